import NavigationModel
import Testing

@testable import Reporting

@Suite("The report in the form of Checkstyle")
struct CheckstyleReporterTests {
  @Test("groups the findings by file")
  func golden() {
    #expect(
      CheckstyleReporter().render(Fixtures.report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="Apps/Shop/Broken.storyboard">
            <error line="7" column="3" severity="warning" message="The file could not be read: the XML ends early." source="navgraph.skipped-file"/>
          </file>
          <file name="Apps/Shop/Cart.swift">
            <error line="30" column="9" severity="error" message="List → Cart → List" source="navgraph.navigation-cycle"/>
          </file>
          <file name="Apps/Shop/List.swift">
            <error line="3" column="7" severity="warning" message="List knows 4 concrete screens" \
        source="navgraph.tight-coupling"/>
          </file>
        </checkstyle>

        """)
  }

  @Test("gives what has no place to the analyzed folder")
  func withoutPlace() throws {
    var report = Fixtures.report
    (report.result.nodes, report.result.issues) = ([], [])
    let root = try #require(ParsedElement.document(CheckstyleReporter().render(report)))
    #expect(root.children.map { $0.attributes["name"] } == ["Apps/Shop", "Apps/Shop/Cart.swift"])
    report.folder = ""
    let bare = try #require(ParsedElement.document(CheckstyleReporter().render(report)))
    #expect(bare.children.map { $0.attributes["name"] } == [".", "Cart.swift"])
  }

  @Test(
    "is XML with the names as they are, whatever they hold", arguments: SampleReport.allCases)
  func names(sample: SampleReport) throws {
    let root = try #require(ParsedElement.document(CheckstyleReporter().render(sample.report)))
    let messages = root.all.compactMap { $0.attributes["message"] }
    let result = sample.report.result
    #expect(
      messages.sorted()
        == (result.findings.map(\.message.visible) + RunFindings.of(result).map(\.message.visible)).sorted())
  }
}

@Suite("The report in the form of JUnit")
struct JUnitReporterTests {
  @Test("fails for errors, passes with output for warnings and without for rules that found nothing")
  func golden() {
    #expect(
      JUnitReporter().render(Fixtures.report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="navgraph" tests="4" failures="1" errors="0">
          <testsuite name="god-coordinator" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="navgraph.god-coordinator" name="God coordinator"/>
          </testsuite>
          <testsuite name="navigation-cycle" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="navgraph.navigation-cycle" name="screen:Cart screen:List" \
        file="Apps/Shop/Cart.swift" line="30">\
        <failure message="List → Cart → List" type="navigation-cycle">List → Cart → List
        It is closed by Cart push List.
        Go back there.
        Apps/Shop/Cart.swift:30:9
        Apps/Shop/List.swift:12:5
        Apps/Shop/List.swift:15:5</failure></testcase>
          </testsuite>
          <testsuite name="tight-coupling" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="navgraph.tight-coupling" name="screen:List" \
        file="Apps/Shop/List.swift" line="3">\
        <system-out>warning: List knows 4 concrete screens
        Apps/Shop/List.swift:3:7</system-out></testcase>
          </testsuite>
          <testsuite name="files" tests="1" failures="0" errors="0" skipped="1">
            <testcase classname="navgraph.files" name="Apps/Shop/Broken.storyboard">\
        <skipped message="The file could not be read: the XML ends early."/></testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("names a finding by what it is about, so that servers know it again when its code moves")
  func identity() throws {
    var report = Fixtures.report
    let before = try names(report)
    report.result.findings[0].location = Fixtures.place("Moved.swift", 1, 1)
    #expect(try names(report) == before)
    report.result.findings[0].fingerprint = "navigation-cycle"
    #expect(try names(report).contains("Apps/Shop/Moved.swift:1:1"))
  }

  private func names(_ report: Report) throws -> [String?] {
    try #require(ParsedElement.document(JUnitReporter().render(report))).all.filter { $0.name == "testcase" }
      .map { $0.attributes["name"] }
  }

  @Test("counts what it holds", arguments: SampleReport.allCases)
  func counts(sample: SampleReport) throws {
    let report = sample.report
    let root = try #require(ParsedElement.document(JUnitReporter().render(report)))
    for element in [root] + root.children {
      let below = element.all.dropFirst()
      #expect(element.attributes["tests"] == String(below.count { $0.name == "testcase" }))
      #expect(element.attributes["failures"] == String(below.count { $0.name == "failure" }))
    }
    #expect(
      root.all.compactMap { $0.attributes["type"] }
        == report.result.findings.filter { $0.severity == .error }.map(\.rule.visible))
    #expect(root.all.filter { $0.name == "skipped" }.count == report.result.issues.count(where: \.skipsFile))
  }
}
