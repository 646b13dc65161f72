import NavigationModel

/// Finds screens that know too many concrete screens, and screens that know each other.
struct TightCoupling: Detector {
  static let warning = RuleOption.count(
    "warning", 3, "Concrete screens that one screen may know; more are a warning.")
  static let error = RuleOption.count(
    "error", 8, "Concrete screens that one screen may know; more are an error.")
  static let mutual = RuleOption.toggle(
    "mutual", true, "Whether two screens that know each other are a warning.")
  static let parts = RuleOption.toggle(
    "parts", false, "Whether screens count that the screen only contains: children, tabs, pages and columns.")

  private let warning: Int
  private let error: Int
  private let reportsMutual: Bool
  private let countsParts: Bool

  init(values: RuleValues) {
    warning = values.count(Self.warning)
    error = values.count(Self.error)
    reportsMutual = values.isOn(Self.mutual)
    countsParts = values.isOn(Self.parts)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    let all = ScreenAcquaintances(context).all
    let counted = all.filter { countsParts || !$0.isComposition }
    let bySource = Dictionary(grouping: counted, by: \.source)
    let crowded = bySource.keys.sorted().compactMap { source in
      limitFinding(source: source, known: bySource[source] ?? [], context: context)
    }
    return crowded + (reportsMutual ? mutualFindings(all, context: context) : [])
  }

  private func limitFinding(
    source: String, known: [ScreenAcquaintance], context: AnalysisContext
  ) -> Finding? {
    guard known.count > min(warning, error) else { return nil }
    let severity: Severity = known.count > error ? .error : .warning
    let limit = known.count > error ? error : warning
    let name = context.name(of: source)
    let sites = Set(known.flatMap(\.places)).sorted()
    let location = context.node(source)?.location ?? sites.first
    return Finding(
      rule: Self.description.identifier, severity: severity,
      message: "\(name) knows \(Wording.count(known.count, "concrete screen")), more than \(limit): "
        + "\(ties(known, context: context)). \(remedy(known))",
      nodes: [source] + known.map(\.destination), edges: known.flatMap(\.edges).sorted(), location: location,
      relatedLocations: sites.filter { $0 != location }, fingerprint: Self.fingerprint([source]))
  }

  /// `creates A and B; casts to C (in prepare(for:))`.
  private func ties(_ known: [ScreenAcquaintance], context: AnalysisContext) -> String {
    let groups = Dictionary(grouping: known, by: \.tie)
    return ScreenAcquaintance.Tie.allCases.compactMap { tie in
      groups[tie].map { "\(verb(tie)) \(Wording.list($0.map { name(of: $0, context: context) }))" }
    }
    .joined(separator: "; ")
  }

  private func name(of acquaintance: ScreenAcquaintance, context: AnalysisContext) -> String {
    context.name(of: acquaintance.destination) + (acquaintance.isInPrepare ? " in prepare(for:)" : "")
  }

  private func verb(_ tie: ScreenAcquaintance.Tie) -> String {
    switch tie {
    case .creates: "creates"
    case .casts: "casts to"
    case .configures: "configures"
    case .shows: "shows"
    }
  }

  private func remedy(_ known: [ScreenAcquaintance]) -> String {
    let prepare = "use segue actions in place of casts in prepare(for:)"
    if known.allSatisfy(\.isInPrepare) { return "To loosen it, \(prepare)." }
    return Self.description.remedy + (known.contains(where: \.isInPrepare) ? " In storyboards, \(prepare)." : "")
  }

  private func mutualFindings(_ all: [ScreenAcquaintance], context: AnalysisContext) -> [Finding] {
    let bySource = Dictionary(grouping: all, by: \.source)
    return all.compactMap { here in
      guard here.source < here.destination,
        let there = bySource[here.destination]?.first(where: { $0.destination == here.source })
      else { return nil }
      return mutualFinding(here, there, context: context)
    }
  }

  private func mutualFinding(
    _ here: ScreenAcquaintance, _ there: ScreenAcquaintance, context: AnalysisContext
  ) -> Finding {
    let (first, second) = (context.name(of: here.source), context.name(of: there.source))
    let sites = Set(here.places).union(there.places).sorted()
    let wayOut =
      switch (brings(here), brings(there)) {
      case (true, false): "Let \(second) report back through a closure or a delegate protocol."
      case (false, true): "Let \(first) report back through a closure or a delegate protocol."
      default: "Let a coordinator or a routing layer show both, so that neither names the other."
      }
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message:
        "\(first) and \(second) know each other: \(first) \(verb(here.tie)) \(name(of: here, context: context)), "
        + "\(second) \(verb(there.tie)) \(name(of: there, context: context)). \(wayOut)",
      nodes: [here.source, there.source], edges: here.edges.union(there.edges).sorted(), location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint([here.source, there.source]))
  }

  /// Whether the one screen puts the other in front of the person.
  private func brings(_ acquaintance: ScreenAcquaintance) -> Bool {
    acquaintance.tie == .creates || acquaintance.tie == .shows || acquaintance.isInPrepare
  }
}

extension TightCoupling {
  static let description = RuleDescription(
    identifier: "tight-coupling",
    name: "Tight coupling", category: .coupling,
    summary: """
      Finds screens whose code names many other concrete screens: creates them, configures them or casts to them, also \
      in prepare(for:sender:), and pairs of screens that know each other. What a storyboard connects, and the parts \
      that a screen is put together from, do not count.
      """,
    rationale: """
      Such a screen cannot be shown elsewhere, tested or previewed without all the screens that it names, and every \
      change of one of them is a change of it.
      """,
    remedy:
      "Let a coordinator or a routing layer make them, and give the screen outputs: closures or a delegate protocol.",
    triggeringExamples: [
      RuleExample(
        "a home screen that makes every other screen",
        """
        Home creates Profile
        Home creates Settings
        Home creates Cart
        Home casts Detail in prepare
        """),
      RuleExample(
        "a picker that casts to the screen that shows it",
        """
        Form creates Picker
        Picker casts Form
        """),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "the coordinator knows the screens",
        """
        coordinator HomeFlow
        HomeFlow push Profile
        HomeFlow push Settings
        HomeFlow push Cart
        HomeFlow push Detail
        """),
      RuleExample(
        "segues in a storyboard",
        """
        Home push Profile in storyboard
        Home push Settings in storyboard
        Home push Cart in storyboard
        Home push Detail in storyboard
        """),
      RuleExample(
        "a screen put together from children",
        """
        Page creates Header
        Page creates Gallery
        Page creates Reviews
        Page creates Footer
        Page child Header
        Page child Gallery
        Page child Reviews
        Page child Footer
        """),
    ],
    options: [warning, error, mutual, parts]
  )
}
