import NavigationModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("Findings in the picture")
struct FindingTests {
  private let red = "#d3202a"
  private let nodes = [screen("A"), screen("B"), screen("C")]

  @Test("The transition that closes a cycle is red, the way round is thick, and the others are as always")
  func cycle() throws {
    let cycle = [edge("B -> A"), edge("A -> B")]
    let input = result(
      nodes, cycle + [edge("B -> C")], findings: [finding("navigation-cycle", nodes: ["A", "B"], edges: cycle)])
    let model = DiagramModel(input)
    #expect(model.boxes.map(\.finding) == [.involved, .involved, .none])
    #expect(model.line(from: "B", to: "A")?.finding == .main)
    #expect(model.line(from: "A", to: "B")?.finding == .involved)
    #expect(model.line(from: "B", to: "C")?.finding == FindingMark.none)

    let svg = try XMLTree(SVGDiagram.render(input))
    #expect(svg.groups("finding").count == 1)
    let strokes = svg.elements.filter { $0.name == "path" && $0.attributes["stroke"] == red }
    #expect(strokes.count == 1)
    #expect(strokes.areThereAndAll { (Double($0.attributes["stroke-width"] ?? "") ?? 0) > 2 })
  }

  @Test("What a finding mentions beside its culprit keeps its colours and has the rule in parentheses")
  func mentions() throws {
    let input = result(
      nodes, [edge("A -> B"), edge("A -> C")], findings: [finding("mutual-knowledge", nodes: ["A", "B"])])
    let model = DiagramModel(input)
    #expect(model.boxes.map(\.remarks) == [["mutual-knowledge"], ["(mutual-knowledge)"], []])
    #expect(model.legend.contains(.mention))
    #expect(try XMLTree(SVGDiagram.render(input)).groups("finding").count == 1)
  }

  @Test("A line through a folded container is red only where the way into the container is found")
  func foldedContainers() {
    let all = [screen("A"), screen("B"), node("Nav", .container), screen("X")]
    let edges = [edge("A -> Nav"), edge("X -> Nav"), edge("Nav -> B", .root), edge("B -> A")]
    let model = DiagramModel(
      result(
        all, edges,
        findings: [finding("navigation-cycle", nodes: ["A", "Nav", "B"], edges: [edges[0], edges[2], edges[3]])]))
    #expect(model.line(from: "A", to: "B")?.finding == .main)
    #expect(model.line(from: "X", to: "B")?.finding == FindingMark.none)
  }

  @Test("A finding about a storyboard as a whole stands at its frame, and at none of its scenes")
  func storyboards() {
    var scenes = nodes
    for index in scenes.indices.prefix(2) { scenes[index].storyboard = "Main" }
    let model = DiagramModel(
      result(
        scenes, [edge("A -> B"), edge("B -> C")], findings: [finding("oversized-storyboard", nodes: ["A", "B"])]))
    #expect(model.clusters.map(\.title) == ["Main.storyboard · oversized-storyboard"])
    #expect(model.boxes.map(\.finding) == [.none, .none, .none])
  }

  @Test("Of a finding about one node, that node stands out more than those it is about only in passing")
  func mainNode() {
    let model = DiagramModel(
      result(nodes, [edge("A -> B"), edge("A -> C")], findings: [finding("god-coordinator", nodes: ["A", "B"])]))
    #expect(model.box("A")?.finding == .main)
    #expect(model.box("B")?.finding == .involved)
    #expect(model.box("C")?.finding == FindingMark.none)
  }

  @Test("The culprit bears the name of the rule, and a cycle at the transition that closes it")
  func rules() throws {
    let back = edge("B -> A")
    let input = result(
      nodes, [edge("A -> B"), edge("A -> C"), back],
      findings: [
        finding("god-coordinator", nodes: ["A", "C"]),
        finding("navigation-cycle", nodes: ["A", "B"], edges: [back, edge("A -> B")]),
      ])
    let model = DiagramModel(input)
    #expect(model.box("A")?.remarks == ["god-coordinator"])
    #expect(model.boxes.flatMap(\.remarks) == ["god-coordinator", "(god-coordinator)"])
    #expect(
      model.lines.filter { $0.text?.contains("navigation-cycle") == true }.map(\.name) == [
        model.line(from: "B", to: "A")?.name
      ])
    let words = try XMLTree(SVGDiagram.render(input)).visibleText
    #expect(words.contains("god-coordinator") && words.contains { $0.contains("navigation-cycle") })
  }

  @Test("The tooltip tells the message and the rule")
  func tooltip() {
    let model = DiagramModel(result(nodes, [], findings: [finding("god-coordinator", nodes: ["A", "B"])]))
    #expect(model.box("A")?.tooltip.last == "error: god-coordinator of A, B [god-coordinator]")
    #expect(model.box("B")?.tooltip.last == "UIKit screen")
  }

  @Test("Without findings nothing is red")
  func none() throws {
    #expect(try !SVGDiagram.render(result(nodes, [edge("A -> B")])).contains(red))
  }
}
