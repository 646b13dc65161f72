import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("What is around a screen")
struct SurroundingsTests {
  private func around(_ name: String, in sketch: String) throws -> Surroundings {
    let result = try result(sketch)
    return SurroundingsSearch(result).surroundings(
      of: try #require(NodeLookup(result.nodes).nodes(named: name).first))
  }

  @Test("are the ways in, also those through containers and coordinators, and the ways on and back")
  func ways() throws {
    let detail = try around(
      "Detail",
      in: """
        coordinator Flow
        container Stack
        List present Stack
        Stack root Detail
        Search push Detail
        Flow push Detail
        flow Inbox push Detail via Flow
        Detail push Map
        Detail pop List
        """)
    #expect(
      detail.waysIn.map { "\($0.source) \($0.kind.rawValue) \($0.via)" } == [
        "coordinator:Flow push []", "screen:Inbox push [\"Flow\"]", "screen:List present []", "screen:Search push []",
      ])
    #expect(detail.waysIn.areThereAndAll { $0.destination == "screen:Detail" })
    #expect(detail.waysIn[1].sites.map(\.line) == [6])
    #expect(detail.waysOut.map(\.destination) == ["screen:Map"])
    #expect(detail.waysBack.map(\.kind) == [.pop])
  }

  @Test("have the places of a flow whose last object shows a container around the screen, and the ids of its edges")
  func flowsIntoContainers() throws {
    let detail = try around(
      "Detail",
      in: """
        coordinator Flow
        container Stack
        Flow present Stack
        Stack root Detail
        flow Inbox present Detail via Flow
        Detail push Map
        Map push Detail
        """)
    let flow = try #require(detail.waysIn.first { $0.source == "screen:Inbox" })
    #expect(flow.sites.map(\.line) == [3])
    #expect(flow.edges == ["coordinator:Flow present container:Stack"] && flow.viaNodes == ["coordinator:Flow"])
    let direct = try #require(detail.waysIn.first { $0.source == "screen:Map" })
    #expect(direct.edges == ["screen:Map push screen:Detail"] && direct.viaNodes == nil)
  }

  @Test("are the helpers that name it, which are no nodes")
  func helpers() throws {
    var app = try result("List push Detail")
    let made = HelperKnowledge(
      helper: "Factory", destination: "screen:Detail", kind: .creates,
      site: SourceLocation(file: "Factory.swift", line: 4, column: 2))
    app.helperKnowledge = [made]
    let search = SurroundingsSearch(app)
    #expect(app.nodes.map { search.surroundings(of: $0).helpers } == [[made], []])
  }

  @Test("are who holds and names it, and the findings about it")
  func holders() throws {
    let row = try around("Row", in: "part Row\nList holds Row\nRow push Detail")
    #expect(row.holders == ["screen:List"])
    let picker = try around(
      "Picker", in: "Form creates Picker\nForm present Picker\nPicker casts Form\nA push B\nB push A")
    #expect(picker.namings.map(\.kind) == [.creates])
    let form = try around("Form", in: "Form creates Picker\nForm present Picker\nPicker casts Form")
    #expect(form.findings.map(\.rule) == ["mutual-knowledge"])
    #expect(picker.findings == [])
  }

  @Test("are the ways on to what a container is made around")
  func contents() throws {
    let sketch = "container Stack\ncontainer Empty\nList present Stack\nStack root Detail\nList present Empty"
    #expect(try around("List", in: sketch).waysOut.map(\.destination) == ["container:Empty", "screen:Detail"])
  }

  @Test("ends where containers hold each other")
  func cycles() throws {
    #expect(try around("B", in: "container X\ncontainer Y\nX root Y\nY root X\nB present Y").waysOut == [])
    let a = try around("A", in: "container X\ncontainer Y\nX root Y\nY root X\nX root A\nB present Y")
    #expect(a.waysIn.map(\.source) == ["screen:B"])
  }
}
