import NavigationModel

/// Views and view modifiers that show what they are made with, such as a link of the program's own that looks like the
/// other rows: `SettingsLink(destination: AboutView())`. Whoever makes such a view asks for the transition.
extension Evaluator {
  /// The run of code by itself. What a view was made with stays open in it, like a parameter: each maker of the view is
  /// a source of its own for what the view shows. Other code gets what any of its makers passes.
  func askedActivation(of body: BodyID) -> ActivationID {
    guard let owner = program[body].owner,
      showsWhatItIsMadeWith(body) && isMadeWithViews(owner) || !program[body].isStatic && isToldByMakers(owner)
    else { return openActivation(of: body) }
    return intern(Activation(body: body, receiver: .given(owner)))
  }

  /// Whether only the code that makes an object decides which view is in a property of it, or which one comes of it.
  func isGiven(_ property: Property, to owner: TypeID) -> Bool {
    if givenChildren(of: owner).contains(property.fact.name) { return true }
    guard program[owner].kind == .struct, !property.fact.isStatic, property.getter == nil,
      property.fact.attributes.allSatisfy({ $0.name.hasSuffix("Builder") })
    else { return false }
    switch property.fact.initializer {
    case nil, .nothing, .closure: break
    default: return false
    }
    return property.fact.type.map { carriesView($0, in: owner, depth: 0) || isLinked($0, property, of: owner) } ?? false
  }

  /// Whether a property of a view holds any value or one of several routes, and a link of the view carries it, or a call
  /// that the view makes for a person: which one, only the code knows that makes the view.
  private func isLinked(_ type: TypeReference, _ property: Property, of owner: TypeID) -> Bool {
    guard program.isView(owner) else { return false }
    let isAny = program[owner].generics.contains { $0.name == type.name }
    guard isAny || isRoute(type, in: owner, property.file) else { return false }
    return code(of: owner).contains { body in
      program.calls(in: body).contains { site in
        // What makes another view is a part of this one.
        guard let called = site.call.callee.calledName, called == "NavigationLink" || called.first?.isLowercase == true
        else { return false }
        return site.call.arguments.contains { argument in
          argument.value.ownPropertyName == property.fact.name
            && (called != "NavigationLink" || argument.label == "value")
        }
      }
    }
  }

  /// Whether a type is an enum by whose cases stacks of views choose what they show.
  private func isRoute(_ reference: TypeReference, in owner: TypeID, _ file: Int) -> Bool {
    guard let type = resolve(reference, inside: program[owner].name, file: file), program[type].kind == .enum,
      program[type].cases.count > 1
    else { return false }
    let registering = program.frameworks.registeringModifiers.lazy.flatMap { self.program.callsByName[$0] ?? [] }
    return registering.contains { id in
      let site = program[id]
      guard case .member(let base, "self")? = site.call.arguments.first(where: { $0.label == "for" })?.value,
        let path = base.dottedPath
      else { return false }
      let caller = program[site.body]
      return program.resolve(path, inside: caller.owner.map { program[$0].name }, file: caller.file) == type
    }
  }

  /// The getters and methods of a type.
  private func code(of type: TypeID) -> [BodyID] {
    program[type].functions.values.joined() + program[type].properties.values.joined().compactMap(\.getter)
  }

  /// Whether who makes objects of a type gives them views, or what makes views, or a controller to bring into SwiftUI.
  private func isMadeWithViews(_ type: TypeID) -> Bool {
    if let known = givenViewCache[type] { return known }
    let found = program[type].properties.values.joined().contains { isGiven($0, to: type) }
    givenViewCache[type] = found
    return found
  }

  /// Whether code belongs to a view or a modifier, a value that has no other content than what it was made with.
  func showsWhatItIsMadeWith(_ body: BodyID) -> Bool {
    let declaration = program[body]
    guard let owner = declaration.owner, program[owner].isDeclared, program[owner].kind == .struct,
      !declaration.isStatic, declaration.kind == .getter || declaration.kind == .function
    else { return false }
    return program.isView(owner) || program.inherits(owner, fromAnyNamed: ["ViewModifier"])
  }

  /// What a view of the program's own shows that is nothing but around the one view that it is made with, or that only
  /// brings the controller that it is made with into SwiftUI; nil for others.
  func transparentContent(of type: TypeID, madeBy construction: ConstructionID) -> [Candidate]? {
    guard let shell = shell(of: type) else { return nil }
    let run = run(shell.body, receiver: .object(type, construction))
    let content = (given(by: shell, run) ?? returns(of: shell.body, run)).filter { !$0.isUnknown }
    return content.isEmpty ? nil : content
  }

