import NavigationModel

/// Where code shows something that holds what other code shows in the same run.
///
/// What coordinators put at the bottom of the tabs while the app's tab bar is being shown is a part of it, and so are
/// the children that a screen is given while it is made: a person gets to the screen around them.
struct Frames {
  private let containers: [BodyID: [ScopeID]]
  private let anything: [BodyID: [ScopeID]]
  private let program: Program

  init(_ showings: [Showing], in graph: GraphView, program: Program) {
    self.program = program
    var containers: [BodyID: [ScopeID]] = [:]
    var anything: [BodyID: [ScopeID]] = [:]
    for showing in showings where !showing.kind.goesBack && !showing.kind.isPart {
      guard let path = showing.transition?.path else { continue }
      let scope = program.outerScope(of: path)
      anything[program[scope].body, default: []].append(scope)
      if graph.screens(at: showing.destination).contains(where: graph.isFrame) {
        containers[program[scope].body, default: []].append(scope)
      }
    }
    self.containers = containers
    self.anything = anything
  }

  /// Whether what is shown in a way of `kind` is a part of something that the code of a scope shows in the same run.
  func hold(_ kind: TransitionKind, shownFrom scope: ScopeID) -> Bool {
    guard kind.isContainment else { return false }
    return ((kind.isPart ? anything : containers)[program[scope].body] ?? []).contains {
      isInside($0, scope) || isInside(scope, $0)
    }
  }

  private func isInside(_ inner: ScopeID, _ outer: ScopeID) -> Bool {
    var next: ScopeID? = inner
    while let scope = next {
      if scope == outer { return true }
      // What a handler does happens later.
      if program[scope].isHandler { return false }
      next = program[scope].parent
    }
    return false
  }
}
