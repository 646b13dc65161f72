import NavigationModel

/// All that one screen's code says about one other concrete screen.
struct ScreenAcquaintance: Sendable {
  /// How the code names the other screen, from the closest tie on.
  enum Tie: Int, CaseIterable, Sendable {
    case creates, casts, configures, shows
  }

  let source: String
  let destination: String
  fileprivate(set) var ties: Set<Tie> = []
  /// Whether it is named nowhere but in a `prepare(for:sender:)`.
  fileprivate(set) var isInPrepare = false
  /// Whether a transition says that the other screen is a part of this one.
  fileprivate(set) var isPart = false
  /// Whether this screen itself has the other one in it, rather than an object that it asks to take it in.
  fileprivate(set) var isContained = false
  /// Whether a transition leads from this screen to the other.
  fileprivate(set) var isShown = false
  /// The properties of the other screen that are set.
  fileprivate(set) var properties: Set<String> = []
  fileprivate(set) var edges: Set<String> = []
  fileprivate(set) var places: Set<SourceLocation> = []

  /// The closest tie.
  var tie: Tie { Tie.allCases.first(where: ties.contains) ?? .shows }

  /// Where the other screen is named, in order.
  var sites: [SourceLocation] { places.sorted() }

  /// Whether the screen only puts the other one together as a part of itself. Small child controllers are a cure for
  /// large screens, so that is no coupling, nor is a cast by which the screen tells which of its parts it has.
  ///
  /// What a screen makes and does not show is such a part too, such as the controller of a table's header.
  var isComposition: Bool { !isShown && (isPart || (ties.contains(.creates) && !ties.contains(.casts))) }
}

/// Which screens' code names which other screens.
struct ScreenAcquaintances: Sendable {
  /// Sorted by source and destination.
  let all: [ScreenAcquaintance]

  /// Collects what the linker noted about the code of screens, and the transitions that name their destination in code.
  init(_ context: AnalysisContext) {
    let representatives = Self.representatives(context.program.graph.nodes)
    var found: [Pair: ScreenAcquaintance] = [:]
    // A navigation controller of the app's own class is no screen beside the one that it is put around.
    let wrappers = Set(context.screens.filter { context.isWrapper($0.id) }.compactMap(\.type))
    func note(_ source: String, _ destination: String, _ change: (inout ScreenAcquaintance) -> Void) {
      guard Self.canKnow(context.node(source)), let known = context.node(destination), Self.isConcrete(known, context),
        !wrappers.contains(known.type ?? "")
      else { return }
      let pair = Pair(
        source: representatives[source] ?? source, destination: representatives[destination] ?? destination)
      guard pair.source != pair.destination else { return }
      change(
        &found[pair, default: ScreenAcquaintance(source: pair.source, destination: pair.destination)])
    }

    // Any class would do for what is only compared or gone back to.
    for knowledge in context.program.knowledge where knowledge.isReference != true {
      note(knowledge.source, knowledge.destination) { acquaintance in
        acquaintance.isInPrepare = knowledge.inPrepare && (acquaintance.ties.isEmpty || acquaintance.isInPrepare)
        acquaintance.ties.insert(Self.tie(knowledge.kind))
        acquaintance.places.insert(knowledge.site)
        if let property = knowledge.property { acquaintance.properties.insert(property) }
      }
    }
    for edge in context.program.graph.edges where Self.isNamedInCode(edge) {
      for shown in [edge.destination] + context.contentsMade(at: edge) {
        note(edge.source, shown) { acquaintance in
          acquaintance.ties.insert(.shows)
          acquaintance.edges.insert(edge.id)
          acquaintance.places.formUnion(edge.sites)
        }
      }
    }
    for edge in context.program.graph.edges where !edge.kind.goesBack && edge.confidence != .possible {
      for end in context.unfolded(edge.destination) {
        let pair = Pair(
          source: representatives[edge.source] ?? edge.source, destination: representatives[end] ?? end)
        // A screen that fills the stack it lies on afresh shows what it puts there.
        let isPart = edge.kind.isContainment && edge.stackEffect == nil
        if isPart { found[pair]?.isPart = true } else { found[pair]?.isShown = true }
        if isPart, !Self.isTakenInByAnother(edge, context) { found[pair]?.isContained = true }
      }
    }
    let edges = context.program.graph.edges
    let sources = Set(found.keys.map(\.source))
    let parts = Self.nestedParts(of: sources, edges)
    let ownEdges = edges.filter { !Self.isTakenInByAnother($0, context) }
    let ownParts = ownEdges.count == edges.count ? parts : Self.nestedParts(of: sources, ownEdges)
    for pair in found.keys {
      if parts[pair.source]?.contains(pair.destination) == true { found[pair]?.isPart = true }
      if ownParts[pair.source]?.contains(pair.destination) == true { found[pair]?.isContained = true }
    }
    // A view of SwiftUI that code makes and does not show as a screen is only on the screen.
    let known = found.values.filter { $0.isShown || context.node($0.destination)?.framework != .swiftui }
    all = known.filter { !$0.ties.isEmpty }.sorted {
      ($0.source, $0.destination) < ($1.source, $1.destination)
    }
  }

