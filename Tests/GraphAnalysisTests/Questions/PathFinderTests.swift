import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("The shortest ways between two screens")
struct PathFinderTests {
  /// Paths as `A push B tab C`.
  private func paths(
    from source: String, to destination: String, limit: Int = 9, in sketch: String
  ) throws -> (paths: [String], areAll: Bool) {
    let result = try result(sketch)
    let lookup = NodeLookup(result.nodes)
    let names = Dictionary(uniqueKeysWithValues: result.nodes.map { ($0.id, $0.name) })
    let found = PathFinder.find(
      from: lookup.nodes(named: source).map(\.id), to: lookup.nodes(named: destination).map(\.id), in: result,
      limit: limit)
    let texts = found.paths.map { path in
      path.steps.reduce(names[path.steps.first?.source ?? ""] ?? "") { text, step in
        "\(text) \(step.kind.rawValue) \(names[step.destination] ?? "")"
      }
    }
    return (texts, found.areAll)
  }

  @Test("are all of the same length, and in the order of the screens on them")
  func all() throws {
    let sketch = "A push C\nA present B\nB push D\nC push D\nA push E\nE push F\nF push D"
    #expect(try paths(from: "A", to: "D", in: sketch).paths == ["A present B push D", "A push C push D"])
    let one = try paths(from: "A", to: "D", limit: 1, in: sketch)
    #expect(one.paths == ["A present B push D"] && !one.areAll)
    #expect(try paths(from: "A", to: "D", limit: 2, in: sketch).areAll)
  }

  @Test("lead forward, not back, and to nothing that cannot be reached")
  func forward() throws {
    #expect(try paths(from: "B", to: "A", in: "A push B\nB pop A").paths == [])
    #expect(try paths(from: "A", to: "C", in: "A push B\nscreen C").paths == [])
    #expect(try paths(from: "A", to: "A", in: "A push B\nB push A").paths == [])
  }

  @Test("pass coordinators on the way from the start, and afterwards only as flows that are known")
  func coordinators() throws {
    let sketch = """
      entry App
      coordinator Flow
      App start Flow
      Flow push List
      Flow push Detail
      Flow push Help
      List start Flow
      flow List push Detail via Flow
      """
    #expect(try paths(from: "App", to: "Help", in: sketch).paths == ["App start Flow push Help"])
    #expect(try paths(from: "List", to: "Detail", in: sketch).paths == ["List push Detail"])
    // That the list starts the flow does not say that help is shown for it.
    #expect(try paths(from: "List", to: "Help", in: sketch).paths == [])
    #expect(try paths(from: "List", to: "Flow", in: sketch).paths == ["List start Flow"])
  }

  @Test("lead through the parts that screens hold, and name the clearest step between two")
  func parts() throws {
    let sketch = "part Row\nList holds Row\nRow push Detail\nRow push? Detail"
    #expect(try paths(from: "List", to: "Detail", in: sketch).paths == ["List embed Row push Detail"])
    let result = try result(sketch)
    let path = PathFinder.find(from: ["screen:List"], to: ["screen:Detail"], in: result, limit: 1).paths.first
    #expect(path?.steps.last?.confidence == .certain)
    #expect(path?.steps.last?.sites.map(\.line) == [3])
  }

  @Test("are found in any saved graph, also one with a node twice and transitions to nodes that are not there")
  func strangeGraphs() throws {
    var strange = try result("A push B\nB push C")
    strange.nodes += strange.nodes
    var edge = strange.edges[0]
    edge.destination = "screen:Nowhere"
    strange.edges += [edge, strange.edges[0]]
    let found = PathFinder.find(from: ["screen:A"], to: ["screen:C", "screen:Nowhere"], in: strange, limit: 9)
    #expect(found.paths.map(\.steps.count) == [2])
    #expect(PictureSelection(focus: ["A"]).applied(to: strange).nodes.map(\.name) == ["A", "B", "A", "B"])
    let difference = GraphComparison.difference(from: strange, to: strange)
    #expect(difference.isEmpty)
    #expect(
      SurroundingsSearch(strange).surroundings(of: strange.nodes[0]).waysOut.map(\.destination) == [
        "screen:B", "screen:Nowhere",
      ])
  }

  @Test("end, whatever goes round in a circle, and however many there are")
  func circles() throws {
    let layers = (0..<20).flatMap { layer in
      ["a", "b"].flatMap { from in ["a", "b"].map { "S\(layer)\(from) push S\(layer + 1)\($0)" } }
    }
    let sketch = (["Start push S0a", "Start push S0b", "S20a push End", "S20b push End", "End push Start"] + layers)
      .joined(separator: "\n")
    let found = try paths(from: "Start", to: "End", limit: 3, in: sketch)
    #expect(found.paths.count == 3 && !found.areAll)
  }
}

@Suite("A name in a question")
struct NodeLookupTests {
  private func names(_ text: String, in sketch: String) throws -> [String] {
    NodeLookup(try GraphSketch.program(sketch).graph.nodes).nodes(named: text).map(\.name)
  }

  @Test("is that of a screen, a pattern, an id, or one with other capitals where nothing has these")
  func names() throws {
    let sketch = "coordinator ShopFlow\nShopFlow push ShopList\nShopFlow push Cart"
    #expect(try names("Cart", in: sketch) == ["Cart"])
    #expect(try names("Shop*", in: sketch) == ["ShopFlow", "ShopList"])
    #expect(try names("screen:Cart", in: sketch) == ["Cart"])
    #expect(try names("cart", in: sketch) == ["Cart"])
    #expect(try names("Art", in: sketch) == [])
    #expect(NodeLookup(try GraphSketch.program(sketch).graph.nodes).names == ["Cart", "ShopFlow", "ShopList"])
  }
}
