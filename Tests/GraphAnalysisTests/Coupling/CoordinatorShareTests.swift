import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("The share of navigation that coordinators carry out")
struct CoordinatorShareTests {
  private func share(_ sketch: String) throws -> Double {
    CoordinatorShare(AnalysisContext(try GraphSketch.program(sketch))).value
  }

  @Test(
    "is that of the transitions between controllers which coordinators make or pass on",
    arguments: [
      ("coordinator Flow\nFlow push A\nFlow push B\nA push B\nB present C", 0.5),
      ("coordinator Flow\nFlow push A\nA push~ B via Flow\nB push C\nC push D", 0.5),
      // A screen that makes what a router only pushes performs the transition.
      ("coordinator Flow\nFlow push A\nA push~ B via Flow\nA creates B", 0.5),
      ("coordinator Flow\nFlow push A\nA push~ B via Flow\nA creates B\nFlow creates B", 1),
      ("coordinator Flow\nFlow push A", 1), ("A push B", 0),
      ("coordinator Flow\ncontainer Nav\nFlow present Nav\nA present Nav", 0.5),
      // What storyboards connect is navigation too.
      ("coordinator Flow\nFlow push A\nA push B in storyboard", 0.5),
    ])
  func value(sketch: String, value: Double) throws {
    #expect(try share(sketch) == value)
  }

  @Test(
    "counts no ways back, parts, alerts, starts, first screens or unknown ones, and no objects without that role",
    arguments: [
      "B pop A", "B dismiss A", "A tab B", "A child B", "alert Warning\nA alert Warning", "A push ?",
      "coordinator Other\nA start Other", "entry App\nApp root A", "router Router\nRouter push A",
      "system Mail\nA present Mail",
    ])
  func aside(sketch: String) throws {
    #expect(try share(sketch) == 0)
    let both = "coordinator Flow\nFlow push X\nX push Y"
    #expect(try share("\(both)\n\(sketch)") == 0.5)
  }

  @Test("counts nothing that views of SwiftUI lead to, whose links name their destinations")
  func views() throws {
    var program = try GraphSketch.program("coordinator Flow\nFlow push A\nA push B\nView push C\nView push D")
    #expect(CoordinatorShare(AnalysisContext(program)).value == 0.25)
    for index in program.graph.nodes.indices where program.graph.nodes[index].name == "View" {
      program.graph.nodes[index].framework = .swiftui
    }
    #expect(CoordinatorShare(AnalysisContext(program)).value == 0.5)
  }

  @Test("is nothing where nobody navigates")
  func nothing() throws {
    #expect(try share("screen A") == 0)
    #expect(try share("coordinator Flow") == 0)
  }
}
