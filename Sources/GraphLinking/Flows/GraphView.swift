import NavigationModel

/// The graph as the search for flows sees it: plain containers are what they hold.
struct GraphView {
  let nodes: [String: Node]
  private let contents: [String: [String]]

  private let frames: Set<String>

  init(nodes: [String: Node], edges: [Edge], isFrame: (Node) -> Bool) {
    frames = Set(nodes.values.filter { $0.kind == .screen && isFrame($0) }.map(\.id))
    self.nodes = nodes
    // What code pushes onto a stack that it has just made is there from the beginning.
    let contained = edges.filter {
      $0.kind.isContainment || $0.kind == .push && nodes[$0.source]?.kind == .container
    }
    contents = Dictionary(grouping: contained, by: \.source).mapValues { $0.map(\.destination) }
  }

  /// The screens that a person sees where an edge leads to a node; none where it is not known, or is no screen.
  func screens(at id: String) -> [String] {
    var screens: [String] = []
    var seen: Set<String> = [id]
    var next = [id]
    while let current = next.popLast() {
      guard let node = nodes[current] else { continue }
      switch node.kind {
      case .screen where !isPlain(node), .alert, .system: screens.append(current)
      case .container, .screen: next += (contents[current] ?? []).filter { seen.insert($0).inserted }
      case .coordinator, .navigator, .entry, .unknown: break
      }
    }
    return screens.sorted()
  }

  /// Whether a node is a container of the app's own that a person sees, such as a tab bar.
  func isFrame(_ id: String) -> Bool { frames.contains(id) }

  /// Whether a scene has a container's own class, which the storyboard names.
  private func isPlain(_ node: Node) -> Bool {
    node.location?.file.hasSuffix(".swift") != true && node.storyboard != nil && Self.plain.contains(node.type ?? "")
  }

  private static let plain: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]
}
