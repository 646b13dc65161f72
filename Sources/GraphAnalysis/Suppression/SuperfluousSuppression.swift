import NavigationModel

/// Says that a suppression suppresses nothing.
enum SuperfluousSuppression {
  /// A comment's word that did nothing, or that ends no region.
  static func finding(for word: String, at location: SourceLocation, isEnd: Bool) -> Finding {
    let what = word == SuppressionCommand.allRules ? "any rule" : "'\(word)'"
    let message =
      isEnd
      ? "Nothing before this comment disables \(what), so it enables nothing."
      : "This comment suppresses no finding of \(what)."
    return Finding(
      rule: description.identifier, severity: .warning, message: message, help: description.remedy, nodes: [],
      location: location, fingerprint: "\(description.identifier) \(word) \(location.fileName)")
  }

  /// An entry of the configuration that did nothing.
  ///
  /// - Parameter nodes: the names of the program's nodes by their ids.
  static func finding(for entry: ConfiguredSuppression, among nodes: [String: String]) -> Finding {
    Finding(
      rule: description.identifier, severity: .warning,
      message: "This entry suppresses no finding of \(entry.subject).",
      notes: [unmatchedPattern(of: entry), unknownNode(of: entry, among: nodes)].compactMap(\.self),
      help: "Remove the entry, or correct its rule, file or node.", nodes: [],
      location: entry.location, fingerprint: "\(description.identifier) \(entry.subject)")
  }

  private static func unmatchedPattern(of entry: ConfiguredSuppression) -> String? {
    guard let pattern = entry.pattern, entry.files.isEmpty else { return nil }
    return "No analyzed file matches '\(pattern)'."
  }

  private static func unknownNode(of entry: ConfiguredSuppression, among nodes: [String: String]) -> String? {
    guard let node = entry.node, nodes[node] == nil, !nodes.values.contains(node) else { return nil }
    // What has a colon is an id.
    let candidates = node.contains(":") ? Set(nodes.keys) : Set(nodes.values)
    let hint = Spelling.nearest(to: node, among: candidates.sorted()).map { " Did you mean '\($0)'?" }
    return "No node is called '\(node)'.\(hint ?? "")"
  }
}

extension SuperfluousSuppression {
  static let description = RuleDescription(
    identifier: "superfluous-suppression",
    name: "Superfluous suppression", category: .suppressions,
    summary: """
      Finds suppressions that suppress nothing, or that end a region that nothing began. They are comments or \
      entries of the configuration. Suppressions of rules that do not run are ignored.
      """,
    rationale: """
      The suppressed finding no longer exists, or has moved. The next finding in that place would be suppressed \
      silently.
      """,
    remedy: "Remove it, or move it back to the line of the finding.",
    triggeringExamples: [
      RuleExample("Nothing is found on the next line.", "// navgraph:disable:next navigation-cycle\nList push Detail"),
      RuleExample("A region ends that never began.", "List push Detail\n// navgraph:enable navigation-cycle"),
    ],
    nonTriggeringExamples: [
      RuleExample(
        "A cycle begins on the next line.",
        "// navgraph:disable:next navigation-cycle - a wizard\nFirst push Second\nSecond push First")
    ],
    options: [])
}
