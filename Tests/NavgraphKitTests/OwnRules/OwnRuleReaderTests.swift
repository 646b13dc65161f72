import Foundation
import GraphAnalysis
import NavigationModel
import Testing

@testable import NavgraphKit

@Suite("A team's own rules in a configuration")
struct OwnRuleReaderTests {
  @Test("are read in all their forms, beside the settings of navgraph's rules")
  func forms() throws {
    let configuration = try read(
      """
      rules:
        tight-coupling: off
        forbidden:
          - name: cart-stays-apart
            comment: |
              Ask the coordinator
              of the app.
            severity: warning
            from: { module: Cart, except: { name: [CartHelp*, CartLink] } }
            to:
              - name: Settings*
              - { folder: Features/Profile, kind: [screen, coordinator], storyboard: Main }
            transitions: [push, present]
            flows: true
        allowed:
          - { name: login-leads-home, from: Login*, to: [Home, Login*] }
        required:
          - { name: help-everywhere, from: { kind: coordinator }, to: HelpCoordinator }
        layers:
          name: our-layers
          layers: [App, [Cart, Search], Kit]
        independence:
          - { name: features, by: folder, parts: [Features/Cart, Features/Search] }
      """)
    func word(_ text: String) -> [WildcardPattern] { [WildcardPattern(text)] }
    #expect(configuration.rules["tight-coupling"]?.isEnabled == false)
    #expect(
      configuration.ownRules.map(\.location?.line) == [4, 16, 18, 20, 23], "each stands where it is written down")
    #expect(
      configuration.ownRules.map(withoutPlace) == [
        OwnRule(
          name: "cart-stays-apart", comment: "Ask the coordinator of the app.", severity: .warning,
          demand: .forbidden(
            WayPattern(
              from: [
                NodePattern(
                  modules: word("Cart"),
                  exceptions: [NodePattern(names: [WildcardPattern("CartHelp*"), WildcardPattern("CartLink")])])
              ],
              to: [
                NodePattern(names: word("Settings*")),
                NodePattern(
                  storyboards: word("Main"), folders: [FolderPattern("Features/Profile")],
                  kinds: [.screen, .coordinator]),
              ],
              kinds: [.push, .present], includesFlows: true))),
        OwnRule(
          name: "login-leads-home",
          demand: .allowed(
            from: [NodePattern(names: word("Login*"))],
            to: [NodePattern(names: word("Home")), NodePattern(names: word("Login*"))])),
        OwnRule(
          name: "help-everywhere",
          demand: .required(
            from: [NodePattern(kinds: [.coordinator])], to: [NodePattern(names: word("HelpCoordinator"))])),
        OwnRule(
          name: "our-layers",
          demand: .layers([
            NodeGroup(name: "App", members: [NodePattern(modules: word("App"))]),
            NodeGroup(
              name: "Cart and Search",
              members: [NodePattern(modules: [WildcardPattern("Cart"), WildcardPattern("Search")])]),
            NodeGroup(name: "Kit", members: [NodePattern(modules: word("Kit"))]),
          ])),
        OwnRule(
          name: "features",
          demand: .independence([
            NodeGroup(name: "Features/Cart", members: [NodePattern(folders: [FolderPattern("Features/Cart")])]),
            NodeGroup(name: "Features/Search", members: [NodePattern(folders: [FolderPattern("Features/Search")])]),
          ])),
      ])
  }

  @Test(
    "are refused with the place and what would be right",
    arguments: [
      ("forbiden: []", "1:9: the rules cannot have the key 'forbiden'; did you mean 'forbidden'?"),
      ("forbidden: [{ from: A }]", "1:21: a rule of 'forbidden' needs 'name'"),
      (
        "forbidden: [{ name: x, form: A }]",
        "1:32: a rule of 'forbidden' cannot have the key 'form'; did you mean 'from'?"
      ),
      ("forbidden: [{ name: x }]", "1:21: a rule of 'forbidden' needs 'from', 'to' or 'transitions'"),
      ("forbidden: [{ name: No Way, to: A }]", "1:29: the name of a rule must consist of lower-case letters"),
      ("forbidden: [{ name: god-coordinator, to: A }]", "1:29: there is already a rule 'god-coordinator'"),
      ("forbidden: [{ name: x, to: A }, { name: x, to: B }]", "1:49: there is already a rule 'x'"),
      ("forbidden: [{ name: x, to: A, severity: eror }]", "1:49: the severity cannot be 'eror'; did you mean 'error'?"),
      (
        "forbidden: [{ name: x, transitions: pusch }]",
        "1:45: a kind of transition cannot be 'pusch'; did you mean 'push'?"
      ),
      (
        "forbidden: [{ name: x, transitions: [show, presented] }]",
        "1:52: a kind of transition cannot be 'presented'; did you mean 'present'?"
      ),
      ("forbidden: [{ name: x, to: { modul: A } }]", "1:38: 'to' cannot have the key 'modul'; did you mean 'module'?"),
      ("forbidden: [{ name: x, to: {} }]", "1:36: 'to' needs at least one of name, module"),
      ("forbidden: [{ name: x, to: [] }]", "1:36: 'to' needs at least one pattern"),
      (
        "forbidden: [{ name: x, to: { kind: scren } }]",
        "1:44: the kind of a node cannot be 'scren'; did you mean 'screen'?"
      ),
      ("forbidden: [{ name: x, to: Cart/List }]", "1:36: a name has no slash, so it cannot match 'Cart/List'"),
      ("forbidden: [{ name: x, to: { folder: /App } }]", "1:46: the folder '/App' cannot match"),
      ("forbidden: [{ name: x, to: { folder: App/**/UI } }]", "1:46: the folder 'App/**/UI' needs no **"),
      ("forbidden: [{ name: x, from: { kind: alert } }]", "1:38: nothing leads from nodes of kind 'alert'"),
      ("allowed: [{ name: x, to: A }]", "1:19: a rule of 'allowed' needs 'from'"),
      ("layers: { name: x, layers: [A] }", "1:36: 'layers' needs at least two"),
      ("layers: { name: x, layers: [A, [B, A]] }", "1:44: 'A' occurs more than once in 'layers'"),
      ("independence: { name: x, by: modul, parts: [A, B] }", "1:38: 'by' cannot be 'modul'; did you mean 'module'?"),
    ])
  func mistakes(rules: String, expected: String) {
    let message = message("rules: {\(rules)}")
    #expect(message.hasPrefix("navgraph.yml:" + expected), "\(message)")
  }

  @Test("can be set as all rules can, wherever that stands")
  func settings() throws {
    let configuration = try read(
      """
      rules:
        no-pushing: warning
        no-showing: { severity: off }
        forbidden:
          - { name: no-pushing, transitions: push }
          - { name: no-showing, transitions: show }
      """)
    #expect(configuration.rules["no-pushing"] == RuleSetting(severity: .warning))
    #expect(configuration.rules["no-showing"]?.isEnabled == false)
    #expect(
      message("rules: { no-pusing: off, forbidden: { name: no-pushing, transitions: push } }")
        == "navgraph.yml:1:10: the rules cannot have the key 'no-pusing'; did you mean 'no-pushing'?")
    #expect(
      message("rules: { no-pushing: { errors: 1 }, forbidden: { name: no-pushing, transitions: push } }")
        == "navgraph.yml:1:24: the rule 'no-pushing' cannot have the key 'errors'; it must be one of severity")
  }

  @Test("can be suppressed, as limits can, wherever that stands")
  func suppression() throws {
    let text = """
      suppressions:
        - { rule: no-pushing, node: A, reason: Old. }
        - { rule: limit-exceeded, node: A, reason: Old. }
      rules: { forbidden: { name: no-pushing, transitions: push } }
      """
    let configuration = try ConfigurationReader(file: "navgraph.yml").read(text)
    #expect(configuration.suppressions.map(\.rule) == ["no-pushing", "limit-exceeded"])
  }

  private func withoutPlace(_ rule: OwnRule) -> OwnRule {
    var rule = rule
    rule.location = nil
    return rule
  }

  private func read(_ text: String) throws -> AnalysisConfiguration {
    try ConfigurationReader(file: "navgraph.yml").read(text).rules
  }

  private func message(_ text: String) -> String {
    do {
      _ = try ConfigurationReader(file: "navgraph.yml").read(text)
      return ""
    } catch {
      return error.description
    }
  }
}

