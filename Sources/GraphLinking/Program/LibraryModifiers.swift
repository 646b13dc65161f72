import NavigationModel

/// Finds the modifiers of libraries that present a view: `popup(isPresented: $isAsking) { CouponView() }`.
///
/// Their sources are not among the analyzed files, but who adds a modifier to `View` takes over the labels of SwiftUI's
/// own: a binding says when the view appears, and a closure builds it.
struct LibraryModifiers {
  let program: Program

  /// What each such modifier shows, as if an idiom named it.
  func patterns() -> [TransitionPattern] {
    let conventions = program.frameworks.modifiers
    guard !conventions.isEmpty else { return [] }
    let names = program.callsByName.keys.filter(isOfLibrary).sorted()
    return names.flatMap { name in
      conventions.compactMap { convention in
        guard case .modifier(let labels, let others) = convention.trigger, !others.contains(name),
          program.callsByName[name]?.contains(where: { presents(program[$0], labels) }) == true
        else { return nil }
        var pattern = convention
        pattern.trigger = .call(name, labels: labels)
        return pattern
      }
    }
  }

  /// Whether neither the program nor a pattern knows functions of a name.
  private func isOfLibrary(_ name: String) -> Bool {
    name.first?.isLowercase == true && program.ownersOfFunctions[name] == nil && program.globalFunctions[name] == nil
      && program.frameworks.patternsByCall[name] == nil
  }

  /// Whether a call has a binding for the first label, and a closure that builds a view.
  private func presents(_ site: CallSite, _ labels: [String]) -> Bool {
    let arguments = site.call.arguments
    guard arguments.count > 1, isModifier(site), let label = labels.first, CallLabels.match(labels, in: arguments),
      let binding = CallLabels.argument(label, in: arguments), isBinding(binding.value, in: site.scope),
      let content = CallLabels.builder("content", in: arguments)
    else { return false }
    return buildsView(content.value, in: site.scope)
  }

  /// Whether a call is made on something, as modifiers are, or stands in what the program adds to views.
  private func isModifier(_ site: CallSite) -> Bool {
    if case .member = site.call.callee { return true }
    return program[site.body].owner.map { program[$0].name == "View" } ?? false
  }

  private func isBinding(_ value: Expression, in scope: ScopeID) -> Bool {
    switch value {
    case _ where value.isBinding: true
    case .identifier(let name): parameter(name, around: scope)?.type?.name == "Binding"
    case .call(let call): call.callee.unspecialized == .identifier("Binding")
    default: false
    }
  }

  private func buildsView(_ content: Expression, in scope: ScopeID) -> Bool {
    switch content {
    case .closure(let closure):
      guard let inner = program.scope(of: closure, in: program[scope].body) else { return false }
      let results = program[inner].results
      return (results.returned + results.expressions).contains { makesView($0.value, in: $0.scope) }
    case .identifier(let name):
      guard let parameter = parameter(name, around: scope), case .function? = parameter.type else { return false }
      return program[program[scope].body].owner.map { program.isView($0) || program[$0].name == "View" } ?? false
    default:
      return false
    }
  }

  /// Whether an expression makes a view of the program's own or of SwiftUI, with or without modifiers.
  private func makesView(_ value: Expression, in scope: ScopeID) -> Bool {
    guard let name = value.modifiedView else { return false }
    if Evaluator.viewsOfSwiftUI.contains(name) { return true }
    let body = program[program[scope].body]
    let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
    return type.map { program.isView($0) } ?? false
  }

  private func parameter(_ name: String, around scope: ScopeID) -> ParameterFact? {
    guard program.locals(named: name, from: scope) == nil else { return nil }
    return program[program[scope].body].parameters.first { $0.name == name }
  }
}
