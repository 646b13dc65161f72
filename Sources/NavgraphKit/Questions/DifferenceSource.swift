import NavigationModel
import Reporting

/// Where the two graphs of a comparison come from: folders, saved graphs, or revisions of a git repository.
public struct DifferenceSource: Sendable {
  private let base: String
  private let head: String?
  private let request: AnalysisRequest

  /// - Parameters:
  ///   - base: a folder, a saved graph, a revision, or two revisions with `..` between, or with `...` for what the second
  ///     one does since it left the first.
  ///   - head: the same for the newer side; nil if the base names both sides, or for the current files.
  ///   - request: how sources are analyzed; its first path is the folder that revisions are looked up and analyzed in.
  public init(base: String, head: String?, request: AnalysisRequest) {
    self.base = base
    self.head = head
    self.request = request
  }

  /// Both graphs; the report is about the newer one.
  ///
  /// Both sides use the configuration of the newer one, so that a newly enabled rule does not report old problems as
  /// new.
  ///
  /// - Throws: Why one of them cannot be had.
  public func graphs(
    progress: @escaping @Sendable (AnalysisProgress) -> Void = { _ in }
  ) throws(AnalysisError) -> (base: AnalysisResult, head: Report) {
    let (base, head) = try ends()
    return try head.withFiles { files throws(AnalysisError) in
      var report = try self.report(on: files, configuredIn: nil, progress)
      if head.isTemporary {
        // The files of the revision are removed afterwards, so their places are relative to the analyzed folder.
        report.folder = ""
        report.absoluteFolder = nil
      }
      let folder = GraphSource.savedGraph(in: [files]) == nil ? files : nil
      let before = try base.withFiles { old throws(AnalysisError) in
        try self.report(on: old, configuredIn: folder, progress).result
      }
      return (before, report)
    }
  }

  private func report(
    on files: String, configuredIn folder: String?, _ progress: @escaping @Sendable (AnalysisProgress) -> Void
  ) throws(AnalysisError) -> Report {
    var request = request
    request.paths = [files]
    request.configurationFolder = folder
    return try GraphSource(request).report(progress: progress)
  }

  // MARK: - What the words mean

  /// One of the two that are compared.
  private enum End {
    /// A folder or a saved graph.
    case files(String)
    case revision(GitRevision)

    var isTemporary: Bool {
      switch self {
      case .files: false
      case .revision: true
      }
    }

    func withFiles<Value>(_ work: (String) throws(AnalysisError) -> Value) throws(AnalysisError) -> Value {
      switch self {
      case .files(let path): try work(path)
      case .revision(let revision): try revision.withFiles(work)
      }
    }
  }

  /// The folder that revisions are looked up and analyzed in.
  private var folder: String { request.paths.first ?? "." }

  private func ends() throws(AnalysisError) -> (base: End, head: End) {
    if let head {
      guard FileSystem.exists(base) || range(base) == nil else { throw .bothSidesAndMore(base, head) }
      return (try end(base), try end(head))
    }
    // A path can have two dots in it, as `../App` has.
    guard !FileSystem.exists(base), let range = range(base) else { return (try end(base), .files(folder)) }
    let (left, right) = (revision(range.base), revision(range.head))
    if range.isFork { return (.revision(try left.forkPoint(with: right)), .revision(right)) }
    return (try end(of: left), try end(of: right))
  }

  /// The two names of a range in git's words: `main..topic`, or `main...topic` for what the topic changed since it
  /// branched off main. A name that is left out is the revision that is checked out.
  private func range(_ word: String) -> (base: String, head: String, isFork: Bool)? {
    guard let dots = word.firstRange(of: "..") else { return nil }
    let isFork = word[dots.upperBound...].hasPrefix(".")
    let left = String(word[..<dots.lowerBound])
    let right = String(word[dots.upperBound...].dropFirst(isFork ? 1 : 0))
    // No revision begins or ends with a slash.
    guard !left.hasSuffix("/"), !right.hasPrefix("/"), !right.hasPrefix(".") else { return nil }
    return (left.isEmpty ? "HEAD" : left, right.isEmpty ? "HEAD" : right, isFork)
  }

  private func revision(_ name: String) -> GitRevision { GitRevision(folder: folder, name: name) }

  /// The meaning of one side of a range, where a revision takes precedence.
  private func end(of revision: GitRevision) throws(AnalysisError) -> End {
    let isFile = revision.commit == nil && FileSystem.exists(revision.name)
    return isFile ? .files(revision.name) : .revision(revision)
  }

  /// What a word by itself means.
  private func end(_ word: String) throws(AnalysisError) -> End {
    if GraphSource.savedGraph(in: [word]) != nil { return .files(word) }
    guard FileSystem.exists(word) else { return .revision(revision(word)) }
    let isPath = word == "." || word == ".." || ["/", "./", "../"].contains { word.hasPrefix($0) }
    let revision = revision(word)
    if !isPath, revision.commit != nil { throw .ambiguousRevision(word, fullName: revision.fullName) }
    return .files(word)
  }
}
