import Foundation

/// A git revision, whose files can be had in a folder of their own that is removed again: the work tree and the index stay
/// as they are.
struct GitRevision: Sendable {
  /// A folder of a repository's work tree: the files below it are meant.
  let folder: String
  /// What a person calls the revision, such as `main` or `HEAD~1`.
  let name: String

  /// The id of the commit; nil where git knows no such revision, or is not there.
  var commit: String? {
    // Git would take a name that begins with a dash for an option.
    guard !name.isEmpty, !name.hasPrefix("-") else { return nil }
    do {
      return try git(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    } catch {
      return nil
    }
  }

  /// The name that means nothing but this revision, such as `refs/heads/main`.
  var fullName: String {
    do {
      let full = try git(["rev-parse", "--symbolic-full-name", name])
      return full.isEmpty ? "\(name)~0" : full
    } catch {
      return "\(name)~0"
    }
  }

  /// The last commit that the revision has in common with another one.
  ///
  /// - Throws: ``AnalysisError/noSuchRevision(_:cause:)`` where one of the two is none, or they have nothing in common.
  func forkPoint(with other: GitRevision) throws(AnalysisError) -> GitRevision {
    for revision in [self, other] where revision.commit == nil { throw revision.unknown }
    let commit = try git(["merge-base", name, other.name], else: "it has no commit in common with '\(other.name)'")
    return GitRevision(folder: folder, name: commit)
  }

  /// Runs work on a folder with the files of the revision below the folder.
  ///
  /// - Throws: ``AnalysisError/noSuchRevision(_:cause:)`` where git knows no such revision or cannot be run.
  func withFiles<Value>(_ work: (String) throws(AnalysisError) -> Value) throws(AnalysisError) -> Value {
    guard !name.hasPrefix("-") else { throw .noSuchRevision(name, cause: "a revision does not begin with a dash") }
    let commit = try git(
      ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], else: "git knows no such revision in \(folder)")
    let tree = try git(
      ["rev-parse", "--verify", "--quiet", "\(commit):./"], else: "the folder \(folder) is not in it")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
    // Results are called by the last part of the folder's path.
    let title = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    let files = place.appendingPathComponent("files").appendingPathComponent(title == "/" ? "app" : title)
    defer { removeAll(at: place) }
    try write(tree: tree, to: files, index: place.appendingPathComponent("index"))
    return try work(files.path)
  }

  /// Writes the files of a tree and those of its submodules, as far as they are checked out in the work tree.
  ///
  /// An index of its own takes them as a checkout does; an archive would leave out what `.gitattributes` keeps from being
  /// released, such as tools and examples.
  private func write(tree: String, to files: URL, index: URL) throws(AnalysisError) {
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      // Git does not write over the index of the tree before.
      try? FileManager.default.removeItem(at: index)
    } catch {
      throw .noSuchRevision(name, cause: "there is no room for its files: \(error.localizedDescription)")
    }
    let top = try git(["rev-parse", "--show-toplevel"], else: "\(folder) has no work tree")
    let whole = ["-c", "core.sparseCheckout=false"]
    try git(whole + ["read-tree", tree], index: index.path)
    // From a folder further down, git would take only what is below a folder of that name.
    try GitRevision(folder: top, name: name)
      .git(whole + ["checkout-index", "--all", "--force", "--quiet", "--prefix=\(files.path)/"], index: index.path)
    for entry in try git(["ls-tree", "-r", "-z", "--full-tree", tree]).split(separator: "\0") {
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard parts.count == 2, words.count == 3, words[1] == "commit" else { continue }
      try writeSubmodule(at: String(parts[1]), commit: String(words[2]), below: files, index: index)
    }
  }

  private func writeSubmodule(
    at path: String, commit: String, below files: URL, index: URL
  ) throws(AnalysisError) {
    let module = URL(fileURLWithPath: folder).appendingPathComponent(path)
    // What is not checked out is not in the work tree either.
    guard FileManager.default.fileExists(atPath: module.appendingPathComponent(".git").path) else { return }
    let revision = GitRevision(folder: module.path, name: commit)
    guard revision.commit != nil else {
      let message = "is a submodule that lacks the commit of '\(name)'; what is in it counts as new"
      Notice.warning(file: module.path, message: message).post()
      return
    }
    let tree = try revision.git(["rev-parse", "--verify", "--quiet", "\(commit)^{tree}"])
    try revision.write(tree: tree, to: files.appendingPathComponent(path), index: index)
  }

  private func removeAll(at place: URL) {
    guard FileManager.default.fileExists(atPath: place.path) else { return }
    do {
      try FileManager.default.removeItem(at: place)
    } catch {
      Notice.warning(file: place.path, message: "is left over: \(error.localizedDescription)").post()
    }
  }

  private var unknown: AnalysisError {
    .noSuchRevision(name, cause: "git knows no such revision in \(folder)")
  }

  /// What git answers, without the line end.
  ///
  /// - Parameters:
  ///   - cause: what is wrong where git fails and says nothing.
  ///   - index: the file that takes the place of the repository's index.
  @discardableResult
  private func git(
    _ arguments: [String], else cause: String? = nil, index: String? = nil
  ) throws(AnalysisError) -> String {
    // A hook that runs navgraph has variables which mean the repository and the index of the hook.
    let environment: [String: String?] = [
      "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_PREFIX": nil, "GIT_INDEX_FILE": index, "GIT_LFS_SKIP_SMUDGE": "1",
    ]
    let outcome: ExternalProgram.Outcome
    do {
      outcome = try ExternalProgram.run("git", ["-C", folder] + arguments, environment: environment)
    } catch {
      throw .noSuchRevision(name, cause: "git cannot be run: \(error.localizedDescription)")
    }
    guard outcome.status == 0 else {
      let said = outcome.errors.split(separator: "\n").first.map(String.init)
      throw .noSuchRevision(name, cause: said ?? cause ?? "git failed with status \(outcome.status)")
    }
    return outcome.output.trimmingCharacters(in: .newlines)
  }
}
