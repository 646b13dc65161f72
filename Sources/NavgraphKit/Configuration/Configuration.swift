import Diagrams
import GraphAnalysis
import NavigationModel

/// What a project says about its own analysis, in `.navgraph.yml`.
public struct Configuration: Hashable, Sendable {
  /// The name of the file that is looked up.
  public static let fileName = ".navgraph.yml"

  /// Patterns for files to analyze although they are left out by default.
  public var include: [Glob]
  /// Patterns for files to leave out, whatever else asks for them.
  public var exclude: [Glob]
  /// What is set about rules.
  public var rules: AnalysisConfiguration
  /// What is set about diagrams.
  public var diagram: DiagramSettings
  /// What navigation looks like in the project's own code and libraries. These count before navgraph's own.
  public var idioms: [Idiom]

  /// Makes a configuration, by default one that sets nothing.
  public init(
    include: [Glob] = [], exclude: [Glob] = [], rules: AnalysisConfiguration = AnalysisConfiguration(),
    diagram: DiagramSettings = DiagramSettings(), idioms: [Idiom] = []
  ) {
    self.include = include
    self.exclude = exclude
    self.rules = rules
    self.diagram = diagram
    self.idioms = idioms
  }

  /// Sets an option of a rule, and leaves the others as they are.
  public mutating func set(_ limit: RuleLimit) {
    rules.rules[limit.rule, default: RuleSetting()].options[limit.option] = limit.value
  }
}
