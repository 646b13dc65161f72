import NavigationModel

/// Finds the places where the program uses an idiom.
struct TransitionFinder {
  let evaluator: Evaluator
  let registry: DestinationRegistry
  let contents: SharedContents
  private var program: Program { evaluator.program }

  /// All transitions in the order of the sources.
  func transitions() -> [Transition] {
    var found: [Transition] = []
    for (name, patterns) in program.frameworks.patternsByCall.sorted(by: { $0.key < $1.key }) {
      for id in program.callsByName[name] ?? [] {
        let site = program[id]
        // The first pattern that fits is the one that says most: patterns of one name are written in that order.
        // Only a container with several columns shows something else by each of its patterns.
        guard let first = patterns.first(where: { fits(site, $0, name: name) }) else { continue }
        var fitting = [first]
        if case .children = first.destination {
          fitting = patterns.filter { $0.kind == first.kind && fits(site, $0, name: name) }
        }
        found += fitting.compactMap { transition(site, $0) }
      }
    }
    found += coordinatorStarts()
    found += initialContents()
    found += assignments()
    found += ItemAssignments(evaluator: evaluator, registry: registry).transitions()
    found += SharedFlags(evaluator: evaluator).transitions()
    found += contents.transitions()
    found += implementations()
    found += ObservedProperties(evaluator: evaluator).transitions(setOffBy: found)
    found += properties()
    if knowsStarts { found += SelfStarts(evaluator: evaluator).transitions(among: found) }
    return found.sorted {
      (program[$0.body].file, $0.position, $0.kind.rawValue) < (program[$1.body].file, $1.position, $1.kind.rawValue)
    }
  }

  // MARK: - Calls

  private func fits(_ site: CallSite, _ pattern: TransitionPattern, name: String) -> Bool {
    // What is started by a method of its own is found by what the method is called on.
    guard case .call(_, let labels) = pattern.trigger,
      pattern.destination != .receiver || pattern.kind != .start || pattern.meansOwnDeclarations,
      CallLabels.match(labels, in: site.call.arguments),
      CallLabels.hold(pattern.destination, in: site.call.arguments)
    else { return false }
    if isPassedToSuper(site, name) { return false }
    switch site.call.callee {
    case .identifier:
      let body = program[site.body]
      if name.first?.isUppercase == true {
        if pattern.meansOwnDeclarations { return true }
        return program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
          .map { !program[$0].isDeclared } ?? true
      }
      guard let owner = body.owner else { return pattern.meansOwnDeclarations && pattern.receivers.isEmpty }
      return receives(owner, pattern) && !isNamesake(name, site.call, pattern, in: owner)
    case .member(let base, _):
      guard name.first?.isLowercase == true else { return false }
      guard let receiver = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
      else {
        return pattern.acceptsUnknownReceiver
          && (pattern.meansOwnDeclarations || !isDeclaredOnlyByNonScreens(name, site.call))
      }
      return receives(receiver, pattern) && !isNamesake(name, site.call, pattern, in: receiver)
    case .implicitMember:
      // `return .push(detail)`: the value that the context wants is a transition.
      guard !pattern.receivers.isEmpty, let wanted = evaluator.implicitBase(in: site.body) else { return false }
      return receives(wanted, pattern) && !isNamesake(name, site.call, pattern, in: wanted)
    default:
      return false
    }
  }

  /// Whether an override only passes on what it is given: what it does is told where it is called.
  private func isPassedToSuper(_ site: CallSite, _ name: String) -> Bool {
    guard case .member(.identifier("super"), _) = site.call.callee else { return false }
    let body = program[site.body]
    guard body.name == name, let first = site.call.arguments.first?.value else { return false }
    return body.parameters.contains { first == .identifier($0.name) }
  }

  private func receives(_ type: TypeID, _ pattern: TransitionPattern) -> Bool {
    guard !pattern.receivers.isEmpty else { return true }
    if program.inherits(type, fromAnyNamed: pattern.receivers) { return true }
    // The path of a stack may be an array of the routes themselves.
    if case .registered = pattern.destination, registry.registers(type) { return true }
    // A protocol or an outside class says nothing of the class of the object.
    guard pattern.acceptsUnknownReceiver else { return false }
    return program.frameworkType(of: type) == nil && !program[type].isDeclared
  }

