import NavigationModel

/// The small grammar of reports.
enum Wording {
  /// `1 screen`, `3 screens`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A share as a percentage: never 0 % for a positive part, and never 100 % for less than the whole.
  static func percentage(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0 %" }
    let rounded = Int((Double(part) / Double(whole) * 100).rounded())
    if part > 0 && rounded == 0 { return "< 1 %" }
    if part < whole && rounded == 100 { return "> 99 %" }
    return "\(rounded) %"
  }

  /// Words joined by commas in lines of limited width, measured in characters. A single longer word has its own line.
  static func lines(_ words: [String], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count + 2 <= width {
        lines[lines.count - 1] += ", \(word)"
      } else {
        if let last = lines.popLast() {
          lines.append(last + ",")
        }
        lines.append(word)
      }
    }
    return lines
  }

  /// `line 30`, `lines 30, 41 and 52`, or `lines 30, 41, 52, 60 and 7 more`; at least one is given.
  static func lineNumbers(_ lines: [Int], limit: Int?) -> String {
    guard lines.count > 1 else { return lines.map { "line \($0)" }.joined() }
    let count = limit.map { lines.count > $0 + 1 ? $0 : lines.count - 1 } ?? lines.count - 1
    let shown = lines.prefix(count)
    let last = lines.count - count > 1 ? "\(lines.count - count) more" : lines.last.map(String.init) ?? ""
    return "lines \(shown.map(String.init).joined(separator: ", ")) and \(last)"
  }

  /// A name of any length as one that a heading or a box has room for, with all of it visible. Scalars are counted, since
  /// a character can hold any number of them.
  static func shortened(_ name: String) -> String {
    let (limit, visible) = (60, name.visible)
    guard visible.unicodeScalars.count > limit else { return visible }
    return String(visible.unicodeScalars.prefix(limit - 1)) + "…"
  }

  /// The text with spaces in front, so that columns of numbers stand under each other.
  static func aligned(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
