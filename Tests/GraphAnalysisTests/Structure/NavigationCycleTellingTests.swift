import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("How navigation-cycle tells a circle and what opens it")
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
    #expect(finding.message.contains("A → B → A. Removing 1 of the transitions that were found opens it: A present B."))
    #expect(Set(finding.edges).contains("container:Nav root screen:B"))
  }

  @Test("begins with a transition, where a screen that is a part of another comes first by name")
  func containedFirst() throws {
    let finding = try #require(try findings(NavigationCycle.self, in: "A embed B\nB push C\nC push A").first)
    #expect([finding.location?.line] + finding.relatedLocations.map(\.line) == [2, 3, 1])
  }

  @Test("does not take a container around the screen's own kind for a screen of the circle")
  func ownKindInContainer() throws {
    let sketch = "container Nav\nChat present Nav\nNav root Chat\nChat push Threads\nThreads push Chat"
    let finding = try #require(try findings(NavigationCycle.self, in: sketch).first)
    #expect(finding.nodes == ["screen:Chat", "screen:Threads"])
    #expect(finding.message.contains("Removing 1 of the transitions that were found opens it: "))
    #expect(try findings(NavigationCycle.self, ["self-loops": 1], in: sketch).map(\.nodes) == [["screen:Chat"]])
  }

  @Test("counts a way through a coordinator that ends in a container once, where an edge says it as well")
  func flowToContainer() throws {
    let sketch = "container Nav\nA push B\nB push Nav\nNav root A\nflow B push A via C\nA present B"
    #expect(
      try #require(try findings(NavigationCycle.self, in: sketch).first).message.contains("opens it: B push A."))
  }

  @Test("rather proposes to remove what opens circles over less certain ways as well")
  func doubts() throws {
    func opening(_ sketch: String) throws -> String {
      let message = try #require(try findings(NavigationCycle.self, in: sketch).first).message
      return String(message.split(separator: ". ")[1])
    }
    let ring = "entry App\nApp entry A\nA push B\nB push C\nC push A"
    #expect(try opening(ring) == "Removing 1 of the transitions that were found opens it: C push A")
    #expect(try opening("\(ring)\nB push? A") == "Removing 1 of the transitions that were found opens it: A push B")
    let page =
      "App push Asset\nAsset page Overview\nOverview push Collection\nCollection page Assets\nAssets push Asset"
    #expect(
      try opening("entry App\n\(page)") == "Removing 1 of the transitions that were found opens it: Assets push Asset")
    let stranger = "entry App\nrouter Cells\nCells push Asset\n\(page)"
    #expect(try opening(stranger) == "Removing 1 of the transitions that were found opens it: Overview push Collection")
    let asked = "\(stranger)\nflow Other push Asset via Cells"
    #expect(try opening(asked) == "Removing 1 of the transitions that were found opens it: Assets push Asset")
  }
}