  /// What the maker of a controller gives that is nothing but around what its object is made with; nil for other code.
  func givenController(by body: BodyID, _ activation: ActivationID) -> [Candidate]? {
    guard let owner = program[body].owner, Program.makersOfControllers.contains(program[body].name),
      let shell = shell(of: owner), shell.body == body
    else { return nil }
    return given(by: shell, activation)
  }

  private func given(by shell: Shell, _ run: ActivationID) -> [Candidate]? {
    shell.given.map { parts in
      let feasible = parts.filter { isFeasible(from: $0.returnedIn, to: program[shell.body].scope, run) }
      return unique(feasible.flatMap { evaluate($0.value, in: $0.scope, run) })
    }
  }

  /// A view that is nothing but around what it is made with.
  struct Shell {
    /// An expression that is what the view is made with.
    struct Part {
      let value: Expression
      let scope: ScopeID
      /// Where the body gives it back.
      let returnedIn: ScopeID
    }

    let body: BodyID
    /// The expressions that are what the view is made with; nil where that is all that its body gives.
    let given: [Part]?
  }

  /// Whether a view is nothing but around the one view that it is made with.
  func isAroundContent(_ type: TypeID) -> Bool { shell(of: type) != nil }

  private func shell(of type: TypeID) -> Shell? {
    if let known = shellCache[type] { return known }
    shellCache[type] = .some(nil)
    let makers = Program.makersOfControllers.lazy.compactMap { self.program[type].functions[$0]?.first }
    guard isMadeWithViews(type), let body = program[type].properties["body"]?.first?.getter ?? makers.first else {
      return nil
    }
    let found = shell(by: body, of: type)
    shellCache[type] = .some(found)
    return found
  }

  private func shell(by body: BodyID, of type: TypeID) -> Shell? {
    let statements = program[body].statements
    if statements.count == 1 {
      switch statements[0] {
      case .expression(let shown), .returning(let shown):
        if isGivenAlone(shown, to: type) { return Shell(body: body, given: nil) }
      default: break
      }
    }
    let results = program[program[body].scope].results
    let shown: [BodyResults.Result]
    switch statements.last {
    // What stands before what is returned only prepares it.
    case .returning: shown = results.returned
    case .expression where statements.count == 1: shown = results.values
    default: return nil
    }
    var given: [Shell.Part] = []
    for result in shown {
      let part = Shell.Part(value: result.value, scope: result.scope, returnedIn: result.scope)
      guard let parts = givenParts(of: part, in: body, to: type) else { return nil }
      given += parts
    }
    return given.isEmpty ? nil : Shell(body: body, given: given)
  }

  /// The parts of what a body gives that are what an object of the type is made with, without what stands in for them
  /// where they are nothing: `make() ?? UIViewController()`. Nil where it may give something else.
  private func givenParts(
    of shown: Shell.Part, in body: BodyID, to owner: TypeID, steps: Int = 6
  ) -> [Shell.Part]? {
    let locals = shown.value.localName.flatMap { program.locals(named: $0, from: shown.scope) }
    if locals == nil, isGivenAlone(shown.value, to: owner) { return [shown] }
    guard steps > 0 else { return nil }
    func parts(of value: Expression, in scope: ScopeID) -> [Shell.Part]? {
      let part = Shell.Part(value: value, scope: scope, returnedIn: shown.returnedIn)
      return givenParts(of: part, in: body, to: owner, steps: steps - 1)
    }
    switch shown.value {
    case .alternatives(let values):
      guard let first = values.first, let given = parts(of: first, in: shown.scope), !given.isEmpty,
        values.dropFirst().allSatisfy({ isPlaceholder($0, in: owner) })
      else { return nil }
      return given
    case .identifier:
      guard let locals, locals.count == 1, let local = locals.first, let value = local.value, value != shown.value,
        local.projections.isEmpty
      else { return nil }
      return parts(of: value, in: local.scope)
    case .cast(let value, _, _):
      return parts(of: value, in: shown.scope)
    case .call(let call):
      if isPlaceholder(shown.value, in: owner) { return [] }
      guard case .member(let base, _) = call.callee, base != .identifier("self") else { return nil }
      return parts(of: base, in: shown.scope)
    default:
      return nil
    }
  }

  /// Whether something only stands in for a controller that is not there: one of no class of its own, or of the class that
  /// is a parameter of the type.
  private func isPlaceholder(_ value: Expression, in owner: TypeID) -> Bool {
    guard case .call(let call) = value, call.arguments.isEmpty else { return false }
    if call.callee == .implicitMember("init") { return true }
    guard case .identifier(let name) = call.callee else { return false }
    return Self.anyController.contains(name) || name == "EmptyView" || isViewParameter(name, of: owner)
  }

