import Foundation
import NavigationModel
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Scans Swift sources: parses a file and lowers its declarations and bodies to facts.
enum SwiftScanner {
  static func scan(_ data: Data, path: String) -> FileFacts {
    let start = SourceLocation(file: path, position: .start)
    if let fault = data.withUnsafeBytes({ HostileNesting.fault(of: $0.bindMemory(to: UInt8.self)) }) {
      let issue = Issue(kind: .tooLarge, message: fault, location: start)
      return FileFacts(path: path, content: .nothing, issues: [issue])
    }
    if let scanned = data.withUnsafeBytes({ lowerUTF8($0.bindMemory(to: UInt8.self), path: path) }) {
      return scanned
    }
    let text = TextDecoding.text(from: data)
    var contents = text?.contents ?? ""
    guard let text, var scanned = contents.withUTF8({ lowerUTF8($0, path: path) }) else {
      let message = "is not text in UTF-8 or UTF-16; save it as UTF-8 to have it analyzed"
      return FileFacts(
        path: path, content: .nothing, issues: [Issue(kind: .notText, message: message, location: start)])
    }
    let message = "is not UTF-8; it was read as \(text.encodingName), as the Swift compiler would not"
    scanned.issues.append(Issue(kind: .partlyRead, message: message, location: start))
    if scanned.words == nil { scanned.words = contents.withUTF8 { SourceWords.all(in: $0) } }
    return scanned
  }

  /// The facts of a source in UTF-8; nil for bytes that are none.
  private static func lowerUTF8(_ source: UnsafeBufferPointer<UInt8>, path: String) -> FileFacts? {
    guard isText(source) else { return nil }
    // The parser's own limit is 20 in its debug builds, which would make the graph depend on the build.
    let tree = Parser.parse(source: source, maximumNestingLevel: HostileNesting.maximumLevels)
    let lines = LineTable(source)
    let (facts, regions) = lower(tree, path: path, lines: lines)
    var scanned = FileFacts(path: path, content: .swift(facts))
    scanned.conditionalRegions = regions
    scanned.suppressions = SuppressionComments.all(in: tree, source: source, path: path, lines: lines)
    scanned.issues += SyntaxErrors.issues(in: tree, path: path, lines: lines)
    if !scanned.issues.isEmpty { scanned.words = SourceWords.all(in: source) }
    return scanned
  }

  private static func lower(
    _ tree: SourceFileSyntax, path: String, lines: LineTable
  ) -> (facts: SwiftFacts, regions: [ConditionalRegion]) {
    withExtendedLifetime(tree) {
      guard let file = tree.raw.as(RawSourceFileSyntax.self) else { return (SwiftFacts(), []) }
      var lowering = SourceLowering(positions: TokenPositions(of: file, lines: lines))
      let facts = lowering.lower(file)
      let regions = lowering.conditionalLines.map { region in
        ConditionalRegion(region.condition, file: path, start: region.lines.lowerBound, end: region.lines.upperBound)
      }
      return (facts, regions.sorted())
    }
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
