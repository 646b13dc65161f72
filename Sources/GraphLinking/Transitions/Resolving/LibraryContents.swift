import NavigationModel

/// Finds what controllers of libraries are made around: `DrawerController(center: Home(), left: Menu())`.
///
/// The class is not among the sources, so that only the controllers that it is given where it is made tell what it
/// shows, and those that the code around is given to put into it. What nobody makes for it, such as the controller that
/// shows it, is left out.
struct LibraryContents {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The transitions from a destination to what it is made around.
  ///
  /// - Parameter asker: who asks for the destination.
  func transitions(
    within destination: ResolvedTransition.Destination, askedBy asker: TransitionSource?
  ) -> [ResolvedTransition] {
    let source: TransitionSource
    let made: Construction
    switch destination {
    case .value(.object(let type, let construction?)):
      made = evaluator[construction]
      source = self.source(type, askedBy: asker)
      guard program.isController(type) || evaluator.isUnknownClass(type),
        program.frameworkType(of: type)?.contents.isEmpty ?? true,
        !program.lineage(of: type).contains(where: { takes(made.call, $0) })
      else { return [] }
    case .value(.external(let name, let construction?)):
      (source, made) = (.external(name), evaluator[construction])
    default:
      return []
    }
    let values = made.call.arguments.filter { !$0.isTrailing }.flatMap(\.value.elements)
    return values.flatMap { value -> [ResolvedTransition] in
      let isMade = evaluator.isMade(value, in: made.scope)
      guard isMade || isGiven(value, in: made.scope) else { return [] }
      evaluator.resetBudget()
      return evaluator.evaluate(value, in: made.scope, made.activation).filter {
        isController($0.value) && (isMade || $0.value.isMade)
      }.map {
        ResolvedTransition(
          source: source, destination: .value($0.value), kind: .child, confidence: .inferred, via: [],
          location: program.location(made.call.position, in: Int(made.scope.file)))
      }
    }
  }

  private func source(_ type: TypeID, askedBy asker: TransitionSource?) -> TransitionSource {
    if program[type].isDeclared { return .type(type) }
    // A container that an idiom knows is told from others of its class by who makes it.
    if let asker, program.frameworkType(of: type)?.role == .container {
      return .container(type, contents: [], madeBy: asker)
    }
    return .external(program[type].name)
  }

  /// Whether the program declares an initializer that takes the arguments of a call.
  private func takes(_ call: Call, _ type: TypeID) -> Bool {
    (program[type].functions["init"] ?? []).contains {
      ArgumentMatching.match(call.arguments, to: program[$0].parameters) != nil
    }
  }

  /// Whether an expression is an argument of the code around.
  private func isGiven(_ value: Expression, in scope: ScopeID) -> Bool {
    guard case .identifier(let name) = value, program.locals(named: name, from: scope) == nil else { return false }
    return program[program[scope].body].parameters.contains { $0.name == name }
  }

  private func isController(_ value: Value) -> Bool {
    switch value {
    case .scene: true
    case .object(let type, _), .container(let type, _, _): program.isController(type)
    default: false
    }
  }
}

extension Expression {
  /// The elements of an array as it is written; an expression of any other form by itself.
  fileprivate var elements: [Expression] { if case .array(let elements) = self { elements } else { [self] } }
}
