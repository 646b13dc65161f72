import NavigationModel

/// The views that models hand out: `model.items[0].view`, `router.view(for: .home)`.
///
/// A view that has a model in a property shows nothing by that. It shows what its code asks the model for: a member
/// that gives a view, of the model itself or of something that it holds.
struct HandedViews: Sendable {
  /// What a view that a model makes can be got from.
  enum Carrier: Hashable {
    /// Any member of a type that gives views.
    case type(TypeID)
    case member(TypeID, String)
  }

  /// A place at which a property is read.
  struct Read {
    /// What the property is read of; nil for what the code names as its own.
    let base: Expression?
    let scope: ScopeID
    let spot: CodeSpot
  }

  private let program: Program
  /// The members that give views, by the type that declares them.
  private let members: [TypeID: Set<String>]
  /// Where such properties are read, by their name.
  private let reads: [String: [Read]]

  init(program: Program) {
    self.program = program
    var names: Set<Substring> = ["AnyView", "View"]
    for type in program.declaredTypes where program.isView(type) { names.insert(program[type].name.lastName) }
    var members: [TypeID: Set<String>] = [:]
    var properties: Set<String> = []
    for type in program.typeIDs where names.count > 2 && Self.isModel(type, in: program) {
      var found: Set<String> = []
      for (name, declared) in program[type].properties
      where declared.contains(where: { Self.givesView($0, names, of: type, in: program) }) {
        found.insert(name)
        properties.insert(name)
      }
      for (name, bodies) in program[type].functions where name != "init" {
        let givesView = bodies.contains { Self.givesView(program[$0].returnType, names, of: type, in: program) }
        if givesView { found.insert(name) }
      }
      if !found.isEmpty { members[type] = found }
    }
    self.members = members
    var reader = PropertyReader(program: program, names: properties)
    if !properties.isEmpty { reader.readAll() }
    reads = reader.reads
  }

  /// Whether objects of a type show nothing by themselves: no views, no modifiers, no controllers.
  static func isModel(_ type: TypeID, in program: Program) -> Bool {
    program[type].isDeclared && !program.isView(type) && !program.isController(type) && !program.isEntry(type)
      && program[type].properties["body"] == nil && program[type].functions["body"] == nil
      && program[type].functions["makeBody"] == nil && !program.inherits(type, fromAnyNamed: ["UIView", "NSView"])
  }

  private static func givesView(
    _ property: Property, _ names: Set<Substring>, of owner: TypeID, in program: Program
  ) -> Bool {
    if let type = property.fact.type { return givesView(type, names, of: owner, in: program) }
    guard case .call(let call)? = property.fact.initializer, let made = call.callee.unspecialized.dottedPath else {
      return false
    }
    return names.contains(made.lastName)
  }

  private static func givesView(
    _ type: TypeReference?, _ names: Set<Substring>, of owner: TypeID, in program: Program
  ) -> Bool {
    guard let type else { return false }
    return type.givenNames.contains { name in
      names.contains(name.lastName)
        || program[owner].generics.contains { $0.name == name && $0.constraint?.name == "View" }
    }
  }

  /// What the view can be got from that a call in the code of a model makes, or another model gives there; nothing where
  /// the code does not say.
  func carriers(of link: Holders.Link, evaluator: Evaluator) -> [Carrier] {
    guard let owner = link.owner, Self.isModel(owner, in: program) else { return [] }
    let own = link.body.flatMap { body in
      members[owner]?.contains(program[body].name) == true ? Carrier.member(owner, program[body].name) : nil
    }
    // What a coordinator does not give back it shows.
    if program.isCoordinator(owner) { return [own].compactMap(\.self) }
    let made = link.making.map { program[$0] }
    let found = (made.map { takers(of: $0, evaluator: evaluator) } ?? []) + [own].compactMap(\.self)
    guard found.isEmpty, members[owner] != nil else { return found }
    // What is made in a cell, say, the object shows itself.
    return made.map(isErased) ?? link.isKept ? [.type(owner)] : []
  }

