/// The metrics of a whole navigation graph.
public struct GraphShape: Hashable, Codable, Sendable {
  /// The number of weakly connected components: no transition connects them, in either direction. An isolated node is a
  /// component.
  public var components: Int
  /// The number of strongly connected components of forward transitions: maximal sets of screens that all reach each
  /// other.
  public var cycles: Int
  /// The share of the forward transitions with an unknown destination, from 0 to 1.
  public var unresolvedShare: Double
  /// The share of the places that look like navigation and are unexplained, from 0 to 1; nil in older documents.
  public var unexplainedShare: Double?
  /// The share of the screens that are unreachable from the entry points, from 0 to 1; nil if no entry point was found.
  public var unreachedShare: Double?

  /// Makes a shape from its measures.
  public init(
    components: Int, cycles: Int, unresolvedShare: Double, unexplainedShare: Double? = nil,
    unreachedShare: Double? = nil
  ) {
    self.components = components
    self.cycles = cycles
    self.unresolvedShare = unresolvedShare
    self.unexplainedShare = unexplainedShare
    self.unreachedShare = unreachedShare
  }
}

extension GraphShape {
  private enum CodingKeys: String, CodingKey {
    case components, cycles, unresolvedShare, unexplainedShare, unreachedShare
  }

  /// The name that ``cycles`` has in documents of the schema versions 1 and 2.
  private enum EarlierKeys: String, CodingKey { case circles }

  /// Reads a shape, also of an earlier document.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let earlier = try decoder.container(keyedBy: EarlierKeys.self)
    self.init(
      components: try values.decode(Int.self, forKey: .components),
      cycles: try values.decodeIfPresent(Int.self, forKey: .cycles) ?? earlier.decode(Int.self, forKey: .circles),
      unresolvedShare: try values.decode(Double.self, forKey: .unresolvedShare),
      unexplainedShare: try values.decodeIfPresent(Double.self, forKey: .unexplainedShare),
      unreachedShare: try values.decodeIfPresent(Double.self, forKey: .unreachedShare))
  }
}

/// The metrics of one node. Transitions back, alerts, system screens and unknown destinations do not count.
public struct NodeMetrics: Hashable, Codable, Sendable {
  /// The id of the node.
  public var node: String
  /// The number of other nodes that lead to it.
  public var fanIn: Int
  /// The number of other nodes that it leads to.
  public var fanOut: Int
  /// `fanOut / (fanIn + fanOut)`, from 0 for a node without outgoing dependencies to 1 for a node on which nothing
  /// depends; 0 for an isolated node. R. C. Martin, "OO Design Quality Metrics: An Analysis of Dependencies" (1994).
  public var instability: Double
  /// The length of the shortest path of the user from the entry points; nil if the node is unreachable.
  public var depth: Int?
  /// The share of the shortest paths between two other nodes that go through it, from 0 to 1, with four decimals.
  public var betweenness: Double

  /// Makes the metrics of a node from its measures.
  public init(node: String, fanIn: Int, fanOut: Int, instability: Double, depth: Int?, betweenness: Double) {
    self.node = node
    self.fanIn = fanIn
    self.fanOut = fanOut
    self.instability = instability
    self.depth = depth
    self.betweenness = betweenness
  }
}
