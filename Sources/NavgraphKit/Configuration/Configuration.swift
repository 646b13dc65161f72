import Diagrams
import GraphAnalysis

/// What a project says about its own analysis, in `.navgraph.yml`.
public struct Configuration: Hashable, Sendable {
  /// The name of the file that is looked up.
  public static let fileName = ".navgraph.yml"

  /// Patterns for files to analyze although they are left out by default.
  public var include: [Glob]
  /// Patterns for files to leave out, whatever else asks for them.
  public var exclude: [Glob]
  public var rules: AnalysisConfiguration
  public var diagram: DiagramSettings

  public init(
    include: [Glob] = [], exclude: [Glob] = [], rules: AnalysisConfiguration = AnalysisConfiguration(),
    diagram: DiagramSettings = DiagramSettings()
  ) {
    self.include = include
    self.exclude = exclude
    self.rules = rules
    self.diagram = diagram
  }

  /// Sets an option of a rule, and leaves the others as they are.
  public mutating func set(_ limit: RuleLimit) {
    rules.rules[limit.rule, default: RuleSetting()].options[limit.option] = limit.value
  }
}

/// A value for an option of a rule, as the command line gives it.
public struct RuleLimit: Hashable, Sendable {
  public let rule: String
  public let option: String
  public let value: Double

  public init(rule: String, option: String, value: Double) {
    self.rule = rule
    self.option = option
    self.value = value
  }
}
