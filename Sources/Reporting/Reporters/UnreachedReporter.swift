import NavigationModel

/// The list of unreachable screens, grouped by the node where the paths to them break.
public struct UnreachedReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "unreached"
  /// What the format is good for.
  public static let summary =
    "The screens that are unreachable from the app's entry points, and where the paths to them break."

  /// Whether to use colours.
  public var style: TextStyle

  /// Makes a reporter without colours.
  public init() {
    self.init(style: .plain)
  }

  /// Makes a reporter.
  public init(style: TextStyle) {
    self.style = style
  }

  /// The list, in sections parted by empty lines: one for each node, with the screens behind it.
  public func render(_ report: Report) -> String {
    guard let reach = report.result.reach else {
      return "navgraph found no entry point of the app, so it cannot tell which screens are reachable.\n"
    }
    let names = Dictionary(report.result.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    func name(_ id: String) -> String { (names[id] ?? id).visible }
    let screens = Dictionary(grouping: reach.unreached, by: \.breaksAt).mapValues { $0.map(\.screen) }
    let sections = reach.breaks.map { way -> [String] in
      let place = way.site.map { "\(report.openPlace($0)): ".visible } ?? ""
      let others = (screens[way.node] ?? []).filter { $0 != way.node }
      return ["\(style.paint(name(way.node), .strong)): \(Wording.count(way.screens, "screen"))"]
        + ["  \(place)\(way.reason.visible)"] + others.map { "  \(name($0))" }
    }
    return ([[heading(of: reach)]] + sections).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func heading(of reach: Reach) -> String {
    let share = Wording.percentage(reach.unreached.count, of: reach.screens)
    return
      "\(reach.unreached.count) of \(Wording.count(reach.screens, "screen")) (\(share)) cannot be reached from the start"
  }
}
