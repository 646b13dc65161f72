/// A type of the program: declared in it, extended by it, or named by it.
struct TypeID: Hashable, Comparable {
  let index: Int
  static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// A piece of code that runs: a function, a getter, the initial value of a property.
///
/// Bodies, scopes and calls are numbered within their file, so that files can be indexed at the same time.
struct BodyID: Hashable, Comparable {
  let file: Int32
  let index: Int32
  static func < (left: BodyID, right: BodyID) -> Bool { (left.file, left.index) < (right.file, right.index) }
}

/// A lexical scope within a body.
struct ScopeID: Hashable {
  let file: Int32
  let index: Int32
}

/// A call in the program.
struct CallSiteID: Hashable, Comparable {
  let file: Int32
  let index: Int32
  static func < (left: CallSiteID, right: CallSiteID) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}

/// A controller of a storyboard or a xib.
struct SceneID: Hashable, Comparable {
  let index: Int
  static func < (left: SceneID, right: SceneID) -> Bool { left.index < right.index }
}
