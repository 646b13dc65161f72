import NavigationModel

/// Finds scenes by identifiers that stand alone, without the storyboard that has them.
extension Evaluator {
  /// The scenes of any storyboard that an expression identifies: by one text, by an array of them, or by one of tuples
  /// that begin with the text.
  func scenes(identifiedBy expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    evaluate(expression, in: scope, activation).flatMap { elements(of: $0) }.flatMap { candidate -> [Candidate] in
      var named = candidate.value
      if case .tuple(let elements) = named, let first = elements.first { named = first.value }
      return switch named {
      case .string(let identifier): scene(identifier, nil, in: scope, confidence: candidate.confidence)
      case .parameter: [candidate]
      default: [.unknown("the scene's identifier is computed")]
      }
    }
  }

  /// Whether values stand for scenes that no storyboard has, which says more than that they are of a framework's type.
  func areMissingScenes(_ values: [Candidate], of type: TypeID) -> Bool {
    !values.isEmpty && values.allSatisfy(\.isMissingScene) && !program[type].isDeclared
      && program.frameworks.types[program[type].name] != nil
  }
}
