import NavigationModel

/// What those who send and those who listen have in common.
enum Channel: Hashable {
  /// The name of a notification.
  case name(String)
  /// The place where the code makes the subject.
  case made(file: Int32, position: Position)
  /// A subject in a property whose making is not seen.
  case property(TypeID, String)
}

/// Tells the channels of a program apart.
struct ChannelReader {
  let evaluator: Evaluator
  let channelTypes: Set<String>
  private let streams: [String: String]
  private let views: Set<String>
  let operators: [String: SendingVocabulary.Operator]
  var program: Program { evaluator.program }

  /// The types that notifications are named by.
  private static let nameTypes = ["Notification.Name", "NSNotification.Name"]
  /// A publisher that is made of another one has seldom more than two between it and the subject.
  private static let maximumForwarding = 6
  /// From a stream to its subject it seldom takes more steps than a hundred. Those that come from the network have none.
  private static let maximumSteps = 2_000

  init(evaluator: Evaluator, words: [SendingVocabulary]) {
    self.evaluator = evaluator
    channelTypes = words.reduce(into: []) { $0.formUnion($1.channels) }
    operators = words.reduce(into: [:]) { found, words in found.merge(words.operators) { first, _ in first } }
    streams = words.reduce(into: [:]) { found, words in found.merge(words.streams) { first, _ in first } }
    views = words.reduce(into: []) { $0.formUnion($1.views) }
  }

  /// The channels that an expression can mean, and whether that depends on what the code around is given.
  struct Answer {
    /// Each once, in the order in which they were found.
    private(set) var channels: [Channel] = []
    var isOpen = false
    /// Whether the stream leaves out some of what is sent.
    var isFiltered = false
    private var steps: [Channel: [Sendings.Conversion]] = [:]
    /// The channels that are only arguments of the method of another stream.
    private var besides: Set<Channel> = []

    /// What is made on the way of what a channel sends.
    func conversions(of channel: Channel) -> [Sendings.Conversion] { steps[channel] ?? [] }

    mutating func add(_ channel: Channel, _ conversions: [Sendings.Conversion] = []) {
      if !channels.contains(channel) {
        channels.append(channel)
        steps[channel] = conversions
      } else if steps[channel] != conversions {
        // What comes on two ways is not the same on both.
        steps[channel] = [.unknown]
      }
    }

    /// Whether a channel only gives a part beside what the stream gives that a method is called on.
    func isBeside(_ channel: Channel) -> Bool { besides.contains(channel) }

    /// Takes all channels for such as give a part beside another stream.
    mutating func putBeside() { besides = Set(channels) }

    mutating func add(_ other: Answer) {
      for channel in other.channels {
        if !channels.contains(channel), other.isBeside(channel) { besides.insert(channel) }
        if !other.isBeside(channel) { besides.remove(channel) }
        add(channel, other.conversions(of: channel))
      }
      isOpen = isOpen || other.isOpen
      isFiltered = isFiltered || other.isFiltered
    }

    /// Adds steps to the way of each channel.
    mutating func convert(by conversions: [Sendings.Conversion]) {
      for channel in channels { steps[channel, default: []] += conversions }
    }
  }

