import NavigationModel

/// Finds coordinators and routers that start or show too much.
struct GodCoordinator: Detector {
  static let warning = RuleOption.count(
    "warning", 10, "Screens and coordinators that one coordinator may show or start; more are a warning.")
  static let error = RuleOption.count(
    "error", 20, "Screens and coordinators that one coordinator may show or start; more are an error.")
  static let share = RuleOption.share(
    "share", 0.5, "Share of the app's screens that one coordinator may show; more is an error.")
  static let shareFrom = RuleOption.count(
    "share-from", 8, "Destinations from which on the share counts, so that small apps can do with one coordinator.")
  static let possible = RuleOption.toggle(
    "possible", false, "Whether transitions count that are only one of several possibilities.")

  private let warning: Int
  private let error: Int
  private let share: Double
  private let shareFrom: Int
  private let countsPossible: Bool

  init(values: RuleValues) {
    warning = values.count(Self.warning)
    error = values.count(Self.error)
    share = values.number(Self.share)
    shareFrom = values.count(Self.shareFrom)
    countsPossible = values.isOn(Self.possible)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    let reaches = CoordinatorReach.all(in: context, includingPossible: countsPossible)
    let screenCount = context.seenScreens.count
    return reaches.compactMap { finding(for: $0, of: screenCount, context: context) }
  }

  private func finding(for reach: CoordinatorReach, of screenCount: Int, context: AnalysisContext) -> Finding? {
    let count = reach.destinations.count
    let screens = reach.destinations.count { context.node($0)?.kind == .screen }
    let shareOfApp = screenCount == 0 ? 0 : Double(screens) / Double(screenCount)
    let exceedsShare = count >= shareFrom && shareOfApp > share
    guard count > warning || count > error || exceedsShare else { return nil }

    let coordinator = context.node(reach.coordinator)
    let limit = count > error ? ", more than \(error)" : count > warning ? ", more than \(warning)" : ""
    let shareOfAll =
      exceedsShare
      ? " Of the app's \(Wording.count(screenCount, "screen")) these are \(screens) "
        + "(\(Wording.percentage(shareOfApp))), more than \(Wording.percentage(share))." : ""
    return Finding(
      rule: Self.description.identifier, severity: count > error || exceedsShare ? .error : .warning,
      message: "\(context.name(of: reach.coordinator)) shows or starts \(Wording.count(count, "destination"))\(limit)."
        + "\(shareOfAll) \(Self.description.remedy)\(proposal(for: reach, context: context))",
      nodes: [reach.coordinator] + reach.destinations, edges: reach.edges,
      location: coordinator?.location ?? reach.sites.first,
      relatedLocations: reach.sites.filter { $0 != (coordinator?.location ?? reach.sites.first) },
      fingerprint: Self.fingerprint([reach.coordinator]))
  }

  /// The groups that the destinations fall into, where there is more than one.
  private func proposal(for reach: CoordinatorReach, context: AnalysisContext) -> String {
    guard let grouping = DestinationGroups.propose(for: reach, in: context) else { return "" }
    let groups = grouping.groups.map { group in
      Wording.list(group.map { context.name(of: $0) }, limit: 4)
    }
    let reason =
      switch grouping.basis {
      case .links: "Groups between which no transition is known"
      case .fewLinks: "Groups with few transitions between them"
      case .folders: "Groups by where they are kept"
      }
    let shown = groups.prefix(5).map { "(\($0))" } + (groups.count > 5 ? ["and \(groups.count - 5) more"] : [])
    return " \(reason): \(shown.joined(separator: " "))."
  }
}

extension GodCoordinator {
  static let description = RuleDescription(
    identifier: "god-coordinator",
    name: "God coordinator", category: .coordinators,
    summary: """
      Finds coordinators and routers that show or start very many destinations, or a large share of an app's screens. \
      Plain containers count as what they contain. A coordinator that is started counts as one destination, however \
      many screens it shows: who starts a dozen of them knows a dozen scenarios. One that is asked for several screens \
      counts as one destination too, where it knows them itself. Cells and other views that navigate are no coordinators; \
      of extensions of a framework's type those of one file count together.
      """,
    rationale: """
      An object that knows every scenario is changed for every scenario: merges conflict, no scenario can be reused or \
      tested alone, and the coordinator has become the tangle that it was to replace.
      """,
    remedy: "Cut it into sub-coordinators, one for each scenario.",
    triggeringExamples: [
      RuleExample(
        "one coordinator for a whole app",
        """
        coordinator AppFlow
        AppFlow push Login
        AppFlow push SignUp
        AppFlow push List
        AppFlow push Detail
        AppFlow present Cart
        AppFlow present Checkout
        AppFlow present Profile
        AppFlow present Settings
        flow Login push SignUp via AppFlow
        flow List push Detail via AppFlow
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "the same screens under sub-coordinators",
        """
        coordinator AppFlow
        coordinator LoginFlow
        coordinator ShopFlow
        AppFlow start LoginFlow
        AppFlow start ShopFlow
        LoginFlow push Login
        LoginFlow push SignUp
        ShopFlow push List
        ShopFlow push Detail
        ShopFlow present Cart
        ShopFlow present Checkout
        """),
      RuleExample(
        "a small app with one coordinator",
        """
        coordinator AppFlow
        AppFlow push List
        AppFlow push Detail
        AppFlow present Settings
        """),
    ],
    options: [warning, error, share, shareFrom, possible]
  )
}
