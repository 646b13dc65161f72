import Foundation

/// Finds documents that an XML parser would read in another encoding than UTF-8, even if their bytes look like UTF-8.
///
/// A parser detects UTF-16 by NUL bytes, which are valid UTF-8, and trusts the encoding that the document declares. So
/// it could read something else than the bytes that were checked here.
enum XMLEncoding {
  /// The encodings that are supersets of ASCII, by their IANA names in lower case, and one common unofficial name.
  private static let plain: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii"]

  /// Whether a document can be read as UTF-8 and as nothing else.
  static func isUTF8(_ data: Data) -> Bool {
    guard !data.contains(0), let text = String(data: data, encoding: .utf8) else { return false }
    let declarations = declaration(of: text)
    return declarations.isEmpty || declarations.count == 1 && declarations.allSatisfy(plain.contains)
  }

  /// What follows each word `encoding` in the declaration that a document begins with, in lower case.
  private static func declaration(of text: String) -> [String] {
    let start = text.drop { $0 == "\u{FEFF}" }
    guard start.hasPrefix("<?xml") else { return [] }
    let declaration = start.prefix { $0 != ">" }.lowercased()
    return declaration.components(separatedBy: "encoding").dropFirst().map { rest in
      let value = rest.drop { $0.isWhitespace || $0 == "=" }
      guard let quote = value.first, quote == "\"" || quote == "'" else { return "" }
      return String(value.dropFirst().prefix { $0 != quote })
    }
  }
}
