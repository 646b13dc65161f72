import NavigationModel

/// Who is given what code makes: the calls that take it as an argument, at once or under the name of a local.
struct Receivers {
  let program: Program
  /// What the calls are given in bodies of which much is asked; see ``index(bodiesOf:)``.
  private var values: [BodyID: GivenValues] = [:]

  init(program: Program) { self.program = program }

  /// Makes ready for questions about calls. Where few are asked for of a body, a walk over the body for each is faster.
  mutating func index(bodiesOf calls: some Sequence<CallSite>) {
    let counts = calls.reduce(into: [BodyID: Int]()) { $0[$1.body, default: 0] += 1 }
    for (body, count) in counts where count > Self.maximumWalks && values[body] == nil {
      values[body] = GivenValues(program.calls(in: body))
    }
  }

  /// The walks over a body that take less time than an index of it.
  private static let maximumWalks = 16

  /// The calls that get, as an argument, what a call makes, in the order of the source.
  func calls(given made: CallSite) -> [CallSite] {
    let names = locals(holding: made)
    if let values = values[made.body] {
      return values.calls(given: made.call, names).filter { $0 != made.id }.map { program[$0] }
    }
    return program.calls(in: made.body).filter { site in
      site.id != made.id && site.call.arguments.contains { holds($0.value, made.call, names) }
    }
  }

  /// The calls that make an object of a type of the program with what a call makes: `Inbox(router: Router())`, also
  /// where a function hands it on, as in `factory.makeInbox(router: Router())`.
  func constructions(given made: CallSite) -> [CallSite] {
    let names = locals(holding: made)
    return calls(given: made).flatMap {
      constructions(by: $0, depth: Self.maximumDepth) { holds($0, made.call, names) }
    }
  }

  /// How many functions may hand something on: a module's assembly and the builder of a scene have two between them.
  private static let maximumDepth = 4

  private func constructions(by call: CallSite, depth: Int, given isGiven: (Expression) -> Bool) -> [CallSite] {
    guard depth > 0, let argument = call.call.arguments.firstIndex(where: { isGiven($0.value) }) else { return [] }
    if let type = type(madeBy: call), program[type].isDeclared { return [call] }
    guard let function = onlyFunction(calledBy: call),
      let mapping = ArgumentMatching.match(call.call.arguments, to: function.parameters),
      let parameter = mapping.first(where: { $0.value == argument })?.key
    else { return [] }
    let name = function.parameters[parameter].name
    return program.calls(in: function.id).flatMap { inner in
      constructions(by: inner, depth: depth - 1) { $0.uncast == .identifier(name) }
    }
  }

  /// The function of the program that a call means, where only one has its name and labels, and which gives something
  /// back: what others keep is theirs.
  private func onlyFunction(calledBy call: CallSite) -> Body? {
    guard let name = call.call.callee.calledName else { return nil }
    let fitting = firstTwoFunctions(named: name, seenFrom: call.body.file) { hasResult($0, for: call.call) }
    return fitting.count == 1 ? program[fitting[0]] : nil
  }

  /// The first functions of the program of a name that code of a file can call and that pass a test, two at most. Names
  /// such as `make` have hundreds of functions, and a second one is enough to know that the name means no single one.
  func firstTwoFunctions(named name: String, seenFrom file: Int32, where passes: (BodyID) -> Bool) -> [BodyID] {
    var found: [BodyID] = []
    for owner in program.ownersOfFunctions[name] ?? [] {
      for body in program[owner].functions[name] ?? [] where program.isVisible(body, fromFile: file) && passes(body) {
        found.append(body)
        if found.count == 2 { return found }
      }
    }
    for body in program.globalFunctions[name] ?? [] where program.isVisible(body, fromFile: file) && passes(body) {
      found.append(body)
      if found.count == 2 { return found }
    }
    return found
  }

