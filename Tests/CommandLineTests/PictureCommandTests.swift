import Foundation
import TestSupport
import Testing

@Suite("Pictures and pages on the command line")
struct PictureCommandTests {
  private static let files = [
    "App/AppDelegate.swift": """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) {
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
      }
    }
    """,
    "App/Screens.swift": """
    import UIKit
    class ListViewController: UIViewController {
      func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
      func help() { present(HelpViewController(), animated: true) }
    }
    class DetailViewController: UIViewController {
      func open() { present(SettingsViewController(), animated: true) }
      func more() { navigationController?.pushViewController(SettingsDetailViewController(), animated: true) }
    }
    class HelpViewController: UIViewController {}
    class SettingsViewController: UIViewController {}
    class SettingsDetailViewController: UIViewController {}
    """,
  ]

  private func run(_ line: String, in folder: TemporaryFolder) throws -> CommandLineTool.Outcome {
    try CommandLineTool.shell("\"$NAVGRAPH\" \(line)", in: folder)
  }

  @Test("a page is written beside everything else, and of a saved graph it is the same but for the help of rules")
  func page() throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = try run("analyze App --html nav.html --json nav.json", in: folder)
    #expect(outcome.status == 0 && outcome.error.contains("wrote nav.html"))
    let page = try folder.text(of: "nav.html")
    #expect(page.hasPrefix("<!doctype html>") && page.contains("\"App/Screens.swift\""))
    #expect(try run("draw nav.json --html drawn.html", in: folder).status == 0)
    #expect(try folder.text(of: "drawn.html").count > page.count / 2)
  }

  @Test("all pictures go into a folder, which is made, and nothing else is drawn")
  func folder() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try run("analyze App --diagrams pictures --json nav.json --quiet", in: folder).status == 0)
    #expect(try folder.text(of: "pictures/index.md").contains("[App](overview.svg)"))
    let drawn = try run("draw nav.json --diagrams pictures", in: folder)
    #expect(drawn.status == 0 && drawn.output == "")
    let refused = try run("draw nav.json --diagrams no/such/folder", in: folder)
    #expect(refused.status == 2 && refused.error.contains("there is no folder no/such; make it first"))
    let file = try run("draw nav.json --diagrams nav.json", in: folder)
    #expect(file.status == 2 && file.error.contains("file exists"))
  }

  @Test(
    "a part is left out, or drawn as one box",
    arguments: [
      ("--kinds present", ["Detail", "Help", "List", "Settings"]),
      ("--hide Settings* --hide HelpViewController", ["AppDelegate", "Detail", "List"]),
      ("--collapse Settings*", ["AppDelegate", "Detail", "Help", "List", "Settings* (2)"]),
    ])
  func reductions(options: String, expected: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    let dot = try run("draw App --dot - \(options)", in: folder)
    let names = dot.output.matches(of: /class="(?:entry|uikit|screen)[^"]*", label="([^"]+)"/)
      .map { String($0.1).replacing("ViewController", with: "") }
    #expect(names.sorted() == expected)
  }

  @Test("a configuration can say the same, and a name of which there is nothing is told")
  func configuration() throws {
    let folder = try TemporaryFolder(
      Self.files.merging([
        ".navgraph.yml":
          "diagram: {hide: ['Settings*', Nobody], kinds: [push, present, root], link: 'https://x.y/{path}'}"
      ]) { $1 })
    let outcome = try run("analyze . --svg nav.svg --quiet", in: folder)
    let svg = try folder.text(of: "nav.svg")
    #expect(outcome.status == 0 && !svg.contains("Settings") && svg.contains("https://x.y/App/Screens.swift"))
    #expect(outcome.error.contains("'Nobody', which pictures should hide or collapse, is not a screen"))
  }

  @Test("a picture of only findings says so where there are none")
  func noFindings() throws {
    let folder = try TemporaryFolder(Self.files)
    let empty = try run("draw App --only-findings --svg nav.svg", in: folder)
    #expect(empty.status == 0 && empty.error.contains("there are no findings, so a picture of only findings is empty"))
    #expect(try !run("draw App --svg nav.svg", in: folder).error.contains("there are no findings"))
  }

  @Test(
    "what no link can be made of is wrong usage or a wrong configuration",
    arguments: ["javascript://x/{path}", "https://example.org/", "bitbucket"])
  func links(link: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = try run("draw App --link \(link)", in: folder)
    #expect(outcome.status == 64 && outcome.error.contains("--link cannot be '\(link)'"))
    try folder.write("diagram: {link: '\(link)'}", to: ".navgraph.yml")
    let configured = try run("analyze .", in: folder)
    #expect(configured.status == 2 && configured.error.contains("'link' cannot be '\(link)'"))
  }

  /// A screen that leads to so many that no picture of all can be read.
  private static let hub: [String: String] = {
    let leaves = ["LeafViewController"] + (1..<130).map { "LeafViewController\($0)" }
    let presents = leaves.map { "present(\($0)(), animated: true)" }.joined(separator: "\n    ")
    return [
      "App/Hub.swift": """
      import UIKit
      class HubViewController: UIViewController {
        func open() {
          \(presents)
        }
      }
      class LeafViewController: UIViewController {
        func open() { present(TailViewController(), animated: true) }
      }
      class TailViewController: UIViewController {}
      """,
      "App/Leaves.swift": "import UIKit\n"
        + leaves.dropFirst().map { "class \($0): UIViewController {}\n" }.joined(),
    ]
  }()

  @Test("an overview in place of all boxes is told on standard error, once, with the ways to more")
  func overview() throws {
    let folder = try TemporaryFolder(Self.hub)
    let note =
      "; --detail full draws all boxes, --diagrams a picture of each group\n"
    let outcome = try run("analyze App --svg nav.svg --dot nav.dot --json nav.json", in: folder)
    #expect(outcome.error.contains("navgraph: note: drew an overview: a picture of all 132 boxes is "))
    #expect(outcome.error.components(separatedBy: note).count == 2)
    for options in ["--detail full", "--detail overview", "--hide 'LeafViewController*'"] {
      #expect(try !run("draw nav.json --svg nav.svg \(options)", in: folder).error.contains("note:"), "\(options)")
    }
    #expect(try !run("analyze App --svg nav.svg --quiet", in: folder).error.contains("note:"))
  }

  @Test("fewer steps around a screen than somebody asks for are told on standard error as well")
  func depth() throws {
    let folder = try TemporaryFolder(Self.hub)
    let outcome = try run("draw App --focus HubViewController --depth 2 --svg nav.svg", in: folder)
    #expect(
      outcome.error.contains(
        "navgraph: note: 2 steps before and after would be 132 boxes and 131 lines; 1 step shown"))
  }

  @Test("frames stand for folders or coordinators where that is asked for")
  func frames() throws {
    let folder = try TemporaryFolder(
      Self.files.merging([
        "App/Other/More.swift":
          "import UIKit\nclass MoreViewController: UIViewController { func open() { present(HelpViewController(), animated: true) } }"
      ]) { $1 })
    let dot = try run("draw App --dot - --group-by folder", in: folder)
    #expect(dot.output.contains("label=\"  Other   \""))
    #expect(try run("draw App --dot - --clusters folder", in: folder).output == dot.output)
  }
}
