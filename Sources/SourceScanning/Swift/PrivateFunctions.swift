/// The functions that only their file can call, and the dead ones among them, which the file never calls.
///
/// Apps keep dead methods, and the user cannot reach the screens that only these show. Any other occurrence of the name
/// in the file counts as a call, even in a string or in code for another platform, so that a function that is reported
/// as dead certainly is.
struct PrivateFunctions {
  /// Where a function is kept among the facts of its file.
  struct Place: Hashable {
    /// The index of the type; nil for a function outside of types.
    let type: Int?
    /// The index among the functions there.
    let index: Int
  }

  /// A function, by offsets into the bytes of the file.
  struct Function {
    let name: String
    let nameOffset: Int
    let declaration: Range<Int>
    let place: Place
    /// The types around the function if all of the file can see it, so that it may be what a protocol requires of them.
    let possibleConformers: [String]
  }

  private var functions: [Function] = []
  private var privateTypes: Set<String> = []
  private var inheritingTypes: Set<String> = []
  private var privateExtensions: Set<Int> = []

  mutating func add(_ function: Function) { functions.append(function) }

  mutating func add(privateType name: String) { privateTypes.insert(name) }

  /// - Parameter name: that of a type which inherits from something, by its declaration or an extension.
  mutating func add(inheritingType name: String) { inheritingTypes.insert(name) }

  /// - Parameter index: that of the extension among the types of the file.
  mutating func add(privateExtension index: Int) { privateExtensions.insert(index) }

  /// Whether members without an access level of their own are private.
  func isPrivateExtension(_ index: Int?) -> Bool { index.map(privateExtensions.contains) ?? false }

  /// The functions that may be protocol witnesses, which code of any file can call through the protocol.
  ///
  /// A witness must be visible wherever both the protocol and the type are, so it can be `fileprivate` only in a type
  /// that is private itself (The Swift Programming Language, "Access Control", "Protocol Conformance").
  var possibleWitnesses: [Place] { functions.filter(mayFulfilRequirement).map(\.place) }

  private func mayFulfilRequirement(_ function: Function) -> Bool {
    function.possibleConformers.contains { privateTypes.contains($0) }
      && function.possibleConformers.contains { inheritingTypes.contains($0) }
  }

  /// The dead functions: only they themselves and other dead functions name them.
  func unused(in source: UnsafeBufferPointer<UInt8>) -> [Place] {
    let candidates = functions.filter { !mayFulfilRequirement($0) }
    guard !candidates.isEmpty else { return [] }
    let declared = Set(candidates.map(\.nameOffset))
    let words = FileWords.offsets(of: Set(candidates.map(\.name)), in: source).flatMap { name, offsets in
      offsets.filter { !declared.contains($0) }.map { (offset: $0, name: name) }
    }.sorted { $0.offset < $1.offset }

    // The number of dead functions around an occurrence of a name; an occurrence in none of them is a call.
    var holders = words.map { _ in 0 }
    let offsets = words.map(\.offset)
    let wordsWithin = candidates.map { Self.indices(of: offsets, within: $0.declaration) }
    for index in wordsWithin.joined() { holders[index] += 1 }

    let named = Dictionary(grouping: candidates.indices) { candidates[$0].name }
    var reached = Set<Int>()
    var open = words.indices.filter { holders[$0] == 0 }
    while let word = open.popLast() {
      for function in named[words[word].name] ?? [] where reached.insert(function).inserted {
        for index in wordsWithin[function] {
          holders[index] -= 1
          if holders[index] == 0 { open.append(index) }
        }
      }
    }
    return candidates.indices.filter { !reached.contains($0) }.map { candidates[$0].place }
  }

  /// Which of some sorted offsets lie within a range.
  private static func indices(of offsets: [Int], within range: Range<Int>) -> Range<Int> {
    func first(notBelow bound: Int) -> Int {
      var (low, high) = (0, offsets.count)
      while low < high {
        let middle = (low + high) / 2
        if offsets[middle] < bound { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first(notBelow: range.lowerBound)..<first(notBelow: range.upperBound)
  }

  /// Whether the language itself calls functions with this name: `callAsFunction`, and the methods of result builders
  /// and string interpolation.
  static func isCalledByLanguage(_ name: String) -> Bool {
    name.hasPrefix("build") || name.hasPrefix("dynamicallyCall")
      || ["callAsFunction", "appendInterpolation"].contains(name)
  }
}
