import NavigationModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("The atlas")
struct AtlasTests {
  @Test("An app that one picture can show has one sheet with this picture")
  func small() {
    let input = app(areas: 3, screens: 10)
    let atlas = Atlas(input)
    #expect(atlas.sheets.map(\.model) == [DiagramModel(input)])
    #expect(atlas.sheets[0].nodes == input.nodes.map(\.id))
  }

  @Test("A large app has an overview, and a sheet for each group by the id of its box")
  func large() {
    let input = app(areas: 12, screens: 20)
    let sheets = Atlas(input).sheets
    let groups = sheets[0].model.boxes.filter { $0.style == .group }.map(\.id)
    #expect(groups.count == 12)
    #expect(sheets.dropFirst().map(\.id) == groups)
    #expect(sheets.dropFirst().areThereAndAll { $0.parent == "" && $0.nodes.count == 20 })
  }

  @Test(
    "The sheet of a group shows its nodes, where the app starts, and the groups that they lead to or are led to from")
  func neighbours() throws {
    let nodes =
      (0..<9).map { screen("Shop\($0)", file: "App/Shop/Shop\($0).swift") }
      + (0..<9).map { screen("Help\($0)", file: "App/Help/Help\($0).swift") } + [node("App", .entry)]
    let edges = [
      "App -> Shop0", "Shop0 -> Shop1", "Shop1 -> Help4", "Shop1 -> Help5", "Help1 -> Shop2", "Help4 -> Help5",
    ]
    let sheets = Atlas(result(nodes, edges.map { edge($0) }), options: DiagramOptions(detail: .overview)).sheets
    let shop = try #require(sheets.first { $0.title == "Shop" }).model
    #expect(Set(shop.boxes.filter { $0.style == .otherGroup }.map(\.text)) == [["Help", "Help4", "Help5"]])
    #expect(Set(shop.boxes.map { $0.text[0] }) == Set((0..<9).map { "Shop\($0)" } + ["App", "Help"]))
    #expect(
      shop.arrows.sorted() == [
        "App -> Shop0", "Help Help4 Help5 -> Shop2", "Shop0 -> Shop1", "Shop1 -> Help Help4 Help5",
      ])
    #expect(shop.lines.first { $0.count == 2 }?.text == "push ×2")
  }

  @Test("In a full picture, other groups that lead to one node are one box with their names, and keep the others apart")
  func gathered() throws {
    let shop = (0..<18).map { screen("Shop\($0)", file: "App/Shop/Shop\($0).swift") }
    let others = ["Cart", "Help", "Login", "Profile"]
    let screens = others.flatMap { name in
      (0..<9).map { screen("\(name)\($0)", file: "App/\(name)/\(name)\($0).swift") }
    }
    let edges =
      (1..<18).map { edge("Shop0 -> Shop\($0)") } + others.map { edge("\($0)1 -> Shop3") }
      + [edge("Cart2 -> Shop3"), edge("Cart3 -> Shop4")]
    func sheet(_ nodes: [Node]) throws -> DiagramModel {
      let kept = Set(nodes.map(\.id))
      let edges = edges.filter { kept.contains($0.source) && kept.contains($0.destination) }
      let sheets = Atlas(result(nodes, edges), options: DiagramOptions(detail: .overview)).sheets
      return try #require(sheets.first { $0.title == "Shop" }).model
    }
    let full = try sheet(shop + screens)
    #expect(
      full.boxes.filter { $0.style == .otherGroup }.map(\.text).sorted { $0[0] < $1[0] } == [
        ["4 other groups", "Cart, Help, Login,", "Profile"], ["Cart", "Cart3"],
      ])
    #expect(full.lines.filter { $0.count == 5 }.count == 1)
    #expect(full.arrows.contains("4 other groups Cart, Help, Login, Profile -> Shop3"))
    let withoutOne = screens.filter { !$0.id.hasPrefix("Help") }
    #expect(try sheet(shop + withoutOne).boxes.count { $0.style == .otherGroup } == 3)
  }

  @Test("A group with too many nodes for a screen is an overview again, and says what it leaves out")
  func nested() throws {
    let many = (0..<60).map { screen("S\($0)", file: "App/Big/Part\($0 / 10)/S\($0).swift") }
    let others = (0..<40).map { screen("T\($0)", file: "App/Other\($0 / 10)/T\($0).swift") }
    var edges = (1..<60).map { edge("S\($0 / 2) -> S\($0)") }
    edges.append(edge("S0 -> T0"))
    let sheets = Atlas(
      result(many + others, edges), options: DiagramOptions(detail: .overview)
    ).sheets
    #expect(Set(sheets.map(\.id)).count == sheets.count)
    let nested = sheets.filter { sheet in sheets.contains { $0.parent == sheet.id } }
    #expect(nested.allSatisfy { sheet in sheet.model.boxes.contains { $0.style == .group } })
    #expect(
      sheets.filter { $0.parent != nil }.areThereAndAll { $0.nodes.count <= Atlas.mostBoxes || nested.contains($0) })
    let shown = Set(sheets.filter { !nested.contains($0) }.flatMap(\.nodes))
    #expect(shown == Set((many + others).map(\.id)))
  }

  @Test(
    "What nothing divides, such as very many screens in one file, is cut up along its transitions",
    arguments: [200, 2000])
  func oneFile(count: Int) {
    let nodes = (0..<count).map { screen("S\($0)", file: "App/Screens.swift") }
    let edges = (1..<count).map { edge("S\($0 / 2) -> S\($0)") }
    let sheets = Atlas(result(nodes, edges)).sheets
    let parts = sheets.filter { sheet in !sheets.contains { $0.parent == sheet.id } }
    #expect(parts.areThereAndAll { $0.nodes.count <= OverviewGroup.mostNodesOfPart })
    #expect(Set(parts.flatMap(\.nodes)) == Set(nodes.map(\.id)))
    // Very many parts are parts of parts, since nobody looks through all of them at once.
    #expect(sheets[0].model.boxes.count <= 24)
    #expect(sheets[0].model.boxes.map(\.id) == sheets.filter { $0.parent == "" }.map(\.id))
    // A tree falls into parts that hardly lead to each other: most of its steps are within one.
    let part = Dictionary(parts.flatMap { sheet in sheet.nodes.map { ($0, sheet.id) } }) { first, _ in first }
    let within = edges.count { part[$0.source] == part[$0.destination] }
    #expect(Double(within) / Double(edges.count) > 0.6)
    for above in sheets {
      let titles = sheets.filter { $0.parent == above.id }.map(\.title)
      #expect(Set(titles + [above.title]).count == titles.count + 1)
    }
  }

  @Test("Unresolved destinations stay with the screens that ask for them")
  func unresolved() throws {
    let nodes =
      (0..<9).map { screen("A\($0)", file: "App/A/A\($0).swift") }
      + (0..<9).map { screen("B\($0)", file: "App/B/B\($0).swift") } + [node("nowhere", .unknown)]
    let sheets = Atlas(
      result(nodes, [edge("A1 -> nowhere"), edge("B1 -> nowhere"), edge("A1 -> A2")]),
      options: DiagramOptions(detail: .overview)
    ).sheets
    for title in ["A", "B"] {
      let model = try #require(sheets.first { $0.title == title }).model
      #expect(model.boxes.count { $0.style == .unknown } == 1)
    }
  }

  @Test("Every sheet can be drawn, whatever the names are", arguments: hostileStrings)
  func hostileNames(name: String) throws {
    var input = app(areas: 12, screens: 20)
    input.nodes[5].name = name
    input.nodes[6].location = SourceLocation(file: "App/\(name)/\(name).swift", line: 1, column: 1)
    for sheet in Atlas(input).sheets {
      #expect(try XMLTree(sheet.picture.svg.get()).groups("node").count == sheet.model.boxes.count)
    }
  }
}

