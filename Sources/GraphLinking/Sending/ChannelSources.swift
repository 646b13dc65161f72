import NavigationModel

/// Tells by names alone whether an expression can give a channel at all.
///
/// Most streams of an app come from its network and its storage. To follow each of them through all of its layers, only
/// to learn that no subject is at the end, took longer than everything else that is asked about sending.
extension ChannelReader {
  /// Whether an expression can give a channel: it makes one, reads something that may hold one, or calls a function of
  /// the program of which any with that name gives one.
  func mayGiveChannel(_ expression: Expression, in scope: ScopeID) -> Bool {
    switch expression {
    case .call(let call):
      guard let name = call.callee.calledName else { return true }
      if channelTypes.contains(name) || mayFunctionsGiveChannel(name) { return true }
      guard case .member(let base, _) = call.callee else { return program.propertyNames.functions.contains(name) }
      return operators[name] != nil && mayGiveChannel(base, in: scope)
        || program.propertyNames.functions.contains(name)
    case .identifier(let name):
      // A local is what it is bound to; a parameter or a property can be anything.
      let locals = program.locals(named: name, from: scope) ?? []
      return locals.isEmpty
        || locals.contains { local in
          guard let value = local.value, value.uncast != expression else { return true }
          return mayGiveChannel(value, in: local.scope)
        }
    case .implicitMember, .string, .integer, .boolean, .nothing:
      return false
    case .cast(let value, _), .specialized(let value, _):
      return mayGiveChannel(value, in: scope)
    case .alternatives(let values):
      return values.contains { mayGiveChannel($0, in: scope) }
    default:
      return true
    }
  }

  private func mayFunctionsGiveChannel(_ name: String) -> Bool {
    if let known = evaluator.channelNames[name] { return known }
    // What functions give by each other, one of them gives by itself.
    guard !evaluator.askedChannelNames.contains(name) else { return false }
    let isOutermost = evaluator.askedChannelNames.isEmpty
    evaluator.askedChannelNames.insert(name)
    let owners = program.ownersOfFunctions[name] ?? []
    let functions = owners.flatMap { program[$0].functions[name] ?? [] } + (program.globalFunctions[name] ?? [])
    let answer = functions.contains { function in
      program[program[function].scope].results.values.contains { mayGiveChannel($0.value, in: $0.scope) }
    }
    if answer { evaluator.channelNames[name] = true }
    if isOutermost {
      // Where one gives none, neither do those that were asked for it; otherwise their answers may rest on one still open.
      if !answer { for asked in evaluator.askedChannelNames { evaluator.channelNames[asked] = false } }
      evaluator.askedChannelNames.removeAll()
    }
    return answer
  }
}