  /// Whether the call means a method that only has the name of the pattern's.
  private func isNamesake(_ name: String, _ call: Call, _ pattern: TransitionPattern, in type: TypeID) -> Bool {
    !pattern.meansOwnDeclarations && declares(name, call, in: type)
  }

  /// Whether a type of the program has a method of its own for the call, so that the call means that one.
  ///
  /// A controller that overrides a method of its framework still does what the framework's method does.
  private func declares(_ name: String, _ call: Call, in type: TypeID) -> Bool {
    program.lineage(of: type).contains { ancestor in
      (program[ancestor].functions[name] ?? []).contains { body in
        // A protocol that asks for what the framework's class already does has no method of its own.
        program[body].kind != .requirement
          && ArgumentMatching.match(call.arguments, to: program[body].parameters) != nil
          && !(program.isController(ancestor) && program[ancestor].isDeclared)
      }
    }
  }

  /// Whether the program declares such a method, and only in types that are no screens: then an unknown receiver is
  /// more likely one of those.
  private func isDeclaredOnlyByNonScreens(_ name: String, _ call: Call) -> Bool {
    let owners = (program.ownersOfFunctions[name] ?? []).filter { owner in
      (program[owner].functions[name] ?? []).contains {
        program[$0].kind != .requirement
          && ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil
      }
    }
    return !owners.isEmpty && owners.allSatisfy { !program.isController($0) }
  }

