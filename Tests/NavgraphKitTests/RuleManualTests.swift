import Foundation
import GraphAnalysis
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("The manual of the rules")
struct RuleManualTests {
  @Test("is written down in the sources as it is now")
  func freshness() throws {
    let folder = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let file = folder.appendingPathComponent("Sources/GraphAnalysis/RULES.md")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == RuleManual().overview(.markdown),
      "Run: swift run navgraph rules --format markdown > Sources/GraphAnalysis/RULES.md")
  }

  @Test("is where reports of a published version lead, to a heading of each rule of navgraph's own")
  func addresses() throws {
    let headings = Set(try RuleManual().overview(.markdown).split(separator: "\n").filter { $0.hasPrefix("### ") })
    for rule in RuleRegistry.rules {
      #expect(headings.contains("### \(rule.identifier)"))
      #expect(
        rule.help(homePage: "https://example.org/navgraph").address
          == "https://example.org/navgraph/blob/v\(Navgraph.version)/Sources/GraphAnalysis/RULES.md#\(rule.identifier)")
      #expect(rule.help(homePage: nil).address == nil)
    }
    let own = RuleDescription(
      identifier: "no-pushing", name: "No pushing", category: .team, summary: "", rationale: "", remedy: "",
      triggeringExamples: [], nonTriggeringExamples: [], options: [])
    #expect(own.help(homePage: "https://example.org/navgraph").address == nil)
  }

  @Test("has a line for each rule, with how it is set")
  func table() throws {
    let lines = try RuleManual().overview(.text).split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.first == "rule here finds")
    #expect(lines.count == RuleManual.identifiers.count + 2)
    #expect(lines.contains("duplicate-scene-identifier on scenes of one storyboard that have the same storyboard ID"))
    #expect(lines.areThereAndAll { $0.count < 150 }, "one line of a terminal")
    let configured = try manual("rules: {navigation-cycle: off, tight-coupling: warning}").overview(.text)
    #expect(configured.contains(/navigation-cycle +off\s/))
    #expect(configured.contains(/tight-coupling +warning\s/))
  }

  @Test("has everything about a rule in each form", arguments: RuleManual.Format.allCases)
  func page(format: RuleManual.Format) throws {
    for rule in RuleRegistry.rules {
      let page = try #require(try RuleManual().page(for: rule.identifier, format))
      for part in [rule.identifier, rule.summary, rule.rationale, rule.remedy] + rule.options.map(\.name) {
        #expect(page.contains(part))
      }
    }
    #expect(try RuleManual().page(for: "no-such-rule", format) == nil)
  }

  @Test("knows the nearest rule to one that there is not")
  func hint() {
    #expect(RuleManual().hint(for: "navigation-cycel") == "did you mean 'navigation-cycle'?")
    #expect(
      RuleManual().hint(for: "x") == "'navgraph rules' lists all rules; your own rules come from .navgraph.yml "
        + "here, or from --config FILE")
  }

  @Test("has the team's own rules beside the others", arguments: RuleManual.Format.allCases)
  func ownRules(format: RuleManual.Format) throws {
    let manual = try manual(
      "rules: { no-pushing: warning, forbidden: { name: no-pushing, comment: Present it., transitions: push } }")
    let page = try #require(try manual.page(for: "no-pushing", format))
    for part in ["Nothing leads from anything to anything by push.", "this app, in own.yml.", "Present it."] {
      #expect(page.contains(part))
    }
    #expect(try manual.overview(format).contains("no-pushing"))
    #expect(manual.hint(for: "no-pusing") == "did you mean 'no-pushing'?")
    #expect(try manual.overview(.text).contains(/no-pushing +warning +Nothing leads/))
  }

  @Test("shows an option with the value that is set")
  func values() throws {
    let manual = try manual("rules: {god-coordinator: {error: 7, share: 0.25}}")
    let page = try #require(try manual.page(for: "god-coordinator", .text))
    #expect(page.contains("  error: 7  # ") && page.contains("  share: 0.25  # ") && page.contains("  warning: 10  # "))
  }

  @Test("gives programs the rules in their order")
  func json() throws {
    let document = try JSONSerialization.jsonObject(with: Data(try RuleManual().overview(.json).utf8))
    let rules = try #require(document as? [[String: Any]])
    #expect(rules.compactMap { $0["identifier"] as? String } == RuleManual.identifiers)
    let off = rules.filter { $0["state"] as? String == "off" }
    let optIn = rules.filter { $0["isOptIn"] as? Bool == true }
    // Without a limit there is nothing to judge by.
    #expect(Set(names(off)) == Set(names(optIn) + ["limit-exceeded"]))
    #expect(rules.areThereAndAll { ["on", "off"].contains($0["state"] as? String) })
  }

  private func names(_ rules: [[String: Any]]) -> [String] {
    rules.compactMap { $0["identifier"] as? String }
  }

  private func manual(_ configuration: String) throws -> RuleManual {
    let folder = try TemporaryFolder(["own.yml": configuration])
    return try RuleManual(configurationFile: folder.path(of: "own.yml"))
  }
}
