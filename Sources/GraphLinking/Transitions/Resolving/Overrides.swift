import NavigationModel

/// Finds the classes that override what code of a class above them reads of its own object:
///
///     class Steps: UIViewController {
///       var pages: [UIViewController] { [] }
///       override func viewDidLoad() { for page in pages { addChild(page) } }
///     }
///     class Welcome: Steps { override var pages: [UIViewController] { [Intro(), Terms()] } }
///
/// Nobody calls that code for `Welcome`, and yet a `Welcome` shows what its own `pages` gives.
struct Overrides {
  /// A class that says something else than the one above it.
  struct Heir {
    let type: TypeID
    /// Where the first of its overrides stands that the code reads.
    let location: SourceLocation
  }

  /// A member of a class that takes the place of one above it.
  private struct Member {
    let name: String
    let heir: TypeID
    let location: SourceLocation
  }

  private let program: Program
  private var members: [TypeID: [Member]] = [:]
  private var names: [BodyID: Set<String>] = [:]
  private var read: [OwnCode: Set<String>] = [:]
  private var changed: [OwnCode: Bool] = [:]
  private var namesBelow: [TypeID: [TypeID: Set<String>]] = [:]

  /// Code as objects of a class run it.
  private struct OwnCode: Hashable {
    let body: BodyID
    let owner: TypeID
  }

  /// What more classes override is what every screen of an app has. As many are looked at as callers of a function are.
  private static let maximumHeirs = 400
  /// Methods that code calls on its own object, and those that they call, are followed up to so many.
  private static let maximumBodies = 512

  init(program: Program) { self.program = program }

  /// The classes below that of some code which override what the code reads, each once, in their order.
  ///
  /// - Parameter bodies: the code, outermost first. What is in other classes reads nothing of the object.
  mutating func heirs(of bodies: [BodyID]) -> [Heir] {
    guard let first = bodies.first, let owner = program[first].owner, program[owner].kind == .class,
      !program[first].isStatic, program[first].enclosing == nil
    else { return [] }
    let members = members(below: owner)
    guard !members.isEmpty else { return [] }
    let own = bodies.filter { body in program[body].owner.map { program.inherits(owner, from: $0) } ?? false }
    let read = own.reduce(into: Set<String>()) { $0.formUnion(namesRead(by: $1, in: owner)) }
    var found: [Heir] = []
    for member in members where read.contains(member.name) && found.last?.type != member.heir {
      guard !replaces(own, in: member.heir, below: owner) else { continue }
      found.append(Heir(type: member.heir, location: member.location))
    }
    return found.count <= Self.maximumHeirs ? found : []
  }

  /// Whether an object of a class makes something else of some code than the class of that code says: the class, or one
  /// between, overrides what the code reads of its own object.
  mutating func changes(_ body: BodyID, on type: TypeID) -> Bool {
    let key = OwnCode(body: body, owner: type)
    if let known = changed[key] { return known }
    let found = findsChange(of: body, on: type)
    changed[key] = found
    return found
  }

  private mutating func findsChange(of body: BodyID, on type: TypeID) -> Bool {
    guard let owner = program[body].owner else { return false }
    let names = overriddenNames(below: owner)
    let overridden = program.lineage(of: type).prefix { $0 != owner }.compactMap { names[$0] }
    guard !overridden.isEmpty else { return false }
    let read = namesRead(by: body, in: owner)
    return overridden.contains { !$0.isDisjoint(with: read) }
  }

  /// The names of the members that each class below a class overrides, as far as they may say what is shown.
  private mutating func overriddenNames(below owner: TypeID) -> [TypeID: Set<String>] {
    if let known = namesBelow[owner] { return known }
    let found = members(below: owner).reduce(into: [TypeID: Set<String>]()) { names, member in
      names[member.heir, default: []].insert(member.name)
    }
    namesBelow[owner] = found
    return found
  }

  /// Whether a class, or one between it and the owner of some code, has a method instead of that code which does not call it.
  private func replaces(_ code: [BodyID], in heir: TypeID, below owner: TypeID) -> Bool {
    let between = program.lineage(of: heir).prefix { $0 != owner }
    return code.contains { body in
      let labels = program[body].parameters.map(\.label)
      let name = program[body].name
      return between.contains { type in
        (program[type].functions[name] ?? []).contains { method in
          program[method].isOverride && program[method].parameters.map(\.label) == labels
            && !program.calls(in: method).contains { $0.call.callee == .member(.identifier("super"), name) }
        }
      }
    }
  }

