import NavigationModel

/// What the program registers in containers, by the type under which it is asked for.
struct DependencyIndex {
  struct Registration {
    let site: CallSite
    let maker: Maker
    /// The name that tells registrations of one type apart.
    let name: Expression?
  }

  enum Maker {
    /// The closure or the initializer that makes the object.
    case code(Expression)
    /// The screen that the container makes by its class.
    case screen(Value)
  }

  private(set) var registrations: [TypeID: [Registration]] = [:]
  /// The models of the screens and cells that a router makes by their class, wherever their model is.
  private(set) var models: [TypeID: Set<TypeID>] = [:]

  init(evaluator: Evaluator) {
    let program = evaluator.program
    let words = program.frameworks.dependencies
    for name in words.registrations.sorted() {
      for id in program.callsByName[name] ?? [] { add(program[id], evaluator) }
    }
    for name in words.furtherTypes.sorted() {
      for id in program.callsByName[name] ?? [] {
        let site = program[id]
        guard case .member(let base, _) = site.call.callee, let made = base.firstCall(of: words.registrations),
          let registration = Self.registration(made, at: site)
        else { continue }
        for type in Self.types(in: site.call, site, evaluator) {
          registrations[type, default: []].append(registration)
        }
      }
    }
  }

  private mutating func add(_ site: CallSite, _ evaluator: Evaluator) {
    guard let registration = Self.registration(site.call, at: site) else {
      addScreens(site, evaluator)
      return
    }
    var types = Self.types(in: site.call, site, evaluator)
    // `register { Detail() as DetailScreen }` says by the closure's result what it is.
    if types.isEmpty, let type = Self.result(of: registration.maker, at: site, evaluator) { types = [type] }
    for type in types { registrations[type, default: []].append(registration) }
  }

  private mutating func addScreens(_ site: CallSite, _ evaluator: Evaluator) {
    guard let (type, registered) = RegisteredScreens(evaluator: evaluator).registrations(by: site) else { return }
    for registration in registered {
      models[type, default: []].insert(registration.model)
      guard evaluator.program.isScreen(type) else { continue }
      registrations[registration.model, default: []].append(
        Registration(site: site, maker: .screen(registration.screen), name: nil))
    }
  }

  private static func registration(_ call: Call, at site: CallSite) -> Registration? {
    let maker = call.arguments.first { argument in
      if case .closure = argument.value { true } else { argument.label == "initializer" || argument.label == "factory" }
    }
    let name = call.arguments.first { $0.label == "name" }?.value
    return maker.map { Registration(site: site, maker: .code($0.value), name: name) }
  }

  /// The types that a call names as `X.self`.
  private static func types(in call: Call, _ site: CallSite, _ evaluator: Evaluator) -> [TypeID] {
    call.arguments.compactMap { evaluator.namedType($0.value, in: site.scope) }
  }

  private static func result(of maker: Maker, at site: CallSite, _ evaluator: Evaluator) -> TypeID? {
    guard case .code(.closure(let closure)) = maker,
      let inner = evaluator.program.scope(of: closure, in: site.body),
      let result = evaluator.program[inner].results.values.last
    else { return nil }
    return evaluator.staticType(of: result.value, in: result.scope, evaluator.openActivation(of: site.body))
  }
}

