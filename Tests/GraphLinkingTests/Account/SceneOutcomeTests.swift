import NavigationModel
import TestSupport
import Testing

@Suite("The outcome of a scene to which nothing leads")
struct SceneOutcomeTests {
  private static let unknown =
    "unresolved: no code that was read names it, but no Xcode project shows that all code of the app is Swift"
  private static let unnamed = "unreachable: no transition leads to it, and no code names it"
  private static let objectiveC = "unresolved: only Objective-C code names it, and navgraph does not read it"
  private static let unexplained = "unexplained: no transition is known to lead to it"

  private static func app(_ storyboard: String, named name: String = "Pages", _ code: String) -> String {
    """
    //- \(name).storyboard
    \(storyboard)
    //- App.swift
    class Detail: UIViewController {}
    \(code)
    """
  }

  private static let stack = Storyboard(.container("navigationController", id: "stack", identifier: "pages"))
    .description
  private static let detail = Storyboard(.screen("Detail", id: "detail", identifier: "pages")).description

  @Test(
    "is that nothing reaches it where no code names the identifier, whoever names its class",
    arguments: [stack, detail])
  func unnamedScenes(storyboard: String) {
    let app = Self.app(storyboard, "func show(_ detail: Detail) {}\nlet made = Detail()")
    #expect(Fixture.wholeApp(app).reasons(of: "scene") == [Self.unnamed])
    #expect(Fixture(app).reasons(of: "scene") == [Self.unknown])
  }

  @Test(
    "is that Objective-C code names it, where that alone does", arguments: [stack, detail])
  func scenesOfObjectiveC(storyboard: String) {
    let app =
      Self.app(storyboard, "") + "\n//- Old.m\n[board instantiateViewControllerWithIdentifier:@\"pages\"];"
    #expect(Fixture.wholeApp(app, besides: "Old.m").reasons(of: "scene") == [Self.objectiveC])
    #expect(Fixture(app).reasons(of: "scene") == [Self.objectiveC])
  }

  @Test(
    "is not known where Swift names it, for whatever",
    arguments: [
      "let name = \"pages\"", "enum Board: String { case pages }",
      "func name(_ part: String) -> String { \"\\(part)ges\" }",
      "let board = Boards.pages",
    ])
  func namedScenes(code: String) {
    let app = Self.app(Self.stack, code)
    #expect(Fixture.wholeApp(app).reasons(of: "scene") == [Self.unexplained])
    #expect(Fixture(app).reasons(of: "scene") == [Self.unexplained])
    let both = app + "\n//- Old.m\n@\"pages\""
    #expect(Fixture.wholeApp(both, besides: "Old.m").reasons(of: "scene") == [Self.unexplained])
  }

  @Test(
    "is what the name of its storyboard says, where it is the first scene there",
    arguments: [
      ("Pages", "", unnamed), ("Pages", "\n//- Old.m\n@\"Pages\"", objectiveC),
      ("Pages", "\nlet name = \"Pages\"", "unreachable: no code makes the first scene of its storyboard"),
      (
        "Main", "",
        "unresolved: only the settings of the project can name its storyboard, and navgraph does not read them"
      ),
    ])
  func firstScenes(name: String, code: String, reason: String) {
    let first = Storyboard(initial: "stack", .container("navigationController", id: "stack"))
    let marked = Self.app(first.description, named: name, code)
    let app = code.contains("Old.m") ? Fixture.wholeApp(marked, besides: "Old.m") : Fixture.wholeApp(marked)
    #expect(app.reasons(of: "scene") == [reason])
  }

