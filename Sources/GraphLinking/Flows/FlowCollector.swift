import NavigationModel

/// Collects flows, each once and by its shortest way.
struct FlowCollector {
  private struct Key: Hashable, Comparable {
    let source, destination, kind: String

    static func < (left: Key, right: Key) -> Bool {
      (left.source, left.destination, left.kind) < (right.source, right.destination, right.kind)
    }
  }

  private var flows: [Key: Flow] = [:]

  mutating func add(_ source: String, to destination: String, _ kind: TransitionKind, via: [String]) {
    add(Flow(source: source, destination: destination, kind: kind, via: via))
  }

  mutating func add(_ flow: Flow) {
    // A screen that shows another one of its own kind leads nowhere else.
    guard flow.source != flow.destination || flow.via.isEmpty else { return }
    let key = Key(source: flow.source, destination: flow.destination, kind: flow.kind.rawValue)
    if let known = flows[key], !isShorter(flow.via, than: known.via) { return }
    flows[key] = flow
  }

  private func isShorter(_ left: [String], than right: [String]) -> Bool {
    left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }

  /// All flows, sorted by source, destination and kind.
  var sorted: [Flow] { flows.sorted { $0.key < $1.key }.map(\.value) }
}
