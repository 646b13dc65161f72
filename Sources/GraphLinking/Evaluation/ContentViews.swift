import NavigationModel

/// Tells views of the program that are screens from those that only are around what they are given.
extension Evaluator {
  /// Whether a view can be made with any content: it is generic over it, or keeps it as a view of any type.
  func takesAnyContent(_ type: TypeID) -> Bool {
    if program[type].generics.contains(where: { $0.constraint?.name == "View" }) { return true }
    return (program[type].properties["content"] ?? []).contains { property in
      !property.fact.isStatic && property.getter == nil && property.initialValue == nil
        && property.fact.type?.isAnyView == true
    }
  }

  /// What a view is around where only the callers of the code know it.
  func openContent(of call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    guard let builder = call.arguments.first(where: { $0.isTrailing && $0.label == nil }),
      case .closure(let closure) = builder.value,
      let inner = program.scope(of: closure, in: program[scope].body)
    else { return nil }
    return children(in: inner, activation).joined().first { $0.isParameter }.map { [$0] }
  }

  /// What a view is around where the initializer that makes it says so itself, as initializers for one content do:
  /// `extension Loading where Content == Detail { init(id: Int) { self.init(id: id) { Detail(id: $0) } } }`.
  func contentOfInitializer(
    of type: TypeID, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    let fitting = (program[type].functions["init"] ?? []).compactMap { body -> (BodyID, [Int: Int])? in
      guard program.isVisible(body, fromFile: scope.file) else { return nil }
      return ArgumentMatching.match(call.arguments, to: program[body].parameters).map { (body, $0) }
    }
    guard fitting.count == 1, let (body, mapping) = fitting.first else { return nil }
    return content(
      givenBy: body, run(body, receiver: .some(type), call: call, mapping: mapping, in: scope, activation))
  }

  /// What a view is around that is made by any of its initializers, where only one of them says what that is:
  /// `destination: Loading.init`.
  func contentOfInitializers(of type: TypeID) -> [Candidate]? {
    guard takesAnyContent(type) else { return nil }
    let contents = (program[type].functions["init"] ?? []).compactMap { content(givenBy: $0, openActivation(of: $0)) }
    return contents.count == 1 ? contents[0] : nil
  }

  /// The content that an initializer gives to another one of the same view.
  private func content(givenBy initializer: BodyID, _ activation: ActivationID) -> [Candidate]? {
    var contents: [Candidate] = []
    for site in program.calls(in: initializer) where site.call.callee == .member(.identifier("self"), "init") {
      guard let content = viewContent(of: site.call, in: site.scope, activation) else { return nil }
      contents += content
    }
    return contents.isEmpty ? nil : unique(contents)
  }

  /// Whether a view leads to other screens, so that it is one itself rather than a wrapper around its content. An alert
  /// makes no screen of it, and neither does a way back, or a stack in which others ask for what it shows.
  func leadsElsewhere(_ type: TypeID) -> Bool {
    if let known = leadingCache[type] { return known }
    let leads = leads(from: type) { _ in true }
    leadingCache[type] = leads
    return leads
  }

  /// Whether some of the code of a view leads to other screens.
  func leads(from type: TypeID, where isMeant: (CallSite) -> Bool) -> Bool {
    program.frameworks.patternsByCall.contains { name, patterns in
      (program.callsByName[name] ?? []).contains { id in
        program[program[id].body].owner == type
          && patterns.contains { pattern in
            pattern.kind != .alert && !pattern.kind.goesBack && pattern.matches(program[id].call)
              && !isAskedFromElsewhere(program[id], pattern)
          } && isMeant(program[id])
      }
    }
  }

  /// Whether a transition shows what is registered for a route, or what an item brings with it.
  private func isAskedFromElsewhere(_ site: CallSite, _ pattern: TransitionPattern) -> Bool {
    if pattern.registersFor != nil { return true }
    return showsCarriedView(site, pattern)
  }
}
