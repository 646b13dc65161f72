import NavigationModel

/// Finds where code asks storyboards for segues and scenes by names that are known, and whether there are such.
struct StoryboardRequestFinder {
  let evaluator: Evaluator
  private let coverage: Coverage
  /// The names of the storyboards whose scenes are known.
  private let storyboardNames: Set<String>
  private var program: Program { evaluator.program }
  private var storyboards: StoryboardIndex { program.storyboards }

  /// A request before nodes are made of types.
  struct Found: Hashable, Sendable {
    let subject: StoryboardRequest.Subject
    let answer: StoryboardRequest.Answer
    let asker: TypeID?
    let askerName: String
    let site: SourceLocation
    /// The code that asks.
    let body: BodyID
  }

  /// Wrappers of wrappers are followed that far outwards.
  private static let maximumChain = 4
  /// A function that more places call is a utility of another kind.
  private static let maximumCallers = 400

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    coverage = evaluator.program.coverage
    storyboardNames = evaluator.program.storyboards.storyboardNames
  }

  /// All requests whose names and whose storyboards are known.
  func requests(performing transitions: [Transition]) -> Set<Found> {
    guard coverage.hasReadAllStoryboards, !storyboards.scenes.isEmpty else { return [] }
    var found: Set<Found> = []
    for transition in transitions {
      guard case .segue(let identifier, _) = transition.shown else { continue }
      let call = program.calls(in: transition.body).first { $0.call.position == transition.position }
      follow(CodePath(scope: transition.scope), asked: transition.position) { path, activation in
        segueAnswers(identifier, call, path, activation)
      } emit: {
        found.insert($0)
      }
    }
    for name in Self.makers {
      for id in program.callsByName[name] ?? [] {
        let site = program[id]
        guard case .member(let base, _) = site.call.callee else { continue }
        follow(CodePath(scope: site.scope), asked: site.call.position) { path, activation in
          sceneAnswers(site.call, storyboard: base, path, activation)
        } emit: {
          found.insert($0)
        }
      }
    }
    return found
  }

  /// The methods by which storyboards make controllers.
  static let makers = [
    "instantiateController", "instantiateInitialController", "instantiateInitialViewController",
    "instantiateViewController",
  ]

  /// What a place asks for in one run of its body.
  private struct Answers {
    var known: [(subject: StoryboardRequest.Subject, answer: StoryboardRequest.Answer)] = []
    /// Whether a name is an argument that only the callers know.
    var isOpen = false
  }

  /// Looks at a place as it is, and from each caller of the functions around it as long as a name is an argument.
  private func follow(
    _ path: CodePath, asked position: Position, answers: (CodePath, ActivationID) -> Answers, emit: (Found) -> Void
  ) {
    guard let activation = evaluator.run(along: path) else { return }
    evaluator.resetBudget()
    let found = answers(path, activation)
    let body = program[program[program.outerScope(of: path)].body]
    for (subject, answer) in found.known {
      emit(
        Found(
          subject: subject, answer: answer, asker: body.owner,
          askerName: body.owner.map { program[$0].name } ?? body.name,
          site: program.location(position, in: body.file), body: body.id))
    }
    guard found.isOpen, path.calls.count < Self.maximumChain else { return }
    let callers = evaluator.callers(of: body.id).filter {
      $0.confidence != .possible && $0.route == nil && $0.sent == nil
    }
    guard callers.count <= Self.maximumCallers else { return }
    for caller in callers where !path.calls.contains(where: { $0.site == caller.site }) {
      follow(path.called(from: caller), asked: program[caller.site].call.position, answers: answers, emit: emit)
    }
  }

  // MARK: - Segues

  private func segueAnswers(
    _ identifier: Expression, _ call: CallSite?, _ path: CodePath, _ activation: ActivationID
  ) -> Answers {
    let names = names(identifier, path, activation)
    var answers = Answers(isOpen: names.isOpen)
    if let text = names.only, let performer = performer(call, path), let answer = answer(toSegue: text, of: performer) {
      answers.known.append((.segue(text), answer))
    }
    return answers
  }

  /// The texts that an expression can be.
  private func names(
    _ expression: Expression, _ path: CodePath, _ activation: ActivationID
  ) -> (only: String?, isOpen: Bool) {
    let candidates = evaluator.evaluate(expression, in: path.scope, activation)
    let isOpen = candidates.contains { $0.isParameter }
    // Of several texts some may belong to another storyboard, or stand for nothing as an empty one does.
    guard candidates.count == 1, let only = candidates.first, only.confidence != .possible,
      case .string(let text) = only.value, !text.isEmpty
    else { return (nil, isOpen) }
    return (text, isOpen)
  }

  /// The class of the controller that performs the segue: the object of each method on the way, from the inside out,
  /// until a call says on which object it calls the next one.
  private func performer(_ call: CallSite?, _ path: CodePath) -> TypeID? {
    guard let call else { return nil }
    for site in [call] + path.calls.map({ program[$0.site] }) {
      switch site.call.callee {
      case .identifier, .member(.identifier("self"), _), .member(.identifier("super"), _): continue
      case .member(let base, _):
        return evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body))
      default: return nil
      }
    }
    guard let declared = program[call.body].owner, let outer = program[program[program.outerScope(of: path)].body].owner
    else { return nil }
    return program.inherits(outer, from: declared) ? outer : nil
  }

  /// Whether a segue starts in one of the scenes that objects of a class can have; nil where those are not known.
  private func answer(toSegue identifier: String, of performer: TypeID) -> StoryboardRequest.Answer? {
    guard program[performer].isDeclared, !program[performer].isProtocol, program.isController(performer),
      !program.lineage(of: performer).contains(where: { program[$0].isDeclared && overridesPerforming($0) })
    else { return nil }
    let related = [performer] + program.concreteSubtypes(of: performer) + program.lineage(of: performer).dropFirst()
    let own = related.flatMap { storyboards.scenes(of: $0) }.filter { storyboards[$0].document == .storyboard }
    guard !own.isEmpty else { return nil }
    let hasSegue = { (scene: Scene) in scene.controller.segues.contains { $0.identifier == identifier } }
    if own.contains(where: { hasSegue(storyboards[$0]) }) { return .found }
    return storyboards.scenes.contains(where: hasSegue) ? .elsewhere : .missing
  }

  private func overridesPerforming(_ type: TypeID) -> Bool {
    (program[type].functions["performSegue"] ?? []).contains {
      program[$0].parameters.map(\.label) == ["withIdentifier", "sender"]
        && program[$0].parameters.first?.type?.name == "String"
    }
  }

  // MARK: - Scenes

  private func sceneAnswers(
    _ call: Call, storyboard: Expression, _ path: CodePath, _ activation: ActivationID
  ) -> Answers {
    let receivers = evaluator.evaluate(storyboard, in: path.scope, activation)
    var answers = Answers(isOpen: receivers.contains { $0.isParameter })
    // Which of several storyboards goes with which of several identifiers is not known.
    guard receivers.count == 1, let receiver = receivers.first, receiver.confidence != .possible,
      case .storyboard(let name) = receiver.value
    else { return answers }
    guard let argument = call.arguments.first(where: { ["withIdentifier", "identifier"].contains($0.label) }) else {
      if let name, call.callee.calledName?.contains("Initial") == true {
        answers.known += known(.initialScene(storyboard: name))
      }
      return answers
    }
    let names = names(argument.value, path, activation)
    answers.isOpen = answers.isOpen || names.isOpen
    if let text = names.only, name != nil || hasStoryboard(program[program[path.scope].body].owner) {
      answers.known += known(.scene(text, storyboard: name))
    }
    return answers
  }

  /// Whether objects of a class come from the analyzed storyboards, so that their `storyboard` is one of those.
  private func hasStoryboard(_ type: TypeID?) -> Bool {
    type.map { type in storyboards.scenes(of: type).contains { storyboards[$0].document == .storyboard } } == true
  }

  /// The subject with its answer; nothing where the storyboard is not among those that can be asked.
  private func known(
    _ subject: StoryboardRequest.Subject
  ) -> [(subject: StoryboardRequest.Subject, answer: StoryboardRequest.Answer)] {
    switch subject {
    case .segue:
      return []
    case .initialScene(let storyboard):
      guard storyboardNames.contains(storyboard) else { return [] }
      return [(subject, storyboards.initialScenes(ofStoryboard: storyboard).isEmpty ? .missing : .found)]
    case .scene(let identifier, let storyboard):
      if let storyboard, !storyboardNames.contains(storyboard) { return [] }
      if !storyboards.scenes(identified: identifier, inStoryboard: storyboard).isEmpty { return [(subject, .found)] }
      let isElsewhere = !storyboards.scenes(identified: identifier, inStoryboard: nil).isEmpty
      return [(subject, isElsewhere ? .elsewhere : .missing)]
    }
  }
}

extension Expression {
  /// Whether it is a call that makes a controller of a storyboard.
  var makesScene: Bool {
    guard case .call(let call) = self, let name = call.callee.calledName else { return false }
    return StoryboardRequestFinder.makers.contains(name)
  }
}
