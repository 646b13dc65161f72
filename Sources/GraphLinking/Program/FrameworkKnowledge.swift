import NavigationModel

/// What the idioms say of framework types, looked up by name. Of several idioms that describe the same the first counts.
struct FrameworkKnowledge {
  private(set) var types: [String: FrameworkType] = [:]
  /// What members give, by the type and then by the member's name.
  private var members: [String: [String: FrameworkMember.Result]] = [:]
  /// The types with a member that gives what it is given, by its name.
  private var wrappers: [String: Set<String>] = [:]
  /// The names of the types that stand for a coordinator.
  private(set) var coordinatorReferences: Set<String> = []
  private(set) var routes: [RouteVocabulary] = []
  private(set) var handovers: Set<String> = []
  private(set) var chains: [ChainVocabulary] = []
  private(set) var accessors = AccessorVocabulary()
  private(set) var dependencies = DependencyVocabulary()
  private(set) var addresses: [AddressVocabulary] = []
  /// The names of the modules that the idioms are about.
  private(set) var moduleNames: Set<String> = []
  /// Functions that run their closure each time something happens.
  private(set) var listeners: Set<String> = []
  /// How code sends something to whoever listens, by framework.
  private(set) var sendings: [SendingVocabulary] = []
  private(set) var outsideEntries: [OutsideEntry] = []
  private(set) var patterns: [TransitionPattern] = []
  /// The names of the modifiers that register what is pushed for the values of a type.
  private(set) var registeringModifiers: Set<String> = []
  private(set) var patternsByCall: [String: [TransitionPattern]] = [:]
  /// The names of calls that only aliases of the program make those of patterns; see ``AliasedNames``.
  private(set) var aliasedNames: Set<String> = []
  /// The names of classes whose calls are those of patterns since they inherit the initializers; see
  /// ``InheritedInitializers``.
  private(set) var heirs: Set<String> = []
  private(set) var patternsByAssignment: [String: [TransitionPattern]] = [:]
  private(set) var patternsByImplementation: [String: [TransitionPattern]] = [:]
  private(set) var patternsByWrapper: [String: [TransitionPattern]] = [:]
  /// What the modifiers of libraries show, whose names nobody knows before the program says them.
  private(set) var modifiers: [TransitionPattern] = []

  init(_ idioms: [Idiom]) {
    // Of patterns that fit the same call, those of the idiom whose name comes first count.
    for idiom in idioms.sorted(by: { $0.name < $1.name }) {
      if let vocabulary = idiom.chains { chains.append(vocabulary) }
      for accessor in idiom.accessors { accessors.add(accessor) }
      if let words = idiom.addresses { addresses.append(words) }
      if let words = idiom.dependencies { dependencies = dependencies.union(words) }
      if let vocabulary = idiom.routes { routes.append(vocabulary) }
      handovers.formUnion(idiom.handovers)
      listeners.formUnion(idiom.listeners)
      moduleNames.formUnion(idiom.modules.union([idiom.framework]))
      if let words = idiom.sending { sendings.append(words) }
      outsideEntries += idiom.outsideEntries
      for type in idiom.types where types[type.name] == nil { types[type.name] = type }
      for member in idiom.members {
        let known = members[member.owner]?[member.name]
        members[member.owner, default: [:]][member.name] = known ?? member.result
        if case .argument = member.result { wrappers[member.name, default: []].insert(member.owner) }
      }
      for pattern in idiom.transitions { add(pattern) }
    }
    coordinatorReferences = Set(types.values.filter { $0.role == .coordinatorReference }.map(\.name))
  }

  /// Adds a pattern, behind those that are known.
  mutating func add(_ pattern: TransitionPattern) {
    switch pattern.trigger {
    case .call(let name, _):
      patternsByCall[name, default: []].append(pattern)
      if pattern.kind == .push, pattern.registersFor == "for" { registeringModifiers.insert(name) }
    case .assignment(let name): patternsByAssignment[name, default: []].append(pattern)
    case .implementation(let name, _): patternsByImplementation[name, default: []].append(pattern)
    case .property(let wrapper, _): patternsByWrapper[wrapper, default: []].append(pattern)
    case .modifier:
      modifiers.append(pattern)
      return
    }
    patterns.append(pattern)
  }

  /// Adds what calls by a name of the program's own mean where its alias is seen.
  mutating func add(_ pattern: TransitionPattern, named alias: String) {
    aliasedNames.insert(alias)
    add(pattern)
  }

  /// Adds what calls by the name of a class of the program's own mean since it inherits the initializers of a framework's.
  mutating func add(_ pattern: TransitionPattern, inheritedBy heir: String) {
    heirs.insert(heir)
    add(pattern)
  }

  /// The names of the views that are a stack of a framework, and of those that a library has in its place, sorted.
  var stacksOfViews: [String] {
    (types.values.filter { $0.superclass == "NavigationStack" }.map(\.name) + ["NavigationStack"]).sorted()
  }

  /// The idioms of the frameworks and of those libraries that the program imports.
  static func used(by files: [FileFacts], of idioms: [Idiom]) -> [Idiom] {
    var imported: Set<Substring> = []
    for case .swift(let facts) in files.lazy.map(\.content) {
      // `import class RxFlow.OneStepper` imports a module as well.
      for path in facts.imports { imported.insert(path.prefix { $0 != "." }) }
    }
    return idioms.filter { $0.modules.isEmpty || $0.modules.contains { imported.contains(Substring($0)) } }
  }

  /// The type of a framework's member, looked up along the superclasses.
  func memberType(of owner: String, named name: String) -> String? {
    if case .type(let type) = member(of: owner, named: name) { type } else { nil }
  }

  /// The names of a type's own members that give a value of another type, sorted.
  func members(of owner: String, givingType type: String) -> [String] {
    (members[owner] ?? [:]).filter { $0.value == .type(type) }.map(\.key).sorted()
  }

  /// The types as which members of a type give the object itself, those of its superclasses too, sorted: a window
  /// controller is a window by its `window`.
  func guises(of owner: String) -> [String] {
    var found: Set<String> = []
    var current: String? = owner
    while let type = current {
      for case .itselfAs(let guise) in (members[type] ?? [:]).values { found.insert(guise) }
      current = types[type]?.superclass
    }
    return found.sorted()
  }

  /// The only type of a library that has a member of a name which gives what it is given; nil where several have one.
  func owner(ofWrapper name: String) -> String? { wrappers[name].flatMap { $0.count == 1 ? $0.first : nil } }

  /// The names of a container's class and of those above it that are containers as well: a panel is a window.
  func containers(from name: String) -> [String] {
    var found = [name]
    while let above = found.last.flatMap({ types[$0]?.superclass }), types[above]?.role == .container,
      !found.contains(above)
    {
      found.append(above)
    }
    return found
  }

  /// What a framework's member gives, looked up along the superclasses.
  func member(of owner: String, named name: String) -> FrameworkMember.Result? {
    var current: String? = owner
    while let type = current {
      if let found = members[type]?[name] { return found }
      current = types[type]?.superclass
    }
    return nil
  }
}
