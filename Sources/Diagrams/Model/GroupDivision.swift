import NavigationModel

extension Array<OverviewGroup> {
  /// The groups, where those with too many nodes for a picture of their own are cut into parts of what leads to each other.
  ///
  /// That is what is left of a folder, or one that holds so much of the app that an overview of it tells nothing. Any other
  /// folder is known by its name, and stays whole.
  ///
  /// - Parameter limit: how many groups there may be, beside the starts of the app.
  func dividingLarge(upTo limit: Int, along strokes: [Stroke]) -> [OverviewGroup] {
    var groups = self
    let total = reduce(0) { $0 + $1.nodes.count }
    let large = filter { $0.style == .group && $0.isTooLarge(in: total) }
      .sorted { ($1.nodes.count, $0.id) < ($0.nodes.count, $1.id) }
    for group in large {
      let room = limit - groups.count { $0.style == .group }
      let size = OverviewGroup.mostNodesOfPart
      let parts = Swift.min((group.nodes.count + size - 1) / size, room + 1)
      guard parts > 1 else { continue }
      groups.removeAll { $0.id == group.id }
      groups += group.cut(into: (group.nodes.count + parts - 1) / parts, along: strokes)
    }
    return groups.sorted { $0.id < $1.id }
  }
}

extension Array<OverviewGroup> {
  /// The groups, where starts of the app that lead to the same ones are one box: the same lines several times hide others.
  func mergingEntries(along strokes: [Stroke]) -> [OverviewGroup] {
    let owners = Dictionary(
      enumerated().flatMap { number, group in group.nodes.map { ($0.id, number) } },
      uniquingKeysWith: { first, _ in first })
    var ends: [Int: Set<Int>] = [:]
    for stroke in strokes {
      guard let source = owners[stroke.source], self[source].style == .entry else { continue }
      if let destination = owners[stroke.destination] { ends[source, default: []].insert(destination) }
    }
    let alike = Dictionary(grouping: indices.filter { self[$0].style == .entry && !ends[$0, default: []].isEmpty }) {
      ends[$0, default: []]
    }
    var groups = self
    var merged: Set<Int> = []
    for entries in alike.values where entries.count > 1 {
      groups[entries[0]].nodes = entries.flatMap { self[$0].nodes }
      groups[entries[0]].title = entries.map { self[$0].title }.sortedUnique.joined(separator: ", ")
      merged.formUnion(entries.dropFirst())
    }
    return groups.enumerated().filter { !merged.contains($0.offset) }.map(\.element)
  }
}

extension OverviewGroup {
  /// What is cut up is cut into parts of about so many nodes, which a picture has room for.
  static let mostNodesOfPart = 24

  fileprivate func isTooLarge(in total: Int) -> Bool {
    nodes.count > Self.mostNodesOfPart && (isRemainder || nodes.count * Self.mostShare > total)
  }

  /// A group with more than a third of all nodes.
  private static let mostShare = 3
}
