import NavigationModel

/// Finds what a container holds that is made empty and filled afterwards, by the code that made it.
extension Evaluator {
  /// A container with what the code of its local puts into it: `let stack = UINavigationController()`, and then
  /// `stack.setViewControllers([Detail()], animated: false)`. All other candidates stay as they are.
  func filled(
    _ candidate: Candidate, _ name: String, declaredIn place: ScopeID, _ activation: ActivationID
  ) -> Candidate {
    guard case .object(let type, let construction) = candidate.value,
      let framework = program.frameworkType(of: type), framework.role == .container || program.isPlainWindow(type),
      !program[type].isDeclared || program.inherits(type, fromAnyNamed: Self.filledClasses)
    else { return candidate }
    var contents: [Value] = []
    var kind = TransitionKind.root
    // What is pushed comes on top of what the container is made around, although nothing could follow that.
    // A class of the program's own may begin with a root of its own.
    let isEmpty = !program[type].isDeclared && construction.map { isMadeEmpty($0, as: type) } ?? false
    for content in contentExpressions(of: name, framework, declaredIn: place) where isEmpty || !content.isPushed {
      kind = framework.contents.values.min { $0.rawValue < $1.rawValue } ?? content.kind
      let values = evaluate(content.value, in: content.scope, activation).flatMap { elements(of: $0) }
        .filter { !content.isOwner || isOwnController($0) }
      // What it holds only the callers know, as of one that is made around its content.
      if let parameter = values.first(where: \.isParameter) { return parameter.weakened(to: .inferred) }
      for value in values
      where !value.isUnknown && value.value != .nothing && !contents.contains(value.value)
        && !(content.isView && isPlainView(value.value))
      {
        contents.append(value.value)
      }
    }
    guard !contents.isEmpty else { return candidate }
    return Candidate(
      value: .container(type, contents: contents, kind: kind), confidence: max(candidate.confidence, .inferred))
  }

  /// Whether a value is a view of AppKit that hosts nothing, such as a background or an image: it is no screen in a window.
  private func isPlainView(_ value: Value) -> Bool {
    switch value {
    case .external(let name, _):
      name.hasPrefix("NS")
    case .object(let type, _):
      !program[type].isDeclared && program[type].name.hasPrefix("NS") && !program.isController(type)
        && program.frameworkType(of: type)?.role != .hosting
    default:
      false
    }
  }

  /// The classes of which objects of classes below them are told by what they hold, too.
  private static let filledClasses = ["NSWindow", "UINavigationController", "FloatingPanelController"]

  /// What a call gives back that gives it to a closure first, with what the closure puts into it:
  /// `configure(NSWindow()) { $0.contentView = content }`, `UINavigationController().then { $0.viewControllers = [list] }`.
  func configured(
    _ given: [Candidate], by call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate] {
    let closures = call.arguments.compactMap { argument in
      if case .closure(let closure) = argument.value { closure } else { nil }
    }
    guard !closures.isEmpty, given.contains(where: isContainerObject) else { return given }
    var values = given
    for closure in closures {
      guard let place = program.scope(of: closure, in: program[scope].body) else { continue }
      let name = closure.parameters.first?.name ?? "$0"
      if configures(call) {
        // The closure gets what is known already. To look for it again would double the steps for each call of a chain.
        var run = self[activation]
        run.closureArguments[place] = [values.map(\.value).filter(\.isMade)]
        let given = intern(run)
        values = values.map { $0.value.isMade ? filled($0, name, declaredIn: place, given) : $0 }
      } else {
        let objects = Set((closureParameter(name, of: closure, scope: place, activation) ?? []).map(\.value))
        values = values.map { objects.contains($0.value) ? filled($0, name, declaredIn: place, activation) : $0 }
      }
    }
    return values
  }

  /// What the call around a closure gives back that the closure gets under a name, with what the closure puts into it, or
  /// the same without that; nil where it gets or gives back something else.
  ///
  /// - Parameter scope: a place in the closure.
  func configured(
    _ name: String, in scope: ScopeID, isFilled: Bool, _ activation: ActivationID
  ) -> [Candidate]? {
    guard let place = configuringClosure(name, around: scope), case .closure(let closure) = program[place].kind,
      let passedTo = program[place].passedTo
    else { return nil }
    let objects = Set((closureParameter(name, of: closure, scope: place, activation) ?? []).map(\.value))
    let site = program[passedTo.site]
    let given = given(by: site.call, in: site.scope, activation, expected: nil)
    guard given.contains(where: { objects.contains($0.value) }) else { return nil }
    return isFilled ? configured(given, by: site.call, in: site.scope, activation) : given
  }

