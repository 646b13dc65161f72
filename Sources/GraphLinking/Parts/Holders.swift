import NavigationModel

/// Who holds the objects of a type: whose code makes one, keeps one in a property, or takes something for one.
struct Holders {
  let program: Program
  /// Where properties are declared with a type, by the type's last name. What is kept weakly is not held.
  private var properties: [Substring: [Link]] = [:]
  /// Where something is cast to a type, as a cell is that a table has made.
  private var casts: [Substring: [Link]] = [:]
  /// Where the initializer of a type is handed on, as in `container.register(factory: Overlay.init)`.
  private var initializers: [Substring: [Link]] = [:]
  /// The models of what a router makes for its model: that is where the model is.
  private let models: [TypeID: Set<TypeID>]
  /// Where code names a class of which something else makes the objects, as a list does its cells, by the last name.
  private var registrations: [Substring: [Link]] = [:]
  private var known: [TypeID: [Link]] = [:]
  /// The calls of functions by name and by the type that they are called on, of the names that were asked for.
  var factoryCalls: [String: [Substring: [CallSiteID]]] = [:]
  private var receivers: Receivers

  /// A place in the code of who holds something.
  struct Link: Hashable, Comparable {
    /// The type whose code it is; nil for code outside of types.
    let owner: TypeID?
    /// The code; nil for a property without a value.
    let body: BodyID?
    let spot: CodeSpot
    /// The type's name as it is written there.
    let name: String
    /// Whether a property keeps it.
    var isKept = false
    /// The call that makes it there; nil where it is made elsewhere.
    var making: CallSiteID?
    /// Whether the owner is a container, of which each object holds something else.
    var isAround = false

    static func < (left: Link, right: Link) -> Bool { left.spot < right.spot }
  }

  init(program: Program, models: [TypeID: Set<TypeID>]) {
    self.program = program
    self.models = models
    receivers = Receivers(program: program)
    // Types are looked at in their place: a copy takes a reference to each of their collections.
    for type in program.types.indices.map(TypeID.init) where program[type].isDeclared {
      for property in program[type].properties.values.joined() where !property.fact.isWeak {
        guard let written = property.fact.type else { continue }
        let spot = CodeSpot(file: Int32(property.file), position: property.fact.position)
        let isKept = property.getter == nil
        for name in written.allNames {
          properties[name.lastName, default: []].append(
            Link(
              owner: type, body: property.initialValue ?? property.getter, spot: spot, name: name, isKept: isKept))
        }
      }
      if program.isScreen(type) { addModels(of: type) }
    }
    for (file, facts) in program.files.enumerated() {
      guard case .swift(let swift) = facts.content else { continue }
      for (index, type) in swift.types.enumerated() where type.kind == .extension && !type.requirements.isEmpty {
        program.code[file].types[index].owner.map { addContents(of: $0, by: type, in: file) }
      }
    }
    for id in program.code.flatMap(\.handingInitializers) {
      let site = program[id]
      for case .member(let base, "init") in site.call.arguments.map(\.value) {
        guard let name = base.unspecialized.dottedPath, name.first?.isUppercase == true else { continue }
        initializers[name.lastName, default: []].append(
          Link(owner: program[site.body].owner, body: site.body, spot: CodeSpot(site), name: name, isKept: true))
      }
    }
    for name in program.callsByName.keys where name.hasPrefix("register") || name.hasPrefix("dequeue") {
      for site in (program.callsByName[name] ?? []).map({ program[$0] }) {
        for case .member(let named, "self") in site.call.arguments.map(\.value) {
          guard let written = named.dottedPath else { continue }
          let owner = program[site.body].owner
          registrations[written.lastName, default: []].append(
            Link(owner: owner, body: site.body, spot: CodeSpot(site), name: written))
        }
      }
    }
    for cast in program.casts {
      guard let name = cast.type.name else { continue }
      let spot = CodeSpot(file: cast.body.file, position: cast.position)
      casts[name.lastName, default: []].append(
        Link(owner: program[cast.body].owner, body: cast.body, spot: spot, name: name))
    }
  }

