import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("screen-navigates")
struct ScreenNavigatesTests {
  @Test("says what the screen does and where")
  func message() throws {
    let finding = try #require(
      try findings(
        ScreenNavigates.self, in: "List push Detail\nList creates Detail\nList casts Editor in prepare\nList pop Home"
      ).first)
    #expect(finding.message == "List navigates by itself: it shows Detail.")
    #expect(finding.notes == ["It names Editor.", "It goes back by pop."])
    #expect(
      finding.help
        == "Let the screen report what happened by a closure or a delegate protocol, and let its coordinator navigate.")
    #expect(finding.severity == .warning)
    #expect(finding.nodes == ["screen:List", "screen:Detail", "screen:Editor"])
    #expect(([finding.location?.line] + finding.relatedLocations.map(\.line)) == [1, 3, 4])
    #expect(finding.fingerprint == "screen-navigates screen:List")
  }

  @Test("counts a segue that code performs and a coordinator that is started")
  func performing() throws {
    let found = try findings(
      ScreenNavigates.self, in: "coordinator Flow\nList push(goDetail) Detail\nHome start Flow")
    #expect(found.map(\.nodes[0]) == ["screen:Home", "screen:List"])
  }

  @Test("tells coordinators that it starts from screens that it shows")
  func starting() throws {
    let found = try findings(ScreenNavigates.self, in: "coordinator Flow\nHome start Flow\nHome push Detail")
    #expect(found.map(\.message) == ["Home navigates by itself: it shows Detail."])
    #expect(found.flatMap(\.notes) == ["It starts Flow."])
  }

  @Test("names of many screens those that a line has room for")
  func manyScreens() throws {
    let shown = (1...12).map { "Home push NumberedDetailViewController\($0)" }
    let named = (1...12).map { "Home casts NumberedEditorViewController\($0)" }
    let found = try findings(ScreenNavigates.self, in: (shown + named).joined(separator: "\n"))
    #expect(
      found.map(\.message) == [
        "Home navigates by itself: it shows NumberedDetailViewController1, NumberedDetailViewController10 and 10 more."
      ])
    #expect(found.flatMap(\.notes).map(\.count).areThereAndAll { $0 <= 160 })
  }

  @Test("leaves to another screen, or to a superclass, what that one does when it is asked")
  func carriedOut() throws {
    let sketch = "Home push Detail\nTabs push~ Detail via Home\nTabs pop~ List via Home\nTabs root Home"
    #expect(try findings(ScreenNavigates.self, ["named": 0], in: sketch).map(\.nodes[0]) == ["screen:Home"])
    let inherited = "Base push Other\nList push~ Detail via Base\nList creates Detail"
    #expect(
      try findings(ScreenNavigates.self, ["named": 0], in: inherited).map(\.nodes[0]) == ["screen:Base", "screen:List"])
  }

  @Test("leaves what another screen does to that one where both are of one class")
  func pages() throws {
    let sketch = "Pages push~ Feed via Feed\nPages casts Feed\nFeed push Detail"
    #expect(try findings(ScreenNavigates.self, ["named": 0], in: sketch).map(\.nodes[0]) == ["screen:Feed"])
  }

  @Test("takes what a screen makes and does not show for a part of it, unless it casts to it")
  func madeParts() throws {
    let found = try findings(ScreenNavigates.self, in: "Map creates Header\nHome creates Detail\nHome casts Detail")
    #expect(found.map(\.nodes) == [["screen:Home", "screen:Detail"]])
  }

  @Test("leaves alone what only tells a screen that was given what to look like")
  func configuredHosts() throws {
    #expect(try findings(ScreenNavigates.self, in: "Sidebar configures Window") == [])
  }

  @Test("says that a screen shows what it puts in its own place")
  func replacing() throws {
    let found = try findings(ScreenNavigates.self, in: "Splash root Tabs as exchange\nSplash creates Tabs")
    #expect(found.map { $0.message.contains("it shows Tabs.") } == [true])
  }

  @Test("does not count the parts of the parts of a screen")
  func nestedParts() throws {
    let sketch = "Window root Frame\nFrame embed Split\nSplit column Sidebar\nWindow casts Sidebar"
    #expect(try findings(ScreenNavigates.self, in: sketch) == [])
  }

  @Test("leaves to the app's delegate what that one does when it is asked")
  func entry() throws {
    #expect(try findings(ScreenNavigates.self, in: "entry App\nOffline push~ Home via App") == [])
  }

  @Test("counts ways back and mere names unless told otherwise")
  func options() throws {
    #expect(try findings(ScreenNavigates.self, ["back": 0], in: "List pop Home") == [])
    #expect(try findings(ScreenNavigates.self, in: "List dismiss Home") == [])
    #expect(try findings(ScreenNavigates.self, in: "List unwind? Home").count == 1)
    #expect(try findings(ScreenNavigates.self, ["dismissals": 1], in: "List dismiss Home").count == 1)
    #expect(try findings(ScreenNavigates.self, ["named": 0], in: "List casts Editor") == [])
    #expect(try findings(ScreenNavigates.self, in: "List pop Home\nEditor casts List").count == 2)
  }

  @Test(
    "is not deceived",
    arguments: [
      "List push? Detail", "List push List", "List push ?", "system Share\nList system Share",
      "coordinator Flow\nFlow push List", "router Router\nRouter push List",
      "Page embed Header in storyboard\nPage casts Header in prepare",
    ])
  func traps(sketch: String) throws {
    #expect(try findings(ScreenNavigates.self, in: sketch) == [])
  }

  @Test("leaves SwiftUI views out, whose links name their destinations")
  func views() throws {
    var program = try GraphSketch.program("A push B")
    program.graph.nodes[0].framework = .swiftui
    #expect(ScreenNavigates(values: RuleValues()).findings(in: AnalysisContext(program)) == [])
  }

  @Test("takes a view that a controller makes and does not show for a part of it")
  func ownViews() throws {
    var program = try GraphSketch.program("List creates Badge\nList creates Help\nList present~ Help")
    for index in program.graph.nodes.indices where program.graph.nodes[index].name != "List" {
      program.graph.nodes[index].framework = .swiftui
    }
    let found = ScreenNavigates(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(found.map(\.nodes) == [["screen:List", "screen:Help"]])
  }

  @Test("runs only when it is asked for")
  func optIn() throws {
    let program = try GraphSketch.program("List pop Home")
    #expect(GraphAnalyzer.analyze(program) == [])
  }
}

