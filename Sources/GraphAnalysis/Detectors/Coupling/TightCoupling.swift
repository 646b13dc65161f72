import NavigationModel

/// Finds screens that know too many concrete screens.
struct TightCoupling: Detector {
  static let countsUnusedSegues = false

  static let warning = RuleOption.count(
    "warning", 10, "Maximum number of concrete screens that a screen may depend on; more are a warning.")
  static let error = RuleOption.limit(
    "error", "Maximum number of concrete screens that a screen may depend on; more are an error.")
  static let parts = RuleOption.toggle(
    "parts", false, "Whether to count screens that it only contains, too: children, tabs, pages and columns.")

  static let menus = RuleOption.toggle(
    "menus", false,
    "Whether to warn about menus, such as settings: screens with low fan-in, if nothing else leads to most of the "
      + "screens that they name."
  )

  private let warning: Int
  private let error: Int
  private let countsParts: Bool
  private let countsMenus: Bool

  init(values: RuleValues) {
    warning = values.count(Self.warning)
    error = values.limit(Self.error)
    countsParts = values.isOn(Self.parts)
    countsMenus = values.isOn(Self.menus)
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    let counted = ScreenAcquaintances(context).all.filter { countsParts || !$0.isComposition }
    let bySource = Dictionary(grouping: counted, by: \.source)
    let menus = Menus(context)
    return bySource.keys.sorted().compactMap { source in
      let known = bySource[source] ?? []
      // A limit that a team sets counts for menus too.
      guard countsMenus || known.count > error || !menus.isMenu(source, knowing: known) else { return nil }
      return limitFinding(source: source, known: known, context: context)
    }
  }

  private func limitFinding(
    source: String, known: [ScreenAcquaintance], context: AnalysisContext
  ) -> Finding? {
    guard known.count > min(warning, error), context.node(source)?.isFlowController != true else { return nil }
    let severity: Severity = known.count > error ? .error : .warning
    let limit = known.count > error ? error : warning
    let name = context.name(of: source)
    let sites = Set(known.flatMap(\.places)).sorted()
    let location = context.node(source)?.location ?? sites.first
    return Finding(
      rule: Self.description.identifier, severity: severity,
      message: Wording.sentence(context.closestFirst(known)) {
        "\(name) knows \(Wording.count(known.count, "concrete screen")), more than \(limit): \($0)."
      },
      notes: notes(known, context: context), help: remedy(known),
      nodes: [source] + known.map(\.destination), edges: known.flatMap(\.edges).sorted(), location: location,
      relatedLocations: sites.filter { $0 != location }, fingerprint: Self.fingerprint([source]))
  }

  /// What is closer than that the screen makes others.
  private func notes(_ known: [ScreenAcquaintance], context: AnalysisContext) -> [String] {
    let close = known.filter { $0.tie == .casts || $0.tie == .configures }
    return close.isEmpty ? [] : ["It \(context.ties(close))."]
  }

  private func remedy(_ known: [ScreenAcquaintance]) -> String {
    let prepare = "cast in prepare(for:) to a protocol that declares what the destinations need"
    if known.allSatisfy(\.isInPrepare) { return "To loosen it, \(prepare)." }
    return Self.description.remedy + (known.contains(where: \.isInPrepare) ? " In storyboards, \(prepare)." : "")
  }
}

extension TightCoupling {
  static let description = RuleDescription(
    identifier: "tight-coupling",
    name: "Tight coupling", category: .coupling,
    summary: """
      Finds screens whose code names many other concrete screens. It creates them, configures them or casts to them, \
      also in prepare(for:sender:). Storyboard connections do not count, nor do parts of the screen, screens that it \
      creates without showing them, and the app's own dialogs. Menus, such as settings, cause no warning. A menu has \
      low fan-in, and nothing else leads to most of the screens that it names. The app's first screen is not a menu. \
      Neither is a screen that most of the app lies behind, nor a screen that contains several others. A tab can be \
      a menu. A controller whose name says that it leads through a flow, such as `SignUpFlowController`, counts as a \
      coordinator. To decide whether a screen is a menu, the rule ignores segues that nothing performs.
      """,
    rationale: """
      You cannot show, test or preview such a screen without all the screens that it names, and a change of any of \
      them affects it.
      """,
    remedy:
      "Let a coordinator or a routing layer make them, and give the screen outputs: closures or a delegate protocol.",
    triggeringExamples: [
      RuleExample(
        "a home screen that makes every other screen",
        """
        Home push Profile
        Home push Settings
        Home push Cart
        Home push Orders
        Home push Wishlist
        Home push Product
        Home push Map
        Home push Chat
        Home present Search
        Home present Help
        Home casts Detail in prepare
        Cart push Product
        Cart push Profile
        Wishlist push Product
        Orders push Product
        Orders push Chat
        Orders present Help
        Product push Map
        Chat push Profile
        Search push Product
        Search push Map
        Help push Settings
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a container that coordinates a flow",
        """
        SignUpFlowController creates Welcome
        SignUpFlowController creates Name
        SignUpFlowController creates Photo
        SignUpFlowController creates Terms
        SignUpFlowController creates Code
        SignUpFlowController creates Done
        """),
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
        Home push Search in storyboard
        Home push Help in storyboard
        Home push Detail in storyboard
        """),
      RuleExample(
        "a screen put together from children",
        """
        Page creates Header
        Page creates Gallery
        Page creates Reviews
        Page creates Footer
        Page creates Toolbar
        Page creates Banner
        Page child Header
        Page child Gallery
        Page child Reviews
        Page child Footer
        Page child Toolbar
        Page child Banner
        """),
    ],
    options: [warning, error, parts, menus]
  )
}
