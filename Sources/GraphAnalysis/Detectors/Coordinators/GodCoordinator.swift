import NavigationModel

/// Finds coordinators and routers that start or show too much.
struct GodCoordinator: Detector {
  static let countsUnusedSegues = false

  static let warning = RuleOption.count(
    "warning", 10,
    "Maximum number of screens that a coordinator may show; more are a warning. For the steps of one scenario, the "
      + "maximum is twice as high; for a menu and its rows, three times as high.")
  static let error = RuleOption.limit(
    "error", "Maximum number of screens that a coordinator may show; more are an error.")
  static let starts = RuleOption.limit(
    "starts", "Maximum number of coordinators that a coordinator may start; more are a warning.")
  static let share = RuleOption.share(
    "share", 0.5, "Maximum share of the app's screens that a coordinator may show; more is a warning.")
  static let errorShare = RuleOption.share(
    "error-share", 1,
    "Maximum share of the app's screens that a coordinator may show, in an app of any size; more is an error.")
  static let shareFrom = RuleOption.count(
    "share-from", 25,
    "Minimum number of screens in the app for the share to apply: a small app may have only one coordinator.")
  static let possible = RuleOption.toggle(
    "possible", false,
    "Whether to count transitions that are only possible, one of several candidates, though the coordinator does not "
      + "make the screen itself.")

  private let warning: Int
  private let error: Int
  private let starts: Int
  private let share: Double
  private let errorShare: Double
  private let shareFrom: Int
  private let countsPossible: Bool

  init(values: RuleValues) {
    warning = values.count(Self.warning)
    error = values.limit(Self.error)
    starts = values.limit(Self.starts)
    share = values.number(Self.share)
    errorShare = values.number(Self.errorShare)
    shareFrom = values.count(Self.shareFrom)
    countsPossible = values.isOn(Self.possible)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    let reaches = CoordinatorReach.all(in: context, includingPossible: countsPossible)
    let seen = Set(context.seenScreens.map(\.id))
    return reaches.compactMap { finding(for: $0, among: seen, context: context) }
  }

  private func finding(for reach: CoordinatorReach, among seen: Set<String>, context: AnalysisContext) -> Finding? {
    let screens = reach.screensByWeight(in: context)
    let started = reach.destinations.count - screens.count
    let shareOfApp = seen.isEmpty ? 0 : Double(seen.intersection(screens).count) / Double(seen.count)
    let isError = screens.count > error || shareOfApp > errorShare
    let exceedsShare = shareOfApp > errorShare || seen.count >= shareFrom && shareOfApp > share
    guard screens.count > min(warning, error) || started > starts || exceedsShare else { return nil }
    let isOneScenario = FlowTree.spans(screens, by: reach.coordinator, in: context)
    guard
      !isOneScenario || isError || started > starts || exceedsShare || shareOfApp > share
        || screens.count > warning * 2
    else { return nil }

    // However many rows a menu has, it is one scenario that no cut makes simpler.
    guard
      isError || started > starts || screens.count > warning * 3
        || !FlowTree.isMenu(screens, by: reach.coordinator, in: context)
    else { return nil }

    let coordinator = context.node(reach.coordinator)
    // A view that coordinates settings has the sheets of their rows.
    guard
      isError || started > starts || coordinator?.kind != .screen || coordinator?.framework != .swiftui
        || coordinator?.isFlowController != true || !Menus(context).isMenu(reach.coordinator, of: screens)
    else { return nil }
    // A screen, or a view in one, may only register what its own rows lead to, as a menu does; a modifier has no rows.
    let isScreen =
      coordinator.map { $0.kind == .screen && !$0.isFlowController && !context.isModifier($0.id) } ?? false
    guard !isScreen || isError || screens.count > warning * 3 else { return nil }
    let name = context.name(of: reach.coordinator)
    let percentage = Wording.percentage(shareOfApp)
    // An error names the limit that makes it one.
    let excess =
      if screens.count > error { "more than \(error)" } else if shareOfApp > errorShare {
        "\(percentage) of the app's, more than \(Wording.percentage(errorShare))"
      } else if screens.count > warning { "more than \(warning)" } else {
        "\(percentage) of the app's, more than \(Wording.percentage(share))"
      }
    let registration = Self.registration(of: screens, by: reach, in: context)
    guard !isScreen || isError || registration == nil || !Self.isOwnList(screens, of: reach, in: context) else {
      return nil
    }
    let verb = registration == nil ? "shows" : "registers"
    let message: String
    if screens.count > min(warning, error) || exceedsShare {
      message = Wording.sentence(screens.map(context.name)) {
        "\(name) \(verb) \(Wording.count(screens.count, "screen")), \(excess): \($0)."
      }
    } else {
      // How many it starts says nothing against it, unless a team has set a limit.
      let others = reach.destinations.filter { !screens.contains($0) }
      message = Wording.sentence(others.map(context.name)) {
        "\(name) starts \(Wording.count(started, "coordinator")), more than \(starts): \($0)."
      }
    }
    let place = registration ?? coordinator?.location ?? reach.sites.first
    return Finding(
      rule: Self.description.identifier, severity: isError ? .error : .warning, message: message,
      notes: (exceedsShare && !message.contains(percentage) ? ["These are \(percentage) of the app's screens."] : [])
        + groups(of: reach, isOneScenario: isOneScenario, isRegistered: registration != nil, context: context),
      help: registration == nil ? Self.description.remedy : Self.registrationRemedy,
      nodes: [reach.coordinator] + reach.destinations, edges: reach.edges, location: place,
      relatedLocations: reach.sites.filter { $0 != place },
      fingerprint: Self.fingerprint([reach.coordinator]))
  }

  private static let registrationRemedy =
    "Let each feature register its own screens by navigationDestination, beside the views that lead to them."

