import NavigationModel

/// What the factories and finders of a chain make and find.
extension ChainReader {
  /// What a factory or a finder says.
  struct Part {
    var screens: [Value] = []
    /// Whether it makes nothing.
    var isEmpty = false
  }

  /// The screen that a factory makes or a finder finds, by its generic argument or by what it declares.
  func part(_ expression: Expression) -> Part {
    let (name, arguments) = expression.wordAndArguments
    if let name, vocabulary.emptyFactories.contains(name) { return Part(screens: generic(expression), isEmpty: true) }
    if let name, vocabulary.storyboardFactories.contains(name) {
      let declared = generic(expression)
      let isOwn = declared.contains { value in evaluator.type(of: value).map { program[$0].isDeclared } ?? false }
      return Part(screens: isOwn ? declared : scenes(arguments))
    }
    let declared = generic(expression)
    if !declared.isEmpty { return Part(screens: declared) }
    if case .implicitMember(let word) = expression.callee { return Part(screens: shorthand(word).flatMap(made)) }
    let known = evaluator.evaluate(expression, in: scope, activation).flatMap { made($0.value) }
    return Part(screens: known.isEmpty ? arguments.flatMap { given($0.value) } : known)
  }

  /// The screen that the library's factories are given as it is: `InlineFactory(viewController: HomeViewController())`.
  private func given(_ argument: Expression) -> [Value] {
    evaluator.evaluate(argument, in: scope, activation).flatMap { candidate -> [Value] in
      var values = [candidate.value]
      if case .closure(let closure, let captured) = candidate.value {
        values = evaluator.results(ofClosure: closure, captured, arguments: []).map(\.value)
      }
      return values.filter { value in
        if case .scene = value { return true }
        guard case .object(let type, _) = value else { return false }
        return program[type].isDeclared && program.isController(type)
      }
    }
  }

  /// The screen that a type which is written in angle brackets is.
  func screen(of reference: TypeReference) -> Value? {
    guard let type = evaluator.resolve(reference, in: scope, activation) else { return nil }
    // `UIHostingController<ProfileView>` is the view.
    if program.frameworkType(of: type)?.role == .hosting, !program[type].isDeclared,
      case .named(_, let arguments) = reference, let view = arguments.first
    {
      return evaluator.resolve(view, in: scope, activation).map { .object($0, nil) }
    }
    guard program.isController(type) || program.isView(type) else { return nil }
    return program[type].isDeclared ? .object(type, nil) : .some(type)
  }

  private func generic(_ expression: Expression) -> [Value] {
    guard case .call(let call) = expression, case .specialized(_, let types) = call.callee else { return [] }
    return types.first.flatMap { screen(of: $0) }.map { [$0] } ?? []
  }

  /// `name: "Main", identifier: "profile"`: the scene, or the initial one.
  private func scenes(_ arguments: [Argument]) -> [Value] {
    guard let name = arguments.first(where: { $0.label == "name" }) else { return [] }
    let identifier = arguments.first { $0.label == "identifier" }
    return evaluator.texts(name.value, in: scope, activation).flatMap { storyboard -> [Value] in
      guard let identifier else {
        return evaluator.initialScenes(ofStoryboard: storyboard, in: scope).map { .scene($0) }
      }
      return evaluator.texts(identifier.value, in: scope, activation).flatMap {
        evaluator.scene($0, storyboard, in: scope, confidence: .inferred).map(\.value).filter {
          if case .scene = $0 { true } else { false }
        }
      }
    }
  }

  /// What a value makes or finds: a container that was composed, or what a factory of the program's own declares.
  private func made(_ value: Value) -> [Value] {
    switch value {
    case .container, .scene: return [value]
    case .object(let type, _), .some(let type):
      guard program[type].isDeclared else { return [] }
      if program.isController(type) { return [.object(type, nil)] }
      return screen(madeBy: type)
    default: return []
    }
  }

  /// The screen that a factory or a finder of the program's own is for.
  private func screen(madeBy type: TypeID) -> [Value] {
    for ancestor in program.lineage(of: type) {
      let declaration = program[ancestor]
      guard let file = declaration.file else { continue }
      let build = declaration.functions["build"]?.first
      let references = [
        build.flatMap { program[$0].returnType },
        declaration.functions["isTarget"]?.first.flatMap { program[$0].parameters.first?.type },
        declaration.functions["getViewController"]?.first.flatMap { program[$0].returnType },
        declaration.aliases["ViewController"],
      ]
      for reference in references {
        guard let reference, let found = evaluator.resolve(reference, inside: declaration.name, file: file),
          program[found].isDeclared, program.isController(found)
        else { continue }
        return [.object(found, nil)]
      }
      // A factory that only says that it makes some controller is asked what it makes.
      if let build {
        let built = evaluator.returns(of: build, evaluator.run(build, receiver: .some(type)))
        let known = built.filter { !$0.isUnknown && $0.value != .nothing }.map(\.value)
        if !known.isEmpty { return known }
      }
    }
    return []
  }

  // MARK: - Shorthands

  /// What the program's own shorthand for a part of a chain gives: `.imagesFactory` is a static member of the factory,
  /// or of the library's protocol with the factory as its type.
  func shorthand(_ name: String) -> [Value] {
    evaluator.shorthandOwners(named: name).compactMap { owner -> Value? in
      let declaration = program[owner]
      let property = declaration.properties[name]?.first { $0.fact.isStatic }
      let function = declaration.functions[name]?.first { program[$0].isStatic }
      let file = property?.file ?? function.map { program[$0].file } ?? declaration.file
      guard let file else { return nil }
      let written = property?.fact.type ?? function.flatMap { program[$0].returnType }
      if let written, written.name != "Self",
        let type = evaluator.resolve(written, inside: declaration.name, file: file), program[type].isDeclared
      {
        return .some(type)
      }
      return declaration.isDeclared ? .some(owner) : nil
    }
  }
}

extension Evaluator {
  /// The types with a static member of a name.
  func shorthandOwners(named name: String) -> [TypeID] {
    if let known = shorthandCache[name] { return known }
    let found = Array(
      program.typeIDs.filter { [program] type in
        program[type].properties[name]?.contains { $0.fact.isStatic } == true
          || program[type].functions[name]?.contains { program[$0].isStatic } == true
      })
    shorthandCache[name] = found
    return found
  }

  /// The texts that an expression can be.
  func texts(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [String] {
    evaluate(expression, in: scope, activation).compactMap { candidate in
      if case .string(let text) = candidate.value { text } else { nil }
    }
  }
}

extension Expression {
  /// What a call calls; the expression itself for everything else.
  fileprivate var callee: Expression {
    if case .call(let call) = self { call.callee } else { self }
  }
}
