import NavigationModel

/// Finds where code sets the item for which a sheet appears elsewhere: `router.sheet = .settings`, while another view
/// has `.sheet(item: $router.sheet) { … }`, or `router.sheets.append(.settings)`, where sheets lie on each other.
struct ItemAssignments {
  let evaluator: Evaluator
  let registry: DestinationRegistry
  private var program: Program { evaluator.program }

  /// A place that sets an item.
  private struct Setting {
    let item: Expression
    let type: TypeID
    let property: String
    let scope: ScopeID
    let body: BodyID
    let position: Position
    /// Whether it sets a property of the object whose code it stands in.
    let isOwn: Bool
    /// Whether the property may be empty, as that of a sheet is which is not there.
    var canHoldNothing = true
  }

  func transitions() -> [Transition] {
    let items = registry.items
    guard !items.isEmpty else { return [] }
    return (singleSettings(of: items) + stackedSettings(of: items)).flatMap { setting -> [Transition] in
      let meant = (items[setting.type] ?? []).filter {
        ($0.property == nil || $0.property == setting.property) && (setting.canHoldNothing || !$0.isOptional)
      }
      // A view that shows the sheet itself has the edges already, but for views that come with the item.
      let owner = program[setting.body].owner
      if meant.contains(where: { $0.owner == owner && !$0.isCarrier }) { return [] }
      // What an object is made with and keeps under a name of its own shows nothing.
      if program[setting.body].kind == .initializer, setting.isOwn,
        !meant.contains(where: { $0.property == setting.property })
      {
        return []
      }
      return Set(meant.map(\.kind)).sorted(by: { $0.rawValue < $1.rawValue }).map { kind in
        Transition(
          shown: .item(setting.item), kind: kind, expected: setting.type, scope: setting.scope, body: setting.body,
          position: setting.position)
      }
    }
  }

  /// The places that set a property that holds one item.
  private func singleSettings(of items: [TypeID: [DestinationRegistry.Item]]) -> [Setting] {
    let names = names(of: items) { program.propertyNames.properties(ofTypeNamed: $0) }
    return names.flatMap { name in
      (program.assignmentsByName[name] ?? []).filter { $0.value != .nothing }.compactMap { site in
        guard let owner = receiver(of: site), let type = evaluator.declaredType(ofMember: name, in: owner) else {
          return nil
        }
        var setting = setting(site.value, of: type, name, at: site)
        setting.canHoldNothing = canHoldNothing(name, of: owner)
        return setting
      }
    }
  }

  /// The places that set an array of items, or put one into it.
  private func stackedSettings(of items: [TypeID: [DestinationRegistry.Item]]) -> [Setting] {
    // What a stack of views is bound to is pushed.
    let paths = Set(
      program.frameworks.stacksOfViews.flatMap { program.callsByName[$0] ?? [] }.compactMap {
        CallLabels.argument("path", in: program[$0].call.arguments)?.value.boundProperty
      })
    let names = names(of: items) { program.propertyNames.properties(ofArraysOf: $0) }.filter { !paths.contains($0) }
    return names.flatMap { name -> [Setting] in
      let set = (program.assignmentsByName[name] ?? []).flatMap { site -> [Setting] in
        guard case .array(let elements) = site.value, let type = assignedType(site, name) else { return [] }
        return elements.map { setting($0, of: type, name, at: site) }
      }
      let added = program.propertyUses.additions(to: name).flatMap { site -> [Setting] in
        guard let (array, added) = site.call.addition,
          let type = evaluator.staticType(of: array, in: site.scope, evaluator.openActivation(of: site.body))
        else { return [] }
        let items: [Expression] =
          switch added {
          case .array(let elements): elements
          default: site.call.addsArray ? [] : [added]
          }
        return items.map { item in
          Setting(
            item: item, type: type, property: name, scope: site.scope, body: site.body, position: site.call.position,
            isOwn: array.isOwnProperty)
        }
      }
      return set + added
    }
  }

  private func setting(_ item: Expression, of type: TypeID, _ name: String, at site: AssignmentSite) -> Setting {
    Setting(
      item: item, type: type, property: name, scope: site.scope, body: site.body, position: site.position,
      isOwn: site.target.isOwnProperty)
  }

