import NavigationModel

/// Finds the choice that the root of an app is at bottom, in a function or a wrapper of the view, or beside what is there
/// only at times:
///
///     WithPerceptionTracking {
///       Group { switch store.page { case .home: HomeView() case .welcome: WelcomeView() } }
///       if let mail { MailView(mail) }
///     }
///
/// What always shows there is one of the views of the choice. Which of several views stand beside each other all the time
/// is the layout of one screen.
struct RootChoices {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The results of the branches of a choice.
  struct Choice {
    let branches: [BodyResults.Result]
    /// The code in which the choice stands.
    let scope: ScopeID
  }

  /// Functions, properties and wrappers around a choice are seldom in more others than these.
  private static let maximumDepth = 8

  /// The choice that the body of a view is; nil for any other body.
  func choice(in body: BodyID, of type: TypeID) -> Choice? { choice(in: program[body].scope, of: type, depth: 0) }

  private func choice(in scope: ScopeID, of type: TypeID, depth: Int) -> Choice? {
    guard depth < Self.maximumDepth else { return nil }
    let lasting = children(of: scope).filter { !isAside($0, in: scope, of: type, depth: depth) }
    guard lasting.count == 1, let only = lasting.first else { return nil }
    if isChoice(only, in: scope) { return Choice(branches: alone(only), scope: scope) }
    guard only.count == 1, let inner = content(of: only[0].value, in: scope, of: type) else { return nil }
    return choice(in: inner, of: type, depth: depth + 1)
  }

  /// What each statement of a builder gives, in order.
  private func children(of scope: ScopeID) -> [[BodyResults.Result]] {
    let results = program[scope].results
    if !results.returned.isEmpty { return [results.returned] }
    return Dictionary(grouping: results.expressions, by: \.statement).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a child of a builder is no part of a layout: it has one branch that shows something, and so is there only at
  /// times, or is nothing but what others lie on.
  private func isAside(_ child: [BodyResults.Result], in scope: ScopeID, of type: TypeID, depth: Int) -> Bool {
    if child.allSatisfy({ isBackdrop($0.value, in: scope) }) { return true }
    if child.allSatisfy({ $0.scope != scope }) {
      let shown = child.filter { !$0.showsNothing }
      return shown.allSatisfy { isDecidedByState($0, in: scope) }
        && Set(shown.map { branch(of: $0, in: scope) }).count < 2
    }
    guard depth < Self.maximumDepth, child.count == 1, let inner = content(of: child[0].value, in: scope, of: type)
    else { return false }
    let children = children(of: inner)
    return !children.isEmpty && children.allSatisfy { isAside($0, in: inner, of: type, depth: depth + 1) }
  }

  /// Whether a view of the framework only fills the place behind others.
  private func isBackdrop(_ view: Expression, in scope: ScopeID) -> Bool {
    guard let name = view.firstName, Self.backdrops.contains(name) else { return false }
    return !program.declares(name, seenFrom: Int(scope.file))
  }

  /// The outermost branch of a builder in which a result stands.
  private func branch(of result: BodyResults.Result, in scope: ScopeID) -> ScopeID {
    var place = result.scope
    while let outer = program[place].parent, outer != scope { place = outer }
    return place
  }

  /// Whether something decides between the branches of a child that changes while the app runs.
  private func isChoice(_ child: [BodyResults.Result], in scope: ScopeID) -> Bool {
    child.count > 1 && child.contains { isDecidedByState($0, in: scope) }
  }

  /// Whether a result stands in a branch of a builder that has a condition, which is none on the system.
  private func isDecidedByState(_ result: BodyResults.Result, in scope: ScopeID) -> Bool {
    guard result.scope != scope else { return false }
    let place = program[branch(of: result, in: scope)]
    if case .branch(let conditions) = place.kind, !conditions.isEmpty { return true }
    return place.locals.values.joined().contains { $0.unwrappedAt != nil }
  }

  /// The results that are all of their branch.
  private func alone(_ child: [BodyResults.Result]) -> [BodyResults.Result] {
    child.filter { result in child.filter { $0.scope == result.scope }.count == 1 }
  }

  /// The code that a view shows and nothing else, with modifiers around it: that of a function or a property of the type,
  /// or the content of a wrapper.
  private func content(of view: Expression, in scope: ScopeID, of type: TypeID) -> ScopeID? {
    if let name = view.ownPropertyName {
      return (program[type].properties[name]?.first?.getter).map { program[$0].scope }
    }
    guard case .call(let call) = view else { return nil }
    if case .member(let base, _) = call.callee, base != .identifier("self") {
      return content(of: base, in: scope, of: type)
    }
    guard let name = call.callee.ownPropertyName else { return nil }
    let functions = (program[type].functions[name] ?? []).filter {
      ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil
    }
    // Which of several with the same labels is meant, the types of the arguments say.
    if let function = functions.first { return functions.count == 1 ? program[function].scope : nil }
    guard Self.wrappers.contains(name), case .closure(let closure)? = call.arguments.last?.value else { return nil }
    return program.scope(of: closure, in: program[scope].body)
  }

  /// Views of SwiftUI that only fill a place.
  private static let backdrops: Set<String> = [
    "AngularGradient", "Color", "EllipticalGradient", "EmptyView", "LinearGradient", "MeshGradient", "RadialGradient",
    "Rectangle",
  ]

  /// Views that show their content as it is.
  private static let wrappers: Set<String> = ["Group", "WithPerceptionTracking", "WithViewStore", "ZStack"]
}

extension BodyResults.Result {
  fileprivate var showsNothing: Bool { value == .nothing || value.modifiedView == "EmptyView" }
}

extension Expression {
  /// The name with which a chain of members and calls begins: `Color` for `Color.black.ignoresSafeArea()`.
  fileprivate var firstName: String? {
    switch self {
    case .identifier(let name): name
    case .member(let base, _): base.firstName
    case .call(let call): call.callee.firstName
    default: nil
    }
  }
}
