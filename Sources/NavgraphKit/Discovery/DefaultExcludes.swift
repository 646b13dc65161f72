/// The folders that hold no code of the app: tests, other people's packages, and what builds leave behind.
///
/// They count only below the paths that were asked for, so that a folder called `Tests` can itself be analyzed, and
/// `--include` brings single ones back. Files elsewhere that import a test framework are told by ``TestCode``.
enum DefaultExcludes {
  /// Whether a folder of this name is left out. Hidden folders always are.
  static func leavesOut(folderNamed name: String) -> Bool {
    name.hasPrefix(".") || names.contains(name) || endings.contains(where: name.hasSuffix) && !exceptions.contains(name)
  }

  private static let names: Set<String> = [
    // Tests, and code that only the canvas of Xcode runs.
    "tests", "__tests__", "Preview Content",
    // Other people's code, by package manager.
    "Pods", "Carthage", "checkouts", "SourcePackages", "node_modules", "vendor",
    // What builds and release tools make.
    "build", "DerivedData", "fastlane",
  ]

  private static let endings = [
    // `Tests` itself too, `AppTests`, `AppUITests`. With a capital, since `Contests` may be a feature.
    "Tests", "UITest", "UnitTest",
    // Exports for translators, which hold copies of the storyboards.
    ".xcloc",
    // Compiled code, and folders that reach the app as resources.
    ".framework", ".xcframework", ".bundle", ".xcassets", ".xcarchive", ".app", ".dSYM",
    // Code that is not built with the app: documentation, sketches, and templates with gaps in the code.
    ".docc", ".playground", ".xctemplate",
  ]

  /// Experiments with users are features.
  private static let exceptions: Set<String> = ["ABTests"]
}
