import NavigationModel

/// Finds screens that know each other.
struct MutualKnowledge: Detector {
  init(values: RuleValues) {}

  /// One finding for each knot of screens that know each other, in pairs that have screens in common.
  func findings(in context: AnalysisContext) -> [Finding] {
    MutualPair.knots(of: MutualPair.all(in: context)).map { finding(for: $0, context: context) }
  }

  private func finding(for knot: [MutualPair], context: AnalysisContext) -> Finding {
    let screens = Set(knot.flatMap { [$0.here.source, $0.there.source] }).sorted()
    let sites = Set(knot.flatMap(\.sites)).sorted()
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: message(for: knot, among: screens, context: context), nodes: screens,
      edges: Set(knot.flatMap { $0.here.edges.union($0.there.edges) }).sorted(), location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint(screens))
  }

  private func message(for pair: MutualPair, context: AnalysisContext) -> String {
    let (first, second) = (context.name(of: pair.here.source), context.name(of: pair.there.source))
    return "\(first) and \(second) know each other: \(first) \(context.tie(pair.here)), "
      + "\(second) \(context.tie(pair.there)). \(context.wayOut(of: pair).advice(context))"
  }

  /// More pairs than a person reads are only counted; the finding has the places of all.
  private func message(for knot: [MutualPair], among screens: [String], context: AnalysisContext) -> String {
    if let pair = knot.first, knot.count == 1 { return message(for: pair, context: context) }
    let pairs = knot.map { "\(context.name(of: $0.here.source)) with \(context.name(of: $0.there.source))" }
    let mostly = hub(of: knot).map { "Most of them go through \(context.name(of: $0)). " } ?? ""
    return "\(screens.count) screens know each other in \(knot.count) pairs: \(Wording.list(pairs, limit: 5)). "
      + "\(mostly)\(WayOut.advice(for: knot.map(context.wayOut)))"
  }

  /// The screen that more than two thirds of the pairs are with; nil where there is none, as there is but one.
  private func hub(of knot: [MutualPair]) -> String? {
    let counts = Dictionary(knot.flatMap { [($0.here.source, 1), ($0.there.source, 1)] }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 && $0.value * 3 > knot.count * 2 }.keys.min()
  }
}

extension MutualKnowledge {
  static let description = RuleDescription(
    identifier: "mutual-knowledge",
    name: "Mutual knowledge", category: .coupling,
    summary: """
      Finds pairs of screens whose code names each other: creates, configures, casts to or shows the other. A child \
      that casts to its parent is one as well. Pairs that have screens in common are one finding. What a storyboard \
      connects does not count.
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
        "segues in a storyboard, there and back",
        """
        Form push Picker in storyboard
        Picker unwind Form in storyboard
        """),
    ],
    options: []
  )
}
