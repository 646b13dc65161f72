import NavigationModel

/// Views in hosting controllers that code gives to functions which the sources do not declare.
///
/// What becomes of such a view only the library knows: it may be a screen of its own, so that whoever makes it does not
/// have it as a part, and it is in the account also where it leads nowhere.
extension AccountBuilder {
  /// What becomes of a view that is no node of the graph; nil where its controller is given to something else.
  func account(forHosted place: PlacesOfMaking.Place) -> NavigationAccount.Place? {
    let site = location(place.spot)
    guard edges.state(at: site) == .none, let verdict = verdict(onHostOf: place.site) else { return nil }
    return NavigationAccount.Place(
      kind: .making, name: place.name, site: site, outcome: verdict.outcome, reason: verdict.reason)
  }

  /// What becomes of a view in a controller that a function gets which the sources do not declare; nil where the code around
  /// gives the controller to anything else.
  func verdict(onHostOf made: CallSite) -> Verdict? {
    receivers.hosts(of: made).filter { PlacesOfHosting.isHostingController($0, in: program) }
      .firstNonNil { onlyTaker(ofController: $0) }
      .map { (.unresolved, "it is passed to \($0), which is not declared in the analyzed files") }
  }

  /// The name of the function that gets what a call makes, alone or in a stack, where nothing else does.
  private func onlyTaker(ofController made: CallSite) -> String? {
    let names = receivers.locals(holding: made)
    let isSet = program.propertyUses.assignments(in: made.body).contains { receivers.holds($0.value, made.call, names) }
    guard !isSet, !receivers.isKept(made), !receivers.usesView(of: made), !receivers.givesBack(what: made) else {
      return nil
    }
    let takers = receivers.calls(given: made).flatMap { taker in
      isContainer(taker) ? receivers.calls(given: taker) : [taker]
    }
    guard let first = takers.first, takers.allSatisfy({ isOutside($0) }) else { return nil }
    return first.call.callee.calledName
  }

  private func isContainer(_ site: CallSite) -> Bool {
    receivers.type(madeBy: site).flatMap { program.frameworkType(of: $0) }?.role == .container
  }
}
