import NavigationModel

/// Finds callbacks that capture a coordinator strongly and belong to an object that the coordinator keeps for good.
struct StrongCallbackFinder {
  /// A callback, before nodes are made of types.
  struct Callback {
    let coordinator: TypeID
    let holder: String
    let held: TypeID
    let name: String
    let body: BodyID
    let position: Position
  }

  let evaluator: Evaluator
  let kept: [KeptChildFinder.Kept]
  private let properties: FunctionProperties
  private let unnamed: UnnamedFunctions
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator, kept: [KeptChildFinder.Kept], without unnamed: UnnamedFunctions) {
    self.evaluator = evaluator
    self.unnamed = unnamed
    self.kept = kept
    properties = FunctionProperties(program: evaluator.program)
  }

  /// The callbacks of all coordinators that are classes, in the order of the source.
  func callbacks() -> [Callback] {
    properties.names.sorted().flatMap { name in
      (program.assignmentsByName[name] ?? []).compactMap { callback(name, at: $0) }
    }
  }

  private func callback(_ name: String, at site: AssignmentSite) -> Callback? {
    guard !unnamed.contain(site.body),
      let owner = program[site.body].owner, program[owner].kind == .class, program.isCoordinator(owner),
      case .member(let base, _) = site.target, base != .identifier("self"),
      capturesSelf(site.value, of: owner), !isInClosure(site.scope),
      let holder = holder(of: base, at: site, in: owner),
      let held = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body)),
      program[held].isDeclared, program[held].kind == .class || program[held].isProtocol, properties.has(name, held)
    else { return nil }
    return Callback(
      coordinator: owner, holder: holder, held: held, name: name, body: site.body, position: site.position)
  }

  /// A closure that says `self`, or a method that is named without being called.
  private func capturesSelf(_ value: Expression, of owner: TypeID) -> Bool {
    switch value {
    case .closure(let closure):
      return closure.capturesSelfStrongly
    case .member(.identifier("self"), let name):
      return program.lineage(of: owner).contains {
        program[$0].functions[name] != nil && program[$0].properties[name] == nil
      }
    default:
      return false
    }
  }

  /// Another closure around the place may have captured the coordinator weakly.
  private func isInClosure(_ scope: ScopeID) -> Bool { program.innermostClosure(around: scope) != nil }

  /// The property or the collection by which the coordinator keeps an object for good.
  private func holder(of base: Expression, at site: AssignmentSite, in owner: TypeID) -> String? {
    guard let name = base.ownPropertyName else { return nil }
    if !isLocal(base, in: site.scope) { return keepsForGood(name, owner) ? name : nil }
    if let child = kept.first(where: { $0.body == site.body && $0.value == base && $0.coordinator == owner }) {
      return child.isReleased ? nil : child.collection
    }
    return program.propertyUses.assignments(in: site.body).lazy.compactMap { assignment in
      assignment.value == base ? assignment.target.ownPropertyName : nil
    }.first { keepsForGood($0, owner) }
  }

  private func isLocal(_ base: Expression, in scope: ScopeID) -> Bool {
    guard case .identifier(let name) = base else { return false }
    return program[program[scope].body].parameters.contains { $0.name == name }
      || program.locals(named: name, from: scope) != nil
  }

  /// Whether a property holds its object strongly and nothing in the program ever lets go of it.
  private func keepsForGood(_ name: String, _ owner: TypeID) -> Bool {
    let declarations = program.lineage(of: owner).flatMap { type in
      program[type].isProtocol ? [] : program[type].properties[name] ?? []
    }
    let isStrong = declarations.contains { property in
      !property.fact.isStatic && !property.fact.isWeak && property.fact.getter == nil
    }
    return isStrong
      && !(program.assignmentsByName[name] ?? []).contains { $0.value == .nothing && !unnamed.contain($0.body) }
  }
}

extension Closure {
  /// Whether the closure keeps the object alive whose code it is written in.
  ///
  /// Closures within it that capture the object weakly are not looked into. To make such a capture the outer closure
  /// captures the object strongly, but that alone is too fine a point to tell people.
  fileprivate var capturesSelfStrongly: Bool {
    guard !weakCaptures.contains("self") else { return false }
    var found = false
    CodeWalk(expression: { expression in
      if expression == .identifier("self") { found = true }
      if case .closure(let inner) = expression, inner.weakCaptures.contains("self") { return false }
      return !found
    }).walk(body)
    return found
  }
}
