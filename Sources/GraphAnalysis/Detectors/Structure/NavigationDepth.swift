import NavigationModel

/// Finds screens that are many steps away from where the app starts.
struct NavigationDepth: Detector {
  static let maximum = RuleOption.count(
    "maximum", 5,
    "Maximum length of the shortest path from the entry points. Of sixteen apps, only one has a deeper screen.")

  private let maximum: Int

  init(values: RuleValues) {
    maximum = values.count(Self.maximum)
  }

  /// One finding for each screen beyond the limit behind which no screen is deeper: the others are on the way there.
  func findings(in context: AnalysisContext) -> [Finding] {
    let deepest = ShortestWays(context).deepest(beyond: maximum)
    guard !deepest.isEmpty else { return [] }
    // A screen of which it is not known what leads to it may be the first one.
    let least = ShortestWays(context, includesStrangers: true)
    return deepest.compactMap { way in
      guard let screen = way.nodes.last, let node = context.node(screen), node.kind == .screen, node.role == nil,
        least.depth(of: screen) ?? 0 > maximum
      else { return nil }
      return Finding(
        rule: Self.description.identifier, severity: .warning,
        message:
          "\(context.name(of: screen)) is \(Wording.count(way.transitions, "transition")) away from the entry "
          + "points, more than \(maximum).",
        notes: [Wording.path(way.nodes.map(context.name)) { "The shortest path: \($0)." }],
        help: Self.description.remedy,
        nodes: way.nodes.reversed(), edges: way.edges, location: node.location ?? way.sites.last,
        relatedLocations: way.sites, fingerprint: Self.fingerprint([screen]))
    }
  }
}

extension NavigationDepth {
  static let description = RuleDescription(
    identifier: "navigation-depth",
    name: "Navigation depth", category: .structure, isOptIn: true,
    summary: """
      Finds screens that are many transitions away from the entry points: the app's delegates, links and \
      notifications. Containers, coordinators and replaced roots do not count as steps. The rule reports only the \
      last screen on a path. It skips a screen that an unreached screen leads to in few steps, since its depth is \
      unknown.
      """,
    rationale: "Few users find a screen that deep, and restoring it means rebuilding every screen on the way.",
    remedy: "Show it from a screen that is closer to the start, or open it by a deep link.",
    triggeringExamples: [
      RuleExample("a screen behind six others", Self.sketch(screens: 7))
    ],
    nonTriggeringExamples: [
      RuleExample("a screen behind five others", Self.sketch(screens: 6)),
      RuleExample("the same with a link from outside", Self.sketch(screens: 7) + "\nentry Links\nLinks push Screen6"),
    ],
    options: [maximum]
  )

  private static func sketch(screens count: Int) -> String {
    let steps = (1..<count).map { "Screen\($0) push Screen\($0 + 1)" }
    return (["entry AppDelegate", "AppDelegate root Screen1"] + steps).joined(separator: "\n")
  }
}
