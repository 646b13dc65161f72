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
    let own = ownSegues(identified: identifier, of: source)
    if !own.isEmpty { return own }
    let anywhere = program.storyboards.scenes.flatMap { segues(identified: identifier, in: $0.id, .inferred) }
    return anywhere.count == 1 ? anywhere : []
  }

  /// The identifiers that code with one of several can mean: UIKit and AppKit fail where a screen has no segue of that
  /// name, so that those of other screens never come there if it has one of them.
  func meant(of candidates: [Candidate], by source: TypeID?) -> [Candidate] {
    let isOwn = { (candidate: Candidate) in
      if case .string(let identifier) = candidate.value {
        !ownSegues(identified: identifier, of: source).isEmpty
      } else {
        false
      }
    }
    guard candidates.count > 1, candidates.contains(where: isOwn) else { return candidates }
    return candidates.filter { candidate in
      guard case .string(let identifier) = candidate.value else { return true }
      return isOwn(candidate) || segues(identified: identifier, of: source).isEmpty
    }
  }

  private func ownSegues(identified identifier: String, of source: TypeID?) -> [Found] {
    guard let source else { return [] }
    let related = [source] + program.concreteSubtypes(of: source) + program.lineage(of: source).dropFirst()
    for type in related {
      let found = program.storyboards.scenes(of: type).flatMap { segues(identified: identifier, in: $0, .certain) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func segues(identified identifier: String, in scene: SceneID, _ confidence: Confidence) -> [Found] {
    program.storyboards[scene].controller.segues.enumerated().compactMap { index, segue in
      segue.identifier == identifier ? Found(scene: scene, index: index, confidence: confidence) : nil
    }
  }
}
