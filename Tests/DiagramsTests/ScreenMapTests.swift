import NavigationModel
import Testing

@testable import Diagrams

@Suite("The map of the screens without their coordinators")
struct ScreenMapTests {
  private func map(_ nodes: [Node], _ edges: [Edge], flows: [Flow] = []) -> NavigationGraph {
    ScreenMap(NavigationGraph(nodes: nodes, edges: edges, flows: flows)).graph
  }

  @Test("has the flows in place of what coordinators do")
  func flows() {
    let graph = map(
      [screen("List"), screen("Detail"), node("Coordinator", .coordinator)],
      [edge("Coordinator -> List", .push), edge("Coordinator -> Detail", .push)],
      flows: [Flow(source: "List", destination: "Detail", kind: .push, via: ["Coordinator"])])
    #expect(graph.edges.map { "\($0.source) -> \($0.destination)" } == ["List -> Detail"])
    #expect(graph.nodes.map(\.id).sorted() == ["Detail", "List"])
  }

  @Test("leaves out flows that are only possible")
  func possibleFlows() {
    var possible = Flow(source: "List", destination: "Detail", kind: .push, via: ["Coordinator"])
    possible.confidence = .possible
    let graph = map([screen("List"), screen("Detail"), node("Coordinator", .coordinator)], [], flows: [possible])
    #expect(graph.edges.isEmpty)
  }

  @Test("leaves out containers that only coordinators show")
  func containers() {
    let graph = map(
      [screen("Detail"), node("Nav", .container), node("Coordinator", .coordinator)],
      [edge("Coordinator -> Nav", .present), edge("Nav -> Detail", .root)])
    #expect(graph.edges.isEmpty)
    #expect(graph.nodes.map(\.id) == ["Detail"])
  }

  @Test("has no second line for what a part of a screen shows, where a flow says which screens have the part")
  func parts() {
    let graph = map(
      [screen("Feed"), node("Row", .screen, role: .component), screen("Post"), screen("Author")],
      [edge("Row -> Post"), edge("Row -> Author")],
      flows: [Flow(source: "Feed", destination: "Post", kind: .push, via: ["Row"])])
    #expect(graph.edges.map { "\($0.source) -> \($0.destination)" } == ["Feed -> Post", "Row -> Author"])
  }

  @Test("keeps containers that a screen shows")
  func shownContainers() {
    let graph = map(
      [screen("List"), screen("Detail"), node("Nav", .container)],
      [edge("List -> Nav", .present), edge("Nav -> Detail", .root)])
    #expect(graph.edges.count == 2)
  }
}
