import GraphAnalysis
import NavigationModel

/// Turns the text of a configuration file into a ``Configuration``: every key and value is known, or is an error.
///
/// What each key means stands in ``ConfigurationVocabulary``; what takes more than a line to read has a file of its own.
struct ConfigurationReader {
  /// The path that errors name.
  let file: String
  /// The names of rules that another configuration declares and this one can set.
  var rulesElsewhere: [String] = []

  func read(_ text: String) throws(ConfigurationError) -> Configuration {
    guard let written = try YAMLDocument(file: file, text: text).root else { return Configuration() }
    var configuration = Configuration()
    let (document, deprecated) = DeprecatedKeys.renamed(written)
    configuration.deprecatedKeys = deprecated
    let entries = try document.entries(
      of: "the configuration", among: ConfigurationVocabulary.keys.map(\.name),
      borrowed: BorrowedNames.hint(forKey:))
    // Own rules are read first, since other keys may name them before they are declared.
    for (key, value) in entries where key == "rules" { try readRules(value, into: &configuration.rules) }
    for (key, value) in entries {
      switch key {
      case "include": configuration.include = try globs(value)
      case "exclude": configuration.exclude = try globs(value)
      case "rules": continue
      case "limits": configuration.rules.limits = try LimitReader.read(value)
      case "debug-code":
        configuration.rules.includesDebugCode =
          try value.choice(of: "'debug-code'", among: ["true", "false"]) == "true"
      case "severities": configuration.rules.severities = try value.choice(of: "'severities'")
      case "fail-on": configuration.failOn = try failurePolicy(value)
      case "baseline": configuration.baseline = besideFile(try value.text(of: "'baseline'"))
      case "suppressions": configuration.suppressions = try suppressions(value, besides: configuration.rules)
      case "idioms": configuration.idioms = try IdiomReader.read(value)
      default: configuration.diagram = try DiagramSettingReader.read(value)
      }
    }
    return configuration
  }

  private func globs(_ value: YAMLValue) throws(ConfigurationError) -> [Glob] {
    var globs: [Glob] = []
    for element in try value.elements(of: "patterns") { globs.append(try element.glob()) }
    return globs
  }

  private func failurePolicy(_ value: YAMLValue) throws(ConfigurationError) -> FailurePolicy {
    var words: [String] = []
    for element in try value.elements(of: "'fail-on'") {
      words.append(try element.choice(of: "'fail-on'", among: FailurePolicy.words))
    }
    guard let policy = FailurePolicy(words: words) else {
      throw value.error("'fail-on' must be a list of causes, or only 'never'")
    }
    return policy
  }

  /// The rules of the team's own, then the settings of all rules, which stand beside them.
  private func readRules(
    _ value: YAMLValue, into configuration: inout AnalysisConfiguration
  ) throws(ConfigurationError) {
    var ownRules = OwnRuleReader()
    let entries = try value.entries(of: "the rules")
    for (key, value) in entries where OwnRuleReader.keys.contains(key.name) {
      configuration.ownRules += try ownRules.read(key.name, value)
    }
    let rules = configuration.descriptions.map(\.identifier) + rulesElsewhere
    for (key, value) in entries where !OwnRuleReader.keys.contains(key.name) {
      try key.check(of: "the rules", among: rules + OwnRuleReader.keys)
      let options = RuleRegistry.rule(identifiedBy: key.name)?.options ?? []
      configuration.rules[key.name] = try RuleSettingReader.setting(of: key.name, options, value)
    }
  }

  private func suppressions(
    _ value: YAMLValue, besides rules: AnalysisConfiguration
  ) throws(ConfigurationError) -> [SuppressionEntry] {
    let own = rules.ownRules.map(\.name) + rulesElsewhere
    return try SuppressionReader.read(value, rules: RuleRegistry.suppressibleRules.map(\.identifier) + own)
  }

  /// A path is relative to the file that says it, wherever the run was started.
  private func besideFile(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }
}

extension YAMLValue {
  /// A pattern for paths.
  func glob() throws(ConfigurationError) -> Glob {
    let pattern = try text(of: "a pattern")
    do {
      return try Glob(pattern)
    } catch {
      throw self.error("the pattern '\(pattern)' cannot be used: \(error)")
    }
  }
}
