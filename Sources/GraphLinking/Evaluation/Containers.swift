import NavigationModel

/// Evaluates the making of containers around other screens.
extension Evaluator {
  /// The containers that a call of an initializer makes; nil where it is given no content that can be followed.
  func container(
    _ type: TypeID, _ framework: FrameworkType, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    // A coordinator is no container: it shows by itself what it is given.
    guard framework.role != .coordinator else { return nil }
    for (label, kind) in contents(of: type, framework).sorted(by: { $0.key < $1.key }) {
      guard let argument = content(of: call, labelled: label, of: type, framework) else { continue }
      let contents = shownViews(argument.value, in: scope, activation)
      if let parameter = contents.first(where: { $0.isParameter }) { return [parameter.weakened(to: .inferred)] }
      let known = contents.filter { !$0.isUnknown }
      // What is put around another case than the one that the value is, is never made.
      if contents.isEmpty, isBoundByCase(argument.value, in: scope) { return [] }
      guard !known.isEmpty else { return nil }
      return known.map {
        Candidate(value: .container(type, contents: [$0.value], kind: kind), confidence: $0.confidence)
      }
    }
    return nil
  }

  /// The labels of the arguments that are a container's content. Hosting controllers of libraries that are one by their
  /// name mostly call it just that.
  private func contents(of type: TypeID, _ framework: FrameworkType) -> [String: TransitionKind] {
    let isOutside = framework.role == .hosting && !program[type].isDeclared && program[type].name != framework.name
    return isOutside ? framework.contents.merging(["content": .root]) { known, _ in known } : framework.contents
  }

  /// What a convenience initializer makes: one of the class itself, or one that the program adds to a class of a
  /// framework, as `NSPanel(view: AboutView())` with
  /// `self.init(contentViewController: NSHostingController(rootView: view))` in it. A class that can host any view may
  /// hand it to the framework's class in an initializer of its own: `super.init(rootView: page)`.
  func convenience(
    _ type: TypeID, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    for ancestor in program.lineage(of: type) where ancestor == type || !program[ancestor].isDeclared {
      for initializer in program[ancestor].functions["init"] ?? [] {
        guard let mapping = ArgumentMatching.match(call.arguments, to: program[initializer].parameters),
          let inner = program.calls(in: initializer).first(where: {
            $0.call.callee == .member(.identifier("self"), "init")
              || hostsAnyView(type) && $0.call.callee == .member(.identifier("super"), "init")
          }),
          // An initializer that calls itself makes nothing.
          ArgumentMatching.match(inner.call.arguments, to: program[initializer].parameters) == nil
        else { continue }
        let depth = activeReturns[initializer, default: 0]
        guard depth < Self.maximumRecursion else { return nil }
        activeReturns[initializer] = depth + 1
        defer { activeReturns[initializer] = depth == 0 ? nil : depth }
        let run = run(initializer, receiver: .some(type), call: call, mapping: mapping, in: scope, activation)
        let made = construct(type, inner.call, in: inner.scope, run)
        if made.contains(where: { if case .container = $0.value { true } else { $0.isParameter } }) { return made }
      }
    }
    return nil
  }

  /// What a method gives that the program adds to all views and that puts the view into a controller: `asController()`;
  /// nil where it gives a view.
  func hosted(_ view: Candidate, by targets: [CallTarget], giving results: [Candidate]) -> [Candidate]? {
    let types = targets.compactMap { target in
      program[target.body].returnType.flatMap {
        resolve($0, in: program[target.body].scope, openActivation(of: target.body))
      }
    }
    guard let controller = types.first, program.isController(controller) else { return nil }
    let around = results.filter {
      if case .container(_, let contents, _) = $0.value { !contents.isEmpty } else { false }
    }
    if !around.isEmpty { return around }
    let isHosting = program.frameworkType(of: controller)?.role == .hosting
    guard let host = isHosting ? controller : frameworkType(named: "UIHostingController") else { return nil }
    return [Candidate(value: .container(host, contents: [view.value], kind: .root), confidence: .inferred)]
  }

  /// Whether a class of the program's own hosts whatever view it is made with, as
  /// `class Shell<Page>: UIHostingController<Page>` does.
  func hostsAnyView(_ type: TypeID) -> Bool {
    guard program.frameworkType(of: type)?.role == .hosting, !program[type].generics.isEmpty else { return false }
    let own = Set(program[type].generics.map(\.name))
    return program[type].inherited.contains { superclass in
      guard case .named(_, let hosted) = superclass else { return false }
      return hosted.contains { $0.name.map(own.contains) ?? false }
    }
  }

  /// Whether a hosting controller of the program's own is nothing but around whatever view it is made with: it leads
  /// nowhere by itself.
  func isShell(_ type: TypeID) -> Bool { hostsAnyView(type) && !leadsElsewhere(type) }

  /// The argument that is a framework type's content; the closure behind the call may go without its label.
  private func content(
    of call: Call, labelled label: String, of type: TypeID, _ framework: FrameworkType
  ) -> Argument? {
    if let argument = call.arguments.first(where: { $0.label == label }) { return argument }
    // What an initializer of the program's own does with the closure, its code says.
    let isOwn = (program[type].functions["init"] ?? []).contains {
      ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil
    }
    guard framework.contents.count == 1, !isOwn else { return nil }
    return call.arguments.first { $0.isTrailing && $0.label == nil }
  }
}
