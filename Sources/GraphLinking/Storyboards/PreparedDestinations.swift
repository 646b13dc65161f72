import NavigationModel

/// Finds what code takes the destination of a segue for where the storyboard does not say it, since it leads into a
/// bundle that is not among the analyzed files.
struct PreparedDestinations {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The name of the controller's class, and the class itself if the program declares it.
  struct Found: Hashable {
    let name: String
    let type: TypeID?
  }

  /// The one class to which `prepare(for:)` of the segue's source casts the destination: a class that is called like
  /// the segue, or the class of the case for the segue's identifier.
  func destination(of segue: SegueFact, from scene: Scene) -> Found? {
    guard let identifier = segue.identifier, let source = scene.type else { return nil }
    let casts = program.lineage(of: source).flatMap { preparations(of: $0) }.flatMap { body in
      program.code[Int(body.file)].casts.filter { $0.body == body }
    }
    let namesakes = Set(casts.filter { $0.type.name?.lastName == identifier[...] }.compactMap(found))
    let chosen =
      namesakes.isEmpty ? Set(casts.filter { isMade(for: identifier, $0) }.compactMap(found)) : namesakes
    return chosen.count == 1 ? chosen.first : nil
  }

  private func preparations(of type: TypeID) -> [BodyID] {
    (program[type].functions["prepare"] ?? []).filter { program[$0].parameters.first?.label == "for" }
  }

  /// What a cast is to, unless it is no screen or the container around one.
  private func found(by cast: CastSite) -> Found? {
    guard let name = cast.type.name else { return nil }
    let body = program[cast.body]
    let type = program.resolve(name, inside: body.owner.map { program[$0].name }, file: body.file)
    guard let type, program[type].isDeclared else {
      return program.frameworks.types[name] == nil && name.hasSuffix("Controller") ? Found(name: name, type: nil) : nil
    }
    return program.isScreen(type) && program.isController(type) ? Found(name: name, type: type) : nil
  }

  /// Whether a cast stands in a branch that is only taken for an identifier.
  private func isMade(for identifier: String, _ cast: CastSite) -> Bool {
    var next: ScopeID? = cast.scope
    while let place = next {
      let parent = program[place].parent
      if case .branch(let conditions) = program[place].kind, let parent,
        conditions.contains(where: { asks(for: identifier, $0, in: parent) })
      {
        return true
      }
      next = parent
    }
    return false
  }

  private func asks(for identifier: String, _ condition: Condition, in scope: ScopeID) -> Bool {
    let compared: [Expression]
    switch condition {
    case .matches(_, let patterns):
      compared = patterns.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .holds(.call(let call)) where call.callee == .identifier("=="):
      compared = call.arguments.map(\.value)
    default:
      return false
    }
    return compared.contains { value in
      evaluator.resetBudget()
      return evaluator.evaluate(value, in: scope, evaluator.openActivation(of: program[scope].body))
        .contains { $0.value == .string(identifier) }
    }
  }
}
