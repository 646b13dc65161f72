import NavigationModel

/// Finds the functions that code calls on its own object, or on what that one keeps, by their names alone.
struct CalledByName {
  let program: Program

  /// The functions that the calls in a function mean; of a requirement, those that fulfil it.
  ///
  /// - Parameter onShared: whether calls on the shared object of a type count as well: `Sheets.shared.dismiss()`.
  func functions(calledIn body: BodyID, onShared: Bool = false) -> [BodyID] {
    program[body].kind == .requirement
      ? fulfilments(of: body) : program.calls(in: body).flatMap { functions(calledBy: $0, onShared: onShared) }
  }

  /// The functions that a call means.
  ///
  /// - Parameters:
  ///   - onShared: see ``functions(calledIn:onShared:)``.
  ///   - onGiven: whether calls on a coordinator that the function around is given count as well.
  func functions(calledBy site: CallSite, onShared: Bool = false, onGiven: Bool = false) -> [BodyID] {
    guard let name = site.call.callee.calledName, let owner = program[site.body].owner else { return [] }
    let called: TypeID?
    switch site.call.callee {
    case .identifier, .member(.identifier("self"), _): called = owner
    case .member(let base, _):
      let kept = base.ownPropertyName.flatMap { type(ofProperty: $0, in: owner) }
      called =
        kept ?? (onShared ? type(ofShared: base, namedIn: program[site.body]) : nil)
        ?? (onGiven ? type(ofGivenCoordinator: base, at: site) : nil)
    default: called = nil
    }
    guard let called else { return [] }
    return program.memberLineage(of: called).flatMap { program[$0].functions[name] ?? [] }
      .filter { ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil }
      .flatMap { function in
        program[function].kind == .requirement ? fulfilments(of: function) : [function]
      }
  }

  /// The functions of conforming types that fulfil a requirement.
  func fulfilments(of requirement: BodyID) -> [BodyID] {
    let function = program[requirement]
    guard let owner = function.owner else { return [] }
    return (program.subtypes[owner] ?? []).flatMap { subtype in
      (program[subtype].functions[function.name] ?? []).filter {
        program[$0].parameters.map(\.label) == function.parameters.map(\.label)
      }
    }
  }

  /// The type of the object that a type itself has, by its declaration or by what it begins with.
  private func type(ofShared object: Expression, namedIn body: Body) -> TypeID? {
    guard case .member(let base, let name) = object, let path = base.dottedPath,
      let holder = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file),
      let property = program[holder].properties[name]?.first(where: \.fact.isStatic)
    else { return nil }
    if let written = property.fact.type?.name {
      return program.resolve(written, inside: program[holder].name, file: property.file)
    }
    guard let value = property.initialValue,
      case .call(let call)? = program[program[value].scope].results.values.first?.value,
      let made = call.callee.dottedPath
    else { return nil }
    return program.resolve(made, inside: program[holder].name, file: property.file)
  }

  /// The type of a coordinator that is a parameter of the function around a call.
  private func type(ofGivenCoordinator object: Expression, at site: CallSite) -> TypeID? {
    let function = program.outermost(site.body)
    guard case .identifier(let name) = object, program.locals(named: name, from: site.scope) == nil,
      let written = function.parameters.first(where: { $0.name == name })?.type?.name,
      let type = program.resolve(written, inside: function.owner.map { program[$0].name }, file: function.file),
      program.isCoordinator(type)
    else { return nil }
    return type
  }

  private func type(ofProperty name: String, in owner: TypeID) -> TypeID? {
    let inside = program[owner].name
    for ancestor in program.memberLineage(of: owner) {
      guard let property = program[ancestor].properties[name]?.first else { continue }
      return property.fact.type?.name.flatMap { program.resolve($0, inside: inside, file: property.file) }
    }
    return nil
  }
}
