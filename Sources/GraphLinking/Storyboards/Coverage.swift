import NavigationModel

/// How far the analyzed files are the whole of an app, so that what is not in them is nowhere.
struct Coverage {
  /// Whether Swift is all the code that there is: an Xcode project lists the sources, and none in another language.
  ///
  /// Without a project nobody can tell; of a folder that a project takes as a whole, neither.
  let isAllCode: Bool
  /// Whether an Xcode project lists sources in another language.
  let hasOtherLanguages: Bool
  /// Whether every storyboard that was found could be read to its end.
  let hasReadAllStoryboards: Bool

  init(_ files: [FileFacts]) {
    let targets = files.filter { $0.path.hasSuffix(".xcodeproj/project.pbxproj") }.flatMap { file in
      if case .project(let project) = file.content { project.targets } else { [ProjectFacts.Target]() }
    }
    let sources = targets.filter { !$0.isTest }.flatMap(\.files)
    let swiftIsRead = files.allSatisfy { !$0.path.hasSuffix(".swift") || $0.issues.isEmpty }
    hasOtherLanguages = sources.contains { Self.isOtherLanguage($0) }
    isAllCode = !sources.isEmpty && swiftIsRead && !hasOtherLanguages
    hasReadAllStoryboards = files.allSatisfy { !$0.path.hasSuffix(".storyboard") || $0.issues.isEmpty }
  }

  private static func isOtherLanguage(_ path: String) -> Bool {
    [".m", ".mm"].contains { path.hasSuffix($0) }
  }
}
