import NavigationModel

/// Evaluates members of values: properties, methods that are named without being called, static members.
extension Evaluator {
  func evaluateMember(
    _ name: String, of base: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    if name == "self" { return evaluate(base, in: scope, activation) }
    // `DetailView.init` stands for the type wherever it is called.
    if name == "init" { return evaluate(base, in: scope, activation) }
    // `Outer.Inner` names a type, and so does `Module.Type`.
    if let path = base.dottedPath {
      if let found = generated(name, of: base, path: path, in: scope) { return [found] }
      let body = program[program[scope].body]
      let inside = body.owner.map { program[$0].name }
      if path.first?.isUppercase == true,
        let type = program.resolve("\(path).\(name)", inside: inside, file: body.file), program[type].isDeclared
      {
        return [.certain(.metatype(type))]
      }
    }
    let found = evaluate(base, in: scope, activation).flatMap { member(name, of: $0) }
    let isOwn = base == .identifier("self") && found.allSatisfy(\.isUnknown) && namesOwnContents(name, in: scope)
    return isOwn ? [.certain(.nothing)] : found
  }

  func member(_ name: String, of candidate: Candidate) -> [Candidate] {
    if case .parameter = candidate.value { return [candidate.weakened(to: .inferred)] }
    if candidate.isUnknown { return [candidate] }
    let found = member(name, of: candidate.value) ?? []
    guard !found.isEmpty else { return [.unknown("nothing is known of the member \(name)")] }
    return found.map { $0.weakened(to: candidate.confidence) }
  }

  /// The member of a value; nil where the value has none of that name.
  func member(_ name: String, of value: Value) -> [Candidate]? {
    switch value {
    case .step:
      return [.certain(value)]
    case .tuple(let elements):
      if let index = Int(name), index < elements.count { return [.certain(elements[index].value)] }
      return elements.first { $0.label == name }.map { [.certain($0.value)] }
    case .array(let values):
      return Self.elementMembers.contains(name) ? values.map { .certain($0) } : nil
    case .enumCase(let type?, let caseName, _) where name == "rawValue":
      return [rawValue(of: caseName, in: type)]
    case .enumCase where name == "case":
      // The Composable Architecture: `switch store.case`.
      return [.certain(value)]
    case .metatype(let type):
      return staticMember(name, of: type, call: nil)
    case .container(_, let contents, _) where Self.contentMembers.contains(name):
      return contents.map { .inferred($0) }
    case .scene(let scene) where Self.contentMembers.contains(name):
      return contents(of: scene)
    default:
      if let type = type(of: value), let found = instanceMember(name, of: type, receiver: value) { return found }
      return generatedMember(name, of: value)
    }
  }

  private static let elementMembers: Set<String> = ["first", "last", "lazy", "reversed", "indices"]
  private static let contentMembers: Set<String> = [
    "topViewController", "visibleViewController", "viewControllers", "children", "rootView", "contentViewController",
    "rootViewController", "childViewControllers",
  ]

  /// The controllers that a storyboard puts into a container.
  private func contents(of scene: SceneID) -> [Candidate]? {
    let owner = program.storyboards[scene]
    let found = owner.controller.segues.filter { $0.kind == "relationship" }.compactMap { segue in
      program.storyboards.scene(withControllerID: segue.destination, inFile: owner.file)
        .flatMap { program.storyboards.target(of: $0) }
    }
    return found.isEmpty ? nil : found.map { .inferred(.scene($0)) }
  }

  private func rawValue(of caseName: String, in type: TypeID) -> Candidate {
    guard let fact = program[type].cases[caseName] else { return .unknown("\(caseName) is no case") }
    switch fact.rawValue {
    case nil: return .inferred(.string(caseName))
    case .string(let text): return .inferred(.string(text))
    default: return .unknown("the raw value is computed")
    }
  }

  // MARK: - Instance members

