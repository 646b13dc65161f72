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
      func namings(_ title: String, _ kind: ScreenKnowledge.Kind, inPrepare: Bool? = nil) -> [String] {
        let named = entry.namings.filter { $0.kind == kind && (inPrepare ?? $0.inPrepare) == $0.inPrepare }
        let helping = entry.helpers.filter { $0.kind == kind && inPrepare != true }
        let nodes = Dictionary(grouping: named, by: \.source).mapValues { $0.map(\.site) }
        let helpers = Dictionary(grouping: helping, by: \.helper).mapValues { $0.map(\.site) }
        func lines(_ places: [String: [SourceLocation]], _ name: (String) -> String) -> [String] {
          places.sorted { $0.key < $1.key }.map { "\(name($0.key))\(steps.place($0.value.sorted()))" }
        }
        return section(title, lines(nodes, steps.name) + lines(helpers, steps.helper))
      }
      let sections = [
        heading(entry.node, steps),
        namings("Created by", .creates),
        namings("Cast to in prepare(for:) by", .casts, inPrepare: true),
        namings("Cast to by", .casts, inPrepare: false),
        namings("Configured by", .configures),
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
