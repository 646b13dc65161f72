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

  @Test("names count, limit and screens, and says apart the share and the way out")
  func message() throws {
    let finding = try #require(try findings(GodCoordinator.self, in: sketch(screens: 13, others: 12)).first)
    #expect(
      finding.message == """
        App shows 13 screens, more than 10: S10, S11, S12, S13, S14, S15, S16, S17, S18, S19, S20, S21 and S22.
        """)
    #expect(finding.notes == ["These are 52 % of the app's screens."])
    #expect(finding.help == "Split it into sub-coordinators, one for each scenario.")
    #expect(finding.severity == .warning)
    #expect(finding.nodes.count == 14 && finding.nodes[0] == "coordinator:App")
    #expect(finding.edges.count == 13)
    #expect(finding.location == SourceLocation(file: "App.swift", line: 1, column: 7))
    #expect(finding.relatedLocations.count == 13)
    #expect(finding.fingerprint == "god-coordinator coordinator:App")
  }

  @Test("judges controllers that lead through a flow, as no rule about screens does")
  func flowControllers() throws {
    let sketch = (0..<12).map { "SignUpFlowViewController push S\($0 + 10)" }.joined(separator: "\n")
    let finding = try #require(try findings(GodCoordinator.self, in: sketch).first)
    #expect(finding.message.hasPrefix("SignUpFlowViewController shows 12 screens, "))
    #expect(finding.nodes.first == "screen:SignUpFlowViewController")
    #expect(try findings(TightCoupling.self, in: sketch).isEmpty)
    #expect(try findings(GodCoordinator.self, in: sketch.replacing("SignUpFlow", with: "SignUp")).isEmpty)
  }

  @Test(
    "judges views of SwiftUI that coordinate, as it does flow controllers, and counts what coordinates as started",
    arguments: [
      ("HubCoordinatorView", "S", 1), ("HubCoordinator", "S", 1), ("HubFlowController", "S", 1), ("HubView", "S", 0),
      ("HubCoordinatorView", "SCoordinatorView", 0), ("HubFlowController", "SFlowController", 0),
    ])
  func coordinatorViews(name: String, ending: String, count: Int) throws {
    let sheets = (10..<22).map { "\(name) sheet S\($0)\(ending)" }.joined(separator: "\n")
    var program = try GraphSketch.program(sheets)
    for index in program.graph.nodes.indices { program.graph.nodes[index].framework = .swiftui }
    let found = GodCoordinator(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(found.map(\.nodes.first) == Array(repeating: "screen:\(name)", count: count))
    let started = GodCoordinator(values: RuleValues(["starts": 5])).findings(in: AnalysisContext(program))
    #expect(started.map(\.nodes.first) == (name == "HubView" ? [] : ["screen:\(name)"]))
  }

  @Test("leaves alone a view that coordinates a menu, but not the one that an app starts with")
  func coordinatorsOfMenus() throws {
    let others = (10..<40).map { "Home push O\($0)" }
    let sheets = (10..<22).map { "HubCoordinatorView sheet S\($0)" }
    func count(_ starts: [String], _ framework: Node.Framework, _ options: [String: Double] = [:]) throws -> Int {
      var program = try GraphSketch.program((["entry App"] + starts + others + sheets).joined(separator: "\n"))
      for index in program.graph.nodes.indices { program.graph.nodes[index].framework = framework }
      return GodCoordinator(values: RuleValues(options)).findings(in: AnalysisContext(program)).count
    }
    let menu = ["App root Home", "Home sheet HubCoordinatorView"]
    #expect(try count(menu, .swiftui) == 0)
    #expect(try count(menu, .swiftui, ["error": 5]) == 1)
    #expect(try count(menu, .uikit) == 1)
    #expect(try count(["App root HubCoordinatorView"], .swiftui) == 1)
  }

  @Test("speaks of registering where SwiftUI does it for all routes at one place, and points there")
  func registration() throws {
    var program = try GraphSketch.program(sketch(screens: 13, others: 20))
    let place = SourceLocation(file: "Routes.swift", line: 4, column: 5)
    program.routeRegistrations = [place]
    for index in program.graph.edges.indices { program.graph.edges[index].sites = [place] }
    let finding = try #require(GodCoordinator(values: RuleValues()).findings(in: AnalysisContext(program)).first)
    #expect(finding.message.hasPrefix("App registers 13 screens, more than 10: "))
    #expect(finding.help.contains("navigationDestination"))
    #expect(finding.location == place && finding.relatedLocations.isEmpty)
    for index in program.graph.edges.indices {
      program.graph.edges[index].sites[0] = SourceLocation(file: "A.swift", line: index, column: 1)
    }
    let shown = try #require(GodCoordinator(values: RuleValues()).findings(in: AnalysisContext(program)).first)
    #expect(shown.message.hasPrefix("App shows 13 screens"))
    program.routeRegistrations = []
    for index in program.graph.edges.indices { program.graph.edges[index].sites = [place] }
    let pushed = try #require(GodCoordinator(values: RuleValues()).findings(in: AnalysisContext(program)).first)
    #expect(pushed.message.hasPrefix("App shows 13 screens"))
  }

  @Test("judges modifiers for what they register, and views that register more than a menu has rows")
  func registrars() throws {
    func sketch(_ kind: String, _ count: Int) -> String {
      let routes = (10..<(10 + count)).map { "Routes push~ S\($0) as route" }
      return (["\(kind) Routes"] + routes + ["Routes sheet Help", "O push P"]).joined(separator: "\n")
    }
    let finding = try #require(try findings(GodCoordinator.self, in: sketch("modifier", 13)).first)
    #expect(finding.message.hasPrefix("Routes registers 13 screens, more than 10: S10, "))
    #expect(finding.nodes.first == "screen:Routes" && finding.location?.line == 2)
    #expect(try findings(GodCoordinator.self, in: sketch("modifier", 13).replacing(" as route", with: "")) == [])
    #expect(try findings(GodCoordinator.self, ["warning": 13], in: sketch("modifier", 13)) == [])
    for view in ["screen", "part"] {
      #expect(try findings(GodCoordinator.self, in: sketch(view, 30)) == [])
      #expect(try findings(GodCoordinator.self, in: sketch(view, 31)).count == 1)
    }
  }

  @Test("leaves alone what one list of the screen that registers it leads to, and nothing else")
  func ownLists() throws {
    func count(pushed: Int, byOthers: Int, at line: Int? = 99) throws -> Int {
      let routes = (10..<50).map { "Routes push~ S\($0) as route" }
      let ways = (10..<(10 + byOthers)).map { "Other push S\($0)" }
      var program = try GraphSketch.program((routes + ways).joined(separator: "\n"))
      let registered = program.graph.edges.indices.filter { program.graph.edges[$0].source == "screen:Routes" }
      for index in registered.prefix(pushed) {
        program.graph.edges[index].sites.append(
          SourceLocation(file: "Source.swift", line: line ?? 100 + index, column: 1))
      }
      return GodCoordinator(values: RuleValues()).findings(in: AnalysisContext(program)).count
    }
    #expect(try count(pushed: 40, byOthers: 0) == 0)
    #expect(try count(pushed: 30, byOthers: 19) == 0)
    #expect(try count(pushed: 40, byOthers: 20) == 1)
    #expect(try count(pushed: 29, byOthers: 0) == 1)
    #expect(try count(pushed: 40, byOthers: 0, at: nil) == 1)
  }

  @Test("says of what SwiftUI registers that features could register it")
  func features() throws {
    let first = ["Login", "SignUp", "Terms", "Reset", "Welcome", "Intro"]
    let second = ["Cart", "Detail", "List", "Search", "Filter", "Order"]
    let links = [first, second].flatMap { names in zip(names, names.dropFirst()).map { "\($0) push \($1)" } }
    let routes = (first + second).map { "Routes push~ \($0) as route" }
    let finding = try #require(
      try findings(GodCoordinator.self, in: (["modifier Routes"] + routes + links).joined(separator: "\n")).first)
    #expect(finding.notes.areThereAndAll { $0.contains("could be registered by a feature of their own: ") })
  }

  @Test("leaves to whoever registers the routes what a coordinator pushes for a route that it is given")
  func openRoutes() throws {
    let routes = (10..<22).map { "Routes push~ S\($0) as route" }
    let opened = (10..<22).map { "App push~ S\($0)" }
    let lines = ["coordinator App", "modifier Routes"] + routes + opened
    var program = try GraphSketch.program(lines.joined(separator: "\n"))
    func names() -> [String] {
      GodCoordinator(values: RuleValues()).findings(in: AnalysisContext(program)).compactMap(\.nodes.first)
    }
    // At a place of its own each, a coordinator names the routes.
    #expect(names() == ["coordinator:App", "screen:Routes"])
    let sites = program.graph.edges.map(\.sites)
    for index in program.graph.edges.indices where program.graph.edges[index].source == "coordinator:App" {
      program.graph.edges[index].sites = [SourceLocation(file: "App.swift", line: 9, column: 1)]
    }
    #expect(names() == ["screen:Routes"])
    // Two at a place are a choice.
    for index in program.graph.edges.indices where program.graph.edges[index].source == "coordinator:App" {
      let line = (sites[index].first?.line ?? 0) / 2
      program.graph.edges[index].sites = [SourceLocation(file: "App.swift", line: line, column: 1)]
    }
    #expect(names() == ["coordinator:App", "screen:Routes"])
  }

  @Test(
    "has a limit for the count, and is an error above a higher one where that is set",
    arguments: [
      ([:], 10, nil), ([:], 11, Severity.warning), ([:], 90, .warning), (["error": 20], 20, .warning),
      (["error": 20], 21, .error), (["warning": 12], 12, nil), (["warning": 12, "error": 5], 6, .error),
    ] as [([String: Double], Int, Severity?)])
  func limits(options: [String: Double], screens: Int, severity: Severity?) throws {
    let found = try findings(GodCoordinator.self, options, in: sketch(screens: screens, others: 100))
    #expect(found.first?.severity == severity)
    #expect(found.flatMap(\.notes) == [])
  }

  @Test(
    "has a limit for the share of the screens, which apps of fewer than 25 of them cannot exceed",
    arguments: [(24, 0, false), (12, 13, false), (13, 12, true), (25, 0, true), (13, 13, false), (14, 13, true)])
  func shares(screens: Int, others: Int, isFound: Bool) throws {
    let found = try findings(GodCoordinator.self, ["warning": 99], in: sketch(screens: screens, others: others))
    #expect(found.map(\.severity) == (isFound ? [.warning] : []))
    #expect(found.allSatisfy { $0.message.contains(" % of the app's, more than 50 %") })
  }

  @Test("is an error above a share that a team sets, in an app of any size")
  func errorShare() throws {
    for (screens, others, severity) in [(2, 2, nil), (3, 2, Severity.error), (13, 12, .error), (10, 15, nil)] {
      let found = try findings(
        GodCoordinator.self, ["error-share": 0.5, "warning": 99], in: sketch(screens: screens, others: others))
      #expect(found.first?.severity == severity)
      #expect(found.flatMap(\.notes) == [])
    }
    // Unless one is set, whoever shows all screens gives no error.
    #expect(try findings(GodCoordinator.self, in: sketch(screens: 9, others: 0)) == [])
    #expect(try findings(GodCoordinator.self, in: sketch(screens: 30, others: 0)).map(\.severity) == [.warning])
  }

  @Test(
    "names the limit that was exceeded, of two that which makes it an error, and each share once",
    arguments: [
      (["error-share": 0.3], 4, 6, "shows 4 screens, 40 % of the app's, more than 30 %"),
      (["error-share": 0.3, "share": 0.9], 4, 6, "shows 4 screens, 40 % of the app's, more than 30 %"),
      (["warning": 99], 20, 10, "shows 20 screens, 67 % of the app's, more than 50 %"),
      (["error-share": 0.3], 12, 18, "shows 12 screens, 40 % of the app's, more than 30 %"),
      (["error-share": 0.3, "error": 5], 12, 18, "shows 12 screens, more than 5"),
    ] as [([String: Double], Int, Int, String)])
  func exceeded(options: [String: Double], screens: Int, others: Int, text: String) throws {
    let finding = try #require(
      try findings(GodCoordinator.self, options, in: sketch(screens: screens, others: others)).first)
    #expect(finding.message.contains(text + ": "))
    #expect(([finding.message] + finding.notes).count { $0.contains(" %") } == 1)
  }

  @Test("cuts the list of the screens short where a line has no room for all")
  func manyScreens() throws {
    let finding = try #require(try findings(GodCoordinator.self, in: sketch(screens: 80, others: 100)).first)
    #expect(finding.message.hasPrefix("App shows 80 screens, more than 10: S10, S11, "))
    #expect(finding.message.hasSuffix(" more.") && finding.message.count <= 120)
    #expect(finding.nodes.count == 81)
  }

  @Test("tells the coordinators that it starts from the screens that it shows, and limits them only when told to")
  func starts() throws {
    let starting = (10..<22).map { "coordinator C\($0)Flow\nApp start C\($0)Flow" }.joined(separator: "\n")
    let few = "coordinator App\nApp push Home\n\(starting)"
    #expect(try findings(GodCoordinator.self, in: few) == [])
    #expect(try findings(GodCoordinator.self, ["starts": 12], in: few) == [])
    let finding = try #require(try findings(GodCoordinator.self, ["starts": 11], in: few).first)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("starts 12 coordinators, more than 11"))
    #expect(finding.nodes.count == 14)

    let both = try #require(
      try findings(GodCoordinator.self, in: "\(sketch(screens: 11, others: 0))\n\(starting)").first)
    #expect(both.message.hasPrefix("App shows 11 screens, more than 10: S10, S11, "))
    #expect(try findings(GodCoordinator.self, ["error": 11], in: few + "\nApp push About") == [])
  }

  @Test("takes no object for a coordinator that is named as a part of a screen which asks it")
  func partsOfScreens() throws {
    let screens = (0..<11).map { "Order push S\($0)" }.joined(separator: "\n")
    func count(_ name: String, of screen: String, asks: Bool = true) throws -> Int {
      let asking = asks ? "\nflow \(screen) push S1 via \(name)" : ""
      let sketch = "router \(name)\nscreen \(screen)\n\(screens.replacing("Order", with: name))\(asking)"
      return try findings(GodCoordinator.self, in: sketch).count
    }
    for word in ["ViewModel", "Presenter", "Wireframe", "Interactor"] {
      for screen in ["Order", "OrderView", "OrderScreen", "OrderController", "OrderViewController"] {
        #expect(try count("Order\(word)", of: screen) == 0, "Order\(word) of \(screen)")
      }
      #expect(try count("Order\(word)", of: "CartViewController") == 1, "\(word) of no screen")
    }
    #expect(try count("OrderRouter", of: "OrderViewController") == 1)
    // A view model can ask its screen as well as the other way round.
    let asking = screens.replacing("Order", with: "OrderViewModel").split(separator: "\n").map {
      "\($0) via OrderHostingController"
    }
    let asked = "router OrderViewModel\nscreen OrderHostingController\n" + asking.joined(separator: "\n")
    #expect(try findings(GodCoordinator.self, in: asked) == [])
    #expect(
      try findings(GodCoordinator.self, in: asked.replacing("OrderHosting", with: "CartHosting")).count == 1)
    // A presenter of modals is no part of a frame for them that is called alike.
    #expect(try count("ModalPresenter", of: "ModalViewController", asks: false) == 1)
  }

  @Test("counts what a delegate of the app shows, too")
  func delegates() throws {
    let windows = (0..<11).map { "AppDelegate present S\($0)" }.joined(separator: "\n")
    #expect(try findings(GodCoordinator.self, in: "entry AppDelegate\n\(windows)").count == 1)
  }

  @Test("takes no table of views for a coordinator, which says what each route is and shows nothing by that")
  func tables() throws {
    let table = (0..<11).map { "Route replace S\($0)" }.joined(separator: "\n")
    #expect(try findings(GodCoordinator.self, in: "router Route\n\(table)") == [])
    #expect(try findings(GodCoordinator.self, in: "router Route\n\(table)\nRoute push Other").count == 1)
    #expect(try findings(GodCoordinator.self, in: "coordinator Route\n\(table)").count == 1)
  }

  @Test("leaves a single screen to the coordinator that shows it when it is asked to, where that one names it")
  func carried() throws {
    let sketch = "coordinator App\ncoordinator Master\nApp push Home\nApp push~ List via Master"
    func destinations(_ sketch: String) throws -> [String] {
      try findings(GodCoordinator.self, ["warning": 0], in: sketch)
        .filter { $0.nodes.first == "coordinator:App" }.flatMap { $0.nodes.dropFirst() }
    }
    #expect(try destinations(sketch) == ["screen:Home", "screen:List"])
    #expect(try destinations(sketch + "\nMaster creates List") == ["coordinator:Master", "screen:Home"])
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
    let tabs = "coordinator App\ncoordinator Shop\nApp push Home\nApp start Shop\nShop push Cart\nApp tab Cart"
    #expect(try findings(GodCoordinator.self, limit, in: tabs) == [])
    #expect(try findings(GodCoordinator.self, limit, in: tabs.replacing("tab", with: "push")).count == 1)
    let passed = "coordinator App\ncoordinator Shop\nApp push Home\nApp start Shop\nApp push~ Cart via Shop"
    #expect(try findings(GodCoordinator.self, limit, in: passed) == [])
    #expect(try findings(GodCoordinator.self, limit, in: passed.replacing("App start Shop\n", with: "")).count == 1)
    let inherited = "coordinator App\ncoordinator Base\nApp push~ Cart via Base\nApp push~ Help via Base"
    #expect(try findings(GodCoordinator.self, limit, in: inherited).count == 1)
  }

  @Test("counts a coordinator that is asked for several screens as one destination, where that one makes them")
  func asked() throws {
    let backup = "coordinator App\ncoordinator Backup\nApp present~ Words via Backup\nApp present~ Done via Backup\n"
    let makes = "Backup creates Words\nBackup creates Done\n"
    let asked = ["coordinator:Backup", "screen:Done", "screen:Words"]
    #expect(try findings(GodCoordinator.self, ["warning": 0], in: backup + makes).map(\.nodes) == [asked])
    let more = try findings(GodCoordinator.self, ["warning": 0], in: backup + makes + "App push Home")
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
      try findings(GodCoordinator.self, ["warning": 0], in: sketch).flatMap { $0.nodes.dropFirst() }
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

  @Test("counts the one screen of a coordinator that it starts as started, where that one makes it")
  func screenOfStarted() throws {
    let steps = (10..<22).map { step in
      "coordinator C\(step)Flow\nApp start C\(step)Flow\nC\(step)Flow creates S\(step)\nApp push~ S\(step)"
    }.joined(separator: "\n")
    #expect(try findings(GodCoordinator.self, in: "coordinator App\n" + steps) == [])
    let unstarted = steps.replacing(/App start .*\n/, with: "")
    #expect(try findings(GodCoordinator.self, in: "coordinator App\n" + unstarted).count == 1)
  }

  @Test("leaves to the coordinator that starts it what that one shows when it hears that it is done")
  func toldStarter() throws {
    let sketch = """
      coordinator App
      coordinator Settings
      App start Settings
      Settings push Profile
      Settings push~ Backup via App
      App creates Backup
      """
    func destinations(_ sketch: String) throws -> [String] {
      try findings(GodCoordinator.self, ["warning": 0], in: sketch)
        .filter { $0.nodes.first == "coordinator:Settings" }.flatMap { $0.nodes.dropFirst() }
    }
    #expect(try destinations(sketch) == ["screen:Profile"])
    let unrelated = try destinations(sketch.replacing("App start Settings\n", with: ""))
    #expect(unrelated == ["coordinator:App", "screen:Profile"])
    for (reason, other) in [
      ("it names the screen itself", sketch + "\nSettings creates Backup"),
      ("the one that starts it only passes it on", sketch.replacing("App creates Backup", with: "")),
    ] {
      #expect(try destinations(other).contains("screen:Backup"), "\(reason)")
    }
  }

  @Test("counts of a stack whose root is one of many, not all known, what the coordinator names")
  func stackOfAnything() throws {
    let roots = (10..<22).map { "Stack root~ S\($0)" }.joined(separator: "\n")
    let sketch = "coordinator App\ncontainer Stack\nApp present~ Stack\n\(roots)"
    func screens(_ sketch: String) throws -> Int {
      try findings(GodCoordinator.self, ["warning": 0], in: sketch).first.map { $0.nodes.count - 1 } ?? 0
    }
    #expect(try screens(sketch) == 12)
    #expect(try screens(sketch + "\nStack root~ ?") == 0)
    #expect(try screens(sketch + "\nStack root~ ?\nApp creates S10") == 1)
    #expect(try screens(sketch.replacing("root~", with: "root") + "\nStack root ?") == 12)
  }

  @Test("counts at a place that shows one of several screens those that it names, if it names any")
  func handedIn() throws {
    var program = try GraphSketch.program(
      "coordinator App\nApp push Home\nApp present~ Own\nApp present~ Other\nApp creates Own")
    func screens() -> [String] {
      GodCoordinator(values: RuleValues(["warning": 0])).findings(in: AnalysisContext(program))
        .flatMap { $0.nodes.dropFirst() }
    }
    #expect(screens() == ["screen:Home", "screen:Other", "screen:Own"])
    let place = SourceLocation(file: "App.swift", line: 9, column: 1)
    for index in program.graph.edges.indices where program.graph.edges[index].kind == .present {
      program.graph.edges[index].sites = [place]
    }
    #expect(screens() == ["screen:Home", "screen:Own"])
    program.knowledge = []
    #expect(screens() == ["screen:Home", "screen:Other", "screen:Own"])
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
    #expect(try findings(GodCoordinator.self, ["share-from": 6], in: small).map(\.severity) == [.warning])
    #expect(try findings(GodCoordinator.self, ["share-from": 7], in: small) == [])
    #expect(try findings(GodCoordinator.self, ["share-from": 6, "share": 0.7], in: small) == [])
    let possible = sketch(screens: 12, others: 0, kind: "push?")
    #expect(try findings(GodCoordinator.self, in: possible) == [])
    #expect(try findings(GodCoordinator.self, ["possible": 1], in: possible).count == 1)
    // What the coordinator makes it shows, whoever asks for it.
    let made = (0..<12).map { "\nApp creates S\($0 + 10)" }.joined()
    #expect(try findings(GodCoordinator.self, in: possible + made).count == 1)
    #expect(try findings(GodCoordinator.self, in: possible + made.replacing("creates", with: "casts")) == [])
    #expect(try findings(GodCoordinator.self, in: possible + made.replacing("App", with: "Other")) == [])
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

  @Test("counts what others ask a router for that puts the screen into one or several containers")
  func routersWithContainers() throws {
    let sketch = """
      router R
      container Nav
      container Split
      container Column
      A present~ X via R
      A present~ Nav via R
      B present~ Split via R
      Nav root Y
      Split column Column
      Column root Z
      R creates X
      """
    func nodes(_ more: String) throws -> [[String]] {
      try findings(GodCoordinator.self, ["warning": 0], in: sketch + more).map(\.nodes)
    }
    #expect(try nodes("") == [["navigator:R", "screen:X"]])
    #expect(try nodes("\nR creates Y") == [["navigator:R", "screen:X", "screen:Y"]])
    #expect(try nodes("\nR creates Y\nR creates Z") == [["navigator:R", "screen:X", "screen:Y", "screen:Z"]])
    #expect(try nodes("\nR casts Y") == [["navigator:R", "screen:X"]])
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
    #expect(god.findings(in: AnalysisContext(program)).map(\.notes) == [["These are 67 % of the app's screens."]])
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
          App push Terms
          Login push SignUp
          SignUp push Terms
          flow List push Detail via App
          flow Detail push Cart via App
          flow Cart pop Login via App
          """
      ).first)
    #expect(
      finding.notes == [
        "These hardly lead to the others and could get a sub-coordinator: Cart, Detail and List.",
        "These hardly lead to the others and could get a sub-coordinator: Login, SignUp and Terms.",
      ])
  }

  @Test("proposes four groups at most, none of two, and none that leave most of the screens out")
  func poorGroups() throws {
    func notes(_ groups: [[Int]], screens: Int) throws -> Int {
      let shown = (0..<screens).map { "App push S\($0)" }
      let links = groups.flatMap { group in zip(group, group.dropFirst()).map { "S\($0) push S\($1)" } }
      let found = try findings(
        GodCoordinator.self, ["warning": 3], in: (["coordinator App"] + shown + links).joined(separator: "\n"))
      return try #require(found.first).notes.count
    }
    #expect(try notes([[0, 1, 2], [3, 4, 5]], screens: 6) == 2)
    #expect(try notes([[0, 1, 2], [3, 4]], screens: 5) == 0)
    #expect(try notes([[0, 1, 2], [3, 4, 5]], screens: 12) == 2)
    #expect(try notes([[0, 1, 2], [3, 4, 5]], screens: 13) == 0)
    #expect(try notes([Array(0..<9), [9, 10, 11]], screens: 12) == 2)
    #expect(try notes((0..<6).map { [3 * $0, 3 * $0 + 1, 3 * $0 + 2] }, screens: 18) == 4)
  }

  @Test("puts no started coordinator into a group, though its screens join one: it is cut out already")
  func groupsOfCoordinators() throws {
    let finding = try #require(
      try findings(
        GodCoordinator.self, ["warning": 3],
        in: """
          coordinator App
          coordinator Help
          App push Login
          App push SignUp
          App push Terms
          App push List
          App push Detail
          App start Help
          Help push Manual
          Login push SignUp
          SignUp push Terms
          List push Detail
          App push Cart
          Detail push Cart
          flow List push Manual via App,Help
          """
      ).first)
    #expect(
      finding.notes == [
        "These hardly lead to the others and could get a sub-coordinator: Cart, Detail and List.",
        "These hardly lead to the others and could get a sub-coordinator: Login, SignUp and Terms.",
      ])
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
      finding.notes == [
        "These hardly lead to the others and could get a sub-coordinator: Cart, Detail and List.",
        "These hardly lead to the others and could get a sub-coordinator: Login, SignUp and Terms.",
      ])
  }

  /// The notes on a coordinator with screens that are kept in files and storyboards.
  private func proposal(_ screens: [(file: String, storyboard: String?)]) throws -> [String] {
    let names = screens.indices.map { "S\($0)" }
    var program = try GraphSketch.program(
      "coordinator App\n" + names.map { "App push \($0)" }.joined(separator: "\n"))
    for (name, place) in zip(names, screens) {
      let index = try #require(program.graph.nodes.firstIndex { $0.name == name })
      program.graph.nodes[index].location = SourceLocation(file: place.file, line: 1, column: 1)
      program.graph.nodes[index].storyboard = place.storyboard
    }
    let found = GodCoordinator(values: RuleValues(["warning": 3])).findings(in: AnalysisContext(program))
    return try #require(found.first).notes
  }

  @Test("proposes groups by folder where transitions tell nothing, and by storyboard where no class is declared")
  func folderGroups() throws {
    // A class counts where its source is kept, whether it has a scene or not.
    let kept: [(String, String?)] = [
      ("Login/A.swift", "Main"), ("Login/B.swift", nil), ("Login/C.swift", nil), ("Shop/D.swift", "Main"),
      ("Shop/E.swift", "Shop"), ("Shop/F.swift", nil), ("G.storyboard", "G"), ("G.storyboard", "G"),
      ("G.storyboard", "G"),
    ]
    let notes = try proposal(kept)
    #expect(notes.prefix(1) == ["3 of them are in the folder Login: S0, S1 and S2."])
    #expect(
      notes.map { $0.suffix(14) } == [": S0, S1 and S2.", ": S3, S4 and S5.", ": S6, S7 and S8."].map { $0.suffix(14) })
  }

  @Test("says more of the path of folders that are called alike")
  func folderNames() throws {
    let kept = ["Shop/Views/A", "Shop/Views/B", "Shop/Views/C", "Login/Views/D", "Login/Views/E", "Login/Views/F"]
    #expect(
      try proposal(kept.map { ("\($0).swift", nil) }) == [
        "3 of them are in the folder Shop/Views: S0, S1 and S2.",
        "3 of them are in the folder Login/Views: S3, S4 and S5.",
      ])
  }

  @Test("proposes no group of what lies in the analyzed folder itself, which has no name")
  func unnamedFolder() throws {
    let kept = ["Shop/A", "Shop/B", "Shop/C", "Login/D", "Login/E", "Login/F", "G", "H", "I"]
    #expect(
      try proposal(kept.map { ("\($0).swift", nil) }) == [
        "3 of them are in the folder Shop: S0, S1 and S2.", "3 of them are in the folder Login: S3, S4 and S5.",
      ])
  }

  @Test("proposes no groups by folder that leave most out, or of which one has nearly all")
  func poorFolderGroups() throws {
    func count(_ groups: [Int], alone: Int = 0) throws -> Int {
      let kept = groups.enumerated().flatMap { group, count in (0..<count).map { "Group\(group)/\($0)" } }
      let screens = kept + (0..<alone).map { "Alone\($0)/A" }
      return try proposal(screens.map { ("\($0).swift", nil) }).count
    }
    #expect(try count([3, 3], alone: 6) == 2)
    #expect(try count([3, 3], alone: 7) == 0)
    #expect(try count([2, 2, 2]) == 0)
    #expect(try count([9, 3]) == 2)
    #expect(try count([10, 3]) == 0)
  }

  @Test("proposes the files that extend the coordinator, each with the screens that it shows")
  func extensions() throws {
    var program = try GraphSketch.program(sketch(screens: 11, others: 30))
    for index in program.graph.edges.indices {
      let file = index < 4 ? "App+Sharing.swift" : index < 6 ? "App+Help.swift" : "App.swift"
      program.graph.edges[index].sites = [SourceLocation(file: file, line: index + 1, column: 1)]
    }
    let found = GodCoordinator(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(found.map(\.notes) == [["App+Sharing.swift shows 4 of them: S10, S11, S12 and S13."]])
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
      App push Balance
      App push Account
      App push Limits
      App push Help
      App push About
      App push Terms
      Help push About
      About push Terms
      flow Balance push Token via App
      flow Send push Account via App
      flow Send push Limits via App
      Tokens start Single
      Single push Token
      Payment start Sending
      Sending push Send
      """
    let apart = try #require(try findings(GodCoordinator.self, ["warning": 3], in: sketch).first)
    #expect(apart.notes == [])
    let joined = sketch + "\nflow Token push Send via App"
    let finding = try #require(try findings(GodCoordinator.self, ["warning": 3], in: joined).first)
    #expect(
      finding.notes == [
        "These hardly lead to the others and could get a sub-coordinator: About, Help and Terms.",
        "These hardly lead to the others and could get a sub-coordinator: Account, Balance and Limits.",
      ])
  }

  @Test("proposes no group of coordinators that are only kept in one folder: they are cut out already")
  func coordinatorFolder() throws {
    let starts = (0..<6).map { "coordinator C\($0)Coordinator\nApp start C\($0)Coordinator" }.joined(separator: "\n")
    var program = try GraphSketch.program("coordinator App\n\(starts)\nApp push A\nApp push B\nApp push C")
    for index in program.graph.nodes.indices {
      let folder = program.graph.nodes[index].kind == .coordinator ? "Flows" : "Shop"
      program.graph.nodes[index].location = SourceLocation(
        file: "\(folder)/\(program.graph.nodes[index].name).swift", line: 1, column: 1)
    }
    let found = GodCoordinator(values: RuleValues(["warning": 2])).findings(in: AnalysisContext(program))
    #expect(try #require(found.first).nodes.count == 10)
    #expect(found.map(\.notes) == [[]])
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

  /// How many screens a coordinator shows; nil below the limit.
  private func count(_ sketch: String) throws -> String? {
    let found = try findings(GodCoordinator.self, ["warning": 1], in: sketch)
    return found.first?.message.split(separator: ",").first.map(String.init)
  }

  @Test("counts what a wrapper holds that the coordinator names, and not the wrapper")
  func wrappers() throws {
    let sketch = "coordinator App\nApp present Sheet\nApp push Home\nSheet child~ Quote\nApp creates Quote"
    let finding = try #require(try findings(GodCoordinator.self, ["warning": 1], in: sketch).first)
    #expect(finding.nodes == ["coordinator:App", "screen:Home", "screen:Quote"])
    // A screen with ways or parts of its own is no wrapper.
    for own in ["Sheet push Help", "Sheet creates Quote"] {
      let found = try findings(GodCoordinator.self, ["warning": 1], in: "\(sketch)\n\(own)")
      #expect(found.map(\.nodes) == [["coordinator:App", "screen:Home", "screen:Sheet"]])
    }
  }

  @Test("counts what a popup presents that presents its content itself, and not the popup")
  func popups() throws {
    let sketch = """
      coordinator App
      App child~ Popup via Popup
      App child~ Alias via Popup
      App push Home
      App creates Popup
      """
    #expect(try count(sketch) == "App shows 2 screens")
    #expect(try count("\(sketch)\nApp push Popup") == "App shows 3 screens")
  }

  @Test(
    "counts no dialogs, no pickers of the system, no frame of the app, and nothing that it only casts to",
    arguments: [
      "App present DeleteAlert", "frame Popup\nApp present Popup", "picker Documents\nApp present Documents",
      "App root Tabs\nTabs tab Home\nTabs tab Help", "App page~ Video via Gallery\nApp casts Video",
      "App present UploadSpinnerViewController", "App present SavingInProgressView", "App push LoadingScreen",
      "NameViewController inherits AlertViewController\nApp present NameViewController",
    ])
  func aside(line: String) throws {
    let sketch = "coordinator App\nApp push A\nApp push B\n"
    #expect(try count(sketch + line) == "App shows 2 screens")
    #expect(try count(sketch + "App push C") == "App shows 3 screens")
  }

  @Test(
    "counts screens that inherit from one that can show a spinner, but no heirs of dialogs",
    arguments: [
      ("LoadingViewController", true), ("SetupInProgressController", true), ("SpinnerViewController", true),
      ("ActivityIndicatorViewController", true), ("AlertViewController", false), ("BaseDialogController", false),
      ("ToastViewController", false), ("BaseViewController", true),
    ])
  func superclassesOfNotices(base: String, counts: Bool) throws {
    let sketch = "coordinator App\nApp push A\nApp push B\nApp push History\nHistory inherits \(base)"
    #expect(try count(sketch) == "App shows \(counts ? 3 : 2) screens")
    #expect(try count("\(sketch)\nHistory inherits RootViewController") == "App shows \(counts ? 3 : 2) screens")
  }

  @Test("counts no bar that is only there beside other screens, in three or more containers of one class")
  func barsBesideScreens() throws {
    func screens(_ pages: Int, _ more: String = "") throws -> [String] {
      let pairs = (1...pages).map { page in
        "App push Pair(S\(page))\nPair(S\(page)) child~ S\(page)\nPair(S\(page)) child~ Bar\nApp creates S\(page)"
      }
      let sketch = "coordinator App\nApp creates Bar\n" + pairs.joined(separator: "\n") + more
      var program = try GraphSketch.program(sketch)
      for index in program.graph.nodes.indices where program.graph.nodes[index].name.hasPrefix("Pair") {
        program.graph.nodes[index].type = "Pair"
      }
      return GodCoordinator(values: RuleValues(["warning": 1])).findings(in: AnalysisContext(program))
        .flatMap { $0.nodes.dropFirst() }
    }
    #expect(try screens(3) == ["screen:S1", "screen:S2", "screen:S3"])
    #expect(try screens(2) == ["screen:Bar", "screen:S1", "screen:S2"])
    #expect(try screens(3, "\nApp present Bar") == ["screen:Bar", "screen:S1", "screen:S2", "screen:S3"])
  }

  @Test("counts and names what containers of the app's own are made around as a child, once for each screen")
  func popovers() throws {
    let pairs = ["A", "B", "C"].map { "App present Panel(\($0))\nPanel(\($0)) child~ \($0)" }
    let sketch = "coordinator App\nApp push A\n" + pairs.joined(separator: "\n")
    let finding = try #require(try findings(GodCoordinator.self, ["warning": 2], in: sketch).first)
    #expect(finding.message.hasSuffix(": A, B and C."))
    #expect(try findings(GodCoordinator.self, ["warning": 3], in: sketch) == [])
  }

  @Test("counts each of what a container of the app's own can be made around as a child")
  func filledPopovers() throws {
    var program = try GraphSketch.program(
      """
      coordinator App
      App present Panel(A)
      Panel(A) child~ A
      App present~ Panel(B,C)
      Panel(B,C) child~ B
      Panel(B,C) child~ C
      """)
    func findings() -> [Finding] {
      GodCoordinator(values: RuleValues(["warning": 2])).findings(in: AnalysisContext(program))
    }
    #expect(findings() == [])
    for index in program.graph.nodes.indices where program.graph.nodes[index].name.hasPrefix("Panel") {
      program.graph.nodes[index].type = "Panel"
    }
    #expect(findings().map(\.nodes) == [["coordinator:App", "screen:A", "screen:B", "screen:C"]])
  }

  @Test("counts no container of the app's that puts what it is handed into another one that takes in anything")
  func handedFrames() throws {
    let sketch =
      "coordinator App\nApp push A\nApp push B\nApp push Detail\nDetail creates Header\nDetail child~ Header\n"
    #expect(try count(sketch + "Header child~ Header") == "App shows 2 screens")
    #expect(try count(sketch + "Header child~ Title") == "App shows 3 screens")
  }

  @Test("counts of a flow controller no frame that it is in, unless it leads through its flow by children")
  func ownParts() throws {
    let parts = "SetupFlowController child Frame\nSetupFlowController child Drawer\nSetupFlowController child Bar"
    #expect(try count(parts) == "SetupFlowController shows 3 screens")
    let shown = "\nSetupFlowController push Name\nSetupFlowController present Help"
    #expect(try count(parts + shown) == "SetupFlowController shows 2 screens")
    #expect(
      try count("coordinator App\n" + (parts + shown).replacing("SetupFlowController", with: "App"))
        == "App shows 5 screens")
  }

  @Test("leaves alone the windows that an app's delegate opens, as the main menu of a Mac asks for")
  func windows() throws {
    let windows = (0..<12).map { "App window W\($0)" }.joined(separator: "\n")
    #expect(try findings(GodCoordinator.self, in: "entry App\n\(windows)") == [])
    let presented = windows.replacing("window", with: "present")
    #expect(try findings(GodCoordinator.self, in: "entry App\n\(presented)").count == 1)
  }

  @Test("allows twice as many screens where they are one scenario: each follows from one of the others")
  func oneScenario() throws {
    func found(_ count: Int, _ flows: [(Int, Int)]) throws -> Int {
      let lines = flows.map { "flow S\($0.0 + 10) push S\($0.1 + 10) via App" }
      return try findings(
        GodCoordinator.self, in: ([sketch(screens: count, others: 100)] + lines).joined(separator: "\n")
      ).count
    }
    func chain(_ count: Int) -> [(Int, Int)] { (1..<count).map { ($0 - 1, $0) } }
    func menu(_ count: Int) -> [(Int, Int)] { (1..<count).map { (0, $0) } }
    #expect(try found(12, chain(12)) == 0)
    #expect(try found(20, menu(20)) == 0)
    #expect(try found(21, chain(21)) == 1)
    // One that nothing leads to, and one that two lead to.
    #expect(try found(12, chain(11)) == 1)
    #expect(try found(12, chain(12) + [(0, 11)]) == 1)
  }

  @Test("takes an object for a part of the screen that asks it where its name goes on after that of the screen")
  func actionObjects() throws {
    let screens = (0..<11).map { "OrderActionPresenter push S\($0)" }.joined(separator: "\n")
    let sketch = "router OrderActionPresenter\n\(screens)\nflow OrderViewController push S1 via OrderActionPresenter"
    #expect(try findings(GodCoordinator.self, in: sketch) == [])
    #expect(try findings(GodCoordinator.self, in: sketch.replacing("OrderV", with: "CartV")).count == 1)
  }

  @Test("points at its own lines, and not at those who ask it, and names first what most of them are about")
  func ownLines() throws {
    let sketch = """
      coordinator App
      App creates A
      App push B
      App present B
      Home push~ A via App
      Cart push~ A via App
      """
    let finding = try #require(try findings(GodCoordinator.self, ["warning": 1], in: sketch).first)
    #expect(finding.message.hasSuffix(": B and A."))
    #expect(finding.relatedLocations.map(\.line) == [2, 3, 4])
  }

  /// A settings menu with so many rows; the first `followed` of them are known to be opened from it.
  private func menu(rows: Int, followed: Int, besides others: Int = 60) -> String {
    let start = ["coordinator Settings", "Settings root Menu", "Other1 start Settings"]
    let ways = (1...rows).map { "Settings push Row\($0)" }
    let flows = (1...followed).map { "flow Menu push Row\($0) via Settings" }
    return (start + ways + flows + (1...others).map { "screen Other\($0)" }).joined(separator: "\n")
  }

  @Test("is no menu with its rows, however large its share, up to three times as many as elsewhere")
  func menus() throws {
    func count(_ sketch: String, _ options: [String: Double] = [:]) throws -> Int {
      try findings(GodCoordinator.self, options, in: sketch).count
    }
    #expect(try count(menu(rows: 29, followed: 15)) == 0)
    #expect(try count(menu(rows: 29, followed: 15, besides: 2)) == 0)
    #expect(try count(menu(rows: 30, followed: 30)) == 1)
    // It is one where a limit of the team says so, or the menu is known to lead to few of the rows.
    #expect(try count(menu(rows: 29, followed: 15), ["error": 20]) == 1)
    #expect(try count(menu(rows: 29, followed: 13)) == 1)
  }

  @Test("is one where several of the rows lead on, where it starts with several screens, and at the app's home")
  func leadingRows() throws {
    let menu = menu(rows: 25, followed: 25)
    func count(_ more: String) throws -> Int { try findings(GodCoordinator.self, in: menu + more).count }
    let leading = { (rows: ClosedRange<Int>) in
      rows.map { "\nflow Row\($0) push Row20 via Settings" }.joined()
    }
    #expect(try count(leading(1...2)) == 0)
    #expect(try count(leading(1...3)) == 1)
    // An advanced setting has rows of its own, which nothing else shows.
    let further = { (rows: ClosedRange<Int>) in
      rows.map { "\nSettings push More\($0)\nflow Row\($0) push More\($0) via Settings" }.joined()
    }
    #expect(try count(further(1...3)) == 0)
    #expect(try count(further(1...3) + "\nflow Row1 push More2 via Settings") == 1)
    #expect(try count(further(1...4)) == 1)
    #expect(try count("\nSettings root Other2") == 1)
    #expect(try count("\nentry App\nApp start Settings") == 1)
  }
}
