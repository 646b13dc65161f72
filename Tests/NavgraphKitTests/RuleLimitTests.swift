import GraphAnalysis
import Testing

@testable import NavgraphKit

@Suite("Limits of the command line")
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
    configuration.rules.set([.share(percent: 40)])
    #expect(
      configuration.rules.rules == [
        "god-coordinator": RuleSetting(severity: .warning, options: ["error": 4, "error-share": 0.4])
      ])
  }
}
