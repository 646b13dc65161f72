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
  /// - Throws: ``AnalysisError/noSuchRevision(_:cause:)`` where git knows no such revision or cannot be run, and
  ///   ``AnalysisError/notCheckedOut(_:cause:)`` where its files cannot be written.
  func withFiles<Value>(_ work: (String) throws(AnalysisError) -> Value) throws(AnalysisError) -> Value {
    guard !name.hasPrefix("-") else { throw .noSuchRevision(name, cause: "a revision does not begin with a dash") }
    let commit = try git(
      ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], else: "git knows no such revision in \(folder)")
    guard !isBare else {
      throw .noSuchRevision(
        name,
        cause:
          "\(folder) is a bare repository; add a work tree with 'git worktree add', and give its folder with --path")
    }
    let tree = try git(
      ["rev-parse", "--verify", "--quiet", "\(commit):./"], else: "the folder \(folder) is not in it")
    let temporary = FileManager.default.temporaryDirectory
    AbandonedFolders(folder: temporary).sweep()
    let place = temporary.appendingPathComponent(AbandonedFolders.newName)
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
      throw .notCheckedOut(name, cause: error.localizedDescription)
    }
    let top = try git(["rev-parse", "--show-toplevel"], else: "\(folder) has no work tree")
    let whole = ["-c", "core.sparseCheckout=false"]
    try git(whole + ["read-tree", tree], index: index.path)
    // From a folder further down, git would take only what is below a folder of that name.
    try GitRevision(folder: top, name: name).checkOut(to: files, index: index, whole)
    for entry in try git(["ls-tree", "-r", "-z", "--full-tree", tree]).split(separator: "\0") {
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard parts.count == 2, words.count == 3, words[1] == "commit" else { continue }
      try writeSubmodule(at: String(parts[1]), commit: String(words[2]), below: files, index: index)
    }
  }

  /// Writes what an index has, as a checkout does: code that is stored otherwise, such as encrypted, is read through the
  /// filters of the repository.
  ///
  /// Where one of them fails, as that of large files does where its program is not there, the files are written as they
  /// are stored: mostly those that matter to nobody here, such as pictures and films.
  private func checkOut(to files: URL, index: URL, _ settings: [String]) throws(AnalysisError) {
    let command = ["checkout-index", "--all", "--force", "--quiet", "--prefix=\(files.path)/"]
    let failure: AnalysisError
    do {
      try git(settings + command, index: index.path)
      return
    } catch {
      failure = error
    }
    guard case .noSuchRevision(_, let cause) = failure else { throw failure }
    let unfiltered = filters.flatMap { filter in
      ["smudge=", "process=", "required=false"].flatMap { ["-c", "filter.\(filter).\($0)"] }
    }
    guard !unfiltered.isEmpty else { throw .notCheckedOut(name, cause: cause) }
    do {
      try git(settings + unfiltered + command, index: index.path)
    } catch {
      throw .notCheckedOut(name, cause: cause)
    }
    let message = "a git filter fails, so the files of '\(name)' are read as they are stored: \(cause)"
    Notice.warning(file: folder, message: message).post()
  }

  /// The names of the filters that git knows here, sorted.
  private var filters: [String] {
    // Git fails where there are none.
    guard let names = try? git(["config", "--null", "--name-only", "--get-regexp", #"^filter\..*\."#]) else {
      return []
    }
    let filters = names.split(separator: "\0").compactMap { key -> String? in
      let words = key.split(separator: ".", omittingEmptySubsequences: false)
      // An option ends the name of what is set at the first such sign.
      guard words.count > 2, !key.contains("=") else { return nil }
      return words.dropFirst().dropLast().joined(separator: ".")
    }
    return Set(filters).sorted()
  }

  private func writeSubmodule(
    at path: String, commit: String, below files: URL, index: URL
  ) throws(AnalysisError) {
    let module = URL(fileURLWithPath: folder).appendingPathComponent(path)
    // What is not checked out is not in the work tree either.
    guard FileManager.default.fileExists(atPath: module.appendingPathComponent(".git").path) else { return }
    let revision = GitRevision(folder: module.path, name: commit)
    guard revision.commit != nil else {
      let message = "is a submodule that lacks the commit of '\(name)'; its content counts as added"
      Notice.warning(file: module.path, message: message).post()
      return
    }
    let tree = try revision.git(["rev-parse", "--verify", "--quiet", "\(commit)^{tree}"])
    try revision.write(tree: tree, to: files.appendingPathComponent(path), index: index)
  }

  /// Whether the folder is a repository without a work tree, in which no folder is meant.
  private var isBare: Bool {
    do {
      return try git(["rev-parse", "--is-bare-repository"]) == "true"
    } catch {
      return false
    }
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

  /// Lines of what git says that an error has room for: a filter's own words come before git's.
  private static let mostLines = 3

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
      let said = outcome.errors.split(separator: "\n").prefix(Self.mostLines).joined(separator: "; ")
      throw .noSuchRevision(name, cause: said.isEmpty ? cause ?? "git failed with status \(outcome.status)" : said)
    }
    return outcome.output.trimmingCharacters(in: .newlines)
  }
}
