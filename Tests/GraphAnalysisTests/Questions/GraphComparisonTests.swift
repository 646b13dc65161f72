import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("A comparison of two graphs")
struct GraphComparisonTests {
  private let shop = """
    entry App
    App root List
    List push Detail
    List present Filter
    Detail push Reviews
    Detail present Cart
    Cart push Checkout
    """

  /// The difference as lines, by which a change that is told twice shows.
  private func changes(_ change: (String) -> String) throws -> [String] {
    lines(GraphComparison.difference(from: try result(shop), to: try result(change(shop))))
  }

  private func lines(_ difference: GraphDifference) -> [String] {
    func said(_ way: GraphPath.Step) -> String {
      "\(way.source) \(way.kind.rawValue) \(way.destination) via \(way.via.joined(separator: ","))"
    }
    let found =
      difference.added.map { "added \($0.node.name) \($0.edges)" }
      + difference.removed.map { "removed \($0.node.name)" }
      + difference.renamed.map { "renamed \($0.before.name) \($0.after.name)" }
      + difference.addedTransitions.map { "new \($0.id)" } + difference.removedTransitions.map { "gone \($0.id)" }
      + difference.changedTransitions.map {
        "changed \($0.before.id) to \($0.after.kind.rawValue) \($0.after.identifier ?? "")"
      }
      + difference.lost.map { "lost \($0.name)" } + difference.newFindings.map { "found \($0.rule)" }
      + difference.goneFindings.map { "no more \($0.rule)" }
    return found + difference.addedWays.map { "new way \(said($0))" }
      + difference.removedWays.map { "way gone \(said($0))" }
      + difference.changedWays.map { "way changed \(said($0.before)) to \(said($0.after))" }
      + difference.addedParts.map { "\($0.screen) holds \($0.part)" }
      + difference.removedParts.map { "\($0.screen) holds no more \($0.part)" }
      + difference.changedFindings.map { "\($0.after.rule) is \($0.after.severity.rawValue)" }
  }

  @Test("finds nothing where nothing but the order of the code changed")
  func same() throws {
    #expect(try changes { $0 } == [])
    #expect(try changes { $0.split(separator: "\n").reversed().joined(separator: "\n") } == [])
  }

  @Test(
    "tells each change once, and nothing else",
    arguments: [
      ("\nList push About", ["added About [\"screen:List push screen:About\"]"]),
      ("\nReviews push Cart", ["new screen:Reviews push screen:Cart"]),
      ("\nCheckout push Cart", ["new screen:Checkout push screen:Cart", "found navigation-cycle"]),
    ])
  func additions(line: String, expected: [String]) throws {
    #expect(try changes { $0 + line } == expected)
  }

