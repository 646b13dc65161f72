/// A Swift expression, reduced to the parts that can affect navigation.
///
/// Lowering drops optional chaining, forced unwrapping, `try`, `await`, parentheses and `&`, since they change no
/// destination. An operator is a call of its symbol: `a + b` calls the identifier `+`. Evaluation happens in the
/// linker, across the whole program.
public indirect enum Expression: Hashable, Codable, Sendable {
  /// A bare name: a local, a parameter, a member of `self`, a global, a type, or `self`, `super` and `Self` themselves.
  case identifier(String)
  /// `base.name`.
  case member(Expression, String)
  /// `.name`, whose type the context knows.
  case implicitMember(String)
  /// A call of a function, a method, an initializer or an operator; see ``Call``.
  case call(Call)
  /// `base[arguments]`.
  case subscripted(Expression, [Argument])
  /// A string literal without interpolation.
  case string(String)
  /// A string literal with interpolation: its literal and its computed segments in order.
  case interpolation([Expression])
  /// `true` or `false`.
  case boolean(Bool)
  /// A decimal literal without separators, such as `2`; other forms are ``unknown``.
  case integer(Int)
  /// `nil`.
  case nothing
  /// An array literal with its elements in order.
  case array([Expression])
  /// The entries of a dictionary literal: keys and values in order.
  case dictionary([DictionaryEntry])
  /// `(a, label: b)`. A value in parentheses alone is that value.
  case tuple([Argument])
  /// `value as Type`, `as?` or `as!`, with the place of `as`.
  case cast(Expression, TypeReference, Position)
  /// `{ … }`, as an argument or by itself.
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
  /// Any expression whose value cannot be a destination.
  case unknown
}

/// A key and a value of a dictionary literal.
public struct DictionaryEntry: Hashable, Codable, Sendable {
  /// What stands before the colon.
  public let key: Expression
  /// What stands after it.
  public let value: Expression

  /// Makes an entry from its two sides.
  public init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A call with its arguments. Trailing closures are arguments like the others.
public struct Call: Hashable, Codable, Sendable {
  /// What is called: a name, a member of something, or any expression that gives a function.
  public let callee: Expression
  /// The arguments in the order of the source, trailing closures last.
  public let arguments: [Argument]
  /// Where the called name stands: for `a.b(c)` the place of `b`.
  public let position: Position

  /// What `#selector(method)` is lowered to a call of, with the method as its argument.
  public static let selector = "#selector"

  /// Applies a callee to arguments.
  public init(callee: Expression, arguments: [Argument], position: Position) {
    self.callee = callee
    self.arguments = arguments
    self.position = position
  }
}

/// One argument of a call, a subscript or a tuple.
public struct Argument: Hashable, Codable, Sendable {
  /// The label as written; nil for an argument without one.
  public let label: String?
  /// What is passed.
  public let value: Expression
  /// Whether this is a trailing closure. The first one has no label, yet may stand for a labelled parameter.
  public let isTrailing: Bool
  /// Whether the parameter may have any label, since the code only names the function: `pages.forEach(show)`.
  public let isLabelUnknown: Bool

  /// Makes an argument within the parentheses unless it is said to be a trailing closure.
  public init(label: String?, value: Expression, isTrailing: Bool = false, isLabelUnknown: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.isLabelUnknown = isLabelUnknown
  }
}

/// A closure literal.
public struct Closure: Hashable, Codable, Sendable {
  /// The parameters that a signature names, in order; empty for a closure that says `$0`.
  public let parameters: [ClosureParameter]
  /// The names that the closure captures weakly or unowned, such as `self`.
  public let weakCaptures: [String]
  /// The type of what the closure gives, as its signature declares it; nil where the context gives it.
  public let resultType: TypeReference?
  /// The statements. Captures with a value, such as `[id = item.id]`, are bindings at their start.
  public let body: [Statement]
  /// Where the opening brace stands, which tells the closures of one body apart.
  public let position: Position

  /// Makes a closure literal from its parts.
  public init(
    parameters: [ClosureParameter], weakCaptures: [String], resultType: TypeReference? = nil, body: [Statement],
    position: Position
  ) {
    self.parameters = parameters
    self.weakCaptures = weakCaptures
    self.resultType = resultType
    self.body = body
    self.position = position
  }
}

/// A parameter of a closure literal. Closures without a signature have none: their bodies say `$0`, `$1`.
public struct ClosureParameter: Hashable, Codable, Sendable {
  /// The name by which the body knows the parameter.
  public let name: String
  /// The declared type; nil where the context gives it, which is nearly always.
  public let type: TypeReference?

  /// Makes a parameter.
  public init(name: String, type: TypeReference?) {
    self.name = name
    self.type = type
  }
}
