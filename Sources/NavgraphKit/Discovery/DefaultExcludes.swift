/// The folders that hold no code of the app: tests, other people's packages, and what builds leave behind.
///
/// They count only below the paths that were asked for, so that a folder called `Tests` can itself be analyzed, and
/// `--include` brings single ones back. Files elsewhere that import a test framework are told by ``TestCode``.
enum DefaultExcludes {
  /// Whether a folder of this name is left out. Hidden folders always are.
  static func leavesOut(folderNamed name: String) -> Bool {
    isOfTests(name) || name.hasPrefix(".") || names.contains(name) || endings.contains(where: name.hasSuffix)
  }

  /// Whether a folder of this name that is left out may hold code that is built with the app.
  static func mayHoldCode(folderNamed name: String) -> Bool {
    isOfTests(name) || names.contains(name) && name != previewContent
  }

  /// Whether a file is skipped only because the name of a folder ends like that of tests, such as `BloodTests`. Folders
  /// with a conventional name, such as `UITests`, do not count.
  static func leavesOutOnlyAsTests(fileAt path: String) -> Bool {
    // Most paths have no such folder, as a look at their bytes tells.
    guard path.hasTest else { return false }
    let folders = path.split(separator: "/").dropLast().map(String.init).filter(leavesOut)
    return !folders.isEmpty && folders.allSatisfy { isOfTests($0) && !kindsOfTests.contains($0) }
  }

  /// Whether a folder is called like one of tests.
  private static func isOfTests(_ name: String) -> Bool {
    namesOfTests.contains(name) || endingsOfTests.contains(where: name.hasSuffix) && !exceptions.contains(name)
  }

  private static let namesOfTests: Set<String> = ["tests", "__tests__"]
  /// What folders are called that say of which kind their tests are.
  private static let kindsOfTests = namesOfTests.union(
    ["Tests", "UITests", "UITest", "UnitTests", "UnitTest", "AccessibilityTests", "IntegrationTests", "SnapshotTests"])
  /// `Tests` itself too, `AppTests`, `AppUITests`. With a capital, since `Contests` may be a feature.
  private static let endingsOfTests = ["Tests", "UITest", "UnitTest"]

  /// Code that only the canvas of Xcode runs.
  private static let previewContent = "Preview Content"

  private static let names: Set<String> = [
    previewContent,
    // Other people's code, by package manager.
    "Pods", "Carthage", "checkouts", "SourcePackages", "node_modules", "vendor",
    // What builds and release tools make.
    "build", "DerivedData", "fastlane",
  ]

  private static let endings = [
    // Exports for translators, which hold copies of the storyboards.
    ".xcloc",
    // Compiled code, and folders that reach the app as resources.
    ".framework", ".xcframework", ".bundle", ".xcassets", ".xcarchive", ".app", ".dSYM",
    // Code that is not built with the app: documentation, sketches, and templates with gaps in the code.
    ".docc", ".playground", ".xctemplate",
  ]

  /// A/B tests are features, not test code.
  private static let exceptions: Set<String> = ["ABTests"]
}

extension String {
  /// Whether `est` stands in it. All paths are asked: the library's search for any text takes twenty times as long.
  fileprivate var hasTest: Bool {
    var (last, beforeLast) = (UInt8(0), UInt8(0))
    for byte in utf8 {
      if byte == UInt8(ascii: "t"), last == UInt8(ascii: "s"), beforeLast == UInt8(ascii: "e") { return true }
      (beforeLast, last) = (last, byte)
    }
    return false
  }
}
