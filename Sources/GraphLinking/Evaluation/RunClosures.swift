import NavigationModel

/// Tells functions that run a closure which they are given from those that only have it kept until something happens.
extension Evaluator {
  /// What has a closure and may run it.
  enum ClosureHolder: Hashable {
    /// A function that is given the closure as a parameter of a name.
    case function(BodyID, parameter: String)
    /// A method of an object that keeps the closure in some properties of its type.
    case method(BodyID, of: TypeID, keptIn: Set<String>)
  }

  /// Whether a function calls a closure that it is given, or passes it on to something that may call it.
  func runs(parameterNamed name: String, in function: Body) -> Bool {
    let asked = ClosureHolder.function(function.id, parameter: name)
    if let known = runnerCache[asked] { return known }
    let (search, isWhole) = part { RunnerSearch(from: asked, known: runnerCache) { step(from: $0) } }
    // A search that was cut off may have missed something, and what it found may come from a guess.
    if isWhole {
      for holder in search.decided { runnerCache[holder] = search.isRun }
    }
    return search.isRun
  }

  /// What a holder does with the closure.
  fileprivate enum ClosureStep {
    case runs
    /// All that it does is hand it on to these, which are none where it only keeps it.
    case handsOn([ClosureHolder])
  }

  /// Looks for something that runs a closure among all that it is handed on to, each looked at once.
  private struct RunnerSearch {
    let isRun: Bool
    /// The holders of which the search tells whether they run it: the way to the one that does, or all of them.
    let decided: [ClosureHolder]

    init(from asked: ClosureHolder, known: [ClosureHolder: Bool], _ step: (ClosureHolder) -> ClosureStep) {
      var givers: [ClosureHolder: ClosureHolder] = [:]
      var seen: Set<ClosureHolder> = [asked]
      var open = [asked]
      while let holder = open.popLast() {
        var next: [ClosureHolder] = []
        switch known[holder].map({ $0 ? .runs : .handsOn([]) }) ?? step(holder) {
        case .runs:
          isRun = true
          decided = Array(sequence(first: holder) { givers[$0] })
          return
        case .handsOn(let holders): next = holders
        }
        for taker in next where seen.insert(taker).inserted {
          givers[taker] = holder
          open.append(taker)
        }
      }
      isRun = false
      decided = Array(seen)
    }
  }

  private func step(from holder: ClosureHolder) -> ClosureStep {
    switch holder {
    case .function(let body, let name):
      let calls = program.code[Int(body.file)].callsByName[name] ?? []
      if calls.contains(where: { program[$0].body == body }) { return .runs }
      return passingOn(in: body) { $0 == .identifier(name) }
    case .method(let body, let type, let properties):
      return step(inMethod: body, of: type, properties)
    }
  }

  /// What code does with a closure that it passes on.
  private func passingOn(in body: BodyID, _ isClosure: (Expression) -> Bool) -> ClosureStep {
    var holders: [ClosureHolder] = []
    for site in program.calls(in: body) where !Collecting.keeping.contains(site.call.callee.calledName ?? "") {
      for index in site.call.arguments.indices where isClosure(site.call.arguments[index].value) {
        guard case .handsOn(let takers) = passing(argument: index, of: site) else { return .runs }
        holders += takers
      }
    }
    return .handsOn(holders)
  }

  /// What becomes of a closure that a call is given: an object of the program's own may only keep it, as a view keeps
  /// what its buttons do, unless the same code has the object run it. Everything else may run it.
  private func passing(argument index: Int, of site: CallSite) -> ClosureStep {
    guard case .identifier(let name) = site.call.callee.unspecialized, program.mayNameType(name),
      let type = resolve(.named(name, []), in: site.scope, openActivation(of: site.body)), program[type].isDeclared,
      let taken = takers(ofArgument: index, in: site.call, making: type)
    else { return .runs }
    let kept = Kept(type: type, properties: keepers(ofArgument: index, in: site.call, of: type, taken))
    guard case .handsOn(let running) = running(kept, madeBy: site) else { return .runs }
    return .handsOn(taken.map { .function($0.function.id, parameter: $0.parameter) } + running)
  }

  /// The initializers that can get an argument of a call which makes an object, each with its parameter: none where a
  /// structure has no initializer of its own, and nil where nothing tells.
  private func takers(
    ofArgument index: Int, in call: Call, making type: TypeID
  ) -> [(function: Body, parameter: String)]? {
    let initializers = program[type].functions["init"] ?? []
    if initializers.isEmpty { return program[type].kind == .struct ? [] : nil }
    let taking = initializers.compactMap { id -> (function: Body, parameter: String)? in
      let function = program[id]
      guard let mapping = ArgumentMatching.match(call.arguments, to: function.parameters),
        let parameter = mapping.first(where: { $0.value == index })?.key
      else { return nil }
      return (function, function.parameters[parameter].name)
    }
    return taking.isEmpty ? nil : taking
  }

  // MARK: - What is done with the object

  /// An object that keeps a closure in some properties.
  private struct Kept {
    let type: TypeID
    /// None where it is not known which they are.
    let properties: Set<String>
  }

  /// The properties in which an object keeps an argument of the call that makes it.
  private func keepers(
    ofArgument index: Int, in call: Call, of type: TypeID, _ taken: [(function: Body, parameter: String)]
  ) -> Set<String> {
    guard taken.isEmpty else {
      return Set(
        taken.flatMap { taker in
          assignments(in: taker.function.id).filter { $0.value == .identifier(taker.parameter) }
            .compactMap(\.target.ownPropertyName)
        })
    }
    if let label = call.arguments[index].label { return [label] }
    return Set(program[type].properties.values.joined().filter { takesClosure($0) }.map(\.fact.name))
  }

