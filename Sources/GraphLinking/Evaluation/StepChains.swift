import NavigationModel

/// A screen that a chain of calls composes, with where the chain says that it is shown from.
struct Step: Hashable {
  /// A part of the chain: a screen or a container around it, and the action that shows it.
  struct Level: Hashable {
    /// What the level shows; empty for a container of the library, which only wraps.
    var screens: [Value]
    var isContainer = false
    /// Nil where the chain names no action, since the screen is already there.
    var action: TransitionKind?
    var position: Position
  }

  /// From the screen outwards.
  var levels: [Level]
  /// The chains that this one goes on from; empty if it starts from whatever is shown.
  var origins: [StepID]
  let position: Position
  let body: BodyID

  /// How the screen comes to be seen: a container around it is what is shown.
  func kind(ofLevel index: Int) -> TransitionKind? {
    var last = index
    while last + 1 < levels.count, levels[last + 1].isContainer { last += 1 }
    return levels[last].action
  }

  /// Whether it is only a container to stand in, and no screen.
  var isOnlyContainer: Bool { !levels.isEmpty && levels.allSatisfy(\.isContainer) }
}

/// A way in which the outermost screen of a chain is shown.
struct StepWay {
  /// The chain that it goes on from; nil for whatever is shown.
  let origin: StepID?
  let kind: TransitionKind?
}

/// Reads chains of calls that compose screens, as RouteComposer has them.
extension Evaluator {
  /// The composition that a call is the end of; nil for all other calls.
  func composition(_ call: Call, in scope: ScopeID, _ activation: ActivationID) -> Candidate? {
    for vocabulary in program.frameworks.chains {
      guard let links = links(of: call), let first = links.first, let root = first.name else { continue }
      if vocabulary.steps.contains(root) || vocabulary.switches.contains(root) || root == "ChainAssembly" {
        return step(links, vocabulary, in: scope, activation).map { .inferred(.step(intern($0))) }
      }
      if vocabulary.factoryAssemblies.contains(root) {
        return factory(links, in: scope, activation)
      }
    }
    return nil
  }

  /// One call of a chain.
  private struct Link {
    let name: String?
    let generics: [TypeReference]
    let arguments: [Argument]
    let position: Position
  }

  /// The calls of a chain, the innermost first; nil for what does not begin with a type.
  private func links(of call: Call) -> [Link]? {
    var result: [Link] = []
    var next: Expression = .call(call)
    while case .call(let current) = next {
      switch current.callee {
      case .member(let base, let name):
        result.append(Link(name: name, generics: [], arguments: current.arguments, position: current.position))
        // `ChainAssembly.from(…)` begins with a static method.
        if case .identifier(let type) = base, type.first?.isUppercase == true {
          result.append(Link(name: type, generics: [], arguments: [], position: current.position))
          return result.reversed()
        }
        next = base
      case .identifier(let name):
        result.append(Link(name: name, generics: [], arguments: current.arguments, position: current.position))
        return name.first?.isUppercase == true ? result.reversed() : nil
      case .specialized(.identifier(let name), let types):
        result.append(Link(name: name, generics: types, arguments: current.arguments, position: current.position))
        return result.reversed()
      default:
        return nil
      }
    }
    return nil
  }

  // MARK: - Steps

  private func step(
    _ links: [Link], _ vocabulary: ChainVocabulary, in scope: ScopeID, _ activation: ActivationID
  ) -> Step? {
    guard let root = links.first else { return nil }
    var step = Step(levels: [], origins: [], position: root.position, body: program[scope].body)
    var level: Step.Level?
    if let name = root.name, vocabulary.steps.contains(name) {
      level = Step.Level(screens: screens(of: root, in: scope, activation), position: root.position)
    }
    for link in links.dropFirst() {
      switch link.name {
      case "factory", "finder":
        if level?.screens.isEmpty == true { level?.screens = screens(of: link, in: scope, activation) }
      case "using":
        level?.action = link.arguments.first.flatMap { action($0.value, vocabulary, in: scope, activation) }
      case "from", "addCase", "assemble":
        guard
          let argument = link.arguments.first(where: { $0.label == nil || $0.label == "from" || $0.label == "default" })
        else { continue }
        if let known = level { step.levels.append(known) }
        level = attach(argument.value, to: &step, vocabulary, in: scope, activation)
      default:
        break
      }
    }
    if let known = level { step.levels.append(known) }
    return step.levels.isEmpty && step.origins.isEmpty ? nil : step
  }

