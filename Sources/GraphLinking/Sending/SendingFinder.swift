import NavigationModel

/// Finds who hears what is sent, from the calls that send and the calls that listen.
struct SendingFinder {
  private let evaluator: Evaluator
  private let reader: ChannelReader
  private let words: [SendingVocabulary]
  private var program: Program { evaluator.program }

  /// What is sent by more calls than these says nothing of any one of them: it is news for the whole app.
  private static let maximumSenders = 64
  /// Functions around `post` and around `addObserver` are seldom in one another.
  private static let maximumForwarding = 4
  /// A function that more calls than these hand a channel on to is a part of a library.
  private static let maximumCallers = 128
  /// A function that posts or observes what is sent under the name that it is given is called by a whole app, some hundred
  /// times in a large one. What a name is takes no more than a look at the argument.
  private static let maximumNaming = 1_024
  /// What functions send that the whole app calls, and many hear, has more ways than these from who asks to who shows.
  private static let maximumWays = 1_024

  private init(evaluator: Evaluator) {
    self.evaluator = evaluator
    words = evaluator.program.frameworks.sendings
    reader = ChannelReader(evaluator: evaluator, words: words)
  }

  static func find(in program: Program, workers: some Workers) -> Sendings {
    guard !program.frameworks.sendings.isEmpty else { return Sendings() }
    // What these evaluators cache does not know the relation yet, so that nobody else may use them.
    let (senders, hearings) = workers.both {
      SendingFinder(evaluator: Evaluator(program: program)).senders()
    } _: {
      SendingFinder(evaluator: Evaluator(program: program)).hearings()
    }
    return SendingFinder(evaluator: Evaluator(program: program)).sendings(senders, to: hearings)
  }

  private func sendings(
    _ senders: [Channel: [Sendings.Sending]], to listeners: [(channel: Channel, hearings: [Hearing])]
  ) -> Sendings {
    var sendings: [Sendings.Hearer: [Sendings.Sending]] = [:]
    for (channel, hearings) in listeners {
      guard let sent = senders[channel], Set(sent.map(\.place)).count <= Self.maximumSenders else { continue }
      let ways = busyWays(of: sent)
      // Who listens to other streams, and hears this one beside those, says nothing of those who listen to this one.
      let own = hearings.filter { !$0.isBeside }
      let areSeveral = (own: areOfSeveral(own), all: areOfSeveral(hearings))
      for hearing in hearings where ways * (hearing.isBeside ? hearings : own).count <= Self.maximumWays {
        let isOneOfSeveral = hearing.isBeside ? areSeveral.all : areSeveral.own
        sendings[hearing.hearer, default: []] += sent.map { sending in
          Sendings.Sending(
            site: sending.site, place: sending.place,
            sent: .init(
              value: sending.sent.value, hands: sending.sent.hands, isForSeveral: isOneOfSeveral,
              conversions: hearing.conversions),
            confidence: isOneOfSeveral || hearing.isFiltered ? .possible : .inferred)
        }
      }
    }
    return Sendings(sendings.mapValues { $0.sorted { $0.site < $1.site } })
  }

  /// Whether several types listen: of those that observe one name it is not known which is there.
  private func areOfSeveral(_ hearings: [Hearing]) -> Bool { Set(hearings.map { owner(of: $0.hearer) }).count > 1 }

  /// How many calls ask for what is sent through functions that so many call that those are no senders of their own.
  private func busyWays(of sent: [Sendings.Sending]) -> Int {
    Set(sent.map(\.site)).reduce(0) { count, site in
      let function = program[program[site].body]
      guard isNobodysOwn(function) else { return count }
      let callers = evaluator.callers(of: function.id).count
      return callers > Self.maximumSenders ? count + callers : count
    }
  }

  /// Whether code is a function that the program adds to a framework's type or has outside of types.
  private func isNobodysOwn(_ function: Body) -> Bool {
    function.kind == .function && function.owner.map { !program[$0].isDeclared } ?? true
  }

  private func owner(of hearer: Sendings.Hearer) -> TypeID? {
    switch hearer {
    case .closure(let scope): program[program[scope].body].owner
    case .function(let body): program[body].owner
    }
  }

