import NavigationModel

/// Leaves out interfaces of frameworks that stand among the sources, as tools that generate mocks bring them:
///
///     open class UIViewController: UIResponder { public required init?(coder: NSCoder) }
///
/// No target can build a class whose initializer has no body. Such a class is the framework's own, as its interface says
/// it, and takes the place of no class of the framework.
enum FrameworkInterfaces {
  /// The files that declare no class of a framework without saying what it does.
  static func removed(from files: [FileFacts], idioms: [Idiom]) -> [FileFacts] {
    // The names of a library's types mean the library only where it is imported.
    let names = Set(idioms.filter(\.modules.isEmpty).flatMap(\.types).map(\.name))
    guard files.contains(where: { isInterface($0, ofAny: names) }) else { return files }
    return files.filter { !isInterface($0, ofAny: names) }
  }

  private static func isInterface(_ file: FileFacts, ofAny names: Set<String>) -> Bool {
    guard case .swift(let swift) = file.content else { return false }
    // While somebody edits a class, one initializer may have no body, but other functions do.
    guard swift.types.allSatisfy({ type in type.functions.allSatisfy { $0.body == nil } }) else { return false }
    return swift.types.contains { type in
      type.kind == .class && names.contains(type.name)
        // A macro can write the body that a function with an attribute has not.
        && type.functions.contains { $0.name == "init" && $0.body == nil && $0.attributes.isEmpty }
    }
  }
}
