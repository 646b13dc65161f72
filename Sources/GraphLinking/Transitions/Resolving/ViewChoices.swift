import NavigationModel

/// Finds what a view that is nothing but a choice shows, in a column of a split view or as the root of the app:
///
///     struct ContentView: View {
///       @State var session: Session?
///       var body: some View { if session == nil { LoginView() } else { HomeView() } }
///     }
///
/// Each of the views is a place that the column, or the app, turns to. So it is wherever a view chooses by what it is made
/// with, and nobody can tell what that is. Of a view that is a stack around a choice, each is the root of the stack,
/// unless all have one title: then they are states of one screen. Elsewhere a choice is a part of its screen.
struct ViewChoices {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The transitions from the view of a column, or from the root, to the views that it chooses from.
  ///
  /// - Parameter asker: the type that shows the view; only what the app itself shows is its root.
  func transitions(
    within destination: ResolvedTransition.Destination, of kind: TransitionKind, askedBy asker: TypeID?
  ) -> [ResolvedTransition] {
    let isRoot = [.root, .entry].contains(kind) && asker.map { program.isEntry($0) } == true
    guard case .value(let value) = destination, let type = view(value),
      let body = program[type].properties["body"]?.first?.getter
    else { return [] }
    let stack = kind.goesBack ? nil : program.stackContent(of: program[body].statements)
    let isStack =
      stack.map { isChoice($0.body, of: type, depth: 0) && !isTitled($0.body, of: type, depth: 0) } ?? false
    let isChosen =
      switch kind {
      case _ where isStack: true
      case _ where isRoot: isChoice(program[body].statements, of: type, depth: 0)
      // A view that leads on by itself is a place, and what it chooses from by its own state are states of it.
      case .column:
        isOnlyChoice(program[body].statements)
          && (isDecidedOutside(program[body].statements, of: type) || !evaluator.leadsElsewhere(type))
      default: !kind.goesBack && evaluator.choice(of: type) != nil
      }
    if !isChosen, isRoot { return rootTransitions(from: type, body) }
    guard isChosen else { return [] }
    evaluator.resetBudget()
    let shown = evaluator.returns(of: body, evaluator.openActivation(of: body)).filter {
      isOwnView($0.value) && !((isRoot || isStack) && isPart($0.value))
    }
    // The same view in another form, as for older systems, is no choice.
    guard Set(shown.map { evaluator.type(of: $0.value) }).count > 1 else { return [] }
    return shown.map {
      ResolvedTransition(
        source: .type(type), destination: .value($0.value), kind: isRoot || isStack ? .root : kind,
        confidence: .inferred, via: [], location: location(of: $0.value, in: body), body: body)
    }
  }

  /// The transitions of the root of an app to the views that it chooses from, beside what is there only at times.
  private func rootTransitions(from type: TypeID, _ body: BodyID) -> [ResolvedTransition] {
    guard let choice = RootChoices(evaluator: evaluator).choice(in: body, of: type) else { return [] }
    evaluator.resetBudget()
    let shown = choice.branches.flatMap { branch in
      evaluator.shownViews(branch.value, in: branch.scope, evaluator.openActivation(of: program[branch.scope].body))
        .filter { isOwnView($0.value) && !isPart($0.value, upTo: choice.scope) }
    }
    guard Set(shown.map { evaluator.type(of: $0.value) }).count > 1 else { return [] }
    return shown.map {
      ResolvedTransition(
        source: .type(type), destination: .value($0.value), kind: .root, confidence: .inferred, via: [],
        location: location(of: $0.value, in: body), body: body)
    }
  }

  /// The view that is shown, in a controller that hosts it as well.
  private func view(_ value: Value) -> TypeID? {
    switch value {
    case .object(let type, _) where program.isView(type): type
    case .container(let type, let contents, _) where program.frameworkType(of: type)?.role == .hosting:
      contents.count == 1 ? view(contents[0]) : nil
    default: nil
    }
  }

