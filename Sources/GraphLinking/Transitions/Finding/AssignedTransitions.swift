import NavigationModel

/// Finds the assignments that are transitions, as of `window.rootViewController`.
struct AssignedTransitions {
  private let fit: PatternFit
  private let measuringHosts: MeasuringHosts
  private var evaluator: Evaluator { fit.evaluator }
  private var program: Program { evaluator.program }

  init(fit: PatternFit) {
    self.fit = fit
    measuringHosts = MeasuringHosts(program: fit.evaluator.program)
  }

  func find() -> FoundTransitions {
    var found = FoundTransitions()
    for (name, patterns) in program.frameworks.patternsByAssignment.sorted(by: { $0.key < $1.key }) {
      found.transitions += additions(to: name, patterns) + exchanges(in: name, patterns)
      for site in program.assignmentsByName[name] ?? [] where site.value != .nothing {
        let receiver = evaluator.receiver(of: site) ?? evaluatedReceiver(of: site)
        let pattern = patterns.first { pattern in
          guard let receiver else { return pattern.acceptsUnknownReceiver && isMember(site.target) }
          return fit.receives(receiver, pattern)
        }
        if let cause = cause(ofDismissing: site, on: receiver, pattern) {
          found.dismissals.append(Dismissal(at: site, since: cause))
          continue
        }
        guard let pattern else { continue }
        if let held = evaluator.heldContents(site.value, in: site.scope) {
          guard let back = pattern.setting(held, in: site.scope, site.body, site.position) else {
            found.dismissals.append(Dismissal(at: site, since: .wasThere))
            continue
          }
          found.transitions.append(back)
          continue
        }
        let isContentView = pattern.showsHostedViewsOnly && pattern.isOfWindow
        let value =
          isContentView
          ? evaluator.onlyContent(ofPlainView: site.value, in: site.scope) ?? site.value : site.value
        var transition = Transition(
          shown: .values(value), kind: pattern.kind, fillsStack: pattern.fillsStack, scope: site.scope,
          body: site.body, position: site.position)
        if pattern.showsHostedViewsOnly, let owner = evaluator.controller(withView: value, in: site.scope) {
          transition.shown = .viewOwner(owner)
        } else {
          transition.showsHostedViewsOnly = pattern.showsHostedViewsOnly
        }
        if pattern.adds(site.value, in: site.scope, evaluator) { transition.kind = .push }
        if let added = pattern.addsOntoBottom(site.value, of: site.target.receiver, in: site.scope, evaluator) {
          transition.kind = .push
          transition.shown = .values(added)
        }
        if let others = pattern.setsOntoSelf(site.value, of: site.target.receiver, in: site.scope, evaluator) {
          transition.shown = .values(others)
        }
        if pattern.exchanges(site.value, in: site.scope, evaluator) {
          transition.kind = .replace
          transition.exchangedStack = site.target.receiver
        }
        if case .member(let base, _) = site.target, pattern.fillsStack || pattern.kind.fillsContainer {
          transition.localStack = LocalStacks(evaluator: evaluator).stack(base, of: transition.kind, in: site.scope)
        }
        transition.ownContainer = OwnContainers(evaluator: evaluator)
          .container(filledBy: site.target, as: transition.kind, in: site.scope, fit)
        transition.givesWindow = name == "window" && pattern.receivers == ["NSWindowController"]
        let window = windowFilled(by: site, receiver, transition)
        if let window { transition.ownContainer = window }
        transition.isAskedFor = !transition.isOnItself && window == nil
        transition.isOwnContent = site.target.isOwnProperty && fit.isBeginning(pattern, in: site.body)
        transition.fillsOwnScreen = fit.fillsOwnScreen(site.target, transition, pattern)
        transition.fillsWindow = pattern.receivers == ["UIWindow"] && !isOwnOverlay(site)
        found.transitions.append(transition)
      }
    }
    return found
  }

