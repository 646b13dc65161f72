import NavigationModel

/// Tells which case of an enum an initializer makes: by the raw value that it is given, or by what an initializer of the
/// enum's own sets `self` to.
extension Evaluator {
  /// The cases that a call of an initializer makes; nil where none is known.
  func cases(of type: TypeID, madeBy call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    let fitting = (program[type].functions["init"] ?? []).filter { body in
      program.isVisible(body, fromFile: scope.file)
        && ArgumentMatching.match(call.arguments, to: program[body].parameters) != nil
    }
    if !fitting.isEmpty {
      // Of several that the arguments fit it is not known which one is meant, nor is what one makes that makes itself.
      let meant = overloads(fitting, for: call, in: scope, activation)
      guard meant.count == 1, let body = meant.first, program[scope].body != body,
        let mapping = ArgumentMatching.match(call.arguments, to: program[body].parameters)
      else { return nil }
      let run = run(body, receiver: .metatype(type), call: call, mapping: mapping, in: scope, activation)
      return cases(of: type, setBy: body, run)
    }
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == "rawValue"
    else { return nil }
    let values = evaluate(argument.value, in: scope, activation)
    let texts = values.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    guard !texts.isEmpty, texts.count == values.count else { return nil }
    return texts.map { text in
      let meant = program[type].cases.keys.sorted().first { rawValue(of: $0, in: type).value == .string(text) }
      return meant.map { .certain(.enumCase(type, $0, nil)) } ?? .certain(.nothing)
    }
  }

  /// What an initializer of an enum sets `self` to, or has another initializer make, where it is known in each place.
  private func cases(of type: TypeID, setBy body: BodyID, _ run: ActivationID) -> [Candidate]? {
    let settings = assignments(in: body).filter { $0.target == .identifier("self") }.map { ($0.scope, $0.value) }
    let delegations = program.calls(in: body)
      .filter { $0.call.callee == .member(.identifier("self"), "init") }.map { ($0.scope, Expression.call($0.call)) }
    let found = candidates(of: settings + delegations) { place, value in
      guard isFeasible(from: place, to: program[body].scope, run) else { return [] }
      return evaluate(value, in: place, run, expected: type)
    }.filter { $0.value != .nothing }
    let isKnown = found.allSatisfy { if case .enumCase = $0.value { true } else { false } }
    guard !found.isEmpty, isKnown else { return nil }
    let cases = unique(found)
    // Each case of an enum is there to be chosen. Which of several a text or an address stands for, nobody knows.
    return cases.count == 1 || takesCase(body) ? cases : nil
  }

  /// Whether an initializer takes a case of an enum of the program.
  private func takesCase(_ initializer: BodyID) -> Bool {
    program[initializer].parameters.contains { parameter in
      parameter.type.flatMap { resolve($0, in: program[initializer].scope, openActivation(of: initializer)) }
        .map { program[$0].kind == .enum && program[$0].isDeclared } ?? false
    }
  }
}
