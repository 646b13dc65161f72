import NavigationModel

/// The places of the account by what is made there, for telling where a way breaks off.
struct BreakPlaces {
  private let makings: [String: [NavigationAccount.Place]]

  init(_ account: NavigationAccount) {
    makings = Dictionary(grouping: account.places.filter { $0.kind == .making }, by: \.name)
  }

  /// Where code makes a node without anything that leads to it, with the reason; no place where no code does.
  func breakingPlace(of node: Node?) -> (site: SourceLocation?, reason: String) {
    guard let node else { return (nil, "the graph does not hold it") }
    let name = node.type?.split(separator: ".").last.map(String.init) ?? node.name
    let places = makings[name] ?? []
    let first =
      places.first { $0.outcome == .unexplained } ?? places.first { $0.outcome != .unreachable } ?? places.first
    if let first { return (first.site, first.reason) }
    if node.type == nil, node.storyboard != nil { return (node.location, "no code is known to show the scene") }
    return (node.location, "no Swift code is known to make it")
  }
}