  /// The place that registers most of the screens, where nearly all of them are registered, as by one
  /// `navigationDestination` for all routes of an app; nil where they are not. No object is to be cut there.
  private static func registration(
    of screens: [String], by reach: CoordinatorReach, in context: AnalysisContext
  ) -> SourceLocation? {
    let places = Set(context.program.routeRegistrations)
    guard !places.isEmpty else { return nil }
    let ids = Set(reach.edges)
    let counted = Set(screens)
    var registered: Set<String> = []
    var shown: [SourceLocation: Int] = [:]
    for edge in context.program.graph.edges where ids.contains(edge.id) {
      let sites = edge.sites.filter(places.contains)
      guard !sites.isEmpty else { continue }
      registered.formUnion(counted.intersection(context.unfolded(edge.destination)))
      for site in sites { shown[site, default: 0] += 1 }
    }
    guard registered.count * 4 >= screens.count * 3 else { return nil }
    return shown.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key
  }

  /// Whether a screen registers what one list of its own leads to, such as the hits of a search in a menu: at one place
  /// it pushes most of that, and nothing else leads to most of it.
  private static func isOwnList(
    _ screens: [String], of reach: CoordinatorReach, in context: AnalysisContext
  ) -> Bool {
    let registrations = Set(context.program.routeRegistrations)
    let counted = Set(screens)
    var pushed: [SourceLocation: Set<String>] = [:]
    var others: Set<String> = []
    for edge in context.program.graph.edges where !edge.kind.goesBack {
      let ends = counted.intersection(context.unfolded(edge.destination))
      guard !ends.isEmpty else { continue }
      if edge.source != reach.coordinator {
        // The rows of a list can lead to each other.
        if !counted.contains(edge.source) { others.formUnion(ends) }
        continue
      }
      for site in edge.sites where !registrations.contains(site) { pushed[site, default: []].formUnion(ends) }
    }
    return others.count * 2 < screens.count && pushed.values.contains { $0.count * 4 >= screens.count * 3 }
  }

  /// The groups that the screens fall into, a sentence for each; nothing where there is no division worth making.
  private func groups(
    of reach: CoordinatorReach, isOneScenario: Bool, isRegistered: Bool, context: AnalysisContext
  ) -> [String] {
    let remedy = isRegistered ? "be registered by a feature of their own" : "get a sub-coordinator"
    let verb = isRegistered ? "registers" : "shows"
    guard let grouping = DestinationGroups.propose(for: reach, byLinks: !isOneScenario, in: context) else { return [] }
    return grouping.groups.prefix(Self.shownGroups).map { group in
      Wording.sentence(group.members.map(context.name), limit: Wording.noteLimit) { names in
        switch grouping.basis {
        case .files: "\(group.home ?? "") \(verb) \(group.members.count) of them: \(names)."
        case .links: "These hardly lead to the others and could \(remedy): \(names)."
        case .folders: "\(group.members.count) of them are in the \(group.home ?? ""): \(names)."
        }
      }
    }
  }

  /// Groups that a person reads: the largest ones are those to begin with.
  private static let shownGroups = 4
}

extension GodCoordinator {
  static let description = RuleDescription(
    identifier: "god-coordinator",
    name: "God coordinator", category: .coordinators,
    summary: """
      Finds coordinators and routers that show many screens, or a large share of an app's screens. For a plain \
      container, the screens in it count. If it can hold one of many screens, only the screens that the coordinator \
      names count. Screens that a sub-coordinator shows or creates count for the sub-coordinator only. A coordinator \
      that others ask for several screens is a sub-coordinator, too, if its own code names these screens. When the \
      coordinator is done, the object that started it may show the next screens; these do not count. A controller or \
      a SwiftUI view whose name says that it leads through a flow, such as `SignUpFlowController` or \
      `CartCoordinatorView`, counts as a coordinator, and is started like one; a view that is a menu, as for \
      tight-coupling, is left out. Cells and other views that navigate do not, nor does an enum that maps routes to \
      views. These do not count as screens: dialogs, spinners and system pickers; generic hosting controllers; the \
      tab bar or split view of the app's window; windows that an app delegate opens; bars that only appear beside \
      other screens; the parts of a flow controller. The maximum is twice as high for the steps of one scenario: one \
      screen leads to all the others, directly or through each other, and exactly one screen leads to each of them. \
      It is three times as high, whatever the share, for a menu and its rows, such as settings: the first screen \
      leads to most of the others, and hardly any of these leads on through the coordinator. If several files extend \
      a framework type, only the file with the most transitions counts. In SwiftUI, a screen or modifier counts as \
      the coordinator of what it registers with navigationDestination(for:). For a screen, or a view in one, the \
      maximum is three times as high, since it may be a menu. A screen does not count if one list of its own is the \
      only way to most of these destinations. If a coordinator pushes a route that it receives, the screen counts \
      for the code that registers the route. Segues that nothing performs do not count.
      """,
    rationale: """
      Every change of any scenario changes this object: merges conflict, no scenario can be reused or tested alone, \
      and the coordinator is as tangled as the code that it replaced.
      """,
    remedy: "Split it into sub-coordinators, one for each scenario.",
    triggeringExamples: [
      RuleExample(
        "one coordinator for a whole app",
        """
        coordinator AppFlow
        AppFlow push Login
        AppFlow push SignUp
        AppFlow push Forgotten
        AppFlow push List
        AppFlow push Detail
        AppFlow push Reviews
        AppFlow push Search
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
        "the steps of one scenario in an app with many others",
        FlowTree.example),
      RuleExample("a settings menu and its rows", FlowTree.menu),
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
    options: [warning, error, starts, share, errorShare, shareFrom, possible]
  )
}