  private func instanceMember(_ name: String, of type: TypeID, receiver: Value) -> [Candidate]? {
    for ancestor in program.memberLineage(of: type) {
      if let properties = program[ancestor].properties[name],
        let property = properties.first(where: { !$0.fact.isStatic })
      {
        // An extension of a protocol gives what the types that conform need not give.
        let given = properties.first { !$0.fact.isStatic && $0.getter != nil }
        // A requirement of a protocol says only the type; what implements it says the value.
        if program[ancestor].isProtocol, property.getter == nil || properties.count > 1,
          let implemented = implementations(of: name, below: type)
        {
          return implemented
        }
        return evaluate(given ?? property, of: type, receiver: receiver)
      }
      if let functions = program[ancestor].functions[name], name != "init" {
        // `window` is the window, though a delegate has methods of that name.
        if let framework = program.frameworkType(of: type),
          let known = frameworkMember(name, of: framework.name, in: type, receiver: receiver)
        {
          return known
        }
        return functions.filter { !program[$0].isStatic }.map { .certain(.function($0, receiver: receiver)) }
      }
    }
    guard let known = program.frameworkType(of: type) else { return nil }
    return frameworkMember(name, of: known.name, in: type, receiver: receiver)
  }

  /// What a member gives that a framework's class brings.
  func frameworkMember(
    _ name: String, of owner: String, in type: TypeID, receiver: Value
  ) -> [Candidate]? {
    if name == "storyboard", program.isController(type) { return [storyboard(of: receiver)] }
    switch program.frameworks.member(of: owner, named: name) {
    case .type(let result):
      return frameworkType(named: result).map { [.inferred(.some($0))] }
    case .itself, .itselfAs:
      return [.certain(receiver)]
    case .argument(let label):
      return argument(label, of: receiver, type)
    case .genericArgument(let index):
      return inheritedArgument(index, of: type).map { [.inferred(.some($0))] }
    case nil:
      return nil
    }
  }

  private func frameworkType(named name: String) -> TypeID? {
    program.typesByName[name]?.first { !program[$0].isDeclared }
  }

  /// What the initializer of an object is given; of some value of a type, what any of its objects is given.
  private func argument(_ label: String, of receiver: Value, _ type: TypeID) -> [Candidate]? {
    if case .object(_, let construction?) = receiver {
      let made = self[construction]
      return CallLabels.argument(label, in: made.call.arguments).map {
        evaluate($0.value, in: made.scope, made.activation)
      }
    }
    let classes = program[type].isProtocol ? program.concreteSubtypes(of: type) : [type]
    guard classes.count <= Self.maximumImplementations else { return nil }
    let sites = classes.flatMap { program.callsByName[program[$0].bareName] ?? [] }.prefix(Self.maximumImplementations)
    let found = sites.flatMap { id -> [Candidate] in
      let site = program[id]
      guard let argument = CallLabels.argument(label, in: site.call.arguments) else { return [] }
      return evaluate(argument.value, in: site.scope, openActivation(of: site.body))
    }.filter { !$0.isUnknown && !$0.isParameter }
    return found.isEmpty ? nil : found.map { $0.weakened(to: classes.count > 1 ? .possible : .inferred) }
  }

  /// The values of a property in the types that conform to a protocol.
  private func implementations(of name: String, below type: TypeID) -> [Candidate]? {
    guard program[type].isProtocol else { return nil }
    let conforming = program.concreteSubtypes(of: type).filter { program[$0].properties[name] != nil }
    // What many types answer differently is no answer.
    guard !conforming.isEmpty, conforming.count <= Self.maximumImplementations else { return nil }
    let key = PropertyKey(type: type, name: name, receiver: nil)
    if let known = implementationCache[key] { return known.isEmpty ? nil : known }
    let wasCut = isCut
    isCut = false
    let found = conforming.flatMap { member(name, of: .some($0)) ?? [] }.filter { !$0.isUnknown }
      .map { $0.weakened(to: conforming.count > 1 ? .possible : .inferred) }
    if !isCut { implementationCache[key] = found }
    isCut = isCut || wasCut
    return found.isEmpty ? nil : found
  }

  /// The storyboard that a controller comes from.
  private func storyboard(of receiver: Value) -> Candidate {
    if case .scene(let scene) = receiver { return .inferred(.storyboard(program.storyboards[scene].storyboard)) }
    guard let type = type(of: receiver) else { return .inferred(.storyboard(nil)) }
    let names = Set(program.storyboards.scenes(of: type).map { program.storyboards[$0].storyboard })
    return .inferred(.storyboard(names.count == 1 ? names.first : nil))
  }

