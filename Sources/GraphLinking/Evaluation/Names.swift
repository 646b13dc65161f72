import NavigationModel

/// Evaluates bare names: locals, parameters, members of `self`, globals, types.
extension Evaluator {
  func evaluateName(_ name: String, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    switch name {
    case "self":
      return selfValue(in: scope, activation)
    case "super":
      return selfValue(in: scope, activation)
    case "Self":
      return selfValue(in: scope, activation).compactMap { candidate in
        type(of: candidate.value).map { Candidate(value: .metatype($0), confidence: candidate.confidence) }
      }
    default:
      return tested(value(ofName: name, in: scope, activation), name, in: scope, activation)
    }
  }

  private func value(ofName name: String, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    if let found = local(name, in: scope, activation) ?? handedOver(name, in: scope, activation) { return found }
    let body = program[program[scope].body]
    if let owner = body.owner {
      let known = self[rootActivation(of: activation)].receivers
      let receivers = known.isEmpty ? [.some(owner)] : known
      let found = receivers.compactMap { memberOfSelf(name, receiver: $0, owner: owner, readIn: scope.file) }
      if !found.isEmpty { return found.count == 1 ? found[0] : unique(found.flatMap { $0 }) }
    }
    if let property = program.globalProperty(name, seenFrom: body.file) { return global(property) }
    if let functions = program.globalFunctions[name]?.filter({ program.isVisible($0, fromFile: scope.file) }),
      !functions.isEmpty
    {
      return functions.map { .certain(.function($0, receiver: nil)) }
    }
    if let bound = self[activation].generics[name] { return [.certain(.metatype(bound))] }
    if let only = onlyType(ofGeneric: name, in: body) { return [.certain(.metatype(only))] }
    if let types = specializations(ofGeneric: name, in: body) {
      let confidence: Confidence = types.count == 1 ? .inferred : .possible
      return types.map { Candidate(value: .metatype($0), confidence: confidence) }
    }
    // A generic parameter hides a type of the same name.
    if !program.isGenericParameter(name, of: body),
      let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
    {
      let twins = program.twins(of: type, namedIn: body.file)
      return [.certain(.metatype(type))] + twins.map { Candidate(value: .metatype($0), confidence: .possible) }
    }
    if isOpenGeneric(name, in: body, activation) { return [.certain(.parameter(.body(body.id)))] }
    if program.isGenericParameter(name, of: body) {
      return [.unknown("the generic type \(name) is known only to the caller")]
    }
    if namesOwnContents(name, in: scope) { return [.certain(.nothing)] }
    if let assigned = body.owner.flatMap({ assignedOutside(to: name, of: $0) }) { return assigned }
    if program.locals(named: name, from: scope)?.contains(where: { $0.value != .identifier(name) }) == true {
      return [.unknown("\(name) is set to something that is made of itself")]
    }
    return [.unknown("the name \(name) is not declared in the analyzed files")]
  }

  /// The type that a generic parameter is in code of an extension which says so: `where Content == DetailView`. Nothing
  /// else can be of a struct.
  private func onlyType(ofGeneric name: String, in body: Body) -> TypeID? {
    guard let constraint = body.generics.first(where: { $0.name == name })?.constraint,
      let type = resolve(constraint, inside: body.owner.map { program[$0].name }, file: body.file),
      program[type].isDeclared, program[type].kind == .struct
    else { return nil }
    return type
  }

  /// What a parameter of the type around is: the one type with which the whole program specializes it, or one of several
  /// screens. Which of several services an object has decides too much to guess it.
  private func specializations(ofGeneric name: String, in body: Body) -> [TypeID]? {
    guard let owner = body.owner, program[owner].generics.contains(where: { $0.name == name }),
      let given = program.specializations[owner]?[name]
    else { return nil }
    if let only = given.only { return [only] }
    guard !given.all.isEmpty, given.all.allSatisfy({ program.isScreen($0) }) else { return nil }
    // Which file comes first decides nothing.
    return given.all.sorted { program[$0].name < program[$1].name }
  }

  /// Whether a name is what the container around the code holds already: that is shown by whoever gave it.
  func namesOwnContents(_ name: String, in scope: ScopeID) -> Bool {
    guard name == "viewControllers" || name == "children", let owner = program[program[scope].body].owner else {
      return false
    }
    return program.frameworkType(of: owner)?.role == .container
  }

  /// Whether a name is a type that the callers of a function choose by one of its arguments, and no caller is known:
  /// `Page` in `func show<Page: UIViewController>(_ page: Page.Type)`.
  func isOpenGeneric(_ name: String, in body: Body, _ activation: ActivationID) -> Bool {
    guard self[activation].isOpen, self[activation].generics[name] == nil,
      body.generics.contains(where: { $0.name == name })
    else { return false }
    return body.parameters.contains { parameter in
      switch parameter.type {
      case .metatype(.named(name, _)), .named(name, _): true
      default: false
      }
    }
  }

