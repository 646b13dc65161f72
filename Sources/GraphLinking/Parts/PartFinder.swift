import NavigationModel

/// Finds the screens that hold what navigates and is no screen itself.
///
/// From each such part the search goes outwards, from what holds it to what holds that, until it comes to nodes that a
/// person or the app comes to.
struct PartFinder {
  private let program: Program
  private let evaluator: Evaluator
  private let nodes: [String: Node]
  private let factory: NodeFactory
  private var holders: Holders
  /// The code of each type, and outside of types, in which transitions are asked for.
  private let asking: [String: Set<BodyID>]

  /// More code than this around a part is no way that says anything of it.
  private static let maximumCode = 4_000

  /// The parts of the screens of a graph, and the nodes of entries that only hold parts, which the graph lacks.
  static func find(
    _ resolved: [ResolvedPart], _ graph: NavigationGraph, in program: Program
  ) -> (parts: [ScreenPart], entries: [Node]) {
    var finder = PartFinder(resolved, graph, in: program)
    let ledTo = Set(graph.edges.lazy.filter { !$0.kind.goesBack && $0.source != $0.destination }.map(\.destination))
    let types = Dictionary(
      program.types.map { (finder.factory.id(of: $0.id), $0.id) }, uniquingKeysWith: { first, _ in first })
    let held = graph.nodes.filter { isPart($0, ledTo) }.flatMap { finder.parts(of: $0, type: types[$0.id]) }
    let inherited = graph.nodes.filter { !ledTo.contains($0.id) }.flatMap { node in
      types[node.id].map { finder.heirs(of: $0, node: node.id) } ?? []
    }
    let parts = Set(held + inherited).sorted { ($0.part, $0.screen) < ($1.part, $1.screen) }
    return (parts, finder.missing(among: parts, types))
  }

  /// The nodes of the entries that hold parts and lead nowhere by themselves.
  private func missing(among parts: [ScreenPart], _ types: [String: TypeID]) -> [Node] {
    var factory = factory
    for id in Set(parts.map(\.screen)).sorted() where nodes[id] == nil {
      if let type = types[id] { _ = factory.node(for: type) }
    }
    return factory.sorted
  }

  /// Whether a node has to be held by another one to be come to. A coordinator that something starts has its place.
  private static func isPart(_ node: Node, _ ledTo: Set<String>) -> Bool {
    switch node.kind {
    // A controller that nothing is seen to show is a child of whoever keeps it.
    case .screen: node.role == .component || node.role == nil && !ledTo.contains(node.id)
    case .coordinator: node.role == .navigator || !ledTo.contains(node.id)
    case .container, .entry, .system, .alert, .unknown: false
    }
  }

  private init(_ resolved: [ResolvedPart], _ graph: NavigationGraph, in program: Program) {
    self.program = program
    evaluator = Evaluator(program: program)
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    factory = NodeFactory(program: program)
    holders = Holders(program: program)
    var asking: [String: Set<BodyID>] = [:]
    for transition in resolved.lazy.flatMap(\.transitions) {
      guard let body = transition.body else { continue }
      switch transition.source {
      case .type(let type): asking[factory.id(of: type), default: []].insert(body)
      case .function, .scene, .container, .outside: break
      }
    }
    self.asking = asking
  }

  private mutating func parts(of part: Node, type: TypeID?) -> [ScreenPart] {
    var found: [String: Set<SourceLocation>] = [:]
    var bodies: Set<BodyID> = []
    var types: Set<TypeID> = []
    var pending: [BodyID] = []
    func add(_ body: BodyID) { if bodies.insert(body).inserted { pending.append(body) } }
    for body in (type.map { asking[factory.id(of: $0)] ?? [] } ?? functions(of: part)).sorted() { add(body) }
    var pendingTypes: [TypeID] = []
    if let type, program[type].isDeclared {
      types.insert(type)
      pendingTypes.append(type)
    }
    let isScreen = part.kind == .screen && part.role == nil
    if isScreen { pending = [] }
    while bodies.count < Self.maximumCode {
      var links: [Holders.Link] = []
      let isFirst = pendingTypes.last == type
      if let next = pendingTypes.popLast() {
        links = holders.links(to: next)
        // What nobody makes or keeps is reached by its type: `Prompt.shared.show()`.
        if links.isEmpty, next != type || !isScreen {
          program[next].functions.values.joined().sorted().forEach { add($0) }
        }
      } else if let next = pending.popLast() {
        links = callers(of: next)
      } else {
        break
      }
      for link in links where !isScreen || link.isKept || !isFirst {
        if let owner = link.owner, let place = place(of: owner), place != part.id {
          found[place, default: []].insert(program.location(link.spot.position, in: Int(link.spot.file)))
          continue
        }
        if let body = link.body, program[body].kind == .topLevel {
          let entry = factory.id(ofFunction: body)
          if nodes[entry] != nil {
            found[entry, default: []].insert(program.location(link.spot.position, in: Int(link.spot.file)))
          }
          continue
        }
        if let owner = link.owner, program[owner].isDeclared, types.insert(owner).inserted {
          pendingTypes.append(owner)
        }
        if let body = link.body { add(body) }
      }
    }
    return found.sorted { $0.key < $1.key }.map {
      ScreenPart(screen: $0.key, part: part.id, sites: $0.value.sorted())
    }
  }

  /// The screens and coordinators whose class inherits the code of a class that nothing leads to by itself.
  private func heirs(of type: TypeID, node: String) -> [ScreenPart] {
    guard program[type].kind == .class || program[type].isProtocol || !program[type].isDeclared else { return [] }
    let heirs = program.concreteSubtypes(of: type).compactMap { heir -> ScreenPart? in
      guard let file = program[heir].file, let position = program[heir].position else { return nil }
      return place(of: heir).map { ScreenPart(screen: $0, part: node, sites: [program.location(position, in: file)]) }
    }
    let instances = nodes.values.filter { $0.id != node && $0.type == program[type].name && factory.isInstance($0) }
    return heirs + instances.map { ScreenPart(screen: $0.id, part: node, sites: [$0.location].compactMap(\.self)) }
  }

  /// The code of a node that stands for a function outside of types.
  private func functions(of part: Node) -> Set<BodyID> {
    Set(program.globalFunctions.values.joined().filter { factory.id(ofFunction: $0) == part.id })
  }

  /// Who calls code: for the code of a type that nobody makes, such as an extension of a framework's type, its callers are
  /// who holds it.
  private func callers(of body: BodyID) -> [Holders.Link] {
    let function = program[body]
    guard function.kind == .function || function.kind == .initializer else { return [] }
    return evaluator.callers(of: body).map { program[$0.site] }.map {
      Holders.Link(owner: program[$0.body].owner, body: $0.body, spot: CodeSpot($0))
    }
  }

  /// The node of a type at which the search ends; nil for a type that is itself held by others.
  private func place(of type: TypeID) -> String? {
    let id = factory.id(of: program.represented(by: type) ?? type)
    guard let node = nodes[id] else { return program[type].isDeclared && program.isEntry(type) ? id : nil }
    switch node.kind {
    case .screen: return node.role == .component ? nil : id
    case .coordinator: return node.role == .coordinator ? id : nil
    case .entry: return id
    case .container, .system, .alert, .unknown: return nil
    }
  }
}
