import GraphAnalysis
import NavigationModel
import Reporting

extension Analysis {
  /// What is handed over of a run: its result, help for the rules, and where the sources lie.
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
