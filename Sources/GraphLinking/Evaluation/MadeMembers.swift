import NavigationModel

/// Reads what an object was made with, where a condition asks for one of its properties:
///
///     guard info.tag == nil else { return }
///
/// As a value such a property is often no more than its type, and never nil.
extension Evaluator {
  /// Arguments are seldom handed on through more functions than these.
  private static let maximumHands = 8

  /// What a property of an object was set to, with the type that is declared for it.
  struct MadeMember {
    let origin: Activation.BoundArgument
    let type: TypeID?
  }

  /// What a member was made with that an expression reads of an object which does not change; nil for everything else.
  func madeMember(_ read: Expression, in scope: ScopeID, _ activation: ActivationID) -> MadeMember? {
    guard case .member(let base, let name) = read, base != .identifier("self"),
      base.dottedPath?.first?.isUppercase != true,
      case .object(let type, let made?)? = single(conditionValues(of: base, in: scope, activation)),
      let origin = origin(of: name, ofObject: type, madeBy: made)
    else { return nil }
    return MadeMember(origin: origin, type: declaredType(ofMember: name, in: type))
  }

  /// Whether a property of an object holds for good what the object was made with, and that does not change.
  func isFixed(
    _ name: String, ofObject type: TypeID, madeBy construction: ConstructionID, depth: Int
  ) -> Bool {
    origin(of: name, ofObject: type, madeBy: construction).map { isFixed($0, depth: depth) } ?? false
  }

