import NavigationModel

/// Tells what the state of a view can be that only the view itself sets, and views that it gives a binding to:
///
///     @State private var sheet: Sheet?
///
///     Button("Help") { sheet = .help }
///     Row(sheet: $sheet)
///     .sheet(item: $sheet) { … }
extension Evaluator {
  /// The cases of an enum to which a view sets its own state; nil for other bindings, and where anything else can set it.
  func setCases(boundBy binding: Expression, in scope: ScopeID) -> [Candidate]? {
    guard case .identifier(let projection) = binding, projection.hasPrefix("$"),
      let owner = program[program[scope].body].owner, program[owner].kind == .struct
    else { return nil }
    let name = String(projection.dropFirst())
    let key = PropertyKey(type: owner, name: name, receiver: nil)
    if let known = setCasesCache[key] { return known }
    // A state that is set to what depends on itself is set to anything.
    setCasesCache[key] = .some(nil)
    let (found, isWhole) = part { findSetCases(of: name, in: owner) }
    if isWhole { setCasesCache[key] = .some(found) } else { setCasesCache.removeValue(forKey: key) }
    return found
  }

  /// The cases of an enum to which code sets what another object has, where those are not all that there are; nil where it
  /// sets that to anything else, or what is no enum.
  func setCases(
    ofMember member: Expression, of type: TypeID, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    guard case .member(let base, let name) = member, base != .identifier("self"), program[type].kind == .enum,
      let owner = staticType(of: base, in: scope, activation), program[owner].isDeclared
    else { return nil }
    let key = PropertyKey(type: owner, name: name, receiver: .some(owner))
    if let known = setCasesCache[key] { return known }
    setCasesCache[key] = .some(nil)
    let (found, isWhole) = part { findSetCases(ofMember: name, in: owner, of: type) }
    if isWhole { setCasesCache[key] = .some(found) } else { setCasesCache.removeValue(forKey: key) }
    return found
  }

  /// Whether the code that shows something for a binding hands the binding on to anything else, which may set it.
  func isHandedOn(_ binding: Expression, besidesBy shown: CallSite) -> Bool {
    program.calls(in: shown.body).contains { site in
      site.id != shown.id && site.call.arguments.contains { $0.value == binding && $0.label != "item" }
    }
  }

  private func findSetCases(ofMember name: String, in owner: TypeID, of type: TypeID) -> [Candidate]? {
    let property = program.memberLineage(of: owner).lazy.compactMap { self.program[$0].properties[name]?.first }.first
    guard let property, property.getter == nil, let sites = program.assignmentsByName[name],
      !receivers(ofSettings: name, sites).contains(nil)
    else { return nil }
    var values: [Candidate] = []
    for site in settings(of: name, in: owner) where site.value != .nothing {
      guard site.value.caseName != nil else { return nil }
      values += evaluate(site.value, in: site.scope, openActivation(of: site.body), expected: type)
    }
    if let initial = property.initialValue { values += returns(of: initial, openActivation(of: initial)) }
    let set = values.filter { $0.value != .nothing }
    let cases = Set(set.compactMap { if case .enumCase(_, let name, _) = $0.value { name } else { nil } })
    guard !set.isEmpty, set.allSatisfy(\.value.isCase), cases.count < program[type].cases.count else { return nil }
    return set.map { $0.weakened(to: .inferred) }
  }

  private func findSetCases(of name: String, in owner: TypeID) -> [Candidate]? {
    guard let property = program[owner].properties[name]?.first,
      property.fact.attributes.contains(where: { $0.name == "State" }), let type = declaredType(of: property),
      program[type].kind == .enum, !isGivenByMakers(name, of: owner),
      let sites = settings(ofState: name, in: owner)
    else { return nil }
    var values: [Candidate] = []
    for site in sites where site.value != .nothing {
      guard site.value.caseName != nil else { return nil }
      values += evaluate(site.value, in: site.scope, openActivation(of: site.body), expected: type)
    }
    if let initial = property.initialValue { values += returns(of: initial, openActivation(of: initial)) }
    let set = values.filter { $0.value != .nothing }
    return !set.isEmpty && set.allSatisfy(\.value.isCase) ? set.map { $0.weakened(to: .inferred) } : nil
  }

  /// More views than these seldom hand one binding on to each other.
  private static let maximumHandedViews = 16

