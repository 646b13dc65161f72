import NavigationModel

/// Which module each file belongs to, as far as projects and packages say.
struct ModuleMap {
  /// The modules that list each file; several where targets share it.
  private var modulesOfFile: [String: [String]] = [:]
  /// Folders with their modules, the deepest first.
  private var moduleOfFolder: [(folder: String, module: String)] = []

  init(_ files: [FileFacts]) {
    for file in files {
      guard case .project(let project) = file.content else { continue }
      let base = ProjectFacts.folder(ofProjectAt: file.path)
      for target in project.targets where !target.isTest {
        for path in target.files { modulesOfFile[base + path, default: []].append(target.name) }
        for folder in target.folders {
          moduleOfFolder.append((folder.isEmpty || folder == "." ? base : base + folder + "/", target.name))
        }
      }
    }
    moduleOfFolder.sort { ($1.folder.utf8.count, $0.folder, $0.module) < ($0.folder.utf8.count, $1.folder, $1.module) }
  }

  /// All modules that each file is compiled into; none for a file that no project and no package holds.
  func allModules(of files: [FileFacts]) -> [[String]] {
    files.map { file in
      if let modules = modulesOfFile[file.path] { return modules }
      return modulesOfFolder(around: file)
    }
  }

  /// The modules of the deepest folder around a file that a project or a package takes as a whole.
  private func modulesOfFolder(around file: FileFacts) -> [String] {
    guard let first = moduleOfFolder.firstIndex(where: { file.path.hasPrefix($0.folder) }) else { return [] }
    let folder = moduleOfFolder[first].folder
    return moduleOfFolder[first...].prefix { $0.folder == folder }.map(\.module)
  }

  /// The modules that may compile each file besides, those of all folders around it: a target that takes single files of
  /// another one's folder, or a folder in it, may take nothing away from that.
  func sharingModules(of files: [FileFacts]) -> [[String]] {
    files.map { file in
      guard case .swift = file.content else { return [] }
      return moduleOfFolder.filter { file.path.hasPrefix($0.folder) }.map(\.module)
    }
  }

  /// The module of each file, the first of all; without one, the first folder, which is mostly named after the target.
  static func modules(of files: [FileFacts], among all: [[String]]) -> [String] {
    zip(files, all).map { file, modules in
      if let module = modules.first { return module }
      let parts = file.path.split(separator: "/")
      return parts.count > 1 ? String(parts[0]) : ""
    }
  }
}
