import NavigationModel

/// Finds cycles of forward transitions.
struct NavigationCycle: Detector {
  static let countsUnusedSegues = false

  static let maximum = RuleOption.limit(
    "max-cycles",
    "Maximum number of cycles; cycles with common screens count as one. If there are more, all are errors.")
  static let otherData = RuleOption.toggle(
    "other-data", false,
    "Whether to count screens that can be created with data, although each instance can show something else: from a "
      + "film to an actor to another film.")
  static let selfLoops = RuleOption.toggle(
    "self-loops", false,
    "Whether to count a screen that shows another instance of itself, alone or as the root of a container. Comment "
      + "threads and folders do so on purpose.")
  static let flows = RuleOption.toggle(
    "flows", true,
    "Whether to count flows through coordinators from screen to screen, in addition to direct transitions.")
  static let replacements = RuleOption.toggle(
    "replacements", false,
    "Whether to count transitions that replace a screen or return to one: a new root after signing in or out, a screen "
      + "that replaces the closed one, the detail of a split view, and routers that return to a screen that is "
      + "already shown."
  )
  static let possible = RuleOption.toggle(
    "possible", false,
    "Whether to count transitions that only some instances of a class perform: one of several candidates, or a "
      + "transition that depends on how the screen was created or on who showed it.")

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
    // Storyboards for iPhone and iPad have the same scenes: a person who reads of their cycle twice has one to open.
    let cycles = Dictionary(grouping: components.indices) { components[$0].shortestCycle }.values
      .sorted { $0[0] < $1[0] }
    let severity: Severity = cycles.count > maximum ? .error : .warning
    return cycles.map { finding(for: $0.map { components[$0] }, context: context, severity: severity) }
  }

  /// Whether a single screen shows another of its kind, in a container or through coordinators.
  private func isSelfLoop(_ component: CyclicComponent, in context: AnalysisContext) -> Bool {
    let screens = Set(component.nodes).filter { context.node($0)?.kind == .screen && !context.isWrapper($0) }
    return screens.count < 2 && component.nodes.allSatisfy { context.node($0)?.kind != .entry }
  }

  /// - Parameter components: Those with one shortest cycle, at least one.
  private func finding(for components: [CyclicComponent], context: AnalysisContext, severity: Severity) -> Finding {
    let component = components[0]
    let shown = Dictionary(
      context.program.graph.edges.lazy.flatMap { edge in edge.sites.map { ($0, 1) } }, uniquingKeysWith: +)
    // The clearest place first: one that shows many screens shows this one only in some cases.
    let sites = unique(
      components.flatMap { component in
        component.steps.filter { isPlace($0, of: component, in: context) }.flatMap { step in
          step.sites.sorted { (shown[$0] ?? 0, $0) < (shown[$1] ?? 0, $1) }
        }
      })
    let firstNode = component.shortestCycle.first.flatMap(context.node)
    return Finding(
      rule: Self.description.identifier, severity: severity, message: message(for: component, context: context),
      notes: notes(for: components, context: context), help: Self.description.remedy,
      nodes: unique(component.shortestCycle),
      edges: unique(components.flatMap(\.steps).flatMap(\.edges)),
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

  private func notes(for components: [CyclicComponent], context: AnalysisContext) -> [String] {
    // How many screens there are is less sure than the cycle: each doubtful way adds or takes away several.
    let more =
      components.contains { Set($0.nodes).count > Set($0.shortestCycle).count }
      ? ["Other cycles in this component go through further screens."] : []
    return unique(components.flatMap { closing(of: $0, context) }) + more
  }

  /// The shortest cycle as a person goes it who comes from the start of the app.
  private func cycle(_ component: CyclicComponent) -> [String] {
    guard let closing = component.closing, let start = component.cycle.firstIndex(of: closing.destination) else {
      return component.shortestCycle
    }
    return Array(component.shortestCycle[start...] + component.shortestCycle[..<start])
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
      the shortest cycle with all its places. The cycle begins with the transition that closes it, if there is one: \
      it leads back to a screen that every path from the entry points to its source goes through. A navigation \
      controller counts as the screen in it. A cycle can include containment and starts of coordinators, but cannot \
      consist of them alone. The rule reports only cycles that the same objects can certainly repeat. So it ignores \
      screens that can be created with data, since each instance can show something else, such as another film. It \
      also ignores transitions that not every instance of a screen performs: those that depend on its model (type \
      parameters, protocols), on which of several views it shows, or on how it is shown. It also ignores transitions \
      that a coordinator performs for a screen other than the one that starts it, for a screen that it also removes, \
      or for a screen that other code shows, too: then each instance can have other callbacks. It ignores uncertain \
      parts, too, and segues that nothing performs.
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
        "a child pushes its parent",
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
        "a screen that closes itself before it shows the next one",
        """
        Player present Queue
        Queue present Player as exchange
        """),
      RuleExample(
        "a list whose model decides where it leads: the list of products leads to no filter",
        """
        varied Picker
        Filter present Picker
        Picker push Products
        Products sheet Filter
        """),
      RuleExample(
        "a list that opens the form to edit, and that the form opens to select",
        """
        List push Form if mode
        Form present List
        """),
      RuleExample(
        "a split view replaces its detail",
        """
        Chat push Info
        Info showDetail Chat
        """),
      RuleExample(
        "coordinators that start each other, but show nothing",
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
