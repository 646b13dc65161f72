/// How the findings of a run differ from those in the baseline.
public struct BaselineComparison: Hashable, Codable, Sendable {
  /// Findings that the baseline knows, in the order of reports. They do not count.
  public var known: [Finding]
  /// Fingerprints of the baseline that no longer occur, sorted; one that is missing several times is listed as often.
  public var gone: [String]

  /// Makes a comparison from its parts.
  public init(known: [Finding], gone: [String]) {
    self.known = known
    self.gone = gone
  }
}
