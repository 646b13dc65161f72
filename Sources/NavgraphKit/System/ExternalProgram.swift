import Foundation

/// A program that is looked up in `PATH` and run without a shell between.
enum ExternalProgram {
  /// What a run of it left.
  struct Outcome {
    /// The exit status; zero is success.
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program to its end, with nothing on its standard input.
  ///
  /// What it says of errors goes to a file: a program that fills one pipe while the other is read would wait for ever.
  ///
  /// - Parameter environment: what is set besides the environment of this process; nil takes a variable out.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = environment.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let (output, errors) = (Pipe(), try FileHandle(forWritingTo: log))
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try errors.close()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }
}
