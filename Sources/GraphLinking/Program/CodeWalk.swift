import NavigationModel

/// Looks at all statements and expressions of a piece of code, those in closures and local functions included.
struct CodeWalk {
  /// Is shown each statement before what is in it.
  var statement: (Statement) -> Void = { _ in }
  /// Is shown each expression before what is in it, and says whether to go on into it.
  var expression: (Expression) -> Bool = { _ in true }

  func walk(_ statements: [Statement]) {
    for statement in statements { walk(statement) }
  }

  private func walk(_ node: Statement) {
    statement(node)
    switch node {
    case .binding(let binding):
      if let value = binding.value { walk(value) }
    case .assignment(let target, let value, _):
      walk(target)
      walk(value)
    case .expression(let value), .returning(let value):
      walk(value)
    case .branches(let branches):
      walk(branches)
    case .loop(_, let sequence, let body):
      if let sequence { walk(sequence) }
      walk(body)
    case .function(let function):
      walk(function.body ?? [])
    }
  }

  private func walk(_ branches: [Branch]) {
    for branch in branches {
      for condition in branch.conditions {
        switch condition {
        case .matches(let subject, _), .matchesNone(let subject, _), .holds(let subject), .fails(let subject):
          walk(subject)
        }
      }
      walk(branch.body)
    }
  }

  func walk(_ node: Expression) {
    guard expression(node) else { return }
    switch node {
    case .identifier, .implicitMember, .string, .boolean, .integer, .nothing, .keyPath, .type, .unknown:
      break
    case .member(let base, _), .specialized(let base, _), .cast(let base, _, _):
      walk(base)
    case .call(let call):
      walk(call.callee)
      for argument in call.arguments { walk(argument.value) }
    case .subscripted(let base, let arguments):
      walk(base)
      for argument in arguments { walk(argument.value) }
    case .interpolation(let parts), .array(let parts), .alternatives(let parts):
      for part in parts { walk(part) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .tuple(let elements):
      for element in elements { walk(element.value) }
    case .closure(let closure):
      walk(closure.body)
    case .conditional(let branches):
      walk(branches)
    }
  }
}

extension Expression {
  /// The name of a property of the object itself: `children` for `children` and `self.children`.
  var ownPropertyName: String? {
    switch self {
    case .identifier(let name), .member(.identifier("self"), let name): name
    default: nil
    }
  }

  /// Whether it may be a type though it begins with the name of none: what `type(of:)` gives, a type with arguments, or
  /// what is put together. What a property or a function gives is one only where code hands on the type as such.
  var mayBeUnnamedType: Bool {
    switch self {
    case .identifier, .subscripted: false
    case .member(let base, _): base.mayBeUnnamedType
    case .call(let call): call.callee == .identifier("type")
    default: true
    }
  }

  /// What is cast, for a cast.
  var uncast: Expression {
    if case .cast(let value, _, _) = self { value.uncast } else { self }
  }

  /// The names of locals, parameters and properties of the object itself in the expression.
  var mentionedNames: Set<String> {
    var names: Set<String> = []
    CodeWalk(expression: { expression in
      if let name = expression.ownPropertyName { names.insert(name) }
      return true
    }).walk(self)
    return names
  }
}