  /// What a screen is for, as its generic parameters say: `class List<Model: ListModel>: Screen<Model>` and
  /// `class List: Screen<ListModel>` have the model in a property of a class above, also where only code that specializes
  /// the class says which: `register(List<ListModel>.self)`.
  private mutating func addModels(of screen: TypeID) {
    guard let file = program[screen].file, let position = program[screen].position else { return }
    let inherited = program[screen].inherited.flatMap { reference -> [String] in
      if case .named(_, let arguments) = reference { arguments.flatMap(\.allNames) } else { [] }
    }
    let constraints = program[screen].generics.flatMap { $0.constraint?.allNames ?? [] }
    let named = (inherited + constraints).compactMap { name in
      program.resolve(name, inside: program[screen].name, file: file).map { (name: name, type: $0) }
    }
    let given = (program.specializations[screen] ?? [:]).values.flatMap(\.types).map {
      (name: program[$0].name, type: $0)
    }
    let spot = CodeSpot(file: Int32(file), position: position)
    // A host that a library makes is around the view that its class says.
    let isHost = program.frameworkType(of: screen)?.role == .hosting
    for (name, model) in named + given.sorted(by: { $0.type < $1.type }) where program[model].isDeclared {
      let isModel = program[model].kind == .class && !program.isScreen(model)
      guard isModel || isHost && program.isView(model) && !program[model].isProtocol else { continue }
      properties[name.lastName, default: []].append(
        Link(owner: screen, body: nil, spot: spot, name: name, isKept: true))
    }
  }

  /// What an extension says of the content of a generic type: `extension Path where Content == CourseView`. It may be
  /// made by that name alone, as in `Content.init`. A protocol is what any content conforms to, and names none.
  private mutating func addContents(of type: TypeID, by fact: TypeFact, in file: Int) {
    let names = Set(program[type].generics.map(\.name))
    let spot = CodeSpot(file: Int32(file), position: fact.position)
    for requirement in fact.requirements where names.contains(requirement.name) {
      for name in requirement.constraint?.allNames ?? [] {
        let content = program.resolve(name, inside: program[type].name, file: file)
        guard let content, program[content].isDeclared, !program[content].isProtocol else { continue }
        properties[name.lastName, default: []].append(
          Link(owner: type, body: nil, spot: spot, name: name, isKept: true))
      }
    }
  }

  /// Who holds objects of a declared type, in the order of the sources. A model that nobody holds is where the models are
  /// of what it is the model of.
  mutating func links(to type: TypeID) -> [Link] {
    if let links = known[type] { return links }
    var found: Set<Link> = []
    // Models that are registered for each other end here.
    var seen: Set<TypeID> = [type]
    var open = [type]
    while let next = open.popLast() {
      let own = ownLinks(to: next)
      found.formUnion(own.filter { $0.owner != next })
      if own.isEmpty { open += (models[next] ?? []).filter { seen.insert($0).inserted } }
    }
    let coordinators = coordinators(ofRepresentable: type)
    let links = found.filter { link in
      link.owner != type && link.owner.map { !coordinators.contains($0) } ?? true
    }.sorted()
    known[type] = links
    return links
  }

  /// The coordinators that a representable view makes for itself: what they have of the view's type is the view that has
  /// them, `Coordinator(self)`, and so they are no place of it.
  private func coordinators(ofRepresentable view: TypeID) -> Set<TypeID> {
    guard let makers = program[view].functions["makeCoordinator"] else { return [] }
    return Set(
      makers.compactMap { maker in
        program[maker].returnType?.name.flatMap {
          program.resolve($0, inside: program[view].name, file: program[maker].file)
        }
      })
  }

