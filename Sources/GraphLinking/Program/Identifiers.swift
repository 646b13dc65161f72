/// A type of the program: declared in it, extended by it, or named by it.
struct TypeID: Hashable, Comparable {
  let index: Int
  static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// A piece of code that runs: a function, a getter, the initial value of a property.
struct BodyID: Hashable, Comparable {
  let index: Int
  static func < (left: BodyID, right: BodyID) -> Bool { left.index < right.index }
}

/// A lexical scope within a body.
struct ScopeID: Hashable { let index: Int }

/// A call in the program.
struct CallSiteID: Hashable { let index: Int }

/// A controller of a storyboard or a xib.
struct SceneID: Hashable, Comparable {
  let index: Int
  static func < (left: SceneID, right: SceneID) -> Bool { left.index < right.index }
}
