import ArgumentParser
import NavgraphKit
import NavigationModel

/// `navgraph-benchmark order`: what of an app depends on the order of its files, which nothing may.
struct OrderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "order",
    abstract: "Says what of apps depends on the order of their files.",
    discussion: "Each app is analyzed twice: with its files by path, and in another order, which is the reverse."
  )

  @ArgumentParser.Argument(help: "The folders with the sources of apps.", completion: .directory)
  var paths: [String]

  @Option(
    help: .init(
      "Instead of the reverse, put the files first that have this in their path, to find the one that decides.",
      valueName: "part"))
  var first: String?

  func run() throws {
    var differing = 0
    for path in paths {
      var request = AnalysisRequest(paths: [path])
      let usual = OrderLines(try Analysis(request).run())
      request.order = first.map { .beginning(with: $0) } ?? .reversed
      let differences = OrderLines(try Analysis(request).run()).differences(from: usual)
      print("\(path.visible): \(differences.isEmpty ? "the same" : "\(differences.count) lines differ")")
      for line in differences { print("  \(line.visible)") }
      if !differences.isEmpty { differing += 1 }
    }
    print("\(differing) of \(paths.count) depend on the order of files")
    if differing > 0 { throw ExitCode(1) }
  }
}

/// All that an analysis says of a graph, a line each.
private struct OrderLines {
  private let lines: [String]

  init(_ result: AnalysisResult) {
    let edges = result.edges.map { edge in
      ["edge", edge.source, edge.kind.rawValue, edge.destination, "[\(edge.confidence.rawValue)]", edge.identifier]
        + ["via \(edge.via)", edge.reason, edge.variesBy.map { "varies by \($0)" }, "at \(edge.sites.count) places"]
    }
    let flows = result.flows.map { flow in
      ["flow", flow.source, flow.kind.rawValue, flow.destination, flow.confidence?.rawValue, "via \(flow.via)"]
    }
    let places = (result.account?.places ?? []).map { place in
      ["place", place.outcome.rawValue, place.name, "\(place.site.file):\(place.site.line)", place.reason]
    }
    let nodes = result.nodes.map { ["node", $0.id, $0.kind.rawValue, $0.role?.rawValue] }
    let findings = result.findings.map { ["finding", $0.fingerprint, $0.message] }
    lines = (edges + flows + places + nodes + findings).map { $0.compactMap(\.self).joined(separator: " ") }.sorted()
  }

  /// The lines that only one of two results has.
  func differences(from other: OrderLines) -> [String] {
    let (old, new) = (Set(other.lines), Set(lines))
    return (old.subtracting(new).map { "- \($0)" } + new.subtracting(old).map { "+ \($0)" })
      .sorted { ($0.dropFirst(2), $0) < ($1.dropFirst(2), $1) }
  }
}
