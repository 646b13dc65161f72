/// Reachability from the entry points: which screens are unreachable, and where the paths to them break.
///
/// In a maintained app, nearly every screen is reachable. An unreachable screen is dead code, or navgraph misses a
/// transition.
public struct Reach: Hashable, Codable, Sendable {
  /// A node where paths break: no reachable node leads to it, and all paths to some other screens start from it.
  public struct Break: Hashable, Codable, Sendable {
    /// The id of the node.
    public var node: String
    /// How many screens would be reachable if something led to the node, including itself.
    public var screens: Int
    /// The place where the path should continue, where code makes the node or asks for it; nil if there is none.
    public var site: SourceLocation?
    /// Why nothing leads to it, as the beginning of a sentence without a full stop.
    public var reason: String

    /// Makes a break from its parts.
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
    /// The id of the node where the path to it breaks: a node of ``Reach/breaks``.
    public var breaksAt: String

    /// Makes an unreachable screen from its parts.
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
  /// The nodes where paths break; those with the most screens first, then by id.
  public var breaks: [Break]

  /// Makes a measure from its parts.
  public init(reached: Int, screens: Int, unreached: [UnreachedScreen], breaks: [Break]) {
    self.reached = reached
    self.screens = screens
    self.unreached = unreached
    self.breaks = breaks
  }
}
