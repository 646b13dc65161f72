import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// Finds the first syntax error of a source, since the parser's result around it is arbitrary.
///
/// An unresolved merge conflict, an unterminated comment and a Git LFS pointer all parse to something. The screens in
/// such files would be missing in the graph silently.
enum SyntaxErrors {
  /// The first error of a parsed source that affects reading; nil if there is none.
  static func issues(in tree: SourceFileSyntax, path: String, lines: LineTable) -> [Issue] {
    // Where the parser gives up at its limit, it puts the rest of the file into one node, wherever it is.
    if let rest = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)?.parent?.as(UnexpectedNodesSyntax.self) {
      let message = "could not be parsed from here on: it has an extra bracket, or too many nested levels"
      return [issue(message, at: rest.positionAfterSkippingLeadingTrivia, path: path, lines: lines)]
    }
    // The parser marks trees with errors, so that sources without any cost nothing.
    guard let part = innermostError(in: Syntax(tree)) else { return [] }
    let (words, position) = SyntaxErrorWords.description(of: part)
    let cause = words.map { ": \($0)" } ?? ""
    let message = "has a syntax error\(cause); code around it may be missing in the graph"
    return [issue(message, at: position, path: path, lines: lines)]
  }

  /// The first erroneous part without an erroneous part of its own; nil if only code for other compilers has errors.
  private static func innermostError(in node: Syntax) -> Syntax? {
    let wrong = node.children(viewMode: .all).filter(\.hasError)
    if wrong.isEmpty { return node.hasError ? node : nil }
    // A loop: the lazy form asks for what it finds twice, at each level.
    for child in wrong where !isForOtherCompilers(child) {
      if let found = innermostError(in: child) { return found }
    }
    return nil
  }

  /// Whether code is for a compiler that the condition around it asks for, which may know a syntax of its own.
  private static func isForOtherCompilers(_ node: Syntax) -> Bool {
    guard let condition = node.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription else { return false }
    return condition.contains("swift(") || condition.contains("compiler(")
  }

  private static func issue(
    _ message: String, at position: AbsolutePosition, path: String, lines: LineTable
  ) -> Issue {
    let location = SourceLocation(file: path, position: lines.position(of: position.utf8Offset))
    return Issue(kind: .partlyRead, message: message, location: location)
  }
}
