import NavigationModel

/// What the containers of one graph are made around. A stack around a screen is no place of its own: who shows the stack
/// shows the screen.
struct ContainerContents {
  private let contents: [String: [String]]
  private let single: [String: String]
  private let containers: Set<String>

  init(_ result: AnalysisResult) {
    let containers = Set(result.nodes.filter { $0.kind == .container || $0.id.hasSuffix(")") }.map(\.id))
    let filling = result.edges.filter { $0.kind.isContainment && containers.contains($0.source) }
    contents = Dictionary(grouping: filling, by: \.source).mapValues { $0.map(\.destination) }
    single = Self.single(contents)
    self.containers = containers
  }

  /// Whether the node is there to be made around others.
  func isContainer(_ id: String) -> Bool { containers.contains(id) }

  /// Whether the edge says what a container is made around.
  func isFilling(_ edge: Edge) -> Bool { edge.kind.isContainment && containers.contains(edge.source) }

  /// What a container is made around in the end, sorted; any other node is its own content, and so is a container around
  /// more than a person has tabs for, of which who shows it says nothing.
  func contents(of id: String) -> [String] {
    guard contents[id] != nil else { return [id] }
    var seen: Set<String> = [id]
    var pending = [id]
    var found: [String] = []
    while let next = pending.popLast() {
      let inner = contents[next] ?? []
      if inner.isEmpty { found.append(next) }
      pending += inner.filter { seen.insert($0).inserted }
      if seen.count > Self.mostContents { return [id] }
    }
    return found.sorted()
  }

  private static let mostContents = 16

  /// The one screen that a container is made around; the container itself where it is made around several or none, so
  /// that what leads to a tab bar does not count once for each of its tabs.
  func content(of id: String) -> String { single[id] ?? id }

  /// Each container is followed once, however many are around it.
  private static func single(_ contents: [String: [String]]) -> [String: String] {
    let only = contents.compactMapValues { inner in Set(inner).count == 1 ? inner[0] : nil }
    var single: [String: String] = [:]
    // Those around containers that hold several, or each other.
    var without: Set<String> = []
    for start in only.keys {
      var path: [String] = []
      var seen: Set<String> = []
      var end = start
      while single[end] == nil, !without.contains(end), let inner = only[end], seen.insert(end).inserted {
        path.append(end)
        end = inner
      }
      if let content = single[end] ?? (contents[end] == nil ? end : nil) {
        for id in path { single[id] = content }
      } else {
        without.formUnion(path)
      }
    }
    return single
  }
}
