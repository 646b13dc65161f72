import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("A suppression")
struct SuppressionTests {
  @Test(
    "keeps the finding of its line from counting",
    arguments: [
      """
      // navgraph:disable:next navigation-cycle - a wizard
      A push B
      B push A
      """,
      """
      A push B
      // navgraph:disable:previous navigation-cycle
      B push A
      """,
      """
      // navgraph:disable:next god-coordinator, navigation-cycle
      A push B
      B push A
      """,
    ])
  func lines(sketch: String) throws {
    let judgement = try judge(sketch)
    #expect(judgement.suppressed.map(\.rule) == ["navigation-cycle"])
    #expect(!judgement.findings.map(\.rule).contains("navigation-cycle"))
  }

  @Test(
    "says where it stands and why, as far as the comment does",
    arguments: [
      (
        "// navgraph:disable:next navigation-cycle - a wizard goes round - on purpose\nA push B\nB push A", 1,
        "a wizard goes round - on purpose"
      ),
      ("A push B\n// navgraph:disable:previous navigation-cycle\nB push A", 2, ""),
      ("\n// navgraph:disable navigation-cycle, tight-coupling -- later\nA push B\nB push A", 2, "later"),
    ])
  func reasons(sketch: String, line: Int, reason: String) throws {
    let suppression = try #require(try judge(sketch).suppressed.first?.suppression)
    #expect(suppression.kind == .comment)
    #expect(suppression.location.line == line)
    #expect(suppression.reason == reason)
  }

  @Test(
    "leaves other lines and other rules alone",
    arguments: [
      "A push B\n// navgraph:disable:next navigation-cycle\nB push A",
      "// navgraph:disable:next tight-coupling\nA push B\nB push A",
      "// navgraph:disable:previous navigation-cycle\nA push B\nB push A",
      "A push B\n// navgraph:disable navigation-cycle\nB push A",
      "// navgraph:disable navigation-cycle\n// navgraph:enable navigation-cycle\nA push B\nB push A",
      "// navgraph:disable all\n// navgraph:enable navigation-cycle\nA push B\nB push A",
      "// navgraph:disable navigation-cycle\n// navgraph:enable all\nA push B\nB push A",
    ])
  func otherLines(sketch: String) throws {
    let judgement = try judge(sketch)
    #expect(judgement.suppressed.map(\.rule).filter { $0 == "navigation-cycle" } == [])
    #expect(judgement.findings.map(\.rule).contains("navigation-cycle"))
  }

  @Test("reaches from its comment to the one that ends it, or to the end of the file")
  func regions() throws {
    let judgement = try judge(
      """
      # Nothing is disabled here.
      A push B
      B push A
      // navgraph:disable navigation-cycle
      C push D
      D push C
      // navgraph:enable navigation-cycle
      E push F
      F push E
      // navgraph:disable all
      G push H
      H push G
      """)
    #expect(judgement.suppressed.filter { $0.rule == "navigation-cycle" }.map { $0.location?.line } == [5, 11])
    #expect(judgement.findings.filter { $0.rule == "navigation-cycle" }.map { $0.location?.line } == [2, 8])
  }

  @Test("is about the place of a finding, and not about the others that belong to it")
  func relatedPlaces() throws {
    let judgement = try judge("A push B\n// navgraph:disable:next navigation-cycle\nB push A")
    #expect(judgement.findings.map(\.rule).contains("navigation-cycle"))
    #expect(judgement.findings.map(\.rule).contains("superfluous-suppression"))
  }