  /// The places that set a state, in the view itself or in views that keep a binding to it; nil where anything else can
  /// set it.
  private func settings(ofState name: String, in owner: TypeID) -> [AssignmentSite]? {
    var found: [AssignmentSite] = []
    var open = [Flag(owner: owner, property: name)]
    var seen = Set(open)
    while let next = open.popLast() {
      guard seen.count <= Self.maximumHandedViews, let handed = bindings(to: next.property, handedOnBy: next.owner)
      else { return nil }
      found += settings(of: next.property, in: next.owner)
      for flag in handed where seen.insert(flag).inserted { open.append(flag) }
    }
    return found
  }

  /// The bindings that other views keep to a state of a type; nil where it lets anything else set its state, by a binding
  /// or in place. A modifier that shows something for a binding only takes it away.
  private func bindings(to name: String, handedOnBy owner: TypeID) -> [Flag]? {
    let projection = "$\(name)"
    let bodies = Set(
      program[owner].functions.values.joined() + program[owner].properties.values.joined().flatMap(\.bodies))
    var found: [Flag] = []
    for body in bodies.sorted() {
      for site in program.calls(in: body) where changes(name, projection, site.call) {
        guard let flag = binding(to: projection, keptByViewMadeAt: site) else { return nil }
        found.append(flag)
      }
      let isAssigned = assignments(in: body).contains { site in
        site.value == .identifier(projection) || site.target.dottedPath?.hasPrefix(projection) == true
      }
      if isAssigned { return nil }
    }
    let isGiven = Set(bodies.map(\.file)).contains { file in
      program.code[Int(file)].scopes.contains { scope in
        bodies.contains(scope.body)
          && (scope.results.values.contains { $0.value == .identifier(projection) }
            || scope.locals.values.joined().contains { $0.value == .identifier(projection) })
      }
    }
    return isGiven ? nil : found
  }

  /// The binding that a view keeps which is made with one to a state: `Row(sheet: $sheet)`, where `Row` has
  /// `@Binding var sheet: Sheet?` and no initializer of its own. All that sets it is code of that view.
  private func binding(to projection: String, keptByViewMadeAt site: CallSite) -> Flag? {
    let (given, others) = site.call.arguments.reduce(into: ([Argument](), [Argument]())) { sides, argument in
      if argument.value == .identifier(projection) { sides.0.append(argument) } else { sides.1.append(argument) }
    }
    guard given.count == 1, let label = given.first?.label,
      !others.contains(where: { $0.value.bindsPart(of: projection) }),
      let made = Receivers(program: program).type(madeBy: site), program[made].isDeclared,
      program[made].kind == .struct, program[made].functions["init"] == nil,
      let property = program[made].properties[label]?.first,
      property.fact.attributes.contains(where: { $0.name == "Binding" })
    else { return nil }
    return Flag(owner: made, property: label)
  }

  /// Whether a call may set a state: it is given the state or a binding to it, or is a method of the state itself.
  private func changes(_ name: String, _ projection: String, _ call: Call) -> Bool {
    if case .member(let base, _) = call.callee, base.ownPropertyName == name { return true }
    let isModifier =
      if case .member(_, let method) = call.callee { program.frameworks.patternsByCall[method] != nil } else { false }
    let isOwnFunction = call.callee.calledName.map { program.ownersOfFunctions[$0] != nil } == true
    return call.arguments.contains { argument in
      var value = argument.value
      // `$sheet.animation()` is bound to the state as well.
      if case .call(let call) = value { value = call.callee }
      if value == .identifier(projection) { return argument.label != "item" || !isModifier }
      if value.ownPropertyName == name { return isOwnFunction && argument.label != "item" }
      return value.dottedPath?.hasPrefix(projection + ".") == true
    }
  }

  /// Whether who makes a view says what its state begins with: `Home(sheet: .help)`, `_sheet = State(initialValue: sheet)`.
  private func isGivenByMakers(_ name: String, of owner: TypeID) -> Bool {
    (program.assignmentsByName["_\(name)"] ?? []).contains { program[$0.body].owner == owner }
      || makers(of: owner).contains { program[$0.site].call.arguments.contains { $0.label == name } }
  }
}

extension Expression {
  /// Whether it is a binding that comes of another: `$sheet.id`, `$sheet.animation()`.
  fileprivate func bindsPart(of projection: String) -> Bool {
    let binding = if case .call(let call) = self { call.callee } else { self }
    return binding.dottedPath?.hasPrefix(projection + ".") == true
  }
}
