import NavigationModel

/// Tells whether what is said on a way chooses where it leads.
///
/// A router that keeps routes in a queue before it asks its delegate to show them is a way from everybody who asks to
/// everything that the delegate shows: which route comes when, its code does not say.
extension Evaluator {
  /// Whether each choice by an argument that control passes on a path is made by who is at its outer end, or by a value
  /// that code on the way writes down.
  ///
  /// What the code at the outer end is given itself is for the person to choose, or for a framework.
  func decides(_ path: CodePath) -> Bool {
    guard !path.calls.isEmpty else { return true }
    let scopes = [path.scope] + path.calls.dropLast().map { program[$0.site].scope }
    var seen: Set<Parameter> = []
    return scopes.indices.allSatisfy { level in
      choosingParameters(around: scopes[level], among: parameters(ofCodeCalledAt: level, on: path))
        .allSatisfy { isChosen($0, of: level, on: path, &seen) }
    }
  }

  /// Whether a choice by an argument that control passes on a path is left to whoever calls the code at its outer end.
  func leavesChoice(_ path: CodePath) -> Bool {
    let scopes = [path.scope] + path.calls.dropLast().map { program[$0.site].scope }
    var seen: Set<Parameter> = []
    return scopes.indices.prefix(path.calls.count).contains { level in
      choosingParameters(around: scopes[level], among: parameters(ofCodeCalledAt: level, on: path))
        .contains { isLeft($0, of: level, on: path, &seen) }
    }
  }

  /// A parameter of the code that is called at one level of a path. Each is looked at once, whatever hands it on.
  private struct Parameter: Hashable {
    let name: String
    let level: Int
  }

  /// Whether a parameter of the function that the call of a level calls is one of the code at the outer end.
  private func isLeft(
    _ parameter: String, of level: Int, on path: CodePath, _ seen: inout Set<Parameter>
  ) -> Bool {
    guard seen.insert(Parameter(name: parameter, level: level)).inserted else { return false }
    guard let (value, site) = argument(for: parameter, of: level, on: path) else { return false }
    let passed = parameters(passedOnBy: value, from: site, at: level, on: path)
    if level + 1 == path.calls.count { return !passed.isEmpty || forwardedClosure(site) != nil }
    return passed.contains { isLeft($0, of: level + 1, on: path, &seen) }
  }

  /// What the call of a level gives for a parameter, with the call; nil where it gives nothing for it by itself.
  private func argument(
    for parameter: String, of level: Int, on path: CodePath
  ) -> (value: Expression, site: CallSite)? {
    let call = path.calls[level]
    guard call.route == nil else { return nil }
    let site = program[call.site]
    if let sent = call.sent { return sent.value.map { ($0.value, site) } }
    guard
      let index = parameters(ofCodeCalledAt: level, on: path).firstIndex(of: parameter)
    else { return nil }
    if call.closure != nil {
      return index < site.call.arguments.count ? (site.call.arguments[index].value, site) : nil
    }
    let called = program[body(calledAt: level, on: path)].parameters
    return ArgumentMatching.match(site.call.arguments, to: called)?[index].map { (site.call.arguments[$0].value, site) }
  }

  /// The names of the parameters of the function or the closure that the call of a level calls; at the outer end, those
  /// of the function that nobody calls on the path.
  private func parameters(ofCodeCalledAt level: Int, on path: CodePath) -> [String] {
    if level < path.calls.count, let closure = path.calls[level].closure,
      case .closure(let written) = program[closure].kind
    {
      return written.parameters.isEmpty ? ["$0"] : written.parameters.map(\.name)
    }
    return program[body(calledAt: level, on: path)].parameters.map(\.name)
  }

  private func body(calledAt level: Int, on path: CodePath) -> BodyID {
    program[level == 0 ? path.scope : program[path.calls[level - 1].site].scope].body
  }

  /// The parameters of code by whose cases it is chosen whether control gets to a scope in it.
  private func choosingParameters(around scope: ScopeID, among parameters: [String]) -> [String] {
    var found: [String] = []
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind {
        for case .matches(let subject, let patterns) in conditions where patterns.contains(where: \.isCase) {
          let name = subject.dottedPath.map { String($0.prefix { $0 != "." }) }
          if let name, parameters.contains(name) { found.append(name) }
        }
      }
      next = program[place].parent
    }
    return found
  }

  /// Whether a parameter of the function that the call of a level calls is known to who calls.
  private func isChosen(
    _ parameter: String, of level: Int, on path: CodePath, _ seen: inout Set<Parameter>
  ) -> Bool {
    guard seen.insert(Parameter(name: parameter, level: level)).inserted else { return true }
    if level < path.calls.count, let sent = path.calls[level].sent, sent.unconverted == nil {
      resetBudget()
      // A closure gets what is made of what is sent; a method is only known to get something.
      return path.calls[level].closure != nil
        && value(of: sent, openActivation(of: program[path.calls[level].site].body)) != nil
    }
    // What the code at the outer end is given, and what a route is run with, is looked at elsewhere.
    guard level < path.calls.count, let (value, site) = argument(for: parameter, of: level, on: path) else {
      return true
    }
    resetBudget()
    let values = evaluate(value, in: site.scope, openActivation(of: site.body))
    let isOuterEnd = level + 1 == path.calls.count
    // Who listens runs once for each thing that is sent, and here with the one that is known.
    if path.calls[level].sent != nil, values.count > 1 { return false }
    if values.count == 1 || isOuterEnd, !values.isEmpty, values.allSatisfy(\.isCase) { return true }
    let passed = parameters(passedOnBy: value, from: site, at: level, on: path)
    // Of several values that the outer end has the person chooses; one that nobody can tell is open.
    if isOuterEnd { return !values.allSatisfy { $0.isUnknown || $0.isOfTypeOnly } }
    // What is not handed on there is known to who sends it, and to who calls the closure.
    if passed.isEmpty, path.calls[level].closure != nil || path.calls[level].sent != nil { return true }
    return !passed.isEmpty && passed.allSatisfy { isChosen($0, of: level + 1, on: path, &seen) }
  }

  /// The parameters of the code around that are in an expression, or in what its locals are made of.
  private func parameters(
    passedOnBy value: Expression, from site: CallSite, at level: Int, on path: CodePath
  ) -> [String] {
    let scope = site.scope
    let declared = Set(parameters(ofCodeCalledAt: level + 1, on: path))
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

  fileprivate var isOfTypeOnly: Bool {
    switch value {
    case .some, .given: true
    default: false
    }
  }
}
