import NavigationModel

/// Tells what a hosting class of the program's own shows that makes its view by itself, of the type which it is
/// specialized with:
///
///     class Host<Page: ModelView>: UIHostingController<Page> {
///       init(model: Page.Model) { super.init(rootView: Page(model: model)) }
///     }
///     typealias EditorController = Host<Editor>
///
/// Which view that is, the call says that names the type, or the alias: `Host<Editor>(model: model)`.
extension Evaluator {
  /// What a call makes that says what a hosting class is specialized with; nil for any other call.
  func specializedHost(_ call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    guard let (type, given) = specialization(namedBy: call.callee, in: scope, activation), hostsAnyView(type) else {
      return nil
    }
    for initializer in program[type].functions["init"] ?? [] {
      let made = made(by: initializer, of: type, call, in: scope, activation, generics: given, where: handsOn)
      if let made { return made }
    }
    return nil
  }

  /// Whether one initializer calls another of the same object.
  private func handsOn(_ call: Call) -> Bool {
    call.callee == .member(.identifier("super"), "init") || call.callee == .member(.identifier("self"), "init")
  }

  /// The generic type that a callee names, and what it gives for each of the parameters that is known; nil where it names
  /// none with arguments.
  private func specialization(
    namedBy callee: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> (type: TypeID, given: [String: TypeID])? {
    let body = program[program[scope].body]
    let around = body.owner.map { program[$0].name }
    if case .specialized(let base, let arguments) = callee {
      guard let path = base.dottedPath, let type = program.resolve(path, inside: around, file: body.file) else {
        return nil
      }
      return bound(type, arguments.map { resolve($0, in: scope, activation) })
    }
    guard let path = callee.dottedPath, path.lastName.first?.isUppercase == true,
      let alias = specializingAlias(path, in: body), case .named(let generic, let arguments) = alias.type,
      let type = program.resolve(generic, inside: alias.inside, file: alias.file),
      // A type of that name may be nearer than the alias.
      program.resolve(path, inside: around, file: body.file) == type
    else { return nil }
    return bound(type, arguments.map { resolve($0, inside: alias.inside, file: alias.file) })
  }

  private func bound(_ type: TypeID, _ arguments: [TypeID?]) -> (type: TypeID, given: [String: TypeID])? {
    guard program[type].isDeclared, program[type].kind == .class else { return nil }
    var given: [String: TypeID] = [:]
    for (parameter, argument) in zip(program[type].generics, arguments) {
      if let argument { given[parameter.name] = argument }
    }
    guard !given.isEmpty else { return nil }
    return (type, given)
  }

  /// What an alias stands for that names a type with arguments, and where that is looked up.
  private func specializingAlias(
    _ path: String, in body: Body
  ) -> (type: TypeReference, inside: String?, file: Int)? {
    if let outer = path.enclosingName {
      guard program.memberAliases.contains(String(path.lastName)),
        let owner = program.resolve(outer, inside: body.owner.map { program[$0].name }, file: body.file),
        let file = program[owner].file, let alias = program[owner].aliases[String(path.lastName)]
      else { return nil }
      return (alias, program[owner].name, file)
    }
    var enclosing = program.memberAliases.contains(path) ? body.owner : nil
    while let outer = enclosing {
      if let alias = program[outer].aliases[path], let file = program[outer].file {
        return (alias, program[outer].name, file)
      }
      enclosing = program.enclosingType(of: outer)
    }
    guard let found = program.globalAlias(path, near: body.file, around: body.owner.map({ program[$0].name })) else {
      return nil
    }
    return (found.type, nil, found.file)
  }
}
