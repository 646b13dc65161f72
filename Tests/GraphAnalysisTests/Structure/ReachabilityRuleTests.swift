import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("unreachable-screen")
struct UnreachableScreenTests {
  @Test("is a warning at the screen's own place")
  func screen() throws {
    let found = try findings(UnreachableScreen.self, in: "entry App\nApp root List\nunmentioned Old")
    #expect(found.map(\.nodes) == [["screen:Old"]])
    #expect(found.map(\.location?.file) == ["Old.swift"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.fingerprint) == ["unreachable-screen screen:Old"])
    #expect(found.map(\.message) == ["Nothing shows Old, and no other code names it."])
    #expect(found.map(\.help) == ["Delete it, or add a transition that leads to it."])
    #expect(found.flatMap(\.notes) == [])
  }

  @Test("tells which code that nothing runs names the screen")
  func deadNamers() throws {
    var program = try GraphSketch.program("entry App\nApp root List\nunmentioned Old\nOld push Editor")
    program.deadNamers = ["screen:Old": ["OldFactory"]]
    let found = UnreachableScreen(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(found.map(\.message) == ["Nothing shows Old, and no code that runs names it."])
    #expect(
      found.flatMap(\.notes) == [
        "Only OldFactory names it, and nothing runs OldFactory.", "1 more unreachable screen is behind it: Editor.",
      ])
    #expect(found.compactMap { UnreachableScreen.name(in: $0) } == ["Old"])
    program.deadNamers = ["screen:Old": ["Home.never", "OldFactory"]]
    let both = UnreachableScreen(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(both.first?.notes.first == "Only Home.never and OldFactory name it, and nothing runs them.")
  }

  @Test("tells which screens only the screen leads to, however far behind it")
  func behind() throws {
    let sketch = "entry App\nApp root List\nunmentioned Old\nOld push Editor\nEditor push Font\nOld push List"
    let found = try findings(UnreachableScreen.self, in: sketch)
    #expect(found.flatMap(\.notes) == ["2 more unreachable screens are behind it: Editor and Font."])
    let shared = try findings(UnreachableScreen.self, in: sketch + "\nList push Font")
    #expect(shared.flatMap(\.notes) == ["1 more unreachable screen is behind it: Editor."])
  }

  /// An app with dead scenes that no source declares.
  private func deadScenes(_ names: [String]) throws -> LinkedProgram {
    let ids = names.indices.map { "Scene\($0)" }
    let lines = ids.map { "unmentioned \($0)" } + ["Scene0 push Editor"]
    var program = try GraphSketch.program("entry App\nApp root List\n" + lines.joined(separator: "\n"))
    for (id, name) in zip(ids, names) {
      for index in program.graph.nodes.indices where program.graph.nodes[index].name == id {
        program.graph.nodes[index].name = name
        program.graph.nodes[index].type = nil
        program.graph.nodes[index].storyboard = "Shop"
        program.graph.nodes[index].sceneID = id
        program.graph.nodes[index].location = SourceLocation(
          file: "App/Base.lproj/Shop.storyboard", line: index + 1, column: 1)
      }
    }
    return program
  }

  @Test("says that it is a scene, and of which storyboard, where no source declares the screen")
  func scene() throws {
    func messages(_ names: [String]) throws -> [String] {
      UnreachableScreen(values: RuleValues()).findings(in: AnalysisContext(try deadScenes(names))).map(\.message)
    }
    #expect(
      try messages(["View Controller"]) == [
        "Nothing shows the scene View Controller of Shop.storyboard, and no other code names it."
      ])
    #expect(
      try messages(["Page", "Page"]) == [
        "Nothing shows the scene Page (Shop, Scene0), and no other code names it.",
        "Nothing shows the scene Page (Shop, Scene1), and no other code names it.",
      ])
  }

  @Test("names several scenes of a storyboard without it")
  func severalScenes() throws {
    let program = try deadScenes(["Cart", "Page", "End of Sale", "Page"])
    let found = SharedCause.merged(UnreachableScreen(values: RuleValues()).findings(in: AnalysisContext(program)))
    let group = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      group.message
        == "Nothing shows 4 scenes of Shop.storyboard, and no other code names them: Cart, Page (Shop, Scene1) and 2 more."
    )
    #expect(
      group.notes == [
        "All of them: Cart, Page (Shop, Scene1), End of Sale and Page (Shop, Scene3).",
        "Cart: 1 more unreachable screen is behind it: Editor.",
      ])
  }

  @Test("does not say that screens of libraries are behind it")
  func libraries() throws {
    var program = try GraphSketch.program("entry App\nApp root List\nunmentioned Old\nOld push Editor\nOld push Picker")
    for index in program.graph.nodes.indices where program.graph.nodes[index].name == "Picker" {
      program.graph.nodes[index].location = nil
    }
    let found = UnreachableScreen(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(found.flatMap(\.notes) == ["1 more unreachable screen is behind it: Editor."])
  }

  @Test("does not say that its superclass is behind it")
  func superclass() throws {
    let sketch = "entry App\nApp root List\nunmentioned Old\nOld inherits Base\nscreen Base\nOld holds Base"
    #expect(try findings(UnreachableScreen.self, in: sketch).flatMap(\.notes) == [])
    let more = try findings(UnreachableScreen.self, in: sketch + "\nBase push Help")
    #expect(more.flatMap(\.notes) == ["1 more unreachable screen is behind it: Help."])
  }
}

