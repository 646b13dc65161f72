import GraphAnalysis
import NavigationModel
import Reporting

extension Analysis {
  /// What is handed over of a run: its result, help for the rules, and where the sources lie.
  public func report(on result: AnalysisResult) -> Report {
    Report(
      result, rules: configuration.rules.descriptions.map(\.help), folder: folderBelowCurrent,
      absoluteFolder: rootFolder, codePointColumns: CodePointColumns.measure(result, in: rootFolder))
  }

  /// The analyzed folder seen from the current one; nil where it does not lie in that.
  private var folderBelowCurrent: String? {
    do {
      let current = try FileSystem.realPath(of: ".")
      if current == rootFolder { return "" }
      let prefix = current == "/" ? "/" : current + "/"
      return rootFolder.hasPrefix(prefix) ? String(rootFolder.dropFirst(prefix.count)) : nil
    } catch {
      // A current folder that is gone holds nothing.
      return nil
    }
  }
}

extension RuleDescription {
  /// The part of the description that reports carry.
  var help: RuleHelp {
    RuleHelp(identifier: identifier, name: name, summary: summary, rationale: rationale, remedy: remedy)
  }
}
