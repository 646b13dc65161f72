import NavigationModel

/// What the code of a program says of some words.
struct ProgramMentions: Sendable {
  /// In all languages.
  let all: Mentions
  let inSwift: Mentions
}

/// Which of some words the code of a program says: names of types, and texts that may be identifiers.
struct Mentions: Sendable {
  /// The words that are looked for.
  struct Wanted: Sendable {
    /// Names of types, without those of the types around them.
    var types: Set<String> = []
    /// Names of functions that calls have, of which other uses are looked for.
    var functions: Set<String> = []
    /// Identifiers of segues and scenes.
    var identifiers: Set<String> = []
  }

  /// By the name of a type, the types in whose code it is said; the empty name stands for code outside of types.
  private(set) var types: [String: Set<String>] = [:]
  /// The names of functions that code says without a call, as for a selector or to hand them on.
  private(set) var functions: Set<String> = []
  /// The identifiers that code writes as a text, or that have the name of a case.
  private(set) var texts: Set<String> = []
  /// The identifiers, as ``GeneratedNames/key(_:)`` has them, that code names as generated code does.
  private(set) var keys: Set<String> = []
  /// The constant parts of texts that are put together.
  private(set) var fragments: Set<String> = []

  mutating func add(type: String, saidBy owner: String) { types[type, default: []].insert(owner) }
  mutating func add(function: String) { functions.insert(function) }
  mutating func add(text: String) { texts.insert(text) }
  mutating func add(key: String) { keys.insert(key) }
  mutating func add(fragment: String) { fragments.insert(fragment) }

  /// What this and another part of a program say together.
  func joined(with other: Mentions) -> Mentions {
    var result = self
    result.types.merge(other.types) { $0.union($1) }
    result.functions.formUnion(other.functions)
    result.texts.formUnion(other.texts)
    result.keys.formUnion(other.keys)
    result.fragments.formUnion(other.fragments)
    return result
  }

  /// Whether code outside of some types, and of those within them, says a name.
  func names(_ name: String, outside own: [String]) -> Bool {
    (types[name] ?? []).contains { owner in
      !own.contains { owner == $0 || owner.hasPrefix($0 + ".") }
    }
  }

  /// Whether code may know an identifier: it says it, has a name that a generator makes of it, or puts texts together
  /// that may become it.
  ///
  /// - Parameter own: the types in whose code the name of a type like it counts for nothing.
  func mayKnow(_ identifier: String, outside own: [String] = []) -> Bool {
    texts.contains(identifier) || names(identifier, outside: own) || keys.contains(GeneratedNames.key(identifier))
      || fragments.contains { identifier.hasPrefix($0) || identifier.hasSuffix($0) }
  }
}
