import NavigationModel

/// Finds where code sets what a view shows from then on: `router.root = Module(part)`, while some view shows
/// `router.root?.part?.makeView()`.
///
/// Such a router is a navigation controller that the program has written for itself. Whoever sets its content asks for
/// the screen, mostly through a method that is given the part.
struct SharedContents {
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  /// All that views show of such objects, in the order of the sources. What is shown in two places counts once.
  private(set) var shown: [Content] = []

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    let members = program.types.reduce(into: Set<String>()) { $0.formUnion(evaluator.viewMembers(of: $1.id)) }
    for name in members.sorted() {
      for site in (program.callsByName[name] ?? []).map({ program[$0] }) {
        guard let view = program[site.body].owner, program[view].isDeclared, program.isView(view),
          let content = content(shownBy: site, in: view),
          !shown.contains(where: { $0.owner == content.owner && $0.property == content.property })
        else { continue }
        shown.append(content)
      }
    }
  }

  /// What a view shows of an object that others know.
  struct Content {
    /// The property of the object, and its type.
    let owner: TypeID
    let property: String
    /// The view, and how it shows the content.
    let view: TypeID
    let kind: TransitionKind
    /// The expression that gives the content, and the part of it that is the property's value.
    let expression: Expression
    let hole: Expression
  }

  func transitions() -> [Transition] {
    var found: [Transition] = []
    for content in shown {
      for site in program.assignmentsByName[content.property] ?? []
      where program.isMadeOrGiven(site.value, in: site.scope) && evaluator.receiver(of: site) == content.owner {
        found.append(
          Transition(
            shown: .views(content.expression.replacing(content.hole, by: site.value)), kind: content.kind,
            scope: site.scope, body: site.body, position: site.position))
      }
    }
    return found
  }

  private func content(shownBy site: CallSite, in view: TypeID) -> Content? {
    let callee = unfolded(site.call.callee, in: site.scope)
    let call = Call(callee: callee, arguments: site.call.arguments, position: site.call.position)
    var next: Expression? = callee
    while let part = next {
      if let read = heldProperty(part, in: site.scope) {
        return Content(
          owner: read.owner, property: read.name, view: view, kind: kind(of: site.scope),
          expression: .call(call), hole: part)
      }
      guard case .member(let base, _) = part else { return nil }
      next = base
    }
    return nil
  }

  /// The expression with the local that it begins with replaced by the members that the local stands for, as in
  /// `if let part = router.root?.part { part.makeView() }`.
  private func unfolded(_ expression: Expression, in scope: ScopeID) -> Expression {
    switch expression {
    case .member(let base, let name):
      return .member(unfolded(base, in: scope), name)
    case .identifier(let name):
      guard let locals = program.locals(named: name, from: scope), locals.count == 1, let only = locals.first,
        only.projections.isEmpty, let value = only.value, case .member = value
      else { return expression }
      return value
    default:
      return expression
    }
  }

  /// The property of an object whose values bring a view with them.
  private func heldProperty(_ read: Expression, in scope: ScopeID) -> (owner: TypeID, name: String)? {
    guard case .member(let base, let name) = read,
      let owner = evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body)),
      program[owner].kind == .class, program[owner].isDeclared,
      let property = program[owner].properties[name]?.first, property.getter == nil,
      let type = evaluator.declaredType(of: property), evaluator.carriage(of: type) != nil
    else { return nil }
    return (owner, name)
  }

  /// How a view shows what a closure in it gives: as a column, as something above its other parts, or as all of it.
  private func kind(of scope: ScopeID) -> TransitionKind {
    var next: ScopeID? = scope
    while let place = next {
      if let call = program[place].passedTo?.site, let name = program[call].call.callee.calledName {
        if Self.layers.contains(name) { return .child }
        if let kind = kindOfChildren(name) { return kind }
      }
      next = program[place].parent
    }
    return .root
  }

  /// How a container of a framework shows each view that its closures give, such as a column.
  private func kindOfChildren(_ container: String) -> TransitionKind? {
    program.frameworks.patternsByCall[container]?.first {
      if case .children = $0.destination { true } else { false }
    }?.kind
  }

  /// The modifiers that put a view before, behind or beside the one that they are called on.
  private static let layers: Set<String> = ["overlay", "background", "safeAreaInset"]
}

extension Expression {
  /// The expression with one of the members that it is a chain of, or with its beginning, replaced.
  fileprivate func replacing(_ part: Expression, by value: Expression) -> Expression {
    if self == part { return value }
    switch self {
    case .member(let base, let name):
      return .member(base.replacing(part, by: value), name)
    case .call(let call):
      return .call(
        Call(callee: call.callee.replacing(part, by: value), arguments: call.arguments, position: call.position))
    default:
      return self
    }
  }
}
