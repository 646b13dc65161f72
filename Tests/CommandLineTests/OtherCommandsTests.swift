import NavgraphKit
import TestSupport
import Testing

@Suite("The other commands")
struct OtherCommandsTests {
  @Test("name the version")
  func version() throws {
    let outcome = try CommandLineTool.run("--version", in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == Navgraph.version + "\n")
  }

  @Test("list all rules")
  func rules() throws {
    let outcome = try CommandLineTool.run("rules", in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == RuleManual.overview)
    #expect(RuleManual.identifiers.contains("navigation-cycle"))
  }

  @Test("list all formats of reports")
  func reporters() throws {
    let outcome = try CommandLineTool.run("reporters", in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == ReportFormat.overview)
    for format in ReportFormat.all { #expect(outcome.output.contains("\(format.name)  ")) }
  }

  @Test("complete themselves in the shells", arguments: ["zsh", "bash", "fish"])
  func completion(shell: String) throws {
    let outcome = try CommandLineTool.run("--generate-completion-script", shell, in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("navgraph") && outcome.output.contains("github-actions"))
  }

  @Test("explain every rule", arguments: RuleManual.identifiers)
  func explain(rule: String) throws {
    let outcome = try CommandLineTool.run("explain", rule, in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == RuleManual.explanation(of: rule))
  }

  @Test("know the nearest rule to one that there is not")
  func unknownRule() throws {
    let outcome = try CommandLineTool.run("explain", "god-coordinatr", in: TemporaryFolder())
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("There is no rule 'god-coordinatr'; did you mean 'god-coordinator'?"))
  }

  @Test("say what there is when nothing is asked for")
  func help() throws {
    let outcome = try CommandLineTool.run(in: TemporaryFolder())
    #expect(outcome.status == 0)
    for command in ["analyze", "rules", "explain", "reporters", "idioms"] { #expect(outcome.output.contains(command)) }
  }
}
