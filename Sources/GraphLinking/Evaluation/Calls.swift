import NavigationModel

/// A function that a call can mean, and the object it is called on.
struct CallTarget {
  let body: BodyID
  let receiver: Value?
  let confidence: Confidence
}

/// Evaluates calls: constructions, functions of the program, closures, and what frameworks do.
extension Evaluator {
  func evaluate(_ call: Call, in scope: ScopeID, _ activation: ActivationID, expected: TypeID?) -> [Candidate] {
    configured(given(by: call, in: scope, activation, expected: expected), by: call, in: scope, activation)
  }

  /// What a call gives, as its function leaves it.
  func given(by call: Call, in scope: ScopeID, _ activation: ActivationID, expected: TypeID?) -> [Candidate] {
    if let composed = composition(call, in: scope, activation) { return composed }
    if let made = factoryMade(call, in: scope, activation) { return made }
    switch call.callee {
    case .implicitMember("init"):
      // `let navigation: UINavigationController = .init(rootViewController: list)`
      if let expected { return construct(expected, call, in: scope, activation) }
      return [.unknown("the code calls .init, and the type that it means is not known")]
    case .implicitMember(let name):
      let found = implicitMember(name, call: call, in: scope, activation, expected: expected)
      return applyOverloads(found, to: call, in: scope, activation, expected: expected)
    // `[UIViewController]()` and `Array<UIViewController>()` are empty, `[UIViewController](others)` is not.
    case .array, .specialized(.identifier("Array"), _), .specialized(.identifier("Set"), _):
      guard let elements = call.arguments.first, elements.label == nil else { return [.certain(.array([]))] }
      return evaluate(elements.value, in: scope, activation)
    case .dictionary, .specialized(.identifier("Dictionary"), _):
      guard let entries = call.arguments.first, entries.label == nil else { return [.certain(.dictionary([]))] }
      return evaluate(entries.value, in: scope, activation)
    case .identifier(let name) where call.arguments.isEmpty && isCollection(name, in: scope):
      return [.certain(name == "Dictionary" ? .dictionary([]) : .array([]))]
    case .specialized(let base, let types):
      if let host = specializedHost(call, in: scope, activation) { return host }
      let unspecialized = Call(callee: base, arguments: call.arguments, position: call.position)
      let result = evaluate(unspecialized, in: scope, activation, expected: expected)
      // What a library's object holds is told by the types that its class is specialized with.
      if result.count == 1, case .external(let name, let made?) = result[0].value, self[made].call == unspecialized {
        return [.certain(.external(name, intern(Construction(call: call, scope: scope, activation: activation))))]
      }
      // The type that a generic function is specialized with is mostly what it gives.
      guard result.allSatisfy({ $0.isUnknown }), let type = types.first.flatMap({ resolve($0, in: scope, activation) })
      else { return result }
      return [.inferred(.some(type))]
    case .identifier(let name)
    where program.frameworks.dependencies.resolutions.contains(name)
      && (!name.isWord || containerMember(readBy: call, in: scope) != nil):
      return resolved(call, named: name, in: scope, expected: expected) ?? [.unknown("the value is computed")]
    case .identifier(let name) where program.frameworks.types[name] == nil && Builtins.handles(name):
      return builtin(name, call, in: scope, activation)
    case .identifier where configures(call):
      return configuredObject(of: call).map { evaluate($0, in: scope, activation, expected: expected) } ?? []
    case .identifier(let name) where Builtins.wrapsText(name):
      return builtin("String", call, in: scope, activation)
    case .member(.identifier(let module), let name)
    where name.first?.isUppercase == true && isOutsideModule(module, in: scope):
      return frameworkMade(name, call, in: scope, activation)
    case .member(let base, let name):
      return evaluateMethod(name, of: base, call, in: scope, activation, expected: expected)
    case .identifier(let name)
    where makesOwnScene(name, in: scope) || isMethodBesideProperty(name, call, in: scope):
      return evaluateMethod(name, of: .identifier("self"), call, in: scope, activation, expected: expected)
    default:
      let callees = evaluate(call.callee, in: scope, activation)
      if callees.allSatisfy({ $0.isUnknown }), case .identifier(let name) = call.callee,
        name.first?.isUppercase == true,
        !isKnownType(name, in: scope), !Builtins.isFunction(name)
      {
        if let found = lookedUp(name, call, in: scope, activation) { return found }
        if let content = viewContent(of: call, in: scope, activation) { return content }
        let construction = Construction(call: call, scope: scope, activation: activation)
        return [.certain(.external(name, intern(construction)))]
      }
      return applyOverloads(
        callees.map { meant(by: call, $0, in: scope) }, to: call, in: scope, activation, expected: expected)
    }
  }

