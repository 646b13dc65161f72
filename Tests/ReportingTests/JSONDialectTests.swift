import Foundation
import NavigationModel
import TestSupport
import Testing

@testable import Reporting

@Suite("The SARIF log")
struct SARIFReporterTests {
  @Test("has the form of the standard", arguments: SampleReport.allCases)
  func form(sample: SampleReport) throws {
    #expect(try SARIFShape.log.violations(in: try SARIFReporter().render(sample.report)) == [])
  }

  @Test("names each finding's rule, level, places and identity")
  func results() throws {
    let run = try run(Fixtures.report)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["navigation-cycle", "tight-coupling"])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    #expect(uris(results[0]["locations"]) == ["Apps/Shop/Cart.swift:30:9"])
    #expect(uris(results[0]["relatedLocations"]) == ["Apps/Shop/List.swift:12:5", "Apps/Shop/List.swift:15:5"])
    #expect(uris(results[1]["locations"]) == ["Apps/Shop/List.swift:3:7"])
    #expect(
      results[0]["partialFingerprints"] as? [String: String] == [
        "navgraph/v1": "navigation-cycle screen:Cart screen:List"
      ])
  }

  @Test("has the places of a cycle in the order of going, and no such order for other findings")
  func codeFlows() throws {
    let results = try #require(try run(Fixtures.report)["results"] as? [[String: Any]])
    let flows = results.map { ($0["codeFlows"] as? [[String: [[String: [[String: Any]]]]]])?.first }
    let steps = flows.map { flow in
      flow?["threadFlows"]?.first?["locations"].map { uris($0.map { $0["location"] ?? [:] }) }
    }
    #expect(
      steps == [
        ["Apps/Shop/Cart.swift:30:9", "Apps/Shop/List.swift:12:5", "Apps/Shop/List.swift:15:5"], nil,
      ])
  }

  @Test("says at each step of a cycle what is shown, and the id of the transition in the graph")
  func steps() throws {
    let results = try #require(try run(Fixtures.report)["results"] as? [[String: Any]])
    let flow = (results[0]["codeFlows"] as? [[String: [[String: [[String: Any]]]]]])?.first
    let steps = try #require(flow?["threadFlows"]?.first?["locations"])
    let messages = steps.map { (($0["location"] as? [String: Any])?["message"] as? [String: String])?["text"] }
    #expect(messages == [nil, "List: push to Cart", nil])
    #expect(
      steps.map { ($0["properties"] as? [String: String])?["edge"] } == [nil, "screen:List push screen:Cart", nil])
  }

  @Test("leads to the page about each rule and about the program where their addresses are known")
  func addresses() throws {
    var report = Fixtures.report
    report.homePage = "https://example.org/navgraph"
    report.rules = report.rules.map { rule in
      var rule = rule
      rule.address = "https://example.org/rules#\(rule.identifier)"
      return rule
    }
    func driver(_ report: Report) throws -> [String: Any] {
      try #require((try run(report)["tool"] as? [String: [String: Any]])?["driver"])
    }
    func addresses(_ driver: [String: Any]) -> [String?] {
      (driver["rules"] as? [[String: Any]] ?? []).map { $0["helpUri"] as? String }
    }
    let known = try driver(report)
    #expect(known["informationUri"] as? String == "https://example.org/navgraph")
    #expect(addresses(known).contains("https://example.org/rules#god-coordinator"))
    #expect(try SARIFShape.log.violations(in: try SARIFReporter().render(report)) == [])
    let unknown = try driver(Fixtures.report)
    #expect(unknown["informationUri"] == nil && addresses(unknown).allSatisfy { $0 == nil })
  }

  @Test("keeps notes and advice beside the message")
  func properties() throws {
    let results = try #require(try run(Fixtures.report)["results"] as? [[String: Any]])
    let properties = results.map { $0["properties"] as? [String: Any] }
    #expect(properties.map { $0?["notes"] as? [String] } == [["It is closed by Cart push List."], []])
    #expect(properties.map { $0?["help"] as? String } == ["Go back there.", nil])
  }

  @Test("tells the status of the run, and why it fails")
  func invocation() throws {
    func invocation(_ gate: GateOutcome?) throws -> [String: Any] {
      var report = Fixtures.report
      report.result.gate = gate
      return try #require((try run(report)["invocations"] as? [[String: Any]])?.first)
    }
    let failure = GateOutcome.Failure(cause: .gone, count: 1, message: "1 finding of the baseline is gone")
    let failed = try invocation(GateOutcome(failOn: [.gone], failures: [failure]))
    #expect(failed["exitCode"] as? Int == 1)
    #expect(
      failed["exitCodeDescription"] as? String == "failed: 1 finding of the baseline is gone (--fail-on gone)")
    let passed = try invocation(GateOutcome(failOn: [.gone], failures: []))
    #expect(passed["exitCode"] as? Int == 0 && passed["exitCodeDescription"] == nil)
    #expect(try invocation(nil)["exitCode"] == nil)
  }

  @Test("counts columns in code points, as it says")
  func columns() throws {
    var report = Fixtures.report
    report.codePointColumns = [
      Fixtures.place("Cart.swift", 30, 9): 7, Fixtures.place("List.swift", 15, 5): 4,
      Fixtures.place("Broken.storyboard", 7, 3): 2,
    ]
    let run = try run(report)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(uris(result["locations"]) == ["Apps/Shop/Cart.swift:30:7"])
    #expect(uris(result["relatedLocations"]) == ["Apps/Shop/List.swift:12:5", "Apps/Shop/List.swift:15:4"])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(uris(notifications[0]["locations"]) == ["Apps/Shop/Broken.storyboard:7:2"])
  }

  @Test("helps with every rule, and results point at theirs")
  func rules() throws {
    let run = try run(Fixtures.report)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["god-coordinator", "navigation-cycle", "tight-coupling"])
    #expect(
      (rules[1]["help"] as? [String: String]) == [
        "text": "Finds cycles.\n\nThe stack grows.\n\nGo back.",
        "markdown": "Finds cycles.\n\nThe stack grows.\n\nGo back.",
      ])
    #expect(rules[2]["help"] == nil)
    #expect((run["results"] as? [[String: Any]])?.map { $0["ruleIndex"] as? Int } == [1, 2])
    #expect((run["automationDetails"] as? [String: String]) == ["id": "navgraph/Shop/"])
  }

  @Test("tells of files that were not or not wholly read")
  func notifications() throws {
    let invocation = try #require((try run(Fixtures.report)["invocations"] as? [[String: Any]])?.first)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(
      notifications.map { uris($0["locations"]).first } == [
        "Apps/Shop/Broken.storyboard:7:3", "Apps/Shop/Main.storyboard:1:1",
      ])
    #expect(notifications.map { ($0["descriptor"] as? [String: String])?["id"] } == ["malformed", "partly-read"])
  }

  @Test("has paths as references that no character of them can break")
  func references() {
    #expect("a b/ä:%?#[.swift".uriReference == "a%20b/%C3%A4%3A%25%3F%23%5B.swift")
    #expect("A-1_2~.swift\n".uriReference == "A-1_2~.swift%0A")
  }

  @Test("links from the message to the related locations, which code scanning shows only so")
  func links() throws {
    #expect(
      try messages(Fixtures.report) == [
        "List → Cart → List (also here: [Apps/Shop/List.swift:12:5](1), [Apps/Shop/List.swift:15:5](2))",
        "List knows 4 concrete screens",
      ])
    var report = Fixtures.report
    report.folder = ""
    report.result.findings[0].relatedLocations = (1...12).map { Fixtures.place("[a]\\{b}.swift", $0, 1) }
    let message = try #require(try messages(report)[0])
    #expect(message.hasPrefix("List → Cart → List (also here: [\\[a\\]\\\\{{b}}.swift:1:1](1), "))
    #expect(message.hasSuffix(".swift:3:1](3))"))
    // A message has room for three; the others are beside it.
    let result = try #require((try run(report)["results"] as? [[String: Any]])?.first)
    #expect(uris(result["relatedLocations"]).count == 12)
  }

  @Test("takes no name for a link or a placeholder")
  func names() throws {
    var report = Fixtures.report
    report.result.findings[1].message = "{0} shows [a](http://b)"
    #expect(try messages(report).last == "{{0}} shows [a] (http://b)")
  }

  @Test("of an audit has what does not count, with the team's reasons")
  func audit() throws {
    var report = Fixtures.report
    let findings = report.result.findings
    var excused = findings[1]
    excused.suppression = FindingSuppression(
      kind: .comment, location: Fixtures.place("List.swift", 2, 1), reason: "a wizard")
    var listed = excused
    listed.suppression = FindingSuppression(
      kind: .configuration, location: Fixtures.place(".navgraph.yml", 4, 5), reason: "")
    report.result.findings = [findings[0]]
    report.result.suppressed = [excused, listed]
    report.result.baseline = BaselineComparison(known: [findings[1]], gone: ["old-rule screen:Old"])

    #expect(try SARIFShape.log.violations(in: try SARIFAuditReporter().render(report)) == [])
    let results = try #require(try run(report, by: SARIFAuditReporter())["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "navigation-cycle", "tight-coupling", "tight-coupling", "tight-coupling", "old-rule",
      ])
    #expect(results.map { $0["baselineState"] as? String } == ["new", nil, nil, "unchanged", "absent"])
    #expect((results[4]["message"] as? [String: String]) == ["text": "Gone since the baseline: old-rule screen:Old"])
    let suppressions = results.map { ($0["suppressions"] as? [[String: Any]])?.first }
    #expect(suppressions.map { $0?["kind"] as? String } == [nil, "inSource", "external", nil, nil])
    #expect(suppressions.map { $0?["justification"] as? String } == [nil, "a wizard", nil, nil, nil])
    #expect(
      suppressions.map { uris([$0?["location"]].compactMap(\.self)).first } == [
        nil, "Apps/Shop/List.swift:2:1", "Apps/Shop/.navgraph.yml:4:5", nil, nil,
      ])
    // In a run all results tell their suppressions, or none does (3.27.23).
    #expect(results.areThereAndAll { $0["suppressions"] != nil })
    let counting = try #require(try run(report)["results"] as? [[String: Any]])
    #expect(counting.count == 1 && counting[0]["suppressions"] == nil)
  }

  private func run(_ report: Report, by reporter: any Reporter = SARIFReporter()) throws -> [String: Any] {
    let text = try reporter.render(report)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func messages(_ report: Report) throws -> [String?] {
    let results = try #require(try run(report)["results"] as? [[String: Any]])
    return results.map { ($0["message"] as? [String: String])?["text"] }
  }

  private func uris(_ locations: Any?) -> [String] {
    (locations as? [[String: Any]] ?? []).map { location in
      let physical = location["physicalLocation"] as? [String: [String: Any]] ?? [:]
      let region = physical["region"] ?? [:]
      return [physical["artifactLocation"]?["uri"], region["startLine"], region["startColumn"]]
        .compactMap { $0.map { "\($0)" } }.joined(separator: ":")
    }
  }
}

