import NavigationModel

/// Findings that somebody knows about and does not want to hear of again: what they are about, and how many of each.
///
/// Findings are told apart by their fingerprints, so that lines, messages, severities and the order of files may change
/// without making a finding a new one.
public struct Baseline: Hashable, Sendable {
  /// The fingerprints, sorted, each as often as there are findings that have it.
  public let fingerprints: [String]

  /// Takes fingerprints in any order.
  public init(fingerprints: [String]) {
    self.fingerprints = fingerprints.map(\.visible).sorted()
  }

  /// Takes the findings of a run.
  public init(_ findings: [Finding]) {
    self.init(fingerprints: findings.map(\.fingerprint))
  }

  /// Parts findings into those that are not in the baseline and those that are, and tells what of it is gone.
  ///
  /// Where there are more findings with a fingerprint than the baseline has, the last ones are the new ones.
  ///
  /// - Parameter isJudged: whether a rule has run. What other rules found before is neither known nor gone.
  public func compare(
    _ findings: [Finding], isJudged: (_ rule: String) -> Bool
  ) -> (new: [Finding], comparison: BaselineComparison) {
    var left = Dictionary(fingerprints.map { ($0, 1) }, uniquingKeysWith: +)
    var new: [Finding] = []
    var known: [Finding] = []
    for finding in findings {
      let key = finding.fingerprint.visible
      if let count = left[key], count > 0 {
        left[key] = count - 1
        known.append(finding)
      } else {
        new.append(finding)
      }
    }
    let gone = left.sorted { $0.key < $1.key }.filter { isJudged(Self.rule(of: $0.key)) }
      .flatMap { Array(repeating: $0.key, count: $0.value) }
    return (new, BaselineComparison(known: known, gone: gone))
  }

  /// A fingerprint begins with the rule.
  private static func rule(of fingerprint: String) -> String {
    fingerprint.prefix { $0 != " " }.description
  }
}
