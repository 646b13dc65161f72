extension String {
  /// The text with everything visible that a terminal would obey or hide: line ends, escape sequences, marks that turn
  /// the direction of writing, zero-width characters. They are written as in a string literal: a line end as `\n`, the
  /// escape character as `\u{1B}`.
  ///
  /// Names and paths come from repositories that anybody can write, so what goes to a terminal goes through here.
  /// All other text is given back as it is.
  public var visible: String {
    withoutHidden.withoutCommands
  }

  /// The text without what the logs of CI services take for commands: a line that begins with `::` (GitHub Actions),
  /// `##[` and `##vso[` anywhere (Azure Pipelines).
  private var withoutCommands: String {
    var text = self
    for command in ["##[", "##vso["] where text.contains(command) {
      text = text.split(separator: command, omittingEmptySubsequences: false)
        .joined(separator: "#\\u{23}" + command.dropFirst(2))
    }
    // Spaces before it are skipped there.
    guard text.drop(while: \.isWhitespace).hasPrefix("::"), let colon = text.firstIndex(of: ":") else { return text }
    return text[..<colon] + "\\u{3A}" + text[text.index(after: colon)...]
  }

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