  /// The methods that the code which makes an object calls on it, or that a function does to which the code hands it, or
  /// a framework, as an operation is put into a queue.
  private func running(_ kept: Kept, madeBy site: CallSite) -> ClosureStep {
    let names = names(ofObjectMadeBy: site)
    var holders: [ClosureHolder] = []
    for other in program.calls(in: site.body) {
      if case .member(let base, let method) = other.call.callee, isObject(base, madeBy: site, names) {
        guard case .handsOn(let methods) = calling(method, of: kept) else { return .runs }
        holders += methods
        continue
      }
      for index in other.call.arguments.indices where isObject(other.call.arguments[index].value, madeBy: site, names) {
        guard case .handsOn(let methods) = handing(kept, asArgument: index, of: other) else { return .runs }
        holders += methods
      }
    }
    return .handsOn(holders)
  }

  private func handing(_ kept: Kept, asArgument index: Int, of site: CallSite) -> ClosureStep {
    let takers = takers(ofArgument: index, of: site)
    if !takers.isEmpty {
      var holders: [ClosureHolder] = []
      for taker in takers {
        for call in program.calls(in: taker.function.id) {
          guard case .member(.identifier(taker.parameter), let method) = call.call.callee else { continue }
          guard case .handsOn(let methods) = calling(method, of: kept) else { return .runs }
          holders += methods
        }
      }
      return .handsOn(holders)
    }
    guard !isTouched(kept.type), let name = site.call.callee.calledName, program.ownersOfFunctions[name] == nil,
      program.globalFunctions[name] == nil, !program.mayNameType(name)
    else { return .handsOn([]) }
    return calling(overrides(of: kept.type), of: kept)
  }

  /// The locals and the properties that hold the object which a call makes.
  private func names(ofObjectMadeBy site: CallSite) -> Set<Expression> {
    var names = Set(assignments(in: site.body).filter { isMade($0.value, by: site) }.map(\.target))
    var next: ScopeID? = site.scope
    while let place = next {
      for (name, locals) in program[place].locals
      where locals.contains(where: { $0.value.map { isMade($0, by: site) } == true }) {
        names.insert(.identifier(name))
      }
      next = program[place].parent
    }
    return names
  }

  private func isMade(_ value: Expression, by site: CallSite) -> Bool {
    if case .call(let call) = value.uncast { call.position == site.call.position } else { false }
  }

  /// Whether an expression is the object that a call makes, or what one of its methods gives, as those of builders do.
  private func isObject(_ expression: Expression, madeBy site: CallSite, _ names: Set<Expression>) -> Bool {
    switch expression {
    case .call(let call):
      if call.position == site.call.position { return true }
      guard case .member(let base, _) = call.callee else { return false }
      return isObject(base, madeBy: site, names)
    case .identifier, .member:
      return names.contains(expression)
    default:
      return false
    }
  }

  /// What happens when a method of an object is called. What a framework's class does by a method of its own, it does by
  /// those that are overridden.
  private func calling(_ name: String, of kept: Kept) -> ClosureStep {
    let methods = program.memberLineage(of: kept.type).lazy.compactMap { self.program[$0].functions[name] }.first
    if let methods { return calling(methods, of: kept) }
    return isTouched(kept.type) ? .handsOn([]) : calling(overrides(of: kept.type), of: kept)
  }

  private func calling(_ methods: [BodyID], of kept: Kept) -> ClosureStep {
    // Where it is not known which property keeps the closure, any method may run it.
    if kept.properties.isEmpty { return methods.isEmpty || isTouched(kept.type) ? .handsOn([]) : .runs }
    return .handsOn(methods.map { .method($0, of: kept.type, keptIn: kept.properties) })
  }

  private func step(inMethod method: BodyID, of type: TypeID, _ properties: Set<String>) -> ClosureStep {
    let kept = Kept(type: type, properties: properties)
    let lineage = program.memberLineage(of: type)
    var holders: [ClosureHolder] = []
    for site in program.calls(in: method) {
      guard let name = site.call.callee.ownPropertyName, !isInHandler(site.scope) else { continue }
      if properties.contains(name) { return .runs }
      guard lineage.contains(where: { program[$0].functions[name] != nil }) else { continue }
      guard case .handsOn(let methods) = calling(name, of: kept) else { return .runs }
      holders += methods
    }
    switch passingOn(in: method, { $0.ownPropertyName.map(properties.contains) == true }) {
    case .runs: return .runs
    case .handsOn(let others): return .handsOn(holders + others)
    }
  }

  /// The methods of a class that override those of a superclass, other than its initializers.
  private func overrides(of type: TypeID) -> [BodyID] {
    program[type].functions.sorted { $0.key < $1.key }.flatMap(\.value).filter {
      program[$0].isOverride && program[$0].kind == .function
    }
  }

  /// Whether objects of a type are what users see and touch, which run what they keep when that happens.
  private func isTouched(_ type: TypeID) -> Bool {
    program.isScreen(type) || program.isView(type) || program.inherits(type, fromAnyNamed: ["UIView", "NSView"])
  }

  private func isInHandler(_ scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if program[place].isHandler { return true }
      next = program[place].parent
    }
    return false
  }
}
