import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// On which platforms the condition of a `#if` holds, as far as it asks for platforms.
///
/// What it asks for besides, such as `DEBUG` or the version of a compiler, can hold or not on each of them.
struct PlatformCondition {
  /// The platforms on which it can hold.
  let possible: Platforms
  /// The platforms on which it always holds; a part of those on which it can.
  let certain: Platforms

  private static let unknown = PlatformCondition(possible: .all, certain: [])

  /// For each clause of a `#if`, the platforms on which it can be the one that is compiled.
  static func platforms(of clauses: [RawIfConfigClauseSyntax]) -> [Platforms] {
    var left = Platforms.all
    return clauses.map { clause in
      guard let condition = clause.condition.map(PlatformCondition.init) else { return left }
      defer { left.subtract(condition.certain) }
      return condition.possible.intersection(left)
    }
  }

  private init(possible: Platforms, certain: Platforms) {
    self.possible = possible
    self.certain = certain
  }

  private init(exactly platforms: Platforms) { self.init(possible: platforms, certain: platforms) }

  private init(_ expression: RawExprSyntax) {
    switch expression.raw.kind {
    case .booleanLiteralExpr:
      let holds = expression.cast(RawBooleanLiteralExprSyntax.self).literal.tokenText == "true"
      self.init(exactly: holds ? .all : [])
    case .functionCallExpr:
      self.init(expression.cast(RawFunctionCallExprSyntax.self))
    case .prefixOperatorExpr:
      let negated = expression.cast(RawPrefixOperatorExprSyntax.self)
      let condition = PlatformCondition(negated.expression)
      self = negated.operator.tokenText == "!" ? condition.negated : .unknown
    case .tupleExpr:
      let elements = expression.cast(RawTupleExprSyntax.self).elements.elements
      guard let element = elements.first, elements.count == 1 else { fallthrough }
      self.init(element.expression)
    case .sequenceExpr:
      self.init(expression.cast(RawSequenceExprSyntax.self).elements.elements[...])
    default:
      self = .unknown
    }
  }

  /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(macCatalyst)`.
  private init(_ call: RawFunctionCallExprSyntax) {
    let argument = call.arguments.elements.first?.expression.raw.trimmedText ?? ""
    switch call.calledExpression.raw.trimmedText {
    case "os":
      self.init(exactly: Platforms.byName[argument] ?? [])
    case "canImport":
      self = Platforms.byFramework[argument].map(PlatformCondition.init(exactly:)) ?? .unknown
    case "targetEnvironment" where argument == "macCatalyst":
      self.init(possible: .iOS, certain: [])
    default:
      self = .unknown
    }
  }

  /// Operands with `||` and `&&` between them, of which the latter binds more tightly.
  private init(_ elements: ArraySlice<RawExprSyntax>) {
    let alternatives = Self.split(elements, at: "||")
    guard alternatives.count == 1 else {
      let conditions = alternatives.map(PlatformCondition.init)
      self.init(
        possible: conditions.reduce([]) { $0.union($1.possible) },
        certain: conditions.reduce([]) { $0.union($1.certain) })
      return
    }
    let operands = Self.split(elements, at: "&&").map { $0.count == 1 ? $0.first.map(PlatformCondition.init) : nil }
    let conditions = operands.map { $0 ?? .unknown }
    self.init(
      possible: conditions.reduce(.all) { $0.intersection($1.possible) },
      certain: conditions.reduce(.all) { $0.intersection($1.certain) })
  }

  private static func split(
    _ elements: ArraySlice<RawExprSyntax>, at name: SyntaxText
  ) -> [ArraySlice<RawExprSyntax>] {
    elements.split(omittingEmptySubsequences: false) {
      $0.as(RawBinaryOperatorExprSyntax.self)?.operator.tokenText == name
    }
  }

  private var negated: PlatformCondition {
    PlatformCondition(possible: Platforms.all.subtracting(certain), certain: Platforms.all.subtracting(possible))
  }
}
