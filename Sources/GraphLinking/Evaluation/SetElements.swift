import NavigationModel

/// Follows what code sets under the keys of a dictionary, as caches and tables of routes are filled:
/// `pages[name] = page`.
extension Evaluator {
  /// Values of a local, with the entries that the body sets where they can be there when the local is read.
  ///
  /// - Parameter type: the type that the local is declared with; nil where it is inferred.
  func withEntries(
    setIn name: String, _ values: [Candidate], declaredAs type: TypeReference?, declaredIn outer: ScopeID,
    readIn place: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    guard values.contains(where: { if case .dictionary = $0.value { true } else { false } }) else { return values }
    var confidence = Confidence.certain
    let heldType: TypeReference? = if case .dictionary(_, let value)? = type { value } else { nil }
    let set = elementAssignments(to: name, in: program[outer].body).flatMap { site -> [Value.Entry] in
      guard case .subscripted(_, let index) = site.target, let written = index.first?.value,
        !program.areExclusive(site.scope, place, within: outer)
      else { return [] }
      let key = fixedKey(written, in: site.scope, activation)
      let wanted = heldType.flatMap { resolve($0, in: site.scope, activation) }
      var held = evaluate(site.value, in: site.scope, activation, expected: wanted)
      if let heldType { held = told(held, by: heldType, in: site.scope, activation) }
      return held.filter { !$0.isUnknown && $0.value != .nothing }.map {
        confidence = max(confidence, $0.confidence)
        return Value.Entry(key: key, value: $0.value)
      }
    }
    if set.isEmpty { return values }
    return values.map { candidate in
      guard case .dictionary(let own) = candidate.value else { return candidate }
      return Candidate(value: .dictionary(distinct(own + set)), confidence: max(candidate.confidence, confidence))
    }
  }

  /// Values of a property that is a dictionary, with the entries that code sets in it.
  ///
  /// - Parameter evaluated: what a call sets that concerns the property; nothing for the others.
  func withEntries(
    setIn property: String, _ values: [Candidate], _ evaluated: (CallSite, Expression) -> [Candidate]
  ) -> [Candidate] {
    var set: [Value.Entry] = []
    for site in program.propertyUses.elementSettings(of: property) {
      guard let setting = site.call.elementSetting else { continue }
      let found = evaluated(site, setting.value).filter { !$0.isUnknown && !$0.isParameter && $0.value != .nothing }
      if found.isEmpty { continue }
      let key = fixedKey(setting.key, in: site.scope, openActivation(of: site.body))
      set += found.map { Value.Entry(key: key, value: $0.value) }
      if set.count > Self.maximumCandidates { break }
    }
    if set.isEmpty { return values }
    let own = values.flatMap { value -> [Value.Entry] in
      if case .dictionary(let entries) = value.value { entries } else { [] }
    }
    return [.inferred(.dictionary(distinct(own + set)))]
  }

  /// What a dictionary gives for a key: the entry of a key that is known, and perhaps those that are set under others
  /// which are not.
  func values(
    under key: Expression, of entries: [Value.Entry], in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    let all = entries.map { Candidate.certain($0.value) }
    guard entries.count > 1 else { return all }
    let key = fixedKey(key, in: scope, activation)
    guard key.isKey else { return all }
    let found = entries.compactMap { entry -> Candidate? in
      if !entry.key.isKey { return Candidate(value: entry.value, confidence: .possible) }
      return entry.key.isSameKey(as: key) ? .certain(entry.value) : nil
    }
    // Code that is not seen may have set it.
    return found.isEmpty ? all.map { $0.weakened(to: .possible) } : found
  }

  /// The value of a key that stays the same: one that is written down, or an argument of the run at hand. What a
  /// variable holds may be any other key at another time.
  private func fixedKey(_ key: Expression, in scope: ScopeID, _ activation: ActivationID) -> Value {
    let unknown = Value.unknown("the key is not known")
    guard isFixed(key, in: scope) else { return unknown }
    let values = evaluate(key, in: scope, activation)
    return values.count == 1 && values[0].value.isKey ? values[0].value : unknown
  }

  private func isFixed(_ key: Expression, in scope: ScopeID, steps: Int = 4) -> Bool {
    switch key {
    case .string, .boolean, .implicitMember, .type: return true
    case .member(let base, _): return base.dottedPath?.first?.isUppercase == true
    case .call(let call): return isFixed(call.callee, in: scope, steps: steps)
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope) else {
        return program[program[scope].body].parameters.contains { $0.name == name }
      }
      guard steps > 0, locals.count == 1, locals[0].projections.isEmpty, let value = locals[0].value else {
        return false
      }
      return value != key && isFixed(value, in: locals[0].scope, steps: steps - 1)
    default: return false
    }
  }

  private func distinct(_ entries: [Value.Entry]) -> [Value.Entry] {
    var seen: Set<Value.Entry> = []
    let distinct = entries.filter { seen.insert($0).inserted }
    guard distinct.count > Self.maximumCandidates else { return distinct }
    let tooMany = Value.Entry(key: .unknown("the key is not known"), value: Candidate.tooMany.value)
    return distinct.prefix(Self.maximumCandidates) + [tooMany]
  }
}

extension Value {
  /// Whether it can be told from other keys.
  fileprivate var isKey: Bool {
    switch self {
    case .string, .enumCase, .metatype, .boolean: true
    default: false
    }
  }

  /// Cases with payloads are the same for all that is known of them.
  fileprivate func isSameKey(as other: Value) -> Bool {
    if case .enumCase(_, let name, _) = self, case .enumCase(_, let otherName, _) = other { return name == otherName }
    return self == other
  }
}

extension Call {
  /// The dictionary in which a call sets an entry: `pages[name] = page`, `pages.updateValue(page, forKey: name)`.
  var elementSetting: (collection: Expression, key: Expression, value: Expression)? {
    guard case .member(let collection, let method) = callee, arguments.count >= 2 else { return nil }
    switch method {
    case FunctionFact.subscriptSetter:
      return arguments.last.map { (collection, arguments[0].value, $0.value) }
    case "updateValue" where arguments[1].label == "forKey":
      return (collection, arguments[1].value, arguments[0].value)
    default:
      return nil
    }
  }

  /// The names by which calls are found that set an entry of a dictionary.
  static let elementSettings = [FunctionFact.subscriptSetter, "updateValue"]
}
