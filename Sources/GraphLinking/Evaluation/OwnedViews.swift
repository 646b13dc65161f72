import NavigationModel

/// Tells which views are those of controllers.
extension Evaluator {
  /// Whether what has a view is, or may be, a controller of the program's own, or one that holds something: to put its view
  /// somewhere shows it. Most other views are nobody's.
  func isOwnController(_ candidate: Candidate) -> Bool {
    switch candidate.value {
    case .parameter, .scene: true
    case .container(let type, let contents, _): program[type].isDeclared || !contents.isEmpty
    default: type(of: candidate.value).map { program[$0].isDeclared && program.isController($0) } ?? false
    }
  }

  /// The controller whose view a value is, as in `window.contentView = hosting.view`; nil where nothing says that what has
  /// the view is a controller.
  func controller(withView value: Expression, in scope: ScopeID) -> Expression? {
    guard let owner = program.viewOwner(of: value, in: scope),
      let type = staticType(of: owner, in: scope, openActivation(of: program[scope].body)), program.isController(type)
    else { return nil }
    return owner
  }
}
