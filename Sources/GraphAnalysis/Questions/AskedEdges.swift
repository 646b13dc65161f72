import NavigationModel

/// Tells what objects do only when a screen asks for it: the transitions that flows from screens are made of.
///
/// What runs when an object is started is in no flow from a screen. Where both are so, as with a home that is shown at
/// the start and after a login, the start is not told apart.
struct AskedEdges {
  private let lasts: Set<Last>
  private let handovers: Set<[String]>
  /// The names of the objects, by which flows know them.
  private let names: [String: [String]]

  /// The transition by which the last object of a flow shows its destination.
  private struct Last: Hashable {
    let object: String
    let kind: TransitionKind
    let destination: String
  }

  init(_ result: AnalysisResult) {
    let entries = Set(result.nodes.filter { $0.kind == .entry }.map(\.id))
    let flows = result.flows.filter { !$0.kind.goesBack && !$0.via.isEmpty }
    let (started, asked) = (flows.filter { entries.contains($0.source) }, flows.filter { !entries.contains($0.source) })
    lasts = Self.lasts(asked).subtracting(Self.lasts(started))
    handovers = Self.handovers(asked).subtracting(Self.handovers(started))
    names = Dictionary(
      result.nodes.filter(\.isObject).map { ($0.id, Set([$0.name, $0.type ?? $0.name]).sorted()) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether the source is an object that goes this way only when a screen asks for it.
  func contains(_ edge: Edge) -> Bool {
    guard let objects = names[edge.source] else { return false }
    if let next = names[edge.destination] {
      return objects.contains { object in next.contains { handovers.contains([object, $0]) } }
    }
    return objects.contains { lasts.contains(Last(object: $0, kind: edge.kind, destination: edge.destination)) }
  }

  private static func lasts(_ flows: [Flow]) -> Set<Last> {
    Set(
      flows.compactMap { flow in
        flow.via.last.map { Last(object: $0, kind: flow.kind, destination: flow.destination) }
      })
  }

  /// The objects that hand over to others within a flow.
  private static func handovers(_ flows: [Flow]) -> Set<[String]> {
    Set(flows.flatMap { flow in zip(flow.via, flow.via.dropFirst()).map { [$0, $1] } })
  }
}
