import Foundation
import NavigationModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("The picture of a change")
struct DifferenceDiagramTests {
  /// What changed where nothing did, except for what is given.
  private func difference(
    added: [GraphDifference.Place] = [], removed: [GraphDifference.Place] = [],
    renamed: [GraphDifference.Renaming] = [], came: [Edge] = [], went: [Edge] = [],
    changed: [GraphDifference.Change] = [], lost: [Node] = [], new: [Finding] = []
  ) -> GraphDifference {
    GraphDifference(
      added: added, removed: removed, renamed: renamed, addedTransitions: came,
      removedTransitions: went, changedTransitions: changed, lost: lost, newFindings: new, goneFindings: [])
  }

  private func place(_ node: Node, _ edges: Edge...) -> GraphDifference.Place {
    GraphDifference.Place(node: node, edges: edges.map(\.id))
  }

  /// A shop in which a screen came, one went, one was renamed, and a transition is another now.
  private var shop: (difference: GraphDifference, base: AnalysisResult, head: AnalysisResult) {
    let old = [edge("List -> Detail"), edge("List -> Filter"), edge("Detail -> Terms"), edge("Filter -> Help")]
    let new = [
      edge("List -> Page"), edge("List -> Filter", .sheet), edge("Page -> Cart", .present), edge("Filter -> Help"),
    ]
    let base = result(["List", "Detail", "Filter", "Terms", "Help"].map { screen($0) }, old)
    let head = result(["List", "Page", "Filter", "Cart", "Help"].map { screen($0) }, new)
    let change = difference(
      added: [place(screen("Cart"), new[2])], removed: [place(screen("Terms"), old[2])],
      renamed: [GraphDifference.Renaming(before: screen("Detail"), after: screen("Page"))],
      changed: [GraphDifference.Change(before: old[1], after: new[1])])
    return (change, base, head)
  }

  private func model(_ options: DiagramOptions = DiagramOptions()) -> DiagramModel {
    let (difference, base, head) = shop
    return DiagramModel(difference, from: base, to: head, options: options)
  }

  @Test("marks what came, went and changed in words and colours, and shows what is next to it")
  func marks() {
    let model = model()
    #expect(model.box("Cart")?.text == ["+ Cart"] && model.box("Cart")?.change == .added)
    #expect(model.box("Terms")?.text == ["− Terms"] && model.box("Terms")?.change == .removed)
    #expect(model.box("Page")?.text == ["~ Detail → Page"] && model.box("Page")?.change == .changed)
    #expect(model.box("List")?.text == ["List"] && model.box("List")?.change == .same)
    #expect(model.line(from: "Page", to: "Cart")?.text == "+ present")
    #expect(model.line(from: "Page", to: "Terms")?.text == "− push")
    #expect(model.line(from: "List", to: "Filter")?.text == "~ push → sheet")
    #expect(model.line(from: "List", to: "Page")?.change == .same)
    #expect(model.line(from: "List", to: "Page")?.text == nil)
    // Neither is what was renamed drawn a second time, nor what nothing happened next to.
    #expect(model.boxes.map(\.id) == ["Cart", "Filter", "List", "Page", "Terms"])
    #expect(model.lines.count == 4)
  }

