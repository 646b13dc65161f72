/// Why there is no picture.
public enum DiagramError: Error, Hashable, Sendable {
  /// Graphviz refused, with its own words.
  case graphviz(String)
  /// The layout left transitions out, in every form that was tried.
  case lostEdges(Int, of: Int)
  /// A detailed picture of so many nodes would take minutes, and nobody could read it.
  case tooLarge(nodes: Int, limit: Int)
}

extension DiagramError: CustomStringConvertible {
  /// One line that names the cause and, if there is one, a remedy.
  public var description: String {
    switch self {
    case .graphviz(let reason): "Graphviz could not draw the diagram: \(reason)"
    case .lostEdges(let lost, let all): "Graphviz lost \(lost) of \(all) lines of the diagram; nothing was drawn"
    case .tooLarge(let nodes, let limit):
      "\(nodes) nodes are too many for one picture in full detail (at most \(limit)): ask for the overview"
    }
  }
}