  private func transition(_ site: CallSite, _ pattern: TransitionPattern) -> Transition? {
    if evaluator.showsCarriedView(site, pattern) { return nil }
    let shown: Transition.Shown
    var expected: TypeID?
    switch pattern.destination {
    case .argument(let label):
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return nil }
      shown = .values(argument.value)
    case .coordinator(let label):
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return nil }
      shown = .coordinators(argument.value)
    case .builder(let label):
      guard let argument = CallLabels.builder(label, in: site.call.arguments) else { return nil }
      shown = .views(argument.value)
    case .children(let label):
      guard let argument = CallLabels.builder(label, in: site.call.arguments) else { return nil }
      shown = .children(argument.value)
    case .segue(let label):
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return nil }
      var receiver: TypeID?
      if case .member(let base, _) = site.call.callee {
        receiver = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
      }
      shown = .segue(argument.value, receiver: receiver)
    case .registered(let label):
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return nil }
      shown = .registered(argument.value)
      expected = evaluator.routeType(expectedBy: site)
    case .state(let label):
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return nil }
      shown = .state(argument.value)
    case .address(let label):
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return nil }
      // Labels that only this library has, or its own class, leave no doubt that the argument is an address.
      shown = .address(argument.value, isSure: label != "_" || !pattern.acceptsUnknownReceiver)
    case .step(let label):
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return nil }
      shown = .step(argument.value, context: CallLabels.argument("with", in: site.call.arguments)?.value)
    case .viewOwner(let label):
      guard let base = CallLabels.argument(label, in: site.call.arguments)?.value.viewOwner,
        program[site.body].owner.map({ program.isController($0) }) == true
      else { return nil }
      shown = .viewOwner(base)
    case .receiver:
      guard case .member(let base, _) = site.call.callee else { return nil }
      shown = .values(base)
    case .fixed(let name):
      shown = .fixed(name)
    case .previous:
      shown = .previous
    case .value:
      return nil
    }
    var transition = Transition(
      shown: shown, kind: pattern.kind, scope: site.scope, body: site.body, position: site.call.position)
    transition.fillsStack = fillsStack(pattern)
    transition.expected = expected
    if let choice = pattern.choice, let chosen = CallLabels.argument(choice.label, in: site.call.arguments) {
      transition.kind = chosen.value.readOrCalledName.flatMap { choice.kinds[$0] } ?? pattern.kind
    }
    if pattern.kind == .present, isPopover(shown, at: site) { transition.kind = .popover }
    transition.modalStyles = ModalStyles(program: program).given(to: transition.shown, as: transition.kind, at: site)
    transition.climbsResponders = climbsResponders(site)
    transition.describedCall = pattern.meansOwnDeclarations ? site.id : nil
    transition.showsHostedViewsOnly = pattern.showsHostedViewsOnly
    return transition
  }

  private func fillsStack(_ pattern: TransitionPattern) -> Bool {
    pattern.kind == .push || pattern.receivers == ["UINavigationController"]
  }

  /// Whether the presented local is given the style of a popover, and not in another branch.
  private func isPopover(_ shown: Transition.Shown, at call: CallSite) -> Bool {
    guard case .values(.identifier(let name)) = shown else { return false }
    return (program.assignmentsByName["modalPresentationStyle"] ?? []).contains { site in
      site.body == call.body && site.target == .member(.identifier(name), "modalPresentationStyle")
        && site.value == .implicitMember("popover")
        && (program.isScope(site.scope, within: call.scope) || program.isScope(call.scope, within: site.scope))
    }
  }

  /// Whether the receiver is a controller that an extension of views or responders finds.
  private func climbsResponders(_ site: CallSite) -> Bool {
    guard case .member(let base, _) = site.call.callee, let name = base.readOrCalledName else { return false }
    return ["UIView", "UIResponder", "NSView", "NSResponder"].contains { owner in
      (program.typesByName[owner] ?? []).contains { type in
        program[type].functions[name] != nil || program[type].properties[name] != nil
      }
    }
  }

  /// What a container of the program's own gives its framework's initializer, as in `super.init(rootViewController:)`.
  private func initialContents() -> [Transition] {
    (program.callsByName["init"] ?? []).map { program[$0] }.flatMap { site -> [Transition] in
      guard case .member(.identifier("super"), _) = site.call.callee, let owner = program[site.body].owner,
        let framework = program.frameworkType(of: owner)
      else { return [] }
      return site.call.arguments.compactMap { argument in
        guard let kind = argument.label.flatMap({ framework.contents[$0] }) else { return nil }
        return Transition(
          shown: .values(argument.value), kind: kind, isOwnContent: true,
          isCoordinatorContent: framework.role == .coordinator, expected: contentType(ofSubclass: owner),
          scope: site.scope, body: site.body, position: site.call.position)
      }
    }
  }

  /// The view that a subclass of a generic hosting controller holds: `Edit` for `class EditController: Hosting<Edit>`.
  private func contentType(ofSubclass type: TypeID) -> TypeID? {
    guard let file = program[type].file else { return nil }
    for case .named(_, let arguments) in program[type].inherited {
      if let name = arguments.first?.name { return program.resolve(name, inside: program[type].name, file: file) }
    }
    return nil
  }

  private var knowsStarts: Bool { program.frameworks.patterns.contains { $0.kind == .start } }

  /// Calls that start a coordinator: of a method whose name begins with `start`, on something that is one.
  private func coordinatorStarts() -> [Transition] {
    guard knowsStarts else { return [] }
    var found: [Transition] = []
    for name in program.callsByName.keys.filter(CoordinatorMethods.starts).sorted() {
      for id in program.callsByName[name] ?? [] {
        let site = program[id]
        guard case .member(let base, _) = site.call.callee, base != .identifier("self"), base != .identifier("super"),
          isCoordinator(base, of: site)
        else { continue }
        found.append(
          Transition(
            shown: .values(base), kind: .start, scope: site.scope, body: site.body, position: site.call.position))
      }
    }
    return found
  }

  private func isCoordinator(_ base: Expression, of site: CallSite) -> Bool {
    let activation = evaluator.openActivation(of: site.body)
    if let type = evaluator.staticType(of: base, in: site.scope, activation) { return program.isCoordinator(type) }
    evaluator.resetBudget()
    return evaluator.evaluate(base, in: site.scope, activation).contains { candidate in
      evaluator.type(of: candidate.value).map { program.isCoordinator($0) } ?? false
    }
  }

  // MARK: - Assignments and implementations

  private func assignments() -> [Transition] {
    var found: [Transition] = []
    for (name, patterns) in program.frameworks.patternsByAssignment.sorted(by: { $0.key < $1.key }) {
      for site in program.assignmentsByName[name] ?? [] where site.value != .nothing {
        let receiver: TypeID?
        switch site.target {
        case .member(let base, _):
          receiver = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
        default:
          receiver = program[site.body].owner
        }
        let pattern = patterns.first { pattern in
          guard let receiver else { return pattern.acceptsUnknownReceiver && isMember(site.target) }
          return receives(receiver, pattern)
        }
        guard let pattern else { continue }
        if isPartOfItself(site) { continue }
        var transition = Transition(
          shown: .values(site.value), kind: pattern.kind, fillsStack: fillsStack(pattern), scope: site.scope,
          body: site.body, position: site.position)
        transition.showsHostedViewsOnly = pattern.showsHostedViewsOnly
        transition.fillsWindow = pattern.receivers == ["UIWindow"] && !isOwnOverlay(site)
        found.append(transition)
      }
    }
    return found
  }

  /// Whether a window is one that the type itself has made, to lie above the app's own. Where the app starts, windows
  /// are made that are its own.
  private func isOwnOverlay(_ site: AssignmentSite) -> Bool {
    guard case .member(let window, _) = site.target, let owner = program[site.body].owner, !program.isEntry(owner)
    else { return false }
    switch window {
    case .identifier, .member(.identifier("self"), _): break
    default: return false
    }
    return (program.callsByName["UIWindow"] ?? []).contains { program[program[$0].body].owner == owner }
  }

  /// Whether what is assigned was there before, as in `stack.viewControllers = stack.viewControllers.dropLast()`.
  private func isPartOfItself(_ site: AssignmentSite) -> Bool {
    var value = site.value
    while true {
      if value == site.target { return true }
      switch value {
      case .call(let call): value = call.callee
      case .member(let base, let name) where Self.partMethods.contains(name): value = base
      case .cast(let base, _): value = base
      case .alternatives(let values): value = values.first ?? .unknown
      default: return false
      }
    }
  }

  private static let partMethods: Set<String> = [
    "filter", "dropLast", "dropFirst", "prefix", "suffix", "reversed", "sorted", "compactMap",
  ]

  private func isMember(_ target: Expression) -> Bool { if case .member = target { true } else { false } }

  private func implementations() -> [Transition] {
    var found: [Transition] = []
    for (name, patterns) in program.frameworks.patternsByImplementation.sorted(by: { $0.key < $1.key }) {
      for owner in program.ownersOfFunctions[name] ?? [] {
        for body in program[owner].functions[name] ?? [] where program[body].kind == .function {
          let labels = program[body].parameters.map { $0.label ?? "_" }
          guard let pattern = patterns.first(where: { isImplementation($0, labels, in: owner) }) else { continue }
          found.append(
            Transition(
              shown: .results(body), kind: pattern.kind, scope: program[body].scope, body: body,
              position: program[body].position))
        }
      }
    }
    return found
  }

  private func isImplementation(_ pattern: TransitionPattern, _ labels: [String], in owner: TypeID) -> Bool {
    guard case .implementation(_, labels) = pattern.trigger else { return false }
    return pattern.receivers.isEmpty || program.inherits(owner, fromAnyNamed: pattern.receivers)
  }
}

