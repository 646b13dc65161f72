import NavigationModel

/// Finds segues of storyboards by their identifier.
struct SegueLookup {
  let program: Program

  struct Found {
    let scene: SceneID
    let index: Int
    let confidence: Confidence
  }

  /// The segues with an identifier that start in scenes of a class, or of the classes above and below it.
  ///
  /// Where the class has none, a segue that is the only one with the identifier in all storyboards is meant.
  func segues(identified identifier: String, of source: TypeID?) -> [Found] {
    if let source {
      let related = [source] + program.concreteSubtypes(of: source) + program.lineage(of: source).dropFirst()
      for type in related {
        let found = program.storyboards.scenes(of: type).flatMap { segues(identified: identifier, in: $0, .certain) }
        if !found.isEmpty { return found }
      }
    }
    let anywhere = program.storyboards.scenes.flatMap { segues(identified: identifier, in: $0.id, .inferred) }
    return anywhere.count == 1 ? anywhere : []
  }

  private func segues(identified identifier: String, in scene: SceneID, _ confidence: Confidence) -> [Found] {
    program.storyboards[scene].controller.segues.enumerated().compactMap { index, segue in
      segue.identifier == identifier ? Found(scene: scene, index: index, confidence: confidence) : nil
    }
  }
}