  /// The window or the window controller of a class of the program's own that gets its window, or into which a controller
  /// puts itself: `panel.contentViewController = self`. Whoever has that done holds nothing of it.
  private func windowFilled(
    by site: AssignmentSite, _ receiver: TypeID?, _ transition: Transition
  ) -> OwnContainer? {
    guard transition.kind == .root, let receiver, program[receiver].isDeclared,
      program.inherits(receiver, fromAnyNamed: ["NSWindow", "NSWindowController"])
    else { return nil }
    if case .member(let window, _) = site.target, window != .identifier("self") {
      return transition.givesWindow || site.value == .identifier("self") ? .named(window, receiver) : nil
    }
    return transition.givesWindow ? .itself(receiver) : nil
  }

  /// Calls that put something beside what a container holds: `stack.viewControllers.append(Detail())`.
  private func additions(to name: String, _ patterns: [TransitionPattern]) -> [Transition] {
    program.propertyUses.additions(to: name).compactMap { site in
      guard let addition = site.call.addition,
        let pattern = pattern(among: patterns, ofContents: addition.array, set: addition.added, at: site),
        // What is inserted below the top of a stack is not seen then.
        pattern.fillsStack ? site.call.callee.calledName != "insert" : pattern.kind.fillsContainer
      else { return nil }
      let kind = pattern.fillsStack ? .push : pattern.kind
      return filling(addition.array, with: addition.added, at: site, pattern, as: kind)
    }
  }

  /// Assignments that put something in the place of one of the screens that a container shows side by side:
  /// `tabs.viewControllers?[1] = Detail()`.
  private func exchanges(in name: String, _ patterns: [TransitionPattern]) -> [Transition] {
    program.propertyUses.elementSettings(of: name).compactMap { site in
      guard site.call.callee.calledName == FunctionFact.subscriptSetter, let setting = site.call.elementSetting,
        let pattern = pattern(among: patterns, ofContents: setting.collection, set: setting.value, at: site),
        !pattern.fillsStack, pattern.kind.fillsContainer
      else { return nil }
      return filling(setting.collection, with: setting.value, at: site, pattern, as: pattern.kind)
    }
  }

  /// The pattern of the container whose contents an expression names; nil for a local of that name, and for others.
  private func pattern(
    among patterns: [TransitionPattern], ofContents array: Expression, set value: Expression, at site: CallSite
  ) -> TransitionPattern? {
    if case .identifier(let own) = array, program.locals(named: own, from: site.scope) != nil { return nil }
    let assignment = AssignmentSite(
      target: array, value: value, position: site.call.position, scope: site.scope, body: site.body)
    guard let receiver = evaluator.receiver(of: assignment) else { return nil }
    return patterns.first { fit.receives(receiver, $0) }
  }

  private func filling(
    _ array: Expression, with value: Expression, at site: CallSite, _ pattern: TransitionPattern,
    as kind: TransitionKind
  ) -> Transition {
    var transition = Transition(
      shown: .values(value), kind: kind, fillsStack: pattern.fillsStack, scope: site.scope, body: site.body,
      position: site.call.position)
    if case .member(let base, _) = array {
      transition.localStack = LocalStacks(evaluator: evaluator).stack(base, of: transition.kind, in: site.scope)
    }
    transition.ownContainer = OwnContainers(evaluator: evaluator)
      .container(filledBy: array, as: transition.kind, in: site.scope, fit)
    transition.isAskedFor = !transition.isOnItself
    transition.isOwnContent = array.isOwnProperty && fit.isBeginning(pattern, in: site.body)
    transition.fillsOwnScreen = fit.fillsOwnScreen(array, transition, pattern)
    return transition
  }

