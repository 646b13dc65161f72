import NavigationModel

/// Finds where views use a modifier of the program's own that shows the view which a binding holds:
///
///     extension View {
///       func card<Content: View>(_ content: Binding<Content?>) -> some View { … }
///     }
///
///     Text("List").card(Binding(get: { isOpen ? DetailView() : nil }, set: { _ in isOpen = false }))
///
/// The view comes and goes with the binding, whatever the modifier does for it.
struct BoundViews {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  func transitions() -> [ResolvedTransition] {
    let modifiers = (program.typesByName["View"] ?? []).flatMap { program[$0].functions.values.joined() }
      .filter(showsBoundView)
    return Dictionary(grouping: modifiers) { program[$0].name }.sorted { $0.key < $1.key }.flatMap { name, bodies in
      (program.callsByName[name] ?? []).map { program[$0] }.flatMap { transitions(at: $0, of: bodies.sorted()) }
    }
  }

  private func transitions(at site: CallSite, of modifiers: [BodyID]) -> [ResolvedTransition] {
    guard let owner = program.outermost(site.body).owner, program[owner].isDeclared, !modifiers.contains(site.body),
      program.isView(owner) || program.inherits(owner, fromAnyNamed: ["ViewModifier"])
    else { return [] }
    for modifier in modifiers {
      guard let index = boundParameter(of: modifier),
        let mapping = ArgumentMatching.match(site.call.arguments, to: program[modifier].parameters),
        let argument = mapping[index]
      else { continue }
      evaluator.resetBudget()
      let views = views(boundBy: site.call.arguments[argument].value, in: site.scope)
      guard !views.isEmpty else { continue }
      return views.map { view in
        ResolvedTransition(
          source: .type(owner), destination: .value(view), kind: kind(of: program[modifier].name),
          confidence: .inferred, via: [], location: program.location(site.call.position, in: program[site.body].file),
          origin: CodeSpot(site))
      }
    }
    return []
  }

  /// A modifier that has the name of one of SwiftUI's shows things as that does.
  private func kind(of name: String) -> TransitionKind {
    let pattern = program.frameworks.patternsByCall[name]?.first { pattern in
      if case .builder = pattern.destination { true } else { false }
    }
    return pattern?.kind ?? .present
  }

  // MARK: - Modifiers

  /// Whether a modifier takes a view by a binding, and shows it in no way that its callers are followed through already.
  private func showsBoundView(_ body: BodyID) -> Bool {
    guard program[body].kind == .function, boundParameter(of: body) != nil else { return false }
    return !program.calls(in: body).contains { site in
      (program.frameworks.patternsByCall[site.call.callee.calledName ?? ""] ?? []).contains { pattern in
        guard case .builder = pattern.destination else { return false }
        return pattern.matches(site.call)
      }
    }
  }

  private func boundParameter(of body: BodyID) -> Int? {
    program[body].parameters.firstIndex { parameter in
      guard case .named("Binding", let arguments)? = parameter.type, let name = arguments.first?.name else {
        return false
      }
      return name == "AnyView" || program[body].generics.contains { $0.name == name && $0.constraint?.name == "View" }
        || makesViews(name, in: program[body])
    }
  }

  /// Whether a type is a protocol of the program's own whose values make a view of any type.
  private func makesViews(_ name: String, in body: Body) -> Bool {
    guard let type = program.resolve(name, inside: nil, file: body.file), program[type].isProtocol else { return false }
    return program[type].functions.values.joined().contains {
      program[$0].parameters.isEmpty && program[$0].returnType?.name == "AnyView"
    } || program[type].properties.values.joined().contains { $0.fact.type?.name == "AnyView" }
  }

  // MARK: - Bindings

  /// The views of the program that a binding can hold.
  private func views(boundBy binding: Expression, in scope: ScopeID, steps: Int = 4) -> [Value] {
    guard steps > 0 else { return [] }
    if let getter = evaluator.getter(ofBinding: binding, in: scope) { return views(givenBy: getter) }
    guard let name = binding.ownPropertyName, let owner = program.outermost(program[scope].body).owner else {
      return []
    }
    if name.hasPrefix("$") {
      let flag = Flag(owner: owner, property: String(name.dropFirst()))
      return unique(
        evaluator.settings(of: flag).filter { evaluator.isOwn($0.target, flag, in: $0.scope) }
          .flatMap { views($0.value, in: $0.scope) })
    }
    guard let getter = program[owner].properties[name]?.first?.getter else { return [] }
    let made = program[program[getter].scope].results.values
    return unique(made.flatMap { views(boundBy: $0.value, in: $0.scope, steps: steps - 1) })
  }

  private func views(givenBy getter: ScopeID) -> [Value] {
    unique(program[getter].results.values.flatMap { views($0.value, in: $0.scope) })
  }

  /// The views that an expression is; what is mapped from an optional is what the closure gives.
  private func views(_ expression: Expression, in scope: ScopeID) -> [Value] {
    if case .call(let call) = expression, case .member(_, "map") = call.callee,
      case .closure(let closure)? = call.arguments.first?.value,
      let inner = program.scope(of: closure, in: program[scope].body)
    {
      return views(givenBy: inner)
    }
    return evaluator.evaluate(expression, in: scope, evaluator.openActivation(of: program[scope].body)).map(\.value)
      .filter { value in
        guard case .object(let type, _) = value else { return false }
        return program[type].isDeclared && program.isView(type)
      }
  }

  private func unique(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
