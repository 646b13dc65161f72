import NavigationModel

/// What all code of a `Package.swift` does with names, in functions, closures and loops as well: what the lists of
/// targets do not tell, such code may add or change.
struct ManifestMentions {
  /// How often code names the targets of a package, other than to read them.
  private(set) var targets = 0
  /// How often code names each constant, function and so on, other than the package to take a member of it.
  private(set) var names: [String: Int] = [:]
  /// The names that code sets to something else.
  private(set) var assigned: Set<String> = []
  /// Whether code may set where the sources of a target are, or how it is called.
  private(set) var changesSources = false

  /// Whether code may set what products have, or what targets depend on.
  private(set) var changesUses = false

  /// The members of a package and a target that say what uses a target.
  private static let using: Set<String> = ["dependencies", "products"]
  /// The members of a target that say where its sources are.
  private static let placing: Set<String> = ["path", "sources"]
  /// The methods of a list that change nothing in it. What they do with its elements is in the closure that they are
  /// given, or in a function.
  private static let reading: Set<String> = ["compactMap", "contains", "filter", "first", "flatMap", "forEach", "map"]
  /// The operators that end like one which sets something.
  private static let comparing: Set<String> = ["==", "!=", "<=", ">=", "===", "!=="]

  init(_ manifest: SwiftFacts) {
    walk(manifest.statements)
    for function in manifest.functions + manifest.types.flatMap(\.functions) { walk(function) }
    for property in manifest.properties + manifest.types.flatMap(\.properties) {
      if let value = property.initializer { walk(value) }
      walk(property.getter ?? [])
      walk(property.observers)
    }
  }

  private mutating func walk(_ function: FunctionFact) {
    for parameter in function.parameters {
      if let value = parameter.defaultValue { walk(value) }
    }
    walk(function.body ?? [])
  }

  private mutating func walk(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .binding(let binding):
        if let value = binding.value { walk(value) }
      case .assignment(let target, let value, _):
        noteSet(target)
        walk(target)
        walk(value)
      case .expression(let value), .returning(let value):
        walk(value)
      case .branches(let branches):
        walk(branches)
      case .loop(_, let sequence, let body):
        if let sequence { walk(read: sequence) }
        walk(body)
      case .function(let function):
        walk(function)
      }
    }
  }

  private mutating func walk(_ branches: [Branch]) {
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

  private mutating func walk(_ arguments: [Argument]) {
    for argument in arguments { walk(argument.value) }
  }

  private mutating func walk(_ expression: Expression) {
    switch expression {
    case .identifier(let name):
      names[name, default: 0] += 1
    case .member(let base, let name):
      if name == "targets" { targets += 1 }
      if Self.placing.contains(name) { changesSources = true }
      if Self.using.contains(name) { changesUses = true }
      if base != .identifier("package") { walk(base) }
    case .call(let call):
      walk(call)
    case .subscripted(let base, let arguments):
      walk(base)
      walk(arguments)
    case .interpolation(let parts), .array(let parts), .alternatives(let parts):
      for part in parts { walk(part) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .tuple(let elements):
      walk(elements)
    case .cast(let value, _, _), .specialized(let value, _):
      walk(value)
    case .closure(let closure):
      walk(closure.body)
    case .conditional(let branches):
      walk(branches)
    case .keyPath(_, let path):
      if path.contains(where: { $0 == "targets" || Self.placing.contains($0) }) { changesSources = true }
      if path.contains(where: Self.using.contains) { changesUses = true }
    case .implicitMember, .string, .boolean, .integer, .nothing, .type, .unknown:
      break
    }
  }

  private mutating func walk(_ call: Call) {
    if case .identifier(let name) = call.callee, name.hasSuffix("="), !Self.comparing.contains(name),
      let target = call.arguments.first?.value
    {
      noteSet(target)
    }
    if case .member(let list, let method) = call.callee, Self.reading.contains(method) {
      walk(read: list)
    } else {
      walk(call.callee)
    }
    walk(call.arguments)
  }

  /// Walks a list of which code only looks at the elements.
  private mutating func walk(read list: Expression) {
    if case .member(let package, "targets") = list {
      if package != .identifier("package") { walk(package) }
    } else {
      walk(list)
    }
  }

  /// Notes what an assignment, or an operator such as `+=`, sets.
  private mutating func noteSet(_ target: Expression) {
    switch target {
    case .identifier(let name):
      assigned.insert(name)
      if Self.placing.contains(name) { changesSources = true }
    case .member(_, "name"):
      changesSources = true
    default: break
    }
  }
}
