import NavigationModel

/// Where code shows something that holds what other code shows in the same run.
///
/// What coordinators put at the bottom of the tabs while the app's tab bar is being shown is a part of it, and so are
/// the children that a screen is given while it is made: a person gets to the screen around them.
struct Frames {
  /// Something that code shows, which may hold what else it shows.
  private struct Frame {
    let shown: Shown
    /// Where the code that asks for it stands: at the outer end of the calls that lead to the showing.
    let asked: ScopeID
  }

  /// The code that shows something, and the calls that lead to it.
  struct Shown: Hashable {
    let path: CodePath
    let spot: CodeSpot?
  }

  private let containers: [BodyID: [Frame]]
  private let anything: [BodyID: [Frame]]
  private let program: Program

  init(_ showings: [Showing], in graph: GraphView, program: Program) {
    self.program = program
    var containers: [BodyID: [Frame]] = [:]
    var anything: [BodyID: [Frame]] = [:]
    for showing in showings where !showing.kind.goesBack && !showing.kind.isPart {
      guard let transition = showing.transition, let path = transition.path else { continue }
      let frame = Frame(
        shown: Shown(path: path, spot: transition.origin), asked: program.outerScope(of: path))
      let body = program[frame.asked].body
      anything[body, default: []].append(frame)
      if graph.screens(at: showing.destination).contains(where: graph.isFrame) {
        containers[body, default: []].append(frame)
      }
    }
    self.containers = containers
    self.anything = anything
  }

  /// Whether what is shown in a way of `kind` is a part of something that the code of a scope shows in the same run.
  func hold(_ shown: Shown, _ kind: TransitionKind, askedFrom scope: ScopeID) -> Bool {
    guard kind.isContainment else { return false }
    return ((kind.isPart ? anything : containers)[program[scope].body] ?? []).contains {
      !isAlternative($0.shown, to: shown) && (isInside($0.asked, scope) || isInside(scope, $0.asked))
    }
  }

  /// Whether the code shows either one thing or the other, or both are the same: then neither can contain the other.
  private func isAlternative(_ one: Shown, to other: Shown) -> Bool {
    guard one.spot == other.spot else { return areExclusive(one.path.scope, other.path.scope) }
    let parting = zip(one.path.calls, other.path.calls).first { $0 != $1 }
    return parting.map { areExclusive(program[$0.site].scope, program[$1.site].scope) } ?? true
  }

  private func areExclusive(_ one: ScopeID, _ other: ScopeID) -> Bool {
    let body = program[one].body
    return body == program[other].body && program.areExclusive(one, other, within: program[body].scope)
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
