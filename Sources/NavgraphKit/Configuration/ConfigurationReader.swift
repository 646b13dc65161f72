import GraphAnalysis
import NavigationModel

/// Turns the text of a configuration file into a ``Configuration``: every key and value is known, or is an error.
///
/// What each key means stands in ``ConfigurationVocabulary``; what takes more than a line to read has a file of its own.
struct ConfigurationReader {
  /// The path that errors name.
  let file: String

  func read(_ text: String) throws(ConfigurationError) -> Configuration {
    guard let document = try YAMLDocument(file: file, text: text).root else { return Configuration() }
    var configuration = Configuration()
    let keys = ConfigurationVocabulary.keys.map(\.name)
    for (key, value) in try document.entries(of: "the configuration", among: keys) {
      switch key {
      case "include": configuration.include = try globs(value)
      case "exclude": configuration.exclude = try globs(value)
      case "rules": try readRules(value, into: &configuration.rules)
      case "limits": configuration.rules.limits = try LimitReader.read(value)
      case "severities": configuration.rules.severities = try value.choice(of: "'severities'")
      case "fail-on": configuration.failOn = try failurePolicy(value)
      case "baseline": configuration.baseline = besideFile(try value.text(of: "'baseline'"))
      case "suppressions": configuration.suppressions = try SuppressionReader.read(value)
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
      throw value.error("'fail-on' names what a run fails on, or 'never' alone")
    }
    return policy
  }

  /// The settings of navgraph's rules, and the rules of the team's own beside them.
  private func readRules(
    _ value: YAMLValue, into configuration: inout AnalysisConfiguration
  ) throws(ConfigurationError) {
    var ownRules = OwnRuleReader()
    let keys = RuleRegistry.rules.map(\.identifier) + OwnRuleReader.keys
    for (key, value) in try value.entries(of: "the rules", among: keys) {
      if let rule = RuleRegistry.rule(identifiedBy: key) {
        configuration.rules[key] = try RuleSettingReader.setting(of: rule, value)
      } else {
        configuration.ownRules += try ownRules.read(key, value)
      }
    }
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
