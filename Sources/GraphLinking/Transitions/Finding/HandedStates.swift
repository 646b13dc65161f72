import NavigationModel

/// Finds where a screen sets a state that another view has handed to it, and for which that view shows something:
///
///     NavigationLink { Documents(isShown: $isShown) } …
///     .sheet(isPresented: $isShown) { Settings() }
///
///     struct Documents: View { @Binding var isShown: Bool … Button("…") { isShown = true } }
///
/// A binding is the state that it is bound to: to set it asks for what appears there. It is handed on by what makes the
/// view, or by the environment.
struct HandedStates {
  let evaluator: Evaluator
  let bindings: FlagBindings
  private var program: Program { evaluator.program }

  /// A place that sets a binding to something which makes something appear.
  struct Setting {
    let place: CodePlace
    /// What is set; nil where the code only turns it over.
    let site: AssignmentSite?
    /// The views that the binding comes through, from the one that sets it outwards.
    var hands: [TypeID] = []
  }

  /// The places that set one of some states by a binding, by the state, in the order of the sources.
  func settings(of states: Set<Flag>) -> [Flag: [Setting]] {
    guard !states.isEmpty else { return [:] }
    var found: [Flag: [Setting]] = [:]
    for type in program.types where type.isDeclared && type.kind == .struct {
      for name in type.properties.keys.sorted() {
        guard let property = type.properties[name]?.first, let hand = hand(of: property) else { continue }
        let flag = Flag(owner: type.id, property: name)
        let settings = settings(of: flag, isWrapped: hand == .wrapper)
        guard !settings.isEmpty else { continue }
        let bound = self.states(boundTo: flag, by: hand)
        for state in bound where state != flag && states.contains(state) {
          let hands = ([flag] + bound).map(\.owner).filter { $0 != state.owner }
          found[state, default: []] += settings.map { Setting(place: $0.place, site: $0.site, hands: hands) }
        }
      }
    }
    return found
  }

  /// How a view gets a binding.
  private enum Hand: Equatable {
    /// As `@Binding var isShown: Bool`.
    case wrapper
    /// As `let isShown: Binding<Bool>`.
    case value
    /// From the environment, by the name that it has there.
    case environment(String)
  }

  private func hand(of property: Property) -> Hand? {
    if property.fact.attributes.contains(where: { $0.name == "Binding" }) { return .wrapper }
    if let environment = property.fact.attributes.first(where: { $0.name == "Environment" }) {
      guard case .keyPath(_, let path)? = environment.arguments.first?.value, let key = path.last,
        isBinding(property) || environmentHolds(key)
      else { return nil }
      return .environment(key)
    }
    return isBinding(property) && property.getter == nil ? .value : nil
  }

  private func isBinding(_ property: Property) -> Bool { property.fact.type?.name == "Binding" }

  /// Whether the program adds a binding to the environment under a name.
  private func environmentHolds(_ key: String) -> Bool {
    (program.typesByName["EnvironmentValues"] ?? []).contains {
      program[$0].properties[key]?.contains(where: isBinding) == true
    }
  }

  private func settings(of flag: Flag, isWrapped: Bool) -> [Setting] {
    let name = isWrapped ? flag.property : "wrappedValue"
    let isMeant = { (target: Expression, scope: ScopeID) -> Bool in
      if isWrapped { return evaluator.isOwn(target, flag, in: scope) }
      guard case .member(let binding, "wrappedValue") = target else { return false }
      return evaluator.isOwn(binding, flag, in: scope)
    }
    let set = (program.assignmentsByName[name] ?? []).filter { site in
      guard site.value != .nothing, site.value != .boolean(false) else { return false }
      return isMeant(site.target, site.scope)
    }
    let toggled = (program.togglesByName[name] ?? []).map { program[$0] }.filter { site in
      if case .member(let target, _) = site.call.callee { isMeant(target, site.scope) } else { false }
    }
    return set.map {
      Setting(place: CodePlace(body: $0.body, scope: $0.scope, position: $0.position), site: $0)
    }
      + toggled.map {
        Setting(place: CodePlace(body: $0.body, scope: $0.scope, position: $0.call.position), site: nil)
      }
  }

  /// The states that a binding may be bound to.
  private func states(boundTo flag: Flag, by hand: Hand) -> [Flag] {
    guard case .environment(let key) = hand else { return bindings.bound(to: flag) }
    return (program.callsByName["environment"] ?? []).map { program[$0] }.flatMap { site -> [Flag] in
      guard site.call.arguments.count == 2, case .keyPath(_, let path) = site.call.arguments[0].value, path.last == key
      else { return [] }
      return bindings.flags(boundBy: site.call.arguments[1].value, in: site.scope)
    }
  }
}

/// Leaves out what views ask for by a binding that neither are screens nor lead anywhere else: they are parts of the view
/// that shows it.
struct HandedAskers {
  private let parts: [ResolvedPart]
  private let program: Program

  init(_ parts: [ResolvedPart], in program: Program) {
    self.parts = parts
    self.program = program
  }

  func filtered() -> [ResolvedPart] {
    guard parts.contains(where: { $0.transitions.contains(where: \.isHandedState) }) else { return parts }
    let places = parts.lazy.flatMap(\.transitions).filter { !$0.isHandedState && !$0.kind.goesBack }
      .reduce(into: Set<TypeID>()) { types, transition in
        if case .value(let value) = transition.destination { types.formUnion(value.shownTypes) }
        if case .type(let source) = transition.source, transition.kind != .alert { types.insert(source) }
      }
    return parts.map { part in
      var part = part
      part.transitions.removeAll { transition in
        guard transition.isHandedState, case .type(let asker) = transition.source else { return false }
        return !places.contains(asker)
      }
      return part
    }
  }
}

extension Value {
  /// The types of the objects that a destination is, or is around.
  fileprivate var shownTypes: Set<TypeID> {
    switch self {
    case .object(let type, _), .some(let type), .given(let type): [type]
    case .container(let type, let contents, _):
      contents.reduce(into: [type]) { $0.formUnion($1.shownTypes) }
    case .array(let values): values.reduce(into: []) { $0.formUnion($1.shownTypes) }
    case .dictionary(let entries): entries.reduce(into: []) { $0.formUnion($1.value.shownTypes) }
    default: []
    }
  }
}
