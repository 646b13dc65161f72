import NavigationModel

/// Screens that are no step of a flow, but bring something back to the screen that presents them, or show a page of the
/// web: as a picker or the browser of the system does.
struct Answers {
  private struct Pair: Hashable {
    let screen: String
    let shown: String
  }

  private let context: AnalysisContext
  /// Who sets a delegate of whom.
  private let asking: Set<Pair>
  /// The screens that lead on.
  private let leading: Set<String>

  init(_ context: AnalysisContext) {
    self.context = context
    asking = Set(
      context.program.knowledge.filter { $0.property.map(Self.isDelegate) ?? false }.map {
        Pair(screen: $0.source, shown: $0.destination)
      })
    leading = Set(
      context.program.graph.edges.filter { edge in
        !edge.kind.goesBack && !edge.kind.isContainment && context.node(edge.destination)?.kind == .screen
      }.map(\.source))
  }

  /// Whether what a screen presents only answers to it.
  func isAnswer(_ shown: String, to screen: String) -> Bool {
    guard context.node(shown)?.kind == .screen else { return false }
    return asking.contains(Pair(screen: screen, shown: shown)) && !leading.contains(shown)
      || context.isSystemSubclass(shown) || context.isWebPage(shown) && !leading.contains(shown)
  }

  private static func isDelegate(_ property: String) -> Bool {
    property == "delegate" || property.hasSuffix("Delegate")
  }
}
