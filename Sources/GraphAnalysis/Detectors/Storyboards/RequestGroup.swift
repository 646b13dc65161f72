import NavigationModel

/// The places where one type asks for the same thing that storyboards do not have.
struct RequestGroup: Sendable {
  private let first: StoryboardRequest
  /// The places in order, that of the first request included. Those come first that something may run.
  private let sites: [SourceLocation]

  /// The groups of the requests for some subjects that are not answered, in the order of their first places.
  static func all(
    in context: AnalysisContext, where isWanted: (StoryboardRequest.Subject) -> Bool
  ) -> [RequestGroup] {
    let failed = context.program.storyboards.requests.filter { $0.answer != .found && isWanted($0.subject) }
    return Dictionary(grouping: failed) { Key(asker: $0.asker ?? $0.askerName, subject: $0.subject) }.values
      .compactMap { requests in
        let requests = requests.sorted {
          ($0.unreachable == nil ? 0 : 1, $0.site, $0.answer.rawValue)
            < ($1.unreachable == nil ? 0 : 1, $1.site, $1.answer.rawValue)
        }
        return requests.first.map { RequestGroup(first: $0, sites: requests.map(\.site)) }
      }
      .sorted { ($0.first.site, $0.name, $0.storyboard) < ($1.first.site, $1.name, $1.storyboard) }
  }

  private struct Key: Hashable {
    let asker: String
    let subject: StoryboardRequest.Subject
  }

  var subject: StoryboardRequest.Subject { first.subject }
  var answer: StoryboardRequest.Answer { first.answer }

  /// What is asked for: the identifier, or the storyboard whose initial scene it is.
  var name: String {
    switch subject {
    case .segue(let identifier), .scene(let identifier, _): identifier
    case .initialScene(let storyboard): storyboard
    }
  }

  /// `Did you mean "showDetail"?`: the identifier that the fewest slips lead away from, of those that would be found
  /// there, else of all; no sentence where none is near. Where others have just that identifier it says who does.
  func correction(in context: AnalysisContext) -> [String] {
    let isNearby = answer == .elsewhere ? [true] : [true, false]
    let nearest = isNearby.compactMap { self.nearest(among: names(in: context, nearby: $0)) }
    return (nearest.first.map { ["Did you mean \"\($0)\"?"] } ?? []) + others(in: context)
  }

  /// Who has what is asked for, as a sentence.
  private func others(in context: AnalysisContext) -> [String] {
    guard answer == .elsewhere else { return [] }
    let storyboards = context.program.storyboards.storyboards
    switch subject {
    case .segue(let identifier):
      let scenes = storyboards.flatMap(\.scenes).filter { $0.segues.contains { $0.identifier == identifier } }
      return sentence(Set(scenes.map { context.name(of: $0) }).sorted()) { "It is a segue of \($0)." }
    case .scene(let identifier, _):
      let others = storyboards.filter { $0.scenes.contains { $0.identifier == identifier } }
      return sentence(Set(others.map { "\($0.name).storyboard" }).sorted()) { "It is a scene of \($0)." }
    case .initialScene: return []
    }
  }

  private func sentence(_ names: [String], _ sentence: (String) -> String) -> [String] {
    names.isEmpty ? [] : [Wording.sentence(names, limit: Wording.noteLimit, sentence)]
  }

  /// The nearest identifier. The word for a controller that most of them end with makes none of them nearer.
  private func nearest(among names: [String]) -> String? {
    let stems = Dictionary(names.filter { $0 != name }.map { (Self.stem(of: $0), $0) }) { first, _ in first }
    return Spelling.nearest(to: Self.stem(of: name), among: stems.keys.sorted()).flatMap { stems[$0] }
  }

  private static func stem(of name: String) -> String {
    let ending = endings.first { name.count > $0.count && name.hasSuffix($0) } ?? ""
    return String(name.dropLast(ending.count))
  }

  private static let endings = ["ViewController", "Controller", "View", "Screen", "Segue"]

  /// The identifiers that storyboards have for what is asked for, sorted.
  ///
  /// - Parameter isNearby: only those of the asker's scenes, or of the storyboard that is asked.
  private func names(in context: AnalysisContext, nearby isNearby: Bool) -> [String] {
    let storyboards = context.program.storyboards.storyboards
    let scenes = storyboards.flatMap(\.scenes)
    return switch subject {
    case .segue:
      Set(scenes.filter { !isNearby || $0.node == first.asker }.flatMap { $0.segues.compactMap(\.identifier) }).sorted()
    case .scene(_, let storyboard):
      Set(
        storyboards.filter { !isNearby || $0.name == storyboard }.flatMap { $0.scenes.compactMap(\.identifier) }
      ).sorted()
    case .initialScene: []
    }
  }

  func askerName(in context: AnalysisContext) -> String { first.asker.map(context.name) ?? first.askerName }

  /// The finding of a rule that the group is one of.
  func finding<Rule: Detector>(
    _ rule: Rule.Type, message: String, help: String? = nil, in context: AnalysisContext
  ) -> Finding {
    let failure = context.failure(at: first.asker, unreachable: first.unreachable)
    return Finding(
      rule: Rule.description.identifier, severity: failure.severity, message: message,
      notes: correction(in: context) + failure.notes,
      help: help ?? Rule.description.remedy,
      nodes: [first.asker].compactMap { $0 }, edges: [], location: first.site,
      relatedLocations: Array(sites.dropFirst()),
      fingerprint: Rule.fingerprint([first.asker ?? first.askerName, storyboard, name].filter { !$0.isEmpty }))
  }

  private var storyboard: String {
    if case .scene(_, let storyboard?) = subject { storyboard } else { "" }
  }
}

extension AnalysisContext {
  /// What to call a scene in a message.
  func name(of scene: LinkedScene) -> String {
    scene.node.map { name(of: $0) } ?? scene.customClass ?? scene.identifier ?? scene.id
  }
}
