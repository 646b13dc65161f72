import NavigationModel

/// Tells whether the arguments on a path decide where the path leads.
///
/// If a router puts routes into a queue before its delegate shows them, each caller of the router has a path to
/// everything that the delegate shows. The code does not say which route belongs to which caller.
extension Evaluator {
  /// Whether each branch that a path takes by an argument is decided: by the code at the outer end of the path, or by a
  /// value that is written in the code on the way.
  ///
  /// An argument of the code at the outer end counts as decided, since the user or a framework chooses it. A value that
  /// is computed on the way, such as the route of a link, does not.
  func decides(_ path: CodePath) -> Bool {
    guard !path.calls.isEmpty else { return true }
    let scopes = [path.scope] + path.calls.dropLast().map { program[$0.site].scope }
    var seen: Set<Subject> = []
    return scopes.indices.allSatisfy { level in
      subjects(around: scopes[level], at: level, on: path).allSatisfy { isChosen($0, on: path, &seen) }
    }
  }

  /// Whether a branch that a path takes by an argument is left to the callers of the code at its outer end.
  func leavesChoice(_ path: CodePath) -> Bool {
    let scopes = [path.scope] + path.calls.dropLast().map { program[$0.site].scope }
    var seen: Set<Subject> = []
    return scopes.indices.prefix(path.calls.count).contains { level in
      subjects(around: scopes[level], at: level, on: path).contains { isLeft($0, on: path, &seen) }
    }
  }

  /// Whether only what other streams give decides where a path leads, of which a call on it sends a part: a case that
  /// nothing is chosen by, or what is only added to another stream. What is no case, such as a tap, makes it happen whatever
  /// the others give, and so does whatever is sent where the others make nothing happen.
  func isLeftToOthers(_ path: CodePath) -> Bool {
    let levels = path.calls.indices.filter { path.calls[$0].sent?.placeAmongSenders != nil }
    guard !levels.isEmpty, !decides(path) else { return false }
    return levels.contains { isLeftToOthers(at: $0, on: path) }
  }

  private func isLeftToOthers(at level: Int, on path: CodePath) -> Bool {
    guard let sent = path.calls[level].sent, let place = sent.placeAmongSenders, let route = sent.value,
      route.value != .tuple([])
    else { return false }
    let scopes = [path.scope] + path.calls.prefix(level).map { program[$0.site].scope }
    let isChosenByOwn = scopes.indices.contains { inner in
      subjects(around: scopes[inner], at: inner, on: path).contains { subject in
        var seen: Set<Subject> = []
        return isChosen(subject, on: path, &seen)
      }
    }
    if isChosenByOwn { return false }
    if place > 0 { return true }
    resetBudget()
    let open = openActivation(of: program[path.calls[level].site].body)
    guard let activation = self.run(sending: sent, open) else { return false }
    return evaluate(route.value, in: route.scope, activation).contains(where: \.value.isCase)
  }

  /// What is chosen by: a parameter of the code that is called at one level of a path, or something that it has. Each
  /// is looked at once, whatever hands it on.
  private struct Subject: Hashable {
    let parameter: String
    let level: Int
    /// The names of the members, from the parameter inwards: `modal` for `model.modal`.
    var members: [String] = []

    /// What is chosen by, where the parameter is a value. Of a shorthand nothing can be read without its type.
    func read(from value: Expression) -> Expression {
      let made = if case .call(let call) = value { call.callee } else { value }
      if case .implicitMember = made { return value }
      return members.reduce(value) { .member($0, $1) }
    }
  }

  /// Whether a parameter of the function that the call of a level calls is one of the code at the outer end.
  private func isLeft(_ subject: Subject, on path: CodePath, _ seen: inout Set<Subject>) -> Bool {
    guard seen.insert(subject).inserted, let (value, site) = argument(for: subject, on: path) else { return false }
    let passed = parameters(in: value, from: site, at: subject.level, on: path, as: \.mentionedNames)
    if subject.level + 1 == path.calls.count { return !passed.isEmpty || forwardedClosure(site) != nil }
    return passed.contains { isLeft(Subject(parameter: $0, level: subject.level + 1), on: path, &seen) }
  }

