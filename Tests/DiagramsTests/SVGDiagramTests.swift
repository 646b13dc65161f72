import NavigationModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("SVG documents")
struct SVGDiagramTests {
  @Test("Whatever the names are, the document is well-formed and shows every box and line", arguments: hostileStrings)
  func hostileNames(name: String) throws {
    for detail in [DiagramOptions.Detail.full, .overview] {
      let text = try SVGDiagram.render(hostileResult(name), options: DiagramOptions(detail: detail))
      for command in String.logCommands { #expect(!text.contains("##\(command)")) }
      let svg = try XMLTree(text)
      let model = DiagramModel(hostileResult(name), options: DiagramOptions(detail: detail))
      #expect(svg.groups("node").count == model.boxes.count)
      #expect(svg.groups("edge").count == model.lines.count)
    }
  }

  @Test(
    "A name is shown as it is written", arguments: ["A & B", "&amp;", "a\\nb", "\"quoted\"", "<T>", "日本語", "##vso[x]"])
  func literalNames(name: String) throws {
    let input = result([screen(name), screen("B")], [edge("\(name) -> B")], root: "\(name)'s app \\")
    let svg = try XMLTree(SVGDiagram.render(input))
    #expect(svg.visibleText.contains(name))
    #expect(svg.visibleText.contains("\(name)'s app \\"))
  }

  @Test("Tooltips and data attributes tell what a box and a line are in the analysis")
  func metadata() throws {
    let svg = try XMLTree(
      SVGDiagram.render(
        result(
          [screen("A", storyboard: "Main", file: "App/A.swift"), screen("B")],
          [edge("A -> B", .push, .certain, identifier: "next", line: 7)])))
    #expect(svg.title(of: "box_A") == "A\nUIKit screen\nscene of Main.storyboard\nApp/A.swift:3:1")
    #expect(svg.title(of: "line_A_push_B") == "A → B\npush, certain\nidentifier next\nA.swift:7:5")
    #expect(Set(svg.groups("node").map { $0.attributes["data-id"] }) == ["A", "B"])
    let line = try #require(svg.groups("edge").first)
    #expect(line.attributes["data-source"] == "A" && line.attributes["data-destination"] == "B")
    #expect(svg.groups("node").areThereAndAll { $0.attributes["class"] == "node uikit" })
  }

  @Test("Ids of elements follow from what they stand for, each once and without spaces")
  func elementIDs() throws {
    func ids(_ nodes: [Node], _ edges: [Edge]) throws -> [String] {
      let svg = try XMLTree(SVGDiagram.render(result(nodes, edges)))
      return (svg.groups("node") + svg.groups("edge")).compactMap { $0.attributes["id"] }
    }
    let small = try ids([screen("B"), screen("C d")], [edge("B -> C d")])
    #expect(small.sorted() == ["box_B", "box_C_d", "line_B_push_C_d"])
    let large = try ids(
      [screen("A"), screen("C d"), screen("C_d"), screen("C_d_2")],
      [edge("A -> C d"), edge("A -> C_d"), edge("A -> C_d_2")])
    #expect(Set(large).isSuperset(of: ["box_A", "box_C_d", "box_C_d_2"]) && Set(large).count == large.count)
  }

  @Test("A picture is an image to screen readers, and one with links a group in which they can be found")
  func role() throws {
    let input = result([screen("A", file: "App/A.swift")])
    #expect(try SVGDiagram.render(input).contains("<svg role=\"img\" "))
    let linked = DiagramOptions(link: PlaceLink(template: "https://host/{path}#L{line}"))
    #expect(try SVGDiagram.render(input, options: linked).contains("<svg role=\"group\" "))
  }

  @Test("The title of a group is bold in all of its lines, and the names below it are not")
  func titles() throws {
    func bold(_ text: [String], _ style: BoxStyle = .group) throws -> [Bool] {
      var model = DiagramModel(result([screen("A")]))
      model.boxes = [DiagramModel.Box(name: "n1", id: "g", text: text, style: style, finding: .none, tooltip: [])]
      let lines = try SVGDiagram.render(model).split(separator: "\n")
      return text.map { words in
        let written = ">\(words.drop { $0 == " " })</text>"
        return lines.contains { $0.contains("font-weight=\"bold\"") && $0.contains(written) }
      }
    }
    #expect(try bold(["Settings", "Alpha", "  Beta"]) == [true, false, false])
    #expect(try bold(["SettingsOf", "  Everything", "Alpha", "  Beta"]) == [true, true, false, false])
    #expect(try bold(["SettingsOf", "  Everything"]) == [true, true])
    #expect(try bold(["Settings"]) == [false])
    #expect(try bold(["SettingsOf", "  Everything"], .uikit) == [false, false])
  }

  @Test("The background is opaque, and nothing in the document depends on the version of Graphviz")
  func document() throws {
    let text = try SVGDiagram.render(result([screen("A")]))
    #expect(text.contains("<polygon fill=\"#ffffff\""))
    #expect(!text.lowercased().contains("graphviz") && !text.contains("<!") && !text.contains("transparent"))
    let dark = try SVGDiagram.render(result([screen("A")]), options: DiagramOptions(theme: .dark))
    #expect(dark.contains("<polygon fill=\"#12171d\""))
  }

  @Test("Labels stand on the lines of a small picture, and only numbers on those of a larger one")
  func labels() throws {
    let small = result([screen("A"), screen("B")], [edge("A -> B", .fullScreenCover)])
    #expect(try XMLTree(SVGDiagram.render(small)).visibleText.contains { $0.contains("fullScreenCover") })
    let large = DiagramModel(app(areas: 4, screens: 10))
    #expect(large.lines.count > DiagramModel.labelLimit)
    #expect(large.lines.areThereAndAll { $0.text == nil || $0.count > 1 })
  }

  @Test("Clusters with labelled edges, which make dot lose edges, lose none", arguments: 0..<24)
  func clustersWithLabels(seed: Int) throws {
    var edges: [Edge] = []
    let nodes = (0..<14).map { screen("S\($0)", storyboard: "Board\(($0 * (seed + 3)) % 4)") }
    for number in 0..<30 {
      let source = (number * 7 + seed * 5) % 14
      let destination = (number * number + seed * 3 + number / 4) % 14
      edges.append(edge("S\(source) -> S\(destination)", number % 2 == 0 ? .push : .show, identifier: "go\(number)"))
    }
    let input = result(nodes, edges)
    let model = DiagramModel(input)
    let text = try SVGDiagram.render(input)
    let svg = try XMLTree(text)
    #expect(svg.groups("edge").count == model.lines.count)
    #expect(svg.groups("cluster").count == model.clusters.count)
    #expect(!text.contains("the layout lost"))
  }

  @Test("Large pictures with clusters keep every line", arguments: DiagramOptions.Direction.allCases)
  func largeClusters(direction: DiagramOptions.Direction) throws {
    let input = app(areas: 7, screens: 20, storyboards: true)
    let options = DiagramOptions(detail: .full, direction: direction)
    let model = DiagramModel(input, options: options)
    #expect(model.lines.count > 250)
    let text = try SVGDiagram.render(input, options: options)
    #expect(try XMLTree(text).groups("edge").count == model.lines.count)
    #expect(!text.contains("the layout lost"))
  }

  @Test("A narrow picture has room for the words under it, whatever the font of the viewer")
  func width() throws {
    var metrics = Metrics()
    (metrics.screens, metrics.coordinators, metrics.forwardTransitions) = (1234, 1234, 123_456)
    let svg = try SVGDiagram.render(result([screen("A"), screen("B")], [edge("A -> B")], metrics: metrics))
    let width = try #require(svg.firstMatch(of: #/viewBox="0.00 0.00 ([0-9.]+) /#).flatMap { Double($0.1) })
    #expect(width > Double(metrics.summary.count) * 11 * 0.6)
    let size = try #require(svg.firstMatch(of: #/ width="([0-9]+)pt"/#).flatMap { Double($0.1) })
    let ground = try #require(svg.firstMatch(of: /<polygon [^>]*points="([^"]*)"/).map { $0.1 })
    let frame = try #require(LabelPlacement.Rectangle(around: Curve(pathElement: " points=\"\(ground)\"").points))
    #expect(abs(size - width) <= 1 && abs(frame.maxX - frame.minX - 4 - width) < 0.1)
  }

  @Test("The same result gives the same bytes, whatever was drawn before")
  func deterministic() throws {
    let input = app(areas: 5, screens: 12, storyboards: true)
    let first = try SVGDiagram.render(input)
    for number in 1...8 {
      _ = try SVGDiagram.render(app(areas: number, screens: 3 + number, storyboards: number % 2 == 0))
      #expect(try SVGDiagram.render(input) == first)
    }
  }

  @Test("Drawings that are asked for at the same time are the same as one after the other")
  func concurrent() async throws {
    let inputs = (2...9).map { app(areas: $0, screens: 8, storyboards: $0 % 2 == 0) }
    let expected = try inputs.map { try SVGDiagram.render($0) }
    try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for (number, input) in inputs.enumerated() { group.addTask { (number, try SVGDiagram.render(input)) } }
      for try await (number, svg) in group { #expect(svg == expected[number]) }
    }
  }

  @Test("More boxes than one picture can hold are refused with a way out")
  func tooLarge() {
    let many = result(
      (0...SVGDiagram.mostBoxes).map { screen("S\($0)") }, (1...SVGDiagram.mostBoxes).map { edge("S0 -> S\($0)") })
    #expect(throws: DiagramError.tooLarge(nodes: SVGDiagram.mostBoxes + 1, limit: SVGDiagram.mostBoxes)) {
      try SVGDiagram.render(many, options: DiagramOptions(detail: .full))
    }
  }
}

