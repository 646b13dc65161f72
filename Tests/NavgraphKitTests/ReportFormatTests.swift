import Foundation
import NavgraphKit
import Testing

@Suite("The formats of reports")
struct ReportFormatTests {
  @Test("are all in the table of the README, and no others")
  func table() throws {
    // This file lies in Tests/NavgraphKitTests.
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let section = try #require(text.split(separator: "### ").first { $0.hasPrefix("Reports\n") })
    let names = section.matches(of: /\n\| `([\w-]+)` \|/).map { String($0.1) }
    #expect(names.sorted() == ReportFormat.all.map(\.name))
  }

  @Test("are found by their names, and the nearest one for another word")
  func names() {
    #expect(ReportFormat(name: "json") == .json)
    #expect(ReportFormat(name: "yaml") == nil)
    #expect(ReportFormat.hint(for: "checkstile") == "did you mean 'checkstyle'?")
  }
}
