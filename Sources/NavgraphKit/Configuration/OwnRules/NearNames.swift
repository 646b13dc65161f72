/// Finds the names that somebody probably meant by a pattern that matches none.
enum NearNames {
  /// As many names are offered.
  private static let mostOffered = 3

  /// The nearest names, those that take the fewest slips of the pen, the shortest first. A name that holds all that the
  /// pattern says, in other letters or with more around it, takes none.
  static func of(_ pattern: String, among names: [String]) -> [String] {
    let word = pattern.filter { $0 != "*" && $0 != "?" }.lowercased()
    guard !word.isEmpty, word.count <= 80 else { return [] }
    let ranked = names.compactMap { name in rank(name.lowercased(), word, pattern).map { (rank: $0, name: name) } }
    let best = ranked.map(\.rank).min()
    return ranked.filter { $0.rank == best }.map(\.name).sorted { ($0.count, $0) < ($1.count, $1) }
      .prefix(mostOffered).map(\.self)
  }

  /// How many slips lead from the word to the name, or nil where it is not near. A star at an end of the pattern leaves
  /// open how the name goes on there.
  private static func rank(_ name: String, _ word: String, _ pattern: String) -> Int? {
    if name.contains(word) { return 0 }
    let slips = Spelling.slips(in: word)
    let lengths = max(1, word.count - slips)...(word.count + slips)
    let parts: [Substring] =
      switch (pattern.first == "*", pattern.last == "*") {
      case (false, true): lengths.map { name.prefix($0) }
      case (true, false): lengths.map { name.suffix($0) }
      // Words that differ more in length than in slips need not be compared.
      default: lengths.contains(name.count) ? [name[...]] : []
      }
    let distances = Set(parts).map { Spelling.distance(word, String($0)) }
    return distances.min().flatMap { $0 <= slips ? $0 : nil }
  }
}