extension TransitionFinder {
  /// The properties whose wrapper says how their screens are shown.
  private func properties() -> [Transition] {
    let patterns = program.frameworks.patternsByWrapper
    guard !patterns.isEmpty else { return [] }
    return program.types.flatMap { type in type.properties.values.joined() }.flatMap { property -> [Transition] in
      guard let body = property.initialValue, let result = program[program[body].scope].results.values.first else {
        return []
      }
      return property.fact.attributes.compactMap { attribute in
        guard let pattern = patterns[attribute.name]?.first(where: { fits(attribute, $0) }) else { return nil }
        return Transition(
          shown: .views(result.value), kind: pattern.kind, scope: result.scope, body: body,
          position: property.fact.position)
      }
    }
  }

  private func fits(_ attribute: AttributeFact, _ pattern: TransitionPattern) -> Bool {
    guard case .property(_, let wanted) = pattern.trigger else { return false }
    guard let wanted else { return attribute.arguments.isEmpty }
    return attribute.arguments.contains { $0.label == wanted || $0.value == .implicitMember(wanted) }
  }
}

/// The methods by which coordinators are started.
enum CoordinatorMethods {
  static func starts(_ name: String) -> Bool {
    name == "start" || (name.hasPrefix("start") && name.dropFirst(5).first?.isUppercase == true)
  }
}
