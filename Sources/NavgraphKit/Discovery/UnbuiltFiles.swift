import NavigationModel
import SourceScanning

/// Files in the folder of an Xcode project that are in none of its targets.
///
/// Who takes a file out of a project often leaves it on the disk, where it goes on naming classes and scenes that the
/// app no longer has. They are told by projects that list their files one by one. What anything else may build counts as
/// built, and so does everything around a project that seems not to list what it builds.
struct UnbuiltFiles {
  /// A project that leaves out more than one in this many of the files around it is taken for one that does not list
  /// them: they may be generated into it, or built by something that is not known.
  private static let oneIn = 10

  /// What targets and packages build: files and folders by their keys.
  private var built: Set<String> = []
  /// The names of files that are built in places which only one machine or one build knows.
  private var unplaced: Set<String> = []
  /// The folders that hold Xcode projects.
  private var projectFolders: Set<String> = []

  /// The paths of the files with code or scenes that are in no target.
  ///
  /// - Parameters:
  ///   - facts: those of all files that are read.
  ///   - foldersOfOtherTools: the folders that hold manifests of tools which build without Xcode's projects, or write
  ///     them.
  ///   - asked: the paths of files that are read whether or not they are built.
  static func paths(
    among facts: [FileFacts], foldersOfOtherTools: Set<String>, besides asked: Set<String>
  ) -> Set<String> {
    var files = UnbuiltFiles()
    for file in facts where FileKind(path: file.path)?.saysWhatIsBuilt == true {
      // Nobody knows what a project builds that cannot be read.
      guard case .project(let project) = file.content else { return [] }
      files.add(project, from: file.path)
    }
    files.built.formUnion(foldersOfOtherTools.map { key($0) })
    let paths = facts.map(\.path).filter { FileKind(path: $0)?.holdsScreens == true && !asked.contains($0) }
    return files.unbuilt(among: paths)
  }

  private mutating func add(_ project: ProjectFacts, from path: String) {
    let folder = ProjectFacts.folder(ofProjectAt: path)
    for target in project.targets {
      built.formUnion((target.files + target.folders).compactMap { RelativePath.joining(folder, $0).map(Self.key) })
    }
    built.formUnion(project.synchronizedFolders.compactMap { RelativePath.joining(folder, $0).map(Self.key) })
    unplaced.formUnion(project.unplacedFiles.map(Self.key))
    switch FileKind(path: path) {
    case .xcodeProject: projectFolders.insert(Self.key(folder))
    // A manifest may name its targets by code, so that all around it counts as built.
    default: built.insert(Self.key(folder))
    }
  }

  private func unbuilt(among paths: [String]) -> Set<String> {
    guard !projectFolders.isEmpty else { return [] }
    var files: [Substring: (count: Int, unbuilt: [String])] = [:]
    for path in paths {
      let places = Self.places(around: Self.key(path))
      guard let project = places.first(where: { projectFolders.contains(String($0)) }) else { continue }
      files[project, default: (0, [])].count += 1
      if !isBuilt(places) { files[project]?.unbuilt.append(path) }
    }
    return Set(files.values.filter { $0.unbuilt.count * Self.oneIn <= $0.count }.flatMap(\.unbuilt))
  }

  private func isBuilt(_ places: [Substring]) -> Bool {
    guard let name = places.first?.split(separator: "/").last else { return true }
    return unplaced.contains(String(name)) || places.contains { built.contains(String($0)) }
  }

  /// A file and the folders around it from the inside out, up to the analyzed folder, which is the empty path.
  private static func places(around path: String) -> [Substring] {
    var places = [path[...]]
    while let slash = places.last?.lastIndex(of: "/") { places.append(path[..<slash]) }
    return places + [""]
  }

  /// What paths that name the same file have in common: projects name them as they like where case does not count, and
  /// a document that is translated is one, whichever of its languages a project lists.
  private static func key(_ path: String) -> String {
    let parts = path.lowercased().split(separator: "/")
    return parts.enumerated().filter { !$1.hasSuffix(".lproj") || $0 == parts.count - 1 }.map(\.element)
      .joined(separator: "/")
  }
}
