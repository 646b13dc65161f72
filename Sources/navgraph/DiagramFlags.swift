import ArgumentParser
import NavgraphKit

/// What the diagram shows and how it looks. Options that are not given take their values from the configuration.
struct DiagramFlags: ParsableArguments {
  @Option(help: "What the frames group.")
  var groupBy: DiagramSettings.Grouping?

  @Option(help: .hidden)
  var clusters: DiagramSettings.Grouping?

  @Option(help: "Draw every node (full) or groups (overview); automatic draws groups for large apps only.")
  var detail: DiagramSettings.Detail?

  @Option(help: "Draw transitions from left to right (LR) or from top to bottom (TB).")
  var direction: DiagramSettings.Direction?

  @Option(help: "The colours.")
  var theme: DiagramSettings.Theme?

  @Option(
    help: .init(
      "Draw what diagrams leave out by default, comma-separated: \(DiagramPart.list).", valueName: "parts"))
  var show: DiagramParts?

  @Flag(help: "Draw the paths of the user from screen to screen, without the coordinators in between.")
  var flows = false

  @Option(
    help: .init(
      "Draw only this screen and its neighbours; the name can contain the wildcards * and ?. Repeatable.",
      valueName: "name"))
  var focus: [String] = []

  @Option(help: .init("How many steps before and after the focus to draw.", valueName: "n"))
  var depth = 1

  @Option(
    help: .init(
      "Draw only the paths that begin here; 'start' means the app's entry points. Repeatable.", valueName: "name"))
  var from: [String] = []

  @Option(help: .init("Draw only the paths that end here. Repeatable.", valueName: "name"))
  var to: [String] = []

  @Option(help: .init("Draw only what leads to this screen, directly or indirectly. Repeatable.", valueName: "name"))
  var reaches: [String] = []

  @Option(
    help: .init(
      "Draw only transitions of these kinds, comma-separated, such as push,present.", valueName: "kinds"))
  var kinds: TransitionKinds?

  @Option(
    help: .init("Do not draw this screen; the name can contain the wildcards * and ?. Repeatable.", valueName: "name"))
  var hide: [String] = []

  @Option(
    help: .init(
      "Draw all screens that match a pattern, such as 'Settings*', as one box. Repeatable.", valueName: "pattern"))
  var collapse: [String] = []

  @Flag(help: "Draw only what findings are about.")
  var onlyFindings = false

  @Option(
    help: .init(
      "Link boxes, lines and places to the code: github, gitlab, vscode, or an address with {path} and {line}.",
      valueName: "address"))
  var link: String?

  func validate() throws {
    if let link, let problem = DiagramSettings.problem(ofLink: link) {
      throw ValidationError("--link cannot be '\(link)': \(problem).")
    }
    guard depth >= 0 else { throw ValidationError("--depth must be a number from 0.") }
  }

  /// Prints the new name of an option that was renamed.
  func postNotices() {
    if let clusters { Notice.deprecated("--clusters", instead: "--group-by \(clusters.rawValue)").post() }
  }

  /// The delivery with the part of the graph that its pictures show.
  func applied(to delivery: Delivery) -> Delivery {
    var delivery = delivery
    delivery.select(focus: focus, depth: depth, from: from, to: to, reaches: reaches)
    return delivery
  }

  var settings: DiagramSettings {
    var settings = DiagramSettings()
    settings.groupBy = groupBy ?? clusters
    settings.detail = detail
    settings.direction = direction
    settings.theme = theme
    settings.link = link
    settings.kinds = kinds?.kinds
    if !hide.isEmpty { settings.hide = hide }
    if !collapse.isEmpty { settings.collapse = collapse }
    if onlyFindings { settings.onlyFindings = true }
    if flows { settings.flows = true }
    for part in show?.parts ?? [] { part.show(in: &settings) }
    return settings
  }
}

extension DiagramFlags {
  /// Rejects flags about pictures in a run that draws none.
  func refuseVainFlags(_ delivery: Delivery) throws {
    guard !applied(to: delivery).showsPictures else { return }
    let given = [
      ("--focus", !focus.isEmpty), ("--from", !from.isEmpty), ("--to", !to.isEmpty), ("--reaches", !reaches.isEmpty),
      ("--kinds", kinds != nil), ("--hide", !hide.isEmpty), ("--collapse", !collapse.isEmpty),
      ("--only-findings", onlyFindings), ("--link", link != nil),
    ].filter(\.1).map(\.0)
    guard given.isEmpty else {
      let verb = given.count == 1 ? "says" : "say"
      throw ValidationError("\(given.joined(separator: " and ")) \(verb) what pictures show; add --svg or --html.")
    }
  }
}

extension DiagramSettings.Grouping: ExpressibleByArgument {}
extension DiagramSettings.Detail: ExpressibleByArgument {}
extension DiagramSettings.Direction: ExpressibleByArgument {}
extension DiagramSettings.Theme: ExpressibleByArgument {}

/// A part that diagrams leave out by default.
enum DiagramPart: String, CaseIterable {
  case alerts, system, back, containers, parts

  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  func show(in settings: inout DiagramSettings) {
    switch self {
    case .alerts: settings.alerts = true
    case .system: settings.system = true
    case .back: settings.back = true
    case .containers: settings.foldContainers = false
    case .parts: settings.foldParts = false
    }
  }
}

/// Several parts in one argument: `alerts,back`.
struct DiagramParts: ExpressibleByArgument {
  let parts: [DiagramPart]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { DiagramPart(rawValue: $0.trimmingPrefix(" ").description) }
    guard !parts.contains(nil) else { return nil }
    self.parts = parts.compactMap(\.self)
  }
}

/// Several kinds of transitions in one argument: `push,present`.
struct TransitionKinds: ExpressibleByArgument {
  let kinds: [DiagramSettings.TransitionKind]

  init?(argument: String) {
    let kinds = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { DiagramSettings.TransitionKind(rawValue: $0.trimmingPrefix(" ").description) }
    guard !kinds.contains(nil) else { return nil }
    self.kinds = kinds.compactMap(\.self)
  }

  /// The shells complete the kinds, and help lists them.
  static var allValueStrings: [String] { DiagramSettings.TransitionKind.allCases.map(\.rawValue) }
}
