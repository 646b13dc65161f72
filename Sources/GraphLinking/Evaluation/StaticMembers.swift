import NavigationModel

/// Evaluates members of types themselves: cases of enums, static properties and functions, nested types.
extension Evaluator {
  /// A static member, a nested type or an enum case; `call` holds the arguments where it is called.
  ///
  /// - Parameter file: the file that reads it, where known: what is private to another file is no member there.
  func staticMember(
    _ name: String, of type: TypeID, call: Construction?, readIn file: Int32? = nil
  ) -> [Candidate]? {
    var requirement: Property?
    var misfitting: [Candidate] = []
    for ancestor in program.lineage(of: type) {
      if program[ancestor].cases[name] != nil {
        return [.certain(.enumCase(ancestor, name, call.map { intern($0) }))]
      }
      let functions =
        program[ancestor].functions[name]?.filter {
          program[$0].isStatic && name != "init" && program.isVisible($0, fromFile: file)
        } ?? []
      // A property and a function may share a name: what is called is the function.
      let properties =
        program[ancestor].properties[name]?.filter {
          $0.fact.isStatic && program.isVisible($0, fromFile: file)
        } ?? []
      if !properties.isEmpty, call == nil || functions.isEmpty {
        if let given = properties.first(where: { $0.isGiven || !program[ancestor].isProtocol }) {
          return evaluate(given, of: type, receiver: .metatype(type))
        }
        // What a protocol only requires, an extension of another type may give.
        requirement = requirement ?? properties.first
        continue
      }
      if !functions.isEmpty {
        let found: [Candidate] = functions.map { function in
          let receiver = program[type].isProtocol ? conformer(of: function) ?? type : type
          return .certain(.function(function, receiver: .metatype(receiver)))
        }
        if call.map({ call in functions.contains { takes($0, call) } }) ?? true { return found }
        // A type that has one overload gets others from a protocol's extension.
        misfitting = misfitting.isEmpty ? found : misfitting
      }
      if program.nestedNames.contains(name[...]), let nested = program.nestedType(name, in: ancestor),
        file.map({ !program.isPrivateElsewhere(nested, seenFrom: Int($0)) }) ?? true
      {
        return [.certain(.metatype(nested))]
      }
    }
    if !misfitting.isEmpty { return misfitting }
    if let requirement { return evaluate(requirement, of: type, receiver: .metatype(type)) }
    if !program[type].isDeclared || program.frameworkType(of: type) != nil,
      let result = program.frameworks.memberType(
        of: program.frameworkType(of: type)?.name ?? program[type].name, named: name),
      let found = frameworkType(named: result)
    {
      return [.inferred(.some(found))]
    }
    if let call, !program[type].isDeclared, let given = given(to: name, of: program[type].name, by: call) {
      return given
    }
    if name == "allCases", !program[type].cases.isEmpty {
      return [.inferred(.array(program[type].cases.keys.sorted().map { .enumCase(type, $0, nil) }))]
    }
    return nil
  }

  /// What a static member of a framework's type is given that makes a value which stands for it.
  private func given(to name: String, of owner: String, by made: Construction) -> [Candidate]? {
    guard case .argument(let label)? = program.frameworks.member(of: owner, named: name),
      let argument = CallLabels.builder(label, in: made.call.arguments)
    else { return nil }
    return evaluate(argument.value, in: made.scope, made.activation)
  }

  private func takes(_ function: BodyID, _ construction: Construction) -> Bool {
    ArgumentMatching.match(construction.call.arguments, to: program[function].parameters) != nil
  }

  /// The type that a static method of a protocol belongs to alone: `extension Style where Self == SheetStyle`.
  private func conformer(of function: BodyID) -> TypeID? {
    let body = program[function]
    guard let name = body.generics.first(where: { $0.name == "Self" })?.constraint?.name else { return nil }
    return program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
  }

  /// The enum that a case belongs to where a generic type wants any value of a protocol, and one of its enums alone has a
  /// case of that name: `Intent(route: .detail)` for `struct Intent<R: Route> { var route: R }`.
  private func onlyEnum(with name: String, conformingTo type: TypeID) -> TypeID? {
    guard program[type].isDeclared, program[type].isProtocol, casesByName[name] != nil else { return nil }
    let enums = program.concreteSubtypes(of: type).filter { program[$0].cases[name] != nil }
    return enums.count == 1 ? enums.first : nil
  }

  func implicitMember(
    _ name: String, call: Call?, in scope: ScopeID, _ activation: ActivationID, expected: TypeID?
  ) -> [Candidate] {
    let construction = call.map { Construction(call: $0, scope: scope, activation: activation) }
    if let expected {
      if name == "init" { return [.certain(.object(expected, construction.map { intern($0) }))] }
      if let found = staticMember(name, of: expected, call: construction, readIn: scope.file) { return found }
      if let only = onlyEnum(with: name, conformingTo: expected),
        let found = staticMember(name, of: only, call: construction, readIn: scope.file)
      {
        return found.map { $0.weakened(to: .inferred) }
      }
    }
    if let construction, construction.call.isMadeOfClosure, let owner = program.frameworks.owner(ofWrapper: name),
      let given = given(to: name, of: owner, by: construction)
    {
      return given
    }
    return [.certain(.enumCase(nil, name, construction.map { intern($0) }))]
  }
}

extension Call {
  /// Whether a closure is all that it is given.
  fileprivate var isMadeOfClosure: Bool {
    if arguments.count == 1, case .closure? = arguments.first?.value { true } else { false }
  }
}
