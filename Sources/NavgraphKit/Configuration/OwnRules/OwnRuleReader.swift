import GraphAnalysis
import NavigationModel

/// Reads the rules of a team's own, which stand beside the settings of navgraph's rules.
struct OwnRuleReader {
  /// The forms of rules, as keys of `rules:`.
  static let keys = ["forbidden", "allowed", "required", "layers", "independence"]

  /// What the rules of a form say.
  static func summary(of form: String) -> String {
    switch form {
    case "forbidden": "Transitions that must not exist."
    case "allowed": "Transitions that may exist; others from the same nodes must not."
    case "required": "Transitions that must exist."
    case "layers": "Layers of the app from top to bottom; no layer may lead to a higher one."
    default: "Parts of the app; no part may lead to another."
    }
  }

  private static let commonKeys = ["name", "comment", "severity"]

  /// The names that are taken: those of navgraph's own rules, then those of the rules that were read.
  private var names = Set(RuleRegistry.rules.map(\.identifier) + keys)

  /// The rules of one form.
  mutating func read(_ form: String, _ value: YAMLValue) throws(ConfigurationError) -> [OwnRule] {
    var rules: [OwnRule] = []
    let elements = value.isMapping ? [value] : try value.elements(of: "'\(form)'")
    for element in elements { rules.append(try rule(form, element)) }
    return rules
  }

  private mutating func rule(_ form: String, _ value: YAMLValue) throws(ConfigurationError) -> OwnRule {
    let what = "a rule of '\(form)'"
    let (keys, required) = Self.fields(of: form)
    let fields = try value.fields(of: what, among: Self.commonKeys + keys, required: ["name"] + required)
    let demand: OwnRule.Demand =
      switch form {
      case "forbidden": .forbidden(try ways(fields, value))
      case "allowed": .allowed(from: try sources(fields["from"]), to: try patterns(fields["to"], "'to'"))
      case "required": .required(from: try sources(fields["from"]), to: try patterns(fields["to"], "'to'"))
      case "layers": .layers(try groups(fields, "layers"))
      default: .independence(try groups(fields, "parts"))
      }
    return OwnRule(
      name: try name(fields["name"]), comment: try comment(fields["comment"]),
      severity: try fields["severity"]?.severity() ?? .error, demand: demand, location: value.location)
  }

  private static func fields(of form: String) -> (keys: [String], required: [String]) {
    switch form {
    case "forbidden": (["from", "to", "transitions", "flows"], [])
    case "allowed", "required": (["from", "to"], ["from", "to"])
    case "layers": (["by", "layers"], ["layers"])
    default: (["by", "parts"], ["parts"])
    }
  }

  // MARK: - What all rules have

  private mutating func name(_ value: YAMLValue?) throws(ConfigurationError) -> String {
    guard let value else { return "" }
    let name = try value.text(of: "the name of a rule")
    let isWord = name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    guard !name.isEmpty, isWord, !name.hasPrefix("-") else {
      throw value.error(
        "the name of a rule must consist of lower-case letters, digits and hyphens, such as 'no-way-back'")
    }
    guard names.insert(name).inserted else {
      throw value.error("there is already a rule '\(name)'; give this one another name")
    }
    return name
  }

  /// On one line, as findings are.
  private func comment(_ value: YAMLValue?) throws(ConfigurationError) -> String? {
    guard let text = try value?.text(of: "a comment") else { return nil }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: - What a rule demands

  private func ways(_ fields: [String: YAMLValue], _ rule: YAMLValue) throws(ConfigurationError) -> WayPattern {
    guard fields["from"] != nil || fields["to"] != nil || fields["transitions"] != nil else {
      throw rule.error("a rule of 'forbidden' needs 'from', 'to' or 'transitions': it would forbid everything")
    }
    var pattern = WayPattern()
    pattern.from = try sources(fields["from"])
    pattern.to = try patterns(fields["to"], "'to'")
    for element in try fields["transitions"]?.elements(of: "'transitions'") ?? [] {
      pattern.kinds.append(try element.choice(of: "a kind of transition"))
    }
    if let flows = fields["flows"] {
      pattern.includesFlows = try flows.choice(of: "'flows'", among: ["true", "false"]) == "true"
    }
    return pattern
  }

  private func patterns(_ value: YAMLValue?, _ what: String) throws(ConfigurationError) -> [NodePattern] {
    guard let value else { return [] }
    return try NodePatternReader.patterns(value, of: what)
  }

  /// Patterns for where ways start, which is never at an alert, at a screen of the system or nowhere.
  private func sources(_ value: YAMLValue?) throws(ConfigurationError) -> [NodePattern] {
    guard let value else { return [] }
    let patterns = try NodePatternReader.patterns(value, of: "'from'")
    let ends: Set<Node.Kind> = [.alert, .system, .unknown]
    for kinds in patterns.map(\.kinds) where !kinds.isEmpty && ends.isSuperset(of: kinds) {
      throw value.error("nothing leads from nodes of kind '\(kinds.map(\.rawValue).joined(separator: "', '"))'")
    }
    return patterns
  }

  /// Layers or independent parts: each a word, or a list of words for what belongs together.
  private func groups(_ fields: [String: YAMLValue], _ key: String) throws(ConfigurationError) -> [NodeGroup] {
    guard let value = fields[key] else { return [] }
    let by = try fields["by"]?.choice(of: "'by'", among: ["module", "folder", "storyboard", "name"]) ?? "module"
    var groups: [NodeGroup] = []
    var seen: Set<String> = []
    for element in try value.elements(of: "'\(key)'") {
      var words: [String] = []
      for word in try element.elements(of: "one of '\(key)'") {
        let text = try word.text(of: "one of '\(key)'")
        guard seen.insert(text).inserted else { throw word.error("'\(text)' occurs more than once in '\(key)'") }
        words.append(text)
      }
      groups.append(
        NodeGroup(name: words.joined(separator: " and "), members: [try members(element, by: by)]))
    }
    guard groups.count > 1 else { throw value.error("'\(key)' needs at least two") }
    return groups
  }

  private func members(_ value: YAMLValue, by key: String) throws(ConfigurationError) -> NodePattern {
    switch key {
    case "folder": NodePattern(folders: try NodePatternReader.folders(value))
    case "storyboard": NodePattern(storyboards: try NodePatternReader.wildcards(value, of: "a storyboard"))
    case "name": NodePattern(names: try NodePatternReader.wildcards(value, of: "a name"))
    default: NodePattern(modules: try NodePatternReader.wildcards(value, of: "a module"))
    }
  }
}
