import Foundation
import NavigationModel

/// A run as a person reads it: a row for each app, one for all, and what all apps have by kind.
struct CorpusTable {
  let run: CorpusRun

  var text: String {
    var parts = [apps.text]
    if !run.failed.isEmpty { parts.append(failures) }
    let sum = run.sum
    parts.append(Self.table(of: sum.edgesByKind, by: "edges by kind"))
    parts.append(Self.table(of: sum.edgesByConfidence, by: "edges by confidence"))
    parts.append(Self.table(of: sum.placesByOutcome, by: "account by outcome"))
    parts.append(Self.table(of: sum.findingsByRule, by: "findings by rule"))
    return parts.joined(separator: "\n")
  }

  private var apps: TextTable {
    var table = TextTable([
      "app", "files", "screens", "reached", "edges", "flows", "unresolved", "places", "unexplained", "findings",
      "seconds", "ratio", "MB",
    ])
    for name in run.names {
      if let app = run.measured[name] {
        table.rows.append([name] + Self.cells(app.figures) + Self.cells(app.cost))
      } else if let failure = run.failed[name] {
        let empty = Array(repeating: "", count: table.titles.count - 2)
        table.rows.append([name, failure.kind.rawValue] + empty)
      }
    }
    table.rows.append(["all"] + Self.cells(run.sum) + costOfAll)
    return table
  }

  private static func cells(_ figures: AppFigures) -> [String] {
    [
      "\(figures.swiftFiles)", "\(figures.screens)",
      "\(figures.reachedScreens) of \(figures.screensToReach)\(share(figures.reachedScreens, of: figures.screensToReach))",
      "\(figures.edges)", "\(figures.flows)", "\(figures.unresolvedDestinations)", "\(figures.places)",
      "\(figures.unexplainedPlaces)\(share(figures.unexplainedPlaces, of: figures.places))", "\(figures.findings)",
    ]
  }

  private static func cells(_ cost: MeasuredApp.Cost) -> [String] {
    [decimal(cost.seconds), cost.ratio.map(decimal) ?? "", "\(cost.peakMemory)"]
  }

  /// Times add up, ratios have a median and a worst, and of the memory the most is what counts.
  private var costOfAll: [String] {
    let costs = run.measured.values.map(\.cost)
    let ratios = costs.compactMap(\.ratio)
    let ratio = [ratios.median.map { "median \(Self.decimal($0))" }, ratios.max().map { "worst \(Self.decimal($0))" }]
    return [
      Self.decimal(costs.map(\.seconds).reduce(0, +)), ratio.compactMap { $0 }.joined(separator: ", "),
      costs.map(\.peakMemory).max().map { "at most \($0)" } ?? "",
    ]
  }

  private var failures: String {
    let lines = run.names.compactMap { name in
      run.failed[name].map { "\(name): \($0.kind.rawValue): \($0.reason)".visible + "\n" }
    }
    return "Not measured, \(run.failed.count) of \(run.names.count) apps:\n" + lines.joined()
  }

  private static func table(of counts: [String: Int], by title: String) -> String {
    var table = TextTable([title, "all apps"])
    table.rows = counts.sorted { $0.key < $1.key }.map { [$0.key, "\($0.value)"] }
    return table.text
  }

  private static func share(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "" : String(format: " (%.1f%%)", Double(part) / Double(whole) * 100)
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
}
