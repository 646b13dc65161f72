import Foundation
import TestSupport
import Testing

/// The built `navgraph`, run as a person runs it.
enum CommandLineTool {
  /// What a run left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let error: String
  }

  /// Runs the tool in a folder and waits for it.
  static func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Outcome {
    try run(executable().path, arguments, in: folder)
  }

  /// Runs a line in a shell, in which `$NAVGRAPH` is the tool.
  static func shell(
    _ line: String, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run("/bin/sh", ["-c", line], in: folder, environment: environment)
  }

  private static func run(
    _ path: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    // Files take any amount of text, whereas a full pipe that nobody reads would stop the tool.
    let streams = try TemporaryFolder(["output": "", "error": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    // How a sanitizer behaves is for who runs the tests to say, also in what they run.
    process.environment = ["NAVGRAPH": try executable().path, "PATH": "/usr/bin:/bin"]
      .merging(Sanitizers.options) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path(of: "output")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.path(of: "error")))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try streams.text(of: "output"), error: try streams.text(of: "error"))
  }

  /// The tool lies beside the bundle of the tests.
  private static func executable() throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL) + CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    let folders = bundles.filter { $0.path.contains(".xctest") }.map { bundle in
      var folder = bundle
      while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
      return folder
    }
    let candidates = (folders + [Bundle.main.bundleURL]).map { $0.appendingPathComponent("navgraph") }
    return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }
}
