import NavigationModel

/// Finds what coordinators keep alive, and what keeps them alive.
struct OwnershipFinder: Sendable {
  private let program: Program
  private let kept: [KeptChildFinder.Kept]
  private let callbacks: [StrongCallbackFinder.Callback]

  /// Looks through the code, for which the graph need not be there yet.
  ///
  /// - Parameter unnamed: functions that nothing runs: they keep nothing, and let go of nothing.
  init(program: Program, without unnamed: UnnamedFunctions) {
    self.program = program
    let evaluator = Evaluator(program: program)
    kept = KeptChildFinder(evaluator: evaluator, without: unnamed).kept()
    callbacks = StrongCallbackFinder(evaluator: evaluator, kept: kept, without: unnamed).callbacks()
  }

  /// What the code does, in the terms of the nodes of its graph, sorted.
  ///
  /// - Parameter nodes: The ids of the nodes of the graph.
  func ownership(among nodes: Set<String>) -> CoordinatorOwnership {
    let names = NodeFactory(program: program)
    func node(of type: TypeID) -> String? {
      let id = names.id(of: type)
      return nodes.contains(id) && !program[type].isProtocol ? id : nil
    }
    let children = kept.compactMap { child -> KeptChild? in
      guard let coordinator = node(of: child.coordinator) else { return nil }
      return KeptChild(
        coordinator: coordinator,
        child: child.child.flatMap(node),
        collection: child.collection, isReleased: child.isReleased, isRepeated: child.isRepeated,
        site: program.location(child.position, in: program[child.body].file))
    }
    let strong = callbacks.compactMap { callback -> StrongCallback? in
      guard let coordinator = node(of: callback.coordinator) else { return nil }
      return StrongCallback(
        coordinator: coordinator, holder: callback.holder, callback: callback.name, held: node(of: callback.held),
        site: program.location(callback.position, in: program[callback.body].file))
    }
    // A local function is a body of its own and a part of the one around it.
    return CoordinatorOwnership(
      children: Set(children).sorted { ($0.coordinator, $0.site) < ($1.coordinator, $1.site) },
      callbacks: Set(strong).sorted { ($0.coordinator, $0.site) < ($1.coordinator, $1.site) })
  }
}
