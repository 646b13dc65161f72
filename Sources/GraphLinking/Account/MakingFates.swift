import NavigationModel

/// What becomes of screens that functions give back to those who call them, so that the code around the place where a
/// screen is made says nothing of it.
extension AccountBuilder {
  /// How many functions may give something on: a builder, its factory and the assembly of a module.
  private static let maximumFunctions = 4
  /// Of a function that more code calls than this, the first callers stand for the others.
  private static let maximumAskers = 32
  /// Of the callers of all functions that give a screen on, one after another, no more than these are looked at.
  private static let maximumCallers = 128

  /// The places, of which those that nothing else explained are followed to the callers of the code around them.
  func withFates(
    _ told: [(place: NavigationAccount.Place, body: BodyID)], of places: [PlacesOfMaking.Place], _ evaluator: Evaluator
  ) -> [(place: NavigationAccount.Place, body: BodyID)] {
    guard told.contains(where: { $0.place.outcome == .unexplained }) else { return told }
    let propertyGivers = PropertyGivers(program: program)
    return zip(told, places).map { told, made in
      guard told.place.outcome == .unexplained, let verdict = fate(of: made, propertyGivers, evaluator) else {
        return told
      }
      var place = told.place
      (place.outcome, place.reason) = verdict
      return (place, told.body)
    }
  }

  private func fate(of made: PlacesOfMaking.Place, _ propertyGivers: PropertyGivers, _ evaluator: Evaluator) -> Verdict?
  {
    evaluator.resetBudget()
    let types = made.type.map { [program[$0].name] } ?? typesOfScenes(madeAt: made)
    let isOnly = isMadeOnlyHere(made)
    if leads(made.site, to: types, isOnly: isOnly) || isPassedToContent(of: made, evaluator) { return (.edge, "") }
    if isGivenToLeader(made, evaluator) { return (.edge, "") }
    if let verdict = verdict(onHost: made) ?? verdict(onDefault: made.site, evaluator) { return verdict }
    if made.type == nil, makesLaunchScreen(made.site, evaluator) {
      return (.own, "it makes the launch screen, which leads to no other screen")
    }
    if made.type == nil, isNamedByCallers(made.site), receivers.givesBack(what: made.site) {
      return (.forwarded, "\(program.outermost(made.site.body).signature) returns the scene that its callers name")
    }
    if isContentOfCell(made.site) { return (.embedded, "a cell shows it as its content") }
    var seen: Set<BodyID> = []
    var open = [made.site]
    var left = Self.maximumCallers
    for _ in 0..<Self.maximumFunctions where !open.isEmpty {
      let givers = open.filter { receivers.givesBack(what: $0) }
        .map { program.outermost($0.body) }.filter { seen.insert($0.id).inserted }
      let callers = givers.map { giver in
        (giver, evaluator.callers(of: giver.id).prefix(Self.maximumAskers).map { program[$0.site] })
      }
      if let (giver, _) = callers.first(where: \.1.isEmpty), let verdict = verdict(onUncalled: giver) { return verdict }
      // What a property keeps, the next one gets who asks for it.
      let later = open.flatMap { propertyGivers.functions(givingPropertySetTo: $0, receivers) }
        .filter { seen.insert($0).inserted }.flatMap {
          evaluator.callers(of: $0).prefix(Self.maximumAskers).map { program[$0.site] }
        }
      open = Array((callers.flatMap(\.1) + later).prefix(left))
      left -= open.count
      if open.contains(where: { leads($0, to: types, isOnly: isOnly) }) { return (.edge, "") }
      if let verdict = open.lazy.compactMap({ self.verdict(on: made.type, givenTo: $0) }).first { return verdict }
    }
    if isGivenToSuperclass(made.site, of: types) { return (.edge, "") }
    return verdict(onContentOfOwnContainer: made.site) ?? verdict(onContentOfOutsideProperty: made.site, evaluator)
      ?? (made.type == nil ? verdict(onScenePassedOn: made.site) : nil)
  }

  /// What a controller is that a function makes around the view that it is given, or that it is a method of, and gives
  /// back: the edges of those who call the function lead to that view.
  private func verdict(onHost made: PlacesOfMaking.Place) -> Verdict? {
    let function = program.outermost(made.site.body)
    guard let type = made.type, program.frameworkType(of: type)?.role == .hosting, receivers.givesBack(what: made.site),
      case .identifier(let name)? = made.site.call.arguments.first(where: { $0.label == "rootView" })?.value.uncast,
      program.locals(named: name, from: made.site.scope) == nil,
      name == "self" || function.parameters.contains(where: { $0.name == name })
    else { return nil }
    return (.forwarded, "\(function.signature) returns it to its callers")
  }

