import NavigationModel

/// Tells the elements of dictionaries, which are pairs, from those of arrays: of the pairs only the values are known.
extension Evaluator {
  /// What has to do with dictionaries, as far as that decides what `.value` is.
  private enum DictionaryShape {
    /// A dictionary, or its elements in another order or without some.
    case pairs
    /// A key with its value.
    case pair
    /// What `enumerated()` makes of a dictionary.
    case numberedPairs
    /// A number with a pair.
    case numberedPair

    /// What an element of it is.
    var element: DictionaryShape? {
      switch self {
      case .pairs: .pair
      case .numberedPairs: .numberedPair
      case .pair, .numberedPair: nil
      }
    }
  }

  /// Dictionaries seldom come through more names and methods than these.
  private static let maximumShapeSteps = 8

  /// Whether an expression stands for an element of a dictionary: `tab` in `tabs.sorted { … }.forEach { tab in … }`, and
  /// `tabs.first`.
  func isElementOfDictionary(_ element: Expression, in scope: ScopeID) -> Bool {
    shape(of: element, in: scope, steps: 0) == .pair
  }

  private func shape(of value: Expression, in scope: ScopeID, steps: Int) -> DictionaryShape? {
    guard steps < Self.maximumShapeSteps else { return nil }
    let steps = steps + 1
    switch value {
    case .dictionary:
      return .pairs
    case .identifier(let name):
      return shape(ofName: name, in: scope, steps: steps)
    case .member(.identifier("self"), let name):
      return program[program[scope].body].owner.flatMap { shape(ofMember: name, of: $0, from: scope, steps: steps) }
    case .member(let base, let name):
      switch name {
      case "first", "last": return shape(of: base, in: scope, steps: steps)?.element
      case "lazy": return shape(of: base, in: scope, steps: steps)
      case "element": return shape(of: base, in: scope, steps: steps) == .numberedPair ? .pair : nil
      default:
        return staticType(of: base, in: scope, openActivation(of: program[scope].body))
          .flatMap { shape(ofMember: name, of: $0, from: scope, steps: steps) }
      }
    case .call(let call):
      return shape(ofCall: call, in: scope, steps: steps)
    case .cast(let value, let type):
      return shape(of: type, in: scope) ?? shape(of: value, in: scope, steps: steps)
    case .alternatives(let values):
      return values.firstNonNil { shape(of: $0, in: scope, steps: steps) }
    default:
      return nil
    }
  }

  private func shape(ofCall call: Call, in scope: ScopeID, steps: Int) -> DictionaryShape? {
    switch call.callee {
    case .dictionary, .identifier("Dictionary"), .specialized(.identifier("Dictionary"), _):
      return .pairs
    case .identifier(let name):
      return program[program[scope].body].owner.flatMap { shape(ofMember: name, of: $0, from: scope, steps: steps) }
    case .member(let base, let method):
      if Self.keepingElements.contains(method) { return shape(of: base, in: scope, steps: steps) }
      if Self.givingElement.contains(method) { return shape(of: base, in: scope, steps: steps)?.element }
      if method == "enumerated" { return shape(of: base, in: scope, steps: steps) == .pairs ? .numberedPairs : nil }
      return staticType(of: base, in: scope, openActivation(of: program[scope].body))
        .flatMap { shape(ofMember: method, of: $0, from: scope, steps: steps) }
    default:
      return nil
    }
  }

