import NavigationModel

/// Writes down resolved transitions: who asks, through whom, where, and in what style.
struct TransitionRecords {
  let evaluator: Evaluator
  let viewOwners: ViewOwners
  let closedSources: ClosedSources
  private var program: Program { evaluator.program }

  /// What a transition is to those who ask for it: the outermost of a chain of calls, and the screens of a view there.
  ///
  /// - Parameters:
  ///   - home: the type whose code knows the destination; nil for the outermost itself.
  ///   - heir: the class of the object that runs the outermost code, where it says something else than that of the code.
  func records(
    of transition: Transition, _ answer: TransitionAnswers.Answer, chain: [AskingCall], home: TypeID?,
    heir: Overrides.Heir? = nil
  ) -> [ResolvedTransition] {
    let outermost = transition.isCoordinatorContent ? transition.body : chain.last?.body ?? transition.body
    // What a container shows on itself and nobody can tell is not known in one place, however that is called.
    let isOnlyHere = transition.isOnItself && answer.isUnknown
    let body = program[isOnlyHere ? transition.body : outermost]
    let isOutside =
      transition.isOwnContent && !isInitializedBy(outermost, transition)
      || transition.isOnItself && !isOfContainer(outermost, transition)
    let sourceBody = isOutside ? transition.body : outermost
    let isToldHere = transition.isCoordinatorContent || isOnlyHere
    let askingPosition = isToldHere ? nil : chain.last.map { program[$0.site].call.position }
    let position = askingPosition ?? answer.position ?? transition.position
    let place = isToldHere ? nil : chain.last.map { program[$0.site].scope }
    let owner =
      heir?.type ?? evaluator.chosenView(around: place ?? transition.scope) ?? program[sourceBody].owner
    let asker: TransitionSource = owner.map { .type(program.represented(by: $0) ?? $0) } ?? .function(sourceBody)
    // From the asker inwards, each type that the call passes through once.
    var via: [TypeID] = []
    let own = heir?.type ?? program[sourceBody].owner
    let inner = chain.dropLast().reversed().map(\.body) + (chain.isEmpty ? [] : [transition.body])
    for body in heir == nil ? inner : [outermost] + inner {
      if let owner = program[body].owner, owner != own, !via.contains(owner) { via.append(owner) }
    }
    let confidence = chain.reduce(answer.confidence) { max($0, $1.confidence) }
    // What a container of the program's own holds is written where it gets it. A screen that asks for that from elsewhere
    // is where a person comes from.
    let isFilled =
      transition.ownContainer != nil && !isOnlyHere && (transition.isOnItself || transition.isHeld || chain.isEmpty)
    let filling = isFilled ? program.location(transition.position, in: program[transition.body].file) : nil
    let location = heir?.location ?? filling ?? program.location(position, in: body.file)
    let path = CodePath(scope: transition.scope, calls: chain.map(\.call))
    let container = isFilled ? transition.ownContainer : nil
    let source = isOnlyHere ? asker : self.source(of: transition, filling: container, path, askedBy: asker)
    let isForSeveral = chain.contains { $0.caller.sent?.isForSeveral == true }
    let ifShared = chain.reduce(answer.confidence) { found, link in
      max(found, link.caller.sent?.isForSeveral == true ? .inferred : link.confidence)
    }
    var asked = ResolvedTransition(
      source: source, destination: answer.destination, kind: transition.kind, confidence: confidence, via: via,
      location: location,
      closesSource: closedSources.closesSource(of: transition, calledBy: chain.map { program[$0.site] }, in: program),
      modalStyles: modalStyles(of: transition, chain),
      body: outermost, path: path, home: home ?? body.owner, isSharedRegistration: answer.isShared,
      isHandedState: transition.isHandedState, isRouteRegistration: transition.registersRoutes,
      origin: CodeSpot(transition))
    asked.confidenceIfShared = isForSeveral ? ifShared : nil
    // A view has no place in the navigation: the screen that shows it is where a person comes from.
    guard transition.climbsResponders, let view = body.owner else { return [asked] }
    return [asked]
      + viewOwners.screens(showing: view).map { screen in
        ResolvedTransition(
          source: .type(screen), destination: answer.destination, kind: transition.kind,
          confidence: max(confidence, .inferred), via: [view], location: location, origin: CodeSpot(transition))
      }
  }

  /// Who shows what a transition shows: the container that gets it, or who asks.
  private func source(
    of transition: Transition, filling container: OwnContainer?, _ path: CodePath, askedBy asker: TransitionSource
  ) -> TransitionSource {
    if let container {
      return OwnContainers(evaluator: evaluator).source(of: container, in: transition.scope, path, askedBy: asker)
    }
    return LocalStacks(evaluator: evaluator).source(of: transition, path, askedBy: asker)
  }

  /// What the code at the transition says of what is presented, or that of the callers who pass it on.
  private func modalStyles(of transition: Transition, _ chain: [AskingCall]) -> Set<ModalStyle> {
    guard transition.kind == .present, transition.modalStyles.isEmpty else { return transition.modalStyles }
    let styles = ModalStyles(program: program)
    return chain.reduce(into: []) { found, link in
      let site = program[link.site]
      for argument in site.call.arguments { found.formUnion(styles.given(to: argument.value, before: site)) }
    }
  }

  /// Whether a body belongs to the container itself, or to a class that inherits from it.
  private func isOfContainer(_ body: BodyID, _ transition: Transition) -> Bool {
    guard let container = program[transition.body].owner, let owner = program[body].owner else { return false }
    return program.inherits(owner, from: container)
  }

  /// Whether a body is an initializer of the container itself or of a class that inherits from it.
  private func isInitializedBy(_ body: BodyID, _ transition: Transition) -> Bool {
    guard let container = program[transition.body].owner, let owner = program[body].owner else { return false }
    return program[body].kind == .initializer && program.inherits(owner, from: container)
  }
}
