import NavigationModel

/// Finds the stack that a controller is in where the same code puts it there.
extension Evaluator {
  /// What `detail.navigationController` is for a local that the code around makes a stack with, or puts on a stack that
  /// it knows; nil where it does neither.
  func stacks(around controller: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    guard case .identifier(let name) = controller, let declaring = program.scope(declaring: name, from: scope) else {
      return nil
    }
    let receivers = Receivers(program: program)
    let stacks = program.calls(in: program[scope].body).flatMap { site -> [Candidate] in
      guard site.call.arguments.contains(where: { isController(name, in: $0.value) }),
        program.scope(declaring: name, from: site.scope) == declaring
      else { return [] }
      // What is no name may be the stack that is asked for.
      if case .member(.identifier(let stack), let method) = site.call.callee, Self.fillingStacks.contains(method) {
        return evaluate(.identifier(stack), in: site.scope, activation)
      }
      guard receivers.type(madeBy: site).map(isStack) == true else { return [] }
      return evaluate(.call(site.call), in: site.scope, activation)
    }
    let known = stacks.filter { candidate in
      if case .container(let type, _, _) = candidate.value { isStack(type) } else { false }
    }
    return known.isEmpty ? nil : known.map { $0.weakened(to: .inferred) }
  }

  /// The methods that put what they are given on the stack that they are called on.
  private static let fillingStacks: Set<String> = ["pushViewController", "setViewControllers"]

  private func isController(_ name: String, in argument: Expression) -> Bool {
    if case .array(let elements) = argument { return elements.contains { isController(name, in: $0) } }
    return argument.uncast == .identifier(name)
  }

  private func isStack(_ type: TypeID) -> Bool { program.inherits(type, fromAnyNamed: ["UINavigationController"]) }
}