@Suite("Limits in a configuration")
struct LimitReaderTests {
  @Test("are numbers, or say for which nodes and how severe they are, whatever stands around them")
  func forms() throws {
    let configuration = try ConfigurationReader(file: "navgraph.yml").read(
      """
      limits:
        cycles: 0
        betweenness: 0.3
        fan-out:
          - 20
          - { max: 8, severity: warning, nodes: { module: Cart } }
      rules:
        tight-coupling: off
      """)
    func place(_ line: Int, _ column: Int) -> NavigationModel.SourceLocation {
      SourceLocation(file: "navgraph.yml", line: line, column: column)
    }
    #expect(
      configuration.rules.limits == [
        MetricLimit(metric: .cycles, maximum: 0, location: place(2, 11)),
        MetricLimit(metric: .betweenness, maximum: 0.3, location: place(3, 16)),
        MetricLimit(metric: .fanOut, maximum: 20, location: place(5, 7)),
        MetricLimit(
          metric: .fanOut, maximum: 8, severity: .warning, nodes: NodePattern(modules: [WildcardPattern("Cart")]),
          location: place(6, 7)),
      ])
    #expect(configuration.rules.rules["tight-coupling"]?.isEnabled == false)
  }

  @Test(
    "are refused with the place and what would be right",
    arguments: [
      ("fanout: 3", "1:11: the limits cannot have the key 'fanout'; did you mean 'fan-out'?"),
      ("fan-out: many", "1:20: 'fan-out' is 'many', but must be a whole number"),
      ("unresolved: 5", "1:23: 'unresolved' is '5', but must be a number from 0 to 1"),
      ("fan-out: { nodes: A }", "1:20: the limit of 'fan-out' needs 'max'"),
      ("cycles: { max: 1, nodes: A }", "1:29: the limit of 'cycles' cannot have the key 'nodes'"),
      ("depth: []", "1:18: 'depth' needs a number"),
    ])
  func mistakes(limits: String, expected: String) {
    do {
      _ = try ConfigurationReader(file: "navgraph.yml").read("limits: { \(limits) }")
      Testing.Issue.record("nothing is wrong")
    } catch {
      #expect(error.description.hasPrefix("navgraph.yml:" + expected), "\(error.description)")
    }
  }
}
