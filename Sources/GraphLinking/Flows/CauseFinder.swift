import NavigationModel

/// Finds out why code runs: which calls lead to it, and on which screens it happens.
struct CauseFinder {
  var evaluator: Evaluator
  let closures: HeldCallbacks
  let models: ScreenModels
  let screens: VisibleScreens
  /// The functions that nothing runs, so that they are no cause.
  private let unnamed: UnnamedFunctions
  private let assignments: [ClosureKey: AssignmentSite]
  /// Why the closures run that were asked for, nil for those that run as a part of the code around them: many ways
  /// lead through the same code.
  private var closureCauses: [ScopeID: [ClosureCause]?] = [:]
  /// The types of the objects that calls are made on, where they were asked for.
  private var receivers: [CallSiteID: [TypeID]] = [:]
  /// Where the objects are made that calls are made on, where that was asked for.
  var origins: [CallSiteID: Set<Origin>] = [:]
  private var program: Program { evaluator.program }

  /// A reason why code runs.
  enum Cause {
    /// Other code runs, which leads to it.
    case place(Place)
    /// Something happens on an object of this type.
    case event(TypeID)
  }

  /// A reason why a closure runs, whatever it leads to.
  private enum ClosureCause {
    /// Something happens on an object of this type.
    case event(TypeID)
    /// It is called, for an object of this type where that is known.
    case call(CodePath.Call, object: TypeID?, gift: Gift, isSure: Bool = true)
  }

  /// Code on the way from a screen to what is shown.
  struct Place: Hashable {
    let path: CodePath
    /// The class of the object whose code it is, where that is known to be below the class that declares it.
    var object: TypeID?
    /// How what keeps the code got it, where the place is inside that.
    var gift = Gift()
    /// Whether each call on the way is known to mean the function that it leads to, rather than one of several.
    var isSure = true
  }

  init(
    evaluator: Evaluator, closures: HeldCallbacks, models: ScreenModels, screens: VisibleScreens,
    unnamed: UnnamedFunctions
  ) {
    self.evaluator = evaluator
    self.unnamed = unnamed
    self.closures = closures
    self.models = models
    self.screens = screens
    var assignments: [ClosureKey: AssignmentSite] = [:]
    for site in evaluator.program.assignmentsByName.values.joined() {
      if case .closure(let closure) = site.value {
        assignments[ClosureKey(body: site.body, position: closure.position)] = site
      }
    }
    self.assignments = assignments
  }

  /// The type whose object runs the code at the outer end of a place.
  func object(of place: Place) -> TypeID? {
    let owner = program[program[program.outerScope(of: place.path)].body].owner
    guard let object = place.object else { return owner }
    return owner.map { program.inherits(object, from: $0) } ?? true ? object : owner
  }

  /// Whether control gets from the outer end of a place to the inner one, as far as the arguments on the way say.
  func canRun(_ place: Place) -> Bool { evaluator.run(along: place.path) != nil }

  /// Why the code at the outer end of a place runs, as the names in the code say; nothing where it cannot be told.
  mutating func causes(of place: Place) -> [Cause] {
    let scope = program.outerScope(of: place.path)
    var next: ScopeID? = scope
    while let inner = next {
      if let causes = causes(ofClosure: inner) { return causes.map { cause($0, in: place) } }
      next = program[inner].parent
    }
    return causes(of: program[program[scope].body], in: place)
  }

  /// Whether something may run the code that a call stands in.
  private func mayRun(_ site: CallSiteID) -> Bool { !unnamed.contain(program[site].body) }

  // MARK: - Closures

  /// Why a closure runs; nil where it runs as a part of the code around it, and for a scope that is no closure.
  private mutating func causes(ofClosure scope: ScopeID) -> [ClosureCause]? {
    guard case .closure(let closure) = program[scope].kind else { return nil }
    if let known = closureCauses[scope] { return known }
    let causes = causes(of: closure, scope)
    closureCauses[scope] = .some(causes)
    return causes
  }

  /// A reason as seen from the place that the closure leads to: what it is called with decides whether it gets there.
  private func cause(_ cause: ClosureCause, in place: Place) -> Cause {
    switch cause {
    case .event(let type): return .event(type)
    case .call(let call, let object, let gift, let isSure):
      let path = CodePath(scope: place.path.scope, calls: place.path.calls + [call])
      return .place(Place(path: path, object: object, gift: gift, isSure: place.isSure && isSure))
    }
  }