  /// Whether a function takes the arguments of a call and gives something back.
  private func hasResult(_ body: BodyID, for call: Call) -> Bool {
    program[body].kind == .function && program[body].returnType != nil
      && ArgumentMatching.match(call.arguments, to: program[body].parameters) != nil
  }

  /// The type that a call makes an object of; nil for a call of anything else.
  func type(madeBy site: CallSite) -> TypeID? {
    type(calledBy: site.call.callee, in: site.body).map {
      program.type($0, orNamesakeTaking: site.call, from: program[site.body].file)
    }
  }

  private func type(calledBy callee: Expression, in body: BodyID) -> TypeID? {
    let body = program[body]
    return callee.unspecialized.dottedPath.flatMap {
      program.resolve($0, inside: body.owner.map { program[$0].name }, file: body.file)
    }
  }

  /// Whether an argument is what a call makes, at once or under one of these names, or has it as an element.
  func holds(_ argument: Expression, _ made: Call, _ names: Set<String>) -> Bool {
    switch argument {
    case .call(let call): call.position == made.position
    case .identifier(let name): names.contains(name)
    case .cast(let value, _, _): holds(value, made, names)
    case .array(let elements), .alternatives(let elements): elements.contains { holds($0, made, names) }
    case .conditional: argument.valuesOfBranches.contains { holds($0, made, names) }
    default: false
    }
  }

  /// Whether code puts the view of the controller somewhere that a call makes: gives it to a call, sets something to it
  /// or gives it back.
  func usesView(of made: CallSite) -> Bool {
    let names = locals(holding: made)
    let views = viewNames(ofMadeBy: made)
    func isView(_ expression: Expression) -> Bool {
      guard case .member(let base, let name) = expression.uncast, views.contains(name) else { return false }
      return holds(base, made.call, names)
    }
    func isGivenToCall() -> Bool {
      if let values = values[made.body] { return values.haveMember(views, of: made.call, names) }
      return program.calls(in: made.body).contains { $0.call.arguments.contains { isView($0.value) } }
    }
    return program[program[made.body].scope].results.values.contains { isView($0.value) }
      || locals(around: made).contains { isView($0) } || isGivenToCall()
      || program.propertyUses.assignments(in: made.body).contains { isView($0.value) }
  }

  /// Whether code of the type around puts the view of the controller somewhere, where a property keeps the controller
  /// that a call makes.
  func usesView(ofPropertyHolding made: CallSite) -> Bool {
    guard let owner = program[made.body].owner, let name = property(holding: made) else { return false }
    let members = program.propertyUses.membersHandedOn(ofProperty: name, by: owner)
    return !members.isEmpty && !members.isDisjoint(with: viewNames(ofMadeBy: made))
  }

  /// The properties by which others get the view of the controller that a call makes: `view`, and those of the class that
  /// give the same as the view that it is, `var list: UITableView { view as! UITableView }`, or that the class makes its
  /// view, `view = webView`.
  private func viewNames(ofMadeBy made: CallSite) -> Set<String> {
    var names: Set<String> = ["view"]
    guard let type = type(madeBy: made), program[type].isDeclared else { return names }
    for ancestor in program.lineage(of: type) where program[ancestor].isDeclared {
      for (name, properties) in program[ancestor].properties {
        guard let getter = properties.first?.getter, case let given = program[program[getter].scope].results.values,
          !given.isEmpty, given.allSatisfy({ $0.value.uncast.ownPropertyName == "view" })
        else { continue }
        names.insert(name)
      }
      names.formUnion(propertiesSetAsView(by: ancestor))
    }
    return names
  }

  /// The properties of a controller's class that its code makes the view of the controller.
  private func propertiesSetAsView(by type: TypeID) -> [String] {
    guard let file = program[type].file else { return [] }
    return (program.code[file].assignmentsByName["view"] ?? []).compactMap { site in
      guard program[site.body].owner == type, site.target.ownPropertyName == "view",
        let name = site.value.uncast.ownPropertyName, program[type].properties[name] != nil
      else { return nil }
      return name
    }
  }

