import NavigationModel

/// Follows the property wrappers of a program that give what a key path leads to:
///
///     @propertyWrapper struct Provided<Value> {
///       init(_ path: KeyPath<Services, Value>) { … }
///       var wrappedValue: Value { Services.current[keyPath: path] }
///     }
///     @Provided(\.router) private var router
///
/// The compiler infers the type of such a property from the key path.
extension Evaluator {
  /// The property that the key path of a wrapper leads to, where the wrapped value has its type.
  func keyPathMember(of wrapper: TypeID, on property: Property) -> (container: TypeID, name: String)? {
    let inside = property.owner.map { program[$0].name }
    let attribute = property.fact.attributes.first {
      self.program.resolve($0.name, inside: inside, file: property.file) == wrapper
    }
    guard case .keyPath(let root, let path)? = attribute?.arguments.first?.value, path.count == 1,
      let name = path.first,
      let wrapped = program[wrapper].properties["wrappedValue"]?.first?.fact.type?.name,
      program[wrapper].generics.contains(where: { $0.name == wrapped })
    else { return nil }
    for initializer in program[wrapper].functions["init"] ?? [] {
      let body = program[initializer]
      guard case .named(let kind, let arguments)? = body.parameters.first?.type, Self.keyPathClasses.contains(kind),
        arguments.count == 2, arguments[1].name == wrapped
      else { continue }
      let container =
        root.map { resolve($0, inside: inside, file: property.file) }
        ?? resolve(arguments[0], inside: program[wrapper].name, file: body.file)
      return container.map { ($0, name) }
    }
    return nil
  }

  private static let keyPathClasses: Set<String> = ["KeyPath", "ReferenceWritableKeyPath", "WritableKeyPath"]
}
