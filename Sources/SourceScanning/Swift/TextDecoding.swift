import Foundation

/// Decodes text that is not UTF-8, as old projects have it.
enum TextDecoding {
  struct Text {
    let contents: String
    let encodingName: String
  }

  /// The text of a file with a UTF-16 byte order mark, or of a file in a single-byte encoding. Nil for binary data.
  static func text(from data: Data) -> Text? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16).map { Text(contents: $0, encodingName: "UTF-16") }
    }
    // A NUL byte never occurs in text of a single-byte encoding, so that it tells binary data.
    guard !data.contains(0) else { return nil }
    return String(data: data, encoding: .isoLatin1).map { Text(contents: $0, encodingName: "Latin-1") }
  }
}
