/// That one screen's code names another concrete screen: the raw material of tight coupling.
///
/// It stands beside the edges of the graph, because a cast in `prepare(for:)` moves nobody anywhere.
public struct ScreenKnowledge: Hashable, Codable, Sendable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// `DetailViewController()` or an instantiation from a storyboard whose class is named.
    case creates
    /// A property of the other screen is set, or a method of it called.
    case configures
    /// `as? DetailViewController`.
    case casts
  }

  /// Node ids.
  public var source: String
  public var destination: String
  public var kind: Kind
  /// Whether the place is in a `prepare(for:sender:)`.
  public var inPrepare: Bool
  public var site: SourceLocation

  public init(source: String, destination: String, kind: Kind, inPrepare: Bool, site: SourceLocation) {
    self.source = source
    self.destination = destination
    self.kind = kind
    self.inPrepare = inPrepare
    self.site = site
  }
}

/// What linking gives: the graph and what the detectors need beside it.
public struct LinkedProgram: Hashable, Codable, Sendable {
  public var graph: NavigationGraph
  /// Sorted by source, site, destination and kind.
  public var knowledge: [ScreenKnowledge]
  public var issues: [Issue]

  public init(graph: NavigationGraph, knowledge: [ScreenKnowledge] = [], issues: [Issue] = []) {
    self.graph = graph
    self.knowledge = knowledge
    self.issues = issues
  }
}
