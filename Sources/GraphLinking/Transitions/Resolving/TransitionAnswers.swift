import NavigationModel

/// Tells what a transition shows in one run of the code around it.
struct TransitionAnswers {
  let evaluator: Evaluator
  let registry: DestinationRegistry
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator, registry: DestinationRegistry) {
    self.evaluator = evaluator
    self.registry = registry
  }

  /// One thing that a transition shows.
  struct Answer {
    let destination: ResolvedTransition.Destination
    var confidence: Confidence
    /// Where the destination is written, if that says more than the place of the transition.
    var position: Position?
    /// Whether it is one of several that a modifier registers for every view that has it.
    var isShared = false

    /// Whether nobody can tell what is shown.
    var isUnknown: Bool {
      switch destination {
      case .unresolved, .value(.unknown): true
      default: false
      }
    }

    /// Why nobody can tell what is shown; empty for what is known.
    var reason: String { if case .unresolved(let reason) = destination { reason } else { "" } }

    /// Whether only the callers of the code know it.
    var isOpen: Bool { if case .value(.parameter) = destination { true } else { false } }

    /// Whether it is what the outermost function is given.
    var isArgument: Bool { if case .value(.parameter(.body)) = destination { true } else { false } }

    func isObject(of type: TypeID?, _ evaluator: Evaluator) -> Bool {
      guard case .value(let value) = destination else { return false }
      return evaluator.type(of: value) == type
    }

    /// The class of what is shown; nil where that is not known, and for scenes.
    func shownType(_ evaluator: Evaluator) -> TypeID? {
      if case .value(let value) = destination { evaluator.type(of: value) } else { nil }
    }

    /// Whether it says more than that there is some controller.
    func isKnownScreen(in program: Program) -> Bool {
      switch destination {
      case .unresolved: false
      case .value(.some(let type)): program.namesScreen(type)
      default: true
      }
    }
  }

  /// All that a transition shows.
  ///
  /// - Parameters:
  ///   - activation: the run of the transition's body.
  ///   - outermost: the body that is taken for the one that asks.
  func answers(to transition: Transition, in activation: ActivationID, askedFrom outermost: BodyID) -> [Answer] {
    evaluator.resetBudget()
    let scope = transition.scope
    guard evaluator.isFeasible(from: scope, to: program[transition.body].scope, activation) else { return [] }
    switch transition.shown {
    case .values(let expression) where evaluator.isAddress(expression):
      return values(evaluator.addressed(expression, in: scope, activation) ?? [])
    case .address(let expression, let isSure):
      // What takes addresses takes screens as well: `navigator.push(DetailViewController())`.
      if isSure, let screens = evaluator.screens(insteadOfAddress: expression, in: scope, activation) {
        return values(screens)
      }
      let found = evaluator.addressed(expression, in: scope, activation) ?? [.unknown("the address is computed")]
      return values(isSure || evaluator.isAddress(expression) ? found : found.filter { !$0.isUnknown })
    case .values(let expression):
      // What a method that the program adds to all windows shows, those tell who call it.
      let isOwnObject = transition.showsSelf && outermost == transition.body
      let given = evaluator.evaluate(expression, in: scope, activation, expected: transition.expected)
        .flatMap { evaluator.elements(of: $0) }.flatMap { evaluator.screens(registeredFor: $0) }
      let candidates = laidOut(given, expression, transition)
      let found = values(candidates).filter {
        fitsContainer($0, transition, among: candidates)
          && (!transition.showsHostedViewsOnly || isHosted($0, by: expression))
          && !(transition.kind == .window && !isOwnObject && isSomeWindow($0))
          && !(transition.givesWindow && isEmptyWindow($0))
      }
      return found.isEmpty && transition.kind == .popTo ? lookedUp(expression, transition, activation) : found
    case .viewOwner(let expression):
      // Most views that are put somewhere are nobody's: only what is known to be a controller's is a transition.
      return values(evaluator.evaluate(expression, in: scope, activation).filter { evaluator.isOwnController($0) })
    case .coordinators(let expression):
      return values(evaluator.evaluate(expression, in: scope, activation).filter { isCoordinator($0) })
    case .views(let expression):
      let shown = evaluator.shownViews(expression, in: scope, activation).map { evaluator.asInlineView($0) }
      return isToldByTabs(shown, of: transition, activation) ? [] : values(shown)
    case .elsewhere(let appearance):
      var shown = evaluator.shown(appearance, setIn: scope, askedFrom: outermost, activation)
      // A screen that is written inline is told by the view that shows it; an object far from that says nothing of it.
      if let asker = program[transition.body].owner, !program.isScreen(asker), !program.isEntry(asker) {
        shown.removeAll { if case .inlineView = $0.value { true } else { false } }
      }
      return values(appearance.isOneOfSeveral ? shown.map { $0.weakened(to: .possible) } : shown)
    case .chosen(let choice, let value):
      return values(evaluator.views(chosenBy: value, in: scope, choice, activation))
    case .children(let expression):
      return evaluator.shownChildren(expression, in: scope, activation).flatMap { child in
        values([child.candidate]).map {
          Answer(
            destination: $0.destination, confidence: $0.confidence,
            position: child.body == transition.body ? child.position : nil)
        }
      }
    case .results(let body):
      return values(
        (evaluator.givenController(by: body, activation) ?? evaluator.returns(of: body, activation))
          .flatMap { evaluator.elements(of: $0) }
          .filter { !hostsGivenView($0, shownBy: body) })
    case .segue(let expression, let receiver):
      return segues(expression, receiver: receiver, in: scope, activation, asker: program[outermost].owner)
    case .scenes(let expression):
      return values(evaluator.scenes(identifiedBy: expression, in: scope, activation))
    case .registered(let expression):
      return registered(expression, transition, isItem: false, activation)
    case .item(let expression):
      return registered(expression, transition, isItem: true, activation)
    case .state(let expression):
      return values(registry.destinations(forState: expression, linkedIn: Int(transition.body.file)))
    case .step(let expression, let context):
      var steps = evaluator.evaluate(expression, in: scope, activation)
      if let context { steps = evaluator.about(context, steps, in: scope, activation) }
      // Other libraries have methods of the same name; only what is a chain of steps is one of these.
      return values(steps).filter {
        switch $0.destination {
        case .value(.step), .value(.parameter): true
        default: false
        }
      }
    case .fixed(let name):
      return [Answer(destination: .fixed(name), confidence: .certain)]
    case .previous:
      return [Answer(destination: .previous, confidence: .certain)]
    }
  }

  /// Values, with what a document lays out in place of a plain window of which no code knows more: the outlet that holds the
  /// window gives it its name, as in `window.beginSheet(filterSheet)`.
  private func laidOut(
    _ values: [Candidate], _ expression: Expression, _ transition: Transition
  ) -> [Candidate] {
    guard transition.kind == .sheet, let name = expression.ownPropertyName, let owner = program[transition.body].owner,
      program.locals(named: name, from: transition.scope) == nil,
      let property = program.memberLineage(of: owner).firstNonNil({ program[$0].properties[name]?.first }),
      property.fact.attributes.contains(where: { $0.name == "IBOutlet" })
    else { return values }
    return values.map { candidate in
      guard case .some(let type) = candidate.value, ["NSPanel", "NSWindow"].contains(program[type].name) else {
        return candidate
      }
      return Candidate(value: .inlineView(name), confidence: candidate.confidence)
    }
  }

  /// What a stack goes back to that code looks up on it: screens of the class that it asks for, or else one of those before,
  /// which it does not name.
  private func lookedUp(_ expression: Expression, _ transition: Transition, _ activation: ActivationID) -> [Answer] {
    let screens = evaluator.lookedUpScreens(
      expression, before: transition.position, in: transition.scope, activation)
    return screens.isEmpty ? [Answer(destination: .previous, confidence: .inferred)] : values(screens)
  }

  /// Whether a scene shows tabs that are written in it, which are those of the app: `WindowGroup { TabView { … } }`.
  private func isToldByTabs(_ shown: [Candidate], of transition: Transition, _ activation: ActivationID) -> Bool {
    guard transition.kind == .root, case .views(.closure(let content)) = transition.shown, shown.count == 1,
      case .inlineView(let name) = shown[0].value,
      let pattern = program.frameworks.patternsByCall[name]?.first(where: { $0.kind == .tab }),
      case .children(let label) = pattern.destination,
      let inner = program.scope(of: content, in: transition.body)
    else { return false }
    func showsTabs(_ site: CallSite, _ activation: ActivationID) -> Bool {
      guard site.call.callee == .identifier(name),
        let builder = CallLabels.builder(label, in: site.call.arguments)
      else { return false }
      return !evaluator.shownChildren(builder.value, in: site.scope, activation).isEmpty
    }
    let here = program.calls(in: transition.body).contains {
      program.isScope($0.scope, within: inner) && showsTabs($0, activation)
    }
    return here
      || makers(of: transition.shown, in: transition.body).contains { maker in
        program.calls(in: maker).contains { showsTabs($0, evaluator.openActivation(of: maker)) }
      }
  }

  /// A property or a method of the app that makes what a scene shows is seldom made of more than these.
  private static let maximumMakers = 8

  /// The own functions and computed properties that content names, and those that these give the result of:
  /// `WindowGroup { tabs().tint(.red) }`.
  private func makers(of shown: Transition.Shown, in body: BodyID) -> [BodyID] {
    guard case .views(let content) = shown, let owner = program[body].owner else { return [] }
    var found: [BodyID] = []
    var open = content.mentionedNames.sorted()
    var seen = Set(open)
    while let name = open.popLast(), found.count < Self.maximumMakers {
      let functions = program[owner].functions[name] ?? []
      for maker in functions + (program[owner].properties[name] ?? []).compactMap(\.getter) where maker != body {
        found.append(maker)
        for result in program[program[maker].scope].results.values {
          open += result.value.mentionedNames.sorted().filter { seen.insert($0).inserted }
        }
      }
    }
    return found
  }

  /// Whether a window is any: code that does not make it brings one to the front that others have opened.
  private func isSomeWindow(_ answer: Answer) -> Bool {
    guard case .value(.some(let type)) = answer.destination else { return false }
    return ["NSWindow", "NSPanel"].contains(program[type].name)
  }

  /// Whether a window is a plain one of which nothing is known: a controller that gets it is filled by other code.
  private func isEmptyWindow(_ answer: Answer) -> Bool {
    switch answer.destination {
    case .value(.object(let type, _)), .value(.some(let type)): program.isPlainWindow(type)
    case .value(.container(let type, let contents, _)): program.isPlainWindow(type) && contents.isEmpty
    default: false
    }
  }

  private func isCoordinator(_ candidate: Candidate) -> Bool {
    candidate.isParameter || evaluator.type(of: candidate.value).map { program.isCoordinator($0) } ?? false
  }

  /// Whether a controller only hosts the view that its representable is made with, which can be any: what that is, those
  /// tell who make the representable.
  private func hostsGivenView(_ candidate: Candidate, shownBy body: BodyID) -> Bool {
    if case .parameter(.object) = candidate.value { return true }
    guard case .container(let type, let contents, _) = candidate.value, contents.count == 1,
      case .some(let view) = contents[0], program.frameworkType(of: type)?.role == .hosting,
      !program[view].isDeclared, program.isView(view)
    else { return false }
    return program[body].owner.map { evaluator.takesAnyContent($0) } ?? false
  }

  /// UIKit throws when a navigation controller is pushed, so that such a candidate is another branch's.
  private func fitsContainer(_ answer: Answer, _ transition: Transition, among candidates: [Candidate]) -> Bool {
    guard transition.fillsStack, candidates.count > 1, case .value(let value) = answer.destination,
      let type = evaluator.type(of: value)
    else { return true }
    return !program.inherits(type, fromAnyNamed: ["UINavigationController"])
  }

  private func isHosted(_ answer: Answer, by expression: Expression) -> Bool {
    switch answer.destination {
    case .value(.container(let type, _, _)): program.frameworkType(of: type)?.role == .hosting
    // A subclass that makes the view which it hosts is a screen by itself.
    case .value(.object(let type, _)), .value(.some(let type)):
      program[type].isDeclared && program.frameworkType(of: type)?.role == .hosting
    // What is made around a view shows the one that the callers pass. A parameter alone may be any view of AppKit.
    case .value(.parameter): if case .call = expression { true } else { false }
    default: false
    }
  }

  private func values(_ candidates: [Candidate]) -> [Answer] {
    let answers = candidates.compactMap { candidate -> Answer? in
      switch candidate.value {
      case .unknown(let reason): Answer(destination: .unresolved(reason), confidence: candidate.confidence)
      case .nothing: nil
      default: Answer(destination: .value(candidate.value), confidence: candidate.confidence)
      }
    }
    // What could be followed is the answer; the rest is mostly the same value by another way.
    let known = answers.filter { if case .unresolved = $0.destination { false } else { true } }
    // Of several reasons the same one is told in whichever order they were met.
    if known.isEmpty { return answers.min { $0.reason < $1.reason }.map { [$0] } ?? [] }
    // Those that were not followed are no other way to the same value.
    guard candidates.contains(where: { $0.value == Candidate.tooMany.value }) else { return known }
    return known + values([.tooMany])
  }

  /// The class of the object that runs the code, where that performs a segue of its own and is in a protocol or in a
  /// class above; nil for others.
  private func ownObject(_ receiver: TypeID?, in scope: ScopeID, _ activation: ActivationID) -> TypeID? {
    guard let owner = program[program[scope].body].owner, receiver == owner,
      let object = evaluator[activation].receiver.flatMap({ evaluator.type(of: $0) }),
      object != owner, program.inherits(object, from: owner)
    else { return nil }
    return object
  }

  private func segues(
    _ expression: Expression, receiver: TypeID?, in scope: ScopeID, _ activation: ActivationID, asker: TypeID?
  ) -> [Answer] {
    let source =
      ownObject(receiver, in: scope, activation) ?? receiver.flatMap { program[$0].isDeclared ? $0 : nil } ?? asker
    var answers: [Answer] = []
    let lookup = SegueLookup(program: program)
    for candidate in lookup.meant(of: evaluator.evaluate(expression, in: scope, activation), by: source) {
      switch candidate.value {
      // No segue has an empty identifier: it stands for none at all.
      case .string(""):
        continue
      case .string(let identifier):
        let found = lookup.segues(identified: identifier, of: source)
        if found.isEmpty {
          let reason = "no segue with the identifier \"\(identifier)\" starts in a scene of this class"
          answers.append(Answer(destination: .unresolved(reason), confidence: .certain))
        }
        answers += found.map {
          Answer(
            destination: .segue($0.scene, index: $0.index), confidence: max(candidate.confidence, $0.confidence))
        }
      case .parameter:
        answers.append(Answer(destination: .value(candidate.value), confidence: candidate.confidence))
      case .unknown(let reason):
        let whole = "the segue's identifier could not be followed: \(reason)"
        answers.append(Answer(destination: .unresolved(whole), confidence: .certain))
      default:
        answers.append(Answer(destination: .unresolved("the segue's identifier is computed"), confidence: .certain))
      }
    }
    return answers
  }

  /// The views in whose stack the value of a transition comes: that whose code it is, and those that code has appended to
  /// the same path before.
  private func hosts(of transition: Transition, _ activation: ActivationID) -> [TypeID] {
    let own = [program[transition.body].owner].compactMap(\.self)
    let calls = program.calls(in: transition.body).filter { $0.call.callee.calledName == "append" }
    guard let path = calls.first(where: { $0.call.position == transition.position })?.call.callee.receiver else {
      return own
    }
    let before = calls.filter {
      $0.scope == transition.scope && $0.call.position < transition.position && $0.call.callee.receiver == path
    }
    let shown = before.compactMap(\.call.arguments.first?.value).flatMap { value in
      registry.destinations(
        for: evaluator.evaluate(value, in: transition.scope, activation), kind: transition.kind, isItem: false,
        linkedIn: Int(transition.body.file))
    }
    return own + shown.compactMap { evaluator.type(of: $0.value) }
  }

  /// Whether an expression is an element of an array that has none: the code of the loop never runs.
  private func isElementOfNothing(
    _ expression: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool {
    guard case .identifier(let name) = expression, let locals = program.locals(named: name, from: scope),
      locals.count == 1, let only = locals.first, only.projections == [.element], let sequence = only.value
    else { return false }
    let values = evaluator.evaluate(sequence, in: only.scope, activation).map(\.value)
    return values == [.array([])] || values == [.dictionary([])]
  }

  /// The destinations that are registered for the type of a value.
  private func registered(
    _ expression: Expression, _ transition: Transition, isItem: Bool, _ activation: ActivationID
  ) -> [Answer] {
    var routes = evaluator.evaluate(
      expression, in: transition.scope, activation, expected: transition.expected
    ).flatMap { isItem ? [$0] : evaluator.pushed($0) }.filter { $0.value != .nothing }
    if routes.isEmpty, isElementOfNothing(expression, in: transition.scope, activation) { return [] }
    // A value that could not be followed has a type nevertheless, its own or that of its path, by which its destination
    // is registered.
    if !isItem, routes.allSatisfy(\.isUnknown),
      let type = evaluator.staticType(of: expression, in: transition.scope, activation) ?? transition.expected
    {
      routes = [.inferred(.some(type))]
    }
    if let parameter = routes.first(where: { $0.isParameter }) {
      return [Answer(destination: .value(parameter.value), confidence: .inferred)]
    }
    if !isItem, let type = evaluator.basicType(of: expression, in: transition.scope) {
      let found = registry.destinations(
        for: type, routes.first?.value ?? .unknown("it is \(type.name.withArticle)"), kind: transition.kind,
        in: hosts(of: transition, activation), linkedIn: Int(transition.body.file))
      if !found.isEmpty { return values(found) }
    }
    return values(
      registry.destinations(
        for: routes, kind: transition.kind, isItem: isItem, linkedIn: Int(transition.body.file)))
  }
}
