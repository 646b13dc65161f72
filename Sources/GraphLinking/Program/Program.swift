import NavigationModel

/// All facts of the program in the form in which the linker asks for them. It is built once and never changes.
///
/// It is a class because everything that links holds it: a value of two dozen collections would be copied, reference
/// by reference, at each look.
///
/// Unchecked: where the builder does two things at once, they touch different collections; it has let go of the program
/// when linking begins, and nothing changes it from then on.
///
/// Unchecked for exclusivity as well: it is read millions of times, and written only by the builder, one property at a
/// time.
final class Program: @unchecked Sendable {
  let files: [FileFacts]
  /// The platforms on which any code of each file is compiled.
  let platformsOfFiles: [Platforms]
  /// The module of each file.
  @exclusivity(unchecked) var modules: [String] = [] { didSet { moduleNames = Set(modules) } }
  @exclusivity(unchecked) private(set) var moduleNames: Set<String> = []
  /// All modules that each file is compiled into, the one above first; none where no project says so.
  @exclusivity(unchecked) var allModules: [[String]] = []
  /// The modules that may compile each file besides, those of the folders around it.
  @exclusivity(unchecked) var sharingModules: [[String]] = []
  /// Where the apps of the program begin.
  @exclusivity(unchecked) var appEntries = AppEntries()
  /// The folders of each file, for telling which of two declarations is nearer.
  @exclusivity(unchecked) var folders: [[Substring]] = []
  /// What the idioms say; the builder adds the modifiers of libraries.
  @exclusivity(unchecked) var frameworks: FrameworkKnowledge

  @exclusivity(unchecked) var types: [TypeDeclaration] = []
  /// Types by their full name, each list in the order of files.
  @exclusivity(unchecked) private(set) var typesByName: [String: [TypeID]] = [:]
  /// The last parts of the names of nested types: what has none of them for a name is nested nowhere.
  @exclusivity(unchecked) private(set) var nestedNames: Set<Substring> = []
  /// The names of the aliases that are declared in types.
  @exclusivity(unchecked) var memberAliases: Set<String> = []
  /// The types right below each type.
  @exclusivity(unchecked) var subtypes: [TypeID: [TypeID]] = [:]
  /// What generic types are specialized with anywhere in the program, by the name of the parameter.
  @exclusivity(unchecked) var specializations: [TypeID: [String: Specializations]] = [:]
  /// What protocols can rely on in extensions for some of their types: `extension Routable where Self: UIViewController`.
  @exclusivity(unchecked) var selfRequirements: [TypeID: [TypeID]] = [:]
  /// The aliases outside of types, with the files that declare them.
  @exclusivity(unchecked) var globalAliases: [String: [GlobalAlias]] = [:]

  /// The bodies, scopes and calls of each file.
  @exclusivity(unchecked) var code: [FileCode] = []
  /// The types that declare a function of each name.
  @exclusivity(unchecked) var ownersOfFunctions: [String: [TypeID]] = [:]
  @exclusivity(unchecked) var globalFunctions: [String: [BodyID]] = [:]
  @exclusivity(unchecked) var globalProperties: [String: [Property]] = [:]

  @exclusivity(unchecked) var callsByName: [String: [CallSiteID]] = [:]
  @exclusivity(unchecked) var assignmentsByName: [String: [AssignmentSite]] = [:]
  /// The calls that turn a property over, `isShown.toggle()`, by its name.
  @exclusivity(unchecked) var togglesByName: [String: [CallSiteID]] = [:]
  /// The calls of `self.init` and `super.init` by the type whose code they are in: most calls of `init` are such.
  @exclusivity(unchecked) var chainedInitializers: [TypeID: [CallSiteID]] = [:]
  /// The other calls of `init`, as in `Detail.init()`.
  @exclusivity(unchecked) var namedInitializers: [CallSiteID] = []
  /// The other calls of `init` by the types that they can make; nil until the builder has found them.
  @exclusivity(unchecked) var initializersByType: [TypeID: [CallSiteID]]?
  /// The names of the types that code hands on as such or by their initializers.
  @exclusivity(unchecked) var namedTypes: Set<String> = []

  @exclusivity(unchecked) var storyboards = StoryboardIndex()
  @exclusivity(unchecked) var coverage = Coverage([])

