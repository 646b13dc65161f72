import NavigationModel

/// Finds the calls of a function.
extension Evaluator {
  /// A call of a function, with how sure it is that the call means that function.
  struct Caller {
    let site: CallSiteID
    let confidence: Confidence
    /// What the function is run with, where the call only asks for what it does.
    var route: RouteRequests.Route?
    /// What the function hears, where the call only sends it to whoever listens.
    var sent: Sendings.Sent?
    /// Whether the call is only given the function, to be run later by whoever that is.
    var isHanding = false

    /// Whether it is a call of the function itself, with the arguments for it.
    var isCall: Bool { route == nil && sent == nil }
  }

  /// The calls that can mean a function, the requests that it answers, the calls that send what it hears, the places
  /// that have it called by its selector, and those that hand it on as a value, each in source order.
  ///
  /// The receiver's declared type must be related to the type that declares the function. A receiver whose type is
  /// not known counts only where no other type declares a function of that name.
  func callers(of body: BodyID) -> [Caller] {
    if let known = callerCache[body] { return known }
    let function = program[body]
    // A property is not called, but its value can be asked for as a route.
    let isCalled = function.kind != .initialValue
    var result: [Caller] = []
    if isCalled {
      if function.name == "init", let owner = function.owner {
        let names = heirs(ofInitializersOf: owner).union([owner]).map { program[$0].bareName }
        let made = Set(names).flatMap { program.callsByName[$0] ?? [] }.sorted()
        result = (made + initializerCalls(of: owner)).compactMap { caller($0, of: function) }
      } else {
        result = (program.callsByName[function.name] ?? []).compactMap { caller($0, of: function) }
      }
      if function.name == Self.callingMethod, let owner = function.owner {
        result += calls(ofValuesOf: owner).compactMap { caller($0, of: function) }
      }
    }
    let requests = program.routeRequests[body] ?? []
    if !requests.isEmpty {
      // Who calls the method itself asks for a route as well.
      let asking = Set(requests.map(\.site))
      result.removeAll { asking.contains($0.site) }
      result += requests.map { Caller(site: $0.site, confidence: $0.confidence, route: $0.route) }
    }
    result += program.sendings.heard(by: .function(body)).map {
      Caller(site: $0.site, confidence: $0.confidence, sent: $0.sent)
    }
    result += selectors(naming: function)
    result += handings(of: function)
    // What is found while the handings of its name are looked for lacks those.
    if !openHandings.contains(function.name) { callerCache[body] = result }
    return result
  }

  /// The classes below a class that declare no initializer, so that its own are theirs.
  private func heirs(ofInitializersOf owner: TypeID) -> Set<TypeID> {
    guard program[owner].kind == .class else { return [] }
    var found: Set<TypeID> = []
    var open = program.subtypes[owner] ?? []
    while let type = open.popLast() {
      guard program[type].functions["init"] == nil, found.insert(type).inserted else { continue }
      open += program.subtypes[type] ?? []
    }
    return found
  }

  private func inheritsInitializers(_ type: TypeID, from owner: TypeID) -> Bool {
    guard program[type].kind == .class, program.inherits(type, from: owner) else { return false }
    return program.lineage(of: type).prefix { $0 != owner }.allSatisfy { program[$0].functions["init"] == nil }
  }

  /// The calls by the name `init` that can mean an initializer of a type: its own, those below it, and those that make
  /// an object of a type above or below it.
  private func initializerCalls(of owner: TypeID) -> [CallSiteID] {
    let chained = ([owner] + program.concreteSubtypes(of: owner)).flatMap { program.chainedInitializers[$0] ?? [] }
    let above = program.lineage(of: owner).flatMap { namedInitializers[$0] ?? [] }
    return (chained + Set(above + (initializersBelow[owner] ?? []))).sorted()
  }

  /// For each type, the calls of `init` that make an object of it or of a type below it.
  func initializersOfTypesBelow() -> [TypeID: [CallSiteID]] {
    var calls: [TypeID: [CallSiteID]] = [:]
    for (type, ids) in namedInitializers {
      for ancestor in program.lineage(of: type) { calls[ancestor, default: []] += ids }
    }
    return calls
  }

  /// The calls by the name `init` on others than `self` and `super`, by the types that they can make.
  ///
  /// - Parameter begin: what is done before each call is looked at.
  func initializersByType(beginningWith begin: () -> Void = {}) -> [TypeID: [CallSiteID]] {
    var calls: [TypeID: [CallSiteID]] = [:]
    for id in program.namedInitializers {
      begin()
      for type in made(by: id, calling: program[id].call.callee) { calls[type, default: []].append(id) }
    }
    return calls
  }

