import GraphAnalysis
import NavigationModel
import Reporting

extension Analysis {
  /// What of the gate can never find anything or fail a run, although it is written as it should be: a rule that guards
  /// nothing looks like one that is kept.
  public func remarks(on report: Report) -> [Notice] {
    let deprecated = configuration.deprecatedKeys.map {
      Notice.remark("\(report.openPlace($0.location)): \($0.advice)")
    }
    let patterns = configuration.rules.unmatchedPatterns(among: report.result.nodes).map { pattern in
      let place = pattern.location.map { "\(report.openPlace($0)): " } ?? ""
      return Notice.remark("\(place)\(pattern.sentence)")
    }
    let globs = (report.result.metrics.unmatchedPatterns ?? []).map { pattern in
      Notice.remark("the pattern '\(pattern)' stands for nothing in the analyzed folders; mend it, or take it out")
    }
    return deprecated + globs + unusedBaseline + patterns + (waitsForNoBaseline ? [.remark(Self.noBaseline)] : [])
      + (coversUnweighed(report.result) ? [.remark(Self.noSeverities)] : [])
      + (asksForNoLimit ? [.remark(Self.noLimit)] : [])
  }

  /// A baseline that lies where it is looked for by nobody: findings count that somebody took for known.
  private var unusedBaseline: [Notice] {
    guard configuration.baseline == nil, newBaseline == nil else { return [] }
    let folders = Set([CurrentFolder.path(to: rootFolder) ?? rootFolder, ""])
    return folders.sorted().map { AnalysisRoot.join($0, BaselineTarget.defaultName) }.filter(FileSystem.exists).map {
      Notice.remark("\($0) is there and not in use; give it by --baseline, or by the key 'baseline'")
    }
  }

  /// Whether errors are known by a baseline that does not say whether they were errors when it was written.
  private func coversUnweighed(_ result: AnalysisResult) -> Bool {
    baseline?.coversUnweighed(result.baseline?.known ?? []) == true
  }

  private static let noSeverities = """
    the baseline does not say how much its findings weigh, so that errors are known that may have been warnings when it \
    was written; write it afresh with --write-baseline
    """

  /// Whether the run is about limits by name, and there is none.
  private var asksForNoLimit: Bool {
    configuration.rules.limits.isEmpty && configuration.rules.selection.only.contains(MetricLimit.rule)
  }

  private static let noLimit = """
    '\(MetricLimit.rule)' finds nothing without a limit; set one by the key 'limits' of \(Configuration.fileName)
    """

  /// Whether the run is to fail on what is gone from a baseline, and there is none.
  private var waitsForNoBaseline: Bool {
    failurePolicy.causes.contains(.gone) && configuration.baseline == nil && newBaseline == nil
  }

  private static let noBaseline = """
    the run is to fail on what is gone, but without a baseline nothing can be; write one with --write-baseline, and give \
    it by --baseline or the key 'baseline'
    """
}
