import NavigationModel

/// Finds segues that nothing performs.
struct UnusedSegue: Detector {
  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    context.program.storyboards.storyboards.flatMap { storyboard in
      let destinations = Dictionary(storyboard.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      return storyboard.scenes.flatMap { scene in
        scene.segues.filter(\.isUnused).map { segue in
          finding(for: segue, of: scene, to: destinations[segue.destination], in: storyboard, context)
        }
      }
    }
  }

  private func finding(
    for segue: LinkedSegue, of scene: LinkedScene, to destination: LinkedScene?, in storyboard: LinkedStoryboard,
    _ context: AnalysisContext
  ) -> Finding {
    let ends = "from \(context.name(of: scene))" + (destination.map { " to \(context.name(of: $0))" } ?? "")
    let action = segue.kind == .unwind ? segue.action.map { "\($0) " } ?? "" : ""
    let message =
      segue.identifier.map { "No code names \"\($0)\", the \(segue.kind.rawValue) segue \(ends)." }
      ?? "The \(segue.kind.rawValue) segue \(action)\(ends) has no identifier, so that no code can perform it."
    return Finding(
      rule: Self.description.identifier, severity: .warning, message: message,
      help: Self.description.remedy,
      nodes: [scene.node, destination?.node].compactMap { $0 }, edges: [], location: segue.location,
      relatedLocations: [],
      fingerprint: Self.fingerprint([storyboard.name, scene.id, segue.identifier ?? segue.destination]))
  }
}

extension UnusedSegue {
  static let description = RuleDescription(
    identifier: "unused-segue",
    name: "Unused segue", category: .storyboards,
    summary: """
      Finds segues that nothing performs. They start at a controller itself, not at a control or a cell, and have no \
      identifier, or one that no code names. Any string, any name that a code generator would derive from the \
      identifier, and any part of a concatenated string counts as a use. Segues with an identifier are checked only if \
      an Xcode project shows that all code of the app is Swift.
      """,
    rationale: "Such a segue suggests a path that no user can take, and keeps dead scenes in the storyboard.",
    remedy: "Remove it from the storyboard, or perform it.",
    triggeringExamples: [
      RuleExample(
        "the code that performed it is gone",
        """
        scene List in Main
        scene Detail in Main
        List show(showDetail) Detail without caller
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a button performs it",
        """
        scene List in Main
        scene Detail in Main
        List show(showDetail) Detail in storyboard
        """),
      RuleExample(
        "code performs it",
        """
        scene List in Main
        scene Detail in Main
        List show(showDetail) Detail with caller
        """),
    ],
    options: []
  )
}