  /// The names of all that some code reads of its own object, with what the methods read that it calls on it.
  private mutating func namesRead(by body: BodyID, in owner: TypeID) -> Set<String> {
    let key = OwnCode(body: body, owner: owner)
    if let known = read[key] { return known }
    var found: Set<String> = []
    var open = [body]
    var seen: Set<BodyID> = [body]
    var next = 0
    // What is nearest to the code comes first.
    while next < open.count, next < Self.maximumBodies {
      let own = names(in: open[next])
      let mentioned = withSettings(of: own, owner)
      next += 1
      found.formUnion(mentioned)
      for called in ownCode(named: mentioned, of: owner) where seen.insert(called).inserted { open.append(called) }
    }
    read[key] = found
    return found
  }

  /// The members of the classes below a class that override one which may say what is shown, sorted by their classes. One
  /// that only ends the program says nothing: it is there for the classes below its own.
  private mutating func members(below owner: TypeID) -> [Member] {
    if let known = members[owner] { return known }
    let heirs = program.concreteSubtypes(of: owner)
    let above = program.lineage(of: owner).filter { program[$0].kind == .class }
    let found = heirs.flatMap { overrides(in: $0, of: above) }
    members[owner] = found
    return found
  }

  private func overrides(in heir: TypeID, of above: [TypeID]) -> [Member] {
    var found: [Member] = []
    for (name, properties) in program[heir].properties {
      guard let property = properties.first(where: { !$0.fact.isStatic && $0.getter != nil }),
        property.getter.map(program.endsProgram) != true, above.contains(where: { hasProperty(name, $0) })
      else { continue }
      found.append(
        Member(name: name, heir: heir, location: program.location(property.fact.position, in: property.file)))
    }
    for (name, functions) in program[heir].functions {
      guard let method = functions.first(where: { program[$0].isOverride && !program[$0].isStatic }),
        mayShow(program[method].returnType), !program.endsProgram(method),
        above.contains(where: { program[$0].functions[name] != nil })
      else { continue }
      found.append(
        Member(name: name, heir: heir, location: program.location(program[method].position, in: program[method].file)))
    }
    return found.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  private func hasProperty(_ name: String, _ type: TypeID) -> Bool {
    program[type].properties[name]?.contains { !$0.fact.isStatic && mayShow($0.fact.type) } ?? false
  }

  /// Whether a value of a type can say what is shown: no number, no date and no text but the name of something does.
  private func mayShow(_ type: TypeReference?) -> Bool {
    guard let type else { return false }
    let names = type.parts.compactMap(\.name)
    return names.isEmpty || names.contains { $0 == "String" || !BasicType.isName($0) && !Self.looks.contains($0) }
  }

  /// What screens look like.
  private static let looks: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "NSColor", "NSImage", "UIBarButtonItem", "UIColor", "UIEdgeInsets",
    "UIFont", "UIImage", "UIInterfaceOrientation", "UIInterfaceOrientationMask", "UIModalPresentationStyle",
    "UIStatusBarAnimation", "UIStatusBarStyle", "Void",
  ]

  /// The methods and getters that an object of a class has under some names.
  private func ownCode(named names: Set<String>, of owner: TypeID) -> [BodyID] {
    program.lineage(of: owner).filter { program[$0].kind == .class }.flatMap { type in
      let functions = names.flatMap { program[type].functions[$0] ?? [] }
      let getters = names.flatMap { program[type].properties[$0] ?? [] }.compactMap(\.getter)
      return functions + getters
    }.sorted()
  }

  /// Some names, with those that are mentioned where code of the class sets what it keeps under one of them:
  /// `page = makePage()` for `page`.
  private func withSettings(of names: Set<String>, _ owner: TypeID) -> Set<String> {
    var all = names
    for type in program.lineage(of: owner) where program[type].kind == .class {
      for name in names {
        guard let property = program[type].properties[name]?.first, keepsWhatMayShow(property) else { continue }
        for site in program.code[property.file].assignmentsByName[name] ?? []
        where site.target.isOwnProperty && program[site.body].owner == type {
          all.formUnion(Self.names(in: [.expression(site.value)]))
        }
      }
    }
    return all
  }

  /// Whether a property of an object keeps something that can say what is shown.
  private func keepsWhatMayShow(_ property: Property) -> Bool {
    guard property.getter == nil, !property.fact.isStatic else { return false }
    if mayShow(property.fact.type) { return true }
    // `var pages = [UIViewController]()`
    guard property.fact.type == nil, case .call(let call)? = property.fact.initializer, case .array = call.callee else {
      return false
    }
    return true
  }

  /// The names of members, of the object itself or of others, that code mentions.
  private mutating func names(in body: BodyID) -> Set<String> {
    if let known = names[body] { return known }
    let found = Self.names(in: program[body].statements)
    names[body] = found
    return found
  }

  private static func names(in code: [Statement]) -> Set<String> {
    var found: Set<String> = []
    CodeWalk(expression: { expression in
      switch expression {
      case .identifier(let name), .member(_, let name): found.insert(name)
      default: break
      }
      return true
    }).walk(code)
    return found
  }
}
