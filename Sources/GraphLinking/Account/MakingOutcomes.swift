import NavigationModel

/// What became of the places that make screens and coordinators.
extension AccountBuilder {
  func account(for place: PlacesOfMaking.Place) -> NavigationAccount.Place {
    let (outcome, reason) = verdict(on: place)
    return NavigationAccount.Place(
      kind: .making, name: place.name, site: location(place.spot), outcome: outcome, reason: reason)
  }

  private func verdict(on place: PlacesOfMaking.Place) -> Verdict {
    if let known = verdict(ofEdgesAt: location(place.spot)) { return known }
    guard let type = place.type else { return verdict(onSceneMadeAt: place) }
    let name = program[type].name
    if let owner = program[place.site.body].owner, edges.leads(from: factory.id(of: owner), toTypeNamed: name) {
      return (.edge, "")
    }
    let takers = receivers.calls(given: place.site)
    if takers.contains(where: { edges.state(at: location(CodeSpot($0))) == .resolved }) { return (.edge, "") }
    // Of a controller that only hosts a view, the edge leads to that.
    let shown = [name] + receivers.hosted(by: place.site).map { program[$0].name }
    let isFollowed = makings.contains(place.spot) && shown.contains(where: edges.leadsTo(typeNamed:))
    if program.isView(type), let verdict = verdict(onViewAt: place, isFollowed: isFollowed, takers) { return verdict }
    return isFollowed || isOnlyMaking(of: type) ? (.edge, "") : verdict(on: type, at: place, takers)
  }

  private func verdict(onSceneMadeAt place: PlacesOfMaking.Place) -> Verdict {
    let isOnly = isOnlyMaking(ofSceneIdentified: place.identifier) || isOnlyMaking(ofSceneOf: place.sceneClass)
    if makings.contains(place.spot) || isOnly { return (.edge, "") }
    let scenes = place.identifier.map { program.storyboards.scenes(identified: $0, inStoryboard: nil) } ?? []
    return menuPreviews.has(oneOf: scenes, madeAt: place.site)
      ? (.embedded, MenuPreviews.reason) : (.unexplained, "navgraph could not follow the scene that is made here")
  }

  /// Whether a screen that edges lead to is made at one place only, so that it is the one from there.
  private func isOnlyMaking(of type: TypeID) -> Bool {
    onlyMakings.contains(type) && program.subtypes[type] == nil && program.storyboards.scenes(of: type).isEmpty
      && edges.leadsTo(factory.id(of: type))
  }

  /// Whether a scene that edges lead to is made by its identifier at one place only.
  private func isOnlyMaking(ofSceneIdentified identifier: String?) -> Bool {
    guard let identifier, onlyIdentifiers.contains(identifier) else { return false }
    let scenes = program.storyboards.scenes(identified: identifier, inStoryboard: nil)
    guard let scene = scenes.first, scenes.count == 1 else { return false }
    return edges.leadsTo(factory.id(of: scene))
  }

  /// Whether a screen that edges lead to is the only scene of its class, and made by storyboards at one place only.
  private func isOnlyMaking(ofSceneOf type: TypeID?) -> Bool {
    guard let type, onlySceneClasses.contains(type), program.callsByName[program[type].bareName] == nil,
      program.storyboards.scenes(of: type).count == 1
    else { return false }
    return edges.leadsTo(typeNamed: program[type].name)
  }

