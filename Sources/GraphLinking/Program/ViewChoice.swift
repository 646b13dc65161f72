import NavigationModel

/// What a view chooses by, and the body that chooses.
struct ViewChoice {
  let property: String
  let body: BodyID
  /// How another function chooses; nil where the body does by itself.
  var hand: Hand?

  /// A function that chooses for a view, and that may put a text in the place of a view.
  struct Hand {
    /// The members of the property that lead to what the choice is by; empty where it is by the property itself.
    let path: [String]
    /// The function.
    let body: BodyID
    /// Whether it chooses by its own object, rather than by a property of it or by what it is given.
    let isByObject: Bool

    /// The function, where it chooses by its own object.
    var chooser: BodyID? { isByObject ? body : nil }
  }
}

extension Program {
  /// What a view chooses by whose body is nothing but a choice between the cases of one of its properties; nil for other
  /// types. A choice in a stack is no such view: the stack is a place of its own, whatever its root is.
  func viewChoice(of type: TypeID) -> ViewChoice? {
    guard self[type].isDeclared, self[type].kind == .struct, isView(type),
      let body = self[type].properties["body"]?.first?.getter,
      stackContent(of: self[body].statements) == nil,
      let branches = onlyBranches(of: self[body].statements), branches.count > 1,
      branches.allSatisfy({ showsOneView($0.body) })
    else { return nil }
    let subjects = Set(branches.flatMap { $0.conditions.map(\.subjectOfCases) })
    guard subjects.count == 1, let name = subjects.first??.ownPropertyName else { return nil }
    return ViewChoice(property: name, body: body)
  }

  /// The view that a choosing view makes with a closure in which a place is, as in
  /// `case .intro: IntroView(onNext: { router.push(.next) })`; nil in other code, such as that of modifiers.
  func chosenView(around scope: ScopeID) -> TypeID? {
    let body = self[self[scope].body]
    guard let owner = body.owner, body.kind == .getter, body.name == "body", viewChoice(of: owner) != nil else {
      return nil
    }
    var found: TypeID?
    var next: ScopeID? = scope
    while let place = next {
      if let passedTo = self[place].passedTo,
        !Self.shellViews.contains(self[passedTo.site].call.callee.calledName ?? "")
      {
        let made = Receivers(program: self).type(madeBy: self[passedTo.site])
        found = made.flatMap { self[$0].isDeclared && isView($0) ? $0 : nil }
      }
      next = self[place].parent
    }
    return found
  }

  /// The value by which code chooses that is nothing but a choice between the cases of an enum, at least two of which
  /// show a view of the program; nil for other code.
  func chosenSubject(of body: BodyID) -> Expression? {
    guard let branches = onlyBranches(of: self[body].statements),
      branches.filter({ showsOneView($0.body) }).count > 1,
      branches.allSatisfy({ showsOneView($0.body, orPlaceholder: true) }),
      case let subjects = Set(branches.flatMap { $0.conditions.map(\.subjectOfCases) }), subjects.count == 1
    else { return nil }
    return subjects.first ?? nil
  }

  /// What code shows that shows one thing alone; nil for other code.
  ///
  /// What code evaluates only to throw it away, such as `let _ = Self._printChanges()`, shows nothing.
  func onlyValue(of statements: [Statement]) -> Expression? {
    let shown = statements.filter { !$0.isThrownAway }
    guard shown.count == 1 else { return nil }
    switch shown[0] {
    case .expression(let value), .returning(let value): return value
    default: return nil
    }
  }

  /// The property of the object itself that a view shows and nothing else, with modifiers around it or in a stack.
  func onlyProperty(shownBy view: Expression) -> String? {
    switch view {
    case .closure(let closure):
      return onlyValue(of: closure.body).flatMap { onlyProperty(shownBy: $0) }
    case .call(let call):
      if case .member(let base, _) = call.callee, base != .identifier("self") { return onlyProperty(shownBy: base) }
      if call.arguments.isEmpty { return call.callee.ownPropertyName }
      guard let name = call.callee.calledName, Self.shellViews.contains(name) else { return nil }
      return call.arguments.last.flatMap { onlyProperty(shownBy: $0.value) }
    default:
      return view.ownPropertyName
    }
  }

  /// What the stack is around that code shows and nothing else, with modifiers or a group around it; nil for other code.
  func stackContent(of statements: [Statement]) -> Closure? {
    onlyValue(of: statements).flatMap { stackContent(of: $0) }
  }