  // MARK: - Properties

  /// What a property can hold: what its getter gives, its initial value, and what the program assigns to it.
  private func evaluate(_ property: Property, of type: TypeID, receiver: Value) -> [Candidate] {
    let declared = declaredType(of: property)
    if let changed = changedValue(of: property, receiver: receiver) { return changed }
    if let made = factoryMade(by: property, receiver: receiver) ?? injected(into: property) { return made }
    if let wrapper = ownWrapper(of: property) {
      return member("wrappedValue", of: .some(wrapper)) ?? [.unknown("its property wrapper says nothing of it")]
    }
    if let getter = property.getter {
      // What a class itself sets, such as the kind of screen that it is, is what its getter gives.
      if !property.fact.observers.isEmpty, type != property.owner {
        let set = assignedValues(of: property, in: type, receiver: receiver, declared: declared).filter {
          !$0.isUnknown && !$0.isParameter
        }
        if !set.isEmpty { return set.map { $0.weakened(to: .inferred) } }
      }
      return returns(of: getter, run(getter, receiver: receiver)).map { $0.weakened(to: .inferred) }
    }
    // A declared class that nothing inherits from can hold nothing else. Its value would say no more.
    if let declared, program[declared].isDeclared, !program[declared].isProtocol,
      program.subtypes[declared] == nil, program[declared].kind != .enum, property.initialValue == nil,
      !carriesView(declared)
    {
      if case .array = property.fact.type {} else { return [.inferred(.some(declared))] }
    }
    let key = PropertyKey(type: type, name: property.fact.name, receiver: receiver)
    if let known = propertyCache[key] { return known }
    guard activeProperties.insert(key).inserted else {
      return declared.map { [.inferred(.some($0))] } ?? [.unknown("the property \(property.fact.name) is circular")]
    }
    let wasCut = isCut
    isCut = false
    var found: [Candidate] = []
    if let value = property.initialValue {
      found += returns(of: value, run(value, receiver: receiver))
    }
    found += assignedValues(of: property, in: type, receiver: receiver, declared: declared)
    let added = additions(to: property, of: type)
    activeProperties.remove(key)

    var known = found.filter { !$0.isUnknown && $0.value != .nothing && !$0.isParameter }
      .map { $0.weakened(to: .inferred) }
    let elements = added.filter { !$0.isUnknown && !$0.isParameter }
    if !elements.isEmpty {
      known = [.inferred(.array((known + elements).flatMap { self.elements(of: $0) }.map(\.value)))]
    }
    if let declared, let reference = property.fact.type {
      known = known.isEmpty ? [] : isArray(reference) ? known : refine(known, to: declared)
      if known.isEmpty { known = [.inferred(.some(declared))] }
    }
    if known.isEmpty, declared == nil, let given = environmentType(of: property) { known = [.inferred(.some(given))] }
    // What a view is made with may be an argument of the function that makes it.
    if known.isEmpty || found.allSatisfy(\.isParameter), case .object(_, _?) = receiver,
      property.owner.map({ program[$0].kind == .struct }) == true, let given = found.first(where: { $0.isParameter })
    {
      known = [given]
    }
    let result =
      known.isEmpty
      ? [.unknown("the property \(property.fact.name) gets its value where it could not be followed")] : known
    if !isCut { propertyCache[key] = result }
    isCut = isCut || wasCut
    return result
  }

  private func isArray(_ reference: TypeReference) -> Bool {
    if case .array = reference { true } else if case .dictionary = reference { true } else { false }
  }

  /// Values that code assigns to the property, and that memberwise initializers get.
  private func assignedValues(
    of property: Property, in type: TypeID, receiver: Value, declared: TypeID?
  ) -> [Candidate] {
    let name = property.fact.name
    var result: [Candidate] = []
    let sites = (program.assignmentsByName[name] ?? []).prefix(64).filter {
      assigns($0, to: type, property: property) && !concernsCopy($0, otherThan: receiver)
    }
    let runs = initializerRuns(among: sites, receiver)
    for site in sites {
      // What the other initializers set is not in an object that one of them made.
      if !runs.isEmpty, runs[site.body] == nil, program[site.body].kind == .initializer { continue }
      let activation = runs[site.body] ?? openActivation(of: site.body)
      let values = evaluate(site.value, in: site.scope, activation, expected: declared)
      result += values.flatMap { closeParameter($0, site: site) }
      if result.count > Self.maximumCandidates { break }
    }
    if result.isEmpty, let owner = property.owner, program[owner].kind == .struct,
      program[owner].functions["init"] == nil
    {
      result += memberwiseValues(of: name, owner: owner, receiver: receiver, declared: declared)
    }
    return result
  }

