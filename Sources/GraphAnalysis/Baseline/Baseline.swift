import NavigationModel

/// Findings that somebody knows about and does not want to hear of again: what they are about, how much they weighed, and
/// how many there are of each.
///
/// Findings are told apart by their fingerprints, so that lines, messages and the order of files may change without making
/// a finding a new one. So may a severity, but for one case: whoever knows a warning does not know an error, since the same
/// finding becomes one where a way leads to what crashes.
public struct Baseline: Hashable, Sendable {
  /// One finding that is known.
  public struct Entry: Hashable, Sendable, Comparable {
    /// What the finding is about.
    public let fingerprint: String
    /// How much it weighed; nil where that was not written down, as it was not at first: it may be an error then.
    public let severity: Severity?

    /// Takes a fingerprint in any form.
    public init(fingerprint: String, severity: Severity?) {
      self.fingerprint = fingerprint.visible
      self.severity = severity
    }

    /// Sorted by what they are about, so that a line stays in its place where only a severity changes.
    public static func < (left: Entry, right: Entry) -> Bool {
      (left.fingerprint, left.severity?.rawValue ?? "") < (right.fingerprint, right.severity?.rawValue ?? "")
    }
  }

  /// What is known, sorted, each as often as there are such findings.
  public let entries: [Entry]

  /// Takes entries in any order.
  public init(entries: [Entry]) {
    self.entries = entries.sorted()
  }

  /// Takes fingerprints in any order, of which nobody knows how much they weighed.
  public init(fingerprints: [String]) {
    self.init(entries: fingerprints.map { Entry(fingerprint: $0, severity: nil) })
  }

  /// Takes the findings of a run.
  public init(_ findings: [Finding]) {
    self.init(entries: findings.map { Entry(fingerprint: $0.fingerprint, severity: $0.severity) })
  }

  /// Parts findings into those that are not in the baseline and those that are, and tells what of it is gone.
  ///
  /// Where there are more findings with a fingerprint than the baseline has, the last ones are the new ones. An error is
  /// known by an entry that was an error or may have been one.
  ///
  /// - Parameter isJudged: whether a rule has run. What other rules found before is neither known nor gone.
  public func compare(
    _ findings: [Finding], isJudged: (_ rule: String) -> Bool
  ) -> (new: [Finding], comparison: BaselineComparison) {
    let entries = Dictionary(grouping: entries, by: \.fingerprint)
    let found = Dictionary(grouping: findings.indices) { findings[$0].fingerprint.visible }
    var known: Set<Int> = []
    var gone: [String] = []
    for (fingerprint, entries) in entries.sorted(by: { $0.key < $1.key }) {
      let here = found[fingerprint] ?? []
      let errors = here.filter { findings[$0].severity == .error }.prefix(entries.count { $0.severity != .warning })
      let warnings = here.filter { findings[$0].severity == .warning }.prefix(entries.count - errors.count)
      known.formUnion(errors + warnings)
      // What weighs more now is new, and not gone all the same.
      let missing = entries.count - min(here.count, entries.count)
      if isJudged(Self.rule(of: fingerprint)) { gone += Array(repeating: fingerprint, count: missing) }
    }
    let comparison = BaselineComparison(known: findings.indices.filter(known.contains).map { findings[$0] }, gone: gone)
    return (findings.indices.filter { !known.contains($0) }.map { findings[$0] }, comparison)
  }

  /// Whether one of the findings is an error that is known by an entry of which nobody knows how much it weighed.
  public func coversUnweighed(_ known: [Finding]) -> Bool {
    let unweighed = Set(entries.filter { $0.severity == nil }.map(\.fingerprint))
    return known.contains { $0.severity == .error && unweighed.contains($0.fingerprint.visible) }
  }

  /// A fingerprint begins with the rule.
  private static func rule(of fingerprint: String) -> String {
    fingerprint.prefix { $0 != " " }.description
  }
}
