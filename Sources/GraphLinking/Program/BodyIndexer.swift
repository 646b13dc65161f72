import NavigationModel

/// Walks the bodies of a file once and writes down scopes, calls, assignments and casts.
struct BodyIndexer {
  private var code: FileCode
  private let file: Int32
  private var body: BodyID
  /// Where the statement or the call that is being walked stands.
  private var place = Position.start
  /// The body or closure that a `return` leaves.
  private var callable: ScopeID
  /// The index of the statement of the callable that is being walked.
  private var statementIndex = 0
  /// What assignments to subscripts call, if the program declares these subscripts.
  private var setterCalls: [(call: Call, scope: ScopeID, body: BodyID)] = []

  static func index(_ code: FileCode, file: Int) -> FileCode {
    var indexer = BodyIndexer(code: code, file: Int32(file))
    // Local functions are added to the bodies while others are walked.
    var next = 0
    while next < indexer.code.bodies.count {
      indexer.walk(BodyID(file: indexer.file, index: Int32(next)))
      next += 1
    }
    indexer.addSetterCalls()
    return indexer.code
  }

  private init(code: FileCode, file: Int32) {
    self.code = code
    self.file = file
    body = BodyID(file: file, index: 0)
    callable = ScopeID(file: file, index: 0)
  }

  private mutating func walk(_ id: BodyID) {
    body = id
    let scope = open(.body, in: nil)
    code.bodies[Int(id.index)].scope = scope
    place = code[id].position
    let firstCall = code.callSites.count
    defer { code.bodies[Int(id.index)].calls = firstCall..<code.callSites.count }
    walkCallable(code[id].statements, in: scope)
    for parameter in code[id].parameters {
      if let value = parameter.defaultValue { walk(value, in: scope) }
    }
  }

  /// Adds the calls of setters behind those of all bodies: most subscripts are those of dictionaries, which only keep
  /// what they are given, so that no body has these calls. Who looks for the callers of a setter finds them by its name.
  private mutating func addSetterCalls() {
    for (call, scope, body) in setterCalls {
      let id = CallSiteID(file: file, index: Int32(code.callSites.count))
      code.callSites.append(CallSite(id: id, call: call, scope: scope, body: body))
      code.callsByName[FunctionFact.subscriptSetter, default: []].append(id)
      noteInitializers(givenTo: call, id)
    }
  }

  /// Remembers a call that is given the initializer of something.
  private mutating func noteInitializers(givenTo call: Call, _ id: CallSiteID) {
    let isGiven = call.arguments.contains { if case .member(_, "init") = $0.value { true } else { false } }
    if isGiven { code.handingInitializers.append(id) }
  }

  private mutating func open(_ kind: Scope.Kind, in parent: ScopeID?) -> ScopeID {
    let id = ScopeID(file: file, index: Int32(code.scopes.count))
    code.scopes.append(Scope(parent: parent, body: body, kind: kind))
    return id
  }

  // MARK: - Statements

  private mutating func walkCallable(_ statements: [Statement], in scope: ScopeID) {
    let outer = (callable, statementIndex)
    callable = scope
    var scope = scope
    var names = NamesBeforeDeclaration(in: statements)
    for (index, statement) in statements.enumerated() {
      statementIndex = index
      if case .binding(let binding) = statement, names.hides(binding) {
        let place = scope
        scope = open(.plain, in: place)
        walk(binding, evaluatedIn: place, in: scope)
      } else {
        walk(statement, in: scope)
      }
      names.add(statement, at: index)
    }
    (callable, statementIndex) = outer
  }

  private mutating func walk(_ statement: Statement, in scope: ScopeID) {
    switch statement {
    case .binding(let binding):
      walk(binding, evaluatedIn: scope, in: scope)
    case .assignment(let target, let value, let position):
      place = position
      assign(value, to: target, at: position, in: scope)
    case .expression(let expression):
      let result = BodyResults.Result(value: expression, scope: scope, statement: statementIndex)
      code.scopes[Int(callable.index)].results.expressions.append(result)
      walk(expression, in: scope)
    case .returning(let expression):
      let result = BodyResults.Result(value: expression, scope: scope, statement: statementIndex)
      code.scopes[Int(callable.index)].results.returned.append(result)
      walk(expression, in: scope)
    case .branches(let branches):
      walk(branches, in: scope)
    case .loop(let element, let sequence, let body):
      let inner = open(.plain, in: scope)
      if let element, let sequence {
        bind(element, to: sequence, type: nil, projections: [.element], evaluatedIn: scope, in: inner)
        walk(sequence, in: scope)
      }
      walkBlock(body, in: inner)
    case .function(let function):
      addLocal(function, in: scope)
    }
  }

