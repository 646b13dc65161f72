import Testing

@testable import Diagrams

@Suite("Graphviz in this process")
struct GraphvizTests {
  @Test("Text is measured without the machine's fonts")
  func fonts() {
    #expect(Graphviz.measuresWithoutFonts)
  }

  @Test("What is no DOT is an error with Graphviz's reason, and does not disturb the next drawing")
  func syntaxError() throws {
    for text in ["digraph {", "", "}", "digraph { a -> }"] {
      let error = #expect(throws: DiagramError.self) { try Graphviz.draw(text) }
      #expect(error?.description.hasPrefix("Graphviz could not draw the diagram: ") == true)
    }
    #expect(try Graphviz.draw("digraph g { a -> b }").drawnEdges == 1)
  }

  @Test("An edge without a curve does not count as drawn")
  func undrawn() throws {
    #expect(try Graphviz.draw("digraph g { a -> b; b -> c }").drawnEdges == 2)
    #expect(try Graphviz.draw("digraph g { splines=none; a -> b; b -> c }").drawnEdges == 0)
  }

  @Test("Subgraphs are laid out in the order of the text, wherever their names are in memory")
  func clusterOrder() throws {
    let clusters = (1...12).map { "subgraph cluster_\($0) { label=\"\($0)\"; n\($0); m\($0) }" }.joined(separator: "\n")
    let text = "digraph g { newrank=true\n\(clusters)\nn1 -> n5 -> n9 -> m3 -> m12 -> m2 }"
    // The names of subgraphs are not ours any more, but they are not seen either.
    func draw() throws -> [Substring] {
      try Graphviz.draw(text).svg.split(separator: "\n").filter { !$0.contains("<title>cluster") }
    }
    let first = try draw()
    for number in 1...10 {
      _ = try Graphviz.draw("digraph g { \((0...number * 3).map { "subgraph cluster_\($0) { x\($0) }" }.joined()) }")
      #expect(try draw() == first)
    }
    let labels = first.compactMap { line in (1...12).first { line.hasSuffix(">\($0)</text>") } }
    #expect(labels == Array(1...12))
  }
}
