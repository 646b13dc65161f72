/// A path through an app, step by step.
public struct GraphPath: Hashable, Codable, Sendable {
  /// One step: a transition, a flow through coordinators, or what a screen holds.
  public struct Step: Hashable, Codable, Sendable {
    /// The id of the node that the step leaves.
    public var source: String
    /// The id of the node that it leads to.
    public var destination: String
    /// How the destination is shown.
    public var kind: TransitionKind
    /// How sure the step is.
    public var confidence: Confidence
    /// The names of the coordinators and other objects between the two, in order.
    public var via: [String]
    /// Where the code or the storyboard says so, in order.
    public var sites: [SourceLocation]
    /// Whether an object performs the step only when a screen asks for it, judging by the flows; nil if it does not.
    public var isAsked: Bool?
    /// The ids of the edges that the step consists of: one for a transition, those that show the destination for a flow.
    /// Nil if the step is no edge, but leads to a part of a screen.
    public var edges: [String]?
    /// For a flow, the ids of the objects that ``via`` names: nil for an object that is no node of the graph, or whose
    /// name is ambiguous. Nil for other steps, whose ``via`` names wrappers.
    public var viaNodes: [String?]?

    /// Makes a step from its parts.
    public init(
      source: String, destination: String, kind: TransitionKind, confidence: Confidence, via: [String],
      sites: [SourceLocation], isAsked: Bool? = nil, edges: [String]? = nil, viaNodes: [String?]? = nil
    ) {
      self.source = source
      self.destination = destination
      self.kind = kind
      self.confidence = confidence
      self.via = via
      self.sites = sites
      self.isAsked = isAsked
      self.edges = edges
      self.viaNodes = viaNodes
    }
  }

  /// The steps in the order of going; at least one.
  public var steps: [Step]

  /// Makes a path of steps, each of which begins where the last one ends.
  public init(steps: [Step]) { self.steps = steps }
}
