import NavigationModel

/// Finds screens that know the screen which brings them.
struct MutualKnowledge: Detector {
  init(values: RuleValues) {}

  /// One finding for each screen that others look up to, and for each that alone looks up to several.
  func findings(in context: AnalysisContext) -> [Finding] {
    let pairs = MutualPair.all(in: context).filter { $0.looksUp && !$0.isOnlyAsked(in: context) }
    return MutualPair.groups(of: pairs).map { finding(for: $0, context: context) }
  }

  private func finding(for group: [MutualPair], context: AnalysisContext) -> Finding {
    let screens = Set(group.flatMap { [$0.here.source, $0.there.source] }).sorted()
    // Whoever looks up is the one to change, and first the one that does it at most places.
    let upward = group.compactMap(\.upward).sorted {
      (-$0.child.places.count, $0.child.source, $0.parent.source)
        < (-$1.child.places.count, $1.child.source, $1.parent.source)
    }
    let places = upward.flatMap(\.child.sites)
    let sites = places + Set(group.flatMap(\.sites)).subtracting(places).sorted()
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: message(upward, context: context), help: WayOut.advice(for: group, context), nodes: screens,
      edges: Set(group.flatMap { $0.here.edges.union($0.there.edges) }).sorted(), location: sites.first,
      relatedLocations: Array(sites.dropFirst()), fingerprint: Self.fingerprint(screens))
  }

  /// What a screen does with the one that looks up to it.
  ///
  /// A child may be in a panel that the screen presents, so that only who does not make it itself is said to contain it.
  private static func verb(for parent: ScreenAcquaintance) -> String {
    parent.ties.contains(.creates) ? "creates" : parent.isContained ? "contains" : "shows"
  }

  /// What several screens do with the one above, or one with several above.
  private static func tie(_ children: [ScreenAcquaintance], ofOne isOne: Bool) -> String {
    let ties = Set(children.map(\.tie))
    if ties == [.casts] { return isOne ? "casts to" : "cast to" }
    guard ties == [.configures] else { return isOne ? "knows" : "know" }
    let set = isOne ? "sets" : "set"
    let properties = Set(children.map(\.properties))
    guard properties.count == 1, let property = properties.first?.first, properties == [[property]] else {
      return "\(set) properties of"
    }
    return "\(set) \(property) of"
  }

  /// More screens than a person reads are only counted; the finding has the places of all.
  private func message(
    _ upward: [(child: ScreenAcquaintance, parent: ScreenAcquaintance)], context: AnalysisContext
  ) -> String {
    guard let (child, parent) = upward.first else { return "" }
    if upward.count == 1 {
      return "\(context.name(of: child.source)) \(context.tie(child)), which \(Self.verb(for: parent)) it."
    }
    let isOneChild = Set(upward.map(\.child.source)).count == 1
    let tie = Self.tie(upward.map(\.child), ofOne: isOneChild)
    let verbs = Set(upward.map { Self.verb(for: $0.parent) }).sorted()
    if isOneChild {
      // `contain` of several, `contains` of one.
      let plurals = Wording.choice(verbs.map { String($0.dropLast()) })
      return Wording.sentence(upward.map { context.name(of: $0.parent.source) }) {
        "\(context.name(of: child.source)) \(tie) \($0), which \(plurals) it."
      }
    }
    return Wording.sentence(upward.map { context.name(of: $0.child.source) }) {
      "\($0) \(tie) \(context.name(of: parent.source)), which \(Wording.choice(verbs)) them."
    }
  }
}

extension MutualKnowledge {
  static let description = RuleDescription(
    identifier: "mutual-knowledge",
    name: "Mutual knowledge", category: .coupling,
    summary: """
      Finds screens that cast to the screen that shows, creates or contains them, or that set its properties. \
      navgraph reports one finding for all screens that know the same screen in this way, and one for all screens \
      that only one other screen knows. These do not count: screens that only create each other; storyboard \
      connections; casts in prepare(for:) or in functions that animate a transition; casts to what the screen itself \
      contains; casts whose value is only compared, or only passed to popToViewController or setViewControllers. A \
      screen may ask the custom navigation, tab bar or split view controller around it to show the next screen. This \
      counts only if the screen sets two or more properties of that controller, or one property of a split view \
      controller.
      """,
    rationale: "You cannot use, test or change one of them without the other: they are one screen in two files.",
    remedy: "Let the screen that is shown report back through a closure or a delegate protocol.",
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
        "a screen that asks its navigation controller to show the next screen",
        """
        stack Registration
        Registration creates Name
        Registration root Name
        Name casts Registration
        """),
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
