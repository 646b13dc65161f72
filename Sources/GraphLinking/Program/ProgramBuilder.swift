import NavigationModel

/// Builds the program: indexes the code of files, merges extensions into types, resolves supertypes.
struct ProgramBuilder {
  private let program: Program

  /// - Parameter files: the facts of every file, in the order in which the program has them.
  static func build(
    _ files: [FileFacts], idioms: [Idiom], budget: LinkingBudget, workers: some Workers
  ) -> Program {
    let frameworks = FrameworkKnowledge(FrameworkKnowledge.used(by: files, of: idioms))
    let program = Program(files: files, frameworks: frameworks)
    let builder = ProgramBuilder(program: program)
    let (_, places) = workers.both(builder.declareTypes) {
      let map = ModuleMap(files)
      let modules = map.allModules(of: files)
      return (
        modules: ModuleMap.modules(of: files, among: modules), allModules: modules,
        sharingModules: map.sharingModules(of: files),
        folders: files.map { $0.path.split(separator: "/").dropLast().map { $0 } }, coverage: Coverage(files)
      )
    }
    program.modules = places.modules
    program.allModules = places.allModules
    program.sharingModules = places.sharingModules
    program.folders = places.folders
    program.coverage = places.coverage
    let owners = builder.findOwners()
    program.code = workers.map(count: files.count) { FileCodeBuilder.build(files[$0], file: $0, owners: owners[$0]) }
    program.stepsOfPart = budget.steps + budget.stepsPerCall * program.code.reduce(0) { $0 + $1.callSites.count }
    builder.nameOutsideControllers()
    let (_, names) = workers.both(builder.completeTypes) { NameIndex(program.code) }
    names.fill(program)
    program.appEntries = AppEntries(of: program)
    let (handovers, modifiers) = workers.both {
      Handovers(program: program)
    } _: {
      LibraryModifiers(program: program).patterns()
    }
    program.handovers = handovers
    for pattern in modifiers { program.frameworks.add(pattern) }
    for (alias, pattern) in AliasedNames(program: program).patterns() { program.frameworks.add(pattern, named: alias) }
    for (heir, pattern) in InheritedInitializers(program: program).patterns() {
      program.frameworks.add(pattern, inheritedBy: heir)
    }
    program.addresses = AddressBook(evaluator: Evaluator(program: program))
    program.routeHandlers = RouteHandlers(program: program)
    program.routeProperties = RouteProperties(program: program)
    program.routeRequests = RouteRequests.find(in: program)
    program.sendings = SendingFinder.find(in: program, workers: workers)
    let evaluator = Evaluator(program: program)
    program.initializersByType = evaluator.initializersByType(beginningWith: evaluator.resetBudget)
    return program
  }

  // MARK: - Names of types

  private func declareTypes() {
    addFrameworkTypes()
    for (file, facts) in program.files.enumerated() {
      guard case .swift(let swift) = facts.content else { continue }
      for fact in swift.types where fact.kind != .extension {
        let id = TypeID(index: program.types.count)
        var declaration = TypeDeclaration(id: id, name: fact.name, kind: fact.kind, file: file, position: fact.position)
        declaration.platforms = fact.platforms
        declaration.isPublic = fact.isPublic
        declaration.isInternal = fact.isInternal
        declaration.isFilePrivate = fact.isFilePrivate
        declaration.inherited = fact.inherited
        declaration.generics = fact.constrainedGenerics
        declaration.attributes = fact.attributes
        declaration.add(fact)
        program.add(declaration)
        for alias in fact.aliases { program.memberAliases.insert(alias.name) }
      }
      for alias in swift.aliases {
        program.globalAliases[alias.name, default: []].append(
          GlobalAlias(
            file: file, type: alias.type, platforms: alias.platforms.intersection(swift.platforms),
            isFilePrivate: alias.isFilePrivate, isShared: alias.isShared))
      }
    }
    CompositionAliases.declare(in: program)
  }

  private func addFrameworkTypes() {
    for name in program.frameworks.types.keys.sorted() { _ = program.external(name) }
    for type in program.frameworks.types.values.sorted(by: { $0.name < $1.name }) {
      let names = (type.superclass.map { [$0] } ?? []) + (type.protocols ?? [])
      guard !names.isEmpty else { continue }
      let id = program.external(type.name)
      let supertypes = names.map { program.external($0) }
      program.types[id.index].supertypes = supertypes
    }
  }

