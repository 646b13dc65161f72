import NavigationModel

/// Finds screens that a coordinator shows but that navigate past it.
struct BypassedCoordinator: Detector {
  static let starts = RuleOption.toggle(
    "starts", false, "Whether to report screens that start another coordinator themselves.")

  static let share = RuleOption.share(
    "share", 0.6,
    "Minimum share of the transitions between controllers that coordinators perform. Below it, the rule does not "
      + "run, because screens navigate by design in such an app.")

  private let countsStarts: Bool
  private let share: Double

  init(values: RuleValues) {
    countsStarts = values.isOn(Self.starts)
    share = values.number(Self.share)
  }

  func idleReason(in context: AnalysisContext) -> String? {
    let value = CoordinatorShare(context).value
    guard value < share else { return nil }
    return "coordinators perform \(Wording.percentage(value)) of the transitions between controllers, less than "
      + "\(Wording.percentage(share)) (share)"
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    guard CoordinatorShare(context).value >= share else { return [] }
    let coordinators = Self.coordinators(in: context)
    let screens = Self.showingScreens(in: context)
    let namings = Namings(context)
    let answers = Answers(context)
    let known = Dictionary(grouping: context.program.knowledge, by: \.source).mapValues { Set($0.map(\.destination)) }
    return OwnNavigation.all(in: context).compactMap { navigation in
      let edges = navigation.forward.filter { edge in
        (countsStarts || edge.kind != .start) && !edge.isPanel && namings.isNamed(at: edge)
          && !(edge.isModal && context.unfolded(edge.destination).allSatisfy { answers.isAnswer($0, to: edge.source) })
          // Of what a coordinator that the screen starts gives, only the class of all hosting controllers may be known:
          // the way is that start, and the class says nothing of where it leads.
          && !context.isEmptyContainer(edge.destination)
          // Who makes a stack for a coordinator to fill does not name what is in it.
          && (context.node(edge.destination)?.kind != .container
            || known[navigation.screen]?.isDisjoint(with: context.unfolded(edge.destination)) == false)
      }
      guard let shownBy = coordinators[navigation.screen], !edges.isEmpty else { return nil }
      // Where mostly other screens show it, no coordinator is where one would look for its ways.
      guard (screens[navigation.screen]?.count ?? 0) <= shownBy.nodes.count else { return nil }
      return finding(
        for: OwnNavigation(screen: navigation.screen, forward: edges, back: []), shownBy: shownBy, context: context)
    }
  }

  /// The other screens that show or hold each screen by themselves, or a view that bridges it to SwiftUI.
  private static func showingScreens(in context: AnalysisContext) -> [String: Set<String>] {
    let coordinators = OwnNavigation.coordinatorNames(context.program.graph.nodes)
    var found: [String: Set<String>] = [:]
    var bridged: [(screen: String, bridge: String)] = []
    for edge in context.program.graph.edges
    where context.node(edge.source)?.kind == .screen && !context.isWrapper(edge.source) && !edge.kind.goesBack
      && edge.confidence != .possible && !edge.via.contains(where: coordinators.contains)
    {
      for end in context.unfolded(edge.destination) where end != edge.source {
        found[end, default: []].insert(edge.source)
        // A controller in a view of SwiftUI is only bridged by it.
        if edge.kind.isContainment, context.node(edge.source)?.framework == .swiftui,
          context.node(end)?.framework != .swiftui
        {
          bridged.append((end, edge.source))
        }
      }
    }
    // A presenter that one screen has is no coordinator: the screen shows what it shows.
    for flow in context.program.graph.flows
    where !flow.kind.goesBack && flow.confidence != .possible && !flow.via.isEmpty && flow.source != flow.destination
      && !flow.via.contains(where: coordinators.contains)
    {
      for end in context.unfolded(flow.destination) { found[end, default: []].insert(flow.source) }
    }
    for (screen, bridge) in bridged { found[screen, default: []].formUnion(found[bridge] ?? []) }
    return found
  }

  /// The coordinators that show each screen themselves, rather than to ask another screen to show it. Those that ask
  /// another coordinator count only where none shows the screen by itself.
  private static func coordinators(in context: AnalysisContext) -> [String: PlaceCounts] {
    let screens = Set(context.screens.flatMap { [$0.name, $0.type ?? $0.name] })
    let namings = Namings(context)
    let others = OwnNavigation.coordinatorNames(context.program.graph.nodes)
    var found: [String: PlaceCounts] = [:]
    var asking: [String: PlaceCounts] = [:]
    for edge in context.program.graph.edges
    where context.node(edge.source)?.role == .coordinator && !edge.kind.goesBack && edge.confidence != .possible
      && !edge.via.contains(where: screens.contains)
      // Whoever pushes what it is handed says nothing of where the screen leads.
      && (namings.isNamed(at: edge) || !edge.via.isEmpty)
    {
      let isAsked = edge.via.contains(where: others.contains)
      for end in context.unfolded(edge.destination) {
        if isAsked {
          asking[end, default: PlaceCounts()].add(edge.source, at: edge.sites)
        } else {
          found[end, default: PlaceCounts()].add(edge.source, at: edge.sites)
        }
      }
    }
    return found.merging(asking) { direct, _ in direct }
  }

