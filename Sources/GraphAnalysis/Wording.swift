/// The small grammar of messages.
enum Wording {
  /// `a, b and c`, or `a, b and 7 more` when there are more than `limit`.
  static func list(_ words: [String], limit: Int = 8) -> String {
    // Cutting off a single word saves nothing.
    let shown = words.count > limit + 1 ? Array(words.prefix(limit)) : words
    let rest = words.count - shown.count
    let parts = rest > 0 ? shown + ["\(rest) more"] : shown
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `a, b or c`.
  static func choice(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `1 screen`, `3 screens`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A share of a whole, from 0 to 1, as a percentage without decimals.
  static func percentage(_ share: Double) -> String { "\(Int(share * 100 + 0.5)) %" }
}
