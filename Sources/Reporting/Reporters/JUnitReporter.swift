import NavigationModel

/// The XML of JUnit, in which every rule is a suite of tests.
///
/// Errors are failed tests. Warnings are passed tests with output, since a run with warnings alone passes too, and a
/// rule that found nothing is one passed test, so that what was looked for can be seen. Files that could not be read are
/// skipped tests.
public struct JUnitReporter: Reporter {
  /// The word for the format on the command line.
  public static let identifier = "junit"
  /// What the format is good for.
  public static let summary = "The XML of JUnit, for the test reports of CI servers: errors are failed tests."

  /// Makes a reporter.
  public init() {}

  /// A suite for each rule, sorted by identifier, and one for skipped files where there are any.
  public func render(_ report: Report) -> String {
    let reported = report.reportedFindings
    // JUnit has no other word than skipped for a test that could not run.
    let skipped = reported.filter { $0.rule == RunFindings.skipped.identifier && $0.severity == .warning }
    let counting = reported.filter { !skipped.contains($0) }
    let findings = Dictionary(grouping: counting, by: \.rule)
    let rules = report.allRules.filter { skipped.isEmpty || $0 != RunFindings.skipped }.map {
      suite(for: $0, findings: findings[$0.identifier] ?? [], in: report)
    }
    let suites = rules + (skipped.isEmpty ? [] : [suite(for: skipped, in: report)])
    let errors = counting.count { $0.severity == .error }
    let start = XMLTag.start(
      "testsuites",
      [
        "name": report.result.tool.name, "tests": String(suites.reduce(0) { $0 + $1.tests }),
        "failures": String(errors), "errors": "0",
      ])
    let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<\(start)>"] + suites.flatMap(\.lines)
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func suite(for rule: RuleHelp, findings: [Finding], in report: Report) -> Suite {
    guard !findings.isEmpty else {
      return Suite(name: rule.identifier, cases: [TestCase(suite: rule.identifier, name: rule.name)])
    }
    return Suite(
      name: rule.identifier, cases: findings.map { testCase(for: $0, in: report) },
      failures: findings.count { $0.severity == .error })
  }

  private func suite(for skipped: [Finding], in report: Report) -> Suite {
    let cases = skipped.map { finding in
      TestCase(
        suite: "files", name: report.requiredPlace(of: finding).file,
        outcome: "<\(XMLTag.start("skipped", ["message": finding.message]))/>")
    }
    return Suite(name: "files", cases: cases, skipped: cases.count)
  }

  private func testCase(for finding: Finding, in report: Report) -> TestCase {
    let location = report.location(of: finding).map(report.place)
    let place = location?.description ?? report.result.root
    let places = [place] + finding.relatedLocations.map { report.place($0).description }
    let text = ([finding.message] + finding.remarks + places).map(\.xml).joined(separator: "\n")
    let outcome =
      finding.severity == .error
      ? "<\(XMLTag.start("failure", ["message": finding.message, "type": finding.rule]))>\(text)</failure>"
      : "<system-out>warning: \(text)</system-out>"
    return TestCase(
      suite: finding.rule, name: Self.subject(of: finding) ?? place, location: location, outcome: outcome)
  }

  /// The name by which CI servers recognize a test in the next run; a place would change with every edit. Nil if the
  /// rule alone identifies the finding.
  private static func subject(of finding: Finding) -> String? {
    let rest = finding.fingerprint.trimmingPrefix("\(finding.rule) ")
    return rest.count < finding.fingerprint.count ? String(rest) : nil
  }
}

/// A `testsuite` element.
private struct Suite {
  let name: String
  let cases: [TestCase]
  var failures = 0
  var skipped = 0

  var tests: Int { cases.count }

  var lines: [String] {
    let start = XMLTag.start(
      "testsuite",
      [
        "name": name, "tests": String(tests), "failures": String(failures), "errors": "0", "skipped": String(skipped),
      ])
    return ["  <\(start)>"] + cases.map(\.line) + ["  </testsuite>"]
  }
}

/// A `testcase` element, passed unless it holds something else.
private struct TestCase {
  let suite: String
  let name: String
  var location: SourceLocation?
  var outcome = ""

  var line: String {
    let identity = XMLTag.start("testcase", ["classname": "navgraph.\(suite)", "name": name])
    // GitLab and Jenkins read where a test stands from here.
    let place = location.map { XMLTag.start("", ["file": $0.file, "line": String($0.line)]) } ?? ""
    let start = identity + place
    return outcome.isEmpty ? "    <\(start)/>" : "    <\(start)>\(outcome)</testcase>"
  }
}