@Suite("navigation-depth")
struct NavigationDepthTests {
  @Test("runs only when it is asked for")
  func optIn() throws {
    let program = try GraphSketch.program(try #require(NavigationDepth.description.triggeringExamples.first).sketch)
    #expect(GraphAnalyzer.analyze(program) == [])
    let asked = AnalysisConfiguration(rules: ["navigation-depth": RuleSetting()])
    #expect(GraphAnalyzer.analyze(program, configuration: asked).map(\.rule) == ["navigation-depth"])
  }

  @Test("reports only the end of a way, with the whole way")
  func way() throws {
    let found = try findings(
      NavigationDepth.self, ["maximum": 1],
      in: """
        entry App
        App root A
        A push B
        B present C
        C sheet D
        """)
    #expect(found.map(\.nodes) == [["screen:D", "screen:C", "screen:B", "screen:A"]])
    let finding = try #require(found.first)
    #expect(finding.message == "D is 3 transitions away from the entry points, more than 1.")
    #expect(finding.notes == ["The shortest path: A → B → C → D."])
    #expect(finding.help == "Show it from a screen that is closer to the start, or open it by a deep link.")
  }

  @Test(
    "counts no step for what contains a screen or replaces one, and none for who shows the first screens",
    arguments: [
      "entry App\nApp root A\nA push B", "entry App\nApp root Tabs\nTabs tab A\nA push B",
      "entry App\nApp root Login\nLogin replace A\nA push B",
      "entry App\ncoordinator Flow\nApp start Flow\nFlow push A\nFlow push B\nflow A push B via Flow",
      "entry App\nApp root A\ncontainer Nav\nA present Nav\nNav root B",
    ])
  func steps(sketch: String) throws {
    let found = try findings(NavigationDepth.self, ["maximum": 0], in: sketch)
    #expect(found.map(\.nodes.first) == ["screen:B"])
    #expect(try #require(found.first).message.hasPrefix("B is 1 transition away"))
  }

  @Test("says nothing of screens to which no way is known")
  func unreached() throws {
    #expect(try findings(NavigationDepth.self, ["maximum": 0], in: "entry App\nApp root A\nB push C\nC push D") == [])
  }

  @Test("takes a screen that nothing is known to lead to for one that may be the first")
  func strangers() throws {
    let sketch = "entry App\nApp root A\nA push B\nB push C\nC push D"
    #expect(try findings(NavigationDepth.self, ["maximum": 2], in: sketch).count == 1)
    #expect(try findings(NavigationDepth.self, ["maximum": 2], in: sketch + "\nTab push C") == [])
  }
}

@Suite("inconsistent-presentation")
struct InconsistentPresentationTests {
  @Test("runs only when it is asked for")
  func optIn() throws {
    let program = try GraphSketch.program("List push Profile\nChat present Profile")
    #expect(GraphAnalyzer.analyze(program) == [])
    let asked = AnalysisConfiguration(rules: ["inconsistent-presentation": RuleSetting()])
    #expect(GraphAnalyzer.analyze(program, configuration: asked).map(\.rule) == ["inconsistent-presentation"])
  }

  @Test("names who pushes and who presents")
  func sources() throws {
    let found = try findings(
      InconsistentPresentation.self,
      in: """
        List push Profile
        Search push Profile
        Chat present Profile
        Chat popover Profile
        """)
    let finding = try #require(found.first)
    #expect(finding.message == "Profile is both pushed and presented.")
    #expect(finding.notes == ["List and Search push it.", "Chat presents it."])
    #expect(finding.help == "Always show it in the same way, or present it inside a navigation controller.")
    #expect(finding.nodes == ["screen:Profile", "screen:Chat", "screen:List", "screen:Search"])
    #expect(finding.location?.line == 1 && finding.relatedLocations.map(\.line) == [2, 3])
  }

