import ArgumentParser
import NavgraphKit

/// How a command ends.
enum CommandExit {
  /// Runs work; if it fails, says why on standard error and ends with the status for that. A name that is wrong on the
  /// command line is wrong usage, though only a look into the configuration could tell.
  static func afterFailure<Value>(_ work: () throws(AnalysisError) -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      Notice.error(error).post()
      switch error {
      case .noSuchNode, .noSuchRule, .invalidAssignment: throw ExitCode.validationFailure
      default: break
      }
      throw ExitCode(ExitStatus.failed.rawValue)
    }
  }
}
