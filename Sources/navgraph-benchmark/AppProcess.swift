import Foundation

/// Measures apps, each in its own process, so that a crash or a hang affects only one app, and memory is measured per
/// app.
struct AppProcess {
  /// This program, which starts itself.
  let executable: URL
  /// The seconds that an app may take.
  let timeout: Int

  /// - Throws: ``BenchmarkError`` where the program cannot tell where it lies.
  init(timeout: Int) throws {
    guard let executable = Bundle.main.executableURL else {
      throw BenchmarkError("cannot find the program itself, to start it for each app")
    }
    self.executable = executable
    self.timeout = timeout
  }

  /// Measures the app in a folder of the corpus.
  ///
  /// - Parameter onlyAnalyzes: Whether the app is only analyzed, once, and not measured beside the bare parse.
  /// - Throws: Why the process cannot be started. What is wrong with the app is in the result.
  func measure(_ app: String, in folder: String, onlyAnalyzes: Bool = false) throws -> Result<MeasuredApp, AppFailure> {
    let output = Pipe()
    let process = Process()
    process.executableURL = executable
    process.arguments =
      ["measure", "--timeout", String(timeout)] + (onlyAnalyzes ? ["--only-analyze"] : []) + ["--", app]
    // Messages about the app must not depend on the path of the corpus.
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // Printing the backtrace of a program of this size can take longer than the time limit of the app, so it is off by
    // default.
    process.environment = ["SWIFT_BACKTRACE": "enable=no"].merging(ProcessInfo.processInfo.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): Self.read(answer)
    case (.uncaughtSignal, SIGALRM): .failure(AppFailure(kind: .timedOut, reason: "after \(timeout) seconds"))
    case (.uncaughtSignal, let signal): .failure(AppFailure(kind: .crashed, reason: "by signal \(signal)"))
    case (_, let status): .failure(AppFailure(kind: .failed, reason: "exit status \(status)"))
    }
  }

  private static func read(_ answer: Data) -> Result<MeasuredApp, AppFailure> {
    do {
      return switch try JSONDecoder().decode(MeasureCommand.Answer.self, from: answer) {
      case .measured(let app): .success(app)
      case .failed(let reason): .failure(AppFailure(kind: .failed, reason: reason))
      }
    } catch {
      return .failure(AppFailure(kind: .failed, reason: "the answer cannot be read: \(error)"))
    }
  }
}