@Suite("Lost lines")
struct LostLineTests {
  private let model = DiagramModel(
    result([screen("A", storyboard: "One"), screen("B", storyboard: "Two")], [edge("A -> B")]))

  @Test("After a loss the layout is tried again without frames, and the picture says so")
  func retry() throws {
    var texts: [String] = []
    let svg = try SVGDiagram.document(model) { dot throws(DiagramError) in
      texts.append(dot)
      var drawing = try Graphviz.draw(dot)
      if dot.contains("subgraph") { drawing.drawnEdges -= 1 }
      return drawing
    }.text
    #expect(texts.count == 3)
    #expect(svg.contains("drawn without frames: the layout lost lines"))
    #expect(try XMLTree(svg).groups("edge").count == 1)
  }

  @Test("A large picture that cannot be laid out with its frames keeps its columns without them")
  func large() throws {
    let model = DiagramModel(
      app(areas: 7, screens: 20, storyboards: true), options: DiagramOptions(detail: .full, direction: .leftToRight))
    #expect(model.lines.count > DrawingForm.largeLimit && !model.clusters.isEmpty)
    var texts: [String] = []
    let svg = try SVGDiagram.document(model) { dot throws(DiagramError) in
      texts.append(dot)
      if dot.contains("subgraph") { throw DiagramError.graphviz("no layout") }
      return try Graphviz.draw(dot)
    }.text
    // Only boxes with columns of their own make a line so and so many columns long. Another order is tried before frames go.
    #expect(texts.count == 3 && texts.areThereAndAll { $0.contains("minlen=") })
    #expect(texts.filter { $0.contains("subgraph") }.count == 2)
    #expect(svg.contains("drawn without frames: the layout failed"))
  }

