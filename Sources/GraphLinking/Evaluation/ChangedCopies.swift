import NavigationModel

/// Follows structs that code copies into a variable of its own and changes there:
///
///     var route = route
///     route.style = style ?? route.style
extension Evaluator {
  /// A struct with what the code of its local sets in it. All other candidates stay as they are.
  func changed(
    _ candidate: Candidate, _ name: String, declaredIn place: ScopeID, _ activation: ActivationID
  ) -> Candidate {
    guard case .object(let type, let construction?) = candidate.value, program[type].kind == .struct else {
      return candidate
    }
    var made = self[construction]
    for site in assignments(in: program[place].body) {
      guard case .member(.identifier(name), let property) = site.target, program.isScope(site.scope, within: place)
      else { continue }
      // What only some branches set may also be as it was.
      let value = site.scope == place ? site.value : .either(site.value, or: site.target)
      made.changes[property] = Activation.BoundArgument(value: value, scope: site.scope, activation: activation)
    }
    guard made != self[construction] else { return candidate }
    return Candidate(value: .object(type, intern(made)), confidence: candidate.confidence)
  }

  /// An object that is there already, and of which code has set a property: where it was made does not matter.
  func object(
    of type: TypeID, with property: String, setTo value: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> Value {
    let call = Call(callee: .identifier(program[type].name), arguments: [], position: Position(line: 0, column: 0))
    var made = Construction(call: call, scope: scope, activation: activation)
    made.changes[property] = Activation.BoundArgument(value: value, scope: scope, activation: activation)
    return .object(type, intern(made))
  }

  /// What a property of a changed copy is; nil where nobody changed it.
  func changedValue(of property: Property, receiver: Value) -> [Candidate]? {
    let name = property.fact.name
    guard case .object(let type, let construction?) = receiver, let change = self[construction].changes[name] else {
      return nil
    }
    var before = self[construction]
    before.changes[name] = nil
    let original = Value.object(type, intern(before))
    let key = PropertyKey(type: type, name: name, receiver: receiver)
    // The new value may be said by the old one.
    if let beginning = activeProperties[key] {
      cut.circles.insert(beginning)
      return member(name, of: original)
    }
    let beginning = begin()
    activeProperties[key] = beginning
    defer {
      activeProperties[key] = nil
      end(beginning)
    }
    // `style ?? route.style` leaves the style as it is unless another is given.
    if case .alternatives(let values) = change.value, values.count == 2, let given = values.first {
      let new = evaluate(given, in: change.scope, change.activation).filter { $0.value != .nothing && !$0.isUnknown }
      return new.isEmpty ? member(name, of: original) : new
    }
    return evaluate(change.value, in: change.scope, change.activation, expected: declaredType(of: property))
  }

  /// Whether an assignment changes a copy of a struct, which leaves an object as it is whose making is known.
  func concernsCopy(_ site: AssignmentSite, otherThan receiver: Value) -> Bool {
    guard case .object(let type, _?) = receiver, program[type].kind == .struct,
      case .member(let base, _) = site.target
    else { return false }
    return isCopy(base, in: site.scope)
  }

  /// Whether an expression is a variable of the code around it, so that changing a struct in it changes no other.
  func isCopy(_ expression: Expression, in scope: ScopeID) -> Bool {
    guard case .identifier(let name) = expression else { return false }
    return program.locals(named: name, from: scope) != nil
  }
}

extension Expression {
  /// Either of two values, for a reason that is not known.
  fileprivate static func either(_ first: Expression, or second: Expression) -> Expression {
    .conditional([first, second].map { Branch(conditions: [], body: [.expression($0)]) })
  }
}