  private func stackContent(of view: Expression) -> Closure? {
    guard case .call(let call) = view else { return nil }
    switch call.callee {
    case .member(let base, _):
      return stackContent(of: base)
    case .identifier(let name):
      guard Self.shellViews.contains(name), case .closure(let content)? = call.arguments.last?.value else { return nil }
      return Self.stackViews.contains(name) ? content : stackContent(of: content.body)
    default:
      return nil
    }
  }

  /// The branches of code that shows nothing else, with modifiers around it or in a group.
  private func onlyBranches(of statements: [Statement]) -> [Branch]? {
    let shown = statements.withoutBindings
    guard shown.count == 1 else { return nil }
    switch shown[0] {
    case .branches(let branches): return branches
    case .expression(let value), .returning(let value): return onlyBranches(of: value)
    default: return nil
    }
  }

  private func onlyBranches(of value: Expression) -> [Branch]? {
    switch value {
    case .conditional(let branches):
      return branches
    case .call(let call):
      if case .member(let base, _) = call.callee { return onlyBranches(of: base) }
      guard case .identifier(let name) = call.callee, Self.shellViews.contains(name),
        case .closure(let content)? = call.arguments.last?.value
      else { return nil }
      return onlyBranches(of: content.body)
    default:
      return nil
    }
  }

  /// Whether a branch shows one view as a whole, or nothing, rather than lay out several parts.
  ///
  /// - Parameter orPlaceholder: whether a text counts, with which code says that there is nothing to show.
  private func showsOneView(_ statements: [Statement], orPlaceholder: Bool = false) -> Bool {
    let shown = statements.withoutBindings
    guard let only = shown.first, shown.count == 1 else { return false }
    switch only {
    case .branches(let branches):
      return branches.allSatisfy { showsOneView($0.body, orPlaceholder: orPlaceholder) }
    case .expression(let value), .returning(let value):
      return isOneView(value) || orPlaceholder && isPlaceholder(value)
    default: return false
    }
  }

  private func isPlaceholder(_ value: Expression) -> Bool {
    guard case .call(let call) = value else { return false }
    switch call.callee {
    case .identifier(let name): return Self.placeholders.contains(name)
    case .member(let base, _): return isPlaceholder(base)
    default: return false
    }
  }

  private func isOneView(_ value: Expression) -> Bool {
    switch value {
    case .conditional(let branches):
      return branches.allSatisfy { showsOneView($0.body) }
    case .call(let call):
      guard case .identifier(let name) = call.callee.unspecialized else {
        // A modifier, or a function that makes a view: `DetailView.preview()`.
        guard case .member(let base, _) = call.callee else { return false }
        return base.dottedPath != nil || isOneView(base)
      }
      switch call.arguments.last?.value {
      case .closure(let content)? where Self.shellViews.contains(name): return showsOneView(content.body)
      case let inner? where name == "AnyView": return isOneView(inner)
      default: return name == "EmptyView" || !Evaluator.viewsOfSwiftUI.contains(name)
      }
    default:
      return value.dottedPath != nil
    }
  }

  /// Views of SwiftUI that show no more than their only child.
  static let shellViews: Set<String> = ["Group", "NavigationStack", "NavigationView", "ZStack"]

  /// Those of them that others are pushed onto.
  static let stackViews: Set<String> = ["NavigationStack", "NavigationView"]

  /// Views of SwiftUI that stand where there is nothing to show.
  static let placeholders: Set<String> = ["Color", "ContentUnavailableView", "EmptyView", "ProgressView", "Text"]
}

extension [Statement] {
  /// What code shows or does besides naming values.
  var withoutBindings: [Statement] { filter { if case .binding = $0 { false } else { true } } }
}

extension Statement {
  /// Whether it evaluates something only to throw it away: `let _ = log()`.
  fileprivate var isThrownAway: Bool {
    if case .binding(let binding) = self { binding.pattern == .wildcard && !binding.isUnwrapping } else { false }
  }
}

extension Condition {
  /// What is compared with cases of an enum; nil for a condition of another kind.
  fileprivate var subjectOfCases: Expression? {
    switch self {
    case .matches(let subject, _), .matchesNone(let subject, _): subject
    case .holds, .fails: nil
    }
  }
}