  // MARK: - Who sends

  private func senders() -> [Channel: [Sendings.Sending]] {
    var found: [Channel: [Sendings.Sending]] = [:]
    for word in words.flatMap(\.senders) {
      for id in program.callsByName[word.name] ?? [] {
        let site = program[id]
        guard let sent = sent(by: site, word) else { continue }
        for place in places(from: site, on: word.channel) {
          // Who hands the name on to a function that posts under it asks for what is shown, and so does who calls one
          // that always posts.
          for asking in askers(of: place) {
            let hands = asking.hands ?? []
            let sending = Sendings.Sending(
              site: asking.site, place: place.site,
              sent: .init(value: asking.hands == nil ? nil : sent.value, hands: hands), confidence: .inferred)
            for channel in place.answer.channels
            where found[channel]?.contains(where: { $0.site == asking.site && $0.sent.hands == hands }) != true {
              found[channel, default: []].append(sending)
            }
          }
        }
      }
    }
    for (channel, sending) in settings() { found[channel, default: []].append(sending) }
    return found
  }

  /// The calls of functions that set a property of a channel which sends what it is set to: `selection.value = item`.
  private func settings() -> [(channel: Channel, sending: Sendings.Sending)] {
    var found: [(channel: Channel, sending: Sendings.Sending)] = []
    let setters = words.reduce(into: Set<String>()) { $0.formUnion($1.setters) }
    for setter in setters.sorted() {
      for site in program.assignmentsByName[setter] ?? [] {
        guard case .member(let base, _) = site.target, site.value != .nothing, program[site.body].kind == .function,
          reader.mayBeChannel(base, in: site.scope)
        else { continue }
        let answer = reader.channels(base, in: site.scope, evaluator.openActivation(of: site.body))
        guard !answer.channels.isEmpty else { continue }
        for sending in callers(thatHave: site) {
          for channel in answer.channels { found.append((channel: channel, sending: sending)) }
        }
      }
    }
    return found
  }

  /// The calls that have something set, as what sends it: what is set is known in the run of the function for each.
  private func callers(thatHave site: AssignmentSite) -> [Sendings.Sending] {
    let function = program[site.body]
    let callers = evaluator.callers(of: function.id).filter(\.isCall)
    guard callers.count <= Self.maximumSenders else { return [] }
    return callers.compactMap { caller -> Sendings.Sending? in
      evaluator.resetBudget()
      if let run = evaluator.run(of: function.id, from: caller),
        !evaluator.isFeasible(from: site.scope, to: function.scope, run)
      {
        return nil
      }
      let set = RouteRequests.Route(value: site.value, scope: site.scope)
      return Sendings.Sending(
        site: caller.site, place: caller.site, sent: .init(value: set, hands: [caller.site]), confidence: .inferred)
    }
  }

  /// A call by which code asks for what is sent, and the calls from there to the one that sends it, from the inside out;
  /// nil where not all of them are calls with arguments.
  private struct Asker {
    let site: CallSiteID
    let hands: [CallSiteID]?
  }

  /// The calls by which code asks for what a call sends: those of the function around it, where that is one that the
  /// program adds to a framework's type or has outside of types, such as `NotificationCenter.openHelp()`.
  private func askers(of place: Place) -> [Asker] {
    let own = Asker(site: place.site, hands: place.hands)
    let function = program[program[place.site].body]
    guard isNobodysOwn(function) else { return [own] }
    let callers = evaluator.callers(of: function.id)
    if callers.isEmpty || callers.count > Self.maximumSenders { return [own] }
    let askers = callers.compactMap { caller -> Asker? in
      guard caller.isCall else { return Asker(site: caller.site, hands: nil) }
      evaluator.resetBudget()
      // What is sent only for other arguments, this call does not ask for.
      if let run = evaluator.run(of: function.id, from: caller),
        !evaluator.isFeasible(from: program[place.site].scope, to: function.scope, run)
      {
        return nil
      }
      return Asker(site: caller.site, hands: place.hands.map { $0 + [caller.site] })
    }
    return askers.isEmpty ? [own] : askers
  }