  /// An assigned value that is a parameter is what the callers pass.
  private func closeParameter(_ candidate: Candidate, site: AssignmentSite) -> [Candidate] {
    closeParameter(candidate, site.value, in: site.scope) { _ in true }
  }

  private func closeParameter(
    _ candidate: Candidate, _ value: Expression, in scope: ScopeID, whereCaller isMeant: (CallSite) -> Bool
  ) -> [Candidate] {
    guard case .parameter(.body(let body)) = candidate.value, body == program[scope].body else { return [candidate] }
    return callers(of: body).filter { isMeant(program[$0.site]) }.prefix(Self.maximumCandidates).flatMap {
      caller -> [Candidate] in
      guard let run = run(of: body, from: caller) else { return [] }
      return evaluate(value, in: scope, run)
    }
  }

  /// What code puts into a collection that a property holds, as registries are filled.
  private func additions(to property: Property, of type: TypeID) -> [Candidate] {
    guard case .array = property.fact.type else { return [] }
    return program.propertyUses.additions(to: property.fact.name).prefix(Self.maximumCandidates).flatMap {
      site -> [Candidate] in
      guard adds(site, to: type), let argument = site.call.arguments.first else { return [] }
      return evaluate(argument.value, in: site.scope, openActivation(of: site.body))
        .flatMap { added in
          // Each object of a class has its own collection, filled by what is called on that object.
          closeParameter(added, argument.value, in: site.scope) { caller in
            guard case .member(let base, _) = caller.call.callee else { return concerns(nil, at: caller, type) }
            return concerns(base, at: caller, type)
          }
        }
    }
  }

  private func adds(_ site: CallSite, to type: TypeID) -> Bool {
    guard case .member(let target, _) = site.call.callee else { return false }
    if case .member(let base, _) = target { return concerns(base, at: site, type) }
    return concerns(nil, at: site, type)
  }

  /// Whether an object, or `self` where none is named, may be of a type.
  private func concerns(_ object: Expression?, at site: CallSite, _ type: TypeID) -> Bool {
    let owner =
      object.map { staticType(of: $0, in: site.scope, openActivation(of: site.body)) } ?? program[site.body].owner
    return owner.map { program.inherits(type, from: $0) || program.inherits($0, from: type) } ?? false
  }

  private func assigns(_ site: AssignmentSite, to type: TypeID, property: Property) -> Bool {
    let base: Expression
    switch site.target {
    case .member(let target, _): base = target
    default: base = .identifier("self")
    }
    if base == .identifier("self") {
      guard let owner = program[site.body].owner else { return false }
      return program.inherits(type, from: owner) || program.inherits(owner, from: type)
    }
    guard let target = staticType(of: base, in: site.scope, openActivation(of: site.body)) else { return false }
    return program.inherits(type, from: target) || program.inherits(target, from: type)
  }

  /// The runs of the initializers around assignments that can have made an object.
  private func initializerRuns(among sites: [AssignmentSite], _ receiver: Value) -> [BodyID: ActivationID] {
    guard case .object(_, let construction?) = receiver else { return [:] }
    var runs: [BodyID: ActivationID] = [:]
    for site in sites where program[site.body].kind == .initializer && runs[site.body] == nil {
      runs[site.body] = initializerRun(site.body, construction)
    }
    return runs
  }

  /// The run of the initializer that made an object.
  private func initializerRun(_ initializer: BodyID, _ construction: ConstructionID) -> ActivationID? {
    let made = self[construction]
    guard let mapping = ArgumentMatching.match(made.call.arguments, to: program[initializer].parameters) else {
      return nil
    }
    return run(
      initializer, receiver: program[initializer].owner.map { .some($0) }, call: made.call, mapping: mapping,
      in: made.scope, made.activation)
  }

