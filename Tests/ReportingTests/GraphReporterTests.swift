import NavigationModel
import Testing

@testable import Reporting

@Suite("The graph in GraphML")
struct GraphMLReporterTests {
  @Test("has every node and every edge, with declared attributes and places from where the run was started")
  func document() throws {
    let root = try #require(ParsedElement.document(GraphMLReporter().render(Fixtures.report)))
    let keys = Set(root.all.filter { $0.name == "key" }.compactMap { $0.attributes["id"] })
    let nodes = root.all.filter { $0.name == "node" }
    let edges = root.all.filter { $0.name == "edge" }
    #expect(nodes.compactMap { $0.attributes["id"] } == Fixtures.shop.nodes.map(\.id))
    #expect(edges.compactMap { $0.attributes["source"] } == Fixtures.shop.edges.map(\.source))
    #expect(edges.compactMap { $0.attributes["target"] } == Fixtures.shop.edges.map(\.destination))
    let data = (nodes + edges).flatMap(\.children)
    #expect(Set(data.compactMap { $0.attributes["key"] }).isSubset(of: keys) && !data.isEmpty)
    let scene = try #require(nodes.first { $0.attributes["id"] == "screen:Main/abc" })
    #expect(
      scene.children.map(\.text) == ["Scene abc", "screen", "uikit", "Main", "Apps/Shop/Main.storyboard", "9"])
  }

  @Test("is XML with the names as they are, whatever they hold", arguments: SampleReport.allCases)
  func names(sample: SampleReport) throws {
    let root = try #require(ParsedElement.document(GraphMLReporter().render(sample.report)))
    #expect(root.all.count { $0.name == "edge" } == sample.report.result.edges.count)
  }

  @Test("describes an end of an edge that no node describes")
  func missingNode() throws {
    var report = Fixtures.report
    report.result.nodes = []
    let root = try #require(ParsedElement.document(GraphMLReporter().render(report)))
    let ends = Set(report.result.edges.flatMap { [$0.source, $0.destination] })
    #expect(Set(root.all.filter { $0.name == "node" }.compactMap { $0.attributes["id"] }) == ends)
  }
}

@Suite("The graph as a flowchart")
struct MermaidReporterTests {
  @Test("has the ways on, and screens that none touches")
  func golden() {
    #expect(
      MermaidReporter().render(Fixtures.report) == """
        flowchart LR
          n0{{"ShopFlow"}}
          n1["Cart"]
          n2["List"]
          n3["Scene abc"]
          n4("#63;")
          n0 -->|push| n2
          n1 -.->|present| n4
          n2 -->|push| n1
          n2 -.->|push| n4
          n2 -.->|sheet| n4

        """)
  }

  @Test("says where there is more than Mermaid draws")
  func large() {
    var report = Fixtures.report
    report.result.edges = (0..<501).map { number in
      Edge(
        source: "screen:Cart", destination: "screen:\(number)", kind: .push, confidence: .certain, sites: [])
    }
    #expect(MermaidReporter().render(report).contains("%% 501 transitions: Mermaid draws 500, unless"))
    report.result.edges.removeLast()
    #expect(!MermaidReporter().render(report).contains("%%"))
  }
}
