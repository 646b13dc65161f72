import NavigationModel

/// What code does with the bindings by which SwiftUI shows sheets and covers: whoever sets one back takes them away.
struct CoverBindings {
  let program: Program

  /// Whether all the places that show a sheet or a cover do so for a state of their own view that no code sets back.
  func stayOn(for edge: Edge) -> Bool {
    let calls = (program.callsByName[edge.kind.rawValue] ?? []).map { program[$0] }
    return edge.sites.allSatisfy { place in
      let site = calls.first { program.location($0.call.position, in: program[$0.body].file) == place }
      return site.map(staysOn) ?? false
    }
  }

  private func staysOn(for site: CallSite) -> Bool {
    guard let binding = site.call.arguments.first(where: { ["isPresented", "item"].contains($0.label) }),
      let name = binding.value.ownPropertyName, name.hasPrefix("$"), let owner = program[site.body].owner
    else { return false }
    let state = String(name.dropFirst())
    guard let property = program[owner].properties[state]?.first,
      property.fact.attributes.contains(where: { $0.name == "State" })
    else { return false }
    return !isSetBack(state, of: owner) && mentions(of: name, by: owner) == 1
  }

  private func isSetBack(_ state: String, of owner: TypeID) -> Bool {
    let sites = (program.assignmentsByName[state] ?? []).filter { program[$0.body].owner == owner }
    return !sites.allSatisfy { shows($0.value) } || mentions(of: "toggle", by: owner) > 0
  }

  /// Whether a value certainly shows something; one that is computed may be none.
  private func shows(_ value: Expression) -> Bool {
    switch value {
    case .boolean(true), .implicitMember, .identifier: true
    default: false
    }
  }

  private func mentions(of name: String, by owner: TypeID) -> Int {
    var count = 0
    for body in program.bodies(of: owner) {
      CodeWalk(expression: { expression in
        if expression == .identifier(name) || expression.memberName == name { count += 1 }
        return true
      }).walk(program[body].statements)
    }
    return count
  }
}

extension Expression {
  /// The name after the last dot; nil for what is no member of something.
  fileprivate var memberName: String? {
    if case .member(_, let name) = self { name } else { nil }
  }
}

extension Program {
  /// All code that a type and its extensions hold.
  func bodies(of type: TypeID) -> [BodyID] {
    let declaration = self[type]
    let functions = declaration.functions.values.joined()
    let properties = declaration.properties.values.joined()
    let observers = declaration.properties.keys.flatMap { propertyUses.observers(named: $0) }
    return
      (Array(functions) + properties.compactMap(\.getter) + properties.compactMap(\.initialValue)
      + observers.filter { self[$0].owner == type }).sorted()
  }
}
