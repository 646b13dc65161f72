import NavigationModel

/// Follows what code puts into arrays one after another.
extension Evaluator {
  /// The values of a local that is an array, with the elements that the body adds to it on the way to where it is read.
  ///
  /// Of what a container holds already only those elements are known, also where they take the place of others: what stays
  /// is shown by whoever put it there.
  func withAdditions(
    to name: String, _ locals: [Local], _ values: [Candidate], declaredIn outer: ScopeID, readIn place: ScopeID,
    _ activation: ActivationID
  ) -> [Candidate] {
    let body = program[outer].body
    let declared = locals.lazy.compactMap(\.type).first
    let values = withEntries(
      setIn: name, values, declaredAs: declared, declaredIn: outer, readIn: place, activation)
    let isArray = values.contains { if case .array = $0.value { true } else { false } }
    let isGiven = beginsWithArgument(locals, in: body)
    guard isArray || isGiven || locals.contains(where: { heldContents(beginning: $0, name) != nil })
    else { return values }
    func added(_ value: Expression, in scope: ScopeID) -> [Candidate] {
      guard !program.areExclusive(scope, place, within: outer) else { return [] }
      let type = declared.flatMap { resolve($0, in: scope, activation) }
      return evaluate(value, in: scope, activation, expected: type).flatMap { elements(of: $0) }
    }
    let set = elementAssignments(to: name, in: body).flatMap { added($0.value, in: $0.scope) }
      .filter { $0.value != .nothing }
    let more =
      program.calls(in: body).flatMap { site -> [Candidate] in
        guard let addition = site.call.addition, addition.array == .identifier(name) else { return [] }
        return added(addition.added, in: site.scope)
      } + set.filter { !isArray || !$0.isUnknown }
    if more.isEmpty, set.isEmpty { return values }
    let top = Candidate.inferred(collected(more.map(\.value)))
    guard isArray || isGiven else { return [top] }
    return values.flatMap { candidate -> [Candidate] in
      guard case .array(let elements) = candidate.value else {
        // What the callers begin with, they are asked for as well.
        guard isGiven else { return [candidate] }
        return candidate.isParameter ? [candidate, top] : [top]
      }
      // What was nothing before something was set may be so no more.
      let own = set.isEmpty ? elements : elements.filter { $0 != .nothing }
      return [Candidate(value: collected(own + more.map(\.value)), confidence: candidate.confidence)]
    }
  }

  /// Whether a local begins as an array that a function is given: `var stack = stack`.
  private func beginsWithArgument(_ locals: [Local], in body: BodyID) -> Bool {
    guard locals.count == 1, locals[0].projections.isEmpty, case .identifier(let name)? = locals[0].value else {
      return false
    }
    return program[body].parameters.contains { parameter in
      guard parameter.name == name, case .array? = parameter.type else { return false }
      return true
    }
  }

  /// An array of what comes together from several places: each value once, and no more of them than are followed.
  ///
  /// Arrays that code adds to each other in a cycle would otherwise double each time the cycle is followed.
  func collected(_ values: [Value]) -> Value {
    var seen: Set<Value> = []
    let distinct = values.filter { seen.insert($0).inserted }
    guard distinct.count > Self.maximumCandidates else { return .array(distinct) }
    return .array(distinct.prefix(Self.maximumCandidates) + [Candidate.tooMany.value])
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

  /// Whether what it puts into an array is an array as well: `list += [detail]`, `list.append(contentsOf: details)`.
  var addsArray: Bool { callee == .identifier("+=") || arguments.first?.label == "contentsOf" }

  /// The names by which calls are found that put something into an array.
  static let additions = ["append", "insert", "+="]
}
