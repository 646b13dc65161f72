/// Whether a text report may use the colours of a terminal.
public enum TextStyle: String, Codable, Sendable, CaseIterable {
  /// Characters only, for files, pipes and logs.
  case plain
  /// With ANSI escape sequences (ECMA-48, "select graphic rendition").
  case coloured

  /// What a piece of text is, from which its colour follows.
  enum Meaning: String {
    case strong = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case success = "1;32"
    case note = "1;36"
  }

  /// The text in the colour of its meaning.
  func paint(_ text: String, _ meaning: Meaning) -> String {
    switch self {
    case .plain: text
    case .coloured: "\u{1B}[\(meaning.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
