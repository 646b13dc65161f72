import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("What fails at run time")
struct FailureTests {
  /// A rule, and a program in which it finds something about the screen `List`.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let sketch: String
    var testDescription: String { rule }
  }

  private static let cases = [
    Case(rule: "dangling-segue", sketch: "scene List in Main\nList performs gone"),
    Case(rule: "dangling-segue", sketch: "scene List in Main\nList show Gone in storyboard"),
    Case(rule: "unknown-scene-identifier", sketch: "scene List in Main as list\nList instantiates gone from Main"),
    Case(rule: "unknown-scene-identifier", sketch: "scene List in Main\nList loads Main"),
    Case(rule: "missing-scene-class", sketch: "scene List in Main\nundeclared List"),
    Case(
      rule: "missing-segue-action", sketch: "scene List in Main\nscene Detail in Main\nList show Detail calling make:"),
  ]

  private func finding(_ example: Case, _ ways: String) throws -> Finding {
    let found = GraphAnalyzer.analyze(
      try GraphSketch.program("\(example.sketch)\n\(ways)"),
      configuration: AnalysisConfiguration(selection: RuleSelection(only: [example.rule])))
    #expect(found.count == 1)
    return try #require(found.first)
  }

  private static let doubt = "It is not an error, since no known path from the app's entry points leads there."

  @Test(
    "is an error where somebody gets there from where the app starts", arguments: cases,
    [
      "entry App\nApp root List", "entry App\nApp root Home\nHome push List",
      "entry App\nApp root Home\nHome push? List", "entry App\nApp root Home\nHome push List in storyboard",
      "entry App\ncoordinator Flow\nApp start Flow\nFlow push List",
      "entry App\nApp root Home\nHome holds List",
      "entry App\nApp root Home\ncontainer Nav\nHome present Nav\nNav root List",
      "entry App\nApp root Home\nflow Home push List via Flow",
    ])
  func reached(_ example: Case, ways: String) throws {
    let finding = try finding(example, ways)
    #expect(finding.severity == .error)
    #expect(!finding.notes.contains(Self.doubt))
  }

  @Test("is taken for an error in a program without a start, such as a library", arguments: cases)
  func library(_ example: Case) throws {
    let finding = try finding(example, "Home push Other")
    #expect(finding.severity == .error)
    #expect(!finding.notes.contains(Self.doubt))
  }

  @Test(
    "is a warning that says why where no way there is known", arguments: cases,
    ["entry App\nApp root Home", "entry App\nApp root Home\nHome pop List", "entry App\nApp root Home\nLost push List"])
  func unreached(_ example: Case, ways: String) throws {
    let finding = try finding(example, ways)
    #expect(finding.severity == .warning)
    #expect(finding.notes.last == Self.doubt)
  }

  @Test("of a storyboard reference is an error where somebody gets to a scene with a segue to it")
  func references() throws {
    func found(_ start: String, askers: [String]) throws -> [Finding] {
      var program = try GraphSketch.program(
        "\(start)\nscene List in Main\nscene Help in Main\nscene A in Other\nreference Main to Other/gone")
      let main = try #require(program.storyboards.storyboards.firstIndex { $0.name == "Main" })
      for index in program.storyboards.storyboards[main].scenes.indices
      where askers.contains(program.storyboards.storyboards[main].scenes[index].id) {
        program.storyboards.storyboards[main].scenes[index].segues.append(
          LinkedSegue(
            kind: .show, destination: "to Other/gone",
            location: SourceLocation(file: "Main.storyboard", line: 1, column: 1)))
      }
      return DanglingSegue(values: RuleValues()).findings(in: AnalysisContext(program))
    }
    func severities(_ start: String, askers: [String]) throws -> [Severity] {
      try found(start, askers: askers).map(\.severity)
    }
    let app = "entry App\nApp root Help"
    #expect(try severities("screen List", askers: ["List"]) == [.error])
    #expect(try severities("screen List", askers: []) == [.error])
    #expect(try severities(app, askers: ["List"]) == [.warning])
    #expect(try severities(app, askers: ["List", "Help"]) == [.error])
    #expect(try severities(app, askers: []) == [.warning])
    // Who has the segue is known, though nobody gets there.
    #expect(try found(app, askers: ["List"]).flatMap(\.notes) == [Self.doubt])
    #expect(
      try found(app, askers: []).flatMap(\.notes) == ["It is not an error, since the callers of the code are unknown."])
  }

  @Test("of an unwind segue is a warning in any case: the app stays where it is")
  func unwinding() throws {
    let sketch = "scene List in Main\nscene Detail in Main\nDetail unwind List calling back:"
    for start in ["screen Detail", "entry App\nApp root Detail"] {
      #expect(try findings(MissingSegueAction.self, in: "\(start)\n\(sketch)").map(\.severity) == [.warning])
    }
  }

  @Test("of two scenes with one identifier is an error wherever they are, since Xcode refuses to compile them")
  func duplicates() throws {
    let sketch = "entry App\nApp root Home\nscene A in Main as same\nscene B in Main as same"
    #expect(try findings(DuplicateSceneIdentifier.self, in: sketch).map(\.severity) == [.error])
  }

  @Test("of a class that is gone is a warning where nothing names its storyboard, whoever may get there")
  func leftOver() throws {
    let sketch = "entry App\nApp root Old\nscene Old in Main\nundeclared Old\nunnamed Main"
    let found = try findings(MissingSceneClass.self, in: sketch)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.notes.count) == [1])
  }

  @Test("is a warning in a program without a start where nobody is known to make the screen")
  func unmade() throws {
    let sketch = "scene Home in Main as home\nDead instantiates gone from Main"
    let example = Case(rule: "unknown-scene-identifier", sketch: sketch)
    let finding = try finding(example, "Home push Other")
    #expect(finding.severity == .warning)
    #expect(finding.notes == ["It is not an error, since no analyzed code shows or names Dead."])
    for way in ["Home push Dead", "Home creates Dead", "public Dead"] {
      #expect(try self.finding(example, way).severity == .error)
    }
  }

  @Test("is a warning in code that nothing calls, and an error at the first place that something calls")
  func uncalled() throws {
    let scene = "scene List in Main\n"
    func found(_ sketch: String) throws -> Finding {
      let found = try findings(DanglingSegue.self, in: scene + sketch)
      #expect(found.count == 1)
      return try #require(found.first)
    }
    let note = "It is not an error, since no code names the function send."
    for start in ["entry App\nApp root List\n", ""] {
      let dead = try found(start + "List performs gone in send")
      #expect(dead.severity == .warning)
      #expect(dead.notes == [note])
    }
    let mixed = try found("List performs gone in send\nList performs gone")
    #expect(mixed.severity == .error)
    #expect(mixed.notes == [])
    #expect([mixed.location?.line] + mixed.relatedLocations.map(\.line) == [3, 2])
    // Users of a library can call what it shows them.
    #expect(try found("public List\nList performs gone in send").severity == .error)
  }

  @Test("names who has what is asked for, instead of asking whether just that was meant")
  func others() throws {
    let segues = """
      scene List in Main
      scene Detail in Main
      scene Cart in Main
      Detail show(send) List with caller
      Cart show(send) List with caller
      List show(sent) Cart with caller
      """
    let found = try findings(DanglingSegue.self, in: segues + "\nList performs send\nCart performs sennd")
    #expect(
      found.map(\.notes) == [
        ["Did you mean \"sent\"?", "It is a segue of Cart and Detail."], ["Did you mean \"send\"?"],
      ])
    let scenes = "coordinator Flow\nscene A in Shop as a\nscene B in Other as list\nFlow instantiates list from Shop"
    #expect(
      try findings(UnknownSceneIdentifier.self, in: scenes).map(\.notes) == [["It is a scene of Other.storyboard."]])
  }

  @Test("gets a hint only by what tells identifiers apart, not by the word that all of them end with")
  func hints() throws {
    func notes(_ identifier: String) throws -> [String] {
      let sketch = "scene Home in Main as HomeViewController\nscene Log in Main as LogViewController\nHome push Log\n"
      return try findings(
        UnknownSceneIdentifier.self, in: sketch + "Home instantiates \(identifier) from Main"
      ).flatMap(\.notes)
    }
    #expect(try notes("StartViewController") == [])
    #expect(try notes("HomesViewController") == ["Did you mean \"HomeViewController\"?"])
    #expect(try notes("Homes") == ["Did you mean \"HomeViewController\"?"])
  }
}
