import ArgumentParser
import NavgraphKit

/// How a command ends.
enum CommandExit {
  /// Runs work. If it fails, prints the cause on standard error and exits with the matching status. An unknown name on
  /// the command line is wrong usage, although only the configuration or the graph shows that the name is unknown.
  static func afterFailure<Value>(_ work: () throws(AnalysisError) -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      Notice.error(error).post()
      switch error {
      case .noSuchNode, .noEntryPoint, .noSuchRule, .invalidAssignment: throw ExitCode.validationFailure
      default: break
      }
      throw ExitCode(ExitStatus.failed.rawValue)
    }
  }
}
