import NavigationModel

/// The calls that ask a coordinator for something which the code knows by a protocol that nothing in the sources conforms to:
///
///     coordinator.showDetail(of: movie)
///
/// No idiom has the name of such a function, and no implementation says what it shows.
struct PlacesOfUnknownCoordinators {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// A call of a function that a protocol for coordinators asks for.
  struct Place: Sendable {
    let name: String
    let site: CallSite
    let coordinator: TypeID
  }

  func places() -> [Place] {
    var asked: [String: [BodyID]] = [:]
    for type in program.declaredTypes where isUnknown(type) {
      for (name, functions) in program[type].functions where !isTold(name) {
        asked[name, default: []] += functions.filter { program[$0].kind == .requirement && givesNothing($0) }
      }
    }
    return asked.keys.sorted().flatMap { name in
      (program.callsByName[name] ?? []).compactMap { place(at: program[$0], named: name, asked[name] ?? []) }
    }
  }

  /// Whether a type is a protocol for coordinators, and none is there.
  private func isUnknown(_ type: TypeID) -> Bool {
    program[type].isProtocol && program.subtypes[type] == nil && program.isCoordinator(type)
  }

  /// Whether calls of a name are in the account anyway.
  private func isTold(_ name: String) -> Bool {
    CoordinatorMethods.startsCoordinator(name) || program.frameworks.patternsByCall[name] != nil
  }

  private func givesNothing(_ function: BodyID) -> Bool {
    program[function].returnType == nil || program[function].returnType?.name == "Void"
  }

  private func place(at site: CallSite, named name: String, _ functions: [BodyID]) -> Place? {
    let fitting = functions.filter { ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil }
    guard !fitting.isEmpty, case .member(let base, _) = site.call.callee else { return nil }
    evaluator.resetBudget()
    guard let type = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body)),
      fitting.contains(where: { program[$0].owner == type })
    else { return nil }
    return Place(name: name, site: site, coordinator: type)
  }
}
