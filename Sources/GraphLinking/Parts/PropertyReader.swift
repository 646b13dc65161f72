import NavigationModel

/// Finds where code reads properties of certain names.
struct PropertyReader {
  let program: Program
  let names: Set<String>
  private(set) var reads: [String: [HandedViews.Read]] = [:]

  init(program: Program, names: Set<String>) {
    self.program = program
    self.names = names
  }

  /// Reads all code of the program.
  mutating func readAll() {
    for file in program.code.indices {
      for site in program.code[file].callSites {
        if case .member(let base, _) = site.call.callee { read(base, in: site.scope, at: site.call.position) }
        // `item.content()` reads what it calls.
        if let name = site.call.callee.calledName, names.contains(name) {
          read(site.call.callee, in: site.scope, at: site.call.position)
        }
        for argument in site.call.arguments { read(argument.value, in: site.scope, at: site.call.position) }
      }
      for scope in program.scopes(inFile: file) {
        let results = program[scope].results
        for result in results.returned + results.expressions { read(result.value, in: result.scope) }
        for local in program[scope].locals.values.joined() { local.value.map { read($0, in: local.scope) } }
      }
      for site in program.code[file].assignmentsByName.values.joined() {
        read(site.value, in: site.scope, at: site.position)
      }
    }
    // The tables of locals and of assignments have no order.
    reads = reads.mapValues { $0.sorted { ($0.spot, $0.scope.index) < ($1.spot, $1.scope.index) } }
  }

  /// Notes what an expression reads, without what the calls in it do: they stand among the calls of the file.
  private mutating func read(_ expression: Expression, in scope: ScopeID, at position: Position? = nil) {
    switch expression {
    case .string, .boolean, .integer, .nothing, .call, .closure, .unknown: return
    default: break
    }
    var found: [(name: String, base: Expression?)] = []
    CodeWalk(expression: { [names] expression in
      switch expression {
      case .member(let base, let name):
        if names.contains(name) { found.append((name, base == .identifier("self") ? nil : base)) }
      case .identifier(let name):
        if names.contains(name) { found.append((name, nil)) }
      case .call, .closure:
        return false
      default: break
      }
      return true
    }).walk(expression)
    for (name, base) in found where base != nil || program.locals(named: name, from: scope) == nil {
      let spot = CodeSpot(file: scope.file, position: position ?? self.position(of: scope))
      reads[name, default: []].append(HandedViews.Read(base: base, scope: scope, spot: spot))
    }
  }

  /// Where the closure or the body around a place begins.
  private func position(of scope: ScopeID) -> Position {
    if let place = program.innermostClosure(around: scope), case .closure(let closure) = program[place].kind {
      return closure.position
    }
    return program[program[scope].body].position
  }
}
