import NavigationModel

/// Finds segues and storyboard references that lead to nothing.
struct DanglingSegue: Detector {
  static let findsFailures = true

  init(values: RuleValues) {}

  func findings(in context: AnalysisContext) -> [Finding] {
    performed(in: context) + references(in: context) + cut(in: context)
  }

  /// Segues that code performs and that no scene of its class has.
  private func performed(in context: AnalysisContext) -> [Finding] {
    RequestGroup.all(in: context) { subject in if case .segue = subject { true } else { false } }.map { group in
      let others =
        group.answer == .elsewhere ? "only scenes of other classes have it" : "no storyboard has a segue of that name"
      return group.finding(
        Self.self,
        message: "\(group.askerName(in: context)) performs the segue \"\(group.name)\", but \(others).", in: context)
    }
  }

  /// References to scenes that the other storyboard has not.
  private func references(in context: AnalysisContext) -> [Finding] {
    context.program.storyboards.storyboards.flatMap { storyboard in
      storyboard.scenes.compactMap { scene -> Finding? in
        guard let reference = scene.reference, reference.isFound == false, let other = reference.storyboard else {
          return nil
        }
        let askers = storyboard.scenes.filter { $0.segues.contains { $0.destination == scene.id } }.compactMap(\.node)
        let what = reference.identifier.map { "no scene with the identifier \"\($0)\"" } ?? "no initial controller"
        return finding(
          "\(storyboard.name).storyboard refers to the storyboard \(other), which has \(what).",
          nodes: [],
          failure: context.failure(at: askers.first { context.failure(at: $0).severity == .error } ?? askers.first),
          at: scene.location, about: [storyboard.name, other, reference.identifier ?? ""])
      }
    }
  }

  /// Segues whose destination was taken out of the document.
  private func cut(in context: AnalysisContext) -> [Finding] {
    context.program.storyboards.storyboards.flatMap { storyboard in
      storyboard.scenes.flatMap { scene in
        scene.segues.filter { !$0.isDestinationFound }.map { segue in
          finding(
            "A segue of \(context.name(of: scene)) leads to the object \(segue.destination), which "
              + "\(storyboard.name).storyboard does not hold.",
            nodes: [scene.node].compactMap { $0 }, failure: context.failure(at: scene.node), at: segue.location,
            about: [storyboard.name, scene.id, segue.destination])
        }
      }
    }
  }

  private func finding(
    _ message: String, nodes: [String], failure: (severity: Severity, notes: [String]), at location: SourceLocation,
    about ids: [String]
  ) -> Finding {
    Finding(
      rule: Self.description.identifier, severity: failure.severity, message: message, notes: failure.notes,
      help: Self.description.remedy,
      nodes: nodes, edges: [], location: location, relatedLocations: [], fingerprint: Self.fingerprint(ids))
  }
}

extension DanglingSegue {
  static let description = RuleDescription(
    identifier: "dangling-segue",
    name: "Dangling segue", category: .storyboards,
    summary: """
      Finds segues and storyboard references that lead to nothing. Either code performs a segue that no scene of its \
      class has, a storyboard reference names a scene that does not exist, or the destination of a segue was deleted. \
      navgraph follows identifiers through constants, enums and wrappers. It ignores computed identifiers, classes \
      without a scene in the analyzed storyboards, and storyboards that are not analyzed. In code that nothing calls, \
      it is only a warning.
      """,
    rationale: "The compiler does not check identifiers: a wrong one shows only when the app crashes there.",
    remedy: "Use the identifier of an existing segue or scene, or remove the dead code or the dead segue.",
    triggeringExamples: [
      RuleExample(
        "the segue was renamed in the storyboard",
        """
        scene List in Main
        scene Detail in Main
        List show(showDetail) Detail with caller
        List performs openDetail
        """),
      RuleExample(
        "the storyboard reference names a scene that moved",
        """
        scene List in Main
        scene Settings in Settings
        reference Main to Settings/account
        """),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "the segue that is performed is there",
        """
        scene List in Main
        scene Detail in Main
        List show(showDetail) Detail with caller
        List performs showDetail
        """),
      RuleExample(
        "the other storyboard is not analyzed",
        """
        scene List in Main
        reference Main to Library/account
        """),
    ],
    options: []
  )
}