  /// Who holds objects of a type itself.
  private mutating func ownLinks(to type: TypeID) -> [Link] {
    let name = program[type].bareName
    let initialized = (program.callsByName[name] ?? []).map { program[$0] }.filter { site in
      let written = site.call.callee.unspecialized.dottedPath ?? name
      return means(type, written, in: program[site.body].owner, program[site.body].file, madeBy: site.call)
    }
    let made = initialized + calls(ofFactoriesOf: type)
    let keeping = viewsKeeping(type)
    var makings: [Link] = []
    receivers.index(bodiesOf: made)
    for site in made where !isOnlyForView(site, type, keeping) {
      let others = program.isScreen(type) ? [] : self.keepers(byPropertySetTo: site, name)
      let keepers = (self.keepers(of: site, name) + others).filter { $0.owner != type }
      makings += keepers
      // What is made for another object is that one's, not of the factory or the coordinator that makes both.
      if !keepers.allSatisfy(\.isAround), !program.isScreen(type) { continue }
      let body = program[site.body]
      // Who puts the view of a controller somewhere holds the controller with it.
      let isKept = body.kind == .initialValue || program.isController(type) && receivers.usesView(of: site)
      makings.append(
        Link(owner: body.owner, body: body.id, spot: CodeSpot(site), name: name, isKept: isKept, making: site.id))
    }
    let named = (properties[name[...]] ?? []) + (casts[name[...]] ?? []) + (initializers[name[...]] ?? [])
    var links = makings + named.filter { means(type, $0) }
    // A list makes its cells itself: `register(NoteCell.self)`, `dequeue(NoteCell.self, for: path)`.
    if links.allSatisfy({ $0.owner == type }), program.inherits(type, fromAnyNamed: ["UIView", "NSView"]) {
      links += (registrations[name[...]] ?? []).filter { means(type, $0) }
    }
    // Who is given an object behind a protocol says only the name of that.
    if links.isEmpty {
      // What many types conform to says nothing of which of them it is.
      let protocols = program.lineage(of: type).dropFirst().filter {
        program[$0].isProtocol && program[$0].isDeclared && !program.isOfRole($0)
      }
      links = protocols.flatMap { wanted in
        (properties[program[wanted].bareName[...]] ?? []).filter { means(wanted, $0) }
      }
    }
    return links
  }

  /// The types that have a property for a view.
  private func viewsKeeping(_ type: TypeID) -> Set<TypeID> {
    guard program.isView(type) else { return [] }
    return Set((properties[program[type].bareName[...]] ?? []).filter { means(type, $0) }.compactMap(\.owner))
  }

  /// Whether a view is made only to be given to another one, which has a property for it: a coordinator that makes both is
  /// no place of the inner one.
  private func isOnlyForView(_ made: CallSite, _ type: TypeID, _ keeping: Set<TypeID>) -> Bool {
    guard !keeping.isEmpty, let maker = program[made.body].owner, !program.isView(maker) else { return false }
    return receivers.calls(given: made).contains { call in
      receivers.type(madeBy: call).map { $0 != type && program.isView($0) && keeping.contains($0) } ?? false
    }
  }

  /// Who is made with what a call makes, and keeps it, as the router of a scene keeps the screen that it routes.
  private mutating func keepers(of made: CallSite, _ name: String, depth: Int = Self.maximumDepth) -> [Link] {
    var keepers: [Link] = []
    for call in receivers.constructions(given: made) {
      guard let owner = receivers.type(madeBy: call), !program.isView(owner) else { continue }
      var link = Link(owner: owner, body: nil, spot: CodeSpot(call), name: name, isKept: true)
      // Who has another container of the class has nothing to do with it: only who keeps this one holds what is in it.
      link.isAround = program[owner].isDeclared && program.frameworkType(of: owner)?.role == .container
      keepers.append(link)
      if link.isAround, depth > 0 { keepers += self.keepers(ofContainer: call, name, depth: depth - 1) }
    }
    return keepers
  }

