import Foundation
import NavigationIdioms
import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("The manual of the idioms")
struct IdiomManualTests {
  private static let own = """
    idioms:
      - name: drawer
        framework: DrawerKit
        summary: The drawer slides a screen over the current one.
        transitions:
          - {call: slideOver, labels: [_, from], on: [DrawerController], shows: argument _, as: present}
        example:
          source: |
            class Map: UIViewController { func open() { drawer.slideOver(Profile(), from: .left) } }
          edges: []
    """

  @Test("says everything about an idiom in words, with its example")
  func page() throws {
    #expect(
      try IdiomManual().page(for: "uikit-root", .text) == """
        uikit-root (UIKit)
          Code sets the root screen of a window, or the screens of a navigation controller.

          Transitions:
            root  rootViewController = … of UIWindow or an object of unknown type shows the assigned value
            root  setViewControllers(_:animated:) of UINavigationController or an object of unknown type
                  shows the argument without a label
            root  viewControllers = … of UINavigationController shows the assigned value
            root  rootView = … of UIHostingController or NSHostingController shows the assigned value

          Example:
            class AppDelegate: UIResponder, UIApplicationDelegate {
              var window: UIWindow?
              func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                window?.rootViewController = HomeViewController()
                return true
              }
            }
            class HomeViewController: UIViewController {}

          Edges:
            AppDelegate root HomeViewController

        """)
    #expect(try IdiomManual().page(for: "no-such-idiom", .text) == nil)
  }

  @Test("has every idiom, its framework and its example in each form", arguments: IdiomManual.Format.allCases)
  func overview(_ format: IdiomManual.Format) throws {
    let text = try IdiomManual().overview(format)
    for idiom in Idioms.all {
      #expect(text.contains(idiom.name) && text.contains(idiom.framework))
      for edge in idiom.example?.edges ?? [] { #expect(text.contains(edge)) }
    }
  }

  @Test("lists the project's own first, and says that they are")
  func ownIdioms() throws {
    let manual = try manual(Self.own)
    #expect(manual.names.first == "drawer")
    let text = try manual.overview(.text)
    #expect(text.hasPrefix("This project's own, which count before the others\n====="))
    #expect(text.contains("\ndrawer (DrawerKit)\n  The drawer slides"))
    #expect(try manual.overview(.json).contains("\"own\" : [\n    {\n      \"example\""))
    #expect(manual.hint(for: "drawr") == "did you mean 'drawer'?")
  }

  @Test("is written down in the sources as it is now")
  func freshness() throws {
    let file = Self.root.appendingPathComponent("Sources/NavigationIdioms/IDIOMS.md")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == IdiomManual().overview(.markdown),
      "Run: swift run navgraph idioms --format markdown > Sources/NavigationIdioms/IDIOMS.md")
  }

  @Test("commands no terminal, whatever a configuration says", arguments: IdiomManual.Format.allCases)
  func hostileText(_ format: IdiomManual.Format) throws {
    let evil = #""x\e]0;owned\a\u202Ey""#
    let manual = try manual(
      """
      idioms:
        - name: own
          framework: \(evil)
          summary: \(evil)
          transitions: [{call: go, shows: previous, as: pop}]
          example: {source: \(evil), edges: ["A\\e pop B\\a"]}
      """)
    for text in [try manual.overview(format), try manual.page(for: "own", format) ?? ""] {
      #expect(text.contains("owned"))
      #expect(!text.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    }
  }

  @Test("lets nothing break out of its Markdown")
  func markdown() throws {
    let manual = try manual(
      """
      idioms:
        - name: own
          framework: "<b>[x](y)"
          summary: "`a` *b* <script>"
          transitions: [{call: go, shows: previous, as: pop}]
          example: {source: "```\\n<script>", edges: []}
      """)
    let page = try #require(try manual.page(for: "own", .markdown))
    #expect(page.contains("\\`a\\` \\*b\\* \\<script\\>"))
    #expect(page.contains("````swift\n```\n<script>\n````"))
  }

  @Test("checks the examples of the project's own idioms")
  func check() throws {
    let wrong = IdiomCheck(try manual(Self.own))
    #expect(wrong.status == .limitExceeded)
    #expect(
      wrong.report == """
        drawer: does not match its example
          not expected: Map present Profile

        """)
    let right = IdiomCheck(try manual(Self.own.replacing("edges: []", with: "edges: [Map present Profile]")))
    #expect(right.status == .clean)
    #expect(right.report == "drawer: matches its example\n")
  }

  @Test("says in a check what is missing, why, and what is no Swift")
  func differences() throws {
    let configuration = Self.own.replacing("edges: []", with: "edges: [Map push Profile]")
      .replacing("Profile()", with: "profile")
    #expect(
      IdiomCheck(try manual(configuration)).report.contains(
        "\n  missing: Map push Profile\n  not expected: Map present ?, since "))
    let broken = Self.own.replacing("from: .left) } }", with: "from: .left) } } }")
    #expect(IdiomCheck(try manual(broken)).report.contains("line 1 of the source: "))
  }

  @Test("checks only what is asked for, and passes where there is nothing to check")
  func nothingToCheck() throws {
    #expect(IdiomCheck(IdiomManual()).report == "The project has no idioms of its own to check.\n")
    #expect(IdiomCheck(try manual(Self.own), only: "uikit-push").status == .clean)
    let bare = try manual("idioms: [{name: own, transitions: [{call: go, shows: previous, as: pop}]}]")
    #expect(IdiomCheck(bare).report == "own: has no example\n")
    #expect(IdiomCheck(bare).status == .clean)
  }

  private func manual(_ configuration: String) throws -> IdiomManual {
    let folder = try TemporaryFolder(["own.yml": configuration])
    return try IdiomManual(configurationFile: folder.path(of: "own.yml"))
  }

  /// The folder of the package.
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
  }
}
