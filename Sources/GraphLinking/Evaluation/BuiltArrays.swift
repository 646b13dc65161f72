import NavigationModel

/// What a closure gives that a result builder of the program makes an array of: each of its statements is an element.
extension Evaluator {
  /// The elements that a closure lists; nil for every other closure.
  ///
  /// Without a builder, a closure of several statements gives only what it returns.
  func builtArray(ofClosure scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    let results = program[scope].results
    guard results.returned.isEmpty, results.statementCount > 1, isGivenToArrayBuilder(scope) else { return nil }
    let elements = results.expressions.flatMap { result -> [Candidate] in
      guard isFeasible(from: result.scope, to: scope, activation) else { return [] }
      return evaluate(result.value, in: result.scope, activation)
    }
    return [.inferred(collected(elements.filter { !$0.isUnknown }.map(\.value)))]
  }

  /// Whether a closure is an argument for a parameter that has a builder and gives an array.
  private func isGivenToArrayBuilder(_ scope: ScopeID) -> Bool {
    guard let (id, argument) = program[scope].passedTo, let name = program[id].call.callee.calledName else {
      return false
    }
    let site = program[id]
    let made = Receivers(program: program).type(madeBy: site)
    let functions =
      made.map { program[$0].functions["init"] ?? [] }
      ?? ((program.ownersOfFunctions[name] ?? []).flatMap { program[$0].functions[name] ?? [] }
        + (program.globalFunctions[name] ?? []))
    return functions.contains { function in
      let parameters = program[function].parameters
      guard let mapping = ArgumentMatching.match(site.call.arguments, to: parameters),
        let index = mapping.first(where: { $0.value == argument })?.key,
        case .function(_, .array)? = parameters[index].type
      else { return false }
      return parameters[index].attributes.contains { $0.hasSuffix("Builder") }
    }
  }
}
