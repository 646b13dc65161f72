import NavigationModel
import OrderedCollections

/// Finds the functions of the program that calls mean, how the calls run them, and what they give back.
extension Evaluator {
  /// The functions that a call can mean.
  func functions(calledBy call: Call, in scope: ScopeID, _ activation: ActivationID) -> [CallTarget] {
    switch call.callee {
    case .member(let base, let name):
      let found = evaluate(base, in: scope, activation).flatMap { methods(named: name, on: $0.value, call, in: scope) }
      // A method that the program adds to a class of a framework is called on one below it.
      guard found.isEmpty, let owner = onlyOwner(of: name, call, in: scope, isAdded: true) else { return found }
      return methods(named: name, on: .some(owner), call, in: scope)
    default:
      return evaluate(call.callee, in: scope, activation).compactMap { candidate in
        guard case .function(let body, let receiver) = candidate.value else {
          guard case .metatype(let type) = candidate.value else { return nil }
          return methods(named: "init", on: .metatype(type), call, in: scope).first
        }
        return CallTarget(body: body, receiver: receiver, confidence: candidate.confidence)
      }
    }
  }

  /// The methods of that name which take these arguments, nearest in the class hierarchy first.
  ///
  /// - Parameter scope: where the call stands. It cannot mean what is private to another file.
  func methods(named name: String, on receiver: Value, _ call: Call, in scope: ScopeID) -> [CallTarget] {
    guard let type = type(of: receiver) else { return [] }
    let confidence: Confidence = .inferred
    let isObject = receiver.isMade
    let isOfSuper = if case .member(.identifier("super"), _) = call.callee { true } else { false }
    let lineage = classes(withMethodsOf: receiver, a: type)
    for ancestor in isOfSuper ? above(program[program[scope].body].owner, among: lineage) : lineage {
      guard let bodies = program[ancestor].functions[name] else { continue }
      let fitting = bodies.filter {
        program[$0].kind != .requirement && program.isVisible($0, fromFile: scope.file)
          // A static method is called on its type, and never on an object of it.
          && !(isObject && program[$0].isStatic)
          && ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil
      }
      if !fitting.isEmpty {
        // A method that only ends the program is there to be overridden.
        if !isOfSuper, fitting.allSatisfy(program.endsProgram), case .some = receiver {
          let overriding = implementations(of: name, below: type, call)
          if !overriding.isEmpty { return overriding }
        }
        return fitting.map { CallTarget(body: $0, receiver: receiver, confidence: confidence) }
      }
      // A requirement of a protocol is implemented below it.
      if bodies.contains(where: { program[$0].kind == .requirement }), case .some = receiver {
        return implementations(of: name, below: type, call)
      }
    }
    return []
  }

  /// The classes above the one whose code calls a method of `super`.
  private func above(_ owner: TypeID?, among classes: [TypeID]) -> [TypeID] {
    guard let owner, let own = classes.firstIndex(of: owner) else { return classes }
    return Array(classes[(own + 1)...])
  }

  private func implementations(of name: String, below type: TypeID, _ call: Call) -> [CallTarget] {
    var targets: [CallTarget] = []
    for subtype in program.concreteSubtypes(of: type) where targets.count < Self.maximumCandidates {
      let own = (program[subtype].functions[name] ?? []).filter {
        ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil
      }
      targets += own.map { CallTarget(body: $0, receiver: .some(subtype), confidence: .inferred) }
    }
    guard targets.count > 1 else { return targets }
    return targets.map { CallTarget(body: $0.body, receiver: $0.receiver, confidence: .possible) }
  }

  /// The run of a function with the arguments of a call, on one object.
  func run(
    _ body: BodyID, receiver: Value?, call: Call, mapping: [Int: Int], in scope: ScopeID, _ activation: ActivationID
  ) -> ActivationID {
    run(body, receivers: receiver.map { [$0] } ?? [], call: call, mapping: mapping, in: scope, activation)
  }

  /// The run of a function with the arguments of a call, on any of some objects.
  private func run(
    _ body: BodyID, receivers: [Value], call: Call, mapping: [Int: Int], in scope: ScopeID, _ activation: ActivationID
  ) -> ActivationID {
    let function = program[body]
    var run = Activation(body: body, receivers: receivers, isOpen: false)
    for (parameter, argument) in mapping {
      run.arguments[parameter] = Activation.BoundArgument(
        value: ArgumentMatching.value(of: function.parameters[parameter], from: argument, in: call.arguments),
        scope: scope, activation: activation)
    }
    // A parameter for any number of arguments that is given none is an empty array.
    for (parameter, fact) in function.parameters.enumerated() where fact.isVariadic && mapping[parameter] == nil {
      run.arguments[parameter] = Activation.BoundArgument(value: .array([]), scope: scope, activation: activation)
    }
    if let enclosing = function.enclosing, program[enclosing].body == self[activation].body { run.parent = activation }
    if !function.generics.isEmpty { run.generics = generics(of: function, call, mapping, in: scope, activation) }
    run.stored = stored(for: body, by: call, in: scope, activation)
    return intern(run)
  }