  /// Whether a property of an object that does not change is nil; nil where the object is not known.
  func nothingness(
    of read: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> Nothingness? {
    guard case .member(let base, _) = read, isFixed(base, in: scope, activation),
      let made = madeMember(read, in: scope, activation)
    else { return nil }
    guard let isNothing = isNothing(made.origin) else { return .open }
    return isNothing ? .nothing : .something
  }

  /// Whether something is nil.
  enum Nothingness { case nothing, something, open }

  /// Where it is written what a property of an object holds which nothing but the making of the object sets; nil for
  /// everything else.
  private func origin(
    of name: String, ofObject type: TypeID, madeBy construction: ConstructionID
  ) -> Activation.BoundArgument? {
    let made = self[construction]
    // Where an object was made that was there already is not known.
    guard made.call.position.line > 0, made.changes[name] == nil else { return nil }
    guard program[type].isDeclared else { return frameworkOrigin(of: name, ofObject: type, made) }
    guard let property = program.lineage(of: type).lazy.compactMap({ self.program[$0].properties[name]?.first }).first,
      !property.fact.isStatic, property.getter == nil, property.fact.observers.isEmpty,
      property.fact.attributes.isEmpty, isSetOnlyByInitializers(property, of: type)
    else { return nil }
    guard program[type].functions["init"] == nil else {
      return origin(of: property, setByInitializerOf: type, .object(type, construction))
    }
    return program[type].kind == .struct ? memberwiseOrigin(of: property, of: type, made) : nil
  }

  /// What a framework's object says it was made with: `notification.object`.
  private func frameworkOrigin(
    of name: String, ofObject type: TypeID, _ made: Construction
  ) -> Activation.BoundArgument? {
    guard let framework = program.frameworkType(of: type), framework.role == .other,
      case .argument(let label)? = program.frameworks.member(of: framework.name, named: name),
      let argument = CallLabels.argument(label, in: made.call.arguments)
    else { return nil }
    return Activation.BoundArgument(value: argument.value, scope: made.scope, activation: made.activation)
  }

  /// What a memberwise initializer sets a property to. It may leave out what has a value of its own, and what can be nil.
  private func memberwiseOrigin(
    of property: Property, of type: TypeID, _ made: Construction
  ) -> Activation.BoundArgument? {
    let properties = program[type].properties
    // An initializer that a macro writes may take something else.
    let isMemberwise = made.call.arguments.allSatisfy { argument in
      argument.label.map { properties[$0] != nil } ?? argument.isTrailing
    }
    guard isMemberwise else { return nil }
    if let argument = memberwiseArgument(for: property.fact.name, of: type, in: made.call) {
      return Activation.BoundArgument(value: argument.value, scope: made.scope, activation: made.activation)
    }
    // A trailing closure that fits several properties may be any of them.
    guard made.call.arguments.allSatisfy({ $0.label != nil }) else { return nil }
    if let value = property.initialValue, let written = property.fact.initializer {
      return Activation.BoundArgument(
        value: written, scope: program[value].scope, activation: openActivation(of: value))
    }
    guard property.fact.isOptional, property.fact.initializer.map({ $0 == .nothing }) ?? true else {
      return nil
    }
    return Activation.BoundArgument(value: .nothing, scope: made.scope, activation: made.activation)
  }

  /// What the initializer sets a property to that made an object, where it does so in any case.
  private func origin(
    of property: Property, setByInitializerOf type: TypeID, _ object: Value
  ) -> Activation.BoundArgument? {
    let sites = assignments(to: property.fact.name, of: type).filter {
      program[$0.body].kind == .initializer && program.isVisible(property, fromFile: $0.body.file)
    }
    let runs = initializerRuns(among: sites, object)
    guard runs.count == 1, let run = runs.first else { return nil }
    let own = sites.filter { $0.body == run.key }
    guard own.count == 1, let site = own.first, site.scope == program[site.body].scope else { return nil }
    return Activation.BoundArgument(value: site.value, scope: site.scope, activation: run.value)
  }

  /// Whether nothing sets a property but the initializers of its object.
  private func isSetOnlyByInitializers(_ property: Property, of type: TypeID) -> Bool {
    let name = property.fact.name
    let key = PropertyKey(type: type, name: name, receiver: nil)
    if let known = initializerCache[key] { return known }
    let isSet =
      !mayBeSetUnseen(property)
      && settings(of: name, in: type).allSatisfy { site in
        site.target.isOwnProperty && program[site.body].kind == .initializer
      }
    initializerCache[key] = isSet
    return isSet
  }

  /// Whether code may set a property of an object in ways that do not show whose property that is: on an object of
  /// which nobody knows the type, by a key path, by a function that changes what it is given, or by turning it over.
  private func mayBeSetUnseen(_ property: Property) -> Bool {
    let name = property.fact.name
    let changes = program.propertyUses.changes
    if changes.isInKeyPath(name) || program.togglesByName[name] != nil { return true }
    let isHanded = changes.handed(named: name).contains { change in
      if case .identifier = change.target, program.locals(named: name, from: change.scope) != nil { return false }
      return program.isVisible(property, fromFile: change.scope.file)
    }
    if isHanded { return true }
    let sites = program.assignmentsByName[name] ?? []
    return zip(sites, receivers(ofSettings: name, sites)).contains { site, receiver in
      receiver == nil && !site.target.isOwnProperty && program.isVisible(property, fromFile: site.body.file)
    }
  }

  /// Whether what an object was made with does not change: what is made for it is what it is.
  private func isFixed(_ origin: Activation.BoundArgument, depth: Int) -> Bool {
    let origin = handedOn(origin)
    if isMaking(origin.value, in: origin.scope) { return true }
    if case .identifier(let name) = origin.value, let locals = program.locals(named: name, from: origin.scope),
      locals.count == 1, let only = locals.first, only.projections.isEmpty, let value = only.value,
      isMaking(value, in: only.scope)
    {
      return true
    }
    guard case .call = origin.value else {
      return isFixed(origin.value, in: origin.scope, origin.activation, depth: depth)
    }
    // What a function makes anew each time.
    if case .object(_, _?)? = single(evaluate(origin.value, in: origin.scope, origin.activation)) { return true }
    return false
  }

  /// Whether an expression makes an object or a case.
  private func isMaking(_ value: Expression, in scope: ScopeID) -> Bool {
    guard case .call(let call) = value else { return false }
    if makesCase(call, in: scope) { return true }
    guard let path = call.callee.dottedPath, path.split(separator: ".").last?.first?.isUppercase == true else {
      return false
    }
    let body = program[program[scope].body]
    let type = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file)
    return type.map { program[$0].isDeclared } ?? false
  }

