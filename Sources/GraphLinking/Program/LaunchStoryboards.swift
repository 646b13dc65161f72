import NavigationModel

/// Which storyboards the system shows only while an app starts.
///
/// Xcode marks launch screens of iOS in their documents; those of a television, and any other storyboard that a project
/// takes for one, only a property list names.
struct LaunchStoryboards {
  /// The names that property lists, or the settings that go into these, give for the launch, and that nothing else starts
  /// with or refers to.
  private let names: Set<String>

  init(_ files: [FileFacts]) {
    var launched: Set<String> = []
    var others: Set<String> = []
    for file in files {
      switch file.content {
      case .infoPropertyList(let list):
        launched.formUnion(list.launchStoryboards)
        others.formUnion(list.startingStoryboards)
      case .interfaceBuilder(let document):
        others.formUnion(document.controllers.compactMap { $0.placeholder?.storyboardName })
      case .project(let project):
        launched.formUnion(project.targets.flatMap(\.launchStoryboards))
        others.formUnion(project.targets.flatMap(\.mainStoryboards))
      case .swift, .nothing: break
      }
    }
    names = launched.subtracting(others)
  }

  /// Whether a document is a launch screen: the system runs no code for one, so that none of its controllers has a class.
  func contains(_ document: InterfaceBuilderFacts) -> Bool {
    document.document == .storyboard && names.contains(document.name)
      && document.controllers.allSatisfy { $0.customClass == nil }
  }
}

extension InfoPropertyListFacts {
  /// The storyboards with which apps, scenes and extensions start.
  var startingStoryboards: [String] {
    mainStoryboards + [extensionStoryboard].compactMap(\.self) + scenes.compactMap(\.storyboard)
  }
}
