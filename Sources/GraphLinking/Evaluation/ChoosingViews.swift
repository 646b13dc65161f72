import NavigationModel

/// Finds what views show that are nothing but a choice by a value which they are made with:
///
///     struct RouteView: View {
///       let route: Route
///       var body: some View {
///         switch route {
///         case .list: ListView()
///         case .detail(let id): DetailView(id: id)
///         }
///       }
///     }
///
/// Such a view is no place of its own: who shows `RouteView(route: .list)` shows the list.
extension Evaluator {
  /// The view that the value chooses with which a choosing view is made, or the parameter that the value depends on; nil
  /// for other views, and where the value is a state that can be told only while the app runs.
  func chosenContent(of type: TypeID, madeBy construction: ConstructionID) -> [Candidate]? {
    guard let choice = choice(of: type) else { return nil }
    let made = Value.object(type, construction)
    let values = values(chosenBy: choice, in: made, construction)
    if let parameter = values.first(where: \.isParameter) { return [parameter] }
    let areCases = values.allSatisfy(\.value.isCase)
    guard !values.isEmpty,
      areCases && isSettled(choice.property, madeBy: construction)
        || isGivenRoute(choice.property, madeBy: construction)
    else { return nil }
    let shown =
      if areCases, let hand = choice.hand, !hand.path.isEmpty, let chooser = hand.chooser {
        values.flatMap { value in
          returns(of: chooser, run(chooser, receiver: value.value)).map { $0.weakened(to: value.confidence) }
        }
      } else {
        returns(of: choice.body, run(choice.body, receiver: made))
      }
    let views = shown.filter { $0.value != .nothing && !(choice.hand != nil && isPlaceholder($0.value)) }
    guard !shown.isEmpty, views.allSatisfy({ isChosen($0.value, by: type) }) else { return nil }
    return views.isEmpty ? shown : views
  }

  /// What a view chooses by where it is made.
  private func values(
    chosenBy choice: ViewChoice, in made: Value, _ construction: ConstructionID
  ) -> [Candidate] {
    var values = member(choice.property, of: made) ?? []
    if let hand = choice.hand, !hand.path.isEmpty,
      let given = CallLabels.argument(choice.property, in: self[construction].call.arguments)
    {
      values = evaluate(given.value, in: self[construction].scope, self[construction].activation)
      // What an object may hold later, it does not show when it has just been made.
      for name in hand.path { values = values.flatMap { beginning(name, of: $0) ?? member(name, of: $0) } }
    }
    return values.filter { $0.value != .nothing }
  }

  /// Whether a view is made with a value that stays as it is: a state may be any other case later.
  private func isSettled(_ property: String, madeBy construction: ConstructionID) -> Bool {
    let made = self[construction]
    let only = made.call.arguments.count == 1 ? made.call.arguments.first : nil
    guard let value = (CallLabels.argument(property, in: made.call.arguments) ?? only)?.value else { return false }
    if case .call(let call) = value { return makesCase(call, in: made.scope) }
    if let name = value.ownPropertyName, program.locals(named: name, from: made.scope) == nil,
      let owner = program[program[made.scope].body].owner, program[owner].properties[name] != nil
    {
      return isGivenOnce(name, to: owner)
    }
    return isFixed(value, in: made.scope, made.activation)
  }

  /// Whether a view is made with what a closure is given that a destination is registered with: it is made for any route.
  private func isGivenRoute(_ property: String, madeBy construction: ConstructionID) -> Bool {
    let made = self[construction]
    guard let argument = CallLabels.argument(property, in: made.call.arguments),
      case .identifier(let name) = argument.value
    else { return false }
    var next: ScopeID? = made.scope
    while let place = next {
      if program[place].locals[name] != nil { return false }
      if case .closure(let closure) = program[place].kind,
        name == "$0" || closure.parameters.contains(where: { $0.name == name })
      {
        guard let passedTo = program[place].passedTo else { return false }
        let registering = program[passedTo.site].call.callee.calledName.flatMap {
          program.frameworks.patternsByCall[$0]
        }
        return registering?.contains { $0.registersFor != nil || $0.takesItem } == true
      }
      next = program[place].parent
    }
    return false
  }

  private func isPlaceholder(_ value: Value) -> Bool {
    type(of: value).map { !program[$0].isDeclared && Program.placeholders.contains(program[$0].name) } ?? false
  }

  /// Whether a value is a view of the program's own, other than the one that chooses.
  private func isChosen(_ value: Value, by type: TypeID) -> Bool {
    guard case .object(let shown, _) = value else { return false }
    return shown != type && program[shown].isDeclared && program.isView(shown)
  }

  /// The view that does what is in a closure which a choosing view gives it; nil in other code.
  func chosenView(around scope: ScopeID) -> TypeID? {
    guard let owner = program[program[scope].body].owner, program[owner].kind == .struct, choice(of: owner) != nil
    else { return nil }
    return program.chosenView(around: scope)
  }

  /// What a view chooses by that is no place of its own; nil for other views.
  func choice(of type: TypeID) -> ViewChoice? {
    if let known = viewChoiceCache[type] { return known }
    let found = (program.viewChoice(of: type) ?? handedChoice(of: type)).flatMap { choice in
      // What the chosen views are given to do, they do.
      let leads = leads(from: type) {
        program.chosenView(around: $0.scope) == nil && !isHandedAction(around: $0.scope, to: type)
      }
      return isGivenOnce(choice.property, to: type) && !leads ? choice : nil
    }
    viewChoiceCache[type] = .some(found)
    return found
  }

  /// Whether a place is in a closure that a view begins with as an action, and only hands on to what it shows.
  private func isHandedAction(around scope: ScopeID, to type: TypeID) -> Bool {
    let body = program[program[scope].body]
    guard body.kind == .initialValue, scope != body.scope, body.owner == type,
      case .function? = program[type].properties[body.name]?.first?.fact.type
    else { return false }
    return !program.propertyCalls(named: body.name).contains { program[program[$0.site].body].owner == type }
  }
}
