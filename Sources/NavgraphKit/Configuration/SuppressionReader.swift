import GraphAnalysis
import NavigationModel

/// Reads the suppressions of a configuration, for files that cannot have comments.
///
///     suppressions:
///       - { rule: navigation-cycle, file: Main.storyboard, node: LoginViewController, reason: A wizard goes round. }
enum SuppressionReader {
  /// - Parameter rules: the identifiers of the rules whose findings can be suppressed.
  static func read(_ value: YAMLValue, rules: [String]) throws(ConfigurationError) -> [SuppressionEntry] {
    var entries: [SuppressionEntry] = []
    for element in try value.elements(of: "the suppressions") { entries.append(try entry(element, rules: rules)) }
    return entries
  }

  private static func entry(_ value: YAMLValue, rules: [String]) throws(ConfigurationError) -> SuppressionEntry {
    let keys = ConfigurationVocabulary.suppression.map(\.name)
    let fields = try value.fields(of: "a suppression", among: keys, required: ["rule", "reason"])
    guard fields["file"] != nil || fields["node"] != nil else {
      throw value.error("a suppression needs 'file' or 'node'; to have a rule find nothing at all, set it to 'off'")
    }
    var entry = SuppressionEntry(rule: "", reason: "", location: value.location)
    if let rule = fields["rule"] {
      entry.rule = try rule.choice(of: "the rule", among: rules)
    }
    if let reason = fields["reason"] { entry.reason = try reason.text(of: "'reason'") }
    if let file = fields["file"] { entry.file = try file.glob() }
    if let node = fields["node"] { entry.node = try node.text(of: "'node'") }
    return entry
  }
}

/// A suppression as the configuration has it; see `ConfiguredSuppression`.
public struct SuppressionEntry: Hashable, Sendable {
  /// The identifier of the rule.
  public var rule: String
  /// The pattern for files; nil for findings anywhere.
  public var file: Glob?
  /// The id or the name of a node; nil for any.
  public var node: String?
  /// Why the findings are not a problem.
  public var reason: String
  /// Where it stands, by the path from the analyzed root.
  public var location: SourceLocation

  /// The suppression of a program's findings.
  ///
  /// - Parameter files: the files of the program, by their paths from the analyzed root.
  func resolved(among files: [String]) -> ConfiguredSuppression {
    ConfiguredSuppression(
      rule: rule, pattern: file?.pattern, files: Set(files.filter { file?.matches($0) ?? false }), node: node,
      reason: reason, location: location)
  }
}
