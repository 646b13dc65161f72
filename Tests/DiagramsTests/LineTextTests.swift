import NavigationModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("Words beside lines")
struct LineTextTests {
  /// Screens in a ring, of which some lead on with an identifier.
  private func ring(_ count: Int, identified: Int) -> DiagramModel {
    DiagramModel(
      result(
        (0..<count).map { screen("S\($0)") },
        (0..<count).map { edge("S\($0) -> S\(($0 + 1) % count)", identifier: $0 < identified ? "go\($0)" : nil) }))
  }

  @Test("A long identifier is left to the tooltip: half of one is of no use to who searches for it")
  func long() throws {
    let identifier = "Confirm your Bid - Bidder Not Found"
    let model = DiagramModel(result([screen("A"), screen("B")], [edge("A -> B", identifier: identifier)]))
    let line = try #require(model.lines.first)
    #expect(line.text == "push")
    #expect(line.tooltip.contains("identifier \(identifier)"))
    #expect(DotDiagram.render(model).contains(identifier))
  }

  @Test("An identifier of eighteen characters is shown whole")
  func short() {
    let identifier = "showArtworkDetails"
    let model = DiagramModel(result([screen("A"), screen("B")], [edge("A -> B", identifier: identifier)]))
    #expect(identifier.count == 18)
    #expect(model.lines.first?.text == "push “showArtworkDetails”")
  }

  @Test("Identifiers are left out where very many lines have one, and stay in the tooltips")
  func many() {
    let limit = DiagramModel.identifierLimit
    #expect(ring(limit + 5, identified: limit).line(from: "S0", to: "S1")?.text == "push “go0”")
    let crowded = ring(limit + 5, identified: limit + 1)
    #expect(crowded.lines.areThereAndAll { $0.text == "push" })
    #expect(crowded.line(from: "S0", to: "S1")?.tooltip.contains("identifier go0") == true)
  }

  @Test("Type names are never shortened in boxes before they are very long")
  func names() {
    let name = "ConfirmYourBidEnterYourEmailViewController"
    #expect(DiagramModel(result([screen(name)])).box(name)?.text == [name])
  }

  @Test("A box with a long name has wider margins, since its text can be drawn wider than it was measured")
  func margins() {
    let name = "ConfirmYourBidEnterYourEmailViewController"
    #expect(DotDiagram.render(result([screen(name)])).contains("margin=\"0.298,0.07\""))
    let short = DotDiagram.render(result([screen("LoginViewController")]))
    #expect(short.split(separator: "\n").first { $0.contains("[id=n1") }?.contains("margin") == false)
  }

  @Test("Words have the colour of their line, so that it is plain which line they belong to")
  func colours() {
    let present = edge("A -> B", .present)
    func colours(_ findings: [Finding]) -> [Substring] {
      DotDiagram.render(result([screen("A"), screen("B")], [present], findings: findings))
        .matches(of: /n1 -> n2 .*[ ]color="([^"]*)".*fontcolor="([^"]*)"/).flatMap { [$0.1, $0.2] }
    }
    let palette = Palette(.light)
    #expect(colours([]) == [palette.line(.modal)[...], palette.line(.modal)[...]])
    #expect(colours([finding("rule", nodes: ["A"], edges: [present])]) == [palette.finding[...], palette.finding[...]])
  }

  @Test("No frame stands around a single box whose name it repeats")
  func repeatingFrame() {
    let model = DiagramModel(
      result(
        [screen("Login", storyboard: "Login"), screen("Home", storyboard: "Main"), screen("Cart", storyboard: "Main")],
        [edge("Login -> Home"), edge("Home -> Cart")]))
    #expect(model.clusters.map(\.title) == ["Main.storyboard"])
  }
}