  /// What a call sends; nil where it is none that sends.
  private func sent(by site: CallSite, _ word: SendingVocabulary.Sender) -> Sendings.Sent? {
    let call = site.call
    switch word.channel {
    case .receiver:
      guard case .member(let base, _) = call.callee, reader.mayBeChannel(base, in: site.scope) else { return nil }
    case .argument(let label), .name(let label):
      guard CallLabels.argument(label, in: call.arguments) != nil else { return nil }
    case .property:
      return nil
    }
    if let carrier = word.carrier {
      let made = Call(callee: .identifier(carrier), arguments: call.arguments, position: call.position)
      return .init(value: .init(value: .call(made), scope: site.scope))
    }
    let value = word.sent.lazy.compactMap { CallLabels.argument($0, in: call.arguments)?.value }.first
    // `send(completion: .finished)` ends the stream and sends nothing.
    if value == nil, !call.arguments.isEmpty { return nil }
    return .init(value: value.map { .init(value: $0, scope: site.scope) })
  }

  private func channels(
    _ channel: SendingVocabulary.ChannelPlace, _ site: CallSite, _ activation: ActivationID
  ) -> ChannelReader.Answer {
    switch channel {
    case .receiver:
      guard case .member(let base, _) = site.call.callee else { return .init() }
      return reader.channels(base, in: site.scope, activation)
    case .argument(let label):
      guard let stream = CallLabels.argument(label, in: site.call.arguments) else { return .init() }
      return reader.channels(stream.value, in: site.scope, activation)
    case .name(let label):
      guard let name = CallLabels.argument(label, in: site.call.arguments) else { return .init() }
      return reader.names(name.value, in: site.scope, activation)
    case .property:
      // Who sets it is told by the assignments; see ``WatchedProperties``.
      return .init()
    }
  }

  // MARK: - Who listens

  private struct Hearing: Hashable {
    let hearer: Sendings.Hearer
    let conversions: [Sendings.Conversion]
    /// Whether only some of what is sent gets there.
    let isFiltered: Bool
    /// Whether it is another stream that they listen to, with which it comes.
    let isBeside: Bool
  }

  /// What is registered twice is heard once.
  private struct Registration: Hashable {
    let channel: Channel
    let hearing: Hearing
  }

  private func hearings() -> [(channel: Channel, hearings: [Hearing])] {
    var found: [Channel: [Hearing]] = [:]
    var order: [Channel] = []
    var seen: Set<Registration> = []
    for word in words.flatMap(\.listeners) where word.channel.property == nil {
      for id in program.callsByName[word.name] ?? [] {
        let site = program[id]
        guard let handler = word.handler(in: site.call) else { continue }
        for place in places(from: site, on: word.channel) {
          let hearers = hearers(handler, in: site.scope, place.activation, isGiven: place.site != id)
          for channel in place.answer.channels {
            if found[channel] == nil { order.append(channel) }
            let conversions = place.answer.conversions(of: channel)
            for hearer in hearers {
              let hearing = Hearing(
                hearer: hearer, conversions: conversions, isFiltered: place.answer.isFiltered,
                isBeside: place.answer.isBeside(channel))
              if seen.insert(Registration(channel: channel, hearing: hearing)).inserted {
                found[channel, default: []].append(hearing)
              }
            }
          }
        }
      }
    }
    return order.map { ($0, found[$0] ?? []) }
  }

  /// The code that a handler stands for, in a run of the function around it.
  ///
  /// - Parameter isGiven: whether the channel is an argument of the function. Then a closure that calls another
  ///   argument of the function stands for that argument: each caller hears what it has asked for.
  private func hearers(
    _ handler: Expression, in scope: ScopeID, _ activation: ActivationID, isGiven: Bool
  ) -> [Sendings.Hearer] {
    if case .call(let call) = handler, call.callee.calledName == Call.selector {
      return selected(call, in: scope).map { .function($0) }
    }
    evaluator.resetBudget()
    return evaluator.evaluate(handler, in: scope, activation).flatMap { candidate -> [Sendings.Hearer] in
      switch candidate.value {
      case .closure(let closure, _):
        let called = isGiven && program[closure].body == program[scope].body ? parameters(calledIn: closure) : []
        let given = called.flatMap {
          hearers(.identifier($0), in: scope, activation, isGiven: false)
        }
        return given.isEmpty ? [.closure(closure)] : given
      case .function(let body, _): return [.function(body)]
      default: return []
      }
    }
  }

