import NavigationModel

/// What methods put into a property of their object before they call others of it, which read it there:
///
///     func show(_ page: UIViewController) { queue.append(page); showNext() }
///     private func showNext() { presenter.present(queue.removeFirst(), animated: true) }
///
/// Whoever calls `show` says what is shown, although no argument hands it on to `showNext`.
struct Handovers: Sendable {
  /// A place that puts what its method is given into a property of the object.
  struct Store {
    let property: String
    /// What the property holds from then on; of a collection, what the method has put there.
    let content: Expression
    let scope: ScopeID
    let position: Position
  }

  private var stores: [BodyID: [Store]] = [:]
  private var received: [BodyID: Set<String>] = [:]
  /// Whether methods of each type hand anything over: most do not, and are asked for it often.
  private var concerned: [Bool] = []
  /// The collections from which code of their types takes what it has used.
  private var queues: [TypeID: Set<String>] = [:]

  /// Methods that call each other on the way to where a property is read are not more than these.
  private static let maximumCalls = 4

  /// No handovers.
  init() {}

  init(program: Program) {
    for file in program.code {
      for (name, sites) in file.assignmentsByName {
        for site in sites where isMethod(site.body, in: program) && site.value != .nothing {
          let store = Store(property: name, content: site.value, scope: site.scope, position: site.position)
          add(store, to: site.target, by: site.body, in: program)
        }
      }
      for id in Call.additions.flatMap({ file.callsByName[$0] ?? [] }) {
        let site = file[id]
        guard isMethod(site.body, in: program), let (collection, value) = site.call.addition,
          let name = collection.readName
        else { continue }
        let store = Store(
          property: name, content: site.call.addsArray ? value : .array([value]), scope: site.scope,
          position: site.call.position)
        add(store, to: collection, by: site.body, in: program)
      }
      for id in Self.removals.flatMap({ file.callsByName[$0] ?? [] }) {
        guard let owner = program[file[id].body].owner, case .member(let base, _) = file[id].call.callee,
          let name = base.readName
        else { continue }
        queues[owner, default: []].insert(name)
      }
    }
    concerned = Array(repeating: false, count: program.types.count)
    for (body, found) in stores {
      for store in found { follow(store, from: body, in: program) }
    }
    for owner in received.keys.compactMap({ program[$0].owner }) { concerned[owner.index] = true }
  }

  /// Whether methods of a type read what others of it have put into a property for them.
  func concern(_ type: TypeID?) -> Bool {
    guard let type, type.index < concerned.count else { return false }
    return concerned[type.index]
  }

  /// The properties in which a method may read what its callers have just put there; none for most.
  func properties(receivedBy body: BodyID) -> Set<String> { received[body] ?? [] }

  /// Whether a property is a queue: who takes the next element from it shows what others have put there.
  func isQueue(_ property: String, of type: TypeID) -> Bool { queues[type]?.contains(property) ?? false }

  /// Methods that take elements from a collection.
  private static let removals = ["popFirst", "popLast", "remove", "removeFirst", "removeLast"]

  /// What a method has put into a property on the way to a call: the last that it comes by in any case.
  func store(of property: String, by body: BodyID, before position: Position, in scope: ScopeID, _ program: Program)
    -> Store?
  {
    (stores[body] ?? []).filter {
      $0.property == property && $0.position < position && program.isScope(scope, within: $0.scope)
    }.max { $0.position < $1.position }
  }

  /// How many places of a method put what it is given into a property.
  func count(of property: String, by body: BodyID) -> Int { (stores[body] ?? []).count { $0.property == property } }

  /// Whether a method puts what it is given into a property.
  func puts(into property: String, _ body: BodyID) -> Bool { count(of: property, by: body) > 0 }

  /// Whether a body is a method that is given anything.
  private func isMethod(_ body: BodyID, in program: Program) -> Bool {
    program[body].kind == .function && program[body].owner != nil && !program[body].parameters.isEmpty
  }

