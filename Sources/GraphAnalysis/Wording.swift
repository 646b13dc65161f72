/// The small grammar of messages.
enum Wording {
  /// `a, b and c`, or `a, b and 7 more` when there are more than `limit`.
  ///
  /// - Parameter unnamed: how many more there are of which no word says anything.
  static func list(_ words: [String], limit: Int = 8, unnamed: Int = 0) -> String {
    // Cutting off a single word saves nothing, unless others are told by their number anyway.
    let shown = words.count > (unnamed > 0 ? limit : limit + 1) ? Array(words.prefix(limit)) : words
    let rest = words.count - shown.count + unnamed
    let parts = rest > 0 ? shown + ["\(rest) more"] : shown
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The characters that a message keeps to where names allow it: about what code hosts show of one in a line.
  static let sentenceLimit = 120

  /// The characters that a note keeps to where names allow it.
  static let noteLimit = 160

  /// More words than these are longer than a sentence, however short each of them is.
  private static let mostWords = sentenceLimit / 3 + 1

  /// A sentence around a list, with as many of the words as it has room for and at least one.
  ///
  /// - Parameter unnamed: how many more there are of which no word says anything.
  static func sentence(
    _ words: [String], unnamed: Int = 0, limit longest: Int = sentenceLimit, _ sentence: (String) -> String
  ) -> String {
    for limit in (1...max(1, min(words.count, mostWords))).reversed() {
      let text = sentence(list(words, limit: limit, unnamed: unnamed))
      if text.count <= longest { return text }
    }
    guard let first = words.first, words.count > 1 else { return sentence(list(words, unnamed: unnamed)) }
    return sentence("\(first) and \(words.count - 1 + unnamed) more")
  }

  /// `A → B → A`, with the middle of cycles left out that are too long for a sentence.
  static func cycle(_ names: [String], _ sentence: (String) -> String) -> String {
    // What stands for one or two names is hardly shorter than they are.
    if names.count <= shortestCut { return sentence(arrows(names, showing: names.count)) }
    for longest in (1...max(1, min(names.count, longestCycle))).reversed() {
      let text = sentence(arrows(names, showing: longest))
      if text.count <= sentenceLimit { return text }
    }
    return sentence(arrows(names, showing: 1))
  }

  private static func arrows(_ names: [String], showing count: Int) -> String {
    // Of two screens, words in the place of the other one would say nothing.
    let isWhole = names.count <= max(count, 2)
    let middle = isWhole ? [] : ["… \(names.count - count) more …"]
    let last = isWhole || count < 2 ? [] : names.suffix(1)
    let shown = isWhole ? names : Array(names.prefix(count - last.count)) + middle + last
    return (shown + names.prefix(1)).joined(separator: " → ")
  }

  /// Names of a cycle that are never cut.
  private static let shortestCut = 4

  /// Names of a cycle that a person follows.
  private static let longestCycle = 8

  /// `A → B → C`, with the middle of paths left out that are too long for a note.
  static func path(_ names: [String], _ sentence: (String) -> String) -> String {
    let most = min(names.count, noteLimit / " → ".count)
    for count in (2...max(2, most)).reversed() {
      let text = sentence(steps(names, showing: count))
      if text.count <= noteLimit { return text }
    }
    return sentence(steps(names, showing: 2))
  }

  private static func steps(_ names: [String], showing count: Int) -> String {
    let isWhole = names.count <= count
    let middle = isWhole ? [] : ["… \(names.count - count) more …"]
    let shown = isWhole ? names : Array(names.prefix(count - 1)) + middle + names.suffix(1)
    return shown.joined(separator: " → ")
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
