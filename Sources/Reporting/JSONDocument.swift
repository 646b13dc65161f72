import Foundation
import NavigationModel

/// JSON as all documents of the program have it: the same value gives the same bytes, and a terminal can show them.
public enum JSONDocument {
  /// The text of a value, with sorted keys and a line end at the end.
  ///
  /// - Throws: What the encoder throws.
  public static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    return escapingCommands(escapingHidden(String(decoding: data, as: UTF8.self))) + "\n"
  }

  /// The text without strings that the logs of CI services interpret as commands, since a document can go to standard
  /// output. In JSON two hashes in a row can only be inside of a string, where the second one can be an escape. No line
  /// of a document begins with the two colons of other commands.
  private static func escapingCommands(_ text: String) -> String {
    let hash = UInt8(ascii: "#")
    guard zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == hash && $1 == hash }) else { return text }
    var escaped = ""
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      escaped.unicodeScalars.append(scalar)
      guard scalar == "#", String.logCommands.contains(where: { rest.starts(with: "#\($0)".unicodeScalars) }) else {
        continue
      }
      rest = rest.dropFirst()
      escaped += "\\u0023"
    }
    return escaped
  }

  /// Characters that a terminal would obey or hide, as escapes. In JSON they can only be inside of strings, and the
  /// encoder has escaped those of them below U+0020 already, apart from the line ends between the lines.
  private static func escapingHidden(_ text: String) -> String {
    // A document is large, and most of them have none.
    let lineEnd = UInt8(ascii: "\n")
    guard text.utf8.contains(where: { !(0x20..<0x7F).contains($0) && $0 != lineEnd }),
      text.unicodeScalars.contains(where: { $0.isHidden && $0 != "\n" })
    else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      guard scalar.isHidden, scalar != "\n" else {
        escaped.unicodeScalars.append(scalar)
        continue
      }
      for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
        let digits = String(unit, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return escaped
  }
}
