import NavigationModel

/// The properties in which coordinators keep their children, and what code puts into them and takes out of them.
struct ChildCollections {
  /// What is done with a collection.
  struct Operation {
    enum Kind: Hashable { case keep, release }

    let kind: Kind
    let collection: String
    let body: BodyID
    let scope: ScopeID
    let position: Position
    /// What is put in; nil where it is taken out.
    let value: Expression?
    /// The names of locals and parameters that say what is taken out.
    let names: Set<String>
  }

  /// A function that puts its parameter into a collection, or takes something out of one.
  struct Helper {
    let body: BodyID
    let owner: TypeID
    let collection: String
    /// The place of the parameter that is put in; nil for a function that takes out.
    let parameter: Int?
  }

  /// The direct operations by the type whose code does them.
  private(set) var operations: [TypeID: [Operation]] = [:]
  /// The code of each type that has such collections.
  private(set) var bodies: [TypeID: [BodyID]] = [:]
  /// The functions that put in, and those that take out, by name.
  private(set) var keepers: [String: [Helper]] = [:]
  private(set) var releasers: [String: [Helper]] = [:]

  private let program: Program
  /// The types that collections are declared to hold.
  private var elements: Set<TypeID> = []
  /// The names of the collections that each type declares.
  private var declared: [TypeID: Set<String>] = [:]
  /// The names of collections that code outside of coordinators takes something out of.
  private(set) var releasedFromOutside: Set<String> = []

  /// - Parameter unnamed: functions that nothing runs, whose code is left out.
  init(program: Program, without unnamed: UnnamedFunctions) {
    self.program = program
    for type in program.declaredTypes {
      for (name, properties) in program[type].properties {
        let held = properties.compactMap { element(of: $0, in: type) }
        guard !held.isEmpty else { continue }
        declared[type, default: []].insert(name)
        elements.formUnion(held)
      }
    }
    guard !declared.isEmpty else { return }
    for type in program.declaredTypes {
      let names = self.names(of: type)
      if !names.isEmpty { operations[type] = [] }
    }
    for code in program.code {
      for body in code.bodies where !unnamed.contain(body.id) { addOperations(of: body) }
    }
    addHelpers()
  }

  /// The names of the collections of a type, inherited ones included.
  func names(of type: TypeID) -> Set<String> {
    program.lineage(of: type).reduce(into: []) { $0.formUnion(declared[$1] ?? []) }
  }

  /// Whether collections hold whatever is of the type: it does not tell one child from another.
  func isElement(_ type: TypeID) -> Bool { elements.contains(type) }

  // MARK: - Declarations

  /// The coordinators that a property holds; nil for one that is no collection of them.
  private func element(of property: Property, in type: TypeID) -> TypeID? {
    guard !property.fact.isStatic, !property.fact.isWeak, property.fact.getter == nil,
      let element = Self.element(of: property.fact)?.name,
      let found = program.resolve(element, inside: program[type].name, file: property.file),
      program.isCoordinator(found)
    else { return nil }
    return found
  }

  /// The type of the elements of an array or a dictionary, as it is declared or as its empty value says.
  private static func element(of property: PropertyFact) -> TypeReference? {
    switch property.type {
    case .array(let element), .dictionary(_, let element): return element
    case nil: break
    default: return nil
    }
    guard case .call(let call) = property.initializer else { return nil }
    switch call.callee {
    case .array(let elements): return elements.first?.calledName.map { .named($0, []) }
    case .dictionary(let entries): return entries.first?.value.calledName.map { .named($0, []) }
    case .type(.array(let element)), .type(.dictionary(_, let element)): return element
    default: return nil
    }
  }

  // MARK: - Operations

  private mutating func addOperations(of body: Body) {
    let names = body.owner.flatMap { operations[$0] != nil ? self.names(of: $0) : nil } ?? []
    for site in program.calls(in: body.id) where operation(of: site, on: names) == nil { noteRelease(site.call) }
    guard let owner = body.owner, !names.isEmpty else { return }
    bodies[owner, default: []].append(body.id)
    operations[owner, default: []] += operations(of: body, on: names)
  }

  private func operations(of body: Body, on names: Set<String>) -> [Operation] {
    var found = program.calls(in: body.id).compactMap { operation(of: $0, on: names) }
    CodeWalk(statement: { statement in
      guard case .assignment(let target, let value, let position) = statement,
        let operation = operation(assigning: value, to: target, at: position, on: names, in: body)
      else { return }
      found.append(operation)
    }).walk(body.statements)
    return found
  }

  /// `parent.children.removeAll()`: whose children they are is not asked, the name will do.
  private mutating func noteRelease(_ call: Call) {
    guard case .member(.member(_, let collection), let method) = call.callee, Self.isRemoval(method) else { return }
    releasedFromOutside.insert(collection)
  }

  private func operation(of site: CallSite, on names: Set<String>) -> Operation? {
    let call = site.call
    switch call.callee {
    case .member(let base, let method):
      guard let collection = base.ownPropertyName, names.contains(collection) else { return nil }
      if Self.isRemoval(method) {
        return Operation(
          kind: .release, collection: collection, body: site.body, scope: site.scope, position: call.position,
          value: nil, names: call.arguments.reduce(into: []) { $0.formUnion($1.value.mentionedNames) })
      }
      guard Collecting.additions.contains(method), let value = call.arguments.first?.value else { return nil }
      return Operation(
        kind: .keep, collection: collection, body: site.body, scope: site.scope, position: call.position, value: value,
        names: [])
    case .identifier("+="):
      guard let collection = call.arguments.first?.value.ownPropertyName, names.contains(collection),
        case .array(let added) = call.arguments.last?.value, added.count == 1
      else { return nil }
      return Operation(
        kind: .keep, collection: collection, body: site.body, scope: site.scope, position: call.position,
        value: added[0], names: [])
    default:
      return nil
    }
  }

  /// `children[id] = child` puts in; `children[id] = nil` and a new collection take out.
  private func operation(
    assigning value: Expression, to target: Expression, at position: Position, on names: Set<String>, in body: Body
  ) -> Operation? {
    if case .subscripted(let base, _) = target, let collection = base.ownPropertyName, names.contains(collection) {
      return Operation(
        kind: value == .nothing ? .release : .keep, collection: collection, body: body.id, scope: body.scope,
        position: position, value: value == .nothing ? nil : value, names: [])
    }
    guard body.kind != .initializer, let collection = target.ownPropertyName, names.contains(collection) else {
      return nil
    }
    return Operation(
      kind: .release, collection: collection, body: body.id, scope: body.scope, position: position, value: nil,
      names: value.mentionedNames)
  }

  private static func isRemoval(_ method: String) -> Bool { method.hasPrefix("remove") || method.hasPrefix("pop") }

  // MARK: - Helpers

  private mutating func addHelpers() {
    for (owner, operations) in operations.sorted(by: { $0.key < $1.key }) {
      for operation in operations {
        let body = program[operation.body]
        guard body.kind == .function else { continue }
        switch operation.kind {
        case .keep:
          guard case .identifier(let name) = operation.value,
            let parameter = body.parameters.firstIndex(where: { $0.name == name })
          else { continue }
          keepers[body.name, default: []].append(
            Helper(body: body.id, owner: owner, collection: operation.collection, parameter: parameter))
        case .release:
          releasers[body.name, default: []].append(
            Helper(body: body.id, owner: owner, collection: operation.collection, parameter: nil))
        }
      }
    }
  }
}
