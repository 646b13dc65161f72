import GraphAnalysis
import NavigationModel
import Reporting

extension Analysis {
  /// The report on a run: its result, the help of the rules, and the folder of the sources.
  public func report(on result: AnalysisResult) -> Report {
    Report(
      result, rules: configuration.rules.descriptions.map { $0.help() }, folder: CurrentFolder.path(to: rootFolder),
      absoluteFolder: rootFolder, codePointColumns: CodePointColumns.measure(result, in: rootFolder),
      homePage: Navgraph.homePage)
  }
}

extension RuleDescription {
  /// The part of the description that reports carry. A page of its own has only a rule that every project has.
  func help(homePage: String? = Navgraph.homePage) -> RuleHelp {
    RuleHelp(
      identifier: identifier, name: name, summary: summary, rationale: rationale, remedy: remedy,
      address: RuleRegistry.rule(identifiedBy: identifier) == nil
        ? nil : Navgraph.page(about: identifier, homePage: homePage))
  }
}
