import NavigationModel

/// Finds the views that a builder makes for the cases of what it is given.
extension Evaluator {
  /// The names of the types of which a builder makes one object for a case of its parameter, and nothing else:
  ///
  ///     .sheet(item: $sheet) { sheet in
  ///       switch sheet {
  ///       case .code: Scanner()
  ///       case .help: Help()
  ///       }
  ///     }
  ///
  /// What is shown for an item is a screen, whatever a library calls it. A stack around the choice changes nothing.
  func typesOfCases(in scope: ScopeID) -> Set<String> {
    let results = program[scope].results
    guard results.statementCount == 1 else { return [] }
    let shown = results.returned.isEmpty ? results.expressions : results.returned
    if shown.count == 1, let inner = shown.first.flatMap({ contentOfWrapper($0) }) { return typesOfCases(in: inner) }
    var found: Set<String> = []
    for (branch, inBranch) in Dictionary(grouping: shown, by: \.scope) {
      guard inBranch.count == 1, let only = inBranch.first, program[branch].parent == scope,
        case .branch(let conditions) = program[branch].kind,
        conditions.contains(where: { asksForCase($0, seenFrom: scope) }),
        case .identifier(let name)? = only.value.modifiedCall?.callee.unspecialized,
        name.first?.isUppercase == true, !Self.viewsOfSwiftUI.contains(name)
      else { continue }
      found.insert(name)
    }
    return found
  }

  /// The builder of a view that is only around others, such as `NavigationStack`.
  private func contentOfWrapper(_ result: BodyResults.Result) -> ScopeID? {
    guard let call = result.value.modifiedCall, let name = call.callee.calledName, name != "ForEach",
      program.frameworks.types[name]?.role == .wrapperView
    else { return nil }
    for argument in call.arguments where argument.isTrailing && argument.label == nil {
      guard case .closure(let closure) = argument.value else { continue }
      return program.scope(of: closure, in: program[result.scope].body)
    }
    return nil
  }

  /// Whether a condition asks for a case of a parameter.
  private func asksForCase(_ condition: Condition, seenFrom scope: ScopeID) -> Bool {
    switch condition {
    case .matches(.identifier(let subject), let patterns), .matchesNone(.identifier(let subject), let patterns):
      patterns.allSatisfy { if case .enumCase = $0 { true } else { false } } && isParameter(subject, seenFrom: scope)
    case .matches, .matchesNone, .holds, .fails:
      false
    }
  }

  /// Whether a name is that of a parameter of a closure or of the function around a place.
  private func isParameter(_ name: String, seenFrom scope: ScopeID) -> Bool {
    var current: ScopeID? = scope
    while let place = current {
      switch program[place].kind {
      case .closure(let closure):
        if closure.parameters.contains(where: { $0.name == name }) { return true }
        if closure.parameters.isEmpty, name == "$0" { return true }
      case .body:
        if program[program[place].body].parameters.contains(where: { $0.name == name }) { return true }
      case .branch, .plain:
        break
      }
      current = program[place].parent
    }
    return false
  }
}
