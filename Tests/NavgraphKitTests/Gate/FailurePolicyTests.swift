import NavigationModel
import Testing

@testable import NavgraphKit

@Suite("What a run fails on")
struct FailurePolicyTests {
  @Test("is said in words", arguments: ["error", "warning", "gone"])
  func words(word: String) throws {
    #expect(FailurePolicy(words: [word])?.causes.map(\.rawValue) == [word])
    #expect(FailurePolicy(words: [word, "gone"])?.causes.contains(.gone) == true)
  }

  @Test("is nothing at all for the word that says so, which stands alone")
  func never() {
    #expect(FailurePolicy(words: ["never"])?.causes == [])
    for words in [[], ["never", "error"], ["errors"], ["error", ""]] { #expect(FailurePolicy(words: words) == nil) }
  }

  @Test("decides over the exit status")
  func status() {
    let policies: [(word: String, policy: FailurePolicy)] = [
      ("error", .onErrors), ("warning", FailurePolicy([.warning])), ("gone", FailurePolicy([.gone])),
      ("both", FailurePolicy([.error, .gone])), ("skipped", FailurePolicy([.skipped])), ("never", FailurePolicy([])),
    ]
    func failing(_ result: AnalysisResult) -> [String] {
      policies.filter { word, policy in
        var judged = result
        judged.gate = policy.outcome(of: result)
        return NavgraphKit.ExitStatus(judged) == .limitExceeded
      }.map(\.word)
    }
    #expect(failing(result()) == [])
    #expect(failing(result(.warning)) == ["warning"])
    #expect(failing(result(.error)) == ["error", "warning", "both"])
    #expect(failing(result(gone: ["a x"])) == ["gone", "both"])
    #expect(failing(result(gone: [])) == [])
    #expect(failing(result(issues: [.malformed])) == ["skipped"])
    #expect(failing(result(issues: [.partlyRead])) == ["skipped"])
  }

  @Test("says why a run fails, and by which option")
  func verdict() {
    func verdict(_ result: AnalysisResult, _ causes: FailurePolicy.Cause...) -> String? {
      FailurePolicy(Set(causes)).outcome(of: result).verdict
    }
    #expect(verdict(result(), .error, .gone) == nil)
    #expect(verdict(result(.error, .error, .warning), .error) == "failed: 2 errors")
    #expect(
      verdict(result(.error, gone: ["a x"]), .gone, .error)
        == "failed: 1 error; 1 finding of the baseline is gone (--fail-on gone)")
    #expect(
      verdict(result(.warning, issues: [.malformed, .partlyRead]), .warning, .skipped)
        == "failed: 1 finding (--fail-on warning); 1 file could not be read completely (--fail-on skipped)")
    #expect(verdict(result(.error, .warning), .error, .warning) == "failed: 2 findings (--fail-on warning)")
  }

  private func result(
    _ severities: Severity..., gone: [String]? = nil, issues: [NavigationModel.Issue.Kind] = []
  ) -> AnalysisResult {
    AnalysisResult(
      tool: Navgraph.tool, root: "App", graph: NavigationGraph(), metrics: Metrics(),
      findings: severities.map { severity in
        Finding(rule: "a", severity: severity, message: "", nodes: [], location: nil, fingerprint: "a x")
      },
      baseline: gone.map { BaselineComparison(known: [], gone: $0) },
      issues: issues.map {
        NavigationModel.Issue(kind: $0, message: "", location: SourceLocation(file: "A.swift", line: 1, column: 1))
      }
    )
  }
}