  private func made(by id: CallSiteID, calling callee: Expression) -> [TypeID] {
    switch callee {
    case .member(let base, _):
      return receiver(of: id, base).map { [$0] + compositionParts(of: base, in: program[id].scope) } ?? []
    case .implicitMember: return wantedType(ofCall: id).map { [$0] } ?? []
    case .specialized(let base, _): return made(by: id, calling: base)
    default: return []
    }
  }

  private func caller(_ id: CallSiteID, of function: Body) -> Caller? {
    guard program.isVisible(function.id, fromFile: id.file), let confidence = confidence(that: id, means: function),
      prefers(function, id)
    else { return nil }
    return Caller(site: id, confidence: isOneOfSeveral(function, id) ? .possible : confidence)
  }

  /// How sure it is that a call means a function; nil where it cannot.
  private func confidence(that id: CallSiteID, means function: Body) -> Confidence? {
    // What it is called on is looked at first: that tells most calls of one name apart, at less cost than the arguments.
    guard let mapping = ArgumentMatching.match(program[id].call.arguments, to: function.parameters),
      let confidence = confidence(that: program[id].call.callee, calledBy: id, means: function),
      accepts(mapping, of: id, function)
    else { return nil }
    return confidence
  }

  private func confidence(
    that callee: Expression, calledBy id: CallSiteID, means function: Body
  ) -> Confidence? {
    let (scope, body) = (program[id].scope, program[id].body)
    if function.name == Self.callingMethod, callee.calledName != function.name {
      return function.owner.map { isCall(id, ofValueOf: $0) } == true ? .inferred : nil
    }
    switch callee {
    case .identifier(let name):
      if function.enclosing != nil { return local(function, named: name, from: scope) ? .inferred : nil }
      let caller = program[body].owner
      guard let owner = function.owner else { return isShadowed(name, from: caller) ? nil : .inferred }
      if function.name == "init" {
        guard let type = program.resolve(name, inside: caller.map { program[$0].name }, file: program[body].file) else {
          return nil
        }
        return type == owner || inheritsInitializers(type, from: owner) ? .inferred : nil
      }
      return caller.flatMap { dispatch(function, declaredBy: owner, on: $0) }
    case .member(let base, _):
      guard function.enclosing == nil, let owner = function.owner else { return nil }
      guard let receiver = receiver(of: id, base) else {
        let mayMean = isDistinctive(function) && !isSharedByLibrary(base, andNotOf: owner, in: scope)
        if mayMean || isAdded(function, toWhatIsNamed: base, by: program[id].call) { return .inferred }
        return viewOfLibrary(base, in: scope).flatMap { dispatch(function, declaredBy: owner, on: $0) }
      }
      for part in compositionParts(of: base, in: scope) {
        if let found = dispatch(function, declaredBy: owner, on: part) { return found }
      }
      if base.isMadeByName, mayInherit(receiver, from: owner), isDistinctive(function) { return .inferred }
      // `super` means what is above, and an object that was just made is of its class: never what overrides it.
      if !program.inherits(receiver, from: owner), base == .identifier("super") || isMade(base, in: scope) {
        return nil
      }
      return dispatch(function, declaredBy: owner, on: receiver)
    case .implicitMember:
      // The context wants a value of the type that the function belongs to, as in `return .presentFullScreen(…)`.
      guard function.isStatic, let owner = function.owner else { return nil }
      if let wanted = wantedType(ofCall: id), program.inherits(wanted, from: owner) { return .inferred }
      // As an argument, `action: .push(detail)` can mean only what is called so.
      return isOnlyShorthand(function, of: owner) ? .inferred : nil
    case .specialized(let base, _):
      return confidence(that: base, calledBy: id, means: function)
    default:
      return nil
    }
  }

  /// Whether a static function that gives an object of its type is the only one of the program that `.name(label:)` can
  /// mean, whichever type the context wants.
  private func isOnlyShorthand(_ function: Body, of owner: TypeID) -> Bool {
    guard let result = function.returnType?.name, result == "Self" || result == program[owner].bareName,
      case let labels = function.parameters.map(\.label),
      !(casesByName[function.name] ?? []).contains(where: { $0.payload.map(\.label) == labels })
    else { return false }
    return (program.ownersOfFunctions[function.name] ?? []).allSatisfy { type in
      type == owner
        || !(program[type].functions[function.name] ?? []).contains {
          program[$0].isStatic && program[$0].parameters.map(\.label) == labels
        }
    }
  }

  /// The declared type of what a method is called on; the same for every function that the call could mean.
  private func receiver(of id: CallSiteID, _ base: Expression) -> TypeID? {
    if let known = receiverCache[id] { return known }
    let (scope, activation) = (program[id].scope, openActivation(of: program[id].body))
    var receiver = staticType(of: base, in: scope, activation)
    // `(folder as Openable)` is a folder still.
    if case .cast(let value, _, _) = base, let wanted = receiver, program[wanted].isProtocol,
      let own = staticType(of: value, in: scope, activation), program.inherits(own, from: wanted)
    {
      receiver = own
    }
    receiverCache[id] = .some(receiver)
    return receiver
  }

