import Foundation
import GraphAnalysis
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("The configuration to begin with")
struct ConfigurationTemplateTests {
  /// All lines that are there to be used, as somebody has them who takes every `#` away.
  private static let used = ConfigurationTemplate.text.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("# ") || $0.hasPrefix("#  ") }.map { $0.drop { $0 == "#" } }.joined(separator: "\n")

  @Test("says nothing until something in it is used")
  func asWritten() throws {
    #expect(try read(ConfigurationTemplate.text) == Configuration())
  }

  @Test("can be used as a whole")
  func everythingUsed() throws {
    let configuration = try read(Self.used)
    #expect(configuration.include.map(\.pattern) == ["Pods/OurKit"])
    #expect(configuration.rules.rules.keys.sorted() == RuleManual.identifiers)
    #expect(configuration.suppressions.map(\.node) == ["WizardViewController"])
    #expect(configuration.baseline == ".navgraph-baseline")
  }

  @Test("gives rules the options that they have without it")
  func defaults() throws {
    let rules = try read(Self.used).rules
    for rule in RuleRegistry.rules {
      let setting = rules.setting(of: rule)
      for option in rule.options { #expect(setting.options[option.name] == option.defaultValue) }
      #expect(setting.severity == nil)
    }
  }

  @Test("names every key that there is", arguments: ConfigurationVocabulary.keys.map(\.name))
  func keys(name: String) {
    #expect(Self.used.split(separator: "\n").contains { $0.hasPrefix("\(name):") })
  }

  @Test("is written to a folder, and over another one only when asked to")
  func writing() throws {
    let folder = try TemporaryFolder()
    let path = try ConfigurationFile.begin(in: folder.path, isReplacing: false)
    #expect(try folder.text(of: ".navgraph.yml") == ConfigurationTemplate.text)
    try folder.write("exclude: []", to: ".navgraph.yml")
    #expect(throws: AnalysisError.exists(path)) { try ConfigurationFile.begin(in: folder.path, isReplacing: false) }
    #expect(try folder.text(of: ".navgraph.yml") == "exclude: []")
    _ = try ConfigurationFile.begin(in: folder.path, isReplacing: true)
    #expect(try folder.text(of: ".navgraph.yml") == ConfigurationTemplate.text)
  }

  private func read(_ text: String) throws -> Configuration {
    try ConfigurationReader(file: ".navgraph.yml").read(text)
  }
}
