import GraphAnalysis
import NavigationModel

/// A short configuration to begin with: today's values as limits, so that navigation gets no worse, and what teams set
/// first behind comment signs.
struct StarterConfiguration {
  let result: AnalysisResult
  /// The file for the findings that are known, beside the configuration; nil where there is no such file.
  let baseline: String?

  /// The text of the file.
  var text: String {
    let sections = [heading] + (baseline.map { [section(for: $0)] } ?? []) + [limits, examples]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private let heading = """
    # The configuration of navgraph. 'navgraph init --full' writes one with every key and rule,
    # 'navgraph explain RULE' says what a rule finds and what its options mean.
    """

  private func section(for baseline: String) -> String {
    let known =
      switch SharedCause.separated(result).count {
      case 0: "Nothing is known today. Findings that are accepted later go there."
      case 1: "The finding that is known today. Only new ones count."
      case let count: "The \(count) findings that are known today. Only new ones count."
      }
    return """
      # \(known)
      baseline: \(baseline)
      """
  }

  private var limits: String {
    let values: [(Metric, Double?)] = [
      (.cycles, result.metrics.shape.map { Double($0.cycles) }), (.unresolved, result.metrics.shape?.unresolvedShare),
      (.unexplained, result.metrics.shape?.unexplainedShare), (.unreached, result.metrics.shape?.unreachedShare),
    ]
    let lines = values.compactMap { metric, value in
      value.map { "  \(metric.rawValue): \(Self.limit($0, isShare: metric.isShare))  # \(metric.meaning)" }
    }
    return (["# Today's values, shares with some room: the run fails where one gets worse.", "limits:"] + lines)
      .joined(separator: "\n")
  }

  /// For a share the next hundredth and two more, so that a single screen or place does not fail the build.
  private static func limit(_ value: Double, isShare: Bool) -> String {
    guard isShare else { return String(Int(value)) }
    let hundredths = Int((value * 100 - 1e-9).rounded(.up)) + 2
    return String(Double(min(100, hundredths)) / 100)
  }

  private let examples = """
    # What teams set first:
    #exclude: [Generated]
    #fail-on: [error, gone]
    #rules:
    #  god-coordinator: { warning: 15 }
    #  screen-navigates: warning
    #diagram:
    #  group-by: module
    """
}
