import NavigationModel

/// Evaluates members of values: properties, methods that are named without being called, static members.
extension Evaluator {
  func evaluateMember(
    _ name: String, of base: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    if name == "self" { return evaluate(base, in: scope, activation) }
    // `DetailView.init` stands for the type wherever it is called.
    if name == "init" { return evaluate(base, in: scope, activation) }
    if let handed = handedOver(name, of: base, in: scope, activation) { return handed }
    // `Outer.Inner` names a type, and so does `Module.Type`.
    if let path = base.dottedPath {
      if let found = generated(name, of: base, path: path, in: scope) { return [found] }
      let body = program[program[scope].body]
      let inside = body.owner.map { program[$0].name }
      if path.first?.isUppercase == true, !isStaticMember(name, of: path, inside: inside, file: body.file),
        let type = program.resolve("\(path).\(name)", inside: inside, file: body.file), program[type].isDeclared
      {
        return [.certain(.metatype(type))]
      }
    }
    if name == "coordinator", let made = representableCoordinator(base, in: scope, activation) { return made }
    if name == "navigationController", let stacks = stacks(around: base, in: scope, activation) { return stacks }
    let bases = widened(evaluate(base, in: scope, activation), of: name)
    let found = bases.flatMap { member(name, of: $0, readIn: scope.file) }
    guard found.allSatisfy(\.isUnknown) else { return found }
    if name == "State", let reducer = bases.first(where: { isReducerEnum($0.value) }) { return [reducer] }
    if let path = base.dottedPath, let assigned = assignedOutside(to: name, ofShared: path) { return assigned }
    guard base == .identifier("self") else { return found }
    if namesOwnContents(name, in: scope) { return [.certain(.nothing)] }
    return program[program[scope].body].owner.flatMap { assignedOutside(to: name, of: $0) } ?? found
  }

  /// Whether a value is an enum of reducers, whose state a macro writes: it has the same cases.
  private func isReducerEnum(_ value: Value) -> Bool {
    guard case .metatype(let type) = value, program[type].kind == .enum else { return false }
    return program[type].attributes.contains { $0.name == "Reducer" }
  }

  /// What a representable's `makeCoordinator()` gives, as the `context.coordinator` of its other methods.
  private func representableCoordinator(
    _ base: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    guard case .identifier(let name) = base, let owner = program[program[scope].body].owner,
      program[program[scope].body].parameters.contains(where: { $0.name == name && $0.label == "context" }),
      let making = program[owner].functions["makeCoordinator"]?.first
    else { return nil }
    return returns(of: making, run(making, receiver: selfValue(in: scope, activation).first?.value))
  }

  /// Whether a type that a path names has a case or a static property of a name that may be a type's elsewhere:
  /// `Route.DetailView`, and `UIStoryboard.Settings`, as storyboards get them by extensions.
  func isStaticMember(_ name: String, of path: String, inside: String?, file: Int) -> Bool {
    guard let type = program.resolve(path, inside: inside, file: file) else { return false }
    return program[type].cases[name] != nil || program[type].properties[name]?.contains(where: \.fact.isStatic) == true
  }

  func member(_ name: String, of candidate: Candidate, readIn file: Int32? = nil) -> [Candidate] {
    if case .parameter(let owner) = candidate.value {
      if name == "previewViewController", case .body(let body) = owner, let shown = openedPreview(by: program[body]) {
        return shown
      }
      return [candidate.weakened(to: .inferred)]
    }
    if candidate.isUnknown { return [candidate] }
    let found = member(name, of: candidate.value, readIn: file) ?? []
    guard !found.isEmpty else { return [.unknown("the value of the member \(name) is not known")] }
    return found.map { $0.weakened(to: candidate.confidence) }
  }

