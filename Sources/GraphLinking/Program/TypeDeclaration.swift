import NavigationModel

/// A type with everything that its declaration and its extensions say.
struct TypeDeclaration {
  let id: TypeID
  /// With the names of the types around it.
  let name: String
  /// Nil for a type that is only named or extended, such as those of frameworks.
  var kind: TypeFact.Kind?
  /// Index of the file of the declaration; nil for external types.
  var file: Int?
  var position: Position?
  /// The platforms on which it is compiled.
  var platforms = Platforms.all
  /// Whether other modules can use it.
  var isPublic = false
  /// Whether it stands outside of other types and only code of its own module can use it.
  var isInternal = false
  /// Whether only code of its own file can use it.
  var isFilePrivate = false
  /// Index of the file of the first extension.
  var extendedIn: Int?
  var inherited: [TypeReference] = []
  /// The extensions that say more of what it inherits, in the order of that.
  var inheritingExtensions: [InheritingExtension] = []
  var generics: [GenericParameter] = []
  var attributes: [AttributeFact] = []
  var aliases: [String: TypeReference] = [:]
  var properties: [String: [Property]] = [:]
  /// Functions and initializers, the latter under `init`.
  var functions: [String: [BodyID]] = [:]
  var cases: [String: EnumCaseFact] = [:]
  /// Whether it is a name for several protocols at once.
  var isComposition = false
  /// The resolved superclass and protocols, filled after all types are known.
  var supertypes: [TypeID] = []

  /// Adds the aliases and cases of a declaration or an extension.
  mutating func add(_ fact: TypeFact) {
    for alias in fact.aliases { aliases[alias.name] = alias.type }
    for enumCase in fact.cases { cases[enumCase.name] = enumCase }
  }

  /// Adds the functions and properties of a declaration or an extension, after those that are there already.
  mutating func add(_ members: FileCode.Members) {
    // Most types are declared in one piece, whose collections can be taken over as they are.
    if functions.isEmpty { functions = members.functions } else { functions.append(members.functions) }
    if properties.isEmpty { properties = members.properties } else { properties.append(members.properties) }
  }

  /// The file in which a type is named that it inherits from, by the index of that.
  func place(ofInherited index: Int) -> Int? {
    inheritingExtensions.last { $0.first <= index }?.file ?? file ?? extendedIn
  }

  var isDeclared: Bool { kind != nil }
  var isProtocol: Bool { kind == .protocol }

  /// The name without the types around it.
  var bareName: String { String(name.lastName) }
}

/// An extension that says what a type inherits, which only its own file may be able to name.
struct InheritingExtension {
  /// The index of the first of it among all that the type inherits from.
  let first: Int
  let file: Int
}

/// An alias outside of types.
struct GlobalAlias {
  let file: Int
  let type: TypeReference
  /// The platforms on which it is compiled.
  let platforms: Platforms
  /// Whether only code of its own file can use it.
  var isFilePrivate = false
  /// Whether other modules can use it.
  var isShared = false
}

/// A property of a type, or a global variable.
struct Property {
  let fact: PropertyFact
  let owner: TypeID?
  let file: Int
  /// The body that holds the initial value.
  var initialValue: BodyID?
  var getter: BodyID?

  /// Whether the code says what it holds, as a requirement of a protocol does not.
  var isGiven: Bool { getter != nil || initialValue != nil }

  /// The code that belongs to it, but for its observers.
  var bodies: [BodyID] { [getter, initialValue].compactMap { $0 } }

  /// Whether a memberwise initializer takes a closure for it: a stored function, or what a view builder makes.
  var takesClosure: Bool {
    guard !fact.isStatic, getter == nil, initialValue == nil else { return false }
    if case .function = fact.type { return true }
    return fact.attributes.contains { $0.name.hasSuffix("Builder") }
  }
}

/// A piece of code that runs, with where it stands.
struct Body {
  enum Kind { case function, initializer, getter, initialValue, observers, topLevel, requirement }

  let id: BodyID
  let kind: Kind
  let name: String
  /// The type around it; nil outside of types.
  let owner: TypeID?
  let file: Int
  let parameters: [ParameterFact]
  let returnType: TypeReference?
  let generics: [GenericParameter]
  let isStatic: Bool
  /// Whether the expressions of the body are its result, as in a view builder.
  let isBuilder: Bool
  let statements: [Statement]
  let position: Position
  /// The scope in which a local function is declared.
  let enclosing: ScopeID?
  /// Whether it has the modifier `override`. Without it, a function with the same name is another function.
  var isOverride = false
  /// Whether only code of the same file can call it.
  var isFilePrivate = false
  var scope = ScopeID(file: -1, index: -1)
  /// The indices of the calls in the body, which are next to each other in the calls of the file.
  var calls = 0..<0

  /// The name with the labels of the parameters, which tells an overload from what a framework declares:
  /// `push(_:animated:)`.
  var signature: String {
    if name == FunctionFact.subscriptSetter { return "the setter of a subscript" }
    return parameters.isEmpty ? name : "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