  /// Properties that stand for a part of a body are seldom in more others than these.
  private static let maximumDepth = 4

  /// Whether code is a choice as it stands: a list of rows has many parts that depend on something.
  private func isOnlyChoice(_ statements: [Statement]) -> Bool {
    let shown = statements.withoutBindings
    guard shown.count == 1 else { return false }
    switch shown[0] {
    case .branches(let branches), .expression(.conditional(let branches)), .returning(.conditional(let branches)):
      return branches.areChosenWhileRunning || branches.contains { isOnlyChoice($0.body) }
    default: return false
    }
  }

  /// Whether something decides a choice that the view is made with, such as what a list beside it selects.
  private func isDecidedOutside(_ statements: [Statement], of type: TypeID) -> Bool {
    guard let choice = statements.withoutBindings.first else { return false }
    let branches: [Branch]
    switch choice {
    case .branches(let found), .expression(.conditional(let found)), .returning(.conditional(let found)):
      branches = found
    default: return false
    }
    let names = branches.reduce(into: Set<String>()) { names, branch in
      for condition in branch.conditions { names.formUnion(condition.subject.mentionedNames) }
      if case .binding(let binding)? = branch.body.first, binding.isUnwrapping {
        names.formUnion(binding.value?.mentionedNames ?? Set(binding.pattern.names))
      }
    }
    return names.contains { name in
      guard let property = program[type].properties[name]?.first else { return false }
      return property.getter == nil && property.fact.initializer == nil && !property.fact.isStatic
        && property.fact.attributes.allSatisfy { Self.given.contains($0.name) }
    }
  }

  /// The wrappers of properties that a view is made with.
  private static let given: Set<String> = ["Binding", "Bindable", "ObservedObject"]

  /// Whether code is nothing but a choice, with modifiers around it, or by the name of a property.
  private func isChoice(_ statements: [Statement], of type: TypeID, depth: Int) -> Bool {
    let shown = statements.withoutBindings
    guard shown.count == 1, depth < Self.maximumDepth else { return false }
    // The same view with other modifiers in each branch is no choice, whatever that view is.
    if let held = statements.localShown(by: shown[0]) { return isChoice(held, of: type, depth: depth + 1) }
    switch shown[0] {
    case .branches(let branches): return isChoice(between: branches, of: type, depth: depth)
    case .expression(let value), .returning(let value): return isChoice(value, of: type, depth: depth)
    default: return false
    }
  }

  private func isChoice(between branches: [Branch], of type: TypeID, depth: Int) -> Bool {
    branches.areChosenWhileRunning || branches.contains { isChoice($0.body, of: type, depth: depth) }
  }

  private func isChoice(_ value: Expression, of type: TypeID, depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    switch value {
    case .conditional(let branches):
      return isChoice(between: branches, of: type, depth: depth)
    case .call(let call):
      if case .member(let base, _) = call.callee { return isChoice(base, of: type, depth: depth) }
      // A stack with one child lays nothing out, and a choice is one child.
      guard case .identifier(let name) = call.callee,
        Program.shellViews.contains(name) || Self.layouts.contains(name),
        case .closure(let content)? = call.arguments.last?.value
      else { return false }
      return isChoice(content.body, of: type, depth: depth)
    default:
      guard let name = value.ownPropertyName, let getter = program[type].properties[name]?.first?.getter else {
        return false
      }
      return isChoice(program[getter].statements, of: type, depth: depth + 1)
    }
  }

  /// Whether code gives everything that it shows the same title.
  private func isTitled(_ statements: [Statement], of type: TypeID, depth: Int) -> Bool {
    let shown = statements.withoutBindings
    guard shown.count == 1, depth < Self.maximumDepth else { return false }
    if let held = statements.localShown(by: shown[0]), isTitled(held, of: type, depth: depth + 1) { return true }
    switch shown[0] {
    case .expression(let value), .returning(let value): return isTitled(value, of: type, depth: depth)
    default: return false
    }
  }

