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
    isCalled(.call(program[site].call), in: program[site].body, on: ["self"], depth: 0)
  }

  /// Selectors are seldom handed on by more functions than these.
  private static let maximumSelectorHands = 3

  /// Whether code has a selector called on an object.
  ///
  /// - Parameter names: what the code calls the object; nothing where it does not know it.
  private func isCalled(_ selector: Expression, in body: BodyID, on names: Set<String>, depth: Int) -> Bool {
    if isAssigned(selector, in: body, on: names) { return true }
    return program.calls(in: body).contains { taker in
      guard let index = taker.call.arguments.firstIndex(where: { $0.value == selector }) else { return false }
      // A function of the program's own does with it what its code says, whatever its labels are.
      let own = functions(calledBy: taker.call, in: taker.scope, openActivation(of: body))
      guard own.isEmpty, !makesOwnValue(taker) else {
        return depth < Self.maximumSelectorHands
          && own.contains { isCalled(argument: index, of: taker.call, by: $0.body, on: names, depth: depth + 1) }
      }
      return taker.call.calls(selectorAt: index, on: names)
    }
  }

  private func isCalled(
    argument: Int, of call: Call, by function: BodyID, on names: Set<String>, depth: Int
  ) -> Bool {
    let parameters = program[function].parameters
    guard let mapping = ArgumentMatching.match(call.arguments, to: parameters),
      let given = mapping.first(where: { $0.value == argument })?.key
    else { return false }
    var inner: Set<String> = []
    for (parameter, argument) in mapping where call.arguments[argument].value.isNamed(oneOf: names) {
      inner.insert(parameters[parameter].name)
    }
    let isMethod = program[function].kind == .function && program[function].owner != nil && !program[function].isStatic
    if isMethod, names.contains("self"), call.isOnSelf { inner.insert("self") }
    return isCalled(.identifier(parameters[given].name), in: function, on: inner, depth: depth)
  }

  /// Whether a call makes a value of the program's own that only keeps what it is made with.
  private func makesOwnValue(_ site: CallSite) -> Bool {
    if let type = Receivers(program: program).type(madeBy: site) {
      return program[type].isDeclared && program[type].kind != .class
    }
    return makesCase(site.call, in: site.scope)
  }

  /// Whether a selector is set as the action of something whose target is set as well: `item.target = self`.
  private func isAssigned(_ selector: Expression, in body: BodyID, on names: Set<String>) -> Bool {
    (program.assignmentsByName["action"] ?? []).contains { action in
      guard action.body == body, action.value == selector, case .member(let item, _) = action.target else {
        return false
      }
      return (program.assignmentsByName["target"] ?? []).contains { target in
        target.body == body && target.target == .member(item, "target") && target.value.isNamed(oneOf: names)
      }
    }
  }
}

extension Call {
  /// Whether a function of a framework calls a selector that it is given, on an object or on whatever responds to it.
  fileprivate func calls(selectorAt index: Int, on names: Set<String>) -> Bool {
    guard let name = callee.calledName, !Self.takingBack.contains(where: name.hasPrefix) else { return false }
    if name.hasPrefix("perform") { return names.contains("self") && isOnSelf }
    if name == "sendAction" {
      return arguments.first { $0.label == "to" }?.value.isNamed(oneOf: names) ?? false
    }
    guard Self.actionLabels.contains(arguments[index].label), name != "addObserver" else { return false }
    let target = arguments.first { Self.targetLabels.contains($0.label) }
    return target?.value.isNamed(oneOf: names) ?? true
  }

  /// How the names of functions begin that give up a call rather than ask for it.
  private static let takingBack = ["cancel", "remove"]

  private static let actionLabels: Set<String?> = ["action", "selector"]

  private static let targetLabels: Set<String?> = ["target", "withTarget", nil]
}

extension Expression {
  fileprivate func isNamed(oneOf names: Set<String>) -> Bool {
    if case .identifier(let name) = self { names.contains(name) } else { false }
  }
}
