import NavigationModel

/// Finds the calls of closures that are stored in properties, `model.onPush = { screen in … }`, `onPush?(Detail())`, or
/// in locals: `let push = { screen in … }`, `push(Detail())`.
extension Evaluator {
  /// Whether a closure is stored in a property or a local that something calls with arguments, or hears what is sent.
  func isStoredAndCalled(_ closure: ScopeID) -> Bool { !callers(ofStored: closure).isEmpty }

  /// The calls of the property or the local that a closure is stored in, and those that send what it hears, each in
  /// source order.
  func callers(ofStored closure: ScopeID) -> [Caller] {
    if let known = closureCallerCache[closure] { return known }
    let sending = program.sendings.heard(by: .closure(closure)).map {
      Caller(site: $0.site, confidence: $0.confidence, sent: $0.sent)
    }
    // Telling the type of a receiver can ask for the closure again.
    closureCallerCache[closure] = sending
    let calls =
      calls(ofLocalHolding: closure)
      ?? storage(of: closure).map { stored in
        handedProperties(from: stored).flatMap { self.calls(of: $0) }
      } ?? []
    let result =
      calls.filter { !program[$0].call.arguments.isEmpty }.map { Caller(site: $0, confidence: .inferred) }
      + sending
    closureCallerCache[closure] = result
    return result
  }

  /// The run of the body around a stored closure in which the closure is called with the arguments of a call.
  func run(ofStored closure: ScopeID, from call: CodePath.Call, _ activation: ActivationID) -> ActivationID {
    let site = program[call.site]
    var run = self[openActivation(of: program[closure].body)]
    if let sent = call.sent {
      run.closureArguments[closure] = [[heard(sent, by: closure, activation)]]
    } else {
      run.closureArguments[closure] = arguments(of: site.call, givenTo: closure, in: site.scope, activation)
    }
    return intern(run)
  }

  /// What each argument of a call of a closure can be.
  func arguments(
    of call: Call, givenTo closure: ScopeID, in scope: ScopeID, _ activation: ActivationID
  ) -> [[Value]] {
    call.arguments.enumerated().map { index, argument in
      let wanted = argument.value.beginsWithImplicitMember ? declaredArgument(index, ofStored: closure) : nil
      let values = evaluate(argument.value, in: scope, activation, expected: wanted).map(\.value)
      return values.isEmpty ? [.unknown("it has no known value")] : values
    }
  }

  /// The runs of the body around a stored closure in which its calls call it, in source order.
  func runs(ofStored closure: ScopeID) -> [ActivationID] {
    callers(ofStored: closure).map { caller in
      run(
        ofStored: closure, from: CodePath.Call(site: caller.site, closure: closure, sent: caller.sent),
        openActivation(of: program[caller.site].body))
    }
  }

  /// The calls of the local that holds a closure, in closures and local functions of the same body as well; nil where
  /// no local holds it.
  func calls(ofLocalHolding closure: ScopeID) -> [CallSiteID]? {
    guard case .identifier(let name)? = program[closure].storedIn, let around = program[closure].parent,
      let scope = program.scope(declaring: name, from: around)
    else { return nil }
    return (program.code[Int(scope.file)].callsByName[name] ?? []).filter { site in
      program[site].call.callee == .identifier(name)
        && program.scope(declaring: name, from: program[site].scope) == scope
        && !isParameter(name, at: program[site].scope, within: scope)
    }
  }

  /// Whether a closure or a local function between a place and the scope of a local has a parameter of its name, so that
  /// the name does not mean the local there.
  private func isParameter(_ name: String, at place: ScopeID, within outer: ScopeID) -> Bool {
    var next: ScopeID? = place
    while let scope = next, scope != outer {
      if case .closure(let closure) = program[scope].kind, closure.index(ofParameter: name) != nil { return true }
      if program[scope].parent == nil, program[program[scope].body].parameters.contains(where: { $0.name == name }) {
        return true
      }
      next = program.enclosing(scope)
    }
    return false
  }

  /// The type that a closure declares for one of its parameters, or the property or the local that holds it:
  /// `var warn: (UIAlertController) -> Void`; nil where none is declared.
  func declaredArgument(_ index: Int, ofStored closure: ScopeID) -> TypeID? {
    let scope = program[closure]
    if case .closure(let literal) = scope.kind, index < literal.parameters.count,
      let own = literal.parameters[index].type
    {
      return resolve(own, in: closure, openActivation(of: scope.body))
    }
    guard case .function(let types, _)? = declaredType(ofStored: closure), index < types.count else { return nil }
    return resolve(types[index], in: program[scope.body].scope, openActivation(of: scope.body))
  }

  /// The type that a closure declares for what it gives, or the property or the local that holds it:
  /// `let make: () -> UIViewController`; nil where none is declared.
  func declaredResult(ofStored closure: ScopeID) -> TypeID? {
    let scope = program[closure]
    if case .closure(let literal) = scope.kind, let own = literal.resultType {
      return resolve(own, in: closure, openActivation(of: scope.body))
    }
    guard case .function(_, let result)? = declaredType(ofStored: closure) else { return nil }
    return resolve(result, in: program[scope.body].scope, openActivation(of: scope.body))
  }

