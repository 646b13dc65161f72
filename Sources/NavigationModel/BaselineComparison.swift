/// How the findings of a run differ from those that were written down before.
public struct BaselineComparison: Hashable, Codable, Sendable {
  /// Findings that the baseline has, in the order of reports. They do not count.
  public var known: [Finding]
  /// What the baseline has and nothing was found for any more: fingerprints, sorted, as often as they are missing.
  public var gone: [String]

  /// Makes a comparison from its parts.
  public init(known: [Finding], gone: [String]) {
    self.known = known
    self.gone = gone
  }
}
