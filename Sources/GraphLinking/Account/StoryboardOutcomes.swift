import NavigationModel

/// What became of the scenes, segues and relationships of storyboards.
extension AccountBuilder {
  func account(for place: PlacesOfStoryboards.Place) -> NavigationAccount.Place {
    let (outcome, reason) = place.segue == nil ? verdict(onScene: place.scene) : verdict(onSegueAt: place.spot)
    return NavigationAccount.Place(
      kind: .storyboard, name: place.name, site: location(place.spot), outcome: outcome, reason: reason)
  }

  private func verdict(onSegueAt spot: CodeSpot) -> Verdict {
    verdict(ofEdgesAt: location(spot)) ?? (.own, "the class of the scene performs no such segue")
  }

  /// Whether another storyboard of the same name has a scene of the same identifier that an edge leads to: targets for
  /// several platforms have a storyboard each, and code means the one of its own.
  private func isCopy(_ scene: Scene) -> Bool {
    guard let identifier = scene.controller.storyboardIdentifier else { return false }
    return program.storyboards.scenes(identified: identifier, inStoryboard: scene.storyboard)
      .contains { $0 != scene.id && edges.leadsTo(factory.id(of: $0)) }
  }

  /// Whether only segues lead to a scene that have actions which make what appears.
  private func isOnlyCoder(_ scene: Scene) -> Bool {
    let incoming = program.storyboards.segues(to: scene)
    return !incoming.isEmpty && incoming.allSatisfy { $0.segue.destinationCreationSelector != nil }
  }

  private func verdict(onScene scene: Scene) -> Verdict {
    if let placeholder = scene.controller.placeholder {
      return program.storyboards.target(of: scene.id) == nil
        ? (.unresolved, "the storyboard \(placeholder.storyboardName ?? "that it refers to") is not among the files")
        : (.forwarded, "it stands for a scene of another storyboard")
    }
    let node = factory.id(of: scene.id)
    if edges.leadsTo(node) || scene.type.map({ edges.leadsTo(typeNamed: program[$0].name) }) == true {
      return (.edge, "")
    }
    if menuPreviews.has(scene.id) { return (.embedded, MenuPreviews.reason) }
    if isOnlyCoder(scene) { return (.forwarded, "the action of its segue creates the screen that appears") }
    if unmentioned.contains(node) { return (.unreachable, "no transition leads to it, and no code names it") }
    let isInitial = program.storyboards.initialScenes(ofStoryboard: scene.storyboard).contains(scene.id)
    if isCopy(scene) {
      return (.forwarded, "code asks for it by its name, and the graph has the scene of a copy of the storyboard")
    }
    // Code can make a scene by its identifier only, or as the first of its storyboard.
    if scene.controller.storyboardIdentifier == nil, !isInitial {
      return (.unreachable, "no segue leads to it, and it has no identifier by which code could make it")
    }
    if let name = scene.controller.customClass, scene.type.map({ !program[$0].isDeclared }) ?? true {
      return program.coverage.classesInObjectiveC.contains(name)
        ? (.unresolved, "\(name) is written in Objective-C, which navgraph does not read")
        : (.unresolved, "\(name) is not declared in the analyzed files")
    }
    if let verdict = verdict(onUnnamed: scene, isInitial: isInitial) { return verdict }
    if let name = scene.controller.customClass, mentions.inObjectiveC.names(name, outside: []) {
      return (.unresolved, "Objective-C code names \(name), and navgraph does not read it")
    }
    if isInitial, let verdict = verdict(onFirst: scene) { return verdict }
    return (.unexplained, "no transition is known to lead to it")
  }

  /// What becomes of the first scene of a storyboard that code names only to make other scenes of it; nil where something
  /// may make the first one. A library may make one of a class by the name of that.
  private func verdict(onFirst scene: Scene) -> Verdict? {
    guard scene.controller.storyboardIdentifier == nil, scene.controller.customClass == nil,
      !firstScenes.mayBeMade(of: scene.storyboard), !namesInDocuments.contains(scene.storyboard),
      !mayBeNamedInSettings(scene.storyboard),
      !mentions.inObjectiveC.mayKnow(scene.storyboard)
    else { return nil }
    guard let unknown = program.coverage.unknownNames else {
      return (.unreachable, "no code makes the first scene of its storyboard")
    }
    return (.unresolved, "no code that was read makes the first scene of its storyboard, but \(unknown)")
  }

  /// What becomes of a scene that only its identifier can be made by, or the name of its storyboard, where no Swift and no
  /// document says either; nil where one may.
  private func verdict(onUnnamed scene: Scene, isInitial: Bool) -> Verdict? {
    let names = [scene.controller.storyboardIdentifier, isInitial ? scene.storyboard : nil].compactMap(\.self)
    let own = scene.type.map { [program[$0].name] } ?? []
    guard !names.contains(where: { mentions.inSwift.mayKnow($0, outside: own) }),
      !isInitial || !namesInDocuments.contains(scene.storyboard)
    else { return nil }
    if names.contains(where: { mentions.all.mayKnow($0, outside: own) }) {
      return (.unresolved, "only Objective-C code names it, and navgraph does not read it")
    }
    if isInitial, mayBeNamedInSettings(scene.storyboard) {
      return (.unresolved, "only the settings of the project can name its storyboard, and navgraph does not read them")
    }
    guard let unknown = program.coverage.unknownNames else {
      return (.unreachable, "no transition leads to it, and no code names it")
    }
    return (.unresolved, "no code that was read names it, but \(unknown)")
  }

  /// Whether settings that were not read may name a storyboard as that with which a product starts.
  private func mayBeNamedInSettings(_ storyboard: String) -> Bool {
    !program.coverage.knowsSettings && StoryboardLinker.namesInSettings.contains(storyboard)
  }
}
