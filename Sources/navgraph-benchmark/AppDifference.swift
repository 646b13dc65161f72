import NavigationModel

/// The differences of an app between two runs that both measured it.
struct AppDifference {
  /// The lines that were added to one of the lists of ``AppLines``, and those that were removed.
  struct List {
    /// What one of its lines is called.
    let name: String
    let came: [String]
    let went: [String]
  }

  let lists: [List]
  /// Counts that changed.
  let figures: [FigureChange]

  /// Whether both runs are equal, apart from time and memory.
  var isEmpty: Bool { figures.isEmpty && lists.allSatisfy { $0.came.isEmpty && $0.went.isEmpty } }

  init(from old: MeasuredApp, to new: MeasuredApp) {
    lists = AppLines.lists.map { list in
      let (before, after) = (list.lines(old.lines), list.lines(new.lines))
      return List(
        name: list.name, came: Self.lines(of: after, besides: before), went: Self.lines(of: before, besides: after))
    }
    figures = FigureChange.changes(from: old.figures, to: new.figures)
  }

  /// The lines that the other list lacks, as a difference of multisets.
  private static func lines(of lines: [String], besides others: [String]) -> [String] {
    var rest: [String: Int] = [:]
    for line in others { rest[line, default: 0] += 1 }
    return lines.filter { line in
      guard let count = rest[line], count > 0 else { return true }
      rest[line] = count - 1
      return false
    }
  }

  /// The counts on a line or two, then as many of the differences as are asked for.
  func text(showing limit: Int) -> String {
    var lines = [Self.counts(lists)]
    if !figures.isEmpty { lines.append(figures.map(\.text).joined(separator: ", ")) }
    let differences = lists.flatMap(Self.differences)
    lines += differences.prefix(limit)
    if differences.count > limit { lines.append("and \(differences.count - limit) more") }
    return lines.map { "  \($0.visible)\n" }.joined()
  }

  /// The numbers of added and removed lines, such as `edges +3 -1`.
  static func counts(_ lists: [List]) -> String {
    lists.map { "\($0.name)s +\($0.came.count) -\($0.went.count)" }.joined(separator: ", ")
  }

  /// A removed line stands before the added line that replaces it, which mostly begins with the same words.
  private static func differences(of list: List) -> [String] {
    let went = list.went.map { (line: $0, isNew: false) }
    let came = list.came.map { (line: $0, isNew: true) }
    return (went + came).sorted { ($0.line, $0.isNew ? 1 : 0) < ($1.line, $1.isNew ? 1 : 0) }
      .map { "\($0.isNew ? "+" : "-") \(list.name) \($0.line)" }
  }
}
