@_spi(RawSyntax) import SwiftSyntax

/// Describes the error in the smallest part of a tree that has one.
///
/// SwiftParserDiagnostics has better messages, but crashes on some sources, such as `f(a: A?§ = nil)`, because one of
/// its fix-its has nothing to change.
enum SyntaxErrorWords {
  /// The words for a part, and where it is wrong; no words where only the place is known.
  static func description(of part: Syntax) -> (words: String?, position: AbsolutePosition) {
    guard let token = part.as(TokenSyntax.self) else {
      let start = part.positionAfterSkippingLeadingTrivia
      return (part.is(UnexpectedNodesSyntax.self) ? "unexpected code '\(beginning(of: part))'" : nil, start)
    }
    if token.presence == .missing {
      return (
        missing(token),
        token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia ?? token.position
      )
    }
    guard let fault = token.tokenDiagnostic else { return (nil, token.positionAfterSkippingLeadingTrivia) }
    return (words(for: fault.kind), token.position.advanced(by: Int(fault.byteOffset)))
  }

  private static func missing(_ token: TokenSyntax) -> String? {
    switch token.tokenKind {
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: return "a string literal is never closed"
    case .identifier where token.text.isEmpty: return "expected a name"
    case _ where token.text.isEmpty: return nil
    default: break
    }
    // The parser puts `<#expression#>` where there should be one.
    let text = token.text.replacing("<#", with: "").replacing("#>", with: "")
    return text == token.text ? "expected '\(text)'" : "expected \(text)"
  }

  private static func words(for fault: TokenDiagnostic.Kind) -> String? {
    switch fault {
    case .sourceConflictMarker: "conflict marker of a merge"
    case .unterminatedBlockComment: "unterminated comment"
    case .unexpectedBlockCommentEnd: "the end of a comment that never began"
    case .invalidCharacter, .invalidUtf8, .unprintableAsciiCharacter, .nonBreakingSpace, .unicodeCurlyQuote,
      .nulCharacter:
      "an unexpected character"
    case .editorPlaceholder: "a placeholder of the editor"
    case .invalidEscapeSequenceInStringLiteral, .expectedClosingBraceInUnicodeEscape, .expectedHexCodeInUnicodeEscape,
      .invalidNumberOfHexDigitsInUnicodeEscape:
      "an unknown escape sequence"
    case .expectedDigitInFloatLiteral, .expectedHexDigitInHexLiteral, .invalidDecimalDigitInIntegerLiteral,
      .invalidHexDigitInIntegerLiteral, .invalidBinaryDigitInIntegerLiteral, .invalidOctalDigitInIntegerLiteral:
      "an invalid number"
    default: nil
    }
  }

  private static func beginning(of part: Syntax) -> String {
    let text = part.trimmedDescription.prefix { !$0.isNewline }
    return text.count > longestQuotation ? "\(text.prefix(longestQuotation))…" : String(text)
  }

  private static let longestQuotation = 30
}
