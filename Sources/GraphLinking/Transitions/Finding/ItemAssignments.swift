import NavigationModel

/// Finds where code sets the item for which a sheet appears elsewhere: `router.sheet = .settings`, while another view
/// has `.sheet(item: $router.sheet) { … }`.
struct ItemAssignments {
  let evaluator: Evaluator
  let registry: DestinationRegistry
  private var program: Program { evaluator.program }

  func transitions() -> [Transition] {
    let items = registry.items
    guard !items.isEmpty else { return [] }
    var found: [Transition] = []
    for name in propertyNames(of: items).sorted() {
      for site in program.assignmentsByName[name] ?? [] where site.value != .nothing {
        guard let type = assignedType(site, name) else { continue }
        let meant = (items[type] ?? []).filter { $0.property == nil || $0.property == name }
        // A view that shows the sheet itself has the edges already.
        let owner = program[site.body].owner
        if meant.contains(where: { $0.owner == owner }) { continue }
        // What an object is made with and keeps under a name of its own shows nothing.
        if program[site.body].kind == .initializer, site.target.isOwnProperty,
          !meant.contains(where: { $0.property == name })
        {
          continue
        }
        for kind in Set(meant.map(\.kind)).sorted(by: { $0.rawValue < $1.rawValue }) {
          found.append(
            Transition(
              shown: .item(site.value), kind: kind, expected: type, scope: site.scope, body: site.body,
              position: site.position))
        }
      }
    }
    return found
  }

  /// The names of the properties that hold such items.
  private func propertyNames(of items: [TypeID: [DestinationRegistry.Item]]) -> Set<String> {
    items.keys.reduce(into: Set<String>()) { names, type in
      names.formUnion(program.propertyNames.properties(ofTypeNamed: program[type].bareName))
    }
  }

  private func assignedType(_ site: AssignmentSite, _ name: String) -> TypeID? {
    switch site.target {
    case .member, .identifier:
      evaluator.receiver(of: site).flatMap { evaluator.declaredType(ofMember: name, in: $0) }
    default:
      nil
    }
  }
}

extension Evaluator {
  /// The type of what a binding is bound to: `$router.sheet`, `$sheet`, or a parameter that is a `Binding<Sheet?>`.
  func boundType(of binding: Expression, in scope: ScopeID) -> TypeID? {
    let activation = openActivation(of: program[scope].body)
    if case .identifier(let name) = binding, !name.hasPrefix("$") {
      let body = program[program[scope].body]
      guard let parameter = body.parameters.first(where: { $0.name == name }),
        case .named("Binding", let arguments)? = parameter.type, let bound = arguments.first
      else { return nil }
      return resolve(bound, in: body.scope, activation)
    }
    return staticType(of: binding.withoutProjection, in: scope, activation)
  }
}

extension Expression {
  /// The name of the property that a projection is of: `sheet` for `$router.sheet` and `$sheet`.
  var boundProperty: String? {
    switch self {
    case .identifier(let name) where name.hasPrefix("$"): String(name.dropFirst())
    case .member(_, let name): name.hasPrefix("$") ? String(name.dropFirst()) : name
    default: nil
    }
  }

  /// The value behind a projection: `router.sheet` for `$router.sheet`.
  var withoutProjection: Expression {
    switch self {
    case .identifier(let name) where name.hasPrefix("$"): .identifier(String(name.dropFirst()))
    case .member(let base, let name):
      .member(base.withoutProjection, name.hasPrefix("$") ? String(name.dropFirst()) : name)
    default: self
    }
  }
}
