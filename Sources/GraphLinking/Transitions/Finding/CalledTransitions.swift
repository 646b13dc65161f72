import NavigationModel

/// Finds the calls that are transitions, and what each of them shows.
struct CalledTransitions {
  let fit: PatternFit
  /// The calls that show what others give an object; see ``CollectedContents``.
  let collected: Set<CallSiteID>
  /// The links that only set the selection of their list; see ``Selections``.
  let selecting: Set<CallSiteID>
  private var evaluator: Evaluator { fit.evaluator }
  private var program: Program { evaluator.program }
  private var modalLoops: ModalLoops { ModalLoops(evaluator: evaluator) }

  func find() -> FoundTransitions {
    var found = FoundTransitions()
    var handing: Set<CallSiteID> = []
    for (name, patterns) in program.frameworks.patternsByCall.sorted(by: { $0.key < $1.key }) {
      let called = patterns.flatMap { evaluator.environmentCalls($0) }
      for id in (program.callsByName[name] ?? []) + initializerCalls(addedTo: name) + called
      where !selecting.contains(id) {
        let site = program[id]
        // The first pattern that fits is the one that says most: patterns of one name are written in that order.
        // Only a container with several columns shows something else by each of its patterns.
        var misfits: [PatternFit.Misfit] = []
        let first = patterns.first { pattern in
          guard let misfit = fit.misfit(of: site, pattern, name: name) else { return true }
          misfits.append(misfit)
          return false
        }
        guard let first else {
          if let cause = Dismissal.Cause(misfits, in: program) {
            found.dismissals.append(Dismissal(at: site, since: cause))
          }
          continue
        }
        let handovers = handovers(to: site, first)
        if !handovers.isEmpty {
          // A function can add the same view in one of several ways.
          let new = handovers.filter { handing.insert($0.site.id).inserted }
          found.transitions += new.map { $0.transition(as: first.kind) }
          continue
        }
        var fitting = [first]
        if case .children = first.destination {
          fitting = patterns.filter { $0.kind == first.kind && fit.fits(site, $0, name: name) }
        }
        let shown = fitting.compactMap { transition(site, $0) }
        found.transitions += shown
        if shown.isEmpty { found.dismissals.append(Dismissal(at: site, since: cause(ofSilence: site, first))) }
      }
    }
    return found
  }

  /// The calls that hand the view of a controller to the function around a call that adds it to another view.
  private func handovers(to site: CallSite, _ pattern: TransitionPattern) -> [ViewHandovers.Handover] {
    guard case .viewOwner(let label) = pattern.destination else { return [] }
    return ViewHandovers(evaluator: evaluator).handovers(toArgument: label, at: site)
  }

  /// Why a call that fits a pattern makes no transition of its own.
  private func cause(ofSilence site: CallSite, _ pattern: TransitionPattern) -> Dismissal.Cause {
    if collected.contains(site.id) { return .collected }
    if evaluator.showsCarriedView(site, pattern) { return .carried }
    if heldContents(site, pattern) != nil || modalLoops.isForShownWindow(site, pattern) { return .wasThere }
    switch pattern.destination {
    case .viewOwner(let label):
      let owner = program[site.body].owner
      if owner.map({ program.inherits($0, fromAnyNamed: Self.animators) }) == true { return .animation }
      let view = CallLabels.argument(label, in: site.call.arguments)?.value
      if let view, wasTakenOff(view, before: site) { return .wasThere }
      let shown = view?.viewOwner
      return shown.map { isNoController($0, at: site) } == true ? .showsNothing : .viewOnView
    case .receiver where pattern.kind == .window: return hidesWindow(site, pattern) ? .showsNothing : .wasThere
    default: return .notFollowed
    }
  }

  /// Whether the code took a view off right before it puts the view somewhere again, and the view still has its name.
  private func wasTakenOff(_ view: Expression, before site: CallSite) -> Bool {
    program.calls(in: site.body).contains { other in
      other.scope == site.scope && other.call.position < site.call.position && other.call.arguments.isEmpty
        && other.call.callee == .member(view, "removeFromSuperview")
        && !isSet(view, after: other.call.position, before: site)
    }
  }

