import Foundation
import GraphAnalysis
import NavigationModel

/// The input of one run.
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
  /// The folder with the configuration, and with its nested configurations, instead of the analyzed folder. A
  /// comparison uses it to analyze the older side with the newer configuration.
  public var configurationFolder: String?
  /// Settings of rules that win over those of the configuration.
  public var assignments: [RuleAssignment]
  /// Which findings count and what makes the run fail; overrides the configuration.
  public var gate: GateRequest
  /// Values that win over those of the configuration.
  public var diagram: DiagramSettings
  /// How many files are scanned at the same time.
  public var threads: Int
  /// In which order files are linked, which must change nothing.
  public var order = FileOrder.byPath

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

  /// The command that another tool has a word for, or that a misspelled word is closest to; nil if the word is an
  /// existing file, or if no command is close.
  public static func command(meantBy path: String, among commands: [String]) -> String? {
    FileSystem.exists(path) ? nil : BorrowedNames.command(for: path) ?? Spelling.nearest(to: path, among: commands)
  }

  /// One thread for each processor.
  public static var defaultThreads: Int { min(ProcessInfo.processInfo.activeProcessorCount, mostThreads) }

  /// More threads than this only slow each other down.
  public static let mostThreads = 64
}

/// How far a run is.
public enum AnalysisProgress: Hashable, Sendable {
  case discovering
  case scanning(done: Int, total: Int)
  case linking
  case judging
}
