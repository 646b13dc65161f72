import NavigationModel

/// Tells which code closes its own screen, or exchanges all that is shown, before it shows another one.
///
/// `dismiss(animated: true) { presenter.present(next, animated: true) }` puts nothing on top of the screen whose code it
/// is, and `navigationController?.popViewController(animated: false)` before a push puts the next screen in its place.
struct ClosedSources: Sendable {
  /// What is gone after the code has run.
  private enum Reach: Equatable {
    /// Everything that was in the window.
    case everything
    /// The screen whose code it is.
    case screen
    /// That screen, or what it had presented itself, if it goes on to show something.
    case modal
    /// What lies on a stack above its first screen, or on a screen that had presented it. The expression names either.
    case above(Expression)
    /// What a router has on top, which goes back when it is told to. The expression names the router.
    case top(of: Expression)
    /// What a property keeps that was shown before, with all that was put onto it.
    case kept(by: String)
  }

  /// A place in the code after which something is gone.
  private struct Exit {
    let place: CodePlace
    let reach: Reach
  }

  private let exits: [BodyID: [Exit]]
  /// The code that tells a router to go back and, when that is done, to show something: what it makes ready for that
  /// takes the place of what was there.
  private let exchangingBodies: Set<BodyID>
  /// The views that lie on the path of a stack, which are gone when the path is set.
  private let pages: Set<TypeID>

  /// - Parameter transitions: All places where the program uses an idiom.
  init(_ transitions: [Transition], in program: Program) {
    var exits: [BodyID: [Exit]] = [:]
    for transition in transitions {
      guard let reach = Self.reach(of: transition, in: program) else { continue }
      let place = CodePlace(body: transition.body, scope: transition.scope, position: transition.position)
      exits[transition.body, default: []].append(Exit(place: place, reach: reach))
    }
    for (body, own) in exits {
      // What one function names is something else to its callers.
      let always = own.first { exit in
        if case .above = exit.reach { false } else { exit.place.scope == program[body].scope }
      }
      guard let always else { continue }
      for site in Self.calls(of: body, in: program) {
        let place = CodePlace(body: site.body, scope: site.scope, position: site.call.position)
        exits[site.body, default: []].append(Exit(place: place, reach: always.reach))
      }
    }
    for site in WindowFillers.calls(transitions, in: program) {
      let place = CodePlace(body: site.body, scope: site.scope, position: site.call.position)
      exits[site.body, default: []].append(Exit(place: place, reach: .everything))
    }
    for exit in Self.closings(of: transitions, in: program) {
      exits[exit.place.body, default: []].append(exit)
    }
    var exchanging: Set<BodyID> = []
    for site in Self.callsOfRouters(goingBackBy: transitions, in: program) {
      guard case .member(let router, _) = site.call.callee, router != .identifier("self") else { continue }
      if site.scope == program[site.body].scope, Self.isAsked(router, when: site, in: program) {
        exchanging.insert(site.body)
      }
      let place = CodePlace(body: site.body, scope: site.scope, position: site.call.position)
      exits[site.body, default: []].append(Exit(place: place, reach: .top(of: router)))
    }
    self.exits = exits
    exchangingBodies = exchanging
    pages = transitions.contains(where: \.replacesPath) ? Self.pages(in: program) : []
  }

  /// The views that are known to lie on the path of a stack: those that the code of its destinations makes.
  private static func pages(in program: Program) -> Set<TypeID> {
    let receivers = Receivers(program: program)
    var found: Set<TypeID> = []
    let registering = program.frameworks.registeringModifiers.flatMap { program.callsByName[$0] ?? [] }
    for destination in registering.map({ program[$0] }) {
      for made in program.calls(in: destination.body) where isContent(made.scope, of: destination, in: program) {
        if let type = receivers.type(madeBy: made), program.isView(type) { found.insert(type) }
      }
    }
    return found
  }

