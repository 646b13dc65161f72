/// What became of every place in the sources that can be navigation: nothing is lost without a word.
///
/// The places are found by what the code says, whether or not linking ever came to them: calls, assignments,
/// implementations and modifiers that have the name and the labels of an idiom's pattern; code that makes a screen or a
/// coordinator; code that asks for a route; scenes, segues and relationships of storyboards.
public struct NavigationAccount: Hashable, Codable, Sendable {
  /// What became of a place.
  public enum Outcome: String, Codable, Sendable, CaseIterable {
    /// One or more edges of the graph stand for it.
    case edge
    /// It is a transition whose destination is not known.
    case unresolved
    /// It belongs to a wrapper: the edges stand at the calls of that.
    case forwarded
    /// It makes a part of a screen.
    case embedded
    /// It is no transition, though it looks like one: mostly a function of the program's own by the same name.
    case own
    /// Nothing runs it.
    case unreachable
    /// It is no code of the app: a preview, a test, the sources of a library.
    case outside
    /// Nobody knows. The goal is none.
    case unexplained
  }

  /// A place in the sources that can be navigation.
  public struct Place: Hashable, Codable, Sendable {
    /// Why a place is in the account.
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// Code that has the form of an idiom's pattern.
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
    /// The word that makes it one, such as `pushViewController`, `DetailViewController` or `segue`.
    public var name: String
    /// Where it is.
    public var site: SourceLocation
    /// What became of it.
    public var outcome: Outcome
    /// Why it came to that: the beginning of a sentence without a full stop.
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

  /// How many places came to each outcome, by the outcome's name; every outcome has a count.
  public var outcomes: [String: Int]
  /// All places but those that came to an ``Outcome/edge``, sorted by site, kind and name.
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

  /// The part of all places of which nobody knows what became of them, from 0 to 1.
  public var unexplainedShare: Double {
    placeCount == 0 ? 0 : Double(count(of: .unexplained)) / Double(placeCount)
  }
}
