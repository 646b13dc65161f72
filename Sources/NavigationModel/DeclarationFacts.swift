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

  /// The introducer of the declaration.
  public var kind: Kind
  /// The name with the names of the types around it, joined by dots: `Flow.Step`. For an extension, the extended type.
  public var name: String
  /// What stands after the colon: superclass, protocols, an enum's raw type.
  public var inherited: [TypeReference]
  /// The type's generic parameters in order, each with its constraint; empty for protocols and extensions.
  public var generics: [GenericParameter]
  /// The constraints of a `where` clause, such as `Self: UIViewController`.
  public var requirements: [GenericParameter]
  /// Attributes of the declaration, such as `@main` or `@MainActor`.
  public var attributes: [AttributeFact]
  /// The type aliases and constrained associated types among the members.
  public var aliases: [AliasFact]
  /// The properties among the members, static ones too.
  public var properties: [PropertyFact]
  /// The methods, initializers and subscripts among the members.
  public var functions: [FunctionFact]
  /// The cases of an enum; empty for other kinds.
  public var cases: [EnumCaseFact]
  /// Where the introducer stands, such as the keyword `class`.
  public var position: Position
  /// The platforms on which the declaration is compiled, as far as the `#if` around it tell.
  public var platforms = Platforms.all
  /// Whether other modules can use it: it is `public` or `open`.
  public var isPublic = false
  /// Whether it stands outside of other types and only code of its own module can use it: it is not `public`, `open` or
  /// `package`.
  public var isInternal = false
  /// Whether only code of its own file can use it: it is `private` or `fileprivate`, or stands in what only its file sees.
  public var isFilePrivate = false

  /// Makes a declaration without members, except for those that are given.
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
  /// The parameter's name, such as `T`; in a requirement the left side as written, such as `Self` or `Screen.Route`.
  public let name: String
  /// What it conforms to, inherits from or equals; nil where nothing is said.
  public let constraint: TypeReference?

  /// Pairs a name with its constraint.
  public init(name: String, constraint: TypeReference?) {
    self.name = name
    self.constraint = constraint
  }
}

/// An attribute or a property wrapper, such as `@IBAction` or `@Injected(\.router)`.
public struct AttributeFact: Hashable, Codable, Sendable {
  /// The name without `@`, such as `IBSegueAction`.
  public let name: String
  /// What stands in the parentheses; empty where there are none.
  public let arguments: [Argument]

  /// Makes an attribute, without arguments unless some are given.
  public init(name: String, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// `typealias name = type`, or an associated type of a protocol, which has the type that it is constrained to.
public struct AliasFact: Hashable, Codable, Sendable {
  /// The new name, such as `Route`.
  public let name: String
  /// What the name stands for.
  public let type: TypeReference
  /// The platforms on which it is compiled, as far as the `#if` around it tell.
  public var platforms = Platforms.all
  /// Whether only code of its own file can use it.
  public var isFilePrivate = false
  /// Whether other modules can use it.
  public var isShared = false

  /// Gives a type another name.
  public init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }
}

/// A stored or computed property, or a global.
public struct PropertyFact: Hashable, Codable, Sendable {
  /// The name that code reads the property by.
  public let name: String
  /// The declared type; nil where Swift infers it from the initializer.
  public let type: TypeReference?
  /// Whether the declared type is optional, so that the property can hold nothing.
  public let isOptional: Bool
  /// The value that the declaration gives.
  public let initializer: Expression?
  /// The body of the getter of a computed property.
  public let getter: [Statement]?
  /// The bodies of `set`, `willSet` and `didSet`, one after another.
  public let observers: [Statement]
  /// Whether the property belongs to the type: `static` or `class`.
  public let isStatic: Bool
  /// Whether the reference does not keep its object: `weak` or `unowned`.
  public let isWeak: Bool
  /// Attributes and property wrappers, such as `@IBOutlet` or `@State`.
  public let attributes: [AttributeFact]
  /// Where the name stands.
  public let position: Position
  /// Whether the property itself is `private` or `fileprivate`.
  public var isPrivate = false
  /// Whether only code of its file can read the property: it is `private` or `fileprivate`, or in an extension that is,
  /// and no protocol can require it.
  public var isFilePrivate = false

  /// Makes a stored property without a value, except for what is given.
  public init(
    name: String, type: TypeReference?, isOptional: Bool = false, initializer: Expression? = nil,
    getter: [Statement]? = nil, observers: [Statement] = [], isStatic: Bool = false, isWeak: Bool = false,
    attributes: [AttributeFact] = [], position: Position
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.initializer = initializer
    self.getter = getter
    self.observers = observers
    self.isStatic = isStatic
    self.isWeak = isWeak
    self.attributes = attributes
    self.position = position
  }
}

/// A function, an initializer (named `init`), a subscript (named `subscript`) or the setter of one (named
/// ``subscriptSetter``).
public struct FunctionFact: Hashable, Codable, Sendable {
  /// The name without parameters, such as `prepare` for `prepare(for:sender:)`.
  public let name: String
  /// The parameters in order.
  public let parameters: [ParameterFact]
  /// What the function returns; nil where nothing is written, as for `Void` and for initializers.
  public let returnType: TypeReference?
  /// The generic parameters, then what the `where` clause requires.
  public let generics: [GenericParameter]
  /// Attributes such as `@IBAction` or `@ViewBuilder`.
  public let attributes: [AttributeFact]
  /// Whether the function is called on the type: `static`, `class`, or an initializer.
  public let isStatic: Bool
  /// Whether the function overrides that of a superclass.
  public let isOverride: Bool
  /// Nil for a requirement of a protocol.
  public let body: [Statement]?
  /// Where the name stands; for initializers and subscripts the keyword.
  public let position: Position
  /// The name of the setter of a subscript, whose last parameter is the new value.
  public static let subscriptSetter = "subscript="
  /// The label of the new value, and its name where the setter gives it no other.
  public static let newValue = "newValue"

  /// Whether only code of its file can call the function: it is `private` or `fileprivate`, or in an extension that is,
  /// and fulfils no requirement of a protocol.
  public var isFilePrivate = false
  /// Whether the function is private and no other code of its file says its name, so that nothing can call it.
  public var isUncalled = false

  /// Makes a plain instance method, except for what is given.
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
  /// The name by which the body knows the parameter; empty for a payload of an enum case without one.
  public let name: String
  /// The declared type; nil where none is written.
  public let type: TypeReference?
  /// The value that holds where a call leaves the argument out; nil where it must be given.
  public let defaultValue: Expression?
  /// Whether the parameter takes any number of arguments: `Screen...`.
  public let isVariadic: Bool
  /// Attributes such as `@ViewBuilder`, and what else is written before the type, such as `inout`.
  public let attributes: [String]

  /// Makes a required parameter, except for what is given.
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
  /// The name of the case without its dot.
  public let name: String
  /// The associated values in order; empty for a plain case.
  public let payload: [ParameterFact]
  /// The raw value where one is written. A `String` enum's case without one has its own name as raw value.
  public let rawValue: Expression?
  /// Where the name of the case stands.
  public let position: Position

  /// Makes a plain case, except for what is given.
  public init(name: String, payload: [ParameterFact] = [], rawValue: Expression? = nil, position: Position) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
    self.position = position
  }
}
