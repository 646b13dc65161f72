import NavigationModel

/// Steps as lines that a person reads, with places that terminals open.
struct StepText {
  private let report: Report
  private let names: [String: String]
  private let style: TextStyle

  init(_ report: Report, style: TextStyle) {
    self.report = report
    self.style = style
    let counts = Dictionary(report.result.nodes.map { ($0.name, 1) }, uniquingKeysWith: +)
    names = Dictionary(
      report.result.nodes.map { node in
        (node.id, counts[node.name] == 1 ? node.name : "\(node.name) (\(Self.origin(of: node)))")
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What distinguishes a node from others with the same name: its storyboard, its module or its file.
  private static func origin(of node: Node) -> String {
    node.storyboard ?? node.location?.file ?? node.module ?? node.id
  }

  /// What to call a node.
  func name(_ id: String) -> String {
    // The previous screen has no name in the graph.
    if id == "unknown:previous" { return "the previous screen" }
    return style.paint((names[id] ?? id).visible, .strong)
  }

  /// What to call a type or a function that is no node.
  func helper(_ name: String) -> String { style.paint(name.visible, .strong) }

  /// `push from List via Flow`, or `push to Detail`, with the first place.
  func line(_ step: GraphPath.Step, _ ends: Ends) -> String {
    let end =
      switch ends {
      case .source: "from \(name(step.source))"
      case .destination: "to \(name(step.destination))"
      }
    let via = step.via.isEmpty ? "" : " via \(step.via.map(\.visible).joined(separator: ", "))"
    let doubt = step.confidence == .possible ? ", possible" : ""
    return "\(step.kind.rawValue) \(end)\(via)\(doubt)\(place(step.sites))"
  }

  /// Which end of a step the line names.
  enum Ends { case source, destination }

  /// `  App/List.swift:12:5 and 2 more`; empty for no place.
  func place(_ sites: [SourceLocation]) -> String {
    guard let first = sites.first else { return "" }
    let more = sites.count > 1 ? " and \(sites.count - 1) more" : ""
    return "  " + style.paint("\(report.openPlace(first).description.visible)\(more)", .faint)
  }
}
