import NavigationModel

/// Tells what objects do only when a screen asks for it: the transitions that flows from screens are made of.
///
/// What runs when an object is started is in no flow from a screen. Where both are so, as with a home that is shown at
/// the start and after a login, flows do not tell the start apart: an object that starts with the app chooses among its
/// roots then, by the state of the app, so that no root of it must be asked for. Only what its one other root alone asks
/// for comes after that, as the home after a splash screen.
struct AskedEdges {
  private let lasts: Set<Last>
  private let handovers: Set<[String]>
  /// The names of the objects, by which flows know them.
  private let names: [String: [String]]
  /// Ids of the edges to roots among which the state of the app chooses at the start.
  private var chosenAtStart: Set<String> = []

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
    chosenAtStart = rootsAtStart(from: entries, asked, result.edges)
  }

  /// Whether the source is an object that goes this way only when a screen asks for it.
  func contains(_ edge: Edge) -> Bool { isInFlow(edge) && !chosenAtStart.contains(edge.id) }

  private func rootsAtStart(from entries: Set<String>, _ flows: [Flow], _ edges: [Edge]) -> Set<String> {
    let leaving = Dictionary(grouping: edges.filter { !$0.kind.goesBack }, by: \.source)
    var started: Set<String> = []
    var pending = entries.sorted()
    while let next = pending.popLast() {
      for edge in leaving[next] ?? [] where names[edge.destination] != nil && !isInFlow(edge) {
        if started.insert(edge.destination).inserted { pending.append(edge.destination) }
      }
    }
    let askers = Dictionary(grouping: flows) { flow in
      Last(object: flow.via.last ?? "", kind: flow.kind, destination: flow.destination)
    }.mapValues { Set($0.map(\.source)) }
    var chosen: Set<String> = []
    for object in started {
      let roots = (leaving[object] ?? []).filter { $0.kind == .root || $0.kind == .window }
      let others = Set(roots.filter { !isInFlow($0) }.map(\.destination))
      for edge in roots where isInFlow(edge) {
        let asking = (names[object] ?? []).reduce(into: Set<String>()) { asking, name in
          asking.formUnion(askers[Last(object: name, kind: edge.kind, destination: edge.destination)] ?? [])
        }
        if others.count != 1 || !asking.isSubset(of: others) { chosen.insert(edge.id) }
      }
    }
    return chosen
  }

  /// Whether flows from screens go the way of an edge.
  private func isInFlow(_ edge: Edge) -> Bool {
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
