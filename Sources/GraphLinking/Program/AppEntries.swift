import NavigationModel

/// Where the apps of a program begin: a repository can hold one for a telephone and one for a watch, of which neither
/// sees the code of the other.
struct AppEntries {
  /// The modules that projects and packages make apps of.
  private var modules: Set<String> = []
  /// The folders of the files with an entry that no project and no package holds, without that of all sources.
  private var folders: [[Substring]] = []

  init() {}

  init(of program: Program) {
    for type in program.declaredTypes {
      guard program[type].attributes.contains(where: { Self.attributes.contains($0.name) }),
        let file = program[type].file
      else { continue }
      modules.formUnion(program.allModules[file])
      let folder = program.folders[file]
      if program.allModules[file].isEmpty, !folder.isEmpty, !folders.contains(folder) { folders.append(folder) }
    }
  }

  /// Whether a project or a package holds an app of which the beginning is known.
  var areInModules: Bool { !modules.isEmpty }

  fileprivate var areSeveral: Bool { modules.count > 1 || folders.count > 1 }

  fileprivate func areApps(_ names: [String]) -> Bool { names.allSatisfy { modules.contains($0) } }

  /// The folders of the apps that a file in a folder may belong to.
  fileprivate func apps(around folder: [Substring]) -> Set<[Substring]> {
    Set(folders.filter { folder.starts(with: $0) })
  }

  private static let attributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
}

extension Program {
  /// Whether two files are linked into different apps, so that no code of the one meets what the other registers.
  ///
  /// What is neither app's, such as a library, may be in both. Without a project, an app is what lies around its entry.
  func areInDifferentApps(_ file: Int, _ other: Int) -> Bool {
    guard file != other, appEntries.areSeveral, allModules[file].isEmpty == allModules[other].isEmpty else {
      return false
    }
    guard allModules[file].isEmpty else {
      return appEntries.areApps(allModules[file]) && appEntries.areApps(allModules[other])
        && Set(allModules[file]).isDisjoint(with: allModules[other])
    }
    let apps = appEntries.apps(around: folders[file])
    let others = appEntries.apps(around: folders[other])
    return !apps.isEmpty && !others.isEmpty && apps.isDisjoint(with: others)
  }
}
