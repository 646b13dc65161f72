import Foundation
import GraphLinking
import NavigationIdioms
import NavigationModel
import SourceScanning

/// Analyzes the examples of a project's own idioms, and compares the edges with those that the examples list.
public struct IdiomCheck: Sendable {
  /// The result for one idiom.
  struct Outcome: Sendable {
    let idiom: String
    /// The differences between the example and its graph, each as a sentence; nil if there is no example.
    let differences: [String]?
  }

  let outcomes: [Outcome]

  /// Checks all idioms of the project's own, or only the one with the name.
  public init(_ manual: IdiomManual, only name: String? = nil) {
    let checked = manual.own.filter { name == nil || $0.name == name }
    let idioms = manual.own + Idioms.all
    outcomes = Threads.run {
      checked.map { idiom in
        Outcome(idiom: idiom.name, differences: idiom.example.map { Self.differences(of: $0, idioms: idioms) })
      }
    }
  }

  /// The status of the check: ``ExitStatus/limitExceeded`` if an example does not match.
  public var status: ExitStatus {
    outcomes.allSatisfy { ($0.differences ?? []).isEmpty } ? .clean : .limitExceeded
  }

  /// A line for each idiom, with a line for each difference below it.
  public var report: String {
    guard !outcomes.isEmpty else { return "The project has no idioms of its own to check.\n" }
    return outcomes.map { outcome in
      guard let differences = outcome.differences else { return "\(outcome.idiom): has no example" }
      guard !differences.isEmpty else { return "\(outcome.idiom): matches its example" }
      return (["\(outcome.idiom): does not match its example"] + differences.map { "  \($0)" })
        .map(\.visible).joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }

  private static func differences(of example: Idiom.Example, idioms: [Idiom]) -> [String] {
    let facts = SourceScanner.scan(Data(example.source.utf8), path: "Example.swift")
    let faults = facts.issues.map { "line \($0.location.line) of the source: \($0.message)" }
    let graph = Linker.link([facts], idioms: idioms).graph
    let nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    func name(_ id: String) -> String {
      guard let node = nodes[id], node.kind != .unknown else { return "?" }
      return node.type ?? node.name
    }
    var expected = example.edges
    var unexpected: [String] = []
    for edge in graph.edges {
      let text = "\(name(edge.source)) \(edge.kind.rawValue) \(name(edge.destination))"
      if let index = expected.firstIndex(of: text) {
        expected.remove(at: index)
      } else {
        unexpected.append("not expected: \(text)\(edge.reason.map { ", since \($0)" } ?? "")")
      }
    }
    return faults + expected.map { "missing: \($0)" } + unexpected.sorted()
  }
}
