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
      ("both", FailurePolicy([.error, .gone])), ("never", FailurePolicy([])),
    ]
    func failing(_ result: AnalysisResult) -> [String] {
      policies.filter { NavgraphKit.ExitStatus(result, failOn: $0.policy) == .limitExceeded }.map(\.word)
    }
    #expect(failing(result()) == [])
    #expect(failing(result(.warning)) == ["warning"])
    #expect(failing(result(.error)) == ["error", "warning", "both"])
    #expect(failing(result(gone: ["a x"])) == ["gone", "both"])
    #expect(failing(result(gone: [])) == [])
  }

  private func result(_ severities: Severity..., gone: [String]? = nil) -> AnalysisResult {
    AnalysisResult(
      tool: Navgraph.tool, root: "App", graph: NavigationGraph(), metrics: Metrics(),
      findings: severities.map { severity in
        Finding(rule: "a", severity: severity, message: "", nodes: [], location: nil, fingerprint: "a x")
      },
      baseline: gone.map { BaselineComparison(known: [], gone: $0) }, issues: [])
  }
}
