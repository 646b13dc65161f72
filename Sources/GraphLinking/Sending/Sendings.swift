import NavigationModel

/// Who hears what is sent: the relation between the calls that send something to whoever listens, and the code that
/// runs for it.
///
/// Neither side knows the other. They mean the same name of a notification, or the same subject, wherever each got it from.
struct Sendings {
  /// Code that runs each time something is sent.
  enum Hearer: Hashable {
    case closure(ScopeID)
    case function(BodyID)
  }

  /// A call that sends something, or that gives a function the name by which that one sends.
  struct Sending {
    let site: CallSiteID
    /// What is sent, with where it is written; its value is nil where nobody says it.
    let sent: Sent
    /// How sure it is that those who hear it are there.
    let confidence: Confidence
  }

  /// What those who listen get.
  struct Sent: Hashable {
    let value: RouteRequests.Route?
    /// The closures that make something else of it on the way, such as those of `map`.
    var conversions: [Conversion] = []

    /// What is sent, where those who listen get it as it is.
    var unconverted: RouteRequests.Route? { conversions.isEmpty ? value : nil }
  }

  /// A step on the way from what is sent to what is heard.
  enum Conversion: Hashable {
    case closure(ScopeID)
    /// What comes of it is not known.
    case unknown
  }

  private let sendings: [Hearer: [Sending]]

  /// Nobody sends anything.
  init() { sendings = [:] }

  init(_ sendings: [Hearer: [Sending]]) { self.sendings = sendings }

  /// What code hears, in the order of the sources.
  func heard(by hearer: Hearer) -> [Sending] { sendings[hearer] ?? [] }
}

extension Evaluator {
  /// What code gets that hears something, in a run of the code that sends it; nil where that is not known.
  func value(of sent: Sendings.Sent, _ activation: ActivationID) -> Value? {
    guard let route = sent.value else { return nil }
    let values = evaluate(route.value, in: route.scope, activation)
    var value = values.count == 1 ? values[0].value : nil
    for conversion in sent.conversions {
      guard let given = value, case .closure(let closure) = conversion else { return nil }
      value = converted(given, by: closure)
    }
    return value
  }

  /// What a closure that is given to `map` makes of a value.
  private func converted(_ value: Value, by closure: ScopeID) -> Value? {
    var run = self[openActivation(of: program[closure].body)]
    run.closureArguments[closure] = [value]
    let activation = intern(run)
    let made = program[closure].results.values.filter { isFeasible(from: $0.scope, to: closure, activation) }
      .flatMap { evaluate($0.value, in: $0.scope, activation) }
    return made.count == 1 ? made[0].value : nil
  }

  /// The closure around code that hears something, where nothing between the two waits for something else to happen.
  func hearer(around scope: ScopeID) -> ScopeID? {
    var next: ScopeID? = scope
    while let place = next {
      if !program.sendings.heard(by: .closure(place)).isEmpty { return place }
      if laterClosure(around: place) == place { return nil }
      next = program[place].parent
    }
    return nil
  }
}
