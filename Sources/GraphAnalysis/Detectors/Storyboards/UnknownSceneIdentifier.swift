import NavigationModel

/// Finds code that makes scenes which its storyboard has not.
struct UnknownSceneIdentifier: Detector {
  static let findsFailures = true

  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    let groups = RequestGroup.all(in: context) { subject in if case .segue = subject { false } else { true } }
    return groups.map { group in
      group.finding(
        Self.self,
        message: "\(group.askerName(in: context)) \(what(group)).", help: wayOut(group), in: context)
    }
  }

  private func wayOut(_ group: RequestGroup) -> String {
    guard case .initialScene = group.subject else { return Self.description.remedy }
    return "Give the storyboard an initial scene, or use the identifier of a scene."
  }

  private func what(_ group: RequestGroup) -> String {
    let others = group.answer == .elsewhere ? "; another storyboard has one" : ""
    switch group.subject {
    case .scene(let identifier, let storyboard?):
      return "makes the scene \"\(identifier)\" of \(storyboard).storyboard, which has none of that identifier\(others)"
    case .scene(let identifier, nil), .segue(let identifier):
      return "makes the scene \"\(identifier)\" of its own storyboard, but no storyboard has one of that "
        + "identifier"
    case .initialScene(let storyboard):
      return "makes the initial controller of \(storyboard).storyboard, which has none"
    }
  }
}

extension UnknownSceneIdentifier {
  static let description = RuleDescription(
    identifier: "unknown-scene-identifier",
    name: "Unknown scene identifier", category: .storyboards,
    summary: """
      Finds code that makes a scene which its storyboard lacks. No scene has the storyboard ID, or the storyboard has \
      no initial controller. navgraph follows names through constants, enums and wrappers. It ignores computed names \
      and storyboards that are not analyzed. In code that nothing calls, it is only a warning.
      """,
    rationale: "The compiler does not check identifiers: a wrong one shows only when the app crashes there.",
    remedy: "Use the identifier of an existing scene, or set the scene's Storyboard ID in the identity inspector.",
    triggeringExamples: [
      RuleExample(
        "the scene has another identifier",
        """
        coordinator ShopFlow
        scene Detail in Shop as detail
        ShopFlow instantiates details from Shop
        """),
      RuleExample(
        "no scene is the initial one",
        """
        coordinator ShopFlow
        scene Detail in Shop
        ShopFlow loads Shop
        """),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "the scene is there",
        """
        coordinator ShopFlow
        scene Detail in Shop as detail
        initial Detail
        ShopFlow instantiates detail from Shop
        ShopFlow loads Shop
        """)
    ],
    options: []
  )
}
