/// A statement of a body, reduced like ``Expression``.
public indirect enum Statement: Hashable, Codable, Sendable {
  /// `let`, `var`, `if let`, `guard let`, `case let` in a `for`.
  case binding(Binding)
  /// `target = value`.
  case assignment(target: Expression, value: Expression, position: Position)
  /// An expression for what it does, mostly a call.
  case expression(Expression)
  /// `return value`, or a `yield`. A `return` without a value is left out.
  case returning(Expression)
  /// An `if`, a `guard` or a `switch`.
  case branches([Branch])
  /// A loop. `element` is what the pattern binds to one element of `sequence`; both are nil for `while` and `repeat`.
  case loop(element: Pattern?, sequence: Expression?, body: [Statement])
  /// A function declared in a body.
  case function(FunctionFact)
}

/// The introduction of names for a value.
public struct Binding: Hashable, Codable, Sendable {
  /// The names that are introduced, and how the value is taken apart for them.
  public let pattern: Pattern
  /// The declared type; nil where it is inferred.
  public let type: TypeReference?
  /// What the names get; nil for `let name: Type` that is assigned later.
  public let value: Expression?
  /// Where the pattern begins.
  public let position: Position
  /// Whether code goes on only if there is a value, as with `if let` and `guard let`.
  public let isUnwrapping: Bool

  /// Makes a binding from its parts.
  public init(
    pattern: Pattern, type: TypeReference?, value: Expression?, position: Position, isUnwrapping: Bool = false
  ) {
    self.isUnwrapping = isUnwrapping
    self.pattern = pattern
    self.type = type
    self.value = value
    self.position = position
  }
}

/// One way that control can take, with what must hold for it.
public struct Branch: Hashable, Codable, Sendable {
  /// All of these hold in the body. Bindings of `if let` stand at the start of the body.
  public let conditions: [Condition]
  /// The statements of the branch, in order.
  public let body: [Statement]

  /// Makes a branch; without conditions it is one that may always be taken.
  public init(conditions: [Condition], body: [Statement]) {
    self.conditions = conditions
    self.body = body
  }
}

/// What must hold for a branch to be taken.
public indirect enum Condition: Hashable, Codable, Sendable {
  /// The subject matches one of the patterns: `case .a, .b:` in a switch, `if case`.
  case matches(Expression, [Pattern])
  /// The subject matches none of them: `default:`.
  case matchesNone(Expression, [Pattern])
  /// A boolean expression is true, in the form in which it was written.
  case holds(Expression)
  /// A boolean expression is false: the `else` of an `if`.
  case fails(Expression)
}

/// A pattern of a `case`, a `let` or a `for`.
public indirect enum Pattern: Hashable, Codable, Sendable {
  /// `let name` or a bare name that is introduced.
  case name(String)
  /// `_`, which introduces nothing and matches anything.
  case wildcard
  /// `(a, b)` with the patterns of the elements in order.
  case tuple([Pattern])
  /// `.name(payload…)` with the patterns of the payload in order.
  case enumCase(String, [Pattern])
  /// `is Type`, or `let x as Type` with the pattern that is cast. The position is that of the type.
  case type(TypeReference, Pattern, Position)
  /// A value to compare with, such as a string.
  case value(Expression)
}

extension Pattern {
  /// The names that the pattern introduces, in order.
  public var names: [String] {
    switch self {
    case .name(let name): [name]
    case .wildcard, .value: []
    case .tuple(let elements): elements.flatMap(\.names)
    case .enumCase(_, let payload): payload.flatMap(\.names)
    case .type(_, let inner, _): inner.names
    }
  }
}
