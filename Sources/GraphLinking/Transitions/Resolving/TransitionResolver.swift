import NavigationModel

/// Resolves what transitions show, and follows the wrappers that pass on what they are given.
///
/// A transition whose destination depends on a parameter makes the function around it a transition by itself: each call
/// of the function is looked at with its arguments, and so on outwards. A transition whose destination is known is also
/// one of whoever calls the function from another type, one step outwards. Who sends something asks for what those show
/// who listen to it.
struct TransitionResolver {
  let evaluator: Evaluator
  let registry: DestinationRegistry
  let records: TransitionRecords
  let runs: AskedRuns
  private let templates: TemplateMethods
  let wrappers: UncalledWrappers
  /// Calls whose meaning the project describes: what is inside of the called function is none of the caller's.
  let described: Set<CallSiteID>
  typealias Answer = TransitionAnswers.Answer
  var program: Program { evaluator.program }
  var resolved: [ResolvedTransition] = []
  /// What the callers of code that knows a destination make it do.
  var requests: [Request] = []
  /// The places of transitions that show nothing, with what kept them from it.
  private(set) var dismissals: [Dismissal] = []
  /// The first transition that was not followed to its end, since this part of the linking had taken all its steps.
  private var firstCut: SourceLocation?
  /// How many functions the transition at hand was followed through.
  private var explored = 0
  /// How many links of chains were run for the transition at hand.
  private var linksRun = 0
  /// How often the transition at hand came to a function in the same way.
  private var ways: [Way: Int] = [:]
  /// How many questions about the transition at hand ran out of steps, by the call of its function that they came through.
  private var exhausted: [CallSiteID: Int] = [:]
  /// What objects of other classes show at the transition at hand that inherit its code.
  private var heirs: HeirTransitions
  /// What the transition at hand shows where nobody calls the function that passes it on.
  var uncalled: ResolvedTransition?
  /// Why the transition at hand shows nothing, if it turns out to show nothing.
  private var silence: Dismissal.Cause?
  /// Whether all windows that the callers of the transition at hand give it have been there before; nil where none gives one.
  private var areGivenWindowsKnown: Bool?
  /// Whether some call may run the transition at hand, whatever the arguments of others rule out.
  private var isReached = false

  /// Longer chains of wrappers than this have not been seen.
  private static let maximumChain = 10
  /// Wrappers that call each other have more ways through them than can be followed.
  private static let maximumExplored = 600
  /// Links of chains that are run for one transition. A real app with one wrapper for all its pages has taken 31,000.
  private static let maximumLinksRun = 60_000
  /// Chains of calls that lead to one function with the same answers. Functions that call each other make thousands,
  /// and what their callers show is told by the first.
  private static let maximumWays = 3
  /// So many questions that come through one call may run out of steps before no more are asked. In an app with a table of
  /// three hundred routes a thousand did, and took two thirds of its time.
  private static let maximumExhausted = 8
  /// A function that more places call than this is a utility, whose callers would say nothing.
  static let maximumCallers = 400

  static func resolve(
    _ transitions: some Sequence<Transition>, with evaluator: Evaluator, registry: DestinationRegistry,
    viewOwners: ViewOwners, described: Set<CallSiteID>, closedSources: ClosedSources
  ) -> (transitions: [ResolvedTransition], requests: [Request], dismissals: [Dismissal], firstCut: SourceLocation?) {
    var resolver = TransitionResolver(
      evaluator: evaluator, registry: registry, viewOwners: viewOwners, described: described,
      closedSources: closedSources)
    for transition in transitions { resolver.resolve(transition) }
    return (resolver.resolved, resolver.requests, resolver.dismissals, resolver.firstCut)
  }

  private init(
    evaluator: Evaluator, registry: DestinationRegistry, viewOwners: ViewOwners, described: Set<CallSiteID>,
    closedSources: ClosedSources
  ) {
    self.evaluator = evaluator
    self.registry = registry
    records = TransitionRecords(evaluator: evaluator, viewOwners: viewOwners, closedSources: closedSources)
    runs = AskedRuns(evaluator: evaluator)
    templates = TemplateMethods(program: evaluator.program)
    wrappers = UncalledWrappers(evaluator: evaluator)
    heirs = HeirTransitions(evaluator: evaluator, registry: registry, runs: runs, records: records)
    self.described = described
  }

