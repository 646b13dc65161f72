import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("dead-end-modal")
struct DeadEndModalTests {
  @Test("names who presents the screen, at the places where that is done")
  func places() throws {
    let found = try findings(
      DeadEndModal.self,
      in: "Home present Gallery as fullScreen\nShop present Gallery as held\nundismissed Gallery")
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.message == "Nothing dismisses Gallery, and nobody can swipe it away.")
    #expect(finding.notes == ["Home and Shop present it."])
    #expect(finding.help == DeadEndModal.description.remedy)
    #expect(finding.nodes == ["screen:Gallery"])
    #expect(finding.location?.line == 1 && finding.relatedLocations.map(\.line) == [2])
    #expect(finding.fingerprint == "dead-end-modal screen:Gallery")
  }

  @Test("names what a container holds, and says nothing of presentations that can be swiped away")
  func containers() throws {
    let found = try findings(
      DeadEndModal.self,
      in: """
        container Stack
        undismissed Stack
        Home present Stack as overFullScreen
        Stack root Gallery
        Shop present Stack as formSheet
        """)
    let finding = try #require(found.first)
    #expect(finding.message == "Nothing dismisses Gallery, and nobody can swipe it away.")
    #expect(finding.notes == ["Home presents it."])
    #expect(finding.nodes == ["container:Stack", "screen:Gallery"])
    #expect(finding.edges == ["screen:Home present container:Stack"])
  }

  @Test("leaves alone what may be another screen", arguments: ["present?", "fullScreenCover?"])
  func uncertain(verb: String) throws {
    #expect(try findings(DeadEndModal.self, in: "Home \(verb) Gallery as fullScreen\nundismissed Gallery") == [])
  }
}
