import GraphAnalysis
import NavigationModel
import Testing

@testable import NavgraphKit

@Suite("The configuration")
struct ConfigurationReaderTests {
  @Test("can say everything that there is to say")
  func everything() throws {
    let configuration = try read(
      """
      include: [Pods/MyKit]
      exclude:
        - Generated
        - "**/*.generated.swift"
      rules:
        tight-coupling:
          severity: warning
          error: 12
          parts: true
        god-coordinator:
          share: 0.4
        navigation-cycle: off
        invalid-suppression: on
      diagram:
        group-by: module
        detail: full
        direction: TB
        theme: dark
        legend: false
        fold-containers: false
        alerts: true
        system: true
        back: true
        unresolved: false
      """)
    #expect(configuration.include.map(\.pattern) == ["Pods/MyKit"])
    #expect(configuration.exclude.map(\.pattern) == ["Generated", "**/*.generated.swift"])
    #expect(
      configuration.rules.rules == [
        "tight-coupling": RuleSetting(severity: .warning, options: ["error": 12, "parts": 1]),
        "god-coordinator": RuleSetting(options: ["share": 0.4]),
        "navigation-cycle": RuleSetting(isEnabled: false),
        "invalid-suppression": RuleSetting(),
      ])
    let options = configuration.diagram.options
    #expect(options.grouping == .module && options.detail == .full && options.direction == .topToBottom)
    #expect(options.theme == .dark && !options.legend && !options.foldContainers)
    #expect(options.showAlerts && options.showSystem && options.showBack && !options.showUnresolved)
  }

  @Test(
    "says what to write instead of a key of another tool",
    arguments: [
      ("included: [App]", "pass the folders to analyze as arguments; 'include' only adds"),
      ("excluded: [App]", "did you mean 'exclude'?"),
      ("disabled_rules: [god-screen]", "to turn a rule off, write 'RULE: off' under 'rules'"),
      ("opt_in_rules: [screen-navigates]", "to turn a rule on, write 'RULE: on' under 'rules'"),
      ("reporter: json", "choose the format on the command line: --format NAME"),
      ("tight_coupling: error", "write 'tight-coupling' under 'rules'"),
      ("forbidden: []", "write 'forbidden' under 'rules'"),
    ])
  func borrowedKeys(text: String, hint: String) throws {
    let key = text.prefix { $0 != ":" }
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.problem.hasPrefix("the configuration cannot have the key '\(key)'; \(hint)") == true)
  }

  @Test(
    "may be empty, as a whole and in parts",
    arguments: [
      "", "# nothing", "---", "rules:", "include:\nexclude: []\nrules: {}\ndiagram:", "rules:\n  tight-coupling:",
    ])
  func empty(text: String) throws {
    let configuration = try read(text)
    #expect(configuration.include == [])
    #expect(configuration.rules.rules.values.allSatisfy { $0 == RuleSetting() })
    #expect(configuration.diagram == DiagramSettings())
  }

  @Test("takes a single pattern for a list of one")
  func singlePattern() throws {
    #expect(try read("exclude: Generated").exclude.map(\.pattern) == ["Generated"])
  }

  @Test(
    "is refused with the place and the nearest right word",
    arguments: [
      ("exlude: []", "1:1: the configuration cannot have the key 'exlude'; did you mean 'exclude'?"),
      (
        "rules:\n  tight-copling: off",
        "2:3: the rules cannot have the key 'tight-copling'; did you mean 'tight-coupling'?"
      ),
      (
        "rules:\n  navigation-cycle:\n    max-cirlces: 1",
        "3:5: the rule 'navigation-cycle' cannot have the key 'max-cirlces'; did you mean 'max-cycles'?"
      ),
      ("rules: {navigation-cycle: {severity: eror}}", "1:38: the severity cannot be 'eror'; did you mean 'error'?"),
      ("rules:\n  navigation-cycle: of", "2:21: the severity cannot be 'of'; did you mean 'off'?"),
      ("diagram:\n  theme: drak", "2:10: 'theme' cannot be 'drak'; did you mean 'dark'?"),
      ("diagram:\n  legend: yes", "2:11: 'legend' cannot be 'yes'; it must be one of true, false"),
      ("diagram: {group-by: flavour}", "1:21: 'group-by' cannot be 'flavour'; it must be one of automatic, "),
    ])
  func nearestWord(text: String, expected: String) {
    #expect(message(text).hasPrefix("navgraph.yml:" + expected))
  }

  @Test(
    "is refused with the place and what would be right",
    arguments: [
      ("- a\n- b", "1:1: the configuration must be a mapping of keys to values"),
      ("word", "1:1: the configuration must be a mapping of keys to values"),
      ("rules: [a]", "1:8: the rules must be a mapping of keys to values"),
      ("include: {a: b}", "1:10: patterns must be a list"),
      ("include: [[a]]", "1:11: a pattern must be a single value"),
      ("exclude:\n  - ok\n  - '{a'", "3:5: the pattern '{a' cannot be used: its braces do not match"),
      ("rules: {tight-coupling: {error: -1}}", "1:33: 'error' is '-1', but must be a whole number from 0"),
      ("rules: {tight-coupling: {error: many}}", "1:33: 'error' is 'many', but must be a whole number from 0"),
      ("rules: {tight-coupling: {error: 1.5}}", "1:33: 'error' is '1.5', but must be a whole number from 0"),
      ("rules: {tight-coupling: {parts: 1}}", "1:33: 'parts' is '1', but must be true or false"),
      ("rules: {god-coordinator: {share: 40}}", "1:34: 'share' is '40', but must be a number from 0 to 1"),
      ("rules: {god-coordinator: {share: nan}}", "1:34: 'share' is 'nan', but must be a number from 0 to 1"),
      ("? [a]\n: b", "1:3: a key must be a word"),
      ("exclude: []\nexclude: []", "1:1: the key 'exclude' occurs more than once here; keep one"),
      ("a: [", "2:1: invalid YAML: "),
      ("--- {}\n--- {}", "2:1: invalid YAML: "),
    ])
  func wrongShape(text: String, expected: String) {
    #expect(message(text).hasPrefix("navgraph.yml:" + expected))
  }

  @Test(
    "says that a pattern with a star at its start needs quotes",
    arguments: ["exclude:\n  - **/Generated", "exclude: [*.swift]", "exclude:\n  - *Generated"])
  func unquotedStar(text: String) {
    #expect(message(text).hasSuffix("a pattern that starts with * must be in quotes"))
  }

  @Test(
    "has no anchors, so that no text can stand for more values than memory holds",
    arguments: ["a: &a [x, x]\nb: *a", "&a x: y", "a: [b 'x', &a y]", "\"\\\" # \": &x y"])
  func anchors(text: String) {
    #expect(message(text).contains("anchors (&name) are not supported"))
  }

  @Test("may have ampersands in names")
  func ampersands() throws {
    #expect(try read("exclude: [R&D, Tests & Mocks]").exclude.map(\.pattern) == ["R&D", "Tests & Mocks"])
  }

  @Test("is refused where it nests without end")
  func deepNesting() {
    #expect(!message("include: " + String(repeating: "[", count: 30_000)).isEmpty)
  }

  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader(file: "navgraph.yml").read(text)
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
