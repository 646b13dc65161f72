import NavigationModel

/// The answer to "how does one get from here to there?".
public struct PathAnswer: Encodable {
  /// The shortest ways, all of the same length.
  public let paths: [GraphPath]
  /// Whether there are no others of that length.
  public let areAll: Bool

  /// Makes an answer of what was found.
  public init(paths: [GraphPath], areAll: Bool) {
    self.paths = paths
    self.areAll = areAll
  }

  /// The answer as lines for a person.
  ///
  /// - Parameter question: the ends as they were asked for, for an answer without a way.
  public func text(_ report: Report, question: (from: String, to: String), style: TextStyle) -> String {
    guard let first = paths.first else {
      return "No way is known from \(question.from.visible) to \(question.to.visible).\n"
    }
    let steps = StepText(report, style: style)
    let length = first.steps.count
    let count = Wording.count(paths.count, "shortest way")
    let which = areAll ? count : paths.count == 1 ? "The first of several shortest ways" : "The first \(count)"
    // What the first step is asked for is the question.
    let asked = paths.contains { $0.steps.dropFirst().contains { $0.isAsked == true } }
    let head =
      "\(which) of \(Wording.count(length, "step")):"
      + (asked
        ? "\nThey pass what an object shows only when a screen asks for it; no way by that screen is known." : "")
    let ways = paths.map { path in
      (["\n" + steps.name(path.steps.first?.source ?? "")] + path.steps.map { "  " + steps.line($0, .destination) })
        .joined(separator: "\n")
    }
    return ([head] + ways).joined(separator: "\n") + "\n"
  }

  /// The answer for other programs.
  public func json() throws -> String { try JSONDocument.text(of: self) }
}
