import NavigationModel

/// The answer to "what did this change?".
public struct DifferenceAnswer: Sendable {
  /// What changed.
  public let difference: GraphDifference
  private let report: Report
  private let nodes: [String: Node]
  private let edges: [String: Edge]
  private let sections: [Section]

  /// - Parameters:
  ///   - base: what was before.
  ///   - report: the result that is now, with where its sources lie.
  public init(_ difference: GraphDifference, from base: AnalysisResult, to report: Report) {
    self.difference = difference
    self.report = report
    let all = report.result.nodes + base.nodes
    nodes = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    edges = Dictionary((report.result.edges + base.edges).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    sections = Self.sections(ToldDifference(difference, from: base, to: report), difference)
  }

  /// The verdict, one sentence with the worst changes: new errors, screens that lost the last transition to them, new
  /// warnings; otherwise the number of changes.
  public var verdict: String {
    if difference.isEmpty { return "The screens, transitions and findings are the same." }
    let errors = difference.newFindings.count { $0.severity == .error }
    let counts =
      [(errors, "new error", "new errors")]
      + sections.filter(\.isUrgent).map { ($0.count, $0.one, $0.many) }
      + [(difference.newFindings.count - errors, "new warning", "new warnings")]
      + sections.filter { !$0.isUrgent }.map { ($0.count, $0.one, $0.many) }
    let parts = counts.filter { $0.0 > 0 && !$0.1.isEmpty }.map { count, one, many in
      "\(count) \(count == 1 ? one : many)"
    }
    // A saved graph is untrusted input.
    guard !parts.isEmpty else { return "Something changed that this report does not list; --format json has it." }
    return parts.joined(separator: ", ") + "."
  }

  /// All changes by kind, each reported once; the most important first.
  public var changes: [ChangeSection] {
    sections.map { section in
      ChangeSection(
        title: section.title, mark: section.mark,
        entries: section.lines.map { ChangeSection.Entry(text: $0.text, place: $0.place) })
    }
  }

  /// Whether there are new findings, or warnings that became errors.
  public var hasNewFindings: Bool { !difference.newFindings.isEmpty || hasWorseFindings }
  /// Whether there are new errors, or warnings that became errors.
  public var hasNewErrors: Bool { difference.newFindings.contains { $0.severity == .error } || hasWorseFindings }

  private var hasWorseFindings: Bool { difference.changedFindings.contains { $0.after.severity == .error } }

  /// The changes of one kind.
  private struct Section {
    let title: String
    let mark: String
    let lines: [ToldDifference.Line]
    /// The number of changes: a line can tell several.
    let count: Int
    /// The words for one change of the kind in the verdict, and for several; empty for kinds that it counts otherwise.
    let one: String
    let many: String
    /// Whether the verdict tells it before warnings.
    let isUrgent: Bool

    init(
      _ title: String, _ mark: String, _ lines: [ToldDifference.Line], _ one: String, _ many: String? = nil,
      isUrgent: Bool = false, count: Int? = nil
    ) {
      self.title = title
      self.mark = mark
      self.lines = lines
      self.count = count ?? lines.count
      self.one = one
      self.many = many ?? one
      self.isUrgent = isUrgent
    }
  }

  /// The changes by kind, each reported once; the most important first.
  private static func sections(_ told: ToldDifference, _ difference: GraphDifference) -> [Section] {
    let renamed = difference.renamed.map {
      ToldDifference.Line(text: "\($0.before.name) is now \($0.after.name)", place: $0.after.location)
    }
    return [
      Section("New findings", "!", told.newFindings, ""),
      Section(
        "Errors that were warnings", "!", told.worseFindings, "warning is an error now", "warnings are errors now",
        isUrgent: true),
      Section(
        "Lost its last way in", "!", told.lost, "screen without a way in", "screens without a way in", isUrgent: true),
      Section(
        "Warnings that were errors", "~", told.milderFindings, "error is a warning now", "errors are warnings now"),
      Section("Added", "+", told.addedPlaces, "added"),
      Section("Removed", "-", told.removedPlaces, "removed"),
      Section("Renamed", "~", renamed, "renamed"),
      Section("New transitions", "+", told.addedTransitions, "new transition", "new transitions"),
      Section(
        "New flows through coordinators", "+", told.addedWays, "new flow", "new flows",
        count: difference.addedWays.count),
      Section(
        "New parts of screens", "+", told.addedParts, "new part", "new parts", count: difference.addedParts.count),
      Section("Transitions gone", "-", told.removedTransitions, "transition gone", "transitions gone"),
      Section(
        "Flows through coordinators gone", "-", told.removedWays, "flow gone", "flows gone",
        count: difference.removedWays.count),
      Section(
        "Parts of screens gone", "-", told.removedParts, "part gone", "parts gone", count: difference.removedParts.count
      ),
      Section(
        "Transitions changed", "~", told.changedTransitions, "transition changed", "transitions changed"),
      Section("Flows through coordinators changed", "~", told.changedWays, "flow changed", "flows changed"),
      Section("Findings gone", "-", told.goneFindings, "finding gone", "findings gone"),
    ].filter { !$0.lines.isEmpty }
  }

  /// The verdict and the changes, as lines for a person. Marks tell them apart without colours.
  public func text(style: TextStyle) -> String {
    let colours: [String: TextStyle.Meaning] = ["!": .error, "+": .success, "-": .warning, "~": .note]
    let blocks = sections.map { section in
      let lines = section.lines.map { line in
        let place = line.place.map { "  " + style.paint(report.openPlace($0).description.visible, .faint) } ?? ""
        return "  \(style.paint(section.mark, colours[section.mark] ?? .strong)) \(line.text.visible)\(place)"
      }
      return ([style.paint("\(section.title):", .strong)] + lines).joined(separator: "\n")
    }
    return ([verdict] + blocks).joined(separator: "\n\n") + "\n"
  }

  /// The same as a comment for a pull request, with a diagram of the added and removed transitions.
  public var markdown: String {
    let head = [
      "<!-- navgraph diff -->", "### Navigation of \(Wording.shortened(report.result.root).markdown)", verdict.markdown,
    ]
    let tables = sections.map { section in
      let rows = section.lines.prefix(Self.mostRows).map { line in
        "| \(line.text.markdown) | \(line.place.map { Self.cell(report.place($0).description.markdownCode) } ?? "") |"
      }
      let rest = section.lines.count - rows.count
      return
        (["**\(section.title)** (\(section.lines.count))", "", "| what | where |", "|---|---|"] + rows
        + (rest > 0 ? ["", "… and \(rest) more."] : [])).joined(separator: "\n")
    }
    return (head + tables + diagram).joined(separator: "\n\n") + "\n"
  }

  /// Tables end a cell at a bar even within code (GitHub Flavored Markdown, 4.10).
  private static func cell(_ code: String) -> String { code.replacing("|", with: "\\|") }

  /// Rows of a table that a comment has room for.
  private static let mostRows = 50
  /// Lines of a diagram that a person can follow.
  private static let mostLines = 60

  /// Added lines are thick and green, removed ones dotted and red, changed ones amber, so that they differ without
  /// colour, too.
  private var diagram: [String] {
    let came = difference.addedTransitions.map(\.id) + difference.added.flatMap(\.edges)
    let went = difference.removedTransitions.map(\.id) + difference.removed.flatMap(\.edges)
    let kinds = [
      Set(came).sorted().map { ($0, "==>", "#1a7f37") }, Set(went).sorted().map { ($0, "-.->", "#cf222e") },
      difference.changedTransitions.map { ($0.after.id, "-->", "#9a6700") },
    ].map { kind in kind.compactMap { id, arrow, colour in edges[id].map { ($0, arrow, colour) } } }
    // Each kind has its share of the room, or a large change would look like one that only adds.
    var room = Self.mostLines
    var shares = kinds.map { _ in 0 }
    for (rest, index) in kinds.indices.sorted(by: { kinds[$0].count < kinds[$1].count }).enumerated() {
      shares[index] = min(kinds[index].count, room / (kinds.count - rest))
      room -= shares[index]
    }
    let drawn = zip(kinds, shares).flatMap { $0.prefix($1) }
    guard !drawn.isEmpty else { return [] }
    // What only has another id now is one box.
    func now(_ id: String) -> String { difference.newIDs[id] ?? id }
    let ids = Set(drawn.flatMap { [now($0.0.source), now($0.0.destination)] }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let boxes = ids.enumerated().map {
      "  n\($0)[\"\(MermaidDiagram.escaped(Wording.shortened(nodes[$1]?.name ?? $1)))\"]"
    }
    let lines = drawn.map { edge, arrow, _ in
      let (source, destination) = (numbers[now(edge.source)] ?? 0, numbers[now(edge.destination)] ?? 0)
      return "  n\(source) \(arrow)|\(edge.kind.rawValue)| n\(destination)"
    }
    let colours = drawn.enumerated().map { "  linkStyle \($0) stroke:\($1.2)" }
    let all = kinds.reduce(0) { $0 + $1.count }
    let note = all > drawn.count ? ["The diagram shows \(drawn.count) of \(all) transitions."] : []
    return [(["```mermaid", "flowchart LR"] + boxes + lines + colours + ["```"]).joined(separator: "\n")] + note
  }

  /// The difference for other programs.
  public func json() throws -> String { try JSONDocument.text(of: difference) }
}
