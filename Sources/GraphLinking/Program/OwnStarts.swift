import NavigationModel

/// Finds the methods by which coordinators start themselves on what they are given:
///
///     func modal(from screen: UIViewController) {
///       navigationController = UINavigationController()
///       start()
///       screen.present(navigationController, animated: true)
///     }
extension Program {
  /// These methods by their names.
  var ownStarts: [String: [BodyID]] {
    let bodies = (callsByName[Self.start] ?? []).map { self[$0].body }
    return Dictionary(grouping: Set(bodies).filter(startsOnGivenScreen).sorted()) { self[$0].name }
  }

  /// Whether a method of a coordinator is given a controller or a window and starts the coordinator there. Others that
  /// start it may only begin it again, as those do that take away what is shown before or ask whether it has begun.
  func startsOnGivenScreen(_ function: BodyID) -> Bool {
    let body = self[function]
    guard body.kind == .function, !body.isStatic, body.name != Self.start, let owner = body.owner, isCoordinator(owner),
      body.parameters.contains(where: { isPlace($0, of: body) })
    else { return false }
    let calls = calls(in: function)
    let starts = calls.filter { site in
      let isOwn = [.identifier(Self.start), .member(.identifier("self"), Self.start)].contains(site.call.callee)
      // In a closure, under a condition or before a way out it may not run, or begins the flow again.
      return isOwn && site.scope == body.scope && lineage(of: owner).contains { self[$0].functions[Self.start] != nil }
    }
    guard let start = starts.map(\.call.position).min() else { return false }
    // What a branch takes away once the flow has begun only makes room for its first screen.
    return !calls.contains { goesBack($0) && ($0.scope == body.scope || $0.call.position < start) }
  }

  /// Whether something can be shown on or in what a parameter takes.
  private func isPlace(_ parameter: ParameterFact, of body: Body) -> Bool {
    guard let name = parameter.type?.name,
      let type = resolve(name, inside: body.owner.map { self[$0].name }, file: body.file)
    else { return false }
    return isController(type) || Self.windows.contains(self[type].name)
  }

  private func goesBack(_ site: CallSite) -> Bool {
    guard let name = site.call.callee.calledName else { return false }
    return frameworks.patternsByCall[name]?.contains { $0.kind.goesBack } == true
  }

  private static let start = "start"
  private static let windows = ["NSWindow", "UIWindow"]
}
