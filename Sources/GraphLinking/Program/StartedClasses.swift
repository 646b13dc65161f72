import NavigationModel

/// Tells coordinators that no name tells:
///
///     class Flow {
///       let navigationController: UINavigationController
///       func start() { navigationController.pushViewController(Home(), animated: true) }
///     }
extension Program {
  /// Whether a class keeps a navigation controller and has a method that begins with it without being told anything, which
  /// is what a coordinator does. Screens, views and other classes of frameworks keep controllers, too, but are shown
  /// instead; and what only prepares something when it starts is the helper of a screen.
  func isStartedWithStack(_ type: TypeID) -> Bool {
    guard self[type].kind == .class, let starts = self[type].functions["start"], frameworkType(of: type) == nil else {
      return false
    }
    let begin = starts.filter { function in
      !self[function].isStatic && self[function].parameters.allSatisfy { $0.defaultValue != nil }
    }
    let stacks = self[type].properties.filter { $0.value.contains(where: keepsStack) }.keys
    guard !begin.isEmpty, !stacks.isEmpty else { return false }
    // The classes below say themselves what they begin with.
    return subtypes[type] != nil || uses(Set(stacks), in: begin, of: type)
  }

  /// Whether code of a type names one of its properties, by itself or by way of other members of the type.
  private func uses(_ properties: Set<String>, in functions: [BodyID], of type: TypeID) -> Bool {
    var open = functions
    var seen = Set(functions)
    while let function = open.popLast() {
      var names: Set<String> = []
      CodeWalk(expression: { expression in
        if let name = expression.ownPropertyName { names.insert(name) }
        return true
      }).walk(self[function].statements)
      if !names.isDisjoint(with: properties) { return true }
      for name in names {
        let getters = (self[type].properties[name] ?? []).compactMap(\.getter)
        open += ((self[type].functions[name] ?? []) + getters).filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  /// Whether a property stores a navigation controller.
  private func keepsStack(_ property: Property) -> Bool {
    guard !property.fact.isStatic, property.getter == nil,
      let name = property.fact.type?.name ?? madeType(of: property.fact.initializer)
    else { return false }
    return name == Self.stack
      || (typesByName[name] ?? []).contains { type in lineage(of: type).contains { self[$0].name == Self.stack } }
  }

  private func madeType(of value: Expression?) -> String? {
    guard case .call(let call)? = value, case .identifier(let name) = call.callee else { return nil }
    return name
  }

  private static let stack = "UINavigationController"
}
