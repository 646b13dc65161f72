import NavigationModel

/// Who holds what a place makes: the node that keeps it, or only the code around the place.
extension AccountBuilder {
  /// Who holds what a place makes: by this very place, or else by code of the same file that makes no other object of the
  /// type. A screen that is made elsewhere than where it is held may be shown by whoever makes it.
  func holder(of type: TypeID, near place: PlacesOfMaking.Place) -> ScreenPart? {
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
  func holder(of type: TypeID, farFrom place: PlacesOfMaking.Place) -> String? {
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
  func holder(ofViewHandedOutAt place: PlacesOfMaking.Place) -> String? {
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
  func holder(ofClassAbove type: TypeID, setTo made: CallSite) -> ScreenPart? {
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

  func nameOfHolder(_ part: ScreenPart) -> String { nodes[part.screen]?.name ?? part.screen }

  /// The name of the node with a property whose initial value is what a call makes, where something holds such objects:
  /// what a property begins with is held by the object that has it.
  func ownerOfProperty(holding type: TypeID, beginningWith made: CallSite) -> String? {
    let body = program[made.body]
    guard holders[factory.id(of: type)]?.isEmpty == false, body.kind == .initialValue, !body.isStatic,
      program[body.scope].results.values.contains(where: { $0.value == .call(made.call) })
    else { return nil }
    return body.owner.flatMap { nodes[factory.id(of: $0)]?.name }
  }

  /// Whether the code around a call keeps what the call makes for itself: it gives a name to it, and that to nobody.
  func isLocal(_ made: CallSite) -> Bool {
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
    program.innermostClosure(around: scope) ?? program[program[scope].body].scope
  }

  /// Whether an expression only reads or calls a member of something.
  private func isMember(_ value: Expression) -> Bool {
    switch value {
    case .member: true
    case .call(let call): isMember(call.callee)
    default: false
    }
  }
}
