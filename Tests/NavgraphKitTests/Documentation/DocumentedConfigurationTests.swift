import Foundation
import GraphAnalysis
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("The configurations of the documents")
struct DocumentedConfigurationTests {
  static let blocks = (try? Documentation.manual().flatMap { $0.blocks(in: "yaml") }) ?? []

  @Test("say which file they are, and can be read as that", arguments: blocks)
  func reading(_ block: MarkdownDocument.CodeBlock) throws {
    let file = try #require(block.fileName, "begin the block with a comment that names the file")
    if file == Configuration.fileName {
      _ = try ConfigurationReader(file: file).read(block.text)
    } else {
      // Not ours, but YAML all the same.
      #expect(try YAMLDocument(file: file, text: block.text).root != nil)
    }
  }

  @Test("are found in the guides")
  func found() {
    #expect(Self.blocks.filter { $0.fileName == Configuration.fileName }.count >= 6)
    #expect(Set(Self.blocks.compactMap(\.fileName)).isSuperset(of: [".gitlab-ci.yml", ".pre-commit-config.yaml"]))
  }

  @Test("have the workflow that 'navgraph init' prints")
  func workflow() throws {
    let printed = ContinuousIntegration.gitHub.snippet(analyzing: "App")
    let shown = try #require(
      Documentation.document("README.md").blocks(in: "yaml").first { $0.fileName == printed.file })
    let (one, other) = try (
      YAMLDocument(file: "", text: shown.text).root, YAMLDocument(file: "", text: printed.text).root
    )
    #expect(one != nil && one?.node == other?.node)
  }

  @Test("would be refused with a key that there is not")
  func refusal() {
    #expect(throws: (any Error).self) { try ConfigurationReader(file: "a.yml").read("# a.yml\nrulez: {}\n") }
  }

  @Test("name every key that there is")
  func keys() throws {
    let guide = try Documentation.guide("Configuring")
    let explained = guide.firstColumns(below: "Keys").flatMap { $0.matches(of: /`([a-z-]+)`/).map { String($0.1) } }
    #expect(explained.sorted() == ConfigurationVocabulary.keys.map(\.name).sorted())
    let example = try #require(guide.blocks(in: "yaml").first)
    let pairs = try YAMLDocument(file: "guide", text: example.text).root?.pairs(of: "it") ?? []
    let names = Set(pairs.compactMap { $0.0.node.scalar?.string })
    #expect(names.union(["idioms", "limits"]) == Set(ConfigurationVocabulary.keys.map(\.name)))
    let configuration = try ConfigurationReader(file: "guide").read(example.text)
    #expect(configuration.suppressions.map(\.node) == ["SummaryViewController"])
  }

  @Test("have a rule of each kind and limits on the app and on nodes")
  func ownRules() throws {
    let example = try #require(try Documentation.guide("OwnRulesAndLimits").blocks(in: "yaml").first)
    let configuration = try ConfigurationReader(file: "guide").read(example.text).rules
    #expect(
      configuration.ownRules.map(\.name) == [
        "cart-stays-apart", "login-leads-home", "help-everywhere", "our-layers", "features",
      ])
    #expect(configuration.limits.map(\.metric) == [.cycles, .unresolved, .fanOut, .depth])
  }

  @Test("have an idiom that means what its example says")
  func idioms() throws {
    let example = try #require(try Documentation.guide("OwnIdioms").blocks(in: "yaml").first)
    let folder = try TemporaryFolder(["own.yml": example.text])
    let manual = try IdiomManual(configurationFile: folder.path(of: "own.yml"))
    #expect(IdiomCheck(manual).report == "drawer: matches its example\n")
  }

  @Test("give the action for GitHub what it takes, and pre-commit the hooks that there are")
  func integrations() throws {
    let guide = try Documentation.guide("ContinuousIntegration")
    let action = try Documentation.document(".github/actions/analyze/action.yml").text
    let inputs = action.matches(of: /\n  (\w+):\n    description:/).map { String($0.1) }
    let table = guide.firstColumns(below: "GitHub").flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
    #expect(table.sorted() == inputs.sorted() && !inputs.isEmpty)
    let hooks = try Documentation.document(".pre-commit-hooks.yaml").text
    let asked = guide.blocks(in: "yaml").flatMap(\.lines).flatMap { $0.matches(of: /^ +- id: ([\w-]+)/) }
    #expect(!asked.isEmpty)
    for hook in asked { #expect(hooks.contains("- id: \(hook.1)\n")) }
  }
}
