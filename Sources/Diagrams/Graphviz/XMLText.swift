/// Text on its way into an XML document.
enum XMLText {
  /// The text as content or as the value of an attribute in double quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in DOTText.printable(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
