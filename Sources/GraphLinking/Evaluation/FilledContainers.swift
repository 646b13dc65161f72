import NavigationModel

/// Finds what a container holds that is made empty and filled afterwards, by the code that made it.
extension Evaluator {
  /// A container with what the code of its local puts into it: `let stack = UINavigationController()`, and then
  /// `stack.setViewControllers([Detail()], animated: false)`. All other candidates stay as they are.
  func filled(
    _ candidate: Candidate, _ name: String, declaredIn place: ScopeID, _ activation: ActivationID
  ) -> Candidate {
    guard case .object(let type, let construction) = candidate.value,
      let framework = program.frameworkType(of: type), framework.role == .container,
      !program[type].isDeclared || program.inherits(type, fromAnyNamed: ["NSWindow", "UINavigationController"])
    else { return candidate }
    var contents: [Value] = []
    var kind = TransitionKind.root
    // What is pushed comes on top of what the container is made around, although nothing could follow that.
    // A class of the program's own may begin with a root of its own.
    let isEmpty = !program[type].isDeclared && construction.map { isMadeEmpty($0, as: type) } ?? false
    for content in contentExpressions(of: name, framework, declaredIn: place) where isEmpty || !content.isPushed {
      kind = framework.contents.values.min { $0.rawValue < $1.rawValue } ?? content.kind
      let values = evaluate(content.value, in: content.scope, activation).flatMap { elements(of: $0) }
      // What it holds only the callers know, as of one that is made around its content.
      if let parameter = values.first(where: \.isParameter) { return parameter.weakened(to: .inferred) }
      for value in values
      where !value.isUnknown && value.value != .nothing && !contents.contains(value.value) {
        contents.append(value.value)
      }
    }
    guard !contents.isEmpty else { return candidate }
    return Candidate(
      value: .container(type, contents: contents, kind: kind), confidence: max(candidate.confidence, .inferred))
  }

  /// Something that code puts into a container.
  private struct Content {
    let value: Expression
    let scope: ScopeID
    let isPushed: Bool
    /// How the container holds it, as a tab or as a root.
    let kind: TransitionKind

    init(_ value: Expression, in scope: ScopeID, as kind: TransitionKind) {
      (self.value, self.scope) = (value, scope)
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
    var found: [Content] = []
    for site in program.calls(in: body) {
      guard case .member(.identifier(name), let method) = site.call.callee, runsWith(site.scope, place) else {
        continue
      }
      for pattern in program.frameworks.patternsByCall[method] ?? [] where fills(framework, pattern) {
        guard case .argument(let label) = pattern.destination,
          let argument = CallLabels.argument(label, in: site.call.arguments)
        else { continue }
        found.append(Content(argument.value, in: site.scope, as: pattern.kind))
        break
      }
    }
    for (property, patterns) in program.frameworks.patternsByAssignment.sorted(by: { $0.key < $1.key }) {
      guard let pattern = patterns.first(where: { fills(framework, $0) }) else { continue }
      for site in program.code[Int(body.file)].assignmentsByName[property] ?? []
      where site.body == body && site.target == .member(.identifier(name), property) && runsWith(site.scope, place) {
        found.append(Content(site.value, in: site.scope, as: pattern.kind))
      }
    }
    return found
  }

  private func fills(_ framework: FrameworkType, _ pattern: TransitionPattern) -> Bool {
    guard [.push, .root, .tab, .column].contains(pattern.kind) else { return false }
    return pattern.receivers.isEmpty || pattern.receivers.contains(framework.name)
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
