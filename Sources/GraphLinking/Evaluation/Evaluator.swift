import NavigationModel
import OrderedCollections

/// Evaluates expressions across the whole program, symbolically: an expression has a few candidates for its value.
///
/// It is a class because its caches are shared by everything that is evaluated in one part of the linking. Only complete
/// evaluations are cached, and the runs of functions, each of which is a question of its own. Each part asks its
/// questions in one order, whatever runs beside it.
///
/// Unchecked: one part of the linking at a time has it for itself. The search for flows, which takes up those of the
/// transitions, begins when all parts before it have ended.
///
/// Unchecked for exclusivity as well: nothing keeps a part of a cache while it asks for another answer.
final class Evaluator: @unchecked Sendable {
  let program: Program
  @exclusivity(unchecked) private var constructions: OrderedSet<Construction> = []
  @exclusivity(unchecked) private var steps: OrderedSet<Step> = []
  @exclusivity(unchecked) private var activations: OrderedSet<Activation> = []

  /// Locals that are being evaluated: `let self = self` means the outer one.
  @exclusivity(unchecked) var activeLocals: [LocalKey: Int] = [:]
  /// Locals of which it is being decided which branch has assigned them.
  @exclusivity(unchecked) var decidedLocals: [LocalKey: Int] = [:]
  /// Properties that are being evaluated: what they hold already gives nothing new.
  @exclusivity(unchecked) var activeProperties: [PropertyKey: Int] = [:]
  @exclusivity(unchecked) var pathCache: [String: [Candidate]?] = [:]
  /// The paths to shared objects' properties that are being evaluated.
  @exclusivity(unchecked) var activePaths: [String: Int] = [:]
  @exclusivity(unchecked) var propertyCache: [PropertyKey: [Candidate]] = [:]
  /// What the program sets computed properties to.
  @exclusivity(unchecked) var setValueCache: [PropertyKey: [Candidate]] = [:]
  @exclusivity(unchecked) var implementationCache: [PropertyKey: [Candidate]] = [:]
  @exclusivity(unchecked) var typeNameCache: [TypeNameKey: TypeID?] = [:]
  @exclusivity(unchecked) var leadingCache: [TypeID: Bool] = [:]
  @exclusivity(unchecked) var carrierCache: [TypeID: ViewCarriage?] = [:]
  @exclusivity(unchecked) var viewMakerCache: [TypeID: Bool] = [:]
  @exclusivity(unchecked) var givenViewCache: [TypeID: Bool] = [:]
  @exclusivity(unchecked) var givenChildCache: [TypeID: Set<String>] = [:]
  @exclusivity(unchecked) var toldContainerCache: [TypeID: Bool] = [:]
  @exclusivity(unchecked) var frameCache: [TypeID: Bool] = [:]
  @exclusivity(unchecked) var shellCache: [TypeID: Shell?] = [:]
  @exclusivity(unchecked) var viewChoiceCache: [TypeID: ViewChoice?] = [:]
  @exclusivity(unchecked) var setCasesCache: [PropertyKey: [Candidate]?] = [:]
  @exclusivity(unchecked) var controllerHolderCache: [TypeID: Bool] = [:]
  @exclusivity(unchecked) var returnCache: [ReturnKey: [Candidate]] = [:]
  @exclusivity(unchecked) var constantCache: [PropertyKey: Bool] = [:]
  @exclusivity(unchecked) var keptCache: [PropertyKey: Bool] = [:]
  @exclusivity(unchecked) var initializerCache: [PropertyKey: Bool] = [:]
  @exclusivity(unchecked) var assignmentCache: [PropertyKey: [AssignmentSite]] = [:]
  @exclusivity(unchecked) var settingReceivers: [String: [TypeID?]] = [:]
  @exclusivity(unchecked) var makerCache: [TypeID: [Caller]] = [:]
  @exclusivity(unchecked) var callerCache: [BodyID: [Caller]] = [:]
  @exclusivity(unchecked) var handingCache: [String: [MethodHanding]] = [:]
  /// The names of methods that are being looked for among what calls are given; see ``handings(of:)``.
  @exclusivity(unchecked) var openHandings: Set<String> = []
  @exclusivity(unchecked) var receiverCache: [CallSiteID: TypeID?] = [:]
  /// The types that calls make objects of: each value of a property asks that of many calls.
  @exclusivity(unchecked) private var madeTypeCache: [CallSiteID: TypeID?] = [:]
  @exclusivity(unchecked) var argumentTypeCache: [ArgumentKey: TypeID?] = [:]
  @exclusivity(unchecked) var givenTypeCache: [CallSiteID: Set<TypeID>?] = [:]
  @exclusivity(unchecked) var callCache: [CallKey: ActivationID?] = [:]
  @exclusivity(unchecked) var branchCache: [BranchKey: Bool] = [:]
  /// Whether a function of a name gives what is sent under a name; see ``ChannelReader``.
  @exclusivity(unchecked) var streamNames: [String: Bool] = [:]
  /// Whether functions of a name may give a channel, and the names of which that is being asked; see ``ChannelReader``.
  @exclusivity(unchecked) var channelNames: [String: Bool] = [:]
  @exclusivity(unchecked) var askedChannelNames: Set<String> = []
  @exclusivity(unchecked) var localCache: [LocalRead: [Candidate]] = [:]
  @exclusivity(unchecked) var closureCache: [ClosureRun: [Candidate]] = [:]
  @exclusivity(unchecked) var parameterCache: [ParameterKey: [Candidate]] = [:]
  @exclusivity(unchecked) var forwardingCache: [CallSiteID: Bool] = [:]
  @exclusivity(unchecked) var keptClosureCache: [ScopeID: Bool] = [:]
  /// Whether what has a closure runs it; see ``runs(parameterNamed:in:)``.
  @exclusivity(unchecked) var runnerCache: [ClosureHolder: Bool] = [:]
  @exclusivity(unchecked) var neverMadeCache: [TypeID: Bool] = [:]
  /// Which classes override what code of those above them reads of its own object.
  @exclusivity(unchecked) var overrideIndex: Overrides
  @exclusivity(unchecked) var closureCallerCache: [ScopeID: [Caller]] = [:]
  @exclusivity(unchecked) var shorthandCache: [String: [TypeID]] = [:]
  /// By the file and the index of the body: each question about code begins with one.
  @exclusivity(unchecked) private var openActivations: [[ActivationID?]]
  /// Where the program makes screens and coordinators that some question led to, for the account.
  @exclusivity(unchecked) private(set) var makings: Set<CodeSpot> = []
  private(set) lazy var dependencies = DependencyIndex(evaluator: self)
  private(set) lazy var namedInitializers = program.initializersByType ?? initializersByType()
  private(set) lazy var initializersBelow = initializersOfTypesBelow()
  /// The cases of all enums of the program by their names.
  private(set) lazy var casesByName = program.typeIDs.reduce(into: [String: [EnumCaseFact]]()) { found, type in
    for (name, fact) in program[type].cases { found[name, default: []].append(fact) }
  }
  /// The calls that are handed methods as builders; see ``carriedItem(as:of:)``.
  private(set) lazy var handedBuilders = buildersByName()
  /// Where code names methods as selectors, by the name.
  private(set) lazy var selectorsByName = Dictionary(
    grouping: program.callsByName[Call.selector] ?? [],
    by: { [program] in program[$0].call.arguments.first?.value.readName ?? "" })
  /// How many of them have begun, which gives each a number; see ``begin()``.
  @exclusivity(unchecked) var beginnings = 0
  /// The numbers of those that are being evaluated, the outermost first.
  @exclusivity(unchecked) var openCircles: [Int] = []
  /// The answers of properties and runs that depend on others which are still being evaluated, for the current
  /// question.
  @exclusivity(unchecked) var innerProperties: [PropertyKey: [InnerResults]] = [:]
  @exclusivity(unchecked) var innerReturns: [ReturnKey: [InnerResults]] = [:]
  /// What parts of the cycles that are open give, in the order in which they were answered; see ``followed(_:_:)``.
  @exclusivity(unchecked) var cycleParts: [CyclePart] = []
  /// What the properties and locals of a cycle are taken to hold while the cycle is followed once more.
  @exclusivity(unchecked) var assumed: [CycleKey: [Candidate]] = [:]
  /// The properties and locals that were asked for while they were being evaluated, in the current question.
  @exclusivity(unchecked) var readInCycles: Set<CycleKey> = []
  /// How often each function is being evaluated; nothing for the others.
  @exclusivity(unchecked) var activeReturns: [BodyID: Int] = [:]
  /// How many of those runs are within another run of the same function.
  @exclusivity(unchecked) var recursionDepth = 0
  /// What runs give while a function is within itself, for the current question.
  @exclusivity(unchecked) var recursionCache: [RecursionKey: [InnerResults]] = [:]
  @exclusivity(unchecked) var depth = 0
  /// Steps left for the current question, so that no program can make linking run on.
  @exclusivity(unchecked) var budget = 0
  /// Whether the current question, or a part of it that may take fewer steps, has taken all its steps.
  @exclusivity(unchecked) private(set) var hasRunOut = false
  /// Steps left for all questions of this part of the linking, without those of the current one.
  @exclusivity(unchecked) private var stepsLeft: Int
  /// The steps that a question may take.
  @exclusivity(unchecked) private var questionLimit = QuestionLimit()
  /// The steps that the current question was given.
  @exclusivity(unchecked) private var budgetOfQuestion = 0
  /// Steps left for the type that is asked for; nil where none is.
  @exclusivity(unchecked) var typeSteps: Int?
  /// What cut off the part of the question at hand, so that it must not be cached.
  @exclusivity(unchecked) var cut = Cut()