  /// Whether the arguments can be of the types that this one of several functions takes, a framework's among them.
  private func accepts(_ mapping: [Int: Int], of id: CallSiteID, _ function: Body) -> Bool {
    guard let owner = function.owner,
      (program[owner].functions[function.name] ?? []).count > 1
        || program.frameworks.patternsByCall[function.name] != nil || function.name == FunctionFact.subscriptSetter
    else { return true }
    return takes(function, mapping, of: program[id])
  }

  /// Whether an expression is an object that the code around it makes: `Alert()`, or a local that is nothing else.
  func isMade(_ expression: Expression, in scope: ScopeID) -> Bool {
    switch expression {
    case .call(let call):
      return program.mayNameType(call.callee.calledName)
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope), locals.count == 1, let only = locals.first,
        only.projections.isEmpty, case .call(let call)? = only.value
      else { return false }
      return program.mayNameType(call.callee.calledName)
    default:
      return false
    }
  }

  /// How sure it is that a method called on a declared type is the one that `owner` declares.
  func dispatch(_ function: Body, declaredBy owner: TypeID, on type: TypeID) -> Confidence? {
    if program.inherits(type, from: owner) {
      let nearest = program.lineage(of: type).first { ancestor in
        (program[ancestor].functions[function.name] ?? []).contains {
          program[$0].kind != .requirement && program.isVisible($0, fromFile: function.id.file)
        }
      }
      return nearest == owner || nearest.map { !overrides($0, function) } ?? true ? .inferred : nil
    }
    if program[type].isProtocol, program[type].isDeclared, !program.inherits(owner, from: type) {
      return dispatch(function, declaredBy: owner, onWhatConformsTo: type)
    }
    // A protocol's requirement is implemented below it, and so are methods that subclasses override.
    guard program.inherits(owner, from: type), program[type].isDeclared else { return nil }
    // What a protocol below declares by itself, a call on the protocol above cannot mean.
    if program[type].isProtocol, !mayDeclare(type, function) { return nil }
    // Private methods of one name, in the files of a class and of its subclass, have nothing to do with each other.
    if !program[type].isProtocol, !function.isOverride,
      program.lineage(of: type).contains(where: { overrides($0, function) })
    {
      return nil
    }
    let implementing = program.concreteSubtypes(of: type).filter { overrides($0, function) }
    guard program[type].isProtocol else { return .possible }
    // Stand-ins are none of several where the program makes another one.
    let made = implementing.count > 1 ? implementing.filter { !isNeverMade($0) } : []
    let meant = made.isEmpty ? implementing : made
    return meant.count == 1 && meant[0] == owner || implementing.count == 1 ? .inferred : .possible
  }

  /// Whether a protocol, or one above it, has a method that takes the same arguments; of a protocol of a library that is
  /// not known.
  private func mayDeclare(_ type: TypeID, _ function: Body) -> Bool {
    program.lineage(of: type).contains { ancestor in
      if !program[ancestor].isDeclared { return !Self.plainProtocols.contains(program[ancestor].name) }
      return (program[ancestor].functions[function.name] ?? []).contains { candidate in
        program[candidate].parameters.map(\.label) == function.parameters.map(\.label)
      }
    }
  }

  /// Protocols that have no methods by which a program navigates.
  private static let plainProtocols: Set<String> = [
    "AnyObject", "Equatable", "Hashable", "Identifiable", "NSObjectProtocol", "ObservableObject", "Sendable",
  ]

  /// Whether no code of the program makes an object of a type: the stand-ins for tests and previews, which are not looked at.
  private func isNeverMade(_ type: TypeID) -> Bool {
    if let known = neverMadeCache[type] { return known }
    let isNeverMade = program.isNeverMade(type)
    neverMadeCache[type] = isNeverMade
    return isNeverMade
  }

  /// How sure it is that a method called on a protocol is the one that a superclass of conforming types declares, as
  /// an extension of `UIViewController` does for all screens.
  private func dispatch(
    _ function: Body, declaredBy owner: TypeID, onWhatConformsTo type: TypeID
  ) -> Confidence? {
    let conforming = program.concreteSubtypes(of: type)
    let inheriting = conforming.filter { subtype in
      program.inherits(subtype, from: owner)
        && implementer(of: function, in: subtype) == owner
    }
    if inheriting.isEmpty { return nil }
    return inheriting.count == conforming.count ? .inferred : .possible
  }

  /// The type from which a class or a struct has its implementation of a function: itself, or the nearest above it.
  func implementer(of function: Body, in type: TypeID) -> TypeID? {
    program.lineage(of: type).first { overrides($0, function) }
  }

  /// Whether a type itself declares a function that takes the same arguments.
  private func overrides(_ type: TypeID, _ function: Body) -> Bool {
    (program[type].functions[function.name] ?? []).contains { candidate in
      program[candidate].kind != .requirement && program.isVisible(candidate, fromFile: function.id.file)
        && program[candidate].parameters.map(\.label) == function.parameters.map(\.label)
        && !takesOtherThings(program[candidate], than: function)
    }
  }

  /// Whether functions of the same labels are overloads since no value can be what both take: a controller and a view.
  private func takesOtherThings(_ one: Body, than other: Body) -> Bool {
    one.id != other.id
      && zip(one.parameters, other.parameters).contains { left, right in
        guard left.type != right.type, let left = ownType(of: left, in: one), let right = ownType(of: right, in: other)
        else { return false }
        return left != right && !program.inherits(left, from: right) && !program.inherits(right, from: left)
          && (program.isController(left) || program.isController(right))
      }
  }

  /// The controller or the view that a parameter is declared to be; nil for what each caller or each type decides.
  private func ownType(of parameter: ParameterFact, in function: Body) -> TypeID? {
    guard case .named(let name, _)? = parameter.type, !program.isGenericParameter(name, of: function),
      let type = resolve(.named(name, []), in: function.scope, openActivation(of: function.id)),
      program[type].name == name, program[type].kind != .protocol,
      program.isController(type) || program.isView(type)
    else { return nil }
    return type
  }

  private func local(_ function: Body, named name: String, from scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if let found = program[place].functions[name] { return found == function.id }
      next = program.enclosing(place)
    }
    return false
  }

  /// Whether a type of a library, of which the program says nothing, may conform to a protocol of a library to which the
  /// program adds methods: `WithPerceptionTracking { … }.destinations(with: store)` is called on some view.
  private func mayInherit(_ type: TypeID, from owner: TypeID) -> Bool {
    guard !program[type].isDeclared, !program[owner].isDeclared, program[type].supertypes.isEmpty else { return false }
    // Structures inherit from nothing but protocols.
    return (program.subtypes[owner] ?? []).contains { program[$0].kind == .struct }
  }

  /// Whether a method of the caller's own type has the name of a free function.
  private func isShadowed(_ name: String, from caller: TypeID?) -> Bool {
    guard let owner = caller else { return false }
    return program.lineage(of: owner).contains { program[$0].functions[name] != nil }
  }

  /// Whether a name is of the program's own: names as short as `show` are used by everybody, longer ones are made for
  /// one purpose, unless it is a framework's.
  func isUncommon(_ name: String) -> Bool { name.utf8.count > 8 && program.frameworks.patternsByCall[name] == nil }

  /// Whether a method is one that the program adds to the controllers of a framework, and what it is called on has the
  /// name of one: `viewController?.ask()` in a class that has the property from a library.
  private func isAdded(_ function: Body, toWhatIsNamed base: Expression, by call: Call) -> Bool {
    guard let owner = function.owner, !program[owner].isDeclared, program.isController(owner),
      let named = base.readName.flatMap({ OutsideClasses.superclass(ofPropertyNamed: $0) }),
      let type = frameworkType(named: named), program.inherits(type, from: owner),
      // A method of the program may have the name of a framework's, with other labels: `present(next: page)`.
      !(program.frameworks.patternsByCall[function.name] ?? []).contains(where: { $0.matches(call) })
    else { return false }
    return (program.ownersOfFunctions[function.name] ?? []).allSatisfy { other in
      other == owner
        || !(program[other].functions[function.name] ?? []).contains {
          ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil
        }
    }
  }

  /// Whether only one family of types declares a function of that name, and no framework idiom has it. Every dictionary has
  /// a subscript with a setter.
  private func isDistinctive(_ function: Body) -> Bool {
    guard let owner = function.owner, function.name != FunctionFact.subscriptSetter, isUncommon(function.name) else {
      return false
    }
    let lineage = Set(program.lineage(of: owner))
    return (program.ownersOfFunctions[function.name] ?? []).allSatisfy { type in
      lineage.contains(type) || program.inherits(type, from: owner)
        || !lineage.isDisjoint(with: program[type].supertypes.filter { program[$0].isDeclared })
    }
  }
}

extension Expression {
  /// Whether the expression makes an object by a name that can be a type's, and may change it: `Tracking { … }.padding()`.
  fileprivate var isMadeByName: Bool {
    guard case .call(let call) = self else { return false }
    return switch call.callee.unspecialized {
    case .identifier(let name): name.first?.isUppercase == true
    case .member(let base, _): base.isMadeByName
    default: false
    }
  }
}
