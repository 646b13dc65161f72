/// The transitions that came or went as a person counts them, by one rule for words and pictures of a change.
///
/// What belongs to a screen that came or went is told with the screen, and what a finding names with the finding. A new
/// container around one screen is no step of its own: who shows the container shows the screen.
public struct ComparedTransitions: Sendable {
  /// The one screen that each new or old container is made around.
  public let contents: [String: String]
  /// The transitions that came.
  public private(set) var added: [Edge] = []
  /// The transitions that went.
  public private(set) var removed: [Edge] = []

  /// Reads the transitions of a difference of two results.
  public init(_ difference: GraphDifference, from base: AnalysisResult, to head: AnalysisResult) {
    let nodes = Dictionary((head.nodes + base.nodes).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let edges = Dictionary((head.edges + base.edges).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(head.nodes.map(\.id)).intersection(base.nodes.map(\.id))
    let containers = Set(nodes.values.filter { $0.kind == .container && !known.contains($0.id) }.map(\.id))
    let filling = edges.values.filter { $0.kind.isContainment && containers.contains($0.source) }
    let only = Dictionary(grouping: filling, by: \.source).compactMapValues { $0.count == 1 ? $0[0].destination : nil }
    contents = Self.ending(only)
    let changed = difference.changedTransitions.flatMap { [$0.before, $0.after] }
    let others = changed + (difference.added + difference.removed).flatMap(\.edges).compactMap { edges[$0] }
    let named = Set(difference.namedTransitions)
    let came = difference.addedTransitions.filter { !named.contains($0.id) }
    added = unfilled(came, beside: came + others)
    removed = unfilled(difference.removedTransitions, beside: difference.removedTransitions + others)
  }

  /// The transitions without those that fill a container which another transition shows.
  public func unfilled(_ told: [Edge], beside all: [Edge]) -> [Edge] {
    let shown = Set(all.map(\.destination))
    return told.filter { !(contents[$0.source] != nil && $0.kind.isContainment && shown.contains($0.source)) }
  }

  /// The containers with a screen as their content, directly or through others. Containers that only contain each other
  /// have no screen to report instead.
  private static func ending(_ contents: [String: String]) -> [String: String] {
    var rounds: Set<String> = []
    var ending: Set<String> = []
    for start in contents.keys {
      var path: Set<String> = []
      var next = start
      while !rounds.contains(next), !ending.contains(next), let inner = contents[next], path.insert(next).inserted {
        next = inner
      }
      if contents[next] == nil || ending.contains(next) { ending.formUnion(path) } else { rounds.formUnion(path) }
    }
    return contents.filter { ending.contains($0.key) }
  }
}