  private mutating func resolve(_ transition: Transition) {
    let before = resolved.count
    uncalled = nil
    heirs.begin()
    silence = nil
    areGivenWindowsKnown = nil
    isReached = false
    explored = 0
    linksRun = 0
    ways = [:]
    exhausted = [:]
    explore(transition, chain: [], run: AskedRun(activation: evaluator.askedActivation(of: transition.body)))
    if firstCut == nil, evaluator.isSpent {
      firstCut = program.location(transition.position, in: Int(transition.body.file))
    }
    if !heirs.isEmpty {
      let told = Array(resolved[before...])
      resolved.removeSubrange(before...)
      resolved += heirs.added(to: told)
    }
    // One overload of a wrapper that nobody calls says nothing as long as others are called.
    if resolved.count == before, let uncalled {
      resolved.append(uncalled)
      // The account asks whether anything else can run the code.
      if uncalled.isUnresolved, uncalled.path?.calls.isEmpty == true, !wrappers.mayBeMeant(program[transition.body]) {
        dismissals.append(Dismissal(of: transition, since: .uncalledWrapper(transition.body)))
      }
    }
    if resolved.count == before {
      dismissals.append(Dismissal(of: transition, since: causeOfSilence(of: transition)))
    }
  }

  /// Why a transition shows nothing. One that depends on the callers of the code around it says it by itself, if none of
  /// them asks for anything.
  private func causeOfSilence(of transition: Transition) -> Dismissal.Cause {
    switch silence {
    case .neverRuns? where isReached: break
    case let cause?: return cause
    case nil: break
    }
    // A window that code is handed and brings to the front may show anything, or nothing new.
    if transition.kind == .window { return areGivenWindowsKnown == true ? .wasThere : .unknownWindow }
    // Whose view is put somewhere its declared type says.
    guard case .viewOwner = transition.shown else { return .notFollowed }
    let finder = SilenceFinder(evaluator: evaluator, registry: registry)
    return finder.cause(of: transition, in: evaluator.openActivation(of: transition.body))
  }

  /// How a chain of calls comes to its outermost function, which only passes on what it is given.
  private struct Way: Hashable {
    let body: BodyID
    let home: BodyID?
    let answers: [ResolvedTransition.Destination]
  }

  /// The code that knows the destination.
  struct Home {
    let body: BodyID
    /// How many links of the chain lead to it.
    let depth: Int
  }

