import NavigationModel

/// Finds who has a method called by its selector that the program adds to the controllers of a framework:
///
///     extension UIViewController { @objc func showHelp() { present(HelpController(), animated: true) } }
///     class Form: UIViewController {
///       func fill() { button.addTarget(self, action: #selector(showHelp), for: .touchUpInside) }
///     }
///
/// A method of a class itself needs none of them: it is the class that shows what it shows, whoever calls it.
extension Evaluator {
  /// The places that name a method as the action of a control, of a gesture or of a timer, on the object around.
  func selectors(naming function: Body) -> [Caller] {
    guard function.kind == .function, !function.isStatic, let owner = function.owner, !program[owner].isDeclared,
      let sites = selectorsByName[function.name], program.isController(owner)
    else { return [] }
    return sites.compactMap { site in
      guard program.isVisible(function.id, fromFile: site.file), isAction(site),
        let type = program[program[site].body].owner, program.inherits(type, from: owner),
        !isOverridden(function, by: type)
      else { return nil }
      return Caller(site: site, confidence: .inferred, sent: Sendings.Sent(value: nil))
    }
  }

  private func isOverridden(_ function: Body, by type: TypeID) -> Bool {
    program.lineage(of: type).prefix { $0 != function.owner }.contains { program[$0].functions[function.name] != nil }
  }

  /// Whether a selector is given to something that calls it, on the object around: who listens to notifications does
  /// not ask for what they bring.
  private func isAction(_ site: CallSiteID) -> Bool {
    let named = program[site].call
    return program.calls(in: program[site].body).contains { taker in
      guard let argument = taker.call.arguments.first(where: { $0.value == .call(named) }) else { return false }
      if taker.call.callee.calledName?.hasPrefix("perform") == true { return taker.call.callee.isOnSelf }
      guard Self.actionLabels.contains(argument.label), taker.call.callee.calledName != "addObserver" else {
        return false
      }
      let target = taker.call.arguments.first { $0.label == "target" || $0.label == nil }
      return target.map { $0.value == .identifier("self") } ?? true
    }
  }

  private static let actionLabels: Set<String?> = ["action", "selector"]
}
