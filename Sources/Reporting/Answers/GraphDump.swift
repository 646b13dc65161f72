import NavigationModel

/// A graph as text that is committed and reviewed like code: a line for each screen and object, sorted, with its ways
/// indented below it, a line each.
///
///     # navgraph dump 1
///     coordinator ShopFlow
///       push screen Cart
///       start coordinator Checkout ?
///
/// It changes only when the navigation changes, so it leaves out:
///
/// - Places. Line numbers change with every edit above them, and files move.
/// - `certain` and `inferred`. They tell how navgraph found a destination, which changes when a call moves into a
///   helper, although the app does the same. `possible` is kept, as a question mark: the destination is only one of
///   several candidates, and a reader of the line must know this.
/// - Metrics, findings and flows. They follow from the lines, and one new transition would change many of them.
/// - The name of the folder and the version of navgraph, which differ between machines.
///
/// A line depends on nothing but its own subject, so that changes elsewhere do not change it. It names a node by its
/// id, since a name alone may be ambiguous, depending on the other nodes.
public struct GraphDump: Hashable, Sendable {
  /// The lines of transitions by the line of their source, both without indentation.
  let sections: [String: Set<String>]

  /// The first line, with the format and its version.
  static let mark = "# navgraph dump 1"
  static let indentation = "  "

  /// The graph of a result.
  public init(_ result: AnalysisResult) {
    let nodes = Dictionary(result.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var sections: [String: Set<String>] = [:]
    for node in nodes.values where node.isListed {
      sections[Self.line(node.id), default: []].formUnion(Self.title(of: node))
    }
    for edge in result.edges {
      sections[Self.line(edge.source), default: []].insert(Self.line(edge, to: nodes[edge.destination]))
    }
    self.sections = sections
  }

  /// Reads a dump; nil if navgraph did not write the text, or wrote it in another version of the format.
  ///
  /// The order of lines, empty lines and comments do not matter, so the result of a line-by-line git merge is a valid
  /// dump.
  public init?(text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      // Git can be told to end lines as Windows does.
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }.map { Substring($0) }
    guard lines.first.map(String.init) == Self.mark else { return nil }
    var sections: [String: Set<String>] = [:]
    var heading = ""
    for line in lines where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix(Self.indentation) {
        sections[heading, default: []].insert(String(line.dropFirst(Self.indentation.count)))
      } else {
        heading = String(line)
        sections[heading, default: []].formUnion([])
      }
    }
    self.sections = sections
  }

  /// The text, with a newline at its end. Equal graphs give equal bytes.
  public var text: String {
    let comments = [
      Self.mark,
      "# The screens and objects of the app, each with its transitions. 'navgraph dump --output FILE' writes this file,",
      "# 'navgraph check --against FILE' compares it with the app. A ? marks a transition that is only possible.",
    ]
    let lines = sections.sorted { $0.key < $1.key }.flatMap { heading, ways in
      [heading] + ways.sorted().map { Self.indentation + $0 }
    }
    return (comments + lines).map { $0 + "\n" }.joined()
  }

  // MARK: - Lines

  /// `screen Cart` for the id `screen:Cart`.
  private static func line(_ id: String) -> String {
    let parts = id.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Node.Kind(rawValue: String(parts[0])) != nil else { return word(id, and: "/:()") }
    return "\(parts[0]) \(word(String(parts[1]), and: "/:()"))"
  }

  /// The name of a scene without a class, since its id alone means nothing to a reader.
  private static func title(of node: Node) -> [String] {
    guard node.kind == .screen, node.type == nil, !node.id.contains(node.name) else { return [] }
    return ["called \(word(node.name))"]
  }

  /// `push(detail) screen Detail`, with a question mark where it is only possible.
  private static func line(_ edge: Edge, to node: Node?) -> String {
    let identifier = edge.identifier.map { "(\(word($0)))" } ?? ""
    let isUnknown = node?.kind == .unknown
    let end = isUnknown ? (edge.kind.goesBack ? "back" : "unknown") : line(edge.destination)
    return "\(edge.kind.rawValue)\(identifier) \(end)" + (edge.confidence == .possible ? " ?" : "")
  }

  /// A name as one word: unchanged if it consists of letters, digits and a few signs, else in quotes, with everything
  /// escaped that could end a line, a word or the quotes. The mapping is injective.
  private static func word(_ name: String, and signs: String = "") -> String {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_.-<>,".unicodeScalars.contains(scalar)
        || signs.unicodeScalars.contains(scalar)
    }
    if isPlain, !name.isEmpty { return name }
    return "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").visible)\""
  }
}

extension Node {
  /// Whether the node has a line even without outgoing transitions; containers, alerts and system screens appear only
  /// as destinations.
  fileprivate var isListed: Bool { kind == .screen || kind == .entry || isObject }
}
