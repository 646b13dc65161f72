import NavigationModel

/// The properties of the program that hold functions, by which screens say what happened on them.
struct FunctionProperties {
  /// The names of all such properties.
  let names: Set<String>
  private let program: Program
  /// Names of types that stand for functions: `typealias Handler = () -> Void`.
  private let aliases: Set<String>
  /// What the functions in properties of each name take; nil for those of which that is not written there.
  private let parameters: [String: [[TypeReference]?]]

  init(program: Program) {
    self.program = program
    var aliases: Set<String> = []
    func add(_ alias: String, _ type: TypeReference) { if case .function = type { aliases.insert(alias) } }
    for (name, declared) in program.globalAliases { for alias in declared { add(name, alias.type) } }
    for index in program.types.indices { for (name, alias) in program.types[index].aliases { add(name, alias) } }
    self.aliases = aliases
    let names = aliases.reduce(into: program.propertyNames.functions) { names, alias in
      names.formUnion(program.propertyNames.properties(ofTypeNamed: alias))
    }
    self.names = names
    parameters = program.types.indices.reduce(into: [:]) { found, index in
      for (name, properties) in program.types[index].properties where names.contains(name) {
        for property in properties where Self.holds(property.fact, aliases) {
          if case .function(let parameters, _)? = property.fact.type {
            found[name, default: []].append(parameters)
          } else {
            found[name, default: []].append(nil)
          }
        }
      }
    }
  }

  /// Whether a call can be one of what a property of that name holds, rather than of a method.
  ///
  /// Functions in properties have no labels, and a closure is given only to what takes a function (The Swift Programming
  /// Language, "Function Types"): `publisher.filter { … }` calls no `let filter: (Item) -> Bool`.
  func mayBeCalled(_ name: String, by call: Call) -> Bool {
    guard call.arguments.allSatisfy({ $0.label == nil }) else { return false }
    return (parameters[name] ?? []).contains { parameters in
      guard let parameters else { return true }
      return parameters.count == call.arguments.count
        && zip(parameters, call.arguments).allSatisfy { parameter, argument in
          if case .closure = argument.value { mayTakeFunction(parameter) } else { true }
        }
    }
  }

  private func mayTakeFunction(_ type: TypeReference) -> Bool {
    switch type {
    case .function, .composition: true
    // A type of another module may stand for a function, and so may what is generic.
    case .named(let name, _): !(program.typesByName[name] ?? []).contains { program[$0].isDeclared }
    case .array, .dictionary, .tuple, .metatype: false
    }
  }

  /// Whether a type has such a property of that name, its own or an inherited one.
  func has(_ name: String, _ type: TypeID) -> Bool {
    program.lineage(of: type).contains { ancestor in
      program[ancestor].properties[name]?.contains { Self.holds($0.fact, aliases) } == true
    }
  }

  /// Whether a type has a property of that name, its own or an inherited one, whose function takes nothing.
  func takesNothing(_ name: String, of type: TypeID) -> Bool {
    program.lineage(of: type).contains { ancestor in
      program[ancestor].properties[name]?.contains { property in
        if case .function(let parameters, _)? = property.fact.type { parameters.isEmpty } else { false }
      } == true
    }
  }

  /// The types of an expression's objects that have such a property of that name.
  func holders(of name: String, _ expression: Expression, in scope: ScopeID, _ evaluator: Evaluator) -> [TypeID] {
    // What is declared with a class of the framework has what that class has, whatever else its own class has.
    let activation = evaluator.openActivation(of: program[scope].body)
    if let declared = evaluator.staticType(of: expression, in: scope, activation), !program[declared].isDeclared,
      !has(name, declared)
    {
      return []
    }
    return evaluator.knownTypes(of: expression, in: scope).filter { has(name, $0) }
  }

  /// The names of a type's own properties that hold functions, in the order of the source.
  func names(of type: TypeID) -> [String] {
    program[type].properties.values.joined().filter { Self.holds($0.fact, aliases) && !$0.fact.isStatic }
      .sorted { $0.fact.position < $1.fact.position }.map(\.fact.name)
  }

  private static func holds(_ property: PropertyFact, _ aliases: Set<String>) -> Bool {
    switch property.type {
    case .function: true
    case .named(let name, _): aliases.contains(name.split(separator: ".").last.map(String.init) ?? name)
    case nil: if case .closure = property.initializer { property.getter == nil } else { false }
    default: false
    }
  }
}
