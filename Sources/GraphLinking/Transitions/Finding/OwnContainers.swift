import NavigationModel

/// Finds the containers of the program's own classes that code gives tabs, columns or pages.
///
/// What such a container holds is in it, whoever puts it there: itself, as in `viewControllers = [Home()]`, or code that
/// has the container as a local, a property or a parameter. Another screen on a stack is not: that is where a person
/// goes, and who pushes it asks for it.
struct OwnContainers {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The container that is filled by what is called on it or assigned to a member of it; nil for all that is none.
  ///
  /// - Parameter member: what is called or assigned: `setViewControllers`, `tabs.viewControllers`.
  func container(filledBy member: Expression, as kind: TransitionKind, in scope: ScopeID, _ fit: PatternFit)
    -> OwnContainer?
  {
    guard kind.fillsContainer else { return nil }
    if fit.isOnSelf(member, in: scope) {
      return program[program[scope].body].owner.flatMap { isContainer($0) ? OwnContainer.itself($0) : nil }
    }
    guard case .member(let base, _) = member, let name = base.ownPropertyName, name != "self", name != "super",
      let type = evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body)),
      isContainer(type)
    else { return nil }
    return .named(base, type)
  }

  /// The panel of a class of the program's own that is given its content by what is called on it; nil for all others.
  func panel(filledBy member: Expression, in scope: ScopeID) -> OwnContainer? {
    guard case .member(let base, _) = member, let name = base.ownPropertyName, name != "self", name != "super",
      let type = evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body)),
      isContainer(type)
    else { return nil }
    return .named(base, type)
  }

  /// The container in a run of the code, as far as the run tells of which class it is.
  func source(of container: OwnContainer, in scope: ScopeID, _ path: CodePath, askedBy asker: TransitionSource)
    -> TransitionSource
  {
    switch container {
    case .itself(let declared):
      let type = madeClass(of: .identifier("self"), declaredAs: declared, in: scope, path)
      // Code that the container inherits is told of the class that runs it already.
      if case .type(let own) = asker, program.inherits(own, from: type) { return asker }
      return .type(type)
    case .named(let expression, let declared), .holder(let expression, let declared):
      return .type(madeClass(of: expression, declaredAs: declared, in: scope, path))
    }
  }

  private func madeClass(
    of expression: Expression, declaredAs declared: TypeID, in scope: ScopeID, _ path: CodePath
  ) -> TypeID {
    guard let run = evaluator.run(along: path) else { return declared }
    evaluator.resetBudget()
    let values = evaluator.evaluate(expression, in: scope, run)
    let types = Set(values.compactMap { evaluator.type(of: $0.value) }.filter { program.inherits($0, from: declared) })
    return types.count == 1 ? types.first ?? declared : declared
  }

  /// A container of a framework's class has no node before it is shown.
  private func isContainer(_ type: TypeID) -> Bool {
    program[type].isDeclared && program.frameworkType(of: type)?.role == .container
  }
}

/// A container of the program's own class that code fills.
enum OwnContainer: Sendable {
  /// The object itself whose code it is.
  case itself(TypeID)
  /// What a local, a property or a parameter means that is declared with the class.
  case named(Expression, TypeID)
  /// The controller whose view code of others puts something into, however that code is called.
  case holder(Expression, TypeID)
}
