/// All rules that there are.
public enum RuleRegistry {
  /// The detectors, sorted by the identifiers of their rules.
  public static let detectors: [any Detector.Type] = [
    BypassedCoordinator.self,
    CoordinatorCycle.self,
    CoordinatorRetainCycle.self,
    GodCoordinator.self,
    GodScreen.self,
    LeakedChildCoordinator.self,
    MutualKnowledge.self,
    NavigationCycle.self,
    ScreenNavigates.self,
    TightCoupling.self,
  ]

  /// The descriptions of all rules, sorted by identifier.
  public static var rules: [RuleDescription] { detectors.map { $0.description } }

  /// The rule with an identifier; nil when there is none.
  public static func rule(identifiedBy identifier: String) -> RuleDescription? {
    rules.first { $0.identifier == identifier }
  }
}
