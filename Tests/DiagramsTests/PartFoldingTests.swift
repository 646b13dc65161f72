import NavigationModel
import Testing

@testable import Diagrams

@Suite("Folding of the parts of screens")
struct PartFoldingTests {
  private let row = node("Row", .screen, role: .component)

  @Test("Where the part of one screen leads, the line comes from the screen and tells of the part")
  func oneHolder() throws {
    let model = DiagramModel(
      result(
        [screen("List"), row, screen("Detail"), screen("Editor")], [edge("Row -> Detail"), edge("Row -> Editor")]
      )
      .holding("List Row"))
    #expect(model.arrows == ["List -> Detail", "List -> Editor"])
    #expect(model.box("Row") == nil)
    let line = try #require(model.line(from: "List", to: "Detail"))
    #expect(line.tooltip.contains("in Row") && line.tooltip.contains("Row.swift:1:5"))
    #expect(line.tooltip.contains("List.swift:9:1"))
    #expect(model.notes == ["1 part of a screen folded into lines"])
  }

  @Test("A part of several screens that leads to one is a line from each of them")
  func oneDestination() {
    let model = DiagramModel(
      result([screen("List"), screen("Search"), row, screen("Detail")], [edge("Row -> Detail")])
        .holding("List Row", "Search Row"))
    #expect(model.arrows == ["List -> Detail", "Search -> Detail"])
  }

  @Test("A part of several screens that leads to several keeps its box, with a line from each screen that holds it")
  func noMultiplication() throws {
    let model = DiagramModel(
      result(
        [screen("List"), screen("Search"), row, screen("Detail"), screen("Editor")],
        [edge("Row -> Detail"), edge("Row -> Editor")]
      ).holding("List Row", "Search Row"))
    #expect(model.arrows == ["List -> Row", "Row -> Detail", "Row -> Editor", "Search -> Row"])
    let line = try #require(model.line(from: "List", to: "Row"))
    #expect(line.style == .holding && line.text == nil && line.kinds.isEmpty)
    #expect(line.tooltip == ["List → Row", "holds the part", "List.swift:9:1"])
    #expect(model.legend.contains(.line(.holding, kinds: [])))
  }

  @Test("An object that several screens use keeps its box, since each may ask it for something else")
  func router() {
    let model = DiagramModel(
      result(
        [screen("List"), screen("Search"), node("Router", .navigator), screen("Detail")],
        [edge("Router -> Detail")]
      ).holding("List Router", "Search Router"))
    #expect(model.arrows == ["List -> Router", "Router -> Detail", "Search -> Router"])
  }

  @Test("A part of very many screens says how many they are, since lines from all of them would hide the others")
  func manyHolders() {
    let screens = (1...9).map { "Screen\($0)" }
    var input = result(
      screens.map { screen($0) } + [node("Router", .navigator), screen("Detail")],
      [edge("Router -> Detail")])
    input.parts = screens.map { ScreenPart(screen: $0, part: "Router", sites: []) }
    let model = DiagramModel(input)
    #expect(model.arrows == ["Router in 9 screens -> Detail"])
  }

  @Test("A part that no screen is known to hold is left out and counted, rather than hanging in the air")
  func noHolder() {
    let model = DiagramModel(
      result(
        [screen("List"), row, node("URL", .navigator), screen("Detail")],
        [edge("List -> Detail"), edge("Row -> Detail"), edge("URL -> Detail")]
      ).holding("List Row"))
    #expect(model.arrows == ["List -> Detail"])
    #expect(
      model.notes == ["hidden: 1 part without a known screen", "1 part of a screen folded into lines"])
  }

  @Test("A document without parts says nothing about who holds them, and all are drawn")
  func noParts() {
    let model = DiagramModel(result([row, screen("Detail")], [edge("Row -> Detail")]))
    #expect(model.arrows == ["Row -> Detail"] && model.notes.isEmpty)
  }

  @Test("A coordinator that a screen keeps and nothing is seen to start has its box and the line of who keeps it")
  func coordinator() {
    let model = DiagramModel(
      result(
        [screen("List"), node("Flow", .coordinator, role: .coordinator), screen("Detail")], [edge("Flow -> Detail")]
      ).holding("List Flow"))
    #expect(model.arrows == ["Flow -> Detail", "List -> Flow"])
    #expect(model.line(from: "List", to: "Flow")?.style == .holding)
  }

  @Test("A part that a finding is about keeps its box, so that the finding can be seen")
  func marked() {
    let model = DiagramModel(
      result(
        [screen("List"), row, screen("Detail")], [edge("Row -> Detail")],
        findings: [finding("tight-coupling", nodes: ["Row", "Detail"])]
      ).holding("List Row"))
    #expect(model.arrows == ["List -> Row", "Row -> Detail"])
    #expect(model.box("Row")?.finding == .main)
  }

  @Test("A part that something leads to is a place of its own")
  func ledTo() {
    let model = DiagramModel(
      result([screen("List"), screen("Start"), row, screen("Detail")], [edge("Start -> Row"), edge("Row -> Detail")])
        .holding("List Row"))
    #expect(model.arrows == ["List -> Row", "Row -> Detail", "Start -> Row"])
  }

  @Test("A part that leads to itself keeps its box")
  func cycle() {
    let model = DiagramModel(
      result([screen("List"), row], [edge("Row -> Row", .sheet)]).holding("List Row"))
    #expect(model.arrows == ["List -> Row", "Row -> Row"])
  }

  @Test("With folding off, every part is drawn, and who holds it")
  func off() {
    let model = DiagramModel(
      result([screen("List"), row, screen("Detail")], [edge("Row -> Detail")]).holding("List Row"),
      options: DiagramOptions(foldParts: false))
    #expect(model.arrows == ["List -> Row", "Row -> Detail"])
  }

  @Test("An overview counts transitions, not who holds what")
  func overview() {
    let model = DiagramModel(
      result(
        [
          screen("List", file: "A/List.swift"), screen("Other", file: "B/Other.swift"), screen("C", file: "C/C.swift"),
          row, screen("Detail", file: "B/Detail.swift"),
        ],
        [edge("Row -> Detail"), edge("Row -> C")]
      ).holding("List Row", "Other Row"), options: DiagramOptions(detail: .overview))
    #expect(model.lines.reduce(0) { $0 + $1.count } <= 2)
  }

  @Test("The line of a part is dotted, with a diamond at the screen, in DOT and in SVG")
  func drawing() throws {
    let input = result([screen("List"), row, screen("Detail")], [edge("Row -> Detail")]).holding("List Row")
    let options = DiagramOptions(foldParts: false)
    let text = DotDiagram.render(input, options: options)
    #expect(text.contains("style=dotted, dir=both, arrowhead=none, arrowtail=odiamond"))
    #expect(
      try XMLTree(SVGDiagram.render(input, options: options)).visibleText.contains(
        "holds a part that navigates (diamond)"))
  }
}

extension AnalysisResult {
  /// The result with parts that screens hold: `"List Row"`.
  fileprivate func holding(_ parts: String...) -> AnalysisResult {
    var result = self
    result.parts = parts.map { line in
      let names = line.components(separatedBy: " ")
      return ScreenPart(
        screen: names[0], part: names[1], sites: [SourceLocation(file: "\(names[0]).swift", line: 9, column: 1)])
    }
    return result
  }
}
