import NavigationModel

/// Tells values of frameworks that have no screens, as the names of the types tell that the program declares for them.
///
/// The program neither declares nor extends such a type, so that no function of the program is called on one: what a
/// command buffer of Metal presents is no screen, whatever else has a `present(_:)`.
struct ScreenlessFrameworks {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// More steps from a value to a declared type have not been seen.
  private static let maximumSteps = 6
  /// The prefixes of such frameworks: Metal and those for graphics, media, places, networks and language.
  private static let prefixes: Set<String> = [
    "CA", "CG", "CI", "CL", "CM", "CT", "CV", "MPS", "MTL", "NL", "NW", "VN",
  ]

  /// How the names of types end that show screens, whatever they begin with: those of libraries have any prefix.
  private static let screens = ["Controller", "Coordinator", "Navigator", "Router", "Window"]

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  /// Whether a value is of such a framework.
  func give(_ value: Expression, in scope: ScopeID) -> Bool { give(value, in: scope, steps: Self.maximumSteps) }

  private func give(_ value: Expression, in scope: ScopeID, steps: Int) -> Bool {
    guard steps > 0 else { return false }
    switch value {
    case .cast(_, let type, _):
      return declare(type)
    case .identifier(let name):
      return give(named: name, in: scope, steps: steps)
    case .member(.identifier("self"), let name):
      return give(property: name, of: program[program[scope].body].owner)
    case .member(let base, let name):
      let activation = evaluator.openActivation(of: program[scope].body)
      return give(property: name, of: evaluator.staticType(of: base, in: scope, activation))
    case .call(let call):
      switch call.callee {
      case .identifier(let name):
        return declareName(name)
      case .member(let base, let method):
        // What a method makes with nothing from the program is the framework's as well: `queue.makeCommandBuffer()`.
        return call.arguments.isEmpty && program.ownersOfFunctions[method] == nil
          && give(base, in: scope, steps: steps - 1)
      default:
        return false
      }
    default:
      return false
    }
  }

  /// What a name means, from the inside out: a local, a parameter or a property of the object.
  private func give(named name: String, in scope: ScopeID, steps: Int) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if let locals = program[place].locals[name] {
        return !locals.isEmpty && locals.allSatisfy { give($0, named: name, steps: steps) }
      }
      if case .closure(let closure) = program[place].kind, let index = closure.index(ofParameter: name) {
        guard index < closure.parameters.count, let type = closure.parameters[index].type else { return false }
        return declare(type)
      }
      let body = program[program[place].body]
      if program[place].parent == nil, let parameter = body.parameters.first(where: { $0.name == name }) {
        guard let type = parameter.type else { return false }
        return declare(type)
      }
      next = program.enclosing(place)
    }
    return give(property: name, of: program[program[scope].body].owner)
  }

  private func give(_ local: Local, named name: String, steps: Int) -> Bool {
    if let type = local.type { return declare(type) }
    guard local.projections.isEmpty, let value = local.value else { return false }
    guard value == .identifier(name) else { return give(value, in: local.scope, steps: steps - 1) }
    // `guard let buffer` means the outer one.
    if let outer = program.enclosing(local.scope) { return give(value, in: outer, steps: steps - 1) }
    return give(property: name, of: program[program[local.scope].body].owner)
  }

  private func give(property name: String, of owner: TypeID?) -> Bool {
    guard let owner,
      let property = program.memberLineage(of: owner).lazy.compactMap({ program[$0].properties[name]?.first }).first
    else { return false }
    if let type = property.fact.type { return declare(type) }
    guard case .call(let call)? = property.fact.initializer, case .identifier(let made) = call.callee else {
      return false
    }
    return declareName(made)
  }

  private func declare(_ type: TypeReference) -> Bool { type.name.map(declareName) ?? false }

  /// Whether a type or a function has a name with such a prefix, and the program knows nothing else of it.
  private func declareName(_ name: String) -> Bool {
    let capitals = name.prefix(while: \.isUppercase)
    guard capitals.count < name.count, Self.prefixes.contains(String(capitals.dropLast())),
      !Self.screens.contains(where: { name.hasSuffix($0) })
    else { return false }
    return program.typesByName[name] == nil && program.globalFunctions[name] == nil
      && program.frameworks.types[name] == nil
  }
}
