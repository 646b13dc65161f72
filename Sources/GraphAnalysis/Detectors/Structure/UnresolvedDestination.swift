import NavigationModel

/// Finds transitions whose destination could not be resolved.
struct UnresolvedDestination: Detector {
  static let partly = RuleOption.toggle(
    "partly", false,
    "Whether to count places that have known destinations, but possibly also unknown ones.")

  private let countsPartly: Bool

  init(values: RuleValues) {
    countsPartly = values.isOn(Self.partly)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    // A segue that is not there shows nothing at all, and is an error of its own.
    let dangling = Set(
      DanglingSegue(values: RuleValues()).findings(in: context).flatMap {
        [$0.location].compactMap(\.self) + $0.relatedLocations
      })
    let forward = context.program.graph.edges.filter { MetricsCounter.isForward($0.kind) }
    let isUnknown = { (edge: Edge) in context.node(edge.destination)?.kind == .unknown }
    // What a coordinator shows that is started at the same place is among its own transitions.
    let started = context.program.graph.edges.filter { $0.kind == .start }
    let known = countsPartly ? [:] : Self.sites(of: (forward + started).filter { !isUnknown($0) })
    return forward.filter(isUnknown).compactMap { edge -> Finding? in
      let settled = dangling.union(known[edge.source] ?? [])
      let open = edge.sites.indices.filter { !settled.contains(edge.sites[$0]) }
      return edge.sites.isEmpty || !open.isEmpty ? finding(of: edge, at: open, in: context) : nil
    }
  }

  private static func sites(of edges: [Edge]) -> [String: Set<SourceLocation>] {
    edges.reduce(into: [:]) { $0[$1.source, default: []].formUnion($1.sites) }
  }

  /// - Parameter open: which of the sites of the transition count, as indices.
  private func finding(of edge: Edge, at open: [Int], in context: AnalysisContext) -> Finding {
    let identifier = edge.identifier.map { " \"\($0)\"" } ?? ""
    // The first place is where the finding is, and other places may have other reasons.
    let first = open.first.flatMap { index in edge.siteReasons.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    let sites = open.map { edge.sites[$0] }
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message:
        "\(context.name(of: edge.source)) shows an unknown destination (\(edge.kind.rawValue)\(identifier)).",
      // Reasons may begin with a name, so that they cannot begin a sentence.
      notes: (first ?? edge.reason).map { ["The reason: \($0)."] } ?? [],
      help: Self.description.remedy, nodes: [edge.source], edges: [edge.id], location: sites.first,
      relatedLocations: Array(sites.dropFirst()),
      fingerprint: Self.fingerprint([edge.id]))
  }
}

extension UnresolvedDestination {
  static let description = RuleDescription(
    identifier: "unresolved-destination",
    name: "Unresolved destination", category: .structure, isOptIn: true,
    summary: """
      Finds transitions whose destination navgraph could not resolve, with the reason. These do not count: \
      transitions back, alerts, system screens, findings of dangling-segue, and places with at least one known \
      destination, whose other destinations are mostly the same.
      """,
    rationale: """
      Unknown destinations make the picture incomplete, and other rules cannot see the screens behind them. If there \
      are none, a team can rely on the other rules.
      """,
    remedy: """
      Also analyze the code that declares the destination, describe the call by an idiom, or name the screen at the \
      call.
      """,
    triggeringExamples: [
      RuleExample("a destination that is computed", "List push ?")
    ],
    nonTriggeringExamples: [
      RuleExample("a destination that is known", "List push Detail"),
      RuleExample("going back to whatever was there", "List pop ?"),
    ],
    options: [partly]
  )
}
