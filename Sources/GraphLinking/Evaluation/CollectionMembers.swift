import NavigationModel

/// What the members of Swift's collections give of what a collection holds.
///
/// The static type of a collection is that of its elements, and of a dictionary that of its values. So a member that
/// gives one of them, or a collection of some of them, has the type that the collection has.
enum CollectionMembers {
  /// The names of the collections themselves.
  static let types: Set<String> = ["Array", "Dictionary", "Set"]

  /// The properties of every collection that give what it holds.
  static let properties: Set<String> = ["first", "last", "lazy"]

  /// The property of a dictionary that gives what it holds.
  static let valuesOfDictionary = "values"

  /// The methods of sequences that give one of the elements, or some of them, or all in another order; those of sets that
  /// join two of them; and those that take an element or a value out.
  private static let methods: Set<String> = [
    "drop", "dropFirst", "dropLast", "filter", "first", "intersection", "last", "max", "min", "popFirst", "popLast",
    "prefix", "randomElement", "removeFirst", "removeLast", "removeValue", "reversed", "shuffled", "sorted",
    "subtracting", "suffix", "symmetricDifference", "union", "updateValue",
  ]

  /// Whether a method of a collection gives what the collection holds.
  static func keepElements(in call: Call, named name: String) -> Bool {
    methods.contains(name) || takesOut(call, named: name)
  }

  /// Whether a call is `pages.remove(at: 0)` of an array, or `pages.remove(page)` of a set, which give what they take out.
  static func takesOut(_ call: Call, named name: String) -> Bool {
    guard name == "remove", let argument = call.arguments.first, call.arguments.count == 1 else { return false }
    return argument.label == nil || argument.label == "at"
  }
}
