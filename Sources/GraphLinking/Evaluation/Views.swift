import NavigationModel

/// Evaluates SwiftUI's view builders: which views a closure shows.
extension Evaluator {
  /// The views that each statement of a builder gives, one list for each child.
  func children(in scope: ScopeID, _ activation: ActivationID) -> [[Candidate]] {
    guard let results = program.results[scope] else { return [] }
    let source = results.returned.isEmpty ? results.expressions : results.returned
    var groups: [Int: [Candidate]] = [:]
    for result in source where isFeasible(from: result.scope, to: scope, activation) {
      // What is returned in several places are alternatives, not children.
      let group = results.returned.isEmpty ? result.statement : 0
      groups[group, default: []] += evaluate(result.value, in: result.scope, activation)
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What a builder shows as a whole: its only child that is a view of the program, else an inline view.
  func builtView(in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    onlyView(of: children(in: scope, activation))
  }

  private func onlyView(of children: [[Candidate]]) -> [Candidate]? {
    let own = children.filter { $0.contains { isDestinationView($0.value) } }
    if own.count == 1, let only = own.first { return only.filter { isDestinationView($0.value) } }
    // Several views side by side are a composition: none of them is the screen by itself.
    if let parameter = children.joined().first(where: { $0.isParameter }) { return [parameter] }
    return children.joined().compactMap { candidate -> Candidate? in
      switch candidate.value {
      case .inlineView: candidate
      case .external(let name): Candidate(value: .inlineView(name), confidence: candidate.confidence)
      default: nil
      }
    }.first.map { [$0] }
  }

  private func isDestinationView(_ value: Value) -> Bool {
    switch value {
    case .object(let type, _), .some(let type):
      return program[type].isDeclared && !program[type].isProtocol
        && (program.isView(type) || program.isController(type))
    case .container, .scene:
      return true
    default:
      return false
    }
  }

  /// The views that a call of a wrapper or a layout shows, from its closures; nil where it shows no view of the program.
  func viewContent(of call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    var groups: [[Candidate]] = []
    for argument in call.arguments where argument.isTrailing || Self.contentLabels.contains(argument.label ?? "_") {
      guard argument.label == nil || Self.contentLabels.contains(argument.label ?? "") else { continue }
      switch argument.value {
      case .closure(let closure):
        let key = ClosureKey(body: program[scope].body, position: closure.position)
        guard let inner = program.closureScopes[key] else { continue }
        groups += children(in: inner, activation)
      case .call, .identifier, .member:
        groups.append(evaluate(argument.value, in: scope, activation))
      default:
        break
      }
    }
    let own = groups.filter { $0.contains { isDestinationView($0.value) } }
    guard own.count == 1, let only = own.first else { return nil }
    return only.filter { isDestinationView($0.value) }
  }

  private static let contentLabels: Set<String> = [
    "_", "content", "root", "rootView", "sidebar", "detail", "destination",
  ]

  /// What the argument of a builder shows: a closure, a view, or a function that makes one.
  func shownViews(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    evaluate(expression, in: scope, activation).flatMap { shownViews($0) }
  }

  private func shownViews(_ candidate: Candidate) -> [Candidate] {
    switch candidate.value {
    case .closure(let inner, let captured):
      return builtView(in: inner, captured) ?? unresolvedView(in: inner, captured)
    case .function(let body, let receiver):
      return returns(of: body, intern(Activation(body: body, receiver: receiver, isOpen: false)))
        .map { $0.weakened(to: .inferred) }
    case .metatype(let type):
      return [Candidate(value: .object(type, nil), confidence: candidate.confidence)]
    default:
      return [candidate]
    }
  }

  /// A builder none of whose children could be followed; one that shows nothing is no transition.
  private func unresolvedView(in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    let all = children(in: scope, activation).joined()
    return all.first(where: { $0.isUnknown }).map { [$0] } ?? all.filter { $0.isParameter }
  }

  /// The children of a builder, each a destination by itself, as in a tab view.
  func shownChildren(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    evaluate(expression, in: scope, activation).flatMap { candidate -> [Candidate] in
      guard case .closure(let inner, let captured) = candidate.value else { return shownViews(candidate) }
      return children(in: inner, captured).flatMap { $0 }.filter { isDestinationView($0.value) || $0.isParameter }
    }
  }
}
