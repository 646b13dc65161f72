import NavigationModel

/// Evaluates the making of containers around other screens.
extension Evaluator {
  /// The containers that a call of an initializer makes; nil where it is given no content that can be followed.
  func container(
    _ type: TypeID, _ framework: FrameworkType, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    // A coordinator is no container: it shows by itself what it is given.
    guard framework.role != .coordinator else { return nil }
    for (label, kind) in framework.contents.sorted(by: { $0.key < $1.key }) {
      guard let argument = call.arguments.first(where: { $0.label == label }) else { continue }
      let contents = evaluate(argument.value, in: scope, activation)
      if let parameter = contents.first(where: { $0.isParameter }) { return [parameter.weakened(to: .inferred)] }
      let known = contents.filter { !$0.isUnknown }
      guard !known.isEmpty else { return nil }
      return known.map {
        Candidate(value: .container(type, contents: [$0.value], kind: kind), confidence: $0.confidence)
      }
    }
    return extended(type, framework, call, in: scope, activation)
  }

  /// What an initializer makes that the program adds to a framework's container, as in `init(root:)`, which calls
  /// `self.init(rootViewController:)`.
  private func extended(
    _ type: TypeID, _ framework: FrameworkType, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    guard !program[type].isDeclared, !framework.contents.isEmpty else { return nil }
    for body in program[type].functions["init"] ?? [] {
      guard let mapping = ArgumentMatching.match(call.arguments, to: program[body].parameters) else { continue }
      let run = run(body, receiver: .some(type), call: call, mapping: mapping, in: scope, activation)
      for site in program.callSites[program[body].calls] where site.call.callee == .member(.identifier("self"), "init")
      {
        // It calls an initializer with other labels, so that this ends.
        guard site.call.arguments.map(\.label) != call.arguments.map(\.label) else { continue }
        if let made = container(type, framework, site.call, in: site.scope, run) { return made }
      }
    }
    return nil
  }
}
