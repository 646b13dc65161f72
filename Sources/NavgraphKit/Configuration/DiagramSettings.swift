import Diagrams

/// What somebody says about diagrams. What is nil is left to whoever speaks with less weight, and at last to the defaults.
public struct DiagramSettings: Hashable, Sendable {
  public var clusters: DiagramOptions.Clusters?
  public var detail: DiagramOptions.Detail?
  public var direction: DiagramOptions.Direction?
  public var theme: DiagramOptions.Theme?
  public var legend: Bool?
  public var foldContainers: Bool?
  public var alerts: Bool?
  public var system: Bool?
  public var back: Bool?
  public var unresolved: Bool?

  public init() {}

  /// These settings, with those of another where these say nothing.
  public func merged(over other: DiagramSettings) -> DiagramSettings {
    var merged = DiagramSettings()
    merged.clusters = clusters ?? other.clusters
    merged.detail = detail ?? other.detail
    merged.direction = direction ?? other.direction
    merged.theme = theme ?? other.theme
    merged.legend = legend ?? other.legend
    merged.foldContainers = foldContainers ?? other.foldContainers
    merged.alerts = alerts ?? other.alerts
    merged.system = system ?? other.system
    merged.back = back ?? other.back
    merged.unresolved = unresolved ?? other.unresolved
    return merged
  }

  /// The options of a drawing, with the defaults where nothing is said.
  public var options: DiagramOptions {
    let defaults = DiagramOptions()
    return DiagramOptions(
      clusters: clusters ?? defaults.clusters,
      detail: detail ?? defaults.detail,
      direction: direction ?? defaults.direction,
      theme: theme ?? defaults.theme,
      legend: legend ?? defaults.legend,
      foldContainers: foldContainers ?? defaults.foldContainers,
      showAlerts: alerts ?? defaults.showAlerts,
      showSystem: system ?? defaults.showSystem,
      showBack: back ?? defaults.showBack,
      showUnresolved: unresolved ?? defaults.showUnresolved
    )
  }
}
