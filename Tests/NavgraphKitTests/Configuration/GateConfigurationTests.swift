import Foundation
import GraphAnalysis
import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("The configuration of the gate")
struct GateConfigurationTests {
  @Test("says what counts and what a run fails on")
  func keys() throws {
    let configuration = try read(
      """
      severities: strict
      fail-on: [error, gone]
      baseline: gate/known
      rules:
        navigation-cycle: on
      suppressions:
        - rule: navigation-cycle
          file: Main.storyboard
          reason: A wizard.
        - { rule: tight-coupling, node: screen:A, reason: B is a part of it. }
      """)
    #expect(configuration.rules.severities == .strict)
    #expect(configuration.failOn == FailurePolicy([.error, .gone]))
    #expect(configuration.baseline == "project/gate/known")
    #expect(configuration.rules.rules == ["navigation-cycle": RuleSetting()])
    #expect(configuration.suppressions.map(\.rule) == ["navigation-cycle", "tight-coupling"])
    #expect(configuration.suppressions.map(\.file?.pattern) == ["Main.storyboard", nil])
    #expect(configuration.suppressions.map(\.node) == [nil, "screen:A"])
    #expect(
      configuration.suppressions.first?.location
        == SourceLocation(file: "project/.navgraph.yml", line: 7, column: 5))
  }

  @Test(
    "is refused with the place and what would be right",
    arguments: [
      ("severities: strickt", "1:13: 'severities' cannot be 'strickt'; did you mean 'strict'?"),
      ("fail-on: eror", "1:10: 'fail-on' cannot be 'eror'; did you mean 'error'?"),
      ("fail-on: [never, error]", "1:10: 'fail-on' must be a list of causes, or only 'never'"),
      ("baseline: [a]", "1:11: 'baseline' must be a single value"),
      ("suppressions: [{rule: navigation-cycle, file: A}]", "1:16: a suppression needs 'reason'"),
      ("suppressions: [{file: A, reason: B}]", "1:16: a suppression needs 'rule'"),
      ("suppressions: [{rule: navigation-cycle, reason: B}]", "1:16: a suppression needs 'file' or 'node'"),
      ("suppressions: [{rule: navigation-cylce}]", "1:16: a suppression needs 'reason'"),
      (
        "suppressions: [{rule: navigation-cylce, node: A, reason: B}]",
        "1:23: the rule cannot be 'navigation-cylce'; did you mean 'navigation-cycle'?"
      ),
    ])
  func faults(text: String, message: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try read(text) }
    #expect(error.description.hasPrefix("project/.navgraph.yml:" + message))
  }

  @Test("leaves out what is found in files that its patterns stand for")
  func suppression() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "import UIKit\nclass A: UIViewController { func go() { show(A(), sender: nil) } }",
      "App/.navgraph.yml": """
      rules: {navigation-cycle: {self-loops: true}}
      suppressions: [{rule: navigation-cycle, file: "*.swift", reason: Threads.}]
      """,
    ])
    let result = try Analysis(AnalysisRequest(paths: [folder.path(of: "App")])).run()
    #expect(result.findings == [])
    #expect(result.suppressed?.map(\.rule) == ["navigation-cycle"])
  }

  @Test("has places that are seen from the analyzed folder, wherever the file lies")
  func places() throws {
    let folder = try TemporaryFolder(["Repo/App/A.swift": "import UIKit\nclass A: UIViewController {}"])
    let text = "limits: {screens: 0}\nsuppressions: [{rule: tight-coupling, node: B, reason: Old.}]"
    for (file, path) in [
      ("Repo/App/.navgraph.yml", ".navgraph.yml"), ("Repo/ci/own.yml", "../ci/own.yml"), ("own.yml", "../../own.yml"),
    ] {
      try folder.write(text, to: file)
      let request = AnalysisRequest(paths: [folder.path(of: "Repo/App")], configurationFile: folder.path(of: file))
      let findings = try Analysis(request).run().findings.filter { $0.rule != "unreachable-screen" }
      #expect(findings.map(\.rule) == ["limit-exceeded", "superfluous-suppression"])
      #expect(findings.map(\.location?.file) == [path, path])
    }
  }

  @Test("yields to the command line")
  func commandLine() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/.navgraph.yml": "severities: strict\nfail-on: never\nbaseline: missing",
      "known": "# navgraph baseline 1\n",
    ])
    var request = AnalysisRequest(paths: [folder.path(of: "App")])
    request.gate = GateRequest(
      only: ["tight-coupling"], skip: ["navigation-cycle"], severities: .lenient, failOn: FailurePolicy([.warning]),
      baseline: folder.path(of: "known"))
    let analysis = try Analysis(request)
    #expect(analysis.configuration.rules.severities == .lenient)
    #expect(analysis.failurePolicy == FailurePolicy([.warning]))
    let selection = RuleSelection(only: ["tight-coupling"], skipped: ["navigation-cycle"])
    #expect(analysis.configuration.rules.selection == selection)
  }

  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader(file: "project/.navgraph.yml").read(text)
  }
}
