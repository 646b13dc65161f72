import NavigationModel

/// The exit statuses of the command line tool. Wrong usage is 64, as in `sysexits.h`.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// The run passes.
  case clean = 0
  /// The gate fails the run, or an example of an idiom does not match.
  case limitExceeded = 1
  /// The analysis could not run, or a document could not be written.
  case failed = 2

  /// The status of a run that gave a result.
  public init(_ result: AnalysisResult) {
    self = result.gate?.verdict == nil ? .clean : .limitExceeded
  }
}