  /// What a call makes, where the type is one of several of its name for different platforms.
  private func meant(by call: Call, _ callee: Candidate, in scope: ScopeID) -> Candidate {
    guard case .metatype(let type) = callee.value, program[type].isDeclared, case .identifier = call.callee else {
      return callee
    }
    let meant = program.type(type, orNamesakeTaking: call, from: program[program[scope].body].file)
    return Candidate(value: .metatype(meant), confidence: callee.confidence)
  }

  /// Whether a name is that of a module which the file imports, and of nothing that the program declares. A library can
  /// have its types in one that is called as itself: `Preferences.Pane { … }`.
  private func isOutsideModule(_ name: String, in scope: ScopeID) -> Bool {
    let body = program[program[scope].body]
    return program.isImportedModule(name, in: body.file) && program.locals(named: name, from: scope) == nil
      && !isKnownType(name, in: scope)
  }

  /// Whether a name is that of one of Swift's collections, and no type that the code sees has it.
  private func isCollection(_ name: String, in scope: ScopeID) -> Bool {
    ["Array", "Set", "Dictionary"].contains(name)
      && !program.declares(name, seenFrom: program[program[scope].body].file)
  }

  /// What a call makes of a framework's type that it names by the framework: `SwiftUI.TabView { … }`.
  private func frameworkMade(
    _ name: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    if let type = program.typesByName[name]?.first(where: { !program[$0].isDeclared }) {
      return construct(type, call, in: scope, activation)
    }
    if let content = viewContent(of: call, in: scope, activation) { return content }
    let construction = Construction(call: call, scope: scope, activation: activation)
    return [.certain(.external(name, intern(construction)))]
  }

  /// Whether a name that is called is that of a method and of a property of one type: `detail(for: item)` beside
  /// `var detail: Detail?`, in which the method keeps what it makes.
  private func isMethodBesideProperty(_ name: String, _ call: Call, in scope: ScopeID) -> Bool {
    guard let owner = program[program[scope].body].owner, program[owner].properties[name] != nil,
      program.locals(named: name, from: scope) == nil
    else { return false }
    return (program[owner].functions[name] ?? []).contains {
      ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil
    }
  }