  /// The run of the body around local functions, which holds what `self` is.
  func rootActivation(of activation: ActivationID) -> ActivationID {
    var current = activation
    while let parent = self[current].parent { current = parent }
    return current
  }

  func selfValue(in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    let receivers = self[rootActivation(of: activation)].receivers
    if !receivers.isEmpty { return receivers.map { receivers.count == 1 ? .certain($0) : .inferred($0) } }
    return program[program[scope].body].owner.map { [.certain(.some($0))] } ?? [.unknown("there is no self")]
  }

  private func memberOfSelf(
    _ name: String, receiver: Value, owner: TypeID, readIn file: Int32
  ) -> [Candidate]? {
    if let found = member(name, of: receiver, readIn: file), !found.isEmpty { return found }
    // Static members of the type and of those around it are reached without a qualifier only from static code
    // and from nested types; looking there in any case finds nothing wrong, since names must be declared somewhere.
    var enclosing: TypeID? = owner
    while let type = enclosing {
      if let found = staticMember(name, of: type, call: nil, readIn: file), !found.isEmpty { return found }
      enclosing = program.enclosingType(of: type)
    }
    return nil
  }

  private func global(_ property: Property) -> [Candidate] {
    var result: [Candidate] = []
    if let body = property.getter ?? property.initialValue {
      result = returns(of: body, openActivation(of: body)).map { $0.weakened(to: .inferred) }
    }
    let known = result.filter { !$0.isUnknown && $0.value != .nothing }
    if !known.isEmpty { return known }
    if let type = property.fact.type, let resolved = resolve(type, inside: nil, file: property.file) {
      return [.inferred(.some(resolved))]
    }
    return result.isEmpty ? [.unknown("the value of the global \(property.fact.name) could not be followed")] : result
  }

  // MARK: - Locals and parameters

  /// What a local or a parameter is at a place; nil for a name that is neither.
  private func local(_ name: String, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    var current: ScopeID? = scope
    var run = activation
    while let place = current {
      let declared = program[place]
      if let locals = declared.locals[name] {
        let key = LocalKey(scope: place, name: name, activation: run)
        guard let beginning = activeLocals[key] else {
          return followed(LocalRead(local: key, reader: scope)) {
            held(by: locals, name, declaredIn: place, readIn: scope, run)
          }
        }
        // The local is being evaluated already, as in `self.panel = panel`, if its value depends on that property.
        cut.circles.insert(beginning)
        if !locals.contains(where: { $0.value?.mentions(name) == true }) {
          return assumedValues(of: .local(key), since: beginning)
        }
        // `if let name = name` means the outer name. A local that is declared without a value hides that, and what it
        // holds already is nothing new to it.
        if locals.contains(where: { $0.value == nil }) { return [.certain(.nothing)] }
      }
      if let function = declared.functions[name] { return [.certain(.function(function, receiver: nil))] }
      if case .closure(let closure) = declared.kind,
        let found = closureParameter(name, of: closure, scope: place, run)
      {
        return found
      }
      if declared.parent == nil {
        if let found = parameter(name, of: declared.body, run) { return found }
        guard let parent = self[run].parent else { return nil }
        run = parent
      }
      current = program.enclosing(place)
    }
    return nil
  }

  /// What a local holds where it is read.
  private func held(
    by locals: [Local], _ name: String, declaredIn place: ScopeID, readIn scope: ScopeID, _ run: ActivationID
  ) -> [Candidate] {
    // `let next: Screen` that is assigned later is what is assigned.
    let assigned = locals.filter { $0.value != nil }
    // An assignment counts only if this run can reach it, and if it is in no branch that excludes this one.
    let reachable = assigned.filter {
      isFeasible(from: $0.scope, to: place, run)
        && (assigned.count == locals.count || !program.areExclusive($0.scope, scope, within: place))
    }
    let meant = reachable.isEmpty ? locals : reachable
    let type = locals.lazy.compactMap(\.type).first
    let set = meant.flatMap { evaluate($0, declaredAs: $0.type ?? type, run) }
    var values = withAdditions(to: name, meant, set, declaredIn: place, readIn: scope, run)
    values = values.map { changed(filled($0, name, declaredIn: place, run), name, declaredIn: place, run) }
    values = rehosted(values, by: locals, name, declaredIn: place, run)
    values = values.map { reclassed($0, name, declaredIn: place, run) }
    let known = values.filter { !$0.isUnknown && $0.value != .nothing }
    return known.isEmpty ? values : inDictionaries(known, declaredAs: type)
  }