  /// Finds the types that each file declares and extends, in the order of its facts.
  private func findOwners() -> [[TypeID]] {
    // Types were declared in the same order.
    var next = program.types.firstIndex(where: \.isDeclared) ?? 0
    return program.files.enumerated().map { file, facts in
      guard case .swift(let swift) = facts.content else { return [] }
      return swift.types.map { fact in
        guard fact.kind == .extension else {
          defer { next += 1 }
          return TypeID(index: next)
        }
        let enclosing = fact.name.enclosingName
        let owner = program.resolve(fact.name, inside: enclosing, file: file) ?? program.external(fact.name)
        extend(owner, with: fact, in: file)
        return owner
      }
    }
  }

  private func extend(_ owner: TypeID, with fact: TypeFact, in file: Int) {
    if !fact.inherited.isEmpty {
      let first = program.types[owner.index].inherited.count
      program.types[owner.index].inheritingExtensions.append(InheritingExtension(first: first, file: file))
      program.types[owner.index].inherited += fact.inherited
    }
    program.types[owner.index].extendedIn = program.types[owner.index].extendedIn ?? file
    program.types[owner.index].add(fact)
    for alias in fact.aliases { program.memberAliases.insert(alias.name) }
  }

  /// Gives the controllers that code names and no Swift file declares a type, as far as their names tell what they are.
  private func nameOutsideControllers() {
    let names = program.code.reduce(into: Set<String>()) { $0.formUnion($1.controllerNames) }
    guard !names.isEmpty else { return }
    let declared = Set(program.declaredTypes.map { [program] in program[$0].bareName })
    for name in names.sorted() where !declared.contains(name) && program.globalAliases[name] == nil {
      if OutsideClasses.superclass(ofClassNamed: name) != nil { _ = program.external(name) }
    }
  }

  // MARK: - Members and supertypes

  /// Adds what the types hold and what they inherit from.
  private func completeTypes() {
    for members in program.code.lazy.flatMap(\.types) {
      if let owner = members.owner { program.types[owner.index].add(members) }
    }
    resolveSupertypes()
    CompositionAliases.conform(in: program)
    addSpecializations()
    program.memberLineages = program.typeIDs.map { [program] in program.computeMemberLineage(of: $0) }
    addScenes()
  }

