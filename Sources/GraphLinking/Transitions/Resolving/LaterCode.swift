import NavigationModel

/// Tells code that runs by itself later, or that only reports, from code that does what its caller wants at once.
extension Evaluator {
  /// Whether the code runs when something happens later, not when the function around it is called.
  func isHandled(_ scope: ScopeID) -> Bool {
    if laterClosure(around: scope) != nil { return true }
    // What answers a route makes the transition; its closures, such as those of alerts, run when somebody taps.
    guard program.routeRequests[program[scope].body] != nil else { return false }
    return innermost(from: scope) { program[$0].passedTo != nil } != nil
  }

  /// The innermost closure around the code that is kept, to run when something happens later; nil where the code runs
  /// when the function around it is called.
  func laterClosure(around scope: ScopeID) -> ScopeID? {
    innermost(from: scope) { program[$0].isHandler || isKept($0) }
  }

  /// Whether the code runs each time that the function around it is called, under no condition: it may wait for its turn,
  /// as in `Task { … }` and `DispatchQueue.main.async { … }`.
  func runsByItself(_ scope: ScopeID) -> Bool {
    innermost(from: scope) { place in
      switch program[place].kind {
      case .body, .plain: return false
      case .branch: return true
      case .closure:
        guard let taker = program[place].passedTo, let name = program[taker.site].call.callee.calledName else {
          return true
        }
        return !Self.turns.contains(name) || program.ownersOfFunctions[name] != nil
      }
    } == nil
  }

  /// Functions of the system that run their closure once, each time that they are called.
  private static let turns: Set<String> = [
    "Task", "detached", "async", "asyncAfter", "sync", "run", "assumeIsolated", "addOperation", "perform",
    "performAndWait", "withAnimation",
  ]

  private func innermost(from scope: ScopeID, where isWanted: (ScopeID) -> Bool) -> ScopeID? {
    var next: ScopeID? = scope
    while let place = next {
      if isWanted(place) { return place }
      next = program[place].parent
    }
    return nil
  }

  /// Whether a closure is given to a function that only keeps it, to run it later.
  private func isKept(_ scope: ScopeID) -> Bool {
    guard let passedTo = program[scope].passedTo else { return false }
    if let known = keptClosureCache[scope] { return known }
    // It is asked between other questions, which may have left no steps.
    if depth == 0 { resetBudget() }
    let (isKept, isWhole) = part { self.isKept(scope, passedTo) }
    if isWhole { keptClosureCache[scope] = isKept }
    return isKept
  }

  private func isKept(_ scope: ScopeID, _ passedTo: (site: CallSiteID, argument: Int)) -> Bool {
    let site = program[passedTo.site]
    let takers = takers(ofArgument: passedTo.argument, of: site)
    // Of several implementations one that runs it is enough: stand-ins for previews do nothing with it.
    if !takers.isEmpty { return !takers.contains { runs(parameterNamed: $0.parameter, in: $0.function) } }
    // `cell.onSelect { … }`, whoever declares it.
    return isKeptAction(scope) || site.call.callee.calledName?.namesEvent == true
  }

  /// Whether code runs when the user takes what a screen has put into a bar, a menu or a row of its own.
  ///
  /// Who calls the method that puts it there only sets the screen up. Of what other code makes for several screens, such
  /// as a menu, each of them is the place.
  func waitsForUser(_ scope: ScopeID) -> Bool {
    let body = program[program[scope].body]
    guard !body.isStatic, let owner = body.owner, program[owner].isDeclared, program.isScreen(owner) else {
      return false
    }
    return innermost(from: scope) { place in
      guard let passedTo = program[place].passedTo, case .identifier(let name) = program[passedTo.site].call.callee
      else { return false }
      return Self.actions.contains(name)
    } != nil
  }

  /// Classes of UIKit that are made with what to do when the user takes them.
  ///
  /// `UIAlertAction` is none of them: an alert is shown for whoever asked, who waits for its answer.
  private static let actions: Set<String> = [
    "UIAction", "UIContextualAction", "UITableViewRowAction", "UIAccessibilityCustomAction", "UIPreviewAction",
    "UIDeferredMenuElement",
  ]

  /// The functions that a call can mean, each with the name of the parameter that gets one of the arguments.
  func takers(ofArgument index: Int, of site: CallSite) -> [(function: Body, parameter: String)] {
    functions(calledBy: site.call, in: site.scope, openActivation(of: site.body)).compactMap { target in
      let function = program[target.body]
      guard let mapping = ArgumentMatching.match(site.call.arguments, to: function.parameters),
        let parameter = mapping.first(where: { $0.value == index })?.key
      else { return nil }
      return (function, function.parameters[parameter].name)
    }
  }

  /// Whether a call tells a delegate or an output what happened. Who reports does not know what will be shown.
  func isReport(_ site: CallSiteID) -> Bool {
    guard case .member(let base, _) = program[site].call.callee,
      let type = staticType(
        of: base, in: program[site].scope, openActivation(of: program[site].body)),
      program[type].isProtocol
    else { return false }
    return Self.reportingProtocols.contains { program[type].name.hasSuffix($0) }
  }

  private static let reportingProtocols = ["Delegate", "Output", "Listener", "Observer", "DataSource"]
}

extension String {
  /// Whether a function by that name is told what to do when something happens: `onSelect`, `onTapGesture`.
  fileprivate var namesEvent: Bool {
    hasPrefix("on") && dropFirst(2).first?.isUppercase == true
      && !["Main", "Queue"].contains { dropFirst(2).hasPrefix($0) }
  }
}