  /// The names of the properties that hold such items, sorted.
  private func names(
    of items: [TypeID: [DestinationRegistry.Item]], _ properties: (String) -> Set<String>
  ) -> [String] {
    items.keys.reduce(into: Set<String>()) { $0.formUnion(properties(program[$1].bareName)) }.sorted()
  }

  private func assignedType(_ site: AssignmentSite, _ name: String) -> TypeID? {
    receiver(of: site).flatMap { evaluator.declaredType(ofMember: name, in: $0) }
  }

  /// The type whose property is set.
  private func receiver(of site: AssignmentSite) -> TypeID? {
    switch site.target {
    case .member, .identifier: evaluator.receiver(of: site)
    default: nil
    }
  }

  /// Whether a property is optional, or may be, since Swift infers its type from more than the name of a case.
  private func canHoldNothing(_ name: String, of owner: TypeID) -> Bool {
    let declared = program.memberLineage(of: owner).lazy.compactMap { self.program[$0].properties[name]?.first?.fact }
    guard let fact = declared.first else { return true }
    if fact.type != nil { return fact.isOptional || fact.type?.name == "Binding" }
    if case .member(.identifier, _) = fact.initializer { return false }
    return true
  }
}

extension Evaluator {
  /// The type of what a binding is bound to: `$router.sheet`, `$sheet`, a parameter that is a `Binding<Sheet?>`, or a
  /// local that is made as one.
  func boundType(of binding: Expression, in scope: ScopeID) -> TypeID? {
    let activation = openActivation(of: program[scope].body)
    if let getter = getter(ofBinding: binding, in: scope) {
      return program[getter].results.values.lazy.compactMap {
        self.staticType(of: $0.value, in: $0.scope, activation)
      }.first
    }
    if case .identifier(let name) = binding, !name.hasPrefix("$") {
      if let local = program.locals(named: name, from: scope)?.first {
        var made: TypeReference? = local.type
        if case .call(let call)? = local.value, case .specialized(.identifier("Binding"), let types) = call.callee {
          made = .named("Binding", types)
        }
        guard case .named("Binding", let arguments)? = made, let bound = arguments.first else { return nil }
        return resolve(bound, in: local.scope, activation)
      }
      let body = program[program[scope].body]
      guard let parameter = body.parameters.first(where: { $0.name == name }) else {
        return boundType(ofProperty: name, in: body)
      }
      guard case .named("Binding", let arguments)? = parameter.type, let bound = arguments.first else { return nil }
      return resolve(bound, in: body.scope, activation)
    }
    return staticType(of: binding.withoutProjection, in: scope, activation)
  }

  /// The type of what a property of the object itself binds: `var row: Binding<Row?> { Binding(get: { … }, set: { … }) }`.
  private func boundType(ofProperty name: String, in body: Body) -> TypeID? {
    guard let owner = body.owner, let property = program[owner].properties[name]?.first,
      case .named("Binding", let arguments)? = property.fact.type, let bound = arguments.first
    else { return nil }
    return resolve(bound, inside: program[owner].name, file: property.file)
  }

  /// The closure by which a binding reads that is made of two: `Binding(get: { … }, set: { … })`.
  func getter(ofBinding binding: Expression, in scope: ScopeID) -> ScopeID? {
    guard case .call(let call) = binding,
      case .closure(let getter)? = CallLabels.argument("get", in: call.arguments)?.value
    else { return nil }
    switch call.callee.unspecialized {
    case .identifier("Binding"), .implicitMember("init"): return program.scope(of: getter, in: program[scope].body)
    default: return nil
    }
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

  /// The value behind a projection: `router.sheet` for `$router.sheet` and `Bindable(router).sheet`.
  var withoutProjection: Expression {
    if let madeBindable { return madeBindable }
    return switch self {
    case .identifier(let name) where name.hasPrefix("$"): .identifier(String(name.dropFirst()))
    case .member(let base, let name):
      .member(base.withoutProjection, name.hasPrefix("$") ? String(name.dropFirst()) : name)
    default: self
    }
  }
}
