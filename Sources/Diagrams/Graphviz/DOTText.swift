/// Text on its way into a DOT file. Every value that comes from the analyzed sources passes through here.
enum DOTText {
  /// A quoted string whose visible form is exactly `text`: for labels and tooltips, where Graphviz reads backslashes as
  /// escapes and `&…;` as an entity.
  static func label(_ lines: [String]) -> String {
    "\"" + lines.map(escapedLabel).joined(separator: "\\n") + "\""
  }

  /// The same with all lines beginning at the left. Spaces at the beginning of a line stay, which viewers would leave out.
  static func leftAligned(_ lines: [String]) -> String {
    let aligned = lines.map { line in
      let indent = line.prefix { $0 == " " }.count
      return String(repeating: "&#160;", count: indent) + escapedLabel(String(line.dropFirst(indent))) + "\\l"
    }
    return "\"" + aligned.joined() + "\""
  }

  /// Text within an HTML-like label. Unlike HTML, Graphviz reads backslashes there as escapes, even one at the very end.
  static func markup(_ text: String) -> String {
    XMLText.escaped(text.replacing("\\", with: "\\\\"))
  }

  /// The text without what cannot be shown or stored in XML, on one line.
  ///
  /// Control characters are not allowed in XML, and invisible formatting characters can make text read as something
  /// else than it is, or turn the rest of the line around.
  static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .lineSeparator, .paragraphSeparator, .spaceSeparator: result.append(" ")
      case .control: result.append(scalar == "\n" || scalar == "\t" || scalar == "\r" ? " " : "\u{FFFD}")
      case .format, .surrogate, .privateUse, .unassigned: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func escapedLabel(_ text: String) -> String {
    var result = ""
    for scalar in printable(text).unicodeScalars {
      switch scalar {
      case "#" where result.last == "#": result += XMLText.hash
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
