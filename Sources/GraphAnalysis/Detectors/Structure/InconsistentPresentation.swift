import NavigationModel

/// Finds screens that are pushed at one place and presented at another.
struct InconsistentPresentation: Detector {
  static let containers = RuleOption.toggle(
    "containers", false,
    "Whether it counts as well when what is presented is a navigation controller around the screen, which brings the "
      + "bar that the screen has when it is pushed.")

  private let countsContainers: Bool

  init(values: RuleValues) {
    countsContainers = values.isOn(Self.containers)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    let edges = context.program.graph.edges.filter { $0.confidence != .possible }
    let ways = edges.flatMap { edge in
      (countsContainers ? context.unfolded(edge.destination) : [edge.destination]).map { (screen: $0, edge: edge) }
    }
    return Dictionary(grouping: ways, by: \.screen).sorted { $0.key < $1.key }.compactMap { screen, ways in
      finding(for: screen, shownBy: ways.map(\.edge), context: context)
    }
  }

  private func finding(for screen: String, shownBy edges: [Edge], context: AnalysisContext) -> Finding? {
    guard let node = context.node(screen), node.kind == .screen, node.role == nil, node.framework != .swiftui else {
      return nil
    }
    let pushes = edges.filter { $0.kind == .push }
    // Where a value was followed to the presentation, a container may have come around it on the way.
    let presentations = edges.filter { $0.kind == .present && $0.confidence == .certain }
    guard !pushes.isEmpty, !presentations.isEmpty else { return nil }
    let sites = Set((pushes + presentations).flatMap(\.sites)).sorted()
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: "\(context.name(of: screen)) is pushed by \(sources(pushes, context)), but presented by "
        + "\(sources(presentations, context)). \(Self.description.remedy)",
      nodes: [screen] + Set((pushes + presentations).map(\.source)).sorted(),
      edges: (pushes + presentations).map(\.id).sorted(), location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint([screen]))
  }

  private func sources(_ edges: [Edge], _ context: AnalysisContext) -> String {
    Wording.list(Set(edges.map { context.name(of: $0.source) }).sorted(), limit: 4)
  }
}

extension InconsistentPresentation {
  static let description = RuleDescription(
    identifier: "inconsistent-presentation",
    name: "Inconsistent presentation", category: .structure,
    summary: """
      Finds controllers that are pushed at one place and presented by themselves at another. Only presentations count \
      that name the controller at the place itself. Popovers do not count, nor do SwiftUI's views, which are mostly put \
      into a stack of their own where they are shown as a sheet.
      """,
    rationale: """
      A screen that is pushed goes back by the bar of its stack, one that is presented needs a way out of its own: \
      a screen that is used in both ways lacks one of them or asks how it was shown, and people meet the same screen \
      with two behaviours.
      """,
    remedy: "Show it in one way, or present it within a navigation controller.",
    triggeringExamples: [
      RuleExample(
        "a profile that is sometimes a modal screen",
        """
        List push Profile
        Chat present Profile
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "the same way everywhere",
        """
        List push Profile
        Chat push Profile
        """),
      RuleExample(
        "presented with a bar of its own",
        """
        container Stack
        List push Profile
        Chat present Stack
        Stack root Profile
        """),
    ],
    options: [containers]
  )
}
