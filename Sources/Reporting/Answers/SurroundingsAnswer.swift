import NavigationModel

/// The answer to `navgraph who` and `navgraph impact`: transitions to and from a screen, the screens that contain it,
/// the code that refers to it, its findings.
public struct SurroundingsAnswer: Encodable {
  /// The nodes that a name meant, in the order of the graph.
  public let screens: [Surroundings]

  /// Makes an answer.
  public init(_ screens: [Surroundings]) { self.screens = screens }

  /// All of it, as lines for a person.
  public func text(_ report: Report, style: TextStyle) -> String {
    let steps = StepText(report, style: style)
    return screens.map { entry in
      let sections = [
        heading(entry.node, steps),
        section("Ways in", entry.waysIn.map { steps.line($0, .source) }, orElse: "no way in is known"),
        section("Ways on", entry.waysOut.map { steps.line($0, .destination) }, orElse: "leads nowhere"),
        section("Ways back", entry.waysBack.map { steps.line($0, .destination) }),
        section("Held by", entry.holders.map(steps.name)),
        section(
          "Findings", entry.findings.map { "\($0.severity.rawValue): \($0.message.visible) (\($0.rule.visible))" }),
      ]
      return sections.flatMap(\.self).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  /// What must change where the screens are replaced, as lines for a person.
  public func impactText(_ report: Report, style: TextStyle) -> String {
    let steps = StepText(report, style: style)
    return screens.map { entry in
      func namings(_ title: String, _ isMeant: (ScreenKnowledge) -> Bool) -> [String] {
        let groups = Dictionary(grouping: entry.namings.filter(isMeant), by: \.source).sorted { $0.key < $1.key }
        return section(
          title, groups.map { source, places in "\(steps.name(source))\(steps.place(places.map(\.site).sorted()))" })
      }
      let sections = [
        heading(entry.node, steps),
        namings("Created by") { $0.kind == .creates },
        namings("Cast to in prepare(for:) by") { $0.kind == .casts && $0.inPrepare },
        namings("Cast to by") { $0.kind == .casts && !$0.inPrepare },
        namings("Configured by") { $0.kind == .configures },
        section("Shown by", entry.waysIn.map { steps.line($0, .source) }),
        section("Held by", entry.holders.map(steps.name)),
      ].flatMap(\.self)
      let isFree = sections.count <= heading(entry.node, steps).count
      let rest = isFree ? ["  No analyzed code names it, and nothing leads to it."] : []
      return (sections + rest).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  /// The answer for other programs.
  public func json() throws -> String { try JSONDocument.text(of: self) }

  private func heading(_ node: Node, _ steps: StepText) -> [String] {
    ["\(steps.name(node.id)) (\(node.kind.rawValue))\(steps.place([node.location].compactMap(\.self)))"]
  }

  private func section(_ title: String, _ lines: [String], orElse empty: String? = nil) -> [String] {
    guard !lines.isEmpty else { return empty.map { ["  \(title): \($0)"] } ?? [] }
    return ["  \(title) (\(lines.count)):"] + lines.map { "    \($0)" }
  }
}
