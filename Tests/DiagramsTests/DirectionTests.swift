import NavigationModel
import Testing

@testable import Diagrams

@Suite("The direction of a drawing")
struct DirectionTests {
  private let model = DiagramModel(result([screen("A"), screen("B")], [edge("A -> B")]))

  /// The directions of all drawings that were made, and the direction of the one that was kept, where drawings that
  /// lead right and down have these proportions.
  private func choice(
    right: (Int, Int), down: (Int, Int), of model: DiagramModel
  ) throws -> (tried: [String], kept: String) {
    var tried: [String] = []
    let svg = try SVGDiagram.document(model) { dot throws(DiagramError) in
      let isRight = dot.contains("rankdir=LR")
      // Several forms in one direction count once.
      if tried.last != (isRight ? "right" : "down") { tried.append(isRight ? "right" : "down") }
      var drawing = try Graphviz.draw(dot)
      let (width, height) = isRight ? right : down
      let lines = drawing.svg.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.hasPrefix("<svg ") ? "<svg width=\"\(width)pt\" height=\"\(height)pt\"" : String($0)
      }
      drawing.svg = lines.joined(separator: "\n")
      return drawing
    }.text
    let keptRight = svg.contains(" width=\"\(right.0)pt\" height=\"\(right.1)pt\"")
    return (tried, keptRight ? "right" : "down")
  }

  @Test(
    "A drawing to the right that fits a screen is kept, and no other is made",
    arguments: [(1600, 1000), (1900, 750), (1000, 1000), (540, 1180)])
  func readable(width: Int, height: Int) throws {
    let choice = try choice(right: (width, height), down: (1601, 1000), of: model)
    #expect(choice.tried == ["right"] && choice.kept == "right")
  }

  @Test("Of two drawings, the one that fits a screen better is kept, and a strip is worse than a page")
  func nearer() throws {
    #expect(try choice(right: (6600, 1000), down: (1300, 1000), of: model).kept == "down")
    #expect(try choice(right: (1000, 2300), down: (2000, 1000), of: model).kept == "down")
    #expect(try choice(right: (3000, 1000), down: (9000, 1000), of: model).kept == "right")
    #expect(try choice(right: (2000, 1000), down: (1800, 1100), of: model).kept == "down")
    #expect(try choice(right: (2000, 1000), down: (1300, 2000), of: model).kept == "right")
    #expect(try choice(right: (1500, 400), down: (800, 1000), of: model).kept == "down")
    #expect(try choice(right: (6600, 1000), down: (1300, 1000), of: model).tried == ["right", "down"])
  }

  @Test(
    "A direction that somebody chose is kept, whatever shape it gives", arguments: DiagramOptions.Direction.allCases)
  func explicit(direction: DiagramOptions.Direction) throws {
    var model = model
    model.direction = direction
    let choice = try choice(right: (9000, 1000), down: (1000, 9000), of: model)
    #expect(choice.tried.count == 1)
    #expect(choice.kept == (direction == .leftToRight ? "right" : "down"))
  }

  @Test("What fits no screen gets names in two lines, and one much larger than a screen is laid out once")
  func narrow() throws {
    let name = "TheScreenOfAnOrderWithAVeryLongName"
    let long = DiagramModel(result([screen("A"), screen(name)], [edge("A -> \(name)")]))
    #expect(try choice(right: (2200, 1000), down: (2300, 1000), of: long).tried == ["right", "down", "right"])
    #expect(try choice(right: (2200, 1000), down: (1800, 1000), of: long).tried == ["right", "down"])
    #expect(try choice(right: (5000, 2500), down: (1800, 1000), of: long).tried == ["right"])
    #expect(long.narrowed?.boxes.map(\.text) == [["A"], ["TheScreenOfAnOrderWith", "AVeryLongName"]])
    #expect(model.narrowed == nil)
  }

  @Test("A long drawing is better than none where the other direction fails")
  func failure() throws {
    let chain = DiagramModel(result((0...12).map { screen("S\($0)") }, (1...12).map { edge("S\($0 - 1) -> S\($0)") }))
    let svg = try SVGDiagram.document(chain) { dot throws(DiagramError) in
      guard dot.contains("rankdir=LR") else { throw .graphviz("not down") }
      return try Graphviz.draw(dot)
    }.text
    #expect(try XMLTree(svg).groups("edge").count == 12)
  }

  @Test("A long chain of screens with long names becomes a picture that can be read")
  func chain() throws {
    let names = (0...9).map { "ConfirmTheOrderStep\($0)ViewController" }
    let moves = zip(names, names.dropFirst()).map { edge("\($0) -> \($1)", .push, identifier: "Continue to \($1)") }
    // Without anything beside it, a chain is a strip in each direction.
    let details = names.flatMap { name in
      ["Help"].map { edge("\(name) -> \($0)Of\(name)", .present) }
    }
    let screens = Set((moves + details).flatMap { [$0.source, $0.destination] }).sorted().map { screen($0) }
    func shape(_ direction: DiagramOptions.Direction?) throws -> DrawingShape {
      let svg = try SVGDiagram.render(
        result(screens, moves + details), options: DiagramOptions(direction: direction))
      let line = try #require(svg.split(separator: "\n").first { $0.hasPrefix("<svg ") })
      return DrawingShape(svgElement: line)
    }
    #expect(try !shape(.leftToRight).isReadable)
    #expect(try shape(nil).isReadable)
    #expect(try shape(nil) == shape(.topToBottom))
  }

  @Test("Title, legend and notes are no part of what has to fit a screen")
  func words() throws {
    var shape = DrawingShape(width: 1000, height: 1300)
    #expect(shape.excess > 1)
    shape.heightOfWords = 100
    #expect(shape.excess == 1 && shape.ratio == 1000.0 / 1300)
    // A title, a line of metrics, and the legend.
    #expect(try (40..<200).contains(SVGDiagram.document(model).shape.heightOfWords))
    var bare = model
    (bare.title, bare.subtitle, bare.notes, bare.legend) = ("", "", [], [])
    #expect(try SVGDiagram.document(bare).shape.heightOfWords == 0)
  }

  @Test("Proportions are read from the document, and one without an area is no reason to draw again")
  func shapes() {
    #expect(DrawingShape(svgElement: "<svg width=\"320pt\" height=\"200pt\"").ratio == 1.6)
    #expect(DrawingShape(svgElement: "<svg height=\"50.5pt\" width=\"101pt\"").ratio == 2)
    for line in [
      "", "<svg", "<svg width=\"0pt\" height=\"5pt\"", "<svg width=\"5", "<svg width=\"-5pt\" height=\"5pt\"",
    ] {
      #expect(DrawingShape(svgElement: Substring(line)).ratio == nil)
      #expect(DrawingShape(svgElement: Substring(line)).isReadable)
    }
  }
}
