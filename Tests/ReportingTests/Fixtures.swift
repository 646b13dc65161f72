import NavigationModel
import Reporting

/// Results to report on.
enum Fixtures {
  static let shop = AnalysisResult(
    tool: AnalysisResult.Tool(name: "navgraph", version: "1.2.3"),
    root: "Shop",
    graph: NavigationGraph(
      nodes: [
        node("coordinator:ShopFlow", .coordinator, role: .coordinator),
        node("screen:Cart", .screen),
        node("screen:List", .screen),
        Node(
          id: "screen:Main/abc", name: "Scene abc", kind: .screen, framework: .uikit, storyboard: "Main",
          sceneID: "abc", location: place("Main.storyboard", 9, 5)),
        Node(id: "unknown:1", name: "?", kind: .unknown),
      ],
      edges: [
        edge("coordinator:ShopFlow", .push, "screen:List", [place("Flow.swift", 20, 7)]),
        edge("screen:Cart", .pop, "screen:List", [place("Cart.swift", 40, 9)]),
        edge(
          "screen:Cart", .present, "unknown:1", [place("Cart.swift", 30, 9), place("Cart.swift", 33, 9)],
          reason: "`make()` gives a protocol that nothing conforms to"),
        edge("screen:List", .push, "screen:Cart", [place("List.swift", 12, 5)]),
        edge(
          "screen:List", .push, "unknown:1", [place("List.swift", 15, 5)], identifier: "goOn", via: ["Router"],
          reason: "`make()` gives a protocol that nothing conforms to"),
        edge("screen:List", .sheet, "unknown:1", [], reason: "a closure that is never set"),
      ],
      flows: [Flow(source: "screen:List", destination: "screen:Cart", kind: .push, via: ["ShopFlow"])]
    ),
    metrics: Metrics(
      files: ["swift": 12, "storyboard": 2], skippedFiles: 1, objectiveCFiles: 2, filesInNoTarget: ["Old.swift"],
      screens: 3, coordinators: 1, transitions: ["push": 3, "present": 1, "sheet": 1, "pop": 1],
      unresolvedDestinations: 3, forwardTransitions: 5),
    findings: [
      Finding(
        rule: "navigation-cycle", severity: .error, message: "List → Cart → List",
        notes: ["It is closed by Cart push List."], help: "Go back there.",
        nodes: ["screen:Cart", "screen:List"],
        edges: ["screen:List push screen:Cart"], location: place("Cart.swift", 30, 9),
        relatedLocations: [place("List.swift", 12, 5), place("List.swift", 15, 5)],
        fingerprint: "navigation-cycle screen:Cart screen:List"),
      Finding(
        rule: "tight-coupling", severity: .warning, message: "List knows 4 concrete screens", nodes: ["screen:List"],
        location: nil, fingerprint: "tight-coupling screen:List"),
    ],
    issues: [
      Issue(kind: .malformed, message: "the XML ends early", location: place("Broken.storyboard", 7, 3)),
      Issue(kind: .partlyRead, message: "a segue of unknown kind", location: place("Main.storyboard", 1, 1)),
    ]
  )

  /// The shop with all that a run knows beside the result.
  static let report = Report(shop, rules: rules, folder: "Apps/Shop", absoluteFolder: "/home/Shop")

  static let rules = [
    RuleHelp(
      identifier: "god-coordinator", name: "God coordinator", summary: "Finds coordinators that show too much.",
      rationale: "Nobody can change them.", remedy: "Cut it."),
    RuleHelp(
      identifier: "navigation-cycle", name: "Navigation cycle", summary: "Finds cycles.",
      rationale: "The stack grows.", remedy: "Go back."),
  ]

  static let empty = AnalysisResult(
    tool: AnalysisResult.Tool(name: "navgraph", version: "1.2.3"), root: "Empty", graph: NavigationGraph(),
    metrics: Metrics(), findings: [], issues: [])