  /// What the scene of a storyboard is that code passes to a function of a library.
  private func verdict(onScenePassedOn made: CallSite) -> Verdict? {
    outsideTaker(among: receivers.calls(given: made), of: made)?.call.callee.calledName.map {
      (.unresolved, "it is passed to \($0), which is not declared in the analyzed files")
    }
  }

  /// What a screen is that code sets, alone or in an item that is made with it, to a property which a class of the program
  /// has from a library: what becomes of it there only the library knows. Nil for all other screens.
  private func verdict(onContentOfOutsideProperty made: CallSite, _ evaluator: Evaluator) -> Verdict? {
    for holder in receivers.makings(around: made, where: { receivers.type(madeBy: $0) != nil }) {
      let names = receivers.locals(holding: holder)
      for site in program.propertyUses.assignments(in: made.body) {
        guard receivers.holds(site.value, holder.call, names), case .member(let base, let name) = site.target,
          isOfLibrary(name, of: base, in: site.scope, evaluator)
        else { continue }
        let property = site.target.dottedPath ?? name
        let value = holder.id == made.id ? "it" : "a new \(holder.call.callee.calledName ?? "object") with it"
        return (.unresolved, "\(property), which is not declared in the analyzed files, is set to \(value)")
      }
    }
    return nil
  }

  /// Whether no code declares a property of an object of the program, of which a class or a protocol above is a library's,
  /// and no idiom says what the property does.
  private func isOfLibrary(_ property: String, of base: Expression, in scope: ScopeID, _ evaluator: Evaluator) -> Bool {
    guard program.frameworks.patternsByAssignment[property] == nil else { return false }
    evaluator.resetBudget()
    let activation = evaluator.openActivation(of: program[scope].body)
    guard let type = evaluator.staticType(of: base, in: scope, activation), program[type].isDeclared else {
      return false
    }
    return !program.memberLineage(of: type).contains { program[$0].properties[property] != nil }
      && program.lineage(of: type).contains {
        !program[$0].isDeclared && program.frameworks.types[program[$0].name] == nil
      }
  }

  /// Whether a view is nothing but around the content that a builder of it makes, and edges lead past it to that content:
  /// `Route { Guarded { Inbox() } }` shows the inbox.
  private func isPassedToContent(of made: PlacesOfMaking.Place, _ evaluator: Evaluator) -> Bool {
    guard let type = made.type, makings.contains(made.spot), program.isView(type), evaluator.isAroundContent(type)
    else {
      return false
    }
    var shells: Set = [made.site.id]
    for _ in 0..<Self.maximumShells where !shells.isEmpty {
      var inner: Set<CallSiteID> = []
      for site in program.calls(in: made.site.body) {
        guard let around = calls(around: site.scope).first?.site.id, shells.contains(around),
          let content = receivers.type(madeBy: site), program.isView(content)
        else { continue }
        if evaluator.isAroundContent(content) {
          inner.insert(site.id)
        } else if edges.leadsTo(typeNamed: program[content].name) {
          return true
        }
      }
      shells = inner
    }
    return false
  }

  /// How many views of that kind may stand around each other.
  private static let maximumShells = 4

  /// Whether code sets a screen to a property of another object that is declared for such screens, where an edge leads from
  /// that object's class to one: `wizard?.invite = page`, which the wizard shows later.
  private func isGivenToLeader(_ made: PlacesOfMaking.Place, _ evaluator: Evaluator) -> Bool {
    guard let type = made.type, program.isController(type) else { return false }
    let names = receivers.locals(holding: made.site)
    return program.propertyUses.assignments(in: made.site.body).contains { site in
      guard case .member(let base, let property) = site.target, base != .identifier("self"),
        receivers.holds(site.value, made.site.call, names)
      else { return false }
      evaluator.resetBudget()
      guard let owner = evaluator.receiver(of: site), program[owner].isDeclared,
        edges.leads(from: factory.id(of: owner), toTypeNamed: program[type].name)
      else { return false }
      return program.memberLineage(of: owner).contains { ancestor in
        program[ancestor].properties[property]?.contains { evaluator.declaredType(of: $0) == type } == true
      }
    }
  }

  /// Whether an initializer gives a screen to that of its superclass, at once or by a property that keeps it, and an edge
  /// leads from that class to a screen of the type: what the class shows, it has from there.
  private func isGivenToSuperclass(_ made: CallSite, of types: [String]) -> Bool {
    let function = program.outermost(made.body)
    guard function.kind == .initializer, let owner = function.owner else { return false }
    let names = receivers.locals(holding: made)
    let property = receivers.property(holding: made)
    func isMade(_ value: Expression) -> Bool {
      if case .array(let elements) = value.uncast { return elements.contains(where: isMade) }
      if receivers.holds(value, made.call, names) { return true }
      guard let name = value.uncast.ownPropertyName else { return false }
      return name == property
    }
    let isGiven = program.calls(in: function.id).contains { site in
      site.call.callee == .member(.identifier("super"), "init")
        && site.call.arguments.contains { isMade($0.value) }
    }
    guard isGiven else { return false }
    return program.lineage(of: owner).contains { ancestor in
      ancestor != owner && program[ancestor].isDeclared
        && types.contains { edges.leads(from: factory.id(of: ancestor), toTypeNamed: $0) }
    }
  }

