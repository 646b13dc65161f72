import NavigationModel

/// Finds the children that coordinators keep in collections, and tells which of them are taken out again.
struct KeptChildFinder {
  /// A child that is kept, before nodes are made of types.
  struct Kept {
    let coordinator: TypeID
    let collection: String
    let value: Expression
    /// The declared type of the child; nil where it is not known.
    let child: TypeID?
    let body: BodyID
    let scope: ScopeID
    let position: Position
    var isReleased = false
    var isRepeated = false
  }

  private let evaluator: Evaluator
  private let collections: ChildCollections
  private let unnamed: UnnamedFunctions
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator, without unnamed: UnnamedFunctions) {
    self.evaluator = evaluator
    self.unnamed = unnamed
    collections = ChildCollections(program: evaluator.program, without: unnamed)
  }

  /// What all coordinators keep, and the screens that keep coordinators as one does, in the order of the types and of
  /// their code.
  func kept() -> [Kept] {
    collections.operations.keys.sorted().flatMap { type -> [Kept] in
      guard !program[type].isProtocol, program[type].kind != .struct,
        program.isCoordinator(type) || program.isController(type)
      else { return [] }
      let all = kept(by: type)
      let releases = all.isEmpty ? [] : self.releases(of: type)
      return all.map { kept in
        var kept = kept
        kept.isReleased = isReleased(kept, releases, among: all)
        kept.isRepeated = !isSingle(kept) && isRepeated(kept) && !isOnlyRoot(kept, among: all)
        return kept
      }
    }
  }

  // MARK: - Keeping

  private func kept(by type: TypeID) -> [Kept] {
    let direct = (collections.operations[type] ?? []).compactMap { operation -> Kept? in
      guard operation.kind == .keep, let value = operation.value, !isParameter(value, of: operation.body) else {
        return nil
      }
      return Kept(
        coordinator: type, collection: operation.collection, value: value,
        child: self.type(of: value, in: operation.scope), body: operation.body, scope: operation.scope,
        position: operation.position)
    }
    let helped = ownCalls(of: type).compactMap { site -> Kept? in
      guard let helper = helper(called: site, by: type, among: collections.keepers),
        let value = argument(of: site.call, for: helper), !isParameter(value, of: site.body)
      else { return nil }
      return Kept(
        coordinator: type, collection: helper.collection, value: value, child: self.type(of: value, in: site.scope),
        body: site.body, scope: site.scope, position: site.call.position)
    }
    return direct + helped
  }

  /// The calls in the code of a type, in source order.
  private func ownCalls(of type: TypeID) -> [CallSite] {
    (collections.bodies[type] ?? []).flatMap { program.calls(in: $0) }
  }

  /// The function of the object itself that a call means.
  private func helper(
    called site: CallSite, by type: TypeID, among helpers: [String: [ChildCollections.Helper]]
  ) -> ChildCollections.Helper? {
    guard let name = site.call.callee.ownPropertyName, site.call.callee != .identifier("self") else { return nil }
    return helpers[name]?.first {
      program.inherits(type, from: $0.owner) && $0.body != site.body && fits(site.call, $0)
    }
  }

  /// Names such as `remove` mean many functions, which their labels tell apart.
  private func fits(_ call: Call, _ helper: ChildCollections.Helper) -> Bool {
    let parameters = program[helper.body].parameters
    let arguments = call.arguments.filter { !$0.isTrailing }
    return arguments.first?.label == parameters.first?.label && arguments.count <= parameters.count
  }

  private func argument(of call: Call, for helper: ChildCollections.Helper) -> Expression? {
    guard let index = helper.parameter else { return nil }
    let parameter = program[helper.body].parameters[index]
    if let label = parameter.label { return call.arguments.first { $0.label == label }?.value }
    return call.arguments.indices.contains(index) && call.arguments[index].label == nil
      ? call.arguments[index].value : nil
  }

  private func isParameter(_ value: Expression, of body: BodyID) -> Bool {
    guard case .identifier(let name) = value else { return false }
    return program[body].parameters.contains { $0.name == name }
  }

  // MARK: - Releasing

  /// A place that takes something out of a collection.
  private struct Release {
    let collection: String
    /// Nil for code of other types.
    let body: BodyID?
    /// The names that say what is taken out.
    let names: Set<String>
    /// The types of coordinators that have such names; none where anything can be taken out.
    let types: Set<TypeID>
  }

  private func releases(of type: TypeID) -> [Release] {
    let lineage = program.lineage(of: type)
    let direct = lineage.flatMap { collections.operations[$0] ?? [] }.compactMap { operation -> Release? in
      guard operation.kind == .release, !isHelper(operation.body, of: type) else { return nil }
      return release(from: operation.collection, operation.names, in: operation.scope, body: operation.body)
    }
    let called = collections.releasers.sorted { $0.key < $1.key }.flatMap { name, helpers -> [Release] in
      let own = helpers.filter { lineage.contains($0.owner) }
      return own.isEmpty
        ? []
        : (program.callsByName[name] ?? []).compactMap { id in
          let site = program[id]
          guard !unnamed.contain(site.body), let helper = own.first(where: { fits(site.call, $0) }) else { return nil }
          let owner = program[site.body].owner
          let names = site.call.arguments.reduce(into: Set<String>()) { $0.formUnion($1.value.mentionedNames) }
          let found = release(from: helper.collection, names, in: site.scope, body: owner == type ? site.body : nil)
          if let receiver = receiver(of: site, found, helper), !isRelated(receiver, type) { return nil }
          return found
        }
    }
    let outside = collections.releasedFromOutside.sorted().map {
      Release(collection: $0, body: nil, names: [], types: [])
    }
    return direct + called + outside
  }

  private func release(from collection: String, _ names: Set<String>, in scope: ScopeID, body: BodyID?) -> Release {
    // `first { $0 === child }` is of any type, and the child that is looked for has its own.
    let sought = names.flatMap { program.locals(named: $0, from: scope) ?? [] }.compactMap(\.value).flatMap(
      \.mentionedNames)
    let types = Set(
      names.union(sought).compactMap { type(of: .identifier($0), in: scope) }.filter { program.isCoordinator($0) })
    let nearest = types.filter { type in
      !types.contains { $0 != type && program.inherits($0, from: type) } && !collections.isElement(type)
    }
    return Release(collection: collection, body: body, names: names, types: nearest)
  }

  /// The type of the object whose helper is called; nil where it can be any.
  private func receiver(of site: CallSite, _ release: Release, _ helper: ChildCollections.Helper) -> TypeID? {
    let owner = program[site.body].owner
    guard case .member(let base, _) = site.call.callee, base != .identifier("self") else { return owner }
    if let type = type(of: base, in: site.scope) { return type }
    // Where neither the receiver nor the child is known, it is mostly `self` under another name.
    return release.types.isEmpty ? owner.flatMap { program.inherits($0, from: helper.owner) ? $0 : nil } : nil
  }

  private func type(of expression: Expression, in scope: ScopeID) -> TypeID? {
    evaluator.staticType(of: expression, in: scope, evaluator.openActivation(of: program[scope].body))
  }

  private func isRelated(_ type: TypeID, _ other: TypeID) -> Bool {
    program.inherits(type, from: other) || program.inherits(other, from: type)
  }

  /// Whether a function takes out what those who call it say, and nothing where nobody does.
  ///
  /// What no code calls can still be called by a framework, unless a protocol's extension has it.
  private func isHelper(_ body: BodyID, of type: TypeID) -> Bool {
    let function = program[body]
    guard function.kind == .function, let owner = function.owner else { return false }
    if takesCoordinator(function) { return true }
    return owner != type && (program[owner].isProtocol || program.callsByName[function.name] != nil)
  }

  private func takesCoordinator(_ function: Body) -> Bool {
    function.parameters.contains { parameter in
      guard let name = parameter.type?.name else { return false }
      return program.resolve(name, inside: function.owner.map { program[$0].name }, file: function.file)
        .map(program.isCoordinator) ?? name.hasSuffix("Coordinator")
    }
  }

  /// Whether a release in the same body names the child, or another one can mean a child of its type.
  private func isReleased(_ kept: Kept, _ releases: [Release], among all: [Kept]) -> Bool {
    releases.contains { release in
      guard release.collection == kept.collection else { return false }
      let paired = all.filter { $0.body == release.body && names($0, release) }
      guard paired.isEmpty else { return kept.body == release.body && names(kept, release) }
      guard let child = kept.child, !release.types.isEmpty else { return true }
      return release.types.contains { isRelated(child, $0) }
    }
  }

  private func names(_ kept: Kept, _ release: Release) -> Bool {
    kept.value.ownPropertyName.map(release.names.contains) ?? false
  }

  // MARK: - Repeating

  /// Whether the code can keep several children in the life of one coordinator.
  private func isRepeated(_ kept: Kept) -> Bool {
    isInClosure(kept.scope) || isRepeated(kept.body, of: kept.coordinator, depth: 0)
  }

  private func isRepeated(_ body: BodyID, of type: TypeID, depth: Int) -> Bool {
    let function = program[body]
    // The initial value of a property is made once, when the property is first asked for.
    guard function.kind != .initializer, function.kind != .initialValue else { return false }
    guard function.kind == .function, depth < Self.maximumCallers else { return true }
    if Self.loading.contains(function.name), program.isController(type) { return false }
    let calls = (program.callsByName[function.name] ?? []).map { program[$0] }.filter { !unnamed.contain($0.body) }
    let own = calls.filter { site in
      site.call.callee.ownPropertyName != nil
        && (program[site.body].owner.map { program.inherits(type, from: $0) || program.inherits($0, from: type) }
          ?? false)
    }
    // Whoever makes a coordinator starts it, mostly once.
    let isStart =
      function.name == "start" || !CoordinatorMethods.starts(function.name) && program.isStart(body)
    if !isStart, own.count < calls.count || own.isEmpty { return true }
    return own.contains {
      isInClosure($0.scope) || ($0.body != body && isRepeated($0.body, of: type, depth: depth + 1))
    }
  }

  private func isInClosure(_ scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let current = next {
      if case .closure = program[current].kind, !isCompletion(current), !runsOnce(current), !isInitialValue(current) {
        return true
      }
      next = program[current].parent
    }
    return false
  }

  /// Whether a child is added only where there is none yet: `guard shop == nil else { return }`, where the same code sets
  /// the property to the child, and no code of the coordinator forgets it there.
  private func isSingle(_ kept: Kept) -> Bool {
    let empty = emptyProperties(around: kept.scope)
    guard !empty.isEmpty else { return false }
    return program.propertyUses.assignments(in: kept.body).contains { site in
      guard let property = site.target.ownPropertyName, empty.contains(property), site.value == kept.value else {
        return false
      }
      return !(collections.bodies[kept.coordinator] ?? []).contains { body in
        program.propertyUses.assignments(in: body).contains {
          $0.target.ownPropertyName == property && $0.value == .nothing
        }
      }
    }
  }

  /// The properties that the branches around a place have found to be nil.
  private func emptyProperties(around scope: ScopeID) -> Set<String> {
    var found: Set<String> = []
    var next: ScopeID? = scope
    while let current = next {
      if case .branch(let conditions) = program[current].kind {
        for condition in conditions {
          if case .holds(let test) = condition, let name = propertyComparedWithNil(test, by: "==") {
            found.insert(name)
          } else if case .fails(let test) = condition, let name = propertyComparedWithNil(test, by: "!=") {
            found.insert(name)
          }
        }
      }
      next = program[current].parent
    }
    return found
  }

  private func propertyComparedWithNil(_ test: Expression, by symbol: String) -> String? {
    guard case .call(let call) = test, call.callee == .identifier(symbol), call.arguments.count == 2,
      call.arguments[1].value == .nothing
    else { return nil }
    return call.arguments[0].value.ownPropertyName
  }

  /// Whether a closure is called on the spot for the initial value of a property.
  private func isInitialValue(_ closure: ScopeID) -> Bool {
    let body = program[program[closure].body]
    guard body.kind == .initialValue, program[closure].parent == body.scope,
      case .call(let call)? = program[body.scope].results.values.first?.value, case .closure = call.callee
    else { return false }
    return true
  }

  /// Whether a closure is what is done at the end of something, which ends once.
  private func isCompletion(_ closure: ScopeID) -> Bool {
    guard let passedTo = program[closure].passedTo else { return false }
    return program[passedTo.site].call.arguments[passedTo.argument].label?.hasPrefix("completion") == true
  }

  /// Whether a closure runs once each time control comes to it, later or on another thread.
  private func runsOnce(_ closure: ScopeID) -> Bool {
    guard let passedTo = program[closure].passedTo else { return false }
    return switch program[passedTo.site].call.callee.unspecialized {
    case .identifier("Task"), .member(.identifier("Task"), "detached"), .member(.identifier("MainActor"), "run"): true
    case .member(_, let name): Self.dispatches.contains(name)
    default: false
    }
  }

  /// Whether a child is what a window shows from then on, so that it lives as long as the app. Where several children
  /// take turns at that, the one before stays.
  private func isOnlyRoot(_ kept: Kept, among all: [Kept]) -> Bool {
    isRoot(kept)
      && !all.contains { $0.collection == kept.collection && $0.position != kept.position && isRoot($0) }
  }

  private func isRoot(_ kept: Kept) -> Bool {
    guard let name = kept.value.ownPropertyName else { return false }
    return (program.assignmentsByName["rootViewController"] ?? []).contains {
      $0.body == kept.body && $0.value.mentionedNames.contains(name)
    }
  }

  /// What the system calls once in the life of a controller.
  private static let loading: Set<String> = ["loadView", "viewDidLoad", "windowDidLoad", "awakeFromNib"]

  /// The methods of a queue that run what they are given.
  private static let dispatches: Set<String> = ["async", "asyncAfter", "sync"]

  /// Longer ways from the start of a coordinator to a place have not been seen.
  private static let maximumCallers = 6
}
