import NavigationModel

/// Finds cycles of forward transitions.
struct NavigationCycle: Detector {
  static let maximum = RuleOption.limit(
    "max-cycles",
    "Maximum number of cycles; cycles with common screens count as one. If there are more, all are errors.")
  static let otherData = RuleOption.toggle(
    "other-data", false,
    "Whether cycles count through screens that are made with data, and so can show something else each time, as from a "
      + "film to an actor and to another film.")
  static let selfLoops = RuleOption.toggle(
    "self-loops", false,
    "Whether a screen that shows another one of its own kind counts, alone or as the root of a container, as comment "
      + "threads and folders do on purpose.")
  static let flows = RuleOption.toggle(
    "flows", true, "Whether flows through coordinators from screen to screen count, in addition to direct transitions.")
  static let replacements = RuleOption.toggle(
    "replacements", false,
    "Whether transitions count that do not grow the stack: a new root after signing in or out, a screen that "
      + "replaces the closed one, the detail of a split view, and routers that return to a screen that is already "
      + "shown."
  )
  static let possible = RuleOption.toggle(
    "possible", false,
    "Whether transitions count that not every object of a class makes: those that are only one of several "
      + "possibilities, and those on which it depends what a screen was made with, or who showed it.")

  private let selection: ForwardMap.Selection
  private let maximum: Int

  init(values: RuleValues) {
    maximum = values.limit(Self.maximum)
    var selection = ForwardMap.Selection.cycles
    selection.includesOtherData = values.isOn(Self.otherData)
    selection.includesFlows = values.isOn(Self.flows)
    selection.includesReplacements = values.isOn(Self.replacements)
    selection.includesDetails = selection.includesReplacements
    selection.includesSelfLoops = values.isOn(Self.selfLoops)
    selection.includesPossible = values.isOn(Self.possible)
    selection.joinsInstances = selection.includesPossible
    self.selection = selection
  }

  /// One finding for each set of screens that can all be reached from each other.
  func findings(in context: AnalysisContext) -> [Finding] {
    let components = ForwardMap(context, selection: selection).cyclicComponents
      .filter { selection.includesSelfLoops || !isSelfLoop($0, in: context) }
    let severity: Severity = components.count > maximum ? .error : .warning
    return components.map { finding(for: $0, context: context, severity: severity) }
  }

  /// Whether a single screen shows another of its kind, in a container or through coordinators.
  private func isSelfLoop(_ component: CyclicComponent, in context: AnalysisContext) -> Bool {
    let screens = component.nodes.filter { context.node($0)?.kind == .screen && !context.isWrapper($0) }
    return screens.count < 2 && component.nodes.allSatisfy { context.node($0)?.kind != .entry }
  }

  private func finding(for component: CyclicComponent, context: AnalysisContext, severity: Severity) -> Finding {
    let shown = Dictionary(
      context.program.graph.edges.lazy.flatMap { edge in edge.sites.map { ($0, 1) } }, uniquingKeysWith: +)
    // The clearest place first: one that shows many screens shows this one only in some cases.
    let sites = unique(
      component.steps.filter { isPlace($0, of: component, in: context) }.flatMap { step in
        step.sites.sorted { (shown[$0] ?? 0, $0) < (shown[$1] ?? 0, $1) }
      })
    let firstNode = component.shortestCycle.first.flatMap(context.node)
    return Finding(
      rule: Self.description.identifier, severity: severity, message: message(for: component, context: context),
      notes: notes(for: component, context: context), help: Self.description.remedy, nodes: component.shortestCycle,
      edges: unique(component.steps.flatMap(\.edges)),
      location: sites.first ?? firstNode?.location, relatedLocations: Array(sites.dropFirst()),
      fingerprint: Self.fingerprint(component.shortestCycle))
  }

  /// Whether the places of a step are on the cycle: those at which containers are filled can be anywhere.
  private func isPlace(_ step: ForwardMap.Link, of component: CyclicComponent, in context: AnalysisContext) -> Bool {
    !step.kind.isContainment || !context.isWrapper(component.nodes[step.source])
  }

  private func message(for component: CyclicComponent, context: AnalysisContext) -> String {
    Wording.cycle(cycle(component).map(context.name)) { "Screens lead forward in a cycle: \($0)." }
  }

