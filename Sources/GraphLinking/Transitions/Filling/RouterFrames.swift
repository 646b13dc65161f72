import NavigationModel

/// The views that are nothing by themselves: they show what code sets as the root of their router.
struct RouterFrames: Sendable {
  /// The classes whose objects are asked for the content, by the view that shows it.
  private let routers: [TypeID: TypeID]

  /// Where a router is made: the call that makes it.
  struct Origin: Hashable {
    let body: BodyID
    let position: Position
  }

  init(_ contents: [SharedContents.Content]) {
    // A view with columns or tabs is a place of its own, what lies above its root for a while is not.
    let byView = Dictionary(grouping: contents.filter { $0.kind != .child }, by: \.view)
    routers = byView.compactMapValues { shown in
      shown.count == 1 && shown[0].kind == .root ? shown[0].owner : nil
    }
  }

  var isEmpty: Bool { routers.isEmpty }

  /// Where the router is made that a view is made with, alone or in a controller that hosts it; nil where that is not
  /// known.
  func origin(ofRouterIn value: Value, _ evaluator: Evaluator) -> Origin? {
    if case .container(let type, let contents, _) = value, contents.count == 1 {
      let isHosting = evaluator.program.frameworkType(of: type)?.role == .hosting && !evaluator.program[type].isDeclared
      return isHosting ? origin(ofRouterIn: contents[0], evaluator) : nil
    }
    guard case .object(let view, let construction?) = value, let router = routers[view] else { return nil }
    let made = evaluator[construction]
    evaluator.resetBudget()
    return made.call.arguments.lazy.compactMap {
      origin(of: $0.value, a: router, in: made.scope, made.activation, evaluator)
    }.first
  }

  /// A router whose root code sets, and the code that does so.
  struct Filling {
    let router: Origin
    let body: BodyID
  }

  /// The router whose root a transition sets, by a call on the way to the place that asks for it.
  func filling(by transition: ResolvedTransition, _ evaluator: Evaluator) -> Filling? {
    guard !routers.isEmpty, transition.kind == .root, let path = transition.path else { return nil }
    let program = evaluator.program
    for call in path.calls.reversed() {
      let site = program[call.site]
      let activation = evaluator.openActivation(of: site.body)
      guard case .member(let base, _) = site.call.callee,
        let type = evaluator.staticType(of: base, in: site.scope, activation), routers.values.contains(type)
      else { continue }
      evaluator.resetBudget()
      return origin(of: base, a: type, in: site.scope, activation, evaluator).map {
        Filling(router: $0, body: site.body)
      }
    }
    return nil
  }

  /// Where the routers are made that a coordinator is made with, by itself or in a part of what it is given.
  func origins(ofRoutersHandedTo coordinator: Value, _ evaluator: Evaluator) -> [Origin] {
    guard !routers.isEmpty, case .object(_, let construction?) = coordinator else { return [] }
    let made = evaluator[construction]
    return made.call.arguments.flatMap { origins(ofRoutersIn: $0.value, in: made.scope, made.activation, evaluator) }
  }

  /// Where the routers are made that an expression mentions, or a local that it mentions and that puts parameters
  /// together.
  private func origins(
    ofRoutersIn expression: Expression, in scope: ScopeID, _ activation: ActivationID, _ evaluator: Evaluator,
    depth: Int = 0
  ) -> [Origin] {
    expression.mentionedNames.sorted().flatMap { name -> [Origin] in
      let read = Expression.identifier(name)
      guard let type = evaluator.staticType(of: read, in: scope, activation) else { return [] }
      if routers.values.contains(type) {
        evaluator.resetBudget()
        return [origin(of: read, a: type, in: scope, activation, evaluator)].compactMap(\.self)
      }
      guard depth < Self.maximumHolders, evaluator.program[type].isDeclared,
        evaluator.program[type].kind == .struct || evaluator.program[type].kind == .enum
      else { return [] }
      return (evaluator.program.locals(named: name, from: scope) ?? []).flatMap { local -> [Origin] in
        guard let value = local.value, local.projections.isEmpty else { return [] }
        return origins(ofRoutersIn: value, in: local.scope, activation, evaluator, depth: depth + 1)
      }
    }
  }

  /// Parameters within parameters are not deeper than this.
  private static let maximumHolders = 3

  private func origin(
    of expression: Expression, a router: TypeID, in scope: ScopeID, _ activation: ActivationID,
    _ evaluator: Evaluator
  ) -> Origin? {
    let values = evaluator.evaluate(expression, in: scope, activation)
    guard values.count == 1, case .object(router, let construction?)? = values.first?.value else { return nil }
    let made = evaluator[construction]
    return Origin(body: evaluator.program[made.scope].body, position: made.call.position)
  }
}