  /// Why an assignment is no transition; nil where it is.
  private func cause(
    ofDismissing site: AssignmentSite, on receiver: TypeID?, _ pattern: TransitionPattern?
  ) -> Dismissal.Cause? {
    guard let pattern else {
      let value = evaluator.staticType(of: site.value, in: site.scope, evaluator.openActivation(of: site.body))
      guard let value, program.isController(value) else { return .commonWord }
      return receiver.map { .owner(program[$0].name) } ?? .unknownReceiver
    }
    if pattern.isOfWindow, isOnView(site) { return .partOfView }
    if evaluator.heldContents(site.value, in: site.scope) != nil { return nil }
    if isPartOfItself(site) || isUpdate(site) { return .wasThere }
    if pattern.receivers == ["NSWindowController"], givesItselfAController(site) { return .givesController }
    if isPartOfView(site, receiver) { return .partOfView }
    if measuringHosts.isMeasuring(site) { return .measured }
    if evaluator.fillsHost(site) { return .content }
    if isBlank(site, pattern) { return .blank }
    return pattern.isOfWindow && isFormerRoot(site.value, in: site.scope, of: site.target) ? .wasThere : nil
  }

  /// Whether a window gives itself a window controller while it is made: nothing appears until somebody shows the window.
  /// Where the same code has the controller show it, the controller must be known to have it.
  private func givesItselfAController(_ site: AssignmentSite) -> Bool {
    guard site.value == .identifier("self"), program[site.body].kind == .initializer,
      let owner = program[site.body].owner, program.inherits(owner, fromAnyNamed: ["NSWindow"])
    else { return false }
    return !program.calls(in: site.body).contains { $0.call.callee.calledName == "showWindow" }
  }

  /// The type of what a closure is given, as far as following it tells: `Sheet { $0.rootViewController = self }`.
  private func evaluatedReceiver(of site: AssignmentSite) -> TypeID? {
    guard case .member(let base, _) = site.target else { return nil }
    evaluator.resetBudget()
    let values = evaluator.evaluate(base, in: site.scope, evaluator.openActivation(of: site.body))
    let types = Set(values.compactMap { evaluator.type(of: $0.value) })
    return types.count == 1 ? types.first : nil
  }

  /// Whether a property is one of a view by its name: banners of advertisements have a `rootViewController` too.
  private func isOnView(_ site: AssignmentSite) -> Bool {
    guard case .member(let base, _) = site.target, let name = base.readName, let owner = program[site.body].owner else {
      return false
    }
    let property = program.memberLineage(of: owner).lazy.compactMap { program[$0].properties[name]?.first }.first
    let type = property?.fact.type?.name ?? name
    return type.hasSuffix("View") && !program.declares(type, seenFrom: program[site.body].file)
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
    let windows = program.typesByName["UIWindow"]?.first.map { [$0] + program.concreteSubtypes(of: $0) } ?? []
    return (["UIWindow"] + windows.map { program[$0].bareName }).contains { name in
      (program.callsByName[name] ?? []).contains { program[program[$0].body].owner == owner }
    }
  }

  /// Whether a window gets a controller without anything in it, which only serves to present an alert on.
  private func isBlank(_ site: AssignmentSite, _ pattern: TransitionPattern) -> Bool {
    guard pattern.isOfWindow else { return false }
    var value = site.value
    if case .identifier(let name) = value, let locals = program.locals(named: name, from: site.scope),
      locals.count == 1, let only = locals.first, only.projections.isEmpty, let made = only.value
    {
      guard !isFilled(name, in: site.body) else { return false }
      value = made
    }
    guard case .call(let call) = value, call.arguments.isEmpty else { return false }
    return call.callee == .identifier("UIViewController") || call.callee == .identifier("NSViewController")
  }

  /// Whether code puts something into the view of a controller, or a controller into another one, and presents nothing
  /// on it: `failure.view.addSubview(label)`.
  private func isFilled(_ controller: String, in body: BodyID) -> Bool {
    let name = Expression.identifier(controller)
    let calls = program.calls(in: body).map(\.call.callee)
    guard !calls.contains(.member(name, "present")) else { return false }
    return program.propertyUses.assignments(in: body).contains { $0.target == .member(name, "view") }
      || calls.contains(.member(name, "addChild"))
      || calls.contains { callee in
        guard case .member(.member(name, "view"), let method) = callee else { return false }
        return Self.addingViews.contains(method)
      }
  }