  /// Whether a property of the object around keeps what a call makes.
  func isKept(_ made: CallSite) -> Bool {
    guard let owner = program[made.body].owner, let name = property(holding: made) else { return false }
    return program.lineage(of: owner).contains { program[$0].properties[name] != nil }
  }

  /// The property of the object around that keeps what a call makes, from its initial value on or since it is set.
  func property(holding made: CallSite) -> String? {
    let body = program[made.body]
    let names = locals(holding: made)
    if body.kind == .initialValue {
      let isGiven = program[body.scope].results.values.contains { holds($0.value, made.call, names) }
      return isGiven || isResultOfCalledClosure(made) ? body.name : nil
    }
    return program.propertyUses.assignments(in: made.body).first { holds($0.value, made.call, names) }?
      .target.ownPropertyName
  }

  /// Whether a call stands in a closure that is called at once for an initial value, and makes what that gives:
  /// `lazy var list: List = { List() }()`.
  private func isResultOfCalledClosure(_ made: CallSite) -> Bool {
    let body = program[made.body]
    guard let closure = program.innermostClosure(around: made.scope), program[closure].parent == body.scope,
      program[closure].passedTo == nil
    else { return false }
    let isCalled = program[body.scope].results.values.contains { result in
      guard case .call(let call) = result.value.uncast, case .closure = call.callee else { return false }
      return true
    }
    return isCalled && isResult(of: closure, made)
  }

  /// The views of the program that a controller is made with which hosts what it is given.
  func hosted(by made: CallSite) -> [TypeID] {
    guard let type = type(madeBy: made), program.frameworkType(of: type)?.role == .hosting else { return [] }
    return made.call.arguments.compactMap { argument in
      call(givenBy: argument.value, in: made.scope).flatMap { self.type(calledBy: $0.callee, in: made.body) }
    }.filter(program.isView)
  }

  /// The calls that make what a controller is made with, as a local or at once, with modifiers or without.
  func makingsOfViews(hostedBy made: CallSite) -> [CallSite] {
    made.call.arguments.compactMap { argument in
      guard let call = call(givenBy: argument.value, in: made.scope) else { return nil }
      return program.calls(in: made.body).first { $0.call.position == call.position }
    }
  }

  /// The calls that make a hosting controller, or a hosting view, around the view that a call makes, with modifiers or
  /// without.
  func hosts(of made: CallSite) -> [CallSite] {
    calls(givenViewOf: made).filter { site in
      type(madeBy: site).map { program.frameworkType(of: $0)?.role == .hosting } ?? false
    }
  }

  /// The calls that get, as an argument, the view that a call makes, with modifiers or without.
  func calls(givenViewOf made: CallSite) -> [CallSite] {
    func isMade(_ value: Expression, _ names: Set<String>) -> Bool { holds(value.withoutModifiers, made.call, names) }
    let places = sequence(first: made.scope) { program[$0].parent }
    let names = places.reduce(into: Set<String>()) { names, place in
      for (name, locals) in program[place].locals
      where locals.contains(where: { local in local.value.map { isMade($0, []) } ?? false }) {
        names.insert(name)
      }
    }
    return program.calls(in: made.body).filter { site in
      site.id != made.id && site.call.arguments.contains { isMade($0.value, names) }
    }
  }

  /// The call that makes a value: itself, or what a local is, without the modifiers of either.
  private func call(givenBy value: Expression, in scope: ScopeID, depth: Int = Self.maximumDepth) -> Call? {
    switch value.uncast {
    case .call(let call):
      // Modifiers give the view that they are called on.
      guard case .member(let base, _) = call.callee else { return call }
      switch base {
      case .call: return self.call(givenBy: base, in: scope, depth: depth)
      case .identifier: return self.call(givenBy: base, in: scope, depth: depth) ?? call
      default: return call
      }
    case .identifier(let name):
      guard depth > 0 else { return nil }
      let locals = program.locals(named: name, from: scope) ?? []
      return locals.lazy.compactMap { local in
        local.value.flatMap { self.call(givenBy: $0, in: local.scope, depth: depth - 1) }
      }.first
    default: return nil
    }
  }