  @Test(
    "is no other where code asks a framework for what it calls main",
    arguments: [
      ("DispatchQueue.main.async {}", false), ("let name = Bundle.main.bundleIdentifier", false),
      ("let bounds = UIScreen.main.bounds", false), ("observe(queue: .main)", false),
      ("UIStoryboard.main.open()", true), ("let board = Boards.main", true), ("open(.main)", true),
      ("func open() { _ = Bundle.main; _ = Boards.Main }", true),
    ])
  func membersOfFrameworks(code: String, isNamed: Bool) {
    let first = Storyboard(initial: "stack", .container("navigationController", id: "stack")).description
    let app = Fixture.wholeApp(Self.app(first, named: "Main", code))
    let unknown =
      "unresolved: only the settings of the project can name its storyboard, and navgraph does not read them"
    #expect(app.reasons(of: "scene") == [isNamed ? Self.unexplained : unknown])
  }

  @Test(
    "is that nothing reaches it where the project has all settings, and the property lists that it names were read",
    arguments: [
      ([String](), true, true), (["App/Info.plist"], true, true), (["Other.plist"], true, false),
      (["App/Info.plist", "$(CONFIGURATION).plist"], true, false), (["App/Info.plist"], false, false),
    ])
  func settings(lists: [String], hasAllSettings: Bool, isKnown: Bool) {
    let first = Storyboard(initial: "stack", .container("navigationController", id: "stack")).description
    let facts = Fixture.scan(Self.app(first, named: "Main", ""))
    var target = ProjectFacts.Target(name: "App", isTest: false, files: ["App.swift"])
    (target.propertyLists, target.hasAllSettings) = (lists, hasAllSettings)
    let project = FileFacts(
      path: "App.xcodeproj/project.pbxproj", content: .project(ProjectFacts(targets: [target])))
    let list = FileFacts(path: "App/Info.plist", content: .infoPropertyList(InfoPropertyListFacts()))
    let unknown =
      "unresolved: only the settings of the project can name its storyboard, and navgraph does not read them"
    #expect(Fixture(facts: facts + [project, list]).reasons(of: "scene") == [isKnown ? Self.unnamed : unknown])
  }

  @Test(
    "is that settings can name it where a property list or a setting names a storyboard by a variable",
    arguments: [
      ("$(START)", "Other", false), ("${START}", "Other", false), ("Other", "$(START)", false),
      ("Other", "Other", true),
    ])
  func variables(inList listed: String, inSettings set: String, isKnown: Bool) {
    let first = Storyboard(initial: "stack", .container("navigationController", id: "stack")).description
    let facts = Fixture.scan(Self.app(first, named: "Main", ""))
    var target = ProjectFacts.Target(name: "App", isTest: false, files: ["App.swift"])
    (target.propertyLists, target.hasAllSettings, target.mainStoryboards) = (["App/Info.plist"], true, [set])
    let project = FileFacts(
      path: "App.xcodeproj/project.pbxproj", content: .project(ProjectFacts(targets: [target])))
    let list = FileFacts(
      path: "App/Info.plist", content: .infoPropertyList(InfoPropertyListFacts(mainStoryboards: [listed])))
    let unknown =
      "unresolved: only the settings of the project can name its storyboard, and navgraph does not read them"
    #expect(Fixture(facts: facts + [project, list]).reasons(of: "scene") == [isKnown ? Self.unnamed : unknown])
  }

  @Test(
    "is that Objective-C code names its class, where Swift names the scene for such code",
    arguments: [
      ("Old.m", "[Detail make];", "unresolved: Objective-C code names Detail, and navgraph does not read it"),
      ("Old.mm", "Detail *detail;", "unresolved: Objective-C code names Detail, and navgraph does not read it"),
      ("Old.m", "DetailCell *detail;", unexplained),
    ])
  func classesInObjectiveC(file: String, code: String, reason: String) {
    let app =
      Self.app(Self.detail, "extension Detail { static let identifier = \"pages\" }\nlet name = \"pages\"")
      + "\n//- \(file)\n\(code)"
    #expect(Fixture.wholeApp(app, besides: file).reasons(of: "scene") == [reason])
    #expect(Fixture(app).reasons(of: "scene") == [reason])
  }
}
