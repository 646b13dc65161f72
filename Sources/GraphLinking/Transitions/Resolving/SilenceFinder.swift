import NavigationModel

/// Tells why a transition shows nothing, though the code around it runs.
struct SilenceFinder {
  let evaluator: Evaluator
  let registry: DestinationRegistry
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator, registry: DestinationRegistry) {
    (self.evaluator, self.registry) = (evaluator, registry)
  }

  /// - Parameter activation: the run of the code around the transition.
  func cause(of transition: Transition, in activation: ActivationID) -> Dismissal.Cause {
    switch transition.shown {
    case .registered(let value): selects(value, transition, activation) ? .selects : .showsNothing
    // Who hands an item on that is known by its type alone asks for nothing, as the one who made it has.
    case .item(let value): selects(value, transition, activation) ? .selects : .observed
    case .chosen: .showsNothing
    // The views of a data source that hosts what it is made with are told where that is known.
    case .results: .content
    case .step, .address(_, isSure: false): cause(ofNamesake: transition, in: activation)
    case .values where transition.kind.goesBack: .unknownReturn
    case .viewOwner(let owner): cause(ofViewOf: owner, in: transition.scope, activation)
    case .views where transition.kind == .root && showsTabs(transition, activation): .tabs
    case .values(let value): cause(of: value, shownBy: transition, in: activation)
    default: .showsNothing
    }
  }

  /// Whether a scene shows views of its own, which can only be tabs if it shows nothing else.
  private func showsTabs(_ transition: Transition, _ activation: ActivationID) -> Bool {
    guard case .views(let content) = transition.shown else { return false }
    evaluator.resetBudget()
    return evaluator.shownViews(content, in: transition.scope, activation).contains {
      if case .inlineView = $0.value { true } else { false }
    }
  }

  /// Whether a value is of a type that a list of the program selects.
  private func selects(_ value: Expression, _ transition: Transition, _ activation: ActivationID) -> Bool {
    evaluator.resetBudget()
    return evaluator.evaluate(value, in: transition.scope, activation, expected: transition.expected)
      .contains { evaluator.type(of: $0.value).map { registry.isSelected($0) } ?? false }
  }

  /// What has the name and the labels of a router's method, and is given no chain of steps and no address, is another
  /// function.
  private func cause(ofNamesake transition: Transition, in activation: ActivationID) -> Dismissal.Cause {
    let site = program.calls(in: transition.body).first { $0.call.position == transition.position }
    guard let site, let name = site.call.callee.calledName else { return .showsNothing }
    // Labels are a part of a function's name: `present(view)` in `present(message:)` is another one.
    let meant = evaluator.functions(calledBy: site.call, in: transition.scope, activation).first {
      ArgumentMatching.match(site.call.arguments, to: program[$0.body].parameters) != nil
    }
    if let meant { return .namesake(meant.body) }
    if let type = libraryType(calledBy: site) { return .undeclared("\(type).\(name)") }
    let isKnown =
      program.ownersOfFunctions[name] != nil || program.globalFunctions[name] != nil
      || evaluator.makesCase(site.call, in: site.scope)
    return isKnown ? .showsNothing : .undeclared(name)
  }

  /// The type that a call begins with, where only a library can declare it: `Helper` for `Helper.present(self)` and for
  /// `Helper.shared.present(self)`. What the program declares under the name of the function is another one then.
  private func libraryType(calledBy site: CallSite) -> String? {
    guard case .member(let base, _) = site.call.callee, let path = base.dottedPath else { return nil }
    let names = path.split(separator: ".").map(String.init)
    let body = program[site.body]
    guard let first = names.first, first.first?.isUppercase == true, first != "Self",
      program.locals(named: first, from: site.scope) == nil, !body.generics.contains(where: { $0.name == first }),
      program.frameworks.types[first] == nil, program.globalProperties[first] == nil,
      !program.moduleNames.contains(first)
    else { return nil }
    let inside = body.owner.map { program[$0].name }
    guard program.resolve(path, inside: inside, file: body.file) == nil,
      program.resolve(first, inside: inside, file: body.file) == nil
    else { return nil }
    return names.last { $0.first?.isUppercase == true }
  }

  private func cause(ofViewOf owner: Expression, in scope: ScopeID, _ activation: ActivationID) -> Dismissal.Cause {
    let type = evaluator.staticType(of: owner, in: scope, activation)
    return type.map { program.isController($0) } == false ? .showsNothing : .viewOfController
  }

  /// A value of which nothing is known may be a screen; only what is known to be none shows none.
  private func cause(
    of value: Expression, shownBy transition: Transition, in activation: ActivationID
  ) -> Dismissal.Cause {
    if transition.showsHostedViewsOnly || value == .nothing || value == .array([]) { return .showsNothing }
    evaluator.resetBudget()
    let candidates = evaluator.evaluate(value, in: transition.scope, activation, expected: transition.expected)
      .flatMap { evaluator.elements(of: $0) }
    guard candidates.contains(where: { !$0.isUnknown }) else {
      if transition.kind == .window { return .unknownWindow }
      return isCarried(value, in: transition.scope, activation) ? .carried : .notFollowed
    }
    return transition.kind == .window ? .wasThere : .showsNothing
  }

  /// Whether a value is an item that brings what it shows with it, or is what such an item gives: `item.coordinator`.
  private func isCarried(_ value: Expression, in scope: ScopeID, _ activation: ActivationID) -> Bool {
    var next = value.uncast
    for _ in 0..<Self.maximumMembers {
      if let type = evaluator.staticType(of: next, in: scope, activation), evaluator.carriage(of: type) != nil {
        return true
      }
      switch next {
      case .member(let base, _): next = base.uncast
      case .call(let call): next = call.callee
      default: return false
      }
    }
    return false
  }

  /// The members between an item and what it shows, such as `item.coordinator.makeView()`.
  private static let maximumMembers = 6
}