  /// The member of a value; nil where the value has none of that name.
  ///
  /// - Parameter file: the file that reads it, where known: what is private to another file is no member there.
  func member(_ name: String, of value: Value, readIn file: Int32? = nil) -> [Candidate]? {
    switch value {
    case .step:
      return [.certain(value)]
    case .tuple(let elements):
      if let index = Int(name), index < elements.count { return [.certain(elements[index].value)] }
      return elements.first { $0.label == name }.map { [.certain($0.value)] }
    case .array where name == "lazy", .dictionary where name == "lazy":
      return [.certain(value)]
    case .dictionary(let entries):
      return member(name, of: entries)
    case .array(let values):
      return Self.elementMembers.contains(name) ? values.map { .certain($0) } : nil
    case .enumCase(let type?, let caseName, _) where name == "rawValue":
      return [rawValue(of: caseName, in: type)]
    case .string where name == "rawValue":
      // A text with a purpose is the text that it is made of.
      return [.certain(value)]
    case .enumCase where name == "case":
      // The Composable Architecture: `switch store.case`.
      return [.certain(value)]
    case .metatype(let type):
      return staticMember(name, of: type, call: nil, readIn: file)
    case .container(let type, let contents, _)
    where Self.contentMembers.contains(name) || keepsContent(name, type):
      return contents.map { .inferred($0) }
    case .scene(let scene) where Self.contentMembers.contains(name):
      return contents(of: scene)
    default:
      if let type = type(of: value), let found = instanceMember(name, of: type, receiver: value, readIn: file) {
        return found
      }
      if let other = otherStoryboardClass(of: value),
        let found = instanceMember(name, of: other, receiver: value, readIn: file)
      {
        return found
      }
      // Controllers and views have no such member, so the value is an element that stands for its array.
      if Self.elementMembers.contains(name), let type = type(of: value),
        program.isController(type) || program.isView(type)
      {
        return [.inferred(value)]
      }
      return generatedMember(name, of: value)
    }
  }

