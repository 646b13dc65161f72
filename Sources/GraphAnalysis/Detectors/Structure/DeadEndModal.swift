import NavigationModel

/// Finds modal screens that neither a gesture nor any code takes away.
struct DeadEndModal: Detector {
  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    let presentations = Dictionary(grouping: context.program.graph.edges.filter(\.isHeldModal), by: \.destination)
    return context.program.undismissedModals.compactMap { id in
      finding(for: id, shownBy: presentations[id] ?? [], context)
    }
  }

  private func finding(for id: String, shownBy edges: [Edge], _ context: AnalysisContext) -> Finding? {
    let sites = Set(edges.flatMap(\.sites)).sorted()
    guard !sites.isEmpty else { return nil }
    let screens = context.unfolded(id)
    let sources = Set(edges.map { context.name(of: $0.source) }).sorted()
    let (verb, object) = (sources.count == 1 ? "presents" : "present", screens.count == 1 ? "it" : "them")
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: Wording.sentence(screens.map(context.name)) {
        "Nothing dismisses \($0), and nobody can swipe \(object) away."
      },
      notes: [Wording.sentence(sources, limit: Wording.noteLimit) { "\($0) \(verb) \(object)." }],
      help: Self.description.remedy, nodes: Set([id] + screens).sorted(), edges: edges.map(\.id).sorted(),
      location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint([id]))
  }
}

extension DeadEndModal {
  static let description = RuleDescription(
    identifier: "dead-end-modal",
    name: "Dead-end modal", category: .structure,
    summary: """
      Finds modal screens that neither a gesture nor code can dismiss. The screen is presented full screen, over the \
      current context, or as a sheet that cannot be pulled down. No code dismisses it: neither its own code, nor its \
      parts, the screens that it leads to, its presenter, code that names its class, or a function that any of these \
      call. A screen that leads to another part of the app, leaves the app, or sends to unknown listeners is not a \
      dead end. The rule skips screens without an explicit style (users can pull a sheet down), custom styles, \
      screens with code in Objective-C or in a library, and AppKit, where nibs close windows without code. So it \
      rarely reports anything: in two dozen apps with about 80 such screens, it found none.
      """,
    rationale: "A user who gets there can only quit the app.",
    remedy: "Give it a way back, such as a button that dismisses it, or present it as a sheet that can be swiped away.",
    triggeringExamples: [
      RuleExample(
        "a full screen without a way back",
        """
        Home present Gallery as fullScreen
        undismissed Gallery
        """),
      RuleExample(
        "a cover around a stack that nobody closes",
        """
        container Stack
        Home fullScreenCover Stack
        Stack root Guide
        undismissed Stack
        """),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a screen that dismisses itself",
        """
        Home present Gallery as fullScreen
        Gallery dismiss ?
        """),
      RuleExample(
        "a sheet, which can be swiped away",
        """
        Home present Gallery as pageSheet
        undismissed Gallery
        """),
    ],
    options: []
  )
}
