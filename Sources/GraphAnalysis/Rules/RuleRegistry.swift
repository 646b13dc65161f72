/// All rules that there are.
public enum RuleRegistry {
  /// The detectors, sorted by the identifiers of their rules.
  public static let detectors: [any Detector.Type] = [
    BypassedCoordinator.self,
    CoordinatorCycle.self,
    CoordinatorRetainCycle.self,
    DanglingSegue.self,
    DeadEndModal.self,
    DuplicateSceneIdentifier.self,
    GodCoordinator.self,
    GodScreen.self,
    InconsistentPresentation.self,
    LeakedChildCoordinator.self,
    MissingSceneClass.self,
    MissingSegueAction.self,
    MutualKnowledge.self,
    NavigationCycle.self,
    NavigationDepth.self,
    OversizedStoryboard.self,
    ScreenNavigates.self,
    TightCoupling.self,
    UnknownSceneIdentifier.self,
    UnreachableScreen.self,
    UnresolvedDestination.self,
    UnusedSegue.self,
  ]

  /// The rules about suppressions, which are judged after what the detectors found.
  static let suppressionRules = [InvalidSuppression.description, SuperfluousSuppression.description]

  /// The descriptions of all rules, sorted by identifier.
  public static let rules = (suppressibleRules + suppressionRules).sorted { $0.identifier < $1.identifier }

  /// The rule with an identifier; nil when there is none.
  public static func rule(identifiedBy identifier: String) -> RuleDescription? {
    rules.first { $0.identifier == identifier }
  }

  /// The rules whose findings can be suppressed: not those that are about suppressions.
  public static let suppressibleRules = detectors.map { $0.description } + [MetricLimit.description]

  /// The suppressible rule with an identifier; nil when there is none.
  static func suppressibleRule(_ identifier: String) -> RuleDescription? {
    suppressibleRules.first { $0.identifier == identifier }
  }
}
