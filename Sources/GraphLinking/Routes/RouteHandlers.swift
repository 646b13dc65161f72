import NavigationModel

/// The methods by which coordinators of a library answer requests for routes, by the types of the routes.
struct RouteHandlers {
  /// A method that turns routes into transitions.
  struct Handler {
    let body: BodyID
    /// The types of the routes that it answers.
    let routes: [TypeID]
    /// The cases that its code names; the others lead nowhere or to whatever is left.
    let cases: Set<String>
  }

  /// All handlers in the order of the sources.
  private(set) var all: [Handler] = []
  private var byRoute: [TypeID: [Int]] = [:]
  private var byOwner: [TypeID: Int] = [:]

  init() {}

  init(program: Program) {
    let words = program.frameworks.routes.flatMap(\.handlers)
    guard !words.isEmpty else { return }
    let bodies = words.flatMap { Self.bodies(of: $0, in: program) }.sorted()
    let casts = Self.casts(in: Set(bodies), of: program)
    let cases = Self.cases(in: Set(bodies), of: program)
    for body in bodies {
      let routes = Self.routes(of: program[body], casts: casts[body] ?? [], in: program)
      for route in routes { byRoute[route, default: []].append(all.count) }
      if let owner = program[body].owner { byOwner[owner] = byOwner[owner] ?? all.count }
      all.append(Handler(body: body, routes: routes, cases: cases[body] ?? []))
    }
  }

  /// The handlers that answer routes of a type.
  func answering(_ route: TypeID) -> [Handler] { (byRoute[route] ?? []).map { all[$0] } }

  /// The handler of a coordinator, its own or that of a class above it.
  func handler(of coordinator: TypeID, in program: Program) -> Handler? {
    program.lineage(of: coordinator).lazy.compactMap { byOwner[$0] }.first.map { all[$0] }
  }

  private static func bodies(of word: RouteVocabulary.Handler, in program: Program) -> [BodyID] {
    (program.ownersOfFunctions[word.name] ?? []).flatMap { owner -> [BodyID] in
      guard program.frameworkType(of: owner)?.role == .coordinator else { return [] }
      let named = (program[owner].functions[word.name] ?? []).filter {
        program[$0].kind == .function && program[$0].parameters.map(\.label) == [word.label]
      }
      // Helpers of the same name take what the handler has found out to be one of the program's types.
      let general = named.filter { !takesOwnType(program[$0], in: program) }
      return general.isEmpty ? named : general
    }
  }

  private static func takesOwnType(_ body: Body, in program: Program) -> Bool {
    guard let name = body.parameters.first?.type?.name,
      let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
    else { return false }
    return program[type].isDeclared && !program[type].isProtocol
  }

  private static func casts(in bodies: Set<BodyID>, of program: Program) -> [BodyID: [CastSite]] {
    Dictionary(grouping: program.casts.filter { bodies.contains($0.body) }, by: \.body)
  }

  /// The cases that branches of each body ask for.
  private static func cases(in bodies: Set<BodyID>, of program: Program) -> [BodyID: Set<String>] {
    var result: [BodyID: Set<String>] = [:]
    for scope in program.code.lazy.flatMap(\.scopes) where bodies.contains(scope.body) {
      guard case .branch(let conditions) = scope.kind else { continue }
      for case .matches(_, let patterns) in conditions {
        for pattern in patterns {
          if let name = pattern.matchedCase { result[scope.body, default: []].insert(name) }
        }
      }
    }
    return result
  }

  /// What the parameter can be: its own type, what the body casts it to, or what the superclass is specialized with.
  private static func routes(of body: Body, casts: [CastSite], in program: Program) -> [TypeID] {
    guard let name = body.parameters.first?.type?.name else { return [] }
    let inside = body.owner.map { program[$0].name }
    let declared = program.resolve(name, inside: inside, file: body.file)
    if let declared, program[declared].isDeclared, !program[declared].isProtocol { return [declared] }
    if let declared {
      let cast = casts.compactMap { site in
        site.type.name.flatMap { program.resolve($0, inside: inside, file: body.file) }
      }.filter { program.inherits($0, from: declared) && program[$0].isDeclared }
      if !cast.isEmpty { return Set(cast).sorted() }
      let conforming = program.concreteSubtypes(of: declared)
      if !conforming.isEmpty { return conforming }
    }
    let specialized = body.owner.flatMap { owner in
      program.inheritedArguments(of: owner).flatMap { written in
        written.types.first?.name.flatMap { program.resolve($0, inside: written.inside, file: written.file) }
      }
    }
    return specialized.map { [$0] } ?? []
  }
}

extension Pattern {
  /// The case that the pattern matches, as in `case .detail` and `case Route.detail`.
  var matchedCase: String? {
    switch self {
    case .enumCase(let name, _): name
    case .value(.member(_, let name)), .value(.implicitMember(let name)): name
    default: nil
    }
  }
}