  @Test("is a finding itself where it suppresses nothing, word by word")
  func superfluous() throws {
    let findings = try judge("// navgraph:disable:next navigation-cycle god-coordinator\nA push B\nB push A")
      .findings.filter { $0.rule == "superfluous-suppression" }
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.hasPrefix("This comment suppresses no finding of 'god-coordinator'") == true)
    #expect(findings.first?.location == SourceLocation(file: "Source.swift", line: 1, column: 1))
  }

  @Test("is not called superfluous where its rule has not run")
  func notRun() throws {
    let sketch = "// navgraph:disable:next navigation-cycle all\nA push B"
    for configuration in [
      AnalysisConfiguration(selection: RuleSelection(only: ["superfluous-suppression"])),
      AnalysisConfiguration(selection: RuleSelection(skipped: ["navigation-cycle"])),
    ] {
      #expect(try judge(sketch, configuration).findings == [])
    }
    let off = AnalysisConfiguration(rules: ["navigation-cycle": RuleSetting(isEnabled: false)])
    #expect(try judge("// navgraph:disable:next navigation-cycle\nA push B", off).findings == [])
  }

  @Test("of limits is superfluous where there are limits, and left alone where there are none")
  func limits() throws {
    let sketch = "// navgraph:disable:next limit-exceeded\nA push B"
    let limited = AnalysisConfiguration(limits: [MetricLimit(metric: .fanOut, maximum: 9)])
    #expect(try judge(sketch).findings == [])
    #expect(try judge(sketch, limited).findings.map(\.rule) == ["superfluous-suppression"])
  }

  @Test(
    "is a finding itself where it cannot be understood",
    arguments: [
      ("disabel all", "'navgraph:disabel' is not a command."),
      ("enable:next all", "'navgraph:enable:next' is not a command."), ("", "'navgraph:' is not a command"),
      ("disable", "This comment names no rule"), ("disable - why not", "This comment names no rule"),
      ("disable:next no-such-rule", "There is no rule 'no-such-rule'."),
      ("disable superfluous-suppression", "'superfluous-suppression' cannot be suppressed by a comment"),
    ])
  func invalid(command: String, message: String) throws {
    let findings = try judge("// navgraph:\(command)\nA push B").findings
    #expect(findings.map(\.rule) == ["invalid-suppression"])
    #expect(findings.first?.message.hasPrefix(message) == true)
  }

  @Test("can be switched off as a subject of findings, as every rule can")
  func offSwitch() throws {
    let configuration = AnalysisConfiguration(rules: [
      "superfluous-suppression": RuleSetting(isEnabled: false), "invalid-suppression": RuleSetting(severity: .error),
    ])
    let findings = try judge("// navgraph:disable all\n// navgraph:disable nothing\nA push B", configuration).findings
    #expect(findings.map(\.rule) == ["invalid-suppression"])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test("can stand in the configuration, for a file, a node or both")
  func configured() throws {
    let sketch = "A push B in storyboard\nB push A in storyboard"
    let place = SourceLocation(file: ".navgraph.yml", line: 3, column: 5)
    func judged(_ files: Set<String>?, _ node: String?) throws -> Judgement {
      let entry = ConfiguredSuppression(
        rule: "navigation-cycle", pattern: files.map { _ in "*.storyboard" }, files: files ?? [], node: node,
        reason: "A wizard.", location: place)
      return try judge(sketch, AnalysisConfiguration(suppressions: [entry]))
    }
    for (files, node) in [
      (["Main.storyboard"], nil), (nil, "A"), (nil, "screen:B"), (["Main.storyboard"], "A"),
    ] as [(Set<String>?, String?)] {
      #expect(try judged(files, node).suppressed.map(\.rule) == ["navigation-cycle"])
    }
    for (files, node) in [
      (["Other.storyboard"], nil), (nil, "C"), (["Main.storyboard"], "C"), (["Other.storyboard"], "A"),
    ] as [(Set<String>?, String?)] {
      let judgement = try judged(files, node)
      #expect(judgement.suppressed == [])
      let remark = try #require(judgement.findings.first { $0.rule == "superfluous-suppression" })
      #expect(remark.location == place)
      #expect(remark.message.hasPrefix("This entry suppresses no finding of navigation-cycle"))
    }
  }

  @Test("in the configuration tells what of it there is not, with the name that is probably meant")
  func corrections() throws {
    let place = SourceLocation(file: ".navgraph.yml", line: 3, column: 5)
    func remark(_ pattern: String?, _ files: Set<String>, _ node: String?) throws -> Finding {
      let entry = ConfiguredSuppression(
        rule: "navigation-cycle", pattern: pattern, files: files, node: node, reason: "A wizard.", location: place)
      let findings = try judge("Cart push Detail", AnalysisConfiguration(suppressions: [entry])).findings
      #expect(findings.map(\.rule) == ["superfluous-suppression"])
      return try #require(findings.first)
    }
    let wrongName = try remark("*.storyboard", ["Main.storyboard"], "Detial")
    #expect(wrongName.notes == ["No node is called 'Detial'. Did you mean 'Detail'?"])
    // There is no line of a finding to move an entry to.
    #expect(wrongName.help == "Remove the entry, or correct its rule, file or node.")
    #expect(
      try remark(nil, [], "screen:Detial").notes == ["No node is called 'screen:Detial'. Did you mean 'screen:Detail'?"]
    )
    #expect(try remark(nil, [], "Checkout").notes == ["No node is called 'Checkout'."])
    #expect(try remark("Gone/*", [], nil).notes == ["No analyzed file matches 'Gone/*'."])
    for node in ["Detail", "screen:Detail"] { #expect(try remark("App/*", ["App/A.swift"], node).notes == []) }
  }

  @Test(
    "in a comment gets a hint at the rule or the command that is meant",
    arguments: [
      ("disable:next navigation-cylce", "Did you mean 'navigation-cycle'?"),
      ("disable:next no-such-rule", "'navgraph rules' lists all rules."),
      ("disable", "Name the rules that it is about, or 'all'."),
      ("disable superfluous-suppression", "Switch it off in the configuration."),
    ])
  func hints(command: String, help: String) throws {
    #expect(try judge("// navgraph:\(command)\nA push B").findings.map(\.help) == [help])
  }

  @Test("names a rule once, however often it stands in a comment")
  func repetition() throws {
    let words = String(repeating: "god-coordinator ", count: 100_000)
    #expect(try judge("// navgraph:disable \(words)\nA push B").findings.map(\.rule) == ["superfluous-suppression"])
  }

  @Test("keeps its identity when its line moves")
  func fingerprint() throws {
    let comment = "// navgraph:disable:next navigation-cycle\nA push B"
    #expect(try judge(comment).findings.map(\.fingerprint) == judge("\n\n" + comment).findings.map(\.fingerprint))
  }

  private func judge(
    _ sketch: String, _ configuration: AnalysisConfiguration = AnalysisConfiguration()
  ) throws -> Judgement {
    GraphAnalyzer.judge(try GraphSketch.program(sketch), configuration: configuration)
  }
}
