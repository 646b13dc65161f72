import GraphAnalysis
import NavigationModel

/// A short configuration to start with: today's values as limits, so that navigation gets no worse, and the keys that
/// teams set first, commented out.
struct StarterConfiguration {
  let result: AnalysisResult
  /// The baseline next to the configuration; nil if there is none.
  let baseline: String?

  /// The text of the file.
  var text: String {
    let sections = [heading, baseline.map(section) ?? Self.sectionWithoutBaseline, limits, examples]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private let heading = """
    # The configuration of navgraph. 'navgraph init --full' writes one with every key and rule.
    # 'navgraph explain RULE' shows what a rule finds and what its options mean.
    """

  private func section(for baseline: String) -> String {
    let known =
      switch SharedCause.separated(result).count {
      case 0: "No findings today."
      case 1: "Today's finding."
      case let count: "Today's \(count) findings."
      }
    return """
      # \(known) navgraph reports only new ones, and fails on them.
      baseline: \(baseline)
      \(Self.failOn)
      """
  }

  /// A clean app stays clean only if a run fails on warnings, too.
  private static let sectionWithoutBaseline =
    "# No findings today, so a run fails on every error or warning.\n\(failOn)"

  private static let failOn = "fail-on: [error, warning]  # also: gone, skipped"

  private var limits: String {
    let values: [(Metric, Double?)] = [
      (.cycles, result.metrics.shape.map { Double($0.cycles) }), (.unresolved, result.metrics.shape?.unresolvedShare),
      (.unexplained, result.metrics.shape?.unexplainedShare), (.unreached, result.metrics.shape?.unreachedShare),
    ]
    let lines = values.compactMap { metric, value in
      value.map { "  \(metric.rawValue): \(Self.limit($0, isShare: metric.isShare))  # \(metric.meaning)" }
    }
    return
      (["# Limits: today's values, shares with 0.02 more. A run fails above them.", "limits:"] + lines)
      .joined(separator: "\n")
  }

  /// Rounds a share up and adds two hundredths: in a large app, a single screen or place does not fail the build.
  private static func limit(_ value: Double, isShare: Bool) -> String {
    guard isShare else { return String(Int(value)) }
    let hundredths = Int((value * 100 - 1e-9).rounded(.up)) + 2
    return String(Double(min(100, hundredths)) / 100)
  }

  private let examples = """
    # What teams set first:
    #exclude: [Generated]
    #rules:
    #  god-coordinator: { warning: 15 }
    #  screen-navigates: warning
    #diagram:
    #  group-by: module
    """
}