  private func isTitled(_ value: Expression, of type: TypeID, depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    switch value {
    case .call(let call):
      if case .member(let base, let name) = call.callee {
        return Self.titles.contains(name) || isTitled(base, of: type, depth: depth)
      }
      guard case .identifier(let name) = call.callee,
        Program.shellViews.contains(name) || Self.layouts.contains(name),
        case .closure(let content)? = call.arguments.last?.value
      else { return false }
      return isTitled(content.body, of: type, depth: depth)
    default:
      guard let name = value.ownPropertyName, let getter = program[type].properties[name]?.first?.getter else {
        return false
      }
      return isTitled(program[getter].statements, of: type, depth: depth + 1)
    }
  }

  /// The modifiers that give a screen its title in the bar of a stack.
  private static let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]

  /// Whether a view is made as a part of another one, such as a row of a list.
  ///
  /// - Parameter outermost: the code around which nothing is asked any more.
  private func isPart(_ value: Value, upTo outermost: ScopeID? = nil) -> Bool {
    guard case .object(_, let construction?) = value else { return false }
    var next: ScopeID? = evaluator[construction].scope
    while let place = next, place != outermost {
      if let passedTo = program[place].passedTo {
        guard let name = program[passedTo.site].call.callee.calledName,
          Program.shellViews.contains(name) || Self.layouts.contains(name) && hasOneChild(place)
        else { return true }
      }
      next = program[place].parent
    }
    return false
  }

  private func hasOneChild(_ content: ScopeID) -> Bool {
    if case .closure(let closure) = program[content].kind { closure.body.withoutBindings.count == 1 } else { false }
  }

  /// Views of SwiftUI that lay out several children.
  private static let layouts: Set<String> = ["HStack", "VStack"]

  private func isOwnView(_ value: Value) -> Bool {
    guard case .object(let type, _) = value else { return false }
    return program[type].isDeclared && program.isView(type)
  }

  private func location(of value: Value, in body: BodyID) -> SourceLocation {
    let file = program[body].file
    if case .object(_, let construction?) = value, Int(evaluator[construction].scope.file) == file {
      return program.location(evaluator[construction].call.position, in: file)
    }
    return program.location(program[body].position, in: file)
  }
}

extension [Branch] {
  /// Whether something that changes while the app runs can decide which branch is taken. The version of the system, which
  /// `#available` asks for, and what is compiled do not change.
  fileprivate var areChosenWhileRunning: Bool {
    contains { branch in
      if case .binding(let binding)? = branch.body.first, binding.isUnwrapping { return true }
      return !branch.conditions.isEmpty
    }
  }
}

extension [Statement] {
  /// The value of the local that one of the statements shows by its name, in each branch with modifiers of its own:
  /// `if isWide { content.sheet(…) } else { content }`. Nil where something else is shown.
  fileprivate func localShown(by statement: Statement) -> Expression? {
    guard let name = statement.nameShown else { return nil }
    let held = compactMap { other -> Expression? in
      guard case .binding(let binding) = other, binding.pattern == .name(name) else { return nil }
      return binding.isUnwrapping ? nil : binding.value
    }
    return held.count == 1 ? held[0] : nil
  }
}

extension Statement {
  /// The one name by which code shows something, with modifiers around it, in each of its branches.
  fileprivate var nameShown: String? {
    switch self {
    case .expression(let value), .returning(let value): value.nameShown
    case .branches(let branches): branches.nameShown
    default: nil
    }
  }
}

extension Expression {
  fileprivate var nameShown: String? {
    switch self {
    case .identifier(let name): return name
    case .conditional(let branches): return branches.nameShown
    case .call(let call):
      guard case .member(let base, _) = call.callee else { return nil }
      return base.nameShown
    default: return nil
    }
  }
}

extension [Branch] {
  fileprivate var nameShown: String? {
    let names = map { $0.body.count == 1 ? $0.body[0].nameShown : nil }
    guard let first = names.first, names.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
