import NavigationModel

/// The transitions that findings are about as a flowchart of Mermaid, which GitHub and GitLab draw within Markdown.
struct MermaidDiagram {
  /// More boxes than this help nobody who reads a comment.
  private static let nodeLimit = 40
  /// Beyond some hundred edges hosts refuse to draw.
  private static let edgeLimit = 60

  /// Whether there is no transition to draw.
  var isEmpty: Bool { edges.isEmpty }
  /// Whether transitions were left out for want of room.
  private(set) var isCut = false

  private var nodes: [String] = []
  private var edges: [Edge] = []
  private let nodesByID: [String: Node]

  /// Takes the transitions of the findings, in the order of the findings. If a finding has no edges, it takes those
  /// between its nodes.
  init(of findings: [Finding], in result: AnalysisResult) {
    nodesByID = Dictionary(result.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let edgesByID = Dictionary(result.edges.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    for finding in findings {
      let nodes = Set(finding.nodes)
      let concerned =
        finding.edges.isEmpty
        ? result.edges.filter { nodes.contains($0.source) && nodes.contains($0.destination) }
        : finding.edges.compactMap { edgesByID[$0] }
      for edge in concerned where seen.insert(edge.id).inserted { add(edge) }
    }
  }

  /// Takes a whole graph without its transitions back, whatever its size, including isolated screens.
  init(of result: AnalysisResult) {
    nodesByID = Dictionary(result.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    edges = result.edges.filter { !$0.kind.goesBack }
    let touched = edges.flatMap { [$0.source, $0.destination] }
    let screens = result.nodes.filter { $0.kind == .screen && $0.role == nil }.map(\.id)
    nodes = Set(touched + screens).sorted()
    isTooLarge = edges.count > Self.hostLimit
  }

  /// Above this number of edges Mermaid refuses to draw unless its `maxEdges` says otherwise.
  private static let hostLimit = 500

  /// Whether Mermaid would not draw it as it comes.
  private var isTooLarge = false

  /// The flowchart, a statement a line.
  var text: String {
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let boxes = nodes.enumerated().map { number, id in "  n\(number)\(box(of: id))" }
    let arrows = edges.map { edge in
      let (source, destination) = (numbers[edge.source] ?? 0, numbers[edge.destination] ?? 0)
      return "  n\(source) \(edge.confidence == .certain ? "-->" : "-.->")|\(edge.kind.rawValue)| n\(destination)"
    }
    let warning = "%% \(edges.count) transitions: Mermaid draws \(Self.hostLimit), unless its maxEdges says otherwise"
    return (["flowchart LR"] + (isTooLarge ? [warning] : []) + boxes + arrows).map { $0 + "\n" }.joined()
  }

  private mutating func add(_ edge: Edge) {
    let new = (edge.source == edge.destination ? [edge.source] : [edge.source, edge.destination])
      .filter { !nodes.contains($0) }
    guard edges.count < Self.edgeLimit, nodes.count + new.count <= Self.nodeLimit else {
      isCut = true
      return
    }
    nodes += new
    edges.append(edge)
  }

  /// A hexagon for a coordinator, a rounded box for what is not known, a plain box for the rest.
  private func box(of id: String) -> String {
    let node = nodesByID[id]
    let label = "\"\(Self.escaped(Wording.shortened(node?.name ?? id)))\""
    return switch node?.kind {
    case .coordinator, .navigator: "{{\(label)}}"
    case .unknown: "(\(label))"
    default: "[\(label)]"
    }
  }

  /// Everything but letters, digits and spaces as Mermaid's entity codes, so that a name is neither syntax of Mermaid nor
  /// markup in its labels, and cannot end the code block.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { character in
      let isPlain = !character.isASCII || character == " " || character.properties.isAlphabetic
      return isPlain || ("0"..."9").contains(character) ? String(character) : "#\(character.value);"
    }.joined()
  }
}
