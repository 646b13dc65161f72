import ArgumentParser
import NavgraphKit

/// What the diagram shows and how it looks. What is not given is left to the configuration.
struct DiagramFlags: ParsableArguments {
  @Option(help: "What the frames around nodes stand for.")
  var groupBy: DiagramSettings.Grouping?

  @Option(help: .hidden)
  var clusters: DiagramSettings.Grouping?

  @Option(help: "Every node, or an overview of large apps.")
  var detail: DiagramSettings.Detail?

  @Option(help: "Where transitions lead to.")
  var direction: DiagramSettings.Direction?

  @Option(help: "The colours.")
  var theme: DiagramSettings.Theme?

  @Option(
    help: .init(
      "Show what is otherwise left out, with commas between: \(DiagramPart.list).", valueName: "parts"))
  var show: DiagramParts?

  @Flag(help: "Show how a person gets from screen to screen, without the coordinators in between.")
  var flows = false

  @Option(
    help: .init(
      "Draw only what is around this screen; * and ? stand for any characters. Repeatable.", valueName: "name"))
  var focus: [String] = []

  @Option(help: .init("How many steps around the focus are drawn.", valueName: "n"))
  var depth = 1

  @Option(
    help: .init("Draw only the ways that begin here; 'start' is where the app starts. Repeatable.", valueName: "name"))
  var from: [String] = []

  @Option(help: .init("Draw only the ways that end here. Repeatable.", valueName: "name"))
  var to: [String] = []

  @Option(help: .init("Draw only what leads to this screen, over any number of steps. Repeatable.", valueName: "name"))
  var reaches: [String] = []

  @Option(
    help: .init(
      "Draw only transitions of these kinds, with commas between, such as push,present.", valueName: "kinds"))
  var kinds: TransitionKinds?

  @Option(help: .init("Do not draw this screen; * and ? stand for any characters. Repeatable.", valueName: "name"))
  var hide: [String] = []

  @Option(
    help: .init(
      "Draw all screens that a pattern such as 'Settings*' means as one box. Repeatable.", valueName: "pattern"))
  var collapse: [String] = []

  @Flag(help: "Draw only what findings are about.")
  var onlyFindings = false

  @Option(
    help: .init(
      "Make boxes, lines and places links: github, gitlab, vscode, or an address with {path} and {line}.",
      valueName: "address"))
  var link: String?

  func validate() throws {
    if let link, let problem = DiagramSettings.problem(ofLink: link) {
      throw ValidationError("--link cannot be '\(link)': \(problem).")
    }
    guard depth >= 0 else { throw ValidationError("--depth must be a number from 0.") }
  }

  /// Says what to write in place of an option that has another name now.
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
  /// Refuses flags that say what pictures show where there is no picture.
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

/// Something that diagrams leave out unless it is asked for.
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
