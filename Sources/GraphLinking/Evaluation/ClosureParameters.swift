import NavigationModel

/// Finds what closures are given: by who calls them, by the functions that they are handed to, and by SwiftUI.
extension Evaluator {
  /// What a parameter of a closure is in a run; nil where the closure has none of that name.
  func closureParameter(
    _ name: String, of closure: Closure, scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    guard let index = closure.index(ofParameter: name) else { return nil }
    if let values = self[activation].closureArguments[scope] {
      // Swift gives a closure with several parameters the parts of a tuple that is all that it gets.
      if index < values.count {
        let given = values[index].map { Candidate.inferred($0) }
        guard values.count == 1, given.contains(where: \.value.isTuple) else { return given }
        let count = closure.parameters.isEmpty ? closure.shorthandCount : closure.parameters.count
        return destructured(given, index, of: count)
      }
      // By `$0` and `$1` as well.
      if values.count == 1 {
        let parts = values[0].compactMap { value -> Value? in
          if case .tuple(let parts) = value, index < parts.count { parts[index].value } else { nil }
        }
        if !parts.isEmpty { return parts.map { .inferred($0) } }
      }
    }
    if isStoredAndCalled(scope) { return [.certain(.parameter(.storedClosure(scope)))] }
    if let given = givenByLibrary(index, to: program[scope].passedTo, activation) { return given }
    let handed = givenByName(index, to: scope, of: closure.parameters.count, activation)
    if !handed.isEmpty { return handed }
    if index < closure.parameters.count, let type = closure.parameters[index].type,
      let resolved = resolve(type, in: scope, activation)
    {
      return [.inferred(.some(resolved))]
    }
    if let type = declaredArgument(index, ofStored: scope) { return [.inferred(.some(type))] }
    return closureArgument(index, of: closure.parameters.count, passedTo: program[scope].passedTo, activation)
  }

  /// What functions give a closure that they are handed by the name of the local which holds it:
  /// `let show = { self.present($0, animated: true) }`, `finder.find(then: show)`; nothing where all of it is unknown.
  private func givenByName(
    _ index: Int, to closure: ScopeID, of count: Int, _ activation: ActivationID
  ) -> [Candidate] {
    guard case .identifier(let name)? = program[closure].storedIn, let around = program[closure].parent,
      let place = program.scope(declaring: name, from: around)
    else { return [] }
    let given = program.calls(in: program[closure].body).flatMap { site -> [Candidate] in
      guard let argument = site.call.arguments.firstIndex(where: { $0.value == .identifier(name) }),
        program.scope(declaring: name, from: site.scope) == place
      else { return [] }
      return closureArgument(index, of: count, passedTo: (site: site.id, argument: argument), activation)
    }
    // What one call passes decides nothing where another passes what could not be followed.
    return given.allSatisfy(\.isUnknown) ? [] : given
  }

  /// What a closure that gets one value has under one of several names for its parts, as in
  /// `ForEach(groups) { title, pages in`.
  private func destructured(_ given: [Candidate], _ index: Int, of count: Int) -> [Candidate] {
    guard count > 1 else { return given }
    let parts = given.compactMap { candidate -> Candidate? in
      guard case .tuple(let parts) = candidate.value, parts.count == count, index < count else { return nil }
      return Candidate(value: parts[index].value, confidence: candidate.confidence)
    }
    return parts.isEmpty || parts.count < given.count ? given : parts
  }

  /// What a library's function hands on to its closure: the argument at the same place.
  private func givenByLibrary(
    _ index: Int, to passedTo: (site: CallSiteID, argument: Int)?, _ activation: ActivationID
  ) -> [Candidate]? {
    guard let passedTo, let path = program[passedTo.site].call.callee.dottedPath,
      program.frameworks.handovers.contains(path), index < passedTo.argument
    else { return nil }
    let site = program[passedTo.site]
    let values = evaluate(site.call.arguments[index].value, in: site.scope, activation).filter { !$0.isUnknown }
    return values.isEmpty ? nil : values
  }

