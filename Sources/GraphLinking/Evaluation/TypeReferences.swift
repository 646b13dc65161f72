import NavigationModel

/// Types as they are written at a place, and values seen as a type.
extension Evaluator {
  func resolve(_ type: TypeReference, in scope: ScopeID, _ activation: ActivationID) -> TypeID? {
    switch type {
    case .array(let element): return resolve(element, in: scope, activation)
    case .metatype(let instance): return resolve(instance, in: scope, activation)
    default: break
    }
    let body = program[program[scope].body]
    if case .named(let name, _) = type {
      var run: ActivationID? = activation
      while let current = run {
        if let bound = self[current].generics[name] { return bound }
        run = self[current].parent
      }
      if let owner = body.owner, program[owner].isProtocol,
        let found = associatedType(name, of: owner, in: scope, activation)
      {
        return found
      }
      // What a view modifier gets is some view.
      if name == "Content", let owner = body.owner, program.inherits(owner, fromAnyNamed: ["ViewModifier"]) {
        return program.typesByName["View"]?.first
      }
      if name == "Self" { return selfValue(in: scope, activation).first.flatMap { self.type(of: $0.value) } }
      if let constraint = body.generics.first(where: { $0.name == name })?.constraint {
        return resolve(constraint, inside: body.owner.map { program[$0].name }, file: body.file)
      }
      if let owner = body.owner, let generic = program[owner].generics.first(where: { $0.name == name }) {
        // One specialization in the whole program says what the parameter is.
        if let only = program.specializations[owner]?[name]?.only { return only }
        return generic.constraint.flatMap { resolve($0, inside: program[owner].name, file: body.file) }
      }
      if let generic = name.headOfPath, isGeneric(generic, in: body) {
        return member(String(name.dropFirst(generic.count + 1)), ofGeneric: generic, in: scope, activation)
      }
    }
    return resolve(type, inside: body.owner.map { program[$0].name }, file: body.file)
  }

  private func isGeneric(_ name: String, in body: Body) -> Bool {
    body.generics.contains { $0.name == name }
      || body.owner.map { owner in program[owner].generics.contains { $0.name == name } } == true
  }

  /// What `Command.Model` is for a generic parameter `Command`, where it is known what that is.
  private func member(
    _ name: String, ofGeneric generic: String, in scope: ScopeID, _ activation: ActivationID
  ) -> TypeID? {
    guard let type = resolve(.named(generic, []), in: scope, activation), program[type].isDeclared,
      !program[type].isProtocol, let file = program[type].file
    else { return nil }
    return resolve(.named(name, []), inside: program[type].name, file: file)
  }

  /// What an associated type of a protocol is for the object that the code runs on: a type nested in its class.
  private func associatedType(
    _ name: String, of owner: TypeID, in scope: ScopeID, _ activation: ActivationID
  ) -> TypeID? {
    guard program[owner].aliases[name] != nil || program.typesByName["\(program[owner].name).\(name)"] != nil else {
      return nil
    }
    for candidate in selfValue(in: scope, activation) {
      guard let type = type(of: candidate.value), type != owner else { continue }
      for ancestor in program.lineage(of: type) {
        if let nested = program.nestedType(name, in: ancestor) { return nested }
        if ancestor != owner, let alias = program[ancestor].aliases[name], let file = program[ancestor].file {
          return resolve(alias, inside: program[ancestor].name, file: file)
        }
      }
    }
    return nil
  }

  /// The nominal type that a written type is, where it is one. Of a composition, the part that says most.
  func resolve(_ type: TypeReference, inside: String?, file: Int) -> TypeID? {
    switch type {
    case .named(let name, _):
      if let coordinator = coordinator(behind: type, inside: inside, file: file) { return coordinator }
      let key = TypeNameKey(name: name, inside: inside, file: file)
      if let known = typeNameCache[key] { return known }
      var found = program.resolve(name, inside: inside, file: file)
      if found == nil, let alias = aliasOfArray(name, inside: inside, file: file) {
        // An alias can name itself by way of others.
        typeNameCache[key] = .some(nil)
        found = resolve(alias.type, inside: alias.inside, file: alias.file)
      }
      typeNameCache[key] = .some(found)
      return found
    case .metatype(let instance):
      return resolve(instance, inside: inside, file: file)
    case .composition(let parts):
      let resolved = parts.compactMap { resolve($0, inside: inside, file: file) }
      return resolved.first { !program[$0].isProtocol && program.isController($0) } ?? resolved.first { part in
        program[part].isDeclared
      } ?? resolved.first
    case .array(let element):
      return resolve(element, inside: inside, file: file)
    case .dictionary(_, let value):
      return resolve(value, inside: inside, file: file)
    case .tuple, .function:
      return nil
    }
  }

