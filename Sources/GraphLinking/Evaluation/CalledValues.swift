import NavigationModel

/// Finds the calls of values whose type has a method `callAsFunction`: `navigate(.home)`, where `navigate` is a property.
extension Evaluator {
  /// The method that Swift runs where a value is called.
  static let callingMethod = "callAsFunction"

  /// The calls of properties that hold a value of a type, in source order.
  func calls(ofValuesOf type: TypeID) -> [CallSiteID] {
    // What a view gets from its environment may be of the type as well.
    let names = program.propertyNames.properties(ofTypeNamed: program[type].bareName)
      .union(program.propertyNames.environmentValues)
    return names.flatMap { program.callsByName[$0] ?? [] }.sorted().filter { isCall($0, ofValueOf: type) }
  }

  /// Whether what is called is a value of a type, and no function.
  func isCall(_ id: CallSiteID, ofValueOf type: TypeID) -> Bool {
    let site = program[id]
    return staticType(of: site.call.callee, in: site.scope, openActivation(of: site.body)) == type
  }
}
