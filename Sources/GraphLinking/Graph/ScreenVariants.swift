import NavigationModel

/// Finds out what the instances of a screen differ by, so that not each of them leads where one does.
///
/// A form that is made with a product shows other rows than the same form made with a variant of one, and which rows
/// lead on is for the model to say. What the screen knows nothing of but that it is a view, or any type at all, cannot
/// change where its code leads.
struct ScreenVariants {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// What the instances of screens that are nodes differ by, by the ids of the nodes.
  func names(among nodes: NodeFactory) -> [String: [String]] {
    var modes = InstanceModes(program: program)
    return program.types.reduce(into: [:]) { found, type in
      guard program.isScreen(type.id) else { return }
      let id = nodes.id(of: type.id)
      guard nodes.nodes[id] != nil else { return }
      let content = program.isView(type.id) ? modes.names(decidingContentOf: type.id, evaluator) : []
      let names = names(of: type.id) + content
      if !names.isEmpty { found[id] = names }
    }
  }

  /// The generic parameters of a screen that several models of the program fit or that are controllers which it is put
  /// around, then the parameters of its initializers that are given different models behind one protocol at different
  /// places.
  private func names(of screen: TypeID) -> [String] {
    let generics = program[screen].generics.filter { parameter in
      isController(parameter.constraint, of: screen)
        || models(of: parameter.constraint, of: screen, file: program[screen].file).count > 1
    }
    let initializers = program[screen].functions["init"] ?? []
    return generics.map(\.name) + initializers.flatMap { names(givenTo: $0, of: screen) }
  }

  private func isController(_ constraint: TypeReference?, of screen: TypeID) -> Bool {
    guard let name = constraint?.name, let file = program[screen].file else { return false }
    return program.resolve(name, inside: program[screen].name, file: file).map { program.isController($0) } ?? false
  }

  private func names(givenTo initializer: BodyID, of screen: TypeID) -> [String] {
    let parameters = program[initializer].parameters
    return parameters.indices.filter { index in
      let models = models(of: parameters[index].type, of: screen, file: program[initializer].file)
      guard models.count > 1 else { return false }
      let given = Set(
        evaluator.callers(of: initializer).map { models.intersection(types(given: index, to: parameters, at: $0.site)) }
      )
      // One place that decides between two, such as a service and its stand-in, makes one screen and not two.
      return given.contains { one in given.contains { !one.isEmpty && !$0.isEmpty && one.isDisjoint(with: $0) } }
    }.map { parameters[$0].name }
  }

  private func types(given index: Int, to parameters: [ParameterFact], at call: CallSiteID) -> [TypeID] {
    let site = program[call]
    guard let argument = ArgumentMatching.match(site.call.arguments, to: parameters)?[index] else { return [] }
    return evaluator.knownTypes(of: site.call.arguments[argument].value, in: site.scope)
  }

  /// The types that implement a protocol of the program; none for any other type. Who only listens to a screen, such as
  /// another screen, is no model.
  private func models(of type: TypeReference?, of screen: TypeID, file: Int?) -> Set<TypeID> {
    guard let name = type?.name, let file,
      let bound = program.resolve(name, inside: program[screen].name, file: file),
      program[bound].isProtocol, program[bound].isDeclared
    else { return [] }
    return Set(program.concreteSubtypes(of: bound).filter { !program.isScreen($0) && !program.isCoordinator($0) })
  }
}
