import NavigationModel

/// Tells which branches a run can take, as far as its arguments say.
extension Evaluator {
  /// The steps of a question that may be spent on the conditions of one branch: the rest must not suffer.
  private static let budgetForConditions = 1_500

  /// Whether control can get to `inner` within `outer`: all conditions on the way can hold.
  func isFeasible(from inner: ScopeID, to outer: ScopeID, _ activation: ActivationID) -> Bool {
    guard decides(activation) else { return true }
    var current = inner
    while current != outer {
      let scope = program[current]
      guard let parent = scope.parent else { return true }
      if case .branch(let conditions) = scope.kind, !conditions.isEmpty,
        !isTaken(current, conditions, in: parent, activation)
      {
        return false
      }
      current = parent
    }
    return true
  }

  /// How sure it is that control gets from one scope to another one within.
  enum Reach {
    case always
    case never
    /// A condition that asks for no case of an enum cannot be told.
    case perhaps
    /// A condition that asks for a case of an enum cannot be told.
    case open
  }

  /// Whether control gets to `inner` within `outer`.
  ///
  /// - Parameter name: a property that is known to be other than nil.
  func reach(_ inner: ScopeID, from outer: ScopeID, _ activation: ActivationID, knowing name: String) -> Reach {
    var reach = Reach.always
    var current = inner
    while current != outer {
      let scope = program[current]
      guard let parent = scope.parent else { return .perhaps }
      if case .branch(let conditions) = scope.kind {
        for condition in conditions where !condition.testsForSomething(in: name) {
          let holds = spending(atMost: Self.budgetForConditions) {
            truth(of: condition, in: place(of: condition, current, in: parent), activation)
          }
          switch holds {
          case false?: return .never
          case true?: break
          case nil: reach = reach == .open || condition.testsCase ? .open : .perhaps
          }
        }
      }
      current = parent
    }
    return reach
  }

  /// Whether a run has arguments that could decide a condition.
  private func decides(_ activation: ActivationID) -> Bool {
    let run = self[activation]
    if !run.arguments.isEmpty || !run.closureArguments.isEmpty || !run.generics.isEmpty || !run.stored.isEmpty {
      return true
    }
    return run.receivers.contains { receiver in
      switch receiver {
      case .enumCase, .object, .scene, .some: true
      default: false
      }
    }
  }

  /// Names a branch in a run of the code around it.
  struct BranchKey: Hashable {
    let branch: ScopeID
    let activation: ActivationID
  }

  /// Whether a run can take a branch. What stands in a branch and what is assigned in it ask that again and again.
  private func isTaken(
    _ branch: ScopeID, _ conditions: [Condition], in scope: ScopeID, _ activation: ActivationID
  ) -> Bool {
    let key = BranchKey(branch: branch, activation: activation)
    if let known = branchCache[key] { return known }
    let before = (budget, cut)
    cut = Cut()
    let isTaken = areFeasible(conditions, of: branch, in: scope, activation)
    // What takes all the steps that conditions are given will take them whenever it is asked, and stays open.
    let isOpen = cut.isOnlyExhausted && before.0 - budget >= Self.budgetForConditions
    if isOpen { cut = Cut() }
    if cut.isNone { branchCache[key] = isTaken }
    cut.formUnion(before.1)
    return isTaken
  }

