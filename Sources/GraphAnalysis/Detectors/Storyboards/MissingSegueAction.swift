import NavigationModel

/// Finds segues whose action no class implements.
struct MissingSegueAction: Detector {
  static let findsFailures = true

  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    context.program.storyboards.storyboards.flatMap { storyboard in
      storyboard.scenes.flatMap { scene in
        scene.segues.filter { $0.isActionImplemented == false }.map { segue in
          finding(for: segue, of: scene, in: storyboard, context)
        }
      }
    }
  }

  private func finding(
    for segue: LinkedSegue, of scene: LinkedScene, in storyboard: LinkedStoryboard, _ context: AnalysisContext
  ) -> Finding {
    let action = segue.action ?? ""
    let failure = context.failure(at: scene.node)
    // What cannot be reached is no event.
    let crash = failure.severity == .error ? "The app crashes when it gets there." : "The app would crash there."
    let effect = segue.kind == .unwind ? "It leads nowhere." : crash
    return Finding(
      rule: Self.description.identifier, severity: segue.kind == .unwind ? .warning : failure.severity,
      message: "A segue of \(context.name(of: scene)) calls \(action), which no class implements.",
      notes: [effect] + (segue.kind == .unwind ? [] : failure.notes), help: Self.description.remedy,
      nodes: [scene.node].compactMap { $0 }, edges: [],
      location: segue.location,
      relatedLocations: [],
      fingerprint: Self.fingerprint([storyboard.name, scene.id, segue.destination, action]))
  }
}

extension MissingSegueAction {
  static let description = RuleDescription(
    identifier: "missing-segue-action",
    name: "Missing segue action", category: .storyboards,
    summary: """
      Finds segues whose segue action, and unwind segues whose unwind action, no class implements. The rule runs only \
      if an Xcode project shows that all code of the app is Swift.
      """,
    rationale: """
      The compiler does not check these selectors: UIKit raises an exception for a missing segue action, and an unwind \
      segue with a missing action does nothing.
      """,
    remedy: "Connect the segue to a method that exists, or implement the one that it names.",
    triggeringExamples: [
      RuleExample(
        "the method was renamed",
        """
        scene List in Main
        scene Detail in Main
        action showDetail:
        List show Detail calling makeDetail:
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "the method is there",
        """
        scene List in Main
        scene Detail in Main
        action makeDetail:
        List show Detail calling makeDetail:
        """)
    ],
    options: []
  )
}
