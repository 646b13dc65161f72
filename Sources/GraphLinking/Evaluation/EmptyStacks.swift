import NavigationModel

/// Where a navigation controller comes from.
///
/// Values of different evaluators can be compared by it.
enum StackOrigin: Hashable {
  /// A call in the program makes it, without any content.
  case call(ScopeID, Position)
  /// A storyboard holds it, without a root.
  case emptyScene(SceneID)
  /// Somebody else made it, or it is made around a content: either way it has a root already.
  case elsewhere

  /// The code that makes it; nil for others.
  func body(in program: Program) -> BodyID? {
    if case .call(let scope, _) = self { program[scope].body } else { nil }
  }
}

/// Tells navigation controllers that are made empty from all others.
///
/// What is pushed onto an empty one is its root. Of one that a library gives, or that is an argument, it never is.
extension Evaluator {
  /// Routers that hold routers are not deeper than this.
  private static let maximumHolders = 3

  /// Where a value comes from if it is a navigation controller; nil for everything else.
  func stackOrigin(of value: Value) -> StackOrigin? {
    guard let type = type(of: value), isStack(type) else { return nil }
    switch value {
    case .object(_, let construction?) where isMadeEmpty(construction, as: type):
      return .call(self[construction].scope, self[construction].call.position)
    case .scene(let id) where program.storyboards[id].controller.segues.isEmpty:
      return .emptyScene(id)
    default:
      return .elsewhere
    }
  }

  /// Whether a call makes a container without saying what is in it.
  func isMadeEmpty(_ construction: ConstructionID, as type: TypeID) -> Bool {
    guard let contents = program.frameworkType(of: type)?.contents else { return false }
    return !self[construction].call.arguments.contains { $0.label.map { contents[$0] != nil } == true }
  }

  /// Where the navigation controllers come from that a coordinator is made with, directly or in what holds them, such as
  /// a router. Empty where nothing tells.
  ///
  /// - Parameter body: the code that starts the coordinator, which mostly makes it as well.
  func stackOrigins(givenTo coordinator: Value, startedIn body: BodyID) -> Set<StackOrigin> {
    resetBudget()
    switch coordinator {
    case .object(_, let construction?):
      return stackOrigins(in: self[construction], depth: 0)
    case .object(let type, nil), .some(let type):
      // A property says only of which class it is; what it holds is mostly made next to where it is started.
      let makers = (program.callsByName[program[type].bareName] ?? []).map { program[$0] }.filter { $0.body == body }
      return makers.reduce(into: []) { found, site in
        let made = Construction(call: site.call, scope: site.scope, activation: openActivation(of: body))
        found.formUnion(stackOrigins(in: made, depth: 0))
      }
    default:
      return []
    }
  }

  private func stackOrigins(in made: Construction, depth: Int) -> Set<StackOrigin> {
    made.call.arguments.reduce(into: []) { found, argument in
      let values = evaluate(argument.value, in: made.scope, made.activation).map(\.value)
      let origins = values.compactMap { stackOrigin(of: $0) }
      found.formUnion(origins)
      // An argument of the code around it has no value here, but a type.
      if origins.isEmpty, let type = staticType(of: argument.value, in: made.scope, made.activation), isStack(type) {
        found.insert(.elsewhere)
      }
      guard depth < Self.maximumHolders else { return }
      for case .object(let type, let inner?) in values where program[type].isDeclared && !program.isScreen(type) {
        found.formUnion(stackOrigins(in: self[inner], depth: depth + 1))
      }
    }
  }

  /// Whether code runs only where a navigation controller shows nothing yet: `if stack.viewControllers.isEmpty { … }`.
  func isForEmptyStack(_ scope: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let place = next {
      if case .branch(let conditions) = program[place].kind {
        for case .holds(.member(.member(_, "viewControllers"), "isEmpty")) in conditions { return true }
      }
      next = program[place].parent
    }
    return false
  }

  /// Alternatives without the controllers that are made empty, where another is known to show something: an empty one
  /// is only what `stack ?? UINavigationController()` or `screen ?? UIViewController()` falls back on.
  func withoutEmptyFallbacks(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1, candidates.contains(where: { showsSomething($0.value) }) else { return candidates }
    return candidates.filter { !isEmptyController($0.value) }
  }

  private func showsSomething(_ value: Value) -> Bool {
    switch value {
    case .container(_, let contents, _): !contents.isEmpty
    case .scene: true
    case .object(let type, _), .some(let type): program[type].isDeclared
    default: false
    }
  }

  private func isEmptyController(_ value: Value) -> Bool {
    guard case .object(let type, let construction?) = value, !program[type].isDeclared else { return false }
    if ["NSViewController", "UIViewController"].contains(program[type].name) {
      return self[construction].call.arguments.isEmpty
    }
    return program.frameworkType(of: type)?.role == .container && isMadeEmpty(construction, as: type)
  }

  private func isStack(_ type: TypeID) -> Bool { program.inherits(type, fromAnyNamed: ["UINavigationController"]) }
}
