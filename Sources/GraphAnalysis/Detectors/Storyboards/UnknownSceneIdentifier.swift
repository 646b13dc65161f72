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
    return "Let the storyboard start with one of its scenes, or name the scene that is meant."
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
      Finds code that makes a scene which its storyboard lacks. No scene has the storyboard ID, or the storyboard \
      has no initial controller. Names are followed through constants, enums and wrappers; those that are computed \
      and storyboards that were not analyzed are left alone.
      """,
    rationale: "The compiler knows no identifiers: what does not fit shows only when the app crashes there.",
    remedy: "Name a scene that exists, or set its Storyboard ID in the identity inspector.",
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
