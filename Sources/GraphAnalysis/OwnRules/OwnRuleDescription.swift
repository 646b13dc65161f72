import NavigationModel

extension OwnRule {
  /// The rule in the form that navgraph's own rules have, by which all that knows rules knows this one too.
  public var description: RuleDescription {
    let place = location.map { ", in \($0.fileName)" } ?? ""
    return RuleDescription(
      identifier: name, name: name, category: .team, severities: [severity], summary: demand.sentence,
      rationale: "The team has agreed on it for this app\(place).",
      remedy: comment ?? "Change the navigation, or change the rule in the configuration.",
      triggeringExamples: [], nonTriggeringExamples: [], options: [])
  }
}

extension OwnRule.Demand {
  /// What is demanded, as a sentence.
  var sentence: String {
    switch self {
    case .forbidden(let pattern):
      let kinds = pattern.kinds.isEmpty ? "" : " by \(Wording.choice(pattern.kinds.map(\.rawValue)))"
      let flows = pattern.includesFlows ? ", not even through coordinators" : ""
      return "Nothing leads from \(words(for: pattern.from)) to \(words(for: pattern.to))\(kinds)\(flows)."
    case .allowed(let from, let to):
      return "From \(words(for: from)), transitions lead only to \(words(for: to)), or to each other."
    case .required(let from, let to):
      return "From each of \(words(for: from)), a transition leads to \(words(for: to))."
    case .layers(let layers):
      return "No layer leads to a higher one. From top to bottom: \(layers.map(\.name).joined(separator: ", "))."
    case .independence(let groups):
      return "Nothing leads from one of these to another: \(groups.map(\.name).joined(separator: ", "))."
    }
  }

  private func words(for patterns: [NodePattern]) -> String {
    patterns.isEmpty ? "anything" : Wording.choice(patterns.map(\.words))
  }
}

extension NodePattern {
  /// The nodes that are meant, such as `nodes named Cart* in the module Cart`.
  public var words: String {
    let properties = [
      names.isEmpty ? nil : "named \(Wording.choice(names.map(\.text)))",
      modules.isEmpty ? nil : "in the module \(Wording.choice(modules.map(\.text)))",
      storyboards.isEmpty ? nil : "in the storyboard \(Wording.choice(storyboards.map(\.text)))",
      folders.isEmpty ? nil : "in the folder \(Wording.choice(folders.map(\.text)))",
      kinds.isEmpty ? nil : "of the kind \(Wording.choice(kinds.map(\.rawValue)))",
      exceptions.isEmpty ? nil : "apart from \(Wording.choice(exceptions.map(\.words)))",
    ]
    return (["nodes"] + properties.compactMap(\.self)).joined(separator: " ")
  }
}
