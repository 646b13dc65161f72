import Foundation
import NavgraphKit
import NavigationModel

/// A sample as a person reads it against what navgraph makes of it.
struct SampleComparison {
  let rows: [ExpectedTransition]
  let transitions: [FoldedTransition]
  let expectedFlows: [ExpectedFlow]
  let flows: [ExpectedFlow]

  init(sample: String) throws {
    let folder = Self.folder.appendingPathComponent(sample)
    rows = try ExpectedTransition.table(
      String(contentsOf: folder.appendingPathComponent("expected.tsv"), encoding: .utf8))
    let result = try Analysis(AnalysisRequest(paths: [folder.path])).run()
    transitions = FoldedTransition.all(in: result.graph)
    let table = folder.appendingPathComponent("flows.tsv")
    // Where screens name each other there is nothing between them.
    expectedFlows =
      FileManager.default.fileExists(atPath: table.path)
      ? try ExpectedFlow.table(String(contentsOf: table, encoding: .utf8)) : []
    flows = ExpectedFlow.all(in: result.graph)
  }

  /// What the graph and the table do not agree in, each as a line.
  var differences: [String] { Set(missing + unexpected + differentFlows).sorted() }

  private var differentFlows: [String] {
    let (wanted, found) = (Set(expectedFlows), Set(flows))
    return wanted.subtracting(found).map { "missing flow: \($0)" }
      + found.subtracting(wanted).map { "unexpected flow: \($0)" }
  }

  private var missing: [String] {
    rows.filter { !$0.isOptional }.compactMap { row in
      let found = transitions.filter { $0.isMeant(by: row) }
      guard let first = found.first else { return "missing: \(row)" }
      if found.contains(where: { $0.isAsSure(as: row) }) { return nil }
      return "\(first.confidence.rawValue) instead of \(row.confidence?.rawValue ?? "-"): \(row)"
    }
  }

  private var unexpected: [String] {
    transitions.filter { transition in
      isForward(transition.kind) && !rows.contains { transition.isMeant(by: $0) }
    }.map { "unexpected: \($0)" }
  }

  private func isForward(_ kind: TransitionKind) -> Bool { !kind.goesBack && kind != .alert && kind != .system }

  /// The names of the folders that say what is expected of them, sorted.
  static func samples() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)/expected.tsv").path)
    }.sorted()
  }

  /// `Samples`, beside the folder of the tests.
  private static let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Samples")
}
