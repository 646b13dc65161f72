import NavigationModel
import Testing

@testable import Diagrams

@Suite("DOT text")
struct DotDiagramTests {
  @Test("Nodes, clusters and edges are written once each, in a fixed order")
  func statements() {
    let dot = DotDiagram.render(
      result(
        [screen("B", storyboard: "Main"), screen("A", storyboard: "Main"), screen("C", storyboard: "Other")],
        [edge("A -> B"), edge("B -> C", .present)]))
    let statements = dot.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace).prefix { $0 != "[" } }
    #expect(
      statements == [
        "digraph navgraph {", "graph ", "node ", "edge ", "subgraph cluster_1 {", "graph ", "n1 ", "n2 ", "}",
        "subgraph cluster_2 {", "graph ", "n3 ", "}", "n1 -> n2 ", "n2 -> n3 ", "}",
      ])
  }

  @Test("Plain controllers of one name say in whose code they are made, a single one does not")
  func plainControllers() {
    func plain(_ maker: String, _ name: String) -> Node {
      Node(id: "screen:\(maker)/\(name)", name: name, kind: .screen, role: .inline)
    }
    let (first, second) = (plain("Start", "UIViewController"), plain("Player.Body", "UIViewController"))
    let other = plain("Start", "NSViewController")
    let model = DiagramModel(
      result(
        [screen("A"), first, second, other],
        [edge("A -> \(first.id)"), edge("A -> \(second.id)"), edge("A -> \(other.id)")]))
    #expect(model.box(first.id)?.remarks == ["made by Start"])
    #expect(model.box(second.id)?.remarks == ["made by Player.Body"])
    #expect(model.box(other.id)?.remarks == [])
  }

  @Test("Quotes, backslashes, entities and control characters of labels cannot end or change them")
  func escaping() {
    #expect(DOTText.label(["a\"b"]) == #""a\"b""#)
    #expect(DOTText.label(["a\\"]) == #""a\\""#)
    #expect(DOTText.label(["\\N&amp;"]) == #""\\N&amp;amp;""#)
    #expect(DOTText.label(["a\nb", "c"]) == #""a b\nc""#)
    #expect(DOTText.label(["\u{0}\u{202E}"]) == "\"\u{FFFD}\u{FFFD}\"")
    #expect(DOTText.markup("<b>&\"") == "&lt;b&gt;&amp;&quot;")
  }

  @Test("Whatever the names are, each line is one statement", arguments: hostileStrings)
  func hostileNames(name: String) {
    let dot = DotDiagram.render(hostileResult(name))
    let friendly = DotDiagram.render(hostileResult("friendly"))
    #expect(dot.split(separator: "\n").count == friendly.split(separator: "\n").count)
    // A picture can go to standard output, where the log of a CI service looks for commands.
    for command in String.logCommands { #expect(!dot.contains("##\(command)")) }
  }

  @Test("An edge runs from its source to its destination, ways back too, and in large pictures")
  func direction() {
    let back = DotDiagram.render(
      result([screen("A"), screen("B")], [edge("A -> B"), edge("B -> A", .dismiss)]),
      options: DiagramOptions(showBack: true))
    #expect(back.contains("n1 -> n2 [") && back.contains("n2 -> n1 ["))
    let large = app(areas: 6, screens: 20)
    let options = DiagramOptions(detail: .full)
    let model = DiagramModel(large, options: options)
    let dot = DotDiagram.render(large, options: options)
    #expect(model.lines.count > 200)
    for line in model.lines { #expect(dot.contains("  \(line.source) -> \(line.destination) [id=\(line.name),")) }
    #expect(!dot.contains("dir=back"))
  }

  @Test("The same result gives the same bytes, whatever the order of what is in it")
  func deterministic() {
    var input = app(areas: 5, screens: 12, storyboards: true)
    let dot = DotDiagram.render(input)
    input.nodes.reverse()
    input.edges.reverse()
    #expect(DotDiagram.render(input) == dot)
  }

  @Test("A box is as wide as its name, whether it is a screen, a coordinator or another object that navigates")
  func widths() throws {
    func width(_ node: Node) throws -> Double {
      let svg = try Graphviz.draw(DotDiagram.render(result([node]), options: DiagramOptions(legend: false))).svg
      // The first filled outline after the ground.
      let box = try #require(
        svg.split(separator: "\n").first {
          $0.contains("fill=\"#") && !$0.contains("#ffffff") && ($0.hasPrefix("<path ") || $0.hasPrefix("<polygon "))
        })
      let points = Curve(pathElement: box).points.map(\.x)
      return try #require(points.max()) - #require(points.min())
    }
    let name = "TheCoordinatorOfAVeryLongCheckout"
    let usual = try width(screen(name))
    #expect(abs(try width(node(name, .coordinator, role: .coordinator)) - usual) <= 1)
    #expect(abs(try width(node(name, .navigator)) - usual) <= 1)
  }

  @Test("Words in a block stand below its upper face, with a rule or without")
  func blocks() throws {
    let router = node("RouterHandler", .navigator)
    let rule = finding("god-coordinator", nodes: ["RouterHandler"])
    for findings in [[], [rule]] {
      let svg = try Graphviz.draw(
        DotDiagram.render(result([router], findings: findings), options: DiagramOptions(legend: false))
      ).svg
      let lines = svg.split(separator: "\n").drop { !$0.contains("class=\"node") }
      // The front begins with a level line, at the second height of the outline.
      let faces = lines.filter { $0.hasPrefix("<polyline ") }.map { Curve(pathElement: $0).points.map(\.y) }
      let front = try #require(faces.first { $0.count == 2 && $0[0] == $0[1] }?.first)
      let words = try #require(lines.first { $0.hasPrefix("<text ") }.flatMap { TextElement($0) })
      #expect(words.place.y - words.fontSize * 0.8 > front + 3)
    }
  }

  @Test("A box with many lines on one side is higher, so that they do not end on each other")
  func crowds() {
    func height(_ lines: Int, _ direction: DiagramOptions.Direction = .leftToRight) -> String? {
      let text = DotDiagram.render(
        result(
          [screen("Hub")] + (0..<lines).map { screen("S\($0)") }, (0..<lines).map { edge("S\($0) -> Hub") }),
        options: DiagramOptions(detail: .full, direction: direction))
      let hub = text.split(separator: "\n").first { $0.contains("label=\"Hub\"") }
      return hub?.firstMatch(of: /height=([0-9.]+)/).map { String($0.1) }
    }
    #expect(height(4) == nil && height(5) == "0.52" && height(14) == "1.6" && height(100) == "3.6")
    #expect(height(14, .topToBottom) == nil)
  }

  @Test("Columns are further from each other where many lines turn beside one box, or their words have more room")
  func gaps() {
    func text(_ lines: Int, _ kind: TransitionKind, _ direction: DiagramOptions.Direction = .leftToRight) -> String {
      DotDiagram.render(
        result(
          [screen("Hub")] + (0..<lines).map { screen("S\($0)") }, (0..<lines).map { edge("Hub -> S\($0)", kind) }),
        options: DiagramOptions(detail: .full, direction: direction))
    }
    for (lines, gap) in [(4, "0.6"), (16, "0.6"), (24, "0.8"), (100, "1.2")] {
      #expect(text(lines, .push).contains(" ranksep=\(gap),"), "\(lines)")
    }
    #expect(text(24, .push, .topToBottom).contains(" ranksep=0.6,"))
    func words(_ spaces: Int) -> String {
      let room = String(repeating: " ", count: spaces)
      return "label=\"\(room)present\(room)\""
    }
    #expect(text(16, .present).contains(words(1)) && text(24, .present).contains(words(5)))
    #expect(text(36, .present).contains(words(11)) && text(36, .present).contains(" ranksep=0.6,"))
  }

  @Test("What has no lines stands in rows, which are shorter where the words of lines keep their columns apart")
  func grids() {
    func rows(
      _ kind: TransitionKind, _ identifier: String?, _ direction: DiagramOptions.Direction = .leftToRight
    ) -> Int {
      let alone = (0..<10).map { screen("Alone\($0)") }
      let text = DotDiagram.render(
        result([screen("A"), screen("B")] + alone, [edge("A -> B", kind, identifier: identifier)]),
        options: DiagramOptions(detail: .full, direction: direction))
      return 10 - text.split(separator: "\n").count { $0.contains("[style=invis]") }
    }
    #expect(rows(.push, nil) == 5)
    #expect(rows(.present, "showThePromotionInfoSegue") == 10)
    #expect(rows(.push, nil, .topToBottom) == 3 && rows(.present, "showThePromotionInfoSegue", .topToBottom) == 3)
  }

  @Test("A name that is too long for a line goes on in the next, and nothing of it is lost")
  func longNames() {
    let name = "ModalHostingController<NavigationStack<SettingsOverview>, SettingsOverviewViewModelFactoryProtocol>"
    let lines = name.wrapped()
    #expect(lines.count == 3 && lines.joined() == name && lines.allSatisfy { $0.count <= 48 })
    #expect("OrderList".wrapped() == ["OrderList"] && "".wrapped() == [""])
    #expect(String(repeating: "Ab", count: 900).wrapped().count == 4)
    #expect(String(repeating: "x", count: 900).wrapped().allSatisfy { $0.count <= 96 })
  }

  @Test("The frame of a module that holds nearly everything is left out, and each frame around what is asked for")
  func dominantFrame() {
    let nodes = (0..<9).map { screen("S\($0)", module: "App") } + [screen("T", module: "Kit")]
    let edges = (0..<8).map { edge("S\($0) -> S\($0 + 1)") } + [edge("S0 -> T")]
    func titles(_ grouping: DiagramOptions.Grouping, focus: Set<String>?) -> [String] {
      var options = DiagramOptions(grouping: grouping)
      options.subject = focus.map { DiagramOptions.Subject(title: "S", focus: $0, notes: []) }
      return DiagramModel(result(nodes, edges), options: options).clusters.map(\.title)
    }
    #expect(titles(.automatic, focus: nil) == ["Kit"])
    #expect(titles(.automatic, focus: ["S0"]).isEmpty)
    #expect(titles(.module, focus: ["S0"]) == ["App", "Kit"])
  }

  @Test("Clusters follow the option, and one frame around everything is left out")
  func clusters() {
    let nodes = [
      screen("A", storyboard: "Main", module: "App"), screen("B", module: "App"), screen("C", module: "Kit"),
    ]
    func titles(_ grouping: DiagramOptions.Grouping, _ nodes: [Node]) -> [String] {
      DiagramModel(
        result(nodes, [edge("A -> B"), edge("B -> C")]), options: DiagramOptions(grouping: grouping)
      ).clusters.map(\.title)
    }
    #expect(titles(.automatic, nodes) == ["App", "Kit", "Main.storyboard"])
    #expect(titles(.storyboard, nodes) == ["Main.storyboard"])
    #expect(titles(.module, nodes) == ["App", "Kit"])
    #expect(titles(.none, nodes).isEmpty)
    #expect(titles(.automatic, ["A", "B", "C"].map { screen($0, module: "App") }).isEmpty)
  }

  @Test("An unknown destination stands in the frame of the screen that asks for it")
  func unknownInCluster() {
    let model = DiagramModel(
      result(
        [screen("A", storyboard: "One"), screen("B", storyboard: "Two"), node("nowhere", .unknown)],
        [edge("A -> B"), edge("A -> nowhere")]))
    #expect(model.clusters.map(\.boxes.count) == [2, 1])
  }

  @Test("Nothing at all is a picture too")
  func empty() throws {
    #expect(DotDiagram.render(result([])).hasPrefix("digraph navgraph {"))
    #expect(try XMLTree(SVGDiagram.render(result([]))).visibleText == ["App"])
  }
}

/// A result in which every text that can come from the sources is the given one.
func hostileResult(_ text: String) -> AnalysisResult {
  let location = SourceLocation(file: text, line: 1, column: 1)
  func hostile(_ id: String, _ kind: Node.Kind) -> Node {
    Node(
      id: text + id, name: text, type: text, kind: kind, framework: .uikit, module: text, storyboard: text + id,
      storyboardIdentifier: text, location: location)
  }
  let move = Edge(
    source: text + "1", destination: text + "2", kind: .push, confidence: .certain, identifier: text, via: [text],
    sites: [location], reason: text)
  return result(
    [hostile("1", .screen), hostile("2", .screen), hostile("3", .coordinator)], [move],
    findings: [finding(text, nodes: [text + "1"], edges: [move])], root: text)
}
