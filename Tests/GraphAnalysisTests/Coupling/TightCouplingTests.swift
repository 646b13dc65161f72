import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("tight-coupling")
struct TightCouplingTests {
  private let home = """
    Home creates Profile
    Home configures Profile
    Home creates Settings
    Home casts Detail in prepare
    Home push Cart
    Home push Profile
    Home push Settings
    """

  @Test("names the screens, how they are known, the limit and the way out")
  func message() throws {
    let finding = try #require(try findings(TightCoupling.self, ["warning": 3], in: home).first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message == """
        Home knows 4 concrete screens, more than 3: creates Profile and Settings; in prepare(for:) casts to Detail; \
        shows Cart. Let a coordinator or a routing layer make them, and give the screen outputs: closures or a \
        delegate protocol. In storyboards, cast in prepare(for:) to a protocol of what the destinations are given.
        """)
    #expect(finding.nodes == ["screen:Home", "screen:Cart", "screen:Detail", "screen:Profile", "screen:Settings"])
    #expect(finding.edges == ["Cart", "Profile", "Settings"].map { "screen:Home push screen:\($0)" })
    #expect(finding.location?.file == "Home.swift")
    #expect(finding.relatedLocations.map(\.line) == [1, 2, 3, 4, 5, 6, 7])
    #expect(finding.fingerprint == "tight-coupling screen:Home")
  }

  @Test("advises a protocol alone where all is done in prepare(for:)")
  func prepareOnly() throws {
    let finding = try #require(
      try findings(TightCoupling.self, ["warning": 0], in: "Home casts Detail in prepare").first)
    #expect(
      finding.message.hasSuffix("To loosen it, cast in prepare(for:) to a protocol of what the destinations are given.")
    )
  }

  @Test("says that it is in prepare(for:) where nothing else knows the screen")
  func elsewhereToo() throws {
    let sketch = "Home casts Detail in prepare\nHome casts Detail"
    let finding = try #require(try findings(TightCoupling.self, ["warning": 0], in: sketch).first)
    #expect(finding.message.contains(": casts to Detail."))
  }

  @Test("is an error above the higher limit, and counts each screen once")
  func limits() throws {
    #expect(try findings(TightCoupling.self, ["warning": 4], in: home) == [])
    #expect(try findings(TightCoupling.self, ["warning": 1, "error": 3], in: home).map(\.severity) == [.error])
    #expect(try findings(TightCoupling.self, ["warning": 9, "error": 3], in: home).map(\.severity) == [.error])
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
    ])
  func traps(sketch: String) throws {
    #expect(try findings(TightCoupling.self, ["warning": 0], in: sketch) == [])
  }

  @Test("counts parts when asked to, and in any case those that are also shown, but not for casts that tell them apart")
  func parts() throws {
    let part = "Home child B\nHome creates B"
    #expect(try findings(TightCoupling.self, ["warning": 0, "parts": 1], in: part).count == 1)
    #expect(try findings(TightCoupling.self, ["warning": 0], in: part + "\nHome casts B") == [])
    #expect(try findings(TightCoupling.self, ["warning": 0], in: "Home creates B\nHome casts B").count == 1)
    #expect(try findings(TightCoupling.self, ["warning": 0], in: "Home creates B\nHome root B as exchange").count == 1)
    #expect(try findings(TightCoupling.self, ["warning": 0], in: "Home present DialogsViewController").count == 1)
    #expect(try findings(TightCoupling.self, ["warning": 0], in: part + "\nHome push B").count == 1)
  }

  @Test("counts the screen that a navigation controller is made around where it is shown")
  func stacks() throws {
    var program = try GraphSketch.program("container Stack\nHome present Stack\nStack root Help")
    let all = TightCoupling(values: RuleValues(["warning": 0]))
    #expect(all.findings(in: AnalysisContext(program)) == [])
    let made = try #require(program.graph.edges.firstIndex { $0.kind == .root })
    let shown = try #require(program.graph.edges.first { $0.kind == .present })
    program.graph.edges[made].sites = shown.sites
    let finding = try #require(all.findings(in: AnalysisContext(program)).first)
    #expect(finding.nodes == ["screen:Home", "screen:Help"])
    #expect(finding.message.contains("shows Help."))
  }

  @Test("counts only screens with a type, no parts of screens and no inline views")
  func concreteScreens() throws {
    let program = try GraphSketch.program("Home push A\nHome push B\nHome push C\nHome push D")
    let all = TightCoupling(values: RuleValues(["warning": 0]))
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
    let found = TightCoupling(values: RuleValues(["warning": 0])).findings(in: AnalysisContext(program))
    #expect(found.map(\.nodes) == [["screen:Home", "screen:A", "screen:B"]])
  }
}