  /// What a function passes to a closure that is one of its arguments, by the types that the function declares.
  ///
  /// - Parameter count: how many parameters the closure names.
  private func closureArgument(
    _ index: Int, of count: Int, passedTo: (site: CallSiteID, argument: Int)?, _ activation: ActivationID
  ) -> [Candidate] {
    let nothing: [Candidate] = [.unknown("only the caller of the closure knows its argument")]
    guard let passedTo else { return nothing }
    let site = program[passedTo.site]
    if case .member(let base, let name) = site.call.callee, Self.elementwise.contains(name) {
      return destructured(evaluate(base, in: site.scope, activation).flatMap { looped($0) }, index, of: count)
    }
    if index == 0, let object = configuredObject(by: site, activation) { return object }
    if let carried = carriedValue(by: site, activation) { return destructured(carried, index, of: count) }
    var found: [Candidate] = []
    var declared: TypeID?
    // Of overloads that take the same labels it is not known which one is meant.
    for target in functions(calledBy: site.call, in: site.scope, activation) {
      let callee = program[target.body]
      guard let mapping = ArgumentMatching.match(site.call.arguments, to: callee.parameters),
        let parameter = mapping.first(where: { $0.value == passedTo.argument })?.key,
        let types = argumentTypes(ofClosure: callee.parameters[parameter].type, in: callee)
      else { continue }
      // Swift gives a closure the parts of a pair only where the pair is all that it gets.
      let isPart = types.count == 1 && count > 1
      let place = isPart ? 0 : index
      guard place < types.count else { continue }
      // An initializer runs on the object that it makes.
      let receiver = callee.kind == .initializer ? callee.owner.map { .some($0) } : target.receiver
      let run = run(callee.id, receiver: receiver, call: site.call, mapping: mapping, in: site.scope, activation)
      let wanted = resolve(types[place], in: callee.scope, run)
      let given = arguments(place, givenTo: callee.parameters[parameter].name, in: callee.id, run, expected: wanted)
      found += isPart ? destructured(given, index, of: count) : given
      declared = declared ?? (isPart ? nil : wanted)
    }
    if !found.isEmpty { return found }
    if let declared { return [.inferred(.some(declared))] }
    if let carried = carriedFunction(passedTo), index < carried.arguments.count,
      let type = resolve(carried.arguments[index], in: site.scope, openActivation(of: site.body))
    {
      return [.inferred(.some(type))]
    }
    guard index == 0 else { return nothing }
    return streamValues(passedTo: passedTo, activation)
      ?? streamElement(passedTo: passedTo).map { [.inferred(.some($0))] } ?? nothing
  }

  /// What a library's method gives its closure that configures an object and gives it back: the object itself.
  private func configuredObject(by site: CallSite, _ activation: ActivationID) -> [Candidate]? {
    guard let base = configuredObject(of: site.call) else { return nil }
    let objects = evaluate(base, in: site.scope, activation).filter { $0.value.isMade }
    return objects.isEmpty ? nil : objects
  }

  /// Whether a call is one of a library's method that gives its closure the object that it is called on, and gives it back.
  func configures(_ call: Call) -> Bool { configuredObject(of: call) != nil }

  /// What a library's method or operator gives its closure and then gives back; nil for all other calls.
  func configuredObject(of call: Call) -> Expression? {
    switch call.callee {
    case .member(let base, let name):
      return Self.chaining.contains(name) && program.ownersOfFunctions[name] == nil ? base : nil
    case .identifier(let symbol):
      guard Self.chainingOperators.contains(symbol), program.globalFunctions[symbol] == nil,
        call.arguments.count == 2, case .closure = call.arguments[1].value
      else { return nil }
      return call.arguments[0].value
    default:
      return nil
    }
  }

  /// The types of what a closure gets that a function takes, under the name of an alias as well.
  func argumentTypes(ofClosure type: TypeReference?, in function: Body) -> [TypeReference]? {
    guard case .function(let types, _)? = type.map({ named($0, in: function) }) else { return nil }
    return types
  }

  /// Functions seldom hand a closure on through more others than these.
  private static let maximumClosureHands = 4

