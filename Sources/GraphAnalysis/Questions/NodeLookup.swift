import NavigationModel

/// Finds the nodes that a person means by a name.
public struct NodeLookup {
  private let nodes: [Node]

  /// Looks among the nodes of a graph.
  public init(_ nodes: [Node]) { self.nodes = nodes }

  /// The nodes that a name or a pattern means, in the order of the graph: those with that id, name or type, or the last
  /// part of a nested type's name. A pattern can have `*` and `?`; capitals count only where they tell nodes apart.
  public func nodes(named text: String) -> [Node] {
    let exact = matches { WildcardPattern(text).matches($0) }
    if !exact.isEmpty { return exact }
    let pattern = WildcardPattern(text.lowercased())
    return matches { pattern.matches($0.lowercased()) }
  }

  /// The word for where the app starts, in place of a name.
  public static let start = "start"

  /// The nodes that a word of a question means: those of that name, or where the app starts.
  public func nodes(meantBy word: String) -> [Node] {
    let named = nodes(named: word)
    return named.isEmpty && word == Self.start ? nodes.filter { $0.kind == .entry } : named
  }

  /// The names that a slip of the pen could have meant.
  public var names: [String] { Set(nodes.flatMap(Self.words)).sorted() }

  /// The name that a person probably meant: one that says the same in other words, as `PlayerView` does for
  /// `PlayerViewController`, else the one that is spelled most like it. Nil if none is near.
  public func nearest(to word: String) -> String? {
    let names = names
    let meant = NodeTraits.distinctive(word).lowercased()
    let alike = names.filter { NodeTraits.distinctive($0).lowercased() == meant }
    return alike.min { ($0.count, $0) < ($1.count, $1) } ?? Spelling.nearest(to: word, among: names)
  }

  private func matches(_ isMeant: (String) -> Bool) -> [Node] {
    nodes.filter { node in isMeant(node.id) || Self.words(node).contains(where: isMeant) }
  }

  private static func words(_ node: Node) -> [String] {
    let type = node.type ?? node.name
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return [node.name, type, last] + (node.storyboardIdentifier.map { [$0] } ?? [])
  }
}
