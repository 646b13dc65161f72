import NavigationModel

/// Lowered code as text, so that a test shows what a piece of Swift is reduced to.
///
/// It looks like Swift where it can. Values of which any can be meant stand in `either(…)`, what is not known is `_`,
/// an operator is a call of its symbol, a trailing closure has a tilde, and the conditions of a branch stand before it.
enum PrintedFacts {
  static func text(_ statements: [Statement]) -> String { statements.map(text).joined(separator: "; ") }

  static func text(_ statement: Statement) -> String {
    switch statement {
    case .binding(let binding):
      let type = binding.type.map { ": \(text($0))" } ?? ""
      return "let \(text(binding.pattern))\(type)\(binding.value.map { " = \(text($0))" } ?? "")"
    case .assignment(let target, let value, _):
      return "\(text(target)) = \(text(value))"
    case .expression(let expression):
      return text(expression)
    case .returning(let value):
      return "return \(text(value))"
    case .branches(let branches):
      return "if \(text(branches))"
    case .loop(let element, let sequence, let body):
      let head = element.flatMap { element in sequence.map { "for \(text(element)) in \(text($0))" } } ?? "while"
      return "\(head) { \(text(body)) }"
    case .function(let function):
      let parameters = function.parameters.map { "\($0.label ?? "_") \($0.name)" }.joined(separator: ", ")
      return "func \(function.name)(\(parameters)) { \(text(function.body ?? [])) }"
    }
  }

  private static func text(_ branches: [Branch]) -> String {
    branches.map { branch in
      let conditions = branch.conditions.map(text).joined(separator: ", ")
      return "[\(conditions)] { \(text(branch.body)) }"
    }.joined(separator: " ")
  }

  private static func text(_ condition: Condition) -> String {
    switch condition {
    case .matches(let subject, let patterns): "\(text(subject)) is \(patterns.map(text).joined(separator: " or "))"
    case .matchesNone(let subject, let patterns):
      "\(text(subject)) is not \(patterns.map(text).joined(separator: " or "))"
    case .holds(let expression): text(expression)
    case .fails(let expression): "not \(text(expression))"
    }
  }

  static func text(_ pattern: Pattern) -> String {
    switch pattern {
    case .name(let name): name
    case .wildcard: "_"
    case .tuple(let elements): "(\(elements.map(text).joined(separator: ", ")))"
    case .enumCase(let name, let payload):
      payload.isEmpty ? ".\(name)" : ".\(name)(\(payload.map(text).joined(separator: ", ")))"
    case .type(let type, let inner, _): "\(text(inner)) as \(text(type))"
    case .value(let value): "=\(text(value))"
    }
  }

  static func text(_ expression: Expression) -> String {
    switch expression {
    case .identifier(let name): name
    case .member(let base, let name): "\(text(base)).\(name)"
    case .implicitMember(let name): ".\(name)"
    case .call(let call): "\(text(call.callee))(\(text(call.arguments)))"
    case .subscripted(let base, let arguments): "\(text(base))[\(text(arguments))]"
    case .string(let value): "\"\(value)\""
    case .interpolation(let parts): "text(\(parts.map(text).joined(separator: ", ")))"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .nothing: "nil"
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .dictionary(let entries): "[\(entries.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", "))]"
    case .tuple(let elements): "(\(text(elements)))"
    case .cast(let value, let type, _): "(\(text(value)) as \(text(type)))"
    case .closure(let closure): text(closure)
    case .alternatives(let values): "either(\(values.map(text).joined(separator: ", ")))"
    case .conditional(let branches): "if \(text(branches))"
    case .keyPath(let root, let path): "\\\(root.map(text) ?? "").\(path.joined(separator: "."))"
    case .specialized(let base, let types): "\(text(base))<\(types.map(text).joined(separator: ", "))>"
    case .type(let type): text(type)
    case .unknown: "_"
    }
  }

  private static func text(_ arguments: [Argument]) -> String {
    arguments.map { argument in
      "\(argument.isTrailing ? "~" : "")\(argument.label.map { "\($0): " } ?? "")\(text(argument.value))"
    }.joined(separator: ", ")
  }

  private static func text(_ closure: Closure) -> String {
    let captures = closure.weakCaptures.isEmpty ? "" : "[weak \(closure.weakCaptures.joined(separator: ", "))] "
    let parameters = closure.parameters.map { parameter in
      parameter.type.map { "\(parameter.name): \(text($0))" } ?? parameter.name
    }.joined(separator: ", ")
    let head =
      captures.isEmpty && parameters.isEmpty ? "" : "\(captures)\(parameters)\(parameters.isEmpty ? "" : " ")in "
    return "{ \(head)\(text(closure.body)) }"
  }

  static func text(_ type: TypeReference) -> String {
    switch type {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(text).joined(separator: ", "))>"
    case .array(let element): "[\(text(element))]"
    case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
    case .tuple(let elements):
      "(\(elements.map { "\($0.label.map { "\($0): " } ?? "")\(text($0.type))" }.joined(separator: ", ")))"
    case .function(let parameters, let result):
      "(\(parameters.map(text).joined(separator: ", "))) -> \(text(result))"
    case .metatype(let type): "\(text(type)).Type"
    case .composition(let parts): parts.map(text).joined(separator: " & ")
    }
  }
}