  /// Deeper chains of factories than this have not been seen in real apps.
  static let maximumDepth = 48
  /// How often a function may be within itself: overloads and recursive factories need a second turn.
  static let maximumRecursion = 3
  /// More candidates than these are no answer. A table of routes has had 155.
  static let maximumCandidates = 400
  /// A requirement that more types than these implement is not followed into all of them.
  static let maximumImplementations = 8

  /// Of more objects than these that a method is called on, only their types count.
  static let maximumReceivers = 8
  /// A method that is called on objects of more types than these runs on any object of the type that declares it.
  static let maximumReceiverTypes = 64

  init(program: Program) {
    self.program = program
    stepsLeft = program.stepsOfPart
    overrideIndex = Overrides(program: program)
    openActivations = Array(repeating: [], count: program.files.count)
  }

  /// A local by the scope that declares it, in a run.
  struct LocalKey: Hashable { let scope: ScopeID; let name: String; let activation: ActivationID }
  /// A local where it is read: branches that stand instead of the reader's set nothing for it.
  struct LocalRead: Hashable { let local: LocalKey; let reader: ScopeID }
  struct PropertyKey: Hashable {
    let type: TypeID
    let name: String
    let receiver: Value?
    /// The file of a property that is private to it, as others of its name can be to theirs.
    var file: Int?
  }
  struct TypeNameKey: Hashable { let name: String; let inside: String?; let file: Int }
  struct ParameterKey: Hashable { let activation: ActivationID; let index: Int }
  struct ReturnKey: Hashable { let body: BodyID; let activation: ActivationID; let expected: TypeID? }