  /// What a parameter is in a run, through the functions that hand it on.
  private func handedOn(_ origin: Activation.BoundArgument) -> Activation.BoundArgument {
    var current = origin
    for _ in 0..<Self.maximumHands {
      guard case .identifier(let name) = current.value, !isBound(name, around: current.scope, besidesParameters: true)
      else { return current }
      let body = program[program[current.scope].body]
      let run = self[current.activation]
      guard run.body == body.id, let index = body.parameters.firstIndex(where: { $0.name == name }) else {
        return current
      }
      if let argument = run.arguments[index] {
        current = argument
      } else if !run.isOpen, run.closureArguments[body.scope] == nil, let value = body.parameters[index].defaultValue {
        current = Activation.BoundArgument(value: value, scope: body.scope, activation: current.activation)
      } else {
        return current
      }
    }
    return current
  }

  /// Whether what an object was made with is nil; nil where that cannot be told.
  private func isNothing(_ origin: Activation.BoundArgument) -> Bool? {
    let origin = handedOn(origin)
    if origin.value == .nothing { return true }
    if isNeverNothing(origin.value, in: origin.scope, origin.activation) { return false }
    guard origin.value != .implicitMember("none"), isFixed(origin, depth: 0) else { return nil }
    return switch single(evaluate(origin.value, in: origin.scope, origin.activation)) {
    case .nothing?: true
    case .string?, .enumCase?, .boolean?: false
    default: nil
    }
  }

  /// Whether an expression cannot be nil, as it is a literal or a property that is declared without a question mark.
  /// What an optional chain gives can be: each of its links is asked.
  private func isNeverNothing(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> Bool {
    switch expression {
    case .string, .interpolation, .boolean, .integer, .array, .dictionary, .closure:
      return true
    case .identifier("self"):
      return true
    case .call(let call):
      return makesCase(call, in: scope)
    case .identifier(let name):
      guard !isBound(name, around: scope), let owner = program[program[scope].body].owner else { return false }
      return holdsSomething(name, owner)
    case .member(let base, let name):
      guard isNeverNothing(base, in: scope, activation), let type = staticType(of: base, in: scope, activation) else {
        return false
      }
      return holdsSomething(name, type)
    default:
      return false
    }
  }

  /// Whether the declaration of a property says that it cannot be nil.
  private func holdsSomething(_ name: String, _ type: TypeID) -> Bool {
    let property = program.memberLineage(of: type).lazy.compactMap { self.program[$0].properties[name]?.first }.first
    guard let property, !property.fact.isOptional, !property.fact.isWeak, let declared = property.fact.type else {
      return false
    }
    guard let written = declared.name else { return true }
    // Another name may stand for an optional, and a generic parameter for anything.
    return program.globalAliases[written] == nil && !program.memberAliases.contains(String(written.lastName))
      && property.owner.map { owner in !program[owner].generics.contains { $0.name == written } } ?? true
  }

  /// Whether a name is that of a local or of a parameter at a place.
  ///
  /// - Parameter isWithout: whether the parameters of functions do not count.
  private func isBound(
    _ name: String, around scope: ScopeID, besidesParameters isWithout: Bool = false
  ) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if program[place].locals[name] != nil { return true }
      if case .closure(let closure) = program[place].kind, closure.index(ofParameter: name) != nil { return true }
      if program[place].parent == nil {
        let isParameter = program[program[place].body].parameters.contains { $0.name == name }
        if isParameter { return !isWithout }
      }
      next = program.enclosing(place)
    }
    return false
  }
}