  /// - Parameters:
  ///   - chain: the calls from the transition's body outwards.
  ///   - run: the run of the transition's body as the chain calls it.
  ///   - wasOpen: whether the destination still depended on the caller before the last link was added.
  ///   - home: the code that knows the destination; nil while that is open.
  private mutating func explore(
    _ transition: Transition, chain: [AskingCall], run: AskedRun, wasOpen: Bool = true, home: Home? = nil
  ) {
    // What a screen puts into itself, those do not hold who keep that screen and call its code.
    if transition.fillsOwnScreen, !wasOpen, let last = chain.last, evaluator.keepsReceiver(of: program[last.site]) {
      return
    }
    let outermost = chain.last?.body ?? transition.body
    let asker = program[outermost].owner
    // Wrappers that only pass on what they are given are no place of their own: the place is where it is known.
    let owner = home.flatMap { program[$0.body].owner }
    let isOverridden = templates.isOverridden(by: owner, in: chain)
    // An object that has been asked for an event asks for what comes of it as if it showed that itself.
    let event = chain.last { asksForEvent($0) }
    let asked = event.map { $0.site == chain.last?.site ? owner : program[$0.body].owner } ?? owner
    let crossed = !wasOpen && (asker != asked || asker == nil) && !isOverridden
    let before = resolved.count
    if let home { request(nil, of: transition, chain: chain, home: home, isHandedOn: false) }
    var isOpen = run.hasOpenRoute
    var openClosures: [ScopeID] = []
    // What the object around the code was made with.
    var isOpenInObject = false
    let showsSelf = transition.showsSelf
    let showsWindow = transition.showsWindow || showsOwnWindow(transition)
    let isWrapper = isWrapper(outermost, of: transition, askedFrom: chain.last?.site, wasOpen: chain.isEmpty || wasOpen)
    var answers = answers(to: transition, through: chain, run, askedFrom: outermost)
    // Which of several destinations is meant only the callers know of a function that hands on what it is asked for.
    let forwards = forwards(chain, transition, among: answers.count, wasOpen: wasOpen)
    if answers.isEmpty {
      let runs = evaluator.isFeasible(
        from: transition.scope, to: program[transition.body].scope, run.activation)
      if chain.isEmpty {
        let finder = SilenceFinder(evaluator: evaluator, registry: registry)
        silence = runs ? finder.cause(of: transition, in: run.activation) : .neverRuns
      } else if runs {
        isReached = true
        switch silence {
        case nil, .neverRuns?: if showsNothing(transition, in: run.activation) { silence = .showsNothing }
        default: break
        }
      } else {
        silence = silence ?? .neverRuns
      }
    }
    if answers.isEmpty, transition.kind == .window, let last = chain.last { noteWindow(givenBy: program[last.site]) }
    let isShared = answers.count > 1 && isSharedRegistration(transition, chain)
    if isShared {
      for index in answers.indices { (answers[index].isShared, answers[index].confidence) = (true, .possible) }
    }
    // Of several values that code computes for a path or an item, who asks it for the next one gets one.
    if !chain.isEmpty, home != nil, Set(answers.map { $0.shownType(evaluator) }).count > 1,
      isOneOfSeveralValues(transition, run.activation)
    {
      for index in answers.indices { answers[index].confidence = .possible }
    }
    if wasOpen, home == nil, !run.hasOpenRoute, !isWrapper {
      linksRun += heirs.find(transition, chain: chain, outermost: outermost, besides: answers)
    }
    for answer in answers {
      // A method that shows its own object shows whatever it is called on, unless it says what that is put into.
      let isSelf =
        !transition.showsSelfInContainer
        && (chain.isEmpty && (showsSelf || showsOwnContainer(transition))
          || (showsSelf || showsWindow) && answer.isObject(of: asker, evaluator))
      if isSelf {
        // An initializer that calls it shows what it makes, so that whoever makes the object shows it.
        isOpen = isOpen || chain.isEmpty || isShownSinceMade(outermost, chain)
        silence = .showsItself
        continue
      }
      switch answer.destination {
      case .value(.parameter(.storedClosure(let closure))):
        openClosures.append(closure)
      case .value(.parameter(.body)), .value(.parameter(.giver)):
        isOpen = true
      case .value(.parameter(.object(let owner))):
        // Whoever makes a container of the program's own says what it is around.
        if program[owner].kind == .struct { isOpenInObject = true } else { silence = .content }
      case _ where run.hasOpenRoute:
        // Which of the coordinator's routes is meant is known further out.
        break
      case .unresolved where !wasOpen && !transition.kind.goesBack:
        // The place that could not be resolved has been told; its askers would only repeat it.
        break
      case _ where transition.isReverse && !answer.isKnownScreen(in: program):
        // Whatever it is, it has been there before.
        silence = .wasThere
      case .unresolved where isDescribed(outermost):
        // What could not be found here is what the project says of the calls.
        silence = .described
      case _ where isWrapper:
        isOpen = true
      // No object of the screen does what nobody asks its class for.
      case _ where wasOpen && answer.isObject(of: asker, evaluator) && isUncalledClassMethod(outermost, transition):
        silence = wrappers.causeOfSilence(of: transition, in: program[outermost], callers: 0)
      default:
        if (wasOpen || crossed) && !forwards { emit(transition, answer, chain: chain, home: wasOpen ? asker : owner) }
        if let home {
          request(answer.destination, of: transition, chain: chain, home: home, isHandedOn: forwards)
        }
      }
    }
    let isOpenInClosure = !openClosures.isEmpty
    isOpen = isOpen || isOpenInObject
    if transition.isOwnContent, !isOpen { return }
    var ownEnd = resolved.count
    // Who asks one of many objects asks only for what that one shows.
    let isOneOfMany = isOverridden && !isOpen && !isOpenInClosure && templates.isOneOfMany(chain)
    if isOneOfMany, asker.map({ program[$0].isProtocol }) != true { return }
    if !isOpen, !isOpenInClosure {
      // A start is an edge from whoever calls it; further out only a request for a route wants it.
      if transition.kind == .start, crossed || program.routeRequests.isEmpty { return }
      if !transition.isAskedFor { return }
      // One step from type to type: whoever asks another object to show something asks for the transition.
      // A coordinator that answers by asking another one only passes the request on.
      let passesOn = program.routeRequests[outermost] != nil && transition.kind != .start
      let isEnd = crossed && !passesOn && !forwards && (event == nil || event?.site != chain.last?.site)
      let place = chain.last.map { program[$0.site].scope } ?? transition.scope
      ownEnd = resolved.count
      // Those who send what is only handed on are among the callers of the closure.
      if !isEnd, !forwards, let hearer = evaluator.hearer(around: place),
        !isOneOfMany || isSettled(byListening: hearer, transition, chain)
      {
        followSenders(
          heardBy: hearer, transition, chain: chain, home: home ?? Home(body: outermost, depth: chain.count))
      }
      if isEnd || !forwards && evaluator.isHandled(place) { return }
    }
    let isBounded = explored < Self.maximumExplored && linksRun < Self.maximumLinksRun && !evaluator.isSpent
    guard chain.count < Self.maximumChain, isBounded else {
      if isOpen || isOpenInClosure {
        let answer = Answer(destination: .unresolved(Self.tooManyFunctions), confidence: .inferred)
        emit(transition, answer, chain: chain)
      }
      return
    }
    explored += 1
    let way = Way(body: outermost, home: home?.body, answers: answers.map(\.destination))
    if isOpen, !run.hasOpenRoute, answers.allSatisfy(\.isArgument), isCalled(outermost, from: chain, transition) {
      ways[way, default: 0] += 1
      if ways[way, default: 0] > Self.maximumWays {
        // What the same callers ask on one more way round is told by the others, but for what they ask under conditions.
        let answer = Answer(destination: .unresolved(Self.tooManyFunctions), confidence: .possible)
        if ways[way] == Self.maximumWays + 1 { emit(transition, answer, chain: chain) }
        return
      }
    }
    for closure in openClosures { followCallers(of: closure, transition, chain: chain) }
    if isOpenInClosure, !isOpen { return }
    let own = before..<ownEnd
    let knowing = isOpen ? nil : home ?? Home(body: outermost, depth: chain.count)
    let isFollowed: Bool
    if forwards, let closure = chain.last.flatMap({ evaluator.forwardedClosure(program[$0.site]) }) {
      isFollowed = followCallers(of: closure, transition, chain: chain, wasOpen: false, home: knowing)
    } else {
      isFollowed = follow(
        transition, chain: chain, outermost: outermost, isOpen: isOpen, isOpenInObject: isOpenInObject,
        isOneOfMany: isOneOfMany, home: knowing)
    }
    let isOffer = isFollowed && wasOpen && !transition.kind.goesBack && (!isOpen || own.count > 1)
    for index in isOffer ? own : own.prefix(0) { resolved[index].offeredBy = outermost }
    // A choice that nobody makes is the forwarder's own.
    if forwards, crossed, !isFollowed {
      for answer in answers { emit(transition, answer, chain: chain, home: owner) }
    }
  }

