import Diagrams
import GraphAnalysis
import NavigationModel
import Yams

/// Turns the text of a configuration file into a ``Configuration``: every key and value is known, or is an error.
struct ConfigurationReader {
  /// The path that errors name.
  let file: String

  func read(_ text: String) throws(ConfigurationError) -> Configuration {
    guard let document = try YAMLDocument(file: file, text: text).root else { return Configuration() }
    var configuration = Configuration()
    for (key, value) in try document.entries(
      of: "the configuration", among: ["include", "exclude", "rules", "limits", "diagram", "idioms"])
    {
      switch key {
      case "include": configuration.include = try globs(value)
      case "exclude": configuration.exclude = try globs(value)
      case "rules": try readRules(value, into: &configuration.rules)
      case "limits": configuration.rules.limits = try LimitReader.read(value)
      case "idioms": configuration.idioms = try IdiomReader.read(value)
      default: configuration.diagram = try diagram(value)
      }
    }
    return configuration
  }

  private func globs(_ value: YAMLValue) throws(ConfigurationError) -> [Glob] {
    var globs: [Glob] = []
    for element in try value.elements(of: "patterns") {
      let pattern = try element.text(of: "a pattern")
      do {
        globs.append(try Glob(pattern))
      } catch {
        throw element.error("the pattern '\(pattern)' cannot be used: \(error)")
      }
    }
    return globs
  }

  /// The settings of navgraph's rules, and the rules of the team's own beside them.
  private func readRules(
    _ value: YAMLValue, into configuration: inout AnalysisConfiguration
  ) throws(ConfigurationError) {
    var ownRules = OwnRuleReader()
    let keys = RuleRegistry.rules.map(\.identifier) + OwnRuleReader.keys
    for (key, value) in try value.entries(of: "the rules", among: keys) {
      if let rule = RuleRegistry.rule(identifiedBy: key) {
        configuration.rules[key] = try setting(of: rule, value)
      } else {
        configuration.ownRules += try ownRules.read(key, value)
      }
    }
  }

  /// `navigation-cycle: off`, or a mapping with the severity and the options.
  private func setting(of rule: RuleDescription, _ value: YAMLValue) throws(ConfigurationError) -> RuleSetting {
    var setting = RuleSetting()
    guard !value.isText else {
      try setSeverity(of: &setting, value)
      return setting
    }
    let keys = ["severity"] + rule.options.map(\.name)
    for (key, value) in try value.entries(of: "the rule '\(rule.identifier)'", among: keys) {
      if let option = rule.option(named: key) {
        setting.options[key] = try number(for: option, value)
      } else {
        try setSeverity(of: &setting, value)
      }
    }
    return setting
  }

  private func setSeverity(of setting: inout RuleSetting, _ value: YAMLValue) throws(ConfigurationError) {
    let severities = Severity.allCases.map(\.rawValue)
    let word = try value.choice(of: "the severity", among: severities + ["off"])
    setting.isEnabled = word != "off"
    setting.severity = Severity(rawValue: word)
  }

  private func number(for option: RuleOption, _ value: YAMLValue) throws(ConfigurationError) -> Double {
    let text = try value.text(of: "'\(option.name)'")
    let number: Double? =
      switch option.kind {
      case .toggle: ["false": 0, "true": 1][text]
      case .count, .share: Double(text)
      }
    guard let number, option.accepts(number) else {
      throw value.error("'\(option.name)' is '\(text)', but must be \(option.acceptedValues)")
    }
    return number
  }

  private func diagram(_ value: YAMLValue) throws(ConfigurationError) -> DiagramSettings {
    var settings = DiagramSettings()
    let switches: [(name: String, path: WritableKeyPath<DiagramSettings, Bool?>)] = [
      ("legend", \.legend), ("fold-containers", \.foldContainers), ("alerts", \.alerts), ("system", \.system),
      ("back", \.back), ("unresolved", \.unresolved), ("flows", \.flows),
    ]
    let keys = ["clusters", "detail", "direction", "theme"] + switches.map(\.name)
    for (key, value) in try value.entries(of: "the diagram", among: keys) {
      switch key {
      case "clusters": settings.clusters = try value.choice(of: "'clusters'")
      case "detail": settings.detail = try value.choice(of: "'detail'")
      case "direction": settings.direction = try value.choice(of: "'direction'")
      case "theme": settings.theme = try value.choice(of: "'theme'")
      default:
        let word = try value.choice(of: "'\(key)'", among: ["true", "false"])
        for option in switches where option.name == key { settings[keyPath: option.path] = word == "true" }
      }
    }
    return settings
  }
}
