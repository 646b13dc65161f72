import NavigationModel

/// The functions of Swift and of Foundation that only keep, compare or print what they are given: none of them shows it.
enum Collecting {
  /// The methods of collections that put in what they are given: it is their first argument.
  static let additions: Set<String> = ["append", "insert", "updateValue"]
  /// The methods that only keep what they are given, those of Foundation's collections too.
  static let keeping = additions.union(["add", "addObject", "setObject"])
  /// The methods that find or take out what they are given.
  private static let asking: Set<String> = [
    "contains", "containsObject", "drop", "elementsEqual", "filter", "firstIndex", "index", "indexOfObject", "isEqual",
    "isIdentical", "isKind", "isMember", "lastIndex", "object", "remove", "removeAll", "removeObject", "removeValue",
    "starts",
  ]
  /// The functions outside of types that say something of what they are given, or only hold it.
  private static let telling: Set<String> = [
    "Array", "Dictionary", "Mirror", "NSLog", "NSStringFromClass", "ObjectIdentifier", "Optional", "Set", "String",
    "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "max", "min", "os_log", "precondition",
    "preconditionFailure", "print", "swap", "type", "withExtendedLifetime", "zip",
  ]

  /// Whether a call, by its name, shows nothing of what it is given: a method of collections, a function of Swift, or an
  /// operator. A method `add` may as well be that of a view.
  static func isOnlyCollecting(_ call: Call) -> Bool {
    guard let name = call.callee.calledName else { return false }
    if case .identifier = call.callee.unspecialized {
      // Names begin with a letter, a mark of a macro or an underscore; the others are operators.
      guard let first = name.first, first.isLetter || first == "#" || first == "_" || first == "$" else { return true }
      return telling.contains(name)
    }
    return name != "add" && (keeping.contains(name) || asking.contains(name))
  }
}