  @Test("counts what a navigation controller is around only when asked")
  func containers() throws {
    let sketch = "container Stack\nList push Profile\nChat present Stack\nStack root Profile"
    #expect(try findings(InconsistentPresentation.self, ["containers": 1], in: sketch).count == 1)
  }

  @Test("counts the place that shows the screen, and not who asks the object there, in whichever way it does")
  func askers() throws {
    let asked = """
      router Shell
      Menu push~ Profile via Shell
      Search present Profile via Shell
      Shell push Profile
      """
    #expect(try findings(InconsistentPresentation.self, in: asked) == [])
    let found = try findings(InconsistentPresentation.self, in: asked + "\nChat present Profile")
    #expect(try #require(found.first).notes == ["Shell pushes it.", "Chat presents it."])
    let wrapped = "router Router\nMenu push~ Profile via Router\nChat present Profile"
    #expect(try findings(InconsistentPresentation.self, in: wrapped).count == 1)
  }

  @Test("takes a function that decides between the two for one that pushes")
  func fallbacks() throws {
    let careful = "Chat push Profile\nChat present Profile as fallback"
    #expect(try findings(InconsistentPresentation.self, in: careful + "\nList push Profile") == [])
    let found = try findings(InconsistentPresentation.self, in: careful + "\nList present Profile")
    #expect(try #require(found.first).notes == ["Chat pushes it.", "List presents it."])
  }

  @Test("leaves alone what a screen does that nothing shows")
  func unreachable() throws {
    let sketch = "Old push Profile\nMenu present Profile"
    #expect(try findings(InconsistentPresentation.self, in: sketch).count == 1)
    #expect(try findings(InconsistentPresentation.self, in: sketch + "\nunmentioned Old") == [])
  }

  @Test("leaves alone a place that shows several screens, of which it pushes some and presents others")
  func severalScreens() throws {
    var program = try GraphSketch.program("Links push~ Profile\nLinks push~ Compose\nMenu present Compose")
    let rule = InconsistentPresentation(values: RuleValues())
    #expect(rule.findings(in: AnalysisContext(program)).count == 1)
    for index in program.graph.edges.indices where program.graph.edges[index].kind == .push {
      program.graph.edges[index].sites = [SourceLocation(file: "Links.swift", line: 9, column: 1)]
    }
    #expect(rule.findings(in: AnalysisContext(program)) == [])
  }

  @Test("leaves alone what is uncertain, and popovers", arguments: ["present?", "present~", "popover"])
  func others(verb: String) throws {
    #expect(try findings(InconsistentPresentation.self, in: "List push Profile\nChat \(verb) Profile") == [])
  }
}

@Suite("unresolved-destination")
struct UnresolvedDestinationTests {
  @Test("is a finding for each transition, with the reason")
  func reason() throws {
    var program = try GraphSketch.program("List push(open) ?\nList dismiss ?\nList push Detail")
    for index in program.graph.edges.indices { program.graph.edges[index].reason = "it is computed" }
    let found = UnresolvedDestination(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(found.map(\.edges) == [["screen:List push(open) unknown:?"]])
    let finding = try #require(found.first)
    #expect(finding.message == "List shows an unknown destination (push \"open\").")
    #expect(finding.notes == ["The reason: it is computed."])
    #expect(finding.help == UnresolvedDestination.description.remedy)
  }

  @Test("counts a place of which some destinations are known only when asked to", arguments: [false, true])
  func partly(isAsked: Bool) throws {
    var program = try GraphSketch.program(
      "coordinator Flow\ncoordinator Form\nList push Detail\nList push ?\nFlow start Form\nFlow present ?\nChat push ?")
    let place = SourceLocation(file: "Links.swift", line: 9, column: 1)
    for index in program.graph.edges.indices { program.graph.edges[index].sites = [place] }
    let values = RuleValues(["partly": isAsked ? 1 : 0])
    let found = UnresolvedDestination(values: values).findings(in: AnalysisContext(program))
    #expect(
      Set(found.flatMap(\.nodes)) == (isAsked ? ["screen:Chat", "screen:List", "coordinator:Flow"] : ["screen:Chat"]))
  }

  @Test("leaves a segue that is not there to dangling-segue")
  func dangling() throws {
    var program = try GraphSketch.program(
      "scene List in Main\nscene Detail in Main\nList performs open\nList show(open) ?\nList show(edit) ?")
    let place = try #require(
      DanglingSegue(values: RuleValues()).findings(in: AnalysisContext(program)).first?.location)
    for index in program.graph.edges.indices where program.graph.edges[index].identifier == "open" {
      program.graph.edges[index].sites = [place]
    }
    let found = UnresolvedDestination(values: RuleValues()).findings(in: AnalysisContext(program))
    #expect(found.map(\.edges) == [["screen:List show(edit) unknown:?"]])
  }
}
