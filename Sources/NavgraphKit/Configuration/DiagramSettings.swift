import Diagrams
import GraphAnalysis
import NavigationModel

/// The settings of diagrams from one source, such as the command line.
///
/// A nil value falls back to the source with the next lower precedence, and finally to the default.
public struct DiagramSettings: Hashable, Sendable {
  /// What frames stand for.
  public typealias Grouping = DiagramOptions.Grouping
  /// How much a picture goes into.
  public typealias Detail = DiagramOptions.Detail
  /// Where transitions lead to.
  public typealias Direction = DiagramOptions.Direction
  /// The colours.
  public typealias Theme = DiagramOptions.Theme
  /// How a transition shows its destination.
  public typealias TransitionKind = NavigationModel.TransitionKind

  /// What the frames around nodes stand for.
  public var groupBy: Grouping?
  /// How much the picture goes into.
  public var detail: Detail?
  /// Where transitions lead to.
  public var direction: Direction?
  /// The colours of everything.
  public var theme: Theme?
  /// Whether there is a legend.
  public var legend: Bool?
  /// Whether plain containers are drawn as the edges through them.
  public var foldContainers: Bool?
  /// Whether what a part of a screen leads to is drawn as what the screen leads to.
  public var foldParts: Bool?
  /// Whether alerts are drawn.
  public var alerts: Bool?
  /// Whether screens of the system are drawn.
  public var system: Bool?
  /// Whether transitions back are drawn.
  public var back: Bool?
  /// Whether transitions to unknown destinations are drawn.
  public var unresolved: Bool?

  /// Whether coordinators are left out and the flows through them drawn.
  public var flows: Bool?

  /// The addresses that boxes, lines and places lead to: `github`, `gitlab`, `vscode`, or an address with `{path}` and
  /// `{line}`.
  public var link: String?

  /// The kinds of transitions that are drawn.
  public var kinds: [TransitionKind]?
  /// Names or patterns of nodes that are not drawn.
  public var hide: [String]?
  /// Names or patterns of which each draws what it means as one box.
  public var collapse: [String]?
  /// Whether only what findings are about is drawn.
  public var onlyFindings: Bool?

  /// Makes settings that say nothing.
  public init() {}

  /// What is wrong with a form of addresses; nil where nothing is.
  public static func problem(ofLink link: String) -> String? { PlaceLinkChoice.problem(of: link) }

  /// These settings, with those of another where these say nothing.
  public func merged(over other: DiagramSettings) -> DiagramSettings {
    var merged = DiagramSettings()
    merged.groupBy = groupBy ?? other.groupBy
    merged.detail = detail ?? other.detail
    merged.direction = direction ?? other.direction
    merged.theme = theme ?? other.theme
    merged.legend = legend ?? other.legend
    merged.foldContainers = foldContainers ?? other.foldContainers
    merged.foldParts = foldParts ?? other.foldParts
    merged.alerts = alerts ?? other.alerts
    merged.system = system ?? other.system
    merged.back = back ?? other.back
    merged.unresolved = unresolved ?? other.unresolved
    merged.flows = flows ?? other.flows
    merged.link = link ?? other.link
    merged.kinds = kinds ?? other.kinds
    merged.hide = hide ?? other.hide
    merged.collapse = collapse ?? other.collapse
    merged.onlyFindings = onlyFindings ?? other.onlyFindings
    return merged
  }

  /// What a picture of a part is about; nil for the whole app. No configuration says it.
  var subject: DiagramOptions.Subject?

  /// What pictures leave out of the graph.
  var reduction: PictureReduction {
    PictureReduction(
      kinds: kinds ?? [], hide: hide ?? [], collapse: collapse ?? [], onlyFindings: onlyFindings ?? false)
  }

  /// The options of a drawing, with the defaults where nothing is said.
  public var options: DiagramOptions {
    let defaults = DiagramOptions()
    var options = DiagramOptions(
      grouping: groupBy ?? defaults.grouping,
      detail: detail ?? defaults.detail,
      direction: direction ?? defaults.direction,
      theme: theme ?? defaults.theme,
      legend: legend ?? defaults.legend,
      foldContainers: foldContainers ?? defaults.foldContainers,
      foldParts: foldParts ?? defaults.foldParts,
      showAlerts: alerts ?? defaults.showAlerts,
      showSystem: system ?? defaults.showSystem,
      showBack: back ?? defaults.showBack,
      showUnresolved: unresolved ?? defaults.showUnresolved,
      showFlows: flows ?? defaults.showFlows
    )
    options.subject = subject
    return options
  }
}
