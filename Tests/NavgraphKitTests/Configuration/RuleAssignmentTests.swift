import GraphAnalysis
import Testing

@testable import NavgraphKit

@Suite("Settings of rules on the command line")
struct RuleAssignmentTests {
  private func set(_ texts: String..., over configuration: String = "") throws -> [String: RuleSetting] {
    var configuration = try ConfigurationReader(file: "f").read(configuration)
    try configuration.rules.set(texts.map { try #require(RuleAssignment($0)) })
    return configuration.rules.rules
  }

  @Test("leave the other options of the rule as they are")
  func option() throws {
    #expect(
      try set("god-coordinator.share=0.4", over: "rules: {god-coordinator: {severity: warning, error: 4}}")
        == ["god-coordinator": RuleSetting(severity: .warning, options: ["error": 4, "share": 0.4])])
  }

  @Test("leave a rule that is off as it is, unless they give it a severity")
  func off() throws {
    let off = "rules: {god-screen: off}"
    #expect(try set("god-screen.warning=3", over: off)["god-screen"]?.isEnabled == false)
    #expect(
      try set("god-screen.severity=error", over: off)
        == ["god-screen": RuleSetting(isEnabled: true, severity: .error)])
    #expect(try set("god-screen.severity=off")["god-screen"]?.isEnabled == false)
  }

  @Test("count in their order, the last one over those before")
  func order() throws {
    #expect(
      try set("navigation-cycle.max-cycles=1", "navigation-cycle.max-cycles=off")["navigation-cycle"]?.options == [
        "max-cycles": .infinity
      ])
  }

  @Test(
    "have a rule, an option and a value",
    arguments: [
      "", "tight-coupling", "tight-coupling=3", "tight-coupling.error", "tight-coupling.error=", ".error=3", "a.=1",
    ])
  func form(text: String) {
    #expect(RuleAssignment(text) == nil)
  }

  @Test(
    "are refused with what was meant where the rule, the option or the value is wrong",
    arguments: [
      ("tight-copling.error=3", "there is no rule 'tight-copling'; did you mean 'tight-coupling'?"),
      (
        "tight-coupling.eror=3",
        "--set tight-coupling.eror=3: the rule 'tight-coupling' cannot have the key 'eror'; did you mean 'error'?"
      ),
      ("god-coordinator.share=40", "--set god-coordinator.share=40: 'share' is '40', but must be a number from 0 to 1"),
      (
        "god-screen.severity=bad",
        "--set god-screen.severity=bad: the severity cannot be 'bad'; it must be one of warning, error, off, on"
      ),
    ])
  func wrong(text: String, message: String) throws {
    let error = try #require(throws: AnalysisError.self) { try set(text) }
    #expect(error.description == message)
  }

  @Test("set rules that the configuration declares")
  func ownRule() throws {
    let own = "rules: {forbidden: {name: stay-apart, from: A, to: B}}"
    #expect(try set("stay-apart.severity=warning", over: own)["stay-apart"]?.severity == .warning)
  }
}
