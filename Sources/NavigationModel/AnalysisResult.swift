/// What one run gives: the value that every reporter and drawing takes, and the JSON document that others read.
public struct AnalysisResult: Hashable, Codable, Sendable {
  /// The version of the JSON document. Fields are added freely; none is renamed or removed within a version.
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

  /// The version of the document's form that was written: ``currentSchemaVersion`` unless the document was read.
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
  /// What the detectors found in the app, in the order in which reports show it: what is suppressed or known to the
  /// baseline is not among them, so that whoever reads only these reads what counts.
  public var findings: [Finding]
  /// What the notes of ``findings`` tell, since both have one cause: findings by themselves, of which each weighs at most
  /// as much as the one that tells it, so that whoever compares results sees every finding. In the order of the causes;
  /// nil in older documents.
  public var told: [Finding]?
  /// What comments and the configuration keep from counting, in the order of reports; nil in older documents.
  public var suppressed: [Finding]?
  /// What a baseline keeps from counting, and what of it is gone; nil in runs without a baseline.
  public var baseline: BaselineComparison?
  /// The path of the configuration that counts, seen from the analyzed folder; nil where there is none.
  public var configuration: String?
  /// Whether the run passes, and why not; nil in older documents.
  public var gate: GateOutcome?
  /// The parts that screens hold, sorted by part and screen; nil in older documents.
  public var parts: [ScreenPart]?
  /// What the code of screens and of objects that navigate names, sorted by source and place; nil in older documents.
  public var knowledge: [ScreenKnowledge]?
  /// How far one gets from the start of the app; nil in older documents, and where no start was found.
  public var reach: Reach?
  /// What became of each place that can be navigation; nil in older documents.
  public var account: NavigationAccount?
  /// What kept parts of the input from being read, sorted by place.
  public var issues: [Issue]

  /// Takes the graph apart into the fields of the current schema version.
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
  /// Files of which nothing is in the graph; see ``Issue/skipsFile``.
  public var skippedFiles: Int
  /// Files in Objective-C beside those that were read: what only they show is not in the graph. Nil where there are none.
  public var objectiveCFiles: Int?
  /// The paths of files that are in none of the targets of the Xcode project around them, sorted: they are no part of
  /// the app, so that they are left out. Nil where there are none.
  public var filesInNoTarget: [String]?
  /// Patterns of `--include` and `--exclude` that stand for nothing in the analyzed folders, sorted. Those of a
  /// configuration may name what is not always there. Nil where there are none.
  public var unmatchedPatterns: [String]?
  /// Where the private functions stand that no other code of their files names, in order: nothing can call them, so that
  /// what they would show is left out. Nil where there are none.
  public var uncalledFunctions: [SourceLocation]?
  /// Nodes that a person sees as a whole screen: those of kind ``Node/Kind/screen`` without a role.
  public var screens: Int
  /// Nodes whose role is ``Node/Role/coordinator``.
  public var coordinators: Int
  /// Edges by kind; kinds that do not occur are missing.
  public var transitions: [String: Int]
  /// Forward transitions whose destination is unknown.
  public var unresolvedDestinations: Int
  /// Forward transitions in all: the whole of which the unresolved ones are a part.
  public var forwardTransitions: Int
  /// The shape of the graph as a whole; nil in documents of programs that did not measure it.
  public var shape: GraphShape?
  /// How each node lies in the graph, sorted by id; nil in documents of programs that did not measure it.
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
