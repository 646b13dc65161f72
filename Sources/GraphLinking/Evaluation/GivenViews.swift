import NavigationModel

/// Views and view modifiers that show what they are made with, such as a link of the program's own that looks like the
/// other rows: `SettingsLink(destination: AboutView())`. Whoever makes such a view asks for the transition.
extension Evaluator {
  /// Whether a transition in a view shows something that the view is given when it is made.
  func showsGivenView(_ transition: Transition) -> Bool {
    guard showsWhatItIsMadeWith(transition.body), let owner = program[transition.body].owner else { return false }
    return switch transition.shown {
    case .values(let expression), .views(let expression): isGiven(expression, to: owner)
    default: false
    }
  }

  /// Whether a body is that of a view or a modifier, which runs with what its value was made with, or a part of one: a
  /// property or a function without parameters.
  func showsWhatItIsMadeWith(_ body: BodyID) -> Bool {
    let declaration = program[body]
    guard let owner = declaration.owner, program[owner].isDeclared, !declaration.isStatic else { return false }
    return switch declaration.kind {
    case .getter: program.isView(owner)
    case .function where declaration.name == "body": program.inherits(owner, fromAnyNamed: ["ViewModifier"])
    case .function: isPart(declaration, ofView: owner)
    default: false
    }
  }

  /// Whether a function gives a part of a view to the view's other code, and is not asked from outside to show something.
  private func isPart(_ function: Body, ofView owner: TypeID) -> Bool {
    guard function.parameters.isEmpty, function.enclosing == nil, function.returnType != nil, program.isView(owner)
    else { return false }
    return callers(of: function.id).allSatisfy { program[program[$0.site].body].owner == owner }
  }

  /// The calls that make the view whose body it is.
  func makers(ofView body: BodyID) -> [Caller] {
    guard let owner = program[body].owner else { return [] }
    return (program.callsByName[program[owner].bareName] ?? []).compactMap { id in
      let site = program[id]
      let caller = program[site.body]
      let inside = caller.owner.map { program[$0].name }
      guard caller.owner != owner, let path = site.call.callee.unspecialized.dottedPath,
        program.resolve(path, inside: inside, file: caller.file) == owner
      else { return nil }
      return Caller(site: id, confidence: .certain)
    }
  }

  /// The run of a view's body with what a call makes the view with.
  func run(ofView body: BodyID, madeBy site: CallSite, _ activation: ActivationID) -> ActivationID? {
    guard let owner = program[body].owner, site.call.callee.calledName == program[owner].bareName else { return nil }
    let construction = intern(Construction(call: site.call, scope: site.scope, activation: activation))
    return run(body, receiver: .object(owner, construction))
  }

  /// Whether an expression is a stored view of the type, or a stored builder's result, with or without modifiers.
  private func isGiven(_ expression: Expression, to owner: TypeID) -> Bool {
    switch expression {
    case .identifier(let name), .member(.identifier("self"), let name):
      return program[owner].properties[name]?.contains { holdsAnyView($0, owner) } ?? false
    case .closure(let closure):
      return isGiven(closure.body, to: owner)
    case .conditional(let branches):
      return isGiven([.branches(branches)], to: owner)
    case .call(let call):
      if isGiven(call.callee, to: owner) { return true }
      if case .member(let base, _) = call.callee { return isGiven(base, to: owner) }
      // A stack or another wrapper around it, also one of the program's own that is given nothing else.
      guard case .identifier(let name) = call.callee else { return false }
      let isOnly = call.arguments.count == 1 && (program.typesByName[name] ?? []).contains { program.isView($0) }
      guard isOnly || program.frameworks.types[name]?.role == .wrapperView else { return false }
      return call.arguments.contains { $0.label == nil && isGiven($0.value, to: owner) }
    default:
      return false
    }
  }

  /// Whether what code gives back is given, in each of its branches that gives anything: `if let item { sheet(item) }`.
  private func isGiven(_ statements: [Statement], to owner: TypeID) -> Bool {
    let results = statements.filter { if case .binding = $0 { false } else { true } }
    guard results.count == 1 else { return false }
    switch results[0] {
    case .expression(let value), .returning(let value): return isGiven(value, to: owner)
    case .branches(let branches):
      let filled = branches.map(\.body).filter { !$0.isEmpty }
      return !filled.isEmpty && filled.allSatisfy { isGiven($0, to: owner) }
    default: return false
    }
  }

  /// Whether any view can be in a stored property, which only the code that makes the value decides.
  private func holdsAnyView(_ property: Property, _ owner: TypeID) -> Bool {
    guard !property.fact.isStatic, property.getter == nil, property.initialValue == nil else { return false }
    var type = property.fact.type
    if case .function(_, let result)? = type { type = result }
    guard let name = type?.name else { return false }
    return name == "AnyView" || name == "View" || program[owner].generics.contains { $0.name == name }
  }
}
