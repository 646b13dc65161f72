import NavigationModel

/// Builds the program: indexes the code of files, merges extensions into types, resolves supertypes.
struct ProgramBuilder {
  private var program: Program

  static func build(_ files: [FileFacts], idioms: [Idiom], workers: some Workers) -> Program {
    let sorted = files.sorted { $0.path < $1.path }
    let code = workers.map(count: sorted.count) { FileCodeBuilder.build(sorted[$0], file: $0) }
    var builder = ProgramBuilder(
      program: Program(
        files: sorted, code: code, modules: ModuleMap(sorted).modules(of: sorted),
        folders: sorted.map { $0.path.split(separator: "/").dropLast().map { $0 } },
        frameworks: FrameworkKnowledge(FrameworkKnowledge.used(by: sorted, of: idioms))))
    builder.addFrameworkTypes()
    builder.declareTypes()
    builder.nameOutsideControllers()
    CompositionAliases.declare(in: builder.program)
    builder.addMembers()
    builder.addNames()
    builder.resolveSupertypes()
    CompositionAliases.conform(in: builder.program)
    builder.addSpecializations()
    builder.addScenes()
    let program = builder.program
    program.propertyUses = PropertyUses(program)
    program.routeHandlers = RouteHandlers(program: program)
    program.routeProperties = RouteProperties(program: program)
    program.routeRequests = RouteRequests.find(in: program)
    return program
  }

  private init(program: Program) { self.program = program }

  private mutating func addFrameworkTypes() {
    for name in program.frameworks.types.keys.sorted() { _ = external(name) }
    for type in program.frameworks.types.values.sorted(by: { $0.name < $1.name }) {
      guard let superclass = type.superclass else { continue }
      let id = external(type.name)
      program.types[id.index].supertypes = [external(superclass)]
    }
  }

  /// The type of that name which is not declared in the program.
  private mutating func external(_ name: String) -> TypeID {
    if let known = program.typesByName[name]?.first(where: { !program[$0].isDeclared }) { return known }
    let id = TypeID(index: program.types.count)
    program.types.append(TypeDeclaration(id: id, name: name))
    program.typesByName[name, default: []].append(id)
    return id
  }

  private mutating func declareTypes() {
    for (file, facts) in program.files.enumerated() {
      guard case .swift(let swift) = facts.content else { continue }
      for fact in swift.types where fact.kind != .extension {
        let id = TypeID(index: program.types.count)
        var declaration = TypeDeclaration(id: id, name: fact.name, kind: fact.kind, file: file, position: fact.position)
        declaration.inherited = fact.inherited
        declaration.generics = fact.generics
        declaration.attributes = fact.attributes
        program.types.append(declaration)
        program.typesByName[fact.name, default: []].append(id)
      }
      for alias in swift.aliases where program.globalAliases[alias.name] == nil {
        program.globalAliases[alias.name] = alias.type
      }
    }
  }

  /// Gives the controllers that code names and no Swift file declares a type, as far as their names tell what they are.
  private mutating func nameOutsideControllers() {
    let names = program.code.reduce(into: Set<String>()) { $0.formUnion($1.controllerNames) }
    let declared = Set(program.types.lazy.filter(\.isDeclared).map(\.bareName))
    for name in names.sorted() where !declared.contains(name) && program.globalAliases[name] == nil {
      if OutsideClasses.superclass(ofClassNamed: name) != nil { _ = external(name) }
    }
  }

  private mutating func addMembers() {
    for (file, facts) in program.files.enumerated() {
      guard case .swift(let swift) = facts.content else { continue }
      for (index, fact) in swift.types.enumerated() {
        let owner = declaration(of: fact, in: file)
        program.code[file].setOwner(owner, ofType: index)
        add(fact, to: owner, in: file)
        add(program.code[file].types[index], to: owner)
      }
      for body in program.code[file].global.functions {
        program.globalFunctions[program[body].name, default: []].append(body)
      }
      for property in program.code[file].global.properties {
        program.globalProperties[property.fact.name, default: []].append(property)
      }
      program.code[file].setOwnersOfLocalFunctions()
    }
  }

  private mutating func add(_ fact: TypeFact, to owner: TypeID, in file: Int) {
    if fact.kind == .extension {
      program.types[owner.index].inherited += fact.inherited
      program.types[owner.index].extendedIn = program.types[owner.index].extendedIn ?? file
    }
    for alias in fact.aliases { program.types[owner.index].aliases[alias.name] = alias.type }
    for enumCase in fact.cases { program.types[owner.index].cases[enumCase.name] = enumCase }
  }

  private mutating func add(_ members: FileCode.Members, to owner: TypeID) {
    for body in members.functions {
      let name = program[body].name
      program.types[owner.index].functions[name, default: []].append(body)
      if program.ownersOfFunctions[name]?.last != owner {
        program.ownersOfFunctions[name, default: []].append(owner)
      }
    }
    for property in members.properties {
      program.types[owner.index].properties[property.fact.name, default: []].append(property)
    }
  }

  /// Merges what the files have under each name, in the order of the files.
  private mutating func addNames() {
    for code in program.code {
      for (name, calls) in code.callsByName { program.callsByName[name, default: []] += calls }
      for (name, sites) in code.assignmentsByName { program.assignmentsByName[name, default: []] += sites }
    }
    for id in program.callsByName["init"] ?? [] {
      if case .member(.identifier(let base), _) = program[id].call.callee, base == "self" || base == "super",
        let owner = program[program[id].body].owner
      {
        program.chainedInitializers[owner, default: []].append(id)
      } else {
        program.namedInitializers.append(id)
      }
    }
  }

