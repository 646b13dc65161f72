/// The shape of a navigation graph as a whole.
public struct GraphShape: Hashable, Codable, Sendable {
  /// Parts of the graph between which nothing leads, in neither direction. A node that nothing touches is one by itself.
  public var components: Int
  /// Largest sets of screens that can all be reached from each other by going forward.
  public var cycles: Int
  /// The part of the forward transitions whose destination is unknown, from 0 to 1.
  public var unresolvedShare: Double
  /// The part of the places that can be navigation which the graph does not explain, from 0 to 1; nil in older documents.
  public var unexplainedShare: Double?
  /// The part of the screens that cannot be reached from the start of the app, from 0 to 1; nil where no start was found.
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

/// How one node lies in the graph. Ways back, alerts, screens of the system and unknown destinations do not count.
public struct NodeMetrics: Hashable, Codable, Sendable {
  /// The id of the node.
  public var node: String
  /// Other nodes that lead to it.
  public var fanIn: Int
  /// Other nodes that it leads to.
  public var fanOut: Int
  /// `fanOut / (fanIn + fanOut)`, from 0 for what others only build on to 1 for what only builds on others; 0 for a
  /// node that nothing touches. R. C. Martin, "OO Design Quality Metrics: An Analysis of Dependencies" (1994).
  public var instability: Double
  /// The fewest steps that a person takes to it from where the app starts; nil where nothing leads to it from there.
  public var depth: Int?
  /// The part of the shortest ways between two other nodes that pass through it, from 0 to 1, with four decimals.
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