  @Test("A picture of very many boxes is drawn without frames at once, and says why")
  func veryLarge() {
    let model = DiagramModel(app(areas: 35, screens: 20, storyboards: true), options: DiagramOptions(detail: .full))
    #expect(model.boxes.count == 701 && !model.clusters.isEmpty)
    var texts: [String] = []
    _ = try? SVGDiagram.document(model) { dot throws(DiagramError) in
      texts.append(dot)
      throw DiagramError.graphviz("no layout")
    }
    #expect(texts.areThereAndAll { !$0.contains("subgraph") && $0.ranges(of: "drawn without frames").count == 1 })
    #expect(texts.first?.contains("with so many boxes or lines the layout takes minutes") == true)
    #expect(texts.first?.contains("nslimit=2,") == false)
  }

  @Test("A line that is lost every time is an error that names the loss, and no picture")
  func loss() {
    #expect(throws: DiagramError.lostEdges(1, of: 1)) {
      try SVGDiagram.document(model) { dot throws(DiagramError) in
        var drawing = try Graphviz.draw(dot)
        drawing.drawnEdges = 0
        return drawing
      }
    }
  }

  @Test("A line without a curve in the document is lost, even if the layout counts it")
  func missingCurve() {
    #expect(throws: DiagramError.lostEdges(1, of: 1)) {
      try SVGDiagram.document(model) { dot throws(DiagramError) in
        var drawing = try Graphviz.draw(dot)
        let lines = drawing.svg.split(separator: "\n")
        drawing.svg = lines.filter { !$0.contains("#0072b2") || !$0.hasPrefix("<path fill=\"none\"") }
          .joined(separator: "\n")
        return drawing
      }
    }
  }
}