  /// Whether what a transition shows is `nil` in a run of its code, as where an argument is left out.
  private func showsNothing(_ transition: Transition, in activation: ActivationID) -> Bool {
    guard case .values(let value) = transition.shown else { return false }
    evaluator.resetBudget()
    let shown = evaluator.evaluate(value, in: transition.scope, activation, expected: transition.expected)
    return !shown.isEmpty && shown.allSatisfy { $0.value == .nothing }
  }

  /// Notes whether a window that a call hands over, and that is none that is opened, is known by its type alone: such a one
  /// has been there before.
  private mutating func noteWindow(givenBy site: CallSite) {
    evaluator.resetBudget()
    let activation = evaluator.openActivation(of: site.body)
    let given = site.call.arguments.flatMap { evaluator.evaluate($0.value, in: site.scope, activation) }
    let isKnown = given.contains { candidate in
      if case .some(let type) = candidate.value { program.isPlainWindow(type) } else { false }
    }
    areGivenWindowsKnown = areGivenWindowsKnown != false && isKnown
  }

  /// What a transition shows as a chain of calls asks for it.
  ///
  /// A call that hands on one of hundreds of routes makes every question run out of steps that comes through it. After a
  /// few, no more are asked.
  private mutating func answers(
    to transition: Transition, through chain: [AskingCall], _ run: AskedRun, askedFrom outermost: BodyID
  ) -> [Answer] {
    let nearest = chain.first?.site
    if let nearest, exhausted[nearest, default: 0] >= Self.maximumExhausted {
      return [Answer(destination: .unresolved(Candidate.moreStepsReason), confidence: .certain)]
    }
    let answers = TransitionAnswers(evaluator: evaluator, registry: registry)
      .answers(to: transition, in: run.activation, askedFrom: outermost)
    if let nearest, evaluator.hasRunOut { exhausted[nearest, default: 0] += 1 }
    return answers
  }

