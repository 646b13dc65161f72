import Foundation
import NavigationModel
import Reporting

/// Where the graph that a question is about comes from: sources, which are analyzed, or the JSON of an earlier run.
public struct GraphSource: Sendable {
  private let request: AnalysisRequest

  /// Paths to a JSON document of an hundred thousand transitions are this long at most.
  private static let largestDocument = 512 << 20

  /// - Parameter request: what is analyzed; a single path that ends in `.json` is a saved graph.
  public init(_ request: AnalysisRequest) { self.request = request }

  /// The graph with where its sources lie.
  ///
  /// - Throws: Why the sources cannot be analyzed, or why the document is none that navgraph wrote.
  public func report(
    progress: @escaping @Sendable (AnalysisProgress) -> Void = { _ in }
  ) throws(AnalysisError) -> Report {
    if let file = Self.savedGraph(in: request.paths) { return Report(try Self.read(file)) }
    let analysis = try Analysis(request)
    return analysis.report(on: try analysis.run(report: progress))
  }

  /// How pictures look: as the request says, else as the configuration does, which for a saved graph is that in the
  /// current folder.
  ///
  /// - Throws: Why the paths or the configuration cannot be used.
  public func diagram() throws(AnalysisError) -> DiagramSettings {
    let root = Self.savedGraph(in: request.paths) == nil ? try AnalysisRoot(paths: request.paths).folder : ""
    let configuration = try ConfigurationFile.load(given: request.configurationFile, root: root)
    return request.diagram.merged(over: configuration.diagram)
  }

  /// The saved graph that the paths are; nil where they are sources.
  static func savedGraph(in paths: [String]) -> String? {
    guard let path = paths.first, paths.count == 1, path.lowercased().hasSuffix(".json") else { return nil }
    return path
  }

  private static func read(_ file: String) throws(AnalysisError) -> AnalysisResult {
    let data: Data
    do {
      data = try FileSystem.contents(of: file, limit: largestDocument)
    } catch {
      throw error == .noSuchFile ? .noSuchPath(file) : .unreadable(path: file, cause: error.description)
    }
    do {
      return try JSONDecoder().decode(AnalysisResult.self, from: data)
    } catch {
      throw .unreadable(
        path: file, cause: "it is not a graph that navgraph wrote; write one with 'navgraph analyze --json FILE'")
    }
  }
}
