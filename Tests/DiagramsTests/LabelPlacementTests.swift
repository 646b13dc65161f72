import Foundation
import NavigationModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("Words beside lines in SVG")
struct LabelPlacementTests {
  /// A line from left to right, at a height.
  private func line(at y: Double) -> Curve {
    Curve(points: [0, 30, 70, 100].map { Curve.Point(x: $0, y: y) })
  }

  private func label(_ x: Double, _ y: Double, of curve: Curve) -> LabelPlacement.Label {
    LabelPlacement.Label(place: Curve.Point(x: x, y: y), characters: 4, fontSize: 10, curve: curve)
  }

  @Test("Words that stand near their line stay, and those that stand far away come to it")
  func far() {
    let curve = line(at: 0)
    let places = LabelPlacement.places(for: [label(50, -6, of: curve), label(20, -60, of: curve)], besides: [])
    #expect(places[0] == Curve.Point(x: 50, y: -6))
    #expect(abs(places[1].y) <= 10 && (10...90).contains(places[1].x))
  }

  @Test("Words cover neither boxes nor other words, and stay where there is no room")
  func obstacles() throws {
    let curve = line(at: 0)
    let far = label(50, -60, of: curve)
    let near = label(50, -4, of: curve)
    let places = LabelPlacement.places(for: [near, far], besides: [])
    let moved = LabelPlacement.Rectangle(textAt: places[1], characters: 4, fontSize: 10)
    #expect(places[1] != far.place && !moved.intersects(near.rectangle))
    let box = try #require(
      LabelPlacement.Rectangle(around: [Curve.Point(x: -50, y: -30), Curve.Point(x: 150, y: 30)]))
    #expect(LabelPlacement.places(for: [far], besides: [box]) == [far.place])
  }

  @Test("Words that a line strikes through, or that lie on others, move along their own line")
  func struck() {
    let (level, steep) = (line(at: 0), Curve(points: [40, 45, 55, 60].map { Curve.Point(x: $0, y: $0 * 4 - 200) }))
    let words = label(50, -6, of: level)
    let places = LabelPlacement.places(for: [words], besides: [], under: [level, steep])
    #expect(places[0] != words.place && abs(places[0].y) <= 12)
    let pair = LabelPlacement.places(for: [words, label(52, -8, of: level)], besides: [], under: [level])
    let (first, second) = (LabelPlacement.Rectangle(textAt: pair[0], characters: 4, fontSize: 10), pair[1])
    #expect(!first.intersects(LabelPlacement.Rectangle(textAt: second, characters: 4, fontSize: 10)))
  }

  @Test("Words stand nearer to their own line than to any other", arguments: [-22.0, -20.0, 16.0])
  func nearest(height: Double) {
    let (own, other) = (line(at: 0), line(at: height))
    // Within the distance at which words may stand, but about the other line for whoever reads them.
    let words = label(50, height < 0 ? -10 : 12, of: own)
    let place = LabelPlacement.places(for: [words], besides: [], under: [own, other])[0]
    let middle = place.y - 3
    #expect(abs(middle) <= abs(middle - height) + 1 && abs(place.y) <= 12)
    // Alone it stays where it is.
    #expect(LabelPlacement.places(for: [words], besides: [], under: [own]) == [words.place])
  }

  /// Where the title of a frame is, and the rectangle under it.
  private func title(under curves: [Curve], in frame: String = "0,0 200,0 200,90 0,90") throws -> [String] {
    var words = MovedWords(clusterFill: "white")
    words.addFrame("<polygon points=\"\(frame)\"/>")
    words.addTitle("<text text-anchor=\"middle\" x=\"30\" y=\"12\" font-size=\"10\">Main</text>")
    words.addObstacle("<polygon points=\"80,2 100,2 100,30 80,30\"/>")
    words.beginBoxes(at: 1)
    let output = words.applied(to: ["<line/>", "<box/>"], under: curves)
    #expect(output.count == 6 && output[0] == "<line/>" && output[1] == "<g class=\"frame\">" && output[4] == "</g>")
    return Array(output[2...3])
  }

  private func upright(at x: Double) -> Curve {
    Curve(points: [-20, 0, 40, 120].map { Curve.Point(x: x, y: $0) })
  }

  @Test("The title of a frame covers no line where there is another place along its edge")
  func titles() throws {
    let first = "<text text-anchor=\"middle\" x=\"30\" y=\"12\" font-size=\"10\">Main</text>"
    #expect(try title(under: [upright(at: 70)])[1] == first)
    let moved = try title(under: [upright(at: 30)])
    #expect(moved[1] != first && moved[1].contains(" y=\"12\"") && moved[1].hasSuffix(">Main</text>"))
    let text = try #require(TextElement(Substring(moved[1])))
    #expect(text.place.x > 40 && text.place.x < 70)
    #expect(moved[0].hasPrefix("<rect fill=\"white\" x=\"\((text.place.x - 10).inHundredths)\" y=\"4\" "))
    // Behind a box there is room as well, but neither beyond the frame nor where lines are everywhere.
    let behind = try title(under: [30, 45, 60, 75].map { upright(at: $0) })
    let other = try #require(TextElement(Substring(behind[1])))
    #expect(other.place.x > 110 && other.place.x < 200)
    let all = stride(from: 20.0, to: 200, by: 15).map { upright(at: $0) }
    #expect(try title(under: all)[1] == first)
    #expect(try title(under: [upright(at: 30)], in: "0,0 60,0 60,90 0,90")[1] == first)
  }

  @Test("A straight line crosses a rectangle where a part of it lies within")
  func crossed() throws {
    let box = try #require(LabelPlacement.Rectangle(around: [Curve.Point(x: 0, y: 0), Curve.Point(x: 10, y: 4)]))
    func crosses(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Bool {
      box.isCrossed(from: Curve.Point(x: x, y: y), to: Curve.Point(x: toX, y: toY))
    }
    #expect(crosses(-5, 2, 15, 2) && crosses(5, -9, 5, 9) && crosses(2, 2, 3, 3) && crosses(-5, -5, 6, 6))
    #expect(!crosses(-5, 5, 15, 5) && !crosses(-9, 0, -1, 4) && !crosses(-5, 0, 5, 20))
  }

  @Test("In a picture each word is beside its own line, whatever dot does")
  func picture() throws {
    let names = (0..<14).map { "Screen\($0)" }
    let edges = (0..<14).flatMap { from in
      [1, 5].map { edge("\(names[from]) -> \(names[(from + $0) % 14])", .present) }
    }
    let svg = try SVGDiagram.render(result(names.map { screen($0, storyboard: $0 < "Screen5" ? "Main" : nil) }, edges))
    let tree = try XMLTree(svg)
    let words = tree.visibleText.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(words.count { $0 == "present" } == edges.count)
    #expect(words.contains("Main.storyboard"))
    // Each word lies within a letter's height of the path in its own group.
    let groups = svg.components(separatedBy: "<g id=\"line_").dropFirst().map { $0.components(separatedBy: "</g>")[0] }
    #expect(groups.count == edges.count)
    for group in groups {
      let lines = group.split(separator: "\n")
      let path = try #require(lines.first { $0.hasPrefix("<path ") })
      let text = try #require(lines.first { $0.hasPrefix("<text ") })
      func number(_ name: String) throws -> Double {
        let start = try #require(text.range(of: " \(name)=\"")?.upperBound)
        return try #require(Double(text[start...].prefix { $0 != "\"" }))
      }
      let place = Curve.Point(x: try number("x"), y: try number("y"))
      let rectangle = LabelPlacement.Rectangle(textAt: place, characters: 7, fontSize: 10)
      let distance = try #require(Curve(pathElement: path).samples.map(rectangle.distance).min())
      #expect(distance <= 12, "\(text)")
    }
    // The title of the frame comes after the lines, which would strike it through.
    let title = try #require(svg.range(of: "<g class=\"frame\">"))
    let last = try #require(svg.range(of: "class=\"edge", options: .backwards))
    #expect(last.lowerBound < title.lowerBound)
  }

  @Test("Starts of the app with the same destinations are one box, others stay by themselves")
  func entries() {
    let nodes = ["Deep links", "Notifications", "App"].map { node($0, .entry) } + ["A", "B"].map { screen($0) }
    let shared = ["Deep links", "Notifications"].flatMap { [edge("\($0) -> A"), edge("\($0) -> B")] }
    let model = DiagramModel(result(nodes, shared + [edge("App -> A")]))
    #expect(model.arrows == ["App -> A", "Deep links, Notifications -> A", "Deep links, Notifications -> B"])
    let sheet = Atlas(result(nodes, shared + [edge("App -> A")])).sheets[0].model
    #expect(sheet.boxes.count { $0.style == .entry } == 3)
  }

  @Test("Transitions of one family between two screens are one line with the words of all")
  func families() {
    let model = DiagramModel(
      result([screen("A"), screen("B")], [edge("A -> B", .sheet), edge("A -> B", .window), edge("A -> B")]))
    #expect(model.lines.compactMap(\.text).sorted() == ["push", "sheet, window ×2"])
  }
}
