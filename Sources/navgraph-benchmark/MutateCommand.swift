import ArgumentParser
import Foundation

/// `navgraph-benchmark mutate`: analyzes apps that were damaged by chance, and keeps those that crash or hang.
struct MutateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Mutates apps randomly, and finds mutants that crash the analysis or make it hang."
  )

  @Argument(help: "Folders with small apps, such as those in Samples.")
  var apps: [String]

  @Option(help: "How many mutants to analyze.")
  var rounds = 1_000

  @Option(help: "The random seed: the same number mutates the apps in the same way.")
  var seed: UInt64 = 1

  @Option(help: "The time limit of one analysis, in seconds.")
  var timeout = 10

  @Option(help: "The folder for the mutants that crash the analysis or make it hang.")
  var keep = "mutated"

  func validate() throws {
    guard rounds > 0, timeout > 0 else { throw ValidationError("--rounds and --timeout must be 1 or more.") }
  }

  func run() throws {
    let process = try AppProcess(timeout: timeout)
    let mutators = try apps.map { FolderMutator(files: try Self.files(in: $0)) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-mutate-\(getpid())")
    // What is left in the folder for temporary files, the system clears away.
    defer { try? FileManager.default.removeItem(at: folder) }
    var failures = 0
    for round in 0..<rounds {
      // Each round has its own seed, so that it can be repeated without the rounds before it.
      var generator = SeededGenerator(seed: seed &+ UInt64(round))
      let app = folder.appendingPathComponent("\(seed &+ UInt64(round))")
      try Self.write(mutators[round % mutators.count].damaged(by: &generator), to: app)
      let outcome = try process.measure(app.path, in: folder.path, onlyAnalyzes: true)
      // An error is a correct answer; only a crash or a hang is not.
      if case .failure(let failure) = outcome, failure.kind != .failed {
        failures += 1
        let kept = URL(fileURLWithPath: keep).appendingPathComponent(app.lastPathComponent)
        try FileManager.default.createDirectory(
          at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: kept.path) { try FileManager.default.removeItem(at: kept) }
        try FileManager.default.moveItem(at: app, to: kept)
        // Printed at once, since the next round may hang. Where the mutant is lost, its seed makes it again.
        let again =
          "navgraph-benchmark mutate --rounds 1 --timeout \(timeout) --seed \(seed &+ UInt64(round)) "
          + Self.quoted(apps[round % apps.count])
        try FileHandle.standardOutput.write(
          contentsOf: Data("\(kept.path): \(failure.kind.rawValue) \(failure.reason); again: \(again)\n".utf8))
      } else {
        try FileManager.default.removeItem(at: app)
      }
    }
    print("\(rounds) damaged apps were analyzed, \(failures) of them crashed or hung")
    if failures > 0 { throw ExitCode.failure }
  }

  /// An argument as a shell reads it, whatever is in it.
  private static func quoted(_ argument: String) -> String {
    "'" + argument.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }

  /// The text files below a folder, by their paths in it.
  private static func files(in folder: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true,
        let text = String(data: try Data(contentsOf: file), encoding: .utf8)
      else { continue }
      files[path] = text
    }
    guard !files.isEmpty else { throw BenchmarkError("there are no text files in \(folder)") }
    return files
  }

  private static func write(_ files: [String: String], to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
