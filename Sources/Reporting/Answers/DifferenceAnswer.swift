import NavigationModel

/// The answer to "what did this change?".
public struct DifferenceAnswer {
  /// What changed.
  public let difference: GraphDifference
  private let report: Report
  private let nodes: [String: Node]
  private let edges: [String: Edge]

  /// - Parameters:
  ///   - base: what was before.
  ///   - report: the result that is now, with where its sources lie.
  public init(_ difference: GraphDifference, from base: AnalysisResult, to report: Report) {
    self.difference = difference
    self.report = report
    let all = report.result.nodes + base.nodes
    nodes = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    edges = Dictionary((report.result.edges + base.edges).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What is worst, in a sentence: new errors, screens that lost their last way in, new warnings; else how much changed.
  public var verdict: String {
    if difference.isEmpty { return "The navigation is the same." }
    let errors = difference.newFindings.count { $0.severity == .error }
    let warnings = difference.newFindings.count - errors
    let parts = [
      (errors, "new error"), (difference.lost.count, "screen without a way in"), (warnings, "new warning"),
      (difference.goneFindings.count, "finding gone"), (difference.added.count, "added"),
      (difference.removed.count, "removed"), (difference.renamed.count, "renamed"),
      (difference.addedTransitions.count, "new transition"), (difference.removedTransitions.count, "transition gone"),
      (difference.changedTransitions.count, "transition changed"),
    ]
    let counted = parts.filter { $0.0 > 0 }.map { count, words in
      let isNoun = ["new error", "new warning", "new transition"].contains(words)
      return isNoun ? Wording.count(count, words) : "\(count) \(words)"
    }
    return counted.joined(separator: ", ") + "."
  }

  /// Whether anything is wrong that was not before.
  public var hasNewFindings: Bool { !difference.newFindings.isEmpty }
  /// Whether anything crashes or is forbidden that was not before.
  public var hasNewErrors: Bool { difference.newFindings.contains { $0.severity == .error } }

  /// The changes by what they are, each told once; the most important first.
  private var sections: [(title: String, mark: String, lines: [Line])] {
    [
      (
        "New findings", "!",
        difference.newFindings.map { finding in
          Line("\(finding.severity.rawValue): \(finding.message) (\(finding.rule))", report.location(of: finding))
        }
      ),
      ("Lost its last way in", "!", difference.lost.map { Line($0.name, $0.location) }),
      ("Added", "+", difference.added.map { place in Line(described(place), place.node.location) }),
      ("Removed", "-", difference.removed.map { place in Line(described(place), nil) }),
      ("Renamed", "~", difference.renamed.map { Line("\($0.before.name) is now \($0.after.name)", $0.after.location) }),
      ("New transitions", "+", difference.addedTransitions.map { Line(described($0), $0.sites.first) }),
      ("Transitions gone", "-", difference.removedTransitions.map { Line(described($0), nil) }),
      ("Transitions changed", "~", difference.changedTransitions.map { Line(described($0), $0.after.sites.first) }),
      ("Findings gone", "-", difference.goneFindings.map { Line("\($0.message) (\($0.rule))", nil) }),
    ].filter { !$0.lines.isEmpty }
  }

  private struct Line {
    let text: String
    let place: SourceLocation?

    init(_ text: String, _ place: SourceLocation?) {
      self.text = text
      self.place = place
    }
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

  /// The same as a comment for a pull request, with a diagram of the transitions that came and went.
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

  /// What came is drawn thick and green, what went dotted and red, what changed in amber: told apart without colour too.
  private var diagram: [String] {
    let came = difference.addedTransitions.map(\.id) + difference.added.flatMap(\.edges)
    let went = difference.removedTransitions.map(\.id) + difference.removed.flatMap(\.edges)
    let all =
      Set(came).sorted().map { ($0, "==>", "#1a7f37") } + Set(went).sorted().map { ($0, "-.->", "#cf222e") }
      + difference.changedTransitions.map { ($0.after.id, "-->", "#9a6700") }
    let drawn = all.prefix(Self.mostLines).compactMap { id, arrow, colour in edges[id].map { ($0, arrow, colour) } }
    guard !drawn.isEmpty else { return [] }
    let ids = Set(drawn.flatMap { [$0.0.source, $0.0.destination] }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let boxes = ids.enumerated().map {
      "  n\($0)[\"\(MermaidDiagram.escaped(Wording.shortened(nodes[$1]?.name ?? $1)))\"]"
    }
    let lines = drawn.map { edge, arrow, _ in
      "  n\(numbers[edge.source] ?? 0) \(arrow)|\(edge.kind.rawValue)| n\(numbers[edge.destination] ?? 0)"
    }
    let colours = drawn.enumerated().map { "  linkStyle \($0) stroke:\($1.2)" }
    return [(["```mermaid", "flowchart LR"] + boxes + lines + colours + ["```"]).joined(separator: "\n")]
  }

  /// The difference for other programs.
  public func json() throws -> String { try JSONDocument.text(of: difference) }

  private func described(_ place: GraphDifference.Place) -> String {
    let ways = place.edges.compactMap { edges[$0] }
    let ins = ways.filter { $0.destination == place.node.id }.map { "\($0.kind.rawValue) from \(name($0.source))" }
    let outs = ways.filter { $0.source == place.node.id && $0.destination != place.node.id }
      .map { "\($0.kind.rawValue) to \(name($0.destination))" }
    let all = ins + outs
    let shown = all.prefix(4) + (all.count > 4 ? ["\(all.count - 4) more"] : [])
    return "\(place.node.kind.rawValue) \(place.node.name)"
      + (shown.isEmpty ? "" : ": \(shown.joined(separator: ", "))")
  }

  private func described(_ edge: Edge) -> String { "\(name(edge.source)) \(kind(edge)) \(name(edge.destination))" }

  private func described(_ change: GraphDifference.Change) -> String {
    let (before, after) = (change.before, change.after)
    if before.kind != after.kind {
      return "\(name(after.source)) \(after.kind.rawValue) \(name(after.destination)), before \(before.kind.rawValue)"
    }
    let aspects = [
      before.identifier == after.identifier
        ? nil : "identifier \(before.identifier ?? "none") → \(after.identifier ?? "none")",
      before.confidence == after.confidence ? nil : "\(before.confidence.rawValue) → \(after.confidence.rawValue)",
    ].compactMap(\.self)
    return "\(described(after)): \(aspects.joined(separator: ", "))"
  }

  private func kind(_ edge: Edge) -> String { edge.kind.rawValue + (edge.identifier.map { "(\($0))" } ?? "") }

  private func name(_ id: String) -> String { nodes[id]?.name ?? id }
}
