import NavigationModel

/// Dead screens of one storyboard or one folder as one finding: who deletes them deletes them together, and nobody reads
/// dozens of lines for that.
///
/// Each screen is found by itself before, so that suppressions and baselines are about single screens.
enum DeadGroups {
  /// Fewer findings are read one by one.
  private static let fewest = 4

  /// The findings with the groups in the place of their first members, and the members.
  static func joined(_ findings: [Finding]) -> (joined: [Finding], members: [Finding]) {
    let single = findings.indices.filter { UnreachableScreen.name(in: findings[$0]) != nil }
    guard single.count >= fewest else { return (findings, []) }
    var groups: [Int: Finding] = [:]
    var gone: Set<Int> = []
    let homes = Set(single.flatMap { [storyboard(findings[$0]), folder(findings[$0])].compactMap(\.self) })
    for home in [storyboard, folder] {
      let left = single.filter { !gone.contains($0) }
      let sharing = Dictionary(grouping: left) { Home(name: home(findings[$0]), severity: findings[$0].severity) }
      for (home, members) in sharing where members.count >= fewest {
        guard let name = home.name, let first = members.first else { continue }
        groups[first] = finding(for: members.map { findings[$0] }, in: name, among: homes)
        gone.formUnion(members)
      }
    }
    let joined = findings.indices.compactMap { groups[$0] ?? (gone.contains($0) ? nil : findings[$0]) }
    return (joined, gone.sorted().map { findings[$0] })
  }

  /// Whether a finding is about a group.
  static func isGroup(_ finding: Finding) -> Bool {
    finding.rule == UnreachableScreen.description.identifier && finding.nodes.count > 1
  }

  private struct Home: Hashable {
    /// Nil for what has none.
    let name: String?
    let severity: Severity
  }

  private static let storyboardEnding = ".storyboard"

  /// The storyboard that has a scene of the screen.
  private static func storyboard(_ finding: Finding) -> String? {
    let files = ([finding.location].compactMap(\.self) + finding.relatedLocations).map(\.file)
    return files.filter { $0.hasSuffix(storyboardEnding) }.min()
  }

  /// The folder that the class is declared in; the analyzed folder itself has no name, and that of a localization says
  /// nothing of what lies in it.
  private static func folder(_ finding: Finding) -> String? {
    let parts = (finding.location?.file.split(separator: "/").dropLast() ?? []).filter { !$0.hasSuffix(".lproj") }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  private static func finding(for members: [Finding], in home: String, among homes: Set<String>) -> Finding {
    let isStoryboard = home.hasSuffix(storyboardEnding)
    let last = PathEnding.shortest(of: home, among: homes)
    let what = isStoryboard ? "scenes of \(last)" : "screens in the folder \(last)"
    let names = members.compactMap { UnreachableScreen.name(in: $0, isInStoryboard: isStoryboard) }
    let places = members.compactMap(\.location)
    let others = members.contains(where: UnreachableScreen.isBesideDeadCode) ? "code that runs" : "other code"
    let message = Wording.sentence(names) {
      "Nothing shows \(members.count) \(what), and no \(others) names them: \($0)."
    }
    // Who deletes them needs all the names.
    let isCut = names.last.map { !message.hasSuffix(" \($0).") } ?? false
    let all = isCut ? ["All of them: \(Wording.list(names, limit: names.count))."] : []
    return Finding(
      rule: UnreachableScreen.description.identifier, severity: members.first?.severity ?? .warning,
      message: message, notes: all + members.flatMap { notes(on: $0, isInStoryboard: isStoryboard) },
      help: members.first?.help ?? "",
      nodes: members.flatMap(\.nodes),
      location: places.first, relatedLocations: Array(places.dropFirst()),
      // Moved with their folder, the screens are still the same; those of another severity are another group.
      fingerprint: UnreachableScreen.fingerprint(["with"] + members.flatMap(\.nodes).sorted().prefix(1)))
  }

  /// What is said about one of the screens, with its name where the sentence only says `it`.
  private static func notes(on member: Finding, isInStoryboard: Bool) -> [String] {
    guard let name = UnreachableScreen.name(in: member, isInStoryboard: isInStoryboard) else { return member.notes }
    return member.notes.map { $0.hasSuffix(")") ? $0 : "\(name): \($0)" }
  }
}
