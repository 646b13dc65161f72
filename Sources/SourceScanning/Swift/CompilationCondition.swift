import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// A dimension of the build, such as the platforms, and the conditions that test it.
protocol CompilationChoices: OptionSet, Sendable {
  /// Every choice.
  static var all: Self { get }
  /// The choices for which a name, such as `DEBUG`, holds; nil if it does not test this dimension.
  static func condition(named name: String) -> CompilationCondition<Self>?
  /// The choices for which a call, such as `os(iOS)`, holds; nil if it does not test this dimension.
  static func condition(calling function: String, _ argument: String) -> CompilationCondition<Self>?
}

/// The choices for which the condition of a `#if` may hold, and those for which it must hold.
///
/// Other parts of the condition, such as a compiler version, may hold or not for each of them.
struct CompilationCondition<Choices: CompilationChoices> {
  /// The choices for which it can hold.
  let possible: Choices
  /// The choices for which it always holds; a part of those for which it can.
  let certain: Choices

  private static var unknown: Self { Self(possible: .all, certain: []) }

  /// For each clause of a `#if`, the choices for which it may be the compiled one.
  static func choices(of clauses: [RawIfConfigClauseSyntax]) -> [Choices] {
    var left = Choices.all
    return clauses.map { clause in
      guard let condition = clause.condition.map(Self.init) else { return left }
      defer { left.subtract(condition.certain) }
      return condition.possible.intersection(left)
    }
  }

  init(possible: Choices, certain: Choices) {
    self.possible = possible
    self.certain = certain
  }

  init(exactly choices: Choices) { self.init(possible: choices, certain: choices) }

  private init(_ expression: RawExprSyntax) {
    switch expression.raw.kind {
    case .booleanLiteralExpr:
      let holds = expression.cast(RawBooleanLiteralExprSyntax.self).literal.tokenText == "true"
      self.init(exactly: holds ? .all : [])
    case .functionCallExpr:
      self.init(expression.cast(RawFunctionCallExprSyntax.self))
    case .prefixOperatorExpr:
      let negated = expression.cast(RawPrefixOperatorExprSyntax.self)
      let condition = Self(negated.expression)
      self = negated.operator.tokenText == "!" ? condition.negated : .unknown
    case .tupleExpr:
      let elements = expression.cast(RawTupleExprSyntax.self).elements.elements
      // `(A, B)` and `()` are no conditions, though the parser reads them.
      guard let element = elements.first, elements.count == 1 else {
        self = .unknown
        return
      }
      self.init(element.expression)
    case .sequenceExpr:
      self.init(expression.cast(RawSequenceExprSyntax.self).elements.elements[...])
    case .declReferenceExpr:
      self = Choices.condition(named: expression.raw.trimmedText) ?? .unknown
    default:
      self = .unknown
    }
  }

  private init(_ call: RawFunctionCallExprSyntax) {
    let argument = call.arguments.elements.first?.expression.raw.trimmedText ?? ""
    self = Choices.condition(calling: call.calledExpression.raw.trimmedText, argument) ?? .unknown
  }

  /// Operands with `||` and `&&` between them; `&&` has the higher precedence.
  private init(_ elements: ArraySlice<RawExprSyntax>) {
    let alternatives = Self.split(elements, at: "||")
    guard alternatives.count == 1 else {
      let conditions = alternatives.map(Self.init)
      self.init(
        possible: conditions.reduce([]) { $0.union($1.possible) },
        certain: conditions.reduce([]) { $0.union($1.certain) })
      return
    }
    let operands = Self.split(elements, at: "&&").map { $0.count == 1 ? $0.first.map(Self.init) : nil }
    let conditions = operands.map { $0 ?? .unknown }
    self.init(
      possible: conditions.reduce(Choices.all) { $0.intersection($1.possible) },
      certain: conditions.reduce(Choices.all) { $0.intersection($1.certain) })
  }

  private static func split(
    _ elements: ArraySlice<RawExprSyntax>, at name: SyntaxText
  ) -> [ArraySlice<RawExprSyntax>] {
    elements.split(omittingEmptySubsequences: false) {
      $0.as(RawBinaryOperatorExprSyntax.self)?.operator.tokenText == name
    }
  }

  private var negated: Self {
    Self(possible: Choices.all.subtracting(certain), certain: Choices.all.subtracting(possible))
  }
}

extension Platforms: CompilationChoices {
  static func condition(named name: String) -> CompilationCondition<Platforms>? { nil }

  /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(macCatalyst)`.
  static func condition(
    calling function: String, _ argument: String
  ) -> CompilationCondition<Platforms>? {
    switch function {
    case "os": CompilationCondition(exactly: byName[argument] ?? [])
    case "canImport": byFramework[argument].map(CompilationCondition.init(exactly:))
    case "targetEnvironment" where argument == "macCatalyst": CompilationCondition(possible: .iOS, certain: [])
    default: nil
    }
  }
}

/// The build configuration: debug or release.
struct BuildConfigurations: CompilationChoices {
  let rawValue: UInt8

  static let debug = BuildConfigurations(rawValue: 1 << 0)
  static let release = BuildConfigurations(rawValue: 1 << 1)
  static let all: BuildConfigurations = [.debug, .release]

  /// Xcode's templates define `DEBUG` for debug builds; `RELEASE` is what projects call its opposite.
  static func condition(named name: String) -> CompilationCondition<BuildConfigurations>? {
    switch name {
    case "DEBUG": CompilationCondition(exactly: .debug)
    case "RELEASE": CompilationCondition(exactly: .release)
    default: nil
    }
  }

  static func condition(
    calling function: String, _ argument: String
  ) -> CompilationCondition<BuildConfigurations>? { nil }
}