  /// The channels of notifications that an expression names: `.itemSelected`, `Notification.Name("itemSelected")`.
  func names(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> Answer {
    var answer = Answer()
    for candidate in nameValues(expression, in: scope, activation) {
      switch candidate.value {
      case .parameter(.body): answer.isOpen = true
      case .string(let name): answer.add(.name(name))
      default: break
      }
    }
    return answer
  }

  private func nameValues(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    evaluator.resetBudget()
    // `.init("itemSelected")` and `.itemSelected` mean the type that the context wants.
    if case .call(let call) = expression, call.callee == .implicitMember("init"), let text = call.arguments.first {
      return evaluator.evaluate(text.value, in: scope, activation)
    }
    // `post(Notification(name: .itemSelected))` posts a notification as a whole.
    if case .call(let call) = expression, call.callee.calledName?.hasSuffix("Notification") == true,
      let name = CallLabels.argument("name", in: call.arguments)
    {
      return nameValues(name.value, in: scope, activation)
    }
    for name in Self.nameTypes {
      guard let type = program.typesByName[name]?.first else { continue }
      let found = evaluator.evaluate(expression, in: scope, activation, expected: type)
      if !found.allSatisfy(\.isUnknown) { return found }
    }
    return evaluator.evaluate(expression, in: scope, activation)
  }

  /// Whether an expression can be a channel at all, as the names of properties say.
  func mayBeChannel(_ expression: Expression, in scope: ScopeID) -> Bool {
    guard let name = expression.readName else { return false }
    return channelTypes.contains { program.propertyNames.properties(holding: $0).contains(name) }
      || program.globalProperties[name] != nil || program.locals(named: name, from: scope) != nil
      || program[program[scope].body].parameters.contains { $0.name == name }
  }

  /// The channels of a stream: a subject, a publisher that is made of one, or what is sent under a name.
  func channels(_ stream: Expression, in scope: ScopeID, _ activation: ActivationID) -> Answer {
    channels(stream, in: scope, activation, hands: 0)
  }

  private func channels(
    _ stream: Expression, in scope: ScopeID, _ activation: ActivationID, hands: Int
  ) -> Answer {
    guard hands < Self.maximumForwarding else { return Answer() }
    if case .member(let base, let name) = stream, views.contains(name) {
      let viewed = channels(base, in: scope, activation, hands: hands + 1)
      if !viewed.channels.isEmpty || viewed.isOpen { return viewed }
    }
    guard case .call(let call) = stream else { return subjects(stream, in: scope, activation, hands: hands) }
    if let given = streams(givenBy: call, in: scope, activation, hands: hands) { return given }
    guard case .member(let base, let method) = call.callee else {
      return subjects(stream, in: scope, activation, hands: hands)
    }
    if let label = streams[method], let name = CallLabels.argument(label, in: call.arguments) {
      return names(name.value, in: scope, activation)
    }
    if base.unspecialized.readName?.first?.isUppercase == true, let joining = Self.joining(method) {
      if joining == .together { return together(after: nil, call, in: scope, activation, hands: hands) }
      var answer = Answer()
      for argument in call.arguments { add(argument.value, to: &answer, in: scope, activation, hands: hands) }
      return answer
    }
    guard let effect = operators[method] else { return subjects(stream, in: scope, activation, hands: hands) }
    var answer = channels(base, in: scope, activation, hands: hands)
    switch Self.joining(method) {
    case .each?:
      for argument in call.arguments { add(argument.value, to: &answer, in: scope, activation, hands: hands) }
    case .together?:
      return together(after: answer, call, in: scope, activation, hands: hands)
    case nil:
      break
    }
    answer.isFiltered = answer.isFiltered || effect == .filtering || effect == .compactMapping
    switch effect {
    case .passing, .filtering: break
    case .mapping, .compactMapping: answer.convert(by: [conversion(call, in: scope)])
    case .flattening: answer.convert(by: pairing(call, method, in: scope) ?? [.unknown])
    }
    return answer
  }

  /// What several streams give together: each gives its part of a tuple, of which a closure at the end may make something.
  ///
  /// - Parameter first: the stream that the method is called on; nil where it is one of a type.
  private func together(
    after first: Answer?, _ call: Call, in scope: ScopeID, _ activation: ActivationID, hands: Int
  ) -> Answer {
    var answer = Answer()
    var closure: Closure?
    var streams: [Expression] = []
    var isKnown = true
    for argument in call.arguments {
      switch argument.value {
      case .closure(let given): closure = given
      case .array(let several):
        streams += several
        isKnown = false
      default:
        streams.append(argument.value)
        if argument.label != nil { isKnown = false }
      }
    }
    let start = first == nil ? 0 : 1
    let count = streams.count + start
    if count < 2 { isKnown = false }
    if var first {
      first.convert(by: [isKnown ? .paired(0, of: count, isAlone: false) : .unknown])
      answer.add(first)
    }
    for (index, stream) in streams.enumerated() {
      var other = channels(stream, in: scope, activation, hands: hands + 1)
      other.convert(by: [isKnown ? .paired(index + start, of: count, isAlone: false) : .unknown])
      if first != nil { other.putBeside() }
      answer.add(other)
    }
    if let closure {
      let inner = program.scope(of: closure, in: program[scope].body)
      answer.convert(by: [inner.map { Sendings.Conversion.closure($0) } ?? Sendings.Conversion.unknown])
    }
    return answer
  }

  /// What comes of the values of a stream that are given with the last one of another, or with an object: a pair, or what
  /// a closure makes of that; nil for other methods.
  private func pairing(_ call: Call, _ method: String, in scope: ScopeID) -> [Sendings.Conversion]? {
    guard let place = Self.pairing[method], let last = call.arguments.last else { return nil }
    let paired = Sendings.Conversion.paired(place, of: 2, isAlone: true)
    switch (last.value, call.arguments.count) {
    case (.closure(let closure), 2):
      let inner = program.scope(of: closure, in: program[scope].body)
      return [paired, inner.map { Sendings.Conversion.closure($0) } ?? Sendings.Conversion.unknown]
    case (.closure, _): return nil
    // Without a closure it is the value of the other stream alone.
    case (_, 1): return method == "withLatestFrom" ? nil : [paired]
    default: return nil
    }
  }

  /// Where in a pair the methods give the value of their own stream.
  private static let pairing = ["withLatestFrom": 0, "withUnretained": 1]

  /// What several streams give together.
  private enum Joining {
    /// What each of them gives.
    case each
    /// Something of all of them at once.
    case together
  }

  /// How several streams become one, by the name of the method or of the type that joins them: `merge`, `Merge3`; nil for
  /// other names.
  private static func joining(_ name: String) -> Joining? {
    switch name.filter(\.isLetter).lowercased() {
    case "merge", "mergemany", "concat", "append", "amb": .each
    case "combinelatest", "zip": .together
    default: nil
    }
  }

  /// Adds the channels of a stream that is joined to others, or of each of several.
  private func add(
    _ stream: Expression, to answer: inout Answer, in scope: ScopeID, _ activation: ActivationID, hands: Int
  ) {
    switch stream {
    case .closure: break
    case .array(let streams):
      for stream in streams { add(stream, to: &answer, in: scope, activation, hands: hands) }
    default:
      answer.add(channels(stream, in: scope, activation, hands: hands + 1))
    }
  }

  /// The channels of the stream that a function of the program gives for a name: `func news(_ name: Notification.Name)`
  /// with `center.publisher(for: name)` in it; nil for a call of any other function.
  private func streams(
    givenBy call: Call, in scope: ScopeID, _ activation: ActivationID, hands: Int
  ) -> Answer? {
    guard let name = call.callee.calledName, operators[name] == nil, isNameOfStream(name) else { return nil }
    evaluator.resetBudget()
    let targets = evaluator.functions(calledBy: call, in: scope, activation)
    guard targets.count == 1, let target = targets.first, givesNamedStream(target.body),
      let only = onlyResult(of: target.body),
      let mapping = ArgumentMatching.match(call.arguments, to: program[target.body].parameters)
    else { return nil }
    let run = evaluator.run(
      target.body, receiver: target.receiver, call: call, mapping: mapping, in: scope, activation)
    return channels(only.value, in: only.scope, run, hands: hands + 1)
  }

  /// Whether a function of a name gives a named stream. Hardly any does, and most calls are asked about.
  private func isNameOfStream(_ name: String) -> Bool {
    if let known = evaluator.streamNames[name] { return known }
    let owners = program.ownersOfFunctions[name] ?? []
    let isName =
      owners.contains { (program[$0].functions[name] ?? []).contains(where: givesNamedStream) }
      || (program.globalFunctions[name] ?? []).contains(where: givesNamedStream)
    evaluator.streamNames[name] = isName
    return isName
  }

  /// Whether a function gives nothing but what is sent under a name, or something that is made of that.
  private func givesNamedStream(_ function: BodyID) -> Bool {
    guard program[function].kind == .function, var stream = onlyResult(of: function)?.value else { return false }
    for _ in 0..<Self.maximumForwarding {
      guard case .call(let call) = stream, case .member(let base, let method) = call.callee else { return false }
      if streams[method] != nil { return true }
      guard operators[method] != nil else { return false }
      stream = base
    }
    return false
  }

  private func conversion(_ call: Call, in scope: ScopeID) -> Sendings.Conversion {
    guard case .closure(let closure)? = call.arguments.first?.value,
      let inner = program.scope(of: closure, in: program[scope].body)
    else { return .unknown }
    return .closure(inner)
  }

  private func subjects(
    _ expression: Expression, in scope: ScopeID, _ activation: ActivationID, hands: Int
  ) -> Answer {
    var answer = Answer()
    // The values of a published property are set, and not sent.
    if expression.readName?.hasPrefix("$") == true { return answer }
    if let declaring = declaration(of: expression, in: scope) {
      let property = declaring.property
      if let getter = property.getter, let only = onlyResult(of: getter) {
        return channels(only.value, in: only.scope, evaluator.openActivation(of: getter), hands: hands + 1)
      }
      if let value = property.initialValue, let only = onlyResult(of: value), !makesChannel(only.value) {
        let found = channels(only.value, in: only.scope, evaluator.openActivation(of: value), hands: hands + 1)
        if !found.channels.isEmpty { return found }
      }
      if property.getter == nil, property.initialValue == nil {
        let found = views(in: property.fact.name, of: declaring.owner, hands: hands)
        if !found.channels.isEmpty { return found }
      }
    }
    guard mayGiveChannel(expression, in: scope) else { return answer }
    evaluator.resetBudget()
    let values = evaluator.spending(atMost: Self.maximumSteps) {
      evaluator.evaluate(expression, in: scope, activation)
    }
    for candidate in values {
      switch candidate.value {
      // Of what a parameter has, its type tells which subject that is.
      case .parameter(.body): answer.isOpen = answer.isOpen || expression.dottedPath?.contains(".") == false
      case .external(let name, let construction?) where channelTypes.contains(name):
        answer.add(made(by: construction))
      case .object(let type, let construction?) where channelTypes.contains(program[type].name):
        answer.add(made(by: construction))
      default: break
      }
    }
    if answer.channels.isEmpty, !answer.isOpen, let declaring = declaration(of: expression, in: scope),
      declaring.property.fact.type?.name.map(channelTypes.contains) == true
    {
      answer.add(.property(declaring.owner, declaring.property.fact.name))
    }
    return answer
  }

  /// The channels of the streams that the initializers of a type make of a view of a channel, and keep in a property:
  /// `changes = changed.signal.skipNil()`.
  private func views(in property: String, of owner: TypeID, hands: Int) -> Answer {
    var answer = Answer()
    guard !views.isEmpty else { return answer }
    for site in program.assignmentsByName[property] ?? [] {
      let body = program[site.body]
      guard body.owner == owner, body.kind == .initializer, site.target.ownPropertyName == property, isView(site.value)
      else { continue }
      let found = channels(site.value, in: site.scope, evaluator.openActivation(of: site.body), hands: hands + 1)
      for channel in found.channels { answer.add(channel, found.conversions(of: channel)) }
      answer.isFiltered = answer.isFiltered || found.isFiltered
    }
    return answer
  }

  /// Whether a stream is a view of a channel, or is made of one.
  private func isView(_ stream: Expression) -> Bool {
    switch stream {
    case .call(let call):
      guard case .member(let base, let method) = call.callee, operators[method] != nil else { return false }
      return isView(base)
    case .member(_, let name): return views.contains(name)
    default: return false
    }
  }

  private func made(by construction: ConstructionID) -> Channel {
    let made = evaluator[construction]
    return .made(file: made.scope.file, position: made.call.position)
  }

  private func makesChannel(_ value: Expression) -> Bool {
    if case .call(let call) = value, let name = call.callee.calledName { channelTypes.contains(name) } else { false }
  }

  private func onlyResult(of body: BodyID) -> BodyResults.Result? {
    let values = program[program[body].scope].results.values
    return values.count == 1 ? values[0] : nil
  }

  /// The property that an expression reads, with the type that declares it; of a protocol's, that of the only type that
  /// conforms.
  private func declaration(of expression: Expression, in scope: ScopeID) -> (owner: TypeID, property: Property)? {
    let type: TypeID?
    let name: String
    switch expression {
    case .identifier(let read), .member(.identifier("self"), let read):
      guard program.locals(named: read, from: scope) == nil else { return nil }
      (type, name) = (program[program[scope].body].owner, read)
    case .member(let base, let read):
      (type, name) = (
        evaluator.staticType(of: base, in: scope, evaluator.openActivation(of: program[scope].body)), read
      )
    default: return nil
    }
    guard var owner = type else { return nil }
    if program[owner].isProtocol {
      let conforming = program.concreteSubtypes(of: owner)
      guard conforming.count == 1 else { return nil }
      owner = conforming[0]
    }
    for ancestor in program.memberLineage(of: owner) {
      if let property = program[ancestor].properties[name]?.first { return (ancestor, property) }
    }
    return nil
  }
}
