/// A Swift expression, reduced to what can matter to where an app navigates.
///
/// Optional chaining, forced unwrapping, `try`, `await`, parentheses and `&` are gone, since they change no
/// destination. Arithmetic is ``unknown``. Evaluation happens in the linker, across the whole program.
public indirect enum Expression: Hashable, Codable, Sendable {
  /// A bare name: a local, a parameter, a member of `self`, a global, a type, or `self`, `super` and `Self` themselves.
  case identifier(String)
  /// `base.name`.
  case member(Expression, String)
  /// `.name`, whose type the context knows.
  case implicitMember(String)
  case call(Call)
  /// `base[arguments]`.
  case subscripted(Expression, [Argument])
  /// A string literal without interpolation.
  case string(String)
  /// A string literal with interpolation: its literal and its computed segments in order.
  case interpolation([Expression])
  case boolean(Bool)
  case integer(Int)
  case nothing
  case array([Expression])
  /// The entries of a dictionary literal: keys and values in order.
  case dictionary([DictionaryEntry])
  case tuple([Argument])
  /// `value as Type`, `as?` or `as!`.
  case cast(Expression, TypeReference)
  case closure(Closure)
  /// `a ?? b`: any of the values can be meant.
  case alternatives([Expression])
  /// A ternary, or an `if` or `switch` used as an expression. The value is that of the last statement of a branch.
  case conditional([Branch])
  /// `\Root.path.to`; the root is nil for `\.path`.
  case keyPath(root: TypeReference?, path: [String])
  /// `Type<Argument>` where a value is expected, such as `StoryboardCoordinator<DetailViewController>(…)`.
  case specialized(Expression, [TypeReference])
  /// A type that is written in value position and that is more than a name, such as `[Screen]`.
  case type(TypeReference)
  /// Anything that no destination can come from.
  case unknown
}

/// A key and a value of a dictionary literal.
public struct DictionaryEntry: Hashable, Codable, Sendable {
  public let key: Expression
  public let value: Expression

  public init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A call with its arguments. Trailing closures are arguments like the others.
public struct Call: Hashable, Codable, Sendable {
  public let callee: Expression
  public let arguments: [Argument]
  /// Where the called name stands: for `a.b(c)` the place of `b`.
  public let position: Position

  public init(callee: Expression, arguments: [Argument], position: Position) {
    self.callee = callee
    self.arguments = arguments
    self.position = position
  }
}

/// One argument of a call, a subscript or a tuple.
public struct Argument: Hashable, Codable, Sendable {
  public let label: String?
  public let value: Expression
  /// Whether this is a trailing closure. The first one has no label, yet may stand for a labelled parameter.
  public let isTrailing: Bool

  public init(label: String?, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure literal.
public struct Closure: Hashable, Codable, Sendable {
  public let parameters: [ClosureParameter]
  /// The names that the closure captures weakly or unowned, such as `self`.
  public let weakCaptures: [String]
  public let body: [Statement]
  public let position: Position

  public init(parameters: [ClosureParameter], weakCaptures: [String], body: [Statement], position: Position) {
    self.parameters = parameters
    self.weakCaptures = weakCaptures
    self.body = body
    self.position = position
  }
}

/// A parameter of a closure literal. Closures without a signature have the parameters `$0`, `$1` that they use.
public struct ClosureParameter: Hashable, Codable, Sendable {
  public let name: String
  public let type: TypeReference?

  public init(name: String, type: TypeReference?) {
    self.name = name
    self.type = type
  }
}
