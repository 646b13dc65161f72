import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("tight-coupling")
struct TightCouplingTests {
  /// What is found in a sketch of a few screens, which would be a menu: that many may be known, and menus count.
  private func coupled(_ limit: Int, _ options: [String: Double] = [:], in sketch: String) throws -> [Finding] {
    let limits = ["menus": 1, "warning": Double(limit)]
    return try findings(TightCoupling.self, limits.merging(options) { $1 }, in: sketch)
  }

  private let home = """
    Home creates Profile
    Home configures Profile
    Home creates Settings
    Home casts Detail in prepare
    Home push Cart
    Home push Profile
    Home push Settings
    """

  @Test("counts the scenes of one class once, whatever modules their storyboards are in")
  func scenesOfModules() throws {
    var program = try GraphSketch.program("Home push Scene1\nHome push Scene2\nHome push Other")
    for index in program.graph.nodes.indices where program.graph.nodes[index].name.hasPrefix("Scene") {
      program.graph.nodes[index].type = "Scene"
      program.graph.nodes[index].location = SourceLocation(file: "Scene.swift", line: 1, column: 1)
      program.graph.nodes[index].module = program.graph.nodes[index].name
    }
    let found = TightCoupling(values: RuleValues(["warning": 1, "menus": 1])).findings(in: AnalysisContext(program))
    #expect(found.map(\.nodes.count) == [3])
  }