  /// Whether a type is an array under the name that an alias gives to it: `typealias Pages = [Page]`.
  func isArray(_ type: TypeReference, inside: String?, file: Int) -> Bool {
    switch type {
    case .array: true
    case .named(let name, _): aliasOfArray(name, inside: inside, file: file) != nil
    default: false
    }
  }

  /// A written type, with where it stands.
  private typealias WrittenType = (type: TypeReference, inside: String?, file: Int)

  /// What the arrays are of that a name stands for, by any number of aliases; nil for all other names.
  private func aliasOfArray(_ name: String, inside: String?, file: Int) -> WrittenType? {
    var next: WrittenType = (.named(name, []), inside, file)
    // An alias can name itself by way of others.
    for _ in 0..<8 {
      guard case .named(let name, _) = next.type, let alias = writtenAlias(name, inside: next.inside, file: next.file)
      else {
        return nil
      }
      if case .array(let element) = alias.type { return (element, alias.inside, alias.file) }
      next = alias
    }
    return nil
  }

  /// What an alias stands for that the types around a place declare, from the inside out, or else the whole program.
  private func writtenAlias(_ name: String, inside: String?, file: Int) -> WrittenType? {
    let isMember = program.memberAliases.contains(String(name.lastName))
    var enclosing = isMember ? inside : nil
    while let current = enclosing {
      if let outer = program.resolve(current, inside: nil, file: file), let alias = program[outer].aliases[name] {
        return (alias, current, program[outer].file ?? file)
      }
      enclosing = current.enclosingName
    }
    if isMember, let around = name.enclosingName, let outer = program.resolve(around, inside: inside, file: file),
      let alias = program[outer].aliases[String(name.lastName)]
    {
      return (alias, program[outer].name, program[outer].file ?? file)
    }
    return program.globalAlias(name, near: file, around: inside).map { ($0.type, nil, $0.file) }
  }

  /// The type that is known of a value.
  func type(of value: Value) -> TypeID? {
    switch value {
    case .object(let type, _), .some(let type), .given(let type), .container(let type, _, _), .metatype(let type): type
    case .enumCase(let type, _, _): type
    case .scene(let scene): program.storyboards[scene].type ?? frameworkClass(of: scene)
    case .storyboard: program.typesByName["UIStoryboard"]?.first
    case .string: program.typesByName["String"]?.first
    default: nil
    }
  }

  /// The framework's class of a scene without a class of its own.
  private func frameworkClass(of scene: SceneID) -> TypeID? {
    let name =
      switch program.storyboards[scene].controller.element {
      case "navigationController": "UINavigationController"
      case "tabBarController": "UITabBarController"
      case "splitViewController": "UISplitViewController"
      case "pageViewController": "UIPageViewController"
      case "windowController": "NSWindowController"
      default: "UIViewController"
      }
    return program.typesByName[name]?.first
  }

  /// The type that a property is declared with. A generic parameter of its type is what it is constrained to.
  ///
  /// - Parameter object: the type of the object that has the property. What a subclass specializes its superclass with is
  ///   what that one declares its properties with.
  func declaredType(of property: Property, in object: TypeID? = nil) -> TypeID? {
    guard var type = property.fact.type else { return nil }
    // A factory is called for what it makes.
    if case .named(let name, let arguments) = type, let made = arguments.last,
      program.frameworks.dependencies.factories.contains(name)
    {
      type = made
    }
    type = type.withoutBinding
    guard let owner = property.owner else { return resolve(type, inside: nil, file: property.file) }
    if let name = type.name, let generic = program[owner].generics.first(where: { $0.name == name }) {
      if let object, let argument = program.argument(for: name, of: owner, in: object) {
        return resolve(argument.type, inside: argument.inside, file: argument.file)
      }
      return generic.constraint.flatMap { resolve($0, inside: program[owner].name, file: property.file) }
    }
    return resolve(type, inside: program[owner].name, file: property.file)
  }

  // MARK: - Casts

  func refine(
    _ candidates: [Candidate], to reference: TypeReference, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    switch reference {
    case .array(let element):
      let arrays = candidates.map { candidate -> Candidate in
        guard case .array(let values) = candidate.value else { return candidate }
        let refined = values.flatMap {
          refine([Candidate(value: $0, confidence: candidate.confidence)], to: element, in: scope, activation)
        }
        return Candidate(value: .array(refined.map(\.value)), confidence: candidate.confidence)
      }
      return told(arrays, by: reference, in: scope, activation)
    case .dictionary:
      return told(candidates, by: reference, in: scope, activation)
    case .named, .composition:
      if let type = resolve(reference, in: scope, activation) { return refine(candidates, to: type) }
      return labelled(candidates, as: reference, in: program[program[scope].body])
    case .tuple:
      return labelled(candidates, as: reference, in: program[program[scope].body])
    default:
      return candidates
    }
  }