  private func evaluate(
    _ local: Local, declaredAs type: TypeReference?, _ activation: ActivationID
  ) -> [Candidate] {
    let declaredType = type.flatMap { resolve($0, in: local.scope, activation) }
    guard let value = local.value else {
      return declaredType.map { [.certain(.some($0))] } ?? [.unknown("the local has no value yet")]
    }
    let body = program[program[local.scope].body]
    if let name = type?.name, isOpenGeneric(name, in: body, activation) {
      return [.certain(.parameter(.body(body.id)))]
    }
    var values = evaluate(value, in: local.scope, activation, expected: declaredType)
    for projection in local.projections { values = project(values, by: projection, in: local.scope, activation) }
    if let type = local.type { return refine(values, to: type, in: local.scope, activation) }
    // `let screen: Detail` that gets its value later, from a store of anything, says what that is.
    if let type, values.allSatisfy(isNoScreen) { return refine(values, to: type, in: local.scope, activation) }
    return values
  }

  /// Whether a value is an object of the program's own that no transition shows.
  private func isNoScreen(_ candidate: Candidate) -> Bool {
    switch candidate.value {
    case .some(let type), .object(let type, _):
      return program[type].isDeclared && !program[type].isProtocol && !program.isScreen(type)
        && !program.isCoordinator(type)
    default:
      return false
    }
  }

  private func project(
    _ values: [Candidate], by projection: Local.Projection, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    switch projection {
    case .element:
      return values.flatMap { looped($0) }
    case .cast(let type):
      return refine(values, to: type, in: scope, activation)
    case .tupleElement(let index, _):
      return values.flatMap { candidate -> [Candidate] in
        switch candidate.value {
        case .tuple(let elements) where index < elements.count:
          [Candidate(value: elements[index].value, confidence: candidate.confidence)]
        case .parameter:
          [candidate]
        default:
          [.unknown("the tuple is not known")]
        }
      }
    case .payload(let name, let index):
      return values.flatMap { candidate -> [Candidate] in
        switch candidate.value {
        case .enumCase(let type, name, let construction?):
          payload(index, of: type, name, construction).map { $0.weakened(to: candidate.confidence) }
        case .enumCase: []
        case .parameter: [candidate]
        case .some(let type), .given(let type), .object(let type, _):
          payloadType(index, of: name, in: type).map { [.inferred(.some($0))] } ?? [
            .unknown("the payload is not known")
          ]
        default: [.unknown("the payload is not known")]
        }
      }
    }
  }

  /// An associated value of a case that code makes.
  func payload(_ index: Int, of type: TypeID?, _ name: String, _ construction: ConstructionID) -> [Candidate] {
    let made = self[construction]
    guard index < made.call.arguments.count else { return [.unknown("the payload is not known")] }
    return evaluate(
      made.call.arguments[index].value, in: made.scope, made.activation,
      expected: type.flatMap { payloadType(index, of: name, in: $0) })
  }

  /// The declared type of an associated value.
  func payloadType(_ index: Int, of name: String, in type: TypeID) -> TypeID? {
    guard let fact = program[type].cases[name], index < fact.payload.count, let file = program[type].file else {
      return nil
    }
    return fact.payload[index].type.flatMap { resolve($0, inside: program[type].name, file: file) }
  }

  /// The implicit parameter of setters and observers: what the program assigns to a property.
  private func assigned(_ name: String, in observers: Body, _ activation: ActivationID) -> [Candidate] {
    let nothing: [Candidate] = [.unknown("the assigned value could not be followed")]
    guard let owner = observers.owner, let property = program[owner].properties[observers.name]?.first else {
      return nothing
    }
    guard property.getter != nil else {
      // A stored one holds what it gets next as well. What it held before is no value that anything is shown for.
      guard name == "newValue" else { return nothing }
      let held = evaluate(.identifier(observers.name), in: observers.scope, activation)
        .filter { !$0.isUnknown && !$0.isParameter && $0.value != .nothing }
      return held.isEmpty ? nothing : held.map { $0.weakened(to: .inferred) }
    }
    let receiver = self[activation].receiver ?? .some(owner)
    let key = PropertyKey(type: owner, name: property.fact.name, receiver: receiver)
    if let known = setValueCache[key] ?? known(among: innerProperties[key]) { return known }
    if let beginning = activeProperties[key] {
      cut.circles.insert(beginning)
      return nothing
    }
    let beginning = begin()
    activeProperties[key] = beginning
    let before = cut
    cut = Cut()
    defer { cut.formUnion(before) }
    let set = assignedValues(of: property, in: owner, receiver: receiver, declared: declaredType(of: property))
      .filter { !$0.isUnknown && !$0.isParameter && $0.value != .nothing }
    activeProperties[key] = nil
    end(beginning)
    let result = set.isEmpty ? nothing : set.map { $0.weakened(to: .inferred) }
    if cut.isNone {
      setValueCache[key] = result
    } else if !cut.isExhausted {
      innerProperties[key, default: []].append(inner(result))
    }
    return result
  }

