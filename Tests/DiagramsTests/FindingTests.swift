import NavigationModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("Findings in the picture")
struct FindingTests {
  private let red = "#d3202a"
  private let nodes = [screen("A"), screen("B"), screen("C")]

  @Test("The nodes and edges of a cycle are red and thick, the others keep their colours")
  func cycle() throws {
    let cycle = [edge("A -> B"), edge("B -> A")]
    let input = result(
      nodes, cycle + [edge("B -> C")], findings: [finding("navigation-cycle", nodes: ["A", "B"], edges: cycle)])
    let model = DiagramModel(input)
    #expect(model.boxes.map(\.finding) == [.main, .main, .none])
    #expect(model.line(from: "A", to: "B")?.finding == .main)
    #expect(model.line(from: "B", to: "A")?.finding == .main)
    #expect(model.line(from: "B", to: "C")?.finding == FindingMark.none)

    let svg = try XMLTree(SVGDiagram.render(input))
    #expect(svg.groups("finding").count == 4)
    let strokes = svg.elements.filter { $0.name == "path" && $0.attributes["stroke"] == red }
    #expect(strokes.count == 4)
    #expect(strokes.areThereAndAll { (Double($0.attributes["stroke-width"] ?? "") ?? 0) > 2 })
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
    #expect(model.box("A")?.rules == ["god-coordinator"])
    #expect(model.boxes.flatMap(\.rules).count == 1)
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
