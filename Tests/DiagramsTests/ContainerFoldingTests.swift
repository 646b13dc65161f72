import NavigationModel
import Testing

@testable import Diagrams

@Suite("Folding of plain containers")
struct ContainerFoldingTests {
  private func arrows(_ edges: Edge..., containers: [String]) -> [String] {
    let names = Set(edges.flatMap { [$0.source, $0.destination] })
    let nodes = names.map { containers.contains($0) ? node($0, .container) : screen($0) }
    return DiagramModel(result(nodes, edges)).arrows
  }

  @Test("A presented navigation controller is drawn as the presentation of its root")
  func navigationController() throws {
    let model = DiagramModel(
      result(
        [screen("A"), node("Nav", .container), screen("B")],
        [edge("A -> Nav", .present, .certain, identifier: "open"), edge("Nav -> B", .root, .inferred)]))
    #expect(model.arrows == ["A -> B"])
    let line = try #require(model.lines.first)
    #expect(line.kinds == [.present])
    #expect(line.confidence == .inferred)
    #expect(line.text == "present “open”")
    #expect(line.tooltip.contains("in Nav"))
    #expect(line.tooltip.contains("A.swift:1:5") && line.tooltip.contains("Nav.swift:1:5"))
    #expect(model.notes == ["1 navigation controller folded into lines"])
  }

  @Test("A container that several screens show is drawn as a line from each of them")
  func manyEntries() {
    #expect(
      arrows(edge("A -> Nav", .present), edge("B -> Nav", .show), edge("Nav -> C", .root), containers: ["Nav"])
        == ["A -> C", "B -> C"])
  }

  @Test("Nested containers are folded one after the other")
  func nested() {
    #expect(
      arrows(
        edge("A -> Nav1", .present), edge("Nav1 -> Nav2", .root), edge("Nav2 -> B", .root),
        containers: ["Nav1", "Nav2"]) == ["A -> B"])
  }

  @Test("Tabs belong together: their container stays, the navigation controllers within the tabs do not")
  func tabs() {
    #expect(
      arrows(
        edge("A -> Tabs", .root), edge("Tabs -> Nav", .tab), edge("Tabs -> C", .tab), edge("Nav -> B", .root),
        containers: ["Tabs", "Nav"]) == ["A -> Tabs", "Tabs -> B", "Tabs -> C"])
  }

  @Test("A container that nothing leads to, or that holds nothing, stays")
  func ends() {
    #expect(arrows(edge("Nav -> A", .root), containers: ["Nav"]) == ["Nav -> A"])
    #expect(arrows(edge("A -> Nav", .present), containers: ["Nav"]) == ["A -> Nav"])
  }

  @Test("A container of which nothing is known but what it is a part of is left out, and counted")
  func bareFrame() {
    let model = DiagramModel(
      result(
        [screen("Tabs"), screen("A"), node("Nav", .container)], [edge("Tabs -> A", .tab), edge("Tabs -> Nav", .tab)]))
    #expect(model.arrows == ["Tabs -> A"])
    #expect(model.notes == ["hidden: 1 empty container"])
  }

  @Test("Folding never makes more lines than there were")
  func noMultiplication() {
    #expect(
      arrows(
        edge("A -> Nav"), edge("B -> Nav"), edge("Nav -> C", .root), edge("Nav -> D", .root), containers: ["Nav"])
        == ["A -> Nav", "B -> Nav", "Nav -> C", "Nav -> D"])
  }

  @Test("Containers in a cycle end the folding, and no transition is lost")
  func cycle() {
    #expect(
      arrows(edge("Nav1 -> Nav2", .root), edge("Nav2 -> Nav1", .root), containers: ["Nav1", "Nav2"])
        == ["Nav2 -> Nav2"])
  }

  @Test("With folding off, every container is drawn")
  func off() {
    let model = DiagramModel(
      result(
        [screen("A"), node("Nav", .container), screen("B")], [edge("A -> Nav", .present), edge("Nav -> B", .root)]),
      options: DiagramOptions(foldContainers: false))
    #expect(model.arrows == ["A -> Nav", "Nav -> B"])
    #expect(model.notes.isEmpty)
  }

  @Test("A finding about what is folded marks the line that stands for it, and a container that is a culprit stays")
  func findings() throws {
    let show = edge("A -> Nav", .present)
    let root = edge("Nav -> B", .root)
    let nodes = [screen("A"), node("Nav", .container), screen("B")]
    let inside = DiagramModel(result(nodes, [show, root], findings: [finding("r", nodes: ["B"], edges: [root])]))
    #expect(inside.arrows == ["A -> B"])
    #expect(try #require(inside.lines.first).finding == .main)
    let culprit = DiagramModel(result(nodes, [show, root], findings: [finding("r", nodes: ["Nav"])]))
    #expect(culprit.arrows == ["A -> Nav", "Nav -> B"])
    #expect(culprit.box("Nav")?.finding == .main)
  }

  @Test("A class of the app that is put around several screens is folded as a container is; one around one is not")
  func wrappers() {
    func wrapper(_ number: Int) -> Node {
      Node(id: "Nav\(number)", name: "Nav\(number)", type: "OwnNavigation", kind: .screen, framework: .uikit)
    }
    let nodes = [screen("A"), wrapper(1), wrapper(2), screen("B"), screen("C")]
    let first = [edge("A -> Nav1", .present), edge("Nav1 -> B", .root)]
    let second = [edge("A -> Nav2", .present), edge("Nav2 -> C", .root)]
    #expect(DiagramModel(result(nodes, first + second)).arrows == ["A -> B", "A -> C"])
    #expect(DiagramModel(result(nodes, first)).arrows == ["A -> Nav1", "Nav1 -> B"])
    // One that leads on itself is more than what it is put around.
    let leading = DiagramModel(result(nodes, first + second + [edge("Nav1 -> C", .push)]))
    #expect(leading.arrows == ["A -> Nav1", "A -> Nav2", "Nav1 -> B", "Nav1 -> C", "Nav2 -> C"])
  }
}
