import NavigationModel

/// What storyboards and xibs hold that can be navigation: scenes, segues and relationships.
struct PlacesOfStoryboards {
  let program: Program

  /// A scene, or one of its segues and relationships.
  struct Place {
    let name: String
    let spot: CodeSpot
    let scene: Scene
    let segue: SegueFact?
  }

  func places() -> [Place] {
    program.storyboards.scenes.flatMap { scene -> [Place] in
      let controller = scene.controller
      let file = Int32(scene.file)
      let segues = controller.segues.map { segue in
        Place(
          name: segue.relationship == nil ? "segue" : "relationship",
          spot: CodeSpot(file: file, position: segue.position), scene: scene, segue: segue)
      }
      // What a xib holds comes with the code that loads it, and an application is no scene.
      guard scene.document == .storyboard, controller.element != "application" else { return segues }
      return [
        Place(name: "scene", spot: CodeSpot(file: file, position: controller.position), scene: scene, segue: nil)
      ] + segues
    }
  }
}