  private func finding(for navigation: OwnNavigation, shownBy: PlaceCounts, context: AnalysisContext) -> Finding {
    var counts = PlaceCounts()
    for edge in navigation.forward {
      for end in context.unfolded(edge.destination) where end != navigation.screen {
        counts.add(end, at: edge.sites.filter(\.isInCode))
      }
    }
    let shown = counts.mostFirst(context)
    let screen = context.name(of: navigation.screen)
    let coordinator = shownBy.mostFirst(context).first.map(context.name) ?? ""
    // The finding is at the place of what its message names first.
    let location = shown.first.flatMap { counts.sites(of: $0).first } ?? navigation.sites.first
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: Wording.sentence(shown.map(context.name)) {
        "\(screen) shows \($0) itself, bypassing \(coordinator)."
      },
      help: Self.description.remedy,
      nodes: [navigation.screen] + shownBy.nodes.sorted() + shown.sorted(),
      edges: navigation.forward.map(\.id).sorted(),
      location: location, relatedLocations: navigation.sites.filter { $0 != location },
      fingerprint: Self.fingerprint([navigation.screen]))
  }
}

extension Edge {
  /// Whether it shows something that is a part of the previous screen for a person: a popover, which points at what it is
  /// about, a half sheet, or a panel, for which an app has a presentation controller of its own.
  fileprivate var isPanel: Bool {
    kind == .popover || modalStyle == .popover || modalStyle == .custom || modalStyle == .halfSheet
  }

  /// Whether it puts a screen above the present one, which that one is under when it is closed.
  fileprivate var isModal: Bool { kind == .present || kind == .sheet || kind == .fullScreenCover }
}

extension BypassedCoordinator {
  static let description = RuleDescription(
    identifier: "bypassed-coordinator",
    name: "Bypassed coordinator", category: .coupling,
    summary: """
      Finds screens that a coordinator shows, but whose own code names and shows other screens. The rule runs only \
      if coordinators perform most of the app's transitions. It skips SwiftUI views, and screens that are shown by \
      more screens than coordinators. These do not count: transitions back, alerts, popovers, half sheets, \
      presentations with a custom style, presented web browsers, and pickers. A picker is a presented screen that \
      leads nowhere and has the presenting screen as its delegate.
      """,
    rationale: """
      Readers look for the flow in the coordinator, but find only a part of it there. The coordinator cannot change \
      the other part.
      """,
    remedy: "Give the screen an output, a closure or a delegate protocol, and let the coordinator show what follows.",
    triggeringExamples: [
      RuleExample(
        "a screen of a coordinator that pushes the next one",
        """
        coordinator Flow
        Flow push Login
        Flow push List
        List push Detail
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "the coordinator shows both",
        """
        coordinator Flow
        Flow push List
        Flow push Detail
        flow List push Detail via Flow
        """),
      RuleExample(
        "screens that have no coordinator",
        """
        coordinator Flow
        Flow push Login
        List push Detail
        """),
      RuleExample(
        "an app whose screens navigate, with a coordinator that only shows the first",
        """
        coordinator Flow
        Flow root List
        Flow push Welcome
        List push Detail
        Detail push Map
        Detail present Photo
        """),
      RuleExample(
        "a screen that others show, too",
        """
        coordinator Flow
        Flow push Login
        Flow push Welcome
        Flow push Terms
        Flow push List
        Flow push Help
        Settings push Help
        Cart push Help
        Help push Logs
        """),
      RuleExample(
        "a scanner that reports back to the screen as its delegate",
        """
        coordinator Flow
        Flow push Ticket
        Flow push Basket
        Ticket present Scanner
        Ticket configures Scanner setting delegate
        """),
      RuleExample(
        "a screen that shows whatever other code passes to it",
        """
        coordinator Flow
        Flow push List
        List push~ Detail
        """),
      RuleExample(
        "an alert, a popover and the way back",
        """
        coordinator Flow
        alert Question
        Flow push List
        List alert Question
        List present Hint as popover
        List pop Home
        """),
    ],
    options: [starts, share]
  )
}
