import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("Rules about what storyboards hold")
struct SceneRuleTests {
  @Test("unused-segue names the ends of the segue and why nothing can perform it")
  func unusedSegues() throws {
    let found = try findings(
      UnusedSegue.self,
      in: """
        scene List in Main
        scene Detail in Main
        List show(open) Detail without caller
        List present Detail without caller
        List push(edit) Detail with caller
        """)
    #expect(
      found.map(\.message) == [
        "No code names \"open\", the show segue from List to Detail.",
        "The present segue from List to Detail has no identifier, so that no code can perform it.",
      ])
    #expect(found.map(\.help).areThereAndAll { $0 == "Remove it from the storyboard, or perform it." })
    #expect(found.map(\.fingerprint) == ["unused-segue Main List open", "unused-segue Main List Detail"])
    #expect(found.map(\.location?.line) == [3, 4])
  }

  @Test("duplicate-scene-identifier lists all scenes of the same name")
  func duplicates() throws {
    let found = try findings(
      DuplicateSceneIdentifier.self,
      in: """
        scene A in Main as same
        scene B in Main as same
        scene C in Main as same
        scene D in Main
        scene E in Main
        """)
    #expect(found.map(\.nodes) == [["screen:A", "screen:B", "screen:C"]])
    #expect(found.map(\.fingerprint) == ["duplicate-scene-identifier Main same"])
    #expect(
      found.map(\.message) == ["A, B and C of Main.storyboard have the same identifier, \"same\"."])
    #expect(found.map(\.help) == ["Give each scene an identifier of its own."])
  }

  @Test("missing-scene-class tells the class and the storyboard")
  func missingClasses() throws {
    let found = try findings(MissingSceneClass.self, in: "scene Old in Main\nscene New in Main\nundeclared Old")
    #expect(found.map(\.fingerprint) == ["missing-scene-class Main Old Old"])
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.map(\.message) == ["A scene of Main.storyboard has the class Old, which no analyzed source declares."])
    #expect(found.map(\.notes) == [["The app loads a plain controller instead."]])
    #expect(found.map(\.help) == ["Use the current name and module of the class, or remove the scene."])
  }

  @Test("missing-scene-class is one warning for all scenes of a storyboard that was left behind")
  func missingClassesOfOneOldStoryboard() throws {
    let found = try findings(
      MissingSceneClass.self,
      in: "scene Old in Main\nscene Older in Main\nundeclared Old\nundeclared Older\nunnamed Main")
    #expect(found.map(\.message) == ["2 scenes of Main.storyboard have classes that no analyzed source declares."])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.notes.first == "The classes are Old and Older.")
    #expect(found.first?.nodes.count == 2)
  }

  @Test("missing-scene-class is a warning where nothing names the storyboard")
  func missingClassesOfOldStoryboards() throws {
    let found = try findings(MissingSceneClass.self, in: "scene Old in Main\nundeclared Old\nunnamed Main")
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == ["A scene of Main.storyboard has the class Old, which no analyzed source declares."])
    #expect(
      found.map(\.notes) == [
        [
          "Nothing in the analyzed files loads the storyboard: no code, other storyboard or property list names it."
        ]
      ])
    #expect(found.map(\.help) == ["Delete the storyboard, or use the current name of the class."])
  }

  @Test("missing-segue-action is an error for segue actions and a warning for unwind actions")
  func missingActions() throws {
    let found = try findings(
      MissingSegueAction.self,
      in: """
        scene List in Main
        scene Detail in Main
        List show Detail calling makeDetail:
        Detail unwind List calling back:
        Detail unwind List calling close:
        action close:
        """)
    #expect(found.map(\.severity) == [.error, .warning])
    #expect(
      found.map(\.message) == [
        "A segue of List calls makeDetail:, which no class implements.",
        "A segue of Detail calls back:, which no class implements.",
      ])
    #expect(found.map(\.notes) == [["The app crashes when it gets there."], ["It leads nowhere."]])
    #expect(
      found.map(\.fingerprint) == [
        "missing-segue-action Main List Detail makeDetail:", "missing-segue-action Main Detail List back:",
      ])
  }
}
