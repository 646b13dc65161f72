import NavigationModel

/// What a bare name stands for that code gives itself: no member, type or global.
enum NameOfCode: Hashable {
  /// The locals of that name in a scope.
  case locals(ScopeID)
  /// A parameter of a closure by its index, which is that of `$0` as well.
  case closureParameter(Int, of: ScopeID)
  /// A parameter of a function, an initializer or a subscript by its index.
  case parameter(Int, of: BodyID)
}

extension Program {
  /// The nearest declaration of a name around a place; nil for a name that no code around declares.
  func nameOfCode(_ name: String, from scope: ScopeID) -> NameOfCode? {
    var next: ScopeID? = scope
    while let place = next {
      if self[place].locals[name] != nil { return .locals(place) }
      if case .closure(let closure) = self[place].kind, let index = closure.index(ofParameter: name) {
        return .closureParameter(index, of: place)
      }
      let body = self[place].body
      if self[place].parent == nil, let index = self[body].parameters.firstIndex(where: { $0.name == name }) {
        return .parameter(index, of: body)
      }
      next = enclosing(place)
    }
    return nil
  }
}

extension Closure {
  /// The index of the parameter that a name means: `$1` is the second one of a closure without names.
  func index(ofParameter name: String) -> Int? {
    if parameters.isEmpty { return Self.shorthandIndex(name) }
    // A closure that takes a binding `$item` knows its value by `item`.
    return parameters.firstIndex { $0.name == name || $0.name == "$\(name)" }
  }

  /// How many parameters it knows by `$0`, `$1` and so on. Those of closures in it are others.
  var shorthandCount: Int {
    var count = 0
    CodeWalk(expression: { expression in
      switch expression {
      case .closure: return false
      case .identifier(let name):
        if let index = Self.shorthandIndex(name) { count = max(count, index + 1) }
        return true
      default: return true
      }
    }).walk(body)
    return count
  }

  /// No closure has more parameters than these, whatever number the sources write.
  private static let maximumParameters = 100

  /// The index that a name such as `$1` says; nil for other names.
  private static func shorthandIndex(_ name: String) -> Int? {
    guard name.hasPrefix("$"), let index = Int(name.dropFirst()), (0..<maximumParameters).contains(index) else {
      return nil
    }
    return index
  }
}