  private func causes(of closure: Closure, _ scope: ScopeID) -> [ClosureCause]? {
    if let maker = maker(ofViewHolding: scope) { return [.event(maker)] }
    let calls = (evaluator.calls(ofLocalHolding: scope) ?? []).filter(mayRun).map {
      ClosureCause.call(CodePath.Call(site: $0, closure: scope), object: nil, gift: Gift())
    }
    let uses = (closures.uses[.closure(scope)] ?? []).map { use in
      ClosureCause.call(CodePath.Call(site: use.site, closure: scope), object: object(of: use), gift: use.gift)
    }
    let sendings = program.sendings.heard(by: .closure(scope)).filter { mayRun($0.site) }.map {
      ClosureCause.call(
        CodePath.Call(site: $0.site, closure: scope, sent: $0.sent), object: nil, gift: Gift(),
        isSure: $0.confidence != .possible)
    }
    if !calls.isEmpty || !uses.isEmpty || !sendings.isEmpty { return calls + uses + sendings }
    if let holders = closures.holders[.closure(scope)] { return events(on: holders) }
    if let passedTo = program[scope].passedTo {
      return causes(ofArgument: passedTo.argument, of: program[passedTo.site])
    }
    // A property that is none of the program, such as that of a button, of a screen, or of what a library brings.
    if let site = assignments[ClosureKey(body: program[scope].body, position: closure.position)] {
      guard case .member(let base, _) = site.target else { return nil }
      return events(on: evaluator.knownTypes(of: base, in: site.scope))
    }
    return isResult(closure, of: scope) ? [] : nil
  }

  /// The view or the screen that gives a closure to a view of the program, which is a part of it: a button that many
  /// screens have runs what the screen gave it that it is on.
  private func maker(ofViewHolding scope: ScopeID) -> TypeID? {
    guard let maker = program[program[scope].body].owner, screens.isVisible(maker) else { return nil }
    let users = (closures.uses[.closure(scope)] ?? []).map(\.holder)
    let holders = users.isEmpty ? closures.holders[.closure(scope)] ?? [] : users
    return !holders.isEmpty && holders.allSatisfy { program.isView($0) } ? maker : nil
  }

  /// Whether the closure is what the function around it gives back, to whoever keeps it.
  private func isResult(_ closure: Closure, of scope: ScopeID) -> Bool {
    var next = program[scope].parent
    while let outer = next {
      let isGiven = program[outer].results.returned.contains { result in
        if case .closure(let given) = result.value { given.position == closure.position } else { false }
      }
      if isGiven { return true }
      next = program[outer].parent
    }
    return false
  }

  /// Why a closure runs that is an argument; nil where the function that gets it runs it at once.
  private func causes(ofArgument argument: Int, of site: CallSite) -> [ClosureCause]? {
    evaluator.resetBudget()
    let takers = evaluator.takers(ofArgument: argument, of: site)
    if takers.contains(where: { evaluator.runs(parameterNamed: $0.parameter, in: $0.function) }) { return nil }
    if !takers.isEmpty {
      // What happens in a view that others make happens on the one that gives the closure, however the view keeps it.
      if let giver = program[site.body].owner, screens.isVisible(giver),
        takers.allSatisfy({ $0.function.owner.map { program.isView($0) } ?? false })
      {
        return [.event(giver)]
      }
      return events(on: takers.compactMap(\.function.owner))
    }
    guard let name = site.call.callee.calledName else { return nil }
    guard program.frameworks.listeners.contains(name) else { return nil }
    if case .member(let base, _) = site.call.callee, let listened = listened(base, in: site.scope) {
      return [.event(listened)]
    }
    return program[site.body].owner.map { events(on: [$0]) } ?? []
  }

  /// The screen or the model whose events a chain of calls listens to: `list.viewModel.selection.map { … }`.
  private func listened(_ chain: Expression, in scope: ScopeID) -> TypeID? {
    let inner: TypeID?
    switch chain {
    case .member(let base, _): inner = listened(base, in: scope)
    case .call(let call): inner = listened(call.callee, in: scope)
    default: inner = nil
    }
    if let inner { return inner }
    guard chain != .identifier("self") else { return nil }
    let type = evaluator.staticType(of: chain, in: scope, evaluator.openActivation(of: program[scope].body))
    return type.flatMap { type in
      let concrete = program[type].isProtocol ? program.concreteSubtypes(of: type) : [type]
      return concrete.count == 1 ? concrete.first { !events(on: [$0]).isEmpty } : nil
    }
  }

  private func events(on types: [TypeID]) -> [ClosureCause] {
    types.filter { screens.isVisible($0) || !models.screens(of: $0).isEmpty }.map { .event($0) }
  }

  /// The type of the object for which a call of what its property holds runs.
  private func object(of use: HeldCallbacks.Use) -> TypeID? {
    if use.isHandedOn { return nil }
    // Code of a superclass that calls its own property runs for the object whose property was set.
    return switch program[use.site].call.callee {
    case .identifier, .member(.identifier("self"), _): use.holder
    default: nil
    }
  }

  private func cause(_ use: HeldCallbacks.Use) -> Cause {
    let path = CodePath(scope: program[use.site].scope)
    return .place(Place(path: path, object: object(of: use), gift: use.gift))
  }

