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
    #expect(
      finding.message == """
        Main.storyboard has 9 scenes, more than 5. Move what belongs together into a storyboard of its own \
        (Editor > Refactor to Storyboard). No segue links these to the others: (Forgotten, Login and SignUp). \
        A single segue links these to the others: (Address, Payment and Receipt) between Order and Payment.
        """)
  }

  @Test("takes two segues between two scenes for two links")
  func parallelSegues() throws {
    let sketch = Self.shop + "\nOrder present Payment in storyboard"
    let message = try #require(try findings(OversizedStoryboard.self, ["warning": 5], in: sketch).first).message
    #expect(!message.contains("single segue") && message.contains("No segue links these"))
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
    let message = try #require(try findings(OversizedStoryboard.self, ["warning": 2], in: sketch).first).message
    #expect(message.hasSuffix("(Editor > Refactor to Storyboard)."))
  }

  @Test("counts no references to other storyboards, and is an error above the higher limit")
  func limits() throws {
    let sketch = "scene A in Main\nscene B in Main\nreference Main to Other\nscene C in Other"
    #expect(try findings(OversizedStoryboard.self, ["warning": 2], in: sketch) == [])
    #expect(try findings(OversizedStoryboard.self, ["warning": 1], in: sketch).map(\.severity) == [.warning])
    #expect(try findings(OversizedStoryboard.self, ["error": 1], in: sketch).map(\.severity) == [.error])
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
