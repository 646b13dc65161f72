import NavigationModel

/// Who is given what code makes by way of functions that only hand it on.
extension Receivers {
  /// The calls that get what a call makes, as an argument, from the code around it, from those who call that to get it,
  /// and from functions that hand on what they are given: `show(makeDetail())` and then `menu.show(controller)`. Who gets a
  /// container gets what is in it.
  func distantCalls(given made: CallSite) -> [CallSite] {
    var open: [Handed] = [.made(made.id)]
    var seen = Set(open)
    var found: [CallSite] = []
    while let next = open.popLast(), found.count < Self.maximumCalls, seen.count < Self.maximumHands {
      for call in calls(given: next) {
        found.append(call)
        if isContainer(call), seen.insert(.made(call.id)).inserted { open.append(.made(call.id)) }
        if let handed = parameter(of: call, given: next), seen.insert(handed).inserted { open.append(handed) }
      }
      for call in callers(getting: next) where seen.insert(.made(call)).inserted { open.append(.made(call)) }
    }
    return found
  }

  private func isContainer(_ call: CallSite) -> Bool {
    type(madeBy: call).flatMap { program.frameworkType(of: $0) }?.role == .container
  }

  /// What is handed on: what a call makes or gives, or a parameter of a function.
  private enum Handed: Hashable {
    case made(CallSiteID)
    case parameter(BodyID, String)
  }

  /// What more calls than these get is no single thing.
  private static let maximumCalls = 40
  /// What goes through more functions and callers than these is not followed further.
  private static let maximumHands = 100
  /// Of a function whose name more calls have than these, the callers are not looked for.
  private static let maximumNamesakes = 400

  private func calls(given handed: Handed) -> [CallSite] {
    switch handed {
    case .made(let id): calls(given: program[id])
    case .parameter(let body, let name):
      program.calls(in: body).filter { $0.call.arguments.contains { isParameter($0.value, name) } }
    }
  }

  private func isParameter(_ argument: Expression, _ name: String) -> Bool {
    if case .array(let elements) = argument { return elements.contains { isParameter($0, name) } }
    return argument.uncast == .identifier(name)
  }

  /// The parameter by which the function that a call means gets what is handed on; nil for a call of something else.
  private func parameter(of call: CallSite, given handed: Handed) -> Handed? {
    let argument = call.call.arguments.firstIndex { argument in
      switch handed {
      case .made(let id): holds(argument.value, program[id].call, locals(holding: program[id]))
      case .parameter(_, let name): isParameter(argument.value, name)
      }
    }
    guard let argument, let function = meaning(of: call),
      let mapping = ArgumentMatching.match(call.call.arguments, to: program[function].parameters),
      let index = mapping.first(where: { $0.value == argument })?.key
    else { return nil }
    return .parameter(function, program[function].parameters[index].name)
  }

  /// The calls by which others get what a function makes and gives back.
  private func callers(getting handed: Handed) -> [CallSiteID] {
    guard case .made(let id) = handed, case let made = program[id] else { return [] }
    let (function, names) = (program[made.body], locals(holding: made))
    guard function.kind == .function,
      program[function.scope].results.values.contains(where: { holds($0.value, made.call, names) })
    else { return [] }
    let calls = program.callsByName[function.name] ?? []
    guard calls.count <= Self.maximumNamesakes else { return [] }
    return calls.filter { takes(function.id, program[$0].call) && meaning(of: program[$0]) == function.id }
  }

  /// The function that a call means: the only one of its name and its labels, or the one of the type around the call.
  private func meaning(of call: CallSite) -> BodyID? {
    guard let name = call.call.callee.calledName, name != "init" else { return nil }
    let fitting = firstTwoFunctions(named: name, seenFrom: call.body.file) { takes($0, call.call) }
    guard fitting.count > 1 else { return fitting.first }
    guard let owner = program[call.body].owner else { return nil }
    let own = (program[owner].functions[name] ?? []).filter {
      program.isVisible($0, fromFile: call.body.file) && takes($0, call.call)
    }
    return own.count == 1 ? own[0] : nil
  }

  private func takes(_ body: BodyID, _ call: Call) -> Bool {
    program[body].kind == .function && ArgumentMatching.match(call.arguments, to: program[body].parameters) != nil
  }
}
