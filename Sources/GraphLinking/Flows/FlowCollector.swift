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

  mutating func add(
    _ source: String, to destination: String, _ kind: TransitionKind, via: [String], isSure: Bool = true
  ) {
    var flow = Flow(source: source, destination: destination, kind: kind, via: via)
    flow.confidence = isSure ? nil : .possible
    add(flow)
  }

  mutating func add(_ flow: Flow) {
    // A screen that shows another one of its own kind leads nowhere else.
    guard flow.source != flow.destination || flow.via.isEmpty else { return }
    let key = Key(source: flow.source, destination: flow.destination, kind: flow.kind.rawValue)
    var flow = flow
    if let known = flows[key] {
      let confidence = known.confidence == nil ? nil : flow.confidence
      if !isShorter(flow.via, than: known.via) { flow = known }
      flow.confidence = confidence
    }
    flows[key] = flow
  }

  private func isShorter(_ left: [String], than right: [String]) -> Bool {
    left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }

  /// All flows, sorted by source, destination and kind.
  var sorted: [Flow] { flows.sorted { $0.key < $1.key }.map(\.value) }
}
