import NavigationModel

/// Reads the bindings that code makes for itself of what a store holds:
///
///     Binding(get: { store.path == .edit }, set: { … })
///
/// and those that functions make which the program adds to stores: `store.binding(for: .edit)`.
extension StatePlaces {
  /// The types that such functions are added to.
  private static let storeTypes: Set<String> = ["Store", "StoreOf", "ViewStore", "ViewStoreOf"]

  /// The place that `Binding(get: { store.path == .edit }, set: { … })` reads, with the case that it asks for.
  func place(readByBinding binding: Call, in scope: ScopeID, steps: Int) -> StatePlace? {
    guard binding.callee.unspecialized == .identifier("Binding"), let getter = binding.getterOfBinding,
      let inner = program.scope(of: getter, in: program[scope].body), let value = getter.valueOfGetter
    else { return nil }
    guard let comparison = value.stateComparison else { return place(boundBy: value, in: inner, steps: steps) }
    guard let read = place(boundBy: comparison.read, in: inner, steps: steps) else { return nil }
    return choosing(comparison.value, at: read)
  }

  /// The place that a call on a store makes a binding of: `viewStore.binding(get: { $0.path == .edit }, send: …)`, or a
  /// function of the program's own.
  func place(madeByCall call: Call, in scope: ScopeID, steps: Int) -> StatePlace? {
    guard case .member(let base, let name) = call.callee else { return nil }
    let functions = (program.ownersOfFunctions[name] ?? []).filter { Self.storeTypes.contains(program[$0].name) }
      .flatMap { program[$0].functions[name] ?? [] }
    guard name == "binding" || !functions.isEmpty, let reducer = reducer(ofStore: base, in: scope, steps: steps) else {
      return nil
    }
    if name == "binding", let read = place(readBy: call, of: reducer, given: [:]) { return read }
    let found = Set(
      functions.compactMap { function -> StatePlace? in
        let body = program[function]
        let made = program[body.scope].results.values
        guard made.count == 1, case .call(let binding)? = made.first?.value,
          let mapping = ArgumentMatching.match(call.arguments, to: body.parameters)
        else { return nil }
        var given: [String: Expression] = [:]
        for (parameter, argument) in mapping { given[body.parameters[parameter].name] = call.arguments[argument].value }
        return place(readBy: binding, of: reducer, given: given)
      })
    return found.count == 1 ? found.first : nil
  }

  /// The place that the getter of a binding reads which code of a store makes.
  ///
  /// - Parameter given: what the parameters of the code around it stand for.
  private func place(readBy binding: Call, of reducer: TypeID, given: [String: Expression]) -> StatePlace? {
    guard let getter = binding.getterOfBinding, let value = getter.valueOfGetter else { return nil }
    let comparison = value.stateComparison
    let names = (comparison?.read ?? value).names(readFrom: getter.parameters.first?.name ?? "$0")
    guard !names.isEmpty, let read = place(names, of: reducer), content(at: read) != nil else { return nil }
    guard let comparison else { return read }
    if case .identifier(let name) = comparison.value {
      return given[name].flatMap { choosing($0, at: read) }
    }
    return choosing(comparison.value, at: read)
  }

  /// The case of a place that code compares it to; the place itself where the code asks for any value.
  private func choosing(_ value: Expression, at place: StatePlace) -> StatePlace? {
    if value == .nothing { return place }
    guard place.caseName == nil, let name = value.caseName, let isCase = features.choice(content(at: place)),
      isCase(name)
    else { return nil }
    return place.choosing(name)
  }
}

extension Call {
  /// The closure by which a binding gets its value.
  fileprivate var getterOfBinding: Closure? {
    if case .closure(let getter)? = CallLabels.argument("get", in: arguments)?.value { getter } else { nil }
  }
}

extension Closure {
  /// The value of a closure of one expression.
  fileprivate var valueOfGetter: Expression? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let value), .returning(let value): return value
    default: return nil
    }
  }
}

extension Expression {
  /// What `state.path == .edit` and `state.path != nil` read, with what they compare it to.
  fileprivate var stateComparison: (read: Expression, value: Expression)? {
    guard case .call(let call) = self, call.arguments.count == 2 else { return nil }
    let (read, value) = (call.arguments[0].value, call.arguments[1].value)
    switch call.callee {
    case .identifier("=="): return value == .nothing ? nil : (read, value)
    case .identifier("!="): return value == .nothing ? (read, value) : nil
    default: return nil
    }
  }

  /// The names that code of a store reads of it one after another: `path` for `self.path` and for `$0.path`. They are
  /// none for code that reads something else.
  fileprivate func names(readFrom parameter: String) -> [String] {
    var names: [String] = []
    var next = self
    while case .member(let base, let name) = next {
      names.insert(name, at: 0)
      next = base
    }
    return next == .identifier("self") || next == .identifier(parameter) ? names : []
  }
}
