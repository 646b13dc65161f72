import NavigationModel

/// Finds what is presented so that no gesture takes it away, and what no code takes away either.
///
/// A modal screen is dismissed by its own code, by that of its parts and of the screens that it leads on to, or by that
/// of those who know it: who presents it, through which objects, in which containers, and whose code names its class.
/// Where one of these could dismiss anything at all, nothing is said of the screen.
struct UndismissedModals {
  private let program: Program
  private var evaluator: Evaluator
  private let nodes: [String: Node]
  private let outgoing: [String: [Edge]]
  private let incoming: [String: [Edge]]
  private let flows: [String: [Flow]]
  private let modals: [String: [Edge]]

  init(_ graph: NavigationGraph, in program: Program) {
    self.program = program
    evaluator = Evaluator(program: program)
    modals = Dictionary(grouping: graph.edges.filter(\.isHeldModal), by: \.destination)
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: graph.edges, by: \.source)
    incoming = Dictionary(grouping: graph.edges, by: \.destination)
    flows = Dictionary(grouping: graph.flows, by: \.source)
  }

  /// More parts keep more workers busy.
  private static let partCount = 4

  /// The ids of the presented nodes, sorted. Code in another language could dismiss any of them.
  func ids(workers: some Workers) -> [String] {
    guard !modals.isEmpty, !program.coverage.hasOtherLanguages else { return [] }
    let sorted = modals.keys.sorted()
    let parts = workers.map(count: Self.partCount) { part in
      var search = self
      search.evaluator = Evaluator(program: program)
      return sorted[sorted.count * part / Self.partCount..<sorted.count * (part + 1) / Self.partCount]
        .filter { search.isUndismissed($0, shownBy: search.modals[$0] ?? []) }
    }
    return Array(parts.joined())
  }

  private func isUndismissed(_ id: String, shownBy edges: [Edge]) -> Bool {
    let covers = edges.filter { $0.kind != .present }
    guard covers.allSatisfy(CoverBindings(program: program).stayOn),
      let group = ModalGroup(of: id, nodes: nodes, outgoing: outgoing, flows: flows),
      let types = types(of: group), !types.isEmpty, !WaysOut.exist(in: types, as: .modal, evaluator),
      let acquaintances = acquaintances(of: group, types)
    else { return false }
    return !WaysOut.exist(in: acquaintances, as: .acquaintance, evaluator)
  }

  // MARK: - Types

  /// The classes of a group; nil where the code of one of them is not known.
  private func types(of group: ModalGroup) -> [TypeID]? {
    var types: [TypeID] = []
    for node in group.nodes.compactMap({ nodes[$0] }) {
      guard node.framework != .appkit else { return nil }
      guard node.kind == .screen, node.role != .inline, let name = node.type else { continue }
      let declared = (program.typesByName[name] ?? []).filter { program[$0].isDeclared }
      guard !declared.isEmpty, declared.allSatisfy(isKnown) else { return nil }
      types += declared
    }
    return types
  }

  /// Whether all that a class does stands in the program or is one of the plain classes of its framework.
  private func isKnown(_ type: TypeID) -> Bool {
    switch program.frameworkType(of: type)?.role {
    case .controller, .container, .hosting, .view: break
    default: return false
    }
    guard !program.representsController(type) else { return false }
    return program.lineage(of: type).allSatisfy { ancestor in
      guard program[ancestor].kind == .class, let superclass = program[ancestor].supertypes.first else { return true }
      return program[superclass].isDeclared || program.frameworks.types[program[superclass].name] != nil
    }
  }

  /// The types whose code can get hold of a group from outside; nil where some of that code is not known.
  private func acquaintances(of group: ModalGroup, _ types: [TypeID]) -> [TypeID]? {
    var found = Set(types.flatMap(mentioners)).union(ownControls)
    for edge in group.nodes.flatMap({ incoming[$0] ?? [] }) where !group.nodes.contains(edge.source) {
      for name in edge.via { found.formUnion(program.typesByName[name] ?? []) }
      for id in holders(of: edge.source) {
        guard let node = nodes[id], node.kind != .unknown else { return nil }
        guard let name = node.type else { continue }
        found.formUnion(program.typesByName[name] ?? [])
      }
    }
    return found.subtracting(types).filter { program[$0].isDeclared }.sorted()
  }

  /// The app's own buttons, which nibs put where no code names them.
  private var ownControls: [TypeID] {
    ["UIControl", "UIButton", "UIBarButtonItem"].flatMap { program.typesByName[$0] ?? [] }
      .flatMap { program.concreteSubtypes(of: $0) }
  }

  /// A node with the containers and parents that it is a part of.
  private func holders(of id: String) -> Set<String> {
    var seen: Set<String> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      for edge in incoming[next] ?? [] where edge.kind.isContainment && seen.insert(edge.source).inserted {
        pending.append(edge.source)
      }
    }
    return seen
  }

  /// The types whose code makes an object of a class or casts to it, or has a property of the class.
  private func mentioners(of type: TypeID) -> [TypeID] {
    let name = program[type].bareName
    let makers = (program.callsByName[name] ?? []).compactMap { program[program[$0].body].owner }
    let casters = program.casts.filter { $0.type.name == name }.compactMap { program[$0.body].owner }
    let testers = (program.callsByName["is"] ?? []).map { program[$0] }.filter { site in
      site.call.arguments.contains { $0.value.typeName == name }
    }.compactMap { program[$0.body].owner }
    let keepers = program.typeIDs.filter { candidate in
      program[candidate].properties.values.joined().contains { $0.fact.type?.name == name }
    }
    return makers + casters + testers + keepers
  }
}

extension Expression {
  /// The name of a type that stands where a value is expected.
  fileprivate var typeName: String? {
    if case .type(let type) = self { type.name } else { nil }
  }
}
