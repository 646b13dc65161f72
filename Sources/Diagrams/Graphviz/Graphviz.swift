import CGraphviz
import Foundation

/// Graphviz in this process.
enum Graphviz {
  /// What a layout gave.
  struct Drawing {
    var svg: String
    /// How many of the edges in the DOT text have a curve in the picture.
    var drawnEdges: Int
  }

  /// Parses, lays out and renders DOT text.
  ///
  /// Every call into Graphviz happens within this one lock and nothing that Graphviz owns leaves it, so that no two
  /// threads are ever in libcgraph or libgvc, which keep their state in globals.
  static func draw(_ dot: String) throws(DiagramError) -> Drawing {
    lock.lock()
    defer { lock.unlock() }
    guard let graph = navgraph_graph_read(dot) else { throw .graphviz(reason) }
    defer { navgraph_graph_free(graph) }
    guard navgraph_graph_layout(graph) else { throw .graphviz(reason) }
    let edges = navgraph_graph_count_edges(graph)
    var length = 0
    guard let bytes = navgraph_graph_render_svg(graph, &length) else { throw .graphviz(reason) }
    defer { navgraph_svg_free(bytes) }
    let svg = bytes.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
    }
    return Drawing(svg: svg, drawnEdges: edges.drawn)
  }

  /// Whether a layout is the same whatever fonts the machine has.
  static var measuresWithoutFonts: Bool {
    lock.lock()
    defer { lock.unlock() }
    return navgraph_measures_without_fonts()
  }

  private static let lock = NSLock()

  private static var reason: String {
    let messages = String(cString: navgraph_errors()).split(whereSeparator: \.isNewline)
    return messages.isEmpty ? "no reason given" : messages.prefix(3).joined(separator: "; ")
  }
}
