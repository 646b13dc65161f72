import NavigationModel

/// Finds what links, notifications and shortcuts lead to: the transitions in the code that handles them, and in the
/// methods that this code calls on its own object.
struct OutsideEntries {
  let evaluator: Evaluator
  private let methods: [BodyID: String]
  private let closures: [ScopeID: String]
  private var program: Program { evaluator.program }

  /// A handler that goes through more methods of its own object than these is no handler of links alone.
  private static let maximumMethods = 40

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    let program = evaluator.program
    var methods: [BodyID: String] = [:]
    var closures: [ScopeID: String] = [:]
    for entry in program.frameworks.outsideEntries {
      switch entry.handler {
      case .method(let name, let label):
        for body in (program.ownersOfFunctions[name] ?? []).flatMap({ program[$0].functions[name] ?? [] }) {
          let parameters = program[body].parameters
          if program[body].kind == .function, parameters.count > 1, parameters[1].label == label {
            methods[body] = entry.name
          }
        }
      case .closure(let name):
        for site in (program.callsByName[name] ?? []).map({ program[$0] }) {
          for case .closure(let closure) in site.call.arguments.map(\.value) {
            let scope = program.scope(of: closure, in: site.body)
            if let scope { closures[scope] = entry.name }
          }
        }
      }
    }
    self.methods = methods
    self.closures = closures
  }

  /// The transitions that something outside asks for, beside those of the objects whose code it is.
  func transitions(among resolved: [ResolvedTransition]) -> [ResolvedTransition] {
    guard !methods.isEmpty || !closures.isEmpty else { return [] }
    let owners = Set(
      methods.keys.compactMap { program[$0].owner } + closures.keys.compactMap { program[program[$0].body].owner })
    return resolved.flatMap { transition -> [ResolvedTransition] in
      guard let path = transition.path, case .type(let asker) = transition.source, owners.contains(asker) else {
        return []
      }
      return entries(leadingTo: path, of: asker).map { name in
        var copy = transition
        copy.source = .outside(asker, name)
        return copy
      }
    }
  }

  /// The names of the entries by which control gets to a place, sorted.
  private func entries(leadingTo path: CodePath, of owner: TypeID) -> [String] {
    let start = program.outerScope(of: path)
    let calls = entry(around: start) == nil ? callsFromEntries(to: program[start].body, of: owner) : [:]
    var found: Set<String> = []
    var seen: Set<BodyID> = []
    var next = [path]
    while let path = next.popLast() {
      let scope = program.outerScope(of: path)
      if let name = entry(around: scope) {
        found.insert(name)
        continue
      }
      let body = program[scope].body
      guard seen.insert(body).inserted, seen.count < Self.maximumMethods else { continue }
      for caller in calls[body] ?? [] {
        let longer = path.called(from: caller)
        if evaluator.run(along: longer) != nil { next.append(longer) }
      }
    }
    return found.sorted()
  }

  /// The calls of an object's own methods that can be on the way from an entry to one of them, whatever the conditions
  /// say, by what is called. Which of them a run takes is asked only then: mostly no way leads there at all.
  private func callsFromEntries(to start: BodyID, of owner: TypeID) -> [BodyID: [Evaluator.Caller]] {
    var callers: [BodyID: [Evaluator.Caller]] = [:]
    var called: [BodyID: Set<BodyID>] = [:]
    var leading: Set<BodyID> = []
    var next = [start]
    while let body = next.popLast() {
      guard callers[body] == nil, callers.count < Self.maximumMethods else { continue }
      callers[body] = evaluator.callers(of: body).filter { program[program[$0.site].body].owner == owner }
      for caller in callers[body] ?? [] {
        let outer = program[caller.site].body
        called[outer, default: []].insert(body)
        if entry(around: program[caller.site].scope) != nil { leading.insert(outer) } else { next.append(outer) }
      }
    }
    var reached = Array(leading)
    while let body = reached.popLast() {
      reached += (called[body] ?? []).filter { leading.insert($0).inserted }
    }
    return callers.filter { leading.contains($0.key) }.mapValues { callers in
      callers.filter { leading.contains(program[$0.site].body) }
    }
  }

  /// The entry in whose handler a scope is.
  private func entry(around scope: ScopeID) -> String? {
    var next: ScopeID? = scope
    while let place = next {
      if let name = closures[place] { return name }
      next = program[place].parent
    }
    return methods[program[scope].body]
  }
}