  /// Walks what declares names.
  ///
  /// - Parameter outer: where its value is evaluated: a name that hides another of its kind may be made of that one.
  private mutating func walk(_ binding: Binding, evaluatedIn outer: ScopeID, in scope: ScopeID) {
    place = binding.position
    code.noteController(binding.type?.name)
    code.noteSpecialized(binding.type, isDeclared: true, in: body)
    bind(binding.pattern, to: binding.value, type: binding.type, projections: [], evaluatedIn: outer, in: scope)
    if binding.isUnwrapping, case .name(let name) = binding.pattern {
      noteUnwrapped(name, at: binding.position, in: scope)
    }
    guard let value = binding.value else { return }
    code.noteMade(value, as: binding.type)
    if case .name(let name) = binding.pattern, case .closure(let closure) = value {
      let inner = walk(closure, passedTo: nil, in: outer)
      code.scopes[Int(inner.index)].storedIn = .identifier(name)
    } else {
      walk(value, in: outer)
    }
  }

  private mutating func walk(_ branches: [Branch], in scope: ScopeID) {
    // The cases of a switch have the same subject, one after another.
    var lastSubject: Expression?
    for branch in branches {
      let inner = open(branch.conditions.isEmpty ? .plain : .branch(branch.conditions), in: scope)
      for condition in branch.conditions {
        switch condition {
        case .matches(let subject, let patterns):
          for pattern in patterns {
            bind(pattern, to: subject, type: nil, projections: [], evaluatedIn: scope, in: inner)
          }
          if subject != lastSubject { walk(subject, in: scope) }
          lastSubject = subject
        case .matchesNone(let subject, _):
          if subject != lastSubject { walk(subject, in: scope) }
          lastSubject = subject
        case .holds(let expression):
          walk(expression, in: scope)
        case .fails:
          break
        }
      }
      walkBlock(branch.body, in: inner)
    }
  }

  /// Walks the block of a branch or a loop. It is a scope of its own within that of the names which the branch or the loop
  /// binds, so that one which it declares anew hides the bound one from there on, and so does one that has meant something
  /// else before.
  private mutating func walkBlock(_ statements: [Statement], in outer: ScopeID) {
    var scope = outer
    var bound = Set(code[outer].locals.keys)
    // What `if let` binds stands at the start.
    var isBound = true
    var read = NamesBeforeDeclaration(in: statements)
    for (index, statement) in statements.enumerated() {
      defer { read.add(statement, at: index) }
      guard case .binding(let binding) = statement else {
        isBound = false
        walk(statement, in: scope)
        continue
      }
      isBound = isBound && binding.isUnwrapping
      let names = binding.pattern.names
      let place = scope
      if names.contains(where: { bound.contains($0) }) || read.hides(binding) {
        scope = open(.plain, in: scope)
        bound = []
      }
      if isBound { bound.formUnion(names) }
      walk(binding, evaluatedIn: place, in: scope)
    }
  }

