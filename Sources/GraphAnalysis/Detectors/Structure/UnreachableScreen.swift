import NavigationModel

/// Finds screens that nothing leads to.
struct UnreachableScreen: Detector {
  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    // A library is there for apps that are not analyzed.
    guard context.program.graph.nodes.contains(where: { $0.kind == .entry }) else { return [] }
    return context.program.unmentionedScreens.compactMap { id in
      context.node(id).map { finding(for: $0, context: context) }
    }
  }

  private func finding(for screen: Node, context: AnalysisContext) -> Finding {
    Finding(
      rule: Self.description.identifier, severity: .warning,
      message: "Nothing shows \(context.name(of: screen.id)), and no other analyzed code names it.",
      help: Self.description.remedy, nodes: [screen.id], edges: [], location: screen.location, relatedLocations: [],
      fingerprint: Self.fingerprint([screen.id]))
  }
}

extension UnreachableScreen {
  static let description = RuleDescription(
    identifier: "unreachable-screen",
    name: "Unreachable screen", category: .structure,
    summary: """
      Finds controllers and storyboard scenes that nothing shows. No transition leads to them, no storyboard starts \
      with them, and no code but their own names their class or storyboard ID. Nothing is said unless an Xcode \
      project shows that all code of the app is Swift. SwiftUI views are left out, since nobody can tell a screen \
      that nothing shows from a part of others.
      """,
    rationale: "It is compiled, translated, searched and refactored for nobody.",
    remedy: "Delete it, or lead somewhere to it.",
    triggeringExamples: [
      RuleExample(
        "the screen that a new one took the place of",
        """
        entry AppDelegate
        AppDelegate root List
        List push Detail
        OldDetail push Editor
        unmentioned OldDetail
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a screen that code names in a way that could not be followed",
        """
        entry AppDelegate
        AppDelegate root List
        screen Detail
        """),
      RuleExample(
        "a library of screens",
        """
        Picker push Preview
        unmentioned Picker
        """),
    ],
    options: []
  )
}