  /// What a name stands for at a place: a local, what a closure gets, a parameter or a property.
  private func shape(ofName name: String, in scope: ScopeID, steps: Int) -> DictionaryShape? {
    var next: ScopeID? = scope
    while let place = next {
      if let locals = program[place].locals[name] {
        return locals.firstNonNil { shape(of: $0, named: name, declaredIn: place, steps: steps) }
      }
      if case .closure(let closure) = program[place].kind, let index = closure.index(ofParameter: name) {
        return shape(ofArgument: index, of: closure, in: place, steps: steps)
      }
      let body = program[program[place].body]
      if program[place].parent == nil, let parameter = body.parameters.first(where: { $0.name == name }) {
        return parameter.type.flatMap { shape(of: $0, in: place) }
      }
      next = program.enclosing(place)
    }
    let body = program[program[scope].body]
    if let owner = body.owner, let shape = shape(ofMember: name, of: owner, from: scope, steps: steps) { return shape }
    let global = program.globalProperties[name].flatMap { program.nearest($0, to: body.file, declaredIn: \.file) }
    return global.flatMap { shape(of: $0, from: scope, steps: steps) }
  }

  private func shape(
    of local: Local, named name: String, declaredIn place: ScopeID, steps: Int
  ) -> DictionaryShape? {
    // `if let tabs = tabs` means the outer one.
    let outer = local.value == .identifier(name) ? program.enclosing(place) : local.scope
    var shape = local.type.flatMap { self.shape(of: $0, in: local.scope) }
    if shape == nil, let value = local.value, let outer { shape = self.shape(of: value, in: outer, steps: steps) }
    for projection in local.projections {
      switch projection {
      case .element: shape = shape?.element
      case .tupleElement(1, _): shape = shape == .numberedPair ? .pair : nil
      case .tupleElement, .payload: shape = nil
      case .cast(let type): shape = self.shape(of: type, in: local.scope) ?? shape
      }
    }
    return shape
  }

  /// What a closure gets of the elements that a method gives it one by one.
  private func shape(
    ofArgument index: Int, of closure: Closure, in place: ScopeID, steps: Int
  ) -> DictionaryShape? {
    guard let passedTo = program[place].passedTo,
      case .member(let base, let method) = program[passedTo.site].call.callee, Self.elementwise.contains(method)
    else { return nil }
    let element = shape(of: base, in: program[passedTo.site].scope, steps: steps)?.element
    // Who names two things gets the parts of a pair.
    guard closure.parameters.count > 1 else { return index == 0 ? element : nil }
    return element == .numberedPair && index == 1 ? .pair : nil
  }

  /// What a type has under a name: a property, or a method that gives it.
  private func shape(ofMember name: String, of type: TypeID, from scope: ScopeID, steps: Int) -> DictionaryShape? {
    for ancestor in program.memberLineage(of: type) {
      if let property = program[ancestor].properties[name]?.first {
        return shape(of: property, from: scope, steps: steps)
      }
      if let function = program[ancestor].functions[name]?.first {
        return program[function].returnType.flatMap { shape(of: $0, in: program[function].scope) }
      }
    }
    return nil
  }

  private func shape(of property: Property, from scope: ScopeID, steps: Int) -> DictionaryShape? {
    let place = property.bodies.first.map { program[$0].scope } ?? scope
    if let type = property.fact.type { return shape(of: type, in: place) }
    return property.fact.initializer.flatMap { shape(of: $0, in: place, steps: steps) }
  }

  /// What values of a type are, under the name of an alias as well.
  private func shape(of type: TypeReference, in scope: ScopeID) -> DictionaryShape? {
    switch named(type, in: program[program[scope].body]) {
    case .dictionary, .named("Dictionary", _): .pairs
    default: nil
    }
  }

  /// Methods of a dictionary that give its elements as they are.
  private static let keepingElements: Set<String> = [
    "dropFirst", "dropLast", "filter", "mapValues", "merging", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]
  /// Methods of a dictionary that give one of its elements.
  private static let givingElement: Set<String> = [
    "first", "last", "max", "min", "popFirst", "randomElement", "removeFirst",
  ]
}

extension Closure {
  /// Which of its parameters a name stands for; nil for other names.
  fileprivate func index(ofParameter name: String) -> Int? {
    if let index = parameters.firstIndex(where: { $0.name == name }) { return index }
    guard parameters.isEmpty, name.first == "$" else { return nil }
    return Int(name.dropFirst())
  }
}
