extension String {
  /// The text with everything visible that a terminal would obey or hide: line ends, escape sequences, marks that turn
  /// the direction of writing, zero-width characters.
  ///
  /// Names and paths come from repositories that anybody can write. Unicode's own classes decide, so nothing is
  /// forgotten: control, format, line and paragraph separators, and what is not assigned a meaning.
  var visible: String {
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
  var isHidden: Bool {
    // Nearly all text is ASCII, for which asking Unicode's tables would be slow.
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
    default: return false
    }
  }
}
