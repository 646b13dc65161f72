import NavigationModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("The curves of a drawing")
struct CurveTests {
  private func curve(_ path: String) -> Curve { Curve(pathElement: "<path fill=\"none\" d=\"\(path)\"/>") }

  @Test("are the points of their paths")
  func points() {
    #expect(
      curve("M1.5,-2C3,4 5,6 7,-8.25").points.map { [$0.x, $0.y] } == [[1.5, -2], [3, 4], [5, 6], [7, -8.25]])
    for line in ["", "<path/>", "<path d=\"", "<path d=\"M\"/>", "<path d=\"M1\"/>"] {
      #expect(Curve(pathElement: Substring(line)).points.isEmpty)
    }
  }

  @Test("cross where one gets from one side of the other to the other side")
  func crossings() {
    let rising = curve("M0,0C1,1 2,2 10,10")
    #expect(Curve.crossings(of: [rising, curve("M0,10C5,6 10,0 10,0")]) == 1)
    #expect(Curve.crossings(of: [rising, curve("M0,1C1,2 2,3 10,11")]) == 0)
    // Two that begin at the same place only touch.
    #expect(Curve.crossings(of: [rising, curve("M0,0C0,1 0,2 0,10")]) == 0)
    #expect(Curve.crossings(of: [rising, curve("M0,10L10,0"), curve("M1,10L11,0")]) == 2)
    #expect(Curve.crossings(of: []) == 0)
  }

  /// How many drawings were made of two frames with two lines between them, and which was kept, where the lines of the
  /// first and the second drawing have these ways.
  private func kept(first: [String], second: [String], module: String? = "M") throws -> (drawn: Int, kept: Int?) {
    var drawings: [[String]] = [first, second]
    var count = 0
    let nodes = ["A", "B", "C", "D"].map { screen($0, module: $0 < "C" ? module : "N") }
    var model = DiagramModel(result(nodes, [edge("A -> C"), edge("B -> D")]))
    model.direction = .leftToRight
    let svg = try SVGDiagram.document(model) { dot throws(DiagramError) in
      var paths = drawings.isEmpty ? [] : drawings.removeFirst()
      count += 1
      var drawing = try Graphviz.draw(dot)
      var isEdge = false
      let lines = drawing.svg.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        if line.hasPrefix("<g id=\"") { isEdge = line.hasPrefix("<g id=\"e") }
        guard isEdge, line.hasPrefix("<path "), !paths.isEmpty else { return String(line) }
        return "<path d=\"\(paths.removeFirst())\"/>"
      }
      drawing.svg = lines.joined(separator: "\n")
      return drawing
    }.text
    return (count, [first, second].firstIndex { $0.allSatisfy { svg.contains($0) } })
  }

  @Test("decide between two orders of the boxes in frames")
  func orders() throws {
    let crossed = ["M0,0L9,9", "M0,9L9,0"]
    let parallel = ["M0,0L9,0", "M0,9L9,9"]
    #expect(try kept(first: crossed, second: parallel) == (2, 1))
    // Of drawings with as many crossings, the one with the shorter lines is kept.
    #expect(try kept(first: crossed, second: ["M0,0L9,10", "M0,10L9,0"]) == (2, 0))
    #expect(try kept(first: crossed, second: ["M1,0L9,9", "M1,9L9,0"]) == (2, 1))
    #expect(try kept(first: parallel, second: crossed) == (1, 0))
  }

  @Test(
    "through points at unequal distances never turn back",
    arguments: [
      [0, 0, 60, 30, 120, 60, 122, 61, 200, 61], [0, 0, 4, 1, 90, 40, 91, 40, 180, 0],
      [0, 9, 70, 40, 71, 41, 72, 41, 150, 80, 151, 80, 230, 9], [0, 0, 50, 0, 52, 0, 100, 20],
    ] as [[Double]])
  func smooth(numbers: [Double]) {
    let route = stride(from: 0, to: numbers.count, by: 2).map { Curve.Point(x: numbers[$0], y: numbers[$0 + 1]) }
    let curve = Curve(points: Fans.smooth(through: route))
    #expect(curve.points.count == 3 * route.count - 2)
    let samples = curve.samples
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.x <= $1.x })
    #expect(stride(from: 0, to: curve.points.count, by: 3).map { curve.points[$0] } == route)
    #expect(curve.points[1].y == route[0].y && curve.points[curve.points.count - 2].y == route[route.count - 1].y)
    // Points that lie on each other are no direction.
    let twice = Curve(points: Fans.smooth(through: [route[0], route[1], route[1], route[1], route[2]])).samples
    #expect(twice.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  /// The curves from a screen to some others, or to it from them.
  private func fan(_ count: Int, leadsOut: Bool, _ direction: DiagramOptions.Direction) throws -> [Curve] {
    let leaves = (0..<count).map { "TheScreenOfLeaf\($0)" }
    let edges = leaves.map { edge(leadsOut ? "Hub -> \($0)" : "\($0) -> Hub", .present) }
    let model = DiagramModel(
      result((["Hub"] + leaves).map { screen($0) }, edges), options: DiagramOptions(detail: .full, direction: direction)
    )
    return try SVGDiagram.document(model).curves
  }

  @Test("of a box with many lines are spread along its side in the order of where they lead", arguments: [5, 14, 30])
  func fans(count: Int) throws {
    for leadsOut in [true, false] {
      let curves = try fan(count, leadsOut: leadsOut, .leftToRight)
      #expect(curves.count == count && Curve.crossings(of: curves) == 0)
      let hub = curves.compactMap { leadsOut ? $0.points.first : $0.points.last }
      let leaves = curves.compactMap { leadsOut ? $0.points.last : $0.points.first }
      let (left, right) = (try #require(hub.map(\.x).min()), try #require(hub.map(\.x).max()))
      #expect(right - left < 2 && Set(hub.map(\.y)).count == count)
      let order = hub.indices.sorted { hub[$0].y < hub[$1].y }
      #expect(order.map { leaves[$0].y } == leaves.map(\.y).sorted())
    }
    // Where lines lead down, they end at the long sides of boxes.
    let down = try fan(count, leadsOut: true, .topToBottom).compactMap(\.points.first)
    #expect(Set(down.map(\.x)).count > 1)
  }

  @Test("take their heads and words with them")
  func heads() throws {
    let leaves = (0..<9).map { "Leaf\($0)" }
    let model = DiagramModel(
      result((["Hub"] + leaves).map { screen($0) }, leaves.map { edge("Hub -> \($0)", .present) }),
      options: DiagramOptions(detail: .full, direction: .leftToRight))
    let groups = try SVGDiagram.render(model).components(separatedBy: "<g id=\"line_").dropFirst()
    #expect(groups.count == 9)
    for group in groups {
      let elements = group.components(separatedBy: "</g>")[0].split(separator: "\n")
      let end = try #require(elements.first { $0.hasPrefix("<path ") }.flatMap { Curve(pathElement: $0).points.last })
      let head = Curve(pathElement: try #require(elements.first { $0.hasPrefix("<polygon ") })).points
      // It is level, and the line ends at the middle of its back.
      let (tip, back) = (try #require(head.map(\.x).max()), try #require(head.map(\.x).min()))
      #expect(abs(back - end.x) < 2 && (5...10).contains(tip - end.x))
      let tips = head.filter { abs($0.x - tip) < 0.1 }.map(\.y)
      #expect(tips.areThereAndAll { abs($0 - end.y) < 0.1 })
      let words = try #require(elements.first { $0.hasPrefix("<text ") }.flatMap { TextElement($0)?.place })
      #expect(abs(words.y - end.y) < 15 && words.x < end.x)
    }
  }

  @Test("turn behind long words of their fan, so that these stay where one looks for them")
  func longWords() throws {
    let leaves = (0..<6).map { "TheScreenOfLeaf\($0)" }
    let edges = leaves.map { leaf in
      edge("\(leaf) -> Hub", .push, identifier: leaf.hasSuffix("3") ? "Email Not Found on Artsy" : nil)
    }
    let model = DiagramModel(
      result((["Hub"] + leaves).map { screen($0) }, edges),
      options: DiagramOptions(detail: .full, direction: .leftToRight))
    let groups = try SVGDiagram.render(model).components(separatedBy: "<g id=\"line_").dropFirst()
    let group = try #require(groups.first { $0.contains("Artsy") }).components(separatedBy: "</g>")[0]
    let elements = group.split(separator: "\n")
    let start = try #require(elements.first { $0.hasPrefix("<path ") }.flatMap { Curve(pathElement: $0).points.first })
    let words = try #require(elements.first { $0.hasPrefix("<text ") }.flatMap { TextElement($0)?.place })
    #expect([-3, 10].contains { abs(words.y - start.y - $0) < 1 } && words.x > start.x)
  }

  @Test(
    "of a box to which some of the others lead back turn behind the heads of these, so that none cross",
    arguments: [3, 5])
  func headsOfSome(every: Int) throws {
    let leaves = (0..<30).map { "TheScreenOfLeaf\($0)" }
    let back = leaves.indices.filter { $0 % every == 1 }.map { edge("\(leaves[$0]) -> Hub") }
    let model = DiagramModel(
      result((["Hub"] + leaves).map { screen($0) }, leaves.map { edge("Hub -> \($0)") } + back),
      options: DiagramOptions(detail: .full, direction: .leftToRight))
    let curves = try SVGDiagram.document(model).curves
    #expect(curves.count == leaves.count + back.count)
    #expect(Curve.crossings(of: curves) == 0)
  }

  @Test(
    "that all lead from some boxes to the same others have their words beside their ends, and none strikes another's")
  func woven() throws {
    let (tabs, groups) = ((0..<5).map { "Tab\($0)ViewController" }, (0..<5).map { "Group\($0)ViewController" })
    let edges = tabs.flatMap { tab in groups.map { edge("\(tab) -> \($0)", .present) } }
    let model = DiagramModel(
      result((tabs + groups).map { screen($0) }, edges), options: DiagramOptions(detail: .full, direction: .leftToRight)
    )
    let lines = try SVGDiagram.render(model).components(separatedBy: "<g id=\"line_").dropFirst()
    #expect(lines.count == edges.count)
    var courses: [[Curve.Point]] = []
    var words: [LabelPlacement.Rectangle] = []
    for line in lines {
      let elements = line.components(separatedBy: "</g>")[0].split(separator: "\n")
      let curve = Curve(pathElement: try #require(elements.first { $0.hasPrefix("<path ") }))
      let text = try #require(elements.first { $0.hasPrefix("<text ") }.flatMap { TextElement($0) })
      let end = try #require(curve.points.last)
      #expect(abs(text.place.y + 3 - end.y) < 1 && (0...40).contains(end.x - text.place.x))
      courses.append(curve.samples)
      words.append(
        LabelPlacement.Rectangle(
          textAt: text.place, characters: text.characters, fontSize: text.fontSize, letter: 0.5))
    }
    for rectangle in words {
      let isStruck = courses.contains { course in
        zip(course, course.dropFirst()).contains { rectangle.isCrossed(from: $0, to: $1) }
      }
      #expect(!isStruck)
    }
  }

  @Test("of a box with very many lines can be told apart where they turn", arguments: ["push", "present"])
  func crowds(kind: String) throws {
    let leaves = (0..<36).map { "TheScreenOfLeaf\($0)" }
    let edges = leaves.map { edge("Hub -> \($0)", kind == "push" ? .push : .present) }
    let model = DiagramModel(
      result((["Hub"] + leaves).map { screen($0) }, edges),
      options: DiagramOptions(detail: .full, direction: .leftToRight))
    let curves = try SVGDiagram.document(model).curves
    let starts = curves.compactMap { $0.points.first?.y }
    let top = try #require(starts.min())
    // Where the lines cross a level line a little above the box.
    let level = top - 30
    let places = curves.compactMap { curve -> Double? in
      let samples = curve.samples
      return zip(samples, samples.dropFirst()).first { ($0.y - level) * ($1.y - level) < 0 }.map { start, end in
        start.x + (end.x - start.x) * (level - start.y) / (end.y - start.y)
      }
    }.sorted()
    #expect(places.count > 10)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 1.3 })
  }
}
