import NavigationModel
import GraphAnalysis

/// All keys of the configuration.
enum ConfigurationVocabulary {
  /// The keys of a file, in the order in which they are written.
  static let keys = [
    ConfigurationKey(
      name: "include", summary: "Files to analyze that navgraph skips by default.", value: .texts,
      example: "[Pods/OurKit]"),
    ConfigurationKey(
      name: "exclude", summary: "Files to skip, even those that include names.", value: .texts,
      example: "[Generated, \"**/*.generated.swift\"]"),
    ConfigurationKey(
      name: "rules", summary: "Settings of rules: severities and options; also your own rules.",
      value: .openMapping(
        RuleRegistry.rules.map(key) + OwnRuleReader.keys.map(key(forOwnRules:)),
        others: .wordOrMapping(RuleSettingReader.severities, [severity(default: RuleSettingReader.on)]))),
    ConfigurationKey(
      name: "limits", summary: "The maximum values of metrics, each with a severity, or for some nodes only.",
      value: .mapping(Metric.allCases.map(key))),
    toggle(
      "debug-code", "Whether rules check debug menus and code that only debug builds contain (#if DEBUG).", false),
    ConfigurationKey(
      name: "severities", summary: "Whether warnings count as errors (strict), or errors as warnings (lenient).",
      value: .choice(SeverityPolicy.allCases.map(\.rawValue)), example: SeverityPolicy.asFound.rawValue),
    ConfigurationKey(
      name: "fail-on",
      summary:
        "What makes a run exit with status 1; gone means that the baseline lists a finding that no longer occurs.",
      value: .choices(FailurePolicy.words), example: "[error]"),
    ConfigurationKey(
      name: "baseline", summary: "The file with the known findings, next to this file.", value: .text,
      example: BaselineTarget.defaultName),
    ConfigurationKey(
      name: "suppressions", summary: "Findings to suppress in files that cannot have comments, such as storyboards.",
      value: .list(suppression)),
    ConfigurationKey(name: "diagram", summary: "What diagrams show and how they look.", value: .mapping(diagram)),
    ConfigurationKey(
      name: "idioms", summary: "Idioms of your own code and libraries; 'navgraph idioms' shows examples.",
      value: .list(IdiomVocabulary.idiom), example: "[]"),
  ]

  /// The keys of an entry of `suppressions`.
  static let suppression = [
    ConfigurationKey(
      name: "rule", summary: "The rule.", value: .suggestion(RuleRegistry.suppressibleRules.map(\.identifier)),
      example: "navigation-cycle"),
    ConfigurationKey(
      name: "file", summary: "The files with the findings.", value: .text, example: "Main.storyboard"),
    ConfigurationKey(
      name: "node", summary: "The name or the id of a node that the findings are about.", value: .text,
      example: "WizardViewController"),
    ConfigurationKey(
      name: "reason", summary: "Why the findings are not a problem.", value: .text,
      example: "The last step leads back to the first."),
  ]

  /// The keys of `diagram`.
  static let diagram = [
    choice("group-by", DiagramSettings.Grouping.self, "What the frames group.", "automatic"),
    choice(
      "detail", DiagramSettings.Detail.self,
      "Draw every node (full) or groups (overview); automatic draws groups for large apps only.", "automatic"),
    choice(
      "direction", DiagramSettings.Direction.self,
      "Draw transitions from left to right (LR) or from top to bottom (TB).", "LR"),
    choice("theme", DiagramSettings.Theme.self, "The colours.", "light"),
    ConfigurationKey(
      name: "kinds", summary: "The kinds of transitions to draw; all by default.",
      value: .choices(TransitionKind.allCases.map(\.rawValue)), example: "[push, present]"),
    ConfigurationKey(
      name: "hide", summary: "Screens not to draw; names can contain the wildcards * and ?.", value: .texts,
      example: "[\"*Preview\"]"),
    ConfigurationKey(
      name: "collapse", summary: "Screens to draw as one box; names can contain the wildcards * and ?.", value: .texts,
      example: "[\"Settings*\"]"),
    toggle("only-findings", "Whether to draw only what findings are about.", false),
    ConfigurationKey(
      name: "link",
      summary: "The links of boxes, lines and places: github, gitlab, vscode, or an address with {path} and {line}.",
      value: .suggestion(PlaceLinkChoice.names), example: "github"),
    toggle("legend", "Whether to draw a legend.", true),
    toggle("fold-containers", "Whether to leave out containers and draw the edges through them.", true),
    toggle("fold-parts", "Whether to draw the lines of a part of a screen as lines of the screen.", true),
    toggle("alerts", "Whether to draw alerts.", false),
    toggle("system", "Whether to draw system screens.", false),
    toggle("back", "Whether to draw transitions back.", false),
    toggle("unresolved", "Whether to draw transitions to unknown destinations.", true),
    toggle("flows", "Whether to leave out coordinators and draw the flows through them.", false),
  ]

  private static func key(for rule: RuleDescription) -> ConfigurationKey {
    let example = rule.isOptIn ? RuleSettingReader.off : RuleSettingReader.on
    return ConfigurationKey(
      name: rule.identifier, summary: rule.summary,
      value: .wordOrMapping(RuleSettingReader.severities, [severity(default: example)] + rule.options.map(key)),
      example: example)
  }

  private static func severity(default example: String) -> ConfigurationKey {
    ConfigurationKey(
      name: "severity", summary: "The severity of its findings; on enables the rule and lets its limits decide.",
      value: .choice(RuleSettingReader.severities), example: example)
  }

  private static func key(forOwnRules form: String) -> ConfigurationKey {
    ConfigurationKey(
      name: form, summary: OwnRuleReader.summary(of: form), value: .any, example: "[]")
  }

  private static func key(for metric: Metric) -> ConfigurationKey {
    let meaning = metric.meaning.prefix(1).uppercased() + metric.meaning.dropFirst()
    return ConfigurationKey(
      name: metric.rawValue, summary: "\(meaning).", value: .any, example: metric.isShare ? "1" : "1000")
  }

  private static func key(for option: RuleOption) -> ConfigurationKey {
    let value: ConfigurationKey.Value =
      switch option.kind {
      case .count: .count
      case .limit: .limit
      case .share: .share
      case .toggle: .toggle
      }
    return ConfigurationKey(name: option.name, summary: option.summary, value: value, example: option.defaultText)
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type, _ summary: String, _ example: String
  ) -> ConfigurationKey where Choice.RawValue == String {
    ConfigurationKey(
      name: name, summary: summary, value: .choice(type.allCases.map(\.rawValue)), example: example)
  }

  private static func toggle(_ name: String, _ summary: String, _ example: Bool) -> ConfigurationKey {
    ConfigurationKey(name: name, summary: summary, value: .toggle, example: String(example))
  }
}
