import NavigationModel

/// Finds where code starts a coordinator that was made before.
struct CoordinatorStarts {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Calls that start a coordinator: of a method whose name begins with `start`, on something that is one.
  func transitions() -> [Transition] {
    var found: [Transition] = []
    for name in program.callsByName.keys.filter(CoordinatorMethods.starts).sorted() {
      for id in program.callsByName[name] ?? [] {
        let site = program[id]
        guard case .member(let base, _) = site.call.callee, base != .identifier("self"), base != .identifier("super"),
          isCoordinator(base, of: site)
        else { continue }
        found.append(
          Transition(
            shown: .values(base), kind: .start, scope: site.scope, body: site.body, position: site.call.position))
      }
    }
    return found
  }

  private func isCoordinator(_ base: Expression, of site: CallSite) -> Bool {
    let activation = evaluator.openActivation(of: site.body)
    if let type = evaluator.staticType(of: base, in: site.scope, activation) { return program.isCoordinator(type) }
    evaluator.resetBudget()
    return evaluator.evaluate(base, in: site.scope, activation).contains { candidate in
      evaluator.type(of: candidate.value).map { program.isCoordinator($0) } ?? false
    }
  }
}

/// The methods by which coordinators are started.
enum CoordinatorMethods {
  static func starts(_ name: String) -> Bool {
    name == "start" || (name.hasPrefix("start") && name.dropFirst(5).first?.isUppercase == true)
  }
}
