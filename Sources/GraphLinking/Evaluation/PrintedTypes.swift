import NavigationModel

/// The names that types print as: `String(describing: self)` in a static method, `"\(Self.self)"`,
/// `"\(type(of: self))"`.
extension Evaluator {
  /// What code prints that names the type of `self`, where that may be another than the one around the code; nil for
  /// all other code.
  ///
  /// A method that looks its scene up under the name of its own class is written once, in a superclass, a protocol or
  /// an extension of the framework's class, and is called on each of the classes below that. Only a caller says which.
  func printedOwnType(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> Candidate? {
    guard namesOwnType(expression), let receiver = selfValue(in: scope, activation).first else { return nil }
    let run = rootActivation(of: activation)
    switch receiver.value {
    case .metatype(let type) where self[run].isOpen && hasTypesBelow(type):
      return .certain(.parameter(.body(self[run].body)))
    case .some(let type) where hasTypesBelow(type):
      return self[run].isOpen ? .certain(.parameter(.body(self[run].body))) : .unknown("the text is computed")
    default: return nil
    }
  }

  /// Whether the class of a value may be another than its declared type.
  private func hasTypesBelow(_ type: TypeID) -> Bool {
    !program[type].isDeclared || program[type].isProtocol || !program.concreteSubtypes(of: type).isEmpty
  }

  private func namesOwnType(_ expression: Expression) -> Bool {
    switch expression {
    case .identifier("self"), .identifier("Self"): true
    case .member(let base, "self"): namesOwnType(base)
    case .call(let call):
      call.callee == .identifier("type") && call.arguments.first.map { $0.value == .identifier("self") } == true
    default: false
    }
  }
}
