import NavigationModel

/// One cause, one finding: what a finding says of screens that another one is about is told as a note of that one.
public struct SharedCause: Sendable {
  /// What a finding must be about to be told by the other.
  private enum Subject {
    /// The same screen before all others.
    case first
    /// Only screens that the other is about.
    case all
    /// Behind its first screen, mostly screens that the other is about, as two objects are that show the same screens of
    /// which one asks the other.
    case most
  }

  /// The part of its screens that the other is about, where most are.
  private static let most = 0.75

  /// The rule whose finding stays.
  private let rule: String
  /// The rules whose findings about the same become notes of it.
  private let others: [String]
  private let subject: Subject

  /// In the order in which they count: who is told by another tells nobody.
  private static let all = [
    SharedCause(
      rule: UnreachableScreen.description.identifier,
      others: [
        MissingSceneClass.description, UnknownSceneIdentifier.description, DanglingSegue.description,
        MissingSegueAction.description, TightCoupling.description, BypassedCoordinator.description,
      ].map(\.identifier), subject: .first),
    SharedCause(
      rule: GodScreen.description.identifier,
      others: [TightCoupling.description, BypassedCoordinator.description].map(\.identifier), subject: .first),
    SharedCause(
      rule: TightCoupling.description.identifier, others: [BypassedCoordinator.description.identifier], subject: .first),
    SharedCause(
      rule: NavigationCycle.description.identifier, others: [MutualKnowledge.description.identifier], subject: .all),
    SharedCause(
      rule: TightCoupling.description.identifier, others: [GodCoordinator.description.identifier], subject: .most),
    SharedCause(
      rule: GodCoordinator.description.identifier, others: [GodCoordinator.description.identifier], subject: .most),
  ]

  /// The findings without those that others tell, in the same order.
  ///
  /// A finding is told only by one that weighs as much, so that no gate opens by it.
  /// What a baseline knows is taken out before, so that a new finding is not hidden behind a known one; what is compared
  /// with another result is compared before (``separated(_:)``), for the same reason.
  public static func merged(_ findings: [Finding]) -> [Finding] { parted(findings).telling }

  /// The findings that stay, with what they tell in their notes, and those that they tell, both in the same order.
  public static func parted(_ findings: [Finding]) -> (telling: [Finding], told: [Finding]) {
    let (telling, told) = all.reduce((findings, [Finding]())) { parts, cause in
      let (telling, told) = cause.applied(to: parts.0)
      return (telling, parts.1 + told)
    }
    let (withoutDead, dead) = DeadGroups.joined(telling)
    let (joined, leaked) = LeakGroups.joined(withoutDead)
    return (joined, told + dead + leaked)
  }

  /// All findings of a result, each by itself: those that others tell are among them again, and no notes tell them.
  public static func separated(_ result: AnalysisResult) -> [Finding] {
    guard let told = result.told, !told.isEmpty else { return result.findings }
    let notes = Set(told.map(note))
    let telling = result.findings.filter { !DeadGroups.isGroup($0) && !LeakGroups.isGroup($0) }
    return (telling + told).map { finding in
      var finding = finding
      finding.notes.removeAll { notes.contains($0) }
      return finding
    }.sorted(by: GraphAnalyzer.precedes)
  }

  /// How a finding is told by another.
  static func note(on finding: Finding) -> String { "\(finding.message) (\(finding.rule))" }

  /// Whether most of what a finding is about another one is about as well, which of two of one rule is the larger or the
  /// first.
  private static func covers(_ teller: (index: Int, finding: Finding), _ told: (index: Int, finding: Finding)) -> Bool {
    guard teller.index != told.index else { return false }
    let (larger, smaller) = (teller.finding.nodes.dropFirst(), told.finding.nodes.dropFirst())
    if teller.finding.rule == told.finding.rule {
      guard (larger.count, told.index) > (smaller.count, teller.index) else { return false }
    }
    let shared = Set(smaller).intersection(larger)
    return !smaller.isEmpty && Double(shared.count) >= Double(smaller.count) * most
  }

  private func applied(to findings: [Finding]) -> (telling: [Finding], told: [Finding]) {
    let tellers = findings.indices.filter { findings[$0].rule == rule && !findings[$0].nodes.isEmpty }
    guard !tellers.isEmpty else { return (findings, []) }
    // An error can tell whatever there is.
    let ranked = tellers.filter { findings[$0].severity == .error } + tellers.filter { findings[$0].severity != .error }
    let byFirst = Dictionary(ranked.map { (findings[$0].nodes.first, $0) }, uniquingKeysWith: { first, _ in first })
    var telling = findings
    var gone: Set<Int> = []
    var heard: Set<Int> = []
    for (index, finding) in findings.enumerated()
    where others.contains(finding.rule) && !finding.nodes.isEmpty && !heard.contains(index) {
      let teller: Int? =
        switch subject {
        case .first: byFirst[finding.nodes.first]
        case .all: ranked.first { Set(finding.nodes).isSubset(of: findings[$0].nodes) }
        case .most: ranked.first { !gone.contains($0) && Self.covers(($0, findings[$0]), (index, finding)) }
        }
      guard let teller, findings[teller].severity == finding.severity || findings[teller].severity == .error else {
        continue
      }
      telling[teller].notes.append(Self.note(on: finding))
      gone.insert(index)
      heard.insert(teller)
    }
    return (telling.indices.filter { !gone.contains($0) }.map { telling[$0] }, gone.sorted().map { findings[$0] })
  }
}
