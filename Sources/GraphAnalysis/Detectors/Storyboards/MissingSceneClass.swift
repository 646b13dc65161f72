import NavigationModel

/// Finds scenes whose class no analyzed source declares.
struct MissingSceneClass: Detector {
  static let findsFailures = true

  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    context.program.storyboards.storyboards.flatMap { storyboard in
      storyboard.scenes.compactMap { scene -> Finding? in
        guard let name = scene.customClass, scene.isClassDeclared == false else { return nil }
        let isLeftOver = storyboard.isNamed == false
        let failure = context.failure(at: scene.node)
        return Finding(
          rule: Self.description.identifier, severity: isLeftOver ? .warning : failure.severity,
          message: "A scene of \(storyboard.name).storyboard has the class \(name), which no analyzed source declares.",
          notes: isLeftOver
            ? [Self.leftOver] : ["Where the scene is loaded, it is a plain controller."] + failure.notes,
          help: isLeftOver ? Self.leftOverHelp : Self.description.remedy,
          nodes: [scene.node].compactMap { $0 }, edges: [], location: scene.location, relatedLocations: [],
          fingerprint: Self.fingerprint([storyboard.name, scene.id, name]))
      }
    }
  }
}

extension MissingSceneClass {
  private static let leftOver =
    "Nothing in the analyzed files loads the storyboard: no code, other storyboard or property list names it."
  private static let leftOverHelp = "Delete the storyboard, or name the class as it is called now."

  static let description = RuleDescription(
    identifier: "missing-scene-class",
    name: "Missing scene class", category: .storyboards,
    summary: """
      Finds scenes whose custom class no analyzed source declares. Only classes that the storyboard looks for in a \
      Swift module of the analyzed files count, in apps whose Xcode project shows that all code is Swift: others can \
      come from Objective-C or from a library. Where nothing names the storyboard either, it is a warning.
      """,
    rationale: """
      The app runs on with a plain controller of the framework, and crashes at the first outlet or action that this \
      one does not have.
      """,
    remedy: "Name the class as it is called now, with its module, or take the scene out.",
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
