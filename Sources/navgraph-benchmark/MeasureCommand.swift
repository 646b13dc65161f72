import ArgumentParser
import Foundation

/// `navgraph-benchmark measure`: what ``CorpusCommand`` starts for each app, in a process of its own.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measures one app and prints that as JSON.", shouldDisplay: false)

  /// What is printed.
  enum Answer: Codable, Sendable {
    case measured(MeasuredApp)
    case failed(reason: String)
  }

  @Argument(help: "The folder with the sources of an app.")
  var path: String

  @Option(help: "The time limit in seconds, after which the system ends the process.")
  var timeout: Int

  @Flag(help: "Only analyze the app, without the bare parse, which has no guards against hostile sources.")
  var onlyAnalyze = false

  func run() throws {
    // The system keeps the time, so that nothing that the analysis does can stop the clock, and no process goes on for
    // ever when the one that started it is gone.
    signal(SIGALRM, SIG_DFL)
    alarm(UInt32(clamping: timeout))
    let answer: Answer
    do {
      answer = .measured(try onlyAnalyze ? MeasuredApp(analyzedOnceAt: path) : MeasuredApp(path: path))
    } catch {
      answer = .failed(reason: "\(error)")
    }
    try FileHandle.standardOutput.write(contentsOf: try JSONEncoder().encode(answer))
  }
}
