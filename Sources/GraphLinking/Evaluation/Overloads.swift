import NavigationModel

/// Tells overloads apart that take the same labels, by the shape of the arguments.
extension Evaluator {
  /// The functions whose parameters the arguments can be; all of them where that cannot be told.
  func overloads(
    _ bodies: [BodyID], for call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [BodyID] {
    guard bodies.count > 1 else { return bodies }
    let matching = bodies.compactMap { body in
      ArgumentMatching.match(call.arguments, to: program[body].parameters).map { (body: body, mapping: $0) }
    }
    guard matching.count > 1 else { return matching.first.map { [$0.body] } ?? bodies }
    // What an argument is takes long to find out, and says nothing where all functions take the same there.
    let shapes = call.arguments.enumerated().map { index, argument -> Shape in
      let types = Set(matching.map { type(ofArgument: index, $0.mapping, in: $0.body) })
      guard types.count > 1 else { return .open }
      return argument.isTrailing ? .function : shape(of: argument.value, in: scope, activation)
    }
    let fitting = matching.filter { body, mapping in
      mapping.allSatisfy { accepts(program[body].parameters[$0.key].type, shapes[$0.value]) }
    }
    return fitting.isEmpty ? bodies : fitting.map(\.body)
  }

  /// The type that a function wants an argument to have; nil where it says none.
  private func type(ofArgument argument: Int, _ mapping: [Int: Int], in function: BodyID) -> TypeReference? {
    mapping.first { $0.value == argument }.flatMap { program[function].parameters[$0.key].type }
  }

  /// Whether a call can mean a function rather than those of the same labels beside it, by the types of its arguments:
  /// `delegate?.didFinish(in: self)` tells one of many what finished.
  func prefers(_ function: Body, _ id: CallSiteID) -> Bool {
    let beside = overloads(of: function, visibleTo: id)
    guard beside.count > 1 else { return true }
    let labels = function.parameters.map(\.label)
    let site = program[id]
    if case .member(let base, _) = site.call.callee,
      let isOnType = isType(base, at: site), isOnType != function.isStatic,
      beside.contains(where: {
        program[$0].isStatic == isOnType
          && ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil
      })
    {
      return false
    }
    if !givesClosures(site.call, toFunctionsOf: function),
      beside.contains(where: { givesClosures(site.call, toFunctionsOf: program[$0]) })
    {
      return false
    }
    let alike = beside.filter { $0 != function.id && program[$0].parameters.map(\.label) == labels }
    guard !alike.isEmpty, let mapping = ArgumentMatching.match(site.call.arguments, to: function.parameters) else {
      return true
    }
    if isAll(of: function, site), alike.contains(where: { program[$0].isStatic == function.isStatic }) { return false }
    // Swift takes the function that names the very types before one that is generic or for something else.
    if !isExact(function, mapping, for: site), alike.contains(where: { isExact(program[$0], mapping, for: site) }) {
      return false
    }
    return takes(function, mapping, of: site)
  }

  /// Whether a call is all that a function does, so that it means another one: a function that only called itself would
  /// never end. Whatever is unwrapped before may be nothing, and end it.
  private func isAll(of function: Body, _ site: CallSite) -> Bool {
    guard site.body == function.id, function.kind == .function else { return false }
    let done = function.statements.filter { if case .binding(let binding) = $0 { binding.isUnwrapping } else { true } }
    var value = program.onlyValue(of: done)
    while case .call(let call)? = value {
      if call.position == site.call.position { return true }
      guard case .member(let base, _) = call.callee else { return false }
      value = base
    }
    return false
  }

  /// The functions that the same type declares under the name of one, itself among them, and that a call can see.
  private func overloads(of function: Body, visibleTo id: CallSiteID) -> [BodyID] {
    guard let owner = function.owner, let all = program[owner].functions[function.name], all.count > 1 else {
      return []
    }
    return all.filter { program.isVisible($0, fromFile: id.file) }
  }

  /// Whether a call may as well mean a function beside this one that has the same labels, since not enough is known of
  /// what it is given.
  func isOneOfSeveral(_ function: Body, _ id: CallSiteID) -> Bool {
    let beside = overloads(of: function, visibleTo: id)
    guard beside.count > 1 else { return false }
    let labels = function.parameters.map(\.label)
    let site = program[id]
    let alike = beside.filter {
      $0 != function.id && program[$0].parameters.map(\.label) == labels && program[$0].isStatic == function.isStatic
    }
    guard !alike.isEmpty, let mapping = ArgumentMatching.match(site.call.arguments, to: function.parameters),
      !mapping.isEmpty, !isExact(function, mapping, for: site)
    else { return false }
    return alike.contains { other in
      takes(program[other], mapping, of: site)
        && mapping.keys.contains { differ($0, in: function, program[other]) }
    }
  }

  /// Whether functions take different things for a parameter, of types of the program's own. Those that take the same in
  /// another form, such as an address as a text or a view for its controller, show the same.
  private func differ(_ parameter: Int, in one: Body, _ other: Body) -> Bool {
    one.parameters[parameter].type != other.parameters[parameter].type
      && isOwn(parameter, of: one) && isOwn(parameter, of: other)
  }

  /// Whether a parameter is of a type of the program's own, or of any.
  private func isOwn(_ parameter: Int, of function: Body) -> Bool {
    guard let type = function.parameters[parameter].type else { return false }
    if function.generics.contains(where: { $0.name == type.name }) { return true }
    return resolve(type, in: function.scope, openActivation(of: function.id)).map { program[$0].isDeclared } ?? false
  }

  /// Whether the parameters of a function are of just the types of a call's arguments, all of which are the program's own.
  private func isExact(_ function: Body, _ mapping: [Int: Int], for site: CallSite) -> Bool {
    guard !mapping.isEmpty else { return false }
    return mapping.allSatisfy { parameter, argument in
      guard let written = function.parameters[parameter].type, case .named(let name, _) = written,
        !function.generics.contains(where: { $0.name == name }),
        let wanted = resolve(written, in: function.scope, openActivation(of: function.id)), program[wanted].isDeclared
      else { return false }
      let value = site.call.arguments[argument].value
      if let name = value.implicitName { return program[wanted].cases[name] != nil }
      return givenType(argument, of: site) == wanted
    }
  }

  /// Whether the receiver of a method is a type and not an object; nil where either can be.
  private func isType(_ receiver: Expression, at site: CallSite) -> Bool? {
    guard let path = receiver.dottedPath, path != "self", path != "super", path != "Self" else { return nil }
    guard program.mayNameType(path.lastName) else { return false }
    let inside = program[site.body].owner.map { program[$0].name }
    return program.resolve(path, inside: inside, file: program[site.body].file).map { _ in true }
  }

  /// Whether a call can mean a function by the closures behind it: each is for a parameter that takes a function.
  private func givesClosures(_ call: Call, toFunctionsOf function: Body) -> Bool {
    guard call.arguments.contains(where: \.isTrailing) else { return true }
    guard let mapping = ArgumentMatching.match(call.arguments, to: function.parameters) else { return false }
    return mapping.allSatisfy { parameter, argument in
      guard call.arguments[argument].isTrailing, let type = function.parameters[parameter].type else { return true }
      return argumentTypes(ofClosure: type, in: function) != nil
    }
  }

  private enum Shape { case tuple, array, string, function, named, open }

  private func shape(of expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> Shape {
    switch expression {
    case .tuple: return .tuple
    case .array: return .array
    case .string, .interpolation: return .string
    case .closure: return .function
    case .implicitMember: return .named
    default: break
    }
    guard let value = evaluate(expression, in: scope, activation).first?.value else { return .open }
    switch value {
    case .tuple: return .tuple
    case .array: return .array
    case .string: return .string
    case .closure, .function: return .function
    case .enumCase, .object, .scene, .container: return .named
    default: return .open
    }
  }

  private func accepts(_ type: TypeReference?, _ shape: Shape) -> Bool {
    switch (type, shape) {
    case (nil, _), (_, .open): true
    case (.tuple?, let shape): shape == .tuple
    case (.array?, let shape): shape == .array
    case (.function?, let shape): shape == .function
    case (.named("String", _)?, let shape): shape == .string
    case (.named?, let shape), (.composition?, let shape): shape == .named || shape == .string
    default: true
    }
  }
}