@Suite("The code quality report for GitLab")
struct GitLabReporterTests {
  private static let shape = JSONShape.list(
    .object(
      required: [
        "description": .text, "check_name": .text, "fingerprint": .text,
        "severity": .word(["info", "minor", "major", "critical", "blocker"]),
        "location": .object(required: ["path": .text, "lines": .object(required: ["begin": .position])]),
      ], optional: ["content": .object(required: ["body": .text])]))

  @Test("has the form that GitLab documents", arguments: SampleReport.allCases)
  func form(sample: SampleReport) throws {
    #expect(try Self.shape.violations(in: try GitLabReporter().render(sample.report)) == [])
  }

  @Test("has an entry for each finding")
  func golden() throws {
    var report = Fixtures.report
    report.result.findings.removeLast()
    report.result.issues = []
    #expect(
      try GitLabReporter().render(report) == """
        [
          {
            "check_name" : "navigation-cycle",
            "content" : {
              "body" : "It is closed by Cart push List.\\n\\nGo back there."
            },
            "description" : "List → Cart → List",
            "fingerprint" : "\(StableHash.hex(of: "navigation-cycle screen:Cart screen:List"))",
            "location" : {
              "lines" : {
                "begin" : 30
              },
              "path" : "Apps/Shop/Cart.swift"
            },
            "severity" : "critical"
          }
        ]

        """)
  }

  @Test("shows names as they are where the format has Markdown")
  func markup() throws {
    var report = Fixtures.report
    report.result.findings[0].notes = ["See [here](https://a.example) @all `x`."]
    let text = try GitLabReporter().render(report)
    // JSON doubles the backslashes.
    let body = #"See \\[here\\](https:&#8203;//a.example) @&#8203;all \\`x\\`."#
    #expect(text.contains(body))
    #expect(!text.contains("@all"))
  }

  @Test("tells findings with the same identity apart, and no two runs")
  func fingerprints() throws {
    let text = try GitLabReporter().render(Fixtures.markup)
    let prints = text.matches(of: /"fingerprint" : "([0-9a-f]{16})"/).map { $0.1 }
    #expect(Set(prints).count == Fixtures.markup.result.findings.count + 1)
    #expect(try GitLabReporter().render(Fixtures.markup) == text)
  }

  @Test("hashes as the authors of FNV-1a do", arguments: [("", "cbf29ce484222325"), ("foobar", "85944171f73967e8")])
  func hash(text: String, hash: String) {
    #expect(StableHash.hex(of: text) == hash)
  }
}

