import NavigationModel

/// The first stage: from the given paths to the files that matter for navigation.
///
/// The order of precedence, from strongest: `exclude` patterns, files named by path, `include` patterns,
/// ``DefaultExcludes``. Symbolic links below the paths are never followed: what they lead to within the analyzed
/// folders is found under its own name, and what lies outside is reported. So there can be no cycles.
struct FileDiscovery: Sendable {
  let root: AnalysisRoot
  let include: [Glob]
  let exclude: [Glob]
  /// How many folders are looked through at the same time.
  var threads = 1

  /// What was found.
  struct Outcome: Sendable {
    /// Sorted by path.
    var files: [SourceFile] = []
    /// What could not be looked at.
    var issues: [Issue] = []
    /// The paths of Objective-C files, which are not read; users must know what the graph lacks.
    var objectiveC: Set<String> = []
    /// The folders in which another tool than Xcode says what is built; see ``OtherBuildTools``.
    var foldersOfOtherTools: Set<String> = []
    /// The folders of code and the Swift files that are left out, by default or by a pattern: what they name nobody knows.
    var leftOut: Set<String> = []
    /// The patterns that matched something.
    var matched: Set<Glob> = []

    fileprivate mutating func add(_ other: Outcome) {
      files += other.files
      issues += other.issues
      objectiveC.formUnion(other.objectiveC)
      foldersOfOtherTools.formUnion(other.foldersOfOtherTools)
      leftOut.formUnion(other.leftOut)
      matched.formUnion(other.matched)
    }
  }

  /// Walks all given paths.
  func discover() -> Outcome {
    var outcome = Outcome()
    for file in root.files where !isExcluded(file) {
      addFile(at: file, isAskedFor: true, to: &outcome)
    }
    // Walks breadth-first rather than by recursion, since folders can nest very deep.
    var pending = root.folders.map { Folder(path: $0, isLeftOut: false) }
    while !pending.isEmpty {
      let lists = Threads.map(count: pending.count, threads: threads) { [pending] in list(pending[$0]) }
      lists.forEach { outcome.add($0.found) }
      pending = lists.flatMap(\.folders)
    }
    addNamedPropertyLists(to: &outcome)
    outcome.files = Localizations.counted(once: unique(outcome.files))
    return outcome
  }

  /// Adds the property lists that the projects which were found name, where they lie in the analyzed folders.
  ///
  /// A project that cannot be read is an issue where it is scanned.
  private func addNamedPropertyLists(to outcome: inout Outcome) {
    let known = Set(outcome.files.map(\.path))
    for project in outcome.files where project.kind == .xcodeProject {
      outcome.files += files(at: namedPropertyLists(ofProjectAt: project.path), as: .infoPropertyList, besides: known)
    }
  }

  /// The files at paths that a project names, where they lie in the folders that were asked for.
  ///
  /// What a project names and does not have is Xcode's concern.
  func files(at paths: [String], as kind: FileKind? = nil, besides known: Set<String>) -> [SourceFile] {
    paths.compactMap { path in
      guard !known.contains(path), !isExcluded(path), covers(path), let kind = kind ?? FileKind(path: path),
        liesWithoutLinks(path), let status = try? FileSystem.status(of: root.absolute(path)), status.kind == .file,
        status.size <= kind.sizeLimit
      else { return nil }
      return SourceFile(path: path, kind: kind, size: status.size, isAskedFor: false)
    }
  }

  /// Whether no link leads to a path. What a project names may lie in a folder that is a link to another place.
  private func liesWithoutLinks(_ path: String) -> Bool {
    let ends = path.indices.filter { path[$0] == "/" } + [path.endIndex]
    do {
      return try ends.allSatisfy { try FileSystem.status(of: root.absolute(String(path[..<$0]))).kind != .link }
    } catch {
      return false
    }
  }

  private func namedPropertyLists(ofProjectAt path: String) -> [String] {
    do {
      return NamedPropertyLists.paths(
        in: try FileSystem.contents(of: root.absolute(path), limit: FileKind.xcodeProject.sizeLimit), ofProjectAt: path)
    } catch {
      return []
    }
  }

  /// Whether a path lies in one of the folders that were asked for.
  private func covers(_ path: String) -> Bool {
    root.folders.contains { $0.isEmpty || path.hasPrefix("\($0)/") }
  }

  /// A folder to look through. One that is left out by default is entered for the sake of `include` patterns.
  private struct Folder {
    let path: String
    let isLeftOut: Bool
  }