  @Test("tells a screen that went, a transition that went, and what cannot be reached any more")
  func removals() throws {
    #expect(try changes { $0.replacing("\nList present Filter", with: "") } == ["removed Filter"])
    #expect(
      try changes { $0.replacing("\nDetail present Cart", with: "") }
        == ["gone screen:Detail present screen:Cart", "lost Cart", "lost Checkout"])
  }

  @Test("says which of the new transitions a cycle names: the one step that closes it, and no other")
  func closingSteps() throws {
    let cart = GraphComparison.difference(from: try result(shop), to: try result(shop + "\nCheckout push Cart"))
    #expect(cart.namedTransitions == ["screen:Checkout push screen:Cart"])
    let halves = (0..<12).map { "S\($0) push S\($0 + 1)" }.filter { $0 != "S5 push S6" && !$0.hasPrefix("S11") }
    let before = (["entry App", "App root Home", "Home push S0", "Home push S6"] + halves).joined(separator: "\n")
    let cycle = GraphComparison.difference(
      from: try result(before), to: try result(before + "\nS5 push S6\nS11 push S0"))
    #expect(cycle.newFindings.map(\.rule) == ["navigation-cycle"])
    #expect(cycle.addedTransitions.map(\.id) == ["screen:S11 push screen:S0", "screen:S5 push screen:S6"])
    #expect(cycle.namedTransitions.count == 1)
  }

  @Test(
    "places a new cycle at the step that came, wherever the cycle begins",
    arguments: [("List push Detail", 3), ("Detail push Reviews", 5), ("Reviews push List", 8)])
  func newestPlace(step: String, line: Int) throws {
    let shop = self.shop + "\nReviews push List"
    // A comment in place of the step keeps the lines of the others.
    let before = shop.replacing(step, with: "# Nothing yet.")
    let found = GraphComparison.difference(from: try result(before), to: try result(shop)).newFindings
    let cycle = try #require(found.first { $0.rule == "navigation-cycle" })
    #expect(cycle.location?.line == line)
    #expect(Set((cycle.relatedLocations + [cycle.location].compactMap(\.self)).map(\.line)) == [3, 5, 8])
    #expect(cycle.relatedLocations.count == 2)
  }

  @Test("takes another style, stack or wrapper for a change of the transition")
  func aspects() throws {
    for (before, after) in [
      ("List present Filter", "List present Filter as fullScreen"),
      ("List push Detail", "List push Detail as exchange"),
      ("List push Detail", "List push Detail via Router"),
    ] {
      let found = try changes { $0.replacing(before, with: after) }
      #expect(found.count == 1 && found[0].hasPrefix("changed screen:List "), "\(after)")
    }
  }

  @Test("takes a stack that came around a screen for a change of the transition to it")
  func wrapped() throws {
    let found = GraphComparison.difference(
      from: try result(shop),
      to: try result(
        "container Stack\n" + shop.replacing("List present Filter", with: "List present Stack\nStack root Filter")))
    #expect(found.changedTransitions.map(\.after.id) == ["screen:List present container:Stack"])
    #expect(found.added == [] && found.removed == [] && found.removedTransitions == [])
  }

  @Test("tells who shows a new screen in a stack with the screen, and not once more")
  func contained() throws {
    let more = "\ncontainer Stack\nList present Stack\nStack root About"
    let edges = ["container:Stack root screen:About", "screen:List present container:Stack"]
    #expect(try changes { $0 + more } == ["added About \(edges)"])
  }

  private let flows = """
    entry App
    coordinator Flow
    App start Flow
    Flow push List
    Flow push Help
    Flow push Detail
    flow List push Detail via Flow
    """

  private func flowChanges(_ change: (String) -> String) throws -> [String] {
    lines(GraphComparison.difference(from: try result(flows), to: try result(change(flows))))
  }

  @Test("tells a way through a coordinator that came or went by itself")
  func ways() throws {
    #expect(
      try flowChanges { $0 + "\nflow Help push Detail via Flow" }
        == ["new way screen:Help push screen:Detail via Flow"])
    #expect(
      try flowChanges { $0.replacing("\nflow List push Detail via Flow", with: "") }
        == ["way gone screen:List push screen:Detail via Flow"])
    #expect(
      try flowChanges { $0.replacing("push Detail via Flow", with: "push Detail via Sub,Flow") }
        == ["way changed screen:List push screen:Detail via Flow to screen:List push screen:Detail via Sub,Flow"])
  }

  @Test("does not tell again of each screen that a coordinator shows something else, or in another way")
  func consequences() throws {
    let more = "\nFlow push About\nflow List push About via Flow\nflow Help push About via Flow"
    #expect(try flowChanges { $0 + more } == ["added About [\"coordinator:Flow push screen:About\"]"])
    let shown = "\nFlow present Help\nflow List present Help via Flow\nflow Detail present Help via Flow"
    #expect(try flowChanges { $0 + shown } == ["new coordinator:Flow present screen:Help"])
    let other = try flowChanges { $0.replacing("push Detail", with: "present Detail") }
    #expect(other == ["changed coordinator:Flow push screen:Detail to present "])
    // A screen that asks for it from now on has nothing to do with the other kind.
    let both = try flowChanges {
      $0.replacing("push Detail", with: "present Detail") + "\nflow Help present Detail via Flow"
    }
    #expect(both == other + ["new way screen:Help present screen:Detail via Flow"])
  }

  @Test("does not tell again of what is in a container that a screen shows from now on")
  func containers() throws {
    let base = "\(flows)\ncontainer Nav\nNav root Web\nFlow present Nav"
    func changes(_ more: String) throws -> [String] {
      lines(GraphComparison.difference(from: try result(base), to: try result(base + more)))
        .filter { !$0.hasPrefix("found ") }
    }
    let shown = "\nList present Nav\nflow List present Web via Flow"
    #expect(try changes(shown) == ["new screen:List present container:Nav"])
    // That says nothing of another screen that asks for it.
    #expect(
      try changes(shown + "\nflow Help present Web via Flow") == [
        "new screen:List present container:Nav", "new way screen:Help present screen:Web via Flow",
      ])
  }

  @Test("tells that a screen asks another coordinator, whatever changed of the transitions of that one")
  func otherCoordinators() throws {
    let asked = """
      entry App
      coordinator One
      coordinator Two
      App start One
      App start Two
      One push Map
      Two push Map
      Two push List
      flow List push Map via One
      flow Help push Map via Two
      """
    func changes(_ change: (String) -> String) throws -> [String] {
      lines(GraphComparison.difference(from: try result(asked), to: try result(change(asked))))
    }
    let way = "way changed screen:List push screen:Map via One to screen:List push screen:Map via Two"
    let other = { (text: String) in text.replacing("List push Map via One", with: "List push Map via Two") }
    #expect(try changes(other) == [way])
    #expect(
      try changes { other($0).replacing("Two push Map", with: "Two push? Map") }
        == ["changed coordinator:Two push screen:Map to push ", way])
    // Of several ways between two screens, those over the same objects belong together.
    func both(_ one: String, _ two: String) throws -> AnalysisResult {
      try result(
        """
        entry App
        coordinator One
        coordinator Two
        App start One
        App start Two
        One \(one) Map
        Two \(two) Map
        flow List \(one) Map via One
        flow List \(two) Map via Two
        """)
    }
    let turned = GraphComparison.difference(from: try both("push", "present"), to: try both("present", "push"))
    #expect(turned.changedTransitions.count == 2 && turned.changedWays == [])
  }

  @Test("tells what leads to many tabs once, and not with each of them", .timeLimit(.minutes(Hang.minutes)))
  func manyTabs() throws {
    let few = "entry App\nApp root Home\ncontainer Tabs\nHome present Tabs\nTabs tab One\nTabs tab Two\n"
    let found = GraphComparison.difference(from: try result("entry App\nApp root Home\n"), to: try result(few))
    #expect(
      found.added.map(\.edges) == [["container:Tabs tab screen:One"], ["container:Tabs tab screen:Two"]])
    #expect(found.addedTransitions.map(\.id) == ["screen:Home present container:Tabs"])
    // As a document: to analyze as much takes longer than to compare it.
    var head = try result(few)
    for number in 0..<2_000 {
      for name in ["T\(number)", "S\(number)"] {
        head.nodes.append(Node(id: "screen:\(name)", name: name, type: name, kind: .screen))
      }
      head.edges += [
        ("container:Tabs", TransitionKind.tab, "screen:T\(number)"), ("screen:Home", .push, "screen:S\(number)"),
        ("screen:S\(number)", .present, "container:Tabs"),
      ].map { Edge(source: $0.0, destination: $0.2, kind: $0.1, confidence: .certain, sites: []) }
    }
    let clock = ContinuousClock()
    let time = try clock.measure {
      let grown = GraphComparison.difference(from: try result("entry App\nApp root Home\n"), to: head)
      #expect(grown.added.count == 4_002 && grown.added.reduce(0) { $0 + $1.edges.count } == 6_002)
    }
    #expect(time < .seconds(20))
  }

  @Test("ends where containers hold each other")
  func containersInCycles() throws {
    let held = "container X\ncontainer Y\ncontainer Z\nX root Y\nY root X\nZ root X\nList present Z\n"
    #expect(
      try changes { held + $0 } == [
        "new container:X root container:Y", "new container:Y root container:X", "new container:Z root container:X",
        "new screen:List present container:Z",
      ])
  }

  @Test("tells the ways of a new screen, and who holds it, with the screen")
  func waysOfPlaces() throws {
    let difference = GraphComparison.difference(
      from: try result(flows),
      to: try result(
        flows + "\npart Row\nHelp push About\nflow About push Detail via Flow\nList holds Row\nRow push Help"))
    #expect(difference.addedWays == [] && difference.addedParts == [])
    #expect(difference.added.map { $0.ways.map(\.destination) } == [["screen:Detail"], ["screen:Row"]])
  }

  @Test("tells which screens hold a part, with what follows from it")
  func parts() throws {
    let held = "part Row\nList holds Row\nRow push Map\nApp push Help\n"
    let more = "Help holds Row\nflow Help push Map via Row"
    let difference = GraphComparison.difference(from: try result(held), to: try result(held + more))
    #expect(lines(difference) == ["screen:Help holds screen:Row"])
    let back = GraphComparison.difference(from: try result(held + more), to: try result(held))
    #expect(lines(back) == ["screen:Help holds no more screen:Row"])
  }

  @Test("takes another kind, identifier or certainty for a change of the transition")
  func kinds() throws {
    #expect(
      try changes { $0.replacing("Detail push Reviews", with: "Detail present Reviews") }
        == ["changed screen:Detail push screen:Reviews to present "])
    #expect(
      try changes { $0.replacing("Detail push Reviews", with: "Detail push(more) Reviews") }
        == ["changed screen:Detail push screen:Reviews to push more"])
    #expect(
      try changes { $0.replacing("Detail push Reviews", with: "Detail push? Reviews") }
        == ["changed screen:Detail push screen:Reviews to push "])
  }
}

