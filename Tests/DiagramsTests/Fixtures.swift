import NavigationModel

@testable import Diagrams

/// A result with these nodes and edges, as an analysis gives it.
func result(
  _ nodes: [Node], _ edges: [Edge] = [], findings: [Finding] = [], metrics: Metrics = Metrics(), root: String = "App"
) -> AnalysisResult {
  AnalysisResult(
    tool: AnalysisResult.Tool(name: "navgraph", version: "0"), root: root,
    graph: NavigationGraph(nodes: nodes.sorted { $0.id < $1.id }, edges: edges.sorted { $0.id < $1.id }),
    metrics: metrics, findings: findings, issues: [])
}

func screen(
  _ name: String, _ framework: Node.Framework? = .uikit, storyboard: String? = nil, module: String? = nil,
  file: String? = nil
) -> Node {
  Node(
    id: name, name: name, type: name, kind: .screen, framework: framework, module: module, storyboard: storyboard,
    location: file.map { SourceLocation(file: $0, line: 3, column: 1) })
}

func node(_ name: String, _ kind: Node.Kind, role: Node.Role? = nil) -> Node {
  Node(id: name, name: name, kind: kind, role: role)
}

/// `"A -> B"`, pushed where nothing else is said.
func edge(
  _ ends: String, _ kind: TransitionKind = .push, _ confidence: Confidence = .certain, identifier: String? = nil,
  line: Int = 1
) -> Edge {
  let names = ends.components(separatedBy: " -> ")
  return Edge(
    source: names[0], destination: names[1], kind: kind, confidence: confidence, identifier: identifier,
    sites: [SourceLocation(file: "\(names[0]).swift", line: line, column: 5)])
}

func finding(_ rule: String, nodes: [String], edges: [Edge] = []) -> Finding {
  Finding(
    rule: rule, severity: .error, message: "\(rule) of \(nodes.joined(separator: ", "))", nodes: nodes,
    edges: edges.map(\.id), location: nil, fingerprint: rule)
}

/// An app of areas with screens that lead to each other and, now and then, to other areas. The same for equal numbers.
func app(areas: Int, screens: Int, storyboards: Bool = false) -> AnalysisResult {
  var nodes = [node("AppDelegate", .entry)]
  var edges: [Edge] = []
  func name(_ area: Int, _ number: Int) -> String { "Area\(area % areas)Screen\(number % screens)" }
  for area in 0..<areas {
    edges.append(edge("AppDelegate -> \(name(area, 0))", .start))
    for number in 0..<screens {
      nodes.append(
        screen(
          name(area, number), storyboard: storyboards ? "Area\(area)" : nil,
          file: "App/Features/Area\(area)/\(name(area, number)).swift"))
      edges.append(
        edge("\(name(area, number / 2)) -> \(name(area, number))", .push, number % 3 == 0 ? .inferred : .certain))
      edges.append(edge("\(name(area, number)) -> \(name(area, number * 7 + 3))", .present, .possible))
      if number % 5 == 2 { edges.append(edge("\(name(area, number)) -> \(name(area * 3 + 1, number))", .show)) }
    }
  }
  return result(nodes, Dictionary(edges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }).values.map { $0 })
}

/// Strings that end quotes, comments, tags and escapes, or that no XML document may contain.
let hostileStrings = [
  "\"", "\\", "a\\", "\\\"", "\\N\\G\\l", "\"];evil[", "{|}", "line\nbreak", "\r\n", "nul\u{0}l", "bell\u{7}",
  "&", "&amp;", "&#60;", "&nosuch;", "<b>", "</title>", "]]>", "-->", "<!--", "<?xml?>", "%s%n", "\u{202E}txt.exe",
  "\u{FFFF}", "\u{FEFF}", "\u{2028}", "日本語", "👩‍👩‍👧", "e\u{301}", "\u{301}", "", " ", "cluster_1", "n1 -> n2",
  "##[error]x", "###vso[task.owned]", "##teamcity[x",
]

extension DiagramModel {
  /// `"A -> B"` for each line, with the visible text of the boxes, sorted.
  var arrows: [String] {
    let texts = Dictionary(uniqueKeysWithValues: boxes.map { ($0.name, $0.text.joined(separator: " ")) })
    return lines.map { "\(texts[$0.source] ?? "missing") -> \(texts[$0.destination] ?? "missing")" }.sorted()
  }

  func box(_ id: String) -> Box? { boxes.first { $0.id == id } }

  func line(from source: String, to destination: String) -> Line? {
    lines.first { $0.source == box(source)?.name && $0.destination == box(destination)?.name }
  }
}
