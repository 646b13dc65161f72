/// What one run gives: the value that every reporter and drawing takes, and the JSON document that others read.
public struct AnalysisResult: Hashable, Codable, Sendable {
  /// The version of the JSON document. Fields are added freely; none is renamed or removed within a version.
  public static let currentSchemaVersion = 1

  public struct Tool: Hashable, Codable, Sendable {
    public var name: String
    public var version: String

    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  public var schemaVersion: Int
  public var tool: Tool
  /// The last component of the analyzed folder, which is the same on every machine.
  public var root: String
  public var nodes: [Node]
  public var edges: [Edge]
  public var flows: [Flow]
  public var metrics: Metrics
  public var findings: [Finding]
  public var issues: [Issue]

  public init(
    tool: Tool, root: String, graph: NavigationGraph, metrics: Metrics, findings: [Finding], issues: [Issue]
  ) {
    self.schemaVersion = Self.currentSchemaVersion
    self.tool = tool
    self.root = root
    self.nodes = graph.nodes
    self.edges = graph.edges
    self.flows = graph.flows
    self.metrics = metrics
    self.findings = findings
    self.issues = issues
  }

  /// The graph within the result.
  public var graph: NavigationGraph { NavigationGraph(nodes: nodes, edges: edges, flows: flows) }
}

/// The counts of one run.
public struct Metrics: Hashable, Codable, Sendable {
  /// Files that were read, by extension.
  public var files: [String: Int]
  public var skippedFiles: Int
  public var screens: Int
  public var coordinators: Int
  /// Edges by kind; kinds that do not occur are missing.
  public var transitions: [String: Int]
  /// Forward transitions whose destination is unknown.
  public var unresolvedDestinations: Int
  /// Forward transitions in all: the whole of which the unresolved ones are a part.
  public var forwardTransitions: Int

  public init(
    files: [String: Int] = [:], skippedFiles: Int = 0, screens: Int = 0, coordinators: Int = 0,
    transitions: [String: Int] = [:], unresolvedDestinations: Int = 0, forwardTransitions: Int = 0
  ) {
    self.files = files
    self.skippedFiles = skippedFiles
    self.screens = screens
    self.coordinators = coordinators
    self.transitions = transitions
    self.unresolvedDestinations = unresolvedDestinations
    self.forwardTransitions = forwardTransitions
  }
}
