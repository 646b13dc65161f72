@_spi(RawSyntax) import SwiftSyntax

extension RawTokenSyntax {
  var text: String { String(syntaxText: tokenText) }

  var isWildcard: Bool { tokenKind == .wildcard }

  /// The name without the backticks that escape a keyword.
  var plainName: String {
    let text = tokenText
    guard text.count > 2, text.first == UInt8(ascii: "`") else { return String(syntaxText: text) }
    return String(syntaxText: SyntaxText(rebasing: text.dropFirst().dropLast()))
  }
}

extension RawSyntax {
  /// The source of the node without the trivia around it.
  var trimmedText: String {
    let text = syntaxTextBytes.dropFirst(leadingTriviaByteLength).dropLast(trailingTriviaByteLength)
    return String(decoding: text, as: UTF8.self)
  }
}