  /// What a function passes to the closure that is its parameter, where it calls it itself or hands it on by its name to
  /// another function, as in `load(completion: completion)`.
  private func arguments(
    _ index: Int, givenTo parameter: String, in body: BodyID, _ activation: ActivationID, expected: TypeID?,
    hands: Int = 0
  ) -> [Candidate] {
    // Local functions of the body call it too, with what only their callers know.
    let calls = (program.code[Int(body.file)].callsByName[parameter] ?? []).map { program[$0] }.filter { site in
      site.call.callee == .identifier(parameter) && index < site.call.arguments.count
        && program.stands(site.scope, in: body)
    }
    var given = calls.flatMap { site -> [Candidate] in
      let argument = site.call.arguments[index].value
      return evaluate(
        argument, in: site.scope, site.body == body ? activation : openActivation(of: site.body),
        expected: argument.implicitName == nil ? nil : expected)
    }
    var isOpen = isKept(parameter, in: body)
    for site in program.calls(in: body) {
      guard let place = site.call.arguments.firstIndex(where: { $0.value == .identifier(parameter) }) else { continue }
      let taking = hands < Self.maximumClosureHands ? takers(ofClosure: place, from: site, activation) : []
      let handed = taking.flatMap { taker in
        arguments(index, givenTo: taker.parameter, in: taker.body, taker.run, expected: expected, hands: hands + 1)
      }
      if handed.isEmpty { isOpen = true }
      given += handed
    }
    isOpen = isOpen || isHandedOn(parameter, byFunctionsIn: body)
    let known = given.filter { !$0.isUnknown && !$0.isParameter && $0.value != .nothing }
      .map { $0.weakened(to: .inferred) }
    if known.isEmpty || known.count == given.count && !isOpen { return known }
    // What one call passes decides nothing where another passes what could not be followed.
    return known + [.unknown("the argument of the closure is not known for some of its calls")]
  }

  /// Whether a local function hands on the closure that a parameter of the code around it is.
  private func isHandedOn(_ parameter: String, byFunctionsIn body: BodyID) -> Bool {
    program.code[Int(body.file)].bodies.contains { inner in
      inner.enclosing.map { program.stands($0, in: body) } == true
        && program.calls(in: inner.id).contains { site in
          site.call.arguments.contains { $0.value == .identifier(parameter) }
        }
    }
  }

  /// A function that is handed a closure by a parameter, in the run by that call.
  private struct ClosureTaker {
    let body: BodyID
    let parameter: String
    let run: ActivationID
  }

  /// The functions of the program that a call hands a closure to; none where it hands it to others.
  private func takers(
    ofClosure argument: Int, from site: CallSite, _ activation: ActivationID
  ) -> [ClosureTaker] {
    functions(calledBy: site.call, in: site.scope, activation).compactMap { target in
      let callee = program[target.body]
      guard let mapping = ArgumentMatching.match(site.call.arguments, to: callee.parameters),
        let parameter = mapping.first(where: { $0.value == argument })?.key
      else { return nil }
      let receiver = callee.kind == .initializer ? callee.owner.map { .some($0) } : target.receiver
      return ClosureTaker(
        body: callee.id, parameter: callee.parameters[parameter].name,
        run: run(callee.id, receiver: receiver, call: site.call, mapping: mapping, in: site.scope, activation))
    }
  }

  /// Whether a function keeps a closure that it is given, so that others call it as well.
  private func isKept(_ parameter: String, in body: BodyID) -> Bool {
    assignments(in: body).contains { $0.value == .identifier(parameter) }
  }

  /// What SwiftUI passes to the closure of a loop, of a destination for a type, or of a sheet for an item.
  func carriedValue(by site: CallSite, _ activation: ActivationID) -> [Candidate]? {
    let arguments = site.call.arguments
    switch site.call.callee {
    case .identifier("ForEach"), .identifier("List"), .identifier("TableColumn"):
      guard let data = loopedData(of: site) else { return nil }
      let values = evaluate(data.value, in: data.scope, activation).flatMap { looped($0) }
      if values.contains(where: { !$0.isUnknown }) { return values }
      return staticType(of: data.value, in: data.scope, activation).map { [.inferred(.some($0))] }
    case .member,
      .identifier where isOnAnyView(site):
      guard let carrier = arguments.first(where: { $0.label == "for" || $0.label == "item" }) else { return nil }
      if carrier.label == "item", let set = setCases(boundBy: carrier.value, in: site.scope) { return set }
      // The binding `$item` has the type of the property `item`, and `$router.item` that of `router.item`.
      let value = carrier.value.withoutProjection
      guard
        let type = typeMadeWith(value, in: site.scope, activation) ?? boundType(of: value, in: site.scope, activation)
      else { return nil }
      // What a value holds that another object has, those say who set it there.
      if case .member = carrier.value, carrier.label == "item", value != carrier.value, program[type].kind != .enum {
        return nil
      }
      let any = Candidate.inferred(.some(type))
      guard carrier.label == "item", !isHandedOn(carrier.value, besidesBy: site),
        let set = setCases(ofMember: value, of: type, in: site.scope, activation)
      else { return [any] }
      // A binding may set it to others.
      return set + [any.weakened(to: .possible)]
    default:
      return nil
    }
  }

