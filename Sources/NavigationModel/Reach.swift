/// How far one gets from the start of the app: which screens no way leads to, and where the ways to them break off.
///
/// In a living app nearly every screen can be reached. A screen that cannot is dead code, or a way that navgraph does
/// not see.
public struct Reach: Hashable, Codable, Sendable {
  /// A node at which ways break off: nothing that can be reached leads to it, but to it all ways of others go back.
  public struct Break: Hashable, Codable, Sendable {
    /// The id of the node.
    public var node: String
    /// How many screens would be reached if something led to the node, itself among them.
    public var screens: Int
    /// The place from which something should lead on: where code makes the node or asks for it; nil where none does.
    public var site: SourceLocation?
    /// Why nothing leads to it, as the beginning of a sentence without a full stop.
    public var reason: String

    /// Says why nothing leads to a node.
    public init(node: String, screens: Int, site: SourceLocation?, reason: String) {
      self.node = node
      self.screens = screens
      self.site = site
      self.reason = reason
    }
  }

  /// A screen that cannot be reached.
  public struct UnreachedScreen: Hashable, Codable, Sendable {
    /// The id of the screen.
    public var screen: String
    /// The id of the node at which the way to it breaks off: a node of ``Reach/breaks``.
    public var breaksAt: String

    /// Says where the way to a screen breaks off.
    public init(screen: String, breaksAt: String) {
      self.screen = screen
      self.breaksAt = breaksAt
    }
  }

  /// The screens that can be reached from the start.
  public var reached: Int
  /// All screens, as ``Metrics/screens`` counts them.
  public var screens: Int
  /// The screens that cannot be reached, sorted.
  public var unreached: [UnreachedScreen]
  /// The nodes at which ways break off; those that explain most screens first, then by id.
  public var breaks: [Break]

  /// Makes a measure from its parts.
  public init(reached: Int, screens: Int, unreached: [UnreachedScreen], breaks: [Break]) {
    self.reached = reached
    self.screens = screens
    self.unreached = unreached
    self.breaks = breaks
  }
}
