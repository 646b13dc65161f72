import NavigationModel

/// Finds transitions whose destination could not be resolved.
struct UnresolvedDestination: Detector {
  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    // A segue that is not there shows nothing at all, and is an error of its own.
    let dangling = Set(
      DanglingSegue(values: RuleValues()).findings(in: context).flatMap {
        [$0.location].compactMap(\.self) + $0.relatedLocations
      })
    return context.program.graph.edges.filter { edge in
      MetricsCounter.isForward(edge.kind) && context.node(edge.destination)?.kind == .unknown
        && (edge.sites.isEmpty || !edge.sites.allSatisfy(dangling.contains))
    }
    .map { edge in
      let identifier = edge.identifier.map { " \"\($0)\"" } ?? ""
      // The first place is where the finding is, and other places may have other reasons.
      let reason = (edge.siteReasons?.first ?? edge.reason).map { ": \($0)" } ?? ""
      return Finding(
        rule: Self.description.identifier, severity: .warning,
        message: "What the \(edge.kind.rawValue)\(identifier) of \(context.name(of: edge.source)) shows is not known"
          + "\(reason). \(Self.description.remedy)",
        nodes: [edge.source], edges: [edge.id], location: edge.sites.first,
        relatedLocations: Array(edge.sites.dropFirst()), fingerprint: Self.fingerprint([edge.id]))
    }
  }
}

extension UnresolvedDestination {
  static let description = RuleDescription(
    identifier: "unresolved-destination",
    name: "Unresolved destination", category: .structure, isOptIn: true,
    summary: """
      Finds transitions whose destination navgraph could not resolve, with the reason. Going back, alerts and screens \
      of the system do not count, nor what dangling-segue finds.
      """,
    rationale: """
      A picture with question marks misleads, and the other rules do not see what is behind them. A team that keeps \
      them at zero can rely on all the rest.
      """,
    remedy:
      "Analyze what declares the destination too, describe the call by an idiom, or name the screen where it is shown.",
    triggeringExamples: [
      RuleExample("a destination that is computed", "List push ?")
    ],
    nonTriggeringExamples: [
      RuleExample("a destination that is known", "List push Detail"),
      RuleExample("going back to whatever was there", "List pop ?"),
    ],
    options: []
  )
}