  /// What the call of a level gives for a parameter, with the call; nil where it gives nothing for it by itself.
  private func argument(
    for subject: Subject, on path: CodePath
  ) -> (value: Expression, site: CallSite)? {
    let (parameter, level) = (subject.parameter, subject.level)
    let call = path.calls[level]
    guard call.route == nil else { return nil }
    let site = program[call.site]
    if let sent = call.sent {
      guard sent.hands.isEmpty else { return nil }
      return sent.value.map { ($0.value, site) }
    }
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
      return written.parameters.isEmpty ? Self.shorthands : written.parameters.map(\.name)
    }
    return program[body(calledAt: level, on: path)].parameters.map(\.name)
  }

  /// Closures without a signature have seldom more parameters.
  private static let shorthands = ["$0", "$1", "$2"]

  private func body(calledAt level: Int, on path: CodePath) -> BodyID {
    program[level == 0 ? path.scope : program[path.calls[level - 1].site].scope].body
  }

  /// The parameters whose cases decide whether control reaches a scope, in the code that is called at a level.
  private func subjects(around scope: ScopeID, at level: Int, on path: CodePath) -> [Subject] {
    let parameters = parameters(ofCodeCalledAt: level, on: path)
    var found: [Subject] = []
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind {
        for case .matches(let subject, let patterns) in conditions where patterns.contains(where: \.isCase) {
          let names = subject.dottedPath?.split(separator: ".").map(String.init) ?? []
          if let name = names.first, parameters.contains(name) {
            found.append(Subject(parameter: name, level: level, members: Array(names.dropFirst())))
          }
        }
      }
      next = program[place].parent
    }
    return found
  }

  /// Whether what is chosen by is known to who calls.
  private func isChosen(_ subject: Subject, on path: CodePath, _ seen: inout Set<Subject>) -> Bool {
    guard seen.insert(subject).inserted else { return true }
    let level = subject.level
    if level < path.calls.count, let sent = path.calls[level].sent, sent.unconverted == nil {
      resetBudget()
      // A closure gets what is made of what is sent; of that a method is only known to get something.
      guard path.calls[level].closure != nil || sent.conversions.isEmpty,
        let heard = value(of: sent, openActivation(of: program[path.calls[level].site].body))
      else { return false }
      guard sent.isPaired else { return true }
      if case .unknown = part(of: heard, readBy: subject, in: path.calls[level].closure) ?? heard { return false }
      return true
    }
    // What the code at the outer end is given, and what a route is run with, is looked at elsewhere.
    guard level < path.calls.count, let (value, site) = argument(for: subject, on: path) else { return true }
    resetBudget()
    let values = evaluate(subject.read(from: value), in: site.scope, openActivation(of: site.body))
    let isOuterEnd = level + 1 == path.calls.count
    // Who listens runs once for each thing that is sent, and here with the one that is known.
    if path.calls[level].sent != nil, values.count > 1 { return false }
    if values.count == 1 || isOuterEnd, !values.isEmpty, values.allSatisfy(\.value.isCase) { return true }
    // If the code at the outer end has several values, the user chooses one; but an unknown value is open. So is what
    // this code reads from an argument of its own, such as the target of a link.
    if isOuterEnd {
      let isRead = subject.read(from: value).dottedPath?.contains(".") == true
      return !values.allSatisfy { isOpenCase($0) || isRead && $0.isParameter }
    }
    let passed = parameters(in: value, from: site, at: level, on: path) {
      namesHandedOn(by: $0, in: site.scope)
    }
    // What is not handed on there is known to who sends it, and to who calls the closure.
    if passed.isEmpty, path.calls[level].closure != nil || path.calls[level].sent != nil { return true }
    if passed.isEmpty {
      let deciding = subjects(deciding: value, from: site, at: level, on: path)
      return !deciding.isEmpty && values.allSatisfy(\.value.isCase)
        && deciding.allSatisfy { isChosen($0, on: path, &seen) }
    }
    let members = value.dottedPath?.split(separator: ".").dropFirst().map(String.init)
    return passed.allSatisfy { name in
      // If a parameter is passed on as it is, its members are members of the outer value.
      let isWhole =
        program.locals(named: name, from: site.scope) == nil
        && value.dottedPath.map { $0 == name || $0.hasPrefix(name + ".") } == true
      let inner = isWhole ? (members ?? []) + subject.members : []
      return isChosen(Subject(parameter: name, level: level + 1, members: inner), on: path, &seen)
    }
  }

  /// The part of a tuple that a closure chooses by, which it gets under a name of its own or reads by its place; nil where
  /// it chooses by something else.
  private func part(of value: Value, readBy subject: Subject, in closure: ScopeID?) -> Value? {
    guard case .tuple(let parts) = value, let closure, case .closure(let written) = program[closure].kind else {
      return nil
    }
    let count = written.parameters.isEmpty ? written.shorthandCount : written.parameters.count
    let place =
      count == parts.count
      ? written.index(ofParameter: subject.parameter) : subject.members.first.flatMap { Int($0) }
    guard let place, place < parts.count else { return nil }
    return parts[place].value
  }

  /// By whose cases it is chosen which of several branches has assigned a local.
  private func subjects(
    deciding value: Expression, from site: CallSite, at level: Int, on path: CodePath
  ) -> [Subject] {
    guard case .identifier(let name) = value, let locals = program.locals(named: name, from: site.scope) else {
      return []
    }
    let assigned = locals.filter { $0.value != nil }
    guard assigned.count > 1 else { return [] }
    return assigned.flatMap { subjects(around: $0.scope, at: level + 1, on: path) }
  }

  /// The parameters of the code around that are among the names in an expression, or in what its locals are made of.
  private func parameters(
    in value: Expression, from site: CallSite, at level: Int, on path: CodePath, as names: (Expression) -> Set<String>
  ) -> [String] {
    let scope = site.scope
    let declared = Set(parameters(ofCodeCalledAt: level + 1, on: path))
    var found: Set<String> = []
    var open = names(value)
    for _ in 0..<Self.maximumLocals {
      found.formUnion(open.intersection(declared))
      open = open.subtracting(declared).reduce(into: []) { next, name in
        for local in program.locals(named: name, from: scope) ?? [] {
          if let value = local.value { next.formUnion(names(value)) }
        }
      }
    }
    return found.sorted()
  }

  /// Locals that are made of locals are not deeper than this where a route is handed on.
  private static let maximumLocals = 3

  /// The names that an expression mentions, but for those that it computes something from: `item` in `item.route`, and
  /// none in `Route.match(path)` or `Route(rawValue: path)`.
  private func namesHandedOn(by value: Expression, in scope: ScopeID) -> Set<String> {
    var names: Set<String> = []
    CodeWalk(expression: { expression in
      if let name = expression.ownPropertyName { names.insert(name) }
      guard case .call(let call) = expression else { return true }
      return !self.computes(call, in: scope)
    }).walk(value)
    return names
  }

  /// Whether a call makes something else of its arguments, as a function does and an initializer of an enum.
  private func computes(_ call: Call, in scope: ScopeID) -> Bool {
    guard let name = call.callee.calledName, let first = name.first, first.isLetter, !makesCase(call, in: scope)
    else { return false }
    guard first.isUppercase, let path = call.callee.dottedPath else { return true }
    let body = program[program[scope].body]
    let type = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file)
    return type.map { program[$0].kind == .enum } ?? false
  }

  /// Whether a call makes a case of an enum of the program: `.detail(item)`, `Route.detail(item)`.
  func makesCase(_ call: Call, in scope: ScopeID) -> Bool {
    switch call.callee {
    case .implicitMember(let name): return casesByName[name] != nil
    case .member(let base, let name):
      guard let path = base.dottedPath else { return false }
      let body = program[program[scope].body]
      let type = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file)
      return type.map { program[$0].cases[name] != nil } ?? false
    default: return false
    }
  }

  /// Whether nothing but its type is known of a value that may be a case.
  private func isOpenCase(_ candidate: Candidate) -> Bool {
    switch candidate.value {
    case .some, .given, .unknown: true
    case .object(let type, _): program[type].kind == .enum
    default: false
    }
  }
}

extension Pattern {
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { false } }
}
