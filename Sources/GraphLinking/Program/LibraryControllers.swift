import NavigationModel

/// Tells which classes of libraries are view controllers that the program only inherits from.
///
/// Their names need not say it. What one of the classes below does with what it inherits, or is used for, says it of
/// all of them.
struct LibraryControllers {
  private let program: Program
  /// The names of the classes of which code makes objects where only controllers can be.
  private let shown: Set<String>
  /// The names of the classes of the controllers in storyboards, which are view controllers whatever they inherit from.
  private let scenes: Set<String>

  init(program: Program) {
    self.program = program
    shown = program.code.reduce(into: []) { $0.formUnion($1.shownClasses) }
    scenes = program.files.reduce(into: []) { classes, file in
      guard case .interfaceBuilder(let facts) = file.content, facts.document == .storyboard else { return }
      classes.formUnion(facts.controllers.compactMap(\.customClass))
    }
  }

  /// The outside classes, each with the class of the program that shows what it is.
  func find() -> [TypeID: TypeDeclaration] {
    var found: [TypeID: TypeDeclaration] = [:]
    for type in program.types where type.kind == .class {
      guard let base = outsideClass(above: type), found[base] == nil else { continue }
      if shown.contains(type.bareName) || scenes.contains(type.bareName) || inheritsLife(type) {
        found[base] = type
      }
    }
    return found
  }

  /// The class of a library at the top of what a class inherits, where nothing else tells what it is.
  private func outsideClass(above type: TypeDeclaration) -> TypeID? {
    var current = type
    // Sources that do not compile can go in cycles.
    for _ in 0..<16 {
      guard let superclass = current.supertypes.first else { return nil }
      current = program[superclass]
      // What stands first may be a protocol, and what that inherits is no class.
      guard !current.isProtocol else { return nil }
      guard !current.isDeclared else { continue }
      let isKnown =
        program.frameworks.types[current.name] != nil || current.name == "NSObject"
        || OutsideClasses.superclass(ofClassNamed: current.name) != nil
        || Self.helpers.contains { current.name.hasSuffix($0) }
      return isKnown || program.frameworkType(of: type.id) != nil ? nil : superclass
    }
    return nil
  }

  /// Whether a class passes on to the one above what a system tells view controllers only.
  private func inheritsLife(_ type: TypeDeclaration) -> Bool {
    guard type.supertypes.first.map({ !program[$0].isDeclared }) == true else { return false }
    return Self.methods.contains { name in
      (type.functions[name] ?? []).contains { body in
        program.calls(in: body).contains { $0.call.callee == .member(.identifier("super"), name) }
      }
    } || (type.functions["init"] ?? []).contains { program[$0].parameters.map(\.label) == ["nibName", "bundle"] }
  }

  private static let methods = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]
  /// What the classes are called that are only told of a controller's life, and tell those above them.
  private static let helpers = ["Presenter", "Model", "Interactor", "Protocol", "Delegate"]
}
