import NavigationModel

/// Finds one pattern in a program. A detector is a value: it keeps its options and nothing else.
public protocol Detector: Sendable {
  /// The rule that the detector stands for.
  static var description: RuleDescription { get }

  /// Whether what it finds crashes or fails where somebody gets there, whatever the place is called.
  static var findsFailures: Bool { get }

  /// Whether segues count that nothing performs. They do not for rules about what screens lead to too much, since those
  /// are about ways that people go.
  static var countsUnusedSegues: Bool { get }

  /// Makes a detector with the options of one run.
  init(values: RuleValues)

  /// What the detector finds, in an order that depends on the program alone.
  func findings(in context: AnalysisContext) -> [Finding]

  /// Why the detector can report nothing in a program, whatever its screens do, as the part of a sentence; nil if it can.
  func idleReason(in context: AnalysisContext) -> String?
}

extension Detector {
  /// Most rules are about habits and sizes.
  public static var findsFailures: Bool { false }

  /// What only an unused segue leads to is no second finding.
  public static var countsUnusedSegues: Bool { true }

  /// Rules about storyboards need some.
  public func idleReason(in context: AnalysisContext) -> String? {
    Self.description.category == .storyboards && context.program.storyboards.storyboards.isEmpty
      ? "there are no storyboards" : nil
  }

  /// The identity of a finding over edits: the rule and the ids of what it is about, never a line or a number.
  static func fingerprint(_ nodes: [String]) -> String {
    ([description.identifier] + nodes.map(lasting)).joined(separator: " ")
  }

  /// The id as it was in the first version of the documents, when objects that navigate were coordinators, so that
  /// baselines of that time still know their findings.
  private static func lasting(_ id: String) -> String {
    id.hasPrefix("navigator:") ? "coordinator:" + id.dropFirst("navigator:".count) : id
  }
}
