import Foundation
import GraphAnalysis

/// What a person asks of one run.
public struct AnalysisRequest: Hashable, Sendable {
  /// Folders and files. At least one.
  public var paths: [String]
  /// Patterns that add to those of the configuration; see ``Glob``.
  public var include: [String]
  /// Patterns that add to those of the configuration.
  public var exclude: [String]
  /// The configuration to use in place of the one that is looked up.
  public var configurationFile: String?
  /// Whether the configuration of the project counts. Those of folders below do in any case.
  public var usesConfiguration = true
  /// The folder whose configuration counts, with those of the folders below it, in place of those of the analyzed files:
  /// what was before a change is judged as what is now.
  public var configurationFolder: String?
  /// Settings of rules that win over those of the configuration.
  public var assignments: [RuleAssignment]
  /// What counts and what makes the run fail, which wins over the configuration.
  public var gate: GateRequest
  /// Values that win over those of the configuration.
  public var diagram: DiagramSettings
  /// How many files are scanned at the same time.
  public var threads: Int

  /// Makes a request, by default one that leaves everything to the configuration.
  public init(
    paths: [String], include: [String] = [], exclude: [String] = [], configurationFile: String? = nil,
    assignments: [RuleAssignment] = [], gate: GateRequest = GateRequest(), diagram: DiagramSettings = DiagramSettings(),
    threads: Int = Self.defaultThreads
  ) {
    self.paths = paths
    self.include = include
    self.exclude = exclude
    self.configurationFile = configurationFile
    self.assignments = assignments
    self.gate = gate
    self.diagram = diagram
    self.threads = threads
  }

  /// The command that somebody probably meant who named a file that there is not; nil where there is one, and for what is
  /// like no command.
  public static func command(meantBy path: String, among commands: [String]) -> String? {
    FileSystem.exists(path) ? nil : Spelling.nearest(to: path, among: commands)
  }

  /// One thread for each processor.
  public static var defaultThreads: Int { min(ProcessInfo.processInfo.activeProcessorCount, mostThreads) }

  /// More threads than this only get into each other's way.
  public static let mostThreads = 64
}

/// How far a run is.
public enum AnalysisProgress: Hashable, Sendable {
  case discovering
  case scanning(done: Int, total: Int)
  case linking
  case judging
}
