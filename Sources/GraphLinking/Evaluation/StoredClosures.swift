import NavigationModel

/// Finds the calls of closures that are stored in properties: `model.onPush = { screen in … }`, `onPush?(Detail())`.
extension Evaluator {
  /// Whether a closure is stored in a property that something calls with arguments.
  func isStoredAndCalled(_ closure: ScopeID) -> Bool { !callers(ofStored: closure).isEmpty }

  /// The calls of the property that a closure is stored in, in source order.
  func callers(ofStored closure: ScopeID) -> [Caller] {
    if let known = closureCallerCache[closure] { return known }
    // Telling the type of a receiver can ask for the closure again.
    closureCallerCache[closure] = []
    let result = storage(of: closure).map { callers(ofProperty: $0.name, of: $0.owner) } ?? []
    closureCallerCache[closure] = result
    return result
  }

  /// The run of the body around a stored closure in which the closure is called with the arguments of a call.
  func run(ofStored closure: ScopeID, from site: CallSiteID, _ activation: ActivationID) -> ActivationID {
    let call = program[site]
    var run = self[openActivation(of: program[closure].body)]
    run.closureArguments[closure] = call.call.arguments.map { argument in
      evaluate(argument.value, in: call.scope, activation).first?.value ?? .unknown("empty")
    }
    return intern(run)
  }

  /// The property that holds a closure.
  private func storage(of closure: ScopeID) -> (name: String, owner: TypeID)? {
    let scope = program[closure]
    switch scope.storedIn {
    case .member(let base, let name):
      guard let parent = scope.parent else { return nil }
      return staticType(of: base, in: parent, openActivation(of: scope.body)).map { (name, $0) }
    case .identifier(let name):
      return program[scope.body].owner.map { (name, $0) }
    default:
      return initializedProperty(scope)
    }
  }

  /// Whether a closure is an action that the initializer of a struct only keeps, for whoever runs it later.
  func isKeptAction(_ closure: ScopeID) -> Bool {
    guard let (name, owner) = initializedProperty(program[closure]), program[owner].functions["init"] == nil else {
      return false
    }
    return program[owner].properties[name]?.contains { property in
      guard case .function(_, let result)? = property.fact.type else { return false }
      return result == .tuple([]) || result.name == "Void"
    } == true
  }

  /// The property of a struct or a class that an initializer's argument ends up in.
  private func initializedProperty(_ scope: Scope) -> (name: String, owner: TypeID)? {
    guard let passedTo = scope.passedTo else { return nil }
    let site = program[passedTo.site]
    guard let name = site.call.callee.dottedPath, name.lastName.first?.isUppercase == true,
      let label = site.call.arguments[passedTo.argument].label
    else { return nil }
    let body = program[site.body]
    guard let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file),
      program[type].properties[label]?.contains(where: { !$0.fact.isStatic && $0.getter == nil }) == true
    else { return nil }
    return (label, type)
  }

  private func callers(ofProperty name: String, of owner: TypeID) -> [Caller] {
    program.propertyCalls(named: name).filter { call in
      let site = call.site
      guard !program[site].call.arguments.isEmpty else { return false }
      switch call.property {
      case .identifier:
        return program[program[site].body].owner.map { isRelated($0, owner) } == true
          && !program[program[site].body].parameters.contains { $0.name == name }
      case .member(let base, _):
        let activation = openActivation(of: program[site].body)
        return staticType(of: base, in: program[site].scope, activation).map { isRelated($0, owner) } == true
      default:
        return false
      }
    }.map { Caller(site: $0.site, confidence: .inferred) }
  }

  private func isRelated(_ type: TypeID, _ other: TypeID) -> Bool {
    program.inherits(type, from: other) || program.inherits(other, from: type)
  }
}
