import NavigationModel

/// Finds what the `@IBSegueAction` of a segue makes: that is what appears, and the scene at the segue's end only gives
/// it its coder.
struct SegueActions {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The controllers that the action of a segue makes; none where the segue has no action, or nothing of it is known.
  func destinations(of segue: SegueFact, from scene: Scene) -> [Candidate] {
    guard let action = action(of: segue, from: scene) else { return [] }
    evaluator.resetBudget()
    return evaluator.returns(of: action, evaluator.openActivation(of: action)).filter { candidate in
      switch candidate.value {
      case .container(_, let contents, _): !contents.isEmpty
      case .object(let type, _), .some(let type): program.isScreen(type) || program.isOutsideScreen(type)
      default: false
      }
    }
  }

  /// Whether there are segues, and the action of each makes what appears.
  func makeAll(_ segues: [StoryboardIndex.IncomingSegue]) -> Bool {
    !segues.isEmpty
      && segues.allSatisfy { !destinations(of: $0.segue, from: program.storyboards[$0.source]).isEmpty }
  }

  /// The method of the scene's class, or of one above it, that Objective-C calls by the segue's selector.
  private func action(of segue: SegueFact, from scene: Scene) -> BodyID? {
    guard let selector = segue.destinationCreationSelector, let type = scene.type else { return nil }
    let first = String(selector.prefix { $0 != ":" })
    for ancestor in program.lineage(of: type) {
      for (name, bodies) in program[ancestor].functions where first.hasPrefix(name) {
        let found = bodies.sorted { $0 < $1 }.first { body in
          guard program[body].kind == .function else { return false }
          let label = program[body].parameters.first?.label
          let rest = first.dropFirst(name.count)
          guard let label else { return rest.isEmpty }
          let capitalized = label.prefix(1).uppercased() + label.dropFirst()
          return rest == "With" + capitalized || rest == capitalized
        }
        if let found { return found }
      }
    }
    return nil
  }
}
