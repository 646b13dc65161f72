import NavigationModel

/// What became of all that the rules found.
public struct Judgement: Hashable, Sendable {
  /// What counts.
  public var findings: [Finding]
  /// What a comment or the configuration keeps from counting.
  public var suppressed: [Finding]
  /// The rules that are on but can report nothing, sorted by rule.
  public var idleRules: [IdleRule] = []
}