  /// Values of which nothing is known but their type: what is in a collection is some value of the type of its elements.
  func told(
    _ values: [Candidate], by type: TypeReference, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    guard !values.isEmpty, values.allSatisfy(\.isUnknown), let held = someValue(of: type, in: scope, activation) else {
      return values
    }
    return [.inferred(held)]
  }

  /// Some value of a type that the program declares, or a collection with one; nil for all other types.
  private func someValue(of type: TypeReference, in scope: ScopeID, _ activation: ActivationID) -> Value? {
    switch type {
    case .array(let element):
      return someValue(of: element, in: scope, activation).map { Value.array([$0]) }
    case .dictionary(_, let value):
      return someValue(of: value, in: scope, activation).map { held in
        Value.dictionary([Value.Entry(key: .unknown("the key is not known"), value: held)])
      }
    case .named, .composition:
      guard let declared = resolve(type, in: scope, activation), program[declared].isDeclared else { return nil }
      return Value.some(declared)
    case .tuple, .function, .metatype:
      return nil
    }
  }

  /// What a name stands for that is an alias of a tuple or of a function; any other type as it is.
  func named(_ type: TypeReference, in body: Body) -> TypeReference {
    named(type, inside: body.owner, file: Int(body.id.file))
  }

  /// The type that a written one is where a type's code writes it, behind all aliases.
  func named(_ type: TypeReference, inside owner: TypeID?, file: Int) -> TypeReference {
    var type = type
    // An alias can name itself by way of others.
    for _ in 0..<8 {
      guard case .named(let name, _) = type, let alias = alias(name, inside: owner, file: file) else { return type }
      type = alias
    }
    return type
  }

  /// The alias of a name that the types around code declare, from the inside out, or else the whole program.
  private func alias(_ name: String, inside owner: TypeID?, file: Int) -> TypeReference? {
    var enclosing = program.memberAliases.contains(name) ? owner : nil
    while let outer = enclosing {
      for ancestor in program.lineage(of: outer) {
        if let found = program[ancestor].aliases[name] { return found }
      }
      enclosing = program.enclosingType(of: outer)
    }
    if let outer = name.enclosingName, let owner = program.resolve(outer, inside: nil, file: file) {
      return program[owner].aliases[String(name.lastName)]
    }
    return program.globalAlias(name, near: file, around: owner.map { program[$0].name })?.type
  }

  /// A tuple that is written without labels has those of the type that is wanted.
  func labelled(_ values: [Candidate], as type: TypeReference, in body: Body) -> [Candidate] {
    guard values.contains(where: { if case .tuple = $0.value { true } else { false } }),
      case .tuple(let labels) = named(type, in: body)
    else { return values }
    return values.map { candidate in
      guard case .tuple(let elements) = candidate.value, elements.count == labels.count else { return candidate }
      let labelled = zip(elements, labels).map { element, wanted in
        Value.TupleElement(label: wanted.label ?? element.label, value: typed(element.value, as: wanted.type, in: body))
      }
      return Candidate(value: .tuple(labelled), confidence: candidate.confidence)
    }
  }

  /// A value in a tuple in which a case gets the type that is written for it: `.detail` in `[(String, [Page])]`.
  private func typed(_ value: Value, as type: TypeReference, in body: Body) -> Value {
    switch (value, type) {
    case (.array(let elements), .array(let element)):
      return .array(elements.map { typed($0, as: element, in: body) })
    case (.enumCase(nil, let name, let construction), .named):
      let wanted = resolve(type, in: body.scope, openActivation(of: body.id))
      return .enumCase(wanted, name, construction)
    default:
      return value
    }
  }

  /// Tuples in arrays of tuples, with the labels that the type of a property gives them, or an alias that it names.
  func labelled(_ values: [Candidate], inArraysOf property: Property) -> [Candidate] {
    guard case .array(let element)? = property.fact.type, values.contains(where: { holdsTuples($0.value) }),
      case .tuple(let labels) = named(element, inside: property.owner, file: property.file)
    else { return values }
    return values.map { candidate in
      guard case .array(let elements) = candidate.value else { return candidate }
      let named = elements.map { element -> Value in
        guard case .tuple(let parts) = element, parts.count == labels.count else { return element }
        return .tuple(zip(parts, labels).map { Value.TupleElement(label: $1.label ?? $0.label, value: $0.value) })
      }
      return Candidate(value: .array(named), confidence: candidate.confidence)
    }
  }

