import NavigationModel

extension String {
  /// The text for an attribute or the content of an element of an XML document.
  ///
  /// XML 1.0 has no form at all for most control characters and for U+FFFE and U+FFFF (production 2, `Char`), and turns
  /// the line ends of attributes into spaces, so that these are made visible first.
  var xml: String {
    var text = ""
    for character in visible.unicodeScalars {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&apos;"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
}

/// The start of a tag: the element's name with its attributes, in the order in which they are given.
enum XMLTag {
  /// `name first="1" second="2"`, without the brackets around it.
  static func start(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    ([name] + attributes.map { "\($0)=\"\($1.xml)\"" }).joined(separator: " ")
  }
}
