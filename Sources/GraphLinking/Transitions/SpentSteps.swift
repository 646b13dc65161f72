import NavigationModel

/// Tells where the steps of a part of the linking ended.
enum SpentSteps {
  /// An issue for each part that has taken all its steps, at the first transition that it did not follow to its end.
  static func issues(of parts: [ResolvedPart], in program: Program) -> [Issue] {
    parts.filter(\.evaluator.isSpent).compactMap { part in
      let place = part.firstCut ?? program.files.map(\.path).min().map { SourceLocation(file: $0, line: 1, column: 1) }
      return place.map { Issue(kind: .partlyRead, message: message, location: $0) }
    }
  }

  private static let message =
    "the code takes more steps to follow than navgraph allows; from here on, transitions can be unresolved or missing"
}
