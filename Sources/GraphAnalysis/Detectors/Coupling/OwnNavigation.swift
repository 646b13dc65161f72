import NavigationModel

/// What the code of one screen does to get a person somewhere, rather than to say what happened and leave it to others.
struct OwnNavigation: Sendable {
  /// The id of the screen.
  let screen: String
  /// Transitions to screens and coordinators.
  let forward: [Edge]
  /// Transitions back.
  let back: [Edge]

  /// Where the code of the screen asks for the transitions, in order.
  var sites: [SourceLocation] { Set((forward + back).flatMap(\.sites).filter(\.isInCode)).sorted() }

  /// What the code of each screen does, sorted by the screen's id. SwiftUI views are left out: a link names its
  /// destination, which is how SwiftUI composes.
  static func all(in context: AnalysisContext) -> [OwnNavigation] {
    let coordinators = coordinatorNames(context.program.graph.nodes)
    let entries = Set(context.program.graph.nodes.filter { $0.kind == .entry }.map(\.name))
    let screens = Set(context.screens.flatMap { [$0.name, $0.type ?? $0.name] })
    let namings = Namings(context)
    let edges = context.program.graph.edges.filter { edge in
      let source = context.node(edge.source)
      return source?.kind == .screen && source?.role == nil && source?.framework != .swiftui
        // Several screens may have the action of an unwind segue: which it is does not matter to whoever goes back.
        && (edge.confidence != .possible || edge.kind == .unwind) && edge.sites.contains(where: \.isInCode)
        // A screen that puts another in its own place fills a window or a stack, and has no part by that.
        && (!edge.kind.isContainment || edge.stackEffect != nil)
        // What a coordinator carries out, or the app's delegate in its place, the screen has left to it.
        && !edge.via.contains(where: coordinators.contains) && !edge.via.contains(where: entries.contains)
        // What another screen does when it is asked, or a superclass for all that inherit from it, is its own.
        && (!edge.via.contains(where: screens.contains)
          || !edge.kind.goesBack && namings.isNamed(at: edge) && !isOfAskedClass(edge, context))
    }
    return Dictionary(grouping: edges, by: \.source).sorted { $0.key < $1.key }.map { screen, edges in
      OwnNavigation(
        screen: screen, forward: edges.filter { leadsOn($0, context) }, back: edges.filter(\.kind.goesBack))
    }
  }

  /// Whether what is shown is of the same class as the screen that is asked for it: then it is that screen which the
  /// asking code names.
  private static func isOfAskedClass(_ edge: Edge, _ context: AnalysisContext) -> Bool {
    context.unfolded(edge.destination).contains { end in
      context.node(end).map { edge.via.contains($0.type ?? $0.name) } ?? false
    }
  }

  /// The words by which transitions name the coordinators that they pass through.
  static func coordinatorNames(_ nodes: [Node]) -> Set<String> {
    Set(nodes.filter { $0.role == .coordinator }.flatMap { [$0.name, $0.type ?? $0.name] })
  }

  /// Whether the transition leads to other screens or coordinators; an alert is a part of what the screen shows.
  private static func leadsOn(_ edge: Edge, _ context: AnalysisContext) -> Bool {
    guard !edge.kind.goesBack else { return false }
    return context.unfolded(edge.destination).contains { end in
      guard let node = context.node(end), end != edge.source else { return false }
      return node.isObject
        ? node.role == .coordinator : node.kind == .screen && node.role == nil && context.isPlace(node)
    }
  }
}

extension SourceLocation {
  /// Whether the place is in code, and not in a storyboard.
  var isInCode: Bool { file.hasSuffix(".swift") }
}
