import NavigationModel
import Reporting
import Testing

@testable import NavgraphKit

@Suite("Links by the name of a host or an editor")
struct PlaceLinkChoiceTests {
  private let place = SourceLocation(file: "Kit/A.swift", line: 3, column: 5)
  private let empty = AnalysisResult(
    tool: AnalysisResult.Tool(name: "navgraph", version: "0"), root: "App", graph: NavigationGraph(),
    metrics: Metrics(), findings: [], issues: [])

  private func address(_ choice: String, _ environment: [String: String] = [:]) -> String? {
    let report = Report(empty, folder: "App", absoluteFolder: "/work/shop/App")
    return PlaceLinkChoice.link(choice, for: report, environment: environment)?.address(of: place)
  }

  @Test("GitHub and GitLab are known from what their jobs say")
  func hosts() {
    #expect(
      address(
        "github",
        ["GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/r", "GITHUB_SHA": "abc"])
        == "https://github.com/o/r/blob/abc/App/Kit/A.swift#L3")
    #expect(
      address("gitlab", ["CI_PROJECT_URL": "https://gitlab.com/o/r", "CI_COMMIT_SHA": "abc"])
        == "https://gitlab.com/o/r/-/blob/abc/App/Kit/A.swift#L3")
    let job = ["GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/r", "GITHUB_SHA": "abc"]
    #expect(
      address("github", job.merging(["GITHUB_WORKSPACE": "/work"]) { $1 })
        == "https://github.com/o/r/blob/abc/shop/App/Kit/A.swift#L3")
    #expect(
      address("github", job.merging(["GITHUB_WORKSPACE": "/work/shop/App"]) { $1 })
        == "https://github.com/o/r/blob/abc/Kit/A.swift#L3")
    #expect(address("github", job.merging(["GITHUB_WORKSPACE": "/elsewhere"]) { $1 }) == nil)
    #expect(address("github") == nil && address("gitlab", ["CI_PROJECT_URL": "https://gitlab.com/o/r"]) == nil)
  }

  @Test("Visual Studio Code opens absolute paths")
  func editor() {
    #expect(address("vscode") == "vscode://file/work/shop/App/Kit/A.swift:3:5")
  }

  @Test("What is neither a name nor an address is said to be none")
  func problems() {
    #expect(PlaceLinkChoice.problem(of: "github") == nil)
    #expect(PlaceLinkChoice.problem(of: "https://example.org/{path}") == nil)
    #expect(
      PlaceLinkChoice.problem(of: "bitbucket")?.hasPrefix("it is not github, gitlab, vscode, nor an address") == true)
    #expect(PlaceLinkChoice.problem(of: "javascript://{path}") != nil)
  }
}