  private static func isContent(_ scope: ScopeID, of destination: CallSite, in program: Program) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if program[place].passedTo?.site == destination.id { return true }
      next = program[place].parent
    }
    return false
  }

  /// Whether a router is asked for something when it has gone back: `router.dismiss { router.present(next) }`.
  private static func isAsked(_ router: Expression, when site: CallSite, in program: Program) -> Bool {
    program.calls(in: site.body).contains { asking in
      guard case .member(let base, _) = asking.call.callee, isSame(base, router), asking.id != site.id else {
        return false
      }
      var next: ScopeID? = asking.scope
      while let place = next {
        if program[place].passedTo?.site == site.id { return true }
        next = program[place].parent
      }
      return false
    }
  }

  /// The calls of methods that do nothing but go back: `router.back(animated: false)`. Where several types have methods
  /// for the call, all must that do anything.
  private static func callsOfRouters(goingBackBy transitions: [Transition], in program: Program) -> [CallSite] {
    let returning = Set(
      transitions.filter { transition in
        transition.kind.goesBack && transition.scope == program[transition.body].scope
          && program.calls(in: transition.body).count == 1
      }.map(\.body))
    let names = Set(returning.map { program[$0].name })
    return names.sorted().flatMap { name in
      let methods = (program.ownersOfFunctions[name] ?? []).flatMap { program[$0].functions[name] ?? [] }
        .filter { method in
          // An overload with defaults calls the one that does it.
          !program[method].statements.isEmpty
            && !program.calls(in: method).contains { $0.call.callee == .identifier(name) }
        }
      return (program.callsByName[name] ?? []).map { program[$0] }.filter { site in
        let meant = methods.filter {
          ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil
        }
        return !meant.isEmpty && meant.allSatisfy(returning.contains)
      }
    }
  }

  /// Where code closes what a property of its own keeps: `shown?.dismiss(animated: false)`, or by a method of the shown
  /// screen that does nothing but close it.
  private static func closings(of transitions: [Transition], in program: Program) -> [Exit] {
    let returning = Set(transitions.filter(\.kind.goesBack).map(\.body))
      .subtracting(transitions.filter { !$0.kind.goesBack }.map(\.body))
    let names = Set(returning.filter { program[$0].kind == .function }.map { program[$0].name })
    let calls = names.sorted().flatMap { name -> [CallSite] in
      let methods = (program.ownersOfFunctions[name] ?? []).flatMap { program[$0].functions[name] ?? [] }
      guard methods.allSatisfy({ returning.contains($0) || program[$0].statements.isEmpty }) || name.utf8.count > 8
      else {
        return []
      }
      return (program.callsByName[name] ?? []).map { program[$0] }
    }
    let places = calls.map { (place: CodePlace(body: $0.body, scope: $0.scope, position: $0.call.position), $0.call) }
    let direct = transitions.filter(\.kind.goesBack).compactMap { transition in
      call(transition.body, transition.position, in: program).map {
        (CodePlace(body: transition.body, scope: transition.scope, position: transition.position), $0)
      }
    }
    return (places + direct).compactMap { place, call in
      guard case .member(let base, _) = call.callee, let property = base.ownPropertyName, property != "self",
        property != "super", program.locals(named: property, from: place.scope) == nil
      else { return nil }
      return Exit(place: place, reach: .kept(by: property))
    }
  }

  /// The calls of a method that closes its screen, on the same object or as an extension of the stack that it is on.
  private static func calls(of closing: BodyID, in program: Program) -> [CallSite] {
    guard let owner = program[closing].owner else { return [] }
    return (program.callsByName[program[closing].name] ?? []).map { program[$0] }.filter { site in
      switch site.call.callee {
      case .identifier, .member(.identifier("self"), _):
        return program[site.body].owner.map { program.inherits($0, from: owner) } ?? false
      case .member(let base, _):
        return !program[owner].isDeclared && isOwn("navigationController", base)
      default: return false
      }
    }
  }

  /// Whether the screen that asks is gone by the time the destination comes.
  ///
  /// - Parameter calls: The calls of the code that shows the destination, the innermost first.
  func closesSource(of transition: Transition, calledBy calls: [CallSite], in program: Program) -> Bool {
    let asker = program[calls.last?.body ?? transition.body].owner
    guard !transition.isOwnContent, !transition.kind.goesBack, let asker else { return false }
    if transition.kind == .start { return exchangingBodies.contains(calls.last?.body ?? transition.body) }
    let isScreen = program.isScreen(asker)
    if isScreen, Self.isDisappearance(calls.last?.scope ?? transition.scope, in: program) { return true }
    if isScreen, transition.fillsWindow || exchangesTop(transition, calledBy: calls, in: program) { return true }
    let places =
      [CodePlace(body: transition.body, scope: transition.scope, position: transition.position)]
      + calls.map { CodePlace(body: $0.body, scope: $0.scope, position: $0.call.position) }
    if isScreen, transition.replacesPath, pages.contains(asker) { return true }
    if isScreen, transition.isShownByOthers, program.isView(asker),
      places.contains(where: { program[$0.body].owner == asker && isClosed(at: $0, in: program) })
    {
      return true
    }
    return places.indices.contains { index in
      let place = places[index]
      let left = (exits[place.body] ?? []).filter { precedes($0.place, place, in: program) }
      // Whoever shows something where everything was taken away has put nothing on top of anything.
      if index == 0, left.contains(where: { isPut(place, ontoWhatIsEmptiedBy: $0, in: program) }) { return true }
      if index == 0, left.contains(where: { isKept(transition, inPlaceOfWhatIsClosedBy: $0, in: program) }) {
        return true
      }
      guard isScreen else { return false }
      if left.contains(where: { $0.reach == .everything }) { return true }
      // Other objects close screens of their own: only the asker's own code says that the asker goes.
      guard index == places.count - 1 else { return false }
      return left.contains { $0.reach == .screen || isAsked($0, at: place, in: program) }
        || left.contains { $0.reach == .modal } && !isShownByItself(place, in: program)
    }
  }

  /// Whether code runs when its view has gone: `.onDisappear { queue.showNext() }`.
  private static func isDisappearance(_ scope: ScopeID, in program: Program) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if let handed = program[place].passedTo, program[handed.site].call.callee.calledName == "onDisappear" {
        return true
      }
      next = program[place].parent
    }
    return false
  }

  /// Whether the destination takes the place of what is on top of the stack that the screen lies on, which is the screen.
  ///
  /// A method that extends navigation controllers does it on the one that it is called on.
  private func exchangesTop(_ transition: Transition, calledBy calls: [CallSite], in program: Program) -> Bool {
    guard var stack = transition.exchangedStack else { return false }
    var scope = transition.scope
    for call in calls {
      guard stack == .identifier("self") else { return false }
      (stack, scope) = (call.call.callee.receiver, call.scope)
    }
    if case .identifier(let name) = stack, let locals = program.locals(named: name, from: scope), locals.count == 1,
      let value = locals[0].value
    {
      stack = value
    }
    return Self.isOwn("navigationController", stack.uncast)
  }

  /// Whether control passes one place before it gets to another in the same body.
  private func precedes(_ exit: CodePlace, _ place: CodePlace, in program: Program) -> Bool {
    exit.position < place.position && program.isScope(place.scope, within: exit.scope)
  }

  /// Whether a view closes itself where it sets what another view shows something for, in whatever order:
  /// `chosen = .first; dismiss()`.
  private func isClosed(at place: CodePlace, in program: Program) -> Bool {
    (exits[place.body] ?? []).contains { exit in
      guard program.isScope(place.scope, within: exit.place.scope) else { return false }
      return switch exit.reach {
      case .screen, .modal: true
      case .above(.member(let mode, "wrappedValue")): mode.ownPropertyName != nil
      case .above, .everything, .top, .kept: false
      }
    }
  }

  private static func reach(of transition: Transition, in program: Program) -> Reach? {
    if transition.fillsWindow { return .everything }
    guard transition.kind.goesBack, let call = call(transition.body, transition.position, in: program) else {
      return nil
    }
    // Going back as far as the screen itself closes what was above it.
    if call.arguments.contains(where: { $0.value == .identifier("self") }) { return nil }
    switch call.callee {
    case .identifier, .member(.identifier("self"), _): return transition.kind == .dismiss ? .modal : .screen
    case .member(let base, _) where isOwn("presentingViewController", base): return .screen
    case .member(let base, _) where isOwn("navigationController", base):
      return transition.kind == .dismiss ? .modal : .screen
    case .member(let base, _) where transition.kind == .popToRoot && base.dottedPath != nil: return .above(base)
    case .member(let base, _) where transition.kind == .dismiss && base.dottedPath != nil: return .above(base)
    // `path.removeLast(); path.append(next)` leaves the path as long as it was.
    case .member(let base, "removeLast") where base.dottedPath != nil: return .above(base)
    default: return nil
    }
  }

  /// Whether what is shown is put onto a stack that has nothing but its first screen any more, or onto a screen that has
  /// just closed what it had presented: however often that is done, nothing grows.
  private func isPut(_ place: CodePlace, ontoWhatIsEmptiedBy exit: Exit, in program: Program) -> Bool {
    guard case .above(let base) = exit.reach,
      case .member(base, _)? = Self.call(place.body, place.position, in: program)?.callee
    else { return false }
    return true
  }

  /// Whether the destination is kept where the screen was that has just been closed: whoever asks, from wherever on that
  /// screen, gets one in the place of the other.
  private func isKept(_ transition: Transition, inPlaceOfWhatIsClosedBy exit: Exit, in program: Program) -> Bool {
    guard case .kept(let property) = exit.reach, case .values(let shown) = transition.shown else { return false }
    return program.propertyUses.assignments(in: transition.body).contains { site in
      site.target.ownPropertyName == property && site.value == shown && site.position > exit.place.position
    }
  }

  /// Whether a router that has just gone back is asked to show the destination: `router.back(); router.showHelp()`.
  private func isAsked(_ exit: Exit, at place: CodePlace, in program: Program) -> Bool {
    guard case .top(let router) = exit.reach else { return false }
    guard case .member(let base, _)? = Self.call(place.body, place.position, in: program)?.callee else { return false }
    return Self.isSame(base, router)
  }

  /// Whether two expressions of one function name the same router, one of them perhaps with `self`.
  private static func isSame(_ one: Expression, _ other: Expression) -> Bool {
    one == other || one.ownPropertyName != nil && one.ownPropertyName == other.ownPropertyName
  }

  /// Whether the screen, or the stack that it is on, shows the destination: then it cannot be gone.
  private func isShownByItself(_ place: CodePlace, in program: Program) -> Bool {
    guard let call = Self.call(place.body, place.position, in: program) else { return true }
    if call.arguments.contains(where: {
      $0.value == .identifier("self") || Self.isOwn("navigationController", $0.value)
    }) {
      return true
    }
    switch call.callee {
    case .identifier, .member(.identifier("self"), _): return true
    case .member(let base, _): return Self.isOwn("navigationController", base)
    default: return false
    }
  }

  /// Whether an expression reads a property of the object itself.
  private static func isOwn(_ property: String, _ expression: Expression) -> Bool {
    expression == .identifier(property) || expression == .member(.identifier("self"), property)
  }

  private static func call(_ body: BodyID, _ position: Position, in program: Program) -> Call? {
    program.calls(in: body).first { $0.call.position == position }?.call
  }
}
