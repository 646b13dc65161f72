import NavigationModel

/// What a view is by the code around it: an edge of its own, or a part of what other code shows.
extension AccountBuilder {
  /// What a view is by the code around it; nil where that says nothing.
  ///
  /// - Parameter isFollowed: whether some question led to the place, and an edge to a view of the type.
  func verdict(
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
}
