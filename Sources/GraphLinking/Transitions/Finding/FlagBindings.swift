import NavigationModel

/// Tells which flag a binding reads and writes.
struct FlagBindings {
  let evaluator: Evaluator
  /// Whether a property of an object counts as well whose values are cases of an enum.
  var readsRoutes = false
  private var program: Program { evaluator.program }

  /// Bindings are seldom handed on through more views than these.
  private static let maximumForwarding = 4

  /// The flags that a binding means, through the views that hand it on.
  func flags(boundBy binding: Expression, in scope: ScopeID) -> [Flag] {
    flags(standingFor: readFlags(boundBy: binding, in: scope))
  }

  /// Flags with those that views hand on to them.
  func flags(standingFor read: [Flag]) -> [Flag] {
    read.reduce(into: []) { found, flag in found += bound(to: flag).filter { !found.contains($0) } }
  }

  /// A state with all that stand for it: those of the views that hand a binding on to it, and of the views that these
  /// hand it to.
  func states(of flag: Flag) -> [Flag] {
    var found = bound(to: flag)
    for other in bindingProperties where !found.contains(other) && haveSameType(other, flag) {
      let shared = bound(to: other)
      if shared.contains(where: found.contains) { found.append(other) }
    }
    return found
  }

  /// Whether two states can be bound to each other; types of libraries are told by what is written.
  private func haveSameType(_ flag: Flag, _ other: Flag) -> Bool {
    guard let first = program[flag.owner].properties[flag.property]?.first,
      let second = program[other.owner].properties[other.property]?.first
    else { return false }
    let types = [first, second].compactMap { evaluator.declaredType(of: $0) }
    return types.isEmpty ? first.fact.type == second.fact.type : types.count == 2 && types[0] == types[1]
  }

  /// The bindings that views have, sorted.
  private var bindingProperties: [Flag] {
    program.typeIDs.filter { [program] in program[$0].kind == .struct }.flatMap { type in
      program[type].properties.keys.sorted().map { Flag(owner: type, property: $0) }.filter(isBinding)
    }
  }

  /// The properties of classes, or the state of a view, that a binding reads and writes: `$model.isEditing`, or what
  /// `Binding(get:set:)` sets. Several where all of them have to hold.
  func readFlags(boundBy binding: Expression, in scope: ScopeID) -> [Flag] {
    let target: Expression
    switch binding {
    case .identifier(let name):
      // `.sheet(isPresented: isHelping)` with a property that makes the binding.
      if let owner = program[program[scope].body].owner,
        let getter = program[owner].properties[name]?.first?.getter,
        let made = program[program[getter].scope].results.values.first, case .call = made.value
      {
        return readFlags(boundBy: made.value, in: made.scope)
      }
      // The state of the view itself is set from elsewhere only where it listens.
      guard name.hasPrefix("$"), let owner = program[program[scope].body].owner,
        program[owner].properties[binding.withoutProjection.readName ?? ""] != nil
      else { return [] }
      return [Flag(owner: owner, property: String(name.dropFirst()))]
    case .member:
      target = binding.withoutProjection
    case .call(let call):
      if case .member(let binding, let method) = call.callee, binding.isBinding {
        return flags(boundBy: binding, through: method, call, in: scope)
      }
      guard let set = setTarget(of: call, in: scope) else { return flags(readBy: call, in: scope) }
      target = set
    default:
      return []
    }
    return flag(target, in: scope).map { [$0] } ?? []
  }

  /// The flags that a binding means of which a method makes another one: `$model.isEditing.animation()`. What a method of
  /// the program's own makes of an item asks whether there is one, `$model.item.isPresent()`; of a switch it may make
  /// anything.
  private func flags(
    boundBy binding: Expression, through method: String, _ call: Call, in scope: ScopeID
  ) -> [Flag] {
    let flags = readFlags(boundBy: binding, in: scope)
    if ["animation", "transaction"].contains(method) { return flags }
    let owners = (program.ownersOfFunctions[method] ?? []).filter { program[$0].name == "Binding" }
    guard call.arguments.isEmpty, !owners.isEmpty,
      !owners.contains(where: { program[$0].functions[method]?.contains(where: asksForNothing) == true })
    else { return [] }
    return flags.filter { flag in
      let property = program[flag.owner].properties[flag.property]?.first
      return property?.fact.type.map { $0.name != "Bool" } ?? false
    }
  }

  /// Whether a method asks only whether there is nothing: `wrappedValue == nil`.
  private func asksForNothing(_ method: BodyID) -> Bool {
    let tests = program.calls(in: method).filter { site in site.call.arguments.contains { $0.value == .nothing } }
    return tests.contains { $0.call.callee == .identifier("==") }
      && !tests.contains { $0.call.callee == .identifier("!=") }
  }

