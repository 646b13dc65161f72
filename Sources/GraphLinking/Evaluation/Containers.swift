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
      var contents = shownViews(argument.value, in: scope, activation)
      if framework.contents[label] == nil, framework.role != .hosting {
        // A label that only a naming convention tells may be that of data as well.
        contents = contents.filter { mayBeShown($0, by: argument.value, in: scope) }
        if contents.isEmpty { continue }
      }
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

  /// The labels of the arguments that are a container's content. Hosting controllers and windows of libraries mostly call
  /// it just that, or by the name that hosting controllers have for it.
  private func contents(of type: TypeID, _ framework: FrameworkType) -> [String: TransitionKind] {
    guard !program[type].isDeclared, program[type].name != framework.name else { return framework.contents }
    let labels: [String: TransitionKind]
    if framework.role == .hosting {
      labels = ["content": .root]
    } else if program.inherits(type, fromAnyNamed: ["NSWindow"]) {
      labels = ["content": .root, "rootView": .root]
    } else {
      return framework.contents
    }
    return framework.contents.merging(labels) { known, _ in known }
  }

  /// Whether a value is a view or a controller, or what only the callers know as one.
  private func mayBeShown(_ candidate: Candidate, by argument: Expression, in scope: ScopeID) -> Bool {
    switch candidate.value {
    case .container, .scene, .inlineView:
      return true
    case .parameter:
      guard case .identifier(let name) = argument, program.locals(named: name, from: scope) == nil,
        let type = program[program[scope].body].parameters.first(where: { $0.name == name })?.type
      else { return true }
      if case .function = type { return true }
      if let name = type.name, program.isGenericParameter(name, of: program[program[scope].body]) { return true }
      let declared = resolve(type, in: scope, openActivation(of: program[scope].body))
      return declared.map { program.isView($0) || program.isController($0) } ?? false
    default:
      return isView(candidate.value) || type(of: candidate.value).map(program.isController) == true
    }
  }

  /// What a convenience initializer makes: one of the class itself, or one that the program adds to a class of a
  /// framework, as `NSPanel(view: AboutView())` with
  /// `self.init(contentViewController: NSHostingController(rootView: view))` in it. A class that can host any view may
  /// hand it to the framework's class in an initializer of its own: `super.init(rootView: page)`.
  func convenience(
    _ type: TypeID, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    for ancestor in program.lineage(of: type) where ancestor == type || !program[ancestor].isDeclared {
      for initializer in program[ancestor].functions["init"] ?? []
      where program.isVisible(initializer, fromFile: scope.file) {
        let made = made(by: initializer, of: type, call, in: scope, activation) { inner in
          inner.callee == .member(.identifier("self"), "init")
            || hostsAnyView(type) && inner.callee == .member(.identifier("super"), "init")
        }
        if let made { return made }
      }
    }
    return nil
  }

  /// What an initializer makes by another one that it hands on to; nil where it hands on to none, or where nothing is
  /// known of what that makes.
  ///
  /// - Parameters:
  ///   - generics: what the call gives for the parameters of the type.
  ///   - handsOn: whether a call is that of the other initializer.
  func made(
    by initializer: BodyID, of type: TypeID, _ call: Call, in scope: ScopeID, _ activation: ActivationID,
    generics: [String: TypeID] = [:], where handsOn: (Call) -> Bool
  ) -> [Candidate]? {
    guard let mapping = ArgumentMatching.match(call.arguments, to: program[initializer].parameters),
      let inner = program.calls(in: initializer).first(where: { handsOn($0.call) }),
      // An initializer that calls itself makes nothing.
      ArgumentMatching.match(inner.call.arguments, to: program[initializer].parameters) == nil
    else { return nil }
    let depth = activeReturns[initializer, default: 0]
    guard depth < Self.maximumRecursion else { return nil }
    activeReturns[initializer] = depth + 1
    defer { activeReturns[initializer] = depth == 0 ? nil : depth }
    var running = self[run(initializer, receiver: .some(type), call: call, mapping: mapping, in: scope, activation)]
    running.generics.merge(generics) { own, _ in own }
    let made = construct(type, inner.call, in: inner.scope, intern(running))
    return made.contains { if case .container = $0.value { true } else { $0.isParameter } } ? made : nil
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

  /// Whether a hosting controller, or a window controller, of the program's own is nothing but around whatever view it is
  /// made with: it leads nowhere by itself.
  func isShell(_ type: TypeID) -> Bool { hostsAnyView(type) && !leadsElsewhere(type) || framesAnyView(type) }

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
