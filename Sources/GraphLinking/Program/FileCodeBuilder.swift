import NavigationModel

/// Makes the bodies of a file of its facts and indexes them.
struct FileCodeBuilder {
  private let file: Int
  private var code = FileCode()
  /// The type whose members are being added.
  private var owner: TypeID?
  /// What the extension of a protocol says of the types that its members are for.
  private var conformer: [GenericParameter] = []
  /// What the extension says of the generic parameters of the type.
  private var requirements: [GenericParameter] = []

  /// - Parameter owners: the types that the file declares and extends, in the order of the facts.
  static func build(_ facts: FileFacts, file: Int, owners: [TypeID]) -> FileCode {
    guard case .swift(let swift) = facts.content else { return FileCode() }
    var builder = FileCodeBuilder(file: file)
    builder.add(swift, owners)
    return BodyIndexer.index(builder.code, file: file)
  }

  private init(file: Int) { self.file = file }

  private mutating func add(_ swift: SwiftFacts, _ owners: [TypeID]) {
    for (type, owner) in zip(swift.types, owners) {
      self.owner = owner
      for property in type.properties { code.propertyNames.add(property) }
      conformer = type.requirements.filter { $0.name == "Self" }
      requirements = type.requirements
      code.types.append(members(type.functions, type.properties))
    }
    owner = nil
    conformer = []
    requirements = []
    code.global = members(swift.functions, swift.properties)
    if !swift.statements.isEmpty {
      _ = addBody(.topLevel, name: "", statements: swift.statements, position: .start)
    }
  }

  private mutating func members(_ functions: [FunctionFact], _ properties: [PropertyFact]) -> FileCode.Members {
    var members = FileCode.Members(owner: owner)
    for function in functions { members.functions[function.name, default: []].append(add(function)) }
    for property in properties { members.properties[property.name, default: []].append(add(property)) }
    return members
  }

  private mutating func add(_ function: FunctionFact) -> BodyID {
    code.noteController(function.returnType?.name)
    for parameter in function.parameters { code.noteController(parameter.type?.name) }
    let body = addBody(
      function.body == nil ? .requirement : function.name == "init" ? .initializer : .function, name: function.name,
      parameters: function.parameters, returnType: function.returnType,
      // Only an object of which these hold can be made by such an initializer.
      generics: function.generics + (function.name == "init" ? requirements : conformer), isStatic: function.isStatic,
      isBuilder: function.attributes.contains { $0.name.hasSuffix("Builder") },
      // What nobody calls does nothing.
      statements: function.isUncalled ? [] : function.body ?? [], position: function.position)
    code.bodies[Int(body.index)].isOverride = function.isOverride
    code.bodies[Int(body.index)].isFilePrivate = function.isFilePrivate
    return body
  }

  private mutating func add(_ fact: PropertyFact) -> Property {
    var property = Property(fact: fact, owner: owner, file: file)
    code.noteController(fact.type?.name)
    if let value = fact.initializer {
      code.noteMade(value, as: fact.type)
      property.initialValue = addBody(
        .initialValue, name: fact.name, returnType: fact.type, isStatic: fact.isStatic,
        statements: [.returning(value)], position: fact.position)
    }
    if let getter = fact.getter {
      property.getter = addBody(
        .getter, name: fact.name, returnType: fact.type, isStatic: fact.isStatic,
        isBuilder: fact.name == "body" || fact.attributes.contains { $0.name.hasSuffix("Builder") },
        statements: getter, position: fact.position)
    }
    if !fact.observers.isEmpty {
      _ = addBody(
        .observers, name: fact.name, isStatic: fact.isStatic, statements: fact.observers, position: fact.position)
    }
    return property
  }

  private mutating func addBody(
    _ kind: Body.Kind, name: String, parameters: [ParameterFact] = [], returnType: TypeReference? = nil,
    generics: [GenericParameter] = [], isStatic: Bool = false, isBuilder: Bool = false, statements: [Statement],
    position: Position
  ) -> BodyID {
    let id = BodyID(file: Int32(file), index: Int32(code.bodies.count))
    code.bodies.append(
      Body(
        id: id, kind: kind, name: name, owner: owner, file: file, parameters: parameters, returnType: returnType,
        generics: generics, isStatic: isStatic, isBuilder: isBuilder, statements: statements, position: position,
        enclosing: nil))
    return id
  }
}