@Suite("bypassed-coordinator")
struct BypassedCoordinatorTests {
  /// What is found in a sketch of a few transitions, however few of them coordinators carry out.
  private func bypassing(_ sketch: String) throws -> [Finding] {
    try findings(BypassedCoordinator.self, ["share": 0], in: sketch)
  }

  @Test("judges only apps whose coordinators carry out most of the navigation, or as much of it as is set")
  func share() throws {
    let half = "coordinator Flow\nFlow push List\nList push Detail"
    let most = half + "\nFlow push Help"
    #expect(try findings(BypassedCoordinator.self, in: half) == [])
    #expect(try findings(BypassedCoordinator.self, in: most).count == 1)
    #expect(try findings(BypassedCoordinator.self, ["share": 0.5], in: half).count == 1)
    #expect(try findings(BypassedCoordinator.self, ["share": 0.7], in: most) == [])
    // Three of five are exactly the share.
    let exactly = "coordinator Flow\nFlow push List\nFlow push Help\nFlow push About\nList push Detail\nList push Map"
    #expect(try findings(BypassedCoordinator.self, in: exactly).count == 1)
  }

  @Test("names the coordinator, the screen and where it goes by itself")
  func message() throws {
    let finding = try #require(
      try bypassing("coordinator Flow\nFlow push List\nList push Detail\nList present Filter").first)
    #expect(finding.message == "List shows Detail and Filter itself, bypassing Flow.")
    #expect(
      finding.help
        == "Give the screen an output, a closure or a delegate protocol, and let the coordinator show what follows.")
    #expect(finding.severity == .warning)
    #expect(finding.nodes == ["screen:List", "coordinator:Flow", "screen:Detail", "screen:Filter"])
    #expect(finding.location?.line == 3)
    #expect(finding.fingerprint == "bypassed-coordinator screen:List")
  }

  @Test("names the screen that it shows at most places, that place, and the coordinator that shows it at most")
  func oftenest() throws {
    let sketch = """
      coordinator Alpha
      coordinator Flow
      Alpha push List
      Flow push List
      Flow present List
      List present Detail
      List push Map
      List present Map
      """
    let finding = try #require(try bypassing(sketch).first)
    #expect(finding.message == "List shows Map and Detail itself, bypassing Flow.")
    #expect([finding.location?.line] + finding.relatedLocations.map(\.line) == [7, 6, 8])
    #expect(
      finding.nodes == ["screen:List", "coordinator:Alpha", "coordinator:Flow", "screen:Detail", "screen:Map"])
  }

  @Test("looks into the container in which the coordinator shows the screen")
  func containers() throws {
    let sketch = "coordinator Flow\ncontainer Nav\nFlow present Nav\nNav root List\nList push Detail"
    #expect(try bypassing(sketch).map(\.nodes[0]) == ["screen:List"])
  }

  @Test("takes no screen for one that names what a coordinator fills a stack with which the screen shows")
  func filledStacks() throws {
    let sketch = "coordinator Flow\ncontainer Nav\nFlow push List\nList showDetail Nav\nNav root Detail"
    #expect(try bypassing(sketch) == [])
    #expect(try bypassing(sketch + "\nList creates Detail").map(\.nodes[0]) == ["screen:List"])
  }

  @Test("takes the bare class of hosting controllers for no screen, as of what a coordinator gives that is started")
  func bareContainers() throws {
    var program = try GraphSketch.program(
      "coordinator Flow\ncoordinator Help\nFlow push List\nList start Help\nList present Hosting\nList present Own")
    func found() -> [String] {
      BypassedCoordinator(values: RuleValues(["share": 0])).findings(in: AnalysisContext(program)).map(\.message)
    }
    #expect(found() == ["List shows Hosting and Own itself, bypassing Flow."])
    for index in program.graph.nodes.indices where program.graph.nodes[index].name == "Own" {
      program.graph.nodes[index].type = "Hosting"
      program.graph.nodes[index].id = "screen:Hosting(Own)"
    }
    for index in program.graph.edges.indices where program.graph.edges[index].destination == "screen:Own" {
      program.graph.edges[index].destination = "screen:Hosting(Own)"
    }
    #expect(found() == ["List shows Own itself, bypassing Flow."])
  }

  @Test("counts what the screen has another object show, if it names that itself")
  func passedOn() throws {
    let sketch = "coordinator Flow\nFlow push List\nList push~ Detail via Presenter\nList creates Detail"
    #expect(try bypassing(sketch).map(\.nodes[0]) == ["screen:List"])
  }

  @Test("takes screens that are asked for through the coordinator for the coordinator's")
  func asked() throws {
    let sketch =
      "coordinator Flow\nFlow push List\nHome push~ List via Flow\nCart push~ List via Flow\nList push Detail"
    #expect(try bypassing(sketch).map(\.nodes[0]) == ["screen:List"])
  }

  @Test("names the coordinator that shows the screen, and one that asks another only where none does")
  func asking() throws {
    let asking = "coordinator App\ncoordinator Flow\nApp push~ List via Flow\nList push Detail"
    #expect(
      try bypassing(asking).map { Array($0.nodes.prefix(2)) } == [
        ["screen:List", "coordinator:App"]
      ])
    #expect(
      try bypassing(asking + "\nFlow push List").map { Array($0.nodes.prefix(3)) } == [
        ["screen:List", "coordinator:Flow", "screen:Detail"]
      ])
  }

  @Test("counts the screens that show a view of SwiftUI in which there is nothing but the controller")
  func bridges() throws {
    var program = try GraphSketch.program(
      "coordinator Flow\nFlow push List\nBridge child List\nHome sheet Bridge\nCart sheet Bridge\nList push Detail")
    func count(_ program: LinkedProgram) -> Int {
      BypassedCoordinator(values: RuleValues(["share": 0])).findings(in: AnalysisContext(program)).count
    }
    #expect(count(program) == 1)
    for index in program.graph.nodes.indices where program.graph.nodes[index].name == "Bridge" {
      program.graph.nodes[index].framework = .swiftui
    }
    #expect(count(program) == 0)
  }

  @Test("leaves out panels, which are shown in a style of the app's own")
  func panels() throws {
    let sketch = "coordinator Flow\nFlow push List\nList present Hint"
    #expect(try bypassing(sketch).count == 1)
    #expect(try bypassing(sketch + " as custom") == [])
    #expect(try bypassing(sketch + " as halfSheet") == [])
    #expect(try bypassing(sketch + " as fullScreen").count == 1)
  }

  @Test("counts the screens whose presenters show it")
  func presenters() throws {
    let sketch = """
      coordinator App
      router Presenter
      App push Detail
      Presenter push Detail
      flow List push Detail via Presenter
      flow Import push Detail via Presenter
      Detail push Help
      """
    #expect(try bypassing(sketch) == [])
    #expect(try bypassing(sketch.replacing("via Presenter", with: "via App")).count == 1)
  }

  @Test("counts another coordinator that the screen starts when told to")
  func starts() throws {
    let sketch = "coordinator Flow\ncoordinator Other\nFlow push List\nList start Other"
    #expect(try bypassing(sketch) == [])
    #expect(try findings(BypassedCoordinator.self, ["share": 0, "starts": 1], in: sketch).count == 1)
  }

  @Test(
    "is not deceived",
    arguments: [
      "router Helper\nHelper push List\nList push Detail", "coordinator Flow\nFlow push? List\nList push Detail",
      "coordinator Flow\nFlow push List\nList push Detail in storyboard",
      "coordinator Flow\nFlow push List\nList push~ Detail via Flow",
      "coordinator Flow\nFlow push List\nList child Detail", "coordinator Flow\nFlow push List\nList push ?",
      "coordinator Flow\nFlow pop List\nList push Detail",
      "coordinator Flow\nscreen Home\nFlow push~ List via Home\nList push Detail",
      "coordinator Flow\nFlow push List\nHome push List\nCart push List\nList push Detail",
      "coordinator Flow\nFlow push List\nHome child List\nCart tab List\nList push Detail",
      "coordinator Flow\nFlow push List\nList push~ Detail", "coordinator Flow\nFlow push List\nList push DeleteAlert",
      "coordinator Flow\nrouter Help\nFlow push List\nList push~ Detail via Help",
    ])
  func traps(sketch: String) throws {
    #expect(try bypassing(sketch) == [])
  }

  @Test("leaves alone a presented screen that only answers to the one which presents it, and a presented browser")
  func answers() throws {
    let scanner = "coordinator Flow\nFlow push Ticket\nTicket present Scanner\nTicket configures Scanner setting"
    #expect(try bypassing("\(scanner) delegate") == [])
    #expect(try bypassing("\(scanner) ticket").count == 1)
    #expect(try bypassing("\(scanner) delegate\nScanner push Result").count == 1)
    #expect(try bypassing("\(scanner.replacing("present", with: "push")) delegate").count == 1)
    let terms = "browser Page\ncoordinator Flow\nFlow push Terms\nTerms present Page"
    #expect(try bypassing(terms) == [])
    #expect(try bypassing(terms.replacing("present", with: "push")).count == 1)
    #expect(try bypassing("\(terms)\nPage push Terms").count == 1)
    let files = terms.replacing("browser Page\n", with: "").replacing("Page", with: "FileBrowserViewController")
    #expect(try bypassing(files).count == 1)
  }

  @Test("names one of several coordinators, since not all of those that show a screen may be known")
  func severalCoordinators() throws {
    let sketch = "coordinator Home\ncoordinator Shop\nHome push List\nShop push List\nList push Detail"
    #expect(
      try bypassing(sketch).map(\.message) == [
        "List shows Detail itself, bypassing Home."
      ])
  }
}

