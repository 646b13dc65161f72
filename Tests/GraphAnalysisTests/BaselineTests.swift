import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("A baseline")
struct BaselineTests {
  @Test("parts what is found into new and known, and tells what is gone")
  func parts() {
    let (new, comparison) = compare(["a x", "a y", "b z"], with: ["b z", "a x", "c old"])
    #expect(new == ["a y"])
    #expect(comparison.known.map(\.fingerprint) == ["a x", "b z"])
    #expect(comparison.gone == ["c old"])
  }

  @Test("counts findings that have the same fingerprint")
  func counts() {
    #expect(compare(["a x", "a x", "a x"], with: ["a x", "a x"]).new == ["a x"])
    #expect(compare(["a x"], with: ["a x", "a x", "a x"]).1.gone == ["a x", "a x"])
  }

  @Test("neither knows nor misses what rules found that have not run")
  func rulesThatDidNotRun() {
    #expect(compare(["a x"], with: ["a x", "b y", "b"], judged: ["a"]).1.gone == [])
    #expect(compare(["a x"], with: ["a x", "b y", "b"], judged: ["a", "b"]).1.gone == ["b", "b y"])
  }

  @Test("heeds neither messages, places nor order")
  func whatDoesNotCount() {
    var finding = Self.finding("a x")
    let baseline = Baseline([Self.finding("b y"), finding])
    finding.message = "17 screens"
    finding.location = SourceLocation(file: "Elsewhere.swift", line: 99, column: 1)
    #expect(baseline.compare([finding, Self.finding("b y")]) { _ in true }.new == [])
    #expect(baseline.entries.map(\.fingerprint) == ["a x", "b y"])
  }

  @Test(
    "knows no error by a warning, and any finding by an error or by what nobody weighed",
    arguments: [
      ([.warning], [.error], [.error], 0), ([.error], [.warning], [], 0), ([nil], [.error], [], 0),
      ([.warning, .error], [.error, .warning], [], 0), ([.warning], [.error, .warning], [.error], 0),
      ([.error], [.warning, .error], [.warning], 0), ([.warning, .warning], [.error], [.error], 1),
      ([nil, .warning], [.error, .error], [.error], 0),
    ] as [([Severity?], [Severity], [Severity], Int)])
  func severities(entries: [Severity?], found: [Severity], new: [Severity], gone: Int) {
    let baseline = Baseline(entries: entries.map { Baseline.Entry(fingerprint: "a x", severity: $0) })
    let findings = found.map { severity in
      var finding = Self.finding("a x")
      finding.severity = severity
      return finding
    }
    let outcome = baseline.compare(findings) { _ in true }
    #expect(outcome.new.map(\.severity) == new)
    #expect(outcome.comparison.known.count == found.count - new.count && outcome.comparison.gone.count == gone)
  }

  @Test("knows names with characters that no line of text can hold")
  func hiddenCharacters() {
    let finding = Self.finding("a x\ny\u{1B}")
    let baseline = Baseline([finding])
    #expect(baseline.entries.map(\.fingerprint) == ["a x\\ny\\u{1B}"])
    #expect(Baseline(fingerprints: baseline.entries.map(\.fingerprint)).compare([finding]) { _ in true }.new == [])
  }

  private func compare(
    _ findings: [String], with baseline: [String], judged: Set<String> = ["a", "b", "c"]
  ) -> (new: [String], BaselineComparison) {
    let (new, comparison) = Baseline(fingerprints: baseline).compare(findings.map(Self.finding)) { judged.contains($0) }
    return (new.map(\.fingerprint), comparison)
  }

  private static func finding(_ fingerprint: String) -> Finding {
    Finding(rule: "a", severity: .warning, message: "", nodes: [], location: nil, fingerprint: fingerprint)
  }
}
