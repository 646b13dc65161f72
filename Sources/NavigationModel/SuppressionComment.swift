/// A comment that tells navgraph to leave findings out: `// navgraph:disable:next navigation-cycle - a wizard`.
///
/// The scanner keeps the text as written. `GraphAnalysis`, which knows the rules, interprets it.
public struct SuppressionComment: Hashable, Codable, Sendable, Comparable {
  /// What follows `navgraph:` on the line, such as `disable:next navigation-cycle - a wizard`.
  public let command: String
  /// Where the comment begins.
  public let location: SourceLocation

  /// Makes a comment from its parts.
  public init(command: String, location: SourceLocation) {
    self.command = command
    self.location = location
  }

  /// Orders by place: the order of reading.
  public static func < (left: SuppressionComment, right: SuppressionComment) -> Bool {
    (left.location, left.command) < (right.location, right.command)
  }
}
