import NavigationModel

/// What a comment says about findings, in the form that SwiftLint's users know:
///
///     // navgraph:disable:next navigation-cycle - a wizard goes round      the next line
///     present(Login()) // navgraph:disable:this tight-coupling            this line
///     // navgraph:disable:previous tight-coupling god-screen              the line before
///     // navgraph:disable all                                             from here on
///     // navgraph:enable all                                              up to here
struct SuppressionCommand {
  /// What it asks for.
  enum Verb: String, CaseIterable {
    case disable, enable
    case next = "disable:next"
    case this = "disable:this"
    case previous = "disable:previous"
  }

  /// What cannot be understood in a comment.
  enum Fault: Error {
    case unknownVerb(String)
    case noRule
  }

  /// The word that stands for all rules.
  static let allRules = "all"

  /// What parts the rules from the reason.
  private static let dashes = ["-", "--", "–", "—"]

  let verb: Verb
  /// The words for rules, in the order of the comment, each once; there may be no such rule.
  let rules: [String]
  let location: SourceLocation
  /// What stands behind the dash; empty where there is none.
  let reason: String

  /// Reads a comment. What follows a dash between spaces is the reason, for people to read.
  init(_ comment: SuppressionComment) throws(Fault) {
    let words = comment.command.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, let verb = Verb(rawValue: first) else {
      throw .unknownVerb(words.first ?? "")
    }
    let named = words.dropFirst().prefix { !Self.dashes.contains($0) }
    var seen: Set<Substring> = []
    let rules = named.flatMap { $0.split(separator: ",") }.filter { seen.insert($0).inserted }.map(String.init)
    guard !rules.isEmpty else { throw .noRule }
    self.verb = verb
    self.rules = rules
    location = comment.location
    reason = words.dropFirst(1 + named.count + 1).joined(separator: " ")
  }

  /// Those of its words that are about a rule: the identifier itself and the word for all.
  func words(about rule: String) -> [String] { rules.filter { $0 == rule || $0 == Self.allRules } }

  /// Whether a finding stands on the line that it is about. Regions are about no line; see ``SuppressionFile``.
  func reaches(line: Int) -> Bool {
    switch verb {
    case .next: line == location.line + 1
    case .this: line == location.line
    case .previous: line == location.line - 1
    case .disable, .enable: false
    }
  }
}
