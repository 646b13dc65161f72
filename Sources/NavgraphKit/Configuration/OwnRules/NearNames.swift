import GraphAnalysis

/// Finds the names that somebody probably meant by a pattern that matches none.
enum NearNames {
  /// As many names are offered.
  private static let mostOffered = 3

  /// Longer patterns are not typos, and comparing them would cost time.
  private static let longest = 80

  /// The nearest names by edit distance, the shortest first. A name that contains the pattern, ignoring case, has the
  /// distance zero.
  static func of(_ pattern: String, among names: [String]) -> [String] {
    let word = pattern.filter { $0 != "*" && $0 != "?" }
    guard !word.isEmpty, word.count <= longest else { return [] }
    let ranked = names.compactMap { name in rank(name, word, pattern).map { (rank: $0, name: name) } }
    let best = ranked.map(\.rank).min()
    return ranked.filter { $0.rank == best }.map(\.name).sorted { ($0.count, $0) < ($1.count, $1) }
      .prefix(mostOffered).map(\.self)
  }

  /// The edit distance of the word and the name; nil if they are not near. A star at an end of the pattern matches any
  /// continuation of the name.
  private static func rank(_ name: String, _ word: String, _ pattern: String) -> Int? {
    let (small, smallWord) = (name.lowercased(), word.lowercased())
    // The second is a path from a folder above rather than from the analyzed one.
    if small.contains(smallWord) || smallWord.hasSuffix("/" + small) { return 0 }
    let lengths = max(1, word.count - Spelling.slips(in: word))...(word.count + Spelling.slips(in: word))
    switch (pattern.first == "*", pattern.last == "*") {
    case (false, true): return lengths.compactMap { slips(from: smallWord, to: small.prefix($0)) }.min()
    case (true, false): return lengths.compactMap { slips(from: smallWord, to: small.suffix($0)) }.min()
    default:
      let (left, right) = withoutCommonEnd(word, name)
      return slips(from: left.lowercased(), to: right.lowercased()[...])
    }
  }

  /// The edit distance of two words; nil if it is too large for a word of that length.
  private static func slips(from word: String, to other: Substring) -> Int? {
    let most = Spelling.slips(in: word)
    // The edit distance is at least the difference in length.
    guard abs(word.count - other.count) <= most else { return nil }
    let distance = Spelling.distance(word, String(other))
    return distance <= most ? distance : nil
  }

  /// Two names without their common last words, such as `ViewController`, which do not make names similar.
  private static func withoutCommonEnd(_ left: String, _ right: String) -> (String, String) {
    let (left, right) = (words(of: left), words(of: right))
    let common = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let count = min(common, left.count - 1, right.count - 1)
    return (left.dropLast(count).joined(), right.dropLast(count).joined())
  }

  /// The words of a name, each of which but the first begins with a capital; at least one.
  private static func words(of name: String) -> [String] {
    name.reduce(into: [""]) { words, character in
      if character.isUppercase, words.last?.isEmpty == false {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
  }
}
