import NavigationModel

/// Finds the controllers that the body of a view brings in by a view that is nothing but around the controller which it is
/// made with:
///
///     var body: some View { HStack { Bridge(menu).frame(width: 100) } }
///
/// Nobody goes to the view around the controller, so that the view whose body it is has the controller as a child.
struct BroughtControllers {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  func transitions() -> [Transition] {
    let bridges = Program.controllerRepresentables.flatMap { program.typesByName[$0] ?? [] }
      .flatMap { program.concreteSubtypes(of: $0) }
      .filter { bridge -> Bool in
        evaluator.resetBudget()
        return program[bridge].isDeclared && evaluator.isAroundContent(bridge) && !evaluator.leadsElsewhere(bridge)
      }
    var written: [TypeID: [BodyID: Set<Position>]] = [:]
    return Set(bridges).sorted().flatMap { bridge -> [Transition] in
      evaluator.resetBudget()
      return evaluator.makers(of: bridge).compactMap { maker -> Transition? in
        evaluator.resetBudget()
        let site = program[maker.site]
        guard let view = program[site.body].owner, program.isView(view), program[view].isDeclared,
          !evaluator.isAroundContent(view)
        else { return nil }
        let own = written[view] ?? calls(writtenIn: view)
        written[view] = own
        guard own[site.body]?.contains(site.call.position) == true else { return nil }
        var transition = Transition(
          shown: .viewOwner(.call(site.call)), kind: .child, scope: site.scope, body: site.body,
          position: site.call.position)
        transition.isAskedFor = false
        return transition
      }
    }
  }

  /// The calls that make what stands in the body of a view, also by way of its other properties and methods, and in
  /// whatever lays it out. What a sheet or a link builds is no part of it.
  private func calls(writtenIn view: TypeID) -> [BodyID: Set<Position>] {
    var found: [BodyID: Set<Position>] = [:]
    var seen: Set<BodyID> = []
    var open = (program[view].properties["body"] ?? []).compactMap(\.getter)
    while let body = open.popLast() {
      guard seen.insert(body).inserted else { continue }
      var scopes = [program[body].scope]
      while let scope = scopes.popLast() {
        let results = program[scope].results
        for result in results.expressions + results.returned {
          switch unmodified(result.value) {
          case .call(let call):
            found[body, default: []].insert(call.position)
            if let name = call.callee.ownPropertyName {
              open += program[view].functions[name] ?? []
              if Self.layouts.contains(name) { scopes += closures(givenTo: call, in: body) }
            }
          case let value:
            if let name = value.ownPropertyName {
              open += (program[view].properties[name] ?? []).compactMap(\.getter)
            }
          }
        }
      }
    }
    return found
  }

  private func closures(givenTo call: Call, in body: BodyID) -> [ScopeID] {
    call.arguments.compactMap { argument in
      if case .closure(let closure) = argument.value { program.scope(of: closure, in: body) } else { nil }
    }
  }

  /// What modifiers are called on: `Bridge(menu)` for `Bridge(menu).padding()`.
  private func unmodified(_ value: Expression) -> Expression {
    guard case .call(let call) = value, case .member(let base, _) = call.callee, base != .identifier("self") else {
      return value
    }
    return unmodified(base)
  }

  /// The views of SwiftUI that only lay out what is written in them.
  private static let layouts: Set<String> = [
    "Form", "ForEach", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "List", "ScrollView", "ScrollViewReader", "Section", "VStack", "ViewThatFits", "ZStack",
  ]
}