  private func memberwiseValues(of name: String, owner: TypeID, receiver: Value, declared: TypeID?) -> [Candidate] {
    if case .object(_, let construction?) = receiver {
      let made = self[construction]
      guard let argument = memberwiseArgument(for: name, of: owner, in: made.call) else { return [] }
      return evaluate(argument.value, in: made.scope, made.activation, expected: declared)
    }
    return (program.callsByName[program[owner].bareName] ?? []).prefix(Self.maximumCandidates).flatMap {
      id -> [Candidate] in
      let site = program[id]
      guard let argument = memberwiseArgument(for: name, of: owner, in: site.call) else { return [] }
      return evaluate(argument.value, in: site.scope, openActivation(of: site.body), expected: declared)
    }
  }

  /// The argument that a memberwise initializer stores in a property: that of its label, or the trailing closure.
  private func memberwiseArgument(for name: String, of owner: TypeID, in call: Call) -> Argument? {
    if let labelled = call.arguments.first(where: { $0.label == name }) { return labelled }
    guard let trailing = call.arguments.first(where: { $0.isTrailing && $0.label == nil }),
      program[owner].properties[name]?.first?.takesClosure == true
    else { return nil }
    let others = program[owner].properties.values.joined().filter { property in
      property.takesClosure && property.fact.name != name
        && !call.arguments.contains { $0.label == property.fact.name }
    }
    return others.isEmpty ? trailing : nil
  }

  // MARK: - Static members

  /// A static member, a nested type or an enum case; `call` holds the arguments where it is called.
  func staticMember(_ name: String, of type: TypeID, call: Construction?) -> [Candidate]? {
    for ancestor in program.lineage(of: type) {
      if program[ancestor].cases[name] != nil {
        return [.certain(.enumCase(ancestor, name, call.map { intern($0) }))]
      }
      let functions = program[ancestor].functions[name]?.filter { program[$0].isStatic && name != "init" } ?? []
      // A property and a function may share a name: what is called is the function.
      if let property = program[ancestor].properties[name]?.first(where: { $0.fact.isStatic }),
        call == nil || functions.isEmpty
      {
        return evaluate(property, of: type, receiver: .metatype(type))
      }
      if !functions.isEmpty {
        return functions.map { function in
          let receiver = program[type].isProtocol ? conformer(of: function) ?? type : type
          return .certain(.function(function, receiver: .metatype(receiver)))
        }
      }
      if program.nestedNames.contains(name[...]),
        let nested = program.typesByName["\(program[ancestor].name).\(name)"]?.first
      {
        return [.certain(.metatype(nested))]
      }
    }
    if !program[type].isDeclared || program.frameworkType(of: type) != nil,
      let result = program.frameworks.memberType(
        of: program.frameworkType(of: type)?.name ?? program[type].name, named: name),
      let found = frameworkType(named: result)
    {
      return [.inferred(.some(found))]
    }
    if name == "allCases", !program[type].cases.isEmpty {
      return [.inferred(.array(program[type].cases.keys.sorted().map { .enumCase(type, $0, nil) }))]
    }
    return nil
  }

  /// The type that a static method of a protocol belongs to alone: `extension Style where Self == SheetStyle`.
  private func conformer(of function: BodyID) -> TypeID? {
    let body = program[function]
    guard let name = body.generics.first(where: { $0.name == "Self" })?.constraint?.name else { return nil }
    return program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
  }

  func implicitMember(
    _ name: String, call: Call?, in scope: ScopeID, _ activation: ActivationID, expected: TypeID?
  ) -> [Candidate] {
    let construction = call.map { Construction(call: $0, scope: scope, activation: activation) }
    if let expected {
      if name == "init" { return [.certain(.object(expected, construction.map { intern($0) }))] }
      if let found = staticMember(name, of: expected, call: construction) { return found }
    }
    return [.certain(.enumCase(nil, name, construction.map { intern($0) }))]
  }
}

extension Expression {
  /// `A.B.C` for names joined by dots; nil for everything else.
  var dottedPath: String? {
    switch self {
    case .identifier(let name): name
    case .member(let base, let name): base.dottedPath.map { "\($0).\(name)" }
    default: nil
    }
  }
}
