import GraphAnalysis
import NavigationModel
import Reporting

extension Analysis {
  /// The report on a run: its result, the help of the rules, and the folder of the sources.
  public func report(on result: AnalysisResult) -> Report {
    Report(
      result, rules: configuration.rules.descriptions.map(\.help), folder: CurrentFolder.path(to: rootFolder),
      absoluteFolder: rootFolder, codePointColumns: CodePointColumns.measure(result, in: rootFolder))
  }
}

extension RuleDescription {
  /// The part of the description that reports carry.
  var help: RuleHelp {
    RuleHelp(identifier: identifier, name: name, summary: summary, rationale: rationale, remedy: remedy)
  }
}