  @exclusivity(unchecked) var propertyNames = PropertyNames()
  /// Where properties are set, observed and appended to; the builder finds it last.
  @exclusivity(unchecked) var propertyUses = PropertyUses()
  /// The types whose code hands on members that have the name of a method, by that name.
  @exclusivity(unchecked) var handersOfMethods: [String: Set<TypeID>] = [:]
  /// What methods put into properties for others of the same object.
  @exclusivity(unchecked) var handovers = Handovers()
  /// What is registered under addresses; until it is read there are none, so that no question finds it half read.
  @exclusivity(unchecked) var addresses = AddressBook()
  /// The methods and properties that answer requests for routes, and the requests that each of them answers.
  @exclusivity(unchecked) var routeHandlers = RouteHandlers()
  @exclusivity(unchecked) var routeProperties = RouteProperties()
  @exclusivity(unchecked) var routeRequests: [BodyID: [RouteRequests.Request]] = [:]
  /// Who hears what other code sends.
  @exclusivity(unchecked) var sendings = Sendings()
  /// How many steps each part of the linking may take.
  @exclusivity(unchecked) var stepsOfPart = LinkingBudget.usual.steps

  init(files: [FileFacts], frameworks: FrameworkKnowledge) {
    self.files = files
    self.frameworks = frameworks
    platformsOfFiles = files.map { file in
      guard case .swift(let swift) = file.content else { return .all }
      return swift.platforms
    }
  }

  /// Adds a type, whose id must be the next one.
  func add(_ type: TypeDeclaration) {
    types.append(type)
    typesByName[type.name, default: []].append(type.id)
    if type.name.enclosingName != nil { nestedNames.insert(type.name.lastName) }
  }

  /// The type of that name which is not declared in the program.
  func external(_ name: String) -> TypeID {
    if let known = typesByName[name]?.first(where: { !self[$0].isDeclared }) { return known }
    let id = TypeID(index: types.count)
    add(TypeDeclaration(id: id, name: name))
    return id
  }

  /// The types above each type, itself first, and the concrete ones below it; filled by ``closeHierarchy()``.
  @exclusivity(unchecked) private(set) var lineages: [[TypeID]] = []
  /// The types whose members code can name on a value of each type; the builder finds them when all requirements are known.
  @exclusivity(unchecked) var memberLineages: [[TypeID]] = []
  @exclusivity(unchecked) private(set) var concreteTypesBelow: [TypeID: [TypeID]] = [:]
  @exclusivity(unchecked) private(set) var frameworkTypes: [FrameworkType?] = []
  /// Whether each type has the name of a framework's entry, and whether it has that of a coordinator or is one by what it
  /// declares.
  @exclusivity(unchecked) private(set) var entryNames: [Bool] = []
  @exclusivity(unchecked) private(set) var coordinatorNames: [Bool] = []

  /// All types in their order. Whoever looks at them reads each in its place: a copy takes a reference to each of its
  /// collections.
  var typeIDs: LazyMapSequence<Range<Int>, TypeID> { types.indices.lazy.map(TypeID.init) }

  /// The types that the program declares.
  var declaredTypes: LazyFilterSequence<LazyMapSequence<Range<Int>, TypeID>> {
    typeIDs.filter { self[$0].isDeclared }
  }

  // The accessors lend the element instead of copying it: these values hold many references, and evaluation looks at
  // millions of them.
  subscript(type: TypeID) -> TypeDeclaration { _read { yield types[type.index] } }
  subscript(body: BodyID) -> Body { _read { yield code[Int(body.file)][body] } }
  subscript(scope: ScopeID) -> Scope { _read { yield code[Int(scope.file)][scope] } }
  subscript(site: CallSiteID) -> CallSite { _read { yield code[Int(site.file)][site] } }

  /// Whether code of a file can call a function: what is private is known only in its own file.
  func isVisible(_ function: BodyID, fromFile file: Int32) -> Bool {
    function.file == file || !self[function].isFilePrivate
  }

  /// Whether code of a file can call a function; nil for a caller that is not known.
  func isVisible(_ function: BodyID, fromFile file: Int32?) -> Bool {
    file.map { isVisible(function, fromFile: $0) } ?? true
  }

  /// Whether code of a file can read a property; nil for a reader that is not known.
  func isVisible(_ property: Property, fromFile file: Int32?) -> Bool {
    guard property.fact.isFilePrivate, let file else { return true }
    return property.file == Int(file)
  }