  @Test("says how much changed, explains the marks that occur, and counts what is not shown")
  func words() {
    let model = model()
    #expect(model.title == "What changed in App")
    #expect(
      model.subtitle
        == "screens and objects: 1 came with 1 transition, 1 went with 1 transition, 1 renamed · transitions between others: 1 changed"
    )
    #expect(
      model.legend == [
        .changedBox(.added), .changedBox(.removed), .changedBox(.changed), .changedBox(.same),
        .changedLine(.added), .changedLine(.removed), .changedLine(.changed), .changedLine(.same),
      ])
    #expect(model.notes == ["not shown: 1 screen or object away from what changed"])
    #expect(self.model(DiagramOptions(legend: false)).legend == [])
  }

  @Test("says so where nothing changed")
  func nothing() throws {
    let app = result([screen("A"), screen("B")], [edge("A -> B")])
    let model = DiagramModel(difference(), from: app, to: app)
    #expect(model.boxes == [] && model.lines == [] && model.legend == [] && model.notes == [])
    let text = try XMLTree(SVGDiagram.render(model)).visibleText
    #expect(text == ["Nothing changed in App", "The screens, transitions and findings are the same."])
  }

  @Test("has heads that are seen as hollow at its thick lines, and others that are not")
  func heads() throws {
    let svg = try XMLTree(SVGDiagram.render(model()))
    func heads(_ style: String) -> [(length: Double, outline: Double, isHollow: Bool)] {
      let groups = svg.elements.indices.filter { index in
        let words = (svg.elements[index].attributes["class"] ?? "").split(separator: " ")
        return words.contains("edge") && words.contains(style[...]) && words.contains("added")
      }
      return svg.elements.filter { $0.name == "polygon" && $0.parent.map(groups.contains) == true }.map { head in
        let points = Curve(pathElement: "<polygon points=\"\(head.attributes["points"] ?? "")\"/>").points
        let length = points.flatMap { one in points.map { one.distance(to: $0) } }.max() ?? 0
        return (length, Double(head.attributes["stroke-width"] ?? "1") ?? 0, head.attributes["fill"] == "none")
      }
    }
    #expect(heads("modal").areThereAndAll { $0.isHollow && $0.length > 9 && $0.outline < 1.5 })
    let pushed = difference(added: [place(screen("B"), edge("A -> B"))])
    let app = result([screen("A"), screen("B")], [edge("A -> B")])
    let other = try SVGDiagram.render(
      DiagramModel(pushed, from: result([screen("A")]), to: app, options: DiagramOptions()))
    #expect(other.contains("stroke-width=\"2.8\" points="))
  }

  @Test("can be read without colours: what went is dashed, and each mark has a width of its own")
  func withoutColours() throws {
    let svg = try XMLTree(SVGDiagram.render(model()))
    func strokes(_ mark: String, _ kind: String) -> [(dashed: Bool, width: Double)] {
      let groups = svg.elements.indices.filter { index in
        let words = (svg.elements[index].attributes["class"] ?? "").split(separator: " ")
        return svg.elements[index].name == "g" && words.first == kind[...] && words.contains(mark[...])
      }
      return svg.elements.filter { $0.name == "path" && $0.parent.map(groups.contains) == true }.map {
        ($0.attributes["stroke-dasharray"] != nil, Double($0.attributes["stroke-width"] ?? "1") ?? 0)
      }
    }
    for kind in ["edge", "node"] {
      for mark in ChangeMark.allCases {
        let drawn = strokes(mark.rawValue, kind)
        #expect(drawn.areThereAndAll { $0.dashed == (mark == .removed) }, "\(kind) \(mark)")
      }
      let widths = [ChangeMark.added, .changed, .same].map { strokes($0.rawValue, kind).map(\.width).max() ?? 0 }
      #expect(widths[0] > widths[1] && widths[1] > widths[2], "\(kind) \(widths)")
    }
    // The names in the picture are marked, and so are the words on lines.
    let words = svg.visibleText
    for text in ["+ Cart", "− Terms", "~ Detail → Page"] { #expect(words.contains(text)) }
    for text in ["+ present", "− push", "~ push → sheet"] { #expect(words.contains { $0.contains(text) }) }
  }

  @Test("shows screens that lost their last way in, and new findings in words")
  func remarks() {
    let app = result([screen("A"), screen("B"), screen("C")], [edge("B -> A")])
    let model = DiagramModel(
      difference(
        came: [edge("B -> A")], went: [edge("A -> C")], lost: [screen("C")],
        new: [finding("navigation-cycle", nodes: ["A", "B"], edges: [edge("B -> A")])]),
      from: result([screen("A"), screen("B"), screen("C")], [edge("A -> C")]), to: app)
    // What a new finding is about is not as it was, although nothing leads elsewhere.
    #expect(model.box("A")?.text == ["~ A", "! navigation-cycle"] && model.box("A")?.change == .changed)
    #expect(model.notes == ["!: new finding"])
    #expect(model.box("C")?.text == ["~ C", "lost its last way in"])
    // The transition that closes a cycle came, although words tell it with the cycle.
    #expect(model.line(from: "B", to: "A")?.change == .added)
    #expect(model.subtitle.hasSuffix("1 lost the last way in · findings: 1 new"))
  }

  @Test("gives each way back and each unknown destination a sign of its own, and marks what only transitions tell of")
  func ends() {
    let came = [
      edge("A -> unknown", .pop), edge("B -> unknown"), edge("B -> Stack", .present), edge("A -> Mail", .system),
    ]
    let nodes = [screen("A"), screen("B"), node("unknown", .unknown), node("Mail", .system)]
    let head = result(nodes + [node("Stack", .container)], came)
    let model = DiagramModel(difference(came: came), from: result(nodes), to: head)
    #expect(model.box("previous screen of A")?.text == ["←"])
    #expect(model.box("unknown destination of B")?.text == ["?"])
    #expect(model.box("Stack")?.change == .added && model.box("Mail")?.change == .same)
    #expect(model.notes.first == "tab: container, ?: unresolved destination, ←: the previous screen")
  }

  @Test("draws whoever shows a new stack as showing the screen in it, and what shows one that was there as before")
  func stacks() {
    let came = [edge("A -> Stack", .present), edge("Stack -> B", .root)]
    let nodes = [screen("A"), screen("B"), screen("C")]
    let stack = node("Stack", .container)
    let model = DiagramModel(difference(came: came), from: result(nodes), to: result(nodes + [stack], came))
    #expect(model.boxes.map(\.id) == ["A", "B"] && model.line(from: "A", to: "B")?.text == "+ present")
    let gone = DiagramModel(difference(went: came), from: result(nodes + [stack], came), to: result(nodes))
    #expect(gone.boxes.map(\.id) == ["A", "B"] && gone.line(from: "A", to: "B")?.text == "− present")
    // Around two screens, or known before, it stays.
    let two = came + [edge("Stack -> C", .root)]
    #expect(
      DiagramModel(difference(came: two), from: result(nodes), to: result(nodes + [stack], two)).boxes.map(\.id)
        == ["A", "B", "C", "Stack"])
    let known = DiagramModel(
      difference(came: [came[0]]), from: result(nodes + [stack], [came[1]]), to: result(nodes + [stack], came))
    #expect(known.boxes.map(\.id).contains("Stack"))
  }

  @Test("tells boxes of one name apart by their files")
  func twins() {
    var other = screen("Root", file: "Mac/Root_macOS.swift")
    other.id = "Root@Mac"
    let nodes = [screen("Root", file: "App/Root_iOS.swift"), other, screen("Home", file: "App/Home.swift")]
    let came = [edge("Root -> Home"), edge("Root@Mac -> Home")]
    let model = DiagramModel(difference(came: came), from: result(nodes), to: result(nodes, came))
    #expect(model.box("Root")?.text == ["Root", "in Root_iOS.swift"])
    #expect(model.box("Root@Mac")?.text == ["Root", "in Root_macOS.swift"])
    #expect(model.box("Home")?.text == ["Home"])
  }

  @Test("draws what only moved to another file as one box")
  func moved() {
    var (before, after) = (screen("Root", file: "Root_iOS.swift"), screen("Root", file: "Root_macOS.swift"))
    (before.id, after.id) = ("Root@iOS", "Root@macOS")
    let (went, came) = ([edge("Root@iOS -> A")], [edge("Root@macOS -> B")])
    var change = difference(came: came, went: went)
    change.newIDs = ["Root@iOS": "Root@macOS"]
    let others = [screen("A"), screen("B")]
    let model = DiagramModel(change, from: result(others + [before], went), to: result(others + [after], came))
    #expect(model.boxes.map(\.id) == ["A", "B", "Root@macOS"])
    #expect(model.box("Root@macOS")?.text == ["Root"])
    #expect(model.line(from: "Root@macOS", to: "A")?.change == .removed)
    #expect(model.line(from: "Root@macOS", to: "B")?.change == .added)
  }

  @Test("counts flows and parts apart from transitions, and a new stack with the screen in it as one")
  func counts() {
    let came = [edge("A -> Stack", .present), edge("Stack -> B", .root), edge("B -> A")]
    let nodes = [screen("A"), screen("B")]
    var change = difference(came: came)
    change.addedWays = [
      GraphPath.Step(source: "A", destination: "B", kind: .push, confidence: .certain, via: ["Flow"], sites: [])
    ]
    change.addedParts = [ScreenPart(screen: "A", part: "B", sites: [])]
    let model = DiagramModel(
      change, from: result(nodes), to: result(nodes + [node("Stack", .container)], came))
    #expect(
      model.subtitle
        == "transitions between others: 2 came · flows through coordinators: 1 came · parts of screens: 1 came")
  }

  @Test("draws several transitions of one mark between two screens as one line that names them")
  func parallels() {
    let came = [edge("A -> B"), edge("A -> B", .present, .possible), edge("A -> B", .sheet)]
    let app = result([screen("A"), screen("B")], came + [edge("A -> B", .show)])
    let model = DiagramModel(
      difference(came: came), from: result([screen("A"), screen("B")], [edge("A -> B", .show)]), to: app)
    #expect(model.lines.map(\.text) == ["+ present, possible, push and 1 more", nil])
    #expect(model.lines.map(\.count) == [3, 1])
  }

  @Test("names an identifier whole, or on hover alone")
  func identifiers() {
    let long = "showTheDetailsOfThatArtworkInAnotherWindow"
    let nodes = [screen("A"), screen("B"), screen("C"), screen("D")]
    let came = [
      edge("A -> B", .show, identifier: "showArtworkDetailsOfOrder"), edge("A -> C", .show, identifier: long),
    ]
    let (old, new) = (
      edge("A -> D", .show, identifier: long), edge("A -> D", .show, identifier: long + "Again")
    )
    let model = DiagramModel(
      difference(came: came, changed: [GraphDifference.Change(before: old, after: new)]), from: result(nodes, [old]),
      to: result(nodes, came + [new]))
    #expect(model.line(from: "A", to: "B")?.text == "+ show “showArtworkDetailsOfOrder”")
    #expect(model.line(from: "A", to: "C")?.text == "+ show")
    #expect(model.line(from: "A", to: "C")?.tooltip.contains("identifier \(long)") == true)
    #expect(model.line(from: "A", to: "D")?.text == "~ show, another identifier")
    #expect(model.line(from: "A", to: "D")?.tooltip.contains("identifier \(long)Again") == true)
  }

  /// Screens that came, of which each pushes up to three others; a start that was renamed, with neighbours as before.
  private func chain(_ length: Int, neighbours: Int) -> DiagramModel {
    let new = (0..<length).map { screen("New\($0)", file: "App/Area\($0 % 7)/New\($0).swift") }
    let old = (0..<neighbours).map { screen("Old\($0)", file: "App/Old/Old\($0).swift") }
    let came = (1..<length).map { edge("New\(($0 - 1) / 3) -> New\($0)") }
    let start = screen("Start", file: "App/Start.swift")
    let head = result([start] + new + old, came + old.map { edge("Start -> \($0.id)") })
    return DiagramModel(
      difference(
        added: new.map { node in
          GraphDifference.Place(
            node: node, edges: came.filter { [$0.source, $0.destination].contains(node.id) }.map(\.id))
        }, renamed: [GraphDifference.Renaming(before: screen("Begin"), after: start)]),
      from: result([screen("Begin")] + old, old.map { edge("Begin -> \($0.id)") }), to: head)
  }

  @Test("leaves out what is next to a large change, and says so")
  func large() {
    let small = chain(12, neighbours: 12)
    #expect(small.boxes.count == 25)
    let large = chain(50, neighbours: 100)
    #expect(large.boxes.count == 51)
    #expect(large.notes.first == "a large change: what is around it is left out")
    #expect(large.lines.map(\.text).allSatisfy { $0 == "+" })
  }

  @Test("leaves out what is next to a change where it is larger than a screen once it is laid out, or draws groups")
  func larger() throws {
    // Fewer boxes than what is too large in any form.
    let screens = chain(20, neighbours: 60)
    #expect(screens.boxes.count == 21 && screens.notes.first == "a large change: what is around it is left out")
    let groups = chain(140, neighbours: 0)
    #expect(groups.boxes.contains { $0.text.first == "+ Area3" })
  }

  @Test("tells in the boxes of a change that is larger than a screen what shows an alert, and how a screen goes back")
  func asides() throws {
    let screens = (0..<45).map { screen("New\($0)", file: "App/New\($0).swift") }
    let alert = node("Alert", .alert)
    let unknown = node("nowhere", .unknown)
    let ways = screens.indices.dropFirst().map { edge("New\(($0 - 1) / 5) -> New\($0)") }
    let asides = screens.flatMap { [edge("\($0.id) -> Alert", .alert), edge("\($0.id) -> nowhere", .dismiss)] }
    let head = result(screens + [alert, unknown], ways + asides)
    let change = difference(
      added: screens.map { node in
        GraphDifference.Place(node: node, edges: (ways + asides).filter { $0.source == node.id }.map(\.id))
      })
    let model = DiagramModel(change, from: result([]), to: head)
    #expect(model.boxes.count == 45 && model.lines.count == 44)
    #expect(model.box("New7")?.text == ["+ New7", "+ alert, dismiss"])
    #expect(model.notes.contains("alerts, system screens and ways back are told in the boxes of their screens"))
    #expect(model.subtitle.contains("45 came with 134 transitions"))
    let full = DiagramModel(change, from: result([]), to: head, options: DiagramOptions(detail: .full))
    #expect(full.boxes.count == 91 && full.lines.count == 134)
  }

  @Test("draws a very large change as groups with counts")
  func veryLarge() throws {
    let model = chain(400, neighbours: 0)
    #expect(model.boxes.count < 40)
    let area = try #require(model.boxes.first { $0.text.first == "+ Area3" })
    #expect(area.text == ["+ Area3", "+ New10", "+ New101", "+ New108"] && area.change == .added)
    #expect(area.remarks == ["and 54 more", "screens and objects +57", "transitions inside +19"])
    #expect(model.lines.areThereAndAll { ($0.text ?? "").hasPrefix("+") })
    #expect(model.notes.first?.hasPrefix("a very large change") == true)
    #expect(try XMLTree(SVGDiagram.render(model)).visibleText.contains("+ Area3"))
  }

  @Test("names in a group what changed, screens first, and marks what both came and went")
  func groups() throws {
    let (base, head, change) = exchange()
    let model = DiagramModel(change, from: base, to: head)
    let orders = try #require(model.boxes.first { $0.text.first == "~ Orders" })
    #expect(orders.text.dropFirst() == ["+ Basket", "+ Payment", "+ Delivery"])
    #expect(orders.remarks == ["and 2 more", "screens and objects +4 −1", "transitions inside +1"])
    #expect(orders.tooltip.contains("− Old"))
    #expect(model.legend.map(\.text).contains("transition changed, or some came and others went"))
  }

  /// Very many screens that came; in one folder also a coordinator that came and a screen that went.
  private func exchange() -> (AnalysisResult, AnalysisResult, GraphDifference) {
    let many = (0..<DiagramOptions.overviewThreshold).map {
      screen("New\($0)", file: "App/Area\($0 % 7)/New\($0).swift")
    }
    let pages = ["Basket", "Delivery", "Payment"].map { screen($0, file: "App/Orders/\($0).swift") }
    var agent = node("Agent", .coordinator)
    agent.location = SourceLocation(file: "App/Orders/Agent.swift", line: 1, column: 1)
    let old = screen("Old", file: "App/Orders/Old.swift")
    let home = screen("Home", file: "App/Home.swift")
    let new = many + pages + [agent]
    let came = new.map { edge("Home -> \($0.id)") } + [edge("Payment -> Basket")]
    let went = edge("Home -> Old")
    let change = difference(
      added: new.map { node in
        GraphDifference.Place(
          node: node, edges: came.filter { [$0.source, $0.destination].contains(node.id) }.map(\.id))
      }, removed: [place(old, went)])
    return (result([home, old], [went]), result([home] + new, came), change)
  }

  @Test("tells the many parts of a new screen in its box, and draws what else changed of them")
  func parts() {
    let rows = (1...5).map { screen("Row\($0)") }
    let page = screen("Page")
    let came = edge("Row2 -> Page", .sheet)
    var head = result(rows + [page], [came])
    head.parts = rows.map { ScreenPart(screen: "Page", part: $0.id, sites: []) }
    let holdings = rows.map { row in
      GraphPath.Step(
        source: "Page", destination: row.id, kind: .embed, confidence: .certain, via: [], sites: [])
    }
    let change = difference(added: [GraphDifference.Place(node: page, edges: [came.id], ways: holdings)])
    let model = DiagramModel(change, from: result(rows), to: head)
    #expect(model.box("Page")?.text == ["+ Page", "holds 5 parts"])
    #expect(model.box("Page")?.tooltip.last == "Row1, Row2, Row3, Row4, Row5")
    #expect(model.boxes.map(\.id) == ["Page", "Row2"] && model.lines.map(\.text) == ["+ sheet"])
    // A few are drawn.
    head.parts = head.parts?.suffix(3)
    let few = difference(
      added: [GraphDifference.Place(node: page, edges: [came.id], ways: Array(holdings.suffix(3)))])
    let drawn = DiagramModel(few, from: result(rows), to: head)
    #expect(drawn.boxes.map(\.id) == ["Page", "Row2", "Row3", "Row4", "Row5"])
    #expect(drawn.line(from: "Page", to: "Row4")?.text == "+ holds")
    // What the code embeds is told as such.
    let embedded = edge("Page -> Row1", .embed)
    head.edges.append(embedded)
    let both = DiagramModel(
      difference(added: [place(page, came, embedded)]), from: result(rows), to: head)
    #expect(both.line(from: "Page", to: "Row1")?.text == "+ embed")
  }

  @Test("gives the same bytes for the same input, as SVG and as DOT, with the marks as classes")
  func bytes() throws {
    #expect(try SVGDiagram.render(model()) == SVGDiagram.render(model()))
    let dot = DotDiagram.render(model())
    #expect(dot == DotDiagram.render(model()))
    for mark in ChangeMark.allCases { #expect(dot.contains("class=\"uikit \(mark.rawValue)\"")) }
  }

  @Test("takes any name for a name")
  func hostile() throws {
    for name in hostileStrings {
      let (old, new) = (screen("A" + name), screen("B" + name))
      let came = Edge(
        source: old.id, destination: new.id, kind: .push, confidence: .certain, identifier: name, sites: [])
      let model = DiagramModel(
        difference(
          added: [place(new, came)], renamed: [GraphDifference.Renaming(before: new, after: old)],
          new: [finding(name, nodes: [old.id])]), from: result([old]), to: result([old, new], [came], root: name))
      _ = try XMLTree(SVGDiagram.render(model))
    }
  }
}

@Suite("The colours of a change")
struct ChangePaletteTests {
  @Test("Text is legible and lines are visible, in light and dark", arguments: DiagramOptions.Theme.allCases)
  func contrasts(theme: DiagramOptions.Theme) {
    let (changes, palette) = (ChangePalette(theme), Palette(theme))
    for mark in ChangeMark.allCases {
      let box = changes.box(mark)
      #expect(ColourScience.contrast(box.text, box.fill) >= 4.5, "text of \(mark)")
      #expect(ColourScience.contrast(box.border, box.fill) >= 3, "border of \(mark) beside its fill")
      #expect(ColourScience.contrast(box.border, palette.background) >= 3, "border of \(mark)")
      // Lines have words of their colour.
      #expect(
        ColourScience.contrast(changes.line(mark), palette.background) >= (mark == .same ? 3 : 4.5), "line of \(mark)")
    }
    #expect(ColourScience.contrast(palette.text, palette.background) >= 4.5)
    #expect(ColourScience.contrast(palette.mutedText, palette.background) >= 4.5)
  }
}
