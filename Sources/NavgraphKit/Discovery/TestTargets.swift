import NavigationModel
import SourceScanning

/// Which files are tests, by the targets of Xcode projects and packages; names are only a hint.
///
/// An app for vaccinations has a folder `FamilyTests` with screens in it, and mocks of screens lie beside the code that
/// they stand in for. Which target builds a file tells the two apart.
struct TestTargets {
  private var ofTests: Set<String> = []
  private var ofApps: Set<String> = []
  /// The folders all of whose files belong to a target which is no test.
  private var foldersOfApps: Set<String> = []
  /// The folders of targets of packages that only tests use, as far as their names do not say that.
  private var packageFoldersOfTests: Set<String> = []
  private var packageFoldersOfApps: Set<String> = []

  /// Collects what the projects among the files say.
  init(_ facts: [FileFacts]) {
    for file in facts {
      // The content is checked first, since checking all paths takes long.
      guard case .project(let project) = file.content else { continue }
      let folder = ProjectFacts.folder(ofProjectAt: file.path)
      func paths(_ relative: [String]) -> [String] { relative.compactMap { RelativePath.joining(folder, $0) } }
      guard FileKind(path: file.path) == .xcodeProject else {
        for target in project.targets {
          if target.isTest {
            packageFoldersOfTests.formUnion(paths(target.folders).filter { !Self.isLeftOut($0) })
          } else {
            packageFoldersOfApps.formUnion(paths(target.folders))
          }
        }
        continue
      }
      for target in project.targets {
        if target.isTest {
          ofTests.formUnion(paths(target.files))
        } else {
          ofApps.formUnion(paths(target.files))
          foldersOfApps.formUnion(paths(target.folders))
        }
      }
      // Such a project does not say which targets have which files.
      foldersOfApps.formUnion(paths(project.synchronizedFolders))
    }
  }

  /// Whether files in a folder are not read, because of the name of a folder around them.
  private static func isLeftOut(_ folder: String) -> Bool {
    folder.split(separator: "/").contains { DefaultExcludes.leavesOut(folderNamed: String($0)) }
  }

  /// Whether only targets of tests build a file.
  func buildOnlyForTests(_ path: String) -> Bool {
    let isListed = ofTests.contains(path)
    guard isListed || !packageFoldersOfTests.isEmpty, !ofApps.contains(path) else { return false }
    // Of the targets of packages, that of the innermost folder has the file.
    var isOfPackage: Bool?
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let name = String(folder)
      if foldersOfApps.contains(name) { return false }
      guard isOfPackage == nil else { continue }
      if packageFoldersOfApps.contains(name) {
        isOfPackage = false
      } else if packageFoldersOfTests.contains(name) {
        isOfPackage = true
      }
    }
    return isListed || isOfPackage == true
  }

  /// The paths of code and scenes that apps are built of, and no tests, and that lie in folders which are called like
  /// those of tests, sorted.
  func appFilesInTestFolders() -> [String] {
    ofApps.subtracting(ofTests).filter { path in
      DefaultExcludes.leavesOutOnlyAsTests(fileAt: path) && !path.hasPrefix("..")
        && FileKind(path: path)?.holdsScreens == true
    }
    .sorted()
  }
}
