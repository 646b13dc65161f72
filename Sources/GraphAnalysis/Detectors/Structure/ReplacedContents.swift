import NavigationModel

/// Tells which transitions start from content that has just replaced what was there.
///
/// A screen asks the container around it for other content, as for the login after signing out, and the same code of
/// the container then shows something on that content. Whoever asked for it is gone by then, so that the way leads on
/// from the container, not from the screen.
struct ReplacedContents {
  /// A place where a screen asks a container for content.
  private struct Request: Hashable {
    let screen: String
    /// The type of the container.
    let container: String
    let site: SourceLocation
  }

  /// What the container takes in for each request.
  private let contents: [Request: Set<String>]

  /// Collects what screens ask their containers for.
  init(_ context: AnalysisContext) {
    let children = context.program.graph.edges.filter {
      $0.kind == .child && $0.confidence != .possible && context.node($0.source)?.kind == .screen
    }
    var held: [String: Set<String>] = [:]
    // Code that is given what to take in puts it where others were; code that always takes in the same, beside others.
    for edge in children where edge.confidence == .inferred {
      if let type = context.node(edge.source)?.type { held[type, default: []].insert(edge.destination) }
    }
    var contents: [Request: Set<String>] = [:]
    for edge in children {
      for container in edge.via where held[container]?.contains(edge.destination) == true {
        // What a screen inherits is its own.
        if context.isSuperclass(container, of: edge.source) { continue }
        for site in edge.sites {
          contents[Request(screen: edge.source, container: container, site: site), default: []]
            .insert(edge.destination)
        }
      }
    }
    self.contents = contents
  }

  /// Whether at all places of a transition the container that performs it has taken in other content for the source.
  func precede(_ edge: Edge) -> Bool {
    !edge.sites.isEmpty
      && edge.via.contains { container in
        edge.sites.allSatisfy { site in
          let taken = contents[Request(screen: edge.source, container: container, site: site)]
          // The container either takes the screen in or shows it, so that it is shown to whoever asked.
          return taken.map { !$0.contains(edge.destination) } ?? false
        }
      }
  }
}
