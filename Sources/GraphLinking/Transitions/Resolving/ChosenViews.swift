import NavigationModel

/// A view that a state of its owner decides: the body of a view, or the column of a split view.
struct ChosenView: Hashable {
  enum Content: Hashable {
    case body(BodyID)
    case builder(Expression, ScopeID)
  }

  let content: Content
  let owner: TypeID
  /// The state that decides.
  let property: String
  /// The property of the object that the state is, where that decides: `page` for `router.page`.
  var member: Flag?

  /// What code sets to choose.
  var flag: Flag { member ?? Flag(owner: owner, property: property) }
}

extension Evaluator {
  /// What a view chooses for a value of its state that code sets; a parameter where only who calls the code knows the
  /// value. Where nobody can tell it, each view is possible.
  func views(chosenBy value: Expression, in scope: ScopeID, _ choice: ChosenView, _ activation: ActivationID)
    -> [Candidate]
  {
    let flag = choice.flag
    let type = program[flag.owner].properties[flag.property]?.first.flatMap { declaredType(of: $0) }
    let all = evaluate(value, in: scope, activation, expected: type)
    if !all.isEmpty, all.allSatisfy({ $0.value == .nothing }) { return [] }
    let set = all.filter { $0.value != .nothing }
    if let parameter = set.first(where: \.isParameter) { return [parameter] }
    let isOpen = set.isEmpty || !set.allSatisfy(\.value.isCase)
    let receiver = receiver(of: choice, setTo: value, in: scope, activation)
    let asker = program[program[scope].body].owner
    return shown(choice.content, receiver).filter { candidate in
      guard case .object(let view, _) = candidate.value else { return false }
      return program[view].isDeclared && program.isView(view) && view != asker
    }.map { $0.weakened(to: isOpen ? .possible : .inferred) }
  }

  /// The view that chooses, with what decides set to a value.
  private func receiver(
    of choice: ChosenView, setTo value: Expression, in scope: ScopeID, _ activation: ActivationID
  ) -> Value {
    guard let member = choice.member else {
      return object(of: choice.owner, with: choice.property, setTo: value, in: scope, activation)
    }
    // The view holds an object of which that property is set.
    let held = object(of: member.owner, with: member.property, setTo: value, in: scope, activation)
    let place =
      switch choice.content {
      case .body(let getter): program[getter].scope
      case .builder(_, let scope): scope
      }
    let run = intern(Activation(body: program[place].body, receiver: held, isOpen: false))
    return object(of: choice.owner, with: choice.property, setTo: .identifier("self"), in: place, run)
  }

  private func shown(_ content: ChosenView.Content, _ receiver: Value) -> [Candidate] {
    switch content {
    case .body(let getter):
      return returns(of: getter, intern(Activation(body: getter, receiver: receiver, isOpen: false)))
    case .builder(let builder, let scope):
      let body = program[scope].body
      return shownViews(builder, in: scope, intern(Activation(body: body, receiver: receiver, isOpen: false)))
    }
  }
}