  /// The declared type of the property or the local that holds a closure.
  private func declaredType(ofStored closure: ScopeID) -> TypeReference? {
    let scope = program[closure]
    let body = program[scope.body]
    var declared: TypeReference?
    if isInitialValue(scope, of: body), let owner = body.owner {
      declared = program[owner].properties[body.name]?.first?.fact.type
    } else if case .identifier(let name)? = scope.storedIn, let around = scope.parent,
      let locals = program.locals(named: name, from: around)
    {
      declared = locals.lazy.compactMap(\.type).first
    } else if let stored = storage(of: closure) {
      declared =
        program.lineage(of: stored.owner).lazy.compactMap {
          self.program[$0].properties[stored.name]?.first?.fact.type
        }.first
    }
    return declared.map { named($0, in: body) }
  }

  /// The property that holds a closure.
  private func storage(of closure: ScopeID) -> OwnedProperty? {
    let scope = program[closure]
    let body = program[scope.body]
    if isInitialValue(scope, of: body) {
      return body.owner.map { OwnedProperty(name: body.name, owner: $0) }
    }
    switch scope.storedIn {
    case .member(let base, let name):
      guard let parent = scope.parent else { return nil }
      return staticType(of: base, in: parent, openActivation(of: scope.body)).map {
        OwnedProperty(name: name, owner: $0, isExact: isExactly($0, base, in: parent))
      }
    case .identifier(let name):
      return body.owner.map { OwnedProperty(name: name, owner: $0) }
    default:
      return initializedProperty(scope)
    }
  }

  /// Whether a closure is what a property begins with, and not given to something that it is made of.
  private func isInitialValue(_ closure: Scope, of body: Body) -> Bool {
    body.kind == .initialValue && closure.parent == body.scope && closure.passedTo == nil
  }

  /// Closures are seldom handed on through more views than these.
  private static let maximumHandedClosures = 4

  /// A property, those of the objects that its setter hands it on to, and those of the views that a view makes with what
  /// the property holds: `Detail(navigate: navigate)`.
  private func handedProperties(from stored: OwnedProperty) -> [OwnedProperty] {
    var found = [stored]
    var next = [stored]
    for _ in 0..<Self.maximumHandedClosures where !next.isEmpty {
      next = next.flatMap { innerProperties(of: $0.name, in: $0.owner) + properties(madeWith: $0) }
        .filter { !found.contains($0) }
      for place in next where !found.contains(place) { found.append(place) }
    }
    return found
  }

  private func properties(madeWith stored: OwnedProperty) -> [OwnedProperty] {
    guard program[stored.owner].kind == .struct, program.isView(stored.owner) else { return [] }
    let receivers = Receivers(program: program)
    return program.bodies(of: stored.owner).flatMap { program.calls(in: $0) }.flatMap { site -> [OwnedProperty] in
      site.call.arguments.compactMap { argument in
        guard let label = argument.label, argument.value.ownPropertyName == stored.name,
          argument.value != .identifier(stored.name) || program.locals(named: stored.name, from: site.scope) == nil,
          let made = receivers.type(madeBy: site), program.isView(made), program[made].properties[label] != nil
        else { return nil }
        return OwnedProperty(name: label, owner: made)
      }
    }
  }

  /// Whether a closure is an action that the initializer of a struct only keeps, for whoever runs it later.
  func isKeptAction(_ closure: ScopeID) -> Bool {
    guard let kept = initializedProperty(program[closure]), program[kept.owner].functions["init"] == nil else {
      return false
    }
    return program[kept.owner].properties[kept.name]?.contains { property in
      guard case .function(_, let result)? = property.fact.type else { return false }
      return result == .tuple([]) || result.name == "Void"
    } == true
  }

  /// The property of a struct or a class that an initializer's argument ends up in.
  private func initializedProperty(_ scope: Scope) -> OwnedProperty? {
    guard let passedTo = scope.passedTo else { return nil }
    let site = program[passedTo.site]
    guard let name = site.call.callee.dottedPath, program.mayNameType(name.lastName),
      let label = site.call.arguments[passedTo.argument].label
    else { return nil }
    let body = program[site.body]
    guard let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file),
      program[type].properties[label]?.contains(where: { !$0.fact.isStatic && $0.getter == nil }) == true
    else { return nil }
    return OwnedProperty(name: label, owner: type)
  }

  private func calls(of property: OwnedProperty) -> [CallSiteID] {
    let name = property.name
    return program.propertyCalls(named: name).filter { call in
      let site = program[call.site]
      switch call.property {
      case .identifier:
        return program[site.body].owner.map { mayBe($0, property) } == true
          && !program[site.body].parameters.contains { $0.name == name }
      case .member(let base, _):
        return staticType(of: base, in: site.scope, openActivation(of: site.body)).map { mayBe($0, property) } == true
      default:
        return false
      }
    }.map(\.site)
  }

  /// Whether code that knows an object as one of a type may mean the object that has a property.
  private func mayBe(_ type: TypeID, _ property: OwnedProperty) -> Bool {
    program.inherits(property.owner, from: type) || !property.isExact && program.inherits(type, from: property.owner)
  }
}

extension Expression {
  /// Whether only the context tells the type: `.edit`, `.edit(item)`.
  fileprivate var beginsWithImplicitMember: Bool {
    switch self {
    case .implicitMember: true
    case .call(let call): call.callee.beginsWithImplicitMember
    default: false
    }
  }
}