  /// Who has a property that code sets to what a call makes, of an object that the code makes or is given:
  /// `model.router = Router()`. What is kept weakly is not held, and what the code keeps itself it holds as well.
  private func keepers(byPropertySetTo made: CallSite, _ name: String) -> [Link] {
    let assignments = program.propertyUses.assignments(in: made.body)
    guard !assignments.isEmpty, case let names = receivers.locals(holding: made) else { return [] }
    let sites = assignments.filter { receivers.holds($0.value, made.call, names) }
    guard !sites.contains(where: { $0.target.ownPropertyName != nil }) else { return [] }
    return sites.compactMap { site -> Link? in
      guard case .member(.identifier(let object), let property) = site.target,
        let owner = type(ofObject: object, from: site.scope), !program[owner].isProtocol,
        let declared = program.lineage(of: owner).firstNonNil({ program[$0].properties[property]?.first }),
        declared.getter == nil, !declared.fact.isWeak
      else { return nil }
      return Link(owner: owner, body: nil, spot: CodeSpot(site), name: name, isKept: true)
    }
  }

  /// The type of a local that is made there, or of a parameter; nil for anything else.
  private func type(ofObject name: String, from scope: ScopeID) -> TypeID? {
    let body = program[program[scope].body]
    var type: TypeID?
    if let locals = program.locals(named: name, from: scope) {
      guard locals.count == 1, case .call(let made)? = locals[0].value else { return nil }
      type = program.calls(in: body.id).first { $0.call.position == made.position }.flatMap(receivers.type(madeBy:))
    } else if let written = body.parameters.first(where: { $0.name == name })?.type?.name {
      type = program.resolve(written, inside: body.owner.map { program[$0].name }, file: body.file)
    }
    return type.flatMap { program[$0].isDeclared ? $0 : nil }
  }

  /// Who keeps a container that a call makes, and with it what is in there.
  private mutating func keepers(ofContainer made: CallSite, _ name: String, depth: Int) -> [Link] {
    let body = program[made.body]
    let isKept = body.kind == .initialValue || receivers.isKept(made) || receivers.usesView(of: made)
    let own = isKept ? [Link(owner: body.owner, body: body.id, spot: CodeSpot(made), name: name, isKept: true)] : []
    return own + keepers(of: made, name, depth: depth)
  }

  /// How many containers may be around each other: a stack that is one of several tabs is in two.
  private static let maximumDepth = 3

  private func means(_ type: TypeID, _ link: Link) -> Bool {
    means(type, link.name, in: link.owner, Int(link.spot.file))
  }

  /// Whether a name that is written at a place means a type, and not another one of that name.
  func means(
    _ type: TypeID, _ written: String, in owner: TypeID?, _ file: Int, madeBy call: Call? = nil
  ) -> Bool {
    if program.isPrivateElsewhere(type, seenFrom: file) { return false }
    let name = program[type].name
    // Where nothing else has the name, not even a type within another one, whatever is written means the type.
    guard
      (program.typesByName[name] ?? []).count > 1 || name != program[type].bareName
        || program.nestedNames.contains(name[...])
    else { return true }
    if let resolved = program.resolve(written, inside: owner.map { program[$0].name }, file: file) {
      return (call.map { program.type(resolved, orNamesakeTaking: $0, from: file) } ?? resolved) == type
    }
    // A nested type has its short name only within the type around it, and in what inherits from that.
    guard !written.contains("."), let outer = name.enclosingName else { return name.hasSuffix(written) }
    return owner.map { program.lineage(of: $0).contains { program[$0].name == outer } } ?? false
  }
}

extension TypeReference {
  /// All names of nominal types in a type as written.
  var allNames: [String] {
    switch self {
    case .named(let name, let arguments): [name] + arguments.flatMap(\.allNames)
    case .array(let element), .metatype(let element): element.allNames
    case .dictionary(let key, let value): key.allNames + value.allNames
    case .tuple(let elements): elements.flatMap(\.type.allNames)
    case .function(let parameters, let result): parameters.flatMap(\.allNames) + result.allNames
    case .composition(let parts): parts.flatMap(\.allNames)
    }
  }
}
