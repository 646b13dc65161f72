import NavigationModel

/// Tells whether what is said on a way chooses where it leads.
///
/// A router that keeps routes in a queue before it asks its delegate to show them is a way from everybody who asks to
/// everything that the delegate shows: which route comes when, its code does not say.
extension Evaluator {
  /// Whether each choice by an argument that control passes on a path is made by an argument on that path.
  ///
  /// The code at the outer end is left out: what it is given comes from what happens.
  func decides(_ path: CodePath) -> Bool {
    guard let outermost = path.calls.last else { return true }
    var activation = openActivation(of: program[outermost.site].body)
    let scopes = [path.scope] + path.calls.dropLast().map { program[$0.site].scope }
    for (call, scope) in zip(path.calls, scopes).reversed() {
      guard let next = run(of: program[scope].body, by: call, activation) else { return false }
      activation = next
      guard isDecided(scope, activation) else { return false }
    }
    return true
  }

  private func isDecided(_ scope: ScopeID, _ activation: ActivationID) -> Bool {
    let body = program[program[scope].body]
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind, let parent = program[place].parent {
        for case .matches(let subject, let patterns) in conditions
        where patterns.contains(where: \.isCase) && isGiven(subject, to: body) {
          resetBudget()
          let values = evaluate(subject, in: parent, activation)
          guard values.count == 1, values.allSatisfy(\.isCase) else { return false }
        }
      }
      next = program[place].parent
    }
    return true
  }

  /// Whether a subject is an argument of a function, or a part of one.
  private func isGiven(_ subject: Expression, to body: Body) -> Bool {
    guard let name = subject.dottedPath?.prefix(while: { $0 != "." }) else { return false }
    return body.parameters.contains { $0.name == name }
  }
}

extension Pattern {
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { false } }
}

extension Candidate {
  fileprivate var isCase: Bool { if case .enumCase = value { true } else { false } }
}
