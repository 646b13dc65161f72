import NavigationModel

/// The types that `.name` may belong to where code gives it back.
extension Evaluator {
  /// The type that `.name` in a body most likely belongs to: the one that the body gives back.
  ///
  /// What a class calls by the name of an associated type may be known of its superclass in a library.
  func implicitBase(in body: BodyID) -> TypeID? {
    guard let reference = program[body].returnType else { return nil }
    if let owner = program[body].owner, let framework = program.frameworkType(of: owner), let name = reference.name,
      let type = program.frameworks.memberType(of: framework.name, named: name)
    {
      return program.typesByName[type]?.first
    }
    return resolve(reference, in: program[body].scope, openActivation(of: body))
  }

  /// The types that `.name` in a body may belong to: the one that the body gives back, or those of the elements where it
  /// gives back a collection.
  func implicitBases(in body: BodyID) -> [TypeID] {
    let elements: [TypeReference]
    switch program[body].returnType {
    case .array(let element): elements = [element]
    case .dictionary(let key, let value): elements = [key, value]
    default: return implicitBase(in: body).map { [$0] } ?? []
    }
    return elements.compactMap { resolve($0, in: program[body].scope, openActivation(of: body)) }
  }
}
