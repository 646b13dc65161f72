import NavigationModel

/// Leaves out interfaces of frameworks that stand among the sources, as tools that generate mocks bring them:
///
///     open class UIViewController: UIResponder { public required init?(coder: NSCoder) }
///
/// No target can build a class whose initializer has no body. Such a class is the framework's own, as its interface says
/// it, and takes the place of no class of the framework. While somebody edits a class, its initializer may have no body
/// either, but only an interface has no code at all and nothing that other modules cannot see.
enum FrameworkInterfaces {
  /// The files that declare no class of a framework without saying what it does, with an issue for each of the others.
  static func removed(from files: [FileFacts], idioms: [Idiom]) -> (files: [FileFacts], issues: [Issue]) {
    // The names of a library's types mean the library only where it is imported.
    let names = Set(idioms.filter(\.modules.isEmpty).flatMap(\.types).map(\.name))
    var kept: [FileFacts] = []
    var issues: [Issue] = []
    for file in files {
      if let declaration = interface(in: file, ofAny: names) {
        issues.append(issue(at: declaration, of: file))
      } else {
        kept.append(file)
      }
    }
    return (kept, issues.sorted { $0.location < $1.location })
  }

  private static func issue(at declaration: TypeFact, of file: FileFacts) -> Issue {
    let message =
      "an initializer of \(declaration.name) has no body, as in the interface of a framework; the file is left out"
    return Issue(
      kind: .partlyRead, message: message, location: SourceLocation(file: file.path, position: declaration.position))
  }

  /// The class of a framework by which a file is known to be its interface; nil for a file that is none.
  private static func interface(in file: FileFacts, ofAny names: Set<String>) -> TypeFact? {
    guard case .swift(let swift) = file.content else { return nil }
    let declarations = swift.types.lazy.filter { type in
      type.kind == .class && names.contains(type.name)
        // A macro can write the body that a function with an attribute has not.
        && type.functions.contains { $0.name == "init" && $0.body == nil && $0.attributes.isEmpty }
    }
    guard let first = declarations.first, swift.hasNoCode,
      swift.types.allSatisfy({ $0.kind == .extension || $0.isPublic })
    else { return nil }
    return first
  }
}

extension SwiftFacts {
  /// Whether nothing in the file says what happens.
  fileprivate var hasNoCode: Bool {
    statements.isEmpty && functions.allSatisfy { $0.body == nil } && properties.allSatisfy(\.hasNoCode)
      && types.allSatisfy { type in
        type.functions.allSatisfy { $0.body == nil } && type.properties.allSatisfy(\.hasNoCode)
      }
  }
}

extension PropertyFact {
  fileprivate var hasNoCode: Bool { initializer == nil && getter == nil && observers.isEmpty }
}
