import NavigationModel

/// A modal screen with what it holds and what it leads on to: any of these may be what takes it away.
struct ModalGroup {
  /// The ids of the nodes.
  let nodes: Set<String>

  /// From this size on, a modal screen is no dead end but leads to a part of the app.
  private static let tooMany = 12

  /// The group of a node; nil where one of its screens leads out of it by an edge or a flow, or where it is not known
  /// where it leads.
  ///
  /// - Parameters:
  ///   - id: The node that is presented.
  ///   - outgoing: The edges of the graph by their source.
  ///   - flows: The flows of the graph by their source.
  init?(of id: String, nodes all: [String: Node], outgoing: [String: [Edge]], flows: [String: [Flow]]) {
    var seen: Set<String> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      for edge in outgoing[next] ?? [] {
        switch Self.step(along: edge, to: all[edge.destination]) {
        case .nowhere: continue
        case .out: return nil
        case .on: if seen.insert(edge.destination).inserted { pending.append(edge.destination) }
        }
      }
      guard seen.count < Self.tooMany else { return nil }
    }
    let leadsOut = seen.contains { member in
      (flows[member] ?? []).contains { !seen.contains($0.destination) && Self.step(along: $0.kind) != .nowhere }
    }
    if leadsOut { return nil }
    nodes = seen
  }

  private enum Step { case nowhere, on, out }

  private static func step(along edge: Edge, to destination: Node?) -> Step {
    let step = step(along: edge.kind)
    guard step == .on else { return step }
    switch destination?.kind {
    case .screen, .container: return .on
    case .coordinator, .navigator, .entry, .system, .alert, .unknown, nil: return .out
    }
  }

  /// Alerts and the system's screens go by themselves, and what is popped was pushed within the group.
  private static func step(along kind: TransitionKind) -> Step {
    switch kind {
    case .alert, .system, .pop, .popTo, .popToRoot: .nowhere
    case .dismiss, .unwind, .custom, .start, .entry, .window: .out
    default: .on
    }
  }
}