@Suite("An overview that can be read")
struct ReadableOverviewTests {
  @Test("A group names the screens that most lead to")
  func names() {
    let nodes = (0..<9).map { screen("Shop\($0)", file: "App/Shop/Shop\($0).swift") }
    let edges = ["Shop1 -> Shop7", "Shop2 -> Shop7", "Shop3 -> Shop4", "Shop3 -> Shop5"]
    let model = DiagramModel(
      result(nodes, edges.map { edge($0) }), options: DiagramOptions(detail: .overview))
    #expect(model.boxes.map(\.text) == [["Shop", "Shop7", "Shop4"]])
    #expect(model.boxes.map(\.remarks) == [["9 screens", "4 inside"]])
  }

  @Test("Of very many lines one out of each group stays, such as that of the start of the app")
  func weakStart() {
    let areas = 20
    let nodes = (0..<areas).flatMap { area in
      (0..<9).map { screen("A\(area)S\($0)", file: "App/A\(area)/A\(area)S\($0).swift") }
    }
    var edges = [edge("Start -> A0S1", .root)]
    for area in 0..<areas {
      for other in 0..<areas where other != area {
        edges += (2..<4).map { edge("A\(area)S\($0) -> A\(other)S\($0)") }
      }
    }
    let model = DiagramModel(
      result(nodes + [node("Start", .entry)], edges), options: DiagramOptions(detail: .overview))
    #expect(model.arrows.contains { $0.hasPrefix("Start -> A0") })
    #expect(model.clusters.isEmpty)
  }

