import NavigationModel

/// The views that only libraries declare, in a module or a type of that name.
extension Evaluator {
  /// The protocol of views, where code of a view calls a modifier on what a library makes: `Defaults.Toggle("…")`.
  ///
  /// As everything is that such code makes by a name which nobody knows, what modifiers are called on is a view.
  func viewOfLibrary(_ base: Expression, in scope: ScopeID) -> TypeID? {
    let body = program[program[scope].body]
    guard let owner = body.owner, program.isView(owner), let path = base.pathOfQualifiedMaking,
      program.resolve(path.outer, inside: program[owner].name, file: body.file)
        .map({ !program[$0].isDeclared && program[$0].cases[path.name] == nil }) ?? true
    else { return nil }
    return program.typesByName["View"]?.first
  }
}

extension Expression {
  /// The names of a type and of what it is in, where the expression makes an object by both, with modifiers or without.
  fileprivate var pathOfQualifiedMaking: (outer: String, name: String)? {
    guard case .call(let call) = self, case .member(let base, let name) = call.callee.unspecialized else { return nil }
    if case .call = base { return base.pathOfQualifiedMaking }
    guard name.first?.isUppercase == true, let outer = base.dottedPath, outer.first?.isUppercase == true else {
      return nil
    }
    return (outer, name)
  }
}
