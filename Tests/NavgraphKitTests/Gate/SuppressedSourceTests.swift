import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("Sources with comments that suppress findings")
struct SuppressedSourceTests {
  @Test(
    "have fewer findings, and tell which",
    arguments: [
      "show(Self(), sender: nil) // navgraph:disable:this navigation-cycle",
      "// navgraph:disable:next navigation-cycle - a thread of comments\n    show(Self(), sender: nil)",
      "show(Self(), sender: nil)\n    // navgraph:disable:previous navigation-cycle",
      "/* navgraph:disable navigation-cycle */ show(Self(), sender: nil) // navgraph:enable navigation-cycle",
    ])
  func suppressed(body: String) throws {
    let result = try analyze(body)
    #expect(result.findings == [])
    #expect(result.suppressed?.map(\.rule) == ["navigation-cycle"])
  }

  @Test(
    "have the findings that their comments are not about",
    arguments: [
      "let code = \"// navgraph:disable all\"; show(Self(), sender: nil)",
      "show(Self(), sender: nil) /* navgraph:disable navigation-cycle */ // navgraph:enable navigation-cycle",
      "// navgraph:disable:this navigation-cycle\n    show(Self(), sender: nil)",
    ])
  func found(body: String) throws {
    let result = try analyze(body)
    #expect(result.findings.contains { $0.rule == "navigation-cycle" })
    #expect(result.suppressed == [])
  }

  /// A screen that shows another of its own kind, which is a cycle where that is asked for.
  private func analyze(_ body: String) throws -> AnalysisResult {
    let folder = try TemporaryFolder([
      "App/Thread.swift": """
      import UIKit
      final class ThreadViewController: UIViewController {
        func reply() {
          \(body.replacing("Self", with: "ThreadViewController"))
        }
      }
      """,
      "App/.navgraph.yml": "rules: {navigation-cycle: {self-loops: true}}",
    ])
    return try Analysis(AnalysisRequest(paths: [folder.path(of: "App")])).run()
  }
}
