import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("Every rule")
struct RuleRegistryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let example: RuleExample
    var testDescription: String { "\(rule): \(example.title)" }
  }

  @Test(
    "finds something in its triggering examples",
    arguments: RuleRegistry.rules.flatMap { rule in
      rule.triggeringExamples.map { Case(rule: rule.identifier, example: $0) }
    })
  func triggering(_ example: Case) throws {
    let found = try findings(example).filter { $0.rule == example.rule }
    #expect(!found.isEmpty)
    // Baselines tell by this word which rule a finding was of.
    #expect(found.areThereAndAll { $0.fingerprint.split(separator: " ").first == Substring(example.rule) })
  }

  @Test(
    "says what is wrong in one short sentence, and apart from that what to do about it",
    arguments: RuleRegistry.rules.flatMap { rule in
      rule.triggeringExamples.map { Case(rule: rule.identifier, example: $0) }
    })
  func sentences(_ example: Case) throws {
    for finding in try findings(example).filter({ $0.rule == example.rule }) {
      #expect(finding.message.count <= 120 && finding.message.hasSuffix("."))
      #expect(!finding.message.contains("\n") && !finding.message.contains(". "))
      #expect(finding.help.isEmpty || isSentence(finding.help) && !finding.message.contains(finding.help))
      #expect(finding.notes.allSatisfy { isSentence($0) && $0 != finding.help })
    }
  }

  @Test(
    "says it in a line where names are long, too, unless few names alone are longer",
    arguments: RuleRegistry.rules.flatMap { rule in
      rule.triggeringExamples.map { Case(rule: rule.identifier, example: $0) }
    })
  func longNames(_ example: Case) throws {
    var longest = 0
    let sketch = example.example.sketch.replacing(/\b[A-Z][a-z]\w*/) { match in
      let name = "\(match.output)OfTheWholeAccountViewController"
      longest = max(longest, name.count)
      return name
    }
    let long = Case(rule: example.rule, example: RuleExample(example.example.title, sketch))
    // A cycle of up to four is written out, and closes with the first name.
    let limit = max(120, 5 * longest + 60)
    for finding in try findings(long).filter({ $0.rule == example.rule }) {
      #expect(finding.message.count <= limit, "\(finding.message)")
    }
  }

  private func isSentence(_ text: String) -> Bool { text.hasSuffix(".") || text.hasSuffix("?") }

  @Test("of a detector advises something", arguments: RuleRegistry.detectors.map { $0.description })
  func help(_ rule: RuleDescription) throws {
    for example in rule.triggeringExamples {
      let found = try findings(Case(rule: rule.identifier, example: example)).filter { $0.rule == rule.identifier }
      #expect(found.allSatisfy { !$0.help.isEmpty })
    }
  }

  @Test(
    "finds nothing in its other examples",
    arguments: RuleRegistry.rules.flatMap { rule in
      rule.nonTriggeringExamples.map { Case(rule: rule.identifier, example: $0) }
    })
  func nonTriggering(_ example: Case) throws {
    #expect(try findings(example).filter { $0.rule == example.rule } == [])
  }

  /// With the rule switched on, which changes nothing unless it is opt-in, and with a limit for the rule about limits.
  private func findings(_ example: Case) throws -> [Finding] {
    GraphAnalyzer.analyze(
      try GraphSketch.program(example.example.sketch),
      configuration: AnalysisConfiguration(
        rules: [example.rule: RuleSetting()], limits: [MetricLimit(metric: .fanOut, maximum: 2)]))
  }

  @Test("says all that is to be said about it", arguments: RuleRegistry.rules)
  func complete(_ rule: RuleDescription) {
    #expect(!rule.triggeringExamples.isEmpty && !rule.nonTriggeringExamples.isEmpty)
    for sentence in [rule.summary, rule.rationale, rule.remedy] + rule.options.map(\.summary) {
      #expect(sentence.hasSuffix(".") && !sentence.contains("\n") && !sentence.contains("  "))
    }
  }

  @Test("accepts the defaults of its options, which have names of their own", arguments: RuleRegistry.rules)
  func options(_ rule: RuleDescription) {
    #expect(Set(rule.options.map(\.name)).count == rule.options.count)
    for option in rule.options {
      #expect(option.accepts(option.defaultValue))
      #expect(rule.option(named: option.name) == option)
    }
    #expect(rule.option(named: "no-such-option") == nil)
  }

  @Test("can be found by its identifier, and they are sorted")
  func lookUp() {
    let identifiers = RuleRegistry.rules.map(\.identifier)
    #expect(identifiers == identifiers.sorted() && Set(identifiers).count == identifiers.count)
    #expect(identifiers.map { RuleRegistry.rule(identifiedBy: $0)?.identifier } == identifiers)
    #expect(RuleRegistry.rule(identifiedBy: "tight-couplin") == nil)
  }

  @Test("has at least one severity", arguments: RuleRegistry.rules)
  func severities(_ rule: RuleDescription) { #expect(!rule.severities.isEmpty) }
}

@Suite("Options of rules")
struct RuleOptionTests {
  @Test("accept what their kind means and nothing else")
  func accepts() {
    let (count, share, toggle) = (
      RuleOption.count("c", 1, ""), RuleOption.share("s", 0.5, ""), RuleOption.toggle("t", true, "")
    )
    #expect([0, 7, 1e9].areThereAndAll(count.accepts))
    #expect(![-1, 0.5, 1e10, .nan, .infinity].contains(where: count.accepts))
    #expect([0, 0.25, 1].areThereAndAll(share.accepts))
    #expect(![-0.1, 1.1, .nan].contains(where: share.accepts))
    #expect([0, 1].areThereAndAll(toggle.accepts))
    #expect(![0.5, 2, .nan].contains(where: toggle.accepts))
    #expect([count, share, toggle].map(\.defaultText) == ["1", "0.5", "true"])
  }

  @Test("that are limits accept whole numbers, and off, which they are unless somebody sets them")
  func limits() {
    let limit = RuleOption.limit("l", "")
    #expect([0, 7, 1e9, .infinity].areThereAndAll(limit.accepts))
    #expect(![-1, 0.5, 1e10, .nan, -.infinity].contains(where: limit.accepts))
    #expect(limit.defaultText == "off" && limit.text(for: 7) == "7" && limit.text(for: 0) == "0")
    #expect(limit.acceptedValues == "a whole number from 0 to 1000000000, or off")
    #expect(RuleValues().limit(limit) == .max)
    #expect(RuleValues(["l": .infinity]).limit(limit) == .max)
    #expect(RuleValues(["l": 0]).limit(limit) == 0)
    #expect(RuleValues(["l": 7]).limit(limit) == 7)
    for value in [0.5, .nan, -1, -.infinity] { #expect(RuleValues(["l": value]).limit(limit) == .max) }
  }

  @Test("have their default where nothing is set or what is set makes no sense")
  func values() {
    let option = RuleOption.count("c", 3, "")
    #expect(RuleValues().count(option) == 3)
    #expect(RuleValues(["c": 5]).count(option) == 5)
    #expect(RuleValues(["c": .nan]).count(option) == 3)
    #expect(RuleValues(["other": 5]).count(option) == 3)
  }
}