  /// What becomes of a screen with which one initializer of a container calls another: that keeps it in a property, and
  /// other code of the class sets the content of the container to it.
  private func verdict(onContentOfOwnContainer made: CallSite) -> Verdict? {
    let function = program.outermost(made.body)
    guard function.kind == .initializer, let owner = function.owner, edges.leadsTo(typeNamed: program[owner].name)
    else { return nil }
    let names = receivers.locals(holding: made)
    for call in receivers.calls(given: made) where call.call.callee == .member(.identifier("self"), "init") {
      guard let argument = call.call.arguments.firstIndex(where: { receivers.holds($0.value, made.call, names) }) else {
        continue
      }
      for body in program[owner].functions["init"] ?? [] where body != function.id {
        let initializer = program[body]
        guard let mapping = ArgumentMatching.match(call.call.arguments, to: initializer.parameters),
          let parameter = mapping.first(where: { $0.value == argument })?.key,
          let property = property(setTo: initializer.parameters[parameter].name, by: initializer),
          isContent(property, of: owner)
        else { continue }
        return (.forwarded, "self.\(initializer.signature) keeps it as the content of \(program[owner].name)")
      }
    }
    return nil
  }

  /// The property that an initializer sets to what it is given.
  private func property(setTo parameter: String, by initializer: Body) -> String? {
    program.propertyUses.assignments(in: initializer.id)
      .first { $0.value.uncast == .identifier(parameter) }?.target.ownPropertyName
  }

  /// Whether code of a class sets the content of its objects to what a property holds.
  private func isContent(_ property: String, of owner: TypeID) -> Bool {
    program[owner].functions.values.joined().contains { body in
      program.calls(in: body).contains { site in
        setsContent(CodeSpot(site)) && site.call.arguments.contains { $0.value.ownPropertyName == property }
      }
    }
  }

  /// What a screen is that is made for a parameter which a call may leave out: something that no call asks for, or what the
  /// object of the function keeps.
  private func verdict(onDefault made: CallSite, _ evaluator: Evaluator) -> Verdict? {
    let function = program[made.body]
    guard
      let index = function.parameters.firstIndex(where: { parameter in
        parameter.defaultValue.map { makes(made, within: $0) } ?? false
      })
    else { return nil }
    let name = function.parameters[index].name
    let callers = evaluator.callers(of: function.id)
    let areGiven = callers.allSatisfy { caller in
      caller.isCall
        && ArgumentMatching.match(program[caller.site].call.arguments, to: function.parameters)?[index] != nil
    }
    if !callers.isEmpty, areGiven {
      return (.unreachable, "every call of \(function.signature) passes its own \(name)")
    }
    guard let owner = function.owner,
      program.propertyUses.assignments(in: function.id).contains(where: {
        $0.value == .identifier(name) && $0.target.ownPropertyName != nil
      })
    else { return nil }
    return (.embedded, "\(program[owner].name) keeps it")
  }

  /// Whether a place makes the scene of a storyboard that the system shows while the app starts.
  private func makesLaunchScreen(_ made: CallSite, _ evaluator: Evaluator) -> Bool {
    guard case .member(let base, _) = made.call.callee else { return false }
    let storyboards = evaluator.evaluate(base, in: made.scope, evaluator.openActivation(of: made.body))
    return !storyboards.isEmpty
      && storyboards.allSatisfy { candidate in
        guard case .storyboard(let name?) = candidate.value else { return false }
        return program.storyboards.launchScreens.contains(name)
      }
  }

  /// Whether a call stands in an expression.
  private func makes(_ made: CallSite, within expression: Expression) -> Bool {
    var isFound = false
    CodeWalk(expression: { expression in
      if case .call(let call) = expression, call.position == made.call.position { isFound = true }
      return !isFound
    }).walk(expression)
    return isFound
  }

  /// Whether a helper makes whichever scene it is asked for: by an identifier, or of a storyboard, that is an argument or
  /// a property of its object.
  private func isNamedByCallers(_ made: CallSite) -> Bool {
    guard case .member(let base, _) = made.call.callee else { return false }
    var naming = made.call.arguments.first { !$0.isTrailing && $0.label != "creator" }?.value ?? base
    // `let identifier = self.identifier`
    if case .identifier(let local) = naming, let values = program.locals(named: local, from: made.scope),
      values.count == 1, let value = values[0].value, values[0].projections.isEmpty
    {
      naming = value
    }
    guard let name = naming.dottedPath?.prefix(while: { $0 != "." }), name.first?.isLowercase == true else {
      return false
    }
    return program.locals(named: String(name), from: made.scope) == nil
  }

