import NavigationModel

/// Which functions others can call that no call in the sources shows: selectors of Objective-C, and frameworks.
extension Program {
  /// The attributes that a function is declared with; nil where no Swift file declares it.
  ///
  /// They are looked up in the facts of its file: few questions need them, and a body with them would be larger to copy.
  func attributes(of function: Body) -> [AttributeFact]? {
    guard case .swift(let swift) = files[function.file].content else { return nil }
    let members = swift.types.lazy.flatMap(\.functions)
    let declared = members.first { $0.position == function.position }
    return (declared ?? swift.functions.first { $0.position == function.position })?.attributes
  }

  /// Whether Objective-C's selectors can call a function: menus, buttons and key bindings name it in ways that no call
  /// shows.
  func isCalledBySelector(_ function: Body) -> Bool {
    attributes(of: function)?.contains { ["objc", "IBAction"].contains($0.name) } ?? false
  }

  /// Whether a framework may call a function by itself: of what the type inherits something is not known, or an
  /// attribute says so.
  func mayBeCalledByFramework(_ function: Body) -> Bool {
    guard let owner = function.owner else { return false }
    guard let attributes = attributes(of: function),
      attributes.allSatisfy({ Self.harmlessAttributes.contains($0.name) })
    else { return true }
    return !inheritsOnlyControllers(owner)
  }

  /// Whether all that a type inherits is the program's own or a class of controllers, which call only what is overridden.
  func inheritsOnlyControllers(_ type: TypeID) -> Bool {
    lineage(of: type).allSatisfy { ancestor in
      self[ancestor].isDeclared || Self.basesWithoutCalls.contains(self[ancestor].name)
        || (isController(ancestor) && !self[ancestor].isProtocol)
    }
  }

  /// The types of frameworks that ask for nothing by protocol.
  private static let basesWithoutCalls: Set<String> = [
    "NSObject", "UIResponder", "UIView", "NSView", "NSResponder", "AnyObject", "class", "Sendable", "Equatable",
    "Hashable", "Identifiable", "ObservableObject", "Error", "View", "CaseIterable", "Codable", "Comparable",
    "CustomStringConvertible", "Decodable", "Encodable",
  ]

  /// Attributes by which nobody calls what they are on.
  static let harmlessAttributes: Set<String> = [
    "available", "discardableResult", "inline", "MainActor", "nonobjc", "Observable", "preconcurrency", "ViewBuilder",
  ]
}
