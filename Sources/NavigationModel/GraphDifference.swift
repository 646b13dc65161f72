/// What differs between the navigation of an app before and after a change.
public struct GraphDifference: Hashable, Codable, Sendable {
  /// A screen or coordinator that came or went, with the ways to it.
  public struct Place: Hashable, Codable, Sendable {
    /// The node, as it is in the graph that has it.
    public var node: Node
    /// The transitions that lead to it or leave it, by their ids, sorted.
    public var edges: [String]

    /// Names a node with its transitions.
    public init(node: Node, edges: [String]) {
      self.node = node
      self.edges = edges
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

  /// Screens and coordinators that there are now, sorted by id.
  public var added: [Place]
  /// Screens and coordinators that are gone, sorted by id.
  public var removed: [Place]
  /// Types that were renamed, sorted by the id before.
  public var renamed: [Renaming]
  /// Transitions that there are now between nodes that were there before, sorted by id.
  public var addedTransitions: [Edge]
  /// New transitions that close a circle, which is told as a finding, sorted by id; they are not among those added.
  public var closingTransitions: [Edge]
  /// Transitions that are gone between nodes that are still there, sorted by id.
  public var removedTransitions: [Edge]
  /// Transitions that changed, sorted by the id before.
  public var changedTransitions: [Change]
  /// Screens that could be reached from the start of the app before and cannot now, sorted by id.
  public var lost: [Node]
  /// Findings that there are now, in the order of the result.
  public var newFindings: [Finding]
  /// Findings that are gone, in the order of the result before.
  public var goneFindings: [Finding]

  /// Whether nothing differs.
  public var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && renamed.isEmpty && addedTransitions.isEmpty && removedTransitions.isEmpty
      && changedTransitions.isEmpty && lost.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
  }

  /// Makes a difference of its parts.
  public init(
    added: [Place], removed: [Place], renamed: [Renaming], addedTransitions: [Edge], closingTransitions: [Edge] = [],
    removedTransitions: [Edge], changedTransitions: [Change], lost: [Node], newFindings: [Finding],
    goneFindings: [Finding]
  ) {
    self.added = added
    self.removed = removed
    self.renamed = renamed
    self.addedTransitions = addedTransitions
    self.closingTransitions = closingTransitions
    self.removedTransitions = removedTransitions
    self.changedTransitions = changedTransitions
    self.lost = lost
    self.newFindings = newFindings
    self.goneFindings = goneFindings
  }
}
