import NavigationModel

/// A controller of a storyboard, with the document it is in.
struct Scene {
  let id: SceneID
  let storyboard: String
  let document: InterfaceBuilderFacts.Document
  let file: Int
  let controller: ControllerFact
  /// The class, resolved; nil for a scene without a class of its own.
  var type: TypeID?
}

/// Scenes of all storyboards, by what code and other storyboards name them with.
struct StoryboardIndex {
  private(set) var scenes: [Scene] = []
  private var byController: [String: SceneID] = [:]
  private var byIdentifier: [String: [SceneID]] = [:]
  /// The references to other storyboards that have an identifier of their own, by which they can be made like scenes.
  private var references: [String: [SceneID]] = [:]
  private var initials: [String: [SceneID]] = [:]
  private var byExit: [String: SceneID] = [:]
  private(set) var byType: [TypeID: [SceneID]] = [:]
  /// The segues that end at a controller, by the controller's file and id.
  private var incoming: [String: [IncomingSegue]] = [:]
  /// The scenes that give texts to properties of their controllers, by the names of the properties.
  private var attributed: [String: [SceneID]] = [:]
  /// The names of the storyboards that the system shows while an app starts.
  private(set) var launchScreens: Set<String> = []
  /// What code generators call the storyboards, scenes and segues.
  private(set) var generatedNames = GeneratedNames()

  /// A segue with the scene that it starts at.
  struct IncomingSegue {
    let segue: SegueFact
    let source: SceneID
  }

  mutating func add(_ facts: InterfaceBuilderFacts, file: Int, resolve: (String, ControllerFact) -> TypeID?) {
    // The system shows a launch screen before any code runs. Code that shows it once more names the storyboard.
    guard !facts.isLaunchScreen else { return addLaunchScreen(named: facts.name) }
    for controller in facts.controllers {
      let id = SceneID(index: scenes.count)
      let type = controller.customClass.flatMap { resolve($0, controller) }
      scenes.append(
        Scene(
          id: id, storyboard: facts.name, document: facts.document, file: file, controller: controller, type: type))
      byController["\(file) \(controller.id)"] = id
      for segue in controller.segues {
        incoming["\(file) \(segue.destination)", default: []].append(IncomingSegue(segue: segue, source: id))
      }
      for exit in controller.exits where byExit["\(file) \(exit)"] == nil { byExit["\(file) \(exit)"] = id }
      if controller.placeholder == nil {
        if let identifier = controller.storyboardIdentifier { byIdentifier[identifier, default: []].append(id) }
        if let type {
          byType[type, default: []].append(id)
          for name in controller.attributes.keys { attributed[name, default: []].append(id) }
        }
        if facts.initialController == controller.id { initials[facts.name, default: []].append(id) }
        generatedNames.add(scenes[id.index])
      } else if let identifier = controller.storyboardIdentifier {
        references[identifier, default: []].append(id)
      }
    }
  }

  mutating func addLaunchScreen(named name: String) {
    launchScreens.insert(name)
    generatedNames.add(storyboard: name)
  }

  subscript(scene: SceneID) -> Scene { scenes[scene.index] }

  /// The controller or the exit that a segue of the same document names.
  func scene(withControllerID id: String, inFile file: Int) -> SceneID? { byController["\(file) \(id)"] }

  /// The segues of the same document that end at a scene's controller.
  func segues(to scene: Scene) -> [IncomingSegue] { incoming["\(scene.file) \(scene.controller.id)"] ?? [] }

  func scene(withExitID id: String, inFile file: Int) -> SceneID? { byExit["\(file) \(id)"] }

  /// The scenes with a storyboard identifier. A nil storyboard stands for any.
  func scenes(identified identifier: String, inStoryboard storyboard: String?) -> [SceneID] {
    let referred = of(references[identifier] ?? [], inStoryboard: storyboard).compactMap(target)
    return of(byIdentifier[identifier] ?? [], inStoryboard: storyboard) + referred
  }

  private func of(_ scenes: [SceneID], inStoryboard storyboard: String?) -> [SceneID] {
    scenes.filter { storyboard == nil || self[$0].storyboard == storyboard }
  }

  /// The names of the storyboards that have scenes; launch screens are none.
  var storyboardNames: Set<String> { Set(scenes.lazy.filter { $0.document == .storyboard }.map(\.storyboard)) }

  func initialScenes(ofStoryboard storyboard: String) -> [SceneID] { initials[storyboard] ?? [] }

  /// Of scenes that several apps of a repository call the same, those of the documents nearest to a file.
  func nearest(_ scenes: [SceneID], to folder: [Substring], folders: [[Substring]]) -> [SceneID] {
    let ranked = scenes.map { scene in
      (scene, zip(folders[self[scene].file], folder).prefix { $0 == $1 }.count)
    }
    guard let best = ranked.map(\.1).max() else { return [] }
    return ranked.filter { $0.1 == best }.map(\.0)
  }

  /// The scenes whose class is the given one.
  func scenes(of type: TypeID) -> [SceneID] { byType[type] ?? [] }

  /// The scenes with a class that give a text to a property of that name.
  func scenes(giving property: String) -> [SceneID] { attributed[property] ?? [] }

  /// The scene that a placeholder stands for; the placeholder itself where the other storyboard has no such scene.
  func target(of scene: SceneID) -> SceneID? {
    guard let placeholder = self[scene].controller.placeholder else { return scene }
    guard let name = placeholder.storyboardName else { return nil }
    let candidates =
      placeholder.referencedIdentifier.map { of(byIdentifier[$0] ?? [], inStoryboard: name) }
      ?? initialScenes(ofStoryboard: name)
    return candidates.first
  }
}