  /// Whether the function around a call gives back what that makes, alone or in controllers that it makes for it: a stack
  /// around the controller that hosts a view.
  func givesBack(what made: CallSite) -> Bool {
    let function = program.outermost(made.body)
    guard function.kind == .function else { return false }
    let makers = makings(around: made) { isMakingController($0) || $0.call.callee.calledName == "AnyView" }
    return makers.contains { maker in
      let names = locals(holding: maker)
      return program[function.scope].results.values.contains { holds($0.value.unmodified, maker.call, names) }
    }
  }

  /// A call, and the calls of a kind that make something around what it makes, one around another.
  func makings(around made: CallSite, where isMeant: (CallSite) -> Bool) -> [CallSite] {
    var makings = [made]
    var inner = [made]
    for _ in 0..<Self.maximumContainers where !inner.isEmpty {
      inner = inner.flatMap { calls(given: $0) }.filter(isMeant)
      makings += inner
    }
    return makings
  }

  /// How many objects may be made around something, one around another: a controller that hosts a view and a stack around
  /// that, or a stack and the item of a tab.
  private static let maximumContainers = 3

  /// Whether a closure gives back what a call in it makes.
  func isResult(of closure: ScopeID, _ made: CallSite) -> Bool {
    let names = locals(holding: made)
    return program[closure].results.values.contains { holds($0.value.unmodified, made.call, names) }
  }

  /// Whether a call makes a controller of a framework around what it is given.
  private func isMakingController(_ site: CallSite) -> Bool {
    type(madeBy: site).map { program.isController($0) } ?? false
  }

  private func isMade(_ local: Local, by call: Call) -> Bool { local.value.map { holds($0, call, []) } ?? false }

  /// The values of the locals that a place sees.
  private func locals(around made: CallSite) -> [Expression] {
    var values: [Expression] = []
    var next: ScopeID? = made.scope
    while let place = next {
      values += program[place].locals.values.joined().compactMap(\.value)
      next = program[place].parent
    }
    return values
  }

  /// Whether a window controller keeps the window that a call makes as its own: `window = PanelWindow()`.
  func isOwnWindow(_ made: CallSite) -> Bool {
    guard let owner = program[made.body].owner, property(holding: made) == "window" else { return false }
    return program.inherits(owner, fromAnyNamed: ["NSWindowController"])
  }

  /// Whether code puts the view that a call makes into another view.
  func isPutIntoView(_ made: CallSite) -> Bool {
    let adding: Set = ["addArrangedSubview", "addSubview", "insertSubview"]
    return calls(given: made).contains { $0.call.callee.calledName.map(adding.contains) ?? false }
  }

  /// The names of the locals that are what a call makes.
  func locals(holding made: CallSite) -> Set<String> {
    var names: Set<String> = []
    var next: ScopeID? = made.scope
    while let place = next {
      for (name, locals) in program[place].locals where locals.contains(where: { isMade($0, by: made.call) }) {
        names.insert(name)
      }
      next = program[place].parent
    }
    return names
  }
}

extension Expression {
  /// What modifiers are called on, also where that is a local: `page` for `page.padding()`.
  fileprivate var withoutModifiers: Expression {
    guard case .call(let call) = self, case .member(let base, _) = call.callee else { return self }
    switch base {
    case .call: return base.withoutModifiers
    case .identifier(let name) where name.first?.isLowercase == true: return base
    default: return self
    }
  }

  /// What modifiers are called on: `Page()` for `Page().padding()`.
  fileprivate var unmodified: Expression {
    guard case .call(let call) = self, case .member(let base, _) = call.callee, case .call = base else { return self }
    return base.unmodified
  }
}
