import NavigationModel

/// Finds the properties of objects that views watch, and where those get the new value:
/// `.onChange(of: router.page) { _, page in path.append(page) }`.
struct WatchedProperties {
  /// A property of an object that code in other types sets.
  struct Property: Hashable {
    let owner: TypeID
    let name: String
  }

  /// Where the new value of a property comes in.
  struct Source {
    let property: Property
    /// The calls by which what watches gives the value on; empty where it takes the value itself.
    var handingOn: Set<CallSiteID> = []
  }

  /// A name by which code knows a value that it is given.
  private enum Origin: Hashable {
    case closure(ScopeID)
    case parameter(BodyID, Int)
  }

  private let evaluator: Evaluator
  private var sources: [Origin: Source] = [:]
  private var program: Program { evaluator.program }

  /// A view hands the new value on to a function of its own, seldom further.
  private static let maximumHands = 3

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    var next: [Origin] = []
    for listener in program.frameworks.sendings.flatMap(\.listeners) {
      guard case .property(let label) = listener.channel else { continue }
      for site in (program.callsByName[listener.name] ?? []).map({ program[$0] }) {
        guard let property = property(watchedBy: site, label), let handler = listener.handler(in: site.call),
          let (origin, isGiven) = origin(ofValueFor: handler, at: site), sources[origin] == nil
        else { continue }
        sources[origin] = Source(property: property, handingOn: isGiven ? [site.id] : [])
        next.append(origin)
      }
    }
    for _ in 0..<Self.maximumHands where !next.isEmpty { next = next.flatMap { handOn($0) } }
  }

  /// Where the new value of a property comes in that an expression is; nil for everything else.
  func source(givenAs expression: Expression, in scope: ScopeID) -> Source? {
    sources.isEmpty ? nil : origin(of: expression, in: scope).flatMap { sources[$0] }
  }

  private func property(watchedBy site: CallSite, _ label: String) -> Property? {
    // What a view watches of its own, it sets itself.
    guard case .member(let base, let name)? = CallLabels.argument(label, in: site.call.arguments)?.value,
      base != .identifier("self"),
      let owner = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body)),
      program[owner].isDeclared, program[owner].kind == .class || program[owner].isProtocol
    else { return nil }
    return Property(owner: owner, name: name)
  }

  /// What gets the new value: a closure, or the last parameter of a function that is named.
  private func origin(ofValueFor handler: Expression, at site: CallSite) -> (origin: Origin, isGiven: Bool)? {
    if case .closure(let closure) = handler {
      return program.scope(of: closure, in: site.body).map { (.closure($0), false) }
    }
    guard let name = handler.ownPropertyName, let owner = program[site.body].owner,
      let function = program[owner].functions[name]?.first, let last = program[function].parameters.indices.last
    else { return nil }
    return (.parameter(function, last), true)
  }

  /// The parameters of functions of the same type that get what a closure or a function is given.
  private mutating func handOn(_ origin: Origin) -> [Origin] {
    guard let source = sources[origin] else { return [] }
    let body: BodyID
    switch origin {
    case .closure(let scope): body = program[scope].body
    case .parameter(let function, _): body = function
    }
    var found: [Origin] = []
    for site in program.calls(in: body) {
      guard let name = site.call.callee.ownPropertyName, let owner = program[body].owner,
        let functions = program[owner].functions[name]
      else { continue }
      for (argument, value) in site.call.arguments.map(\.value).enumerated()
      where self.origin(of: value, in: site.scope) == origin {
        for function in functions {
          let mapping = ArgumentMatching.match(site.call.arguments, to: program[function].parameters) ?? [:]
          guard let index = mapping.first(where: { $0.value == argument })?.key else { continue }
          let next = Origin.parameter(function, index)
          let isFirst = sources[next] == nil
          sources[next, default: source].handingOn.insert(site.id)
          if isFirst { found.append(next) }
        }
      }
    }
    return found
  }

  /// The name by which the code around is given a value; nil for what it makes or reads.
  private func origin(of expression: Expression, in scope: ScopeID) -> Origin? {
    guard case .identifier(var name) = expression else { return nil }
    var next: ScopeID? = scope
    while let place = next {
      if let locals = program[place].locals[name] {
        // `guard let page` and `if let chosen = page` are what they unwrap.
        guard locals.count == 1, locals[0].projections.isEmpty, case .identifier(let unwrapped)? = locals[0].value
        else {
          return nil
        }
        name = unwrapped
      }
      if case .closure(let closure) = program[place].kind, isLast(name, in: closure) { return .closure(place) }
      guard let outer = program[place].parent else {
        let body = program[place].body
        return program[body].parameters.firstIndex { $0.name == name }.map { .parameter(body, $0) }
      }
      next = outer
    }
    return nil
  }

  /// Whether a closure is given the new value under a name: that comes last, after the old one.
  private func isLast(_ name: String, in closure: Closure) -> Bool {
    guard closure.parameters.isEmpty else { return closure.parameters.last?.name == name }
    return name == "$1" || name == "$0" && !closure.mentions("$1")
  }
}

extension Closure {
  fileprivate func mentions(_ name: String) -> Bool {
    var found = false
    CodeWalk(expression: { expression in
      if expression == .identifier(name) { found = true }
      return !found
    }).walk(.closure(self))
    return found
  }
}
