import NavigationModel

/// Makes the bodies of a file of its facts and indexes them.
struct FileCodeBuilder {
  private let file: Int
  private var code = FileCode()

  static func build(_ facts: FileFacts, file: Int) -> FileCode {
    guard case .swift(let swift) = facts.content else { return FileCode() }
    var builder = FileCodeBuilder(file: file)
    builder.add(swift)
    return BodyIndexer.index(builder.code, file: file)
  }

  private init(file: Int) { self.file = file }

  private mutating func add(_ swift: SwiftFacts) {
    for type in swift.types { code.types.append(members(type.functions, type.properties)) }
    code.global = members(swift.functions, swift.properties)
    if !swift.statements.isEmpty {
      _ = addBody(.topLevel, name: "", statements: swift.statements, position: .start)
    }
  }

  private mutating func members(_ functions: [FunctionFact], _ properties: [PropertyFact]) -> FileCode.Members {
    let first = code.bodies.count
    var members = FileCode.Members()
    for function in functions { members.functions.append(add(function)) }
    for property in properties { members.properties.append(add(property)) }
    members.bodies = first..<code.bodies.count
    return members
  }

  private mutating func add(_ function: FunctionFact) -> BodyID {
    code.noteController(function.returnType?.name)
    for parameter in function.parameters { code.noteController(parameter.type?.name) }
    return addBody(
      function.body == nil ? .requirement : function.name == "init" ? .initializer : .function, name: function.name,
      parameters: function.parameters, returnType: function.returnType, generics: function.generics,
      isStatic: function.isStatic, isBuilder: function.attributes.contains { $0.name.hasSuffix("Builder") },
      statements: function.body ?? [], position: function.position)
  }

  private mutating func add(_ fact: PropertyFact) -> Property {
    var property = Property(fact: fact, file: file)
    code.noteController(fact.type?.name)
    if let value = fact.initializer {
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
        id: id, kind: kind, name: name, file: file, parameters: parameters, returnType: returnType,
        generics: generics, isStatic: isStatic, isBuilder: isBuilder, statements: statements, position: position,
        enclosing: nil))
    return id
  }
}
