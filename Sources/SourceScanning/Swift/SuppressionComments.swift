import NavigationModel
import SwiftSyntax

/// Finds the comments that tell navgraph to leave findings out.
///
/// A comment of either form counts if it begins with `navgraph:`. The word in the middle of a comment, in a string or
/// in documentation does not count.
enum SuppressionComments {
  private static let word = "navgraph:"

  /// The comments of a file in source order. Few files have any, and the others cost one look at their bytes.
  static func all(
    in tree: SourceFileSyntax, source: UnsafeBufferPointer<UInt8>, path: String, lines: LineTable
  ) -> [SuppressionComment] {
    guard holdsWord(source) else { return [] }
    var comments: [SuppressionComment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        collect(piece, at: offset)
        offset += piece.sourceLength.utf8Length
      }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        collect(piece, at: offset)
        offset += piece.sourceLength.utf8Length
      }
    }
    return comments

    func collect(_ piece: TriviaPiece, at offset: Int) {
      guard let command = command(in: piece) else { return }
      let location = SourceLocation(file: path, position: lines.position(of: offset))
      comments.append(SuppressionComment(command: command, location: location))
    }
  }

  /// What follows the word up to the end of the line or of the comment; nil for any other trivia.
  private static func command(in piece: TriviaPiece) -> String? {
    let text: Substring
    switch piece {
    case .lineComment(let comment): text = comment.dropFirst(2)
    case .blockComment(let comment): text = comment.hasSuffix("*/") ? comment.dropFirst(2).dropLast(2) : ""
    default: return nil
    }
    let content = text.drop(while: \.isWhitespace)
    guard content.hasPrefix(word) else { return nil }
    let line = content.dropFirst(word.count).prefix { !$0.isNewline }
    return line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether the word stands anywhere in the bytes. Its colon is rarer than its letters, so that is what is looked for.
  private static func holdsWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let word = Array(word.utf8)
    let last = word.count - 1
    guard bytes.count > last else { return false }
    for index in last..<bytes.count where bytes[index] == UInt8(ascii: ":") {
      if bytes[(index - last)...index].elementsEqual(word) { return true }
    }
    return false
  }
}
