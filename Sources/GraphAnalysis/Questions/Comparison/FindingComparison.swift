import NavigationModel

/// Which findings came and went, and which weigh more or less than before.
///
/// Findings are compared each by itself, and told together only afterwards (``SharedCause``). What is suppressed or known
/// to a baseline is there all the same, so that it is neither new where it begins to count nor gone where it ceases to.
struct FindingComparison {
  /// Findings that count now and were not there, in the order of reports.
  let new: [Finding]
  /// Findings that counted and are not there any more.
  let gone: [Finding]
  /// Findings that are there still with another severity, and errors that were excused while they were warnings.
  let changed: [GraphDifference.FindingChange]

  init(from base: AnalysisResult, to head: AnalysisResult, _ ids: RenamedIDs) {
    let known = TellingNotes(base)
    let left = TellingNotes(head)
    let before = Self.entries(base) { Self.key(ids.words(of: $0.fingerprint)) }
    let after = Self.entries(head) { Self.key(Self.words(of: $0.fingerprint)) }
    var match = Match(before: before, after: after)
    match.pair(by: \.key)
    // A cycle or a pair that has a renamed screen is told from another one of its screens, and of several cycles of a
    // component perhaps another is named. The order itself says which way a cycle goes, and so whether it is the same.
    match.pair { Self.isOrderless($0.finding.rule) ? Self.key($0.key.split(separator: " "), of: $0.finding.rule) : nil }
    match.pair { entry in
      let edges = entry.finding.edges
      guard Self.isOrderless(entry.finding.rule), !edges.isEmpty else { return nil }
      guard entry.isBefore else { return Self.key(edges, of: entry.finding) }
      let now = edges.map { Self.key(ids.words(of: $0)) }
      return now == edges ? nil : Self.key(now, of: entry.finding)
    }
    new = SharedCause.merged(match.after.filter { $0.counts && !known.tell($0.finding) }.map(\.finding))
    gone = SharedCause.merged(match.before.filter { $0.counts && !left.tell($0.finding) }.map(\.finding))
    changed = match.pairs.compactMap { old, new in
      guard old.finding.severity != new.finding.severity, new.counts, old.counts || new.finding.severity == .error
      else {
        return nil
      }
      return GraphDifference.FindingChange(before: old.finding, after: new.finding)
    }.sorted { GraphAnalyzer.precedes($0.after, $1.after) }
  }

  /// A finding of one side.
  private struct Entry {
    let finding: Finding
    let key: String
    /// Whether it is among those that count.
    let counts: Bool
    let isBefore: Bool
  }

  private static func entries(_ result: AnalysisResult, _ key: (Finding) -> String) -> [(Finding, String, Bool)] {
    SharedCause.separated(result).map { ($0, key($0), true) }
      + ((result.suppressed ?? []) + (result.baseline?.known ?? [])).map { ($0, key($0), false) }
  }

  private static func words(of fingerprint: String) -> [String] {
    fingerprint.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }

  private static func key(_ words: [String]) -> String { words.joined(separator: " ") }

  /// A fingerprint whose nodes are in an order that their names have no part in: a cycle begins with the first of them
  /// and goes the way that it goes, and groups of pairs have no order.
  private static func key(_ words: [Substring], of rule: String) -> String {
    let nodes = words.dropFirst()
    let first = nodes.indices.min { nodes[$0] < nodes[$1] } ?? nodes.startIndex
    let ordered =
      rule == MutualKnowledge.description.identifier ? nodes.sorted() : Array(nodes[first...] + nodes[..<first])
    return "\(rule) \(ordered.joined(separator: " "))"
  }

  private static func key(_ edges: [String], of finding: Finding) -> String {
    "\(finding.rule) \(edges.sorted().joined(separator: "\n"))"
  }

  /// Whether a rule sorts the nodes that its fingerprints name, or begins with the first of them.
  private static func isOrderless(_ rule: String) -> Bool {
    [NavigationCycle.description, CoordinatorCycle.description, MutualKnowledge.description]
      .contains { $0.identifier == rule }
  }

  /// The findings of both sides that have not found each other yet.
  private struct Match {
    private(set) var before: [Entry]
    private(set) var after: [Entry]
    private(set) var pairs: [(Entry, Entry)] = []

    init(before: [(Finding, String, Bool)], after: [(Finding, String, Bool)]) {
      self.before = before.map { Entry(finding: $0.0, key: $0.1, counts: $0.2, isBefore: true) }
      self.after = after.map { Entry(finding: $0.0, key: $0.1, counts: $0.2, isBefore: false) }
    }

    /// Pairs those of one key, as many as there are on both sides: the ones that have changed least first.
    mutating func pair(by key: (Entry) -> String?) {
      let tests: [(Entry, Entry) -> Bool] = [
        { $0.finding.severity == $1.finding.severity && $0.counts == $1.counts },
        { $0.finding.severity == $1.finding.severity }, { $0.counts == $1.counts }, { _, _ in true },
      ]
      for test in tests {
        guard !before.isEmpty, !after.isEmpty else { return }
        var waiting = Dictionary(grouping: before.indices.filter { key(before[$0]) != nil }) { key(before[$0]) }
        var (goneBefore, goneAfter): (Set<Int>, Set<Int>) = ([], [])
        for index in after.indices {
          guard let key = key(after[index]),
            let place = waiting[key]?.firstIndex(where: { test(before[$0], after[index]) }),
            let other = waiting[key]?.remove(at: place)
          else { continue }
          pairs.append((before[other], after[index]))
          goneBefore.insert(other)
          goneAfter.insert(index)
        }
        before = before.indices.filter { !goneBefore.contains($0) }.map { before[$0] }
        after = after.indices.filter { !goneAfter.contains($0) }.map { after[$0] }
      }
    }
  }

  /// What the notes of an older document tell of findings that are not in it by themselves.
  private struct TellingNotes {
    private let notes: Set<String>

    init(_ result: AnalysisResult) { notes = result.told == nil ? Set(result.findings.flatMap(\.notes)) : [] }

    func tell(_ finding: Finding) -> Bool { notes.contains(SharedCause.note(on: finding)) }
  }
}