  private mutating func assign(_ value: Expression, to target: Expression, at position: Position, in scope: ScopeID) {
    if case .closure(let closure) = value {
      let inner = walk(closure, passedTo: nil, isHandler: true, in: scope)
      code.scopes[Int(inner.index)].storedIn = target
    } else {
      walk(value, in: scope)
    }
    switch target {
    case .identifier(let name):
      let site = AssignmentSite(target: target, value: value, position: position, scope: scope, body: body)
      if let owner = scopeDeclaring(name, from: scope) {
        let local = Local(value: value, type: nil, projections: [], scope: scope)
        code.scopes[Int(owner.index)].locals[name, default: []].append(local)
        if code[owner].locals[name]?.first?.type?.namesController == true { noteShown(value, in: scope) }
      } else {
        code.assignmentsByName[name, default: []].append(site)
        code.noteHandedOn(value, in: body)
      }
    case .member(let base, let name):
      let site = AssignmentSite(target: target, value: value, position: position, scope: scope, body: body)
      code.assignmentsByName[name, default: []].append(site)
      code.noteHandedOn(value, in: body)
      walk(base, in: scope)
      if name == "rootViewController" { noteShown(value, in: scope) }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        assign(part: index, of: value, to: element.value, at: position, in: scope)
      }
    default:
      if case .subscripted(.identifier, _) = target {
        code.elementAssignments.append(
          AssignmentSite(target: target, value: value, position: position, scope: scope, body: body))
      }
      if case .subscripted(let base, let index) = target {
        let argument = Argument(label: FunctionFact.newValue, value: value)
        let call = Call(
          callee: .member(base, FunctionFact.subscriptSetter), arguments: index + [argument], position: position)
        setterCalls.append((call, scope, body))
        code.noteHandedOn(value, in: body)
      }
      walk(target, in: scope)
    }
  }

  /// Gives a name or a member its part of a tuple: `(screen, result) = make()`.
  private mutating func assign(
    part index: Int, of tuple: Expression, to target: Expression, at position: Position, in scope: ScopeID
  ) {
    if case .identifier(let name) = target, let owner = scopeDeclaring(name, from: scope) {
      let local = Local(value: tuple, type: nil, projections: [.tupleElement(index, label: nil)], scope: scope)
      code.scopes[Int(owner.index)].locals[name, default: []].append(local)
      return
    }
    guard let name = target.readName else {
      walk(target, in: scope)
      return
    }
    var part = Expression.member(tuple, String(index))
    if case .tuple(let elements) = tuple, index < elements.count { part = elements[index].value }
    code.assignmentsByName[name, default: []].append(
      AssignmentSite(target: target, value: part, position: position, scope: scope, body: body))
    code.noteHandedOn(part, in: body)
    if case .member(let base, _) = target { walk(base, in: scope) }
  }

  /// The scope of this body that introduces a name with `var` or `let`.
  private func scopeDeclaring(_ name: String, from scope: ScopeID) -> ScopeID? {
    var next: ScopeID? = scope
    while let current = next {
      if code[current].locals[name] != nil { return current }
      next = code[current].parent ?? code[code[current].body].enclosing
    }
    return nil
  }

  private mutating func addLocal(_ function: FunctionFact, in scope: ScopeID) {
    let id = BodyID(file: file, index: Int32(code.bodies.count))
    let outer = code[body]
    code.bodies.append(
      Body(
        id: id, kind: .function, name: function.name, owner: outer.owner, file: outer.file,
        parameters: function.parameters,
        returnType: function.returnType, generics: function.generics,
        isStatic: outer.isStatic, isBuilder: function.attributes.contains { $0.name.hasSuffix("Builder") },
        statements: function.body ?? [], position: function.position, enclosing: scope))
    code.scopes[Int(scope.index)].functions[function.name] = id
  }

  private mutating func noteUnwrapped(_ name: String, at position: Position, in scope: ScopeID) {
    guard let count = code[scope].locals[name]?.count else { return }
    code.scopes[Int(scope.index)].locals[name]?[count - 1].unwrappedAt = position
  }

  private mutating func bind(
    _ pattern: Pattern, to value: Expression?, type: TypeReference?, projections: [Local.Projection],
    evaluatedIn scope: ScopeID, in target: ScopeID
  ) {
    switch pattern {
    case .name(let name):
      let local = Local(value: value, type: type, projections: projections, scope: scope)
      code.scopes[Int(target.index)].locals[name, default: []].append(local)
    case .wildcard, .value:
      break
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        bind(
          element, to: value, type: nil, projections: projections + [.tupleElement(index, label: nil)],
          evaluatedIn: scope, in: target)
      }
    case .enumCase(let name, let payload):
      for (index, element) in payload.enumerated() {
        bind(
          element, to: value, type: nil, projections: projections + [.payload(caseName: name, index: index)],
          evaluatedIn: scope, in: target)
      }
    case .type(let cast, let inner, let position):
      code.noteController(cast.name)
      code.casts.append(CastSite(type: cast, position: position, makesValue: false, scope: scope, body: body))
      bind(inner, to: value, type: cast, projections: projections + [.cast(cast)], evaluatedIn: scope, in: target)
    }
  }

  // MARK: - Expressions

  private mutating func walk(_ expression: Expression, in scope: ScopeID) {
    switch expression {
    case .identifier, .implicitMember, .string, .boolean, .integer, .nothing, .type, .unknown:
      break
    case .keyPath(_, let path):
      code.keyPathNames.formUnion(path)
    case .member(let base, let name):
      if name == "self" || name == "init", let type = base.readName { code.namedTypes.insert(type) }
      walk(base, in: scope)
    case .specialized(let base, let arguments):
      code.noteSpecialized(base.dottedPath.map { TypeReference.named($0, arguments) }, in: body)
      walk(base, in: scope)
    case .call(let call):
      walk(call, in: scope)
    case .subscripted(let base, let arguments):
      walk(base, in: scope)
      for argument in arguments { walk(argument.value, in: scope) }
    case .interpolation(let parts), .array(let parts), .alternatives(let parts):
      for part in parts { walk(part, in: scope) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key, in: scope)
        walk(entry.value, in: scope)
      }
    case .tuple(let elements):
      for element in elements { walk(element.value, in: scope) }
    case .cast(let value, let type, let position):
      code.noteController(type.name)
      code.noteCast(of: value, to: type)
      // A class that asks which of its subclasses an object is knows no other screen by that.
      if value != .identifier("self") {
        // What is made is made where the call is; in a chain over several lines a cast can be far from the last call.
        let makesScene = value.makesScene
        code.casts.append(
          CastSite(
            type: type, position: makesScene ? place : position, makesValue: makesScene, scope: scope, body: body))
      }
      walk(value, in: scope)
    case .closure(let closure):
      walk(closure, passedTo: nil, in: scope)
    case .conditional(let branches):
      // The values of the branches are the value of this expression, not results of the body.
      let results = code.scopes[Int(callable.index)].results
      walk(branches, in: scope)
      code.scopes[Int(callable.index)].results = results
    }
  }

  private mutating func walk(_ call: Call, in scope: ScopeID) {
    let id = CallSiteID(file: file, index: Int32(code.callSites.count))
    code.callSites.append(CallSite(id: id, call: call, scope: scope, body: body))
    noteInitializers(givenTo: call, id)
    place = call.position
    if let name = call.callee.calledName {
      code.callsByName[name, default: []].append(id)
      if case .identifier = call.callee.unspecialized { code.noteController(name) }
      if let first = call.arguments.first {
        if call.showsFirst { noteShown(first.value, in: scope) }
        if first.label == "rootViewController", call.arguments.count == 1 { code.stackClasses.insert(name) }
      }
    }
    walk(call.callee, in: scope)
    let subscribes = call.callee.calledName.map { Subscriptions.methods.contains($0) } == true
    let readsPaths = call.callee.calledName.map { ChangesInPlace.readers.contains($0) } == true
    for (index, argument) in call.arguments.enumerated() {
      if readsPaths, case .keyPath = argument.value { continue }
      if case .closure(let closure) = argument.value {
        walk(closure, passedTo: (id, index), isHandler: subscribes || argument.isHandler, in: scope)
      } else {
        code.noteHandedOn(argument.value, in: body)
        walk(argument.value, in: scope)
      }
    }
  }

  /// Remembers the class of an object that is put into a navigation controller, under the name of a local as well.
  private mutating func noteShown(_ value: Expression, in scope: ScopeID) {
    if let name = value.madeClass { code.shownClasses.insert(name) }
    guard case .identifier(let name) = value, let place = scopeDeclaring(name, from: scope) else { return }
    code.shownClasses.formUnion((code[place].locals[name] ?? []).compactMap { $0.value?.madeClass })
  }

  @discardableResult
  private mutating func walk(
    _ closure: Closure, passedTo: (CallSiteID, Int)?, isHandler: Bool = false, in scope: ScopeID
  ) -> ScopeID {
    let inner = open(.closure(closure), in: scope)
    code.scopes[Int(inner.index)].isHandler = isHandler
    if let passedTo { code.scopes[Int(inner.index)].passedTo = (passedTo.0, passedTo.1) }
    code.closureScopes[ClosureKey(body: body, position: closure.position)] = inner
    walkCallable(closure.body, in: inner)
    return inner
  }
}

