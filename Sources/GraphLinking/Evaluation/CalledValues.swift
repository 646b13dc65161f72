import NavigationModel

/// Finds the calls of values whose type has a method `callAsFunction`: `navigate(.home)`, where `navigate` is a property.
extension Evaluator {
  /// The method that Swift runs where a value is called.
  static let callingMethod = "callAsFunction"

  /// The calls of properties that hold a value of a type, in source order.
  func calls(ofValuesOf type: TypeID) -> [CallSiteID] {
    let names = program.types.reduce(into: Set<String>()) { names, holder in
      for (name, properties) in holder.properties where program.callsByName[name] != nil {
        if properties.contains(where: { mayHold($0, type) }) { names.insert(name) }
      }
    }
    return names.flatMap { program.callsByName[$0] ?? [] }.sorted().filter { isCall($0, ofValueOf: type) }
  }

  /// Whether what is called is a value of a type, and no function.
  func isCall(_ id: CallSiteID, ofValueOf type: TypeID) -> Bool {
    let site = program[id]
    return staticType(of: site.call.callee, in: site.scope, openActivation(of: site.body)) == type
  }

  /// Whether a property is declared with a type, or gets its value from the environment, which may have it.
  private func mayHold(_ property: Property, _ type: TypeID) -> Bool {
    guard let declared = property.fact.type?.name else {
      return property.fact.attributes.contains { $0.name == "Environment" }
    }
    return declared.split(separator: ".").last.map(String.init) == program[type].bareName
  }
}
