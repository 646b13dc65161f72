import NavigationModel

/// Finds coordinators that a callback of what they keep keeps alive.
struct CoordinatorRetainCycle: Detector {
  init(values: RuleValues) {}

  /// One finding for each callback of each object that a coordinator keeps.
  func findings(in context: AnalysisContext) -> [Finding] {
    let groups = Dictionary(grouping: context.program.ownership.callbacks) {
      [$0.coordinator, $0.holder, $0.callback, $0.held ?? ""]
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { key, callbacks in
      callbacks.first.map { first in
        finding(for: first, key: key.filter { !$0.isEmpty }, sites: callbacks.map(\.site).sorted(), context)
      }
    }
  }

  private func finding(
    for callback: StrongCallback, key: [String], sites: [SourceLocation], _ context: AnalysisContext
  ) -> Finding {
    let coordinator = context.name(of: callback.coordinator)
    let held = callback.held.map { context.name(of: $0) } ?? callback.holder
    // Where a coordinator keeps another one, only its name says which of the two is captured.
    let isOfCoordinator = callback.held.flatMap { context.node($0)?.role } == .coordinator
    let captured = isOfCoordinator ? coordinator : "the coordinator"
    let place = callback.held == nil ? "" : " in \(callback.holder)"
    return Finding(
      rule: Self.description.identifier, severity: .error,
      message:
        "\(coordinator) keeps \(held)\(place), and \(held).\(callback.callback) captures \(captured) strongly.",
      help: Self.description.remedy, nodes: [callback.coordinator] + (callback.held.map { [$0] } ?? []),
      location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint(key))
  }
}

extension CoordinatorRetainCycle {
  static let description = RuleDescription(
    identifier: "coordinator-retain-cycle",
    name: "Coordinator retain cycle", category: .coordinators,
    summary: """
      Finds callbacks that keep a coordinator alive for ever. They capture it strongly and belong to an object that \
      it holds in a property or among its children. A callback that lets go of the object when it runs does not \
      count.
      """,
    rationale: """
      The coordinator keeps the object, the object keeps the callback, and the callback keeps the coordinator. None of \
      them is ever deallocated, nor are the screens that they hold.
      """,
    remedy: "Capture it weakly: [weak self].",
    triggeringExamples: [
      RuleExample(
        "the callback of a child coordinator",
        """
        coordinator App
        coordinator Checkout
        App start Checkout
        Checkout captures App
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a child that captures nothing",
        """
        coordinator App
        coordinator Checkout
        App start Checkout
        """)
    ],
    options: []
  )
}
