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
  }

  @Test("lead round where a way is to end at a screen that it can begin at")
  func round() throws {
    #expect(try paths(from: "A", to: "A", in: "A push B\nB push A").paths == ["A push B push A"])
    #expect(try paths(from: "A", to: "A", in: "A push B").paths == [])
    #expect(try paths(from: "A", to: "A", in: "A present A\nA push B\nB push A").paths == ["A present A"])
    let sketch = "A push B\nB push C\nC push D"
    #expect(try paths(from: "*", to: "C", in: sketch).paths == ["B push C"])
    #expect(try paths(from: "?", to: "?", in: sketch).paths == ["A push B", "B push C", "C push D"])
  }

  /// A coordinator that shows a list at the start, and the rest when a screen asks for it.
  private let flow = """
    entry App
    coordinator Flow
    App start Flow
    Flow root List
    Flow push Detail
    Flow present Help
    flow List push Detail via Flow
    flow Detail present Help via Flow
    """

  @Test("pass no object by what it shows only when a screen asks for it, however much shorter that is")
  func asked() throws {
    #expect(try paths(from: "App", to: "Detail", in: flow).paths == ["App start Flow root List push Detail"])
    #expect(
      try paths(from: "App", to: "Help", in: flow).paths == ["App start Flow root List push Detail present Help"])
    // What the object itself does is asked here, so that it does not matter for whom.
    #expect(try paths(from: "Flow", to: "Help", in: flow).paths == ["Flow present Help"])
    // What runs at the start too is shown at the start.
    let atStart = "\(flow)\nflow App present Help via Flow"
    #expect(try paths(from: "App", to: "Help", in: atStart).paths == ["App present Help"])
    // Another kind is another transition.
    #expect(
      try paths(from: "App", to: "Detail", in: "\(flow)\nFlow present Detail").paths == [
        "App start Flow present Detail"
      ])
  }

  @Test("pass objects that are handed over to only when a screen asks for it as little")
  func handovers() throws {
    let sketch = "coordinator Child\nFlow start Child\nChild push Pay\nflow Detail push Pay via Flow,Child"
    #expect(
      try paths(from: "App", to: "Pay", in: "\(flow)\n\(sketch)").paths == [
        "App start Flow root List push Detail push Pay"
      ])
  }

  @Test("pass the roots of what starts with the app, which chooses one by its state, but not what a splash leads to")
  func rootsAtStart() throws {
    let sketch = """
      entry App
      coordinator Flow
      App start Flow
      Flow root Login
      Flow root Home
      Login push Forgotten
      flow Forgotten root Home via Flow
      """
    #expect(try paths(from: "App", to: "Home", in: sketch).paths == ["App start Flow root Home"])
    let splash = """
      entry App
      coordinator Flow
      App start Flow
      Flow root Splash
      Flow root Home
      flow Splash root Home via Flow
      """
    #expect(try paths(from: "App", to: "Home", in: splash).paths == ["App start Flow root Splash root Home"])
    // Only a start of the app begins with the state of the app, and only roots are what it chooses among.
    let late = """
      entry App
      coordinator Flow
      App root List
      List push Detail
      Detail start Flow
      Flow root Home
      Flow push Help
      flow Detail root Home via Flow
      flow Detail push Help via Flow
      """
    let steps = PathFinder.steps(in: try result(late)).filter { $0.isAsked == true }
    #expect(steps.map(\.destination) == ["screen:Help", "screen:Home"])
  }

  @Test("pass what must be asked for where there is no other way, as few of it as there can be, and say so")
  func noOtherWay() throws {
    let sketch = """
      entry App
      coordinator Flow
      coordinator Late
      App start Flow
      Flow push Home
      Flow push Help
      Home push List
      List push Detail
      flow Old push Home via Flow
      flow Old push Help via Flow
      """
    #expect(try paths(from: "App", to: "Home", in: sketch).paths == ["App start Flow push Home"])
    #expect(
      try paths(from: "App", to: "Detail", in: sketch).paths == ["App start Flow push Home push List push Detail"])
    let result = try result(sketch)
    let steps = try #require(
      PathFinder.find(from: ["entry:App"], to: ["screen:Home"], in: result, limit: 1).paths.first
    ).steps
    #expect(steps.map(\.isAsked) == [nil, true])
    #expect(
      PathFinder.steps(in: result).filter { $0.isAsked == true }.map(\.destination) == ["screen:Help", "screen:Home"])
    // Two that are asked for are more than one, also where the way by one is longer.
    let two = """
      entry App
      coordinator Flow
      coordinator Child
      App start Flow
      Flow start Child
      Child push End
      Flow root Home
      Home push A
      A push End
      flow Old root Home via Flow
      flow Old push End via Flow,Child
      """
    #expect(try paths(from: "App", to: "End", in: two).paths == ["App start Flow root Home push A push End"])
  }

  @Test("are what a picture of ways shows: no object that only a screen starts")
  func pictures() throws {
    let result = try result(
      "\(flow)\nHelp start Flow\nflow Help push Other via Flow\nFlow push Other\nscreen Last\nFlow push Last")
    func names(_ selection: PictureSelection) -> [String] { selection.part(of: result).result.nodes.map(\.name) }
    #expect(names(PictureSelection(from: ["Help"], to: ["Last"])) == [])
    #expect(names(PictureSelection(from: ["Help"], to: ["Other"])) == ["Help", "Other"])
    #expect(names(PictureSelection(from: ["Help"], to: ["Flow"])) == ["Flow", "Help"])
    #expect(names(PictureSelection(from: ["App"], to: ["Last"])) == ["Flow", "App", "Last"])
    #expect(names(PictureSelection(to: ["Last"])) == ["Flow", "App", "Last"])
    #expect(names(PictureSelection(reaches: ["Last"])) == ["Flow", "App", "Last"])
    #expect(names(PictureSelection(reaches: ["Flow"])).contains("Help"))
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
    #expect(PictureSelection(focus: ["A"]).part(of: strange).result.nodes.map(\.name) == ["A", "B", "A", "B"])
    let difference = GraphComparison.difference(from: strange, to: strange)
    #expect(difference.isEmpty)
    #expect(
      SurroundingsSearch(strange).surroundings(of: strange.nodes[0]).waysOut.map(\.destination) == [
        "screen:B", "screen:Nowhere",
      ])
  }

  @Test("end, whatever goes round in a cycle, and however many there are")
  func cycles() throws {
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

  @Test(
    "that nothing has is nearest to one that says the same in other words, then to one that is spelled like it",
    arguments: [
      ("PlayerViewController", "PlayerView"), ("Player", "PlayerView"), ("ShareViewControler", "ShareViewController"),
      ("Nowhere", nil),
    ])
  func nearest(word: String, meant: String?) throws {
    let nodes = try GraphSketch.program("ShareViewController push PlayerView").graph.nodes
    #expect(NodeLookup(nodes).nearest(to: word) == meant)
  }
}
