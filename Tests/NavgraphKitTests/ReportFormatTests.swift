import NavgraphKit
import TestSupport
import Testing

@Suite("The formats of reports")
struct ReportFormatTests {
  @Test("are all in the table of their guide, and no others")
  func table() throws {
    let table = try Documentation.guide("Reports").firstColumns(below: "Formats").joined()
    let names = table.matches(of: /`([\w-]+)`/).map { String($0.1) }
    #expect(names.sorted() == ReportFormat.all.map(\.name))
  }

  @Test("are found by their names, and the nearest one for another word")
  func names() {
    #expect(ReportFormat(name: "json") == .json)
    #expect(ReportFormat(name: "yaml") == nil)
    #expect(ReportFormat.hint(for: "checkstile") == "did you mean 'checkstyle'?")
  }
}
