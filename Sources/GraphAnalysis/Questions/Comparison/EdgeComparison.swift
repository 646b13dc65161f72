import NavigationModel

/// Which transitions came, went, or show their destination in another way.
struct EdgeComparison {
  /// Transitions that there are now, sorted by id; those that changed are not among them.
  let came: [Edge]
  /// Transitions that are gone, sorted by id; those that changed are not among them.
  let went: [Edge]
  /// Transitions that changed, sorted by the id before.
  let changes: [GraphDifference.Change]

  init(from base: AnalysisResult, to head: AnalysisResult, _ ids: RenamedIDs) {
    let before = Dictionary(base.edges.map { (Self.key($0, ids), $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(head.edges.map { (Self.key($0, nil), $0) }, uniquingKeysWith: { first, _ in first })
    let came = after.filter { before[$0.key] == nil }.values.sorted { $0.id < $1.id }
    let went = before.filter { after[$0.key] == nil }.values.sorted { $0.id < $1.id }
    let same = before.compactMap { key, edge -> GraphDifference.Change? in
      guard let other = after[key], Self.differs(edge, from: other, ids) else { return nil }
      return GraphDifference.Change(before: edge, after: other)
    }
    let paired = Self.pairs(went, came, ids, ContainerContents(base), ContainerContents(head))
    let (told, untold) = (Set(paired.map(\.after.id)), Set(paired.map(\.before.id)))
    self.came = came.filter { !told.contains($0.id) }
    self.went = went.filter { !untold.contains($0.id) }
    changes = (paired + same).sorted { $0.before.id < $1.before.id }
  }

  private static func key(_ edge: Edge, _ ids: RenamedIDs?) -> [String] {
    [
      ids?.id(edge.source) ?? edge.source, edge.kind.rawValue, ids?.id(edge.destination) ?? edge.destination,
      edge.identifier ?? "",
    ]
  }

  /// Whether the same transition means something else to a person, or to whoever looks for the code on the way.
  private static func differs(_ edge: Edge, from other: Edge, _ ids: RenamedIDs) -> Bool {
    edge.confidence != other.confidence || edge.modalStyle != other.modalStyle || edge.stackEffect != other.stackEffect
      || edge.via.map(ids.type) != other.via
  }

  /// The transitions that went and came between the same two nodes: the one shows in another way what the other did, or
  /// in a container that the other had not.
  private static func pairs(
    _ went: [Edge], _ came: [Edge], _ ids: RenamedIDs, _ old: ContainerContents, _ new: ContainerContents
  ) -> [GraphDifference.Change] {
    let after = Dictionary(grouping: came.filter { !new.isFilling($0) }) {
      [$0.source, new.content(of: $0.destination)]
    }
    let before = Dictionary(grouping: went.filter { !old.isFilling($0) }) { edge in
      [ids.id(edge.source), ids.id(old.content(of: edge.destination))]
    }
    return before.flatMap { ends, edges in
      zip(edges, after[ends] ?? []).map { GraphDifference.Change(before: $0, after: $1) }
    }
  }
}
