import NavigationModel

/// What the exit status of the command line tool says. Wrong usage is 64, as `sysexits.h` has it.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// Nothing was found that the run is to fail on.
  case clean = 0
  /// Something was found that the run is to fail on, or an example does not mean what it says.
  case limitExceeded = 1
  /// The analysis could not run, or what was asked for could not be handed over.
  case failed = 2

  /// The status of a run that gave a result.
  public init(_ result: AnalysisResult) {
    self = result.gate?.verdict == nil ? .clean : .limitExceeded
  }
}
