/// A declaration of a type or an extension of one, as one file shows it.
public struct TypeFact: Hashable, Codable, Sendable {
  /// What the declaration starts with.
  public enum Kind: String, Codable, Sendable {
    case `class`
    case `struct`
    case `enum`
    case `protocol`
    case actor
    case `extension`
  }

  public var kind: Kind
  /// The name with the names of the types around it, joined by dots: `Flow.Step`. For an extension, the extended type.
  public var name: String
  /// What stands after the colon: superclass, protocols, an enum's raw type.
  public var inherited: [TypeReference]
  public var generics: [GenericParameter]
  /// The constraints of a `where` clause, such as `Self: UIViewController`.
  public var requirements: [GenericParameter]
  public var attributes: [AttributeFact]
  public var aliases: [AliasFact]
  public var properties: [PropertyFact]
  public var functions: [FunctionFact]
  public var cases: [EnumCaseFact]
  public var position: Position

  public init(
    kind: Kind, name: String, inherited: [TypeReference] = [], generics: [GenericParameter] = [],
    requirements: [GenericParameter] = [], attributes: [AttributeFact] = [], aliases: [AliasFact] = [],
    properties: [PropertyFact] = [], functions: [FunctionFact] = [], cases: [EnumCaseFact] = [], position: Position
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.generics = generics
    self.requirements = requirements
    self.attributes = attributes
    self.aliases = aliases
    self.properties = properties
    self.functions = functions
    self.cases = cases
    self.position = position
  }
}

/// A generic parameter or a requirement: a name and what it must be.
public struct GenericParameter: Hashable, Codable, Sendable {
  public let name: String
  public let constraint: TypeReference?

  public init(name: String, constraint: TypeReference?) {
    self.name = name
    self.constraint = constraint
  }
}

/// An attribute or a property wrapper, such as `@IBAction` or `@Injected(\.router)`.
public struct AttributeFact: Hashable, Codable, Sendable {
  public let name: String
  public let arguments: [Argument]

  public init(name: String, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// `typealias name = type`, or an associated type of a protocol, which has the type that it is constrained to.
public struct AliasFact: Hashable, Codable, Sendable {
  public let name: String
  public let type: TypeReference

  public init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }
}

/// A stored or computed property, or a global.
public struct PropertyFact: Hashable, Codable, Sendable {
  public let name: String
  public let type: TypeReference?
  /// The value that the declaration gives.
  public let initializer: Expression?
  /// The body of the getter of a computed property.
  public let getter: [Statement]?
  /// The bodies of `set`, `willSet` and `didSet`, one after another.
  public let observers: [Statement]
  public let isStatic: Bool
  public let isWeak: Bool
  public let attributes: [AttributeFact]
  public let position: Position

  public init(
    name: String, type: TypeReference?, initializer: Expression? = nil, getter: [Statement]? = nil,
    observers: [Statement] = [], isStatic: Bool = false, isWeak: Bool = false, attributes: [AttributeFact] = [],
    position: Position
  ) {
    self.name = name
    self.type = type
    self.initializer = initializer
    self.getter = getter
    self.observers = observers
    self.isStatic = isStatic
    self.isWeak = isWeak
    self.attributes = attributes
    self.position = position
  }
}

/// A function, an initializer (named `init`) or a subscript (named `subscript`).
public struct FunctionFact: Hashable, Codable, Sendable {
  public let name: String
  public let parameters: [ParameterFact]
  public let returnType: TypeReference?
  public let generics: [GenericParameter]
  public let attributes: [AttributeFact]
  public let isStatic: Bool
  public let isOverride: Bool
  /// Nil for a requirement of a protocol.
  public let body: [Statement]?
  public let position: Position

  public init(
    name: String, parameters: [ParameterFact], returnType: TypeReference? = nil, generics: [GenericParameter] = [],
    attributes: [AttributeFact] = [], isStatic: Bool = false, isOverride: Bool = false, body: [Statement]?,
    position: Position
  ) {
    self.name = name
    self.parameters = parameters
    self.returnType = returnType
    self.generics = generics
    self.attributes = attributes
    self.isStatic = isStatic
    self.isOverride = isOverride
    self.body = body
    self.position = position
  }
}

/// A parameter of a function.
public struct ParameterFact: Hashable, Codable, Sendable {
  /// The argument label; nil for `_`.
  public let label: String?
  public let name: String
  public let type: TypeReference?
  public let defaultValue: Expression?
  public let isVariadic: Bool
  /// Attributes such as `@ViewBuilder`.
  public let attributes: [String]

  public init(
    label: String?, name: String, type: TypeReference?, defaultValue: Expression? = nil, isVariadic: Bool = false,
    attributes: [String] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.attributes = attributes
  }
}

/// A case of an enum.
public struct EnumCaseFact: Hashable, Codable, Sendable {
  public let name: String
  public let payload: [ParameterFact]
  /// The raw value where one is written. A `String` enum's case without one has its own name as raw value.
  public let rawValue: Expression?
  public let position: Position

  public init(name: String, payload: [ParameterFact] = [], rawValue: Expression? = nil, position: Position) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
    self.position = position
  }
}
