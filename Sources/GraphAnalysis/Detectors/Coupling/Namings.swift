import NavigationModel

/// Which screens' code names what it shows, so that the way there is its own and not that of the object which brings the
/// other screen.
struct Namings {
  private struct Pair: Hashable {
    let source: String
    let destination: String
  }

  private let context: AnalysisContext
  /// The types of the screens that name each other; scenes of one class have the same code.
  private let named: Set<Pair>

  init(_ context: AnalysisContext) {
    self.context = context
    named = Set(
      context.program.knowledge.compactMap { knowledge in
        guard let source = context.node(knowledge.source)?.type,
          let destination = context.node(knowledge.destination)?.type
        else { return nil }
        return Pair(source: source, destination: destination)
      })
  }

  /// Whether the code of the source says where the transition leads: at the place itself, by a segue, or somewhere else.
  func isNamed(at edge: Edge) -> Bool {
    if edge.confidence == .certain, edge.via.isEmpty { return true }
    guard let source = context.node(edge.source)?.type else { return false }
    return context.unfolded(edge.destination).contains { end in
      context.node(end)?.type.map { named.contains(Pair(source: source, destination: $0)) } ?? false
    }
  }
}
