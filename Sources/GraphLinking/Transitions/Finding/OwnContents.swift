import NavigationModel

/// Finds what containers of the program's own hold from their beginning.
struct OwnContents {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// What a container of the program's own gives its framework's initializer, as in `super.init(rootViewController:)`.
  func transitions() -> [Transition] {
    (program.callsByName["init"] ?? []).map { program[$0] }.flatMap { site -> [Transition] in
      guard case .member(.identifier("super"), _) = site.call.callee, let owner = program[site.body].owner,
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

  /// The view that a subclass of a generic hosting controller holds: `Edit` for `class EditController: Hosting<Edit>`.
  private func contentType(ofSubclass type: TypeID) -> TypeID? {
    guard let file = program[type].file else { return nil }
    for case .named(_, let arguments) in program[type].inherited {
      if let name = arguments.first?.name { return program.resolve(name, inside: program[type].name, file: file) }
    }
    return nil
  }
}
