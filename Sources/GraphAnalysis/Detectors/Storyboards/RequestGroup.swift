import NavigationModel

/// The places where one type asks for the same thing that storyboards do not have.
struct RequestGroup: Sendable {
  let subject: StoryboardRequest.Subject
  let answer: StoryboardRequest.Answer
  private let requests: [StoryboardRequest]

  /// The groups of the requests for some subjects that are not answered, in the order of their first places.
  static func all(
    in context: AnalysisContext, where isWanted: (StoryboardRequest.Subject) -> Bool
  ) -> [RequestGroup] {
    let failed = context.program.storyboards.requests.filter { $0.answer != .found && isWanted($0.subject) }
    let groups = Dictionary(grouping: failed) { request in
      Key(asker: request.asker ?? request.askerName, subject: request.subject)
    }
    return groups.values.compactMap { requests in
      let requests = requests.sorted { $0.site < $1.site }
      return requests.first.map { RequestGroup(subject: $0.subject, answer: $0.answer, requests: requests) }
    }
    .sorted { ($0.sites.first.map { "\($0)" } ?? "", $0.name) < ($1.sites.first.map { "\($0)" } ?? "", $1.name) }
  }

  private struct Key: Hashable {
    let asker: String
    let subject: StoryboardRequest.Subject
  }

  /// What is asked for: the identifier, or the storyboard whose initial scene it is.
  var name: String {
    switch subject {
    case .segue(let identifier), .scene(let identifier, _): identifier
    case .initialScene(let storyboard): storyboard
    }
  }

  private var sites: [SourceLocation] { requests.map(\.site) }

  func askerName(in context: AnalysisContext) -> String {
    requests.first.map { request in request.asker.map(context.name) ?? request.askerName } ?? ""
  }

  /// The finding of a rule that the group is one of.
  func finding<Rule: Detector>(_ rule: Rule.Type, message: String) -> Finding {
    let asker = requests.first?.asker
    return Finding(
      rule: Rule.description.identifier, severity: .error, message: message, nodes: [asker].compactMap { $0 },
      edges: [], location: sites.first, relatedLocations: Array(sites.dropFirst()),
      fingerprint: Rule.fingerprint(
        [asker ?? requests.first?.askerName ?? "", storyboard, name].filter { !$0.isEmpty })
    )
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
