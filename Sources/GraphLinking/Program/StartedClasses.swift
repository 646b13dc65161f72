import NavigationModel

/// Tells coordinators that no name tells:
///
///     class Flow {
///       let navigationController: UINavigationController
///       func start() {}
///     }
extension Program {
  /// Whether a class keeps a navigation controller and has a method that starts it without being told anything, which is
  /// what a coordinator is. Screens, views and other classes of frameworks keep controllers, too, but are shown instead.
  func isStartedWithStack(_ type: TypeID) -> Bool {
    guard self[type].kind == .class, let starts = self[type].functions["start"], frameworkType(of: type) == nil else {
      return false
    }
    let isStarted = starts.contains { function in
      !self[function].isStatic && self[function].parameters.allSatisfy { $0.defaultValue != nil }
    }
    return isStarted && self[type].properties.values.contains { $0.contains(where: keepsStack) }
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
