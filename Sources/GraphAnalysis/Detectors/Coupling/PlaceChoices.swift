import NavigationModel

/// What the places that show a screen could show instead.
struct PlaceChoices {
  private struct Place: Hashable {
    let source: String
    let site: SourceLocation
  }

  /// The names of the screens.
  private let screens: Set<String>
  private let destinations: [Place: Set<String>]
  /// What several views of SwiftUI can show at a single place each: the cases of one view that all of them use.
  private let shared: Set<Set<String>>

  /// Fewer views are a choice that the screen itself offers.
  private static let fewestShared = 4

  init(_ context: AnalysisContext) {
    screens = Set(context.screens.flatMap { [$0.name, $0.type ?? $0.name] })
    let edges = context.program.graph.edges.filter { !$0.kind.goesBack }
    destinations = edges.reduce(into: [:]) { destinations, edge in
      for site in edge.sites {
        destinations[Place(source: edge.source, site: site), default: []].insert(edge.destination)
      }
    }
    let ofViews = destinations.filter { place, shown in
      shown.count >= Self.fewestShared && context.node(place.source)?.framework == .swiftui
    }
    let sources = Dictionary(grouping: ofViews, by: \.value).mapValues { Set($0.map(\.key.source)) }
    shared = Set(sources.filter { $0.value.count > 1 }.keys)
  }

  /// Whether some place shows nothing else, and only through other screens or the framework, such as a method of the
  /// superclass: then the screen itself leads there. What it asks a coordinator for, it has left to that one.
  func isOnlyOne(_ edge: Edge) -> Bool {
    edge.via.allSatisfy { screens.contains($0) || Self.isOfFramework($0) }
      && edge.sites.contains { destinations[Place(source: edge.source, site: $0)]?.count == 1 }
  }

  private static func isOfFramework(_ type: String) -> Bool { type.hasPrefix("UI") || type.hasPrefix("NS") }

  /// Whether every place shows one of the many views that others show as well: which of them it is, is decided elsewhere.
  func isShared(_ edge: Edge) -> Bool {
    edge.sites.allSatisfy { site in
      destinations[Place(source: edge.source, site: site)].map(shared.contains) ?? false
    }
  }
}
