import NavigationModel
import Testing

@testable import Reporting

@Suite("The comment for a pull request")
struct MarkdownReporterTests {
  @Test("has the findings by rule, and a diagram of what they are about")
  func golden() {
    #expect(
      MarkdownReporter().render(drawn) == """
        <!-- navgraph -->

        ### Navigation of Shop: 1 error, 1 warning

        3 screens, 1 coordinator, 6 transitions; 3 of 5 destinations unresolved; 1 file skipped; 2 Objective-C files not read; 1 file in no target left out.

        **Navigation cycle** (`navigation-cycle`): Go back.

        - error: List → Cart → List (`Apps/Shop/Cart.swift:30:9` and 2 more places)
          - It is closed by Cart push List.

        **tight-coupling** (`tight-coupling`)

        - warning: List knows 4 concrete screens (`Apps/Shop/List.swift:3:7`)

        **Skipped file** (`skipped-file`): Fix the file, or exclude it with the key 'exclude'.

        - warning: The file could not be read: the XML ends early. (`Apps/Shop/Broken.storyboard:7:3`)

        ```mermaid
        flowchart LR
          n0["List"]
          n1["Cart"]
          n2("#63;")
          n3{{"ShopFlow"}}
          n0 -->|push| n1
          n1 -.->|present| n2
          n3 -->|push| n0
        ```

        """)
  }

  /// The shop with findings about transitions that are in the graph.
  private var drawn: Report {
    var report = Fixtures.report
    report.result.findings[0].edges = ["screen:List push screen:Cart", "screen:Cart present unknown:1"]
    report.result.findings[1].edges = [
      "screen:List push screen:Cart", "coordinator:ShopFlow push screen:List", "an edge that is gone",
    ]
    return report
  }

  @Test("has no diagram where no transition is concerned, and no list where nothing was found")
  func nothing() {
    var report = Fixtures.report
    report.result.edges = []
    #expect(!MarkdownReporter().render(report).contains("mermaid"))
    #expect(MarkdownReporter().render(Fixtures.empty).split(separator: "\n").count == 3)
  }

  @Test("shows names as they are, and makes no links, mentions or pictures of them")
  func markup() {
    let text = MarkdownReporter().render(Fixtures.markup)
    let outside = text.split(separator: "\n").filter { !$0.hasPrefix("  n") }.joined(separator: "\n")
      .replacing(/`[^`\n]+`/, with: "")
    #expect(!outside.contains("@me") && !outside.contains("://") && !outside.contains(" #1"))
    #expect(outside.firstMatch(of: /[^\\][\[\]|$]/) == nil)
    #expect(outside.replacing("<!-- navgraph -->", with: "").firstMatch(of: /[^\\][<>]/) == nil)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("```") } == 2)
  }

  @Test("begins with the errors")
  func order() throws {
    var report = drawn
    report.result.findings.reverse()
    #expect(MarkdownReporter().render(report) == MarkdownReporter().render(drawn))
  }

  @Test("keeps code within its span", arguments: [("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("", "`  `")])
  func code(text: String, span: String) {
    #expect(text.markdownCode == span)
  }

  @Test(
    "stays below what hosts accept, and says what it leaves out",
    arguments: ["@", "x", "<", "画", "\u{301}", "\u{E0041}"]
  )
  func size(letter: String) {
    var report = Fixtures.markup
    let long = String(repeating: letter, count: 700)
    report.result.root = long
    report.result.nodes = (0..<500).map { Node(id: "\($0)", name: "\($0)\(long)", kind: .screen) }
    report.result.edges = (1..<500).map {
      Edge(source: "\($0 - 1)", destination: "\($0)", kind: .fullScreenCover, confidence: .certain, sites: [])
    }
    report.result.findings = report.result.edges.enumerated().map { index, edge in
      Finding(
        rule: "\(long)\(index % 40)", severity: .error, message: long, nodes: [], edges: [edge.id],
        location: Fixtures.place(long, 1, 1), fingerprint: edge.id)
    }
    let text = MarkdownReporter().render(report)
    #expect(text.unicodeScalars.count < 65_536)
    #expect(text.contains(/… and \d+ more findings/))
    #expect(text.contains("The diagram shows a part of what the findings are about."))
    #expect(text.matches(of: #/(?m)^  n\d+\[/#).count == 40)
  }
}

@Suite("The diagram of the findings")
struct MermaidDiagramTests {
  @Test("has the transitions between the nodes of findings that name none")
  func withoutEdges() {
    var findings = Fixtures.shop.findings
    findings[0].edges = []
    #expect(
      MermaidDiagram(of: findings, in: Fixtures.shop).text == """
        flowchart LR
          n0["Cart"]
          n1["List"]
          n0 -->|pop| n1
          n1 -->|push| n0

        """)
  }

  @Test("has names that are neither syntax nor markup")
  func names() throws {
    let diagram = MermaidDiagram(of: Fixtures.markup.result.findings, in: Fixtures.markup.result)
    let box = try #require(diagram.text.split(separator: "\n").first { $0.hasPrefix("  n0[") })
    #expect(box.wholeMatch(of: #/  n0\["[\w …#;]+"\]/#) != nil)
    #expect(diagram.text.hasSuffix("  n0 -->|push| n0\n"))
  }
}
