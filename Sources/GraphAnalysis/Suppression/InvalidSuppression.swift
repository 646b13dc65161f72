import NavigationModel

/// Says that a suppression cannot be understood, or names a rule that there is not.
enum InvalidSuppression {
  /// The words of a comment that are no rules which it can suppress.
  static func findings(for command: SuppressionCommand, in configuration: AnalysisConfiguration) -> [Finding] {
    command.rules.compactMap { rule in
      problem(with: rule, in: configuration).map { finding($0.0, help: $0.1, about: rule, at: command.location) }
    }
  }

  /// A comment that cannot be understood.
  static func finding(for comment: SuppressionComment, _ fault: SuppressionCommand.Fault) -> Finding {
    switch fault {
    case .unknownVerb(let word):
      let verbs = SuppressionCommand.Verb.allCases.map { "navgraph:\($0.rawValue)" }
      return finding(
        "'navgraph:\(word)' is not a command.", help: "Write \(Wording.choice(verbs)).", about: word,
        at: comment.location)
    case .noRule:
      return finding(
        "This comment names no rule.", help: "Name the rules that it is about, or 'all'.", about: "",
        at: comment.location)
    }
  }

  private static func problem(with rule: String, in configuration: AnalysisConfiguration) -> (
    message: String, help: String
  )? {
    if rule == SuppressionCommand.allRules || configuration.suppressibleRule(rule) != nil { return nil }
    guard RuleRegistry.rule(identifiedBy: rule) == nil else {
      return ("'\(rule)' cannot be suppressed by a comment.", "Switch it off in the configuration.")
    }
    let names = RuleRegistry.suppressibleRules.map(\.identifier) + configuration.ownRules.map(\.name)
    let nearest = Spelling.nearest(to: rule, among: names).map { "Did you mean '\($0)'?" }
    return ("There is no rule '\(rule)'.", nearest ?? "'navgraph rules' lists all rules.")
  }

  private static func finding(
    _ message: String, help: String, about word: String, at location: SourceLocation
  ) -> Finding {
    let subject = [description.identifier, word, location.fileName].filter { !$0.isEmpty }
    return Finding(
      rule: description.identifier, severity: .warning, message: message, help: help, nodes: [], location: location,
      fingerprint: subject.joined(separator: " "))
  }
}

extension InvalidSuppression {
  static let description = RuleDescription(
    identifier: "invalid-suppression",
    name: "Invalid suppression", category: .suppressions,
    summary: "Finds comments that begin with 'navgraph:' and have an unknown command, no rule, or an unknown rule.",
    rationale: "The author of the comment believes that a finding is suppressed, but it is not.",
    remedy: "Write it as 'navgraph:disable:next RULE - reason'; 'navgraph rules' lists the rules.",
    triggeringExamples: [
      RuleExample("There is no such rule.", "// navgraph:disable:next navigation-cylce\nList push Detail"),
      RuleExample("There is no such command.", "// navgraph:disable:line navigation-cycle\nList push Detail"),
      RuleExample("It names no rule.", "// navgraph:disable:next\nList push Detail"),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "Cycles are suppressed from here on.",
        "// navgraph:disable navigation-cycle - a wizard\nList push Detail\nDetail push List")
    ],
    options: [])
}