  private mutating func add(_ store: Store, to target: Expression, by id: BodyID, in program: Program) {
    let body = program[id]
    guard let owner = body.owner, program.isOwn(target, named: store.property, in: body),
      target != .identifier(store.property) || program.locals(named: store.property, from: store.scope) == nil,
      let property = program[owner].properties[store.property]?.first, property.getter == nil,
      holdsWhatIsShown(property, of: owner, in: program),
      program.depends(store.content, onParametersOf: body, from: store.scope)
    else { return }
    stores[id, default: []].append(store)
  }

  /// Whether a property can say what is shown: screens, or values of the program's own that say which.
  private func holdsWhatIsShown(_ property: Property, of owner: TypeID, in program: Program) -> Bool {
    var name = property.fact.type?.name
    if case .array(let element)? = property.fact.type { name = element.name }
    // `private var queue = [UIViewController]()`
    if property.fact.type == nil, case .call(let call)? = property.fact.initializer,
      case .array(let elements) = call.callee
    {
      name = elements.first?.dottedPath
    }
    guard let name,
      let type = program.resolve(name, inside: program[owner].name, file: property.file)
    else { return false }
    if program.isController(type) || program.isView(type) { return true }
    return program[type].isDeclared && [.struct, .enum].contains(program[type].kind)
  }

  /// Notes the methods that run after a place has put something into a property, as far as the object calls its own.
  private mutating func follow(_ store: Store, from body: BodyID, in program: Program) {
    var seen: Set<BodyID> = [body]
    var next = program.ownCalls(in: body) { $0.call.position > store.position }
    for _ in 0..<Self.maximumCalls where !next.isEmpty {
      let reached = next.filter { seen.insert($0).inserted }
      for method in reached { received[method, default: []].insert(store.property) }
      next = reached.flatMap { program.ownCalls(in: $0) { _ in true } }
    }
  }
}

extension Program {
  /// Whether an expression is a member of the object, or of the type, that a body belongs to.
  func isOwn(_ expression: Expression, named name: String, in body: Body) -> Bool {
    switch expression {
    case .identifier(name): true
    case .member(let base, name): isObject(base, of: body)
    default: false
    }
  }

  /// Whether an expression is the object, or the type, that a body belongs to.
  func isObject(_ expression: Expression, of body: Body) -> Bool {
    switch expression {
    case .identifier("self"), .identifier("Self"): true
    case .identifier(let type): body.owner.map { self[$0].bareName == type } ?? false
    default: false
    }
  }

  /// The methods of the same type that a body calls on its own object, or on the type.
  fileprivate func ownCalls(in id: BodyID, where isMeant: (CallSite) -> Bool) -> [BodyID] {
    let body = self[id]
    guard let owner = body.owner else { return [] }
    return calls(in: id).flatMap { site -> [BodyID] in
      guard let name = site.call.callee.calledName, isOwn(site.call.callee, named: name, in: body), isMeant(site) else {
        return []
      }
      return (self[owner].functions[name] ?? []).filter { self[$0].kind == .function }
    }
  }

  /// Locals that are made of each other on the way from a parameter are not more than these.
  private static let maximumLocals = 4

  /// Whether a value is made of what a method is given.
  fileprivate func depends(_ value: Expression, onParametersOf body: Body, from scope: ScopeID) -> Bool {
    let given = Set(body.parameters.map(\.name))
    var seen: Set<String> = []
    var next = value.mentionedNames
    for _ in 0..<Self.maximumLocals {
      if !next.isDisjoint(with: given) { return true }
      seen.formUnion(next)
      let values = next.flatMap { locals(named: $0, from: scope) ?? [] }.compactMap(\.value)
      next = values.reduce(into: Set<String>()) { $0.formUnion($1.mentionedNames) }.subtracting(seen)
      if next.isEmpty { return false }
    }
    return false
  }
}
