import NavigationModel
import Reporting

/// Where the two graphs of a comparison come from: folders, saved graphs, or revisions of a git repository.
public struct DifferenceSource: Sendable {
  private let base: String
  private let head: String
  private let request: AnalysisRequest

  /// - Parameters:
  ///   - base: a folder, a saved graph, a revision, or two revisions with `..` between.
  ///   - head: the same for what is now; nil where the base names both.
  ///   - request: how sources are analyzed; its first path is the folder that revisions are looked up and analyzed in.
  public init(base: String, head: String?, request: AnalysisRequest) {
    let ends = head == nil ? base.ranges(of: "..").first.map { (base[..<$0.lowerBound], base[$0.upperBound...]) } : nil
    self.base = ends.map { String($0.0) } ?? base
    // `main..` is from main to what is now, as with git.
    self.head = head ?? ends.map { $0.1.isEmpty ? "HEAD" : String($0.1) } ?? "."
    self.request = request
  }

  /// Both graphs; the report is on what is now.
  ///
  /// - Throws: Why one of them cannot be had.
  public func graphs(
    progress: @escaping @Sendable (AnalysisProgress) -> Void = { _ in }
  ) throws(AnalysisError) -> (base: AnalysisResult, head: Report) {
    (try report(on: base, progress).result, try report(on: head, progress))
  }

  private func report(
    on end: String, _ progress: @escaping @Sendable (AnalysisProgress) -> Void
  ) throws(AnalysisError) -> Report {
    var request = request
    if GraphSource.savedGraph(in: [end]) != nil || FileSystem.exists(end) {
      request.paths = [end]
      return try GraphSource(request).report(progress: progress)
    }
    let revision = GitRevision(folder: request.paths.first ?? ".", name: end)
    return try revision.withFiles { files throws(AnalysisError) in
      var request = request
      request.paths = [files]
      var report = try GraphSource(request).report(progress: progress)
      // The files of the revision are gone afterwards; their places are those within the analyzed folder.
      report.folder = ""
      report.absoluteFolder = nil
      return report
    }
  }
}