  private func holdsTuples(_ value: Value) -> Bool {
    guard case .array(let elements) = value else { return false }
    return elements.contains { if case .tuple = $0 { true } else { false } }
  }

  /// What a value can be once it is known to have a type.
  func refine(_ candidates: [Candidate], to type: TypeID) -> [Candidate] {
    if program.frameworkType(of: type)?.role == .coordinatorReference {
      // What stands for a coordinator says less than the coordinator behind it.
      let known = candidates.filter { !$0.isUnknown }
      if !known.isEmpty { return known }
    }
    let fitting = candidates.filter { fits($0.value, type) }
    if !fitting.isEmpty { return cases(fitting, of: type) }
    guard let first = candidates.first else { return [] }
    if candidates.allSatisfy({ $0.value == .nothing }) { return [first] }
    // No view is a window: it is what a window of a library is made around, of whose class nothing more is known.
    if program.isPlainWindow(type) {
      let hosted = candidates.filter { isView($0.value) }
      if !hosted.isEmpty { return hosted }
    }
    // What a container holds it holds as the class that the code asserts too.
    if let held = candidates.lazy.compactMap({ self.container($0, as: type) }).first { return [held] }
    if areMissingScenes(candidates, of: type) { return candidates }
    // The class that the code asserts says more than what could be followed.
    if program[type].isProtocol || !program[type].isDeclared, first.isParameter { return [first] }
    return [Candidate(value: .some(type), confidence: max(first.confidence, .certain))]
  }

  /// Cases of an enum that is not known, such as one that a case of a library's enum carries, as those of the enum that
  /// is wanted: what `.success(.home)` gives to a parameter that is a page.
  func cases(_ candidates: [Candidate], of type: TypeID) -> [Candidate] {
    guard program[type].kind == .enum,
      candidates.contains(where: { if case .enumCase(nil, _, _) = $0.value { true } else { false } })
    else { return candidates }
    return candidates.map { candidate in
      guard case .enumCase(nil, let name, let construction) = candidate.value, program[type].cases[name] != nil else {
        return candidate
      }
      return Candidate(value: .enumCase(type, name, construction), confidence: candidate.confidence)
    }
  }

  /// A container as an object of a class below its own, or a view as what a class hosts that is for any view.
  private func container(_ candidate: Candidate, as type: TypeID) -> Candidate? {
    switch candidate.value {
    case .container(let own, let contents, let kind) where program.inherits(type, from: own):
      return Candidate(value: .container(type, contents: contents, kind: kind), confidence: candidate.confidence)
    case .object(let own, _), .some(let own), .given(let own):
      guard program.isView(own), hostsAnyView(type) else { return nil }
      return Candidate(value: .container(type, contents: [candidate.value], kind: .root), confidence: .inferred)
    default:
      return nil
    }
  }

  private func fits(_ value: Value, _ type: TypeID) -> Bool {
    switch value {
    case .unknown, .nothing, .parameter: return false
    case .object, .some, .given, .container, .scene:
      guard let own = self.type(of: value) else { return false }
      // `AnyView` stands for the view that it is made of.
      let isWrapper = program.frameworkType(of: type)?.role == .wrapperView
      if isWrapper, program.isView(own) { return true }
      // A view that only brings a controller is the controller.
      if isWrapper || program[type].name == "View" && !program[type].isDeclared, program.isController(own) {
        return true
      }
      return program.inherits(own, from: type) || isRole(type, of: value)
    case .external:
      // An object of a library is of no class that the program declares, unless it is a screen that hides behind one.
      return !program[type].isDeclared || program[type].isProtocol || program.isController(type) || program.isView(type)
    case .string, .boolean, .closure, .function, .tuple, .array, .dictionary, .metatype, .enumCase, .storyboard,
      .inlineView, .step:
      return true
    }
  }

  /// Whether a library's name stands for a role of an object that code makes: a class says which class it inherits
  /// from, so that what it does not name is a protocol, or stands for one with a class, as `UIViewController & Sheet`.
  private func isRole(_ type: TypeID, of value: Value) -> Bool {
    guard case .object(let own, _) = value, program[own].isDeclared else { return false }
    return !program[type].isDeclared && program.frameworks.types[program[type].name] == nil
      && program.isController(own) && program.isOutsideScreen(type)
  }
}

extension String {
  /// What stands before the first dot of a path of names; nil for a single name.
  fileprivate var headOfPath: String? { utf8.firstIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } }
}

extension TypeReference {
  /// What a binding is of, for which it stands; any other type as it is.
  var withoutBinding: TypeReference {
    if case .named("Binding", let arguments) = self, let bound = arguments.first { bound } else { self }
  }
}
