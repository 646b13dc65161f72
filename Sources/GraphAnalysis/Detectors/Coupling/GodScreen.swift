import NavigationModel

/// Finds screens that are the hub of an app.
struct GodScreen: Detector {
  static let countsUnusedSegues = false

  static let warning = RuleOption.count(
    "warning", 10, "Maximum number of screens and coordinators that a screen may lead to; more are a warning.")
  static let error = RuleOption.limit(
    "error", "Maximum number of screens and coordinators that a screen may lead to; more are an error.")
  static let reachedFrom = RuleOption.count(
    "reached-from", 3,
    "Minimum fan-in: the screens and coordinators that lead to the screen. A menu that only one or two screens "
      + "open is not a hub.")

  private let warning: Int
  private let error: Int
  private let reachedFrom: Int

  init(values: RuleValues) {
    warning = values.count(Self.warning)
    error = values.limit(Self.error)
    reachedFrom = values.count(Self.reachedFrom)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    // What passes through a wrapper that can show everything leads nowhere in particular, unless the screen itself names
    // what it hands on to be shown.
    let namings = Namings(context)
    let choices = PlaceChoices(context)
    let edges = context.program.graph.edges.filter { edge in
      edge.confidence != .possible && !edge.kind.goesBack && edge.kind != .alert && edge.kind != .system
        && (edge.via.isEmpty || namings.isNamed(at: edge) || choices.isOnlyOne(edge)) && !choices.isShared(edge)
    }
    // A container is not where its parts lead to, nor is whoever shows the container a presenter of each of them.
    let steps = edges.filter { !$0.kind.isContainment || Self.fillsStack($0, namings, context) }
    let owners = Self.owners(in: context)
    let leaving = Dictionary(grouping: steps) { owners[$0.source] ?? $0.source }
    var arriving: [String: Set<String>] = [:]
    for edge in steps {
      let source = owners[edge.source] ?? edge.source
      guard counts(source, context), !context.isWrapper(source) else { continue }
      for end in context.seen(at: edge.destination) where end != source {
        arriving[end, default: []].insert(source)
      }
    }
    // Most apps have no hub, and need no search for details.
    lazy var details = OwnDetails(context, owners: owners)
    return context.screens.compactMap { screen in
      let hub = finding(
        for: screen, leaving: leaving[screen.id] ?? [], arriving: arriving[screen.id]?.count ?? 0, context: context)
      guard let hub else { return nil }
      let destinations = Array(hub.nodes.dropFirst())
      return destinations.count > error || !details.areMost(of: destinations, leadingFrom: screen.id) ? hub : nil
    }
  }

  /// By the ids of objects that are a part of one screen, that screen: what they do it does, so that a large one is no
  /// smaller for them.
  private static func owners(in context: AnalysisContext) -> [String: String] {
    let forward = context.program.graph.edges.filter { !$0.kind.goesBack && $0.confidence != .possible }
    let objects = ScreenObjects(context, edges: forward)
    return context.program.graph.nodes.reduce(into: [:]) { owners, node in
      guard node.isObject else { return }
      let screens = objects.screens(of: node)
      if screens.count == 1 { owners[node.id] = screens.first?.id }
    }
  }

  private func finding(for screen: Node, leaving: [Edge], arriving: Int, context: AnalysisContext) -> Finding? {
    let ways = leaving.map { edge in
      (edge: edge, ends: context.seen(at: edge.destination).filter { $0 != screen.id && counts($0, context) })
    }
    .filter { !$0.ends.isEmpty }
    var places = PlaceCounts()
    for way in ways {
      for end in way.ends { places.add(end, at: way.edge.sites) }
    }
    let destinations = places.nodes.sorted()
    let count = destinations.count
    guard count > min(warning, error), arriving >= reachedFrom else { return nil }
    let sites = Set(ways.flatMap(\.edge.sites)).sorted()
    let location = screen.location ?? sites.first
    let others = arriving == 1 ? "1 other leads" : "\(arriving) others lead"
    return Finding(
      rule: Self.description.identifier, severity: count > error ? .error : .warning,
      message:
        "\(context.name(of: screen.id)) is a hub: \(others) to it, "
        + "and it leads to \(Wording.count(count, "destination")), more than \(count > error ? error : warning).",
      notes: [
        Wording.sentence(places.mostFirst(context).map(context.name), limit: Wording.noteLimit) { "It leads to \($0)." }
      ],
      help: Self.description.remedy,
      nodes: [screen.id] + destinations, edges: ways.map(\.edge.id).sorted(), location: location,
      relatedLocations: sites.filter { $0 != location }, fingerprint: Self.fingerprint([screen.id]))
  }

