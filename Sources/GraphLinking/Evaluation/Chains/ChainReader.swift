import NavigationModel

extension Evaluator {
  /// What a call composes that is the end of a chain, or that pairs a chain with its context; nil for all other calls.
  func composition(_ call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    guard !program.frameworks.chains.isEmpty, let chain = CallChain(call) else { return nil }
    for vocabulary in program.frameworks.chains {
      let reader = ChainReader(evaluator: self, vocabulary: vocabulary, scope: scope, activation: activation)
      if let composed = reader.composition(chain) { return composed }
    }
    return nil
  }
}

/// Reads a chain of calls that composes a screen, as RouteComposer has them.
struct ChainReader {
  let evaluator: Evaluator
  let vocabulary: ChainVocabulary
  let scope: ScopeID
  let activation: ActivationID
  var program: Program { evaluator.program }

  /// What a chain stands for; nil where it is not one of the library's.
  func composition(_ chain: CallChain) -> [Candidate]? {
    let root = chain.root.name
    if vocabulary.destinations.contains(root) {
      return isOfLibrary(root) ? destination(chain) : nil
    }
    if vocabulary.steps.contains(root) || vocabulary.switches.contains(root) || vocabulary.tails.contains(root) {
      guard isOfLibrary(root), let step = step(chain) else { return nil }
      return [.inferred(.step(evaluator.intern(step)))]
    }
    if vocabulary.factoryAssemblies.contains(root) {
      guard isOfLibrary(root), let made = composedContainer(chain) else { return nil }
      // A container of the program's own is a screen by itself, whose content is told once, where it is composed.
      return [.inferred(program[made.container].isDeclared ? .object(made.container, nil) : made.value)]
    }
    return nil
  }

