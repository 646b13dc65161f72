import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("Rules of a team's own")
struct OwnRuleTests {
  /// Finds by one rule; a node's module is the part of its name before `_`.
  private func findings(
    _ demand: OwnRule.Demand, comment: String? = nil, severity: Severity = .error, in sketch: String
  ) throws -> [Finding] {
    var program = try GraphSketch.program(sketch)
    for index in program.graph.nodes.indices where program.graph.nodes[index].name.contains("_") {
      program.graph.nodes[index].module = String(program.graph.nodes[index].name.prefix { $0 != "_" })
    }
    let rule = OwnRule(name: "our-rule", comment: comment, severity: severity, demand: demand)
    return GraphAnalyzer.analyze(program, configuration: AnalysisConfiguration(ownRules: [rule]))
      .filter { $0.rule == "our-rule" }
  }

  private func named(_ name: String) -> [NodePattern] { [NodePattern(names: [WildcardPattern(name)])] }

  private func modules(_ names: String...) -> [NodeGroup] {
    names.map { NodeGroup(name: $0, members: [NodePattern(modules: [WildcardPattern($0)])]) }
  }

  @Test("say what is wrong, why, and where")
  func message() throws {
    let found = try findings(
      .forbidden(WayPattern(from: named("Cart*"), to: named("Settings"))), comment: "Ask the app's coordinator.",
      severity: .warning, in: "CartView push Settings\nCartView present Settings\nHome push Settings\nCartView push B")
    #expect(
      found.map(\.message) == [
        "CartView leads to Settings (push, present), which is forbidden."
      ])
    let finding = try #require(found.first)
    #expect(finding.help == "Ask the app's coordinator.")
    #expect(finding.severity == .warning)
    #expect(finding.nodes == ["screen:CartView", "screen:Settings"])
    #expect(finding.location?.line == 1 && finding.relatedLocations.map(\.line) == [2])
    #expect(finding.fingerprint == "our-rule screen:CartView screen:Settings")
  }

  @Test("forbid kinds of transitions, also those back when they are named")
  func kinds() throws {
    let sketch = "A push B\nA present B\nC pop B"
    #expect(try findings(.forbidden(WayPattern(kinds: [.present])), in: sketch).map(\.nodes[0]) == ["screen:A"])
    #expect(try findings(.forbidden(WayPattern(kinds: [.pop])), in: sketch).map(\.nodes[0]) == ["screen:C"])
    #expect(try findings(.forbidden(WayPattern(to: named("B"))), in: sketch).map(\.nodes[0]) == ["screen:A"])
  }

  @Test("forbid ways through coordinators when they are told to")
  func flows() throws {
    let sketch = "coordinator Flow\nFlow push B\nflow A push B via Flow"
    var ways = WayPattern(from: named("A"), to: named("B"))
    #expect(try findings(.forbidden(ways), in: sketch) == [])
    ways.includesFlows = true
    let found = try findings(.forbidden(ways), in: sketch)
    #expect(found.map(\.message) == ["A leads to B (push) through Flow, which is forbidden."])
    #expect(found.first?.location?.line == 2)
  }

  @Test("name of many coordinators only those that a line has room for")
  func manyCoordinators() throws {
    let via = (1...9).map { "NumberedFlowCoordinator\($0)" }
    let sketch =
      via.map { "coordinator \($0)" }.joined(separator: "\n")
      + "\nflow A push B via \(via.joined(separator: ","))"
    let found = try findings(.forbidden(WayPattern(from: named("A"), includesFlows: true)), in: sketch)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.count <= 120 && $0.message.contains(" more, which is forbidden.") })
  }

  @Test("look through plain containers, and judge no guess and nothing unknown")
  func edges() throws {
    let rule = OwnRule.Demand.forbidden(WayPattern(from: named("A")))
    #expect(
      try findings(rule, in: "container Nav\nA present Nav\nNav root B").map(\.nodes) == [["screen:A", "screen:B"]])
    #expect(try findings(rule, in: "A push? B\nA push ?\nA push A") == [])
    let unknown = WayPattern(from: named("A"), to: [NodePattern(kinds: [.unknown])])
    #expect(try findings(.forbidden(unknown), in: "A push B\nA push ?").count == 1)
  }

  @Test("allow only what they list, alerts and the group itself aside")
  func allowed() throws {
    let found = try findings(
      .allowed(from: named("Cart*"), to: named("Checkout")),
      in: "alert Warning\nCart push Checkout\nCart push CartItem\nCart alert Warning\nCart push Home\nB push Home")
    #expect(found.map(\.message) == ["Cart leads to Home (push), which is not allowed."])
  }

  @Test("require that whatever matches leads to something")
  func required() throws {
    let found = try findings(
      .required(from: named("*Flow"), to: named("Help")),
      in: "coordinator CartFlow\ncoordinator ShopFlow\nCartFlow push Help\nShopFlow push Shop\nOther push Shop")
    #expect(found.map(\.message) == ["ShopFlow leads to none of the required destinations."])
    #expect(found.map(\.fingerprint) == ["our-rule coordinator:ShopFlow"])
    #expect(found.first?.location?.file == "ShopFlow.swift")
  }

  @Test("are judged by what is set about them, for the whole app or a folder")
  func settings() throws {
    func found(_ configuration: AnalysisConfiguration) throws -> [String] {
      var configuration = configuration
      configuration.ownRules = [OwnRule(name: "our-rule", demand: .forbidden(WayPattern(to: named("B"))))]
      return GraphAnalyzer.analyze(try GraphSketch.program("A push B"), configuration: configuration)
        .map { "\($0.rule) \($0.severity.rawValue)" }
    }
    #expect(try found(AnalysisConfiguration()) == ["our-rule error"])
    let light = ["our-rule": RuleSetting(severity: .warning)]
    #expect(try found(AnalysisConfiguration(rules: light)) == ["our-rule warning"])
    #expect(try found(AnalysisConfiguration(folders: ["": light])) == ["our-rule warning"])
    #expect(try found(AnalysisConfiguration(folders: ["Elsewhere": light])) == ["our-rule error"])
    #expect(try found(AnalysisConfiguration(rules: ["our-rule": RuleSetting(isEnabled: false)])) == [])
    #expect(try found(AnalysisConfiguration(selection: RuleSelection(skipped: ["our-rule"]))) == [])
  }

  @Test(
    "say in a sentence what they demand",
    arguments: [
      (
        OwnRule.Demand.forbidden(
          WayPattern(
            from: [NodePattern(names: [WildcardPattern("Cart*")], modules: [WildcardPattern("Cart")])],
            kinds: [.push, .present], includesFlows: true)),
        "Nothing leads from nodes named Cart* in the module Cart to anything by push or present, not even through "
          + "coordinators."
      ),
      (
        .allowed(
          from: [NodePattern(folders: [FolderPattern("Login")])],
          to: [NodePattern(kinds: [.coordinator]), NodePattern(names: [WildcardPattern("Home")])]),
        "From nodes in the folder Login, transitions lead only to nodes of the kind coordinator or nodes named Home, or "
          + "to each other."
      ),
      (
        .required(
          from: [
            NodePattern(kinds: [.coordinator], exceptions: [NodePattern(storyboards: [WildcardPattern("Main")])])
          ],
          to: [NodePattern(names: [WildcardPattern("Help")])]),
        "From each of nodes of the kind coordinator apart from nodes in the storyboard Main, a transition leads to "
          + "nodes named Help."
      ),
      (
        .layers([NodeGroup(name: "App", members: []), NodeGroup(name: "Kit", members: [])]),
        "No layer leads to a higher one. From top to bottom: App, Kit."
      ),
      (
        .independence([NodeGroup(name: "Cart", members: []), NodeGroup(name: "Search", members: [])]),
        "Nothing leads from one of these to another: Cart, Search."
      ),
    ])
  func sentences(demand: OwnRule.Demand, sentence: String) {
    let rule = OwnRule(name: "our-rule", comment: "Ask first.", severity: .warning, demand: demand).description
    #expect(rule.summary == sentence)
    #expect(rule.remedy == "Ask first." && rule.severities == [.warning])
  }

  @Test("let layers lead down and not up")
  func layers() throws {
    let found = try findings(
      .layers(modules("App", "Cart", "Kit")),
      in:
        "App_Home push Cart_List\nCart_List push Kit_Web\nKit_Web push Cart_List\nKit_Web push Other\nKit_A push Kit_B")
    #expect(
      found.map(\.message) == ["Kit_Web leads to Cart_List (push), up from the layer Kit to Cart."])
  }

  @Test("keep independent parts apart")
  func independence() throws {
    let found = try findings(
      .independence(modules("Cart", "Search")),
      in: "Cart_List push Search_Home\nCart_List push Cart_Item\nApp_Home push Cart_List\nSearch_Home push App_Home")
    #expect(
      found.map(\.message) == [
        "Cart_List leads to Search_Home (push), although Cart and Search must be independent."
      ])
  }

  @Test("mean nodes by all that is said about them, exceptions aside")
  func patterns() {
    let node = Node(
      id: "screen:A", name: "CartViewController", kind: .screen, module: "Cart", storyboard: "Main",
      location: SourceLocation(file: "Features/Cart/UI/A.swift", line: 1, column: 1))
    func matches(_ change: (inout NodePattern) -> Void) -> Bool {
      var pattern = NodePattern(names: [WildcardPattern("Cart*")])
      change(&pattern)
      return pattern.matches(node)
    }
    #expect(matches { _ in })
    #expect(matches { $0.modules = [WildcardPattern("Shop"), WildcardPattern("Cart")] })
    #expect(!matches { $0.modules = [WildcardPattern("Shop")] })
    #expect(matches { $0.storyboards = [WildcardPattern("M*n")] })
    #expect(matches { $0.folders = [FolderPattern("Features/*")] })
    #expect(matches { $0.folders = [FolderPattern("UI")] })
    #expect(!matches { $0.folders = [FolderPattern("UI/Cart")] })
    #expect(!matches { $0.kinds = [.coordinator] })
    #expect(!matches { $0.exceptions = [NodePattern(storyboards: [WildcardPattern("Main")])] })
  }
}

