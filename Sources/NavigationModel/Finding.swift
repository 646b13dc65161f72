/// The severity of a finding. By default, only errors decide the exit status.
public enum Severity: String, Codable, Sendable, CaseIterable {
  /// Worth knowing, such as a size or a habit. A run with warnings alone ends with status 0.
  case warning
  /// What crashes or cannot work, or what a team has made an error: the run ends with status 1.
  case error
}

/// Former fingerprints in older baselines and documents, so that findings are recognized after a rule was renamed.
public enum RenamedFingerprints {
  /// The fingerprint that a finding has now, by the one that it had.
  public static let current = ["limit-exceeded circles": "limit-exceeded cycles"]
}

/// What keeps a finding from counting, and where a team wrote it.
public struct FindingSuppression: Hashable, Codable, Sendable {
  /// The kinds of places that a suppression can stand in.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A comment in the source.
    case comment
    /// An entry of the configuration.
    case configuration
  }

  /// Where it stands.
  public var kind: Kind
  /// The place of the comment or of the entry.
  public var location: SourceLocation
  /// Why the finding does not count, in the words of the team; empty where nobody said.
  public var reason: String

  /// Makes a suppression from its parts.
  public init(kind: Kind, location: SourceLocation, reason: String) {
    self.kind = kind
    self.location = location
    self.reason = reason
  }
}

/// Something that a detector found in the graph.
public struct Finding: Hashable, Codable, Sendable {
  /// The identifier of the rule, such as `navigation-cycle`.
  public var rule: String
  /// Whether the finding fails the run.
  public var severity: Severity
  /// One sentence that names the problem and the most important nodes: at most 120 characters, unless the names are
  /// very long.
  public var message: String
  /// More details, such as how to split a coordinator; the most important first.
  public var notes: [String]
  /// How to fix it; may be empty.
  public var help: String
  /// Ids of the nodes it is about, the main one first.
  public var nodes: [String]
  /// Ids of the edges it is about.
  public var edges: [String]
  /// The place where a fix would start; nil if the finding has no place in the sources.
  public var location: SourceLocation?
  /// The other places that belong to it, such as every site on a cycle.
  public var relatedLocations: [SourceLocation]
  /// Rule and stable ids, never a line, a number or an absolute path.
  public var fingerprint: String
  /// What keeps the finding from counting; nil for findings that count, and in older documents.
  public var suppression: FindingSuppression?

  /// Reads a finding, also of a document that has no notes and no help yet.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rule: try values.decode(String.self, forKey: .rule),
      severity: try values.decode(Severity.self, forKey: .severity),
      message: try values.decode(String.self, forKey: .message),
      notes: try values.decodeIfPresent([String].self, forKey: .notes) ?? [],
      help: try values.decodeIfPresent(String.self, forKey: .help) ?? "",
      nodes: try values.decode([String].self, forKey: .nodes), edges: try values.decode([String].self, forKey: .edges),
      location: try values.decodeIfPresent(SourceLocation.self, forKey: .location),
      relatedLocations: try values.decode([SourceLocation].self, forKey: .relatedLocations),
      fingerprint: try values.decode(String.self, forKey: .fingerprint),
      suppression: try values.decodeIfPresent(FindingSuppression.self, forKey: .suppression))
  }

  /// Makes a finding from its parts.
  public init(
    rule: String, severity: Severity, message: String, notes: [String] = [], help: String = "", nodes: [String],
    edges: [String] = [], location: SourceLocation?, relatedLocations: [SourceLocation] = [], fingerprint: String,
    suppression: FindingSuppression? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.notes = notes
    self.help = help
    self.nodes = nodes
    self.edges = edges
    self.location = location
    self.relatedLocations = relatedLocations
    self.fingerprint = fingerprint
    self.suppression = suppression
  }
}

extension Finding {
  /// Whether one of its transitions leaves each of its nodes, as on a cycle, and not the first of them alone.
  public var isRing: Bool {
    nodes.count > 1 && edges.reduce(into: Set()) { $0.formUnion(Self.sources(ofEdge: $1)) }.isSuperset(of: nodes)
  }

  /// What stands before a kind of transition in the id of an edge; names in it may have spaces, and be called as a kind.
  private static func sources(ofEdge id: String) -> [String] {
    let words = id.split(separator: " ", omittingEmptySubsequences: false)
    return words.indices.dropFirst().filter { TransitionKind(rawValue: String(words[$0].prefix { $0 != "(" })) != nil }
      .map { words[..<$0].joined(separator: " ") }
  }
}