  /// What a folder holds by itself, and the folders in it that are still to be looked through.
  private func list(_ folder: Folder) -> (found: Outcome, folders: [Folder]) {
    var outcome = Outcome()
    var inner: [Folder] = []
    do {
      for entry in try FileSystem.entries(in: root.absolute(folder.path)) {
        let name = entry.name
        let path = AnalysisRoot.join(folder.path, name)
        outcome.matched.formUnion((exclude + include).filter { $0.matches(path) })
        guard !isExcluded(path) else {
          let kind = FileKind(path: path)
          if kind == nil || kind == .swift { outcome.leftOut.insert(path) }
          continue
        }
        switch try? entry.kind ?? FileSystem.status(of: root.absolute(path)).kind {
        case .folder:
          let isLeftOut = folder.isLeftOut || DefaultExcludes.leavesOut(folderNamed: name)
          if isLeftOut, DefaultExcludes.mayHoldCode(folderNamed: name) { outcome.leftOut.insert(path) }
          guard !isLeftOut || include.contains(where: { $0.canMatch(inside: path) }) else {
            // A skipped folder is not searched for matches of such a pattern.
            outcome.matched.formUnion(exclude.filter { $0.isAnchored && $0.canMatch(inside: path) })
            continue
          }
          inner.append(Folder(path: path, isLeftOut: isLeftOut))
        case .link where !folder.isLeftOut && !DefaultExcludes.leavesOut(folderNamed: name):
          addIssueIfNeeded(forLinkAt: path, to: &outcome)
        case .file, .other, nil:
          if !folder.isLeftOut, Self.isObjectiveC(name) { outcome.objectiveC.insert(path) }
          if OtherBuildTools.isManifest(name) { outcome.foldersOfOtherTools.insert(folder.path) }
          let isIncluded = isIncluded(path)
          guard FileKind(path: path) != nil, !folder.isLeftOut || isIncluded else { continue }
          addFile(at: path, isAskedFor: isIncluded, to: &outcome)
        case .link:
          continue
        }
      }
    } catch {
      outcome.issues.append(
        .unreadable(folder.path, "the folder cannot be listed: \(error); everything in it is missing"))
    }
    return (outcome, inner)
  }

  private static func isObjectiveC(_ name: String) -> Bool { name.hasSuffix(".m") || name.hasSuffix(".mm") }

  /// Adds a regular file of a known kind and a fitting size; anything else becomes an issue.
  private func addFile(at path: String, isAskedFor: Bool, to outcome: inout Outcome) {
    guard let kind = FileKind(path: path) else {
      let known = "Swift files, storyboards, xibs, Info.plist, project.pbxproj and Package.swift"
      outcome.issues.append(Issue(.malformed, "navgraph reads only \(known)", in: path))
      return
    }
    do {
      let status = try FileSystem.status(of: root.absolute(path))
      guard status.kind == .file else {
        return outcome.issues.append(.unreadable(path, "it is a pipe, a socket or a device, not a regular file"))
      }
      guard status.size <= kind.sizeLimit else {
        let limit =
          "\(status.size >> 20) MB are more than the \(kind.sizeLimit >> 20) MB that navgraph reads of such a file"
        return outcome.issues.append(Issue(.tooLarge, limit, in: path))
      }
      outcome.files.append(SourceFile(path: path, kind: kind, size: status.size, isAskedFor: isAskedFor))
    } catch {
      outcome.issues.append(.unreadable(path, "the file cannot be read: \(error)"))
    }
  }

  /// A symbolic link is an issue only if it leads to a file of interest outside the analyzed folders.
  private func addIssueIfNeeded(forLinkAt path: String, to outcome: inout Outcome) {
    do {
      let target = try FileSystem.realPath(of: root.absolute(path))
      let isFolder = try FileSystem.status(of: target).kind == .folder
      guard !root.covers(target), isFolder || FileKind(path: path) != nil else { return }
      outcome.issues.append(
        .unreadable(path, "the link leads out of the analyzed folders; name its target as a path to analyze it"))
    } catch {
      // A dangling link to something that navgraph would not read anyway is nobody's concern.
      guard FileKind(path: path) != nil else { return }
      outcome.issues.append(.unreadable(path, "the link leads nowhere: \(error)"))
    }
  }

  private func isExcluded(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }

  private func isIncluded(_ path: String) -> Bool { include.contains { $0.matches(path) } }

  /// The files sorted by path, each once. A file can be found twice when the given paths lie within each other.
  ///
  /// Paths are compared by their bytes: `é` can be written in two ways, which are the same text and name two files.
  private func unique(_ files: [SourceFile]) -> [SourceFile] {
    let sorted = files.sorted { one, other in
      one.path == other.path ? one.path.utf8.lexicographicallyPrecedes(other.path.utf8) : one.path < other.path
    }
    return sorted.reduce(into: []) { unique, file in
      guard let last = unique.last, last.path.utf8.elementsEqual(file.path.utf8) else { return unique.append(file) }
      if !last.isAskedFor { unique[unique.count - 1] = file }
    }
  }
}

extension Issue {
  /// An issue with a file as a whole.
  init(_ kind: Kind, _ message: String, in path: String) {
    self.init(kind: kind, message: message, location: SourceLocation(file: path, position: .start))
  }

  static func unreadable(_ path: String, _ message: String) -> Issue {
    Issue(.unreadable, message, in: path)
  }
}
