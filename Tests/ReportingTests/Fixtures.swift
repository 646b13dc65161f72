import NavigationModel

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
      files: ["swift": 12, "storyboard": 2], skippedFiles: 1, screens: 3, coordinators: 1,
      transitions: ["push": 3, "present": 1, "sheet": 1, "pop": 1], unresolvedDestinations: 3, forwardTransitions: 5),
    findings: [
      Finding(
        rule: "navigation-cycle", severity: .error, message: "List → Cart → List",
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

  static let empty = AnalysisResult(
    tool: AnalysisResult.Tool(name: "navgraph", version: "1.2.3"), root: "Empty", graph: NavigationGraph(),
    metrics: Metrics(), findings: [], issues: [])

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
