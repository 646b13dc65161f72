import NavigationModel

/// How far the analyzed files are the whole of an app, so that what is not in them is nowhere.
struct Coverage {
  /// Whether Swift is all the code that there is: an Xcode project lists the sources, and none in another language.
  ///
  /// Without a project nobody can tell; of a folder that a project takes as a whole, neither.
  let isAllCode: Bool
  /// Why code may name screens without that being known, as a clause; nil if an Xcode project lists the sources and at
  /// least the words of each of them are known.
  let unknownNames: String?
  /// Whether an Xcode project lists sources in another language.
  let hasOtherLanguages: Bool
  /// The classes that are written in Objective-C, as far as their files have their names.
  let classesInObjectiveC: Set<String>
  /// Whether every storyboard that was found could be read to its end.
  let hasReadAllStoryboards: Bool
  /// Whether all settings that name the storyboards with which products start were read: those of Xcode projects, and the
  /// property lists that they name.
  let knowsSettings: Bool

  init(_ files: [FileFacts]) {
    let targets = files.filter { $0.path.hasSuffix(".xcodeproj/project.pbxproj") }.flatMap { file in
      if case .project(let project) = file.content { project.targets } else { [ProjectFacts.Target]() }
    }
    let sources = targets.filter { !$0.isTest }.flatMap(\.files)
    let swiftIsRead = files.allSatisfy { !$0.path.hasSuffix(".swift") || $0.issues.isEmpty }
    hasOtherLanguages = sources.contains { Self.isOtherLanguage($0) }
    classesInObjectiveC = Set(
      (sources + files.map(\.path)).filter { Self.isOtherLanguage($0) }
        .map { String($0.lastComponent.prefix { $0 != "." }) })
    isAllCode = !sources.isEmpty && swiftIsRead && !hasOtherLanguages
    unknownNames =
      sources.isEmpty
      ? "no Xcode project shows that all code of the app is Swift"
      : Self.unreadFiles(of: files, sources).map { "\($0), which may name screens, could not be read" }
    knowsSettings = Self.haveAllSettings(targets.filter { !$0.isTest }, files)
    hasReadAllStoryboards = files.allSatisfy { !$0.path.hasSuffix(".storyboard") || $0.issues.isEmpty }
  }

  private static func haveAllSettings(_ targets: [ProjectFacts.Target], _ files: [FileFacts]) -> Bool {
    let lists = files.filter { file in
      if case .infoPropertyList(let list) = file.content { !hasVariables(list) } else { false }
    }.map(\.path)
    return !targets.isEmpty
      && targets.allSatisfy { target in
        target.hasAllSettings && !(target.mainStoryboards + target.launchStoryboards).contains(where: isVariable)
          && target.propertyLists.allSatisfy { named in lists.contains { $0 == named || $0.hasSuffix("/" + named) } }
      }
  }

  /// Whether a property list names a storyboard by a setting of the build, whose value may be anything.
  private static func hasVariables(_ list: InfoPropertyListFacts) -> Bool {
    let scenes = list.scenes.compactMap(\.storyboard)
    let others = [list.extensionStoryboard].compactMap(\.self)
    return (list.mainStoryboards + list.launchStoryboards + scenes + others).contains(where: isVariable)
  }

  private static func isVariable(_ name: String) -> Bool { name.contains("$(") || name.contains("${") }

  /// The sources of which not even the words are known: the first of them, and how many others there are.
  private static func unreadFiles(of files: [FileFacts], _ sources: [String]) -> String? {
    let unread = files.filter { $0.path.hasSuffix(".swift") && !$0.issues.isEmpty && $0.words == nil }.map(\.path)
    // A project names its files by ways of its own, of which the ends are the same.
    let known = Set(files.lazy.filter { $0.words != nil }.map(\.path.lastComponent))
    let others = sources.filter { isOtherLanguage($0) && !known.contains($0.lastComponent) }
    let all = Set(unread + others)
    guard let first = all.min() else { return nil }
    return switch all.count {
    case 1: first
    case 2: "\(first) and another file"
    default: "\(first) and \(all.count - 1) other files"
    }
  }

  private static func isOtherLanguage(_ path: String) -> Bool {
    [".m", ".mm"].contains { path.hasSuffix($0) }
  }
}

extension String {
  /// The name of the file at a path.
  fileprivate var lastComponent: Substring { split(separator: "/").last ?? "" }
}
