import NavigationModel

/// How tests write nodes: as the type, as `Storyboard:controllerID` where there is none, and as `?` where nothing is
/// known. What two nodes would share is told apart by the node's id.
struct NodeSpelling {
  private let spellings: [String: String]

  init(_ graph: NavigationGraph) {
    let plain = graph.nodes.map { (id: $0.id, name: Self.plain($0)) }
    let uses = Dictionary(grouping: plain, by: \.name).mapValues(\.count)
    spellings = Dictionary(
      uniqueKeysWithValues: plain.map { id, name in
        let isShared = (uses[name] ?? 0) > 1 && name != "?" && !id.hasPrefix("container:")
        // One of several objects of a class of containers is named by what it holds.
        let isInstance = id.hasPrefix("screen:") && id.hasSuffix(")")
        return (id, isShared || isInstance ? id.drop { $0 != ":" }.dropFirst().description : name)
      })
  }

  func spell(_ id: String) -> String { spellings[id] ?? id }

  private static func plain(_ node: Node) -> String {
    if node.kind == .unknown { return "?" }
    if node.type == nil || node.id.hasPrefix("container:"), let storyboard = node.storyboard, let scene = node.sceneID {
      return "\(storyboard):\(scene)"
    }
    return node.type ?? node.name
  }
}
