import NavigationModel
import Testing

@testable import Diagrams

@Suite("What a diagram leaves out")
struct FilteringTests {
  private let everything = result(
    [
      screen("A"), screen("B"), node("alert", .alert), node("share sheet", .system), node("unknown:A", .unknown),
      node("unknown:previous", .unknown),
    ],
    [
      edge("A -> B"), edge("A -> alert", .alert), edge("B -> alert", .alert), edge("A -> share sheet", .system),
      edge("B -> A", .dismiss), edge("B -> unknown:previous", .pop), edge("A -> unknown:A"),
    ])

  @Test("Alerts, system screens and ways back are hidden, and a note tells how many")
  func defaults() {
    let model = DiagramModel(everything)
    #expect(model.arrows == ["A -> ?", "A -> B"])
    #expect(model.notes == ["hidden: 2 alerts, 1 system screen, 2 ways back"])
  }

  @Test("With everything shown, each transition has a line and no note speaks of hidden ones")
  func showEverything() {
    let model = DiagramModel(
      everything, options: DiagramOptions(showAlerts: true, showSystem: true, showBack: true))
    #expect(
      model.arrows == [
        "A -> ?", "A -> B", "A -> alert", "A -> share sheet", "B -> A", "B -> alert", "B -> ←",
      ])
    #expect(model.notes.isEmpty)
  }

  @Test("Unresolved destinations can be hidden, which a note tells")
  func hideUnresolved() {
    let model = DiagramModel(everything, options: DiagramOptions(showBack: true, showUnresolved: false))
    #expect(model.arrows == ["A -> B", "B -> A", "B -> ←"])
    #expect(model.notes == ["hidden: 2 alerts, 1 system screen, 1 unresolved destination"])
  }

  @Test("A hidden node without any transition counts too")
  func loneAlert() {
    #expect(DiagramModel(result([screen("A"), node("alert", .alert)])).notes == ["hidden: 1 alert"])
  }

  @Test("Sources that share an unknown destination are not tied together by it")
  func separateUnknowns() {
    let model = DiagramModel(
      result(
        [screen("A"), screen("B"), node("nowhere", .unknown)],
        [edge("A -> nowhere"), edge("A -> nowhere", .present), edge("B -> nowhere")]))
    #expect(model.boxes.filter { $0.style == .unknown }.count == 2)
    #expect(model.arrows == ["A -> ?", "A -> ?", "B -> ?"])
  }

  @Test("An end that no node describes is drawn as unknown")
  func danglingEnd() {
    #expect(DiagramModel(result([screen("A")], [edge("A -> gone")])).arrows == ["A -> ?"])
    #expect(DiagramModel(result([screen("A")], [edge("gone -> A")])).arrows == ["? -> A"])
  }

  @Test(
    "Transitions of one kind between two screens are one line with their number, those of another kind another line")
  func parallels() throws {
    let model = DiagramModel(
      result(
        [screen("A"), screen("B")],
        [
          edge("A -> B", .push, .inferred, identifier: "one"), edge("A -> B", .push, .certain, identifier: "two"),
          edge("A -> B", .present),
        ]))
    #expect(model.lines.map(\.text) == ["present", "push ×2"])
    let pushes = try #require(model.lines.last)
    #expect(pushes.count == 2)
    #expect(pushes.confidence == .certain)
    #expect(pushes.tooltip.contains("identifier one, two"))
  }

  @Test("A picture of flows has only the screens that some lead to or from, and counts the others")
  func screensWithoutFlows() {
    let input = result([screen("A"), screen("B"), screen("C")], [edge("A -> B")])
    let model = DiagramModel(input, options: DiagramOptions(showFlows: true))
    #expect(model.boxes.map(\.id) == ["A", "B"])
    #expect(model.notes == ["and 1 screen or object without drawn transitions"])
  }

  @Test("Up to some dozens of screens without transitions are drawn, more are only counted")
  func isolated() {
    let few = (1...36).map { screen("Alone\($0)") }
    let model = DiagramModel(result(few + [screen("A"), screen("B")], [edge("A -> B")]))
    #expect(model.boxes.count == 38)
    #expect(model.clusters.map(\.title) == ["without transitions"])
    let many = DiagramModel(result(few + [screen("Alone37"), screen("A"), screen("B")], [edge("A -> B")]))
    #expect(many.boxes.count == 2)
    #expect(many.notes == ["and 37 screens and objects without drawn transitions"])
  }

  @Test("What only helps to navigate and does not is counted, unless a finding is about it or there is nothing else")
  func idleNavigators() {
    let nodes = [screen("A"), screen("B"), screen("Alone"), node("Row", .navigator), node("Blamed", .navigator)]
    let input = result(nodes, [edge("A -> B")], findings: [finding("r", nodes: ["Blamed"])])
    let model = DiagramModel(input)
    #expect(model.boxes.map(\.id) == ["A", "B", "Alone", "Blamed"])
    #expect(model.notes == ["and 1 screen or object without drawn transitions"])
    #expect(DiagramModel(result([node("Row", .navigator)])).boxes.count == 1)
    // A sheet of an atlas is searched by node.
    #expect(Atlas(input).sheets[0].model.box("Row") != nil)
  }
}
