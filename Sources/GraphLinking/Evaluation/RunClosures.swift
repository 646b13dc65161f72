import NavigationModel

/// Tells functions that run a closure which they are given from those that only have it kept until something happens.
extension Evaluator {
  /// Whether a function calls a closure that it is given, or passes it on to something that may call it.
  func runs(parameterNamed name: String, in function: Body) -> Bool {
    runs(parameterNamed: name, in: function, depth: 0)
  }

  private func runs(parameterNamed name: String, in function: Body, depth: Int) -> Bool {
    if (program.callsByName[name] ?? []).contains(where: { program[$0].body == function.id }) { return true }
    return passesOn(in: function.id, depth: depth) { $0 == .identifier(name) }
  }

  /// Whether code passes a closure on to something that may call it.
  private func passesOn(in body: BodyID, depth: Int, _ isClosure: (Expression) -> Bool) -> Bool {
    let keeping: Set<String> = ["append", "insert", "updateValue", "add"]
    return program.calls(in: body).contains { site in
      !keeping.contains(site.call.callee.calledName ?? "")
        && site.call.arguments.indices.contains { index in
          isClosure(site.call.arguments[index].value) && !isKept(argument: index, of: site, depth: depth)
        }
    }
  }

  /// More objects around each other that hand on what they are given have not been seen.
  private static let maximumKeepers = 4

  /// Whether a call makes an object of the program's own that only keeps what it is given, as a view keeps what its
  /// buttons do, and that the same code does not have run it.
  private func isKept(argument index: Int, of site: CallSite, depth: Int) -> Bool {
    guard depth < Self.maximumKeepers, case .identifier(let name) = site.call.callee.unspecialized,
      program.mayNameType(name),
      let type = resolve(.named(name, []), in: site.scope, openActivation(of: site.body)), program[type].isDeclared,
      let taken = takers(ofArgument: index, in: site.call, making: type)
    else { return false }
    if taken.contains(where: { runs(parameterNamed: $0.parameter, in: $0.function, depth: depth + 1) }) { return false }
    let kept = Kept(
      type: type, properties: keepers(ofArgument: index, in: site.call, of: type, taken), depth: depth + 1)
    return !isRun(kept, madeBy: site)
  }

  /// The initializers that can get an argument of a call which makes an object, each with its parameter: none where a
  /// structure has no initializer of its own, and nil where nothing tells.
  private func takers(
    ofArgument index: Int, in call: Call, making type: TypeID
  ) -> [(function: Body, parameter: String)]? {
    let initializers = program[type].functions["init"] ?? []
    if initializers.isEmpty { return program[type].kind == .struct ? [] : nil }
    let taking = initializers.compactMap { id -> (function: Body, parameter: String)? in
      let function = program[id]
      guard let mapping = ArgumentMatching.match(call.arguments, to: function.parameters),
        let parameter = mapping.first(where: { $0.value == index })?.key
      else { return nil }
      return (function, function.parameters[parameter].name)
    }
    return taking.isEmpty ? nil : taking
  }

  // MARK: - What is done with the object

  /// An object that keeps a closure in some properties.
  private struct Kept {
    let type: TypeID
    /// None where it is not known which they are.
    let properties: Set<String>
    let depth: Int
  }

  /// Methods of an object that call each other before one runs what the object keeps are not more than these.
  private static let maximumOwnCalls = 4

  /// The properties in which an object keeps an argument of the call that makes it.
  private func keepers(
    ofArgument index: Int, in call: Call, of type: TypeID, _ taken: [(function: Body, parameter: String)]
  ) -> Set<String> {
    guard taken.isEmpty else {
      return Set(
        taken.flatMap { taker in
          assignments(in: taker.function.id).filter { $0.value == .identifier(taker.parameter) }
            .compactMap(\.target.ownPropertyName)
        })
    }
    if let label = call.arguments[index].label { return [label] }
    return Set(program[type].properties.values.joined().filter(\.takesClosure).map(\.fact.name))
  }

