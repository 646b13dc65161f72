import NavigationModel

/// Tells whether what is said on a way chooses where it leads.
///
/// A router that keeps routes in a queue before it asks its delegate to show them is a way from everybody who asks to
/// everything that the delegate shows: which route comes when, its code does not say.
extension Evaluator {
  /// Whether each choice by an argument that control passes on a path is made by who is at its outer end, or by a value
  /// that code on the way writes down.
  ///
  /// What the code at the outer end gives is for the person to choose.
  func decides(_ path: CodePath) -> Bool {
    guard path.calls.count > 1 else { return true }
    let scopes = [path.scope] + path.calls.dropLast().map { program[$0.site].scope }
    return scopes.indices.allSatisfy { level in
      choosingParameters(around: scopes[level]).allSatisfy { isChosen($0, of: level, on: path) }
    }
  }

  /// The parameters of a function by whose cases it is chosen whether control gets to a scope in it.
  private func choosingParameters(around scope: ScopeID) -> [String] {
    let body = program[program[scope].body]
    var found: [String] = []
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind {
        for case .matches(let subject, let patterns) in conditions where patterns.contains(where: \.isCase) {
          let name = subject.dottedPath.map { String($0.prefix { $0 != "." }) }
          if let name, body.parameters.contains(where: { $0.name == name }) { found.append(name) }
        }
      }
      next = program[place].parent
    }
    return found
  }

  /// Whether a parameter of the function that the call of a level calls is known to who calls.
  private func isChosen(_ parameter: String, of level: Int, on path: CodePath) -> Bool {
    let call = path.calls[level]
    // What the code at the outer end gives, and what a route or a stored closure is run with, is looked at elsewhere.
    guard level + 1 < path.calls.count, call.route == nil, call.closure == nil else { return true }
    let site = program[call.site]
    let calledScope = level == 0 ? path.scope : program[path.calls[level - 1].site].scope
    let called = program[program[calledScope].body]
    guard let index = called.parameters.firstIndex(where: { $0.name == parameter }),
      let argument = ArgumentMatching.match(site.call.arguments, to: called.parameters)?[index]
    else { return true }
    let value = site.call.arguments[argument].value
    resetBudget()
    let values = evaluate(value, in: site.scope, openActivation(of: site.body))
    if values.count == 1, values.allSatisfy(\.isCase) { return true }
    let passed = parameters(passedOnBy: value, from: site.scope)
    return !passed.isEmpty && passed.allSatisfy { isChosen($0, of: level + 1, on: path) }
  }

  /// The parameters of the function around that are in an expression, or in what its locals are made of.
  private func parameters(passedOnBy value: Expression, from scope: ScopeID) -> [String] {
    let declared = Set(program[program[scope].body].parameters.map(\.name))
    var found: Set<String> = []
    var names = value.mentionedNames
    for _ in 0..<Self.maximumLocals {
      found.formUnion(names.intersection(declared))
      names = names.subtracting(declared).reduce(into: []) { next, name in
        for local in program.locals(named: name, from: scope) ?? [] {
          next.formUnion(local.value?.mentionedNames ?? [])
        }
      }
    }
    return found.sorted()
  }

  /// Locals that are made of locals are not deeper than this where a route is handed on.
  private static let maximumLocals = 3
}

extension Pattern {
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { false } }
}

extension Candidate {
  fileprivate var isCase: Bool { if case .enumCase = value { true } else { false } }
}
