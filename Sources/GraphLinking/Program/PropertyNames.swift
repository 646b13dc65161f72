import NavigationModel

/// The names of the properties that types have, by what they hold.
struct PropertyNames: Sendable {
  /// Properties that hold functions, as their types or their initial values say.
  private(set) var functions: Set<String> = []
  /// Properties that views get from their environment, and whose types the code does not say.
  private(set) var environmentValues: Set<String> = []
  /// Of those, the ones that are got by a key path, by its last part: `open` for `@Environment(\.openWindow) var open`.
  private var byEnvironmentKey: [String: Set<String>] = [:]
  /// By the name of the property's type without those of the types around it.
  private var byTypeName: [String: Set<String>] = [:]
  /// Of arrays, by the name of the type of the elements.
  private var byElementName: [String: Set<String>] = [:]
  /// By the name of the type that the initial value makes, where the property says no type itself.
  private var byMadeName: [String: Set<String>] = [:]
  /// By the name of the type that the initial value reads something of, where the property says no type itself.
  private var byGivingName: [String: Set<String>] = [:]

  /// The properties that are declared with a type of that name.
  func properties(ofTypeNamed name: String) -> Set<String> { byTypeName[name] ?? [] }

  /// The properties that are declared as arrays of a type of that name.
  func properties(ofArraysOf name: String) -> Set<String> { byElementName[name] ?? [] }

  /// The properties of a type of that name, by what they are declared with or made with: `let events = Subject()`.
  func properties(holding name: String) -> Set<String> {
    properties(ofTypeNamed: name).union(byMadeName[name] ?? [])
  }

  /// The properties that begin with something of a type of that name, which is mostly an object of it:
  /// `let open = OpenAction.shared`.
  func properties(givenBy name: String) -> Set<String> { byGivingName[name] ?? [] }

  /// The properties of views that have what the environment has under a name.
  func properties(withEnvironmentKey key: String) -> Set<String> { byEnvironmentKey[key] ?? [] }

  mutating func add(_ fact: PropertyFact) {
    switch fact.type {
    case .function: functions.insert(fact.name)
    case .named(let name, _): byTypeName[String(name.lastName), default: []].insert(fact.name)
    case .array(.named(let name, _)): byElementName[String(name.lastName), default: []].insert(fact.name)
    case nil: addUntyped(fact)
    default: break
    }
  }

  private mutating func addUntyped(_ fact: PropertyFact) {
    if let environment = fact.attributes.first(where: { $0.name == "Environment" }) {
      environmentValues.insert(fact.name)
      if case .keyPath(_, let path)? = environment.arguments.first?.value, let key = path.last {
        byEnvironmentKey[key, default: []].insert(fact.name)
      }
    }
    switch fact.initializer {
    case .closure?: if fact.getter == nil { functions.insert(fact.name) }
    case .call(let call)?:
      if let name = call.callee.calledName { byMadeName[name, default: []].insert(fact.name) }
    case .member(let base, _)?:
      if let type = base.dottedPath.map({ String($0.lastName) }), type.first?.isUppercase == true {
        byGivingName[type, default: []].insert(fact.name)
      }
    default: break
    }
  }

  mutating func add(_ other: PropertyNames) {
    functions.formUnion(other.functions)
    environmentValues.formUnion(other.environmentValues)
    for (key, names) in other.byEnvironmentKey { byEnvironmentKey[key, default: []].formUnion(names) }
    for (type, names) in other.byTypeName { byTypeName[type, default: []].formUnion(names) }
    for (type, names) in other.byElementName { byElementName[type, default: []].formUnion(names) }
    for (type, names) in other.byMadeName { byMadeName[type, default: []].formUnion(names) }
    for (type, names) in other.byGivingName { byGivingName[type, default: []].formUnion(names) }
  }
}