  /// What a view is by the code around it; nil where that says nothing.
  ///
  /// - Parameter isFollowed: whether some question led to the place, and an edge to a view of the type.
  private func verdict(
    onViewAt place: PlacesOfMaking.Place, isFollowed: Bool, _ takers: [CallSite]
  ) -> Verdict? {
    let keeper = keeper(among: takers)
    if isPassedBy(place) { return (.edge, "") }
    if isFollowed, isChosenForAskers(place.site.body) { return (.edge, "") }
    if isFollowed, keeper != nil || isGivenToFunction(place.site.scope) { return (.edge, "") }
    if let keeper {
      if let owner = ownerOfProperty(initializedAt: place.site), hostsWhatItKeeps(keeper) {
        return (
          .embedded, "it is passed to a new \(program[keeper].name), which hosts it as a part of \(program[owner].name)"
        )
      }
      return (
        .unexplained, "it is passed to a new \(program[keeper].name), and navgraph could not follow where that is shown"
      )
    }
    if let host = host(around: place.site, takers), !isFollowed || !isPassed(by: host) {
      return (.embedded, "it is passed to a new \(program[host].name), which keeps it")
    }
    if let shower = shower(around: place.site.scope) {
      return (.embedded, "it is a part of what the \(shower) around it shows")
    }
    if let verdict = verdict(onViewOfCodeAround: place) {
      // What the code gives back is another view then, which has this one.
      guard !isFollowed, verdict.outcome == .forwarded,
        let view = type(madeByOneOf: takers, where: { program.isView($0) && $0 != place.type })
      else {
        // What a sheet shows is no part of the view whose body has the sheet.
        guard let shower = showerForCallers(around: place.site) else {
          guard verdict.outcome == .forwarded, let shower = registrar(around: place.site.scope) else { return verdict }
          let function = program.outermost(place.site.body).signature
          return (.forwarded, "the \(shower) in \(function) shows it for the code that sets or appends a value")
        }
        return (.forwarded, "the \(shower) in \(program.outermost(place.site.body).signature) shows it for the callers")
      }
      return (.embedded, "it is passed to a new \(program[view].name), as a part of it")
    }
    if !isFollowed, let builder = frameworkBuilder(around: place.site.scope) {
      return (.embedded, "it is a part of the \(builder) around it")
    }
    guard !isFollowed, let view = view(around: place.site, takers) else { return nil }
    return (.embedded, "it is passed to a new \(program[view].name), as a part of it")
  }

  /// Whether code belongs only to views that choose what they show, and that are no nodes: their makers have the edges.
  private func isChosenForAskers(_ body: BodyID) -> Bool {
    choosingBodies[body]?.allSatisfy { !edges.leadsTo(factory.id(of: $0)) } ?? false
  }

  /// Whether a place makes a view that only chooses what it shows, as all that the call around it shows. The edges of the
  /// call lead past the view to what it chooses then, also where other places lead to the view itself.
  private func isPassedBy(_ place: PlacesOfMaking.Place) -> Bool {
    guard let type = place.type, choosers.contains(type) else { return false }
    var made = place.site
    while let (id, argument) = program[made.scope].passedTo, isAll(of: made.scope, made) {
      let site = program[id]
      if isShown(argument, of: site), edges.state(at: location(CodeSpot(site))) == .resolved { return true }
      guard let name = site.call.callee.calledName, Program.shellViews.contains(name) else { return false }
      made = site
    }
    return false
  }

  /// Whether a closure builds nothing but what a call in it makes, with modifiers or without.
  private func isAll(of closure: ScopeID, _ made: CallSite) -> Bool {
    let results = program[closure].results
    return results.returned.count + results.expressions.count == 1 && receivers.isResult(of: closure, made)
  }

