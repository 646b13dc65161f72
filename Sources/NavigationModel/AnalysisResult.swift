/// The result of a run: the input of every reporter and drawing, and the JSON document for other programs.
public struct AnalysisResult: Hashable, Codable, Sendable {
  /// The version of the JSON document. Within a version, fields may be added, but none is renamed or removed.
  public static let currentSchemaVersion = 3

  /// The program that wrote the document.
  public struct Tool: Hashable, Codable, Sendable {
    /// `navgraph`, so that a reader can tell the document from that of another program.
    public var name: String
    /// The semantic version of the program, such as `0.1.0`.
    public var version: String

    /// Names a program and its version.
    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The schema version of the document: ``currentSchemaVersion`` unless the document was read from a file.
  public var schemaVersion: Int
  /// Who wrote the document.
  public var tool: Tool
  /// The last component of the analyzed folder, which is the same on every machine.
  public var root: String
  /// The graph's nodes, sorted by id.
  public var nodes: [Node]
  /// The graph's edges, sorted by id.
  public var edges: [Edge]
  /// The graph's flows, sorted by source, destination and kind.
  public var flows: [Flow]
  /// The counts of the run.
  public var metrics: Metrics
  /// The findings that count, in the order of reports. They exclude suppressed findings and those that the baseline
  /// knows, so that a reader of this field alone gets the right answer.
  public var findings: [Finding]
  /// Findings that share a cause with one of ``findings`` and appear only in its notes. They are kept, so that a
  /// comparison of results sees every finding; none is more severe than the finding that tells it. In the order of the
  /// causes; nil in older documents.
  public var told: [Finding]?
  /// The rules that are on but can report nothing in this app, sorted by rule; nil in older documents.
  public var idleRules: [IdleRule]?
  /// Findings that comments or the configuration suppress, in the order of reports; nil in older documents.
  public var suppressed: [Finding]?
  /// The findings that the baseline knows, and its entries that no longer occur; nil in runs without a baseline.
  public var baseline: BaselineComparison?
  /// The path of the configuration in use, relative to the analyzed folder; nil if there is none.
  public var configuration: String?
  /// Whether the run passes, and why not; nil in older documents.
  public var gate: GateOutcome?
  /// The parts that screens hold, sorted by part and screen; nil in older documents.
  public var parts: [ScreenPart]?
  /// Which concrete screens the code of screens and other objects refers to, sorted by source and place; nil in older
  /// documents.
  public var knowledge: [ScreenKnowledge]?
  /// Which concrete screens the code of helpers refers to, sorted by helper and place; nil in older documents.
  public var helperKnowledge: [HelperKnowledge]?
  /// Which screens are reachable from the entry points; nil in older documents, and if no entry point was found.
  public var reach: Reach?
  /// All places that look like navigation, with their outcomes; nil in older documents.
  public var account: NavigationAccount?
  /// The problems that kept parts of the input from being read, sorted by place.
  public var issues: [Issue]

  /// Makes a result in the form of the current schema version.
  public init(
    tool: Tool, root: String, graph: NavigationGraph, metrics: Metrics, findings: [Finding],
    suppressed: [Finding]? = nil, baseline: BaselineComparison? = nil, parts: [ScreenPart]? = nil,
    knowledge: [ScreenKnowledge]? = nil, reach: Reach? = nil, account: NavigationAccount? = nil, issues: [Issue],
    told: [Finding]? = nil
  ) {
    self.schemaVersion = Self.currentSchemaVersion
    self.tool = tool
    self.root = root
    self.nodes = graph.nodes
    self.edges = graph.edges
    self.flows = graph.flows
    self.metrics = metrics
    self.findings = findings
    self.told = told
    self.suppressed = suppressed
    self.baseline = baseline
    self.parts = parts
    self.knowledge = knowledge
    self.reach = reach
    self.account = account
    self.issues = issues
  }

  /// The graph within the result.
  public var graph: NavigationGraph { NavigationGraph(nodes: nodes, edges: edges, flows: flows) }
}

/// The counts of one run.
public struct Metrics: Hashable, Codable, Sendable {
  /// Files that were read, by extension.
  public var files: [String: Int]
  /// Files that could not be read and contribute nothing to the graph; see ``Issue/skipsFile``.
  public var skippedFiles: Int
  /// Objective-C files, which are not read: screens that only they show are not in the graph. Nil where there are none.
  public var objectiveCFiles: Int?
  /// The paths of files that belong to no target of their Xcode project, sorted. They are not part of the app and are
  /// skipped. Nil where there are none.
  public var filesInNoTarget: [String]?
  /// Patterns of `--include` and `--exclude` that match nothing in the analyzed folders, sorted. Patterns of the
  /// configuration do not count, since they may name files that exist only at times. Nil where there are none.
  public var unmatchedPatterns: [String]?
  /// The places of private functions whose name occurs nowhere else in their file, in order. Nothing can call them, so
  /// their bodies are skipped as dead code. Nil where there are none.
  public var uncalledFunctions: [SourceLocation]?
  /// Nodes that the user sees as a whole screen: those of kind ``Node/Kind/screen`` without a role.
  public var screens: Int
  /// Nodes whose role is ``Node/Role/coordinator``.
  public var coordinators: Int
  /// Edges by kind; kinds that do not occur are missing.
  public var transitions: [String: Int]
  /// Forward transitions whose destination is unknown.
  public var unresolvedDestinations: Int
  /// All forward transitions, resolved and unresolved.
  public var forwardTransitions: Int
  /// The metrics of the whole graph; nil in documents of programs that did not measure it.
  public var shape: GraphShape?
  /// The metrics of each node, sorted by id; nil in documents of programs that did not measure it.
  public var nodes: [NodeMetrics]?

  /// Makes counts, which are all zero where nothing else is said.
  public init(
    files: [String: Int] = [:], skippedFiles: Int = 0, objectiveCFiles: Int? = nil,
    filesInNoTarget: [String]? = nil, screens: Int = 0, coordinators: Int = 0, transitions: [String: Int] = [:],
    unresolvedDestinations: Int = 0, forwardTransitions: Int = 0, shape: GraphShape? = nil, nodes: [NodeMetrics]? = nil
  ) {
    self.files = files
    self.skippedFiles = skippedFiles
    self.objectiveCFiles = objectiveCFiles
    self.filesInNoTarget = filesInNoTarget
    self.screens = screens
    self.coordinators = coordinators
    self.transitions = transitions
    self.unresolvedDestinations = unresolvedDestinations
    self.forwardTransitions = forwardTransitions
    self.shape = shape
    self.nodes = nodes
  }
}
