import NavigationModel

/// Tells expressions whose value does not change while the app runs: only those decide which branches a run takes.
extension Evaluator {
  /// More bindings after one another than these decide nothing.
  private static let maximumBindings = 12

  /// Whether what an expression gives does not change while the app runs.
  func isFixed(
    _ expression: Expression, in scope: ScopeID, _ activation: ActivationID, depth: Int = 0
  ) -> Bool {
    // Locals can be bound to each other in cycles, as `vc` is in `if let vc = vc as? Detail`.
    guard depth < Self.maximumBindings else { return false }
    switch expression {
    case .string, .boolean, .nothing, .implicitMember, .type, .identifier("self"):
      return true
    case .identifier(let name):
      return isFixedLocal(name, from: scope, activation, depth: depth) ?? isFixedProperty(name, of: scope, activation)
    case .member(.identifier("self"), let name):
      return isFixedProperty(name, of: scope, activation)
    case .member(let base, let name):
      // A case of an enum, or what a type has for all its objects; what `Session.shared` has can change.
      if let path = base.dottedPath, path.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true }) {
        return isFixedStatic(name, of: path, in: scope)
      }
      guard isFixed(base, in: scope, activation, depth: depth + 1) else { return false }
      if name == "rawValue" || name == "case" { return true }
      return switch single(conditionValues(of: base, in: scope, activation)) {
      case .tuple?: true
      case .enumCase(let type?, _, _)?: isComputed(name, by: type)
      case .object(let type, let made?)?:
        isSet(name, ofObject: type, madeBy: made) || isKept(name, by: type)
          || isFixed(name, ofObject: type, madeBy: made, depth: depth + 1)
      default: false
      }
    case .cast(let base, _, _):
      return isFixed(base, in: scope, activation, depth: depth + 1)
    default:
      return false
    }
  }

  /// Whether a property of the object around a scope does not change.
  private func isFixedProperty(_ name: String, of scope: ScopeID, _ activation: ActivationID) -> Bool {
    guard let owner = program[program[scope].body].owner else { return false }
    // What a caller has just put there is what it is.
    if isHandedOver(name, in: scope, activation) { return true }
    return isSetByClass(name, in: owner) || isGivenOnce(name, to: owner, activation)
  }

  /// Whether what a type has for all its objects does not change: what a static property computes from more than
  /// literals, such as what the device can do, is for the run to tell.
  private func isFixedStatic(_ name: String, of path: String, in scope: ScopeID) -> Bool {
    let body = program[program[scope].body]
    guard let type = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file),
      let property = program[type].properties[name]?.first(where: \.fact.isStatic)
    else { return true }
    guard let getter = property.getter else { return true }
    let results = program[program[getter].scope].results.values
    return results.allSatisfy { result in
      switch result.value {
      case .string, .boolean, .integer, .nothing: true
      case .implicitMember, .member: results.count == 1
      default: false
      }
    }
  }

  /// Whether a property is computed by an enum from its case: it is as fixed as the case is.
  func isComputed(
    _ name: String, fromCase base: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> Bool {
    guard case .enumCase(let type?, _, _)? = single(evaluate(base, in: scope, activation)) else { return false }
    return isComputed(name, by: type)
  }

  /// Whether code has just set a property of an object that others hold as well, which is what it is then. Of a copy that
  /// code changes, it is not known when it does so.
  private func isSet(_ name: String, ofObject type: TypeID, madeBy construction: ConstructionID) -> Bool {
    program[type].kind == .class && self[construction].changes[name] != nil
  }

  private func isComputed(_ name: String, by type: TypeID) -> Bool {
    program[type].properties[name]?.first?.getter != nil
  }

  /// Whether a property of a struct is what the struct was made with, or is computed from nothing else.
  private func isKept(_ name: String, by type: TypeID) -> Bool {
    guard program[type].kind == .struct else { return false }
    let key = PropertyKey(type: type, name: name, receiver: nil)
    if let known = keptCache[key] { return known }
    let isKept = keepsOnlyWhatItIsMadeWith(name, type)
    keptCache[key] = isKept
    return isKept
  }

  private func keepsOnlyWhatItIsMadeWith(_ name: String, _ type: TypeID) -> Bool {
    let properties = program[type].properties
    guard let property = properties[name], !property.contains(where: \.fact.isStatic), property.first?.getter != nil
    else { return isGivenOnce(name, to: type) }
    return properties.allSatisfy { name, property in
      property.contains(where: \.fact.isStatic) || property.first?.getter != nil || isGivenOnce(name, to: type)
    }
  }

  /// Whether a local or a parameter is fixed, as what it is bound to is; nil for a name that is neither.
  private func isFixedLocal(
    _ name: String, from scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> Bool? {
    var next: ScopeID? = scope
    while let place = next {
      if let locals = program[place].locals[name] {
        guard let only = onlyAssigned(locals, name, in: place, activation), let value = only.value,
          !only.projections.contains(.element)
        else { return false }
        // `if let name` binds the outer name.
        if value.uncast == .identifier(name) {
          // `guard let step = step as? ItemStep` in the body itself binds the parameter.
          if isParameter(name, ofBodyWithScope: place) { return true }
          let outer = program.enclosing(place).flatMap {
            isFixedLocal(name, from: $0, activation, depth: depth + 1)
          }
          return outer ?? isFixedProperty(name, of: place, activation)
        }
        return isFixed(value, in: only.scope, activation, depth: depth + 1)
      }
      if case .closure(let closure) = program[place].kind, closure.index(ofParameter: name) != nil { return true }
      if isParameter(name, ofBodyWithScope: place) { return true }
      next = program.enclosing(place)
    }
    return nil
  }

  /// The one declaration of a local, or the one of the branches which assign it that a run comes by; nil for several.
  private func onlyAssigned(
    _ locals: [Local], _ name: String, in place: ScopeID, _ activation: ActivationID
  ) -> Local? {
    if locals.count == 1 { return locals[0] }
    // Whether a branch is taken can depend on the local itself: `if page == nil { page = Detail() }`.
    let key = LocalKey(scope: place, name: name, activation: activation)
    if let beginning = decidedLocals[key] {
      cut.circles.insert(beginning)
      return nil
    }
    let beginning = begin()
    decidedLocals[key] = beginning
    defer {
      decidedLocals[key] = nil
      end(beginning)
    }
    let reached = locals.filter { $0.value != nil && isFeasible(from: $0.scope, to: place, activation) }
    return reached.count == 1 ? reached[0] : nil
  }

  private func isParameter(_ name: String, ofBodyWithScope scope: ScopeID) -> Bool {
    program[scope].parent == nil && program[program[scope].body].parameters.contains { $0.name == name }
  }

  private func isSetByClass(_ name: String, in type: TypeID) -> Bool {
    for ancestor in program.lineage(of: type) {
      guard let property = program[ancestor].properties[name]?.first else { continue }
      return property.getter != nil && !property.fact.observers.isEmpty
    }
    return false
  }

  /// Whether a property keeps what the initializer was given, and the objects that can run are those whose making is
  /// known.
  private func isGivenOnce(_ name: String, to type: TypeID, _ activation: ActivationID) -> Bool {
    let receivers = self[activation].receivers
    return !receivers.isEmpty
      && receivers.allSatisfy { receiver in
        guard case .object(_, let construction?) = receiver else { return false }
        // What code has just set is what it is.
        return self[construction].changes[name] != nil || isGivenOnce(name, to: type)
      }
  }

  /// Whether a property keeps what the initializer was given.
  func isGivenOnce(_ name: String, to type: TypeID) -> Bool {
    let key = PropertyKey(type: type, name: name, receiver: nil)
    if let known = constantCache[key] { return known }
    let isConstant = isAssignedOnlyAtFirst(name, in: type)
    constantCache[key] = isConstant
    return isConstant
  }

  private func isAssignedOnlyAtFirst(_ name: String, in type: TypeID) -> Bool {
    let property = program.lineage(of: type).lazy.compactMap { self.program[$0].properties[name]?.first }.first
    guard let property, property.getter == nil, property.initialValue == nil, property.fact.observers.isEmpty else {
      return false
    }
    return settings(of: name, in: type).allSatisfy { site in
      site.target.isOwnProperty && program[site.body].kind == .initializer
    }
  }

  /// The places that set a property of a type's objects; one that may set anybody's sets another's.
  func settings(of name: String, in type: TypeID) -> [AssignmentSite] {
    guard let sites = program.assignmentsByName[name] else { return [] }
    return zip(sites, receivers(ofSettings: name, sites)).lazy.filter { site, receiver in
      guard let receiver else { return false }
      guard case .member(let base, _) = site.target, !site.target.isOwnProperty else {
        return self.program.inherits(type, from: receiver)
      }
      // Who changes a copy knows what has become of it.
      if self.program[type].kind == .struct, self.isCopy(base, in: site.scope) { return false }
      return self.program.inherits(receiver, from: type) || self.program.inherits(type, from: receiver)
    }.map(\.0)
  }

  /// The declared type of the object that each assignment of a name sets a property of, found once for all types.
  func receivers(ofSettings name: String, _ sites: [AssignmentSite]) -> [TypeID?] {
    if let known = settingReceivers[name] { return known }
    let receivers = sites.map { site -> TypeID? in
      guard case .member(let base, _) = site.target, !site.target.isOwnProperty else { return program[site.body].owner }
      return staticType(of: base, in: site.scope, openActivation(of: site.body))
    }
    settingReceivers[name] = receivers
    return receivers
  }
}

extension Expression {
  /// Whether the expression reads or sets a property of the object whose code it stands in: `mode`, `self.mode`.
  var isOwnProperty: Bool {
    if case .member(let base, _) = self { base == .identifier("self") } else { true }
  }
}