  private func parameter(_ name: String, of body: BodyID, _ activation: ActivationID) -> [Candidate]? {
    let declaration = program[body]
    guard let index = declaration.parameters.firstIndex(where: { $0.name == name }) else {
      guard declaration.kind == .observers, name == "newValue" || name == "oldValue" else { return nil }
      return assigned(name, in: declaration, activation)
    }
    let run = self[activation]
    let fact = declaration.parameters[index]
    if let argument = run.arguments[index] { return given(argument, to: index, of: declaration, activation) }
    let declaredType = fact.type.flatMap { resolve($0, in: declaration.scope, activation) }
    if let values = run.closureArguments[declaration.scope], index < values.count {
      return values[index].map { .inferred($0) }
    }
    if !run.isOpen {
      if let value = fact.defaultValue {
        return evaluate(value, in: declaration.scope, activation, expected: declaredType)
      }
      return declaredType.map { [.inferred(.some($0))] } ?? [.unknown("the argument is not known")]
    }
    return committedPreview(as: index, of: declaration) ?? carriedItem(as: index, of: declaration)
      ?? [.certain(.parameter(.body(body)))]
  }

  /// The values of a parameter that a run is given. A table of routes asks for its parameter once in each of its cases.
  func given(
    _ argument: Activation.BoundArgument, to index: Int, of declaration: Body, _ activation: ActivationID
  ) -> [Candidate] {
    let key = ParameterKey(activation: activation, index: index)
    if let known = parameterCache[key] { return known }
    let (given, isWhole) = part {
      values(of: argument, given: declaration.parameters[index], of: declaration, activation)
    }
    if isWhole { parameterCache[key] = given }
    return given
  }

  private func values(
    of argument: Activation.BoundArgument, given parameter: ParameterFact, of declaration: Body,
    _ activation: ActivationID
  ) -> [Candidate] {
    let declaredType = parameter.type.flatMap { resolve($0, in: declaration.scope, activation) }
    let passed = evaluate(argument.value, in: argument.scope, argument.activation, expected: declaredType)
    if passed.contains(where: \.isParameter), let declaredType,
      let tested = testedCases(of: argument.value, a: declaredType, in: argument.scope)
    {
      return tested
    }
    let values = parameter.type.map { labelled(passed, as: $0, in: declaration) } ?? passed
    let known = values.filter { !$0.isUnknown }
    if !known.isEmpty { return declaredType.map { cases(known, of: $0) } ?? known }
    if values.isEmpty, isBoundByCase(argument.value, in: argument.scope) || isRefused(argument) { return [] }
    return declaredType.map { [.inferred(.some($0))] } ?? values
  }

  /// The cases that a value can be where a `switch` over it has come to the branch around: `case .list: open(page)`. Nil
  /// where no branch says so, and for cases that carry something, which the branch does not know as a whole.
  private func testedCases(of value: Expression, a type: TypeID, in scope: ScopeID) -> [Candidate]? {
    guard case .identifier(let name) = value, program[type].kind == .enum,
      program.locals(named: name, from: scope) == nil
    else { return nil }
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind {
        for case .matches(value, let patterns) in conditions {
          let cases = patterns.compactMap { pattern -> String? in
            if case .enumCase(let name, []) = pattern, program[type].cases[name]?.payload.isEmpty == true {
              name
            } else {
              nil
            }
          }
          return cases.count == patterns.count ? cases.map { .inferred(.enumCase(type, $0, nil)) } : nil
        }
      }
      // A closure can call its own argument so.
      if case .closure(let closure) = program[place].kind, closure.parameters.contains(where: { $0.name == name }) {
        return nil
      }
      next = program[place].parent
    }
    return nil
  }

  /// Whether what an argument names never comes as far as the call, since it passes no test of its class on the way.
  private func isRefused(_ argument: Activation.BoundArgument) -> Bool {
    guard case .identifier(let name) = argument.value else { return false }
    return !value(ofName: name, in: argument.scope, argument.activation).isEmpty
  }

  /// Whether an argument is what a case binds, or is handed on from one: where the value is another case, there is none.
  func isBoundByCase(_ argument: Expression, in scope: ScopeID) -> Bool {
    guard case .identifier(let name) = argument else { return false }
    guard let locals = program.locals(named: name, from: scope) else {
      return program[program[scope].body].parameters.contains { $0.name == name }
    }
    return locals.contains { local in
      local.projections.contains { if case .payload = $0 { true } else { false } }
    }
  }
}

extension Expression {
  /// Whether a name stands in the expression by itself or as the object of a member.
  fileprivate func mentions(_ name: String) -> Bool {
    dottedPaths.contains { $0 == name || $0.hasPrefix("\(name).") }
  }
}
