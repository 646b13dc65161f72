import GraphAnalysis
import NavigationModel
import Reporting

extension Analysis {
  /// Warnings about valid settings of the gate that can never find anything or fail a run: a rule that guards nothing
  /// looks like a rule that nobody breaks.
  public func remarks(on report: Report) -> [Notice] {
    let deprecated = configuration.deprecatedKeys.map {
      Notice.remark("\(report.openPlace($0.location)): \($0.advice)")
    }
    let patterns = configuration.rules.unmatchedPatterns(among: report.result.nodes).map { pattern in
      let place = pattern.location.map { "\(report.openPlace($0)): " } ?? ""
      return Notice.remark("\(place)\(pattern.sentence)")
    }
    let globs = (report.result.metrics.unmatchedPatterns ?? []).map { pattern in
      Notice.remark("the pattern '\(pattern)' matches nothing in the analyzed folders; correct or remove it")
    }
    return deprecated + globs + unusedBaseline + patterns + (waitsForNoBaseline ? [.remark(Self.noBaseline)] : [])
      + (coversUnweighed(report.result) ? [.remark(Self.noSeverities)] : [])
      + (asksForNoLimit ? [.remark(Self.noLimit)] : [])
  }

  /// Warnings about a baseline that the run does not use: findings count although somebody accepted them.
  private var unusedBaseline: [Notice] {
    guard configuration.baseline == nil, newBaseline == nil else { return [] }
    let folders = Set([CurrentFolder.path(to: rootFolder) ?? rootFolder, ""])
    return folders.sorted().map { AnalysisRoot.join($0, BaselineTarget.defaultName) }.filter(FileSystem.exists).map {
      Notice.remark("\($0) exists but is not used; pass it with --baseline, or set the key 'baseline'")
    }
  }

  /// Whether a baseline without severities hides errors, which may have been warnings when it was written.
  private func coversUnweighed(_ result: AnalysisResult) -> Bool {
    baseline?.coversUnweighed(result.baseline?.known ?? []) == true
  }

  private static let noSeverities = """
    the baseline has no severities, so it may hide errors that were warnings when it was written; update it with \
    --write-baseline
    """

  /// Whether the run selects the rule for limits, although no limit is set.
  private var asksForNoLimit: Bool {
    configuration.rules.limits.isEmpty && configuration.rules.selection.only.contains(MetricLimit.rule)
  }

  private static let noLimit = """
    '\(MetricLimit.rule)' finds nothing without a limit; set one with the key 'limits' of \(Configuration.fileName)
    """

  /// Whether the run fails on gone findings, although there is no baseline.
  private var waitsForNoBaseline: Bool {
    failurePolicy.causes.contains(.gone) && configuration.baseline == nil && newBaseline == nil
  }

  private static let noBaseline = """
    'gone' in fail-on has no effect without a baseline; write one with --write-baseline, and pass it with --baseline or \
    set the key 'baseline'
    """
}
