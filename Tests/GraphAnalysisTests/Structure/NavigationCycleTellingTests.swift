import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("How navigation-cycle tells a cycle and what closes it")
struct NavigationCycleTellingTests {
  @Test("tells the screens and what leads from one to the next, not the containers around them and what fills those")
  func containers() throws {
    let found = try findings(
      NavigationCycle.self,
      in: """
        entry App
        container Nav
        App root Nav
        Nav root B
        A present Nav
        B push A
        """)
    let finding = try #require(found.first)
    #expect(finding.nodes == ["screen:A", "screen:B"])
    #expect([finding.location?.line] + finding.relatedLocations.map(\.line) == [5, 6])
    #expect(finding.message.hasSuffix(": B → A → B."))
    #expect(finding.notes == ["It is closed by A present B."])
    #expect(Set(finding.edges).contains("container:Nav root screen:B"))
  }

  @Test("names none as what closes it that leads to where a person need not have been, and begins in code")
  func sideWays() throws {
    let auction = """
      entry App
      App root List
      List push Register
      Register push Loading in storyboard
      List push Details
      Details push Help
      Help push Bid
      Bid push Loading in storyboard
      Loading push Bid
      """
    let finding = try #require(try findings(NavigationCycle.self, in: auction).first)
    #expect(finding.nodes == ["screen:Bid", "screen:Loading"])
    #expect(finding.notes == [])
    #expect(finding.location?.line == 9)
    let straight = auction.replacing("Register push Loading in storyboard\n", with: "")
    #expect(
      try findings(NavigationCycle.self, in: straight).map(\.notes) == [["It is closed by Loading push Bid."]])
  }

  @Test("begins with the transition that closes it, where a screen that is a part of another comes first by name")
  func containedFirst() throws {
    let finding = try #require(try findings(NavigationCycle.self, in: "A embed B\nB push C\nC push A").first)
    #expect([finding.location?.line] + finding.relatedLocations.map(\.line) == [2, 3, 1])
  }

  @Test("does not take a container around the screen's own kind for a screen of the cycle")
  func ownKindInContainer() throws {
    let sketch = "container Nav\nChat present Nav\nNav root Chat\nChat push Threads\nThreads push Chat"
    let finding = try #require(try findings(NavigationCycle.self, in: sketch).first)
    #expect(finding.nodes == ["screen:Chat", "screen:Threads"])
    #expect(finding.message.hasSuffix(": Chat → Threads → Chat."))
    #expect(try findings(NavigationCycle.self, ["self-loops": 1], in: sketch).map(\.nodes) == [["screen:Chat"]])
  }

  @Test("names what the code says itself before the same way through a coordinator")
  func flowToContainer() throws {
    let sketch =
      "entry App\ncontainer Nav\nApp root A\nA push B\nB push Nav\nNav root A\nflow B push A via C\nA present B"
    let finding = try #require(try findings(NavigationCycle.self, in: sketch).first)
    #expect(finding.notes.first == "It is closed by B push A.")
  }
}
