import NavigationModel

/// Finds the views that SwiftUI stacks register for the values that links carry.
struct DestinationRegistry {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The views for route values: the registered builder is run with each value.
  func destinations(for routes: [Candidate]) -> [Candidate] {
    let result = routes.flatMap { route -> [Candidate] in
      guard let type = evaluator.type(of: route.value) else {
        return [.unknown("the type of the link's value is not known")]
      }
      let builders = registrations(for: type)
      guard !builders.isEmpty else {
        return [.unknown("no navigationDestination is registered for \(program[type].name)")]
      }
      return builders.flatMap { show(route.value, in: $0) }.map { $0.weakened(to: .inferred) }
    }
    return result
  }

  private func show(_ value: Value, in site: CallSite) -> [Candidate] {
    guard let builder = CallLabels.builder("destination", in: site.call.arguments) else { return [] }
    let activation = evaluator.openActivation(of: site.body)
    return evaluator.evaluate(builder.value, in: site.scope, activation).flatMap { candidate -> [Candidate] in
      guard case .closure(let inner, let captured) = candidate.value else { return [candidate] }
      var run = evaluator[captured]
      run.closureArguments[inner] = [value]
      return evaluator.builtView(in: inner, evaluator.intern(run)) ?? []
    }
  }

  private func registrations(for type: TypeID) -> [CallSite] {
    (program.callsByName["navigationDestination"] ?? []).map { program[$0] }.filter { site in
      guard let registered = CallLabels.argument("for", in: site.call.arguments) else { return false }
      return evaluator.staticType(of: registered.value, in: site.scope, evaluator.openActivation(of: site.body)) == type
    }
  }
}
