import NavgraphKit
import TestSupport
import Testing

@Suite("navgraph idioms")
struct IdiomsCommandTests {
  /// A project whose library navgraph does not know.
  private static let project = [
    "App/Map.swift": """
    import DrawerKit
    import UIKit
    final class MapViewController: UIViewController {
      func open() { drawer.slideOver(ProfileViewController(), from: .left) }
    }
    final class ProfileViewController: UIViewController {}
    """,
    ".navgraph.yml": """
    idioms:
      - name: drawer
        transitions: [{call: slideOver, labels: [_, from], shows: argument _, as: present}]
        example:
          source: |
            class Map: UIViewController { func open() { drawer.slideOver(Profile(), from: .left) } }
            class Profile: UIViewController {}
          edges: [Map present Profile]
    """,
  ]

  @Test("lists all idioms", arguments: ["text", "markdown", "json"])
  func list(format: String) throws {
    let outcome = try CommandLineTool.run("idioms", "--format", format, in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == (try IdiomManual().overview(#require(IdiomManual.Format(rawValue: format)))))
  }

  @Test("shows one idiom")
  func one() throws {
    let outcome = try CommandLineTool.run("idioms", "uikit-push", in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == (try IdiomManual().page(for: "uikit-push", .text)))
  }

  @Test("shows those of the configuration in the current folder, or of a given one")
  func own() throws {
    let folder = try TemporaryFolder(Self.project)
    #expect(try CommandLineTool.run("idioms", "drawer", in: folder).output.hasPrefix("drawer (App)\n"))
    try folder.write("idioms:", to: "none.yml")
    #expect(try CommandLineTool.run("idioms", "drawer", "--config", "none.yml", in: folder).status == 64)
  }

  @Test("knows the nearest idiom to one that there is not")
  func unknown() throws {
    let outcome = try CommandLineTool.run("idioms", "uikit-pusch", in: TemporaryFolder())
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("There is no idiom 'uikit-pusch'; did you mean 'uikit-push'?"))
  }

  @Test("ends with 2 where the configuration cannot be used")
  func wrongConfiguration() throws {
    let folder = try TemporaryFolder([".navgraph.yml": "idioms: [{nam: a}]"])
    let outcome = try CommandLineTool.run("idioms", in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.error == "navgraph: error: .navgraph.yml:1:11: an idiom cannot have the key 'nam'; did you mean 'name'?\n"
    )
  }

  @Test("checks examples, and ends with 1 where one means something else")
  func check() throws {
    let folder = try TemporaryFolder(Self.project)
    let right = try CommandLineTool.run("idioms", "--check", in: folder)
    #expect(right.status == 0)
    #expect(right.output == "drawer: matches its example\n")
    let configuration = try folder.text(of: ".navgraph.yml").replacing("Map present", with: "Map push")
    try folder.write(configuration, to: ".navgraph.yml")
    let wrong = try CommandLineTool.run("idioms", "drawer", "--check", in: folder)
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("\n  missing: Map push Profile\n  not expected: Map present Profile\n"))
  }

  @Test("are what an analysis goes by")
  func analysis() throws {
    let folder = try TemporaryFolder(Self.project)
    #expect(try CommandLineTool.run("analyze", "App", in: folder).output.contains("present 1"))
    try folder.write("", to: "empty.yml")
    let without = try CommandLineTool.run("analyze", "App", "--config", "empty.yml", in: folder)
    #expect(without.status == 0 && !without.output.contains("present"))
  }
}
