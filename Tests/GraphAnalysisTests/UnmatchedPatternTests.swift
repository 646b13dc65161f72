import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("A pattern that matches nothing")
struct UnmatchedPatternTests {
  private static let nodes = [
    Node(
      id: "screen:CartList", name: "CartList", kind: .screen, module: "Cart", storyboard: "Main",
      location: SourceLocation(file: "Features/Cart/List.swift", line: 1, column: 1)),
    Node(
      id: "coordinator:App", name: "App", kind: .coordinator, module: "App",
      location: SourceLocation(file: "App/App.swift", line: 1, column: 1)),
    Node(id: "unknown:1", name: "Unknown", kind: .unknown, module: "Nowhere"),
  ]

  private func lacking(_ pattern: NodePattern) -> [UnmatchedPattern.Subject] {
    NodeInventory(Self.nodes).lacking(for: pattern)
  }

  private func words(_ texts: String...) -> [WildcardPattern] { texts.map { WildcardPattern($0) } }

  @Test("is told with what there is in its place, value by value")
  func values() {
    #expect(
      lacking(NodePattern(names: words("Cart*", "Unknown"), modules: words("Crat"), storyboards: words("M*"))) == [
        .value(of: .name, pattern: "Unknown", present: ["App", "CartList"]),
        .value(of: .module, pattern: "Crat", present: ["App", "Cart"]),
      ])
  }

  @Test("names a folder by its path or by its name, and is told of both")
  func folders() {
    for present in ["Features", "Features/Cart", "Cart", "App", "*/Cart"] {
      #expect(lacking(NodePattern(folders: [FolderPattern(present)])) == [])
    }
    #expect(
      lacking(NodePattern(folders: [FolderPattern("Cart/List"), FolderPattern("Crat")])) == [
        .value(of: .folder, pattern: "Cart/List", present: ["App", "Features", "Features/Cart"]),
        .value(of: .folder, pattern: "Crat", present: ["App", "Cart", "Features"]),
      ])
  }

  @Test("is told as a whole where each part of it matches something")
  func together() {
    #expect(
      lacking(NodePattern(names: words("CartList"), modules: words("App"))) == [
        .nodes("nodes named CartList in the module App")
      ])
    #expect(
      lacking(NodePattern(names: words("App"), kinds: [.screen])) == [.nodes("nodes named App of the kind screen")])
  }

  @Test("may be an exception, and is none where only a kind of nodes is missing")
  func exceptions() {
    let pattern = NodePattern(modules: words("Cart"), exceptions: [NodePattern(names: words("Gone"))])
    #expect(lacking(pattern) == [.value(of: .name, pattern: "Gone", present: ["App", "CartList"])])
    #expect(lacking(NodePattern(kinds: [.alert])) == [])
    #expect(lacking(NodePattern(names: words("?"), kinds: [.unknown])) != [])
    #expect(lacking(NodePattern(modules: words("Nowhere"), kinds: [.unknown])) != [])
  }

  @Test("is looked for in all forms of rules and in limits, apart from those that do not run")
  func owners() {
    let gone = [NodePattern(names: words("Gone"))]
    let group = NodeGroup(name: "Gone", members: gone)
    let place = SourceLocation(file: ".navgraph.yml", line: 3, column: 5)
    let demands: [OwnRule.Demand] = [
      .forbidden(WayPattern(from: gone)), .forbidden(WayPattern(to: gone)), .allowed(from: gone, to: []),
      .required(from: [], to: gone), .layers([group]), .independence([group]),
    ]
    var configuration = AnalysisConfiguration(
      ownRules: demands.enumerated().map { OwnRule(name: "rule-\($0)", demand: $1, location: place) },
      limits: [MetricLimit(metric: .depth, maximum: 1, nodes: gone[0]), MetricLimit(metric: .depth, maximum: 2)])
    let all = configuration.unmatchedPatterns(among: Self.nodes)
    #expect(all.map(\.owner) == demands.indices.map { .rule("rule-\($0)") } + [.limit(.depth)])
    #expect(all.first?.location == place)

    configuration.rules["rule-0"] = RuleSetting(isEnabled: false)
    configuration.selection = RuleSelection(skipped: ["rule-1", "limit-exceeded"])
    let running = configuration.unmatchedPatterns(among: Self.nodes)
    #expect(running.map(\.owner) == demands.indices.dropFirst(2).map { .rule("rule-\($0)") })
  }
}
