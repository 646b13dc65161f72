import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("The metrics of nodes and of the graph")
struct NodeMeasurementTests {
  private func metrics(_ sketch: String) throws -> [String: NodeMetrics] {
    let measured = MetricsCounter.measure(try GraphSketch.program(sketch)).nodes ?? []
    return Dictionary(uniqueKeysWithValues: measured.map { (String($0.node.drop { $0 != ":" }.dropFirst()), $0) })
  }

  private func shape(_ sketch: String) throws -> GraphShape? {
    MetricsCounter.measure(try GraphSketch.program(sketch)).shape
  }

  @Test("count each neighbour once, and neither ways back, alerts nor the unknown")
  func fans() throws {
    let list = try #require(
      try metrics(
        """
        alert Question
        Home push List
        Home present List
        Search push List
        List push Detail
        List pop Home
        List alert Question
        List push ?
        """)["List"])
    #expect((list.fanIn, list.fanOut) == (2, 1))
    #expect(list.instability == 0.3333)
  }

  @Test("count windows, although they lie on no stack and are part of no cycle")
  func windows() throws {
    let sketch = "entry App\nApp window Main\nMain window Preferences\nPreferences window Main"
    let main = try #require(try metrics(sketch)["Main"])
    #expect((main.fanIn, main.fanOut, main.depth) == (2, 1, 0))
    #expect(try shape(sketch)?.components == 1)
    #expect(try shape(sketch)?.cycles == 0)
  }

  @Test("are zero for a node that nothing touches, which is nowhere")
  func alone() throws {
    let alone = try #require(try metrics("entry App\nscreen Alone\nApp root Home")["Alone"])
    #expect(alone == NodeMetrics(node: "screen:Alone", fanIn: 0, fanOut: 0, instability: 0, depth: nil, betweenness: 0))
  }

  @Test("know the part of the shortest ways that pass a node")
  func betweenness() throws {
    let found = try metrics("A push B\nB push C")
    #expect(found.mapValues(\.betweenness) == ["A": 0, "B": 0.5, "C": 0])
  }

  @Test("count the steps from where the app starts, of which parts and coordinators are none")
  func depth() throws {
    let found = try metrics(
      """
      entry App
      coordinator Flow
      container Tabs
      App root Tabs
      Tabs tab List
      List push Detail
      List push Editor
      Detail push Editor
      App start Flow
      Flow root Login
      """)
    #expect(
      found.mapValues(\.depth) == ["App": 0, "Tabs": 0, "List": 0, "Detail": 1, "Editor": 1, "Flow": 0, "Login": 0])
  }

  @Test("go on through what screens hold, which counts for the depth and not as a transition")
  func parts() throws {
    let found = try metrics(
      """
      entry App
      part Row
      router Model
      App root List
      List holds Row
      Row push Detail
      Detail holds Model
      Model present Editor
      """)
    #expect(found.mapValues(\.depth) == ["App": 0, "List": 0, "Row": 0, "Detail": 1, "Model": 1, "Editor": 2])
    #expect(found["List"]?.fanOut == 0 && found["Row"]?.fanIn == 0 && found["Row"]?.fanOut == 1)
  }

  @Test("take a screen that a coordinator shows for as deep as the screen that asks for it says")
  func depthThroughCoordinators() throws {
    let found = try metrics(
      """
      entry App
      coordinator Flow
      App start Flow
      Flow root List
      Flow push Detail
      Flow push Photo
      flow List push Detail via Flow
      flow Detail push Photo via Flow
      """)
    #expect(found["Detail"]?.depth == 1)
    #expect(found["Photo"]?.depth == 2)
  }

  @Test("start at what nothing leads to where no entry is known")
  func depthWithoutEntry() throws {
    #expect(try metrics("A push B\nB push C").mapValues(\.depth) == ["A": 0, "B": 1, "C": 2])
  }

  @Test("tell the parts, the cycles and the share of the graph that is not resolved")
  func shapes() throws {
    let shape = try shape(
      """
      screen Alone
      A push B
      B push A
      C push D
      D push ?
      """)
    #expect(shape == GraphShape(components: 3, cycles: 1, unresolvedShare: 0.25, unexplainedShare: 0))
  }

  @Test("count no cycle where only parts contain each other")
  func partsAreNoCycle() throws {
    #expect(try shape("A child B\nB child A")?.cycles == 0)
    #expect(try shape("A child B\nB push A")?.cycles == 1)
  }
}
