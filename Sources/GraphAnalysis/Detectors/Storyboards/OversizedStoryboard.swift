import NavigationModel

/// Finds storyboards with too many scenes, and the groups that could leave them.
struct OversizedStoryboard: Detector {
  static let warning = RuleOption.count(
    "warning", 20,
    "Maximum number of scenes if a group can move out; more are a warning.")
  static let whole = RuleOption.count(
    "whole", 50, "Maximum number of scenes if no group can move out; more are a warning.")
  static let error = RuleOption.limit("error", "Maximum number of scenes; more are an error.")

  private let warning: Int
  private let whole: Int
  private let error: Int

  init(values: RuleValues) {
    warning = values.count(Self.warning)
    whole = values.count(Self.whole)
    error = values.limit(Self.error)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    context.program.storyboards.storyboards.compactMap { finding(for: $0, context: context) }
  }

  private func finding(for storyboard: LinkedStoryboard, context: AnalysisContext) -> Finding? {
    let scenes = storyboard.scenes.filter { $0.reference == nil && !isContainer($0, in: context) }
    guard scenes.count > min(warning, whole, error) else { return nil }
    let proposal = proposal(for: storyboard, context: context)
    let allowed = proposal.isEmpty ? whole : min(warning, whole)
    guard scenes.count > min(allowed, error) else { return nil }
    let limit = scenes.count > error ? error : allowed
    return Finding(
      rule: Self.description.identifier, severity: scenes.count > error ? .error : .warning,
      message: "\(storyboard.name).storyboard has \(Wording.count(scenes.count, "scene")), more than \(limit).",
      notes: proposal, help: Self.description.remedy,
      nodes: Set(scenes.compactMap(\.node)).sorted(), edges: [],
      location: SourceLocation(file: storyboard.file, line: 1, column: 1), relatedLocations: [],
      fingerprint: Self.fingerprint([storyboard.name]))
  }

  /// Whether a scene is a navigation, a tab bar or a split view controller, of whatever class: nobody lays anything out
  /// in it.
  private func isContainer(_ scene: LinkedScene, in context: AnalysisContext) -> Bool {
    if scene.segues.contains(where: { [.root, .tab, .column].contains($0.kind) }) { return true }
    guard let node = scene.node else { return false }
    return context.node(node)?.kind == .container || context.isStack(node) || context.isTabBar(node)
  }

  /// A sentence for each group that could leave, the largest first.
  private func proposal(for storyboard: LinkedStoryboard, context: AnalysisContext) -> [String] {
    let groups = SceneGroups(storyboard)
    let separate = groups.separate.map { group in
      (group.count, sentence(group, context) { "No segue links \($0) to the others." })
    }
    let annexes = groups.annexes.map { annex in
      let ends = "between \(Self.name(of: annex.near, context)) and \(Self.name(of: annex.far, context))"
      return (
        annex.scenes.count, sentence(annex.scenes, context) { "Only the segue \(ends) links \($0) to the others." }
      )
    }
    let sentences = (separate + annexes).sorted { (-$0.0, $0.1) < (-$1.0, $1.1) }.map(\.1)
    return sentences.count > Self.shownGroups + 1
      ? sentences.prefix(Self.shownGroups)
        + ["\(sentences.count - Self.shownGroups) more groups could move out, too."]
      : sentences
  }

  private func sentence(
    _ scenes: [LinkedScene], _ context: AnalysisContext, _ sentence: (String) -> String
  ) -> String {
    // A navigation controller of the app's own says less than what is in it.
    func rank(_ scene: LinkedScene) -> Int {
      guard let node = scene.node else { return 2 }
      return context.isWrapper(node) || context.isStack(node) ? 1 : 0
    }
    let named = scenes.filter { Self.hasName($0, context) }
    guard !named.isEmpty else { return sentence("\(Wording.count(scenes.count, "scene")) without a class") }
    let names = Dictionary(named.map { (context.name(of: $0), rank($0)) }, uniquingKeysWith: min)
    let told = names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    return Wording.sentence(told, unnamed: scenes.count - named.count, limit: Wording.noteLimit, sentence)
  }

  /// Whether a scene has a class or a storyboard ID: the XML id of a controller says nothing to a person.
  private static func hasName(_ scene: LinkedScene, _ context: AnalysisContext) -> Bool {
    scene.customClass != nil || context.name(of: scene) != scene.id
  }

  private static func name(of scene: LinkedScene, _ context: AnalysisContext) -> String {
    hasName(scene, context) ? context.name(of: scene) : "a scene without a class"
  }

  /// Groups that a person reads.
  private static let shownGroups = 4
}

extension OversizedStoryboard {
  static let description = RuleDescription(
    identifier: "oversized-storyboard",
    name: "Oversized storyboard", category: .storyboards,
    summary: """
      Finds storyboards with too many scenes, and the groups of scenes to move out. A group can move out if no segue, \
      or only one, links it to the others. If no group can move out, more scenes are allowed. Storyboard references \
      and navigation, tab bar and split view controllers, also those with a class of their own, do not count as scenes.
      """,
    rationale: "A large storyboard opens slowly, causes merge conflicts, and hides which screens belong together.",
    remedy: "Move what belongs together into a storyboard of its own (Editor > Refactor to Storyboard).",
    triggeringExamples: [
      RuleExample("a storyboard for a whole app", Self.ring(of: 18) + Self.annex)
    ],
    nonTriggeringExamples: [
      RuleExample("a storyboard for a scenario", Self.ring(of: 17) + Self.annex),
      RuleExample("a larger storyboard from which no group can move out", Self.ring(of: 21)),
    ],
    options: [warning, whole, error]
  )

  /// Scenes of which none can leave without cutting several segues.
  private static func ring(of count: Int) -> String {
    let scenes = (1...count).map { "scene Screen\($0) in Main" }
    let segues = (1...count).map { "Screen\($0) show Screen\($0 % count + 1) in storyboard" }
    return (scenes + segues).joined(separator: "\n")
  }

  /// Three more scenes that only hang together with each other.
  private static let annex = """

    scene SignIn in Main
    scene SignUp in Main
    scene Forgotten in Main
    SignIn show SignUp in storyboard
    SignIn show Forgotten in storyboard
    """
}