@Suite("The issues for SonarQube")
struct SonarQubeReporterTests {
  private static let location = JSONShape.object(
    required: ["message": .text, "filePath": .text, "textRange": .object(required: ["startLine": .position])])

  private static let shape = JSONShape.object(required: [
    "rules": .list(
      .object(required: [
        "id": .text, "name": .text, "description": .text, "engineId": .text,
        "cleanCodeAttribute": .word(["MODULAR"]), "type": .word(["BUG", "VULNERABILITY", "CODE_SMELL"]),
        "severity": .word(["BLOCKER", "CRITICAL", "MAJOR", "MINOR", "INFO"]),
        "impacts": .list(
          .object(required: [
            "softwareQuality": .word(["SECURITY", "RELIABILITY", "MAINTAINABILITY"]),
            "severity": .word(["BLOCKER", "HIGH", "MEDIUM", "LOW", "INFO"]),
          ])),
      ])),
    "issues": .list(
      .object(
        required: ["ruleId": .text, "primaryLocation": location], optional: ["secondaryLocations": .list(location)])),
  ])

  @Test("have the form that SonarQube documents", arguments: SampleReport.allCases)
  func form(sample: SampleReport) throws {
    #expect(try Self.shape.violations(in: try SonarQubeReporter().render(sample.report)) == [])
  }

  @Test("have rules with the severity of their worst finding, and none that found nothing")
  func rules() throws {
    let text = try SonarQubeReporter().render(Fixtures.report)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]])
    let rules = try #require(document["rules"])
    let issues = try #require(document["issues"])
    #expect(rules.map { $0["id"] as? String } == ["navigation-cycle", "skipped-file", "tight-coupling"])
    #expect(rules.map { $0["severity"] as? String } == ["CRITICAL", "MAJOR", "MAJOR"])
    #expect(rules.first?["description"] as? String == "Finds cycles. The stack grows. Go back.")
    #expect(issues.map { ($0["secondaryLocations"] as? [Any])?.count } == [2, 0, 0])
  }
}