/// Evaluates what dependency containers give.
extension Evaluator {
  /// The type that `X.self` names; nil for every other expression.
  func namedType(_ expression: Expression, in scope: ScopeID) -> TypeID? {
    guard case .member(let base, "self") = expression, let path = base.dottedPath, path.first?.isUppercase == true
    else { return nil }
    let body = program[program[scope].body]
    return program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file)
  }

  /// What the program registers for a type; nil where it registers nothing.
  func registered(for type: TypeID, name: Expression? = nil) -> [Candidate]? {
    guard let all = dependencies.registrations[type] else { return nil }
    let named = name.map { name in all.filter { $0.name == name } } ?? []
    let meant = named.isEmpty ? all : named
    let made = meant.flatMap { registration -> [Candidate] in
      let activation = openActivation(of: registration.site.body)
      switch registration.maker {
      case .screen(let screen):
        return [.inferred(screen)]
      case .code(let code):
        return evaluate(code, in: registration.site.scope, activation).flatMap { self.made(by: $0) }
      }
    }.filter { !$0.isUnknown && !$0.isParameter && $0.value != .nothing }
    guard !made.isEmpty else { return nil }
    // What is registered once more and made of the same class is the same for whoever shows it.
    let isOneClass = Set(made.map { self.type(of: $0.value) }).count == 1
    return made.map { $0.weakened(to: isOneClass || meant.count == 1 ? .inferred : .possible) }
  }

  /// What a closure or an initializer makes.
  func made(by candidate: Candidate) -> [Candidate] {
    switch candidate.value {
    case .closure(let inner, let captured): results(ofClosure: inner, captured, arguments: [])
    case .metatype(let type): [.inferred(.object(type, nil))]
    case .function(let body, let receiver):
      returns(of: body, intern(Activation(body: body, receiver: receiver, isOpen: false)))
    default: []
    }
  }

  /// What a call gets from a container: `resolve(X.self)`, or `resolve()` where the context wants a type.
  func resolved(_ call: Call, named name: String, in scope: ScopeID, expected: TypeID?) -> [Candidate]? {
    guard program.frameworks.dependencies.resolutions.contains(name) else { return nil }
    if let (container, member) = containerMember(readBy: call, in: scope) {
      return self.member(member, of: .some(container))?.map { $0.weakened(to: .inferred) }
    }
    let named = call.arguments.lazy.compactMap { self.namedType($0.value, in: scope) }.first
    guard let type = named ?? registeredType(givenTo: call, in: scope) ?? expected else { return nil }
    let key = call.arguments.first { $0.label == "name" }?.value
    return registered(for: type, name: key) ?? [.inferred(.some(type))]
  }

  /// The type of a model that a call is given or called on, and for which a screen is registered, or the registered type
  /// that it is called on itself: `router.resolve(OrderModel())`, `OrderModel().resolve()` and `OrderModel.resolve()`.
  private func registeredType(givenTo call: Call, in scope: ScopeID) -> TypeID? {
    if case .member(let base, _) = call.callee, let type = namedType(.member(base, "self"), in: scope) {
      return dependencies.registrations[type] == nil ? nil : type
    }
    var objects = call.arguments.prefix(1).filter { $0.label == nil && !$0.isTrailing }.map(\.value)
    if case .member(let base, _) = call.callee { objects.append(base) }
    return objects.lazy.compactMap {
      self.staticType(of: $0, in: scope, self.openActivation(of: self.program[scope].body))
    }.first { !self.screens(registeredFor: $0).isEmpty }
  }

  private func screens(registeredFor model: TypeID) -> [Value] {
    (dependencies.registrations[model] ?? []).compactMap { registration in
      if case .screen(let screen) = registration.maker { screen } else { nil }
    }
  }

  /// What is shown for an object that is no screen: the one that the program registers for a model, or for a class of
  /// models that code names.
  func screens(registeredFor candidate: Candidate) -> [Candidate] {
    let type: TypeID
    switch candidate.value {
    case .metatype(let named): type = named
    case .object(let made, _): type = made
    case .some(let known), .given(let known): type = known
    default: return [candidate]
    }
    let screens = screens(registeredFor: type)
    guard !screens.isEmpty else { return [candidate] }
    return screens.map { Candidate(value: $0, confidence: max(candidate.confidence, .inferred)) }
  }

  /// The property of a container that a call names by its key path: `resolve(\Container.router)`.
  func containerMember(readBy call: Call, in scope: ScopeID) -> (container: TypeID, name: String)? {
    guard case .keyPath(let root?, let path)? = call.arguments.first?.value, let name = path.first, path.count == 1,
      let type = resolve(root, in: scope, openActivation(of: program[scope].body)),
      program.lineage(of: type).contains(where: { program[$0].properties[name] != nil })
    else { return nil }
    return (type, name)
  }

  // MARK: - Closures that are called for an object

  /// What `Factory { Detail() }` or, in a container, `self { Detail() }` makes.
  func factoryMade(_ call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    guard !program.frameworks.dependencies.factories.isEmpty else { return nil }
    switch call.callee {
    case .identifier(let name), .specialized(.identifier(let name), _):
      guard name == "self" || program.frameworks.dependencies.factories.contains(name) else { return nil }
    default: return nil
    }
    guard let maker = call.arguments.first(where: { $0.isTrailing }) else { return nil }
    let values = evaluate(maker.value, in: scope, activation).flatMap { made(by: $0) }
    return values.isEmpty ? nil : values.map { $0.weakened(to: .inferred) }
  }

  /// What the call of a property makes whose type is a factory: `container.detail()`.
  func factoryMade(byProperty name: String, of receiver: Value) -> [Candidate]? {
    guard !program.frameworks.dependencies.factories.isEmpty, let type = type(of: receiver) else { return nil }
    return program.lineage(of: type).lazy.compactMap { self.program[$0].properties[name]?.first }.first
      .flatMap { factoryMade(by: $0, receiver: receiver) }
  }

  /// What a property whose type is a factory makes when it is called; scopes and other modifiers change nothing.
  func factoryMade(by property: Property, receiver: Value) -> [Candidate]? {
    guard let name = property.fact.type?.name, program.frameworks.dependencies.factories.contains(name),
      let body = property.getter ?? property.initialValue
    else { return nil }
    let activation = run(body, receiver: receiver)
    let found = program[program[body].scope].results.values.flatMap { result -> [Candidate] in
      var expression = result.value
      while true {
        if case .call(let call) = expression, let made = factoryMade(call, in: result.scope, activation) { return made }
        guard let base = expression.chainBase else { return [] }
        expression = base
      }
    }
    return found.isEmpty ? nil : found
  }

  // MARK: - Property wrappers

  /// What a property wrapper injects; nil for properties without one.
  func injected(into property: Property) -> [Candidate]? {
    let words = program.frameworks.dependencies
    guard let wrapper = property.fact.attributes.first(where: { words.wrappers.contains($0.name) }) else { return nil }
    for (container, member) in keyPaths(of: wrapper, property) {
      if let found = self.member(member, of: .some(container)), found.contains(where: { !$0.isUnknown }) {
        return found.map { $0.weakened(to: .inferred) }
      }
    }
    if let type = injectedKey(of: wrapper, property), let value = defaultValue(of: type) { return value }
    return declaredType(of: property).flatMap { registered(for: $0) }
  }

  /// The properties of containers that a wrapper's key path can mean.
  func keyPaths(of wrapper: AttributeFact, _ property: Property) -> [(TypeID, String)] {
    guard case .keyPath(let root, let path)? = wrapper.arguments.first?.value, let name = path.last else { return [] }
    if let root, let type = resolve(root, inside: nil, file: property.file) { return [(type, name)] }
    let known = program.frameworks.dependencies.containers.sorted().flatMap { program.typesByName[$0] ?? [] }
    return (known + known.flatMap { program.concreteSubtypes(of: $0) })
      .filter { program[$0].properties[name] != nil }.map { ($0, name) }
  }

  private func injectedKey(of wrapper: AttributeFact, _ property: Property) -> TypeID? {
    guard case .member(let base, "self")? = wrapper.arguments.first?.value, let path = base.dottedPath else {
      return nil
    }
    return program.resolve(path, inside: property.owner.map { program[$0].name }, file: property.file)
  }

  /// The value that a key has unless somebody sets another: what `values[Key.self]` gives.
  func defaultValue(of key: TypeID) -> [Candidate]? {
    for name in program.frameworks.dependencies.defaultValues.sorted() {
      if let found = staticMember(name, of: key, call: nil), found.contains(where: { !$0.isUnknown }) { return found }
    }
    return nil
  }
}

extension Expression {
  /// What a member or a call of a method is of: `a` for `a.b` and `a.b()`.
  fileprivate var chainBase: Expression? {
    switch self {
    case .member(let base, _): base
    case .call(let call): call.callee.chainBase
    default: nil
    }
  }

  /// The innermost call of one of the functions in a chain of calls.
  fileprivate func firstCall(of names: Set<String>) -> Call? {
    if let found = chainBase?.firstCall(of: names) { return found }
    guard case .call(let call) = self, let name = call.callee.calledName, names.contains(name) else { return nil }
    return call
  }
}
