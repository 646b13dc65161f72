import NavigationModel

/// Which types objects are made of.
extension Program {
  /// Whether no code of the program makes an object of a type: the stand-ins for tests and previews, which are not looked at.
  func isNeverMade(_ type: TypeID) -> Bool {
    let declaration = self[type]
    return [.class, .struct].contains(declaration.kind) && !coverage.hasOtherLanguages
      && callsByName[declaration.bareName] == nil && !namedTypes.contains(declaration.bareName)
      && subtypes[type] == nil && !isController(type) && !isEntry(type)
      && !declaration.properties.values.joined().contains { $0.fact.isStatic }
      && !declaration.functions.values.joined().contains { self[$0].isStatic && self[$0].kind == .function }
  }

  /// Whether a protocol is that of a role, such as that of all coordinators of an app, so that it says nothing of which
  /// type it stands for. Types of which nobody makes an object take no part in that; views are made by storyboards, too.
  func isOfRole(_ type: TypeID) -> Bool {
    var made = 0
    for conformer in concreteSubtypes(of: type)
    where !isNeverMade(conformer) || inherits(conformer, fromAnyNamed: ["UIView", "NSView"]) {
      made += 1
      if made > Self.maximumConformers { return true }
    }
    return false
  }

  /// Services with several implementations have had fewer, and the roles of screens and coordinators more.
  private static let maximumConformers = 12
}
