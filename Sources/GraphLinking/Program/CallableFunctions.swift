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
      || isInObjectiveCMembers(function)
  }

  /// Whether the declaration around a function gives all its members selectors: `@objcMembers class`, `@objc extension`.
  private func isInObjectiveCMembers(_ function: Body) -> Bool {
    guard case .swift(let swift) = files[function.file].content else { return false }
    let holder = swift.types.first { type in type.functions.contains { $0.position == function.position } }
    let givesAll = holder?.attributes.contains { $0.name == "objc" && holder?.kind == .extension } ?? false
    return givesAll || function.owner.map { lineage(of: $0).contains { givesSelector(to: function, $0) } } ?? false
  }

  /// Whether a type, or one above it, gives a method a selector: a class all of its members and those of its subclasses,
  /// a protocol what implements its requirements.
  private func givesSelector(to function: Body, _ ancestor: TypeID) -> Bool {
    let attributes = self[ancestor].attributes.map(\.name)
    return attributes.contains("objcMembers")
      || self[ancestor].isProtocol && attributes.contains("objc") && self[ancestor].functions[function.name] != nil
  }

  /// Whether a framework may call a function by itself: of what the type inherits something is not known, or an
  /// attribute says so.
  func mayBeCalledByFramework(_ function: Body) -> Bool {
    guard let owner = function.owner else { return false }
    guard let attributes = attributes(of: function),
      attributes.allSatisfy({ HarmlessAttributes.everywhere.contains($0.name) }), !isInObjectiveCMembers(function)
    else { return true }
    return mayBeAskedFor(function, of: owner)
  }

  /// Whether a function overrides one that a framework calls.
  ///
  /// A framework makes a controller from a nib, a storyboard or nothing, and its own initializers call others of these.
  /// All other initializers of controllers are called by code.
  func overridesWhatFrameworksCall(_ function: Body) -> Bool {
    guard function.isOverride, function.kind == .initializer, function.owner.map(isController) == true else {
      return function.isOverride
    }
    return Self.initializersOfFrameworks.contains(function.parameters.map { $0.label ?? "_" })
  }

  /// The labels of the initializers of controllers that frameworks call.
  private static let initializersOfFrameworks: Set<[String]> = [
    [], ["coder"], ["nibName", "bundle"], ["style"], ["collectionViewLayout"], ["frame"], ["window"],
    ["navigationBarClass", "toolbarClass"],
  ]

  /// Whether something that a type inherits from a framework may ask for a function that overrides nothing.
  func mayBeAskedFor(_ function: Body, of owner: TypeID) -> Bool {
    let inside = self[owner].name
    func isOwn(_ name: String) -> Bool {
      resolve(name, inside: inside, file: function.file).map { self[$0].isDeclared } ?? false
    }
    return lineage(of: owner).contains { ancestor in
      guard !asksForNothing(ancestor) else { return false }
      let name = self[ancestor].name
      return !DelegateProtocols.contain(name) || DelegateProtocols.mayAsk(name, for: function, isOwn: isOwn)
    }
  }

  /// Whether all that a type inherits is the program's own or a class of controllers, which call only what is overridden.
  ///
  /// - Parameters:
  ///   - orDelegates: whether protocols count as well whose methods all have an argument, which is the sender.
  ///   - others: other types that count as well.
  func inheritsOnlyControllers(_ type: TypeID, orDelegates: Bool = false, or others: Set<String> = []) -> Bool {
    lineage(of: type).allSatisfy { ancestor in
      asksForNothing(ancestor) || others.contains(self[ancestor].name)
        || orDelegates && DelegateProtocols.contain(self[ancestor].name)
    }
  }

  /// Whether a type is the program's own, or one of a framework that calls nothing but what is overridden.
  private func asksForNothing(_ type: TypeID) -> Bool {
    self[type].isDeclared || Self.basesWithoutCalls.contains(self[type].name)
      || (isController(type) && !self[type].isProtocol)
  }

  /// The types of frameworks that ask for nothing by protocol.
  static let basesWithoutCalls: Set<String> = [
    "NSObject", "UIResponder", "UIView", "NSView", "NSResponder", "AnyObject", "class", "Sendable", "Equatable",
    "Hashable", "Identifiable", "ObservableObject", "Error", "View", "CaseIterable", "Codable", "Comparable",
    "CustomStringConvertible", "Decodable", "Encodable",
  ]
}
