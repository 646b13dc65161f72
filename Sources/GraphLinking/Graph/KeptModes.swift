import NavigationModel

/// What the instances of a screen can differ by.
enum InstanceMode: Hashable {
  /// A case of an enum, or a flag where there is none, that a property keeps.
  case kept(TypeID?)
  /// A model that only some of those set who make the screen.
  case model
  /// A case of an enum that the environment has under a name.
  case environment(String, TypeID)
  /// How the screen is shown: modal, as the root of a window, as the first of its stack.
  case showing
}

/// Finds the modes that a screen keeps, or asks for.
struct KeptModes {
  let program: Program

  /// The names by which code asks a controller how it is shown.
  static let showingNames: Set<String> = [
    "presentingViewController", "isBeingPresented", "isMovingToParent", "rootViewController",
    "viewControllers",
  ]

  /// The modes of a screen, by the names of the properties that it or a class above it has for them.
  func modes(of screen: TypeID, _ evaluator: Evaluator) -> [String: InstanceMode] {
    var found: [String: InstanceMode] = [:]
    for type in program.lineage(of: screen) {
      for (name, properties) in program[type].properties where found[name] == nil {
        guard let property = properties.first, !property.fact.isStatic else { continue }
        found[name] = mode(property, of: screen, evaluator)
      }
    }
    for name in Self.showingNames where found[name] == nil && program.isController(screen) { found[name] = .showing }
    return found
  }

  /// The cases of a mode; nil for flags, and where they are not known.
  func cases(of mode: InstanceMode) -> Set<String>? {
    switch mode {
    case .kept(let type?), .environment(_, let type): Set(program[type].cases.keys)
    case .kept(nil), .model, .showing: nil
    }
  }

  private func mode(_ property: Property, of screen: TypeID, _ evaluator: Evaluator) -> InstanceMode? {
    let name = property.fact.name
    if let getter = property.getter, property.fact.observers.isEmpty { return tellsShowing(getter) ? .showing : nil }
    if let key = property.environmentKey {
      return evaluator.environmentType(of: property).flatMap { isEnumeration($0) ? .environment(key, $0) : nil }
    }
    let type = enumeration(of: property, in: screen)
    if type != nil || isFlag(property) {
      let isMode = evaluator.isGivenOnce(name, to: screen) || isSetByMakers(property, of: screen, evaluator)
      return isMode ? .kept(type) : nil
    }
    // Who is told about what the screen does is no model of it.
    guard property.initialValue == nil, !property.fact.isWeak else { return nil }
    return isSetByMakers(property, of: screen, evaluator) ? .model : nil
  }

  /// Whether a flag is computed from how the screen is shown.
  private func tellsShowing(_ getter: BodyID) -> Bool {
    program[program[getter].scope].results.values.contains { $0.value.tellsShowing }
  }

  private func isFlag(_ property: Property) -> Bool {
    if let declared = property.fact.type { return declared.name == "Bool" }
    return program.initialResult(of: property).map { if case .boolean = $0.value { true } else { false } } ?? false
  }

  private func isEnumeration(_ type: TypeID) -> Bool { program[type].kind == .enum }

  private func enumeration(of property: Property, in screen: TypeID) -> TypeID? {
    guard let name = property.fact.type?.name else { return nil }
    return program.resolve(name, inside: program[property.owner ?? screen].name, file: property.file)
      .flatMap { isEnumeration($0) ? $0 : nil }
  }

  /// Whether only those set a property who have just made the screen, so that it stays as it is from then on.
  private func isSetByMakers(_ property: Property, of screen: TypeID, _ evaluator: Evaluator) -> Bool {
    guard property.getter == nil else { return false }
    let settings = evaluator.settings(of: property.fact.name, in: screen).filter { !renews(property, at: $0) }
    return !settings.isEmpty
      && settings.allSatisfy { site in
        guard case .member(.identifier(let base), _) = site.target, !site.target.isOwnProperty else {
          return program[site.body].kind == .initializer
        }
        return program.locals(named: base, from: site.scope) != nil
      }
  }

  /// Whether the screen itself sets a model that is there already, or takes it away.
  private func renews(_ property: Property, at site: AssignmentSite) -> Bool {
    let name = property.fact.name
    guard site.target.ownPropertyName == name, !isFlag(property) else { return false }
    if site.value == .nothing { return true }
    if program[site.body].kind == .observers, program[site.body].name == name { return true }
    var next: ScopeID? = site.scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind, conditions.contains(where: { $0.needs(name) }) {
        return true
      }
      next = program.enclosing(place)
    }
    return false
  }
}

extension Program {
  /// What a property is declared with.
  func initialResult(of property: Property) -> BodyResults.Result? {
    property.initialValue.flatMap { self[self[$0].scope].results.values.first }
  }
}

extension Property {
  /// The name under which the environment has the value: `kind` for `@Environment(\.kind)`.
  fileprivate var environmentKey: String? {
    guard
      case .keyPath(_, let path)? = fact.attributes.first(where: { $0.name == "Environment" })?.arguments.first?.value
    else { return nil }
    return path.count == 1 ? path[0] : nil
  }
}

extension Condition {
  /// Whether it holds only where a property of the object itself is there: `guard let model = self.model`.
  fileprivate func needs(_ property: String) -> Bool {
    guard case .holds(.call(let call)) = self, call.callee == .identifier("!="), call.arguments.count == 2 else {
      return false
    }
    return call.arguments[0].value.ownPropertyName == property && call.arguments[1].value == .nothing
  }
}

extension Expression {
  /// What the expression reads of how a controller is shown; nil where it reads something else, or something of that.
  var showingName: String? {
    switch self {
    // A controller has no root: that is the name of a local.
    case .identifier("rootViewController"): nil
    // What lies below the screen on its stack, or at the bottom of that.
    case .subscripted(let stack, _), .member(let stack, "first"), .member(let stack, "last"):
      if case .member(_, "viewControllers") = stack { "viewControllers" } else { nil }
    case .identifier("viewControllers"), .member(_, "viewControllers"): nil
    case .identifier(let name), .member(_, let name): KeptModes.showingNames.contains(name) ? name : nil
    case .cast(let value, _, _): value.showingName
    default: nil
    }
  }

  /// Whether the expression says how a controller is shown: `window.rootViewController == self`.
  fileprivate var tellsShowing: Bool {
    if let name = showingName { return name.hasPrefix("is") }
    var found = false
    CodeWalk(expression: { expression in
      if case .call(let call) = expression, let symbol = call.callee.calledName,
        ["==", "===", "!=", "!=="].contains(symbol)
      {
        found = found || call.arguments.contains { $0.value.showingName != nil }
      }
      return !found
    }).walk(self)
    return found
  }
}
