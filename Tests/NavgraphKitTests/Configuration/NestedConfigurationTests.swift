import GraphAnalysis
import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("A configuration in a folder below")
struct NestedConfigurationTests {
  /// A cycle in each of two modules.
  private static let app = Dictionary(
    uniqueKeysWithValues: ["Old", "New"].flatMap { module in
      [("First", "Second"), ("Second", "First")].map { source, destination in
        (
          "App/\(module)/\(source).swift",
          """
          import UIKit
          final class \(module)\(source): UIViewController {
            func next() { navigationController?.pushViewController(\(module)\(destination)(), animated: true) }
          }
          """
        )
      }
    })

  @Test("says what holds for what is found there")
  func severity() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("rules: {navigation-cycle: off}", to: "App/.navgraph.yml")
    try folder.write("rules: {navigation-cycle: warning}", to: "App/Old/.navgraph.yml")
    #expect(try findings(folder) == ["Old/First.swift warning"])
  }

  @Test("says nothing of what only a run over that folder needs")
  func otherKeys() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("exclude: [\"*.swift\"]\nbaseline: missing\nfail-on: never", to: "App/Old/.navgraph.yml")
    #expect(try findings(folder) == ["New/First.swift warning", "Old/First.swift warning"])
  }

  @Test("can set the rules that the configuration of the whole app declares")
  func ownRules() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write(
      "rules: { navigation-cycle: off, forbidden: { name: no-pushing, transitions: push } }", to: "App/.navgraph.yml")
    try folder.write("rules: { no-pushing: off }", to: "App/Old/.navgraph.yml")
    let findings = try Analysis(AnalysisRequest(paths: [folder.path(of: "App")])).run().findings
      .filter { $0.rule == "no-pushing" }
    #expect(findings.map(\.location?.file) == ["New/First.swift", "New/Second.swift"])
  }

  @Test("is refused as any other where it is wrong")
  func wrong() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("rules: {navigation-cylce: off}", to: "App/Old/.navgraph.yml")
    let error = try #require(throws: AnalysisError.self) { try findings(folder) }
    #expect(error.description.contains("App/Old/.navgraph.yml:1:9: the rules cannot have the key 'navigation-cylce'"))
  }

  @Test("does not count where a configuration is given, and yields to the command line")
  func precedence() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("rules: {navigation-cycle: {max-cycles: 1}}", to: "App/Old/.navgraph.yml")
    #expect(try findings(folder) == ["New/First.swift warning", "Old/First.swift error"])
    #expect(
      try findings(folder) {
        $0.assignments = [RuleAssignment(rule: "navigation-cycle", key: "max-cycles", value: "2")]
      } == ["New/First.swift warning", "Old/First.swift warning"])
    try folder.write("", to: "empty.yml")
    let given = try findings(folder) { $0.configurationFile = folder.path(of: "empty.yml") }
    #expect(given == ["New/First.swift warning", "Old/First.swift warning"])
  }

  private func findings(
    _ folder: TemporaryFolder, _ change: (inout AnalysisRequest) -> Void = { _ in }
  ) throws -> [String] {
    var request = AnalysisRequest(paths: [folder.path(of: "App")])
    change(&request)
    return try Analysis(request).run().findings.filter { $0.rule == "navigation-cycle" }
      .map { "\($0.location?.file ?? "") \($0.severity.rawValue)" }
  }
}
