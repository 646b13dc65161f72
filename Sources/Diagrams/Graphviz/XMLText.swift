/// Text on its way into an XML document.
enum XMLText {
  /// A hash after another one. A picture can go to standard output, and the logs of CI services take what begins with two
  /// hashes for a command, such as `##vso[task.setvariable]`.
  static let hash = "&#35;"

  /// The text as content or as the value of an attribute in double quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in DOTText.printable(text).unicodeScalars {
      switch scalar {
      case "#" where result.last == "#": result += hash
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