  /// Whether all conditions of a branch can hold.
  private func areFeasible(
    _ conditions: [Condition], of branch: ScopeID, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool {
    guard conditions.count > 1, !program[branch].locals.isEmpty else {
      return areFeasible(conditions, in: scope, activation)
    }
    return spending(atMost: Self.budgetForConditions) {
      conditions.allSatisfy { truth(of: $0, in: place(of: $0, branch, in: scope), activation) != false }
    }
  }

  /// Where the names of a condition are looked up: what one of them binds, those after it know, as in
  /// `guard let item = held, item.isOpen`. A name that is known outside as well is mostly that.
  private func place(of condition: Condition, _ branch: ScopeID, in scope: ScopeID) -> ScopeID {
    let bound = program[branch].locals.keys.filter { !isKnown($0, in: scope) }
    guard !bound.isEmpty, !condition.bindsItsSubject else { return scope }
    return condition.subject.mentionedNames.isDisjoint(with: bound) ? scope : branch
  }

  /// Whether a name means something at a place: a local, a parameter, a property.
  private func isKnown(_ name: String, in scope: ScopeID) -> Bool {
    let body = program[program[scope].body]
    if program.locals(named: name, from: scope) != nil || body.parameters.contains(where: { $0.name == name }) {
      return true
    }
    return body.owner.map { owner in
      program.memberLineage(of: owner).contains { program[$0].properties[name] != nil }
    } ?? false
  }

  func areFeasible(_ conditions: [Condition], in scope: ScopeID, _ activation: ActivationID) -> Bool {
    guard !conditions.isEmpty else { return true }
    return spending(atMost: Self.budgetForConditions) {
      conditions.allSatisfy { truth(of: $0, in: scope, activation) != false }
    }
  }

  /// Whether a condition holds; nil where it cannot be told.
  private func truth(of condition: Condition, in scope: ScopeID, _ activation: ActivationID) -> Bool? {
    switch condition {
    case .matches(let subject, let patterns):
      return matches(subject, oneOf: patterns, in: scope, activation)
    case .matchesNone(let subject, let patterns):
      return matches(subject, oneOf: patterns, in: scope, activation).map { !$0 }
    case .holds(let expression):
      return truth(of: expression, in: scope, activation)
    case .fails(let expression):
      return truth(of: expression, in: scope, activation).map { !$0 }
    }
  }

  /// True if one is true, false if all are false, nil otherwise.
  func any(_ truths: some Sequence<Bool?>) -> Bool? { all(truths.lazy.map { $0.map(!) }).map(!) }

  /// False if one is false, true if all are true, nil otherwise. What comes after a false one is not looked at.
  func all(_ truths: some Sequence<Bool?>) -> Bool? {
    var result: Bool? = true
    for truth in truths {
      if truth == false { return false }
      if truth == nil { result = nil }
    }
    return result
  }

  /// - Parameter depth: how many locals lead to the expression that are bound to conditions.
  private func truth(
    of expression: Expression, in scope: ScopeID, _ activation: ActivationID, depth: Int = 0
  ) -> Bool? {
    if case .boolean(let value) = expression { return value }
    switch expression {
    case .identifier(let name):
      if case .boolean(let value)? = decisive(expression, in: scope, activation) { return value }
      return condition(boundTo: name, in: scope).flatMap {
        depth < Self.maximumConditions ? truth(of: $0.value, in: $0.scope, activation, depth: depth + 1) : nil
      }
    case .member(let base, let name):
      // What a type has for everybody, such as a setting, may change.
      if base.dottedPath?.first?.isUppercase != true,
        case .boolean(let value)? = decisive(expression, in: scope, activation)
      {
        return value
      }
      guard isFixed(base, in: scope, activation), isComputed(name, fromCase: base, in: scope, activation),
        case .boolean(let value)? = single(evaluate(expression, in: scope, activation))
      else { return nil }
      return value
    default:
      break
    }
    guard case .call(let call) = expression else { return nil }
    guard case .identifier(let symbol) = call.callee else { return holdsArgument(call, in: scope, activation) }
    switch symbol {
    case "!":
      return call.arguments.first.flatMap { truth(of: $0.value, in: scope, activation, depth: depth) }.map { !$0 }
    case "&&":
      return all(call.arguments.lazy.map { self.truth(of: $0.value, in: scope, activation, depth: depth) })
    case "||":
      return any(call.arguments.lazy.map { self.truth(of: $0.value, in: scope, activation, depth: depth) })
    case "==", "!=":
      guard call.arguments.count == 2 else { return nil }
      if case .boolean(let wanted) = call.arguments[1].value {
        return truth(of: call.arguments[0].value, in: scope, activation, depth: depth)
          .map { ($0 == wanted) == (symbol == "==") }
      }
      if call.arguments[1].value == .nothing,
        let known = nothingness(of: call.arguments[0].value, in: scope, activation)
      {
        return known == .open ? nil : (known == .nothing) == (symbol == "==")
      }
      if let compared = typeComparison(call) {
        let isOfType = isExactly(compared.value, compared.type, in: scope, activation)
        return symbol == "==" ? isOfType : isOfType.map { !$0 }
      }
      let equal = decisive(call.arguments[0].value, in: scope, activation).flatMap { left in
        decisive(call.arguments[1].value, in: scope, activation, expected: type(of: left)).flatMap {
          areEqual(left, $0)
        }
      }
      return symbol == "==" ? equal : equal.map { !$0 }
    case "is":
      guard call.arguments.count == 2, case .type(let type) = call.arguments[1].value,
        let wanted = resolve(type, in: scope, activation),
        let value = decisive(call.arguments[0].value, in: scope, activation)
      else { return nil }
      return isInstance(value, of: wanted)
    default:
      return nil
    }
  }

  /// Conditions are seldom bound to more names after one another than these.
  private static let maximumConditions = 4

  /// The condition that a local is bound to, and nothing else: `let isNew = mode == .new`.
  private func condition(boundTo name: String, in scope: ScopeID) -> (value: Expression, scope: ScopeID)? {
    guard let locals = program.locals(named: name, from: scope), locals.count == 1, let only = locals.first,
      only.projections.isEmpty, program[only.scope].body == program[scope].body, !isParameter(name, in: scope),
      case .call(let call)? = only.value, case .identifier(let symbol) = call.callee, Self.testing.contains(symbol),
      !call.arguments.contains(where: { $0.value.mentionedNames.contains(name) }),
      !(program.code[Int(scope.file)].callsByName["toggle"] ?? []).contains(where: {
        program[$0].call.callee == .member(.identifier(name), "toggle")
      }), !isHandedToBeChanged(name, in: program[scope].body)
    else { return nil }
    return (.call(call), only.scope)
  }

  /// Whether code hands a local to a function that may change it: `check(&isHome)`.
  private func isHandedToBeChanged(_ name: String, in body: BodyID) -> Bool {
    program.calls(in: body).contains { site in
      guard let called = site.call.callee.calledName, called.isWord,
        site.call.arguments.contains(where: { $0.value == .identifier(name) })
      else { return false }
      if called == "swap" || called.hasPrefix("withUnsafeMutable") { return true }
      let methods = (program.ownersOfFunctions[called] ?? []).flatMap { program[$0].functions[called] ?? [] }
      return (methods + (program.globalFunctions[called] ?? [])).contains { function in
        program[function].parameters.contains { $0.attributes.contains("inout") }
      }
    }
  }

  /// Whether a closure around a place has a parameter of a name, which hides a local outside of it.
  private func isParameter(_ name: String, in scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next, program[place].locals[name] == nil {
      if case .closure(let closure) = program[place].kind, closure.index(ofParameter: name) != nil { return true }
      next = program.enclosing(place)
    }
    return false
  }

  /// The operators whose results are conditions.
  private static let testing: Set<String> = ["!", "&&", "||", "==", "!=", "is"]

  /// Whether an array that is written down holds a value: `[.edit, .new].contains(mode)`.
  private func holdsArgument(_ call: Call, in scope: ScopeID, _ activation: ActivationID) -> Bool? {
    guard case .member(.array(let elements), "contains") = call.callee, call.arguments.count == 1,
      call.arguments[0].label == nil, let value = decisive(call.arguments[0].value, in: scope, activation)
    else { return nil }
    return any(
      elements.lazy.map { element -> Bool? in
        self.decisive(element, in: scope, activation, expected: self.type(of: value)).flatMap {
          self.areEqual($0, value)
        }
      })
  }

  /// What a comparison asks for the type of, and the type: `type(of: route) == NoteRoute.self`, in either order; nil for
  /// any other comparison.
  private func typeComparison(_ call: Call) -> (value: Expression, type: String)? {
    let sides = [call.arguments[0].value, call.arguments[1].value]
    for (asked, named) in [(sides[0], sides[1]), (sides[1], sides[0])] {
      guard case .call(let asking) = asked, asking.callee == .identifier("type"), asking.arguments.count == 1,
        asking.arguments[0].label == "of", case .member(let base, "self") = named, let path = base.dottedPath
      else { continue }
      return (asking.arguments[0].value, path)
    }
    return nil
  }

  /// Whether a value is of just the type that has a name; nil where that cannot be told.
  private func isExactly(
    _ value: Expression, _ name: String, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool? {
    // What a generic parameter stands for, only its constraint is known of here.
    guard !program.isGenericParameter(name, of: program[program[scope].body]),
      let wanted = resolve(.named(name, []), in: scope, activation), program[wanted].isDeclared,
      let value = decisive(value, in: scope, activation), let own = type(of: value), program[own].isDeclared
    else { return nil }
    switch value {
    case .object, .enumCase: return own == wanted
    // A value that only its type is known of may be of any class below that.
    default: return isInstance(value, of: wanted) == false ? false : nil
    }
  }

  /// The one value of an expression that does not change while the app runs; nil for everything else.
  ///
  /// A property can be set by code that was not followed, so that what is known of it decides nothing, unless a
  /// class sets it for all of its objects, as routing layers do with the kind of a screen.
  private func decisive(
    _ expression: Expression, in scope: ScopeID, _ activation: ActivationID, expected: TypeID? = nil
  ) -> Value? {
    guard isFixed(expression, in: scope, activation) else { return nil }
    return single(conditionValues(of: expression, in: scope, activation, expected: expected))
  }

  /// Of `first ?? second` the one that counts, where it is known whether the first is something.
  private func settled(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> Expression {
    guard case .alternatives(let operands) = expression, operands.count == 2,
      let first = decisive(operands[0], in: scope, activation)
    else { return expression }
    return first == .nothing ? operands[1] : operands[0]
  }

  /// The only candidate where its value is known.
  func single(_ candidates: [Candidate]) -> Value? {
    guard candidates.count == 1, let only = candidates.first, !only.isUnknown, !only.isParameter else { return nil }
    return only.value
  }

  private func areEqual(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.string(let first), .string(let second)): first == second
    case (.enumCase(_, let first, _), .enumCase(_, let second, _)): first == second
    case (.boolean(let first), .boolean(let second)): first == second
    case (.nothing, .nothing): true
    // Literals are there; an object of a declared type may be the content of an optional.
    case (.nothing, .string), (.string, .nothing), (.nothing, .enumCase), (.enumCase, .nothing): false
    default: nil
    }
  }

  /// Whether code that is not seen may have a type conform to a protocol: Objective-C, or what means another protocol of
  /// the name, of which a target has one each.
  private func isOpen(_ wanted: TypeID, to type: TypeID) -> Bool {
    guard program[wanted].isProtocol, program[wanted].isDeclared else { return false }
    if program.coverage.hasOtherLanguages, program[wanted].attributes.contains(where: { $0.name == "objc" }) {
      return true
    }
    let name = program[wanted].name
    guard (program.typesByName[name] ?? []).count > 1 else { return false }
    return ([type] + program.concreteSubtypes(of: type)).contains { program.inherits($0, fromAnyNamed: [name]) }
  }

  /// Whether a value is of a type; nil where that cannot be told.
  func isInstance(_ value: Value, of wanted: TypeID) -> Bool? {
    guard let own = type(of: value) else { return nil }
    if program.inherits(own, from: wanted) { return true }
    if isOpen(wanted, to: own) { return nil }
    // A value of a declared type may be of any class below it; an object is of its class.
    switch value {
    case .some, .given:
      if program.concreteSubtypes(of: own).contains(where: { program.inherits($0, from: wanted) }) { return nil }
      // Framework classes have no list of all that inherit from them.
      return program[own].isDeclared && !program[own].isProtocol ? false : nil
    default: return false
    }
  }

  private func matches(
    _ subject: Expression, oneOf patterns: [Pattern], in scope: ScopeID, _ activation: ActivationID
  ) -> Bool? {
    guard !patterns.isEmpty, patterns.allSatisfy(\.isCase) else {
      return any(patterns.lazy.map { self.matches(subject, $0, in: scope, activation) })
    }
    return isCase(subject, among: patterns, in: scope, activation)
  }

  /// Whether a subject is one of some cases: what can be one of them or another is not known.
  private func isCase(
    _ subject: Expression, among patterns: [Pattern], in scope: ScopeID, _ activation: ActivationID
  ) -> Bool? {
    let subject = settled(subject, in: scope, activation)
    guard isFixed(subject, in: scope, activation) else { return nil }
    let values = evaluate(subject, in: scope, activation)
    // Of as many values as are kept there may be more.
    guard !values.isEmpty, values.count < Self.maximumCandidates else { return nil }
    return agreement(values) { value in any(patterns.lazy.map { self.matches(value, $0, in: scope, activation) }) }
  }

  /// What holds for all of several values; nil where it holds for some only.
  private func agreement(_ values: [Candidate], _ truth: (Value) -> Bool?) -> Bool? {
    guard let first = values.first.flatMap({ truth($0.value) }) else { return nil }
    return values.dropFirst().allSatisfy { truth($0.value) == first } ? first : nil
  }

  /// Whether a value of an enum is what a pattern says, with all that it carries.
  private func matches(
    _ value: Value, _ pattern: Pattern, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool? {
    switch (value, pattern) {
    case (_, .name), (_, .wildcard):
      return true
    case (_, .enumCase("some", let payload)) where payload.count == 1 && !hasOwnCase("some", value):
      return isSomething(value, matching: payload[0], in: scope, activation)
    case (.enumCase(let type?, let name, let made), .enumCase(let wanted, let payload))
    where payload.isEmpty && isConstant(wanted, of: type):
      return decisive(.implicitMember(wanted), in: scope, activation, expected: type).flatMap {
        isSame(type, name, made, as: $0)
      }
    case (.enumCase(let type, let name, let construction), .enumCase(let wanted, let payload)):
      guard name == wanted else { return isComparedByOperator(wanted, with: type) ? nil : false }
      let tested = payload.enumerated().filter { $0.element.isRefutable }
      if tested.isEmpty { return true }
      guard let construction else { return nil }
      return all(
        tested.lazy.map { index, pattern in
          self.agreement(self.fixedPayload(index, of: type, name, construction)) {
            self.matches($0, pattern, in: scope, activation)
          }
        })
    case (.nothing, .enumCase(let wanted, _)):
      return wanted == "none"
    case (.tuple(let elements), .tuple(let patterns)) where elements.count == patterns.count:
      return all(zip(elements, patterns).lazy.map { self.matches($0.value, $1, in: scope, activation) })
    case (_, .value(let expression)):
      return decisive(expression, in: scope, activation, expected: type(of: value)).flatMap { areEqual(value, $0) }
    default:
      return nil
    }
  }

  /// Whether an enum has something for everybody under a name that is none of its cases, so that a pattern compares with
  /// it: `case .home` where there is a `static let home = Page.named("home")`.
  private func isConstant(_ name: String, of type: TypeID) -> Bool {
    program[type].cases[name] == nil && program[type].properties[name]?.contains(where: \.fact.isStatic) == true
  }

  /// Whether a pattern names what a type has for everybody that an operator of its own compares with values of others:
  /// `case .expired` with `static func ~= (pattern: Failure, error: any Error) -> Bool`.
  private func isComparedByOperator(_ name: String, with type: TypeID?) -> Bool {
    let owners = program.ownersOfFunctions["~="] ?? []
    guard !owners.isEmpty, type.map({ program[$0].cases[name] == nil }) ?? true else { return false }
    return owners.contains { program[$0].properties[name]?.contains(where: \.fact.isStatic) == true }
  }

  /// Whether a value is a case of an enum that carries the same as another one; nil where that cannot be told.
  private func isSame(_ type: TypeID, _ name: String, _ made: ConstructionID?, as other: Value) -> Bool? {
    guard case .enumCase(_, let otherName, let otherMade) = other else { return nil }
    guard name == otherName else { return false }
    if made == otherMade { return true }
    guard let made, let otherMade else { return nil }
    let count = self[made].call.arguments.count
    guard count == self[otherMade].call.arguments.count else { return nil }
    return all(
      (0..<count).lazy.map { index -> Bool? in
        guard let left = self.single(self.fixedPayload(index, of: type, name, made)),
          let right = self.single(self.fixedPayload(index, of: type, name, otherMade))
        else { return nil }
        return self.areEqual(left, right)
      })
  }

  /// Whether an enum of the program declares a case which has the name of one of `Optional`.
  private func hasOwnCase(_ name: String, _ value: Value) -> Bool {
    guard case .enumCase(let type?, _, _) = value else { return false }
    return program[type].cases[name] != nil
  }

  /// Whether a value is what `.some(pattern)` matches: the values of optionals are those within.
  private func isSomething(
    _ value: Value, matching pattern: Pattern, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool? {
    switch value {
    case .nothing: return false
    // Of what only the type is known nobody can tell whether it is there.
    case .some, .given, .unknown, .parameter:
      return matches(value, pattern, in: scope, activation) == false ? false : nil
    default: return matches(value, pattern, in: scope, activation)
    }
  }

  /// What a case carries, where that does not change while the app runs; nothing where it may.
  private func fixedPayload(
    _ index: Int, of type: TypeID?, _ name: String, _ construction: ConstructionID
  ) -> [Candidate] {
    let made = self[construction]
    guard index < made.call.arguments.count, isMadeWithAll(made.call, of: type, name) else { return [] }
    let value = made.call.arguments[index].value
    if case .call(let call) = value {
      guard makesCase(call, in: made.scope) else { return [] }
    } else if !isFixed(value, in: made.scope, made.activation) {
      return []
    }
    return payload(index, of: type, name, construction)
  }

  /// Whether a call gives a case all that it carries, so that the arguments stand in the order of the pattern. What is left
  /// out has the default of the declaration.
  private func isMadeWithAll(_ call: Call, of type: TypeID?, _ name: String) -> Bool {
    guard let declared = type.flatMap({ program[$0].cases[name] }) else { return true }
    return declared.payload.count == call.arguments.count
  }

  private func matches(
    _ subject: Expression, _ pattern: Pattern, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool? {
    switch pattern {
    case .name, .wildcard:
      return true
    case .tuple(let patterns):
      guard case .tuple(let elements) = subject, elements.count == patterns.count else { return nil }
      return all(zip(elements, patterns).lazy.map { self.matches($0.value, $1, in: scope, activation) })
    case .enumCase:
      return isCase(subject, among: [pattern], in: scope, activation)
    case .type(let type, _, _):
      guard let wanted = resolve(type, in: scope, activation),
        let value = decisive(subject, in: scope, activation)
      else { return nil }
      return isInstance(value, of: wanted)
    case .value(let expression):
      guard let left = decisive(subject, in: scope, activation),
        let right = decisive(expression, in: scope, activation, expected: type(of: left))
      else { return nil }
      return areEqual(left, right)
    }
  }
}

extension Pattern {
  /// Whether it is a case of an enum.
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { false } }

  /// Whether there are values that it does not match.
  fileprivate var isRefutable: Bool {
    switch self {
    case .name, .wildcard: false
    case .tuple(let elements): elements.contains(where: \.isRefutable)
    case .enumCase, .type, .value: true
    }
  }
}

extension Condition {
  /// What is tested.
  var subject: Expression {
    switch self {
    case .matches(let subject, _), .matchesNone(let subject, _), .holds(let subject), .fails(let subject): subject
    }
  }

  /// Whether it binds a name to a part of what goes by that name outside: `case .edit(let store) = store.case`.
  fileprivate var bindsItsSubject: Bool {
    guard case .matches(let subject, let patterns) = self else { return false }
    return !subject.mentionedNames.isDisjoint(with: patterns.flatMap(\.names))
  }

  /// Whether it asks which case of an enum something is: `case .edit = mode`, `mode == .edit`.
  fileprivate var testsCase: Bool {
    switch self {
    case .matches(_, let patterns), .matchesNone(_, let patterns):
      patterns.contains { if case .enumCase = $0 { true } else { false } }
    case .holds(.call(let call)), .fails(.call(let call)):
      ["==", "!="].contains(call.callee.calledName ?? "") && call.arguments.contains { $0.value.caseName != nil }
    case .holds, .fails: false
    }
  }

  /// Whether it only asks whether a property holds anything: `active != nil`, as in `guard let active`.
  fileprivate func testsForSomething(in property: String) -> Bool {
    guard case .holds(.call(let call)) = self, call.callee == .identifier("!="), call.arguments.count == 2 else {
      return false
    }
    return call.arguments[0].value.ownPropertyName == property && call.arguments[1].value == .nothing
  }
}
