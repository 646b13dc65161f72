import NavigationModel
import SwiftSyntax

/// Lowers the syntax tree of one file to facts. The other files of this folder extend it, one syntactic category each.
///
/// Lowering never guesses what a name means; that is the linker's work.
struct SourceLowering {
  let lines: LineTable
  /// All types so far, in source order; nested and local types are added when they are met.
  var types: [TypeFact] = []
  /// The names of the types around the current place.
  var enclosingTypes: [String] = []
  /// How many expressions and statements the current place is nested in.
  private(set) var depth = 0

  /// Beyond this nesting everything is unknown, so that a hostile file cannot exhaust the stack.
  ///
  /// The parser itself stops at 256 brackets, but chains of calls nest without a bracket. The longest chain
  /// seen in real apps has fewer than 200 links.
  static let maximumDepth = 1_000

  init(lines: LineTable) {
    self.lines = lines
  }

  mutating func lower(_ file: SourceFileSyntax) -> SwiftFacts {
    var facts = SwiftFacts()
    lowerTopLevel(file.statements, into: &facts)
    facts.types = types
    return facts
  }

  private mutating func lowerTopLevel(_ items: CodeBlockItemListSyntax, into facts: inout SwiftFacts) {
    for item in items {
      guard case .decl(let declaration) = item.item else {
        facts.statements += lower(item)
        continue
      }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .importDecl(let node):
        facts.imports.append(node.path.map(\.name.text).joined(separator: "."))
      case .functionDecl(let node):
        facts.functions.append(lower(node))
      case .variableDecl(let node):
        facts.properties += lower(node)
      case .typeAliasDecl(let node):
        facts.aliases.append(lower(node))
      case .ifConfigDecl(let node):
        for clause in activeClauses(of: node) {
          if case .statements(let nested) = clause.elements { lowerTopLevel(nested, into: &facts) }
        }
      default:
        lowerType(declaration)
      }
    }
  }

  /// The clauses of a `#if` that can be compiled. Every platform and configuration counts, but `#if false` does not, and
  /// neither does what a television or a watch has in place of something else.
  func activeClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    let compiled: [IfConfigClauseSyntax] = node.clauses.filter { clause in
      if let literal = clause.condition?.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
      return clause.condition?.as(IntegerLiteralExprSyntax.self)?.literal.text != "0"
    }
    let analyzed = compiled.filter { !["os(tvOS)", "os(watchOS)"].contains($0.condition?.trimmedDescription) }
    return analyzed.isEmpty ? compiled : analyzed
  }

  /// Runs `body` one level deeper, or gives nil where the nesting is too deep.
  mutating func deeper<Result>(_ body: (inout SourceLowering) -> Result) -> Result? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  func position(of node: some SyntaxProtocol) -> Position {
    lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

extension TokenSyntax {
  /// The name without the backticks that escape a keyword.
  var plainName: String {
    let name = text
    guard name.utf8.first == UInt8(ascii: "`"), name.utf8.count > 2 else { return name }
    return String(name.dropFirst().dropLast())
  }
}
