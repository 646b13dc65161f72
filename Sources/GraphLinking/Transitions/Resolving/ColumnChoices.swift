import NavigationModel

/// Finds what a view in a column of a split view shows for each selection:
///
///     struct DetailColumn: View {
///       @Binding var selection: Panel?
///       var body: some View { switch selection { case .orders: OrdersView() … } }
///     }
///
/// The view is nothing but the choice, so that each of the views is a place that the column turns to.
struct ColumnChoices {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// The transitions from the view of a column to the views that it chooses from.
  func transitions(
    within destination: ResolvedTransition.Destination, of kind: TransitionKind
  ) -> [ResolvedTransition] {
    guard kind == .column, case .value(.object(let type, _)) = destination, program.isView(type),
      let body = program[type].properties["body"]?.first?.getter, isChoice(program[body].statements)
    else { return [] }
    evaluator.resetBudget()
    let shown = evaluator.returns(of: body, evaluator.openActivation(of: body)).filter { isOwnView($0.value) }
    guard shown.count > 1 else { return [] }
    return shown.map {
      ResolvedTransition(
        source: .type(type), destination: .value($0.value), kind: .column, confidence: .inferred, via: [],
        location: location(of: $0.value, in: body), body: body)
    }
  }

  /// Whether code is nothing but a choice.
  private func isChoice(_ statements: [Statement]) -> Bool {
    guard statements.count == 1 else { return false }
    switch statements[0] {
    case .branches: return true
    case .expression(.conditional), .returning(.conditional): return true
    default: return false
    }
  }

  private func isOwnView(_ value: Value) -> Bool {
    guard case .object(let type, _) = value else { return false }
    return program[type].isDeclared && program.isView(type)
  }

  private func location(of value: Value, in body: BodyID) -> SourceLocation {
    let file = program[body].file
    if case .object(_, let construction?) = value, Int(evaluator[construction].scope.file) == file {
      return program.location(evaluator[construction].call.position, in: file)
    }
    return program.location(program[body].position, in: file)
  }
}
