import NavigationModel

/// What is behind a subscript.
extension Evaluator {
  /// The elements that an index can pick: the one of a number, else each of them.
  ///
  /// Where a test on the way asks about what the same index picked, as `case .settings` does of an item of a list,
  /// the code is for some elements only, and nothing tells for which.
  func evaluateSubscript(
    _ base: Expression, _ arguments: [Argument], in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    // `values[Key.self]` of an environment is what the key says by itself.
    if let key = arguments.first.flatMap({ namedType($0.value, in: scope) }), let value = defaultValue(of: key) {
      return value
    }
    let collections = evaluate(base, in: scope, activation)
    guard let index = arguments.first?.value else { return collections.flatMap { picked(from: $0) } }
    var hasKeys = false
    var values = collections.flatMap { collection -> [Candidate] in
      guard case .dictionary(let entries) = collection.value else { return picked(from: collection) }
      hasKeys = true
      return self.values(under: index, of: entries, in: scope, activation).map {
        $0.weakened(to: collection.confidence)
      }
    }
    if hasKeys, let fallback = arguments.first(where: { $0.label == "default" }) {
      values += evaluate(fallback.value, in: scope, activation)
    }
    guard values.count > 1 else { return values }
    if !hasKeys, case .integer(let number) = index {
      let settings = elementSettings(of: base, in: scope, activation)
      if !settings.isEmpty {
        return element(at: number, of: base, in: scope, among: values, settings)
          ?? values.map { $0.weakened(to: .possible) }
      }
      if values.indices.contains(number) { return [values[number]] }
    }
    return isNarrowed(index, in: scope) ? values.map { $0.weakened(to: .possible) } : values
  }

  /// What an index can pick of a value: an object of a library is not what is in it.
  private func picked(from collection: Candidate) -> [Candidate] {
    switch collection.value {
    case .external(_, let construction):
      return [element(ofCollectionMadeBy: construction)]
    case .object(let type, let construction) where isUnknownClass(type):
      return [element(ofCollectionMadeBy: construction)]
    default:
      return elements(of: collection)
    }
  }

  /// Whether a test around a scope is passed by some values of an index only.
  private func isNarrowed(_ index: Expression, in scope: ScopeID) -> Bool {
    guard let path = index.dottedPath else { return false }
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind,
        conditions.contains(where: { $0.comparedValue.map { depends($0, on: path, from: place) } ?? false })
      {
        return true
      }
      next = program.enclosing(place)
    }
    return false
  }

  /// Whether an expression, or what a local in it was made of, asks for a value or for one that it is a part of.
  ///
  /// `items.item(at: path)` depends on `path.row`, and `sections[path.section]` does not.
  private func depends(_ expression: Expression, on path: String, from scope: ScopeID, steps: Int = 3) -> Bool {
    expression.dottedPaths.contains { mentioned in
      guard mentioned != "self" else { return false }
      if mentioned == path || path.hasPrefix(mentioned + ".") || mentioned.hasPrefix(path + ".") { return true }
      guard steps > 0 else { return false }
      return program.locals(named: String(mentioned.prefix { $0 != "." }), from: scope)?.contains { local in
        local.value.map { depends($0, on: path, from: local.scope, steps: steps - 1) } ?? false
      } ?? false
    }
  }
}

extension Condition {
  /// What a condition compares with a single value: only some values of what it is made of pass.
  fileprivate var comparedValue: Expression? {
    switch self {
    case .matches(let subject, let patterns):
      return patterns.allSatisfy { pattern in
        switch pattern {
        case .enumCase, .value: pattern.names.isEmpty
        case .name, .wildcard, .tuple, .type: false
        }
      } ? subject : nil
    case .holds(.call(let call)) where call.callee == .identifier("=="):
      return call.arguments.first?.value
    case .holds, .fails, .matchesNone:
      return nil
    }
  }
}

extension Expression {
  /// The names joined by dots that are said in an expression, the longest ones.
  var dottedPaths: [String] {
    var paths: [String] = []
    CodeWalk(expression: { expression in
      guard let path = expression.dottedPath else { return true }
      paths.append(path)
      return false
    }).walk(self)
    return paths
  }
}