  /// The property outside of types that a name means in a file.
  func globalProperty(_ name: String, seenFrom file: Int) -> Property? {
    guard var properties = globalProperties[name] else { return nil }
    // Of most names there is one.
    if properties.contains(where: { !isVisible($0, fromFile: Int32(file)) }) {
      properties = properties.filter { isVisible($0, fromFile: Int32(file)) }
    }
    return nearest(properties, to: file, declaredIn: \.file)
  }

  /// The scopes in a file, in the order of the source.
  func scopes(inFile file: Int) -> some Sequence<ScopeID> {
    code[file].scopes.indices.lazy.map { ScopeID(file: Int32(file), index: Int32($0)) }
  }

  /// The casts in all files.
  var casts: some Sequence<CastSite> { code.lazy.flatMap(\.casts) }

  /// The calls in a body, in the order of the source.
  func calls(in body: BodyID) -> ArraySlice<CallSite> { code[Int(body.file)].callSites[self[body].calls] }

  /// The scope of a closure; nil for one that no body has.
  func scope(of closure: Closure, in body: BodyID) -> ScopeID? {
    code[Int(body.file)].closureScopes[ClosureKey(body: body, position: closure.position)]
  }

  /// Writes down what is above and below each type, once all supertypes are known.
  func closeHierarchy() {
    // Types are looked at in their place: a copy takes a reference to each of their collections.
    let all = types.indices.map { TypeID(index: $0) }
    lineages = all.map { computeLineage(of: $0) }
    frameworkTypes = all.map { computeFrameworkType(of: $0) }
    entryNames = all.map { frameworks.types[self[$0].name]?.role == .entry }
    coordinatorNames = all.map { Self.namesCoordinator(self[$0].name.lastName) || isStartedWithStack($0) }
    concreteTypesBelow = [:]
    for type in all where self[type].isDeclared && !self[type].isProtocol {
      for ancestor in lineages[type.index].dropFirst() { concreteTypesBelow[ancestor, default: []].append(type) }
    }
  }

  func location(_ position: Position, in file: Int) -> SourceLocation {
    SourceLocation(file: files[file].path, position: position)
  }

  /// Whether a scope is another one or stands in it.
  func isScope(_ inner: ScopeID, within outer: ScopeID) -> Bool {
    var next: ScopeID? = inner
    while let place = next {
      if place == outer { return true }
      next = self[place].parent
    }
    return false
  }

  /// The scope around a scope, across local functions to the body in which they are declared.
  func enclosing(_ scope: ScopeID) -> ScopeID? { self[scope].parent ?? self[self[scope].body].enclosing }

  /// The closure that a place stands in, of several the innermost; nil where none is around it in its body.
  func innermostClosure(around scope: ScopeID) -> ScopeID? {
    var next: ScopeID? = scope
    while let place = next {
      if case .closure = self[place].kind { return place }
      next = self[place].parent
    }
    return nil
  }

  /// The code of a type or of a file in which a local function, and so on outwards, is declared.
  func outermost(_ body: BodyID) -> Body {
    var code = self[body]
    while let enclosing = code.enclosing { code = self[self[enclosing].body] }
    return code
  }

  /// Whether a value is made here, or given by who calls the code, rather than read from another property.
  func isMadeOrGiven(_ value: Expression, in scope: ScopeID) -> Bool {
    switch value {
    case .call: true
    case .identifier(let name):
      locals(named: name, from: scope) != nil || self[self[scope].body].parameters.contains { $0.name == name }
    default: false
    }
  }

  /// Whether a scope stands in a body or in a local function of it.
  func stands(_ scope: ScopeID, in body: BodyID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if self[place].body == body { return true }
      next = self[self[place].body].enclosing
    }
    return false
  }

  /// What the nearest scope around introduces under a name; nil where the name is that of no local.
  func locals(named name: String, from scope: ScopeID) -> [Local]? {
    self.scope(declaring: name, from: scope).flatMap { self[$0].locals[name] }
  }

  /// The innermost scope around a place that declares a local.
  func scope(declaring name: String, from scope: ScopeID) -> ScopeID? {
    var next: ScopeID? = scope
    while let place = next {
      if self[place].locals[name] != nil { return place }
      next = enclosing(place)
    }
    return nil
  }
}
