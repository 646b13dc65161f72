/// Finds what a person probably meant to write.
public enum Spelling {
  /// The candidate that the fewest slips lead away from, or nil if none is near. Ties go to the first.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    // Longer words are no slip of the pen, and comparing them would cost time.
    guard word.count <= 40 else { return nil }
    let ranked = candidates.map { (candidate: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= slips(in: best.candidate) { return best.candidate }
    // `warn` is short for `warning`.
    let longer = candidates.filter { word.count > 2 && $0.lowercased().hasPrefix(word.lowercased()) }
    if longer.count == 1 { return longer.first }
    // `pushes` and `pushed` are no slips, but other forms of the word.
    let stems = candidates.filter { $0.count > 2 && word.lowercased().hasPrefix($0.lowercased()) }
    return stems.max { $0.count < $1.count }
  }

  /// How many slips a word can have: one in three letters still leaves a word that can be recognized.
  public static func slips(in word: String) -> Int { max(1, word.count / 3) }

  /// A sentence for a word that is none of the candidates: with the nearest one, or with all of them.
  public static func hint(for word: String, among candidates: [String]) -> String {
    if let nearest = nearest(to: word, among: candidates) { return "did you mean '\(nearest)'?" }
    return "it must be one of \(candidates.joined(separator: ", "))"
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words: the optimal string
  /// alignment distance (F. Damerau, "A technique for computer detection and correction of spelling errors",
  /// Communications of the ACM 7, 1964, restricted to one edit of any substring).
  public static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replacement = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(last[column + 1] + 1, current[column] + 1, replacement)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
