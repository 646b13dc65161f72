import GraphAnalysis
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("Keys of a configuration that have other names now")
struct DeprecatedKeyTests {
  private static let old = """
    rules:
      navigation-cycle: { max-circles: 2 }
    limits:
      circles: 1
    diagram:
      clusters: module
    """

  @Test("mean what they meant, and each is told with its place and its new name")
  func meaning() throws {
    let now = Self.old.replacing("max-circles", with: "max-cycles").replacing("  circles", with: "  cycles")
      .replacing("clusters", with: "group-by")
    let configuration = try ConfigurationReader(file: "f").read(Self.old)
    let told = configuration.deprecatedKeys.map { "\($0.location.line):\($0.location.column): \($0.advice)" }
    #expect(
      told == [
        "2:23: 'max-circles' is deprecated; write 'max-cycles'", "4:3: 'circles' is deprecated; write 'cycles'",
        "6:3: 'clusters' is deprecated; write 'group-by'",
      ])
    let expected = try ConfigurationReader(file: "f").read(now)
    #expect(expected.deprecatedKeys.isEmpty)
    #expect(configuration.rules.rules == expected.rules.rules && configuration.diagram == expected.diagram)
    #expect(configuration.rules.limits.map(\.metric) == [.cycles])
  }

  @Test("are unknown beside their new names, since only one of both can count")
  func both() throws {
    let error = try #require(throws: ConfigurationError.self) {
      try ConfigurationReader(file: "f").read("limits: { circles: 1, cycles: 2 }")
    }
    #expect(error.problem.hasPrefix("the limits cannot have the key 'circles'"))
  }

  @Test("stand in the guide, each beside its new name")
  func guide() throws {
    let rows = try Documentation.guide("CommandLine").prose.filter { $0.hasPrefix("| `") }
    for renaming in DeprecatedKeys.renamings {
      let name = try #require(renaming.path.last)
      let row = rows.first { $0.contains(" \(name): ") }
      #expect(row?.contains(" \(renaming.newName): ") == true, "\(name)")
      #expect(row.map { row in renaming.path.dropLast().suffix(1).allSatisfy(row.contains) } == true, "\(name)")
    }
  }
}
