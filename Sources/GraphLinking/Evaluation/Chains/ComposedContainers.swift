import NavigationModel

/// Containers that a chain composes with their content: `CompleteFactoryAssembly(factory: …).with(…).assemble()`.
extension ChainReader {
  struct ComposedContainer {
    let container: TypeID
    let contents: [Content]
    let kind: TransitionKind

    /// The container around its contents.
    var value: Value { .container(container, contents: contents.flatMap(\.screens), kind: kind) }
  }

  /// One content of a container, with the place where it is given.
  struct Content {
    let screens: [Value]
    let position: Position
  }

  func composedContainer(_ chain: CallChain) -> ComposedContainer? {
    guard let factory = chain.root.arguments.first(where: { $0.label == "factory" })?.value,
      let type = container(madeBy: factory)
    else { return nil }
    let contents = chain.links.filter { $0.name == "with" }.flatMap { link -> [Content] in
      guard let argument = link.arguments.first else { return [] }
      return [Content(screens: part(argument.value).screens, position: innermost(argument.value) ?? link.position)]
    }
    let wraps = program.inherits(type, fromAnyNamed: ["UINavigationController"])
    let kind = evaluator.kindWithin(.some(type)) ?? (wraps ? .root : .child)
    return ComposedContainer(container: type, contents: contents, kind: kind)
  }

  /// The class that a factory of containers makes: the one it is specialized with, or the library's own.
  private func container(madeBy factory: Expression) -> TypeID? {
    if let known = part(factory).screens.lazy.compactMap({ self.evaluator.type(of: $0) }).first { return known }
    guard let name = factory.wordAndArguments.word, let made = vocabulary.containers[name] else { return nil }
    return program.typesByName[made]?.first { !program[$0].isDeclared }
  }

  /// Where a container within a container is given its content.
  private func innermost(_ expression: Expression) -> Position? {
    guard case .call(let call) = expression else { return nil }
    return CallChain(call)?.links.last { $0.name == "with" }?.position
  }
}
