import NavigationModel

/// Finds the screens that objects between screens remove from the screen that holds them.
///
/// A coordinator that removes a child brings a person back to the screen around it, as one that dismisses a sheet does.
struct RemovedChildren {
  /// A screen that is removed, with the type whose code says so.
  struct Removal: Hashable {
    let child: TypeID
    let remover: TypeID
  }

  private let evaluator: Evaluator
  /// The code that puts children somewhere: what it removes is replaced, and nobody comes back from it.
  private let replacing: Set<BodyID>
  private let unnamed: UnnamedFunctions
  private var program: Program { evaluator.program }

  /// - Parameter unnamed: functions that nothing runs, so that they remove nothing.
  init(evaluator: Evaluator, showings: [Showing], unnamed: UnnamedFunctions) {
    self.evaluator = evaluator
    self.unnamed = unnamed
    let program = evaluator.program
    replacing = Set(
      showings.filter { $0.kind.isContainment }.compactMap { $0.transition?.path }
        .map { program[program.outerScope(of: $0)].body })
  }

  /// The removals in the order of the sources, each once.
  func removals() -> [Removal] {
    var found: [Removal] = []
    for id in program.callsByName["removeFromParent"] ?? [] where !unnamed.contain(program[id].body) {
      for removal in removals(at: program[id]) where !found.contains(removal) { found.append(removal) }
    }
    return found
  }

  /// A child that is removed, where it is named, and the calls by which control gets there.
  private struct Place {
    let child: Expression
    let path: CodePath
  }

  /// What a call removes: the object of a method and a parameter are what the callers of the code around it say.
  private func removals(at site: CallSite) -> [Removal] {
    var found: [Removal] = []
    var places = [Place(child: receiver(of: site.call), path: CodePath(scope: site.scope))]
    for _ in 0..<HeldCallbacks.maximumForwarding {
      places = places.flatMap { place -> [Place] in
        let body = program[program.outerScope(of: place.path)].body
        let children = children(at: place)
        if children.isEmpty {
          return evaluator.callers(of: body).filter { !unnamed.contain(program[$0.site].body) }
            .prefix(HeldCallbacks.maximumGivers).map { self.place(place, calledBy: $0) }
        }
        if let remover = program[body].owner, isBetweenScreens(remover), !replacing.contains(body) {
          found += children.map { Removal(child: $0, remover: remover) }
        }
        return []
      }
    }
    return found
  }

  private func place(_ place: Place, calledBy caller: Evaluator.Caller) -> Place {
    guard place.child == .identifier("self") else {
      return Place(child: place.child, path: place.path.called(from: caller))
    }
    let site = program[caller.site]
    return Place(child: receiver(of: site.call), path: CodePath(scope: site.scope))
  }

  private func receiver(of call: Call) -> Expression {
    if case .member(let base, _) = call.callee { base } else { .identifier("self") }
  }

  private func children(at place: Place) -> [TypeID] {
    guard let run = evaluator.run(along: place.path) else { return [] }
    evaluator.resetBudget()
    let values = evaluator.evaluate(place.child, in: place.path.scope, run).map(\.value)
    return values.flatMap(types).filter { program.isScreen($0) }
  }

  /// The type of a controller, or of the views that it hosts.
  private func types(of value: Value) -> [TypeID] {
    if case .container(_, let contents, _) = value { return contents.flatMap(types) }
    return evaluator.type(of: value).map { [$0] } ?? []
  }

  private func isBetweenScreens(_ type: TypeID) -> Bool {
    program[type].isDeclared && !program[type].isProtocol && !program.isController(type) && !program.isView(type)
  }
}
