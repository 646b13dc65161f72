import NavigationModel

/// Everything that is to be said about a rule, in one value.
///
/// The registry, the command line, the configuration reader, the documentation and the rule's own tests all read it.
public struct RuleDescription: Hashable, Codable, Sendable {
  /// The word for the rule in configuration, reports and fingerprints, such as `navigation-cycle`.
  public let identifier: String
  /// The words for the rule in a heading.
  public let name: String
  /// What it finds, in a sentence or two.
  public let summary: String
  /// Why that is bad.
  public let rationale: String
  /// What to do about it.
  public let remedy: String
  /// Programs in which the rule finds something with its default options.
  public let triggeringExamples: [RuleExample]
  /// Programs in which it finds nothing with its default options.
  public let nonTriggeringExamples: [RuleExample]
  /// What can be set, in the order in which it is documented.
  public let options: [RuleOption]
  /// What part of an app's navigation the rule is about.
  public let category: Category
  /// Whether the rule runs only when it is asked for, as it is a matter of a team's taste.
  public let isOptIn: Bool
  /// The severities that its findings can have, where a team says so; nil for rules whose examples show it.
  let statedSeverities: [Severity]?

  /// The parts of an app's navigation that rules are about, in the order in which they are documented.
  public enum Category: String, Codable, Sendable, CaseIterable {
    /// Storyboards and the code that names what is in them.
    case storyboards
    /// What screens know of each other.
    case coupling
    /// Coordinators, routers and what they hold.
    case coordinators
    /// The shape of the graph as a whole.
    case structure
    /// What a team has agreed on: its own rules and limits.
    case team
    /// What people say of findings.
    case suppressions
  }

  /// Makes the description of a rule.
  public init(
    identifier: String, name: String, category: Category, isOptIn: Bool = false, severities: [Severity]? = nil,
    summary: String, rationale: String, remedy: String, triggeringExamples: [RuleExample],
    nonTriggeringExamples: [RuleExample], options: [RuleOption]
  ) {
    self.identifier = identifier
    self.name = name
    self.category = category
    self.isOptIn = isOptIn
    statedSeverities = severities
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.triggeringExamples = triggeringExamples
    self.nonTriggeringExamples = nonTriggeringExamples
    self.options = options
  }

  /// The option with a name; nil when the rule has none of that name.
  public func option(named name: String) -> RuleOption? {
    options.first { $0.name == name }
  }
}

/// A small program that shows what a rule means.
public struct RuleExample: Hashable, Codable, Sendable {
  /// What the example shows, in a few words.
  public let title: String
  /// The program in the notation of ``GraphSketch``.
  public let sketch: String

  /// Makes an example; the test of all rules runs it.
  public init(_ title: String, _ sketch: String) {
    self.title = title
    self.sketch = sketch
  }
}
