import GraphAnalysis
import Testing

@testable import NavgraphKit

@Suite("Limits and rules")
struct RuleLimitTests {
  @Test(
    "have options of rules behind them that accept their values",
    arguments: [RuleLimit.knownScreens(0), .cycles(3), .destinations(1), .share(percent: 100), .share(percent: 0)])
  func limits(limit: RuleLimit) throws {
    let option = try #require(RuleRegistry.rule(identifiedBy: limit.rule)?.option(named: limit.option))
    #expect(option.accepts(limit.value))
  }

  @Test("leave the other options of the rule as they are")
  func setting() throws {
    var configuration = try ConfigurationReader(file: "f").read(
      "rules: {god-coordinator: {severity: warning, error: 4}}")
    configuration.set(.share(percent: 40))
    #expect(
      configuration.rules.rules == [
        "god-coordinator": RuleSetting(severity: .warning, options: ["error": 4, "share": 0.4])
      ])
  }

  @Test("are explained with their options and examples")
  func manual() throws {
    for rule in RuleRegistry.rules {
      #expect(RuleManual.overview.contains(rule.identifier))
      let explanation = try #require(RuleManual.explanation(of: rule.identifier))
      for part in [rule.summary, rule.rationale, rule.remedy] + rule.options.map(\.name) {
        #expect(explanation.contains(part))
      }
      #expect(explanation.contains("Triggers: ") && explanation.contains("Does not trigger: "))
    }
    #expect(RuleManual.explanation(of: "no-such-rule") == nil)
    #expect(RuleManual.hint(for: "navigation-cycel") == "did you mean 'navigation-cycle'?")
  }
}
