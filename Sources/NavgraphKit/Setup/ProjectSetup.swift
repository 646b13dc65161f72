import GraphAnalysis
import NavigationModel

/// Sets up a project: analyzes it, and writes a configuration and a baseline that make the first run pass.
public struct ProjectSetup: Sendable {
  /// The result of the setup.
  public struct Outcome: Sendable {
    /// The paths of the files, in the order in which they were written.
    public let files: [String]
    /// A text for the user: a summary of the app, and what to do next.
    public let text: String
  }

  private let folder: String
  private let isReplacing: Bool

  /// - Parameters:
  ///   - folder: the folder to analyze and to write to; the empty path is the current one.
  ///   - isReplacing: whether to replace an existing configuration and baseline.
  public init(folder: String, isReplacing: Bool) {
    self.folder = folder
    self.isReplacing = isReplacing
  }

  /// Analyzes the project and writes the files.
  ///
  /// - Throws: ``AnalysisError/exists(_:)`` before anything is analyzed, what ``Analysis/run(report:)`` throws, or
  ///   ``AnalysisError/notWritten(path:cause:)``.
  public func run(
    report: @escaping @Sendable (AnalysisProgress) -> Void = { _ in }
  ) throws(AnalysisError) -> Outcome {
    try ConfigurationFile.check(isFree: folder, isReplacing: isReplacing)
    let baseline = AnalysisRoot.join(folder, BaselineTarget.defaultName)
    guard isReplacing || !FileSystem.exists(baseline) else { throw .exists(baseline) }
    var request = AnalysisRequest(paths: [folder.isEmpty ? "." : folder])
    request.usesConfiguration = false
    let analysis = try Analysis(request)
    let result = try analysis.run(report: report)
    // A baseline that is there already is written afresh even without findings, or it would keep old ones from counting.
    let needsBaseline = !SharedCause.separated(result).isEmpty || FileSystem.exists(baseline)

    var files: [String] = []
    if needsBaseline {
      try BaselineFile.write(result, to: baseline)
      files.append(baseline)
    }
    let configuration = StarterConfiguration(
      result: result, baseline: needsBaseline ? BaselineTarget.defaultName : nil)
    let path = AnalysisRoot.join(folder, Configuration.fileName)
    try OutputFile.write(configuration.text, to: path)
    files.append(path)
    return Outcome(files: files, text: text(result, in: analysis.rootFolder))
  }

  private func text(_ result: AnalysisResult, in root: String) -> String {
    let findings = SharedCause.separated(result).count
    let known =
      switch findings {
      case 0: "no findings."
      case 1: "1 finding is known from now on."
      default: "\(findings) findings are known from now on."
      }
    let project = ContinuousIntegration.used(by: root)
    let snippet = project.server.snippet(analyzing: project.path)
    let place =
      snippet.file.map { "To check each change, add this to \($0):" } ?? "To check each change, run this in CI:"
    let screens = result.metrics.screens == 1 ? "1 screen" : "\(result.metrics.screens) screens"
    return """
      \(result.root.visible): \(screens); \(known)

      \(place)

      \(snippet.text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n"))

      """
  }
}
