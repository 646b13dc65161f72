import Foundation

/// Tells documents that an XML parser would read in another encoding than UTF-8, whatever their bytes look like.
///
/// A parser finds UTF-16 by its NUL bytes, which are valid UTF-8, and believes what the document says of itself. What a
/// look at the bytes has found to be harmless could then be read as something else.
enum XMLEncoding {
  /// The encodings in which ASCII means what it says, by the names of IANA in lower case, and one that
  /// is often written.
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