@Suite("The part of a graph that a picture shows")
struct PictureSelectionTests {
  private func names(_ selection: PictureSelection) throws -> [String] {
    let chain = try result("A push B\nB push C\nC push D\nB push X\nY push C")
    return selection.part(of: chain).result.nodes.map(\.name)
  }

  @Test("is what is around a screen, between two, or before one")
  func parts() throws {
    #expect(try names(PictureSelection(focus: ["B"])) == ["A", "B", "C", "X"])
    #expect(try names(PictureSelection(focus: ["B"], depth: 2)) == ["A", "B", "C", "D", "X"])
    #expect(try names(PictureSelection(focus: ["B"], depth: 0)) == ["B"])
    #expect(try names(PictureSelection(from: ["A"], to: ["C"])) == ["A", "B", "C"])
    #expect(try names(PictureSelection(from: ["C"])) == ["C", "D"])
    #expect(try names(PictureSelection(to: ["C"])) == ["A", "B", "C", "Y"])
    #expect(try names(PictureSelection(reaches: ["X"])) == ["A", "B", "X"])
    #expect(try names(PictureSelection()) == ["A", "B", "C", "D", "X", "Y"])
  }

  @Test("counts no step between a container and the screen that it is made around, but one to each tab")
  func freeSteps() throws {
    let sketch =
      "container Stack\npart Row\nList present Stack\nStack root Detail\nDetail holds Row\nRow push Map\nMap push End"
    let app = try result(sketch)
    func names(_ focus: String, _ depth: Int) -> [String] {
      PictureSelection(focus: [focus], depth: depth).part(of: app).result.nodes.map(\.name).sorted()
    }
    let tabs = "container Tabs\nTabs tab A\nTabs tab B\nA push C"
    let tab = PictureSelection(focus: ["A"]).part(of: try result(tabs)).result
    #expect(tab.nodes.map(\.name).sorted() == ["A", "C", "Tabs"])
    #expect(names("List", 0) == ["List"])
    #expect(names("List", 1) == ["Detail", "List", "Stack"])
    // What a row leads to, the screen with the row leads to.
    #expect(names("Detail", 1) == ["Detail", "List", "Map", "Stack"])
    // The container around the last screen that is shown tells nothing about the row.
    #expect(names("Row", 1) == ["Detail", "Map", "Row"])
    #expect(names("Row", 2) == ["Detail", "End", "List", "Map", "Row", "Stack"])
  }