  @Test("Of very many lines those for most transitions stay, and one into each group; a note says how many went")
  func weakLines() {
    let areas = 20
    let nodes = (0..<areas).flatMap { area in
      (0..<9).map { screen("A\(area)S\($0)", file: "App/A\(area)/A\(area)S\($0).swift") }
    }
    var edges: [Edge] = []
    for area in 0..<areas {
      // Each area leads to all others by one transition, and to the next by five.
      for other in 0..<areas where other != area { edges.append(edge("A\(area)S0 -> A\(other)S1")) }
      for number in 2..<6 { edges.append(edge("A\(area)S\(number) -> A\((area + 1) % areas)S\(number)")) }
    }
    let model = DiagramModel(result(nodes, edges), options: DiagramOptions(detail: .overview))
    #expect(model.lines.count == 2 * areas)
    #expect(model.lines.count { $0.count == 5 } == areas)
    #expect(Set(model.lines.map(\.destination)).count == areas)
    #expect(model.notes.contains("\(areas * (areas - 3)) lines for few transitions between groups left out"))
  }
}

@Suite("Links in pictures")
struct LinkTests {
  private let link = PlaceLink(template: "https://example.org/{path}?a=1&line={line}", folder: "Apps/Shop")

  @Test("Boxes lead to declarations, lines to the first place, each as one element")
  func links() throws {
    let input = result([screen("A", file: "Kit/A B.swift"), screen("B")], [edge("A -> B", line: 7)])
    let text = try SVGDiagram.render(input, options: DiagramOptions(link: link))
    _ = try XMLTree(text)
    #expect(
      text.contains("<a xlink:href=\"https://example.org/Apps/Shop/Kit/A%20B.swift?a=1&amp;line=3\" target=\"_top\">"))
    #expect(text.contains("<a xlink:href=\"https://example.org/Apps/Shop/A.swift?a=1&amp;line=7\" target=\"_top\">"))
    #expect(text.components(separatedBy: "<a ").count == 3 && text.components(separatedBy: "</a>").count == 3)
    #expect(try !SVGDiagram.render(input).contains("<a "))
  }

  @Test(
    "An address needs a path in it and a scheme of the web or an editor",
    arguments: [
      "javascript://%0aalert(1)//{path}", "https://{path}", "https:///{path}", "data://{path}", "https://example.org",
      "{path}", "", "https:{path}",
      " javascript://{path}",
    ])
  func refused(template: String) {
    #expect(PlaceLink(template: template) == nil)
  }

  @Test("Whatever a path holds stays a path")
  func paths() {
    let link = PlaceLink(template: "vscode://file/x/{path}:{line}:{column}")
    let place = SourceLocation(file: "a?b#c\"<{line}>é%.swift", line: 4, column: 2)
    #expect(link?.address(of: place) == "vscode://file/x/a%3Fb%23c%22%3C%7Bline%7D%3E%C3%A9%25.swift:4:2")
  }
}

@Suite("Colours of pictures as a style sheet")
struct PictureStyleSheetTests {
  @Test("Every style has the colours that a picture in this theme has", arguments: DiagramOptions.Theme.allCases)
  func colours(theme: DiagramOptions.Theme) {
    let css = PictureStyleSheet.css(theme, scope: ".scope")
    let palette = Palette(theme)
    for style in BoxStyle.allCases {
      let box = palette.box(style)
      #expect(
        css.contains(
          ".scope g.node.\(style) > :is(path, polygon, ellipse, polyline) { fill: \(box.fill); stroke: \(box.border); }"
        ))
    }
    for style in LineStyle.allCases {
      #expect(css.contains(".scope g.edge.\(style) > path { stroke: \(palette.line(style)); }"))
    }
    #expect(css.split(separator: "\n").allSatisfy { $0.hasPrefix(".scope ") })
  }
}
