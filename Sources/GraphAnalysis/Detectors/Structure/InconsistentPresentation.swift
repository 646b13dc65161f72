import NavigationModel

/// Finds screens that are pushed at one place and presented at another.
struct InconsistentPresentation: Detector {
  static let containers = RuleOption.toggle(
    "containers", false,
    "Whether to count presenting the screen inside a navigation controller, too, although the screen then has the "
      + "same navigation bar as a pushed screen.")

  private let countsContainers: Bool

  init(values: RuleValues) {
    countsContainers = values.isOn(Self.containers)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    // What a screen does that nothing shows is done for nobody.
    let unreachable = Set(context.program.unmentionedScreens)
    let edges = Self.toldApart(
      context.program.graph.edges.filter { $0.confidence != .possible && !unreachable.contains($0.source) })
    let ways = edges.flatMap { edge in
      (countsContainers ? context.unfolded(edge.destination) : [edge.destination]).map { (screen: $0, edge: edge) }
    }
    return Dictionary(grouping: ways, by: \.screen).sorted { $0.key < $1.key }.compactMap { screen, ways in
      finding(for: screen, shownBy: ways.map(\.edge), context: context)
    }
  }

  private func finding(for screen: String, shownBy edges: [Edge], context: AnalysisContext) -> Finding? {
    guard let node = context.node(screen), node.kind == .screen, node.role == nil, node.framework != .swiftui,
      // What is made around another screen each time, or with another model, is as many screens.
      node.variesBy == nil
    else { return nil }
    // Whoever asks an object that shows the screen by itself goes the way that this one chooses.
    let own = Self.withoutAskers(edges, context)
    let fallbacks = Set(context.program.fallbackPresentations)
    // Where a value was followed to the presentation, a container may have come around it on the way.
    let (pushes, presentations) = Self.onSamePlatform(
      own.filter { $0.kind == .push },
      own.filter { $0.kind == .present && $0.confidence == .certain && !fallbacks.contains($0.id) },
      platforms: context.platforms)
    guard !pushes.isEmpty, !presentations.isEmpty else { return nil }
    let sites = Set((pushes + presentations).flatMap(\.sites)).sorted()
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: "\(context.name(of: screen)) is both pushed and presented.",
      notes: [note(on: pushes, "push", "pushes", context), note(on: presentations, "present", "presents", context)],
      help: Self.description.remedy, nodes: [screen] + Set((pushes + presentations).map(\.source)).sorted(),
      edges: (pushes + presentations).map(\.id).sorted(), location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint([screen]))
  }

  /// The transitions with a place at which nothing else is shown in the same way.
  ///
  /// Where one place shows whatever it is given, which of that it pushes and which it presents is not known.
  private static func toldApart(_ edges: [Edge]) -> [Edge] {
    struct Place: Hashable {
      let kind: TransitionKind
      let site: SourceLocation
    }
    var shown: [Place: Set<String>] = [:]
    for edge in edges {
      for site in edge.sites { shown[Place(kind: edge.kind, site: site), default: []].insert(edge.destination) }
    }
    return edges.filter { edge in
      edge.sites.contains { shown[Place(kind: edge.kind, site: $0)]?.count == 1 }
    }
  }

  /// The transitions of a screen without those that pass through a source of another one.
  private static func withoutAskers(_ edges: [Edge], _ context: AnalysisContext) -> [Edge] {
    let showing = edges.filter { $0.kind == .push || $0.kind == .present }
    let showers = Set(showing.compactMap { context.node($0.source) }.flatMap { [$0.name, $0.type ?? $0.name] })
    return showing.filter { !$0.via.contains(where: showers.contains) }
  }

  /// The transitions with the places that some of the others are beside on the same platform: what a television
  /// presents nobody pushes on a telephone.
  private static func onSamePlatform(
    _ pushes: [Edge], _ presentations: [Edge], platforms: PlatformLookup
  ) -> (pushes: [Edge], presentations: [Edge]) {
    func places(_ edges: [Edge]) -> Set<String?> { Set(edges.flatMap(\.sites).map(platforms.platform)) }
    let shared = places(pushes).intersection(places(presentations))
    func kept(_ edges: [Edge]) -> [Edge] {
      edges.compactMap { edge in
        var edge = edge
        edge.sites = edge.sites.filter { shared.contains(platforms.platform(of: $0)) }
        return edge.sites.isEmpty ? nil : edge
      }
    }
    return (kept(pushes), kept(presentations))
  }

  /// Who does what: `List and Search push it.`
  private func note(on edges: [Edge], _ verb: String, _ verbOfOne: String, _ context: AnalysisContext) -> String {
    let sources = Set(edges.map { context.name(of: $0.source) }).sorted()
    return Wording.sentence(sources, limit: Wording.noteLimit) { "\($0) \(sources.count == 1 ? verbOfOne : verb) it." }
  }
}

extension InconsistentPresentation {
  static let description = RuleDescription(
    identifier: "inconsistent-presentation",
    name: "Inconsistent presentation", category: .structure, isOptIn: true,
    summary: """
      Finds controllers that one place pushes, and another presents without a navigation controller. It checks only \
      presentations whose own code names the controller, and skips places that show several controllers. A function \
      that pushes a controller if there is a navigation stack, and otherwise presents it, is consistent. The rule \
      compares code within `#if os(…)` only with code for the same platform. Popovers do not count, nor do SwiftUI \
      views: in a sheet, a view mostly gets a navigation stack of its own.
      """,
    rationale: """
      A pushed screen has a back button; a presented screen needs a button of its own that closes it. A screen that is \
      used in both ways lacks one of them or must ask how it was shown, and users see the same screen behave in two \
      ways.
      """,
    remedy: "Always show it in the same way, or present it inside a navigation controller.",
    triggeringExamples: [
      RuleExample(
        "a profile that is sometimes a modal screen",
        """
        List push Profile
        Chat present Profile
        """),
      RuleExample(
        "a telephone does both",
        """
        List push Profile
        Chat present Profile on iOS
        Remote present Profile on tvOS
        """),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a television presents what a telephone pushes",
        """
        List push Profile
        Remote present Profile on tvOS
        """),
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
      RuleExample(
        "presented where there is no stack to push onto",
        """
        List push Profile
        Chat push Profile
        Chat present Profile as fallback
        """),
    ],
    options: [containers]
  )
}