  /// A result in which everything that comes from a repository is hostile.
  static var hostile: AnalysisResult {
    let evil = "x\u{1B}]0;owned\u{7}\u{9B}2J\n::error::y\n\u{202E}##vso[task.owned]##[error]###teamcity[y"
    let place = SourceLocation(file: evil, line: 2, column: 1)
    var result = empty
    result.root = evil
    result.nodes = [
      Node(id: evil, name: evil, type: evil, kind: .screen, location: place),
      Node(id: "unknown", name: evil, kind: .unknown),
    ]
    result.edges = [
      Edge(
        source: evil, destination: "unknown", kind: .push, confidence: .possible, identifier: evil, via: [evil],
        sites: [place], reason: evil)
    ]
    result.edges.append(
      Edge(source: evil, destination: "unknown", kind: .show, confidence: .possible, sites: [place], reason: evil))
    result.edges[1].siteReasons = [evil]
    result.metrics = Metrics(
      files: [evil: 1], transitions: [evil: 1, "push": 2], unresolvedDestinations: 2, forwardTransitions: 2)
    result.metrics.shape = GraphShape(components: 1, cycles: 0, unresolvedShare: 1)
    result.metrics.nodes = [
      NodeMetrics(node: evil, fanIn: 0, fanOut: 0, instability: 0, depth: nil, betweenness: 0)
    ]
    result.findings = [
      Finding(
        rule: evil, severity: .error, message: evil, notes: [evil], help: evil, nodes: [evil], location: place,
        relatedLocations: [place],
        fingerprint: evil)
    ]
    result.issues = [
      Issue(kind: .malformed, message: evil, location: place),
      Issue(kind: .partlyRead, message: evil, location: SourceLocation(file: evil, line: 1, column: 1)),
    ]
    result.account = NavigationAccount([
      NavigationAccount.Place(kind: .transition, name: evil, site: place, outcome: .unexplained, reason: evil)
    ])
    result.reach = Reach(
      reached: 0, screens: 2, unreached: [Reach.UnreachedScreen(screen: evil, breaksAt: evil)],
      breaks: [Reach.Break(node: evil, screens: 2, site: place, reason: evil)])
    return result
  }

  /// A report in which all text is markup of some format, and nothing has a place.
  static let markup: Report = {
    let evil = "=1+1\",'<b>&amp;</b> ]]> `x` ``` | [a](http://b) @me #1 $x$ %0A::error file=a,b:c::"
    var report = Report(empty, rules: [RuleHelp(identifier: evil, name: evil, summary: evil)], folder: evil)
    report.result.root = evil
    report.result.nodes = [Node(id: evil, name: evil, kind: .screen)]
    report.result.edges = [Edge(source: evil, destination: evil, kind: .push, confidence: .certain, sites: [])]
    report.result.findings = [.warning, .error].map { severity in
      Finding(
        rule: evil, severity: severity, message: evil, notes: [evil], help: evil, nodes: [evil],
        edges: report.result.edges.map(\.id),
        location: nil, relatedLocations: [place(evil, 1, 2)], fingerprint: evil)
    }
    report.result.issues = [Issue(kind: .malformed, message: evil, location: place(evil, 3, 4))]
    return report
  }()

  static func place(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }

  private static func node(_ id: String, _ kind: Node.Kind, role: Node.Role? = nil) -> Node {
    let name = String(id.drop { $0 != ":" }.dropFirst())
    return Node(
      id: id, name: name, type: name, kind: kind, role: role, framework: kind == .screen ? .uikit : nil, module: "Shop",
      location: place("\(name).swift", 3, 7))
  }

  private static func edge(
    _ source: String, _ kind: TransitionKind, _ destination: String, _ sites: [SourceLocation],
    identifier: String? = nil, via: [String] = [], reason: String? = nil
  ) -> Edge {
    Edge(
      source: source, destination: destination, kind: kind, confidence: reason == nil ? .certain : .possible,
      identifier: identifier, via: via, sites: sites, reason: reason)
  }
}

/// Reports that a format must have a form for, whatever is in them.
enum SampleReport: String, CaseIterable {
  /// One of the usual kind.
  case shop
  /// All text is markup of some format, and nothing has a place.
  case markup
  /// All text has line ends and escape sequences.
  case hostile
  /// There is nothing in it.
  case empty

  var report: Report {
    switch self {
    case .shop: Fixtures.report
    case .markup: Fixtures.markup
    case .hostile: Report(Fixtures.hostile)
    case .empty: Report(Fixtures.empty)
    }
  }
}