  /// The parameters of the function around a closure that the closure calls.
  private func parameters(calledIn closure: ScopeID) -> [String] {
    program[program[closure].body].parameters.map(\.name).filter { name in
      (program.code[Int(closure.file)].callsByName[name] ?? []).contains { id in
        program[id].call.callee == .identifier(name) && program.isScope(program[id].scope, within: closure)
      }
    }
  }

  /// The method of the object around, or of the type that it names, that a selector means.
  private func selected(_ selector: Call, in scope: ScopeID) -> [BodyID] {
    guard let named = selector.arguments.first?.value, let name = named.readOrCalledName,
      let owner = program[program[scope].body].owner
    else { return [] }
    var type = owner
    if case .member(let base, _) = named, base != .identifier("self"),
      let other = evaluator.staticType(
        of: base, in: scope, evaluator.openActivation(of: program[scope].body))
    {
      type = other
    }
    return program.memberLineage(of: type).lazy.compactMap { program[$0].functions[name] }.first ?? []
  }

  // MARK: - Hands

  /// Where a call is made on a known channel: there, or where the functions around it are given one.
  private struct Place {
    let site: CallSiteID
    let activation: ActivationID
    let answer: ChannelReader.Answer
    /// The calls through which the channel is handed on, from the inside out, with the place itself where it is not the
    /// call on the channel; nil where not all of them are calls with arguments.
    let hands: [CallSiteID]?
  }

  private func places(from site: CallSite, on source: SendingVocabulary.ChannelPlace) -> [Place] {
    let limit = if case .name = source { Self.maximumNaming } else { Self.maximumCallers }
    var found: [Place] = []
    var seen: Set<CallSiteID> = []
    var paths = [CodePath(scope: site.scope)]
    for _ in 0..<Self.maximumForwarding where !paths.isEmpty {
      var open: [CodePath] = []
      for path in paths {
        guard let activation = evaluator.run(along: path) else { continue }
        let answer = channels(source, site, activation)
        let outermost = path.calls.last?.site ?? site.id
        if !answer.channels.isEmpty, seen.insert(outermost).inserted {
          let areCalls = path.calls.allSatisfy { $0.route == nil && $0.sent == nil }
          found.append(
            Place(
              site: outermost, activation: activation, answer: answer,
              hands: areCalls ? path.calls.map(\.site) : nil))
        }
        if answer.isOpen { open.append(path) }
      }
      paths = Array(open.flatMap { callers(of: $0, upTo: limit) }.prefix(limit))
    }
    return found
  }

  /// A path extended by each caller of its outermost code, except by callers that are on it already.
  ///
  /// - Parameter limit: how many of them are looked at.
  private func callers(of path: CodePath, upTo limit: Int) -> [CodePath] {
    let function = program[program.outerScope(of: path)].body
    let visited = Set([program[path.scope].body] + path.calls.map { program[$0.site].body })
    let callers = evaluator.callers(of: function).filter { !visited.contains(program[$0.site].body) }
    return callers.count > limit ? [] : callers.map { path.called(from: $0) }
  }
}

extension SendingVocabulary.Listener {
  /// The code that a call gives it to run; nil where it gives none.
  func handler(in call: Call) -> Expression? {
    handlers.lazy.compactMap { label -> Expression? in
      // The argument without a label that is the stream is none that runs.
      call.arguments.last { argument in
        (label == "_" ? argument.label == nil : argument.label == label) && argument.value.mayRun
      }?.value
    }.first
  }
}

extension Expression {
  /// Whether it can be code that somebody runs.
  fileprivate var mayRun: Bool {
    switch self {
    case .closure, .identifier, .member: true
    case .call(let call): call.callee.calledName == Call.selector
    default: false
    }
  }
}
