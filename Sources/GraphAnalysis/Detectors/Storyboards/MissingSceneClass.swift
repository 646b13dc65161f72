import NavigationModel

/// Finds scenes whose class no analyzed source declares.
struct MissingSceneClass: Detector {
  static let findsFailures = true

  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    context.program.storyboards.storyboards.flatMap { storyboard -> [Finding] in
      let scenes = storyboard.scenes.filter { $0.customClass != nil && $0.isClassDeclared == false }
      // A storyboard that was left behind is deleted as a whole.
      if storyboard.isNamed == false, scenes.count > 1 { return [leftBehind(storyboard, scenes)] }
      return scenes.map { finding(about: $0, of: storyboard, in: context) }
    }
  }

  private func finding(
    about scene: LinkedScene, of storyboard: LinkedStoryboard, in context: AnalysisContext
  ) -> Finding {
    let name = scene.customClass ?? ""
    let isLeftOver = storyboard.isNamed == false
    let failure = context.failure(at: scene.node)
    // What cannot be reached is no event.
    let loads = failure.severity == .error ? "loads" : "would load"
    return Finding(
      rule: Self.description.identifier, severity: isLeftOver ? .warning : failure.severity,
      message: "A scene of \(storyboard.name).storyboard has the class \(name), which no analyzed source declares.",
      notes: isLeftOver ? [Self.leftOver] : ["The app \(loads) a plain controller instead."] + failure.notes,
      help: isLeftOver ? Self.leftOverHelp : Self.description.remedy,
      nodes: [scene.node].compactMap { $0 }, edges: [], location: scene.location, relatedLocations: [],
      fingerprint: Self.fingerprint([storyboard.name, scene.id, name]))
  }

  private func leftBehind(_ storyboard: LinkedStoryboard, _ scenes: [LinkedScene]) -> Finding {
    let names = Set(scenes.compactMap(\.customClass)).sorted()
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: "\(scenes.count) scenes of \(storyboard.name).storyboard have classes that no analyzed source declares.",
      notes: [
        Wording.sentence(names, limit: Wording.noteLimit) { "The classes are \($0)." }, Self.leftOver,
      ],
      help: Self.leftOverHelp,
      nodes: scenes.compactMap(\.node), edges: [], location: scenes[0].location,
      relatedLocations: scenes.dropFirst().map(\.location), fingerprint: Self.fingerprint([storyboard.name]))
  }
}

extension MissingSceneClass {
  private static let leftOver =
    "Nothing in the analyzed files loads the storyboard: no code, other storyboard or property list names it."
  private static let leftOverHelp = "Delete the storyboard, or use the current name of the class."

  static let description = RuleDescription(
    identifier: "missing-scene-class",
    name: "Missing scene class", category: .storyboards,
    summary: """
      Finds scenes whose custom class no analyzed source declares. It checks only classes that the storyboard expects \
      in an analyzed Swift module, since other classes can come from a library, and only if an Xcode project lists the \
      code of the app. If a file in Objective-C, or a file with a syntax error, contains the name, it may declare the \
      class. If all code is Swift and nothing names the storyboard either, all its scenes are one finding, which is a \
      warning.
      """,
    rationale: """
      The app uses a plain controller instead, and crashes at the first outlet or action that this controller does not \
      have.
      """,
    remedy: "Use the current name and module of the class, or remove the scene.",
    triggeringExamples: [
      RuleExample(
        "the class was renamed",
        """
        scene List in Main
        undeclared List
        """),
      RuleExample(
        "a storyboard that was left behind with its class gone",
        """
        scene List in Old
        undeclared List
        unnamed Old
        """),
    ],
    nonTriggeringExamples: [
      RuleExample("the class is declared", "scene List in Main")
    ],
    options: []
  )
}
