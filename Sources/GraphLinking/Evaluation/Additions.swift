import NavigationModel

/// Follows what code puts into arrays one after another.
extension Evaluator {
  /// The values of a local that is an array, with the elements that the body adds to it.
  ///
  /// Of what a container holds already only those elements are known: the others are shown by whoever put them there.
  func withAdditions(
    to name: String, _ locals: [Local], _ values: [Candidate], in body: BodyID, _ activation: ActivationID
  ) -> [Candidate] {
    let isArray = values.contains { if case .array = $0.value { true } else { false } }
    guard isArray || values.allSatisfy(\.isUnknown) && locals.contains(where: { holdsContents($0) }) else {
      return values
    }
    let declared = locals.lazy.compactMap(\.type).first
    let more = program.calls(in: body).flatMap { site -> [Candidate] in
      guard let addition = site.call.addition, addition.array == .identifier(name) else { return [] }
      let type = declared.flatMap { resolve($0, in: site.scope, activation) }
      return evaluate(addition.added, in: site.scope, activation, expected: type).flatMap { elements(of: $0) }
    }
    if more.isEmpty { return values }
    guard isArray else { return [.inferred(.array(more.map(\.value)))] }
    return values.map { candidate in
      guard case .array(let elements) = candidate.value else { return candidate }
      return Candidate(value: .array(elements + more.map(\.value)), confidence: candidate.confidence)
    }
  }

  private func holdsContents(_ local: Local) -> Bool {
    guard local.projections.isEmpty, let value = local.value else { return false }
    return heldContents(value, in: local.scope) != nil
  }
}

extension Call {
  /// The array that a call puts something into, and what that is: `list.append(detail)`, `list += [detail]`.
  var addition: (array: Expression, added: Expression)? {
    switch callee {
    case .member(let array, let method) where method == "append" || method == "insert":
      return arguments.first.map { (array, $0.value) }
    case .identifier("+=") where arguments.count == 2:
      return (arguments[0].value, arguments[1].value)
    default:
      return nil
    }
  }

  /// The names by which calls are found that put something into an array.
  static let additions = ["append", "insert", "+="]
}