  /// Whether a screen fills the navigation stack that it is in, or a child of its own, by which it leads on. What other
  /// code hands it to put there, it only contains.
  private static func fillsStack(_ edge: Edge, _ namings: Namings, _ context: AnalysisContext) -> Bool {
    guard edge.kind == .root, let source = context.node(edge.source) else { return false }
    return source.kind == .screen && source.framework == .uikit && !context.isStack(edge.source)
      && !context.isWrapper(edge.source) && namings.isNamed(at: edge)
  }

  /// Screens of the app and coordinators; no parts of screens, no views without a name, no dialogs.
  private func counts(_ id: String, _ context: AnalysisContext) -> Bool {
    guard let node = context.node(id) else { return false }
    return node.kind == .coordinator
      ? node.role == .coordinator : node.kind == .screen && node.role == nil && context.isPlace(node)
  }
}

extension GodScreen {
  static let description = RuleDescription(
    identifier: "god-screen",
    name: "God screen", category: .coupling,
    summary: """
      Finds hubs: screens with high fan-out and high fan-in. It counts the transitions in the screen's code and \
      storyboard, and those of its view model, presenter or wireframe. These do not count: tabs and other parts, \
      screens that other code puts into a container, and the app's own dialogs and spinners. A sheet that several \
      SwiftUI views share does not count, either, if it can show many different views. Settings and debug menus have \
      high fan-out, too, but low fan-in. A screen is not a hub if most of its destinations are details of it: only \
      it leads there, and they lead nowhere else. Segues that nothing performs do not count.
      """,
    rationale: """
      Most paths through the app go through such a screen. So most changes of the navigation change it, and every \
      screen that leads to it depends on the whole app.
      """,
    remedy: "Split it into one screen for each task, or let a coordinator for each task show the next screens.",
    triggeringExamples: [
      RuleExample(
        "an order screen that opens everything",
        """
        Search push Order
        Inbox push Order
        List push Order
        Order push Customer
        Order push Address
        Order push Product
        Order push Refund
        Order push Receipt
        Order push Notes
        Order push Shipping
        Order push Label
        Order push Payment
        Order present Coupon
        Order present Edit
        Search push Person
        Customer push Person
        Refund push Person
        Receipt push Person
        Notes push Person
        Shipping push Person
        Payment push Person
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a long menu in one place",
        """
        Profile push Settings
        Settings push Account
        Settings push Privacy
        Settings push Help
        Settings push Themes
        Settings push Sounds
        Settings push Storage
        Settings push Language
        Settings push Blocked
        Settings push Devices
        Settings push Beta
        Settings push About
        """),
      RuleExample(
        "a device with a log for each of its sensors",
        """
        Search push Device
        Inbox push Device
        List push Device
        Device push Owner
        Owner push List
        Device push Battery
        Device push Humidity
        Device push Pressure
        Device push Signal
        Device push Position
        Device push Power
        Device push Sound
        Device push Wind
        Device push Light
        Device push Traffic
        Light sheet Legend
        """),
      RuleExample(
        "a detail screen that leads to few others",
        """
        Search push Order
        Inbox push Order
        List push Order
        Order push Customer
        Order push Refund
        """),
    ],
    options: [warning, error, reachedFrom]
  )
}
