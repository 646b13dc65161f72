import NavigationModel

/// Finds screens that navigate, for teams that leave that to coordinators.
struct ScreenNavigates: Detector {
  static let back = RuleOption.toggle(
    "back", true, "Whether to count going back as navigation: pops and unwind segues.")
  static let dismissals = RuleOption.toggle(
    "dismissals", false, "Whether to count a dismissal as going back; often it only closes an alert.")
  static let named = RuleOption.toggle(
    "named", true, "Whether to count naming a screen without showing it as navigation, as in prepare(for:sender:).")

  private let countsBack: Bool
  private let countsDismissals: Bool
  private let countsNamed: Bool

  init(values: RuleValues) {
    countsBack = values.isOn(Self.back)
    countsDismissals = values.isOn(Self.dismissals)
    countsNamed = values.isOn(Self.named)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    let navigation = Dictionary(uniqueKeysWithValues: OwnNavigation.all(in: context).map { ($0.screen, $0) })
    // A screen may know its parts in any way, and tell what it was given, such as the window that it is in, what it is
    // to look like: nobody gets anywhere by that.
    let others = ScreenAcquaintances(context).all.filter {
      $0.ties.contains(.shows) || !$0.isComposition && $0.ties != [.configures]
    }
    let acquaintances = Dictionary(grouping: others, by: \.source)
    return Set(navigation.keys).union(acquaintances.keys).sorted().compactMap { screen in
      finding(
        for: screen, navigation[screen] ?? OwnNavigation(screen: screen, forward: [], back: []),
        naming: countsNamed ? acquaintances[screen] ?? [] : [], context: context)
    }
  }

  private func finding(
    for screen: String, _ navigation: OwnNavigation, naming: [ScreenAcquaintance], context: AnalysisContext
  ) -> Finding? {
    let shown = Set(navigation.forward.flatMap { context.unfolded($0.destination) }).subtracting([screen])
    let named = naming.filter { !shown.contains($0.destination) }
    let back = navigation.back.filter { $0.kind == .dismiss ? countsDismissals : countsBack }
    let started = shown.filter { context.node($0)?.isObject == true }
    let screens = shown.subtracting(started)
    let deeds = [
      (verb: "shows", words: screens.sorted().map(context.name)),
      (verb: "starts", words: started.sorted().map(context.name)),
      (verb: "names", words: named.map { context.name(of: $0.destination) }),
      (verb: "goes back by", words: Set(back.map(\.kind.rawValue)).sorted()),
    ].filter { !$0.words.isEmpty }
    guard let first = deeds.first, context.node(screen)?.isFlowController != true else { return nil }
    let own = OwnNavigation(screen: screen, forward: navigation.forward, back: back)
    let sites = Set(own.sites + named.flatMap(\.sites)).sorted()
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: Wording.sentence(first.words) {
        "\(context.name(of: screen)) navigates by itself: it \(first.verb) \($0)."
      },
      notes: deeds.dropFirst().map { deed in
        Wording.sentence(deed.words, limit: Wording.noteLimit) { "It \(deed.verb) \($0)." }
      },
      help: Self.description.remedy, nodes: [screen] + shown.union(named.map(\.destination)).sorted(),
      edges: (own.forward + back).map(\.id).sorted(), location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint([screen]))
  }
}

extension ScreenNavigates {
  static let description = RuleDescription(
    identifier: "screen-navigates",
    name: "Screen navigates", category: .coupling, isOptIn: true,
    summary: """
      Finds screens whose own code navigates. They show another screen, perform or prepare a segue, start a \
      coordinator, go back, or name another screen. Alerts, system screens and the parts of a screen do not count, nor \
      do SwiftUI views, nor code that only sets properties of a screen that was passed in. A controller whose name \
      says that it leads through a flow, such as `SignUpFlowController`, counts as a coordinator. The rule is for \
      teams that leave all navigation to coordinators: in other apps, it reports nearly every screen.
      """,
    rationale: """
      A screen that knows where it leads cannot be reused in another flow, and no single place describes the flow.
      """,
    remedy: """
      Let the screen report what happened by a closure or a delegate protocol, and let its coordinator navigate.
      """,
    triggeringExamples: [
      RuleExample("a list that pushes the detail", "List push Detail"),
      RuleExample("a screen that pops itself", "Editor pop List"),
      RuleExample("a screen that hands data on in prepare(for:)", "List casts Detail in prepare"),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "the coordinator navigates",
        """
        coordinator Flow
        Flow push List
        Flow push Detail
        flow List push Detail via Flow
        """),
      RuleExample(
        "a wrapper of the coordinator",
        """
        coordinator Flow
        List push~ Detail via Flow
        """),
      RuleExample("a storyboard connects the screens", "List push Detail in storyboard"),
      RuleExample("a container that coordinates a flow", "SignUpFlowController push Name"),
      RuleExample(
        "a screen and its parts",
        """
        Page creates Header
        Page child Header
        """),
    ],
    options: [back, dismissals, named]
  )
}
