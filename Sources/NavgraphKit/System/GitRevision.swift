import Foundation

/// The files of a git revision, in a folder of their own that is removed again: the work tree and the index stay as they
/// are.
struct GitRevision: Sendable {
  /// A folder of a repository's work tree: the files below it are meant.
  let folder: String
  /// What the revision is called, such as `main` or `HEAD~1`.
  let name: String

  /// Runs work on a folder with the files of the revision below the folder.
  ///
  /// - Throws: ``AnalysisError/noSuchRevision(_:cause:)`` where git knows no such revision or cannot be run.
  func withFiles<Value>(_ work: (String) throws(AnalysisError) -> Value) throws(AnalysisError) -> Value {
    // Git would take a name that begins with a dash for an option.
    guard !name.hasPrefix("-") else { throw .noSuchRevision(name, cause: "a revision does not begin with a dash") }
    let commit = try run("git", ["-C", folder, "rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
    // Results are called by the last part of the folder's path.
    let title = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    let files = place.appendingPathComponent("files").appendingPathComponent(title == "/" ? "app" : title)
    let archive = place.appendingPathComponent("archive.tar")
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    } catch {
      throw .noSuchRevision(name, cause: "there is no room for its files: \(error.localizedDescription)")
    }
    defer { removeAll(at: place) }
    _ = try run("git", ["-C", folder, "archive", "--format=tar", "--output=\(archive.path)", commit])
    _ = try run("tar", ["-xf", archive.path, "-C", files.path])
    return try work(files.path)
  }

  private func removeAll(at place: URL) {
    do {
      try FileManager.default.removeItem(at: place)
    } catch {
      Notice.warning(file: place.path, message: "is left over: \(error.localizedDescription)").post()
    }
  }

  /// The output of a program that is looked up in `PATH`, without a shell between.
  private func run(_ program: String, _ arguments: [String]) throws(AnalysisError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    let text: (output: Data, errors: Data)
    do {
      try process.run()
      // What is asked for here is short: a name, or a line on what is wrong.
      text = (output.fileHandleForReading.readDataToEndOfFile(), errors.fileHandleForReading.readDataToEndOfFile())
      process.waitUntilExit()
    } catch {
      throw .noSuchRevision(name, cause: "\(program) cannot be run: \(error.localizedDescription)")
    }
    guard process.terminationStatus == 0 else {
      let cause = String(decoding: text.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
      throw .noSuchRevision(name, cause: cause ?? "git knows no such revision in \(folder)")
    }
    return String(decoding: text.output, as: UTF8.self)
  }
}
