import NavigationModel

/// What the program gives for one parameter of a generic type.
struct Specializations {
  /// The types that are given for it, in the order of the sources.
  private(set) var types: [TypeID] = []
  /// Whether some place gives a type that is not known there, such as a generic parameter of the code around it.
  private(set) var isOpen = false

  /// Takes what one place gives; nil stands for a type that is not known there.
  mutating func add(_ type: TypeID?) {
    guard let type else {
      isOpen = true
      return
    }
    if !types.contains(type) { types.append(type) }
  }

  /// The types that places give; empty where one of them is not known. A type that more places specialize than this holds
  /// anything, so that its objects have nothing to do with each other.
  var all: [TypeID] { isOpen || types.count > Self.maximum ? [] : types }
  private static let maximum = 8

  /// The type that every place gives; nil where they differ, and where one of them is not known.
  var only: TypeID? { types.count == 1 && !isOpen ? types[0] : nil }
}

extension Program {
  /// Whether a name is a generic parameter of a body, of a function around it or of a type around it.
  func isGenericParameter(_ name: String, of body: Body) -> Bool {
    var current = body
    while true {
      if current.generics.contains(where: { $0.name == name }) { return true }
      guard let outer = current.enclosing else { break }
      current = self[self[outer].body]
    }
    return body.owner.map { isGenericParameter(name, of: $0) } ?? false
  }

  /// Whether a name is a generic parameter of a type or of a type around it.
  func isGenericParameter(_ name: String, of type: TypeID) -> Bool {
    var current: TypeID? = type
    while let type = current {
      if self[type].generics.contains(where: { $0.name == name }) { return true }
      current = enclosingType(of: type)
    }
    return false
  }
}