@Suite("Patterns for names")
struct WildcardPatternTests {
  @Test(
    "match the whole name",
    arguments: [
      ("Cart", "Cart", true), ("Cart", "CartItem", false), ("Cart*", "Cart", true), ("*Item", "CartItem", true),
      ("C*t*m", "CartItem", true), ("C?rt", "Cart", true), ("C?rt", "Crt", false), ("*", "", true), ("", "", true),
      ("cart", "Cart", false), ("*a*b*", "xaxxbx", true), ("*a*b", "xaxxbx", false), ("Ä?", "Äé", true),
    ])
  func matching(pattern: String, name: String, expected: Bool) {
    #expect(WildcardPattern(pattern).matches(name) == expected)
  }

  @Test("end with a pattern that is made to take long")
  func hostile() {
    #expect(!WildcardPattern(String(repeating: "*a", count: 500)).matches(String(repeating: "a", count: 499)))
  }

  @Test(
    "for folders name one anywhere, or a path from the top",
    arguments: [
      ("Cart", "App/Cart/A.swift", true), ("Cart/", "Cart/A.swift", true), ("App/Cart", "App/Cart/UI/A.swift", true),
      ("App/*", "App/A.swift", false), ("A.swift", "App/A.swift", false), ("App/Cart", "Other/App/Cart/A.swift", false),
    ])
  func folders(pattern: String, file: String, expected: Bool) {
    #expect(FolderPattern(pattern).matches(file: file) == expected)
  }
}