  private static let addingViews: Set<String> = ["addSubview", "insertSubview"]

  /// Whether a window gets back what it had before: `let former = window.rootViewController`.
  private func isFormerRoot(
    _ value: Expression, in scope: ScopeID, of window: Expression, steps: Int = 4
  ) -> Bool {
    switch value {
    case .member(let base, "rootViewController"):
      let type = evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body))
      return value == window || type.map { program.inherits($0, fromAnyNamed: ["UIWindow"]) } == true
    case .cast(let former, _, _):
      return steps > 0 && isFormerRoot(former, in: scope, of: window, steps: steps - 1)
    case .identifier(let name):
      guard steps > 0, let locals = program.locals(named: name, from: scope), !locals.isEmpty else { return false }
      return locals.allSatisfy { local in
        guard let former = local.value, local.projections.isEmpty else { return false }
        // A closure that captures a local by its own name means the one around it.
        let start = former == value ? program.enclosing(local.scope) : local.scope
        return start.map { isFormerRoot(former, in: $0, of: window, steps: steps - 1) } ?? false
      }
    default:
      return false
    }
  }

  /// Whether a view sets what a hosting controller shows within it, as a pin on a map or a cell does.
  private func isPartOfView(_ site: AssignmentSite, _ receiver: TypeID?) -> Bool {
    guard let receiver, program.frameworkType(of: receiver)?.role == .hosting, let owner = program[site.body].owner
    else { return false }
    return program.inherits(owner, fromAnyNamed: ["UIView", "NSView", "UIViewRepresentable", "NSViewRepresentable"])
  }

  /// Whether a representable gives the controller that it made the same content again, which now looks different.
  private func isUpdate(_ site: AssignmentSite) -> Bool {
    guard let making = Self.making[program[site.body].name], let owner = program[site.body].owner,
      case .member(.identifier(let controller), let property) = site.target,
      program[site.body].parameters.first?.name == controller
    else { return false }
    let names = site.value.mentionedNames
    return !names.isEmpty
      && (program[owner].functions[making] ?? []).flatMap { program.calls(in: $0) }.contains { made in
        made.call.arguments.contains { $0.label == property && $0.value.mentionedNames == names }
      }
  }

  /// The methods by which a representable makes its controller, by those that update it.
  private static let making = [
    "updateUIViewController": "makeUIViewController", "updateNSViewController": "makeNSViewController",
  ]

  /// Whether what is assigned was there before, as in `stack.viewControllers = stack.viewControllers.dropLast()`.
  private func isPartOfItself(_ site: AssignmentSite) -> Bool {
    var value = site.value
    while true {
      if value == site.target { return true }
      switch value {
      case .call(let call): value = call.callee
      case .member(let base, let name) where Self.partMethods.contains(name): value = base
      case .cast(let base, _, _): value = base
      case .alternatives(let values): value = values.first ?? .unknown
      default: return false
      }
    }
  }

  private static let partMethods: Set<String> = [
    "filter", "dropLast", "dropFirst", "prefix", "suffix", "reversed", "sorted", "compactMap",
  ]

  private func isMember(_ target: Expression) -> Bool { if case .member = target { true } else { false } }
}

extension TransitionPattern {
  /// Whether what is shown fills a navigation controller, which cannot hold another one.
  var fillsStack: Bool { kind == .push || receivers == ["UINavigationController"] }

  /// Whether what is shown fills a panel of a library, which holds nothing else.
  func fillsPanel(_ program: Program) -> Bool {
    kind == .child && !receivers.isEmpty
      && receivers.allSatisfy { program.frameworks.types[$0]?.role == .container } && destination != .receiver
  }

  /// Whether it is about what a window shows.
  fileprivate var isOfWindow: Bool { receivers.contains { $0.hasSuffix("Window") } }
}

extension TransitionKind {
  /// Whether what is shown becomes one of several things that a container holds beside each other.
  var fillsContainer: Bool { self == .tab || self == .column || self == .page }
}
