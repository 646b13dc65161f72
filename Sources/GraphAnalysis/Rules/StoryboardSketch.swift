import NavigationModel

/// The part of a ``GraphSketch`` that says what storyboards hold and what code asks of them.
struct StoryboardSketch {
  private var scenes: [(storyboard: String, scene: LinkedScene)] = []
  private var segues: [(source: String, segue: LinkedSegue)] = []
  private var requests: [StoryboardRequest] = []
  private var initial: Set<String> = []
  private var undeclared: Set<String> = []
  private var unnamed: Set<String> = []
  private var actions: Set<String> = []
  private(set) var unmentioned: Set<String> = []

  /// Takes a statement that is about storyboards alone; false for every other one.
  mutating func read(_ words: [String], line: Int, id: (String) -> String) -> Bool {
    switch (words.first, words.count) {
    case ("initial", 2): initial.insert(words[1])
    case ("undeclared", 2): undeclared.insert(words[1])
    case ("unnamed", 2): unnamed.insert(words[1])
    case ("action", 2): actions.insert(words[1])
    case ("unmentioned", 2): unmentioned.insert(id(words[1]))
    case ("scene", 4) where words[2] == "in", ("scene", 6) where words[2] == "in" && words[4] == "as":
      let location = SourceLocation(file: "\(words[3]).storyboard", line: line, column: 1)
      let scene = LinkedScene(
        id: words[1], identifier: words.count == 6 ? words[5] : nil, customClass: words[1], node: id(words[1]),
        location: location)
      scenes.append((words[3], scene))
    case ("reference", 4) where words[2] == "to": refer(from: words[1], to: words[3], line: line)
    case (_, 3) where words[1] == "performs": request(.segue(words[2]), words[0], line: line, id: id)
    case (_, 5) where words[1] == "performs" && words[3] == "in":
      request(.segue(words[2]), words[0], in: words[4], line: line, id: id)
    case (_, 3) where words[1] == "loads":
      request(.initialScene(storyboard: words[2]), words[0], line: line, id: id)
    case (_, 5) where words[1] == "instantiates" && words[3] == "from":
      request(.scene(words[2], storyboard: words[4]), words[0], line: line, id: id)
    default: return false
    }
    return true
  }

  /// Takes a segue, whose edge the graph has.
  ///
  /// - Parameter modifier: `in storyboard`, `with caller`, `without caller`, or `calling` and a selector.
  mutating func addSegue(
    from source: String, kind: TransitionKind, identifier: String?, to destination: String,
    modifier: (word: String, value: String), line: Int
  ) -> Bool {
    var segue = LinkedSegue(
      kind: kind, identifier: identifier, destination: destination,
      location: SourceLocation(file: "Main.storyboard", line: line, column: 1))
    switch (modifier.word, modifier.value) {
    case ("in", "storyboard"): break
    case ("with", "caller"), ("without", "caller"):
      segue.isManual = true
      segue.isNamedInCode = modifier.word == "with"
    case ("calling", let action): segue.action = action
    default: return false
    }
    segues.append((source, segue))
    return true
  }

  /// What all statements say together.
  var knowledge: StoryboardKnowledge {
    let all = scenes.map { (storyboard: $0.storyboard, scene: completed($0.scene)) }
    let storyboards = Dictionary(grouping: all, by: \.storyboard).sorted { $0.key < $1.key }.map { name, scenes in
      LinkedStoryboard(
        name: name, file: "\(name).storyboard", isNamed: !unnamed.contains(name), scenes: scenes.map(\.scene))
    }
    return StoryboardKnowledge(
      storyboards: storyboards,
      requests: requests.map { request in
        var request = request
        request.answer = answer(to: request)
        return request
      })
  }

  private mutating func refer(from storyboard: String, to target: String, line: Int) {
    let names = target.split(separator: "/").map(String.init)
    let reference = LinkedScene.Reference(
      storyboard: names.first, identifier: names.count > 1 ? names[1] : nil, isFound: nil)
    let location = SourceLocation(file: "\(storyboard).storyboard", line: line, column: 1)
    scenes.append((storyboard, LinkedScene(id: "to \(target)", reference: reference, location: location)))
  }

  private mutating func request(
    _ subject: StoryboardRequest.Subject, _ asker: String, in function: String? = nil, line: Int,
    id: (String) -> String
  ) {
    let site = SourceLocation(file: "Source.swift", line: line, column: 1)
    requests.append(
      StoryboardRequest(
        subject: subject, answer: .missing, asker: id(asker), askerName: asker, site: site,
        unreachable: function.map { "no code names the function \($0)" }))
  }

  private func completed(_ scene: LinkedScene) -> LinkedScene {
    var scene = scene
    scene.isClassDeclared = scene.customClass.map { !undeclared.contains($0) }
    scene.segues = segues.filter { $0.source == scene.id }.map { segue in
      var segue = segue.segue
      segue.isDestinationFound = scenes.contains { $0.scene.id == segue.destination }
      segue.isActionImplemented = segue.action.map(actions.contains)
      return segue
    }
    if let reference = scene.reference, let storyboard = reference.storyboard {
      let others = scenes.filter { $0.storyboard == storyboard }.map(\.scene)
      let isFound = others.contains { other in
        reference.identifier.map { $0 == other.identifier } ?? initial.contains(other.id)
      }
      scene.reference?.isFound = others.isEmpty ? nil : isFound
    }
    return scene
  }

  private func answer(to request: StoryboardRequest) -> StoryboardRequest.Answer {
    switch request.subject {
    case .segue(let identifier):
      let sources = segues.filter { $0.segue.identifier == identifier }.map(\.source)
      return sources.contains(request.askerName) ? .found : sources.isEmpty ? .missing : .elsewhere
    case .scene(let identifier, let storyboard):
      let storyboards = scenes.filter { $0.scene.identifier == identifier }.map(\.storyboard)
      return storyboards.contains { $0 == storyboard } ? .found : storyboards.isEmpty ? .missing : .elsewhere
    case .initialScene(let storyboard):
      return scenes.contains { $0.storyboard == storyboard && initial.contains($0.scene.id) } ? .found : .missing
    }
  }
}