  private static let tooManyFunctions = "it is passed on through more functions than are followed"

  /// Looks at the transition from each caller of the outermost function.
  ///
  /// - Returns: whether there are callers that ask, rather than only report.
  private mutating func follow(
    _ transition: Transition, chain: [AskingCall], outermost: BodyID, isOpen: Bool, isOpenInObject: Bool,
    isOneOfMany: Bool, home: Home?
  ) -> Bool {
    let function = program[outermost]
    let isView = isOpenInObject && evaluator.showsWhatItIsMadeWith(outermost)
    guard
      isView || function.kind == .function || function.kind == .initializer || program.routeRequests[outermost] != nil
    else {
      if isOpen, !isOpenInObject, let cause = wrappers.causeOfSilence(inAccessor: function) { silence = cause }
      return false
    }
    // A coordinator that is started is an edge of its own; what it shows is not what its starter shows.
    if !isOpen, program.isStart(outermost) && !program.isOwnStep(outermost) || function.kind == .initializer {
      return false
    }
    let callers =
      isView ? function.owner.map { evaluator.makers(of: $0) } ?? [] : evaluator.callers(of: outermost)
    if callers.isEmpty || callers.count > Self.maximumCallers {
      if isOpen, callers.isEmpty, !transition.notAskedBy.isEmpty {
        silence = .observed
      } else if isOpen, callers.isEmpty, let cause = FrameworkCallbacks(program: program).cause(of: function) {
        silence = cause
      } else if isOpen, callers.isEmpty, chain.isEmpty, showsItself(transition, whereFrameworksCall: function) {
        // What is passed says nothing of what is shown.
        silence = .showsItself
        emitMakers(of: transition, in: function)
      } else if isOpen {
        silence = wrappers.causeOfSilence(of: transition, in: function, callers: callers.count)
        emitUncalled(transition, chain: chain, function: function)
      }
      return false
    }
    evaluator.take(callers.count)
    let waitsForUser = !isOpen && self.waitsForUser(transition, chain, in: function.owner)
    var isFollowed = isOpen
    for caller in callers {
      let body = program[caller.site].body
      if waitsForUser, !isOfSameClass(program[body].owner, as: function.owner) { continue }
      if described.contains(caller.site) { silence = .described }
      if transition.notAskedBy.contains(caller.site) {
        silence = .observed
        continue
      }
      guard !isCircular(caller, transition, chain), !described.contains(caller.site) else {
        isReached = true
        continue
      }
      guard isOpen || !evaluator.isReport(caller.site), !evaluator.isMadeOnOthers(caller, than: function) else {
        continue
      }
      // Whether what a class inherits goes back is for its superclass to say.
      if !isOpen, transition.kind.goesBack, case .member(.identifier("super"), _) = program[caller.site].call.callee {
        continue
      }
      // A container of the program's own that gets back what it holds already shows nothing new.
      if isOpen, setsHeldContents(caller.site) {
        silence = .wasThere
        continue
      }
      // What a call gives to an argument that the framework's class has is part of what it makes.
      if transition.isOwnContent, givesContent(caller.site, to: function) {
        silence = .content
        continue
      }
      if transition.kind == .start, !isOpen, caller.route == nil, program[body].owner != function.owner { continue }
      if !isOpen, caller.sent != nil, !asks(caller) { continue }
      // Whatever implementation a call reaches, what it is given is shown; only what the implementation itself
      // shows depends on which one it is.
      let knowledge = runs.knowledge(ofRouteOf: caller)
      if knowledge == .computed {
        isReached = true
        continue
      }
      // The route that a coordinator is made with is what it begins with itself, whoever makes it.
      if knowledge == .passed, program[body].kind == .initializer {
        isReached = true
        continue
      }
      if !isOneOfMany { isFollowed = true }
      if !isOpen, program.isStart(of: outermost, from: body) { continue }
      let link = AskingCall(
        caller: caller, body: body, confidence: isOpen && caller.route == nil ? .inferred : caller.confidence)
      linksRun += chain.count + 1
      guard let run = runs.run(of: transition, through: chain + [link]) else {
        silence = silence ?? .neverRuns
        continue
      }
      if isOneOfMany {
        guard run.settledLinks.contains(chain.count - 1) else { continue }
        isFollowed = true
      }
      var links = chain + [link]
      for index in run.settledLinks { links[index].confidence = .inferred }
      explore(transition, chain: links, run: run, wasOpen: isOpen, home: home)
    }
    return isFollowed
  }