  /// The type of what is read by way of a binding: that of the property, or what a parameter is a binding of. As an object
  /// of its own, a parameter that is a binding has the methods of bindings.
  func boundType(of read: Expression, in scope: ScopeID, _ activation: ActivationID) -> TypeID? {
    let body = program[program[scope].body]
    if case .identifier(let name) = read, program.locals(named: name, from: scope) == nil,
      case .named("Binding", let bound)? = body.parameters.first(where: { $0.name == name })?.type
    {
      return bound.first.flatMap { resolve($0, in: body.scope, activation) }
    }
    return staticType(of: read, in: scope, activation)
  }

  /// Whether a call adds a modifier in one that the program adds to all views, where it needs no `self`.
  private func isOnAnyView(_ site: CallSite) -> Bool {
    guard let owner = program[site.body].owner, let name = site.call.callee.calledName else { return false }
    return program[owner].name == "View" && !program[owner].isDeclared && name.first?.isLowercase == true
  }

  /// The type of what a view or a modifier was made with in a property that is of a generic type of its own; nil where it
  /// is declared with another type, or where the maker is not known.
  private func typeMadeWith(_ read: Expression, in scope: ScopeID, _ activation: ActivationID) -> TypeID? {
    guard let name = read.ownPropertyName, let owner = program[program[scope].body].owner,
      program[owner].kind == .struct, program[owner].functions["init"] == nil,
      let written = program[owner].properties[name]?.first?.fact.type?.withoutBinding.name,
      program[owner].generics.contains(where: { $0.name == written }),
      case .object(owner, let construction?)? = self[rootActivation(of: activation)].receiver
    else { return nil }
    let made = self[construction]
    guard let argument = memberwiseArgument(for: name, of: owner, in: made.call) else { return nil }
    return boundType(of: argument.value.withoutProjection, in: made.scope, made.activation)
  }

  /// What a loop or a list goes through; of a column what its table does, or what the table's rows are of.
  private func loopedData(of site: CallSite) -> (value: Expression, scope: ScopeID)? {
    switch site.call.callee {
    case .identifier("ForEach"), .identifier("List"):
      return site.call.arguments.first.flatMap { data in
        data.label == nil && !data.isTrailing ? (data.value, site.scope) : nil
      }
    case .identifier("TableColumn"): break
    default: return nil
    }
    guard let table = program.call(named: "Table", around: site.scope) else { return nil }
    if let data = table.call.arguments.first, data.label == nil, !data.isTrailing { return (data.value, table.scope) }
    let rows = (program.code[Int(table.scope.file)].callsByName["TableRow"] ?? []).map { program[$0] }
    guard let row = rows.first(where: { program.call(named: "Table", around: $0.scope)?.id == table.id }),
      let value = row.call.arguments.first?.value
    else { return nil }
    // Of the elements of a loop what that goes through says more.
    if let loop = program.call(named: "ForEach", around: row.scope), let data = loopedData(of: loop) { return data }
    return (value, row.scope)
  }

  /// The declared type of what a loop gives its closure by a name.
  func elementType(named expression: Expression, in scope: ScopeID) -> TypeID? {
    guard case .identifier(let name) = expression else { return nil }
    var next: ScopeID? = scope
    while let place = next {
      if case .closure(let closure) = program[place].kind, closure.parameters.contains(where: { $0.name == name }) {
        guard closure.parameters.first?.name == name, let passedTo = program[place].passedTo,
          let data = loopedData(of: program[passedTo.site])
        else { return nil }
        return staticType(of: data.value, in: data.scope, openActivation(of: program[data.scope].body))
      }
      next = program[place].parent
    }
    return nil
  }

  /// Methods that give each element of what they are called on to their closure.
  static let elementwise: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "first", "filter", "contains", "then", "do", "tap", "apply",
  ]
}

extension Program {
  /// The innermost call of a function or a type that a scope is in a closure of.
  fileprivate func call(named name: String, around scope: ScopeID) -> CallSite? {
    var next: ScopeID? = scope
    while let place = next {
      if let passedTo = self[place].passedTo, self[passedTo.site].call.callee == .identifier(name) {
        return self[passedTo.site]
      }
      next = self[place].parent
    }
    return nil
  }
}
