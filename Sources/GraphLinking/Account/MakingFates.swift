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
    zip(told, places).map { told, made in
      guard told.place.outcome == .unexplained, let verdict = fate(of: made, evaluator) else { return told }
      var place = told.place
      (place.outcome, place.reason) = verdict
      return (place, told.body)
    }
  }

  private func fate(of made: PlacesOfMaking.Place, _ evaluator: Evaluator) -> Verdict? {
    evaluator.resetBudget()
    let types = made.type.map { [program[$0].name] } ?? typesOfScenes(madeAt: made)
    if leads(from: program.outermost(made.site.body), to: types) { return (.edge, "") }
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
      open = Array(callers.flatMap(\.1).prefix(left))
      left -= open.count
      if open.contains(where: { leads(from: program.outermost($0.body), to: types) }) { return (.edge, "") }
      if let verdict = open.lazy.compactMap({ self.verdict(on: made.type, givenTo: $0) }).first { return verdict }
    }
    return nil
  }

  /// Whether a helper makes whichever scene it is asked for: by an identifier, or of a storyboard, that is an argument or
  /// a property of its object.
  private func isNamedByCallers(_ made: CallSite) -> Bool {
    guard case .member(let base, _) = made.call.callee else { return false }
    let naming = made.call.arguments.first { !$0.isTrailing && $0.label != "creator" }?.value ?? base
    guard let name = naming.dottedPath?.prefix(while: { $0 != "." }), name.first?.isLowercase == true else {
      return false
    }
    return program.locals(named: String(name), from: made.scope) == nil
  }

  /// Whether an edge leads from the type that code belongs to, to one of several types.
  private func leads(from code: Body, to types: [String]) -> Bool {
    guard let owner = code.owner else { return false }
    let source = factory.id(of: owner)
    return types.contains { edges.leads(from: source, toTypeNamed: $0) }
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
  private func verdict(onUncalled function: Body) -> Verdict? {
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
