import NavigationModel

/// Where the app shows containers of its own, such as its tab bar.
///
/// What coordinators put at the bottom of the tabs while the tab bar is being shown is a part of it: a person gets to
/// the tab bar.
struct Frames {
  private let scopes: [BodyID: [ScopeID]]
  private let program: Program

  init(_ showings: [Showing], in graph: GraphView, program: Program) {
    self.program = program
    var scopes: [BodyID: [ScopeID]] = [:]
    for showing in showings where showing.kind != .start && !showing.kind.goesBack {
      guard let path = showing.transition?.path, graph.screens(at: showing.destination).contains(where: graph.isFrame)
      else { continue }
      let scope = program.outerScope(of: path)
      scopes[program[scope].body, default: []].append(scope)
    }
    self.scopes = scopes
  }

  /// Whether a frame is shown before or after the code of a scope runs, and in the same run.
  func isShown(with scope: ScopeID) -> Bool {
    (scopes[program[scope].body] ?? []).contains { isInside($0, scope) || isInside(scope, $0) }
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
