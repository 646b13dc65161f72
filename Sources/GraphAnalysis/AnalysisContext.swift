import NavigationModel

/// A program with the look-ups that every detector needs.
public struct AnalysisContext: Sendable {
  /// The program that is judged.
  public let program: LinkedProgram

  private let nodes: [String: Node]
  private let contents: [String: [Edge]]
  private let ambiguousNames: Set<String>

  /// Indexes a program.
  public init(_ program: LinkedProgram) {
    self.program = program
    nodes = Dictionary(program.graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    contents = Dictionary(grouping: program.graph.edges.filter(\.kind.isContainment), by: \.source)
    ambiguousNames = Set(Dictionary(grouping: nodes.values, by: \.name).filter { $0.value.count > 1 }.keys)
  }

  /// The node with an id; nil when an edge names a node that the graph has not.
  public func node(_ id: String) -> Node? { nodes[id] }

  /// The screens of the app, in the order of the graph, without parts of screens and views that have no name.
  public var screens: [Node] { program.graph.nodes.filter { $0.kind == .screen && $0.role == nil } }

  /// The name of a node for a message, with its storyboard or module where two nodes have the same name.
  public func name(of id: String) -> String {
    guard let node = nodes[id] else { return id }
    guard ambiguousNames.contains(node.name) else { return node.name }
    return "\(node.name) (\(node.storyboard ?? node.module ?? node.id))"
  }

  /// The node itself or, for a container, what the container holds: a person sees the content, not the container.
  ///
  /// A container that holds nothing stands for itself. One of a class of the app's own counts where code makes it
  /// around its contents, as with a navigation controller that only has colours of its own.
  public func unfolded(_ id: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      let held = nodes[next].map(isWrapper) == true ? (contents[next] ?? []) : []
      if held.isEmpty {
        found.append(next)
      }
      pending += held.map(\.destination).filter { seen.insert($0).inserted }.reversed()
    }
    return found
  }

  /// The linker gives a container that code makes around contents a node for each content, and names it by them.
  private func isWrapper(_ node: Node) -> Bool {
    node.kind == .container || (node.kind == .screen && node.id.hasSuffix(")") && node.type != nil)
  }
}