  /// Whether a name means the library's type, and not one that the program has by the same name.
  private func isOfLibrary(_ name: String) -> Bool {
    let body = program[program[scope].body]
    guard let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file) else {
      return true
    }
    return !program[type].isDeclared
  }

  /// `Destination(to: step, with: context)`: the step, with what its screen is about.
  private func destination(_ chain: CallChain) -> [Candidate]? {
    guard let target = chain.root.arguments.first(where: { $0.label == "to" }) else { return nil }
    let found = evaluator.evaluate(target.value, in: scope, activation)
    guard found.contains(where: { if case .step = $0.value { true } else { $0.isParameter } }) else { return nil }
    guard let context = chain.root.arguments.first(where: { $0.label == "with" }) else { return found }
    return evaluator.about(context.value, found, in: scope, activation)
  }

  // MARK: - Steps

  private func step(_ chain: CallChain) -> Step? {
    var step = Step(levels: [], origins: [], position: chain.root.position, body: program[scope].body)
    if vocabulary.switches.contains(chain.root.name) {
      step.origins = chain.links.flatMap { origins(ofCase: $0) }
      return step.origins.isEmpty ? nil : step
    }
    var level = vocabulary.steps.contains(chain.root.name) ? firstLevel(chain) : nil
    for link in chain.links {
      switch link.name {
      case "adding", "add":
        step.interceptors += link.arguments.flatMap { interceptors($0.value) }
      case "using":
        level?.action = link.arguments.first.flatMap { action($0.value) }
      case "from", "assemble":
        guard let argument = link.arguments.first(where: { $0.label == nil || $0.label == "from" }) else { continue }
        if let known = level { step.append(known) }
        level = attach(argument.value, to: &step)
      default:
        break
      }
    }
    if let known = level { step.append(known) }
    return step.levels.isEmpty && step.origins.isEmpty ? nil : step
  }

  /// Adds what a chain goes on from; gives the level that the rest of the chain is about.
  private func attach(_ expression: Expression, to step: inout Step) -> Step.Level? {
    let (name, arguments) = expression.wordAndArguments
    if let name, vocabulary.containers[name] != nil, isWord(expression) {
      return Step.Level(screens: [], isContainer: true, isMade: true, position: step.position)
    }
    let steps = evaluator.evaluate(expression, in: scope, activation).compactMap { candidate -> StepID? in
      if case .step(let id) = candidate.value { id } else { nil }
    }
    // `GeneralStep.custom(using: ClassFinder<DetailViewController, …>())`
    if steps.isEmpty, let finder = arguments.first(where: { $0.label == "using" }) {
      let found = part(finder.value).screens
      return found.isEmpty ? nil : Step.Level(screens: found, position: step.position)
    }
    for id in steps {
      let origin = evaluator[id]
      // A single step without an origin of its own is one more level of this chain; so is a chain that only begins.
      if origin.origins.isEmpty, origin.levels.count == 1, origin.levels[0].action == nil, origin.body == step.body {
        return origin.levels[0]
      }
      let known = Step.Origin(step: id)
      if !step.origins.contains(known) { step.origins.append(known) }
    }
    return nil
  }

  /// Whether an expression is a word of the library: `.current`, or a call of a type.
  private func isWord(_ expression: Expression) -> Bool {
    switch expression {
    case .implicitMember: true
    case .call(let call):
      switch call.callee {
      case .implicitMember: true
      case .identifier(let name), .specialized(.identifier(let name), _): isOfLibrary(name)
      default: false
      }
    default: false
    }
  }

  /// The ways that a case of a switch names.
  private func origins(ofCase link: CallChain.Link) -> [Step.Origin] {
    guard link.name == "addCase" || link.name == "assemble" else { return [] }
    var test: ContextTest?
    if let condition = link.arguments.first(where: { $0.label == "when" }),
      case .closure(let closure, _)? = evaluator.evaluate(condition.value, in: scope, activation).first?.value
    {
      test = ContextTest(closure: closure)
    }
    let labels = ["from", "default", "expecting", nil]
    guard
      let argument = labels.lazy.compactMap({ label in
        link.arguments.first { $0.label == label && (label != nil || link.arguments.count == 1) }
      }).first
    else { return [] }
    let values = evaluator.evaluate(argument.value, in: scope, activation).flatMap { candidate -> [Candidate] in
      guard case .closure(let closure, let captured) = candidate.value else { return [candidate] }
      return evaluator.results(ofClosure: closure, captured, arguments: [])
    }
    let steps = values.compactMap { candidate -> StepID? in
      if case .step(let id) = candidate.value { id } else { nil }
    }
    // A finder, or a step that stands for what is shown: no chain says where that is.
    return steps.isEmpty ? [Step.Origin(step: nil, test: test)] : steps.map { Step.Origin(step: $0, test: test) }
  }

  /// The types of the program that show something before the step is taken.
  private func interceptors(_ expression: Expression) -> [TypeID] {
    evaluator.evaluate(expression, in: scope, activation).compactMap { candidate in
      guard case .object(let type, _) = candidate.value, program[type].isDeclared else {
        return nil
      }
      let methods = Self.interceptions.flatMap { program[type].functions[$0] ?? [] }
      let shows = methods.contains { kind(ofCallsIn: $0) != nil }
      // A task runs when the screen is there; what intercepts has no controller to run on.
      let intercepts = methods.contains { body in
        program[body].parameters.first?.label == "with" && program[body].parameters.count < 3
      }
      return shows && intercepts ? type : nil
    }
  }

  /// The method of an interceptor, in newer and older versions.
  private static let interceptions = ["perform", "execute"]

  // MARK: - Levels

  private func firstLevel(_ chain: CallChain) -> Step.Level {
    let factory =
      chain.root.arguments.first { $0.label == "factory" }
      ?? chain.links.first { $0.name == "factory" }?.arguments.first
    let finder =
      chain.root.arguments.first { $0.label == "finder" } ?? chain.links.first { $0.name == "finder" }?.arguments.first
    let made = factory.map { part($0.value) } ?? Part()
    let declared = chain.root.generics.first.flatMap { screen(of: $0) }
    var screens = made.screens.filter(isScreen)
    if screens.isEmpty, let declared, isScreen(declared) { screens = [declared] }
    if screens.isEmpty, let finder { screens = part(finder.value).screens }
    if screens.isEmpty, let wanted = declaredScreen(of: chain), isScreen(wanted) { screens = [wanted] }
    // What is only known to be a container of some class is less than anything that makes it.
    if screens.isEmpty { screens = made.screens + (made.screens.isEmpty ? [declared].compactMap { $0 } : []) }
    return Step.Level(
      screens: screens, isContainer: isContainer(screens), isMade: factory != nil && !made.isEmpty,
      isSought: finder.map { !vocabulary.emptyFinders.contains($0.value.wordAndArguments.word ?? "") } ?? false,
      position: chain.root.position)
  }

  /// The screen of the type that the chain is the value of: `var list: DestinationStep<ListViewController, Any?> { … }`.
  private func declaredScreen(of chain: CallChain) -> Value? {
    let body = program[program[scope].body]
    func isWhole(_ value: Expression) -> Bool {
      guard case .call(let call) = value else { return false }
      return CallChain(call)?.root.position == chain.root.position
    }
    var declared: TypeReference?
    if program[body.scope].results.values.contains(where: { isWhole($0.value) }) { declared = body.returnType }
    let locals = program[scope].locals.values.joined()
    if let local = locals.first(where: { $0.type != nil && $0.value.map(isWhole) == true }) { declared = local.type }
    guard case .named(let name, let arguments)? = declared, vocabulary.stepTypes.contains(name) else { return nil }
    return arguments.first.flatMap { screen(of: $0) }
  }

  /// Whether a value says more than that it is some controller or container of the framework.
  private func isScreen(_ value: Value) -> Bool {
    if case .scene = value { return true }
    guard let type = evaluator.type(of: value) else { return false }
    return program[type].isDeclared
  }

  /// Whether a level is seen by what it holds: containers of the framework, and navigation controllers of any class.
  ///
  /// The tab bar of a storyboard is a place of its own, which other chains go on from.
  private func isContainer(_ screens: [Value]) -> Bool {
    !screens.isEmpty
      && screens.allSatisfy { value in
        guard let type = evaluator.type(of: value) else { return false }
        if program.inherits(type, fromAnyNamed: ["UINavigationController"]) { return true }
        guard !program[type].isDeclared, program.frameworkType(of: type)?.role == .container else { return false }
        if case .scene = value { return !program.inherits(type, fromAnyNamed: ["UITabBarController"]) }
        return true
      }
  }
}

extension Step {
  /// Adds a level outside of those that are there.
  ///
  /// A screen that is only looked for, and then the same one as it is made, are one level.
  fileprivate mutating func append(_ level: Level) {
    if let inner = levels.last, !inner.isMade, inner.action == nil, !inner.isContainer, inner.screens == level.screens {
      var level = level
      level.isSought = level.isSought || inner.isSought
      levels[levels.count - 1] = level
    } else {
      levels.append(level)
    }
  }
}

extension Expression {
  /// The last name of a member or a call with the call's arguments: `custom` for `GeneralStep.custom(using: finder)`.
  var wordAndArguments: (word: String?, arguments: [Argument]) {
    switch self {
    case .call(let call): (call.callee.calledName, call.arguments)
    case .member(_, let name), .implicitMember(let name): (name, [])
    default: (nil, [])
    }
  }
}
