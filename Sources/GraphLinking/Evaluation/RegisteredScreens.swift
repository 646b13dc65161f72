import NavigationModel

/// Screens that the program registers by their class alone, so that a router makes them for the model that they show:
/// `router.register(OrderViewController<OrderModel>.self)` and then `router.resolve(OrderModel())`.
struct RegisteredScreens {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// A screen that is registered, and the model for which it is made.
  struct Registration {
    let model: TypeID
    let screen: Value
  }

  /// A host around a view around a view is as deep as has been seen.
  private static let maximumDepth = 3

  /// What a call registers that is given a class of screens, or of cells, and nothing else.
  func registrations(by site: CallSite) -> (type: TypeID, models: [Registration])? {
    guard let only = site.call.arguments.first, site.call.arguments.count == 1, only.label == nil,
      case .member(let named, "self") = only.value,
      let type = evaluator.namedType(.member(named.unspecialized, "self"), in: site.scope), program[type].isDeclared
    else { return nil }
    let arguments: [TypeReference] = if case .specialized(_, let types) = named { types } else { [] }
    let body = program[site.body]
    let place = Place(around: body.owner.map { program[$0].name }, file: body.file)
    return (type, registrations(of: type, specializedWith: arguments, at: place, depth: 0))
  }

  /// Where the names of types are written.
  private struct Place {
    let around: String?
    let file: Int
  }

  private func registrations(
    of screen: TypeID, specializedWith arguments: [TypeReference], at place: Place, depth: Int
  ) -> [Registration] {
    guard depth < Self.maximumDepth else { return [] }
    let shown = Value.object(screen, nil)
    for argument in arguments {
      guard let type = resolve(argument, at: place) else { continue }
      if isModel(type) { return [Registration(model: type, screen: shown)] }
      // A host shows the view that it is specialized with, which is made for a model itself.
      guard program.isView(type), program[type].isDeclared, case .named(_, let inner) = argument else { continue }
      let found = registrations(of: type, specializedWith: inner, at: place, depth: depth + 1)
      let isShell = evaluator.hostsAnyView(screen)
      return found.map { registration in
        Registration(
          model: registration.model,
          screen: isShell ? .container(screen, contents: [registration.screen], kind: .root) : shown)
      }
    }
    guard let file = program[screen].file else { return [] }
    let own = Place(around: program[screen].name, file: file)
    // `class OrderViewController<Model: OrderModel>` is for that model unless code says another.
    let models = program[screen].generics.compactMap(\.constraint).compactMap { resolve($0, at: own) }.filter(isModel)
    if !models.isEmpty { return models.map { Registration(model: $0, screen: shown) } }
    let inherited = program[screen].inherited.flatMap { superclass -> [Registration] in
      guard case .named(_, let arguments) = superclass, !arguments.isEmpty else { return [] }
      return registrations(inheritedFrom: arguments, of: shown, at: own, depth: depth + 1)
    }
    guard inherited.isEmpty else { return inherited }
    // The property that routers fill.
    let kept = program[screen].properties["viewModel"]?.first?.fact.type.flatMap { resolve($0, at: own) }
    return kept.flatMap { isModel($0) ? [Registration(model: $0, screen: shown)] : nil } ?? []
  }

  /// The models that a superclass is specialized with, also those of the views that it hosts.
  private func registrations(
    inheritedFrom arguments: [TypeReference], of shown: Value, at place: Place, depth: Int
  ) -> [Registration] {
    guard depth < Self.maximumDepth else { return [] }
    return arguments.flatMap { argument -> [Registration] in
      guard let type = resolve(argument, at: place) else { return [] }
      if isModel(type) { return [Registration(model: type, screen: shown)] }
      guard program.isView(type), program[type].isDeclared, case .named(_, let inner) = argument else { return [] }
      return registrations(of: type, specializedWith: inner, at: place, depth: depth + 1).map {
        Registration(model: $0.model, screen: shown)
      }
    }
  }

  private func resolve(_ reference: TypeReference, at place: Place) -> TypeID? {
    reference.name.flatMap { program.resolve($0, inside: place.around, file: place.file) }
  }

  /// Whether a type may be a model: a class of the program's own that shows nothing itself.
  private func isModel(_ type: TypeID) -> Bool {
    program[type].isDeclared && program[type].kind == .class && !program.isController(type) && !program.isView(type)
  }
}
