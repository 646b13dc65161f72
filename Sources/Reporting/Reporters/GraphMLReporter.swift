import NavigationModel

/// The graph in GraphML, the exchange format of Gephi, yEd, Cytoscape and NetworkX.
///
/// U. Brandes and others, "GraphML Progress Report" (2002), http://graphml.graphdrawing.org.
public struct GraphMLReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "graphml"
  /// What the format is good for.
  public static let summary = "The graph for Gephi, yEd, Cytoscape and NetworkX."
  /// Whether it shows the graph, of which a part can be selected.
  public static let showsGraph = true

  /// The attributes of nodes and edges, by their keys in the document.
  private static let nodeKeys = ["name", "kind", "role", "framework", "module", "storyboard", "file", "line"]
  private static let edgeKeys = ["kind", "confidence", "identifier", "via", "file", "line"]

  /// Makes a reporter.
  public init() {}

  /// The document. Nodes have the ids of the analysis, and edges are numbered, since ids of edges would be long.
  public func render(_ report: Report) -> String {
    let result = report.result
    // An end that no node describes is a node all the same: readers refuse edges to nowhere.
    let known = Set(result.nodes.map(\.id))
    let missing = Set(result.edges.flatMap { [$0.source, $0.destination] }).subtracting(known).sorted()
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">",
    ]
    lines += Self.declarations("node", Self.nodeKeys) + Self.declarations("edge", Self.edgeKeys)
    lines.append("  <\(XMLTag.start("graph", ["id": result.root, "edgedefault": "directed"]))>")
    for node in result.nodes { lines += element("node", ["id": node.id], Self.nodeKeys, values(of: node, in: report)) }
    for id in missing { lines.append("    <\(XMLTag.start("node", ["id": id]))/>") }
    for (number, edge) in result.edges.enumerated() {
      lines += element(
        "edge", ["id": "e\(number + 1)", "source": edge.source, "target": edge.destination], Self.edgeKeys,
        values(of: edge, in: report))
    }
    lines += ["  </graph>", "</graphml>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func declarations(_ element: String, _ keys: [String]) -> [String] {
    keys.map { key in
      let type = key == "line" ? "int" : "string"
      let start = XMLTag.start(
        "key", ["id": "\(element)-\(key)", "for": element, "attr.name": key, "attr.type": type])
      return "  <\(start)/>"
    }
  }

  private func values(of node: Node, in report: Report) -> [String?] {
    let place = node.location.map(report.place)
    return [
      node.name, node.kind.rawValue, node.role?.rawValue, node.framework?.rawValue, node.module, node.storyboard,
      place?.file, place.map { "\($0.line)" },
    ]
  }

  private func values(of edge: Edge, in report: Report) -> [String?] {
    let place = edge.sites.first.map(report.place)
    return [
      edge.kind.rawValue, edge.confidence.rawValue, edge.identifier,
      edge.via.isEmpty ? nil : edge.via.joined(separator: " "), place?.file, place.map { "\($0.line)" },
    ]
  }

  private func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ keys: [String], _ values: [String?]
  ) -> [String] {
    let data = zip(keys, values).compactMap { key, value in
      value.map { "      <data key=\"\(name)-\(key)\">\($0.xml)</data>" }
    }
    return ["    <\(XMLTag.start(name, attributes))>"] + data + ["    </\(name)>"]
  }
}