  /// The transitions of a part, by the names of their ends.
  private func steps(_ selection: PictureSelection, of sketch: String) throws -> [String] {
    let part = selection.part(of: try result(sketch)).result
    let names = Dictionary(uniqueKeysWithValues: part.nodes.map { ($0.id, $0.name) })
    return part.edges.map { "\(names[$0.source] ?? "?") \(names[$0.destination] ?? "?")" }.sorted()
  }

  @Test("shows of a focus what leads towards it and away from it, and not what its neighbours do among themselves")
  func focus() throws {
    let sketch = "In push F\nOther push F\nIn push Other\nF push Out\nF push Next\nOut push Next\nOut push F\nF push F"
    #expect(
      try steps(PictureSelection(focus: ["F"]), of: sketch) == ["F F", "F Next", "F Out", "In F", "Other F", "Out F"])
    #expect(
      try steps(PictureSelection(focus: ["F"], depth: 2), of: sketch)
        == ["F F", "F Next", "F Out", "In F", "Other F", "Out F"])
    #expect(
      try steps(PictureSelection(focus: ["F", "Out"]), of: sketch)
        == ["F F", "F Next", "F Out", "In F", "Other F", "Out F", "Out Next"])
  }

  @Test("has a line for each way through a coordinator that it shows screens of")
  func flows() throws {
    var app = try result("coordinator Flow\nFlow push List\nFlow push Detail\nFlow push Other")
    let ids = Dictionary(uniqueKeysWithValues: app.nodes.map { ($0.name, $0.id) })
    app.flows = [
      Flow(source: ids["List"] ?? "", destination: ids["Detail"] ?? "", kind: .push, via: ["Flow"]),
      Flow(source: ids["Detail"] ?? "", destination: ids["Other"] ?? "", kind: .push, via: ["Flow"]),
    ]
    let part = PictureSelection(focus: ["List"]).part(of: app).result
    #expect(part.nodes.map(\.name).sorted() == ["Detail", "Flow", "List"])
    let step = try #require(part.edges.first { $0.source == ids["List"] })
    #expect(step.destination == ids["Detail"] && step.kind == .push && step.via == ["Flow"])
  }

  @Test("has fewer steps than were asked for where they are too many boxes or lines, and says so")
  func manySteps() throws {
    let sketch = (0..<12).flatMap { screen in
      ["F push S\(screen)"] + (0..<12).map { "S\(screen) push S\(screen)T\($0)" }
    }
    let part = PictureSelection(focus: ["F"], depth: 3).part(of: try result(sketch.joined(separator: "\n")))
    #expect(part.result.nodes.count == 13)
    #expect(part.notes == ["3 steps before and after would be 157 boxes and 156 lines; 1 step shown"])
    #expect(part.title == "F in App")
    let endless = PictureSelection(focus: ["F"], depth: .max).part(of: try result(sketch.joined(separator: "\n")))
    #expect(endless.result == part.result)
    // Mostly more leads to a screen than away from it.
    let crowd = (0..<12).flatMap { screen in
      ["S\(screen) push F"] + (0..<12).map { "S\(screen)T\($0) push S\(screen)" }
    }
    let other = PictureSelection(focus: ["F"], depth: 2).part(
      of: try result((crowd + ["F push Next", "Next push Last"]).joined(separator: "\n")))
    #expect(other.result.nodes.count == 15)
    #expect(
      other.notes == [
        "2 steps before and after would be 159 boxes and 158 lines; 1 step before and 2 steps after shown"
      ])
  }

  @Test("takes no step from a class of the app that shows nothing but one root")
  func ownContainers() throws {
    let sketch = "Outer root A\nA present Wrapper\nWrapper root F\nF present Sheet\nSheet root Form\nForm push Last"
    #expect(
      try steps(PictureSelection(focus: ["F"]), of: sketch)
        == ["A Wrapper", "F Sheet", "Sheet Form", "Wrapper F"])
  }

  @Test("leaves out what holds a part of very many screens, and where such a part leads else")
  func utilities() throws {
    let holders = (0..<9).map { "S\($0)" }
    let text = (["Router push A", "Router push B", "A push C"] + holders.map { "\($0) push A" }).joined(separator: "\n")
    var app = try result(text)
    let ids = Dictionary(uniqueKeysWithValues: app.nodes.map { ($0.name, $0.id) })
    app.parts = (holders + ["C"]).map { ScreenPart(screen: ids[$0] ?? "", part: ids["Router"] ?? "", sites: []) }
    let around = PictureSelection(focus: ["Router"]).part(of: app)
    #expect(around.result.nodes.map(\.name).sorted() == ["A", "B", "Router"])
    #expect(around.notes == ["Router is in 10 screens, which are left out"])
    let beside = PictureSelection(focus: ["C"], depth: 2).part(of: app)
    #expect(!beside.result.nodes.map(\.name).contains("B"))
    #expect(beside.notes == ["transitions of parts that many screens share are left out: Router"])
    #expect(PictureSelection(focus: ["C"]).part(of: app).notes.isEmpty)
  }

  @Test("shows fewer long ways where there would be too many lines")
  func manyWays() throws {
    let middle = (0..<10).map { "M\($0)" }
    let sketch =
      ["A push B", "B push C"] + middle.flatMap { ["A push \($0)", "\($0) push N", "\($0) push C", "\($0) push B"] }
      + ["N push C"]
    let part = PictureSelection(from: ["A"], to: ["C"]).part(of: try result(sketch.joined(separator: "\n")))
    #expect(part.result.edges.count == 22)
    #expect(part.notes == ["paths of more than 2 steps are left out"])
  }

  @Test("shows of ways the shortest and those that are little longer")
  func ways() throws {
    let long = (0..<8).map { "L\($0) push L\($0 + 1)" }
    let sketch =
      ["A push B", "B push C", "A push X", "X push Y", "Y push C", "C push A", "A push L0", "L8 push C"] + long
    let part = PictureSelection(from: ["A"], to: ["C"]).part(of: try result(sketch.joined(separator: "\n")))
    #expect(part.result.nodes.map(\.name) == ["A", "B", "C", "X", "Y"])
    #expect(part.notes == ["paths of more than 4 steps are left out"])
    #expect(part.title == "A → C in App")
  }

  @Test("has the transitions and findings of its screens alone")
  func rest() throws {
    let part = PictureSelection(focus: ["A"], depth: 0).part(of: try result("A push B\nB push A")).result
    #expect(part.edges == [] && part.findings.map(\.rule) == ["navigation-cycle"])
    let other = PictureSelection(focus: ["C"], depth: 0).part(of: try result("A push B\nB push A\nB push C")).result
    #expect(other.findings == [])
  }
}
