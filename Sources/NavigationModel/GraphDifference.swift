/// The differences between the navigation of an app before and after a change.
public struct GraphDifference: Hashable, Codable, Sendable {
  /// A screen or coordinator that was added or removed, with its transitions.
  public struct Place: Hashable, Codable, Sendable {
    /// The node, as it is in the graph that has it.
    public var node: Node
    /// The transitions that lead to it or leave it, by their ids, sorted; those to a container that is made around it are
    /// among them.
    public var edges: [String]
    /// The flows to it and from it that none of the added or removed transitions implies, and the parts that it
    /// contains or that contain it, which are steps of kind ``TransitionKind/embed``.
    public var ways: [GraphPath.Step]

    /// Names a node with its transitions.
    public init(node: Node, edges: [String], ways: [GraphPath.Step] = []) {
      self.node = node
      self.edges = edges
      self.ways = ways
    }
  }

  /// A type that was renamed and still does the same.
  public struct Renaming: Hashable, Codable, Sendable {
    /// The node before.
    public var before: Node
    /// The node after.
    public var after: Node

    /// Pairs the two nodes of a renamed type.
    public init(before: Node, after: Node) {
      self.before = before
      self.after = after
    }
  }

  /// A transition that exists before and after, with another kind, confidence or identifier.
  public struct Change: Hashable, Codable, Sendable {
    /// The transition before.
    public var before: Edge
    /// The transition after.
    public var after: Edge

    /// Pairs the two forms of a transition.
    public init(before: Edge, after: Edge) {
      self.before = before
      self.after = after
    }
  }

  /// A flow between the same two screens before and after, through other objects, with another confidence or of another
  /// kind.
  public struct WayChange: Hashable, Codable, Sendable {
    /// The way before.
    public var before: GraphPath.Step
    /// The way after.
    public var after: GraphPath.Step

    /// Pairs the two forms of a flow.
    public init(before: GraphPath.Step, after: GraphPath.Step) {
      self.before = before
      self.after = after
    }
  }

  /// A finding that exists before and after with another severity; a crash, for example, becomes an error when it
  /// becomes reachable.
  public struct FindingChange: Hashable, Codable, Sendable {
    /// The finding before.
    public var before: Finding
    /// The finding after.
    public var after: Finding

    /// Pairs the two forms of a finding.
    public init(before: Finding, after: Finding) {
      self.before = before
      self.after = after
    }
  }

  /// Added screens and coordinators, sorted by id.
  public var added: [Place]
  /// Removed screens and coordinators, sorted by id.
  public var removed: [Place]
  /// Types that were renamed, sorted by the id before.
  public var renamed: [Renaming]
  /// Added transitions between nodes that exist before and after, or containers around such nodes, sorted by id.
  public var addedTransitions: [Edge]
  /// Removed transitions between nodes that exist before and after, or containers around such nodes, sorted by id.
  public var removedTransitions: [Edge]
  /// Transitions that changed, sorted by the id before.
  public var changedTransitions: [Change]
  /// Screens that were reachable from the entry points before and are not now, sorted by id.
  public var lost: [Node]
  /// Added findings, in the order of the result.
  public var newFindings: [Finding]
  /// Removed findings, in the order of the result before.
  public var goneFindings: [Finding]
  /// Findings that are there still with another severity, in the order of the result.
  public var changedFindings: [FindingChange]
  /// Added flows between nodes that exist before and after, unless an added or changed transition implies them; sorted
  /// by source and destination.
  public var addedWays: [GraphPath.Step]
  /// Removed flows between nodes that exist before and after, unless a removed transition implies them.
  public var removedWays: [GraphPath.Step]
  /// Flows that changed although no transition did, sorted by source and destination.
  public var changedWays: [WayChange]
  /// Added parts, if part and screen exist before and after; sorted by part and screen.
  public var addedParts: [ScreenPart]
  /// Removed parts, if part and screen exist before and after; sorted by part and screen.
  public var removedParts: [ScreenPart]
  /// Ids of those of ``addedTransitions`` that the message of a new finding names, as that of a cycle names the step
  /// that closes it; sorted.
  public var namedTransitions: [String]
  /// The ids of nodes as they are now, by the ids that they had before, where these differ: of types that were renamed or
  /// moved to another file or module, and of containers around them.
  public var newIDs: [String: String]

  /// Whether nothing differs.
  public var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && renamed.isEmpty && addedTransitions.isEmpty && removedTransitions.isEmpty
      && changedTransitions.isEmpty && lost.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
      && changedFindings.isEmpty && addedWays.isEmpty && removedWays.isEmpty && changedWays.isEmpty
      && addedParts.isEmpty && removedParts.isEmpty
  }

  /// Makes a difference of its parts. By default, only renamed types have other ids than before.
  public init(
    added: [Place], removed: [Place], renamed: [Renaming], addedTransitions: [Edge], removedTransitions: [Edge],
    changedTransitions: [Change], lost: [Node], newFindings: [Finding], goneFindings: [Finding],
    changedFindings: [FindingChange] = [], addedWays: [GraphPath.Step] = [], removedWays: [GraphPath.Step] = [],
    changedWays: [WayChange] = [], addedParts: [ScreenPart] = [], removedParts: [ScreenPart] = [],
    namedTransitions: [String] = [], newIDs: [String: String]? = nil
  ) {
    self.added = added
    self.removed = removed
    self.renamed = renamed
    self.addedTransitions = addedTransitions
    self.removedTransitions = removedTransitions
    self.changedTransitions = changedTransitions
    self.lost = lost
    self.newFindings = newFindings
    self.goneFindings = goneFindings
    self.changedFindings = changedFindings
    self.addedWays = addedWays
    self.removedWays = removedWays
    self.changedWays = changedWays
    self.addedParts = addedParts
    self.removedParts = removedParts
    self.namedTransitions = namedTransitions
    self.newIDs =
      newIDs
      ?? Dictionary(renamed.map { ($0.before.id, $0.after.id) }, uniquingKeysWith: { first, _ in first })
  }
}
