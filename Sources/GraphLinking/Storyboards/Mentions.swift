import NavigationModel

/// What the code of a program says of some words.
struct ProgramMentions: Sendable {
  /// In all languages.
  let all: Mentions
  let inSwift: Mentions
  /// In files of which only the words are read, since they are in Objective-C.
  let inObjectiveC: Mentions
}

/// Which of some words the code of a program says: names of types, and texts that may be identifiers.
struct Mentions: Sendable {
  /// The words that are looked for.
  struct Wanted: Sendable {
    /// Names of types, without those of the types around them.
    var types: Set<String> = []
    /// Those of the types of which only code can make an object.
    var madeInCode: Set<String> = []
    /// Names of functions that calls have, of which other uses are looked for.
    var functions: Set<String> = []
    /// Names of functions of which it is asked whether code hands them on or keeps them.
    var handed: Set<String> = []
    /// Names of types that no alias has as well, so that they mean these types alone.
    var owners: Set<String> = []
    /// Identifiers of segues and scenes.
    var identifiers: Set<String> = []
  }

  /// By the name of a type, the types in whose code it is said; the empty name stands for code outside of types.
  private(set) var types: [String: Set<String>] = [:]
  /// The same for the types of which only code can make an object, without the tests for one: `screen is Detail` makes
  /// none, and does not get one either.
  private(set) var uses: [String: Set<String>] = [:]
  /// The same in functions that nothing runs, with these functions as `Type.function`.
  private(set) var deadUses: [String: Set<String>] = [:]
  /// The names of functions that code says without a call, as for a selector or to hand them on.
  private(set) var functions: Set<String> = []
  /// The identifiers that code writes as a text, or that have the name of a case, with the types in whose code it does.
  private(set) var texts: [String: Set<String>] = [:]
  /// The identifiers, as ``GeneratedNames/key(_:)`` has them, that code names as generated code does, with the types in
  /// whose code it does.
  private(set) var keys: [String: Set<String>] = [:]
  /// The functions that code says without a call, as to hand them on: `Type.name` where it says the type or is code of it,
  /// and the name alone where that may be any type.
  private(set) var handed: Set<String> = []
  /// The names of functions that code says without a call as members of values. These are functions of a type itself only
  /// where code hands on the type as such.
  private(set) var handedOfValues: Set<String> = []
  /// The constant parts of texts that are put together, but for those that are the last of one.
  private(set) var beginnings: Set<String> = []
  /// The same, but for those that are the first of a text.
  private(set) var ends: Set<String> = []

  mutating func add(type: String, saidBy owner: String) { types[type, default: []].insert(owner) }
  mutating func add(use type: String, saidBy owner: String) { uses[type, default: []].insert(owner) }
  mutating func add(use type: String, inDead function: String) { deadUses[type, default: []].insert(function) }
  mutating func add(function: String) { functions.insert(function) }
  mutating func add(text: String, saidBy owner: String) { texts[text, default: []].insert(owner) }
  mutating func add(key: String, saidBy owner: String) { keys[key, default: []].insert(owner) }
  mutating func add(handed name: String) { handed.insert(name) }
  mutating func add(handedOfValue name: String) { handedOfValues.insert(name) }
  mutating func add(beginning: String) { beginnings.insert(beginning) }
  mutating func add(end: String) { ends.insert(end) }

  /// What this and another part of a program say together.
  func joined(with other: Mentions) -> Mentions {
    var result = self
    result.types.merge(other.types) { $0.union($1) }
    result.uses.merge(other.uses) { $0.union($1) }
    result.deadUses.merge(other.deadUses) { $0.union($1) }
    result.functions.formUnion(other.functions)
    result.texts.merge(other.texts) { $0.union($1) }
    result.keys.merge(other.keys) { $0.union($1) }
    result.handed.formUnion(other.handed)
    result.handedOfValues.formUnion(other.handedOfValues)
    result.beginnings.formUnion(other.beginnings)
    result.ends.formUnion(other.ends)
    return result
  }

  /// Whether code outside of some types, and of those within them, says a name.
  func names(_ name: String, outside own: [String]) -> Bool { Self.isAny(of: types[name], outside: own) }

  /// The types outside of some, and of those within them, whose code does something else with a type of which only code can
  /// make an object than to test for one; the empty name stands for code outside of types.
  func users(of name: String, outside own: [String]) -> [String] { Self.some(of: uses[name], outside: own) }

  /// The functions outside of some types, and of those within them, that do so and that nothing runs.
  func deadUsers(of name: String, outside own: [String]) -> [String] { Self.some(of: deadUses[name], outside: own) }

  /// Whether code may say a function or a property of a name without a call, whatever has it.
  func handOn(_ name: String) -> Bool { handed.contains(name) || handedOfValues.contains(name) }

  /// Whether code may say a function that a type itself has without a call.
  ///
  /// - Parameters:
  ///   - type: the name of the type without those around it.
  ///   - isValue: whether code hands on the type as such, so that a value may be it.
  func handOn(_ function: String, of type: String, isValue: Bool) -> Bool {
    handed.contains(function) || handed.contains("\(type).\(function)")
      || isValue && handedOfValues.contains(function)
  }

  /// Whether code may know an identifier: it says it, has a name that a generator makes of it, or puts texts together
  /// that may become it.
  ///
  /// - Parameter own: the types whose code does not count, but for the texts that it puts together.
  func mayKnow(_ identifier: String, outside own: [String] = []) -> Bool {
    Self.isAny(of: texts[identifier], outside: own) || names(identifier, outside: own)
      || Self.isAny(of: keys[GeneratedNames.key(identifier)], outside: own)
      || beginnings.contains { identifier.hasPrefix($0) } || ends.contains { identifier.hasSuffix($0) }
  }

  /// Whether some of the types that say a word are not among a few, nor within them.
  private static func isAny(of owners: Set<String>?, outside own: [String]) -> Bool {
    (owners ?? []).contains { !isOne(of: own, $0) }
  }

  private static func some(of owners: Set<String>?, outside own: [String]) -> [String] {
    (owners ?? []).filter { !isOne(of: own, $0) }.sorted()
  }

  private static func isOne(of own: [String], _ owner: String) -> Bool {
    own.contains { owner == $0 || owner.hasPrefix($0 + ".") }
  }
}
