import NavigationModel

/// An edge of a graph as the tables of the samples write it: with bare names, and with plain containers left out.
struct FoldedTransition: Hashable {
  let source: String
  let destination: String
  let kind: TransitionKind
  let confidence: Confidence
  let site: SourceLocation
  /// Whether the edge has other sites, one of which may be what makes it so sure.
  let isMerged: Bool

  /// The transitions of a graph, one for each site.
  static func all(in graph: NavigationGraph) -> [FoldedTransition] {
    let nodes = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0) })
    let outgoing = Dictionary(grouping: graph.edges, by: \.source)

    /// What a person sees in place of a node.
    func ends(of id: String, _ confidence: Confidence, depth: Int = 0) -> [(String, Confidence)] {
      guard let node = nodes[id] else { return [] }
      let contents = (outgoing[id] ?? []).filter(\.kind.isContainment)
      guard node.kind == .container, !contents.isEmpty, depth < 4 else { return [(node.bareName, confidence)] }
      return contents.flatMap { ends(of: $0.destination, max(confidence, $0.confidence), depth: depth + 1) }
    }

    return graph.edges.flatMap { edge -> [FoldedTransition] in
      guard let source = nodes[edge.source], source.kind != .container else { return [] }
      return ends(of: edge.destination, edge.confidence).flatMap { destination, confidence in
        edge.sites.map { site in
          FoldedTransition(
            source: source.bareName, destination: destination, kind: edge.kind, confidence: confidence, site: site,
            isMerged: edge.sites.count > 1)
        }
      }
    }
  }

  /// Whether this is the transition of a row.
  func isMeant(by row: ExpectedTransition) -> Bool {
    source == row.source && kind == row.kind && leads(to: row) && isAt(row)
  }

  private func leads(to row: ExpectedTransition) -> Bool {
    // The tables know one kind of alert.
    destination == row.destination || kind == .alert || (row.hasOpenDestination && destination == "?")
  }

  private func isAt(_ row: ExpectedTransition) -> Bool {
    // Facts of property lists have no lines.
    site.file == row.file && (site.line == row.line || site.file.hasSuffix(".plist"))
  }

  /// Whether this is as sure as a row wants it.
  func isAsSure(as row: ExpectedTransition) -> Bool {
    guard let wanted = row.confidence else { return true }
    return confidence == wanted || (isMerged && confidence < wanted)
  }
}

extension FoldedTransition: CustomStringConvertible {
  var description: String { "\(source) \(kind.rawValue) \(destination) at \(site.file.baseName):\(site.line)" }
}

extension Node {
  /// The type without the types around it, the scene where there is no type, `?` where nothing is known.
  var bareName: String {
    if kind == .unknown { return "?" }
    if let type { return type.split(separator: ".").last.map(String.init) ?? type }
    if let storyboard, let scene = sceneID { return "\(storyboard):\(scene)" }
    return name
  }
}
