import NavigationModel

/// Tells what a name can stand for where code has asked for its class: `if screen is Album { present(screen) }`.
extension Evaluator {
  /// The values of a local, a parameter or a property that pass the tests of their class on the way to where it is read.
  func tested(
    _ candidates: [Candidate], _ name: String, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    guard candidates.contains(where: { hasClass($0.value) }) else { return candidates }
    var left = candidates
    var next: ScopeID? = scope
    while let place = next, let parent = program[place].parent {
      next = parent
      guard case .branch(let conditions) = program[place].kind else { continue }
      for condition in conditions where condition.testsClass(of: name) {
        guard isSame(name, from: scope, as: place) else { return left }
        left = left.filter { passes($0.value, condition, name, in: parent, activation) }
      }
    }
    return left
  }

  /// Whether a test of its class can tell anything of a value.
  private func hasClass(_ value: Value) -> Bool {
    switch value {
    case .object, .container, .scene, .some: true
    default: false
    }
  }

  /// Whether a name in a scope means what the conditions of a branch around it mean by the name.
  private func isSame(_ name: String, from scope: ScopeID, as branch: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      // `if let screen = screen as? Album` is the outer one.
      if let locals = program[place].locals[name], !locals.allSatisfy({ $0.value?.uncast == .identifier(name) }) {
        return false
      }
      if case .closure(let closure) = program[place].kind, closure.parameters.contains(where: { $0.name == name }) {
        return false
      }
      if place == branch { break }
      next = program[place].parent
    }
    let outer = program[branch].parent.flatMap { program.locals(named: name, from: $0) } ?? []
    return !outer.contains { program.isScope($0.scope, within: branch) }
  }

  private func passes(
    _ value: Value, _ condition: Condition, _ name: String, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool {
    switch condition {
    case .holds(let test):
      return passes(value, test, name, in: scope, activation) != false
    case .fails(let test):
      return passes(value, test, name, in: scope, activation) != true
    case .matches(let subject, let patterns):
      guard subject == .identifier(name) else { return true }
      return patterns.contains { fits(value, $0, in: scope, activation) != false }
    case .matchesNone(let subject, let patterns):
      guard subject == .identifier(name) else { return true }
      return !patterns.contains { fits(value, $0, in: scope, activation) == true }
    }
  }

  private func fits(_ value: Value, _ pattern: Pattern, in scope: ScopeID, _ activation: ActivationID) -> Bool? {
    switch pattern {
    case .name, .wildcard: true
    case .type(let type, _, _): isInstance(value, of: type, in: scope, activation)
    case .tuple, .enumCase, .value: nil
    }
  }

  /// Whether a value passes a test that is made of the name that it has; nil where that cannot be told.
  private func passes(
    _ value: Value, _ test: Expression, _ name: String, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool? {
    guard case .call(let call) = test, case .identifier(let symbol) = call.callee, let first = call.arguments.first,
      let last = call.arguments.last
    else { return nil }
    let parts = call.arguments.lazy.map { self.passes(value, $0.value, name, in: scope, activation) }
    switch symbol {
    case "!":
      return parts.first.flatMap { $0 }.map(!)
    case "&&":
      return all(parts)
    case "||":
      return any(parts)
    case "==", "!=":
      guard case .boolean(let wanted) = last.value else { return nil }
      return passes(value, first.value, name, in: scope, activation).map { ($0 == wanted) == (symbol == "==") }
    case "is":
      guard first.value == .identifier(name), case .type(let type) = last.value else { return nil }
      return isInstance(value, of: type, in: scope, activation)
    default:
      return nil
    }
  }

  /// Whether a value is of a type that is written at a place; nil where that cannot be told.
  private func isInstance(
    _ value: Value, of type: TypeReference, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool? {
    // What a generic parameter stands for, only its constraint is known of here.
    if let name = type.name, program.isGenericParameter(name, of: program[program[scope].body]),
      self[activation].generics[name] == nil
    {
      return nil
    }
    guard let wanted = resolve(type, in: scope, activation) else { return nil }
    let truth = isInstance(value, of: wanted)
    // What conforms to a protocol of a library, only the library may say.
    if truth == false, !program[wanted].isDeclared, program.frameworks.types[program[wanted].name] == nil { return nil }
    return truth
  }
}

extension Condition {
  /// Whether it asks for the class of what has a name, among other things.
  fileprivate func testsClass(of name: String) -> Bool {
    switch self {
    case .holds(let test), .fails(let test):
      test.testsClass(of: name)
    case .matches(let subject, let patterns), .matchesNone(let subject, let patterns):
      subject == .identifier(name) && patterns.contains { if case .type = $0 { true } else { false } }
    }
  }
}

extension Expression {
  fileprivate func testsClass(of name: String) -> Bool {
    guard case .call(let call) = self, case .identifier(let symbol) = call.callee else { return false }
    switch symbol {
    case "is": return call.arguments.first?.value == .identifier(name)
    case "!", "&&", "||", "==", "!=": return call.arguments.contains { $0.value.testsClass(of: name) }
    default: return false
    }
  }
}
