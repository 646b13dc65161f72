import NavigationModel

/// Tells whether code is what a pattern means, or only has its name.
struct PatternFit {
  /// Why a call is not what a pattern means.
  enum Misfit {
    /// It has not the form of the pattern.
    case labels
    /// An override hands on to its superclass what it is given.
    case override
    /// It is given a value that is no screen.
    case plainValue(TypeID)
    /// The name is that of a type of the program's own.
    case ownType(TypeID)
    /// It means a function of the program's own.
    case namesake(BodyID)
    /// It is called on something else than the pattern is about.
    case receiver(TypeID)
    /// It is given something that may be shown, and called on something of which nobody knows what it is.
    case unknownReceiver
    /// The name is one that everybody uses, and nothing says that this is navigation.
    case commonWord
    /// It is called on nothing, where the pattern wants an object.
    case noReceiver
    /// It has not the modifier that makes it show a screen.
    case unmodified(TransitionPattern.Modifier)
  }

  let evaluator: Evaluator
  let registry: DestinationRegistry
  let paths: StackPaths
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator, registry: DestinationRegistry) {
    self.evaluator = evaluator
    self.registry = registry
    paths = StackPaths(evaluator: evaluator)
  }

  /// Whether a call of a method or an initializer of that name is one that the pattern means.
  func fits(_ site: CallSite, _ pattern: TransitionPattern, name: String) -> Bool {
    misfit(of: site, pattern, name: name) == nil
  }

  private func holds(_ destination: TransitionPattern.Destination, _ site: CallSite) -> Bool {
    if case .viewOwner(let label) = destination {
      return program.viewOwner(ofArgument: label, at: site) != nil
        || !ViewHandovers(evaluator: evaluator).handovers(toArgument: label, at: site).isEmpty
    }
    return CallLabels.hold(destination, in: site.call.arguments)
  }

  /// Why a call of a method or an initializer of that name is not what a pattern means; nil where it is.
  func misfit(of site: CallSite, _ pattern: TransitionPattern, name: String) -> Misfit? {
    // What is started by a method of its own is found by what the method is called on.
    guard case .call(_, let labels) = pattern.trigger,
      pattern.destination != .receiver || pattern.kind != .start || pattern.meansOwnDeclarations,
      CallLabels.match(labels, in: site.call.arguments),
      holds(pattern.destination, site)
    else { return .labels }
    if let modifier = pattern.onlyWith, !isModified(site, by: modifier) { return .unmodified(modifier) }
    if isPassedToSuper(site, name) {
      return program[site.body].owner.map { mayReceive($0, pattern) } ?? true || showsController(site, pattern)
        ? .override : .commonWord
    }
    if let type = plainValue(givenBy: site, pattern) { return .plainValue(type) }
    // A value that is called is what the method of its type is called on.
    if name == Evaluator.callingMethod, site.call.callee.calledName != name { return nil }
    switch site.call.callee.unspecialized {
    case .identifier:
      let body = program[site.body]
      if name.first?.isUppercase == true {
        if program.isUnseenAlias(name, in: body.file) { return .commonWord }
        if pattern.meansOwnDeclarations { return nil }
        guard let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file) else {
          return nil
        }
        if program[type].isDeclared, !program.inheritsOutsideInitializers(type) { return .ownType(type) }
        return initializer(addedTo: type, takenBy: site).map { .namesake($0) }
      }
      let around = program.outermost(site.body).owner
      if let called = around.flatMap({ function(ofValueNamed: name, of: $0, calledBy: site) }) {
        return .namesake(called)
      }
      guard let owner = body.owner else {
        if pattern.meansOwnDeclarations, pattern.receivers.isEmpty { return nil }
        return pattern.acceptsUnknownReceiver ? .noReceiver : .commonWord
      }
      guard receives(owner, pattern) || conformer(of: body).map({ receives($0, pattern) }) == true else {
        return pattern.acceptsUnknownReceiver || showsController(site, pattern) ? .receiver(owner) : .commonWord
      }
      return namesake(name, site, pattern, in: owner).map { .namesake($0) }
    case .member(.identifier("self"), "init"):
      // An initializer that the program adds to a framework's type calls one that the type has.
      guard name.first?.isUppercase == true, let type = program[site.body].owner, program[type].name == name,
        !program[type].isDeclared
      else { return .labels }
      return initializer(addedTo: type, takenBy: site).map { .namesake($0) }
    case .member(.identifier(let module), _)
    where name.first?.isUppercase == true && program.isFrameworkModule(module, in: program[site.body].file):
      return nil
    case .member(let base, _):
      guard name.first?.isLowercase == true else { return .labels }
      guard let receiver = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
      else {
        if isOutsideWindow(base, in: site.scope, pattern) { return nil }
        if isPathOfAnything(base, pattern, in: site.scope) { return nil }
        guard pattern.acceptsUnknownReceiver else {
          return showsController(site, pattern) ? .unknownReceiver : .commonWord
        }
        if pattern.meansOwnDeclarations || showsController(site, pattern) { return nil }
        if ScreenlessFrameworks(evaluator: evaluator).give(base, in: site.scope) { return .commonWord }
        return onlyNonScreen(declaring: name, site).map { .namesake($0) }
      }
      if let called = function(ofValueNamed: name, of: receiver, calledBy: site) { return .namesake(called) }
      guard
        receives(receiver, pattern) || isPath(base, of: receiver, pattern, in: site.scope)
          || isPathOfAnything(base, pattern, in: site.scope)
          || isFulfilledByFramework(name, site, pattern, requiredBy: receiver)
      else {
        return pattern.acceptsUnknownReceiver || showsController(site, pattern) ? .receiver(receiver) : .commonWord
      }
      return namesake(name, site, pattern, in: receiver).map { .namesake($0) }
    case .implicitMember:
      // `return .push(detail)`: the value that the context wants is a transition.
      let bases = evaluator.implicitBases(in: site.body)
      // `row.presentationMode = .show(controllerProvider: provider)`: labels that only one library has say what it is.
      if isToldByLabels(pattern), !bases.contains(where: { receives($0, pattern) }) { return nil }
      guard !pattern.receivers.isEmpty, let first = bases.first else {
        return showsController(site, pattern) ? .unknownReceiver : .commonWord
      }
      guard let wanted = bases.first(where: { receives($0, pattern) }) else {
        return pattern.acceptsUnknownReceiver || showsController(site, pattern) ? .receiver(first) : .commonWord
      }
      return namesake(name, site, pattern, in: wanted).map { .namesake($0) }
    default:
      return .labels
    }
  }

  /// The function of the program's own that the call of a property means which holds a value of the program's own:
  /// `openWindow(id: id)` beside `let openWindow = OwnAction.shared`. Nil for all other calls.
  private func function(ofValueNamed name: String, of owner: TypeID, calledBy site: CallSite) -> BodyID? {
    guard program.ownersOfFunctions[Evaluator.callingMethod] != nil,
      let property = program[owner].properties[name]?.first, !isOfEnvironment(property),
      let type = evaluator.staticType(
        of: site.call.callee, in: site.scope, evaluator.openActivation(of: site.body)), program[type].isDeclared
    else { return nil }
    return (program[type].functions[Evaluator.callingMethod] ?? []).first {
      ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil
    }
  }

  /// Whether the environment gives a property under its own name. What a program adds there under a name of SwiftUI's does
  /// for older systems what that does.
  private func isOfEnvironment(_ property: Property) -> Bool {
    property.fact.attributes.contains { attribute in
      guard attribute.name == "Environment", case .keyPath(_, let path)? = attribute.arguments.first?.value else {
        return false
      }
      return path.last == property.fact.name
    }
  }

  /// Whether a modifier is called on what a call makes, perhaps with others between them, or on the property that gives it.
  /// A style that is computed may be any of them.
  private func isModified(_ site: CallSite, by modifier: TransitionPattern.Modifier) -> Bool {
    (program.callsByName[modifier.name] ?? []).lazy.map { program[$0] }.contains { modifying in
      guard case .member(let base, _) = modifying.call.callee, let value = modifying.call.arguments.first?.value else {
        return false
      }
      let isOfCall = modifying.body == site.body && base.firstPosition == site.call.position
      guard isOfCall || isProperty(base, ofCodeAround: modifying, givenBy: site.body) else { return false }
      return value.readOrCalledName.map(modifier.values.contains) ?? true
    }
  }

  /// Whether an expression is the property of the same object that a getter computes.
  private func isProperty(_ base: Expression, ofCodeAround site: CallSite, givenBy getter: BodyID) -> Bool {
    if case .call(let call) = base, case .member(let inner, _) = call.callee, inner != .identifier("self") {
      return isProperty(inner, ofCodeAround: site, givenBy: getter)
    }
    return program[getter].kind == .getter && base.ownPropertyName == program[getter].name
      && program[site.body].owner == program[getter].owner
  }

  /// Whether a pattern is about values of a library, and each argument that it names has a label.
  private func isToldByLabels(_ pattern: TransitionPattern) -> Bool {
    guard case .call(_, let labels) = pattern.trigger, !pattern.receivers.isEmpty, pattern.acceptsUnknownReceiver else {
      return false
    }
    return !labels.isEmpty && labels.allSatisfy { $0.first?.isLetter == true }
  }

  /// Whether something is a window of a library around a view, as its class tells by its name: `NoteWindow { Note() }`.
  private func isOutsideWindow(_ window: Expression, in scope: ScopeID, _ pattern: TransitionPattern) -> Bool {
    guard pattern.kind == .window, pattern.destination == .receiver, pattern.receivers.contains("NSWindow"),
      let name = program.className(of: window, in: scope) ?? className(ofResult: window, in: scope),
      name.hasSuffix("Window") || name.hasSuffix("Panel"), program.typesByName[name] == nil
    else { return false }
    evaluator.resetBudget()
    let values = evaluator.evaluate(window, in: scope, evaluator.openActivation(of: program[scope].body))
    return values.contains { evaluator.isView($0.value) }
  }

  /// The name of the class of what a call makes or gives, or of a local that holds it: `func makePanel() -> NotePanel`.
  private func className(ofResult value: Expression, in scope: ScopeID) -> String? {
    switch value {
    case .call(let call):
      if let made = value.madeClassName { return made }
      evaluator.resetBudget()
      return evaluator.functions(calledBy: call, in: scope, evaluator.openActivation(of: program[scope].body))
        .firstNonNil { program[$0.body].returnType?.name }
    case .identifier(let name):
      return (program.locals(named: name, from: scope) ?? []).firstNonNil { local in
        guard case .call(let call)? = local.value, local.projections.isEmpty else { return nil }
        return className(ofResult: .call(call), in: local.scope)
      }
    default:
      return nil
    }
  }

  /// Whether a pattern in a body says what a controller begins with, as `setViewControllers([root], animated: false)`,
  /// `viewControllers = [root]` and `addChild(content)` on itself do in its initializer.
  func isBeginning(_ pattern: TransitionPattern, in body: BodyID) -> Bool {
    guard [.root, .tab, .child].contains(pattern.kind), program[body].kind == .initializer else { return false }
    return program[body].owner.map { program.isController($0) } ?? false
  }

  /// The initializer that the program adds to a framework's type and that takes the arguments of a call.
  private func initializer(addedTo type: TypeID, takenBy site: CallSite) -> BodyID? {
    (program[type].functions["init"] ?? []).first { $0 != site.body && takes($0, site) }
  }

  /// The struct or the enum of the program that a framework's method of that name would show: then the call means a
  /// method of the program's own, such as `show(_:)` for identifiers. Nil where it would show something else.
  private func plainValue(givenBy site: CallSite, _ pattern: TransitionPattern) -> TypeID? {
    guard case .argument(let label) = pattern.destination, !pattern.meansOwnDeclarations,
      let argument = CallLabels.index(of: label, in: site.call.arguments),
      evaluator.isPlainValue(argument, of: site), let type = evaluator.givenType(argument, of: site)
    else { return nil }
    return program.isView(type) || program.isCoordinator(type) ? nil : type
  }

  /// What the extension of a protocol says of those that its members are for: `where Self: UIViewController`.
  private func conformer(of body: Body) -> TypeID? {
    guard let constraint = body.generics.first(where: { $0.name == "Self" })?.constraint else { return nil }
    return evaluator.resolve(constraint, in: body.scope, evaluator.openActivation(of: body.id))
  }

  /// Whether an override only passes on what it is given: what it does is told where it is called.
  private func isPassedToSuper(_ site: CallSite, _ name: String) -> Bool {
    guard case .member(.identifier("super"), _) = site.call.callee else { return false }
    let body = program[site.body]
    guard body.name == name, let first = site.call.arguments.first?.value,
      body.isOverride || hasName(ofCalled: site.call, body)
    else { return false }
    return body.parameters.contains { first == .identifier($0.name) }
  }

  /// Whether a function has all the labels of a call: with another one it is an overload, and overrides nothing.
  private func hasName(ofCalled call: Call, _ function: Body) -> Bool {
    ArgumentMatching.match(call.arguments, to: function.parameters)?.count == function.parameters.count
  }

  /// Whether a method is an override that passes on what it is given: the program adds something to what its
  /// framework's method does, and has none of its own. The class that it is in may be known by an extension only.
  private func passesOn(_ body: BodyID) -> Bool {
    program.calls(in: body).contains { isPassedToSuper($0, program[body].name) }
  }

  /// Whether what a call is given is a controller: whatever the call is made on shows it then.
  private func showsController(_ site: CallSite, _ pattern: TransitionPattern) -> Bool {
    guard case .argument(let label) = pattern.destination,
      let argument = CallLabels.index(of: label, in: site.call.arguments)
    else { return false }
    return evaluator.givenType(argument, of: site).map { program.isController($0) } ?? false
  }

  /// Whether a class is what a pattern is about, or nobody knows what the library's class above it is. The superclass of
  /// what has an override is named first.
  private func mayReceive(_ type: TypeID, _ pattern: TransitionPattern) -> Bool {
    if receives(type, pattern) { return true }
    var base = type
    var seen: Set<TypeID> = []
    while program[base].isDeclared, let superclass = program[base].supertypes.first, seen.insert(base).inserted {
      base = superclass
    }
    guard !program[base].isDeclared else { return false }
    return program.frameworkType(of: base) == nil && !Self.plainClasses.contains(program[base].name)
  }

  /// The classes of which objects without any role in navigation are made.
  private static let plainClasses: Set<String> = ["NSObject", "Operation", "Thread"]

  /// Whether something of a type can be what a pattern is about.
  func receives(_ type: TypeID, _ pattern: TransitionPattern) -> Bool {
    // What an alert shows is never another screen.
    if program.frameworkType(of: type)?.role == .alert, !pattern.kind.goesBack, pattern.kind != .alert {
      return false
    }
    guard !pattern.receivers.isEmpty else { return true }
    if program.inherits(type, fromAnyNamed: pattern.receivers) { return true }
    // `extension UINavigationController: Stack {}`: the protocol asks for what the framework's class has.
    if program[type].isDeclared, program[type].isProtocol,
      program.subtypes[type]?.contains(where: {
        !program[$0].isDeclared && program.inherits($0, fromAnyNamed: pattern.receivers)
      }) == true
    {
      return true
    }
    // A protocol or an outside class says nothing of the class of the object.
    guard pattern.acceptsUnknownReceiver else { return false }
    return program.frameworkType(of: type) == nil && !program[type].isDeclared
  }

  /// Whether a protocol requires the method that a call means, and a class of the program fulfils that with what it
  /// inherits from a framework's class: the call means the framework's method then.
  private func isFulfilledByFramework(
    _ name: String, _ site: CallSite, _ pattern: TransitionPattern, requiredBy type: TypeID
  ) -> Bool {
    guard program[type].isDeclared, program[type].isProtocol, !pattern.meansOwnDeclarations,
      let requirement = program.lineage(of: type).lazy.compactMap({ ancestor in
        (program[ancestor].functions[name] ?? []).first { program[$0].kind == .requirement && takes($0, site) }
      }).first
    else { return false }
    return program.concreteSubtypes(of: type).contains { subtype in
      program.inherits(subtype, fromAnyNamed: pattern.receivers)
        && implementation(of: requirement, in: subtype).map { program[$0].isOverride } ?? true
    }
  }

  /// Whether an expression is the path of a stack that is an array of the routes themselves.
  private func isPath(
    _ expression: Expression, of routes: TypeID, _ pattern: TransitionPattern, in scope: ScopeID
  ) -> Bool {
    guard case .registered = pattern.destination, !pattern.receivers.isEmpty else { return false }
    return registry.registers(routes) && paths.mayHold(expression, in: scope)
  }

  /// Whether an expression is the path of a stack that is an array of values of all types.
  private func isPathOfAnything(_ expression: Expression, _ pattern: TransitionPattern, in scope: ScopeID) -> Bool {
    guard case .registered = pattern.destination, !pattern.receivers.isEmpty else { return false }
    return paths.mayHoldAnything(expression, in: scope)
  }

  /// The method that the call means and that only has the name of the pattern's; nil where it means no such method.
  private func namesake(
    _ name: String, _ site: CallSite, _ pattern: TransitionPattern, in type: TypeID
  ) -> BodyID? {
    let isOfWindow = pattern.kind == .window && pattern.destination == .receiver
    guard !pattern.meansOwnDeclarations,
      let method = ownMethod(name, site, in: type, unlessOverrides: isOfWindow)
    else { return nil }
    return program[method].kind == .requirement ? implementation(of: method, in: type) ?? method : method
  }

  /// What a type, or one above it, does for a requirement; nil where it is only known by the protocol.
  private func implementation(of requirement: BodyID, in type: TypeID) -> BodyID? {
    let labels = program[requirement].parameters.map(\.label)
    return program.memberLineage(of: type).lazy.compactMap { ancestor in
      (program[ancestor].functions[program[requirement].name] ?? []).first { body in
        program[body].kind == .function && program[body].parameters.map(\.label) == labels
      }
    }.first
  }

  /// The method of its own that a type of the program has for the call, so that the call means that one.
  ///
  /// A controller that overrides a method of its framework still does what the framework's method does. What a method
  /// calls by its own name is the framework's: an overload for identifiers of the program's own asks it in the end.
  ///
  /// - Parameter isOverridden: whether only what overrides the framework's method does what that does. A window of the
  ///   program's own shows itself by what it calls in a `show()` of its own.
  private func ownMethod(
    _ name: String, _ site: CallSite, in type: TypeID, unlessOverrides isOverridden: Bool
  ) -> BodyID? {
    program.lineage(of: type).lazy.compactMap { ancestor in
      (program[ancestor].functions[name] ?? []).first { body in
        // A protocol that asks for what the framework's class already does has no method of its own.
        body != site.body && takes(body, site)
          && (program[body].kind != .requirement || asks(body, forWhatIsGivenBy: site)) && !isStub(body)
          && !(program.isController(ancestor) && program[ancestor].isDeclared && !isForControls(body)
            && (!isOverridden || program[body].isOverride))
          && !passesOn(body)
      }
    }.first
  }

  /// Whether a method that the program adds to a framework's class does nothing: it stands in for the framework's own
  /// where that is not there, as on another platform.
  private func isStub(_ body: BodyID) -> Bool {
    program[body].kind == .function && program[body].statements.isEmpty
      && program[body].owner.map { !program[$0].isDeclared } ?? false
  }

  /// Whether a method of a controller is for what lies on it, and no override of the framework's, which is for
  /// controllers: `transition(from: UIButton?, to: UIButton?, with:)`.
  private func isForControls(_ body: BodyID) -> Bool {
    guard !program[body].isOverride else { return false }
    let bases = program[body].parameters.compactMap { $0.type?.name }.compactMap(
      OutsideClasses.superclass(ofClassNamed:))
    return !bases.isEmpty && bases.allSatisfy { $0 == "UIView" || $0 == "NSView" }
  }

  /// Whether a requirement is for values of the program's own that are no controllers, such as factories, and a call
  /// gives one.
  private func asks(_ requirement: BodyID, forWhatIsGivenBy site: CallSite) -> Bool {
    let function = program[requirement]
    guard !site.call.arguments.isEmpty, let given = evaluator.givenType(0, of: site),
      let wanted = function.parameters.first?.type.flatMap({
        evaluator.resolve($0, in: function.scope, evaluator.openActivation(of: requirement))
      })
    else { return false }
    return program[wanted].isDeclared && !program.isController(wanted) && program.inherits(given, from: wanted)
  }

  /// Whether a function of the program takes the arguments of a call, by their labels and by what is declared of their
  /// types: an overload of `present` for importers takes no controller.
  private func takes(_ body: BodyID, _ site: CallSite) -> Bool {
    let function = program[body]
    guard let mapping = ArgumentMatching.match(site.call.arguments, to: function.parameters) else { return false }
    return evaluator.takes(function, mapping, of: site)
      && mapping.allSatisfy {
        isWideEnough(function.parameters[$0], in: function, for: $1, of: site)
      }
  }

  /// Whether a parameter for controllers of one class is given one of that class for certain. Swift takes the framework's
  /// function for every other controller, so that an overload for pickers means pickers only.
  private func isWideEnough(
    _ parameter: ParameterFact, in function: Body, for argument: Int, of site: CallSite
  ) -> Bool {
    guard
      let wanted = parameter.type.flatMap({
        evaluator.resolve($0, in: function.scope, evaluator.openActivation(of: function.id))
      }), program.isController(wanted), !program[wanted].isProtocol, !isClassOfAllControllers(wanted)
    else { return true }
    return evaluator.givenType(argument, of: site).map { program.inherits($0, from: wanted) } ?? false
  }

  /// Whether a class is that of all controllers of its framework: `UIViewController`, `NSViewController`.
  private func isClassOfAllControllers(_ type: TypeID) -> Bool {
    guard !program[type].isDeclared, let known = program.frameworks.types[program[type].name] else { return false }
    let above = known.superclass.flatMap { program.frameworks.types[$0] }
    return known.role == .controller && above?.role != .controller
  }

  /// The first such method that the program declares, where only types do that are no screens: then an unknown receiver
  /// is more likely one of those.
  private func onlyNonScreen(declaring name: String, _ site: CallSite) -> BodyID? {
    let methods = (program.ownersOfFunctions[name] ?? []).flatMap { owner in
      (program[owner].functions[name] ?? []).filter {
        program[$0].kind != .requirement
          && ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil
      }
    }
    let isOnlyThere = methods.allSatisfy {
      program[$0].owner.map { !program.isController($0) } ?? true && !passesOn($0)
    }
    return isOnlyThere ? methods.first { takes($0, site) } ?? methods.first : nil
  }
}

extension Program {
  /// The name of the class that a local or a property of the object itself is declared with or made of; nil where it has
  /// neither.
  fileprivate func className(of expression: Expression, in scope: ScopeID) -> String? {
    switch expression {
    case .identifier(let name):
      guard let locals = locals(named: name, from: scope) else { return className(ofOwnProperty: name, in: scope) }
      return locals.lazy.compactMap { $0.type?.name ?? $0.value?.madeClassName }.first
    case .member(.identifier("self"), let name), .member(.identifier("Self"), let name):
      return className(ofOwnProperty: name, in: scope)
    default:
      return nil
    }
  }

  private func className(ofOwnProperty name: String, in scope: ScopeID) -> String? {
    guard let owner = self[self[scope].body].owner else { return nil }
    let property = memberLineage(of: owner).lazy.compactMap { self[$0].properties[name]?.first }.first
    return property.flatMap { $0.fact.type?.name ?? $0.fact.initializer?.madeClassName }
  }
}

extension Expression {
  /// The name of the class of which a call makes an object; nil for everything else.
  fileprivate var madeClassName: String? {
    guard case .call(let call) = self, let name = call.callee.calledName, name.first?.isUppercase == true else {
      return nil
    }
    return name
  }
}
