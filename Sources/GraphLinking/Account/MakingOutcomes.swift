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
  func isOnlyMaking(ofSceneIdentified identifier: String?) -> Bool {
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
}