  /// What became of an object that no edge leads to from here.
  private func verdict(on type: TypeID, at place: PlacesOfMaking.Place, _ takers: [CallSite]) -> Verdict {
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

  /// The name of the call that shows what a closure around a place builds, such as a link or a sheet: what is in there is
  /// no part of the view whose code it stands in.
  private func shower(around scope: ScopeID) -> String? {
    calls(around: scope).first { site, argument in
      isShown(argument, of: site) && edges.state(at: location(CodeSpot(site))) != .none
    }?.site.call.callee.calledName
  }

  /// The name of the call that shows what a closure around a place builds for those who call the code around it: the
  /// code gives back what the call is made on, not what it shows.
  private func showerForCallers(around made: CallSite) -> String? {
    calls(around: made.scope).first { site, argument in isShown(argument, of: site) && isShownForCallers(site) }?
      .site.call.callee.calledName
  }

  /// The name of the call around a place that registers what its closure builds for values which others set or append.
  private func registrar(around scope: ScopeID) -> String? {
    calls(around: scope).first { site, argument in
      isShown(argument, of: site) && registersScreens(CodeSpot(site))
    }?.site.call.callee.calledName
  }

  /// Whether a call has the form of an idiom that shows what the closure builds which is this argument.
  private func isShown(_ argument: Int, of site: CallSite) -> Bool {
    let patterns = site.call.callee.calledName.flatMap { program.frameworks.patternsByCall[$0] } ?? []
    return patterns.contains { $0.isBuilt(byArgument: argument, of: site.call) }
  }

  /// The name of the type of SwiftUI that is made with the innermost closure around a place, such as a stack or an item
  /// of a toolbar; nil where that closure is another call's, or that of a transition.
  private func frameworkBuilder(around scope: ScopeID) -> String? {
    guard let (site, _) = calls(around: scope).first, case .identifier(let name) = site.call.callee.unspecialized,
      Self.frameworkBuilders.contains(name), !program.declares(name, seenFrom: program[site.body].file)
    else { return nil }
    return name
  }

  /// What SwiftUI makes of the views in a closure, and that shows no more than these.
  private static let frameworkBuilders: Set<String> = [
    "Button", "ControlGroup", "DisclosureGroup", "ForEach", "Form", "GeometryReader", "Grid", "GridRow", "Group",
    "GroupBox", "HStack", "Label", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Menu", "Picker",
    "ScrollView", "ScrollViewReader", "Section", "Table", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup",
    "VStack", "ViewThatFits", "ZStack",
  ]

  /// The first type of the program of some kind that one of several calls makes.
  private func type(madeByOneOf calls: [CallSite], where isMeant: (TypeID) -> Bool) -> TypeID? {
    calls.lazy.compactMap { receivers.type(madeBy: $0) }
      .first { program[$0].isDeclared && isMeant($0) }
  }

  /// The view of the program that is made with what a call makes, or with a closure around it. What such a view shows on
  /// a screen of its own is an edge, and told before.
  private func view(around made: CallSite, _ takers: [CallSite]) -> TypeID? {
    type(madeByOneOf: takers + calls(around: made.scope).map(\.site)) { program.isView($0) }
  }

  /// The controller of the program that is made with a view, or with a closure around it, and hosts that.
  private func host(around made: CallSite, _ takers: [CallSite]) -> TypeID? {
    type(madeByOneOf: takers + calls(around: made.scope).map(\.site)) { program.isController($0) }
  }

  /// Whether a class is a hosting controller of which the edges lead on to the view that it is made with: no edge leads to
  /// the class itself.
  private func isPassed(by host: TypeID) -> Bool {
    program.frameworkType(of: host)?.role == .hosting && !edges.leadsTo(typeNamed: program[host].name)
  }

  /// Whether a place is in a closure that is passed to a method of the program, and not to a view: the method decides
  /// where the result of the closure appears.
  private func isGivenToFunction(_ scope: ScopeID) -> Bool {
    calls(around: scope).contains { site, _ in
      guard case .member(_, let name) = site.call.callee else { return false }
      return name.first?.isLowercase == true && program.ownersOfFunctions[name] != nil
    }
  }

  /// The calls that are given the closures around a place, from the inside out, each with the number of its argument.
  func calls(around scope: ScopeID) -> [(site: CallSite, argument: Int)] {
    var calls: [(site: CallSite, argument: Int)] = []
    var next: ScopeID? = scope
    while let place = next {
      if let (id, argument) = program[place].passedTo { calls.append((program[id], argument)) }
      next = program[place].parent
    }
    return calls
  }

  /// The type of the program, and no view, that is made with what a place makes: `Item(title: "a", view: Detail())` says
  /// nothing of where the view is shown.
  private func keeper(among takers: [CallSite]) -> TypeID? {
    type(madeByOneOf: takers) { type in
      [.struct, .class, .enum].contains(program[type].kind) && !program.isView(type) && !program.isController(type)
        && !program.inherits(type, fromAnyNamed: ["ViewModifier", "App", "Scene"])
    }
  }

  /// The class whose objects keep in a property what code makes right there for the property.
  private func ownerOfProperty(initializedAt made: CallSite) -> TypeID? {
    let body = program[made.body]
    guard body.kind == .initialValue, !body.isStatic, let owner = body.owner, program[owner].isDeclared,
      program[owner].kind == .class
    else { return nil }
    return owner
  }

  /// Whether a class puts a property of its own into a host of views, so that its objects show the view that they keep.
  private func hostsWhatItKeeps(_ type: TypeID) -> Bool {
    guard program[type].kind == .class else { return false }
    return program[type].functions.values.joined().contains { function in
      program.calls(in: function).contains { site in
        guard let name = site.call.callee.calledName,
          program.frameworks.types[name]?.role == .hosting || name == Self.hostOfUIKit,
          let property = site.call.arguments.first(where: { $0.label == "rootView" })?.value.ownPropertyName
        else { return false }
        return program[type].properties[property] != nil
      }
    }
  }

  /// The view of UIKit that hosts a view of SwiftUI without a controller.
  private static let hostOfUIKit = "_UIHostingView"

  /// The call of a library's that gets what a place makes, at once or through functions of the program that only hand it
  /// on; nil where an idiom may show it on the way.
  func outsideTaker(among takers: [CallSite], of made: CallSite) -> CallSite? {
    if let taker = takers.first(where: isOutside) { return taker }
    let distant = receivers.distantCalls(given: made)
    if distant.contains(where: mayBeTransition) { return nil }
    return distant.first(where: isOutside)
  }

  /// Whether a call has the form of an idiom that shows what the call is given.
  private func mayBeTransition(_ site: CallSite) -> Bool {
    let patterns = site.call.callee.calledName.flatMap { program.frameworks.patternsByCall[$0] } ?? []
    return patterns.contains { $0.destination != .receiver && $0.matches(site.call) }
  }

  /// Whether a call means no function and no type of the program, and no idiom's. Who puts something into a collection
  /// shows it elsewhere, if at all.
  func isOutside(_ site: CallSite) -> Bool {
    guard let name = site.call.callee.calledName, name != "init", !mayBeTransition(site),
      !Collecting.isOnlyCollecting(site.call), !callsGiven(site),
      !isDeclared(name, takenBy: site), !isProperty(name, in: program[site.body].owner)
    else { return false }
    return !program.declares(name, seenFrom: program[site.body].file) && program.frameworks.types[name] == nil
  }

  /// Whether the program declares a function of a name that takes the arguments of a call.
  private func isDeclared(_ name: String, takenBy site: CallSite) -> Bool {
    func takes(_ function: BodyID) -> Bool {
      program.isVisible(function, fromFile: site.body.file)
        && ArgumentMatching.match(site.call.arguments, to: program[function].parameters) != nil
    }
    let owners = program.ownersOfFunctions[name] ?? []
    return owners.contains { program[$0].functions[name]?.contains(where: takes) == true }
      || (program.globalFunctions[name] ?? []).contains(where: takes)
  }

  /// Whether code of a type calls what a property of it holds.
  private func isProperty(_ name: String, in owner: TypeID?) -> Bool {
    owner.map { program.memberLineage(of: $0).contains { program[$0].properties[name] != nil } } ?? false
  }

  /// Whether a call is one of a local, or of an argument of the code around it, such as `completion`.
  private func callsGiven(_ site: CallSite) -> Bool {
    guard case .identifier(let name) = site.call.callee else { return false }
    var next: ScopeID? = site.scope
    while let place = next {
      if program[place].locals[name] != nil { return true }
      if case .closure(let closure) = program[place].kind, closure.parameters.contains(where: { $0.name == name }) {
        return true
      }
      if program[place].parent == nil,
        program[program[place].body].parameters.contains(where: { $0.name == name })
      {
        return true
      }
      next = program.enclosing(place)
    }
    return false
  }

  /// Who holds what a place makes: by this very place, or else by code of the same file that makes no other object of the
  /// type. A screen that is made elsewhere than where it is held may be shown by whoever makes it.
  private func holder(of type: TypeID, near place: PlacesOfMaking.Place) -> ScreenPart? {
    guard let all = holders[factory.id(of: type)] else { return nil }
    let site = location(place.spot)
    if let own = all.first(where: { $0.sites.contains(site) }) { return own }
    let near = all.filter { part in part.sites.contains { $0.file == site.file } }
    guard !near.isEmpty else { return nil }
    let others = sitesOfMakings(of: type, inFile: Int(place.spot.file))
    return near.first { $0.sites.allSatisfy { !others.contains($0) } }
  }

  /// Where code of a file makes objects of a type.
  private func sitesOfMakings(of type: TypeID, inFile file: Int) -> Set<SourceLocation> {
    let sites = (program.code[file].callsByName[program[type].bareName] ?? []).map { program[$0] }
    return Set(sites.filter { receivers.type(madeBy: $0) == type }.map { location(CodeSpot($0)) })
  }

  /// The name of a node that holds what a place makes, by code of other files: the one that makes it, or the one that has
  /// the object which makes and keeps it, and so has both by the same code. Who holds other objects of the type says
  /// nothing of this one.
  private func holder(of type: TypeID, farFrom place: PlacesOfMaking.Place) -> String? {
    guard let all = holders[factory.id(of: type)], let owner = program[place.site.body].owner else { return nil }
    let maker = factory.id(of: owner)
    if let own = all.first(where: { $0.screen == maker }) { return nameOfHolder(own) }
    let holding = Dictionary(
      (holders[maker] ?? []).map { ($0.screen, $0.sites) }, uniquingKeysWith: { first, _ in first })
    let held = all.first { part in
      holding[part.screen].map { sites in part.sites.contains { sites.contains($0) } } ?? false
    }
    return held.map { "\(nameOfHolder($0)), by way of \(program[owner].name)," }
  }

  /// The name of a node that holds the views of a type which a model makes at one place, and no other code makes: a model
  /// shows no view by itself, so that whoever has it got it from there.
  private func holder(ofViewHandedOutAt place: PlacesOfMaking.Place) -> String? {
    guard let type = place.type, program.isView(type), onlyMakings.contains(type), isOnlyHandedOut(place.site),
      let owner = program[place.site.body].owner, HandedViews.isModel(owner, in: program), !program.isCoordinator(owner)
    else { return nil }
    return holders[factory.id(of: type)]?.first.map(nameOfHolder)
  }

  /// Whether code only puts the view that a call makes into a collection, or gives it back.
  private func isOnlyHandedOut(_ made: CallSite) -> Bool {
    !isLocal(made) && receivers.calls(givenViewOf: made).allSatisfy { Collecting.isOnlyCollecting($0.call) }
      && calls(around: made.scope).allSatisfy { site, _ in
        site.call.callee.calledName.map(Self.transforming.contains) ?? false
      }
  }

  /// The methods of sequences that are given closures.
  private static let transforming: Set<String> = ["compactMap", "flatMap", "forEach", "map", "reduce"]

  /// Who holds what a place makes in a property of its own that is of a class above it, and in which it holds objects of
  /// that class as well.
  private func holder(ofClassAbove type: TypeID, setTo made: CallSite) -> ScreenPart? {
    guard let owner = program[made.body].owner,
      let site = program.propertyUses.assignments(in: made.body).first(where: { $0.value == .call(made.call) }),
      let name = site.target.ownPropertyName,
      site.target != .identifier(name) || program.locals(named: name, from: site.scope) == nil,
      let property = program.memberLineage(of: owner).firstNonNil({ program[$0].properties[name]?.first }),
      let written = property.fact.type?.name,
      let declared = program.resolve(written, inside: property.owner.map { program[$0].name }, file: property.file),
      declared != type, program.inherits(type, from: declared)
    else { return nil }
    let holder = factory.id(of: owner)
    return holders[factory.id(of: declared)]?.first { $0.screen == holder }
  }

  private func nameOfHolder(_ part: ScreenPart) -> String { nodes[part.screen]?.name ?? part.screen }

  /// The name of the node with a property whose initial value is what a call makes, where something holds such objects:
  /// what a property begins with is held by the object that has it.
  private func ownerOfProperty(holding type: TypeID, beginningWith made: CallSite) -> String? {
    let body = program[made.body]
    guard holders[factory.id(of: type)]?.isEmpty == false, body.kind == .initialValue, !body.isStatic,
      program[body.scope].results.values.contains(where: { $0.value == .call(made.call) })
    else { return nil }
    return body.owner.flatMap { nodes[factory.id(of: $0)]?.name }
  }

  /// Whether the code around a call keeps what the call makes for itself: it gives a name to it, and that to nobody.
  private func isLocal(_ made: CallSite) -> Bool {
    let names = program[made.scope].locals.filter { $0.value.contains { $0.value == .call(made.call) } }.map(\.key)
    guard let name = names.first, names.count == 1 else { return false }
    func isGiven(_ value: Expression) -> Bool {
      if case .closure = value { return false }
      return value == .identifier(name) || value.mentionedNames.contains(name) && !isMember(value)
    }
    return !program.calls(in: made.body).contains { $0.call.arguments.contains { isGiven($0.value) } }
      && !program.propertyUses.assignments(in: made.body).contains { isGiven($0.value) }
      && !program[function(around: made.scope)].results.values.contains { isGiven($0.value) }
  }

  /// The closure around a scope, or the body of code where none is: what a local is given back from.
  private func function(around scope: ScopeID) -> ScopeID {
    var place = scope
    while let parent = program[place].parent {
      if case .closure = program[place].kind { return place }
      place = parent
    }
    return place
  }

  /// Whether an expression only reads or calls a member of something.
  private func isMember(_ value: Expression) -> Bool {
    switch value {
    case .member: true
    case .call(let call): isMember(call.callee)
    default: false
    }
  }

  /// What a view is that code makes in a view, or that a function gives back to whoever shows it; nil in other code.
  private func verdict(onViewOfCodeAround place: PlacesOfMaking.Place) -> Verdict? {
    let body = program[place.site.body]
    let outermost = program.outermost(body.id)
    if let shower = shownMembers.shower(of: outermost.id), keeperOfClosure(buildingAllOf: place.site) == nil {
      return (.embedded, "it is a part of what the \(shower) that uses \(outermost.signature) shows")
    }
    if let owner = body.owner,
      givesView(outermost, of: place.type) || program[owner].isProtocol || !program[owner].isDeclared
    {
      return verdict(onViewAt: place, handedOutBy: outermost)
    }
    if let owner = body.owner,
      program.isView(owner) || program.inherits(owner, fromAnyNamed: Self.builders)
    {
      // What the type has is no part of what each value of it shows.
      if outermost.kind == .initialValue, outermost.isStatic {
        return (.forwarded, "\(program[owner].name).\(outermost.name) holds it for the code that reads the property")
      }
      if let taker = keeperOfClosure(buildingAllOf: place.site) {
        return (.unresolved, "it is passed to \(taker), and where that shows it is unknown")
      }
      return (.embedded, "it is a part of \(program[owner].name)")
    }
    guard body.isBuilder || body.givesAnyView else { return nil }
    if isAskedForByFrameworks(outermost), let owner = body.owner, let verdict = verdict(onUncalled: outermost) {
      return isHeld(by: owner, place) ? (.embedded, "it is a part of \(program[owner].name)") : verdict
    }
    return verdict(onViewAt: place, handedOutBy: body)
  }

  /// The name of the function of an object that is no view which is given a closure that builds what a place makes, and gives
  /// nothing back: the view around has no part of it then. Nil where there is none.
  private func keeperOfClosure(buildingAllOf made: CallSite) -> String? {
    guard let (site, _) = calls(around: made.scope).first, case .member(let base, let name) = site.call.callee,
      base != .identifier("self"), edges.state(at: location(CodeSpot(site))) == .none,
      receivers.isResult(of: made.scope, made)
    else { return nil }
    let owners = program.ownersOfFunctions[name] ?? []
    let functions = owners.flatMap { program[$0].functions[name] ?? [] }.filter {
      ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil
    }
    let areOfObjects = functions.allSatisfy { function in
      guard let owner = program[function].owner, program[owner].isDeclared, program[owner].kind == .class else {
        return false
      }
      return !program.isController(owner) && !program.isCoordinator(owner)
        && (program[function].returnType ?? .void) == .void
    }
    guard let first = functions.first, areOfObjects else { return nil }
    return program[first].signature
  }

  /// What a view is for those who call a function to get it. They get what a modifier is applied to, not the modifier.
  private func verdict(onViewAt place: PlacesOfMaking.Place, handedOutBy function: Body) -> Verdict {
    let isModifier = place.type.map { program.inherits($0, fromAnyNamed: ["ViewModifier"]) } ?? false
    let takers = isModifier ? receivers.calls(given: place.site) : []
    let isApplied = takers.contains { $0.call.callee.calledName == "modifier" }
    return (.forwarded, "\(function.signature) \(isApplied ? "applies it for" : "returns it to") its callers")
  }

  /// Whether a method of something that is no view gives a view to nobody but a framework, by a protocol of that: no code
  /// of the program calls anything of its name.
  func isAskedForByFrameworks(_ function: Body) -> Bool {
    guard function.kind == .function, function.isBuilder || function.givesAnyView, let owner = function.owner,
      program[owner].isDeclared, !program[owner].isProtocol, !program.isView(owner)
    else { return false }
    return program.callsByName[function.name] == nil
      && program.mayBeAskedFor(function, of: owner)
  }

  /// Whether a type holds what a place makes, by the code at this very place.
  private func isHeld(by owner: TypeID, _ place: PlacesOfMaking.Place) -> Bool {
    guard let type = place.type else { return false }
    let (holder, site) = (factory.id(of: owner), location(place.spot))
    return holders[factory.id(of: type)]?.contains { $0.screen == holder && $0.sites.contains(site) } ?? false
  }

  /// The protocols of SwiftUI whose bodies build something of parts, other than views.
  private static let builders = [
    "App", "ButtonStyle", "Commands", "ControlGroupStyle", "CustomizableToolbarContent", "DisclosureGroupStyle",
    "GaugeStyle", "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "MenuStyle", "PrimitiveButtonStyle",
    "ProgressViewStyle", "Scene", "TabContent", "ToggleStyle", "ToolbarContent", "ViewModifier",
  ]

  /// Whether a function returns a view to its callers, instead of building a part of the view that declares it: a
  /// static function, or a method that returns another view, such as a changed copy.
  private func givesView(_ function: Body, of type: TypeID?) -> Bool {
    guard function.kind != .initialValue, let result = function.returnType else { return false }
    let isOfType = result.name == "Self" || type.map { result.name == program[$0].bareName } ?? false
    // A controller around a view is no part of that view.
    if [.function, .getter].contains(function.kind), givesController(function) { return true }
    return function.isStatic
      ? isOfType || function.givesAnyView
      : function.kind == .function && function.owner == type && (isOfType || function.givesAnyView)
  }

  /// Whether a function of a view gives back a controller, which is for other code to show.
  private func givesController(_ function: Body) -> Bool {
    guard let owner = function.owner, program.isView(owner), !program.representsController(owner),
      let name = function.returnType?.name,
      let result = program.resolve(name, inside: program[owner].name, file: function.file)
    else { return false }
    return program.isController(result)
  }
}

extension Body {
  /// Whether what it gives back is some view, alone or with other things in a tuple.
  fileprivate var givesAnyView: Bool {
    var results = returnType.map { [$0] } ?? []
    if case .tuple(let elements)? = returnType { results = elements.map(\.type) }
    let names = results.flatMap(\.parts).compactMap(\.name)
    return names.contains("View") || names.contains("AnyView")
  }
}
