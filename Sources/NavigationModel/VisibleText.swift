extension String {
  /// The text with all characters escaped that a terminal would interpret or hide: line ends, escape sequences,
  /// bidirectional marks, zero-width characters. They are written as in a string literal: a line end as `\n`, the
  /// escape character as `\u{1B}`.
  ///
  /// Names and paths come from repositories that anybody can write, so what goes to a terminal goes through here.
  /// All other text is given back as it is.
  public var visible: String {
    let shown = withoutHidden
    return shown.utf8.contains(UInt8(ascii: "#")) || shown.utf8.contains(UInt8(ascii: ":"))
      ? shown.withoutCommands : shown
  }

  /// The text without strings that the logs of CI services interpret as commands: a line that begins with `::` (GitHub
  /// Actions), `##[`, `##vso[` (Azure Pipelines) and `##teamcity[` anywhere.
  ///
  /// They look at code units. A mark that joins a colon or a hash to one character with what stands beside it hides
  /// nothing from them.
  private var withoutCommands: String {
    var text = ""
    var isAtStart = true
    var rest = Substring(self).unicodeScalars
    while let scalar = rest.popFirst() {
      let next = rest.first
      if scalar == "#", next == "#" {
        text += "#"
        // Of several hashes in a row each is the first of two.
        if Self.logCommands.contains(where: { rest.dropFirst().starts(with: $0.unicodeScalars) }) {
          text += "\\u{23}"
          rest = rest.dropFirst()
        }
      } else if isAtStart, scalar == ":", next == ":" {
        text += "\\u{3A}"
      } else {
        text.unicodeScalars.append(scalar)
      }
      // Spaces before a command are skipped.
      if !scalar.properties.isWhitespace { isAtStart = false }
    }
    return text
  }

  /// What follows two hashes where the log of a CI service takes them for a command.
  public static let logCommands = ["[", "vso[", "teamcity["]

  private var withoutHidden: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isHidden: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the character has no picture of its own and may change how others look.
  ///
  /// Unicode's general categories decide, so that nothing is forgotten: control and format characters, line and
  /// paragraph separators, and code points to which the standard gives no meaning.
  public var isHidden: Bool {
    // Nearly all text is ASCII, for which asking Unicode's tables would be slow.
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
    default: return false
    }
  }
}
