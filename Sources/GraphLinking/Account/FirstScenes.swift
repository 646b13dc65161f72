import NavigationModel

/// The storyboards of which code makes the first scene, which needs no name of its own.
struct FirstScenes: Sendable {
  /// The names of the storyboards; nil where some code may mean any.
  private let storyboards: Set<String>?

  init(evaluator: Evaluator) { storyboards = Self.storyboards(askedBy: evaluator) }

  /// Whether some code may make the first scene of a storyboard.
  func mayBeMade(of storyboard: String) -> Bool { storyboards?.contains(storyboard) ?? true }

  private static func storyboards(askedBy evaluator: Evaluator) -> Set<String>? {
    let program = evaluator.program
    // `StoryboardScene.Notes.initialScene.instantiate()` is what a generator of code makes of it.
    let isGenerated = (program.callsByName["instantiate"] ?? []).contains {
      program[$0].call.callee.receiver.readOrCalledName == "initialScene"
    }
    guard !isGenerated else { return nil }
    var found: Set<String> = []
    for name in ["instantiateInitialController", "instantiateInitialViewController"] {
      for id in program.callsByName[name] ?? [] {
        let site = program[id]
        evaluator.resetBudget()
        let asked = evaluator.evaluate(
          site.call.callee.receiver, in: site.scope, evaluator.openActivation(of: site.body))
        guard !asked.isEmpty else { return nil }
        for candidate in asked {
          guard case .storyboard(let named) = candidate.value, let storyboard = named else { return nil }
          found.insert(storyboard)
        }
      }
    }
    return found
  }
}