  // MARK: - Interning

  func intern(_ construction: Construction) -> ConstructionID {
    ConstructionID(index: constructions.append(construction).index)
  }

  func intern(_ activation: Activation) -> ActivationID { ActivationID(index: activations.append(activation).index) }

  func intern(_ step: Step) -> StepID { StepID(index: steps.append(step).index) }

  subscript(step: StepID) -> Step { steps[step.index] }
  subscript(construction: ConstructionID) -> Construction { constructions[construction.index] }
  subscript(activation: ActivationID) -> Activation { activations[activation.index] }

  /// Remembers that a question led to code which makes a screen or a coordinator, or names one of a storyboard.
  func noteMaking(_ call: Call, in scope: ScopeID) {
    makings.insert(CodeSpot(file: scope.file, position: call.position))
  }

  /// The type that a call makes an object of; nil for a call of anything else.
  func type(madeBy site: CallSite) -> TypeID? {
    if let known = madeTypeCache[site.id] { return known }
    let made = Receivers(program: program).type(madeBy: site)
    madeTypeCache[site.id] = .some(made)
    return made
  }

  /// A body looked at by itself: `self` is some value of the type around it, its parameters are open.
  func openActivation(of body: BodyID) -> ActivationID {
    let (file, index) = (Int(body.file), Int(body.index))
    if openActivations[file].isEmpty {
      openActivations[file] = Array(repeating: nil, count: program.code[file].bodies.count)
    }
    if let known = openActivations[file][index] { return known }
    var parent: ActivationID?
    if let enclosing = program[body].enclosing { parent = openActivation(of: program[enclosing].body) }
    // In a static method `self` is the type.
    let isType = program[body].isStatic && program[body].kind != .initializer
    let receiver = program[body].owner.map { isType ? Value.metatype($0) : .some($0) }
    let activation = intern(Activation(body: body, receiver: receiver, parent: parent))
    openActivations[file][index] = activation
    return activation
  }

