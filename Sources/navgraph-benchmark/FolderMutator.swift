import Foundation

/// Mutates the sources of an app: like editing, merging and generating do, and like an attacker would.
///
/// It works on words and punctuation and not on bytes, so that most of what it makes still parses, and the linker gets
/// to see it: types that inherit from themselves, functions that call each other, names that mean two things.
struct FolderMutator {
  /// One kind of damage.
  private enum Damage: CaseIterable {
    case rename, exchange, remove, repeated, splice, nest
  }

  /// What is put around a part of a file, many times over.
  private static let brackets = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("if a { ", " }"), ("\n#if A\n", "\n#endif\n"), ("\"\\(", ")\""),
    ("{ $0.map ", "}"),
    ("<view><subviews>", "</subviews></view>"), ("class A { ", " }"), ("/*", "*/"),
  ]
  /// How many words a part of a file has that is moved, removed or repeated.
  private static let longestPart = 60
  private static let mostRepetitions = 100

  /// The files by their paths, each as its words, spaces and signs.
  private let files: [String: [Substring]]

  init(files: [String: String]) {
    self.files = files.mapValues(Self.words)
  }

  /// The files after some damage that the generator chooses.
  func damaged(by generator: inout SeededGenerator) -> [String: String] {
    var files = self.files
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      guard let damage = Damage.allCases.randomElement(using: &generator) else { break }
      apply(damage, to: &files, &generator)
    }
    return files.mapValues { $0.joined() }
  }

  private func apply(_ damage: Damage, to files: inout [String: [Substring]], _ generator: inout SeededGenerator) {
    guard let path = files.keys.sorted().randomElement(using: &generator), let words = files[path], !words.isEmpty
    else { return }
    let part = Self.part(of: words, &generator)
    switch damage {
    case .rename:
      let names = Set(files.values.joined().filter { $0.count > 2 && $0.first?.isLetter == true }).sorted()
      guard let old = names.randomElement(using: &generator), let new = names.randomElement(using: &generator) else {
        return
      }
      files = files.mapValues { $0.map { $0 == old ? new : $0 } }
    case .exchange:
      let other = Self.part(of: words, &generator)
      guard part.upperBound <= other.lowerBound else { return }
      files[path] = Array(
        words[..<part.lowerBound] + words[other] + words[part.upperBound..<other.lowerBound] + words[part]
          + words[other.upperBound...])
    case .remove:
      files[path]?.removeSubrange(part)
    case .repeated:
      let count = Int.random(in: 1...Self.mostRepetitions, using: &generator)
      files[path]?.insert(contentsOf: Array(repeatElement(words[part], count: count).joined()), at: part.upperBound)
    case .splice:
      guard let other = files.keys.sorted().randomElement(using: &generator), let source = files[other], !source.isEmpty
      else { return }
      files[path]?.insert(contentsOf: source[Self.part(of: source, &generator)], at: part.lowerBound)
    case .nest:
      guard let (opening, closing) = Self.brackets.randomElement(using: &generator) else { return }
      let depth = Int.random(in: 1...Self.mostRepetitions, using: &generator)
      files[path]?.insert(contentsOf: repeatElement(closing[...], count: depth), at: part.upperBound)
      files[path]?.insert(contentsOf: repeatElement(opening[...], count: depth), at: part.lowerBound)
    }
  }

  private static func part(of words: [Substring], _ generator: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: words.indices, using: &generator)
    return start..<min(start + Int.random(in: 1...longestPart, using: &generator), words.count)
  }

  /// Takes a text apart into names and numbers, runs of spaces, and single signs.
  private static func words(_ text: String) -> [Substring] {
    func kind(_ character: Character) -> Int {
      character.isLetter || character.isNumber || character == "_" ? 0 : character.isWhitespace ? 1 : 2
    }
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let word = kind(first) == 2 ? rest.prefix(1) : rest.prefix { kind($0) == kind(first) }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }
}
