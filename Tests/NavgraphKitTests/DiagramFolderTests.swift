import Foundation
import NavigationModel
import Reporting
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("Pictures in a folder")
struct DiagramFolderTests {
  private func report(areas: Int, screens: Int, root: String = "Shop") -> Report {
    let nodes = (0..<areas).flatMap { area in
      (0..<screens).map { number in
        Node(
          id: "screen:A\(area)S\(number)", name: "A\(area)S\(number)", kind: .screen,
          location: SourceLocation(file: "App/Area \(area)/S\(number).swift", line: 1, column: 1))
      }
    }
    let edges = nodes.indices.dropFirst().map { number in
      Edge(
        source: nodes[number / 2].id, destination: nodes[number].id, kind: .push, confidence: .certain,
        sites: [SourceLocation(file: "App/A.swift", line: 2, column: 1)])
    }
    let graph = NavigationGraph(nodes: nodes.sorted { $0.id < $1.id }, edges: edges.sorted { $0.id < $1.id })
    return Report(
      AnalysisResult(
        tool: AnalysisResult.Tool(name: "navgraph", version: "0"), root: root, graph: graph, metrics: Metrics(),
        findings: [], issues: []))
  }

  @Test("A small app is one picture with a list of it")
  func small() throws {
    let files = try DiagramFolder(report(areas: 1, screens: 5), DiagramSettings().options).files
    #expect(files.map(\.name) == ["index.md", "overview.svg"])
    #expect(files[0].text == "<!-- navgraph diagrams -->\n# Shop\n\n- [Shop](overview.svg): 5 nodes\n")
    #expect(files[1].text.contains("A0S4"))
  }

  @Test("A large app is an overview and a picture of each group, all of them in the list")
  func large() throws {
    let files = try DiagramFolder(report(areas: 10, screens: 20), DiagramSettings().options).files
    #expect(files.map(\.name) == ["index.md", "overview.svg"] + (0..<10).map { "area-\($0).svg" })
    #expect(files[0].text.contains("\n  - [Area 3](area-3.svg): 20 nodes\n"))
  }

  @Test("Pictures of an earlier run are known by its list, and none that has another name or another list")
  func earlier() throws {
    let files = try DiagramFolder(report(areas: 10, screens: 20), DiagramSettings().options).files
    #expect(DiagramFolder.pictures(listedIn: files[0].text) == files.dropFirst().map(\.name))
    #expect(DiagramFolder.pictures(listedIn: "# Notes\n[mine](mine.svg)") == [])
    #expect(DiagramFolder.pictures(listedIn: "<!-- navgraph diagrams -->\n[x](../x.svg) [y](/y.svg)") == [])
  }

  @Test("A title is text, whatever it holds, and names no file outside of the folder")
  func hostile() throws {
    let files = try DiagramFolder(
      report(areas: 1, screens: 2, root: "../](x)\n<b>`"), DiagramSettings().options
    ).files
    #expect(files.map(\.name) == ["index.md", "overview.svg"])
    #expect(files[0].text.split(separator: "\n").count == 3 && !files[0].text.dropFirst(30).contains("<"))
    #expect(!files[0].text.contains("](x)"))
  }
}
