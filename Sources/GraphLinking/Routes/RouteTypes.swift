import NavigationModel

/// The types of routes and of what stands for the coordinators that answer them.
extension Evaluator {
  /// The type that an expression names itself, as in `ItemRoute.detail(id)`, or is declared with.
  func writtenType(of expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> TypeID? {
    switch expression {
    case .call(let call):
      if case .member = call.callee { return writtenType(of: call.callee, in: scope, activation) }
      return staticType(of: expression, in: scope, activation)
    case .member(let base, let name):
      if let type = staticType(of: base, in: scope, activation), program[type].cases[name] != nil { return type }
      return staticType(of: expression, in: scope, activation)
    case .implicitMember:
      return nil
    default:
      return staticType(of: expression, in: scope, activation)
    }
  }

  /// The first type that the declared type of an expression is specialized with: `ItemRoute` for a `Router<ItemRoute>`.
  func specialization(of expression: Expression, in scope: ScopeID) -> TypeID? {
    guard let (reference, inside, file) = declaration(of: expression, in: scope), let argument = reference.firstArgument
    else { return nil }
    // The property of a generic class has the type with which the object is specialized.
    if let name = argument.name, let owner = inside.flatMap({ program.resolve($0, inside: nil, file: file) }),
      program[owner].generics.contains(where: { $0.name == name }), case .member(let base, _) = expression
    {
      return specialization(of: base, in: scope)
    }
    return resolve(argument, inside: inside, file: file)
  }

  /// The type of the routes that a call takes: as what it is called on is specialized, or what the body is to give.
  func routeType(expectedBy site: CallSite) -> TypeID? {
    switch site.call.callee {
    case .member(let base, _):
      return specialization(of: base, in: site.scope)
    case .implicitMember:
      let body = program[site.body]
      return body.returnType?.firstArgument.flatMap { resolve($0, in: body.scope, openActivation(of: body.id)) }
    default:
      return nil
    }
  }

  /// The coordinator behind a type that stands for one: of a router of routes, the only one that answers them.
  func coordinator(behind reference: TypeReference, inside: String?, file: Int) -> TypeID? {
    // Most programs use none of the libraries that have such types.
    guard !program.frameworks.coordinatorReferences.isEmpty, case .named(let name, let arguments) = reference,
      let last = name.split(separator: ".").last, program.frameworks.coordinatorReferences.contains(String(last))
    else { return nil }
    // `ItemCoordinator.Router` is the router of that coordinator.
    let outer = name.dropLast(last.count + 1)
    guard let argument = arguments.first?.name ?? (outer.isEmpty ? nil : String(outer)),
      let type = program.resolve(argument, inside: inside, file: file)
    else { return nil }
    if program.isCoordinator(type) { return type }
    let answering = program.routeHandlers.answering(type).compactMap { program[$0.body].owner }
    return answering.count == 1 ? answering.first : nil
  }

  private typealias Written = (type: TypeReference, inside: String?, file: Int)

  /// The type with which a local, a parameter or a property is declared, and where that is written.
  private func declaration(of expression: Expression, in scope: ScopeID, depth: Int = 0) -> Written? {
    // Locals can be bound to each other in cycles.
    guard depth < Self.maximumIndirection else { return nil }
    let activation = openActivation(of: program[scope].body)
    switch expression {
    case .identifier("self"):
      guard let owner = program[program[scope].body].owner else { return nil }
      return inherited(by: owner)
    case .identifier(let name):
      return declaration(ofName: name.unprojected, in: scope, depth: depth)
    case .member(var base, let name):
      if case .identifier(let binding) = base { base = .identifier(binding.unprojected) }
      guard let owner = staticType(of: base, in: scope, activation) else {
        return declaration(of: base, in: scope, depth: depth + 1)
      }
      // `router.rx` asks the same as `router`.
      return declaration(ofMember: name, in: owner) ?? declaration(of: base, in: scope, depth: depth + 1)
    case .subscripted(let base, _):
      return declaration(of: base, in: scope, depth: depth + 1)
    default:
      return nil
    }
  }

  private static let maximumIndirection = 12

  private func declaration(ofName name: String, in scope: ScopeID, depth: Int) -> Written? {
    let body = program[program[scope].body]
    let inside = body.owner.map { program[$0].name }
    var next: ScopeID? = scope
    while let place = next {
      if let local = program[place].locals[name]?.first {
        if let type = local.type { return (type, inside, body.file) }
        guard let value = local.value else { return nil }
        // `if let router` binds the outer name.
        let start = value == .identifier(name) ? program.enclosing(place) : local.scope
        return start.flatMap { declaration(of: value, in: $0, depth: depth + 1) }
      }
      let parameters = program[program[place].body].parameters
      if program[place].parent == nil, let type = parameters.first(where: { $0.name == name })?.type {
        return (type, inside, body.file)
      }
      next = program.enclosing(place)
    }
    return body.owner.flatMap { declaration(ofMember: name, in: $0) }
  }

  private func declaration(ofMember name: String, in type: TypeID) -> Written? {
    for ancestor in program.lineage(of: type) {
      guard let property = program[ancestor].properties[name]?.first, let written = property.fact.type else { continue }
      return (written, property.owner.map { program[$0].name }, property.file)
    }
    return nil
  }

  private func inherited(by type: TypeID) -> Written? {
    guard let file = program[type].file, let reference = program[type].inherited.first else { return nil }
    return (reference, program[type].name, file)
  }
}

extension String {
  /// The name of the property that `$name` is a binding to.
  fileprivate var unprojected: String { hasPrefix("$") ? String(dropFirst()) : self }
}

extension TypeReference {
  /// The first generic argument, of the elements where it is an array.
  fileprivate var firstArgument: TypeReference? {
    switch self {
    case .named(_, let arguments): arguments.first
    case .array(let element): element.firstArgument ?? element
    default: nil
    }
  }
}
