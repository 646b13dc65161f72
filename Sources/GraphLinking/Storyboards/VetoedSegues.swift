import NavigationModel

/// Finds segues that the screen they start from never lets happen.
///
/// `shouldPerformSegue(withIdentifier:sender:)` is asked about each segue that a control or a cell triggers. A screen
/// that always says no uses the tap for something else. Code that performs a segue does not ask.
struct VetoedSegues {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Whether a segue of a scene can never happen.
  func isVetoed(_ segue: SegueFact, from scene: Scene) -> Bool {
    guard !segue.startsAtController, segue.relationship == nil, segue.kind != "relationship", let type = scene.type,
      let method = program.lineage(of: type).lazy.compactMap(asking).first
    else { return false }
    let function = program[method]
    var run = Activation(body: method, receiver: .some(type), isOpen: false)
    // A segue without an identifier is asked about with an empty one.
    run.closureArguments[function.scope] = [[.string(segue.identifier ?? "")]]
    evaluator.resetBudget()
    let answers = evaluator.returns(of: method, evaluator.intern(run))
    return evaluator.cut.isNone && !answers.isEmpty && answers.allSatisfy { $0.value == .boolean(false) }
  }

  private func asking(_ type: TypeID) -> BodyID? {
    program[type].functions["shouldPerformSegue"]?.first { method in
      program[method].isOverride && program[method].parameters.first?.label == "withIdentifier"
    }
  }
}