  /// Whether the source of a transition hands its child to another object, which becomes the parent. A method that the
  /// source inherits is its own.
  private static func isTakenInByAnother(_ edge: Edge, _ context: AnalysisContext) -> Bool {
    guard edge.kind == .child, let source = context.node(edge.source) else { return false }
    return edge.via.contains { type in
      type != source.name && type != source.type && !context.isSuperclass(type, of: source.id)
    }
  }

  /// The parts of the parts of some nodes: the columns of a split view that a window is around.
  private static func nestedParts(of nodes: Set<String>, _ edges: [Edge]) -> [String: Set<String>] {
    let containing = edges.filter { $0.kind.isContainment && $0.stackEffect == nil && $0.confidence != .possible }
    let parts = Dictionary(grouping: containing, by: \.source).mapValues { Set($0.map(\.destination)) }
    return nodes.reduce(into: [:]) { result, node in
      guard let direct = parts[node] else { return }
      var nested = direct
      var last = direct
      for _ in 0..<maximumNesting where !last.isEmpty {
        let next = last.reduce(into: Set<String>()) { next, part in
          guard let inner = parts[part] else { return }
          for end in inner where !nested.contains(end) { next.insert(end) }
        }
        nested.formUnion(next)
        last = next
      }
      result[node] = nested
    }
  }

  /// A window, a split view, a navigation controller and its root: deeper frames have not been seen.
  private static let maximumNesting = 3

  private struct Pair: Hashable {
    let source: String
    let destination: String
  }

  /// The node that stands for each of the scenes of one class: their code is the same.
  ///
  /// A scene is in the module of its storyboard, and its class can be in another one.
  static func representatives(_ nodes: [Node]) -> [String: String] {
    let classes = Dictionary(grouping: nodes.filter { $0.type != nil && $0.kind == .screen }) { node in
      // A scene has the module of its storyboard, its class that of the source.
      [node.type ?? "", node.location?.file ?? node.module ?? ""]
    }
    return classes.values.reduce(into: [:]) { representatives, nodes in
      let first = nodes.map(\.id).min()
      for node in nodes {
        representatives[node.id] = first
      }
    }
  }

  /// Parts of screens can know too much like screens themselves.
  ///
  /// SwiftUI views are left out: a link names its destination, which is how SwiftUI composes, and every menu of a
  /// healthy app would be a finding.
  private static func canKnow(_ node: Node?) -> Bool {
    node?.kind == .screen && node?.role != .inline && node?.framework != .swiftui
  }

  /// A scene without a class, a part of a screen and an inline view are no screens that code could name, and a dialog
  /// or a popup for any view is none to go to.
  private static func isConcrete(_ node: Node, _ context: AnalysisContext) -> Bool {
    node.kind == .screen && node.role == nil && node.type != nil && context.isPlace(node)
  }

  private static func tie(_ kind: ScreenKnowledge.Kind) -> ScreenAcquaintance.Tie {
    switch kind {
    case .creates: .creates
    case .configures: .configures
    case .casts: .casts
    }
  }

  /// Whether the code at the transition names the destination's type. A segue's or a route's identifier does not, nor
  /// does what stands in a storyboard or behind a wrapper.
  private static func isNamedInCode(_ edge: Edge) -> Bool {
    edge.confidence == .certain && edge.identifier == nil && edge.via.isEmpty && !edge.kind.goesBack
      && !edge.kind.isContainment && !edge.sites.isEmpty && edge.sites.allSatisfy { $0.file.hasSuffix(".swift") }
  }
}
