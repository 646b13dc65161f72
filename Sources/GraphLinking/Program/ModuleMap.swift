import NavigationModel

/// Which module each file belongs to, as far as projects and packages say.
struct ModuleMap {
  private var moduleOfFile: [String: String] = [:]
  /// Folders with their modules, the deepest first.
  private var moduleOfFolder: [(folder: String, module: String)] = []

  init(_ files: [FileFacts]) {
    for file in files {
      guard case .project(let project) = file.content else { continue }
      let base = ProjectFacts.folder(ofProjectAt: file.path)
      for target in project.targets where !target.isTest {
        for path in target.files where moduleOfFile[base + path] == nil { moduleOfFile[base + path] = target.name }
        for folder in target.folders {
          moduleOfFolder.append((folder.isEmpty || folder == "." ? base : base + folder + "/", target.name))
        }
      }
    }
    moduleOfFolder.sort { ($1.folder.utf8.count, $0.folder, $0.module) < ($0.folder.utf8.count, $1.folder, $1.module) }
  }

  /// The module of each file; without one, the first folder, which is mostly named after the target.
  func modules(of files: [FileFacts]) -> [String] {
    files.map { file in
      if let module = moduleOfFile[file.path] { return module }
      if let folder = moduleOfFolder.first(where: { file.path.hasPrefix($0.folder) }) { return folder.module }
      let parts = file.path.split(separator: "/")
      return parts.count > 1 ? String(parts[0]) : ""
    }
  }
}
