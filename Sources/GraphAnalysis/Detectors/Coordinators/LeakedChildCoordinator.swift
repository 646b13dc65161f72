import NavigationModel

/// Finds child coordinators that are kept and never let go.
struct LeakedChildCoordinator: Detector {
  static let once = RuleOption.toggle(
    "once", false,
    "Whether to report children that a coordinator adds when it starts, such as those of its tabs; they usually "
      + "live as long as it does.")

  private let countsOnce: Bool

  init(values: RuleValues) {
    countsOnce = values.isOn(Self.once)
  }

  /// One finding for each coordinator, collection and kind of child; ``LeakGroups`` joins those of a screen.
  func findings(in context: AnalysisContext) -> [Finding] {
    let leaked = context.program.ownership.children.filter { !$0.isReleased && (countsOnce || $0.isRepeated) }
    let groups = Dictionary(grouping: leaked) { [$0.coordinator, $0.collection, $0.child ?? ""] }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { key, kept in
      kept.first.map { finding(for: $0, among: kept, key: key.filter { !$0.isEmpty }, context) }
    }
  }

  private func finding(
    for kept: KeptChild, among group: [KeptChild], key: [String], _ context: AnalysisContext
  ) -> Finding {
    let name = context.name(of: kept.coordinator)
    let children = Set(group.compactMap(\.child)).sorted()
    let sites = group.map(\.site).sorted()
    // Where the child is not known, others may be removed from the same collection.
    let message =
      children.isEmpty
      ? "\(name) adds a child coordinator to \(kept.collection), and no code removes it."
      : Self.message(name, never: children.map(context.name), from: kept.collection)
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: message,
      help: Self.description.remedy, nodes: [kept.coordinator] + children, location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint(key))
  }

  private static let verb = " never removes "
  private static let preposition = " from "

  /// The sentence about children whose types are known.
  static func message(_ parent: String, never children: [String], from collection: String) -> String {
    Wording.sentence(children) { "\(parent)\(Self.verb)\($0)\(Self.preposition)\(collection)." }
  }

  /// The words of the sentence about one child; nil for other sentences.
  static func words(in finding: Finding) -> (parent: String, child: String, collection: String)? {
    let message = finding.message
    guard message.hasSuffix("."), let start = message.firstRange(of: Self.verb),
      let end = message.ranges(of: Self.preposition).last, start.upperBound <= end.lowerBound
    else { return nil }
    return (
      parent: String(message[..<start.lowerBound]), child: String(message[start.upperBound..<end.lowerBound]),
      collection: String(message[end.upperBound...].dropLast())
    )
  }
}

extension LeakedChildCoordinator {
  static let description = RuleDescription(
    identifier: "leaked-child-coordinator",
    name: "Leaked child coordinator", category: .coordinators,
    summary: """
      Finds child coordinators that are never released. Their parent adds them to a collection, such as \
      childCoordinators, and no code removes them. Screens that keep child coordinators count as parents, too. These \
      do not count, since they usually live as long as their parent on purpose: children that a coordinator adds \
      when it starts, or only if it has none yet; a child that becomes the root of a window; a single child in a \
      property.
      """,
    rationale: """
      Each time the user enters the flow, one more coordinator stays in memory with all that it holds. Each of them \
      still receives notifications and handles them again.
      """,
    remedy: "Remove the child when it reports that it is done, and when its first screen is popped or dismissed.",
    triggeringExamples: [
      RuleExample(
        "a child that no code removes",
        """
        coordinator App
        coordinator Checkout
        App start Checkout
        App keeps Checkout
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a child that its parent removes",
        """
        coordinator App
        coordinator Checkout
        App start Checkout
        App keeps Checkout
        App releases Checkout
        """),
      RuleExample(
        "a child that is started and not kept",
        """
        coordinator App
        coordinator Checkout
        App start Checkout
        """),
    ],
    options: [once]
  )
}