  /// Whether what a call makes becomes a view of any type there, to be kept with others.
  private func isErased(_ made: CallSite) -> Bool {
    program.calls(in: made.body).contains { call in
      guard call.call.callee.calledName?.hasSuffix("AnyView") == true else { return false }
      if case .member(let base, _) = call.call.callee, Self.holds(base, made.call) { return true }
      return call.call.arguments.contains { Self.holds($0.value, made.call) }
    }
  }

  /// Who gets the view that a call makes: objects that are made with it, functions that take it, and properties.
  private func takers(of made: CallSite, evaluator: Evaluator) -> [Carrier] {
    let receivers = Receivers(program: program)
    var found: [Carrier] = []
    for call in program.calls(in: made.body)
    where call.id != made.id && call.call.arguments.contains(where: { Self.holds($0.value, made.call) }) {
      if let type = receivers.type(madeBy: call) {
        if members[type] != nil { found.append(.type(type)) }
      } else if case .member(let base, let name) = call.call.callee {
        let type = evaluator.staticType(of: base, in: call.scope, evaluator.openActivation(of: call.body))
        let all = program.ownersOfFunctions[name] ?? []
        let owners = all.filter { owner in type.map { isRelated($0, owner) } ?? (all.count == 1) }
        found += owners.filter { members[$0] != nil }.map { .type($0) }
      }
    }
    for site in program.propertyUses.assignments(in: made.body) where Self.holds(site.value, made.call) {
      guard let name = site.target.readName, let owner = evaluator.receiver(of: site) else { continue }
      let declaring = program.lineage(of: owner).first { members[$0]?.contains(name) == true }
      if let declaring { found.append(.member(declaring, name)) }
    }
    return found
  }

  private static func holds(_ expression: Expression, _ made: Call) -> Bool {
    var isFound = false
    CodeWalk(expression: { expression in
      if case .call(let call) = expression, call.position == made.position { isFound = true }
      return !isFound
    }).walk(expression)
    return isFound
  }

  /// The members by which a view can be got from a carrier, sorted.
  func members(of carrier: Carrier) -> [(type: TypeID, name: String)] {
    switch carrier {
    case .member(let type, let name): [(type, name)]
    case .type(let type):
      program.lineage(of: type).flatMap { ancestor in
        (members[ancestor] ?? []).sorted().map { (ancestor, $0) }
      }
    }
  }

  /// Where a property is read: of objects of a type, and of what is not known.
  func reads(of name: String, in type: TypeID, evaluator: Evaluator) -> (known: [Read], others: [Read]) {
    var found: (known: [Read], others: [Read]) = ([], [])
    for read in reads[name] ?? [] {
      evaluator.resetBudget()
      let body = program[program[read.scope].body]
      let owner =
        read.base.map { evaluator.staticType(of: $0, in: read.scope, evaluator.openActivation(of: body.id)) }
        ?? body.owner
      if let owner {
        if isRelated(owner, type) { found.known.append(read) }
      } else if read.base != nil, body.owner.map({ !program.isController($0) }) ?? true {
        found.others.append(read)
      }
    }
    return found
  }

  private func isRelated(_ type: TypeID, _ other: TypeID) -> Bool {
    program.inherits(type, from: other) || program.inherits(other, from: type)
  }
}

extension TypeReference {
  /// The names of the nominal types of which a value of this type is one or holds one; of a function, what it gives.
  fileprivate var givenNames: [String] {
    switch self {
    case .named(let name, let arguments): [name] + arguments.flatMap(\.givenNames)
    case .array(let element): element.givenNames
    case .dictionary(_, let value): value.givenNames
    case .tuple(let elements): elements.flatMap(\.type.givenNames)
    case .function(_, let result): result.givenNames
    case .composition(let parts): parts.flatMap(\.givenNames)
    case .metatype: []
    }
  }
}
