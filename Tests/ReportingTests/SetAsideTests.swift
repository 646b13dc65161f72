import NavigationModel
import Testing

@testable import Reporting

@Suite("What the summary says of findings that do not count")
struct SetAsideTests {
  @Test("is nothing where nothing was set aside")
  func nothing() {
    #expect(lines(suppressed: nil) == [])
    #expect(lines(suppressed: 0) == [])
  }

  @Test("is how many are suppressed")
  func suppressed() {
    #expect(lines(suppressed: 1) == ["1 finding suppressed"])
    #expect(lines(suppressed: 2) == ["2 findings suppressed"])
  }

  @Test("is how a baseline differs, with what of it is gone")
  func baseline() {
    #expect(lines(suppressed: 0, gone: []) == ["Baseline: 2 known, 2 new, 0 gone"])
    #expect(
      lines(suppressed: 1, gone: ["a \u{1B}x", "b y"]) == [
        "Baseline: 2 known, 2 new, 2 gone, 1 suppressed; --write-baseline removes the gone ones", "  gone: a \\u{1B}x",
        "  gone: b y",
      ])
  }

  @Test("cuts a long list, and says by how much")
  func manyGone() {
    let lines = lines(suppressed: 0, gone: (1...25).map { "a \($0)" })
    #expect(lines.count == 22)
    #expect(lines.last == "  … and 5 more")
  }

  @Test("survives being written as JSON and read again, also in documents that know nothing of it")
  func json() throws {
    let result = result(suppressed: 1, gone: ["a x"])
    #expect(try JSONReporter.read(JSONReporter().render(result)) == result)
    #expect(try JSONReporter.read(JSONReporter().render(Fixtures.shop)) == Fixtures.shop)
  }

  private func lines(suppressed: Int?, gone: [String]? = nil) -> [String] {
    SetAsideSection(style: .plain).lines(of: result(suppressed: suppressed, gone: gone))
  }

  private func result(suppressed: Int?, gone: [String]? = nil) -> AnalysisResult {
    var result = Fixtures.shop
    result.suppressed = suppressed.map { Array(repeating: Fixtures.shop.findings[0], count: $0) }
    result.baseline = gone.map { BaselineComparison(known: Fixtures.shop.findings, gone: $0) }
    return result
  }
}
