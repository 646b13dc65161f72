import NavigationModel
import GraphAnalysis

/// All keys of the configuration.
enum ConfigurationVocabulary {
  /// The keys of a file, in the order in which they are written.
  static let keys = [
    ConfigurationKey(
      name: "include", summary: "Files to analyze although they are left out by default.", value: .texts,
      example: "[Pods/OurKit]"),
    ConfigurationKey(
      name: "exclude", summary: "Files to leave out, whatever else asks for them.", value: .texts,
      example: "[Generated, \"**/*.generated.swift\"]"),
    ConfigurationKey(
      name: "rules", summary: "Whether rules run, how severe their findings are, and when they find something.",
      value: .openMapping(
        RuleRegistry.rules.map(key) + OwnRuleReader.keys.map(key(forOwnRules:)),
        others: .wordOrMapping(RuleSettingReader.severities, [severity(default: RuleSettingReader.on)]))),
    ConfigurationKey(
      name: "limits", summary: "The largest values of metrics, each with a severity, or for some nodes only.",
      value: .mapping(Metric.allCases.map(key))),
    toggle(
      "debug-code", "Whether rules look at what only debug builds have (#if DEBUG), and at debug menus.", false),
    ConfigurationKey(
      name: "severities", summary: "Whether warnings count as errors (strict), or errors as warnings (lenient).",
      value: .choice(SeverityPolicy.allCases.map(\.rawValue)), example: SeverityPolicy.asFound.rawValue),
    ConfigurationKey(
      name: "fail-on", summary: "What makes a run end with status 1; gone are findings that only the baseline has.",
      value: .choices(FailurePolicy.words), example: "[error]"),
    ConfigurationKey(
      name: "baseline", summary: "The file with the findings that are known, beside this one.", value: .text,
      example: BaselineTarget.defaultName),
    ConfigurationKey(
      name: "suppressions", summary: "Findings to leave out in files that cannot have comments, such as storyboards.",
      value: .list(suppression)),
    ConfigurationKey(name: "diagram", summary: "What diagrams show and how they look.", value: .mapping(diagram)),
    ConfigurationKey(
      name: "idioms", summary: "What navigation looks like in code of your own; 'navgraph idioms' shows the form.",
      value: .list(IdiomVocabulary.idiom), example: "[]"),
  ]

  /// The keys of an entry of `suppressions`.
  static let suppression = [
    ConfigurationKey(
      name: "rule", summary: "The rule.", value: .suggestion(RuleRegistry.suppressibleRules.map(\.identifier)),
      example: "navigation-cycle"),
    ConfigurationKey(
      name: "file", summary: "The files that the findings are in.", value: .text, example: "Main.storyboard"),
    ConfigurationKey(
      name: "node", summary: "The name or the id of a node that they are about.", value: .text,
      example: "WizardViewController"),
    ConfigurationKey(
      name: "reason", summary: "Why they are none.", value: .text, example: "The last step leads back to the first."),
  ]

  /// The keys of `diagram`.
  static let diagram = [
    choice("group-by", DiagramSettings.Grouping.self, "What the frames around nodes stand for.", "automatic"),
    choice("detail", DiagramSettings.Detail.self, "Every node, or an overview of large apps.", "automatic"),
    choice("direction", DiagramSettings.Direction.self, "Where transitions lead to.", "LR"),
    choice("theme", DiagramSettings.Theme.self, "The colours.", "light"),
    ConfigurationKey(
      name: "kinds", summary: "The kinds of transitions that are drawn; all, where nothing is said.",
      value: .choices(TransitionKind.allCases.map(\.rawValue)), example: "[push, present]"),
    ConfigurationKey(
      name: "hide", summary: "Screens that are not drawn; * and ? stand for any characters.", value: .texts,
      example: "[\"*Preview\"]"),
    ConfigurationKey(
      name: "collapse", summary: "Screens that are drawn as one box; * and ? stand for any characters.", value: .texts,
      example: "[\"Settings*\"]"),
    toggle("only-findings", "Whether only what findings are about is drawn.", false),
    ConfigurationKey(
      name: "link",
      summary: "What boxes, lines and places lead to: github, gitlab, vscode, or an address with {path} and {line}.",
      value: .suggestion(PlaceLinkChoice.names), example: "github"),
    toggle("legend", "Whether there is a legend.", true),
    toggle("fold-containers", "Whether plain containers are drawn as the edges through them.", true),
    toggle("fold-parts", "Whether the lines of a part of a screen are drawn as lines of the screen.", true),
    toggle("alerts", "Whether alerts are drawn.", false),
    toggle("system", "Whether screens of the system are drawn.", false),
    toggle("back", "Whether transitions back are drawn.", false),
    toggle("unresolved", "Whether transitions to unknown destinations are drawn.", true),
    toggle("flows", "Whether coordinators are left out and the flows through them drawn.", false),
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
      name: "severity", summary: "What becomes of its findings; on leaves that to the limits.",
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
