import NavigationModel

/// Finds the declared type of an expression without evaluating it, which is cheap enough to ask for every call.
extension Evaluator {
  func staticType(of expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> TypeID? {
    askingForType { staticType(of: expression, in: scope, activation, depth: 0) }
  }

  /// What leads elsewhere, such as a local to its value, is that deep in the other; a call of a method on what another
  /// one gives is none as deep, since views have long chains of modifiers.
  private static let step = 8
  private static let link = 1
  private static let maximumDistance = 12 * step
  /// Steps for the type of one expression, with all types that it depends on. Of seventy-five real apps, one asks
  /// for types that take more than 400, and its graph is the same.
  private static let maximumTypeSteps = 2_000

  /// Asks for a type, as a question of its own or as a part of the one that is asked already.
  ///
  /// What is declared again and again, in each branch of a condition, is looked at for each that reads it, and those
  /// are read as well. Such a type is not known once the steps are spent.
  private func askingForType(_ question: () -> TypeID?) -> TypeID? {
    if typeSteps != nil { return question() }
    typeSteps = Self.maximumTypeSteps
    defer { typeSteps = nil }
    return question()
  }

  private func takeTypeStep() -> Bool {
    guard let left = typeSteps, left > 0 else { return false }
    typeSteps = left - 1
    return true
  }

  private func staticType(
    of expression: Expression, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> TypeID? {
    guard depth < Self.maximumDistance, takeTypeStep() else { return nil }
    let body = program[program[scope].body]
    switch expression {
    case .identifier("self"), .identifier("Self"):
      return body.owner
    case .member(let base, "self"):
      return staticType(of: base, in: scope, activation, depth: depth + Self.step)
    case .identifier("super"):
      return body.owner.flatMap { owner in program[owner].supertypes.first }
    case .identifier(let name):
      return staticType(ofName: name, in: scope, activation, depth: depth)
    case .member(let base, let name):
      if let path = expression.dottedPath, path.first?.isUppercase == true,
        let type = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file)
      {
        return type
      }
      guard let owner = staticType(of: base, in: scope, activation, depth: depth + Self.step) else {
        return compositionParts(of: base, in: scope).firstNonNil { typeOfRequirement(name, of: $0, depth: depth) }
      }
      if program[owner].cases[name] != nil { return owner }
      if let type = declaredType(ofMember: name, in: owner, depth: depth, readIn: scope.file) { return type }
      // What an array holds has the type that is known of the array, and what a binding is for that of the binding.
      if name == "wrappedValue" || CollectionMembers.properties.contains(name) { return owner }
      if name == CollectionMembers.valuesOfDictionary, hasKnownMembers(owner) { return owner }
      if base == .identifier("self"), let type = typeAssignedOutside(to: name, of: owner, depth: depth) { return type }
      let parts = compositionParts(of: base, in: scope)
      return parts.firstNonNil { declaredType(ofMember: name, in: $0, depth: depth, readIn: scope.file) }
        ?? (parts.isEmpty ? [owner] : parts).firstNonNil { typeOfRequirement(name, of: $0, depth: depth) }
    case .call(let call):
      return staticType(ofCall: call, in: scope, activation, depth: depth)
    case .cast(_, let type, _):
      return resolve(type, in: scope, activation)
    case .specialized(let base, _):
      return staticType(of: base, in: scope, activation, depth: depth + Self.step)
    case .subscripted(let base, _):
      return staticType(of: base, in: scope, activation, depth: depth + Self.step)
    case .alternatives(let values):
      return values.firstNonNil { staticType(of: $0, in: scope, activation, depth: depth + Self.step) }
    case .type(let type):
      return resolve(type, in: scope, activation)
    case .string, .interpolation:
      return program.typesByName["String"]?.first
    default:
      return nil
    }
  }

  /// Whether all members of a type are known. One of a library may have a property `values` itself.
  private func hasKnownMembers(_ type: TypeID) -> Bool {
    program[type].isDeclared || program.frameworkType(of: type) != nil
  }

  /// The type of a property that only the Objective-C declaration of a class shows, by what the extensions of the class
  /// set it to: nil where that is of several types.
  private func typeAssignedOutside(to name: String, of type: TypeID, depth: Int) -> TypeID? {
    guard !program[type].isDeclared, program.frameworks.types[program[type].name] == nil else { return nil }
    var found: TypeID?
    for site in program.assignmentsByName[name] ?? []
    where program[site.body].owner == type && site.target.ownPropertyName == name && site.value != .nothing {
      let run = openActivation(of: site.body)
      guard let set = staticType(of: site.value, in: site.scope, run, depth: depth + Self.step),
        found == nil || found == set
      else { return nil }
      found = set
    }
    return found
  }

  /// The type of a property that a protocol of a library or of Objective-C has, by the types of the program that conform
  /// to it.
  private func typeOfRequirement(_ name: String, of type: TypeID, depth: Int) -> TypeID? {
    guard !program[type].isDeclared, program.frameworkType(of: type) == nil, let subtypes = program.subtypes[type],
      subtypes.count <= Self.maximumConforming, isProtocol(type, of: subtypes)
    else { return nil }
    let types = Set(
      subtypes.filter { program[$0].properties[name] != nil }
        .compactMap { declaredType(ofMember: name, in: $0, depth: depth + Self.step) })
    return types.count == 1 ? types.first : nil
  }

  /// Whether a type of a library is a protocol, and no superclass, whose subclasses have properties of their own.
  ///
  /// A superclass stands first, and only classes have one. What all name first is one where more than one class does, or
  /// where the program makes an object of it, overrides something or calls `super`.
  private func isProtocol(_ type: TypeID, of subtypes: [TypeID]) -> Bool {
    if subtypes.contains(where: { program[$0].kind != .class || program[$0].supertypes.first != type }) { return true }
    guard subtypes.count == 1, let only = subtypes.first, program.callsByName[program[type].bareName] == nil else {
      return false
    }
    return program[only].functions.values.joined().allSatisfy { body in
      !program[body].isOverride && !program.calls(in: body).contains { $0.call.callee.isOnSuper }
    }
  }

  /// A protocol of a library to which more types conform, such as `Codable`, says nothing of what one of them has.
  private static let maximumConforming = 16

  /// The declared type of the object whose property an assignment sets; nil where that is not known.
  func receiver(of site: AssignmentSite) -> TypeID? {
    guard case .member(let base, _) = site.target else { return program[site.body].owner }
    return staticType(of: base, in: site.scope, openActivation(of: site.body))
  }

  /// The types of which a local, a parameter or a property has all: the static type is only the one that says most.
  func compositionParts(of expression: Expression, in scope: ScopeID) -> [TypeID] {
    let name: String
    switch expression {
    case .identifier(let read), .member(.identifier("self"), let read): name = read
    default: return []
    }
    var next: ScopeID? = scope
    while let place = next {
      let body = program[program[place].body]
      if let locals = program[place].locals[name] {
        return parts(of: locals.lazy.compactMap(\.type).first, inside: body.owner, body.file)
      }
      guard program[place].parent == nil else {
        next = program[place].parent
        continue
      }
      if let parameter = body.parameters.first(where: { $0.name == name }) {
        return parts(of: parameter.type, inside: body.owner, body.file)
      }
      next = body.enclosing
    }
    guard let owner = program[program[scope].body].owner else { return [] }
    for ancestor in program.memberLineage(of: owner) {
      guard let property = program[ancestor].properties[name]?.first else { continue }
      return parts(of: property.fact.type, inside: ancestor, property.file)
    }
    return []
  }

  private func parts(of type: TypeReference?, inside owner: TypeID?, _ file: Int) -> [TypeID] {
    guard case .composition(let parts)? = type.map({ unaliased($0, inside: owner) }) else { return [] }
    return parts.compactMap { resolve($0, inside: owner.map { program[$0].name }, file: file) }
  }

  /// What an alias of the type around stands for, or of one that it inherits from; any other type as it is.
  private func unaliased(_ type: TypeReference, inside owner: TypeID?) -> TypeReference {
    guard case .named(let name, _) = type else { return type }
    if program.memberAliases.contains(name), let owner {
      for ancestor in program.lineage(of: owner) {
        if let found = program[ancestor].aliases[name] { return found }
      }
    }
    return type
  }

  private func staticType(
    ofName name: String, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> TypeID? {
    var next: ScopeID? = scope
    while let place = next {
      for local in program[place].locals[name] ?? [] {
        if let type = local.type { return resolve(type, in: local.scope, activation) }
        for case .cast(let type) in local.projections.reversed() { return resolve(type, in: local.scope, activation) }
        if case .tupleElement(let index, _)? = local.projections.first, local.projections.count == 1 {
          if let type = elementType(index, of: local, activation, depth: depth) { return type }
          continue
        }
        if case .payload(let name, let index)? = local.projections.first, local.projections.count == 1 {
          if let value = local.value,
            let type = staticType(of: value, in: local.scope, activation, depth: depth + Self.step),
            let payload = payloadType(index, of: name, in: type)
          {
            return payload
          }
          continue
        }
        guard let value = local.value, local.projections.isEmpty || local.projections == [.element] else { continue }
        // `if let name = name` means the outer name.
        let start = value == .identifier(name) ? program.enclosing(place) : local.scope
        if let start, let type = staticType(of: value, in: start, activation, depth: depth + Self.step) { return type }
      }
      if case .closure(let closure) = program[place].kind, let index = closure.index(ofParameter: name) {
        if index < closure.parameters.count, let type = closure.parameters[index].type {
          return resolve(type, in: place, activation)
        }
        if let type = typeGiven(to: index, of: place, activation, depth: depth + Self.step) { return type }
      }
      if program[place].parent == nil {
        let declaration = program[program[place].body]
        if let parameter = declaration.parameters.first(where: { $0.name == name }) {
          return parameter.type.flatMap { resolve($0, in: declaration.scope, activation) }
        }
      }
      next = program.enclosing(place)
    }
    let body = program[program[scope].body]
    if let owner = body.owner,
      let type = declaredType(ofMember: name, in: owner, depth: depth, readIn: scope.file)
        ?? typeAssignedOutside(to: name, of: owner, depth: depth)
    {
      return type
    }
    if let property = program.globalProperty(name, seenFrom: body.file) {
      if let type = property.fact.type { return resolve(type, inside: nil, file: property.file) }
      if let value = property.initialValue, let result = program[program[value].scope].results.values.first {
        return staticType(of: result.value, in: result.scope, activation, depth: depth + Self.step)
      }
    }
    guard program.mayNameType(name) else { return nil }
    return program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
  }

  /// The type that a closure is given for a parameter without a type of its own, by what is declared of where the closure
  /// goes: a property, or a parameter of the functions that the call may mean, all of which have to say the same.
  private func typeGiven(to index: Int, of closure: ScopeID, _ activation: ActivationID, depth: Int) -> TypeID? {
    declaredArgument(index, ofStored: closure)
      ?? typeDeclared(forPassed: closure, activation, depth: depth) { types, _ in
        index < types.count ? types[index] : nil
      }
  }

  /// The type of what a closure gives, by what is declared of where it goes as an argument.
  func declaredResult(ofPassed closure: ScopeID) -> TypeID? {
    askingForType {
      typeDeclared(forPassed: closure, openActivation(of: program[closure].body), depth: 0) { _, result in result }
    }
  }

  /// A part of the type of the parameter that a closure is given for, where all functions that the call may mean say the
  /// same of it.
  ///
  /// - Parameter part: what is asked for, of the types of the arguments and that of the result.
  private func typeDeclared(
    forPassed closure: ScopeID, _ activation: ActivationID, depth: Int,
    _ part: ([TypeReference], TypeReference) -> TypeReference?
  ) -> TypeID? {
    guard let passedTo = program[closure].passedTo else { return nil }
    let call = program[passedTo.site].call
    let around = program[passedTo.site].scope
    var given: TypeID?
    for function in functions(named: call.callee, in: around, activation, depth: depth) {
      let body = program[function]
      guard let mapping = ArgumentMatching.match(call.arguments, to: body.parameters),
        let parameter = mapping.first(where: { $0.value == passedTo.argument })?.key,
        case .function(let types, let result)? = body.parameters[parameter].type.map({ named($0, in: body) }),
        let wanted = part(types, result),
        let type = resolve(wanted, in: body.scope, openActivation(of: function))
      else { continue }
      guard given == nil || given == type else { return nil }
      given = type
    }
    if let given { return given }
    guard let carried = carriedFunction(passedTo), let wanted = part(carried.arguments, carried.result) else {
      return nil
    }
    return resolve(wanted, in: around, openActivation(of: program[passedTo.site].body))
  }

  /// The functions and initializers that a call may mean by what it is called on, whatever they are given.
  private func functions(
    named callee: Expression, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> [BodyID] {
    let body = program[program[scope].body]
    if let path = callee.unspecialized.dottedPath, program.mayNameType(path.lastName),
      let type = program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file)
    {
      return program[type].functions["init"] ?? []
    }
    switch callee {
    case .identifier(let name):
      let own = body.owner.flatMap { functions(named: name, of: $0, from: scope) } ?? []
      return own.isEmpty
        ? (program.globalFunctions[name] ?? []).filter { program.isVisible($0, fromFile: scope.file) } : own
    case .member(let base, let name):
      guard let owner = staticType(of: base, in: scope, activation, depth: depth) else { return [] }
      return functions(named: name, of: owner, from: scope)
    default:
      return []
    }
  }

  /// The functions of a name that the nearest type has which has any, from a class upwards.
  private func functions(named name: String, of type: TypeID, from scope: ScopeID) -> [BodyID] {
    for ancestor in program.memberLineage(of: type) {
      let found = (program[ancestor].functions[name] ?? []).filter { program.isVisible($0, fromFile: scope.file) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func staticType(
    ofCall call: Call, in scope: ScopeID, _ activation: ActivationID, depth: Int
  ) -> TypeID? {
    let body = program[program[scope].body]
    switch call.callee {
    case .identifier(let name) where !name.isWord:
      if let configured = configuredObject(of: call) {
        return staticType(of: configured, in: scope, activation, depth: depth + Self.step)
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
        return declaredType(ofMember: member, in: container, depth: depth + Self.step)
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
      guard let owner = staticType(of: base, in: scope, activation, depth: depth + (isLink ? Self.link : Self.step))
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
      return elements.first.flatMap { staticType(of: $0, in: scope, activation, depth: depth + Self.step) }
    case .dictionary(let entries):
      // `[String: Route]()` holds routes as well.
      return entries.first.flatMap { staticType(of: $0.value, in: scope, activation, depth: depth + Self.step) }
    case .type(let type):
      // `[String: [Route]]()`
      return resolve(type, in: scope, activation)
    case .specialized(.identifier(let name), let types) where CollectionMembers.types.contains(name):
      return types.last.flatMap { resolve($0, in: scope, activation) }
    case .specialized(let base, _):
      return staticType(of: base, in: scope, activation, depth: depth + Self.step)
    case .closure(let closure):
      // `lazy var tabs = { makeTabs() }()`
      guard let inner = program.scope(of: closure, in: program[scope].body) else { return nil }
      return program[inner].results.values.firstNonNil {
        staticType(of: $0.value, in: $0.scope, activation, depth: depth + Self.step)
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
  private func elementType(_ index: Int, of local: Local, _ activation: ActivationID, depth: Int) -> TypeID? {
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
      let owner = staticType(of: base, in: scope, activation, depth: depth + Self.step)
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
    let operands = call.arguments.map { staticType(of: $0.value, in: scope, activation, depth: depth + Self.step) }
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
    return staticType(of: call.arguments[argument].value, in: scope, activation, depth: depth + Self.step)
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

  /// The type of a value that SwiftUI's environment gives, as in `@Environment(\.presentationMode)`.
  func environmentType(of property: Property) -> TypeID? {
    if let wrapper = property.fact.attributes.first(where: {
      program.frameworks.dependencies.wrappers.contains($0.name)
    }), let (container, name) = keyPaths(of: wrapper, property).first {
      return declaredType(ofMember: name, in: container)
    }
    guard let attribute = property.fact.attributes.first(where: { Self.environmentWrappers.contains($0.name) }) else {
      return nil
    }
    // `@Environment(Router.self)` gives an object of that class.
    if case .member(let type, "self")? = attribute.arguments.first?.value, let name = type.dottedPath {
      let generic = property.owner.flatMap { owner in program[owner].generics.first { $0.name == name } }
      if let constraint = generic?.constraint {
        return resolve(constraint, inside: property.owner.map { program[$0].name }, file: property.file)
      }
      return program.resolve(name, inside: property.owner.map { program[$0].name }, file: property.file)
    }
    guard case .keyPath(_, let path)? = attribute.arguments.first?.value, let name = path.last else { return nil }
    if let type = program.frameworks.memberType(of: "EnvironmentValues", named: name) {
      return program.typesByName[type]?.first
    }
    // What the program itself adds to the environment.
    guard let values = program.typesByName["EnvironmentValues"]?.first,
      program[values].properties[name]?.contains(where: { program.sees(fileOf: $0, from: property.file) }) == true
    else { return nil }
    return declaredType(ofMember: name, in: values)
  }

  /// The wrappers of SwiftUI that say as `X.self` what they give.
  private static let environmentWrappers: Set<String> = [
    "Environment", "NSApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor",
  ]

  /// The type of the program that wraps a property whose own type only the wrapper says: `@Routing var router`.
  func ownWrapper(of property: Property) -> TypeID? {
    guard property.fact.type == nil, property.initialValue == nil, property.getter == nil else { return nil }
    let inside = property.owner.map { program[$0].name }
    return property.fact.attributes.lazy
      .compactMap { self.program.resolve($0.name, inside: inside, file: property.file) }
      .first { self.program[$0].properties["wrappedValue"] != nil }
  }

  /// The type that `.name` in a body most likely belongs to: the one that the body gives back.
  ///
  /// What a class calls by the name of an associated type may be known of its superclass in a library.
  func implicitBase(in body: BodyID) -> TypeID? {
    guard let reference = program[body].returnType else { return nil }
    if let owner = program[body].owner, let framework = program.frameworkType(of: owner), let name = reference.name,
      let type = program.frameworks.memberType(of: framework.name, named: name)
    {
      return program.typesByName[type]?.first
    }
    return resolve(reference, in: program[body].scope, openActivation(of: body))
  }

  /// The types that `.name` in a body may belong to: the one that the body gives back, or those of the elements where it
  /// gives back a collection.
  func implicitBases(in body: BodyID) -> [TypeID] {
    let elements: [TypeReference]
    switch program[body].returnType {
    case .array(let element): elements = [element]
    case .dictionary(let key, let value): elements = [key, value]
    default: return implicitBase(in: body).map { [$0] } ?? []
    }
    return elements.compactMap { resolve($0, in: program[body].scope, openActivation(of: body)) }
  }

  /// The type that a property is declared with, or that its initial value shows.
  func declaredType(ofMember name: String, in type: TypeID) -> TypeID? {
    askingForType { declaredType(ofMember: name, in: type, depth: 0) }
  }

  /// Values that are made of each other, which no compiler takes but a file can hold, end at the same depth as all else.
  private func declaredType(
    ofMember name: String, in type: TypeID, depth: Int, readIn file: Int32? = nil
  ) -> TypeID? {
    guard depth < Self.maximumDistance, takeTypeStep() else { return nil }
    for ancestor in program.memberLineage(of: type) {
      guard
        let property = program[ancestor].properties[name]?.first(where: { program.isVisible($0, fromFile: file) })
      else { continue }
      if property.fact.type != nil { return declaredType(of: property, in: type) }
      if let type = environmentType(of: property) { return type }
      if let wrapper = ownWrapper(of: property) {
        if let (container, name) = keyPathMember(of: wrapper, on: property) {
          return declaredType(ofMember: name, in: container, depth: depth + Self.step)
        }
        return declaredType(ofMember: "wrappedValue", in: wrapper, depth: depth + Self.step)
      }
      guard let value = property.initialValue, let result = program[program[value].scope].results.values.first else {
        return nil
      }
      return staticType(
        of: result.value, in: result.scope, openActivation(of: value), depth: max(6 * Self.step, depth + Self.step))
    }
    guard let framework = program.frameworkType(of: type) else { return nil }
    return frameworkMember(name, of: framework.name, in: type)
  }

  /// The type that a member of a framework's class gives for one of its subclasses.
  private func frameworkMember(_ name: String, of owner: String, in type: TypeID) -> TypeID? {
    switch program.frameworks.member(of: owner, named: name) {
    case .type(let result), .itselfAs(let result): return program.typesByName[result]?.first
    case .itself: return type
    case .genericArgument(let index): return inheritedArgument(index, of: type)
    case .argument, nil: return nil
    }
  }

  /// The type with which a class specializes its generic superclass.
  func inheritedArgument(_ index: Int, of type: TypeID) -> TypeID? {
    guard let written = program.inheritedArguments(of: type), written.types.indices.contains(index) else { return nil }
    let argument = written.types[index]
    // `class List<Model: ListModel>: Screen<Model>` hands its own parameter on.
    if let name = argument.name, let own = program[type].generics.first(where: { $0.name == name }) {
      return program.specializations[type]?[name]?.only
        ?? own.constraint.flatMap { resolve($0, inside: program[type].name, file: written.file) }
    }
    return resolve(argument, inside: written.inside, file: written.file)
  }
}

extension Expression {
  /// Whether it names something of the superclass: `super.load`.
  fileprivate var isOnSuper: Bool { if case .member(.identifier("super"), _) = self { true } else { false } }
}