  /// Whether an expression is what an object of the type is made with, with nothing around it but modifiers.
  private func isGivenAlone(_ expression: Expression, to owner: TypeID) -> Bool {
    if let name = expression.ownPropertyName {
      return program[owner].properties[name]?.contains { isGiven($0, to: owner) } ?? false
    }
    guard case .call(let call) = expression else { return false }
    if case .member(let base, _) = call.callee, base != .identifier("self") { return isGivenAlone(base, to: owner) }
    return isGivenAlone(call.callee, to: owner)
  }

  /// The calls that make objects of a type, in the code of other types.
  func makers(of owner: TypeID) -> [Caller] {
    if let known = makerCache[owner] { return known }
    let found = (program.callsByName[program[owner].bareName] ?? []).compactMap { id -> Caller? in
      let site = program[id]
      let caller = program[site.body]
      let inside = caller.owner.map { program[$0].name }
      guard caller.owner != owner, let path = site.call.callee.unspecialized.dottedPath,
        program.resolve(path, inside: inside, file: caller.file) == owner
      else { return nil }
      return Caller(site: id, confidence: .certain)
    }
    makerCache[owner] = found
    return found
  }

  /// The run of a view's body with what a call makes the view with.
  func run(ofView body: BodyID, madeBy site: CallSite, _ activation: ActivationID) -> ActivationID? {
    guard let owner = program[body].owner, site.call.callee.calledName == program[owner].bareName else { return nil }
    let construction = intern(Construction(call: site.call, scope: site.scope, activation: activation))
    return run(body, receiver: .object(owner, construction))
  }

  /// Whether a value of a type is any view, gives one when it is called, or has one in a part: `.show(() -> AnyView)`.
  private func carriesView(_ type: TypeReference, in owner: TypeID, depth: Int) -> Bool {
    guard depth < Self.maximumCarriers else { return false }
    switch type {
    case .function(_, let result):
      return carriesView(result, in: owner, depth: depth)
    case .array(let element):
      return carriesView(element, in: owner, depth: depth)
    case .tuple(let elements):
      return elements.contains { carriesView($0.type, in: owner, depth: depth) }
    case .named(let name, let arguments):
      if name == "AnyView" || name == "View" || isViewParameter(name, of: owner) { return true }
      if Self.anyController.contains(name), program.representsController(owner) { return true }
      if name == "Optional" { return arguments.contains { carriesView($0, in: owner, depth: depth) } }
      guard let file = program[owner].file else { return false }
      // `typealias Maker = () -> AnyView`
      let meant = self.named(type, inside: owner, file: file)
      if meant != type { return carriesView(meant, in: owner, depth: depth + 1) }
      guard let named = program.resolve(name, inside: program[owner].name, file: file), program[named].isDeclared else {
        return false
      }
      return carriesView(named, depth: depth + 1)
    case .dictionary, .metatype, .composition:
      return false
    }
  }

  /// Whether a name is that of a generic parameter of a type that stands for a view, or for a controller that the type
  /// brings into SwiftUI.
  private func isViewParameter(_ name: String, of owner: TypeID) -> Bool {
    let representsController = program.representsController(owner)
    return program[owner].generics.contains { parameter in
      parameter.name == name
        && parameter.constraint?.parts.contains {
          $0.name == "View" || representsController && Self.anyController.contains($0.name ?? "")
        } == true
    }
  }

  private static let anyController: Set<String> = ["UIViewController", "NSViewController"]

  /// Whether a case of an enum, or a stored property of a struct, carries a view.
  private func carriesView(_ type: TypeID, depth: Int) -> Bool {
    switch program[type].kind {
    case .enum:
      program[type].cases.values.contains { value in
        value.payload.contains { $0.type.map { carriesView($0, in: type, depth: depth) } ?? false }
      }
    case .struct:
      !program.isView(type)
        && program[type].properties.values.joined().contains { property in
          !property.fact.isStatic && property.getter == nil
            && property.fact.type.map { carriesView($0, in: type, depth: depth) } == true
        }
    default:
      false
    }
  }

  /// A view is in a property itself, or in the case of an enum in a struct in it.
  private static let maximumCarriers = 3
}

extension Expression {
  /// The name that it is, which can be that of a local; nil for everything else.
  fileprivate var localName: String? { if case .identifier(let name) = self { name } else { nil } }
}