  /// Whether code sets something between two calls that leads to a view: `current` for `current.view`.
  private func isSet(_ view: Expression, after start: Position, before site: CallSite) -> Bool {
    let path = view.dottedPath.map { path in path.split(separator: ".").map { String($0) } }
    let names = path ?? view.mentionedNames.sorted()
    // Where a local is set is not written down: one that is set again may be another one.
    if let root = names.first, let locals = program.locals(named: root, from: site.scope), locals.count > 1 {
      return true
    }
    return program.propertyUses.assignments(in: site.body).contains { set in
      start < set.position && set.position < site.call.position
        && set.target.readName.map { names.contains($0) } ?? false
    }
  }

  /// Whether what has a view is known to be something else than a controller, so that this is an ordinary view.
  private func isNoController(_ value: Expression, at site: CallSite) -> Bool {
    let activation = evaluator.openActivation(of: site.body)
    guard let type = evaluator.staticType(of: value, in: site.scope, activation), program[type].isDeclared else {
      return false
    }
    let below = program.concreteSubtypes(of: type)
    let types = program[type].isProtocol ? below : [type] + below
    return !types.isEmpty && !types.contains { program.isController($0) }
  }

  /// The protocols and classes of UIKit and AppKit whose code moves the views of a transition that others ask for.
  static let animators = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning", "UIPresentationController",
    "NSViewControllerPresentationAnimator",
  ]

  /// The calls of `self.init` in what the program adds to a framework's type.
  private func initializerCalls(addedTo name: String) -> [CallSiteID] {
    guard name.first?.isUppercase == true else { return [] }
    return (program.typesByName[name] ?? []).filter { !program[$0].isDeclared }
      .flatMap { program.chainedInitializers[$0] ?? [] }
  }

  private func transition(_ site: CallSite, _ pattern: TransitionPattern) -> Transition? {
    if collected.contains(site.id) || evaluator.showsCarriedView(site, pattern) { return nil }
    if modalLoops.isForShownWindow(site, pattern) { return nil }
    if let held = heldContents(site, pattern) {
      return pattern.setting(held, in: site.scope, site.body, site.call.position)
    }
    let shown: Transition.Shown
    var expected: TypeID?
    var holder: OwnContainer?
    var isForCallers = false
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
    case .scene(let label):
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return nil }
      shown = .scenes(argument.value)
    case .registered(let label):
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return nil }
      shown = .registered(argument.value)
      expected =
        evaluator.typeOfIdentifiers(inArgument: label) ?? evaluator.routeType(expectedBy: site)
        ?? routeType(ofPathIn: site)
    case .named(let name):
      shown = .registered(.string(name))
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
      guard let base = program.viewOwner(ofArgument: label, at: site) else { return nil }
      if program[site.body].owner.map({ program.isController($0) }) != true, !isOnWindow(site) {
        holder = ViewHolders(evaluator: evaluator).holder(at: site)
        isForCallers = holder == nil && ViewHandovers(evaluator: evaluator).isForCallers(base, addedBy: site)
        if holder == nil, !isForCallers { return nil }
      }
      shown = .viewOwner(base)
    case .receiver:
      let base = site.call.callee.receiver
      guard !(pattern.kind == .window && isWindowAround(base, at: site)), !hidesWindow(site, pattern) else {
        return nil
      }
      shown = .values(base)
    case .specialization:
      guard let type = specialization(of: site) else { return nil }
      shown = .values(.cast(.unknown, type, site.call.position))
    case .fixed(let name):
      shown = .fixed(name)
    case .previous:
      shown = .previous
    case .value:
      return nil
    }
    var transition = Transition(
      shown: shown, kind: pattern.kind, scope: site.scope, body: site.body, position: site.call.position)
    transition.fillsStack = pattern.fillsStack
    transition.isRegistration =
      pattern.registersFor != nil || pattern.takesItem
    transition.registersRoutes = pattern.registersFor != nil && pattern.kind == .push
    transition.isOwnContent = site.call.isOnSelf && fit.isBeginning(pattern, in: site.body)
    let fillsPanel = pattern.fillsPanel(program)
    // `panel.add(toParent: self)` adds the receiver to another one.
    let addsReceiver = if case .receiver = pattern.destination { true } else { false }
    let addsChild = pattern.kind == .child && !addsReceiver
    let fills = pattern.fillsStack || pattern.kind.fillsContainer || addsChild || fillsPanel
    if case .member(let base, _) = site.call.callee, fills {
      transition.localStack = LocalStacks(evaluator: evaluator).stack(base, of: pattern.kind, in: site.scope)
    }
    transition.ownContainer = holder ?? container(filledBy: site, pattern)
    if fillsPanel, transition.localStack == nil {
      transition.ownContainer = OwnContainers(evaluator: evaluator).panel(filledBy: site.call.callee, in: site.scope)
    }
    transition.isReverse =
      pattern.kind == .page
      && CallLabels.argument("direction", in: site.call.arguments)?.value == .implicitMember("reverse")
    transition.isAskedFor = holder == nil && !isForCallers && !fillsOwnLocal(site, pattern) && !transition.isOnItself
    transition.expected = expected
    if let choice = pattern.choice, let chosen = CallLabels.argument(choice.label, in: site.call.arguments) {
      transition.kind = chosen.value.readOrCalledName.flatMap { choice.kinds[$0] } ?? pattern.kind
    }
    if pattern.kind == .popToRoot,
      let bottom = evaluator.testedBottom(of: site.call.callee.receiver, at: site.call.position, in: site.scope)
    {
      transition.shown = .values(bottom)
    }
    if case .values(let value) = shown, pattern.adds(value, in: site.scope, evaluator) { transition.kind = .push }
    if case .values(let value) = shown,
      let added = pattern.addsOntoBottom(value, of: site.call.callee.receiver, in: site.scope, evaluator)
    {
      transition.kind = .push
      transition.shown = .values(added)
    }
    if case .values(let value) = shown,
      let others = pattern.setsOntoSelf(value, of: site.call.callee.receiver, in: site.scope, evaluator)
    {
      transition.shown = .values(others)
    }
    if case .values(let value) = shown, pattern.exchanges(value, in: site.scope, evaluator) {
      transition.kind = .replace
      transition.exchangedStack = site.call.callee.receiver
    }
    if case .values(let value) = shown, pattern.leavesOut(value) {
      transition.exchangedStack = site.call.callee.receiver
    }
    if pattern.kind == .present, isPopover(shown, at: site) { transition.kind = .popover }
    transition.fillsOwnScreen = fit.fillsOwnScreen(site.call.callee, transition, pattern)
    transition.modalStyles = ModalStyles(program: program).given(to: transition.shown, as: transition.kind, at: site)
    transition.climbsResponders = climbsResponders(site)
    transition.describedCall = pattern.meansOwnDeclarations ? site.id : nil
    transition.showsHostedViewsOnly = pattern.showsHostedViewsOnly
    return transition
  }

  /// The container of the program's own that gets what a call shows.
  private func container(filledBy site: CallSite, _ pattern: TransitionPattern) -> OwnContainer? {
    OwnContainers(evaluator: evaluator)
      .container(filledBy: site.call.callee, as: pattern.kind, in: site.scope, fit)
  }

  /// What the type is specialized with on which a method is called, under the name of an alias as well; nil where it is
  /// not specialized.
  private func specialization(of site: CallSite) -> TypeReference? {
    switch site.call.callee.receiver {
    case .specialized(_, let types):
      return types.first
    case .identifier(let name):
      let type = evaluator.named(.named(name, []), in: program[site.body])
      return if case .named(_, let arguments) = type { arguments.first } else { nil }
    default:
      return nil
    }
  }

  /// The type of what the path of a stack holds that a call appends to: whatever is appended, it is one of these.
  private func routeType(ofPathIn site: CallSite) -> TypeID? {
    guard case .member(let path, _) = site.call.callee,
      let type = evaluator.staticType(of: path, in: site.scope, evaluator.openActivation(of: site.body)),
      fit.registry.registers(type)
    else { return nil }
    return type
  }

  /// Whether something is put into a window, above all that the window shows, whoever does it.
  private func isOnWindow(_ site: CallSite) -> Bool {
    guard case .member(let base, _) = site.call.callee else { return false }
    let type = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
    return type.map { program.inherits($0, fromAnyNamed: ["UIWindow"]) } ?? false
  }

  /// Whether a call says that a window is not to be seen: `panel.setIsVisible(false)`, `panel.order(.out, relativeTo: 0)`.
  private func hidesWindow(_ site: CallSite, _ pattern: TransitionPattern) -> Bool {
    guard pattern.kind == .window, let value = site.call.arguments.first?.value else { return false }
    switch value {
    case .boolean(false), .implicitMember("out"), .member(_, "out"): return true
    default: return false
    }
  }

  /// Whether what comes to the front is the window that a view is in, and so is there already: `view.window`.
  private func isWindowAround(_ window: Expression, at site: CallSite, steps: Int = 4) -> Bool {
    guard steps > 0 else { return false }
    switch window {
    case .member(let base, "windowController"), .cast(let base, _, _):
      return isWindowAround(base, at: site, steps: steps - 1)
    case .member(.member(_, "view"), "window"):
      return true
    case .member(let view, "window"):
      let type = evaluator.staticType(of: view, in: site.scope, evaluator.openActivation(of: site.body))
      return type.map { program.inherits($0, fromAnyNamed: ["NSView", "UIView"]) } ?? false
    case .identifier(let name):
      let locals = program.locals(named: name, from: site.scope) ?? []
      return !locals.isEmpty
        && locals.allSatisfy { local in
          local.value.map { isWindowAround($0, at: site, steps: steps - 1) } ?? false
        }
    default:
      return false
    }
  }

  /// Whether code fills a container that it makes itself. Who asks that code for the container asks for no more.
  private func fillsOwnLocal(_ site: CallSite, _ pattern: TransitionPattern) -> Bool {
    guard [.push, .root, .tab, .column, .child].contains(pattern.kind), case .member(let base, _) = site.call.callee
    else { return false }
    return evaluator.isMade(base, in: site.scope)
  }

  /// What of a container's content a call sets again.
  private func heldContents(_ site: CallSite, _ pattern: TransitionPattern) -> HeldContents? {
    guard [.root, .tab, .page].contains(pattern.kind), case .argument(let label) = pattern.destination,
      let argument = CallLabels.argument(label, in: site.call.arguments)
    else { return nil }
    let held = evaluator.heldContents(argument.value, in: site.scope)
    return held == .others && leavesTop(site) ? .bottom : held
  }

  /// Whether a screen that sets the stack without itself is on top of it, as far as its code shows: the change is
  /// animated, the code does not run later or since another screen covers it, and it calls nothing that may put one
  /// onto the stack, as functions of the program may.
  private func leavesTop(_ site: CallSite) -> Bool {
    guard let animated = CallLabels.argument("animated", in: site.call.arguments), animated.value != .boolean(false),
      program[site.body].enclosing == nil, !Self.covering.contains(program[site.body].name)
    else { return false }
    return !program.calls(in: site.body).contains { other in
      guard let name = other.call.callee.calledName else { return true }
      return Self.pushing.contains(name) || program.ownersOfFunctions[name] != nil
    }
  }

  private static let covering: Set<String> = ["viewWillDisappear", "viewDidDisappear"]
  private static let pushing: Set<String> = [
    "pushViewController", "show", "showDetailViewController", "present", "performSegue",
  ]

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
}

extension TransitionPattern {
  /// Whether a call of it names the item for which it shows something: `sheet(item:)`.
  var takesItem: Bool {
    if case .call(_, let labels) = trigger { labels.contains("item") } else { false }
  }
}
