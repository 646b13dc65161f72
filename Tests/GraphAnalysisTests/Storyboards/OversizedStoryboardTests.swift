import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("oversized-storyboard")
struct OversizedStoryboardTests {
  private static let shop = """
    scene Home in Main
    scene Cart in Main
    scene Order in Main
    scene Payment in Main
    scene Address in Main
    scene Login in Main
    scene SignUp in Main
    scene Forgotten in Main
    Home show Cart in storyboard
    Cart show Home in storyboard
    Home show Order in storyboard
    Cart show Order in storyboard
    Order show Payment in storyboard
    Payment show Address in storyboard
    Payment show Receipt in storyboard
    scene Receipt in Main
    Login show SignUp in storyboard
    Login show Forgotten in storyboard
    """

  @Test("says which groups could leave: those without a link to the others, and those behind a single one")
  func groups() throws {
    let found = try findings(OversizedStoryboard.self, ["warning": 5], in: Self.shop)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.severity == .warning)
    #expect(finding.location?.file == "Main.storyboard")
    #expect(finding.fingerprint == "oversized-storyboard Main")
    #expect(finding.message == "Main.storyboard has 9 scenes, more than 5.")
    #expect(
      finding.notes == [
        "No segue links Forgotten, Login and SignUp to the others.",
        "Only the segue between Order and Payment links Address, Payment and Receipt to the others.",
      ])
    #expect(
      finding.help == "Move what belongs together into a storyboard of its own (Editor > Refactor to Storyboard).")
  }

  @Test("names no scene by the id of its XML, and tells how many have no other name")
  func scenesWithoutNames() throws {
    func notes(of unnamed: Set<String>) throws -> [String] {
      var program = try GraphSketch.program(Self.shop)
      for index in program.storyboards.storyboards[0].scenes.indices
      where unnamed.contains(program.storyboards.storyboards[0].scenes[index].id) {
        program.storyboards.storyboards[0].scenes[index].node = nil
        program.storyboards.storyboards[0].scenes[index].customClass = nil
      }
      let rule = OversizedStoryboard(values: RuleValues(["warning": 5]))
      return rule.findings(in: AnalysisContext(program)).flatMap(\.notes)
    }
    #expect(
      try notes(of: ["Forgotten", "Order"]) == [
        "No segue links Login, SignUp and 1 more to the others.",
        "Only the segue between a scene without a class and Payment links Address, Payment and Receipt to the others.",
      ])
    #expect(
      try notes(of: ["Forgotten", "Login", "SignUp"]).first
        == "No segue links 3 scenes without a class to the others.")
  }

  @Test("has a note of a line for each group, of which it shows four")
  func manyGroups() throws {
    let groups = (0..<7).map { group in
      (1..<(group + 4)).map { "G\(group)Screen0 show G\(group)Screen\($0) in storyboard" }
    }
    let scenes = (0..<7).flatMap { group in (0..<(group + 4)).map { "scene G\(group)Screen\($0) in Main" } }
    let sketch = (scenes + groups.joined()).joined(separator: "\n")
    let notes = try #require(try findings(OversizedStoryboard.self, ["warning": 5], in: sketch).first).notes
    #expect(notes.count == 5 && notes.allSatisfy { $0.count <= 160 })
    #expect(notes.last == "2 more groups could move out, too.")
  }

  @Test("takes two segues between two scenes for two links")
  func parallelSegues() throws {
    let sketch = Self.shop + "\nOrder present Payment in storyboard"
    let finding = try #require(try findings(OversizedStoryboard.self, ["warning": 5], in: sketch).first)
    #expect(finding.notes == ["No segue links Forgotten, Login and SignUp to the others."])
  }

  @Test("proposes nothing where everything is linked with everything")
  func noGroups() throws {
    let sketch = """
      scene A in Main
      scene B in Main
      scene C in Main
      A show B in storyboard
      B show C in storyboard
      C show A in storyboard
      """
    #expect(try findings(OversizedStoryboard.self, ["warning": 2], in: sketch) == [])
    let finding = try #require(try findings(OversizedStoryboard.self, ["whole": 2], in: sketch).first)
    #expect(finding.message == "Main.storyboard has 3 scenes, more than 2.")
    #expect(finding.notes == [])
  }

  @Test("counts no references to other storyboards, and is an error above a higher limit, where one is set")
  func limits() throws {
    let sketch = "scene A in Main\nscene B in Main\nreference Main to Other\nscene C in Other"
    #expect(try findings(OversizedStoryboard.self, ["whole": 2], in: sketch) == [])
    #expect(try findings(OversizedStoryboard.self, ["whole": 1], in: sketch).map(\.severity) == [.warning])
    #expect(try findings(OversizedStoryboard.self, ["error": 1], in: sketch).map(\.severity) == [.error])
    #expect(try findings(OversizedStoryboard.self, ["whole": 1, "error": 2], in: sketch).map(\.severity) == [.warning])
  }

  @Test(
    "allows more scenes where all hang together than where a group could leave",
    arguments: [(50, 0, nil), (51, 0, 50), (17, 3, nil), (18, 3, 20), (48, 3, 20)] as [(Int, Int, Int?)])
  func whole(together: Int, apart: Int, limit: Int?) throws {
    let (main, others) = ((0..<together).map { "M\($0)" }, (0..<apart).map { "O\($0)" })
    let scenes = (main + others).map { "scene \($0) in Main" }
    let segues = [main, others].flatMap { group in
      // A ring, which no single segue holds together.
      zip(group, group.dropFirst() + group.prefix(1)).map { "\($0) show \($1) in storyboard" }
    }
    let found = try findings(OversizedStoryboard.self, in: (scenes + segues).joined(separator: "\n"))
    #expect(found.map(\.severity) == (limit == nil ? [] : [.warning]))
    #expect(
      found.map(\.message) == (limit.map { ["Main.storyboard has \(together + apart) scenes, more than \($0)."] } ?? [])
    )
  }

  @Test("counts no containers, in which nobody lays anything out, of whatever class")
  func containers() throws {
    let sketch = "scene A in Main\nscene B in Main\ncontainer Nav\nscene Nav in Main\nNav root A in storyboard"
    #expect(try findings(OversizedStoryboard.self, ["whole": 2], in: sketch) == [])
    for kind in ["stack", "tabs", "screen"] {
      let own = sketch.replacing("container Nav", with: "\(kind) Nav")
      #expect(try findings(OversizedStoryboard.self, ["whole": 2], in: own) == [])
      // A container that code fills is known by its class alone.
      let filled = own.replacing("\nNav root A in storyboard", with: "")
      #expect(try findings(OversizedStoryboard.self, ["whole": 2], in: filled).count == (kind == "screen" ? 1 : 0))
    }
    let split = "scene A in Main\nscene B in Main\nscene Split in Main\nSplit column A in storyboard"
    #expect(try findings(OversizedStoryboard.self, ["whole": 2], in: split) == [])
    #expect(
      try findings(OversizedStoryboard.self, ["whole": 2], in: split.replacing("column", with: "show")).count == 1)
  }

  @Test("looks for groups behind a single segue only where that stays fast")
  func size() {
    func groups(_ count: Int) -> SceneGroups {
      let scenes = (0..<count).map { index in
        let location = SourceLocation(file: "Main.storyboard", line: index + 1, column: 1)
        let next = LinkedSegue(kind: .show, destination: "\(index + 1)", location: location)
        return LinkedScene(id: "\(index)", segues: [next], location: location)
      }
      return SceneGroups(LinkedStoryboard(name: "Main", file: "Main.storyboard", scenes: scenes))
    }
    #expect(groups(1_000).annexes.map(\.scenes.count) == [500, 499])
    #expect(groups(1_001).annexes.isEmpty)
  }
}