  // MARK: - Questions

  /// Begins a question of its own, which may take a fresh number of steps.
  func resetBudget() {
    // Who asks takes a step as well, whatever is known already.
    take(1 + budgetOfQuestion - budget)
    if budget <= 0, budgetOfQuestion == questionLimit.steps { questionLimit.noteExhaustion() }
    budgetOfQuestion = max(0, min(questionLimit.steps, stepsLeft))
    budget = budgetOfQuestion
    cut = Cut()
    hasRunOut = false
    if !recursionCache.isEmpty { recursionCache.removeAll(keepingCapacity: true) }
    if !innerProperties.isEmpty { innerProperties.removeAll(keepingCapacity: true) }
    if !innerReturns.isEmpty { innerReturns.removeAll(keepingCapacity: true) }
    if !cycleParts.isEmpty { cycleParts.removeAll(keepingCapacity: true) }
    if !readInCycles.isEmpty { readInCycles.removeAll(keepingCapacity: true) }
  }

  /// Whether this part of the linking has taken all its steps: from then on nothing is followed.
  var isSpent: Bool { stepsLeft <= 0 }

  /// Counts steps of a walk through the program that are no part of a question.
  func take(_ steps: Int) { stepsLeft -= steps }

  /// Does a part of a question with steps of its own, which do not depend on what is left of those of the question.
  func spendingOwnSteps<Result>(_ part: () -> Result) -> Result {
    let left = budget
    let own = max(0, min(questionLimit.steps, stepsLeft))
    budget = own
    defer {
      take(own - budget)
      budget = left
    }
    return part()
  }

  /// Does a part of a question that may take only some of its steps: the rest of the question must not suffer.
  func spending<Result>(atMost steps: Int, _ part: () -> Result) -> Result {
    let left = max(budget - steps, 0)
    budget -= left
    defer { budget += left }
    return part()
  }

  /// Evaluates an expression.
  ///
  /// - Parameter expected: the type that the context wants, which gives `.name` its meaning.
  func evaluate(
    _ expression: Expression, in scope: ScopeID, _ activation: ActivationID, expected: TypeID? = nil
  ) -> [Candidate] {
    guard depth < Self.maximumDepth, budget > 0 else {
      cut.isExhausted = true
      if budget <= 0 { hasRunOut = true }
      return [.moreSteps]
    }
    depth += 1
    budget -= 1
    defer { depth -= 1 }
    let result = evaluateStep(expression, in: scope, activation, expected: expected)
    return result.count > 1 ? unique(result) : result
  }

