import NavigationModel

/// Finds screens that know the screen which brings them.
struct MutualKnowledge: Detector {
  init(values: RuleValues) {}

  /// One finding for each group of screens that know each other, in pairs that have screens in common.
  func findings(in context: AnalysisContext) -> [Finding] {
    MutualPair.groups(of: MutualPair.all(in: context).filter(\.looksUp)).map { finding(for: $0, context: context) }
  }

  private func finding(for group: [MutualPair], context: AnalysisContext) -> Finding {
    let screens = Set(group.flatMap { [$0.here.source, $0.there.source] }).sorted()
    // Whoever looks up is the one to change.
    let upward = Set(group.compactMap(\.upward).flatMap(\.child.places)).sorted()
    let sites = upward + Set(group.flatMap(\.sites)).subtracting(upward).sorted()
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: message(for: group, context: context), notes: notes(for: group, context: context),
      help: WayOut.advice(for: group, context), nodes: screens,
      edges: Set(group.flatMap { $0.here.edges.union($0.there.edges) }).sorted(), location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint(screens))
  }

  private func message(for pair: MutualPair, context: AnalysisContext) -> String {
    guard let (child, parent) = pair.upward else { return "" }
    return "\(context.name(of: child.source)) \(context.tie(child)), which \(Self.verb(for: parent))s it."
  }

  /// What a screen does with the one that looks up to it.
  private static func verb(for parent: ScreenAcquaintance) -> String {
    parent.isPart ? "contain" : parent.ties.contains(.creates) ? "create" : "show"
  }

  /// More pairs than a person reads are only counted; the finding has the places of all.
  private func message(for group: [MutualPair], context: AnalysisContext) -> String {
    if let pair = group.first, group.count == 1 { return message(for: pair, context: context) }
    let parents = Set(group.compactMap(\.upward).map(\.parent.source))
    let verbs = Set(group.compactMap(\.upward).map { Self.verb(for: $0.parent) }).sorted()
    let ofOne = Wording.choice(verbs.map { "\($0)s" })
    if let parent = parents.first, parents.count == 1 {
      return Wording.sentence(group.compactMap(\.upward).map { context.name(of: $0.child.source) }) {
        "\($0) know \(context.name(of: parent)), which \(ofOne) them."
      }
    }
    let pairs = group.compactMap(\.upward).map { child, parent in
      "\(context.name(of: child.source)) knows \(context.name(of: parent.source))"
    }
    let children = Set(group.compactMap(\.upward).map(\.child.source)).count
    let subject =
      children == 1
      ? "1 screen depends on the screens that \(Wording.choice(verbs)) it"
      : "\(children) screens depend on the screen that \(ofOne) them"
    return Wording.sentence(pairs) { "\(subject): \($0)." }
  }

  private func notes(for group: [MutualPair], context: AnalysisContext) -> [String] {
    guard Set(group.compactMap(\.upward).map(\.parent.source)).count > 1 else { return [] }
    return hub(of: group).map { ["Most of the pairs are with \(context.name(of: $0))."] } ?? []
  }

  /// The screen that more than two thirds of the pairs are with; nil where there is none, as there is but one.
  private func hub(of group: [MutualPair]) -> String? {
    let counts = Dictionary(group.flatMap { [($0.here.source, 1), ($0.there.source, 1)] }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 && $0.value * 3 > group.count * 2 }.keys.min()
  }
}

extension MutualKnowledge {
  static let description = RuleDescription(
    identifier: "mutual-knowledge",
    name: "Mutual knowledge", category: .coupling,
    summary: """
      Finds screens that cast to the screen that shows, creates or contains them, or that set its properties. Pairs \
      with a common screen are one finding. Screens that only create each other do not count, nor do storyboard \
      connections and casts in prepare(for:).
      """,
    rationale: """
      Neither of the two can be used, tested or changed without the other, so that they are one screen in two files.
      """,
    remedy: "Let the one that is shown report back through a closure or a delegate protocol.",
    triggeringExamples: [
      RuleExample(
        "a picker that casts to the screen that shows it",
        """
        Form creates Picker
        Form present Picker
        Picker casts Form
        """),
      RuleExample(
        "a child that configures its parent",
        """
        Parent creates Child
        Parent child Child
        Child configures Parent
        """),
    ],
    nonTriggeringExamples: [
      RuleExample("a form that makes its picker", "Form creates Picker"),
      RuleExample(
        "two screens that lead to each other",
        """
        Profile push List
        List push Profile
        """),
      RuleExample(
        "segues in a storyboard, there and back",
        """
        Form push Picker in storyboard
        Picker unwind Form in storyboard
        """),
    ],
    options: []
  )
}
