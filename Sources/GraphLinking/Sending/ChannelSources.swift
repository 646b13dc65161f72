import NavigationModel

/// Tells by names alone whether an expression can give a channel at all.
///
/// Most streams of an app come from its network and its storage. To follow each of them through all of its layers, only
/// to learn that no subject is at the end, took longer than everything else that is asked about sending.
extension ChannelReader {
  /// A local by where it is declared.
  private struct LocalName: Hashable {
    let scope: ScopeID
    let name: String
  }

  /// Whether an expression can give a channel: it makes one, reads something that may hold one, or calls a function of
  /// the program of which any with that name gives one.
  func mayGiveChannel(_ expression: Expression, in scope: ScopeID) -> Bool {
    mayGiveChannel(expression, in: scope, asked: [])
  }

  /// - Parameter asked: the locals that are being asked about, which can be set to what depends on themselves.
  private func mayGiveChannel(_ expression: Expression, in scope: ScopeID, asked: Set<LocalName>) -> Bool {
    switch expression {
    case .call(let call):
      guard let name = call.callee.calledName else { return true }
      if channelTypes.contains(name) || mayFunctionsGiveChannel(name) { return true }
      if program.propertyNames.functions.contains(name) { return true }
      guard case .member(let base, _) = call.callee else { return isLocal(name, in: scope) }
      return operators[name] != nil && mayGiveChannel(base, in: scope, asked: asked)
    case .identifier(let name):
      // A local is what it is bound to; a parameter or a property can be anything.
      guard let declaring = program.scope(declaring: name, from: scope),
        let locals = program[declaring].locals[name]
      else { return true }
      var asked = asked
      guard asked.insert(LocalName(scope: declaring, name: name)).inserted else {
        // `stream = stream.filter { … }` gives what the stream was before, and `guard let stream = stream?.filter { … }`
        // what goes by the name outside.
        return locals.allSatisfy { $0.value?.mentionedNames.contains(name) ?? true }
      }
      return locals.contains { local in
        guard let value = local.value, value.uncast != expression else { return true }
        return mayGiveChannel(value, in: local.scope, asked: asked)
      }
    case .implicitMember, .string, .integer, .boolean, .nothing:
      return false
    case .cast(let value, _, _), .specialized(let value, _):
      return mayGiveChannel(value, in: scope, asked: asked)
    case .alternatives(let values):
      return values.contains { mayGiveChannel($0, in: scope, asked: asked) }
    default:
      return true
    }
  }

  /// Whether a name is that of a local function, a closure or a parameter of the code around.
  private func isLocal(_ name: String, in scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if program[place].locals[name] != nil || program[place].functions[name] != nil { return true }
      if case .closure(let closure) = program[place].kind, closure.parameters.contains(where: { $0.name == name }) {
        return true
      }
      if program[place].parent == nil, program[program[place].body].parameters.contains(where: { $0.name == name }) {
        return true
      }
      next = program.enclosing(place)
    }
    return false
  }

  private func mayFunctionsGiveChannel(_ name: String) -> Bool {
    if let known = evaluator.channelNames[name] { return known }
    // The function is being asked already: if recursive functions give a channel, one of them gives it by itself.
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
      // If it gives none, neither do the functions that were asked on the way. If it gives one, their negative answers
      // are not kept, since they may rest on a function that was still open.
      if !answer { for asked in evaluator.askedChannelNames { evaluator.channelNames[asked] = false } }
      evaluator.askedChannelNames.removeAll()
    }
    return answer
  }
}
