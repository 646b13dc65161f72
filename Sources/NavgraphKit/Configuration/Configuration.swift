import GraphAnalysis
import NavigationModel

/// The settings of a project, from `.navgraph.yml`.
public struct Configuration: Hashable, Sendable {
  /// The name of the file that is looked up.
  public static let fileName = ".navgraph.yml"

  /// The path of the file; nil for a configuration without a file.
  public var file: String?
  /// Patterns for files to analyze although they are left out by default.
  public var include: [Glob]
  /// Patterns for files to skip, even those that other patterns include.
  public var exclude: [Glob]
  /// The settings of rules.
  public var rules: AnalysisConfiguration
  /// What makes a run fail; nil leaves it to the default.
  public var failOn: FailurePolicy?
  /// The path of the baseline; nil for none.
  public var baseline: String?
  /// Findings that are left out.
  public var suppressions: [SuppressionEntry]
  /// The settings of diagrams.
  public var diagram: DiagramSettings
  /// The project's own idioms. They override navgraph's idioms.
  public var idioms: [Idiom]
  /// The deprecated keys in the file.
  public var deprecatedKeys: [DeprecatedKey] = []

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

  /// Sets the path by which results name the file.
  mutating func setPlaces(to path: String) {
    func moved(_ place: SourceLocation) -> SourceLocation {
      SourceLocation(file: path, line: place.line, column: place.column)
    }
    for index in deprecatedKeys.indices { deprecatedKeys[index].location = moved(deprecatedKeys[index].location) }
    for index in suppressions.indices { suppressions[index].location = moved(suppressions[index].location) }
    for index in rules.limits.indices { rules.limits[index].location = rules.limits[index].location.map(moved) }
    for index in rules.ownRules.indices { rules.ownRules[index].location = rules.ownRules[index].location.map(moved) }
  }

  /// Overrides the gate with the options of the command line.
  mutating func set(_ gate: GateRequest) {
    rules.selection = RuleSelection(only: gate.only, skipped: gate.skip)
    rules.severities = gate.severities ?? rules.severities
    failOn = gate.failOn ?? failOn
    baseline = gate.baseline ?? baseline
  }
}
