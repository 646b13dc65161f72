import NavigationModel
import SourceScanning

/// Files in the folder of an Xcode project that are in none of its targets.
///
/// Files that were removed from a project often stay on the disk, with classes and scenes that the app no longer has.
/// Projects that list each file show which ones these are, and so do packages within their folders that name all of
/// their targets. Files that another tool may build count as built, and so do all files around a project that seems not
/// to list what it builds.
struct UnbuiltFiles {
  /// If a project leaves out more than one in this many of the files around it, it seems not to list its files: they
  /// may be generated into it, or an unknown tool may build them.
  private static let oneIn = 10

  /// What targets and packages build: files and folders by their keys.
  private var built: Set<String> = []
  /// The names of files that are built in places which only one machine or one build knows.
  private var unplaced: Set<String> = []
  /// The folders that hold Xcode projects.
  private var projectFolders: Set<String> = []
  /// The folders that hold manifests of other tools, which may build all around them.
  private var toolFolders: Set<String> = []
  /// The folders that hold packages whose manifests name all of their targets.
  private var packageFolders: Set<String> = []

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
    for file in facts where file.saysWhatIsBuilt {
      // It is unknown what an unreadable project builds.
      guard case .project(let project) = file.content else { return [] }
      files.add(project, from: file.path)
    }
    files.toolFolders = Set(foldersOfOtherTools.map { key($0) })
    let paths = facts.lazy.filter { $0.holdsScreens }.map(\.path)
    return files.unbuilt(among: paths.filter { !asked.contains($0) })
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
    case .packageManifest where project.listsAllTargets:
      packageFolders.insert(Self.key(folder))
      built.formUnion(folders(of: project, in: folder))
    // A manifest may name its targets by code, so that all around it counts as built.
    default: built.insert(Self.key(folder))
    }
  }

  /// Where the package manager looks for the sources of targets that name no folder.
  ///
  /// Without folders for its targets, the sources of a package with one target stand in the folder around these.
  private func folders(of package: ProjectFacts, in folder: String) -> [String] {
    let around = ["Sources", "Source", "src", "srcs"]
    let names = package.targets.filter { !$0.isTest }.flatMap(\.folders).filter { $0.hasPrefix("Sources/") }
      .map { $0.dropFirst("Sources/".count) }
    let own = around.flatMap { root in names.map { "\(root)/\($0)" } }
    let isOnly = package.targets.filter { !$0.isTest }.count == 1
    return (own + (isOnly ? around : [])).compactMap { RelativePath.joining(folder, $0).map(Self.key) }
  }

  /// What is known of all files in a folder.
  private struct Surroundings {
    /// The folder of the project around them; nil where there is none.
    let project: Substring?
    /// Whether a target, a package or another tool builds whatever is in the folder.
    let isBuilt: Bool
  }

  private func unbuilt(among paths: [String]) -> Set<String> {
    guard !projectFolders.isEmpty else { return [] }
    var surroundings: [Substring: Surroundings] = [:]
    var files: [Substring: (count: Int, unbuilt: [String])] = [:]
    for path in paths {
      let key = Self.key(path)
      let slash = key.lastIndex(of: "/")
      let folder = slash.map { key[..<$0] } ?? ""
      let around = surroundings[folder] ?? self.surroundings(of: folder)
      surroundings[folder] = around
      guard let project = around.project else { continue }
      files[project, default: (0, [])].count += 1
      let name = slash.map { key[key.index(after: $0)...] } ?? key[...]
      if !around.isBuilt, !built.contains(key), !unplaced.contains(String(name)) {
        files[project]?.unbuilt.append(path)
      }
    }
    return Set(files.values.filter { $0.unbuilt.count * Self.oneIn <= $0.count }.flatMap(\.unbuilt))
  }

  private func surroundings(of folder: Substring) -> Surroundings {
    let places = Self.places(around: folder)
    // What is in a package, that one builds, and no tool around it.
    let package = places.firstIndex { packageFolders.contains(String($0)) }
    let own = package.map { places[...$0] } ?? places[...]
    return Surroundings(
      project: places.first { projectFolders.contains(String($0)) },
      isBuilt: places.contains { built.contains(String($0)) } || own.contains { toolFolders.contains(String($0)) })
  }

  /// A folder and those around it from the inside out, up to the analyzed folder, which is the empty path.
  private static func places(around folder: Substring) -> [Substring] {
    var places = [folder]
    while let slash = places.last?.lastIndex(of: "/") { places.append(folder[..<slash]) }
    return folder.isEmpty ? places : places + [""]
  }

  /// A key that is equal for paths of the same file. Projects may use another case, and may list any language of a
  /// translated document. An untranslated document next to the translations is another file.
  private static func key(_ path: String) -> String {
    let lowercased = path.lowercased()
    guard lowercased.hasSuffix("/") || lowercased.isTranslation else { return lowercased }
    let parts = lowercased.split(separator: "/")
    return parts.enumerated().map { $1.hasSuffix(".lproj") && $0 < parts.count - 1 ? "*.lproj" : $1 }
      .joined(separator: "/")
  }
}

/// The path is used only if the content does not tell the kind of file, for example because the file is unreadable:
/// checking all paths takes long.
extension FileFacts {
  fileprivate var saysWhatIsBuilt: Bool {
    switch content {
    case .swift, .interfaceBuilder, .infoPropertyList: false
    case .project, .nothing: FileKind(path: path)?.saysWhatIsBuilt == true
    }
  }

  fileprivate var holdsScreens: Bool {
    switch content {
    case .swift, .interfaceBuilder: true
    case .infoPropertyList, .project, .nothing: FileKind(path: path)?.holdsScreens == true
    }
  }
}

extension String {
  /// Whether a path goes through a folder of translations. Each file's path is asked, so that its bytes are looked at
  /// and not its characters.
  fileprivate var isTranslation: Bool {
    var rest = utf8[...]
    while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      if rest[..<slash].suffix(6).elementsEqual(".lproj".utf8) { return true }
      rest = rest[rest.index(after: slash)...]
    }
    return false
  }
}