  private func evaluateStep(
    _ expression: Expression, in scope: ScopeID, _ activation: ActivationID, expected: TypeID?
  ) -> [Candidate] {
    switch expression {
    case .identifier(let name):
      return evaluateName(name, in: scope, activation)
    case .member(let base, let name):
      return evaluateMember(name, of: base, in: scope, activation)
    case .implicitMember(let name):
      return implicitMember(name, call: nil, in: scope, activation, expected: expected)
    case .call(let call):
      return evaluate(call, in: scope, activation, expected: expected)
    case .subscripted(let base, let arguments):
      return evaluateSubscript(base, arguments, in: scope, activation)
    case .string(let text):
      return [.certain(.string(text))]
    case .interpolation(let parts):
      return interpolate(parts, in: scope, activation)
    case .boolean(let value):
      return [.certain(.boolean(value))]
    case .integer:
      return [.unknown("it is a number")]
    case .nothing:
      return [.certain(.nothing)]
    case .array(let elements):
      return array(elements.map { evaluate($0, in: scope, activation, expected: expected) })
    case .dictionary(let entries):
      return dictionary(entries, in: scope, activation, expected: expected)
    case .tuple(let elements):
      return tuple(elements, in: scope, activation)
    case .cast(let value, let type, _):
      let wanted = resolve(type, in: scope, activation)
      return refine(evaluate(value, in: scope, activation, expected: wanted), to: type, in: scope, activation)
    case .closure(let closure):
      guard let inner = program.scope(of: closure, in: program[scope].body) else {
        return [.unknown("the closure is empty")]
      }
      return [.certain(.closure(inner, activation))]
    case .alternatives(let values):
      let all = values.flatMap { evaluate($0, in: scope, activation, expected: expected) }
      let known = all.filter { !$0.isUnknown && $0.value != .nothing }
      return known.isEmpty ? all : withoutEmptyFallbacks(known)
    case .conditional(let branches):
      return conditional(branches, in: scope, activation, expected: expected)
    case .keyPath:
      return [.unknown("it is a key path")]
    case .specialized(let base, _):
      return evaluate(base, in: scope, activation, expected: expected)
    case .type(let type):
      return resolve(type, in: scope, activation).map { [.certain(.metatype($0))] } ?? [
        .unknown("the type is not known")
      ]
    case .unknown:
      return [.unknown("the expression is computed")]
    }
  }

  func unique(_ candidates: [Candidate]) -> [Candidate] {
    let sorted = candidates.sorted { $0.confidence < $1.confidence }
    var result: [Candidate] = []
    // To compare a few is faster than to hash them, and most expressions have few.
    if sorted.count <= 8 {
      for candidate in sorted where !result.contains(where: { $0.value == candidate.value }) {
        result.append(candidate)
      }
      return result
    }
    var seen: Set<Value> = []
    for candidate in sorted where seen.insert(candidate.value).inserted { result.append(candidate) }
    guard result.count > Self.maximumCandidates else { return result }
    return result.prefix(Self.maximumCandidates) + [.tooMany]
  }

  /// What each place gives, of as many as are followed; where there are more, a candidate says so.
  func candidates<Place>(
    of places: some Sequence<Place>, atMost limit: Int = maximumCandidates, _ values: (Place) -> [Candidate]
  ) -> [Candidate] {
    var result: [Candidate] = []
    for (index, place) in places.enumerated() {
      guard index < limit, result.count <= Self.maximumCandidates else { return result + [.tooMany] }
      result += values(place)
    }
    return result
  }

  private func interpolate(_ parts: [Expression], in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    var texts = [""]
    for part in parts {
      let printed = printedOwnType(part, in: scope, activation).map { [$0] } ?? evaluate(part, in: scope, activation)
      if let parameter = printed.first(where: \.isParameter) { return [parameter] }
      let values = printed.compactMap { text(of: $0.value) }
      guard !values.isEmpty, values.count * texts.count <= Self.maximumCandidates else {
        return [.unknown("the text is computed")]
      }
      texts = texts.flatMap { text in values.map { text + $0 } }
    }
    return texts.map { text($0) }
  }

