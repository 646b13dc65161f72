import GraphAnalysis
import NavigationModel
import Reporting

extension Analysis {
  /// What is handed over of a run: its result, help for the rules, and where the sources lie.
  public func report(on result: AnalysisResult) -> Report {
    Report(
      result, rules: RuleRegistry.rules.map(\.help) + configuration.rules.ownRules.map(\.help),
      folder: folderBelowCurrent ?? "", absoluteFolder: rootFolder)
  }

  /// The analyzed folder seen from the current one; nil where it does not lie in that.
  private var folderBelowCurrent: String? {
    do {
      let current = try FileSystem.realPath(of: ".")
      let prefix = current == "/" ? "/" : current + "/"
      return rootFolder.hasPrefix(prefix) ? String(rootFolder.dropFirst(prefix.count)) : nil
    } catch {
      // A current folder that is gone holds nothing.
      return nil
    }
  }
}

extension OwnRule {
  /// What the team says about its rule.
  fileprivate var help: RuleHelp {
    RuleHelp(
      identifier: name, name: name, summary: comment ?? "A rule of the team's own, in \(Configuration.fileName).")
  }
}

extension RuleDescription {
  /// The part of the description that reports carry.
  var help: RuleHelp {
    RuleHelp(identifier: identifier, name: name, summary: summary, rationale: rationale, remedy: remedy)
  }
}
