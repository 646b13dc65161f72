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
      return !showsOwnView(ofItemGivenTo: content, at: site)
    case .made(let members):
      // What a view model holds is no view that it brings, unless it is asked for it.
      return CallLabels.builder(content, in: site.call.arguments)?.value.mentions(members) ?? false
    }
  }

  /// Whether a builder makes a view of the program's own of what the item brings, such as
  /// `{ hint in HintSheet(title: hint.title, text: hint.text) }`: that view is what appears, whichever item it is. A view
  /// that is given the item itself, or a part of it as its content, only shows what comes with it.
  private func showsOwnView(ofItemGivenTo content: String, at site: CallSite) -> Bool {
    guard case .closure(let builder)? = CallLabels.builder(content, in: site.call.arguments)?.value else {
      return false
    }
    let item = builder.parameters.first?.name ?? "$0"
    var makesView = false
    var isHandedOn = false
    CodeWalk(expression: { [self] expression in
      if case .call(let call) = expression, isMaking(ofView: call, at: site) {
        makesView = true
        if call.arguments.contains(where: { mayShow(item, as: $0) }) { isHandedOn = true }
        return false
      }
      if expression == .identifier(item) { isHandedOn = true }
      return !isHandedOn
    }).walk(builder.body)
    return makesView && !isHandedOn
  }

  private func isMaking(ofView call: Call, at site: CallSite) -> Bool {
    guard let name = call.callee.calledName, program.mayNameType(name) else { return false }
    let body = program[site.body]
    let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
    return type.map { program[$0].isDeclared && program.isView($0) } ?? false
  }

  /// Whether an argument gives a view the item itself, or anything of it to show as its content.
  private func mayShow(_ item: String, as argument: Argument) -> Bool {
    let isContent = argument.isTrailing || Self.contentLabels.contains(argument.label ?? "_")
    var mayShow = false
    CodeWalk(expression: { expression in
      if case .member(let base, _) = expression, base == .identifier(item), !isContent { return false }
      if expression == .identifier(item) { mayShow = true }
      return !mayShow
    }).walk(argument.value)
    return mayShow
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

  /// Whether a type is made around a controller of any class, or around a container of the program's own, as the item of a
  /// tab and a router around a navigation controller are: which one it is, or what is in it, only the object tells.
  func holdsAnyController(_ type: TypeID) -> Bool {
    guard [.struct, .class].contains(program[type].kind), program[type].isDeclared, !program.isController(type) else {
      return false
    }
    if let known = controllerHolderCache[type] { return known }
    let holds = program.memberLineage(of: type).lazy.flatMap { self.program[$0].properties.values.joined() }
      .contains { property in
        guard !property.fact.isStatic, property.getter == nil, property.initialValue == nil else { return false }
        let declared = declaredType(of: property, in: type)
        return isAnyController(declared) || declared.flatMap { program.frameworkType(of: $0) }?.role == .container
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