  /// Looks at the transition from each call of a stored closure, which knows what the closure is given.
  ///
  /// - Returns: whether there are such calls; of those that only hand a choice on, whether somebody is known to make it.
  @discardableResult
  private mutating func followCallers(
    of closure: ScopeID, _ transition: Transition, chain: [AskingCall], wasOpen: Bool = true, home: Home? = nil
  ) -> Bool {
    let callers = evaluator.callers(ofStored: closure).filter {
      wasOpen || runs.namesCase($0) || evaluator.forwardsChoice($0.site)
    }
    let before = resolved.count
    for caller in callers {
      let body = program[caller.site].body
      // The code around a closure calls it, and so do other closures there, which that code calls in turn.
      let isAround = program[closure].body == body
      guard !chain.contains(where: { isAround ? $0.site == caller.site : $0.body == body }) else {
        isReached = true
        continue
      }
      let link = AskingCall(caller: caller, body: body, confidence: caller.confidence, closure: closure)
      if !wasOpen, isForOthers(transition, chain + [link]) { continue }
      linksRun += chain.count + 1
      guard let run = runs.run(of: transition, through: chain + [link]) else { continue }
      explore(transition, chain: chain + [link], run: run, wasOpen: wasOpen, home: home)
    }
    if wasOpen { return !callers.isEmpty }
    return callers.contains(where: runs.namesCase) || resolved[before...].contains { $0.confidence != .possible }
  }

  /// Looks at the transition from each call that sends what a closure hears in which the transition is.
  private mutating func followSenders(
    heardBy hearer: ScopeID, _ transition: Transition, chain: [AskingCall], home: Home
  ) {
    let isBounded = explored < Self.maximumExplored && linksRun < Self.maximumLinksRun && !evaluator.isSpent
    guard chain.count < Self.maximumChain, isBounded else { return }
    explored += 1
    for caller in evaluator.callers(ofStored: hearer) where caller.sent != nil && asks(caller) {
      let body = program[caller.site].body
      guard !isCircular(caller, transition, chain) else { continue }
      let link = AskingCall(caller: caller, body: body, confidence: caller.confidence, closure: hearer)
      if isForOthers(transition, chain + [link]) { continue }
      linksRun += chain.count + 1
      guard let run = runs.run(of: transition, through: chain + [link]) else { continue }
      explore(transition, chain: chain + [link], run: run, wasOpen: false, home: home)
    }
  }

  /// Whether one of the objects that listen has the implementation which the outermost call of a chain leads to, where
  /// many classes have one: who makes it listen says of which class it is.
  private mutating func isSettled(byListening hearer: ScopeID, _ transition: Transition, _ chain: [AskingCall]) -> Bool
  {
    let callers = evaluator.callers(of: program[hearer].body)
    guard callers.count <= Self.maximumCallers else { return false }
    for caller in callers where !isCircular(caller, transition, chain) {
      let link = AskingCall(caller: caller, body: program[caller.site].body, confidence: caller.confidence)
      linksRun += chain.count + 1
      guard let run = runs.run(of: transition, through: chain + [link]) else { continue }
      if run.settledLinks.contains(chain.count - 1) { return true }
    }
    return false
  }
}
