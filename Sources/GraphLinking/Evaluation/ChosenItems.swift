import NavigationModel

/// Items that hold the route by which a view chooses:
///
///     struct Layer: Identifiable { let route: Route }
///
///     .sheet(item: $router.layer) { layer in RouteView(route: layer.route) }
///
/// Who sets such an item asks for what is chosen by it.
extension Evaluator {
  /// Whether what appears for an item of a type of the program's own is chosen by the item: by a view that does nothing
  /// else.
  func showsChosenView(_ site: CallSite, _ pattern: TransitionPattern, for type: TypeID) -> Bool {
    guard case .builder(let label) = pattern.destination, program[type].isDeclared,
      [.struct, .class].contains(program[type].kind), !program.isView(type), !program.isController(type),
      case .closure(let builder)? = CallLabels.builder(label, in: site.call.arguments)?.value,
      let inner = program.scope(of: builder, in: site.body)
    else { return false }
    let item = builder.parameters.first?.name ?? "$0"
    var isChosen = false
    CodeWalk(expression: { [self] expression in
      guard !isChosen, case .call(let call) = expression, let name = call.callee.calledName,
        program.mayNameType(name[...])
      else { return !isChosen }
      let body = program[program[inner].body]
      if let view = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file),
        let choice = choice(of: view), let given = CallLabels.argument(choice.property, in: call.arguments)
      {
        isChosen = given.value.mentionedNames.contains(item)
      }
      return !isChosen
    }).walk(builder.body)
    return isChosen
  }

  /// Whether a binding that is made of two closures can give the item that the builder of a sheet is given:
  /// `Binding(get: { layer.isCover ? nil : layer }, set: { … })`.
  func mayAppear(givenTo builder: ScopeID, _ run: ActivationID, at site: CallSite) -> Bool {
    guard let binding = CallLabels.argument("item", in: site.call.arguments)?.value,
      let getter = getter(ofBinding: binding, in: site.scope), let owner = program[site.body].owner,
      let type = boundType(of: binding, in: site.scope), case .closure(let closure) = program[builder].kind
    else { return true }
    let results = program[getter].results.values.filter { $0.value != .nothing }
    guard
      let property = results.lazy.compactMap(\.value.ownPropertyName).first(where: {
        self.declaredType(ofMember: $0, in: owner) == type
      })
    else { return true }
    let item = Expression.identifier(closure.parameters.first?.name ?? "$0")
    let receiver = object(of: owner, with: property, setTo: item, in: builder, run)
    let reading = intern(Activation(body: site.body, receiver: receiver, isOpen: false))
    return results.contains { reach($0.scope, from: getter, reading, knowing: property) != .never }
  }
}