  /// The type that a declaration declares or an extension extends.
  private mutating func declaration(of fact: TypeFact, in file: Int) -> TypeID {
    if fact.kind != .extension {
      let same = program.typesByName[fact.name]?.first {
        program[$0].file == file && program[$0].position == fact.position
      }
      return same ?? external(fact.name)
    }
    let enclosing = fact.name.lastIndex(of: ".").map { String(fact.name[..<$0]) }
    return program.resolve(fact.name, inside: enclosing, file: file) ?? external(fact.name)
  }

  private mutating func resolveSupertypes() {
    for index in program.types.indices {
      let type = program.types[index]
      guard type.isDeclared || !type.inherited.isEmpty else { continue }
      let references = type.inherited.flatMap { reference -> [TypeReference] in
        if case .composition(let parts) = reference { parts } else { [reference] }
      }
      var supertypes = type.supertypes
      for reference in references {
        guard let name = reference.name else { continue }
        // A type does not inherit from what is nested in it, so that the search starts outside of it.
        let enclosing = type.name.lastIndex(of: ".").map { String(type.name[..<$0]) }
        let place = type.file ?? type.extendedIn
        let supertype = place.flatMap { program.resolve(name, inside: enclosing, file: $0) } ?? external(name)
        if supertype != type.id, !supertypes.contains(supertype) { supertypes.append(supertype) }
      }
      program.types[index].supertypes = supertypes
    }
    inferOutsideSupertypes()
    for type in program.types {
      for supertype in type.supertypes { program.subtypes[supertype, default: []].append(type.id) }
    }
    program.closeHierarchy()
  }

  /// Tells what classes of libraries are by their names, and views by their bodies.
  ///
  /// A `DZNWebViewController` is a view controller, though its source is not among the analyzed files; and a type
  /// with a `body` that is a view is a view, whichever protocol of a library says so.
  private mutating func inferOutsideSupertypes() {
    for index in program.types.indices {
      let type = program.types[index]
      if !type.isDeclared, program.frameworks.types[type.name] == nil, type.supertypes.isEmpty {
        guard let known = OutsideClasses.superclass(ofClassNamed: type.name) else { continue }
        program.types[index].supertypes = [external(known)]
      } else if type.isDeclared, !type.isProtocol, program.frameworkType(of: type.id) == nil, hasViewBody(type) {
        program.types[index].supertypes.append(external("View"))
      } else if isControllerOfLibrary(type) {
        program.types[index].supertypes.append(external(isOnMac(type) ? "NSViewController" : "UIViewController"))
      }
    }
  }

  /// Whether a class overrides what only view controllers have, though the library's class above it is not known.
  private func isControllerOfLibrary(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .class, let superclass = type.supertypes.first, !program[superclass].isDeclared,
      program.frameworks.types[program[superclass].name] == nil, program.frameworkType(of: type.id) == nil
    else { return false }
    let initializers = type.functions["init"] ?? []
    return type.functions["viewDidLoad"] != nil
      || initializers.contains { program[$0].parameters.map(\.label) == ["nibName", "bundle"] }
  }

  private func isOnMac(_ type: TypeDeclaration) -> Bool {
    guard let file = type.file, case .swift(let swift) = program.files[file].content else { return false }
    return swift.imports.contains { $0 == "AppKit" || $0 == "Cocoa" }
  }

  private func hasViewBody(_ type: TypeDeclaration) -> Bool {
    type.properties["body"]?.contains { $0.fact.type?.name == "View" } == true
      || type.functions["body"]?.contains { program[$0].returnType?.name == "View" } == true
  }

  /// Writes down what generic types are specialized with: by aliases, by subclasses and by properties.
  private mutating func addSpecializations() {
    for (file, facts) in program.files.enumerated() {
      guard case .swift(let swift) = facts.content else { continue }
      for alias in swift.aliases { specialize(alias.type, inside: nil, file: file) }
      for type in swift.types {
        for reference in type.inherited { specialize(reference, inside: type.name, file: file) }
        for alias in type.aliases { specialize(alias.type, inside: type.name, file: file) }
        for property in type.properties {
          if let reference = property.type { specialize(reference, inside: type.name, file: file) }
        }
      }
    }
  }

  private mutating func specialize(_ reference: TypeReference, inside: String?, file: Int) {
    guard case .named(let name, let arguments) = reference, !arguments.isEmpty,
      let type = program.resolve(name, inside: inside, file: file), program[type].isDeclared
    else { return }
    for (parameter, argument) in zip(program[type].generics, arguments) {
      guard let name = argument.name, let known = program.resolve(name, inside: inside, file: file),
        program.specializations[type]?[parameter.name]?.contains(known) != true
      else { continue }
      program.specializations[type, default: [:]][parameter.name, default: []].append(known)
    }
  }

  private mutating func addScenes() {
    for (file, facts) in program.files.enumerated() {
      guard case .interfaceBuilder(let document) = facts.content else { continue }
      program.storyboards.add(document, file: file) { [program] name, module in
        program.resolve(name, inside: nil, file: file, module: module)
      }
    }
  }
}