  /// The property of a class that an expression names.
  private func flag(_ target: Expression, in scope: ScopeID) -> Flag? {
    guard case .member(let base, let property) = target, base != .identifier("self"),
      let owner = evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body)),
      program[owner].kind == .class, let type = program[owner].properties[property]?.first,
      readsRoutes || !isRoute(type)
    else { return nil }
    return Flag(owner: owner, property: property)
  }

  /// What the setter of a binding sets.
  private func setTarget(of binding: Call, in scope: ScopeID) -> Expression? {
    guard case .closure(let setter)? = CallLabels.argument("set", in: binding.arguments)?.value,
      let inner = program.scope(of: setter, in: program[scope].body)
    else { return nil }
    return evaluator.assignments(in: program[scope].body).first { program.isScope($0.scope, within: inner) }?.target
  }

  /// The flags that the getter of a binding reads: `Binding(get: { model.shownID != nil }, set: { _ in model.close() })`.
  ///
  /// Of several that have to hold they are those that the setter takes back. Where that cannot be seen, they are those of
  /// the objects whose methods it calls, or else all if they are of one object.
  private func flags(readBy binding: Call, in scope: ScopeID) -> [Flag] {
    guard case .closure(let getter)? = CallLabels.argument("get", in: binding.arguments)?.value,
      let inner = program.scope(of: getter, in: program[scope].body),
      let read = program[inner].results.values.first?.value
    else { return [] }
    let flags = read.testedForValue.compactMap { flag($0, in: inner) }.reduce(into: [Flag]()) { found, flag in
      if !found.contains(flag) { found.append(flag) }
    }
    if flags.count <= 1 { return flags }
    let calls = setterCalls(of: binding, in: scope)
    let takenBack = flags.filter { flag in calls.contains { isSet(flag, by: $0) } }
    if !takenBack.isEmpty { return settable(takenBack) }
    let told = flags.filter { flag in calls.contains { receiver(of: $0) == flag.owner } }
    if !told.isEmpty { return settable(told) }
    return flags.allSatisfy { $0.owner == flags[0].owner } ? settable(flags) : []
  }

  /// Of several flags those that some code sets: what nobody sets makes nothing appear.
  private func settable(_ flags: [Flag]) -> [Flag] {
    guard flags.count > 1 else { return flags }
    return flags.filter { flag in
      !evaluator.settings(of: flag).isEmpty || program.togglesByName[flag.property]?.isEmpty == false
    }
  }

  private func setterCalls(of binding: Call, in scope: ScopeID) -> [CallSite] {
    guard case .closure(let setter)? = CallLabels.argument("set", in: binding.arguments)?.value,
      let setting = program.scope(of: setter, in: program[scope].body)
    else { return [] }
    return program.calls(in: program[scope].body).filter { program.isScope($0.scope, within: setting) }
  }

  /// The type of the object that a method is called on; nil for other calls.
  private func receiver(of site: CallSite) -> TypeID? {
    guard case .member(let base, _) = site.call.callee else { return nil }
    return evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
  }

  /// Whether a call means a method of a flag's class that sets the flag, or calls another one of the class that does.
  private func isSet(_ flag: Flag, by site: CallSite) -> Bool {
    guard let name = site.call.callee.calledName, receiver(of: site) == flag.owner else { return false }
    return (program[flag.owner].functions[name] ?? []).contains { method in
      ArgumentMatching.match(site.call.arguments, to: program[method].parameters) != nil
        && (sets(flag, in: method)
          || program.calls(in: method).contains { evaluator.ownMethods(calledBy: $0).contains { sets(flag, in: $0) } })
    }
  }

  private func sets(_ flag: Flag, in method: BodyID) -> Bool {
    evaluator.assignments(in: method).contains { $0.target.ownPropertyName == flag.property }
  }

  /// A flag with what those bind it to, if it is a view's `@Binding`, that make the view: `ListView(isAsking: $isAsking)`.
  func bound(to flag: Flag) -> [Flag] {
    var found = [flag] + stored(behind: flag)
    var next = found
    for _ in 0..<Self.maximumForwarding where !next.isEmpty {
      next = next.filter(isBinding).flatMap { flag in
        evaluator.makers(of: flag.owner).flatMap { maker -> [Flag] in
          let site = program[maker.site]
          guard let binding = CallLabels.argument(flag.property, in: site.call.arguments) else { return [] }
          return readFlags(boundBy: binding.value, in: site.scope)
        }
      }.reduce(into: []) { new, flag in
        if !found.contains(flag), !new.contains(flag) { new.append(flag) }
      }
      found += next
    }
    return found
  }

  /// What a binding that an object computes sets: `var isShown: Binding<Bool> { Binding(get: …, set: { self.shown = $0 }) }`.
  private func stored(behind flag: Flag) -> [Flag] {
    guard isBinding(flag), let getter = program[flag.owner].properties[flag.property]?.first?.getter,
      let made = program[program[getter].scope].results.values.first, case .call(let call) = made.value,
      let name = setTarget(of: call, in: made.scope)?.ownPropertyName, name != flag.property,
      program[flag.owner].properties[name] != nil
    else { return [] }
    return [Flag(owner: flag.owner, property: name)]
  }

  private func isBinding(_ flag: Flag) -> Bool {
    program[flag.owner].properties[flag.property]?.contains { property in
      property.fact.attributes.contains { $0.name == "Binding" } || property.fact.type?.name == "Binding"
    } == true
  }

  /// Whether a property holds an item whose cases are destinations by themselves, which `ItemAssignments` follow.
  private func isRoute(_ property: Property) -> Bool {
    evaluator.declaredType(of: property).map { program[$0].kind == .enum } ?? false
  }
}

extension Expression {
  /// What has to hold or to have a value for a condition to hold: `model.item` and `model.isReady` in
  /// `model.item != nil && model.isReady`.
  fileprivate var testedForValue: [Expression] {
    guard case .call(let call) = self else {
      if case .member = self { return [self] }
      return []
    }
    guard call.arguments.count == 2 else { return [] }
    switch call.callee {
    case .identifier("&&"): return call.arguments.flatMap(\.value.testedForValue)
    case .identifier("!=") where call.arguments[1].value == .nothing: return [call.arguments[0].value]
    default: return []
    }
  }
}
