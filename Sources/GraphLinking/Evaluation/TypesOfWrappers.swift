import NavigationModel

/// The types of properties that only their wrappers say, such as those of values of the environment.
extension Evaluator {
  /// The type of a value that SwiftUI's environment gives, as in `@Environment(\.presentationMode)`.
  func environmentType(of property: Property) -> TypeID? {
    if let wrapper = property.fact.attributes.first(where: {
      program.frameworks.dependencies.wrappers.contains($0.name)
    }), let (container, name) = keyPaths(of: wrapper, property).first {
      return declaredType(ofMember: name, in: container)
    }
    guard let attribute = property.fact.attributes.first(where: { Self.environmentWrappers.contains($0.name) }) else {
      return nil
    }
    // `@Environment(Router.self)` gives an object of that class.
    if case .member(let type, "self")? = attribute.arguments.first?.value, let name = type.dottedPath {
      let generic = property.owner.flatMap { owner in program[owner].generics.first { $0.name == name } }
      if let constraint = generic?.constraint {
        return resolve(constraint, inside: property.owner.map { program[$0].name }, file: property.file)
      }
      return program.resolve(name, inside: property.owner.map { program[$0].name }, file: property.file)
    }
    guard case .keyPath(_, let path)? = attribute.arguments.first?.value, let name = path.last else { return nil }
    if let type = program.frameworks.memberType(of: "EnvironmentValues", named: name) {
      return program.typesByName[type]?.first
    }
    // What the program itself adds to the environment.
    guard let values = program.typesByName["EnvironmentValues"]?.first,
      program[values].properties[name]?.contains(where: { program.sees(fileOf: $0, from: property.file) }) == true
    else { return nil }
    return declaredType(ofMember: name, in: values)
  }

  /// The wrappers of SwiftUI that say as `X.self` what they give.
  private static let environmentWrappers: Set<String> = [
    "Environment", "NSApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor",
  ]

  /// The type of the program that wraps a property whose own type only the wrapper says: `@Routing var router`.
  func ownWrapper(of property: Property) -> TypeID? {
    guard property.fact.type == nil, property.initialValue == nil, property.getter == nil else { return nil }
    let inside = property.owner.map { program[$0].name }
    return property.fact.attributes.lazy
      .compactMap { self.program.resolve($0.name, inside: inside, file: property.file) }
      .first { self.program[$0].properties["wrappedValue"] != nil }
  }
}
