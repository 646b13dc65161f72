import NavigationModel

/// Finds what containers of the program's own hold from their beginning.
struct OwnContents {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// What a container of the program's own gives its framework's initializer, as in `super.init(rootViewController:)`,
  /// or in `self.init(rootViewController:)` where it has none of its own for that.
  func transitions() -> [Transition] {
    (program.callsByName["init"] ?? []).map { program[$0] }.flatMap { site -> [Transition] in
      guard let owner = program[site.body].owner, callsFramework(site, in: owner), !evaluator.framesAnyView(owner),
        let framework = program.frameworkType(of: owner)
      else { return [] }
      return site.call.arguments.compactMap { argument in
        guard let kind = argument.label.flatMap({ framework.contents[$0] }) else { return nil }
        return Transition(
          shown: .values(argument.value), kind: kind, isOwnContent: true,
          isCoordinatorContent: framework.role == .coordinator, expected: contentType(ofSubclass: owner),
          scope: site.scope, body: site.body, position: site.call.position)
      }
    }
  }

  /// Whether a call of an initializer on the object itself is for the class of the framework. What hosting controllers
  /// are given that way is part of what makes them.
  private func callsFramework(_ site: CallSite, in owner: TypeID) -> Bool {
    switch site.call.callee {
    case .member(.identifier("super"), _):
      true
    case .member(.identifier("self"), _):
      program[owner].isDeclared && [.container, .controller].contains(program.frameworkType(of: owner)?.role)
        && !(program[owner].functions["init"] ?? []).contains {
          ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil
        }
    default:
      false
    }
  }

  /// The view that a subclass of a generic hosting controller holds: `Edit` for `class EditController: Hosting<Edit>`.
  private func contentType(ofSubclass type: TypeID) -> TypeID? {
    guard let file = program[type].file else { return nil }
    for case .named(_, let arguments) in program[type].inherited {
      if let name = arguments.first?.name { return program.resolve(name, inside: program[type].name, file: file) }
    }
    return nil
  }
}
