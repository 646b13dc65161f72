import Foundation
import NavigationModel
import SwiftParser
import SwiftSyntax

/// Scans Swift sources: parses a file and lowers its declarations and bodies to facts.
enum SwiftScanner {
  static func scan(_ data: Data, path: String) -> FileFacts {
    var issues: [Issue] = []
    var bytes = [UInt8](data)
    if bytes.contains(0) || !bytes.withUnsafeBufferPointer({ isUTF8($0) }) {
      guard let text = TextDecoding.text(from: data) else {
        let issue = Issue(
          kind: .notText, message: "is not text in UTF-8 or UTF-16; save it as UTF-8 to have it analyzed",
          location: SourceLocation(file: path, position: .start))
        return FileFacts(path: path, content: .nothing, issues: [issue])
      }
      issues.append(
        Issue(
          kind: .partlyRead,
          message: "is not UTF-8; it was read as \(text.encodingName), as the Swift compiler would not",
          location: SourceLocation(file: path, position: .start)))
      bytes = Array(text.contents.utf8)
    }
    let facts = bytes.withUnsafeBufferPointer { source -> SwiftFacts in
      let tree = Parser.parse(source: source)
      var lowering = SourceLowering(lines: LineTable(source))
      return lowering.lower(tree)
    }
    return FileFacts(path: path, content: .swift(facts), issues: issues)
  }

  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }
}