  private func notes(for component: CyclicComponent, context: AnalysisContext) -> [String] {
    // How many screens there are is less sure than the cycle: each doubtful way adds or takes away several.
    let more =
      component.nodes.count > component.shortestCycle.count
      ? ["Other cycles in this component go through further screens."] : []
    return closing(of: component, context) + more
  }

  /// The shortest cycle as a person goes it who comes from the start of the app.
  private func cycle(_ component: CyclicComponent) -> [String] {
    let cycle = component.shortestCycle
    guard let closing = component.closing, let start = cycle.firstIndex(of: component.nodes[closing.destination]) else {
      return cycle
    }
    return Array(cycle[start...] + cycle[..<start])
  }

  /// The step by which the cycle comes back to where it has been, as a sentence; nothing where none is known to.
  private func closing(of component: CyclicComponent, _ context: AnalysisContext) -> [String] {
    guard let link = component.closing else { return [] }
    let (source, destination) = (component.nodes[link.source], component.nodes[link.destination])
    let via = link.via.isEmpty ? "" : " via \(link.via.joined(separator: ", "))"
    return ["It is closed by \(context.name(of: source)) \(link.kind.rawValue) \(context.name(of: destination))\(via)."]
  }

  private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}

extension NavigationCycle {
  static let description = RuleDescription(
    identifier: "navigation-cycle",
    name: "Navigation cycle", category: .structure,
    summary: """
      Finds strongly connected components: screens that users can return to by forward transitions only. It reports \
      the shortest cycle with all its places, beginning with the transition that closes it: the one that leads the \
      most steps back towards the entry points, if any does. A screen in a navigation controller counts as the screen. \
      Containment and starts of coordinators can be part of a cycle, but make none on their own. A cycle must be \
      certain for one object. So it does not go through screens that can be made with data, since each instance shows \
      something else, such as another film. It does not go on from screens whose instances differ in their model, by \
      type parameters or behind a protocol, or that show one of several views. It does not use transitions that only \
      some instances of a screen perform, or that a screen performs only if it is shown in a certain way. It does not \
      use what a coordinator does only for another screen than the one that starts it, nor what it does for a screen \
      that it also takes back or that others show, too, since each object gets its callbacks from the one that showed \
      it. Nor does it use parts that are not certain.
      """,
    rationale: """
      Each round pushes the same screens again: memory grows, the back button walks through old copies, and no screen \
      of the cycle can be removed, tested or reused without the others.
      """,
    remedy: "Go back there (pop, dismiss, unwind), or let a coordinator return to the screen that is already shown.",
    triggeringExamples: [
      RuleExample(
        "the cart opens the product that it was reached from",
        """
        Product push Cart
        Cart push Product
        """),
      RuleExample(
        "a child sends its parent ahead again",
        """
        Parent embed Child
        Child push Parent
        """),
      RuleExample(
        "through a coordinator",
        """
        coordinator ShopFlow
        ShopFlow push List
        ShopFlow push Detail
        flow List push Detail via ShopFlow
        flow Detail push List via ShopFlow
        """),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "going back is no cycle",
        """
        Product push Cart
        Cart popTo Product
        """),
      RuleExample("a thread of comments", "Comment push Comment"),
      RuleExample(
        "from a film to an actor and to another film",
        """
        data Film
        data Actor
        Film push Actor
        Actor push Film
        """),
      RuleExample(
        "a screen that closes itself before the next one comes",
        """
        Player present Queue
        Queue present Player as exchange
        """),
      RuleExample(
        "a list for different models leads where its model says: the one for products leads to no filter",
        """
        varied Picker
        Filter present Picker
        Picker push Products
        Products sheet Filter
        """),
      RuleExample(
        "only a list that is made to edit leads to the form, and only one that is made to select comes after it",
        """
        List push Form if mode
        Form present List
        """),
      RuleExample(
        "what a split view shows as its detail takes the place of what was there",
        """
        Chat push Info
        Info showDetail Chat
        """),
      RuleExample(
        "coordinators that start each other show nothing by that",
        """
        coordinator Login
        coordinator Main
        Login start Main
        Main start Login
        """),
    ],
    options: [maximum, otherData, selfLoops, flows, replacements, possible]
  )
}