  @Test("names the screens and the limit, and says apart which are known closely and what is the way out")
  func message() throws {
    let finding = try #require(try coupled(3, in: home).first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message == "Home knows 4 concrete screens, more than 3: Detail, Profile, Settings and Cart.")
    #expect(finding.notes.count == 1)
    #expect(finding.notes.areThereAndAll { $0.contains("in prepare(for:)") && $0.contains("casts to Detail") })
    #expect(
      finding.help == """
        Let a coordinator or a routing layer make them, and give the screen outputs: closures or a delegate protocol. \
        In storyboards, cast in prepare(for:) to a protocol that declares what the destinations need.
        """)
    #expect(finding.nodes == ["screen:Home", "screen:Cart", "screen:Detail", "screen:Profile", "screen:Settings"])
    #expect(finding.edges == ["Cart", "Profile", "Settings"].map { "screen:Home push screen:\($0)" })
    #expect(finding.location?.file == "Home.swift")
    #expect(finding.relatedLocations.map(\.line) == [1, 2, 3, 4, 5, 6, 7])
    #expect(finding.fingerprint == "tight-coupling screen:Home")
  }

  @Test("advises a protocol alone where all is done in prepare(for:)")
  func prepareOnly() throws {
    let finding = try #require(try coupled(0, in: "Home casts Detail in prepare").first)
    #expect(
      finding.help == "To loosen it, cast in prepare(for:) to a protocol that declares what the destinations need.")
  }

  @Test("says that it is in prepare(for:) where nothing else knows the screen")
  func elsewhereToo() throws {
    let sketch = "Home casts Detail in prepare\nHome casts Detail"
    let finding = try #require(try coupled(0, in: sketch).first)
    #expect(finding.notes == ["It casts to Detail."])
    #expect(finding.help == TightCoupling.description.remedy)
  }

  @Test("counts each screen once, and is an error above a higher limit, where one is set")
  func limits() throws {
    #expect(try coupled(4, in: home) == [])
    #expect(try coupled(1, ["error": 3], in: home).map(\.severity) == [.error])
    #expect(try coupled(9, ["error": 3], in: home).map(\.severity) == [.error])
    #expect(try coupled(1, ["error": 4], in: home).map(\.severity) == [.warning])
    let many = (0..<60).map { "Home push S\($0)" }.joined(separator: "\n")
    #expect(try findings(TightCoupling.self, ["menus": 1], in: many).map(\.severity) == [.warning])
  }

  @Test("names those first that the code casts to or sets, of these those of other modules, and cuts the others short")
  func closestFirst() throws {
    let names = ["Cast", "Set", "FarCast", "AShown", "AFar"] + (10..<40).map { "ZShown\($0)" }
    let verbs = ["casts", "configures", "casts"]
    let lines = zip(verbs, names).map { "Home \($0) \($1)" } + names.map { "Home push \($0)" }
    var program = try GraphSketch.program(lines.joined(separator: "\n"))
    for index in program.graph.nodes.indices {
      program.graph.nodes[index].module = program.graph.nodes[index].name.contains("Far") ? "Other" : "App"
    }
    let finding = try #require(
      TightCoupling(values: RuleValues(["menus": 1])).findings(in: AnalysisContext(program)).first)
    #expect(
      finding.message.hasPrefix(
        "Home knows 35 concrete screens, more than 10: FarCast, Cast, Set, AFar, AShown, ZShown10"))
    #expect(finding.message.hasSuffix(" more.") && finding.message.count <= 120)
    #expect(finding.notes == ["It casts to Cast and FarCast; configures Set."])
  }

  /// A screen that knows a dozen others, which is opened from some screens, and some of which others lead to as well.
  private func menu(openedFrom openers: Int, alsoLedTo shared: Int, by verb: String = "push") -> String {
    ((10..<22).map { "Menu push S\($0)" } + (0..<openers).map { "P\($0) push Menu" }
      + (10..<(10 + shared)).map { "Other \(verb) S\($0)" }).joined(separator: "\n")
  }

  @Test(
    "leaves alone a menu, which at least one and at most three open and which alone leads to at least half of what it knows",
    arguments: [
      (0, 0, false), (1, 0, true), (3, 0, true), (4, 0, false), (3, 6, true), (3, 7, false), (0, 12, false),
      (4, 12, false),
    ])
  func menus(openers: Int, shared: Int, isMenu: Bool) throws {
    let sketch = menu(openedFrom: openers, alsoLedTo: shared)
    func known(_ options: [String: Double]) throws -> [Finding] {
      try findings(TightCoupling.self, options, in: sketch).filter { $0.nodes.first == "screen:Menu" }
    }
    #expect(try known([:]).count == (isMenu ? 0 : 1))
    #expect(try known(["menus": 1]).count == 1)
  }

  @Test(
    "takes no screen for a menu that is put together from several others",
    arguments: [
      ("Menu child A\nMenu child B", true), ("Menu embed(first) A\nMenu embed(second) B", true),
      ("Menu tab A\nMenu child B", true), ("Menu child Stack(A)\nStack(A) root A\nMenu child B", true),
      ("Menu child A", false), ("Menu child A\nMenu page A", false), ("Menu child? A\nMenu child? B", false),
      ("Menu root A\nMenu root B", false), ("part A\nMenu child A\nMenu child B", false),
      ("Menu child~ A via Segments\nMenu child~ B via Segments", false),
    ])
  func composedScreens(parts: String, isFound: Bool) throws {
    let sketch = "\(menu(openedFrom: 1, alsoLedTo: 0))\n\(parts)"
    let found = try findings(TightCoupling.self, in: sketch).filter { $0.nodes.first == "screen:Menu" }
    #expect(found.count == (isFound ? 1 : 0))
  }

  @Test("takes what has a screen in a tab or as a child for no way to it, nor for what is put together from it")
  func heldMenus() throws {
    let holders = (0..<5).map { "Tabs\($0) child~ Menu via Segments" }.joined(separator: "\n")
    let others = (0..<30).map { "screen Other\($0)" }.joined(separator: "\n")
    let sketch = "entry App\nApp root Tabs0\n\(holders)\n\(others)\n\(menu(openedFrom: 0, alsoLedTo: 0))"
    #expect(try findings(TightCoupling.self, in: sketch) == [])
    let pushed = sketch.replacing("child~ Menu via Segments", with: "push Menu")
    #expect(try findings(TightCoupling.self, in: pushed).count == 1)
  }

  @Test(
    "counts whoever leads somewhere else than back, and no objects that pass on what screens ask for",
    arguments: [
      ("coordinator Other", "push", false), ("entry Other", "push", false), ("screen Other", "present~", false),
      ("screen Other", "tab", false), ("screen Other", "push?", true), ("screen Other", "pop", true),
      ("router Other", "push", true), ("part Other", "push", false),
    ])
  func coupled(declaration: String, verb: String, isMenu: Bool) throws {
    let sketch = "\(declaration)\n\(menu(openedFrom: 1, alsoLedTo: 12, by: verb))"
    let found = try findings(TightCoupling.self, in: sketch).filter { $0.nodes.first == "screen:Menu" }
    #expect(found.count == (isMenu ? 0 : 1))
  }

  @Test("takes a tab for a menu, unless the app starts with it or most of the app lies behind it")
  func tabs() throws {
    let tabs = "entry App\nApp root Tabs\nTabs tab Menu\nTabs tab Home\n"
    func isFound(_ sketch: String) throws -> Bool {
      try findings(TightCoupling.self, in: sketch).contains { $0.nodes.first == "screen:Menu" }
    }
    let menu = (10..<22).map { "Menu push S\($0)" }.joined(separator: "\n")
    let more = (10..<40).map { "\nHome push T\($0)" }.joined()
    #expect(try !isFound(tabs + menu + more))
    #expect(try isFound(tabs + menu))
    #expect(try isFound("entry App\nApp root Menu\n" + menu + "\nMenu push Home" + more))
  }

  @Test("counts ways through coordinators, and those into containers, among the ways to a screen")
  func waysToMenus() throws {
    let alone = menu(openedFrom: 1, alsoLedTo: 0)
    #expect(try findings(TightCoupling.self, in: alone) == [])
    let flows = (10..<22).map { "flow Other push S\($0) via Flow" }.joined(separator: "\n")
    #expect(try findings(TightCoupling.self, in: "\(alone)\n\(flows)").count == 1)
    let stacks = (10..<22).map { "container N\($0)\nOther present N\($0)\nN\($0) root S\($0)" }.joined(separator: "\n")
    #expect(try findings(TightCoupling.self, in: "\(alone)\n\(stacks)").count == 1)
  }

  @Test(
    "is not deceived",
    arguments: [
      "Home push B in storyboard", "Home push(goB) B", "Home push B via Router", "Home push~ B", "Home pop B",
      "Home push Home\nHome creates Home", "coordinator B\nHome start B\nHome creates B", "Home tab B\nHome creates B",
      "container Nav\nHome tab Nav\nNav root B\nHome creates B", "alert B\nHome present B", "Home push ?",
      "coordinator Home\nHome creates B\nHome push B", "Home creates B", "Home creates B\nHome configures B",
      "Home present DeleteAlert", "Home present SlidingAlertMenu", "Home present DialogRenameViewController",
      "Home creates SavedToastViewController\nHome present SavedToastViewController",
      "frame Popup\nHome creates Popup\nHome present Popup",
    ])
  func traps(sketch: String) throws {
    #expect(try coupled(0, in: sketch) == [])
  }

  @Test("counts parts when asked to, and in any case those that are also shown, but not for casts that tell them apart")
  func parts() throws {
    let part = "Home child B\nHome creates B"
    #expect(try coupled(0, ["parts": 1], in: part).count == 1)
    #expect(try coupled(0, in: part + "\nHome casts B") == [])
    #expect(try coupled(0, in: "Home creates B\nHome casts B").count == 1)
    #expect(try coupled(0, in: "Home creates B\nHome root B as exchange").count == 1)
    #expect(try coupled(0, in: "Home present DialogsViewController").count == 1)
    #expect(try coupled(0, in: part + "\nHome push B").count == 1)
  }

  @Test(
    "counts what a container of the app's own is made around as a child, and not the container",
    arguments: [
      ("", ["A", "B", "Help"]), ("Popover(Help) dismiss ?", ["A", "B", "Help"]),
      ("Popover(Help) present Menu", ["A", "B", "Popover(Help)"]),
      ("Popover(Help) child Bar", ["A", "B", "Popover(Help)"]),
    ])
  func popovers(line: String, known: [String]) throws {
    let sketch = "Home push A\nHome push B\nHome popover Popover(Help)\nPopover(Help) child~ Help\nHome creates Help\n"
    let finding = try #require(try coupled(2, in: sketch + line).first)
    #expect(Array(finding.nodes.dropFirst()) == known.map { "screen:\($0)" })
  }

  @Test(
    "counts what a function makes a container of the app's own around, where such a container holds one child at a time",
    arguments: [
      ("", ["A", "B", "Help"]), ("Popover(A,B) child~ C", ["A", "B", "Help"]),
      // Where it is made around a single one, that one may be unknown.
      ("Popover(Help) child? Help", ["A", "B"]),
      // One that always has two children, or another one beside the one that it is given, shows them together.
      ("Popover(Help) child~ Bar", []), ("Popover(A,B) child Bar", ["Help"]), ("Popover(A,B) child? Bar", ["Help"]),
      ("Popover(A,B) child~ ?", ["Help"]), ("Popover(A,B) push Menu", ["Help"]),
      ("Popover(A,B) dismiss ?", ["A", "B", "Help"]),
    ])
  func filledPopovers(line: String, known: [String]) throws {
    let isOtherHelp = line.hasPrefix("Popover(Help) child? ")
    let sketch = """
      Home creates A
      Home creates B
      Home creates Help
      Home popover~ Popover(A,B)
      Popover(A,B) child~ A
      Popover(A,B) child~ B
      Home popover~ Popover(Help)
      \(isOtherHelp ? "" : "Popover(Help) child~ Help")
      \(line)
      """
    var program = try GraphSketch.program(sketch)
    func knownScreens() -> [String] {
      TightCoupling(values: RuleValues(["menus": 1, "warning": 0])).findings(in: AnalysisContext(program))
        .filter { $0.nodes.first == "screen:Home" }.flatMap { $0.nodes.dropFirst() }
    }
    #expect(knownScreens() == (isOtherHelp || line.hasPrefix("Popover(Help)") ? [] : ["screen:Help"]))
    for index in program.graph.nodes.indices where program.graph.nodes[index].name.hasPrefix("Popover") {
      program.graph.nodes[index].type = "Popover"
    }
    #expect(knownScreens() == known.map { "screen:\($0)" })
  }

  @Test("counts the screen that a navigation controller is made around where it is shown")
  func stacks() throws {
    var program = try GraphSketch.program("container Stack\nHome present Stack\nStack root Help")
    let all = TightCoupling(values: RuleValues(["menus": 1, "warning": 0]))
    #expect(all.findings(in: AnalysisContext(program)) == [])
    let made = try #require(program.graph.edges.firstIndex { $0.kind == .root })
    let shown = try #require(program.graph.edges.first { $0.kind == .present })
    program.graph.edges[made].sites = shown.sites
    let finding = try #require(all.findings(in: AnalysisContext(program)).first)
    #expect(finding.nodes == ["screen:Home", "screen:Help"])
    #expect(finding.message.hasSuffix(": Help."))
  }

  @Test("counts only screens with a type, no parts of screens and no inline views")
  func concreteScreens() throws {
    let program = try GraphSketch.program("Home push A\nHome push B\nHome push C\nHome push D")
    let all = TightCoupling(values: RuleValues(["menus": 1, "warning": 0]))
    for (change, count) in [(\Node.role, 3)] {
      var changed = program
      changed.graph.nodes[0][keyPath: change] = .component
      let finding = try #require(all.findings(in: AnalysisContext(changed)).first)
      #expect(finding.nodes.count - 1 == count)
    }
    var withoutType = program
    withoutType.graph.nodes[0].type = nil
    #expect(try #require(all.findings(in: AnalysisContext(withoutType)).first).nodes.count == 4)
  }

  @Test("judges a class once, however many scenes it has")
  func severalScenes() throws {
    var program = try GraphSketch.program("Home push A\nHome2 push A\nHome push B\nHome push B2")
    for index in program.graph.nodes.indices where program.graph.nodes[index].name.hasSuffix("2") {
      program.graph.nodes[index].name.removeLast()
      program.graph.nodes[index].type?.removeLast()
      program.graph.nodes[index].location = nil
    }
    let home = try #require(program.graph.nodes.firstIndex { $0.id == "screen:Home" })
    let second = try #require(program.graph.nodes.firstIndex { $0.id == "screen:B" })
    program.graph.nodes[home].location = nil
    program.graph.nodes[second].location = nil
    let found = TightCoupling(values: RuleValues(["menus": 1, "warning": 0])).findings(in: AnalysisContext(program))
    #expect(found.map(\.nodes) == [["screen:Home", "screen:A", "screen:B"]])
  }

  @Test("lets a menu silence the warning, but no limit that a team sets")
  func limitsOfMenus() throws {
    let sketch = menu(openedFrom: 1, alsoLedTo: 0)
    #expect(try findings(TightCoupling.self, ["error": 11], in: sketch).map(\.severity) == [.error])
    #expect(try findings(TightCoupling.self, ["error": 12], in: sketch) == [])
  }

  /// An app that starts in some way, whose home knows eleven screens; a chain of others is longer than what home leads to.
  private func app(_ start: String) -> String {
    let known = (0..<11).map { "Home push S\($0)" }
    let others = (0..<30).map { "O\($0) push O\($0 + 1)" }
    return (["entry App", "First push O0", start] + known + others).joined(separator: "\n")
  }

  @Test(
    "takes what an app starts with for no menu, nor what that is put together from, unless that is a tab",
    arguments: [
      ("App root Home", false), ("App root Home\nO3 push Home", false), ("App push Home", false),
      ("App push Home\nFirst push Home", true), ("App root First\nFirst push Home", true),
      ("App root Tabs\nTabs tab Home\nTabs tab First", true),
      ("App root Panes\nPanes column Home\nPanes column First", false),
      ("container Bar\ncontainer Stack\nApp root Bar\nBar tab Stack\nStack root Home\nBar tab First", true),
      ("coordinator Flow\nApp start Flow\nFlow root Home", false),
      ("coordinator Flow\nApp start Flow\nApp root First\nFlow push Home", true),
      ("App root Tabs\nTabs tab? Home\nFirst push Home", true),
    ])
  func starts(start: String, isMenu: Bool) throws {
    #expect(try findings(TightCoupling.self, in: app(start)).count == (isMenu ? 0 : 1))
  }

  @Test("takes a screen that more than half of the app's screens lie behind for no menu, as home behind a login")
  func behindTheLogin() throws {
    let home = "entry App\nApp root Login\nLogin push Home\nLogin present SignUp\n"
    let known = (0..<11).map { "Home push S\($0)" }
    #expect(try findings(TightCoupling.self, in: home + known.joined(separator: "\n")).count == 1)
    let tabs = known + ["Login push Tabs", "Tabs tab Home", "Tabs tab Other"]
    let loggedIn = tabs.joined(separator: "\n").replacing("Login push Home", with: "")
    #expect(
      try findings(TightCoupling.self, in: "entry App\nApp root Login\n" + loggedIn).count == 1)
    let more = known + (0..<12).map { "Login push T\($0)" }
    #expect(
      try findings(TightCoupling.self, in: home + more.joined(separator: "\n")).map(\.nodes.first) == ["screen:Login"])
  }
}
