import Foundation
import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("god-coordinator")
struct GodCoordinatorTests {
  /// A coordinator with as many screens, in an app with others besides.
  private func sketch(screens: Int, others: Int, kind: String = "push") -> String {
    (["coordinator App"] + (0..<screens).map { "App \(kind) S\($0 + 10)" } + (0..<others).map { "screen O\($0 + 10)" })
      .joined(separator: "\n")
  }

  @Test("names count, share, limits and the way out")
  func message() throws {
    let finding = try #require(try findings(GodCoordinator.self, in: sketch(screens: 12, others: 8)).first)
    #expect(
      finding.message == """
        App shows or starts 12 destinations, more than 10. Of the app's 20 screens these are 12 (60 %), more than \
        50 %. Cut it into sub-coordinators, one for each scenario.
        """)
    #expect(finding.severity == .error)
    #expect(finding.nodes.count == 13 && finding.nodes[0] == "coordinator:App")
    #expect(finding.edges.count == 12)
    #expect(finding.location == SourceLocation(file: "App.swift", line: 1, column: 7))
    #expect(finding.relatedLocations.count == 12)
    #expect(finding.fingerprint == "god-coordinator coordinator:App")
  }

  @Test(
    "has two limits for the count and one for the share, which small apps cannot exceed",
    arguments: [
      (10, 30, nil), (11, 30, Severity.warning), (20, 30, .warning), (21, 30, .error),
      (7, 0, nil), (8, 0, .error), (8, 8, nil), (9, 8, .error),
    ])
  func limits(screens: Int, others: Int, severity: Severity?) throws {
    #expect(try findings(GodCoordinator.self, in: sketch(screens: screens, others: others)).first?.severity == severity)
  }

  @Test("counts a coordinator and the screen that it is asked for as one, and nothing that another coordinator shows")
  func scenarios() throws {
    let limit = ["warning": 1.0]
    let pair = "coordinator App\ncoordinator LoginCoordinator\nApp start LoginCoordinator\nApp push LoginViewController"
    #expect(try findings(GodCoordinator.self, limit, in: pair) == [])
    let two = try findings(GodCoordinator.self, limit, in: pair + "\nApp push Home")
    #expect(two.map(\.nodes) == [["coordinator:App", "screen:Home", "screen:LoginViewController"]])
    let window = "coordinator App\nApp window SidebarWindowController\nApp window SidebarViewController"
    #expect(try findings(GodCoordinator.self, limit, in: window) == [])
    let tabs = "coordinator App\ncoordinator Shop\nApp start Shop\nShop push Cart\nApp tab Cart"
    #expect(try findings(GodCoordinator.self, limit, in: tabs) == [])
    #expect(try findings(GodCoordinator.self, limit, in: tabs.replacing("tab", with: "push")).count == 1)
    let passed = "coordinator App\ncoordinator Shop\nApp start Shop\nApp push~ Cart via Shop"
    #expect(try findings(GodCoordinator.self, limit, in: passed) == [])
    let inherited = "coordinator App\ncoordinator Base\nApp push~ Cart via Base\nApp push~ Help via Base"
    #expect(try findings(GodCoordinator.self, limit, in: inherited).count == 1)
  }

  @Test("counts a coordinator that is asked for several screens as one destination, where that one makes them")
  func asked() throws {
    let backup = "coordinator App\ncoordinator Backup\nApp present~ Words via Backup\nApp present~ Done via Backup\n"
    let makes = "Backup creates Words\nBackup creates Done\n"
    let asked = ["coordinator:Backup", "screen:Done", "screen:Words"]
    #expect(try findings(GodCoordinator.self, ["warning": 1], in: backup + makes).map(\.nodes) == [asked])
    let more = try findings(GodCoordinator.self, ["warning": 1], in: backup + makes + "App push Home")
    #expect(more.map(\.nodes) == [["coordinator:App", "coordinator:Backup", "screen:Home"], asked])
    #expect(try findings(GodCoordinator.self, ["warning": 1], in: backup).count == 1)
  }

  @Test("counts a coordinator as one destination that makes the screens which another shows without naming them")
  func askedForWhatItMakes() throws {
    let sketch = """
      coordinator App
      coordinator Backup
      Backup creates Words
      Backup creates Done
      App root~ Words
      App root~ Done
      App push Home
      """
    func destinations(_ sketch: String) throws -> [String] {
      try findings(GodCoordinator.self, ["warning": 1], in: sketch).flatMap { $0.nodes.dropFirst() }
    }
    #expect(try destinations(sketch) == ["coordinator:Backup", "screen:Home"])
    let all = ["screen:Done", "screen:Home", "screen:Words"]
    for (reason, other) in [
      ("it names them itself", sketch + "\nApp creates Words\nApp configures Done"),
      ("it names them at the place", sketch.replacing("root~", with: "root")),
      ("one that shows it hands them down", sketch + "\nBackup start App"),
      ("a model that also navigates is none", sketch.replacing("coordinator Backup", with: "router Backup")),
    ] {
      #expect(try destinations(other).filter(all.contains) == all, "\(reason)")
    }
  }

  @Test("counts for a navigation controller of the app's own the root that it puts into itself, and none beside others")
  func ownStacks() throws {
    let sketch = "coordinator App\nstack Inbox\nApp present Inbox\nInbox root List\nApp push Detail\nApp push List"
    func destinations(_ sketch: String) throws -> [String] {
      try findings(GodCoordinator.self, ["warning": 1], in: sketch).flatMap { $0.nodes.dropFirst() }
    }
    #expect(try destinations(sketch) == ["screen:Detail", "screen:List"])
    let filled = "coordinator App\nstack Inbox\nApp present Inbox\nApp push Detail\nApp push List"
    #expect(try destinations(filled) == ["screen:Detail", "screen:List"])
    let several = try destinations(sketch + "\nInbox root Empty")
    #expect(several == ["screen:Detail", "screen:Inbox", "screen:List"])
  }

  @Test("counts of what several files add to a type of the framework those of one file together")
  func extensionsOfOneFile() throws {
    var program = try GraphSketch.program("router View\nView sheet A\nView sheet B\nView push C")
    for index in program.graph.nodes.indices where program.graph.nodes[index].name == "View" {
      program.graph.nodes[index].framework = .swiftui
      program.graph.nodes[index].location = nil
    }
    let god = GodCoordinator(values: RuleValues(["warning": 1]))
    #expect(god.findings(in: AnalysisContext(program)).map(\.nodes.count) == [4])
    for index in program.graph.edges.indices where program.graph.edges[index].kind == .push {
      program.graph.edges[index].sites = [SourceLocation(file: "Other.swift", line: 1, column: 1)]
    }
    let found = god.findings(in: AnalysisContext(program))
    #expect(found.map(\.nodes) == [["navigator:View", "screen:A", "screen:B"]])
  }

  @Test("counts one of several namesakes that is asked as the one that makes what it is asked for")
  func namesakes() throws {
    var program = try GraphSketch.program(
      "coordinator App\ncoordinator Backup\ncoordinator Backup2\nApp present~ Words via Backup\n"
        + "App present~ Done via Backup\nBackup2 creates Words\nBackup2 creates Done")
    for index in program.graph.nodes.indices where program.graph.nodes[index].name == "Backup2" {
      program.graph.nodes[index].name = "Backup"
    }
    let found = GodCoordinator(values: RuleValues(["warning": 1])).findings(in: AnalysisContext(program))
    #expect(!found.map(\.nodes.first).contains("coordinator:App"))
  }

  @Test("follows its options")
  func options() throws {
    let small = sketch(screens: 4, others: 2)
    #expect(try findings(GodCoordinator.self, ["warning": 3], in: small).map(\.severity) == [.warning])
    #expect(try findings(GodCoordinator.self, ["error": 3], in: small).map(\.severity) == [.error])
    #expect(try findings(GodCoordinator.self, ["share-from": 4], in: small).map(\.severity) == [.error])
    #expect(try findings(GodCoordinator.self, ["share-from": 4, "share": 0.7], in: small) == [])
    let possible = sketch(screens: 12, others: 0, kind: "push?")
    #expect(try findings(GodCoordinator.self, in: possible) == [])
    #expect(try findings(GodCoordinator.self, ["possible": 1], in: possible).count == 1)
  }

  @Test(
    "counts each destination once, and neither ways back, alerts, system screens nor the unknown",
    arguments: [
      "A push X\nA present X\nA push Y", "A push X\nA pop Y\nA push Z", "alert W\nA push X\nA alert W\nA push Y",
      "system W\nA push X\nA present W\nA push Y", "A push X\nA push ?\nA push Y", "A start A\nA push X\nA push Y",
    ])
  func counting(sketch: String) throws {
    let sketch = "coordinator A\n" + sketch
    #expect(try findings(GodCoordinator.self, ["warning": 1], in: sketch).count == 1)
    #expect(try findings(GodCoordinator.self, ["warning": 2], in: sketch) == [])
  }

  @Test("looks into plain containers, and is not caught by containers that contain each other")
  func containers() throws {
    let sketch = """
      coordinator A
      container Tabs
      container Nav
      A replace Tabs
      Tabs tab Nav
      Nav child Tabs
      Nav root X
      Tabs tab Y
      """
    let finding = try #require(try findings(GodCoordinator.self, ["warning": 1], in: sketch).first)
    #expect(finding.nodes == ["coordinator:A", "screen:X", "screen:Y"])
    #expect(finding.edges == ["coordinator:A replace container:Tabs"])
  }

  @Test("does not count an empty navigation controller of the app's own class, which another coordinator fills")
  func emptyContainer() throws {
    let sketch = "coordinator A\nA present MyNav\nA push X\nA push Y\nB present MyNav(Z)\nMyNav(Z) root Z"
    var program = try GraphSketch.program(sketch)
    for index in program.graph.nodes.indices where program.graph.nodes[index].name.hasPrefix("MyNav") {
      program.graph.nodes[index].type = "MyNav"
    }
    let god = GodCoordinator(values: RuleValues(["warning": 1]))
    #expect(
      god.findings(in: AnalysisContext(program)).map(\.nodes) == [["coordinator:A", "screen:X", "screen:Y"]])
  }

  @Test("looks into navigation controllers of the app's own class where they are made for a screen")
  func ownContainers() throws {
    let sketch = """
      coordinator A
      A present MyNav(X)
      MyNav(X) root X
      A present MyNav@Main:abc
      MyNav@Main:abc root Y
      A push Z
      Z root Login
      """
    var program = try GraphSketch.program(sketch)
    for index in program.graph.nodes.indices where program.graph.nodes[index].name.hasPrefix("MyNav") {
      program.graph.nodes[index].type = "MyNav"
      program.graph.nodes[index].storyboard = "Main"
      program.graph.nodes[index].sceneID = "abc"
    }
    let god = GodCoordinator(values: RuleValues(["warning": 2]))
    let found = god.findings(in: AnalysisContext(program))
    #expect(found.map(\.nodes) == [["coordinator:A", "screen:X", "screen:Y", "screen:Z"]])
  }

  @Test("counts what others ask a router for when its code names the screens, and no mere wrapper")
  func routers() throws {
    let asked = "router R\nA push~ X via R\nA push~ Y via R\nB push~ Z via R"
    #expect(try findings(GodCoordinator.self, ["warning": 1], in: asked) == [])
    let naming = asked + "\nR creates X\nR creates Z\nR creates Unused"
    let finding = try #require(try findings(GodCoordinator.self, ["warning": 1], in: naming).first)
    #expect(finding.nodes == ["navigator:R", "screen:X", "screen:Z"])
    let looking = asked + "\nR creates X\nR casts Z"
    #expect(try findings(GodCoordinator.self, ["warning": 1], in: looking) == [])
  }

  @Test("counts one destination where another router shows them all, and no cells")
  func passingOn() throws {
    let sketch =
      "router P\nrouter W\n" + ["A", "B", "C"].map { "P push \($0) via W\nW push \($0)" }.joined(separator: "\n")
    let found = try findings(GodCoordinator.self, ["warning": 2], in: sketch)
    #expect(found.map(\.nodes.first) == ["navigator:W"])
    // Baselines were written when every object that navigates was a coordinator.
    #expect(found.first?.fingerprint.hasPrefix("god-coordinator coordinator:W") == true)

    var program = try GraphSketch.program(sketch)
    for index in program.graph.nodes.indices where program.graph.nodes[index].name == "W" {
      program.graph.nodes[index].framework = .uikit
      program.graph.nodes[index].location = SourceLocation(file: "Cell.swift", line: 1, column: 1)
    }
    let god = GodCoordinator(values: RuleValues(["warning": 2]))
    #expect(god.findings(in: AnalysisContext(program)).map(\.nodes.first) == ["navigator:P"])
  }

  @Test("counts screens in navigation controllers of the app's own once among those of the app")
  func wholeApp() throws {
    var program = try GraphSketch.program("coordinator C\nC present MyNav(X)\nMyNav(X) root X\nC push Y\nY push Z")
    for index in program.graph.nodes.indices where program.graph.nodes[index].name.hasPrefix("MyNav") {
      program.graph.nodes[index].type = "MyNav"
    }
    let god = GodCoordinator(values: RuleValues(["warning": 1, "share-from": 2]))
    let message = try #require(god.findings(in: AnalysisContext(program)).first).message
    #expect(message.contains("Of the app's 3 screens these are 2 (67 %), more than 50 %."))
    #expect(MetricsCounter.measure(program).screens == 3)
  }

  @Test("proposes the groups that no transition or flow joins")
  func linkedGroups() throws {
    let finding = try #require(
      try findings(
        GodCoordinator.self, ["warning": 4],
        in: """
          coordinator App
          App push Login
          App push SignUp
          App push List
          App push Detail
          App push Cart
          App push About
          Login push SignUp
          flow List push Detail via App
          flow Detail push Cart via App
          flow Cart pop Login via App
          """
      ).first)
    #expect(
      finding.message.hasSuffix(
        "Groups between which no transition is known: (Cart, Detail and List) (Login and SignUp)."))
  }

  @Test("puts a started coordinator into the group from which its screens are gone to")
  func groupsOfCoordinators() throws {
    let finding = try #require(
      try findings(
        GodCoordinator.self, ["warning": 3],
        in: """
          coordinator App
          coordinator Help
          App push Login
          App push SignUp
          App push List
          App start Help
          Help push Manual
          Login push SignUp
          flow List push Manual via App,Help
          """
      ).first)
    #expect(
      finding.message.hasSuffix("Groups between which no transition is known: (Help and List) (Login and SignUp)."))
  }

  @Test("proposes groups that hardly link to each other where all are joined somehow")
  func hardlyLinkedGroups() throws {
    let finding = try #require(
      try findings(
        GodCoordinator.self, ["warning": 4],
        in: """
          coordinator App
          App push Login
          App push SignUp
          App push Terms
          App push List
          App push Detail
          App push Cart
          Login push SignUp
          SignUp push Terms
          Terms push Login
          Login push List
          List push Detail
          Detail push Cart
          Cart push List
          """
      ).first)
    #expect(
      finding.message.hasSuffix(
        "Groups with few transitions between them: (Cart, Detail and List) (Login, SignUp and Terms)."))
  }

  /// The end of what is said of a coordinator with screens that are kept in files and storyboards.
  private func proposal(_ screens: [(file: String, storyboard: String?)]) throws -> String {
    let names = screens.indices.map { "S\($0)" }
    var program = try GraphSketch.program(
      "coordinator App\n" + names.map { "App push \($0)" }.joined(separator: "\n"))
    for (name, place) in zip(names, screens) {
      let index = try #require(program.graph.nodes.firstIndex { $0.name == name })
      program.graph.nodes[index].location = SourceLocation(file: place.file, line: 1, column: 1)
      program.graph.nodes[index].storyboard = place.storyboard
    }
    let found = GodCoordinator(values: RuleValues(["warning": 3])).findings(in: AnalysisContext(program))
    let message = try #require(found.first).message
    let remedy = try #require(message.range(of: GodCoordinator.description.remedy))
    return String(message[remedy.upperBound...])
  }

  @Test("proposes groups by folder where transitions tell nothing, and by storyboard where no class is declared")
  func folderGroups() throws {
    // A class counts where its source is kept, whether it has a scene or not.
    let kept: [(String, String?)] = [
      ("Login/A.swift", "Main"), ("Login/B.swift", nil), ("Shop/C.swift", "Main"), ("Shop/D.swift", "Shop"),
      ("E.storyboard", "E"), ("E.storyboard", "E"),
    ]
    #expect(try proposal(kept) == " Groups by where they are kept: (S0 and S1) (S2 and S3) (S4 and S5).")
  }

  @Test("proposes no groups by folder that leave most out, or of which one has nearly all")
  func poorFolderGroups() throws {
    let few = ["Login/A", "Login/B", "Shop/C", "Shop/D", "1/E", "2/F", "3/G", "4/H", "5/I"]
    #expect(try proposal(few.map { ("\($0).swift", nil) }) == "")
    let nearlyAll = (0..<7).map { "View/\($0)" } + ["Other/A", "Other/B"]
    #expect(try proposal(nearlyAll.map { ("\($0).swift", nil) }) == "")
  }

  @Test("joins coordinators whose screens lead to each other, however far below them")
  func nestedLinks() throws {
    let sketch = """
      coordinator App
      coordinator Tokens
      coordinator Payment
      coordinator Single
      coordinator Sending
      App start Tokens
      App start Payment
      App push Help
      App push About
      Help push About
      Tokens start Single
      Single push Token
      Payment start Sending
      Sending push Send
      """
    let apart = try #require(try findings(GodCoordinator.self, ["warning": 3], in: sketch).first)
    #expect(!apart.message.contains("Payment"))
    let joined = sketch + "\nflow Token push Send via App"
    let finding = try #require(try findings(GodCoordinator.self, ["warning": 3], in: joined).first)
    #expect(
      finding.message.hasSuffix("Groups between which no transition is known: (Payment and Tokens) (About and Help)."))
  }

  @Test("proposes no group of coordinators that are only kept in one folder: they are cut out already")
  func coordinatorFolder() throws {
    let starts = (0..<6).map { "coordinator C\($0)Coordinator\nApp start C\($0)Coordinator" }.joined(separator: "\n")
    var program = try GraphSketch.program("coordinator App\n\(starts)\nApp push A\nApp push B")
    for index in program.graph.nodes.indices {
      let folder = program.graph.nodes[index].kind == .coordinator ? "Flows" : program.graph.nodes[index].name
      program.graph.nodes[index].location = SourceLocation(
        file: "\(folder)/\(program.graph.nodes[index].name).swift", line: 1, column: 1)
    }
    let found = GodCoordinator(values: RuleValues(["warning": 4])).findings(in: AnalysisContext(program))
    #expect(try #require(found.first).message.hasSuffix("Cut it into sub-coordinators, one for each scenario."))
  }

  @Test("leaves to a screen what that one names and shows by itself when its coordinator calls it")
  func askedScreens() throws {
    let asked = "coordinator App\nApp push Home\nHome present~ Hint\nHome creates Hint\nApp present~ Hint via Home\n"
    #expect(try findings(GodCoordinator.self, ["warning": 1], in: asked) == [])
    #expect(try findings(GodCoordinator.self, ["warning": 1], in: asked + "App creates Hint").count == 1)
    // All that a router does may be to ask the screen that holds the others.
    let router = ["Hint", "Help"].map { "Home present \($0)\nHome creates \($0)\nApp present~ \($0) via Home" }
    let sketch = "coordinator App\n" + router.joined(separator: "\n")
    #expect(try findings(GodCoordinator.self, ["warning": 1], in: sketch).count == 1)
  }
}