/// The methods by which libraries are told what to do when a value comes.
enum Subscriptions {
  /// Of Combine, RxSwift, ReactiveSwift and Foundation.
  static let methods: Set<String> = [
    "sink", "onReceive", "subscribe", "bind", "drive", "emit", "on", "observe", "observeValues", "observeResult",
    "startWithValues", "startWithResult", "startWithCompleted", "addObserver", "addTarget", "onChange", "assign",
  ]
}

extension Call {
  /// Whether only a controller can be its first argument.
  fileprivate var showsFirst: Bool {
    switch callee.calledName {
    case "pushViewController": true
    case "present": arguments.first?.label == nil && arguments.dropFirst().first?.label == "animated"
    default: arguments.first?.label == "rootViewController"
    }
  }
}

extension Argument {
  /// Whether the label says that the closure handles an event: `onSelect:`, `onFinish:`.
  fileprivate var isHandler: Bool {
    guard let label, label.hasPrefix("on") else { return false }
    return label.dropFirst(2).first?.isUppercase == true
  }
}

extension Expression {
  /// The last name of what a call calls: `b` for `a.b()`, `T` for `T<U>()`.
  var calledName: String? {
    switch self {
    case .identifier(let name), .implicitMember(let name), .member(_, let name): name
    case .specialized(let base, _): base.calledName
    default: nil
    }
  }
}
