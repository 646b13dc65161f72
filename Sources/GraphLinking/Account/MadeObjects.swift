import NavigationModel

/// What an object is that no edge leads to from where it is made: a part of something, work of its own, or unexplained.
extension AccountBuilder {
  /// What became of an object that no edge leads to from here.
  func verdict(on type: TypeID, at place: PlacesOfMaking.Place, _ takers: [CallSite]) -> Verdict {
    if !program.isScreen(type), let keeper = keeper(of: type, madeBy: place.site), keeper != type {
      return (.embedded, "it is passed to a new \(program[keeper].name), which keeps it")
    }
    // What is given away in a controller is no part of who makes it.
    if program.isView(type), let verdict = verdict(onHostOf: place.site) { return verdict }
    let owner = ownerOfProperty(holding: type, beginningWith: place.site)
    let maker = program[place.site.body].owner.map { factory.id(of: $0) }
    let near = holder(of: type, near: place) ?? holder(ofClassAbove: type, setTo: place.site)
    // An object that is made to show something, and that its maker does not keep, shows it for that.
    if owner == nil, let maker, near?.screen != maker, !program.isScreen(type),
      edges.leads(from: maker, byWayOf: program[type].name)
    {
      return (.edge, "")
    }
    let isLocal = isLocal(place.site)
    if program.isCoordinator(type), isLocal || isUsedAtOnce(place.site), onlyWorks(type, for: place.site) {
      return (.own, "no code of \(program[type].name) is known to show a screen")
    }
    // Of a local, only the code around it knows.
    let holding = near.flatMap { !isLocal || $0.screen == maker || $0.sites.contains(location(place.spot)) ? $0 : nil }
    let distant = program.isScreen(type) ? holder(ofViewHandedOutAt: place) : holder(of: type, farFrom: place)
    let other = holding.map(nameOfHolder) ?? distant
    if let holder = owner ?? other {
      let isFar = owner == nil && holding == nil && !program.isScreen(type)
      let isUsed = isLocal || isUsedAtOnce(place.site)
      return (.embedded, reason(ofHolder: holder, isFar: isFar, isUsed: isUsed, place.site))
    }
    let making = program.outermost(place.site.body)
    if making.name == Self.makerOfCoordinators, let view = making.owner, program.isView(view),
      receivers.givesBack(what: place.site)
    {
      return (.embedded, "\(program[view].name) keeps it as its coordinator")
    }
    if program.isCoordinator(type), !hasTransitions(type) {
      return (.own, "no code of \(program[type].name) is known to show a screen")
    }
    if !program.isScreen(type), holders[factory.id(of: type)]?.isEmpty == false {
      return (.embedded, isLocal ? "the code around it uses it" : reason(ofPart: type, at: place.site, takers))
    }
    if program.isCoordinator(type), !edges.leadsOn(from: factory.id(of: type)) {
      return (.own, "no code of \(program[type].name) is known to show a screen")
    }
    if program.isController(type), let verdict = verdict(onRoleOf: place.site) { return verdict }
    if program.inherits(type, fromAnyNamed: ["UISearchController"]) {
      return (.embedded, "it is a search controller, which is a part of the screen that searches")
    }
    // A view is what the controller around it is.
    if program.isView(type),
      let verdict = receivers.hosts(of: place.site).firstNonNil({ self.verdict(onRoleOf: $0) })
    {
      return verdict
    }
    if ([place.site] + receivers.hosts(of: place.site)).contains(where: menuPreviews.has(madeAt:)) {
      return (.embedded, MenuPreviews.reason)
    }
    if let (site, argument) = calls(around: place.site.scope).first {
      if site.call.arguments[argument].label == "previewProvider" { return (.embedded, MenuPreviews.reason) }
      if let name = site.call.callee.calledName, let (label, reason) = Self.configurations[name],
        CallLabels.builder(label ?? "_", in: site.call.arguments) == site.call.arguments[argument]
      {
        return (.embedded, reason)
      }
    }
    if let wrapper = representable(givenBackIn: place.site) {
      return (.embedded, "\(program[wrapper].name) wraps it as its controller")
    }
    if let taker = takers.first(where: isShownForCallers)?.call.callee.calledName {
      return (.forwarded, "\(taker) shows it for the callers of this code")
    }
    let viewTakers = program.isView(type) ? receivers.calls(givenViewOf: place.site) : []
    if let taker = outsideTaker(among: takers + viewTakers, of: place.site)?.call.callee.calledName {
      return (.unresolved, "it is passed to \(taker), which is not declared in the analyzed files")
    }
    if let (site, _) = calls(around: place.site.scope).first, let name = site.call.callee.calledName,
      program.mayNameType(name), isOutside(site), receivers.isResult(of: place.site.scope, place.site)
    {
      return (.unresolved, "it is passed to \(name), which is not declared in the analyzed files")
    }
    if let reason = reason(ofOneAmongMany: place.site) { return (.unresolved, reason) }
    return makings.contains(place.spot)
      ? (.unexplained, "it is made, but no code is known to show it")
      : (.unexplained, "navgraph could not follow the object that is made here")
  }

  /// The view of SwiftUI whose controller a place makes.
  private func representable(givenBackIn made: CallSite) -> TypeID? {
    let function = program.outermost(made.body)
    guard Program.makersOfControllers.contains(function.name), let owner = function.owner,
      program.representsController(owner),
      receivers.givesBack(what: made)
    else { return nil }
    return owner
  }

  /// What UIKit makes a part of something that is on the screen already, by the call and the label of its closure that
  /// builds it.
  private static let configurations: [String: (label: String?, reason: String)] = [
    "UIContextMenuConfiguration": ("previewProvider", MenuPreviews.reason),
    "UIHostingConfiguration": (nil, "a cell shows it as its content"),
  ]

  /// The type of the program that is made with what a place makes, at once or through functions that hand it on: of several
  /// the one that navigates with it, as a presenter does with a router that something else only warns by.
  private func keeper(of type: TypeID, madeBy made: CallSite) -> TypeID? {
    let keepers = receivers.constructions(given: made).compactMap { receivers.type(madeBy: $0) }
    guard keepers.count > 1 else { return keepers.first }
    let name = program[type].name
    return keepers.first { edges.leads(from: factory.id(of: $0), byWayOf: name) } ?? keepers.first
  }

  /// What a controller is by the code right around it: one whose view is put somewhere, the scene of a segue that calls
  /// the method, or what a storyboard is told to make. Nil where that says nothing.
  private func verdict(onRoleOf made: CallSite) -> Verdict? {
    if receivers.usesView(of: made) || receivers.usesView(ofPropertyHolding: made) {
      return (.embedded, "the code uses its view, as a part of other views")
    }
    if receivers.isOwnWindow(made), let owner = program[made.body].owner {
      return (.embedded, "it is the window of \(program[owner].name)")
    }
    if receivers.isPutIntoView(made) { return (.embedded, "the code adds it to another view") }
    let function = program.outermost(made.body)
    if program.attributes(of: function)?.contains(where: { $0.name == "IBSegueAction" }) == true {
      return (.forwarded, "the segue that names \(function.signature) shows it")
    }
    let creator = calls(around: made.scope).first { site, _ in
      site.call.callee.calledName.map(PlacesOfMaking.instantiating.contains) ?? false
    }
    return creator.flatMap { site, _ in
      let scene = PlacesOfMaking.Place(name: "", spot: CodeSpot(site), site: site, type: nil)
      return makings.contains(scene.spot) || isOnlyMaking(ofSceneIdentified: scene.identifier) ? (.edge, "") : nil
    }
  }
}
