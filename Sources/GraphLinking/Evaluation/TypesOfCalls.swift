import NavigationModel

/// The types of what calls give: that of a result, of a new object, or of what a generic function is given.
extension Evaluator {
  func staticType(
    ofCall call: Call, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> TypeID? {
    let body = program[program[scope].body]
    switch call.callee {
    case .identifier(let name) where !name.isWord:
      if let configured = configuredObject(of: call) {
        return staticType(of: configured, in: scope, activation, depth: depth + TypeDistance.step)
      }
      let function = ownOperator(name, of: call, in: scope, activation, depth: depth)
      return function.flatMap { returnType(of: $0) }
    // `Self()` makes an object of the type around it.
    case .identifier("Self"):
      return body.owner
    case .identifier(let name):
      if program.frameworks.dependencies.resolutions.contains(name),
        let (container, member) = containerMember(readBy: call, in: scope)
      {
        return declaredType(ofMember: member, in: container, depth: depth + TypeDistance.step)
      }
      if let function = body.owner.flatMap({ functionNamed(name, in: $0, from: scope) })
        ?? globalFunction(name, from: scope)
      {
        return typeGivenBack(by: function, call, in: scope, activation, depth: depth) ?? returnType(of: function)
      }
      guard program.mayNameType(name) else { return nil }
      if let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file) { return type }
      // `Text("…")` within a view is a view, as everything is that SwiftUI brings.
      return body.owner.map { program.isView($0) } == true ? program.typesByName["View"]?.first : nil
    case .member(let base, let name):
      if let path = call.callee.dottedPath, program.mayNameType(name),
        let type = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file)
      {
        return type
      }
      if let type = generatedType(ofCall: call, in: scope) { return type }
      if program.frameworks.dependencies.resolutions.contains(name),
        let type = call.arguments.first.flatMap({ namedType($0.value, in: scope) })
      {
        return type
      }
      let isLink = if case .call = base { true } else { false }
      guard
        let owner = staticType(
          of: base, in: scope, activation, depth: depth + (isLink ? TypeDistance.link : TypeDistance.step))
      else { return castElement(of: call, named: name, in: scope, activation) }
      if name == "init" || program[owner].cases[name] != nil { return owner }
      if let function = functionNamed(name, in: owner, from: scope) {
        return typeGivenBack(by: function, call, in: scope, activation, depth: depth)
          ?? returnType(of: function, on: owner)
      }
      if let element = castElement(of: call, named: name, in: scope, activation) { return element }
      // Modifiers give a view, and what configures an object gives it back.
      if program.isView(owner) { return owner }
      if configures(call, named: name) || CollectionMembers.keepElements(in: call, named: name) { return owner }
      // `WKExtension.shared()`
      let framework = program.frameworkType(of: owner).flatMap {
        program.frameworks.memberType(of: $0.name, named: name)
      }
      return framework.flatMap { frameworkType(named: $0) }
    case .array(let elements):
      // `[Route]()` holds routes.
      return elements.first.flatMap { staticType(of: $0, in: scope, activation, depth: depth + TypeDistance.step) }
    case .dictionary(let entries):
      // `[String: Route]()` holds routes as well.
      return entries.first.flatMap { staticType(of: $0.value, in: scope, activation, depth: depth + TypeDistance.step) }
    case .type(let type):
      // `[String: [Route]]()`
      return resolve(type, in: scope, activation)
    case .specialized(.identifier(let name), let types) where CollectionMembers.types.contains(name):
      return types.last.flatMap { resolve($0, in: scope, activation) }
    case .specialized(let base, _):
      return staticType(of: base, in: scope, activation, depth: depth + TypeDistance.step)
    case .closure(let closure):
      // `lazy var tabs = { makeTabs() }()`
      guard let inner = program.scope(of: closure, in: program[scope].body) else { return nil }
      return program[inner].results.values.firstNonNil {
        staticType(of: $0.value, in: $0.scope, activation, depth: depth + TypeDistance.step)
      }
    default:
      return nil
    }
  }

  /// The type of the elements that a call makes of others by casting each: `scenes.compactMap { $0 as? UIWindowScene }`.
  private func castElement(
    of call: Call, named name: String, in scope: ScopeID, _ activation: ActivationID
  ) -> TypeID? {
    guard Self.transforming.contains(name), case .closure(let closure)? = call.arguments.first?.value,
      let inner = program.scope(of: closure, in: program[scope].body)
    else { return nil }
    return program[inner].results.values.firstNonNil { result in
      guard case .cast(_, let type, _) = result.value else { return nil }
      return resolve(type, in: result.scope, activation)
    }
  }

  /// The methods of sequences that make each element from another one.
  private static let transforming: Set<String> = ["map", "compactMap", "flatMap"]

  /// The declared type of a part of the tuple that a function gives back.
  func elementType(_ index: Int, of local: Local, _ activation: ActivationID, depth: Int) -> TypeID? {
    guard case .call(let call)? = local.value,
      let function = function(calledBy: call, in: local.scope, activation, depth),
      case .tuple(let elements)? = program[function].returnType.map({ named($0, in: program[function]) }),
      elements.indices.contains(index)
    else { return nil }
    return resolve(elements[index].type, in: program[function].scope, openActivation(of: function))
  }

  private func function(
    calledBy call: Call, in scope: ScopeID, _ activation: ActivationID, _ depth: Int
  ) -> BodyID? {
    switch call.callee {
    case .identifier(let name):
      return program[program[scope].body].owner.flatMap { functionNamed(name, in: $0, from: scope) }
        ?? globalFunction(name, from: scope)
    case .member(let base, let name):
      let owner = staticType(of: base, in: scope, activation, depth: depth + TypeDistance.step)
      return owner.flatMap { functionNamed(name, in: $0, from: scope) }
    default:
      return nil
    }
  }

  private func functionNamed(_ name: String, in type: TypeID, from scope: ScopeID) -> BodyID? {
    for ancestor in program.memberLineage(of: type) {
      let found = program[ancestor].functions[name]?.first { program.isVisible($0, fromFile: scope.file) }
      if let found { return found }
    }
    return nil
  }

  /// The operator of the program that an operand's type is made for. Everybody's arrays are added by `+`, whatever else an
  /// app or a library beside it adds so.
  private func ownOperator(
    _ name: String, of call: Call, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> BodyID? {
    guard let functions = program.globalFunctions[name] else { return nil }
    let operands = call.arguments.map {
      staticType(of: $0.value, in: scope, activation, depth: depth + TypeDistance.step)
    }
    return functions.first { function in
      let parameters = program[function].parameters
      guard program.isVisible(function, fromFile: scope.file), parameters.count == operands.count else { return false }
      return zip(operands, parameters).contains { operand, parameter in
        let wanted = parameter.type.flatMap {
          resolve($0, in: program[function].scope, openActivation(of: function))
        }
        return operand.flatMap { operand in wanted.map { program.inherits(operand, from: $0) } } ?? false
      }
    }
  }

  private func globalFunction(_ name: String, from scope: ScopeID) -> BodyID? {
    let visible = (program.globalFunctions[name] ?? []).filter { program.isVisible($0, fromFile: scope.file) }
    return program.nearest(visible, to: Int(scope.file)) { Int($0.file) }
  }

  /// The type of what a generic function gives back: that which the call names, as in `dequeue(Row.self)`, or that of what
  /// the function is given as the same type, as in `configure(NSWindow()) { … }`.
  private func typeGivenBack(
    by function: BodyID, _ call: Call, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> TypeID? {
    let body = program[function]
    guard let result = body.returnType?.name, body.generics.contains(where: { $0.name == result }),
      let mapping = ArgumentMatching.match(call.arguments, to: body.parameters)
    else { return nil }
    let named = body.parameters.firstIndex { $0.type == .metatype(.named(result, [])) }
    if let named, let argument = mapping[named] { return namedType(call.arguments[argument].value, in: scope) }
    let given = body.parameters.firstIndex { $0.type == .named(result, []) }
    guard body.returnType == .named(result, []), let argument = given.flatMap({ mapping[$0] }) else { return nil }
    return staticType(of: call.arguments[argument].value, in: scope, activation, depth: depth + TypeDistance.step)
  }

  /// Whether a call is one of a library's method that gives an object to a closure and then back: `NSWindow().then { … }`.
  private func configures(_ call: Call, named name: String) -> Bool {
    guard Self.chaining.contains(name), program.ownersOfFunctions[name] == nil, call.arguments.count == 1 else {
      return false
    }
    if case .closure? = call.arguments.first?.value { return true }
    return false
  }

  private func returnType(of function: BodyID, on receiver: TypeID? = nil) -> TypeID? {
    let body = program[function]
    guard let type = body.returnType else { return nil }
    if type.name == "Self" { return receiver ?? body.owner }
    return resolve(type, in: body.scope, openActivation(of: function))
  }
}
