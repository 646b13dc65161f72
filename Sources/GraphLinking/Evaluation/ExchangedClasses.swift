import NavigationModel

/// Follows code that gives an object another class while the app runs, as for several screens that share a scene:
///
///     let notice = storyboard.instantiateViewController(withIdentifier: "Notice") as! NoticeViewController
///     object_setClass(notice, OfferNoticeViewController.self)
extension Evaluator {
  /// What a local holds, with the class that code which runs with the local gives it; as it is without such code.
  func reclassed(
    _ candidate: Candidate, _ name: String, declaredIn place: ScopeID, _ activation: ActivationID
  ) -> Candidate {
    guard let exchanges = program.callsByName["object_setClass"], let own = type(of: candidate.value) else {
      return candidate
    }
    let body = program[place].body
    for site in exchanges.lazy.map({ self.program[$0] }) where site.body == body && runsWith(site.scope, place) {
      guard site.call.arguments.count == 2, site.call.arguments[0].value == .identifier(name) else { continue }
      let given = evaluate(site.call.arguments[1].value, in: site.scope, activation)
      // The new class adds nothing that is stored, so that it inherits from the old one.
      guard given.count == 1, case .metatype(let type)? = given.first?.value, program[type].isDeclared,
        program.inherits(type, from: own)
      else { continue }
      var made: ConstructionID?
      if case .object(_, let construction) = candidate.value { made = construction }
      return Candidate(value: .object(type, made), confidence: max(candidate.confidence, .inferred))
    }
    return candidate
  }
}
