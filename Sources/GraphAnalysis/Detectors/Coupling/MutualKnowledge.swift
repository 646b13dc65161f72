import NavigationModel

/// Finds screens that know each other.
struct MutualKnowledge: Detector {
  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    let all = ScreenAcquaintances(context).all
    let bySource = Dictionary(grouping: all, by: \.source)
    return all.compactMap { here in
      guard here.source < here.destination,
        let there = bySource[here.destination]?.first(where: { $0.destination == here.source })
      else { return nil }
      return finding(here, there, context: context)
    }
  }

  private func finding(
    _ here: ScreenAcquaintance, _ there: ScreenAcquaintance, context: AnalysisContext
  ) -> Finding {
    let (first, second) = (context.name(of: here.source), context.name(of: there.source))
    let sites = Set(here.places).union(there.places).sorted()
    let wayOut =
      switch (brings(here), brings(there)) {
      case (true, false): "Let \(second) report back through a closure or a delegate protocol."
      case (false, true): "Let \(first) report back through a closure or a delegate protocol."
      default: "Let a coordinator or a routing layer show both, so that neither names the other."
      }
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message:
        "\(first) and \(second) know each other: \(first) \(here.tie.verb) \(context.name(of: here)), "
        + "\(second) \(there.tie.verb) \(context.name(of: there)). \(wayOut)",
      nodes: [here.source, there.source], edges: here.edges.union(there.edges).sorted(), location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint([here.source, there.source]))
  }

  /// Whether the one screen puts the other in front of the person.
  private func brings(_ acquaintance: ScreenAcquaintance) -> Bool {
    acquaintance.tie == .creates || acquaintance.tie == .shows || acquaintance.isInPrepare
  }
}

extension MutualKnowledge {
  static let description = RuleDescription(
    identifier: "mutual-knowledge",
    name: "Mutual knowledge", category: .coupling,
    summary: """
      Finds pairs of screens whose code names each other: creates, configures, casts to or shows the other. A child \
      that casts to its parent is one as well. What a storyboard connects does not count.
      """,
    rationale: """
      Neither of the two can be used, tested or changed without the other, so that they are one screen in two files.
      """,
    remedy: "Let the one that is shown report back through a closure or a delegate protocol.",
    triggeringExamples: [
      RuleExample(
        "a picker that casts to the screen that shows it",
        """
        Form creates Picker
        Picker casts Form
        """),
      RuleExample(
        "a child that configures its parent",
        """
        Parent creates Child
        Parent child Child
        Child configures Parent
        """),
    ],
    nonTriggeringExamples: [
      RuleExample("a form that makes its picker", "Form creates Picker"),
      RuleExample(
        "segues in a storyboard, there and back",
        """
        Form push Picker in storyboard
        Picker unwind Form in storyboard
        """),
    ],
    options: []
  )
}
