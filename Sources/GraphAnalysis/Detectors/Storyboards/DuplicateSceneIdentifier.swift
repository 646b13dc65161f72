import NavigationModel

/// Finds scenes of one storyboard that have the same storyboard ID.
struct DuplicateSceneIdentifier: Detector {
  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    context.program.storyboards.storyboards.flatMap { storyboard in
      let named = Dictionary(grouping: storyboard.scenes.filter { $0.reference == nil }, by: \.identifier)
      return named.compactMap { identifier, scenes in
        identifier.flatMap { finding(for: scenes, identified: $0, in: storyboard, context) }
      }
      .sorted { $0.fingerprint < $1.fingerprint }
    }
  }

  private func finding(
    for scenes: [LinkedScene], identified identifier: String, in storyboard: LinkedStoryboard,
    _ context: AnalysisContext
  ) -> Finding? {
    guard scenes.count > 1 else { return nil }
    let locations = scenes.map(\.location).sorted()
    return Finding(
      rule: Self.description.identifier, severity: .error,
      message: Wording.sentence(scenes.map { context.name(of: $0) }) {
        "\($0) of \(storyboard.name).storyboard have the same identifier, \"\(identifier)\"."
      }, help: Self.description.remedy,
      nodes: scenes.compactMap(\.node), edges: [], location: locations.first,
      relatedLocations: Array(locations.dropFirst()), fingerprint: Self.fingerprint([storyboard.name, identifier]))
  }
}

extension DuplicateSceneIdentifier {
  static let description = RuleDescription(
    identifier: "duplicate-scene-identifier",
    name: "Duplicate scene identifier", category: .storyboards,
    summary: "Finds scenes of one storyboard that have the same storyboard ID.",
    rationale: """
      It is undefined which of the scenes code gets, and newer versions of Xcode refuse to compile the storyboard.
      """,
    remedy: "Give each scene an identifier of its own.",
    triggeringExamples: [
      RuleExample(
        "a scene that was copied",
        """
        scene List in Main as list
        scene Archive in Main as list
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "the same identifier in two storyboards",
        """
        scene List in Main as list
        scene Archive in Archive as list
        """)
    ],
    options: []
  )
}
