import NavigationModel

/// What the containers of one graph are made around. A stack around a screen is no place of its own: who shows the stack
/// shows the screen.
struct ContainerContents {
  private let contents: [String: [String]]
  private let containers: Set<String>

  init(_ result: AnalysisResult) {
    let containers = Set(result.nodes.filter { $0.kind == .container || $0.id.hasSuffix(")") }.map(\.id))
    let filling = result.edges.filter { $0.kind.isContainment && containers.contains($0.source) }
    contents = Dictionary(grouping: filling, by: \.source).mapValues { $0.map(\.destination) }
    self.containers = containers
  }

  /// Whether the node is there to be made around others.
  func isContainer(_ id: String) -> Bool { containers.contains(id) }

  /// Whether the edge says what a container is made around.
  func isFilling(_ edge: Edge) -> Bool { edge.kind.isContainment && containers.contains(edge.source) }

  /// What a container is made around in the end, sorted; any other node is its own content.
  func contents(of id: String) -> [String] {
    guard contents[id] != nil else { return [id] }
    var seen: Set<String> = [id]
    var pending = [id]
    var found: [String] = []
    while let next = pending.popLast() {
      let inner = contents[next] ?? []
      if inner.isEmpty { found.append(next) }
      pending += inner.filter { seen.insert($0).inserted }
    }
    return found.sorted()
  }

  /// The one screen that a container is made around; the node itself where there is none or more than one.
  func content(of id: String) -> String {
    let all = contents(of: id)
    return all.count == 1 ? all[0] : id
  }
}