  /// The run of a getter or an initial value, which has no arguments.
  func run(_ body: BodyID, receiver: Value?) -> ActivationID {
    intern(Activation(body: body, receiver: receiver, isOpen: false))
  }

  /// The run of a function as one of its callers calls it; nil where the arguments do not fit.
  func run(of body: BodyID, from caller: Caller) -> ActivationID? {
    run(of: body, from: caller, openActivation(of: program[caller.site].body))
  }

  func run(of body: BodyID, from caller: Caller, _ activation: ActivationID) -> ActivationID? {
    let site = program[caller.site]
    if caller.route != nil || caller.sent != nil {
      // Code that answers a route gets only the route: the receiver of the call is not the object that answers.
      var run = Activation(body: body, receiver: program[body].owner.map { .some($0) }, isOpen: false)
      if !program[body].parameters.isEmpty {
        if let route = caller.route ?? caller.sent?.unconverted {
          run.arguments[0] = Activation.BoundArgument(value: route.value, scope: route.scope, activation: activation)
        } else if let sent = caller.sent, sent.conversions.isEmpty, let route = sent.value,
          let inner = self.run(sending: sent, activation)
        {
          run.arguments[0] = Activation.BoundArgument(value: route.value, scope: route.scope, activation: inner)
        }
      }
      return intern(run)
    }
    // A call that makes a view runs the code of the view, with what the view is made with. An ordinary call of such
    // code runs it like any function.
    if let owner = program[body].owner, site.call.callee.calledName == program[owner].bareName,
      showsWhatItIsMadeWith(body)
    {
      return run(ofView: body, madeBy: site, activation)
    }
    guard let mapping = ArgumentMatching.match(site.call.arguments, to: program[body].parameters) else { return nil }
    var receivers: [Value] = program[body].owner.map { [.some(heir(madeBy: site, with: body) ?? $0)] } ?? []
    if case .member(let base, _) = site.call.callee, base != .identifier("super") {
      let objects = self.receivers(of: body, among: evaluate(base, in: site.scope, activation))
      if !objects.isEmpty { receivers = objects }
    } else if program[body].owner != nil, program[body].name != Self.callingMethod, !isMaking(site.call, body) {
      // Methods of the same object, and those that it overrides, run on it as it is. What a sibling of its class
      // overrides, it does not run.
      let own = self[activation].receivers.filter { !isOfSibling($0, of: body) }
      if own.isEmpty, !self[activation].receivers.isEmpty { return nil }
      if !own.isEmpty { receivers = own }
    }
    return run(body, receivers: receivers, call: site.call, mapping: mapping, in: site.scope, activation)
  }

  /// The class below that of an initializer whose object a call makes, where the class inherits the initializer.
  private func heir(madeBy site: CallSite, with initializer: BodyID) -> TypeID? {
    guard program[initializer].kind == .initializer, let owner = program[initializer].owner,
      program[owner].kind == .class, let type = self.type(madeBy: site), type != owner,
      program.inherits(type, from: owner)
    else { return nil }
    return type
  }

  /// The objects among some values that a method can run on.
  ///
  /// A protocol in front of the type says less of the object than the method that is run.
  private func receivers(of method: BodyID, among candidates: [Candidate]) -> [Value] {
    let fitting = candidates.map(\.value).filter { value in
      guard let type = type(of: value) else { return false }
      return program[method].owner.map {
        program.inherits(type, from: $0) || isSeen(type, as: $0) || isStoryboard(value, of: $0)
      } ?? true
    }
    let objects = OrderedSet(fitting)
    if objects.count <= Self.maximumReceivers { return Array(objects) }
    // Of many objects it does not count with what each of them was made.
    let types = OrderedSet(objects.compactMap { type(of: $0) })
    return types.count <= Self.maximumReceiverTypes ? types.map { .some($0) } : []
  }

  /// Whether a member of a framework's class gives its objects themselves as objects of another class of the framework:
  /// a window controller stands for its window.
  private func isSeen(_ type: TypeID, as owner: TypeID) -> Bool {
    guard !program[owner].isDeclared, let framework = program.frameworkType(of: type) else { return false }
    return program.frameworks.guises(of: framework.name).contains { guise in
      frameworkType(named: guise).map { program.inherits($0, from: owner) } ?? false
    }
  }

  /// Whether a value is of a class that a method knows nothing of, beside the class that declares it.
  private func isOfSibling(_ value: Value, of method: BodyID) -> Bool {
    guard let owner = program[method].owner, let type = type(of: value), program[owner].kind == .class,
      program[type].kind == .class
    else { return false }
    return !program.inherits(type, from: owner) && !program.inherits(owner, from: type)
  }

