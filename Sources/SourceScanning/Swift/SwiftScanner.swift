import Foundation
import NavigationModel
import SwiftParser
import SwiftSyntax

/// Scans Swift sources: parses a file and lowers its declarations and bodies to facts.
enum SwiftScanner {
  static func scan(_ data: Data, path: String) -> FileFacts {
    if data.withUnsafeBytes({ opensTooManyBrackets($0.bindMemory(to: UInt8.self)) }) {
      let message =
        "opens more than \(maximumBracketsInRow) brackets in a row, for which the Swift parser would take forever"
      let issue = Issue(
        kind: .tooLarge, message: message, location: SourceLocation(file: path, position: .start))
      return FileFacts(path: path, content: .nothing, issues: [issue])
    }
    if let facts = data.withUnsafeBytes({ lowerUTF8($0.bindMemory(to: UInt8.self)) }) {
      return FileFacts(path: path, content: .swift(facts))
    }
    let place = SourceLocation(file: path, position: .start)
    guard let text = TextDecoding.text(from: data) else {
      let message = "is not text in UTF-8 or UTF-16; save it as UTF-8 to have it analyzed"
      return FileFacts(
        path: path, content: .nothing, issues: [Issue(kind: .notText, message: message, location: place)])
    }
    let message = "is not UTF-8; it was read as \(text.encodingName), as the Swift compiler would not"
    var contents = text.contents
    let facts = contents.withUTF8 { lowerUTF8($0) } ?? SwiftFacts()
    return FileFacts(
      path: path, content: .swift(facts), issues: [Issue(kind: .partlyRead, message: message, location: place)])
  }

  /// SwiftParser tries each `[` as the start of a type and of a literal, so that its time doubles with every one that
  /// follows another directly: 20 take 0.4 s, 28 minutes. Real code has fewer than six.
  private static let maximumBracketsInRow = 16

  private static func opensTooManyBrackets(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var inRow = 0
    for byte in bytes {
      if byte == UInt8(ascii: "[") {
        inRow += 1
        if inRow > maximumBracketsInRow { return true }
      } else if byte > UInt8(ascii: " ") {
        inRow = 0
      }
    }
    return false
  }

  /// The facts of a source in UTF-8; nil for bytes that are none.
  private static func lowerUTF8(_ source: UnsafeBufferPointer<UInt8>) -> SwiftFacts? {
    guard isText(source) else { return nil }
    let tree = Parser.parse(source: source)
    var lowering = SourceLowering(lines: LineTable(source))
    return lowering.lower(tree)
  }

  /// Whether the bytes are UTF-8 without a NUL, which no text has. Most sources are ASCII, which one pass can tell.
  private static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var union: UInt8 = 0
    var hasNul = false
    for byte in bytes {
      union |= byte
      hasNul = hasNul || byte == 0
    }
    return !hasNul && (union < 0x80 || String(validating: bytes, as: UTF8.self) != nil)
  }
}
