import NavigationModel

/// Finds the methods that exchange all that a window shows, whatever way they go, and the calls of them.
struct WindowFillers {
  private let program: Program
  /// The functions that show anything by themselves.
  private let showing: Set<BodyID>
  private var filling: Set<BodyID> = []

  /// A router that hands on to a router that hands on to what fills the window is as long a way as has been seen.
  private static let maximumForwarding = 3

  /// The calls of methods that fill a window. Where several types have methods for a call, all must, except for what
  /// stands in for one of them and shows nothing, as in an extension of the app.
  ///
  /// - Parameter transitions: All places where the program uses an idiom.
  static func calls(_ transitions: [Transition], in program: Program) -> [CallSite] {
    var fillers = WindowFillers(program: program, showing: Set(transitions.map(\.body)))
    var places = transitions.filter(\.fillsWindow).map { (body: $0.body, scope: $0.scope) }
    var found: [CallSite] = []
    for _ in 0..<maximumForwarding {
      let names = fillers.add(places)
      guard !names.isEmpty else { break }
      let calls = names.sorted().flatMap { fillers.calls(named: $0) }
      let known = Set(found.map(\.id))
      found += calls.filter { !known.contains($0.id) }
      places += calls.map { (body: $0.body, scope: $0.scope) }
    }
    return found
  }

  private init(program: Program, showing: Set<BodyID>) {
    self.program = program
    self.showing = showing
  }

  /// Takes the methods up that get to one of some places whatever way they go.
  ///
  /// - Returns: The names of those that are new.
  private mutating func add(_ places: [(body: BodyID, scope: ScopeID)]) -> Set<String> {
    var names: Set<String> = []
    for (body, places) in Dictionary(grouping: places, by: \.body) where program[body].kind == .function {
      guard !filling.contains(body), always(passes: Set(places.map(\.scope)), in: program[body].scope) else { continue }
      filling.insert(body)
      names.insert(program[body].name)
    }
    return names
  }

  /// Whether control gets to one of some scopes whatever way it goes from another one.
  private func always(passes scopes: Set<ScopeID>, in outer: ScopeID) -> Bool {
    if scopes.contains(outer) { return true }
    var conditions: [ScopeID: [Condition]] = [:]
    for scope in scopes {
      var place = scope
      while let parent = program[place].parent, parent != outer { place = parent }
      guard program[place].parent == outer, case .branch(let own) = program[place].kind else { continue }
      conditions[place] = own
    }
    let passing = conditions.filter { branch, _ in
      always(passes: scopes.filter { program.isScope($0, within: branch) }, in: branch)
    }.values
    // Where there is no window nothing is shown.
    if passing.contains(where: { $0.allSatisfy(\.isPresence) }) { return true }
    return passing.contains { one in
      guard case .holds(let test)? = one.first, one.count == 1 else { return false }
      return passing.contains([.fails(test)])
    }
  }

  private func calls(named name: String) -> [CallSite] {
    let methods = (program.ownersOfFunctions[name] ?? []).flatMap { program[$0].functions[name] ?? [] }
      .filter { !program[$0].statements.isEmpty }
    return (program.callsByName[name] ?? []).map { program[$0] }.filter { site in
      let meant = methods.filter { ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil }
      let (fillers, others) = (meant.filter(filling.contains), meant.filter { !filling.contains($0) })
      return !fillers.isEmpty && others.allSatisfy { standsIn($0, forOneOf: fillers) }
    }
  }

  private func standsIn(_ method: BodyID, forOneOf fillers: [BodyID]) -> Bool {
    guard !showing.contains(method), let owner = program[method].owner else { return false }
    let protocols = program.lineage(of: owner).filter { program[$0].isProtocol && program[$0].isDeclared }
    return fillers.contains { filler in
      program[filler].owner.map { type in protocols.contains { program.inherits(type, from: $0) } } ?? false
    }
  }
}

extension Condition {
  /// Whether only what is missing makes it fail.
  fileprivate var isPresence: Bool {
    guard case .holds(.call(let call)) = self, call.callee == .identifier("!=") else { return false }
    return call.arguments.last?.value == .nothing
  }
}