  /// Whether the code that makes an object calls a method of it that runs what it keeps, or hands it to a function that
  /// does, or to a framework that runs it, as an operation is put into a queue.
  private func isRun(_ kept: Kept, madeBy site: CallSite) -> Bool {
    let names = names(ofObjectMadeBy: site)
    return program.calls(in: site.body).contains { other in
      if case .member(let base, let method) = other.call.callee, isObject(base, madeBy: site, names) {
        return runs(kept, byMethod: method, calls: 0)
      }
      return other.call.arguments.indices.contains { index in
        isObject(other.call.arguments[index].value, madeBy: site, names)
          && isRun(kept, asArgument: index, of: other)
      }
    }
  }

  private func isRun(_ kept: Kept, asArgument index: Int, of site: CallSite) -> Bool {
    let takers = takers(ofArgument: index, of: site)
    if !takers.isEmpty {
      return takers.contains { taker in
        program.calls(in: taker.function.id).contains { call in
          guard case .member(.identifier(taker.parameter), let method) = call.call.callee else { return false }
          return runs(kept, byMethod: method, calls: 0)
        }
      }
    }
    guard !isTouched(kept.type), let name = site.call.callee.calledName, program.ownersOfFunctions[name] == nil,
      program.globalFunctions[name] == nil, !program.mayNameType(name)
    else { return false }
    return runs(kept, inMethods: overrides(of: kept.type), calls: 0)
  }

  /// The locals and the properties that hold the object which a call makes.
  private func names(ofObjectMadeBy site: CallSite) -> Set<Expression> {
    var names = Set(assignments(in: site.body).filter { isMade($0.value, by: site) }.map(\.target))
    var next: ScopeID? = site.scope
    while let place = next {
      for (name, locals) in program[place].locals
      where locals.contains(where: { $0.value.map { isMade($0, by: site) } == true }) {
        names.insert(.identifier(name))
      }
      next = program[place].parent
    }
    return names
  }

  private func isMade(_ value: Expression, by site: CallSite) -> Bool {
    if case .call(let call) = value.uncast { call.position == site.call.position } else { false }
  }

  /// Whether an expression is the object that a call makes, or what one of its methods gives, as those of builders do.
  private func isObject(_ expression: Expression, madeBy site: CallSite, _ names: Set<Expression>) -> Bool {
    switch expression {
    case .call(let call):
      if call.position == site.call.position { return true }
      guard case .member(let base, _) = call.callee else { return false }
      return isObject(base, madeBy: site, names)
    case .identifier, .member:
      return names.contains(expression)
    default:
      return false
    }
  }

  /// Whether a method of an object runs what the object keeps. What a framework's class does by a method of its own, it
  /// does by those that are overridden.
  private func runs(_ kept: Kept, byMethod name: String, calls: Int) -> Bool {
    let methods = program.memberLineage(of: kept.type).lazy.compactMap { self.program[$0].functions[name] }.first
    if let methods { return runs(kept, inMethods: methods, calls: calls) }
    return !isTouched(kept.type) && runs(kept, inMethods: overrides(of: kept.type), calls: calls)
  }

  private func runs(_ kept: Kept, inMethods methods: [BodyID], calls: Int) -> Bool {
    if kept.properties.isEmpty { return !methods.isEmpty && !isTouched(kept.type) }
    return methods.contains { method in
      let isAtOnce = program.calls(in: method).contains { site in
        guard let name = site.call.callee.ownPropertyName, !isInHandler(site.scope) else { return false }
        if kept.properties.contains(name) { return true }
        return calls < Self.maximumOwnCalls && name != program[method].name
          && program.memberLineage(of: kept.type).contains { program[$0].functions[name] != nil }
          && runs(kept, byMethod: name, calls: calls + 1)
      }
      return isAtOnce
        || passesOn(in: method, depth: kept.depth) { $0.ownPropertyName.map(kept.properties.contains) == true }
    }
  }

  /// The methods of a class that override those of a superclass, other than its initializers.
  private func overrides(of type: TypeID) -> [BodyID] {
    program[type].functions.sorted { $0.key < $1.key }.flatMap(\.value).filter {
      program[$0].isOverride && program[$0].kind == .function
    }
  }

  /// Whether objects of a type are what users see and touch, which run what they keep when that happens.
  private func isTouched(_ type: TypeID) -> Bool {
    program.isScreen(type) || program.isView(type) || program.inherits(type, fromAnyNamed: ["UIView", "NSView"])
  }

  private func isInHandler(_ scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if program[place].isHandler { return true }
      next = program[place].parent
    }
    return false
  }
}