  private func resolveSupertypes() {
    // What a type inherits can be nested in what the type around it inherits, so that outer types come first.
    let depths = program.types.map { $0.name.utf8.count { $0 == UInt8(ascii: ".") } }
    for index in program.types.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      let type = TypeID(index: index)
      let inherited = program[type].inherited
      guard !inherited.isEmpty else { continue }
      // A type does not inherit from what is nested in it, so that the search starts outside of it.
      let enclosing = program[type].name.enclosingName
      var supertypes = program[type].supertypes
      for (number, written) in inherited.enumerated() {
        let place = program[type].place(ofInherited: number)
        for case .some(let name) in written.parts.map(\.name) {
          var supertype = place.flatMap { program.resolve(name, inside: enclosing, file: $0) } ?? program.external(name)
          // `class Sheet: LibraryKit.Sheet` inherits from one that only the library declares.
          if supertype == type, name.enclosingName != nil {
            let bareName = String(name.lastName)
            supertype = program.external(program.frameworks.types[bareName] == nil ? name : bareName)
          }
          if supertype != type, !supertypes.contains(supertype) { supertypes.append(supertype) }
        }
      }
      program.types[index].supertypes = supertypes
    }
    inferOutsideSupertypes()
    for index in program.types.indices {
      for supertype in program.types[index].supertypes {
        program.subtypes[supertype, default: []].append(TypeID(index: index))
      }
    }
    program.closeHierarchy()
  }

  /// Tells what classes of libraries are by their names, and views by their bodies.
  ///
  /// A `DZNWebViewController` is a view controller, though its source is not among the analyzed files; and a type
  /// with a `body` that is a view is a view, whichever protocol of a library says so.
  private func inferOutsideSupertypes() {
    let stacks = program.code.reduce(into: Set<String>()) { $0.formUnion($1.stackClasses) }
    for index in program.types.indices where stacks.contains(program.types[index].bareName) {
      guard let base = outsideStack(above: program.types[index]) else { continue }
      program.types[base.index].supertypes.insert(program.external("UINavigationController"), at: 0)
    }
    for (base, witness) in LibraryControllers(program: program).find().sorted(by: { $0.key < $1.key }) {
      program.types[base.index].supertypes.insert(controller(for: witness), at: 0)
    }
    let extended = ExtendedControllers(program: program)
    let isForMac = isForMacAlone
    for index in program.types.indices {
      let type = TypeID(index: index)
      if !program[type].isDeclared, program.frameworkType(of: type) == nil {
        let known = OutsideClasses.superclass(ofClassNamed: program[type].name)
        guard let superclass = known ?? (extended.contains(program[type]) ? "UIViewController" : nil) else { continue }
        // `NSTitlebarAccessoryViewController` is one of AppKit's, whatever else the program is for.
        let isOfAppKit = isForMac || program[type].name.hasPrefix("NS")
        let onMac = isOfAppKit ? OutsideClasses.classesOfAppKit[superclass] : nil
        // What extensions make it conform to comes after.
        program.types[index].supertypes.insert(program.external(onMac ?? superclass), at: 0)
      } else if program[type].isDeclared, !program[type].isProtocol, program.frameworkType(of: type) == nil,
        hasViewBody(type)
      {
        program.types[index].supertypes.append(program.external("View"))
      } else if isControllerOfLibrary(type) {
        program.types[index].supertypes.append(controller(for: program[type]))
      }
    }
  }

  /// Whether the program is for macOS alone: it imports AppKit, and no class of it is one of UIKit's.
  private var isForMacAlone: Bool {
    let imports = program.files.reduce(into: Set<String>()) { imports, file in
      if case .swift(let swift) = file.content { imports.formUnion(swift.imports) }
    }
    guard !imports.isDisjoint(with: ["AppKit", "Cocoa"]), imports.isDisjoint(with: ["UIKit", "WatchKit"]) else {
      return false
    }
    // A protocol of the program can have the prefix as well, and `UInt8` is a number.
    return !program.types.contains { type in
      type.isDeclared
        && type.supertypes.contains { !program[$0].isDeclared && OutsideClasses.isOfUIKit(program[$0].name) }
    }
  }

  /// The class of a library above one of the program that declares no initializer of its own; nil for other classes, for
  /// coordinators, which can be made around a controller as well, and where the name tells what it is.
  private func outsideStack(above type: TypeDeclaration) -> TypeID? {
    guard type.isDeclared, type.kind == .class, type.functions["init"] == nil, let base = type.supertypes.first,
      !program[base].isDeclared, program[base].supertypes.isEmpty,
      program.frameworks.types[program[base].name] == nil,
      OutsideClasses.superclass(ofClassNamed: program[base].name) == nil,
      ![type.bareName, String(program[base].name.lastName)].contains(where: { Program.namesCoordinator($0[...]) })
    else { return nil }
    return base
  }

  /// Whether a class overrides what only view controllers have, though the library's class above it is not known.
  ///
  /// An object that a controller tells of its `viewDidLoad` can have a method of that name as well.
  private func isControllerOfLibrary(_ type: TypeID) -> Bool {
    guard program[type].kind == .class, let superclass = program[type].supertypes.first,
      !program[superclass].isDeclared, program.frameworks.types[program[superclass].name] == nil,
      program.frameworkType(of: type) == nil, program[superclass].name != "NSObject"
    else { return false }
    let initializers = program[type].functions["init"] ?? []
    return program[type].functions["viewDidLoad"] != nil
      || initializers.contains { program[$0].parameters.map(\.label) == ["nibName", "bundle"] }
  }

  private func controller(for type: TypeDeclaration) -> TypeID {
    program.external(isOnMac(type) ? "NSViewController" : "UIViewController")
  }

  private func isOnMac(_ type: TypeDeclaration) -> Bool {
    guard let file = type.file, case .swift(let swift) = program.files[file].content else { return false }
    return swift.imports.contains { $0 == "AppKit" || $0 == "Cocoa" }
  }

  private func hasViewBody(_ type: TypeID) -> Bool {
    program[type].properties["body"]?.contains { $0.fact.type?.name == "View" } == true
      || program[type].functions["body"]?.contains { program[$0].returnType?.name == "View" } == true
  }

  /// Writes down what generic types are specialized with: by aliases, by subclasses, by properties, and where code
  /// names them.
  private func addSpecializations() {
    for (file, facts) in program.files.enumerated() {
      guard case .swift(let swift) = facts.content else { continue }
      for alias in swift.aliases { specialize(alias.type, in: SpecializingPlace(file: file)) }
      for (index, type) in swift.types.enumerated() {
        let owner = program.code[file].types[index].owner
        if !type.requirements.isEmpty { addRequirements(of: type, owner, file) }
        let place = SpecializingPlace(file: file, enclosing: type.name, owner: owner)
        for reference in type.inherited { specialize(reference, in: place) }
        for alias in type.aliases { specialize(alias.type, in: place) }
        for property in type.properties {
          if let reference = property.type { specialize(reference, in: place) }
        }
      }
    }
    specializeNamedTypes()
  }

  /// Writes down what generic types are specialized with in code, whatever it asks of them: `Pager<Page>()`,
  /// `Pager<Page>.make()`, `let pager: Pager<Page> = .init()`.
  private func specializeNamedTypes() {
    let generic = Set(program.types.lazy.filter { $0.isDeclared && !$0.generics.isEmpty }.map(\.bareName))
    for (file, code) in program.code.enumerated() {
      for named in code.specialized {
        guard named.type.allNames.contains(where: { generic.contains(String($0.lastName)) }) else { continue }
        let body = code[named.body]
        let place = SpecializingPlace(
          file: file, enclosing: body.owner.map { program[$0].name }, owner: body.owner, body: body)
        specialize(named.type, in: place, isMade: !named.isDeclared)
      }
    }
  }

  private func addRequirements(of type: TypeFact, _ owner: TypeID?, _ file: Int) {
    guard let owner, program[owner].isProtocol else { return }
    for case .some(let constraint) in type.requirements.lazy.filter({ $0.name == "Self" }).map(\.constraint) {
      for case .some(let name) in constraint.parts.map(\.name) {
        guard let required = program.resolve(name, inside: type.name, file: file), required != owner,
          program.selfRequirements[owner]?.contains(required) != true
        else { continue }
        program.selfRequirements[owner, default: []].append(required)
      }
    }
  }

  /// Writes down what a place gives for the parameters of a generic type.
  ///
  /// - Parameter isMade: whether the place may make objects of the type: of those that it only gets, it says nothing where
  ///   it does not know the argument either.
  private func specialize(_ reference: TypeReference, in place: SpecializingPlace, isMade: Bool = true) {
    guard case .named(let name, let arguments) = reference, !arguments.isEmpty else { return }
    // `TableViewCell<Card<Post>>` says of both what they are specialized with. What is around the inner one is made
    // there, and whether that makes the inner one, it does not say.
    for argument in arguments { specialize(argument, in: place, isMade: false) }
    guard let type = program.resolve(name, inside: place.enclosing, file: place.file), program[type].isDeclared else {
      return
    }
    for (parameter, argument) in zip(program[type].generics, arguments) {
      // What a generic type says of itself within its own code is what it was given.
      if place.owner == type, argument.name == parameter.name { continue }
      let given = given(argument, in: place)
      guard isMade || given != nil else { continue }
      program.specializations[type, default: [:]][parameter.name, default: Specializations()].add(given)
    }
  }

  /// The type that an argument of a generic type is; nil for one that the place does not know: a generic parameter or an
  /// associated type, which hide types of their name.
  private func given(_ argument: TypeReference, in place: SpecializingPlace) -> TypeID? {
    guard let name = argument.name else { return nil }
    let head = String(name.prefix { $0 != "." })
    if place.body.map({ program.isGenericParameter(head, of: $0) }) == true { return nil }
    if let owner = place.owner {
      if program.isGenericParameter(head, of: owner) { return nil }
      if program[owner].isProtocol, program[owner].aliases[head] != nil { return nil }
    }
    return program.resolve(name, inside: place.enclosing, file: place.file)
  }

  private func addScenes() {
    var objectiveCNames: [String: TypeID]?
    let launchStoryboards = LaunchStoryboards(program.files)
    for (file, facts) in program.files.enumerated() {
      guard case .interfaceBuilder(let document) = facts.content else { continue }
      if launchStoryboards.contains(document) {
        program.storyboards.addLaunchScreen(named: document.name)
        continue
      }
      let names = objectiveCNames ?? typesByObjectiveCName()
      objectiveCNames = names
      program.storyboards.add(document, file: file) { [program] name, controller in
        let module = controller.isOfOwnTarget ? nil : controller.customModule
        guard let type = program.resolve(name, inside: nil, file: file, module: module), program[type].isDeclared else {
          // Interface Builder knows a class by the name that it has for Objective-C.
          return names[name] ?? program.resolve(name, inside: nil, file: file, module: module)
        }
        // A class that has the name of a library's inherits from it, in a file that imports the library.
        guard let module, let declaredIn = program[type].file else { return type }
        return program.imports(module, in: declaredIn) ? nil : type
      }
    }
  }

  /// The types by the names that `@objc(…)` gives them; of several the first in the sources.
  private func typesByObjectiveCName() -> [String: TypeID] {
    var names: [String: TypeID] = [:]
    for type in program.types.indices.map(TypeID.init) where program[type].isDeclared {
      for name in program[type].attributes.compactMap(\.objectiveCName) where names[name] == nil { names[name] = type }
    }
    return names
  }
}

/// The place in the code that specializes a generic type.
private struct SpecializingPlace {
  let file: Int
  /// The full name of the type around it.
  var enclosing: String?
  var owner: TypeID?
  var body: Body?
}

extension TypeFact {
  /// The generic parameters with what a `where` clause says of them: `struct Row<Page>: View where Page: View`.
  fileprivate var constrainedGenerics: [GenericParameter] {
    generics.map { parameter in
      guard parameter.constraint == nil, let said = requirements.first(where: { $0.name == parameter.name }) else {
        return parameter
      }
      return said
    }
  }
}
