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
  /// What makes a run fail; nil leaves it to the default.
  public var failOn: FailurePolicy?
  /// The path of the baseline; nil for none.
  public var baseline: String?
  /// Findings that are left out.
  public var suppressions: [SuppressionEntry]
  /// What is set about diagrams.
  public var diagram: DiagramSettings
  /// What navigation looks like in the project's own code and libraries. These count before navgraph's own.
  public var idioms: [Idiom]

  /// Makes a configuration, by default one that sets nothing.
  public init(
    include: [Glob] = [], exclude: [Glob] = [], rules: AnalysisConfiguration = AnalysisConfiguration(),
    failOn: FailurePolicy? = nil, baseline: String? = nil, suppressions: [SuppressionEntry] = [],
    diagram: DiagramSettings = DiagramSettings(), idioms: [Idiom] = []
  ) {
    self.include = include
    self.exclude = exclude
    self.rules = rules
    self.failOn = failOn
    self.baseline = baseline
    self.suppressions = suppressions
    self.diagram = diagram
    self.idioms = idioms
  }

  /// Sets what the command line says about the gate over what is said here.
  mutating func set(_ gate: GateRequest) {
    rules.selection = RuleSelection(only: gate.only, skipped: gate.skip)
    rules.severities = gate.severities ?? rules.severities
    failOn = gate.failOn ?? failOn
    baseline = gate.baseline ?? baseline
  }
}
