import NavigationModel

/// Finds the calls of values whose type has a method `callAsFunction`: `navigate(.home)`, where `navigate` is a property.
extension Evaluator {
  /// The method that Swift runs where a value is called.
  static let callingMethod = "callAsFunction"

  /// The calls of properties that hold a value of a type, in source order.
  func calls(ofValuesOf type: TypeID) -> [CallSiteID] {
    // What a view gets from its environment may be of the type as well.
    let name = program[type].bareName
    let names = program.propertyNames.properties(holding: name)
      .union(program.propertyNames.properties(givenBy: name)).union(program.propertyNames.environmentValues)
    return names.flatMap { program.callsByName[$0] ?? [] }.sorted().filter { isCall($0, ofValueOf: type) }
  }

  /// The calls of what views get from their environment to be called, and that a pattern for `callAsFunction` is about:
  /// `openSettings()`, whatever the property is called. What patterns know by the property's name is left out.
  func environmentCalls(_ pattern: TransitionPattern) -> [CallSiteID] {
    guard case .call(Self.callingMethod, _) = pattern.trigger else { return [] }
    return pattern.receivers.flatMap { receiver -> [CallSiteID] in
      guard let type = program.typesByName[receiver]?.first else { return [] }
      return program.frameworks.members(of: "EnvironmentValues", givingType: receiver)
        .flatMap { program.propertyNames.properties(withEnvironmentKey: $0).union([$0]).sorted() }
        .filter { program.frameworks.patternsByCall[$0] == nil }
        .flatMap { program.callsByName[$0] ?? [] }.filter { isCall($0, ofValueOf: type) }
    }
  }

  /// Whether what is called is a value of a type, and no function.
  func isCall(_ id: CallSiteID, ofValueOf type: TypeID) -> Bool {
    let site = program[id]
    return staticType(of: site.call.callee, in: site.scope, openActivation(of: site.body)) == type
  }
}