  /// The text that a value prints as.
  func text(of value: Value) -> String? {
    switch value {
    case .string(let text): text
    case .metatype(let type): program[type].bareName
    case .enumCase(_, let name, _): name
    default: nil
    }
  }

  private func array(_ elements: [[Candidate]]) -> [Candidate] {
    let confidence = elements.joined().map(\.confidence).max() ?? .certain
    return [Candidate(value: .array(elements.flatMap { $0.map(\.value) }), confidence: confidence)]
  }

  private func tuple(_ elements: [Argument], in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    var tuples: [[Value.TupleElement]] = [[]]
    for element in elements {
      var values = evaluate(element.value, in: scope, activation).map(\.value)
      if values.isEmpty { values = [.unknown("it has no known value")] }
      if tuples.count * values.count > Self.maximumCandidates { values = [.unknown("it has many values")] }
      tuples = tuples.flatMap { tuple in values.map { tuple + [Value.TupleElement(label: element.label, value: $0)] } }
    }
    return tuples.map { .certain(.tuple($0)) }
  }

  private func conditional(
    _ branches: [Branch], in scope: ScopeID, _ activation: ActivationID, expected: TypeID?
  ) -> [Candidate] {
    var result: [Candidate] = []
    for branch in branches where areFeasible(branch.conditions, in: scope, activation) {
      switch branch.body.last {
      case .expression(let value), .returning(let value):
        result += evaluate(value, in: scope, activation, expected: expected)
      case .branches(let inner):
        result += conditional(inner, in: scope, activation, expected: expected)
      default:
        break
      }
    }
    return result
  }

  /// What a collection holds: the elements of an array, the values of a dictionary, and the value itself for everything
  /// else, since optionals are gone.
  func elements(of candidate: Candidate) -> [Candidate] {
    switch candidate.value {
    case .array(let values): values.map { Candidate(value: $0, confidence: candidate.confidence) }
    case .dictionary(let entries): entries.map { Candidate(value: $0.value, confidence: candidate.confidence) }
    default: [candidate]
    }
  }

  /// What a stack of views gets of a value: the elements of an array of routes.
  func pushed(_ candidate: Candidate) -> [Candidate] {
    if case .array = candidate.value { elements(of: candidate) } else { [candidate] }
  }

  /// What a loop over a collection gets: of a dictionary each key with its value.
  func looped(_ candidate: Candidate) -> [Candidate] {
    guard case .dictionary(let entries) = candidate.value else { return elements(of: candidate) }
    return entries.map { Candidate(value: $0.pair, confidence: candidate.confidence) }
  }
}

extension Candidate {
  static func certain(_ value: Value) -> Candidate { Candidate(value: value, confidence: .certain) }
  static func inferred(_ value: Value) -> Candidate { Candidate(value: value, confidence: .inferred) }
  /// What stands for the values beyond those that are followed.
  static var tooMany: Candidate { .unknown("it has more possible values than navgraph follows") }
  /// What stands for a value that takes too many steps to find.
  static var moreSteps: Candidate { .unknown(moreStepsReason) }
  static let moreStepsReason = "it takes more steps than navgraph follows"
  static func unknown(_ reason: String) -> Candidate { Candidate(value: .unknown(reason), confidence: .certain) }
  /// What stands for a scene that no storyboard has.
  static func missingScene(_ identifier: String, in place: String) -> Candidate {
    .unknown("\(missingSceneReason) \(identifier) in \(place)")
  }
  private static let missingSceneReason = "no scene has the identifier"

  var isUnknown: Bool { if case .unknown = value { true } else { false } }

  /// Whether it stands for a scene that no storyboard has.
  var isMissingScene: Bool {
    if case .unknown(let reason) = value { reason.hasPrefix(Self.missingSceneReason) } else { false }
  }

  /// Whether nothing but its type is known.
  var isSomeOfType: Bool { if case .some = value { true } else { false } }

  var isParameter: Bool { if case .parameter = value { true } else { false } }
}