  /// Whether no other code makes such an object, so that each edge to one is an edge to this one.
  private func isMadeOnlyHere(_ made: PlacesOfMaking.Place) -> Bool {
    guard let type = made.type else { return made.identifier.map(onlyIdentifiers.contains) ?? false }
    return onlyMakings.contains(type) && program.storyboards.scenes(of: type).isEmpty
  }

  /// Whether an edge leads to one of several types with what a call gets, from the type that the code around belongs to.
  ///
  /// Not any edge to such a type does: another function may make the object that it shows by itself. The edge stands in
  /// the function around the call, or the function lets others have the object.
  ///
  /// - Parameter isOnly: whether each edge to such a type leads to the object.
  private func leads(_ call: CallSite, to types: [String], isOnly: Bool) -> Bool {
    let function = program.outermost(call.body)
    guard let owner = function.owner else { return false }
    let source = factory.id(of: owner)
    let shown = types.filter { edges.leads(from: source, toTypeNamed: $0) }
    guard !shown.isEmpty else { return false }
    if isOnly { return true }
    let sites = shown.reduce(into: Set<SourceLocation>()) {
      $0.formUnion(edges.sites(from: source, toTypeNamed: $1))
    }
    if !sites.isDisjoint(with: Set(places(in: function.id) + places(in: call.body))) { return true }
    guard isLetToOthers(call, in: function) else { return false }
    let others = shown.flatMap { makers[$0] ?? [] }.filter { $0 != function.id && program[$0].owner == owner }
    return !sites.subtracting(others.flatMap { places(in: $0) }).isEmpty
  }

  /// The places of the calls and assignments in a body.
  private func places(in body: BodyID) -> [SourceLocation] {
    program.calls(in: body).map { location(CodeSpot($0)) }
      + program.propertyUses.assignments(in: body).map { location(CodeSpot($0)) }
  }

  /// Whether code other than the function around a call may show what the call gets: a property or a closure has it, or
  /// another call.
  private func isLetToOthers(_ call: CallSite, in function: Body) -> Bool {
    let isInClosure = program.innermostClosure(around: call.scope) != nil
    guard function.kind == .function || function.kind == .initializer, !isInClosure else { return true }
    return receivers.isKept(call) || !receivers.calls(given: call).isEmpty
  }

  /// What a screen is where a call gets it.
  private func verdict(on type: TypeID?, givenTo call: CallSite) -> Verdict? {
    if receivers.usesView(of: call) || receivers.usesView(ofPropertyHolding: call) {
      return (.embedded, "the code uses its view, as a part of other views")
    }
    if isContentOfCell(call) { return (.embedded, "a cell shows it as its content") }
    if let type, program.isView(type), let owner = program[call.body].owner, program.isView(owner) {
      return (.embedded, "it is a part of \(program[owner].name)")
    }
    return nil
  }

  /// Whether the content of a cell is made with what a call makes.
  private func isContentOfCell(_ made: CallSite) -> Bool {
    return receivers.calls(given: made).compactMap { receivers.type(madeBy: $0) }
      .contains { program.inherits($0, fromAnyNamed: ["UIContentConfiguration", "NSContentConfiguration"]) }
  }

  /// What a screen is that a function gives back which no code in Swift calls; nil where nothing else can call it
  /// either.
  func verdict(onUncalled function: Body) -> Verdict? {
    if program.coverage.hasOtherLanguages, program.isCalledBySelector(function) {
      return (.unresolved, "only Objective-C code can call \(function.signature), and navgraph does not read it")
    }
    guard function.isOverride || program.mayBeCalledByFramework(function) else { return nil }
    return (.unresolved, "a framework may call \(function.signature), and what it does with the screen is unknown")
  }

  /// The names of the classes of the scenes that a place may make, by the identifier and by the cast around it.
  private func typesOfScenes(madeAt made: PlacesOfMaking.Place) -> [String] {
    let scenes = made.identifier.map { program.storyboards.scenes(identified: $0, inStoryboard: nil) } ?? []
    let ofScenes = scenes.compactMap { program.storyboards[$0].type.map { program[$0].name } }
    var casts: [String] = []
    let body = program.outermost(made.site.body)
    CodeWalk(expression: { expression in
      if case .cast(let value, let type, _) = expression, case .call(let call) = value.uncast,
        call.position == made.site.call.position, let name = type.name
      {
        casts.append(name)
      }
      return true
    }).walk(body.statements)
    let inside = body.owner.map { program[$0].name }
    return ofScenes + casts.compactMap { program.resolve($0, inside: inside, file: body.file).map { program[$0].name } }
  }
}
