/// The account of all places in the sources that look like navigation: none is lost silently.
///
/// The places are found by the syntax of the code, independently of linking: calls, assignments, implementations and
/// modifiers that have the name and the labels of an idiom's pattern; code that makes a screen or a coordinator; code
/// that asks for a route; scenes, segues and relationships of storyboards.
public struct NavigationAccount: Hashable, Codable, Sendable {
  /// The outcome of a place.
  public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// It is a transition in the graph.
    case edge
    /// It is a transition with an unknown part, such as its destination.
    case unresolved
    /// It is in a wrapper; the edges are at the calls of the wrapper.
    case forwarded
    /// It makes a part of a screen.
    case embedded
    /// It is not navigation; in most cases, the program has its own function with the same name.
    case own
    /// It is dead code, or a scene that nothing can show.
    case unreachable
    /// It is not code of the app: a preview, a test, the sources of a library.
    case outside
    /// navgraph does not know. The goal is zero.
    case unexplained
  }

  /// A place in the sources that looks like navigation.
  public struct Place: Hashable, Codable, Sendable {
    /// Why a place is in the account.
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// Code that matches a pattern of an idiom.
      case transition
      /// Code that makes a screen or a coordinator, or names one by a storyboard.
      case making
      /// Code that asks for a route: a case or a value for which a destination is registered.
      case route
      /// A scene, a segue or a relationship of a storyboard or a xib.
      case storyboard
    }

    /// Why the place is in the account.
    public var kind: Kind
    /// The word that looks like navigation, such as `pushViewController`, `DetailViewController` or `segue`.
    public var name: String
    /// Where it is.
    public var site: SourceLocation
    /// What became of it.
    public var outcome: Outcome
    /// The reason of the outcome: the beginning of a sentence without a full stop.
    public var reason: String

    /// Makes a place from its parts.
    public init(kind: Kind, name: String, site: SourceLocation, outcome: Outcome, reason: String) {
      self.kind = kind
      self.name = name
      self.site = site
      self.outcome = outcome
      self.reason = reason
    }
  }

  /// The number of places by the name of their outcome; every outcome has a count.
  public var outcomes: [String: Int]
  /// All places except those with the outcome ``Outcome/edge``, sorted by site, kind and name.
  public var places: [Place]

  /// Counts places by their outcomes and keeps, in order, those that are no edges.
  public init(_ places: [Place]) {
    var counts: [Outcome: Int] = [:]
    for place in places { counts[place.outcome, default: 0] += 1 }
    outcomes = Dictionary(uniqueKeysWithValues: Outcome.allCases.map { ($0.rawValue, counts[$0, default: 0]) })
    self.places = places.filter { $0.outcome != .edge }.sorted {
      ($0.site, $0.kind.rawValue, $0.name) < ($1.site, $1.kind.rawValue, $1.name)
    }
  }

  /// How many places came to an outcome.
  public func count(of outcome: Outcome) -> Int { outcomes[outcome.rawValue, default: 0] }

  /// How many places there are in all.
  public var placeCount: Int { outcomes.values.reduce(0, +) }

  /// The share of the places that are unexplained, from 0 to 1.
  public var unexplainedShare: Double {
    placeCount == 0 ? 0 : Double(count(of: .unexplained)) / Double(placeCount)
  }
}