  /// Whether a call makes the object that an initializer runs on, and is not one initializer calling another.
  private func isMaking(_ call: Call, _ body: BodyID) -> Bool {
    if case .member(.identifier("super"), _) = call.callee { return false }
    return program[body].kind == .initializer
  }

  private func generics(
    of function: Body, _ call: Call, _ mapping: [Int: Int], in scope: ScopeID, _ activation: ActivationID
  ) -> [String: TypeID] {
    var result: [String: TypeID] = [:]
    for (parameter, argument) in mapping.sorted(by: { $0.key < $1.key }) {
      let name: String?
      switch function.parameters[parameter].type {
      case .named("Binding", let bound):
        // `$item` has the type of the property, and a binding that is handed on that of what it is of.
        guard let generic = bound.first?.name, function.generics.contains(where: { $0.name == generic }),
          let read = call.arguments[argument].value.readBinding
        else { continue }
        result[generic] = boundType(of: read, in: scope, activation)
        continue
      case .metatype(.named(let generic, _)), .named(let generic, _): name = generic
      default: name = nil
      }
      guard let name, function.generics.contains(where: { $0.name == name }) else { continue }
      result[name] =
        evaluate(call.arguments[argument].value, in: scope, activation).lazy
        .compactMap { self.type(of: $0.value) }.first
    }
    if case .specialized(_, let types) = call.callee {
      for (generic, type) in zip(function.generics, types) {
        result[generic.name] = resolve(type, in: scope, activation)
      }
    }
    return result
  }

  func invoke(
    _ target: CallTarget, _ call: Call, in scope: ScopeID, _ activation: ActivationID, expected: TypeID?
  ) -> [Candidate] {
    let function = program[target.body]
    guard let mapping = ArgumentMatching.match(call.arguments, to: function.parameters) else {
      return [.unknown("the function \(function.name) is declared, but with other arguments")]
    }
    var run = self[
      run(target.body, receiver: target.receiver, call: call, mapping: mapping, in: scope, activation)]
    // `let detail: DetailViewController = make()` tells what the generic result is.
    if let expected, let result = function.returnType?.name, result != "Self", run.generics[result] == nil,
      function.generics.contains(where: { $0.name == result })
    {
      run.generics[result] = expected
    }
    return returns(of: target.body, intern(run)).map { $0.weakened(to: .inferred) }
  }

  /// What a body gives back.
  func returns(of body: BodyID, _ activation: ActivationID) -> [Candidate] {
    let function = program[body]
    let declared = function.returnType.flatMap { resolve($0, in: function.scope, activation) }
    return remembered(ReturnKey(body: body, activation: activation, expected: declared)) {
      var found: [Candidate] = []
      if function.isBuilder, program[function.scope].results.returned.isEmpty {
        found = builtView(in: function.scope, activation) ?? []
      } else {
        for result in program[function.scope].results.values {
          guard isFeasible(from: result.scope, to: function.scope, activation) else { continue }
          found += evaluate(result.value, in: result.scope, activation, expected: declared)
        }
      }
      return seen(found, asResultOf: function, declared: declared, activation)
    }
  }

  private func seen(
    _ found: [Candidate], asResultOf function: Body, declared: TypeID?, _ activation: ActivationID
  ) -> [Candidate] {
    let known = found.filter { !$0.isUnknown && $0.value != .nothing }
    if !found.isEmpty, found.allSatisfy({ $0.value == .nothing }) { return [found[0]] }
    guard known.isEmpty else {
      let refined = function.returnType.map { refine(known, to: $0, in: function.scope, activation) } ?? known
      // What cannot be told may be any other case.
      let isOpen = found.contains(where: \.isUnknown) && declared.map { program[$0].kind == .enum } == true
      return isOpen ? refined + (declared.map { [.inferred(.some($0))] } ?? []) : refined
    }
    if let declared, program[declared].isDeclared || program.isController(declared) {
      return areMissingScenes(found, of: declared) ? found : [.inferred(.some(declared))]
    }
    return found.isEmpty ? [.unknown("the result of the function \(function.name) could not be followed")] : found
  }
}

extension Program {
  private static let endings: Set<String> = ["fatalError", "preconditionFailure", "assertionFailure"]

  /// Whether all that a function does is to say that it must not be called.
  func endsProgram(_ function: BodyID) -> Bool {
    guard self[function].statements.count == 1, case .expression(.call(let call))? = self[function].statements.first
    else { return false }
    return call.callee.calledName.map(Self.endings.contains) == true
  }
}

extension Expression {
  /// What a binding is read from that is no more than read: `item` for `$item`; nil for one that is made.
  fileprivate var readBinding: Expression? {
    switch self {
    case .identifier, .member: withoutProjection
    default: nil
    }
  }
}
