import ArgumentParser
import NavgraphKit

/// How a command ends.
enum CommandExit {
  /// Runs work; if it fails, says why on standard error and ends with the status for that.
  static func afterFailure<Value>(_ work: () throws(AnalysisError) -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      Notice.error(error).post()
      throw ExitCode(ExitStatus.failed.rawValue)
    }
  }
}
