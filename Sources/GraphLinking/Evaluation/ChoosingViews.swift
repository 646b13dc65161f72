import NavigationModel

/// Finds what views show that are nothing but a choice by a value which they are made with:
///
///     struct RouteView: View {
///       let route: Route
///       var body: some View {
///         switch route {
///         case .list: ListView()
///         case .detail(let id): DetailView(id: id)
///         }
///       }
///     }
///
/// Such a view is no place of its own: who shows `RouteView(route: .list)` shows the list.
extension Evaluator {
  /// The view that the value chooses with which a choosing view is made, or the parameter that the value depends on; nil
  /// for other views, and where the value is a state that can be told only while the app runs.
  func chosenContent(of type: TypeID, madeBy construction: ConstructionID) -> [Candidate]? {
    guard let choice = choice(of: type) else { return nil }
    let made = Value.object(type, construction)
    let values = (member(choice.property, of: made) ?? []).filter { $0.value != .nothing }
    if let parameter = values.first(where: \.isParameter) { return [parameter] }
    guard !values.isEmpty,
      values.allSatisfy(\.value.isCase) && isSettled(choice.property, madeBy: construction)
        || isGivenRoute(choice.property, madeBy: construction)
    else { return nil }
    let shown = returns(of: choice.body, run(choice.body, receiver: made))
    let views = shown.filter { $0.value != .nothing }
    guard !shown.isEmpty, views.allSatisfy({ isChosen($0.value, by: type) }) else { return nil }
    return views.isEmpty ? shown : views
  }

  /// Whether a view is made with a value that stays as it is: a state may be any other case later.
  private func isSettled(_ property: String, madeBy construction: ConstructionID) -> Bool {
    let made = self[construction]
    let only = made.call.arguments.count == 1 ? made.call.arguments.first : nil
    guard let value = (CallLabels.argument(property, in: made.call.arguments) ?? only)?.value else { return false }
    if case .call(let call) = value { return makesCase(call, in: made.scope) }
    if let name = value.ownPropertyName, program.locals(named: name, from: made.scope) == nil,
      let owner = program[program[made.scope].body].owner, program[owner].properties[name] != nil
    {
      return isGivenOnce(name, to: owner)
    }
    return isFixed(value, in: made.scope, made.activation)
  }

  /// Whether a view is made with what a closure is given that a destination is registered with: it is made for any route.
  private func isGivenRoute(_ property: String, madeBy construction: ConstructionID) -> Bool {
    let made = self[construction]
    guard let argument = CallLabels.argument(property, in: made.call.arguments),
      case .identifier(let name) = argument.value
    else { return false }
    var next: ScopeID? = made.scope
    while let place = next {
      if program[place].locals[name] != nil { return false }
      if case .closure(let closure) = program[place].kind,
        name == "$0" || closure.parameters.contains(where: { $0.name == name })
      {
        guard let passedTo = program[place].passedTo else { return false }
        let registering = program[passedTo.site].call.callee.calledName.flatMap {
          program.frameworks.patternsByCall[$0]
        }
        return registering?.contains { $0.registersFor != nil } == true
      }
      next = program[place].parent
    }
    return false
  }

  /// Whether a value is a view of the program's own, other than the one that chooses.
  private func isChosen(_ value: Value, by type: TypeID) -> Bool {
    guard case .object(let shown, _) = value else { return false }
    return shown != type && program[shown].isDeclared && program.isView(shown)
  }

  /// The view that does what is in a closure which a choosing view gives it; nil in other code.
  func chosenView(around scope: ScopeID) -> TypeID? {
    guard let owner = program[program[scope].body].owner, program[owner].kind == .struct, choice(of: owner) != nil
    else { return nil }
    return program.chosenView(around: scope)
  }

  /// What a view chooses by that is no place of its own; nil for other views.
  func choice(of type: TypeID) -> ViewChoice? {
    if let known = viewChoiceCache[type] { return known }
    let found = program.viewChoice(of: type).flatMap { choice in
      // What the chosen views are given to do, they do.
      let leads = leads(from: type) { program.chosenView(around: $0.scope) == nil }
      return isGivenOnce(choice.property, to: type) && !leads ? choice : nil
    }
    viewChoiceCache[type] = .some(found)
    return found
  }
}

/// What a view chooses by, and the body that chooses.
struct ViewChoice {
  let property: String
  let body: BodyID
}

extension Program {
  /// What a view chooses by whose body is nothing but a choice between the cases of one of its properties; nil for other
  /// types.
  func viewChoice(of type: TypeID) -> ViewChoice? {
    guard self[type].isDeclared, self[type].kind == .struct, isView(type),
      let body = self[type].properties["body"]?.first?.getter,
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
        !Self.shells.contains(self[passedTo.site].call.callee.calledName ?? "")
      {
        let made = Receivers(program: self).type(madeBy: self[passedTo.site])
        found = made.flatMap { self[$0].isDeclared && isView($0) ? $0 : nil }
      }
      next = self[place].parent
    }
    return found
  }

  /// The branches of code that shows nothing else, with modifiers around it or in a group.
  private func onlyBranches(of statements: [Statement]) -> [Branch]? {
    let shown = statements.filter { if case .binding = $0 { false } else { true } }
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
      guard case .identifier(let name) = call.callee, Self.shells.contains(name),
        case .closure(let content)? = call.arguments.last?.value
      else { return nil }
      return onlyBranches(of: content.body)
    default:
      return nil
    }
  }

  /// Whether a branch shows one view as a whole, or nothing, rather than lay out several parts.
  private func showsOneView(_ statements: [Statement]) -> Bool {
    let shown = statements.filter { if case .binding = $0 { false } else { true } }
    guard let only = shown.first, shown.count == 1 else { return false }
    switch only {
    case .branches(let branches): return branches.allSatisfy { showsOneView($0.body) }
    case .expression(let value), .returning(let value): return isOneView(value)
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
      case .closure(let content)? where Self.shells.contains(name): return showsOneView(content.body)
      case let inner? where name == "AnyView": return isOneView(inner)
      default: return name == "EmptyView" || !Evaluator.viewsOfSwiftUI.contains(name)
      }
    default:
      return value.dottedPath != nil
    }
  }

  /// Views of SwiftUI that show no more than their only child.
  private static let shells: Set<String> = ["Group", "NavigationStack", "NavigationView", "ZStack"]
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