  // MARK: - Functions

  private mutating func causes(of body: Body, in place: Place) -> [Cause] {
    var found: [Cause] = []
    if body.kind == .function || body.kind == .initializer {
      for caller in evaluator.callers(of: body.id) where mayRun(caller.site) {
        // What is handed on happens on the object that does so, whoever has it do that.
        if caller.isHanding {
          let giver = program[program[caller.site].body].owner
          found += giver.map { events(on: [$0]).map { cause($0, in: place) } } ?? []
          continue
        }
        if let outer = self.place(place, calledBy: caller, of: body) { found.append(.place(outer)) }
      }
    }
    found += (closures.uses[.function(body.id)] ?? []).map(cause)
    if !found.isEmpty { return found }
    return body.owner.map { events(on: [$0]).map { cause($0, in: place) } } ?? []
  }

  /// The place as seen from a caller; nil where the call means another object.
  private mutating func place(_ place: Place, calledBy caller: Evaluator.Caller, of function: Body) -> Place? {
    guard let gift = outside(place.gift, caller.site, calling: function) else { return nil }
    return object(calling: function, caller, for: place.object).map {
      Place(
        path: place.path.called(from: caller), object: $0.type, gift: gift, isSure: place.isSure && $0.isSure)
    }
  }

  /// What is known of the calling object; `type` is nil where it is whatever the call stands in.
  private struct Caller {
    var type: TypeID?
    /// Whether the call is made on an object that has the function, and not on one of several.
    var isSure = true
  }

  private mutating func object(
    calling function: Body, _ caller: Evaluator.Caller, for object: TypeID?
  ) -> Caller? {
    if caller.sent != nil { return Caller(isSure: caller.confidence != .possible) }
    if function.kind == .initializer, let object { return self.caller(making: object, caller.site) }
    guard let declaring = function.owner, function.kind != .initializer, !function.isStatic else { return Caller() }
    let wanted = object ?? declaring
    let base: Expression
    let callee = program[caller.site].call.callee
    if function.name == Evaluator.callingMethod, callee.calledName != function.name {
      // The value itself is called, whatever has the property that holds it.
      let known = evaluator.knownTypes(of: callee, in: program[caller.site].scope)
      guard known.contains(where: { reaches(function, wanted, on: $0) }) else { return nil }
      return Caller(isSure: caller.confidence != .possible || known.count == 1)
    }
    if case .member(let expression, _) = callee {
      base = expression
    } else {
      base = .identifier("self")
    }
    switch base {
    case .identifier("self"), .identifier("super"):
      guard let owner = program[program[caller.site].body].owner else { return Caller() }
      if program.inherits(wanted, from: owner) { return Caller(type: wanted) }
      return program.inherits(owner, from: wanted) ? Caller(type: owner) : nil
    default:
      let known = receivers(of: base, at: caller.site).filter { !program[$0].isProtocol && program[$0].isDeclared }
      if known.contains(where: { reaches(function, wanted, on: $0) }) {
        return Caller(isSure: caller.confidence != .possible || known.count == 1)
      }
      guard known.isEmpty || (object == nil && known.allSatisfy { program.subtypes[$0] != nil }) else { return nil }
      return caller.confidence == .possible ? nil : Caller()
    }
  }

  /// What is known of the object whose code calls an initializer, for the object that it makes; nil where it makes one of
  /// another class.
  private func caller(making object: TypeID, _ site: CallSiteID) -> Caller? {
    let body = program[program[site].body]
    let callee = program[site].call.callee
    if case .member(let base, _) = callee, base == .identifier("super") || base == .identifier("self") {
      guard let owner = body.owner else { return Caller() }
      return program.inherits(object, from: owner) ? Caller(type: object) : nil
    }
    guard let path = callee.dottedPath else { return Caller() }
    let name = path.hasSuffix(".init") ? String(path.dropLast(".init".count)) : path
    guard let made = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file) else {
      return Caller()
    }
    return program.inherits(made, from: object) || program.inherits(object, from: made) ? Caller() : nil
  }

  private mutating func receivers(of base: Expression, at site: CallSiteID) -> [TypeID] {
    if let known = receivers[site] { return known }
    let types = evaluator.knownTypes(of: base, in: program[site].scope)
    receivers[site] = types
    return types
  }

  /// Whether a call on an object of a class runs a function, for an object that is a `wanted`.
  private func reaches(_ function: Body, _ wanted: TypeID, on type: TypeID) -> Bool {
    let labels = function.parameters.map(\.label)
    let implementing = program.lineage(of: type).first { ancestor in
      (program[ancestor].functions[function.name] ?? []).contains {
        program[$0].kind != .requirement && program[$0].parameters.map(\.label) == labels
      }
    }
    return implementing == function.owner
      && (program.inherits(type, from: wanted) || program.inherits(wanted, from: type))
  }
}