  /// Whether a container of the program's own keeps in a property what it is made around: `page = rootViewController`.
  private func keepsContent(_ name: String, _ type: TypeID) -> Bool {
    guard program[type].isDeclared, let framework = program.frameworkType(of: type) else { return false }
    let settings = program.assignmentsByName[name]?.filter { program[$0.body].owner == type } ?? []
    return !settings.isEmpty
      && settings.allSatisfy { site in
        let body = program[site.body]
        return body.kind == .initializer
          && body.parameters.contains { parameter in
            site.value == .identifier(parameter.name) && parameter.label.map { framework.contents[$0] != nil } == true
          }
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

  func rawValue(of caseName: String, in type: TypeID) -> Candidate {
    guard let fact = program[type].cases[caseName] else { return .unknown("\(caseName) is not a case of the enum") }
    switch fact.rawValue {
    case nil: return .inferred(.string(caseName))
    case .string(let text): return .inferred(.string(text))
    default: return .unknown("the raw value is computed")
    }
  }

  // MARK: - Instance members

  private func instanceMember(
    _ name: String, of type: TypeID, receiver: Value, readIn file: Int32?
  ) -> [Candidate]? {
    for ancestor in program.memberLineage(of: type) {
      if let properties = program[ancestor].properties[name],
        let property = properties.first(where: { !$0.fact.isStatic && program.isVisible($0, fromFile: file) })
      {
        // An extension of a protocol gives what the types that conform need not give.
        let given = properties.first {
          !$0.fact.isStatic && $0.getter != nil && program.isVisible($0, fromFile: file)
        }
        // A requirement of a protocol says only the type; what implements it says the value.
        let isRequired = program[ancestor].isProtocol && (property.getter == nil || properties.count > 1)
        let implemented = isRequired ? implementations(of: name, below: type) : nil
        if let implemented, implemented != [.tooMany] { return implemented }
        let values = evaluate(given ?? property, of: type, receiver: receiver)
        return implemented == nil || given != nil ? values : ofOneAmongMany(values)
      }
      if let functions = program[ancestor].functions[name], name != "init", !isProperty(name, above: ancestor),
        functions.contains(where: { program.isVisible($0, fromFile: file) })
      {
        // `window` is the window, though a delegate has methods of that name.
        if let framework = program.frameworkType(of: type),
          let known = frameworkMember(name, of: framework.name, in: type, receiver: receiver)
        {
          return known
        }
        return functions.filter { !program[$0].isStatic && program.isVisible($0, fromFile: file) }
          .map { .certain(.function($0, receiver: receiver)) }
      }
    }
    guard let known = program.frameworkType(of: type) else { return nil }
    return frameworkMember(name, of: known.name, in: type, receiver: receiver)
  }

  /// Whether a class above one that has methods of a name has a property of that name, which is what is meant where
  /// nothing is called: delegates have methods such as `reader(_:didFail:)`.
  private func isProperty(_ name: String, above type: TypeID) -> Bool {
    program.lineage(of: type).dropFirst().contains { ancestor in
      program[ancestor].properties[name]?.contains { !$0.fact.isStatic } == true
    }
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

  func frameworkType(named name: String) -> TypeID? {
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

  /// Values of a requirement that more types implement than are followed. A screen among them is that of one of the types,
  /// or what other code sets in any of them, and the others show other screens.
  private func ofOneAmongMany(_ values: [Candidate]) -> [Candidate] {
    func isScreen(_ value: Value) -> Bool {
      switch value {
      case .object(let type, _): value.isMade && program.isScreen(type)
      case .container(_, let contents, _): !contents.isEmpty
      case .scene: true
      default: false
      }
    }
    guard values.contains(where: { isScreen($0.value) }) else { return values }
    return values.map { isScreen($0.value) ? $0.weakened(to: .possible) : $0 } + [.tooMany]
  }

  /// The values of a property in the types that conform to a protocol: only that they are too many where more types
  /// implement it than are followed.
  private func implementations(of name: String, below type: TypeID) -> [Candidate]? {
    guard program[type].isProtocol else { return nil }
    let key = PropertyKey(type: type, name: name, receiver: nil)
    if let known = implementationCache[key] { return known.isEmpty ? nil : known }
    let subtypes = program.concreteSubtypes(of: type)
    let declaring = subtypes.filter { program[$0].properties[name] != nil }
    // What a protocol gives to all may be another thing for each: `var screen: UIViewController { self }`.
    let isShort = subtypes.count <= Self.maximumImplementations
    let conforming = isShort ? subtypes.filter { declaring.contains($0) || isGivenByProtocol(name, to: $0) } : declaring
    guard !conforming.isEmpty else {
      implementationCache[key] = []
      return nil
    }
    // What many types answer differently is no answer.
    guard conforming.count <= Self.maximumImplementations else {
      implementationCache[key] = [.tooMany]
      return [.tooMany]
    }
    let (found, isWhole) = part {
      let values = conforming.flatMap { conformer in
        (member(name, of: .some(conformer)) ?? []).filter {
          !$0.isUnknown && ($0.value != .nothing || declaring.contains(conformer))
        }
      }
      let isOpen = declaring.count > 1 || conforming.count > 1 && Set(values.map(\.value.ofAnyMaking)).count > 1
      return values.map { $0.weakened(to: isOpen ? .possible : .inferred) }
    }
    if isWhole { implementationCache[key] = found }
    return found.isEmpty ? nil : found
  }

  /// Whether a type has a property only since the extension of a protocol gives it to all that conform.
  private func isGivenByProtocol(_ name: String, to type: TypeID) -> Bool {
    let nearest = program.memberLineage(of: type).first { ancestor in
      program[ancestor].properties[name]?.contains { !$0.fact.isStatic } == true
    }
    guard let nearest, program[nearest].isProtocol else { return false }
    return program[nearest].properties[name]?.contains { !$0.fact.isStatic && $0.getter != nil } == true
  }

  /// The storyboard that a controller comes from.
  private func storyboard(of receiver: Value) -> Candidate {
    if case .scene(let scene) = receiver { return .inferred(.storyboard(program.storyboards[scene].storyboard)) }
    guard let type = type(of: receiver) else { return .inferred(.storyboard(nil)) }
    let names = Set(program.storyboards.scenes(of: type).map { program.storyboards[$0].storyboard })
    return .inferred(.storyboard(names.count == 1 ? names.first : nil))
  }
}

extension Value {
  /// The value, without what made it: objects of a class are one thing, wherever they are made.
  fileprivate var ofAnyMaking: Value { if case .object(let type, _) = self { .object(type, nil) } else { self } }
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

  /// The expression without generic arguments: `Link` for `Link<Detail>`.
  var unspecialized: Expression { if case .specialized(let base, _) = self { base } else { self } }

  /// The name of the case that a value is: `detail` for `.detail`, `Route.detail` and `Path.State.detail(id: 1)`.
  var caseName: String? {
    switch self {
    case .implicitMember(let name), .member(_, let name): name
    case .call(let call): call.callee.caseName
    default: nil
    }
  }
}
