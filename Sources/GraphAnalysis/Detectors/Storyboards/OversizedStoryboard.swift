import NavigationModel

/// Finds storyboards with too many scenes, and the groups that could leave them.
struct OversizedStoryboard: Detector {
  static let warning = RuleOption.count(
    "warning", 20,
    "Scenes that a storyboard may have; more are a warning. Of the 170 storyboards of sixteen apps three have more.")
  static let error = RuleOption.count(
    "error", 50, "Scenes that a storyboard may have; more are an error. One of those storyboards has more.")

  private let warning: Int
  private let error: Int

  init(values: RuleValues) {
    warning = values.count(Self.warning)
    error = values.count(Self.error)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    context.program.storyboards.storyboards.compactMap { finding(for: $0, context: context) }
  }

  private func finding(for storyboard: LinkedStoryboard, context: AnalysisContext) -> Finding? {
    let scenes = storyboard.scenes.filter { $0.reference == nil }
    guard scenes.count > min(warning, error) else { return nil }
    let limit = scenes.count > error ? error : warning
    return Finding(
      rule: Self.description.identifier, severity: scenes.count > error ? .error : .warning,
      message: "\(storyboard.name).storyboard has \(Wording.count(scenes.count, "scene")), more than \(limit). "
        + Self.description.remedy + proposal(for: storyboard, context: context),
      nodes: Set(scenes.compactMap(\.node)).sorted(), edges: [],
      location: SourceLocation(file: storyboard.file, line: 1, column: 1), relatedLocations: [],
      fingerprint: Self.fingerprint([storyboard.name]))
  }

  private func proposal(for storyboard: LinkedStoryboard, context: AnalysisContext) -> String {
    let groups = SceneGroups(storyboard)
    var sentences: [String] = []
    if !groups.separate.isEmpty {
      sentences.append(" No segue links these to the others: \(listed(groups.separate.map { names($0, context) })).")
    }
    if !groups.annexes.isEmpty {
      let annexes = groups.annexes.map { annex in
        "\(names(annex.scenes, context)) between \(context.name(of: annex.near)) and \(context.name(of: annex.far))"
      }
      sentences.append(" A single segue links these to the others: \(listed(annexes)).")
    }
    return sentences.joined()
  }

  private func names(_ scenes: [LinkedScene], _ context: AnalysisContext) -> String {
    "(\(Wording.list(Set(scenes.map { context.name(of: $0) }).sorted(), limit: 4)))"
  }

  private func listed(_ groups: [String]) -> String { Wording.list(groups, limit: 5) }
}

extension OversizedStoryboard {
  static let description = RuleDescription(
    identifier: "oversized-storyboard",
    name: "Oversized storyboard", category: .storyboards,
    summary: """
      Finds storyboards with very many scenes, and says which groups of them could leave: those that no segue links to \
      the others, and those that a single segue does. References to other storyboards are no scenes.
      """,
    rationale: """
      A large storyboard opens slowly, conflicts at every merge, and loads nothing faster for it: nobody sees in it \
      what belongs together.
      """,
    remedy: "Move what belongs together into a storyboard of its own (Editor > Refactor to Storyboard).",
    triggeringExamples: [
      RuleExample("a storyboard for a whole app", Self.sketch(scenes: 21))
    ],
    nonTriggeringExamples: [
      RuleExample("a storyboard for a scenario", Self.sketch(scenes: 20))
    ],
    options: [warning, error]
  )

  private static func sketch(scenes count: Int) -> String {
    (1...count).map { "scene Screen\($0) in Main" }.joined(separator: "\n")
  }
}