@Suite("god-screen")
struct GodScreenTests {
  /// A hub with so many ways on, which go on from there, and so many places that lead to it.
  private func hub(out: Int, in arriving: Int, kind: String = "push") -> String {
    let ways = (0..<out).flatMap { ["Hub \(kind) S\($0 + 10)", "S\($0 + 10) push P0"] }
    return (ways + (0..<arriving).map { "P\($0) push Hub" }).joined(separator: "\n")
  }

  @Test("names both numbers, the limit and the destinations")
  func message() throws {
    let found = try findings(GodScreen.self, ["warning": 2, "reached-from": 2], in: hub(out: 3, in: 2))
    #expect(
      found.map(\.message) == [
        "Hub is a hub: 2 others lead to it, and it leads to 3 destinations, more than 2."
      ])
    #expect(found.map(\.notes) == [["It leads to S10, S11 and S12."]])
    #expect(
      found.map(\.help) == [
        "Split it into one screen for each task, or let a coordinator for each task show the next screens."
      ])
    #expect(found.map(\.nodes) == [["screen:Hub", "screen:S10", "screen:S11", "screen:S12"]])
    #expect(found.map(\.fingerprint) == ["god-screen screen:Hub"])
  }

  @Test(
    "counts what the objects do that are a part of the screen",
    arguments: ["OrderViewModel", "OrderPresenter", "OrderActionWireframe"])
  func objects(name: String) throws {
    let hub = hub(out: 12, in: 3).replacing("Hub push", with: "\(name) push").replacing("Hub", with: "OrderView")
    let sketch = "router \(name)\n\(hub)\nflow OrderView push S10 via \(name)"
    #expect(try findings(GodScreen.self, in: sketch).map(\.nodes.first) == ["screen:OrderView"])
    #expect(try findings(GodScreen.self, in: sketch.replacing("flow OrderView", with: "flow P0")) == [])
    // Where the ways on are details, they are those of the screen as well.
    let ends = sketch.replacing(/\nS\d+ push P0/, with: "")
    #expect(try findings(GodScreen.self, in: ends) == [])
  }

  @Test("counts the ways in by the objects that are a part of a screen, each screen once")
  func objectsOfOthers() throws {
    let objects = (0..<3).map { "router P\($0)ViewModel\nflow P\($0) push Hub via P\($0)ViewModel" }
    let ways = (0..<3).map { "P\($0)ViewModel push Hub" }
    func count(_ ways: [String]) throws -> Int {
      let lines = objects + ways + [hub(out: 12, in: 0), "P1 push P2"]
      return try findings(GodScreen.self, in: lines.joined(separator: "\n")).count
    }
    #expect(try count(ways) == 1)
    #expect(try count(ways.dropLast() + ["P0 push Hub", "P1 present Hub"]) == 0)
    #expect(try count(ways.dropLast() + ["P2 push Hub"]) == 1)
  }

  @Test("counts a wireframe that only the presenter asks as a part of the screen, and both as one")
  func askedParts() throws {
    let ways = (10..<22).flatMap {
      ["OrderWireframe push S\($0)", "OrderPresenter push~ S\($0) via OrderWireframe", "S\($0) push P0"]
    }
    let sketch = """
      router OrderPresenter
      coordinator OrderWireframe
      \(ways.joined(separator: "\n"))
      P0 push OrderView
      P1 push OrderView
      P2 push OrderView
      flow OrderView push S10 via OrderWireframe
      """
    #expect(try findings(GodScreen.self, in: sketch).map(\.nodes.count) == [13])
    #expect(try findings(GodCoordinator.self, in: sketch) == [])
    let other = sketch.replacing("OrderView", with: "CartView")
    #expect(try findings(GodScreen.self, in: other) == [])
    #expect(try findings(GodCoordinator.self, in: other).map(\.nodes.first) == ["coordinator:OrderWireframe"])
  }

  /// A screen around a stack, and another one that leads to it and to all that is put into the stack.
  private func frame(_ filling: String, besides others: String = "") -> [Finding] {
    let app = Fixture(
      """
      class Frame: UIViewController {
        let stack = UINavigationController()
        override func viewDidLoad() {
          addChild(stack)
          view.addSubview(stack.view)
        }
        \(filling)
      }
      class A: UIViewController {}
      class B: UIViewController {}
      class C: UIViewController {}
      class Home: UIViewController {
        func open() { present(Frame(), animated: true) }
        func a() { present(A(), animated: true) }
        func b() { present(B(), animated: true) }
        func c() { present(C(), animated: true) }
      }
      \(others)
      """)
    let rule = GodScreen(values: RuleValues(["warning": 2, "reached-from": 1]))
    return rule.findings(in: AnalysisContext(app.program))
  }

  @Test(
    "counts what a screen itself puts into its stack",
    arguments: [
      """
      func a() { stack.viewControllers = [A()] }
      func b() { stack.viewControllers = [B()] }
      func c() { stack.viewControllers = [C()] }
      """,
      """
      func a() { show(A()) }
      func b() { show(B()) }
      func c() { show(C()) }
      func show(_ page: UIViewController) { stack.viewControllers = [page] }
      """,
    ])
  func filledStack(_ filling: String) {
    #expect(frame(filling).map(\.nodes) == [["screen:Frame", "screen:A", "screen:B", "screen:C"]])
  }

  @Test("does not count what others hand a screen to put into its stack")
  func handedContents() {
    let filling = """
      var pages: [UIViewController] {
        get { stack.viewControllers }
        set { stack.viewControllers = newValue }
      }
      """
    let others = ["A", "B", "C"].map { page in
      "class \(page)Flow { let frame = Frame(); func start() { frame.pages = [\(page)()] } }"
    }
    #expect(frame(filling, besides: others.joined(separator: "\n")) == [])
  }

  @Test("counts no dialogs and no spinners")
  func notices() throws {
    let sketch = hub(out: 11, in: 3)
    #expect(try findings(GodScreen.self, in: sketch.replacing("S20", with: "SavingInProgressViewController")) == [])
    #expect(try findings(GodScreen.self, in: sketch.replacing("S20", with: "NameAlert")) == [])
  }

  @Test("names those destinations first that most places lead to")
  func oftenest() throws {
    let sketch = hub(out: 3, in: 2) + "\nHub present S12"
    let found = try findings(GodScreen.self, ["warning": 2, "reached-from": 2], in: sketch)
    #expect(found.map(\.notes) == [["It leads to S12, S10 and S11."]])
  }

  @Test("knows the details of each hub among a hundred, and what another way to one of them takes away")
  func detailsOfMany() throws {
    let ways = (1...100).flatMap { hub in
      ["One", "Two", "Three"].map { "\($0) push Hub\(hub)" }
        + (1...12).map { "Hub\(hub) push Detail\(hub)x\($0)" }
        + (2...12).map { "Detail\(hub)x\($0 - 1) push Detail\(hub)x\($0)" }
    }.joined(separator: "\n")
    #expect(try findings(GodScreen.self, in: ways) == [])
    // Who gets to the fifth by another way gets to all that follow it.
    let other = try findings(GodScreen.self, in: ways + "\nOne push Detail7x5")
    #expect(other.map(\.nodes.first) == ["screen:Hub7"])
    let flow = "\ncoordinator Flow\nflow One push Detail7x1 via Flow"
    #expect(try findings(GodScreen.self, in: ways + flow).map(\.nodes.first) == ["screen:Hub7"])
  }

  @Test(
    "has a limit for the ways on, and needs places that lead to it",
    arguments: [(10, 3, nil), (11, 3, Severity.warning), (11, 2, nil), (90, 3, .warning), (90, 2, nil)])
  func limits(out: Int, arriving: Int, severity: Severity?) throws {
    #expect(try findings(GodScreen.self, in: hub(out: out, in: arriving)).first?.severity == severity)
  }

  @Test("is an error above a higher limit, where one is set")
  func error() throws {
    for (out, severity) in [(10, nil), (11, Severity.warning), (20, .warning), (21, .error)] {
      #expect(try findings(GodScreen.self, ["error": 20], in: hub(out: out, in: 3)).first?.severity == severity)
    }
    let stricter = try findings(GodScreen.self, ["error": 5], in: hub(out: 6, in: 3))
    #expect(stricter.map(\.severity) == [.error])
    #expect(stricter.map(\.message).areThereAndAll { $0.hasSuffix("6 destinations, more than 5.") })
    #expect(try findings(GodScreen.self, ["error": 20], in: hub(out: 21, in: 2)) == [])
  }

  @Test(
    "counts no parts, ways back, alerts or guesses, and nothing that goes through a wrapper",
    arguments: ["tab", "child", "pop", "push?"])
  func counting(kind: String) throws {
    #expect(try findings(GodScreen.self, in: hub(out: 12, in: 3, kind: kind)) == [])
    let routed = (0..<3).map { "P\($0) push~ Hub via Router" }.joined(separator: "\n")
    #expect(try findings(GodScreen.self, in: routed + "\n" + hub(out: 12, in: 2)) == [])
    let wrapped = (0..<12).map { "Hub push~ S\($0) via Router" }.joined(separator: "\n")
    #expect(try findings(GodScreen.self, in: wrapped + "\n" + hub(out: 0, in: 3)) == [])
    let made = (0..<12).map { "Hub creates S\($0)\nS\($0) push P0" }.joined(separator: "\n")
    #expect(try findings(GodScreen.self, in: "\(wrapped)\n\(made)\n\(hub(out: 0, in: 3))").count == 1)
  }

  @Test("takes a container of several screens for one place, which leads to none of them by itself")
  func containers() throws {
    let tabs = (0..<12).map { "Tabs tab S\($0)" }.joined(separator: "\n")
    #expect(try findings(GodScreen.self, in: "container Tabs\n\(tabs)\nHub present Tabs\n\(hub(out: 9, in: 3))") == [])
    let presented = (0..<3).map { "P\($0) present Tabs" }.joined(separator: "\n")
    #expect(
      try findings(GodScreen.self, in: "container Tabs\nTabs tab Hub\nTabs tab S\n\(presented)\n\(hub(out: 12, in: 0))")
        == [])
  }

  @Test("counts ways in storyboards and through plain containers")
  func ways() throws {
    let hub = "container Nav\nHub push A in storyboard\nHub present Nav\nNav root B\nNav root C"
    let sketch = "\(hub)\nX push Hub\nA push X\nB push X"
    let found = try findings(GodScreen.self, ["warning": 2, "reached-from": 1], in: sketch)
    #expect(found.map(\.nodes) == [["screen:Hub", "screen:A", "screen:B", "screen:C"]])
  }

  @Test("counts a way through a method of the superclass or the framework where the place leads nowhere else")
  func helpers() throws {
    let ways = (10..<13).map { "Hub push~ S\($0) via Base\nS\($0) push P0" }.joined(separator: "\n")
    let base = "screen Base\n\(hub(out: 0, in: 2))\n\(ways)"
    let options = ["warning": 2.0, "reached-from": 2]
    #expect(try findings(GodScreen.self, options, in: base).count == 1)
    // A router is asked to lead on.
    #expect(try findings(GodScreen.self, options, in: base.replacing("screen Base", with: "router Base")) == [])
  }

  @Test("counts a screen that fills the navigation stack it is in as one that leads on")
  func filledStacks() throws {
    let hub = "Y push Hub\n\(hub(out: 3, in: 0))\nP0 push Y"
    var program = try GraphSketch.program("X root~ Hub via UINavigationController\nX creates Hub\n\(hub)")
    let god = GodScreen(values: RuleValues(["warning": 2, "reached-from": 2]))
    #expect(god.findings(in: AnalysisContext(program)) == [])
    for index in program.graph.nodes.indices { program.graph.nodes[index].framework = .uikit }
    #expect(god.findings(in: AnalysisContext(program)).map { $0.message.contains("2 others lead to it") } == [true])
  }

  @Test("does not count the cases of one sheet view that several views of SwiftUI show")
  func sharedSheets() throws {
    func count(_ others: String, by verb: String = "sheet", atOnePlace: Bool = true) throws -> Int {
      let cases = (10..<14).map { "Hub \(verb) S\($0)\n\(others) \(verb) S\($0)" }.joined(separator: "\n")
      let others = (10..<14).map { "S\($0) push A" }.joined(separator: "\n")
      var program = try GraphSketch.program("A push Hub\nB push Hub\n\(cases)\n\(others)")
      for index in program.graph.nodes.indices { program.graph.nodes[index].framework = .swiftui }
      for (index, edge) in program.graph.edges.enumerated() where edge.destination.hasPrefix("screen:S") {
        let file = atOnePlace ? "Views.swift" : "\(edge.source).swift"
        program.graph.edges[index].sites = [SourceLocation(file: file, line: 1, column: 1)]
      }
      return GodScreen(values: RuleValues(["warning": 2, "reached-from": 2])).findings(in: AnalysisContext(program))
        .count
    }
    #expect(try count("Detail") == 0)
    #expect(try count("Hub") == 1)
    #expect(try count("Detail", by: "push") == 1)
    // Each has its own switch over the same cases, in its own code.
    #expect(try count("Detail", atOnePlace: false) == 1)
  }

  @Test("is none for most of whose destinations nobody goes on: only it leads there, and they lead nowhere else")
  func details() throws {
    let ways = (1...11).map { "Device push Log\($0)" } + (1...3).map { "P\($0) push Device" }
    let own = ["Log1 sheet Legend", "Log2 sheet Legend", "Log3 alert Reset"]
    func count(_ others: String...) throws -> Int {
      try findings(GodScreen.self, in: (ways + own + others).joined(separator: "\n")).count
    }
    #expect(try count() == 0)
    // Four of eleven lead on, or others lead there.
    #expect(try count("P1 push Log4", "P2 push Log5", "Log6 push P1", "Log7 push Device") == 0)
    #expect(try count("P1 push Log4", "P2 push Log5", "Log6 push P1", "Log7 push Device", "Home push Legend") == 1)
    // A limit of a team counts all.
    #expect(try findings(GodScreen.self, ["error": 10], in: ways.joined(separator: "\n")).count == 1)
  }
}
