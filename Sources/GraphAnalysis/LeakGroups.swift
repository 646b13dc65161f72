import NavigationModel

/// Leaks of one collection of a screen as one finding: one mend lets go all that is in it.
///
/// Each child is found by itself before, so that a baseline knows which of them leaked when it was written.
enum LeakGroups {
  /// The findings with the groups in the place of their first members, and the members.
  static func joined(_ findings: [Finding]) -> (joined: [Finding], members: [Finding]) {
    let groups = Dictionary(grouping: findings.indices.filter { collection(of: findings[$0]) != nil }) { index in
      Key(
        screen: findings[index].nodes.first ?? "", collection: collection(of: findings[index]) ?? "",
        severity: findings[index].severity)
    }.filter { $0.value.count > 1 }
    guard !groups.isEmpty else { return (findings, []) }
    let firsts = Dictionary(uniqueKeysWithValues: groups.compactMap { key, members in members.first.map { ($0, key) } })
    let gone = Set(groups.values.joined())
    let joined = findings.indices.compactMap { index -> Finding? in
      guard let key = firsts[index] else { return gone.contains(index) ? nil : findings[index] }
      return finding(for: (groups[key] ?? []).map { findings[$0] }, in: key.collection)
    }
    return (joined, gone.sorted().map { findings[$0] })
  }

  /// Whether a finding is about a group.
  static func isGroup(_ finding: Finding) -> Bool {
    finding.rule == LeakedChildCoordinator.description.identifier && finding.nodes.count > 2
  }

  private struct Key: Hashable {
    let screen: String
    let collection: String
    let severity: Severity
  }

  /// The collection in which a screen keeps the one child that a finding is about; nil for other findings.
  private static func collection(of finding: Finding) -> String? {
    guard finding.rule == LeakedChildCoordinator.description.identifier, finding.nodes.count == 2,
      finding.nodes.first?.hasPrefix("screen:") == true
    else { return nil }
    return LeakedChildCoordinator.words(in: finding)?.collection
  }

  private static func finding(for members: [Finding], in collection: String) -> Finding {
    let words = members.compactMap { LeakedChildCoordinator.words(in: $0) }
    let sites = members.flatMap { [$0.location].compactMap(\.self) + $0.relatedLocations }.sorted()
    return Finding(
      rule: LeakedChildCoordinator.description.identifier, severity: members.first?.severity ?? .warning,
      message: LeakedChildCoordinator.message(
        words.first?.parent ?? "", never: words.map(\.child), from: collection),
      notes: members.flatMap(\.notes), help: members.first?.help ?? "",
      nodes: Array(members.flatMap(\.nodes).prefix(1)) + members.flatMap { $0.nodes.dropFirst() },
      location: sites.first, relatedLocations: Array(sites.dropFirst()),
      fingerprint: LeakedChildCoordinator.fingerprint(Array(members.flatMap(\.nodes).prefix(1)) + [collection]))
  }
}
