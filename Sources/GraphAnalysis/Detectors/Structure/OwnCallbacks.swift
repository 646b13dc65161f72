import NavigationModel

/// Tells whether the coordinators that a screen leaves through are there for each object of the screen's class.
///
/// Who shows a screen gives it callbacks, and each showing has its own: a dialog that a dozen routers show leads where the
/// one says that showed it. So a cycle that comes in by one router and goes on by another is none that anybody can go,
/// nor is one by a coordinator that shows at one place whatever comes next, one screen of a list after the other.
struct OwnCallbacks {
  private let context: AnalysisContext
  private let coordinators: Set<String>
  /// Those of them that are there to coordinate: of any other object a screen may only know other parts.
  private let routers: Set<String>
  /// The screens that leave through each object.
  private var leaving: [String: Set<String>] = [:]
  /// The screens that each object takes back.
  private var returning: [String: Set<String>] = [:]
  /// The names of the objects that show each screen: coordinators, or the screens that do so by themselves.
  private var showers: [String: Set<String>] = [:]
  /// Where each coordinator shows each screen.
  private var places: [[String]: Set<SourceLocation>] = [:]

  init(_ context: AnalysisContext) {
    self.context = context
    coordinators = Set(
      context.program.graph.nodes.lazy.filter { $0.isObject || $0.kind == .entry }.map(\.name))
    routers = Set(context.program.graph.nodes.lazy.filter { $0.role == .coordinator }.map(\.name))
    for flow in context.program.graph.flows {
      for name in flow.via {
        leaving[name, default: []].insert(flow.source)
        if flow.kind.goesBack { returning[name, default: []].insert(flow.source) }
      }
    }
    for edge in context.program.graph.edges where edge.confidence != .possible && !edge.kind.goesBack {
      // What a container holds is shown by who shows the container.
      guard let source = context.node(edge.source), !context.isWrapper(edge.source) else { continue }
      let carrier = source.isObject ? nil : edge.via.first(where: coordinators.contains)
      for end in context.unfolded(edge.destination) {
        showers[end, default: []].insert(carrier ?? source.name)
        places[[carrier ?? source.name, end], default: []].formUnion(edge.sites)
      }
    }
  }

  /// Whether the flow's coordinators alone show its source, or one is the source's own, which no other screen leaves by.
  ///
  /// Parts of the source that a flow passes are the screen itself.
  func belong(to flow: Flow) -> Bool {
    let passed = flow.via.filter(coordinators.contains)
    guard !passed.isEmpty else { return true }
    // Whoever asks a coordinator to go back and to go on may do both at once, which puts nothing on top of anything.
    guard !passed.contains(where: { returning[$0]?.contains(flow.source) == true }) else { return false }
    let showing = showers[flow.source] ?? []
    let own = showing.intersection(passed)
    guard !own.isEmpty else { return passed.contains { routers.contains($0) && leaving[$0] == [flow.source] } }
    return own.count == showing.count && !own.contains { showsBoth($0, flow) }
  }

  /// Whether a coordinator shows both ends of a flow at the same places only.
  private func showsBoth(_ name: String, _ flow: Flow) -> Bool {
    let ends = context.unfolded(flow.destination)
    let after = ends.reduce(into: Set<SourceLocation>()) { $0.formUnion(places[[name, $1]] ?? []) }
    return !after.isEmpty && after == places[[name, flow.source]]
  }
}
