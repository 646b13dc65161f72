import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("mutual-knowledge")
struct MutualKnowledgeTests {
  @Test("says who knows whom and how, and which of them should report back")
  func message() throws {
    let sketch = "Form creates Picker\nPicker casts Form\nForm present Picker"
    let finding = try #require(try findings(MutualKnowledge.self, in: sketch).first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message == """
        Form and Picker know each other: Form creates Picker, Picker casts to Form. Let Picker report back to the \
        screen that brings it up through a closure or a delegate protocol.
        """)
    #expect(finding.nodes == ["screen:Form", "screen:Picker"])
    #expect(finding.relatedLocations.map(\.line) == [2, 3])
    #expect(finding.fingerprint == "mutual-knowledge screen:Form screen:Picker")
  }

  @Test("reports a child that casts to its parent, although having a child is fine")
  func parent() throws {
    let found = try findings(MutualKnowledge.self, in: "Parent creates Child\nParent child Child\nChild casts Parent")
    #expect(found.map(\.nodes) == [["screen:Child", "screen:Parent"]])
    #expect(try #require(found.first).message.contains("Let Child report back to its parent"))
  }

  @Test(
    "advises to report back only where the one is shown by the other, and not by itself",
    arguments: [
      // Nobody is known to show the other.
      "Form creates Picker\nPicker casts Form", "Form casts Picker\nPicker casts Form",
      // The screen that is shown may be around the one that shows it.
      "Card creates Frame\nCard present~ Frame\nFrame casts Card\nFrame child ?",
      "Card creates Frame\nCard present~ Frame\nFrame casts Card\nFrame child Card",
      // A part that opens a window of its own, which has such a part again.
      "Part creates Window\nPart window Window\nWindow creates Part\nWindow root Part",
    ])
  func protocols(sketch: String) throws {
    let finding = try #require(try findings(MutualKnowledge.self, in: sketch).first)
    #expect(finding.message.hasSuffix(". Let one of them know the other only by a protocol."))
  }

  @Test("does not take a cast before a segue back for showing")
  func unwinding() throws {
    let sketch =
      "Game unwind List\nGame casts List in prepare\nList casts Game in prepare\nList show Game in storyboard"
    let finding = try #require(try findings(MutualKnowledge.self, in: sketch).first)
    #expect(finding.message.contains("Let Game report back to the screen that brings it up"))
  }

  @Test("advises a coordinator where each shows the other")
  func showing() throws {
    let finding = try #require(try findings(MutualKnowledge.self, in: "A push B\nB push A").first)
    #expect(
      finding.message.hasSuffix("Let a coordinator or a routing layer show them, so that none names another."))
  }

  @Test("reports pairs that have screens in common as one knot, and names the screen that most of them go through")
  func knot() throws {
    let found = try findings(
      MutualKnowledge.self,
      in: """
        Home creates A
        A casts Home
        Home creates B
        B casts Home
        B creates C
        C casts B
        X creates Y
        Y casts X
        """)
    #expect(found.map(\.nodes) == [["screen:A", "screen:B", "screen:C", "screen:Home"], ["screen:X", "screen:Y"]])
    let knot = try #require(found.first)
    #expect(
      knot.message == """
        4 screens know each other in 3 pairs: A with Home, B with C and B with Home. Let them know each other only by \
        protocols, or let a coordinator or a routing layer show them.
        """)
    #expect(knot.fingerprint == "mutual-knowledge screen:A screen:B screen:C screen:Home")
    #expect(([knot.location?.line] + knot.relatedLocations.map(\.line)) == [1, 2, 3, 4, 5, 6])
  }

  @Test("names the screen that most pairs of a knot go through")
  func hub() throws {
    func spokes(_ verb: String) throws -> String {
      let pairs = ["A", "B", "C"].map { "Home creates \($0)\nHome \(verb) \($0)\n\($0) casts Home" }
      return try #require(try findings(MutualKnowledge.self, in: pairs.joined(separator: "\n")).first).message
    }
    let pairs = "A with Home, B with Home and C with Home. Most of them go through Home. "
    #expect(
      try spokes("push").hasSuffix(
        pairs + "Let a coordinator or a routing layer show them, so that none names another."))
    #expect(
      try spokes("child").hasSuffix(
        pairs + "Let the parts report back to their parents through closures or delegate protocols."))
  }

  @Test("leaves the number of screens that one knows to tight-coupling, which leaves pairs to it")
  func noDoubleReport() throws {
    let pair = "A creates B\nB casts A"
    #expect(try findings(TightCoupling.self, in: pair) == [])
    #expect(try findings(MutualKnowledge.self, in: pair).count == 1)
  }
}
