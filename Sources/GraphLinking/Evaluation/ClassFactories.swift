import NavigationModel

/// Tells what a method of an argument makes, whichever object of its class the callers give:
///
///     final class Modules { func detail() -> UIViewController { DetailBuilder.build() } }
///     func open(_ modules: Modules) { present(modules.detail(), animated: true) }
///
/// That is not what the object was made with, or what the method is given.
extension Evaluator {
  /// What a method of an argument makes whose class has no other implementation of it; nil where that depends on the
  /// object.
  func madeByClass(
    of argument: Expression, _ name: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID,
    expected: TypeID?
  ) -> [Candidate]? {
    guard let type = staticType(of: argument, in: scope, activation),
      program[type].kind == .class || program[type].kind == .struct, !program.isView(type),
      program.subtypes[type] == nil, givesScreen(name, of: type)
    else { return nil }
    let given = callMethod(name, on: .inferred(.some(type)), call, in: scope, activation, expected: expected)
      .filter { $0.value != .nothing }
    guard !given.isEmpty, given.allSatisfy(\.value.isObject) else { return nil }
    let isMadeThere = given.allSatisfy { candidate in
      guard case .object(_, let construction?) = candidate.value else { return false }
      return program[program[self[construction].scope].body].owner == type
    }
    return isMadeThere || makes(methodNamed: name, of: type, calledBy: call) ? given : nil
  }

  /// Whether a method of a class gives by its declaration what can be shown.
  private func givesScreen(_ name: String, of type: TypeID) -> Bool {
    (program[type].functions[name] ?? []).contains { method in
      let body = program[method]
      guard let given = body.returnType.flatMap({ resolve($0, in: body.scope, openActivation(of: method)) }) else {
        return false
      }
      return program.isController(given) || program.isView(given) || program[given].isProtocol
    }
  }

  // MARK: - What depends on no object

  /// From a factory to what a builder makes there are not more expressions than these: a call leads to a function, its
  /// result to a local and that to its value.
  private static let maximumSteps = 24

  private func makes(methodNamed name: String, of type: TypeID, calledBy call: Call) -> Bool {
    let methods = program.memberLineage(of: type).lazy.compactMap { self.program[$0].functions[name] }.first ?? []
    let meant = methods.filter { ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil }
    return !meant.isEmpty && meant.allSatisfy { makes($0, depth: 0) }
  }

  /// Whether all that a function gives is made in code that knows neither its arguments nor what its object was made with.
  private func makes(_ body: BodyID, depth: Int) -> Bool {
    let results = program[program[body].scope].results.values
    return depth < Self.maximumSteps && !results.isEmpty
      && results.allSatisfy { isMade($0.value, in: $0.scope, depth: depth + 1) }
  }

  private func isMade(_ value: Expression, in scope: ScopeID, depth: Int) -> Bool {
    guard depth < Self.maximumSteps else { return false }
    switch value {
    case .nothing:
      return true
    case .call(let call):
      return isMade(by: call, in: scope, depth: depth + 1)
    case .identifier(let name):
      if let locals = program.locals(named: name, from: scope) {
        return locals.allSatisfy { local in
          local.projections.isEmpty && (local.value.map { isMade($0, in: local.scope, depth: depth + 1) } ?? true)
        }
      }
      guard !program[program[scope].body].parameters.contains(where: { $0.name == name }) else { return false }
      return isMade(ownProperty: name, in: scope, depth: depth + 1)
    case .member(.identifier("self"), let name):
      return isMade(ownProperty: name, in: scope, depth: depth + 1)
    case .member(let base, _):
      return isMade(base, in: scope, depth: depth + 1)
    case .cast(let value, _, _):
      return isMade(value, in: scope, depth: depth + 1)
    case .alternatives(let values):
      return values.allSatisfy { isMade($0, in: scope, depth: depth + 1) }
    default:
      return false
    }
  }

  /// Whether a call gives what its function makes: a type's, a global one, one of the same object or of what is made.
  private func isMade(by call: Call, in scope: ScopeID, depth: Int) -> Bool {
    let functions = functions(calledBy: call, in: scope, openActivation(of: program[scope].body)).map(\.body)
    switch call.callee.unspecialized {
    case .identifier(let name) where program.mayNameType(name) && functions.allSatisfy(isInitializer):
      return true
    case .identifier, .member(.identifier("self"), _), .member(.identifier("Self"), _),
      .member(.identifier("super"), _):
      return !functions.isEmpty && functions.allSatisfy { makes($0, depth: depth) }
    case .member(let base, _):
      guard isMade(base, in: scope, depth: depth) || namesType(base, in: scope) else { return false }
      return functions.allSatisfy { isInitializer($0) || makes($0, depth: depth) }
    default:
      return false
    }
  }

  private func isInitializer(_ body: BodyID) -> Bool { program[body].kind == .initializer }

  /// Whether an expression names a type, or one of its static members, such as a shared object.
  private func namesType(_ expression: Expression, in scope: ScopeID) -> Bool {
    let body = program[program[scope].body]
    guard let path = expression.dottedPath, path.first?.isUppercase == true else { return false }
    if program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file) != nil { return true }
    return if case .member(let base, _) = expression { namesType(base, in: scope) } else { false }
  }

  /// Whether a property holds the same for all objects of a class, as what its declaration gives it and nobody changes.
  private func isMade(ownProperty name: String, in scope: ScopeID, depth: Int) -> Bool {
    guard let owner = program[program[scope].body].owner,
      let property = program.memberLineage(of: owner).lazy.compactMap({ self.program[$0].properties[name]?.first })
        .first
    else { return false }
    if let getter = property.getter { return makes(getter, depth: depth) }
    guard let value = property.initialValue, assignments(to: name, of: owner).isEmpty else { return false }
    return makes(value, depth: depth)
  }
}

extension Value {
  /// Whether it is one object or scene of which is known where it is made.
  fileprivate var isObject: Bool {
    switch self {
    case .object(_, let construction): construction != nil
    case .scene: true
    default: false
    }
  }
}
