/// What differs between the navigation of an app before and after a change.
public struct GraphDifference: Hashable, Codable, Sendable {
  /// A screen or coordinator that came or went, with the ways to it.
  public struct Place: Hashable, Codable, Sendable {
    /// The node, as it is in the graph that has it.
    public var node: Node
    /// The transitions that lead to it or leave it, by their ids, sorted; those to a container that is made around it are
    /// among them.
    public var edges: [String]
    /// The ways through coordinators to it or on from it that follow from none of the transitions that came or went, and
    /// who holds it or is held by it as a part, which is a step of kind ``TransitionKind/embed``.
    public var ways: [GraphPath.Step]

    /// Names a node with its transitions.
    public init(node: Node, edges: [String], ways: [GraphPath.Step] = []) {
      self.node = node
      self.edges = edges
      self.ways = ways
    }
  }

  /// A type that has another name now and does the same.
  public struct Renaming: Hashable, Codable, Sendable {
    /// The node before.
    public var before: Node
    /// The node after.
    public var after: Node

    /// Says that two nodes are one.
    public init(before: Node, after: Node) {
      self.before = before
      self.after = after
    }
  }

  /// A transition that is still there, and shows its destination in another way, for sure, or by another name.
  public struct Change: Hashable, Codable, Sendable {
    /// The transition before.
    public var before: Edge
    /// The transition after.
    public var after: Edge

    /// Says that two transitions are one.
    public init(before: Edge, after: Edge) {
      self.before = before
      self.after = after
    }
  }

  /// A way through coordinators that is still there between the same two screens, by others, for sure, or of another kind.
  public struct WayChange: Hashable, Codable, Sendable {
    /// The way before.
    public var before: GraphPath.Step
    /// The way after.
    public var after: GraphPath.Step

    /// Says that two ways are one.
    public init(before: GraphPath.Step, after: GraphPath.Step) {
      self.before = before
      self.after = after
    }
  }

  /// A finding that is still there and weighs more or less, as a crash does to which a way leads now.
  public struct FindingChange: Hashable, Codable, Sendable {
    /// The finding before.
    public var before: Finding
    /// The finding after.
    public var after: Finding

    /// Says that two findings are one.
    public init(before: Finding, after: Finding) {
      self.before = before
      self.after = after
    }
  }

  /// Screens and coordinators that there are now, sorted by id.
  public var added: [Place]
  /// Screens and coordinators that are gone, sorted by id.
  public var removed: [Place]
  /// Types that were renamed, sorted by the id before.
  public var renamed: [Renaming]
  /// Transitions that there are now between nodes that were there before, or containers that are made around such, sorted
  /// by id.
  public var addedTransitions: [Edge]
  /// Transitions that are gone between nodes that are still there, or containers that were made around such, sorted by
  /// id.
  public var removedTransitions: [Edge]
  /// Transitions that changed, sorted by the id before.
  public var changedTransitions: [Change]
  /// Screens that could be reached from the start of the app before and cannot now, sorted by id.
  public var lost: [Node]
  /// Findings that there are now, in the order of the result.
  public var newFindings: [Finding]
  /// Findings that are gone, in the order of the result before.
  public var goneFindings: [Finding]
  /// Findings that are there still with another severity, in the order of the result.
  public var changedFindings: [FindingChange]
  /// Ways through coordinators that there are now between nodes that were there before, and that follow from no transition
  /// that came or changed; sorted by source and destination.
  public var addedWays: [GraphPath.Step]
  /// Ways through coordinators that are gone between nodes that are still there, although no transition is.
  public var removedWays: [GraphPath.Step]
  /// Ways through coordinators that changed although no transition did, sorted by source and destination.
  public var changedWays: [WayChange]
  /// Which screens hold which parts that did not before, where both were there; sorted by part and screen.
  public var addedParts: [ScreenPart]
  /// Which screens no longer hold which parts, where both are still there; sorted by part and screen.
  public var removedParts: [ScreenPart]
  /// Ids of those of ``addedTransitions`` that the message of a new finding names, as that of a cycle names the step
  /// that closes it; sorted.
  public var namedTransitions: [String]

  /// Whether nothing differs.
  public var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && renamed.isEmpty && addedTransitions.isEmpty && removedTransitions.isEmpty
      && changedTransitions.isEmpty && lost.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
      && changedFindings.isEmpty && addedWays.isEmpty && removedWays.isEmpty && changedWays.isEmpty
      && addedParts.isEmpty && removedParts.isEmpty
  }

  /// Makes a difference of its parts.
  public init(
    added: [Place], removed: [Place], renamed: [Renaming], addedTransitions: [Edge], removedTransitions: [Edge],
    changedTransitions: [Change], lost: [Node], newFindings: [Finding], goneFindings: [Finding],
    changedFindings: [FindingChange] = [], addedWays: [GraphPath.Step] = [], removedWays: [GraphPath.Step] = [],
    changedWays: [WayChange] = [], addedParts: [ScreenPart] = [], removedParts: [ScreenPart] = [],
    namedTransitions: [String] = []
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
  }
}
