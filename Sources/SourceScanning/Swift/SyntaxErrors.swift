import NavigationModel
import SwiftDiagnostics
import SwiftParserDiagnostics
@_spi(RawSyntax) import SwiftSyntax

/// Tells where a source is no Swift, since what the parser made of it there may be anything.
///
/// A merge that was not finished, a comment that nothing ends, and a file of which only a pointer was checked out all
/// parse to something. Without a word, the screens in them would be missing in the graph.
enum SyntaxErrors {
  /// What is wrong in a parsed source, as far as reading it is concerned: nothing, or the first error.
  static func issues(in tree: SourceFileSyntax, path: String, lines: LineTable) -> [Issue] {
    // Where the parser gives up at its limit, it puts the rest of the file into one node, wherever it is.
    if let rest = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)?.parent?.as(UnexpectedNodesSyntax.self) {
      let message = "could not be parsed from here on: there is a bracket too many, or more levels than are read"
      return [issue(message, at: rest.positionAfterSkippingLeadingTrivia, path: path, lines: lines)]
    }
    // The parser marks trees with errors, so that sources without any cost nothing.
    guard tree.hasError, let error = firstError(in: tree) else { return [] }
    let message = "has a syntax error: \(error.message); what stands around it may be missing in the graph"
    return [issue(message, at: error.position, path: path, lines: lines)]
  }

  private static func firstError(in tree: SourceFileSyntax) -> Diagnostic? {
    ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
  }

  private static func issue(
    _ message: String, at position: AbsolutePosition, path: String, lines: LineTable
  ) -> Issue {
    let location = SourceLocation(file: path, position: lines.position(of: position.utf8Offset))
    return Issue(kind: .partlyRead, message: message, location: location)
  }
}