  /// Adds what a chain goes on from; gives the level that the rest of the chain is about.
  private func attach(
    _ expression: Expression, to step: inout Step, _ vocabulary: ChainVocabulary, in scope: ScopeID,
    _ activation: ActivationID
  ) -> Step.Level? {
    if case .call(let call) = expression, let links = links(of: call), let root = links.first {
      if let name = root.name, vocabulary.containerSteps[name] != nil {
        return Step.Level(screens: [], isContainer: true, position: root.position)
      }
      // `GeneralStep.custom(using: ClassFinder<DetailViewController, …>())`
      if let finder = links.last?.arguments.first(where: { $0.label == "using" }) {
        return Step.Level(screens: screenTypes(in: finder.value, in: scope, activation), position: root.position)
      }
    }
    for candidate in evaluate(expression, in: scope, activation) {
      guard case .step(let id) = candidate.value else { continue }
      let origin = self[id]
      // A single step without an origin of its own is one more level of this chain; so is a chain that only begins.
      if origin.origins.isEmpty, origin.levels.count == 1, origin.levels[0].action == nil, origin.body == step.body {
        return origin.levels[0]
      }
      if !step.origins.contains(id) { step.origins.append(id) }
    }
    return nil
  }

  private func screens(of link: Link, in scope: ScopeID, _ activation: ActivationID) -> [Value] {
    if let type = link.generics.first.flatMap({ resolve($0, in: scope, activation) }), program.isController(type) {
      return [.object(type, nil)]
    }
    for label in ["factory", "finder", nil] {
      guard let argument = link.arguments.first(where: { $0.label == label }) else { continue }
      let found = screenTypes(in: argument.value, in: scope, activation)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The screen that a factory makes or a finder finds, by its generic argument or by what it declares.
  private func screenTypes(in expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Value] {
    if case .call(let call) = expression, case .specialized(_, let types) = call.callee,
      let type = types.first.flatMap({ resolve($0, in: scope, activation) }), program.isController(type)
    {
      return [.object(type, nil)]
    }
    return evaluate(expression, in: scope, activation).compactMap { candidate in
      switch candidate.value {
      case .container: return candidate.value
      case .object(let type, _), .some(let type):
        guard program[type].isDeclared else { return nil }
        if program.isController(type) { return .object(type, nil) }
        let made = program[type].functions["build"]?.first.flatMap { program[$0].returnType }
        let found = program[type].functions["isTarget"]?.first.flatMap { program[$0].parameters.first?.type }
        return (made ?? found ?? program[type].aliases["ViewController"]).flatMap {
          resolve($0, inside: program[type].name, file: program[type].file ?? 0)
        }.map { .object($0, nil) }
      default: return nil
      }
    }
  }

  /// The kind of edge that an action makes: by its name, or for one of the program's own by what it does.
  private func action(
    _ expression: Expression, _ vocabulary: ChainVocabulary, in scope: ScopeID, _ activation: ActivationID
  ) -> TransitionKind? {
    let name: String?
    switch expression {
    case .call(let call): name = call.callee.calledName
    case .member(_, let member), .implicitMember(let member): name = member
    default: name = nil
    }
    if let name, let kind = vocabulary.actions[name] { return kind }
    for candidate in evaluate(expression, in: scope, activation) {
      guard let type = type(of: candidate.value), program[type].isDeclared else { continue }
      for body in program[type].functions["perform"] ?? [] {
        let calls = program.calls(in: body)
        let kinds = calls.compactMap { site -> TransitionKind? in
          self.program.frameworks.patternsByCall[site.call.callee.calledName ?? ""]?.first { pattern in
            guard case .call(_, let labels) = pattern.trigger else { return false }
            return CallLabels.match(labels, in: site.call.arguments) && !pattern.kind.goesBack
          }?.kind
        }
        if let kind = kinds.first { return kind }
      }
      return .custom
    }
    return nil
  }

  /// The ways of a chain: one for each chain that it goes on from, through switches and bare containers.
  func ways(of step: Step) -> [StepWay] {
    let own =
      step.levels.isEmpty ? nil : step.kind(ofLevel: step.levels.indices.last { !step.levels[$0].isContainer } ?? 0)
    guard !step.origins.isEmpty else { return [StepWay(origin: nil, kind: own)] }
    return step.origins.flatMap { id -> [StepWay] in
      let origin = self[id]
      if origin.levels.isEmpty { return ways(of: origin).map { StepWay(origin: $0.origin, kind: $0.kind ?? own) } }
      if origin.isOnlyContainer { return ways(of: origin) }
      return [StepWay(origin: id, kind: own ?? kindWithin(origin))]
    }
  }

  /// A screen that is already in a tab bar or a split view is selected there.
  private func kindWithin(_ origin: Step) -> TransitionKind? {
    guard let type = origin.levels.first?.screens.first.flatMap({ type(of: $0) }) else { return nil }
    if program.inherits(type, fromAnyNamed: ["UITabBarController"]) { return .tab }
    return program.inherits(type, fromAnyNamed: ["UISplitViewController"]) ? .column : nil
  }

  // MARK: - Containers with content

  /// What a container is given, with the place where it is.
  struct ComposedContent {
    let container: TypeID
    let content: Value
    let kind: TransitionKind
    let position: Position
  }

  /// The contents of a container of the program's own that a call composes.
  func composedContents(_ call: Call, in scope: ScopeID, _ activation: ActivationID) -> [ComposedContent] {
    guard let links = links(of: call), let root = links.first?.name,
      program.frameworks.chains.contains(where: { $0.factoryAssemblies.contains(root) }),
      case .container(let type, _, let kind)? = container(links, in: scope, activation)?.value,
      program[type].isDeclared
    else { return [] }
    return links.filter { $0.name == "with" }.flatMap { link -> [ComposedContent] in
      guard let argument = link.arguments.first else { return [] }
      let position = innermostContent(argument.value) ?? link.position
      return screenTypes(in: argument.value, in: scope, activation).map {
        ComposedContent(container: type, content: $0, kind: kind, position: position)
      }
    }
  }

  /// Where a container within a container is given its content.
  private func innermostContent(_ expression: Expression) -> Position? {
    guard case .call(let call) = expression else { return nil }
    return links(of: call)?.last { $0.name == "with" }?.position
  }

  /// A container of the library is around its content; one of the program's own is a screen by itself, whose content
  /// is told once, where it is composed.
  private func factory(_ links: [Link], in scope: ScopeID, _ activation: ActivationID) -> Candidate? {
    guard let made = container(links, in: scope, activation), case .container(let type, _, _) = made.value else {
      return nil
    }
    return program[type].isDeclared ? .inferred(.object(type, nil)) : made
  }

  private func container(_ links: [Link], in scope: ScopeID, _ activation: ActivationID) -> Candidate? {
    guard let root = links.first, let made = root.arguments.first(where: { $0.label == "factory" }),
      case .call(let call) = made.value, case .specialized(_, let types) = call.callee,
      let type = types.first.flatMap({ resolve($0, in: scope, activation) })
    else { return nil }
    let contents = links.dropFirst().filter { $0.name == "with" }.flatMap { link -> [Value] in
      link.arguments.first.map { screenTypes(in: $0.value, in: scope, activation) } ?? []
    }
    let kind: TransitionKind =
      program.inherits(type, fromAnyNamed: ["UITabBarController"])
      ? .tab : program.inherits(type, fromAnyNamed: ["UISplitViewController"]) ? .column : .root
    return .inferred(.container(type, contents: contents, kind: kind))
  }
}