  /// The closure that gets something under a name which code runs with and that is an argument of a call.
  func configuringClosure(_ name: String, around scope: ScopeID) -> ScopeID? {
    var next: ScopeID? = scope
    while let place = next {
      if program[place].locals[name] != nil { return nil }
      if case .closure(let closure) = program[place].kind {
        let isGiven = name == closure.parameters.first?.name ?? "$0"
        return isGiven && program[place].passedTo != nil ? place : nil
      }
      next = program[place].parent
    }
    return nil
  }

  private func isContainerObject(_ candidate: Candidate) -> Bool {
    guard case .object(let type, .some) = candidate.value else { return false }
    return program.frameworkType(of: type)?.role == .container
  }

  /// Something that code puts into a container.
  private struct Content {
    let value: Expression
    let scope: ScopeID
    let isPushed: Bool
    /// How the container holds it, as a tab or as a root.
    let kind: TransitionKind
    /// Whether it is a view, of which only one that hosts something is a screen.
    let isView: Bool
    /// Whether it is the controller whose view the container gets.
    let isOwner: Bool

    init(
      _ value: Expression, in scope: ScopeID, as kind: TransitionKind, isView: Bool = false, isOwner: Bool = false
    ) {
      (self.value, self.scope, self.isView, self.isOwner) = (value, scope, isView, isOwner)
      isPushed = kind == .push
      // What is pushed first is the root.
      self.kind = kind == .push ? .root : kind
    }
  }

  /// What is pushed onto the container or set as its content in the scopes of its own code.
  private func contentExpressions(
    of name: String, _ framework: FrameworkType, declaredIn place: ScopeID
  ) -> [Content] {
    let body = program[place].body
    let names = program.frameworks.containers(from: framework.name)
    var found: [Content] = []
    for site in program.calls(in: body) {
      guard case .member(.identifier(name), let method) = site.call.callee, runsWith(site.scope, place) else {
        continue
      }
      for pattern in program.frameworks.patternsByCall[method] ?? [] where fills(names, pattern) {
        guard case .argument(let label) = pattern.destination,
          let argument = CallLabels.argument(label, in: site.call.arguments)
        else { continue }
        found.append(Content(argument.value, in: site.scope, as: pattern.kind))
        break
      }
    }
    for (property, patterns) in program.frameworks.patternsByAssignment.sorted(by: { $0.key < $1.key }) {
      guard let pattern = patterns.first(where: { fills(names, $0) }) else { continue }
      for site in program.code[Int(body.file)].assignmentsByName[property] ?? []
      where site.body == body && site.target == .member(.identifier(name), property) && runsWith(site.scope, place) {
        let value =
          pattern.showsHostedViewsOnly
          ? onlyContent(ofPlainView: site.value, in: site.scope) ?? site.value : site.value
        let owner = pattern.showsHostedViewsOnly ? controller(withView: value, in: site.scope) : nil
        found.append(
          Content(
            owner ?? value, in: site.scope, as: pattern.kind,
            isView: pattern.showsHostedViewsOnly && owner == nil, isOwner: owner != nil))
      }
    }
    return found
  }

  /// - Parameter names: those of the container's class and of those above it.
  private func fills(_ names: [String], _ pattern: TransitionPattern) -> Bool {
    guard [.push, .root, .tab, .column].contains(pattern.kind) || pattern.fillsPanel(program) else { return false }
    return pattern.receivers.isEmpty || names.contains { pattern.receivers.contains($0) }
  }

  /// Whether code runs whenever the scope runs: no closure is between them.
  func runsWith(_ scope: ScopeID, _ place: ScopeID) -> Bool {
    var next: ScopeID? = scope
    while let current = next {
      if current == place { return true }
      if case .closure = program[current].kind { return false }
      next = program[current].parent
    }
    return false
  }
}
