import NavigationModel
import Testing

@testable import Reporting

@Suite("What reports say of the run itself")
struct RunFindingTests {
  private func result(
    _ kind: NavigationModel.Issue.Kind? = nil, gone: [String] = [], failing causes: GateOutcome.Cause...
  )
    -> AnalysisResult
  {
    var result = Fixtures.empty
    let place = SourceLocation(file: "Main.storyboard", line: 1, column: 1)
    result.issues = kind.map { [NavigationModel.Issue(kind: $0, message: "no XML", location: place)] } ?? []
    result.baseline = gone.isEmpty ? nil : BaselineComparison(known: [], gone: gone)
    result.gate = GateOutcome(
      failOn: causes,
      failures: causes.map { GateOutcome.Failure(cause: $0, count: 1, message: "1 thing is \($0.rawValue)") })
    return result
  }

  private func found(_ result: AnalysisResult) -> [String] {
    RunFindings.of(result).map { "\($0.severity.rawValue) \($0.rule): \($0.message)" }
  }

  @Test("is a warning for a file that was skipped, and an error where the run fails on that")
  func skipped() {
    #expect(found(result(.malformed)) == ["warning skipped-file: The file could not be read: no XML."])
    #expect(found(result(.malformed, failing: .skipped)) == ["error skipped-file: The file could not be read: no XML."])
  }

  @Test("tells of what was read in part only where the run fails on it")
  func partlyRead() {
    #expect(found(result(.partlyRead)) == [])
    #expect(found(result(.partlyRead, failing: .skipped)) == ["error skipped-file: The file was read in part: no XML."])
  }

  @Test("tells of what is gone only where the run fails on it")
  func gone() throws {
    #expect(found(result(gone: ["god-screen screen:A"])) == [])
    let failing = result(gone: ["god-screen screen:A"], failing: .gone)
    #expect(found(failing) == ["error gone-finding: 1 thing is gone."])
    #expect(RunFindings.of(failing).first?.notes == ["gone: god-screen screen:A"])
  }

  @Test("is a skipped test in JUnit, and a failed one where the run fails on it")
  func junit() {
    let skipped = JUnitReporter().render(Report(result(.malformed)))
    #expect(
      skipped.contains(#"failures="0""#)
        && skipped.contains(#"<skipped message="The file could not be read: no XML."/>"#))
    let failed = JUnitReporter().render(Report(result(.malformed, failing: .skipped)))
    #expect(
      failed.contains(#"failures="1""#)
        && failed.contains(#"<failure message="The file could not be read: no XML." type="skipped-file">"#))
    #expect(!failed.contains("<skipped "))
  }
}
