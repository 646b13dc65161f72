import NavigationModel

/// The answer to "how do users get from here to there?".
public struct PathAnswer: Encodable {
  /// The shortest paths, all of the same length.
  public let paths: [GraphPath]
  /// Whether these are all paths of that length.
  public let areAll: Bool

  /// Makes an answer from the paths that were found.
  public init(paths: [GraphPath], areAll: Bool) {
    self.paths = paths
    self.areAll = areAll
  }

  /// The answer as lines for a person.
  ///
  /// - Parameter question: the names in the question, which the answer repeats if there is no path.
  public func text(_ report: Report, question: (from: String, to: String), style: TextStyle) -> String {
    guard let first = paths.first else {
      return "No path is known from \(question.from.visible) to \(question.to.visible).\n"
    }
    let steps = StepText(report, style: style)
    let length = first.steps.count
    let count = Wording.count(paths.count, "shortest path")
    let which = areAll ? count : paths.count == 1 ? "The first of several shortest paths" : "The first \(count)"
    // The person who asks for the path takes its first step, so only later steps need the remark.
    let asked = paths.contains { $0.steps.dropFirst().contains { $0.isAsked == true } }
    let head =
      "\(which) of \(Wording.count(length, "step")):"
      + (asked
        ? "\nSome steps happen only when a screen asks for them, but no path through such a screen is known." : "")
    let ways = paths.map { path in
      (["\n" + steps.name(path.steps.first?.source ?? "")] + path.steps.map { "  " + steps.line($0, .destination) })
        .joined(separator: "\n")
    }
    return ([head] + ways).joined(separator: "\n") + "\n"
  }

  /// The answer for other programs.
  public func json() throws -> String { try JSONDocument.text(of: self) }
}
