import NavigationModel

/// What a view is by whose code makes it: a part of the view that has the code, or for the callers to show.
extension AccountBuilder {
  /// What a view is that code makes in a view, or that a function gives back to whoever shows it; nil in other code.
  func verdict(onViewOfCodeAround place: PlacesOfMaking.Place) -> Verdict? {
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
