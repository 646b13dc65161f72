import NavigationModel

/// The suppressions in the comments of one file.
struct SuppressionFile {
  /// In source order.
  let commands: [SuppressionCommand]

  /// A word of a command, by which is counted what did something.
  struct Use: Hashable {
    let location: SourceLocation
    let word: String
    /// Why, as the comment says.
    var reason = ""
  }

  /// The words that keep a finding from counting; none where it counts.
  ///
  /// A region reaches from its `disable` to the next `enable` of the rule, or to the end of the file.
  func uses(for finding: Finding, at place: SourceLocation) -> [Use] {
    var open: [Use] = []
    var direct: [Use] = []
    for command in commands {
      let words = command.words(about: finding.rule).map {
        Use(location: command.location, word: $0, reason: command.reason)
      }
      guard !words.isEmpty else { continue }
      switch command.verb {
      case .disable where command.location < place: open += words
      case .enable where command.location < place: open = []
      case .next, .this, .previous: direct += command.reaches(line: place.line) ? words : []
      case .disable, .enable: break
      }
    }
    return open + direct
  }

  /// The words of `enable` that no region is open for.
  var idleEnds: [Use] {
    var open: Set<String> = []
    var idle: [Use] = []
    for command in commands where command.verb == .disable || command.verb == .enable {
      for rule in command.rules {
        if command.verb == .disable {
          open.insert(rule)
        } else if rule == SuppressionCommand.allRules {
          if open.isEmpty { idle.append(Use(location: command.location, word: rule)) }
          open = []
        } else if open.remove(rule) == nil, !open.contains(SuppressionCommand.allRules) {
          idle.append(Use(location: command.location, word: rule))
        }
      }
    }
    return idle
  }
}
