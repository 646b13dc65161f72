import NavigationModel

/// Routes and items that bring their view with them: only those who ask for one know what appears.
extension Evaluator {
  /// Whether what appears comes with the route or the item for which it appears.
  func showsCarriedView(_ site: CallSite, _ pattern: TransitionPattern) -> Bool {
    guard case .builder(let content) = pattern.destination,
      let carriage = carriedType(site, pattern).flatMap({ carriage(of: $0) })
    else { return false }
    switch carriage {
    case .kept:
      return true
    case .made(let members):
      // What a view model holds is no view that it brings, unless it is asked for it.
      return CallLabels.builder(content, in: site.call.arguments)?.value.mentions(members) ?? false
    }
  }

  /// The type of the route or the item for which something appears.
  private func carriedType(_ site: CallSite, _ pattern: TransitionPattern) -> TypeID? {
    if let label = pattern.registersFor, let key = CallLabels.argument(label, in: site.call.arguments) {
      return namedType(key.value, in: site.scope)
    }
    return CallLabels.argument("item", in: site.call.arguments).flatMap { boundType(of: $0.value, in: site.scope) }
  }

  /// How a value brings a view with it.
  enum ViewCarriage {
    /// As a view of any type, in itself or in a part.
    case kept
    /// By something behind a protocol that these members of the protocol ask for its view.
    case made(Set<String>)
  }

  /// How values of a type bring a view with them; nil for those that bring none.
  func carriage(of type: TypeID) -> ViewCarriage? {
    if let known = carrierCache[type] { return known }
    let found = carriage(of: type, depth: 0)
    carrierCache[type] = .some(found)
    return found
  }

  private func carriage(of type: TypeID, depth: Int) -> ViewCarriage? {
    let kind = program[type].kind
    guard depth < Self.maximumParts, program[type].isDeclared, kind == .struct || kind == .class && depth == 0,
      !program.isView(type), !program.isController(type)
    else { return nil }
    var members: Set<String> = []
    for property in program[type].properties.values.joined() where !property.fact.isStatic && property.getter == nil {
      if property.fact.type?.isAnyView == true {
        if kind == .struct { return .kept }
        members.insert(property.fact.name)
      }
      guard let declared = declaredType(of: property) else { continue }
      members.formUnion(viewMembers(of: declared))
      switch carriage(of: declared, depth: depth + 1) {
      // A model may hold what shows a view of any type somewhere in it: that makes no item of it.
      case .kept?: if kind == .struct { return .kept }
      case .made(let names)?: members.formUnion(names)
      case nil: break
      }
    }
    return members.isEmpty ? nil : .made(members)
  }

  /// What an item brings with it is in the item or in the route that is a part of it.
  private static let maximumParts = 3

  /// The members by which what is behind a protocol gives its view, such as `makeView`.
  func viewMembers(of type: TypeID) -> Set<String> {
    guard program[type].isProtocol, program[type].isDeclared else { return [] }
    let methods = program[type].functions.filter { $0.value.contains { program[$0].returnType?.isAnyView == true } }
    let properties = program[type].properties.filter { $0.value.contains { $0.fact.type?.isAnyView == true } }
    return Set(methods.keys).union(properties.keys)
  }

  /// Whether the objects of a type give views, as a protocol asks of them: what such a view shows may depend on which
  /// object it is.
  func makesView(_ type: TypeID) -> Bool {
    if let known = viewMakerCache[type] { return known }
    let makesView = program.lineage(of: type).contains { !viewMembers(of: $0).isEmpty }
    viewMakerCache[type] = makesView
    return makesView
  }

  /// Whether a type is made around a controller of any class, as the item of a tab and a router around a navigation
  /// controller are: which one it is only the object tells.
  func holdsAnyController(_ type: TypeID) -> Bool {
    guard [.struct, .class].contains(program[type].kind), program[type].isDeclared, !program.isController(type) else {
      return false
    }
    if let known = controllerHolderCache[type] { return known }
    let holds = program.memberLineage(of: type).lazy.flatMap { self.program[$0].properties.values.joined() }
      .contains { property in
        !property.fact.isStatic && property.getter == nil && property.initialValue == nil
          && isAnyController(declaredType(of: property, in: type))
      }
    controllerHolderCache[type] = holds
    return holds
  }

  func isAnyController(_ declared: TypeID?) -> Bool {
    guard let declared, !program[declared].isDeclared else { return false }
    return [.controller, .container].contains(program.frameworkType(of: declared)?.role)
  }

  /// Whether a property holds what gives a carried view, so that its value is followed to who gave it.
  func holdsViewMaker(_ property: Property) -> Bool {
    declaredType(of: property).map { !viewMembers(of: $0).isEmpty } ?? false
  }
}

extension TypeReference {
  /// Whether it is a view whose type is erased, or a function that gives one.
  var isAnyView: Bool {
    if case .function(_, let result) = self { return result.isAnyView }
    return name == "AnyView"
  }
}

extension Expression {
  /// Whether one of the members is asked for in the expression.
  fileprivate func mentions(_ members: Set<String>) -> Bool {
    var found = false
    CodeWalk(expression: { expression in
      if case .member(_, let name) = expression, members.contains(name) { found = true }
      return !found
    }).walk(self)
    return found
  }
}
