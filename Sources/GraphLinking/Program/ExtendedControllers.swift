import NavigationModel

/// Tells which classes are view controllers that the program only extends, since they are written in Objective-C.
///
/// Their names need not say it. What their extensions do on themselves does, and so does a cast of a controller.
struct ExtendedControllers {
  private let program: Program
  /// The names of the types that code casts controllers to.
  private let casts: Set<String>
  /// The types that others of the program inherit from or conform to.
  private let inherited: Set<TypeID>

  init(program: Program) {
    self.program = program
    casts = program.code.reduce(into: []) { $0.formUnion($1.controllerCasts) }
    inherited = program.types.reduce(into: []) { $0.formUnion($1.supertypes) }
  }

  /// Whether an outside type is a class of that kind. A protocol of a library is none, whatever code casts to it.
  func contains(_ type: TypeDeclaration) -> Bool {
    guard !type.isDeclared, type.extendedIn != nil, !inherited.contains(type.id),
      !Program.namesCoordinator(type.name.lastName)
    else { return false }
    return casts.contains(type.name) || calls(in: type).contains { isControllersOwn($0, type) }
      || calls(in: type).contains { isMadeOnContainer($0, type) } && isMade(type)
  }

  /// The calls that extensions of a type make on behalf of its objects.
  private func calls(in type: TypeDeclaration) -> some Sequence<CallSite> {
    type.functions.values.joined().lazy.filter { [program] body in
      // The extension of a protocol says of those who conform what they are.
      !program[body].isStatic && !program[body].generics.contains { $0.name == "Self" }
    }.flatMap { [program] in program.calls(in: $0) }
  }

  /// Whether only a view controller can make a call on itself.
  private func isControllersOwn(_ site: CallSite, _ type: TypeDeclaration) -> Bool {
    guard let name = site.call.callee.ownPropertyName else { return false }
    return Self.methods.contains { $0.name == name && CallLabels.match($0.labels, in: site.call.arguments) }
      && (type.functions[name] ?? []).allSatisfy { program.calls(in: $0).contains { $0.call.callee == .super(name) } }
  }

  /// Whether code makes objects of a class without giving them a container: one that has it then lies in it.
  private func isMade(_ type: TypeDeclaration) -> Bool {
    program.code.contains { file in
      (file.callsByName[type.name] ?? []).contains { id in
        file[id].call.callee == .identifier(type.name)
          && !file[id].call.arguments.contains { $0.label.map { Self.containers.contains($0) } ?? false }
      }
    }
  }

  /// Whether a call is made on what a view controller knows as the container around it.
  private func isMadeOnContainer(_ site: CallSite, _ type: TypeDeclaration) -> Bool {
    guard case .member(let base, _) = site.call.callee, let name = base.ownPropertyName,
      Self.containers.contains(name), type.properties[name] == nil
    else { return false }
    return base != .identifier(name)
      || program.locals(named: name, from: site.scope) == nil
        && !program[site.body].parameters.contains { $0.name == name }
  }

  private static let methods: [(name: String, labels: [String])] = [
    ("present", ["_", "animated"]), ("dismiss", ["animated"]), ("performSegue", ["withIdentifier", "sender"]),
    ("show", ["_", "sender"]),
  ]
  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "presentingViewController",
  ]
}

extension Expression {
  /// `super.name`.
  fileprivate static func `super`(_ name: String) -> Expression { .member(.identifier("super"), name) }
}
