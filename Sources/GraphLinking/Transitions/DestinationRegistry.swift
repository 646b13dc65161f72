import NavigationModel

/// Finds the destinations that are registered for what a link carries: SwiftUI's `navigationDestination(for:)` for the
/// type of a value, and windows for an identifier.
struct DestinationRegistry {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }
  private let registrations: [Registration]

  private struct Registration {
    let site: CallSite
    let pattern: TransitionPattern
    /// A type or a string.
    let key: Value
  }

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    var found: [Registration] = []
    for pattern in evaluator.program.frameworks.patterns {
      guard let label = pattern.registersFor, case .call(let name, let labels) = pattern.trigger else { continue }
      for id in evaluator.program.callsByName[name] ?? [] {
        let site = evaluator.program[id]
        guard CallLabels.match(labels, in: site.call.arguments),
          let argument = CallLabels.argument(label, in: site.call.arguments)
        else { continue }
        evaluator.resetBudget()
        let values = evaluator.evaluate(argument.value, in: site.scope, evaluator.openActivation(of: site.body))
        let keys = values.compactMap { candidate -> Value? in
          switch candidate.value {
          case .metatype, .string: candidate.value
          default: nil
          }
        }
        // `Router($routes) { … }` registers for the type of the routes.
        let held = keys.isEmpty ? evaluator.specialization(of: argument.value, in: site.scope) : nil
        found += (keys + (held.map { [.metatype($0)] } ?? [])).map {
          Registration(site: site, pattern: pattern, key: $0)
        }
      }
    }
    registrations = found
  }

  /// Whether a destination is registered for values of the type.
  func registers(_ type: TypeID) -> Bool { registrations.contains { $0.key == .metatype(type) } }

  /// The destinations for values that links carry: the registered builder is run with each value.
  func destinations(for values: [Candidate]) -> [Candidate] {
    values.flatMap { candidate -> [Candidate] in
      let key: Value
      switch candidate.value {
      case .string: key = candidate.value
      default:
        guard let type = evaluator.type(of: candidate.value) else {
          return [.unknown("the type of the link's value is not known")]
        }
        key = .metatype(type)
      }
      let matching = registrations.filter { accepts($0.key, key) }
      guard !matching.isEmpty else { return [.unknown("no destination is registered for \(name(of: key))")] }
      return matching.flatMap { show(candidate.value, in: $0) }.map { $0.weakened(to: .inferred) }
    }
  }

  /// Whether what is registered for a type or an identifier is meant by another: objects of subclasses go there as well.
  private func accepts(_ registered: Value, _ key: Value) -> Bool {
    if case .metatype(let type) = key, case .metatype(let wanted) = registered {
      return type == wanted || !program[wanted].isProtocol && program.inherits(type, from: wanted)
    }
    return registered == key
  }

  private func name(of key: Value) -> String { evaluator.text(of: key).map { "\($0)" } ?? "this value" }

  private func show(_ value: Value, in registration: Registration) -> [Candidate] {
    guard case .builder(let label) = registration.pattern.destination,
      let builder = CallLabels.builder(label, in: registration.site.call.arguments)
    else { return [] }
    let activation = evaluator.openActivation(of: registration.site.body)
    return evaluator.evaluate(builder.value, in: registration.site.scope, activation).flatMap { candidate in
      guard case .closure(let inner, let captured) = candidate.value else { return [candidate] }
      var run = evaluator[captured]
      run.closureArguments[inner] = [value]
      return evaluator.builtView(in: inner, evaluator.intern(run)) ?? []
    }
  }
}