  private func isKnownType(_ name: String, in scope: ScopeID) -> Bool {
    let body = program[program[scope].body]
    return program.isGenericParameter(name, of: body)
      || program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file) != nil
  }

  private func evaluateMethod(
    _ name: String, of base: Expression, _ call: Call, in scope: ScopeID, _ activation: ActivationID, expected: TypeID?
  ) -> [Candidate] {
    if name == "init" {
      return evaluate(base, in: scope, activation).flatMap { candidate -> [Candidate] in
        // In a static method `self.init()` makes an object; elsewhere it is one initializer that calls another.
        if base == .identifier("super") { return [] }
        if base == .identifier("self") { guard case .metatype = candidate.value else { return [] } }
        guard let type = type(of: candidate.value) ?? typeWithInitializer(base, candidate, in: scope) else {
          return [candidate]
        }
        return construct(type, call, in: scope, activation).map { $0.weakened(to: candidate.confidence) }
      }
    }
    if isForOthers(base, in: scope, activation) { return [.certain(.nothing)] }
    if let path = base.dottedPath, let found = generated(name, of: base, path: path, in: scope) { return [found] }
    if let path = call.callee.dottedPath, path.first?.isUppercase == true {
      let body = program[program[scope].body]
      let inside = body.owner.map { program[$0].name }
      if let type = program.resolve(path, inside: inside, file: body.file), program[type].isDeclared,
        base.dottedPath.map({ !isStaticMember(name, of: $0, inside: inside, file: body.file) }) ?? true
      {
        return construct(type, call, in: scope, activation)
      }
    }
    if let path = call.callee.dottedPath, Builtins.wrapsText(path) {
      return builtin("String", call, in: scope, activation)
    }
    var receivers = evaluate(base, in: scope, activation)
    // A controller that is written in Objective-C makes itself: `SettingsViewController.instantiate()`.
    if case .identifier(let type) = base, Self.makes(name), receivers.allSatisfy(\.isUnknown),
      OutsideClasses.superclass(ofClassNamed: type) != nil
    {
      receivers = [.inferred(.external(type, nil))]
    }
    if receivers.allSatisfy(\.isUnknown), let owner = onlyOwner(of: name, call, in: scope) {
      receivers = [.inferred(.some(owner))]
    }
    if receivers.count == 1, receivers[0].isParameter,
      let made = madeByClass(of: base, name, call, in: scope, activation, expected: expected)
    {
      return made
    }
    return widened(receivers, of: name).flatMap { receiver in
      callMethod(name, on: receiver, call, in: scope, activation, expected: expected)
        .map { $0.weakened(to: receiver.confidence) }
    }
  }

  /// The type that an initializer is called on by name, where a function has the name as well: only a type has initializers.
  private func typeWithInitializer(_ base: Expression, _ named: Candidate, in scope: ScopeID) -> TypeID? {
    guard case .function = named.value, case .identifier(let name) = base else { return nil }
    let body = program[program[scope].body]
    return program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
  }

  /// The type of whatever a method is called on that only one type of the program declares, under a name of its own.
  ///
  /// - Parameter isAdded: whether it may be one that the program adds to a class of a framework.
  func onlyOwner(of name: String, _ call: Call, in scope: ScopeID, isAdded: Bool = false) -> TypeID? {
    guard isUncommon(name), let owners = program.ownersOfFunctions[name], owners.count == 1, let owner = owners.first,
      program[owner].isDeclared || isAdded, !program[owner].isProtocol,
      (program[owner].functions[name] ?? []).contains(where: { body in
        !program[body].isStatic && program.isVisible(body, fromFile: scope.file)
          && ArgumentMatching.match(call.arguments, to: program[body].parameters) != nil
      })
    else { return nil }
    if case .member(let base, _) = call.callee, isSharedByLibrary(base, andNotOf: owner, in: scope) { return nil }
    return owner
  }

  func callMethod(
    _ name: String, on receiver: Candidate, _ call: Call, in scope: ScopeID, _ activation: ActivationID,
    expected: TypeID?
  ) -> [Candidate] {
    if case .metatype(let type) = receiver.value {
      let construction = Construction(call: call, scope: scope, activation: activation)
      if let found = staticMember(name, of: type, call: construction, readIn: scope.file) {
        // Of a library's method only the type of what it gives is known.
        if !program[type].isDeclared, found.allSatisfy({ $0.isSomeOfType }) { return found }
        return applyOverloads(found, to: call, in: scope, activation, expected: expected)
      }
    }
    var targets = methods(named: name, on: receiver.value, call, in: scope)
    if targets.count > 1 {
      let meant = Set(overloads(targets.map(\.body), for: call, in: scope, activation))
      targets = targets.filter { meant.contains($0.body) }
    }
    if !targets.isEmpty {
      let results = targets.flatMap { target -> [Candidate] in
        invoke(target, call, in: scope, activation, expected: expected).map { $0.weakened(to: target.confidence) }
      }
      // A modifier of the program's own gives the view that it is called on, whatever it is wrapped in.
      if isView(receiver.value), targets.allSatisfy({ program[$0.body].owner.map { !isOwnView($0) } ?? true }) {
        return hosted(receiver, by: targets, giving: results) ?? [receiver]
      }
      if !results.isEmpty { return results }
    }
    if unwraps(name, call) { return [receiver] }
    if let made = factoryMade(byProperty: name, of: receiver.value) { return made }
    // A closure that a property holds, or that only the callers of the code know.
    if let held = member(name, of: receiver.value, readIn: scope.file),
      held.contains(where: { isCallable($0, named: name, in: receiver.value) })
    {
      return applyOverloads(held, to: call, in: scope, activation, expected: expected)
    }
    let result =
      resolved(call, named: name, in: scope, expected: expected)
      ?? frameworkMethod(name, on: receiver, call, in: scope, activation)
    guard result.allSatisfy(\.isUnknown), let required = requiredType(of: name, on: receiver.value, call) else {
      return result
    }
    return [.inferred(.some(required))]
  }

  /// Whether what an object has under a name is to be called: a closure, what only the callers of the code know, or a
  /// function, an initializer or a case of an enum that a property holds: `Row(make: Detail.init)`, `row.make()`.
  private func isCallable(_ held: Candidate, named name: String, in object: Value) -> Bool {
    switch held.value {
    case .closure, .parameter:
      return true
    case .function, .metatype, .enumCase:
      guard let type = type(of: object) else { return false }
      return program.memberLineage(of: type).contains { program[$0].properties[name] != nil }
    default:
      return false
    }
  }

  /// Whether a method is one that the program adds to optionals and that gives what is in them: `controller.require()`.
  private func unwraps(_ name: String, _ call: Call) -> Bool {
    (program.typesByName["Optional"] ?? []).contains { type in
      (program[type].functions[name] ?? []).contains { body in
        program[body].returnType?.name == "Wrapped"
          && ArgumentMatching.match(call.arguments, to: program[body].parameters) != nil
      }
    }
  }

  /// What a protocol requires a method to give that a class of a library implements.
  private func requiredType(of name: String, on receiver: Value, _ call: Call) -> TypeID? {
    guard let type = type(of: receiver) else { return nil }
    for ancestor in program.lineage(of: type) {
      for body in program[ancestor].functions[name] ?? [] where program[body].kind == .requirement {
        guard ArgumentMatching.match(call.arguments, to: program[body].parameters) != nil,
          let reference = program[body].returnType
        else { continue }
        return resolve(reference, in: program[body].scope, openActivation(of: body))
      }
    }
    return nil
  }

  /// Whether a value is a view, written inline or of a type.
  func isView(_ value: Value) -> Bool {
    if case .inlineView = value { return true }
    guard let type = type(of: value) else { return false }
    return program.isView(type)
  }

  private func isOwnView(_ type: TypeID) -> Bool { program[type].isDeclared && !program[type].isProtocol }

  // MARK: - Applying

  private func applyOverloads(
    _ callees: [Candidate], to call: Call, in scope: ScopeID, _ activation: ActivationID, expected: TypeID?
  ) -> [Candidate] {
    let fitting = callees.filter { candidate in
      guard case .function(let body, _) = candidate.value else { return true }
      return program.isVisible(body, fromFile: scope.file)
        && ArgumentMatching.match(call.arguments, to: program[body].parameters) != nil
    }
    let bodies = fitting.compactMap { candidate in
      if case .function(let body, _) = candidate.value { body } else { nil }
    }
    let meant = Set(overloads(bodies, for: call, in: scope, activation))
    let narrowed = fitting.filter { candidate in
      if case .function(let body, _) = candidate.value { meant.contains(body) } else { true }
    }
    return (narrowed.isEmpty ? callees : narrowed).flatMap {
      apply($0, to: call, in: scope, activation, expected: expected)
    }
  }

  /// What a call gives of a value that can be called.
  func apply(
    _ callee: Candidate, to call: Call, in scope: ScopeID, _ activation: ActivationID, expected: TypeID?
  ) -> [Candidate] {
    switch callee.value {
    case .metatype(let type):
      return construct(type, call, in: scope, activation).map { $0.weakened(to: callee.confidence) }
    case .function(let body, let receiver):
      let target = CallTarget(body: body, receiver: receiver, confidence: callee.confidence)
      let labelled = call.labelled(as: program[body].parameters)
      return invoke(target, labelled, in: scope, activation, expected: expected)
    case .closure(let inner, let captured):
      let arguments = arguments(of: call, givenTo: inner, in: scope, activation)
      return results(ofClosure: inner, captured, arguments: arguments, expected: expected)
        .map { $0.weakened(to: .inferred) }
    case .enumCase, .object, .parameter, .scene, .storyboard, .unknown:
      return [callee]
    default:
      return [.unknown("the called function is not known")]
    }
  }

  /// What a closure gives when it is called with arguments, each of which can be one of several values.
  ///
  /// - Parameter expected: the type that the context of the call wants.
  func results(
    ofClosure scope: ScopeID, _ captured: ActivationID, arguments: [[Value]], expected: TypeID? = nil
  ) -> [Candidate] {
    var run = self[captured]
    if !arguments.isEmpty { run.closureArguments[scope] = arguments }
    let wanted = wantedResult(ofClosure: scope, calledFor: expected)
    let key = ClosureRun(closure: scope, activation: intern(run), wanted: wanted)
    if let known = closureCache[key] { return known }
    let (found, isWhole) = part {
      if let elements = builtArray(ofClosure: scope, key.activation) { return elements }
      return program[scope].results.values.flatMap { result -> [Candidate] in
        guard isFeasible(from: result.scope, to: scope, key.activation) else { return [] }
        return evaluate(result.value, in: result.scope, key.activation, expected: wanted)
      }
    }
    if isWhole { closureCache[key] = found }
    return found
  }

  /// A closure in a run that says what it is called with. What is handed on is called wherever its parameter is, mostly
  /// with the same values.
  struct ClosureRun: Hashable {
    let closure: ScopeID
    let activation: ActivationID
    /// The type that its implicit members belong to; nil for a closure that gives none.
    let wanted: TypeID?
  }

  func construct(
    _ named: TypeID, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    let type = frameworkType(insteadOf: named, madeBy: call, in: scope) ?? named
    let declaration = program[type]
    // No object is of a protocol: by the name of another type it is a class that erases the type of what it is made with.
    if declaration.isDeclared, declaration.isProtocol, call.arguments.count == 1,
      case .identifier(let name) = call.callee.unspecialized, program.globalAliases[name] != nil
    {
      return evaluate(call.arguments[0].value, in: scope, activation)
    }
    // The view that a host shows, where the host leads to others besides, so that both are places.
    var around: [Candidate] = []
    if declaration.isDeclared { noteMaking(call, in: scope) }
    if declaration.isDeclared, declaration.kind == .enum,
      let cases = cases(of: type, madeBy: call, in: scope, activation)
    {
      return cases
    }
    if let framework = program.frameworkType(of: type) {
      if declaration.name.hasSuffix("Storyboard"), !declaration.isDeclared {
        return storyboards(call, in: scope, activation)
      }
      if framework.role == .coordinatorReference, !declaration.isDeclared, let wrapped = call.arguments.first {
        return evaluate(wrapped.value, in: scope, activation)
      }
      if let contained = container(type, framework, call, in: scope, activation) { return contained }
      if !declaration.isDeclared, program.isView(type) {
        if let content = viewContent(of: call, in: scope, activation) { return content }
        if declaration.name == "EmptyView" { return [.certain(.nothing)] }
        // `AnyView(…)` is nothing by itself.
        if declaration.name == "AnyView", let only = call.arguments.first {
          return evaluate(only.value, in: scope, activation)
        }
        return [.certain(.inlineView(declaration.name))]
      }
      // A view of the program that takes any content shows what it is given.
      if framework.role == .view, takesAnyContent(type),
        let content = viewContent(of: call, in: scope, activation) ?? openContent(of: call, in: scope, activation)
          ?? contentOfInitializer(of: type, call, in: scope, activation)
      {
        guard leadsElsewhere(type) else { return content }
        if content.count == 1, isOfOwnView(content[0].value), isHost(type) { around = content }
      }
    }
    if hostsAnyView(type), let host = specializedHost(call, in: scope, activation) { return host }
    // A class of the program's own is a place by itself, unless it can host any view.
    if !declaration.isDeclared || hostsAnyView(type), let made = convenience(type, call, in: scope, activation) {
      return made
    }
    if let framed = framed(type, call, in: scope, activation) { return framed }
    let construction = intern(Construction(call: call, scope: scope, activation: activation))
    if let container = givenContainer(type, madeBy: construction) { return container }
    if program.isView(type), !leadsElsewhere(type), let content = transparentContent(of: type, madeBy: construction) {
      return content
    }
    if let chosen = chosenContent(of: type, madeBy: construction) { return chosen }
    return [.certain(.object(type, construction))] + around
  }

  /// Whether a view shows nothing but what it is made with, whatever else it leads to.
  private func isHost(_ type: TypeID) -> Bool {
    guard let body = program[type].properties["body"]?.first?.getter,
      let shown = program.onlyValue(of: program[body].statements), let name = program.onlyProperty(shownBy: shown)
    else { return false }
    return program[type].properties[name]?.contains { isGiven($0, to: type) } ?? false
  }

  private func isOfOwnView(_ value: Value) -> Bool {
    guard case .object(let type, _) = value else { return false }
    return program[type].isDeclared && program.isView(type)
  }

  /// The type of a framework that a call makes by a name which another module has as well, where only the framework's can
  /// be made so: `Group { … }` beside a message called `Group` of a module of the app. Only of a struct all ways to make it
  /// are known: a class inherits some.
  private func frameworkType(insteadOf type: TypeID, madeBy call: Call, in scope: ScopeID) -> TypeID? {
    guard program[type].isDeclared, let file = program[type].file, program[type].kind == .struct,
      program.frameworks.types[program[type].name] != nil,
      program.modules[file] != program.modules[Int(scope.file)], !program.isView(type),
      let initializers = program[type].functions["init"],
      call.arguments.contains(where: { $0.isTrailing && $0.label == nil })
    else { return nil }
    let isMadeSo =
      initializers.contains { ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil }
      || program[type].properties.values.joined().contains(where: \.takesClosure)
    return isMadeSo ? nil : program.typesByName[program[type].name]?.first { !program[$0].isDeclared }
  }

  func storyboards(_ call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    guard let name = call.arguments.first(where: { $0.label == "name" || $0.label == "resource" }) else {
      return [.certain(.storyboard(nil))]
    }
    let wanted = program.typesByName["NSStoryboard.Name"]?.first
    return evaluate(name.value, in: scope, activation, expected: wanted).map { candidate in
      switch candidate.value {
      case .string(let text): Candidate(value: .storyboard(text), confidence: candidate.confidence)
      case .parameter, .storyboard: candidate
      default: Candidate(value: .storyboard(nil), confidence: .inferred)
      }
    }
  }
}

extension Call {
  /// The call with the labels of a function's parameters, where the function is called by another name, which has none:
  /// `content(item)` for `content: destination(for:)`.
  fileprivate func labelled(as parameters: [ParameterFact]) -> Call {
    guard ArgumentMatching.match(arguments, to: parameters) == nil, arguments.count <= parameters.count,
      arguments.allSatisfy({ $0.label == nil })
    else { return self }
    let labelled = zip(arguments, parameters).map { Argument(label: $1.label, value: $0.value) }
    return Call(callee: callee, arguments: labelled, position: position)
  }
}
