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
      for caller in evaluator.callers(of: body) where program[program[caller.site].body].owner == owner {
        let longer = path.called(from: caller)
        if evaluator.run(along: longer) != nil { next.append(longer) }
      }
    }
    return found.sorted()
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
