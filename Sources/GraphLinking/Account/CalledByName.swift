import NavigationModel

/// Finds the functions that code calls on its own object, or on what that one keeps, by their names alone.
struct CalledByName {
  let program: Program

  /// The functions that the calls in a function mean; of a requirement, those that fulfil it.
  func functions(calledIn body: BodyID) -> [BodyID] {
    program[body].kind == .requirement
      ? fulfilments(of: body) : program.calls(in: body).flatMap { functions(calledBy: $0) }
  }

  /// The functions that a call means.
  func functions(calledBy site: CallSite) -> [BodyID] {
    guard let name = site.call.callee.calledName, let owner = program[site.body].owner else { return [] }
    let called: TypeID?
    switch site.call.callee {
    case .identifier, .member(.identifier("self"), _): called = owner
    case .member(let base, _): called = base.ownPropertyName.flatMap { type(ofProperty: $0, in: owner) }
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

  private func type(ofProperty name: String, in owner: TypeID) -> TypeID? {
    let inside = program[owner].name
    for ancestor in program.memberLineage(of: owner) {
      guard let property = program[ancestor].properties[name]?.first else { continue }
      return property.fact.type?.name.flatMap { program.resolve($0, inside: inside, file: property.file) }
    }
    return nil
  }
}
