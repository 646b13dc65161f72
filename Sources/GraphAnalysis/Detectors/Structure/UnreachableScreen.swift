import NavigationModel

/// Finds screens that nothing leads to.
struct UnreachableScreen: Detector {
  init(values: RuleValues) {}

  func idleReason(in context: AnalysisContext) -> String? {
    if !hasEntry(context) { return "the app has no known entry point" }
    return context.program.unknownNames
  }

  /// A library has none: it is there for apps that are not analyzed.
  private func hasEntry(_ context: AnalysisContext) -> Bool {
    context.program.graph.nodes.contains { $0.kind == .entry }
  }

  func findings(in context: AnalysisContext) -> [Finding] {
    guard hasEntry(context) else { return [] }
    let unreached = ReachFinder.reach(of: context.program)?.unreached ?? []
    let behind = Dictionary(grouping: unreached, by: \.breaksAt).mapValues { $0.map(\.screen) }
    let scenes = Dictionary(
      grouping: context.program.storyboards.storyboards.flatMap(\.scenes).filter {
        $0.node != nil && $0.reference == nil
      },
      by: \.node)
    return context.program.unmentionedScreens.compactMap { id in
      context.node(id).map { node in
        finding(
          for: node, before: behind[id] ?? [], scenes: (scenes[id] ?? []).map(\.location).sorted(), context: context)
      }
    }
  }

  private static let start = "Nothing shows "
  private static let end = ", and no other code names it."
  /// Where only code that nothing runs names it.
  private static let endBesideDeadCode = ", and no code that runs names it."

  /// The name of the screen that a finding of the rule is about; nil for other findings.
  ///
  /// - Parameter isInStoryboard: Whether it stands where the storyboard of a scene has been named.
  static func name(in finding: Finding, isInStoryboard: Bool = false) -> String? {
    guard finding.rule == description.identifier, finding.nodes.count == 1, finding.message.hasPrefix(start),
      let tail = [end, endBesideDeadCode].first(where: { finding.message.hasSuffix($0) })
    else { return nil }
    let name = finding.message.dropFirst(start.count).dropLast(tail.count)
    guard isInStoryboard, name.hasPrefix(sceneStart) else { return String(name) }
    let ending = " of \(finding.location?.file.split(separator: "/").last ?? "")"
    return String(name.dropFirst(sceneStart.count).dropLast(name.hasSuffix(ending) ? ending.count : 0))
  }

  /// Whether a finding is about a screen that only code names which nothing runs.
  static func isBesideDeadCode(_ finding: Finding) -> Bool { finding.message.hasSuffix(endBesideDeadCode) }

  /// What the message calls a screen: one that no source declares is a scene, and what it is called is a title or a name
  /// of Interface Builder, which nobody finds in code.
  private static func subject(_ screen: Node, _ context: AnalysisContext) -> String {
    let name = context.name(of: screen.id)
    guard screen.location?.file.hasSuffix(".storyboard") == true, let storyboard = screen.storyboard else {
      return name
    }
    // A name that says more than that of the node already has the storyboard.
    return name == screen.name ? "\(sceneStart)\(name) of \(storyboard).storyboard" : sceneStart + name
  }

  private static let sceneStart = "the scene "

  /// - Parameters:
  ///   - others: unreachable screens that the screen leads to. Others may lead to them, too.
  ///   - scenes: where storyboards have the screen.
  private func finding(
    for screen: Node, before others: [String], scenes: [SourceLocation], context: AnalysisContext
  ) -> Finding {
    // A class holds what it inherits, but leads to no screen of its superclass.
    let superclasses = context.program.classes.superclasses[screen.id] ?? []
    let names = others.filter { other in
      // A screen of a library has no source that somebody could delete.
      guard other != screen.id, let node = context.node(other), node.location != nil else { return false }
      return !superclasses.contains(node.type ?? node.name)
    }.map(context.name)
    let namers = context.program.deadNamers[screen.id] ?? []
    return Finding(
      rule: Self.description.identifier, severity: .warning,
      message: Self.start + Self.subject(screen, context) + (namers.isEmpty ? Self.end : Self.endBesideDeadCode),
      notes: Self.notes(namers: namers, behind: names),
      help: Self.description.remedy, nodes: [screen.id], edges: [], location: screen.location,
      relatedLocations: scenes.filter { $0 != screen.location },
      fingerprint: Self.fingerprint([screen.id]))
  }
}

extension UnreachableScreen {
  /// - Parameters:
  ///   - namers: types and functions that name the screen and that nothing runs.
  ///   - names: the unreachable screens that the screen leads to.
  private static func notes(namers: [String], behind names: [String]) -> [String] {
    var notes: [String] = []
    if !namers.isEmpty {
      notes.append(
        Wording.sentence(namers) {
          namers.count == 1
            ? "Only \($0) names it, and nothing runs \($0)." : "Only \($0) name it, and nothing runs them."
        })
    }
    if !names.isEmpty {
      notes.append(
        Wording.sentence(names) {
          "\(Wording.count(names.count, "more unreachable screen")) \(names.count == 1 ? "is" : "are") behind it: \($0)."
        })
    }
    return notes
  }

  static let description = RuleDescription(
    identifier: "unreachable-screen",
    name: "Unreachable screen", category: .structure,
    summary: """
      Finds controllers and storyboard scenes that nothing shows. No transition leads to them, no storyboard starts \
      with them, and no code but their own names their class or storyboard ID; a delegate protocol that only the \
      screen names is its own code. If no storyboard or xib instantiates the class, a name in dead code or in a type \
      test, such as `is OldViewController`, does not keep it alive. Screens that only such a screen leads to are \
      reported with it. Four or more in one storyboard or one folder are one finding. The rule runs only if an Xcode \
      project lists the code of the app. All words of a file in Objective-C, and of a file with a syntax error, \
      count as names. SwiftUI views do not count, since a dead screen cannot be distinguished from a part of another \
      view.
      """,
    rationale: "It is dead code that the team still compiles, translates and refactors.",
    remedy: "Delete it, or add a transition that leads to it.",
    triggeringExamples: [
      RuleExample(
        "an old screen that a new one has replaced",
        """
        entry AppDelegate
        AppDelegate root List
        List push Detail
        OldDetail push Editor
        unmentioned OldDetail
        """)
    ],
    nonTriggeringExamples: [
      RuleExample(
        "a screen that code names in a way that could not be followed",
        """
        entry AppDelegate
        AppDelegate root List
        screen Detail
        """),
      RuleExample(
        "a library of screens",
        """
        Picker push Preview
        unmentioned Picker
        """),
    ],
    options: []
  )
}
