import NavigationModel

/// What the places that show a screen could show instead.
struct PlaceChoices {
  private struct Place: Hashable {
    let source: String
    let site: SourceLocation
  }

  private let context: AnalysisContext
  /// The names of the screens.
  private let screens: Set<String>
  /// The names of all nodes: a type that is none of them is a library's or the framework's.
  private let named: Set<String>
  private let destinations: [Place: Set<String>]
  /// The places that belong to several views of SwiftUI, each of which can show many views as a sheet there: the cases of
  /// one view that all of them use.
  private let shared: Set<SourceLocation>

  /// Fewer views are a choice that the screen itself offers.
  private static let fewestShared = 4

  private static let modal: Set<TransitionKind> = [.sheet, .fullScreenCover, .popover, .present]

  init(_ context: AnalysisContext) {
    self.context = context
    screens = Set(context.screens.flatMap { [$0.name, $0.type ?? $0.name] })
    named = Set(context.program.graph.nodes.flatMap { [$0.name, $0.type ?? $0.name] })
    let edges = context.program.graph.edges.filter { !$0.kind.goesBack }
    destinations = edges.reduce(into: [:]) { destinations, edge in
      for site in edge.sites {
        destinations[Place(source: edge.source, site: site), default: []].insert(edge.destination)
      }
    }
    let sheets = edges.filter { Self.modal.contains($0.kind) && context.node($0.source)?.framework == .swiftui }
    let offers = sheets.reduce(into: [SourceLocation: [String: Set<String>]]()) { offers, edge in
      for site in edge.sites { offers[site, default: [:]][edge.source, default: []].insert(edge.destination) }
    }
    shared = Set(
      offers.filter { offer in
        let many = offer.value.values.filter { $0.count >= Self.fewestShared }
        return many.count > 1 && Set(many).count == 1
      }.keys)
  }

  /// Whether some place shows nothing else, and only through other screens, what the screen inherits or the framework:
  /// then the screen itself leads there. What it asks a coordinator for, it has left to that one.
  func isOnlyOne(_ edge: Edge) -> Bool {
    edge.via.allSatisfy { type in
      screens.contains(type) || context.isSuperclass(type, of: edge.source) || isOfFramework(type)
    }
      && edge.sites.contains { destinations[Place(source: edge.source, site: $0)]?.count == 1 }
  }

  /// Whether a type has the prefix of a framework's types, and is none of those that navigate in the program.
  private func isOfFramework(_ type: String) -> Bool {
    !named.contains(type) && ["UI", "NS"].contains(where: type.hasPrefix)
  }

  /// Whether the screen shows something at no other places than those that several views have in common: which view it
  /// is, is decided elsewhere.
  func isShared(_ edge: Edge) -> Bool { !edge.sites.isEmpty && edge.sites.allSatisfy(shared.contains) }
}
