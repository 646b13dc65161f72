import NavigationModel

/// All suppressions of a program, in comments and in the configuration.
///
/// They are about the place of a finding, which is where reports show it. The other places that belong to it do not
/// count: who reads a comment there could not know which of all findings it is about.
struct Suppression {
  /// What became of findings.
  struct Outcome {
    var kept: [Finding] = []
    var suppressed: [Finding] = []
    /// What is to be said about the suppressions themselves.
    var remarks: [Finding] = []
  }

  private let configuration: AnalysisConfiguration
  private let names: [String: String]
  private let files: [String: SuppressionFile]
  private let invalid: [Finding]

  init(_ program: LinkedProgram, configuration: AnalysisConfiguration) {
    self.configuration = configuration
    names = Dictionary(program.graph.nodes.map { ($0.id, $0.name) }) { first, _ in first }
    var commands: [SuppressionCommand] = []
    var invalid: [Finding] = []
    for comment in program.suppressions {
      do throws(SuppressionCommand.Fault) {
        let command = try SuppressionCommand(comment)
        commands.append(command)
        invalid += InvalidSuppression.findings(for: command, in: configuration)
      } catch {
        invalid.append(InvalidSuppression.finding(for: comment, error))
      }
    }
    files = Dictionary(grouping: commands, by: \.location.file).mapValues { SuppressionFile(commands: $0) }
    self.invalid = invalid
  }

  /// Takes out of findings what is suppressed, and says which suppressions did nothing or cannot be understood.
  func applied(to findings: [Finding]) -> Outcome {
    var outcome = Outcome()
    var used: Set<SuppressionFile.Use> = []
    var usedEntries: Set<ConfiguredSuppression> = []
    for finding in findings {
      let uses = finding.location.flatMap { place in files[place.file]?.uses(for: finding, at: place) } ?? []
      let entries = configuration.suppressions.filter { $0.covers(finding, names: names) }
      used.formUnion(uses)
      usedEntries.formUnion(entries)
      if let suppression = Self.suppression(by: uses, entries) {
        var suppressed = finding
        suppressed.suppression = suppression
        outcome.suppressed.append(suppressed)
      } else {
        outcome.kept.append(finding)
      }
    }
    outcome.remarks = invalid + idleWords(besides: used) + idleEntries(besides: usedEntries)
    return outcome
  }

  /// The first of several comments, else the first of the entries; nil where nothing keeps the finding from counting.
  private static func suppression(
    by uses: [SuppressionFile.Use], _ entries: [ConfiguredSuppression]
  ) -> FindingSuppression? {
    if let use = uses.first { return FindingSuppression(kind: .comment, location: use.location, reason: use.reason) }
    return entries.first.map {
      FindingSuppression(kind: .configuration, location: $0.location, reason: $0.reason)
    }
  }

  private func idleWords(besides used: Set<SuppressionFile.Use>) -> [Finding] {
    files.sorted { $0.key < $1.key }.flatMap { path, file in
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      let starts = file.commands.filter { $0.verb != .enable }.flatMap { command in
        command.rules.map { SuppressionFile.Use(location: command.location, word: $0, reason: command.reason) }
      }
      let idle = starts.filter { !used.contains($0) && isJudged($0.word, in: folder) }
      return idle.map { SuperfluousSuppression.finding(for: $0.word, at: $0.location, isEnd: false) }
        + file.idleEnds.filter { isKnown($0.word) }
        .map { SuperfluousSuppression.finding(for: $0.word, at: $0.location, isEnd: true) }
    }
  }

  private func idleEntries(besides used: Set<ConfiguredSuppression>) -> [Finding] {
    configuration.suppressions.filter { entry in
      !used.contains(entry) && configuration.rule(identifiedBy: entry.rule).map(configuration.runs) ?? false
    }.map { SuperfluousSuppression.finding(for: $0, among: names) }
  }

  /// Whether the rules that a word stands for have run, so that it can be said that the word does nothing.
  private func isJudged(_ word: String, in folder: String) -> Bool {
    if word == SuppressionCommand.allRules { return configuration.selection.isEmpty }
    guard let rule = configuration.suppressibleRule(word) else { return false }
    return configuration.setting(of: rule, in: folder).isEnabled
  }

  private func isKnown(_ word: String) -> Bool {
    word == SuppressionCommand.allRules || configuration.suppressibleRule(word) != nil
  }
}
