import Foundation
import TestSupport
import Testing

@Suite("Questions on the command line")
struct QuestionCommandTests {
  private static let files = [
    "App/App.swift": """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = ListViewController()
        return true
      }
    }
    """,
    "App/List.swift": """
    import UIKit
    class ListViewController: UIViewController {
      func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
    }
    """,
    "App/Detail.swift": """
    import UIKit
    class DetailViewController: UIViewController {
      func buy() { present(CartViewController(), animated: true) }
    }
    """,
    "App/Cart.swift": "import UIKit\nclass CartViewController: UIViewController {}\n",
  ]

  private func run(_ line: String, in folder: TemporaryFolder) throws -> CommandLineTool.Outcome {
    try CommandLineTool.shell("\"$NAVGRAPH\" \(line)", in: folder)
  }

  @Test("how to get from one screen to another is answered with each step and its place")
  func path() throws {
    let folder = try TemporaryFolder(Self.files)
    let outcome = try run("path start CartViewController App", in: folder)
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(
      outcome.output == """
        1 shortest path of 3 steps:

        AppDelegate
          root to ListViewController  App/App.swift:5:32
          push to DetailViewController  App/List.swift:3:39
          present to CartViewController  App/Detail.swift:3:16

        """)
    let none = try run("path CartViewController ListViewController App", in: folder)
    #expect(none.status == 0)
    #expect(none.output == "No path is known from CartViewController to ListViewController.\n")
  }

  @Test("what is around a screen is answered from sources and from a saved graph alike")
  func saved() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try run("analyze App --json graph.json --quiet", in: folder).status == 0)
    let fromSources = try run("who DetailViewController App", in: folder).output
    #expect(
      fromSources == """
        DetailViewController (screen)  App/Detail.swift:2:1
          Ways in (1):
            push from ListViewController  App/List.swift:3:39
          Ways on (1):
            present to CartViewController  App/Detail.swift:3:16

        """)
    #expect(
      try run("who DetailViewController graph.json", in: folder).output == fromSources.replacing("App/", with: ""))
    let impact = try run("impact Cart* App", in: folder).output
    #expect(impact.contains("  Created by (1):\n    DetailViewController  App/Detail.swift:3:24\n"))
    let list = try run("list screens graph.json", in: folder).output
    #expect(
      list.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "CartViewController", "DetailViewController", "ListViewController",
      ])
  }

  @Test("a factory that makes a screen must change with it, though it is no node of the graph")
  func helpers() throws {
    let factory = """
      struct CartFactory { func make() -> CartViewController { CartViewController() } }
      """
    let folder = try TemporaryFolder(Self.files.merging(["App/Factory.swift": factory]) { $1 })
    #expect(
      try run("impact Cart* App", in: folder).output.contains(
        """
          Created by (2):
            DetailViewController  App/Detail.swift:3:24
            CartFactory  App/Factory.swift:1:58

        """))
  }

  @Test("answers can be read by other programs")
  func json() throws {
    let folder = try TemporaryFolder(Self.files)
    for question in ["path start Cart*", "who Cart*", "impact Cart*", "list screens", "list storyboards"] {
      let outcome = try run("\(question) App --format json", in: folder)
      #expect(outcome.status == 0)
      #expect(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) is [String: Any])
    }
  }

  @Test(
    "a wrong question gets a line that says what was meant, and a status of its own",
    arguments: [
      (
        "who DetialViewController App", 64,
        "nothing in the app is called 'DetialViewController'; did you mean 'DetailViewController'?"
      ),
      ("path start Nowhere App", 64, "nothing in the app is called 'Nowhere'; 'navgraph list screens' lists"),
      ("path start Lonely Part", 64, "the app has no known entry point, so no path can begin at 'start'"),
      ("who Cart* App/App.json", 2, "App/App.json: no such file or folder"),
      ("who Cart* wrong.json", 2, "wrong.json: cannot be read: it is not a graph that navgraph wrote"),
      ("diff no-such-thing --path App", 2, "'no-such-thing' is not a folder, a saved graph or a revision"),
      ("diff --path App -- --upload-pack=x", 2, "'--upload-pack=x' is not a folder, a saved graph or a revision"),
    ])
  func wrong(question: String, status: Int32, message: String) throws {
    let part = "import UIKit\nclass Lonely: UIViewController {}"
    let folder = try TemporaryFolder(Self.files.merging(["wrong.json": "{}", "Part/Lonely.swift": part]) { $1 })
    let outcome = try run(question, in: folder)
    #expect(outcome.status == status)
    #expect(outcome.error.contains(message))
    #expect(outcome.output == "")
  }

  @Test(
    "an empty list of unreached screens says why it is empty",
    arguments: [
      ("App", "navgraph: note: every screen can be reached from the start\n"),
      (
        "Part",
        "navgraph: note: the app has no known entry point, so navgraph cannot tell which screens are reachable\n"
      ),
    ])
  func noneUnreached(app: String, note: String) throws {
    let part = "import UIKit\nclass Lonely: UIViewController {}"
    let folder = try TemporaryFolder(Self.files.merging(["Part/Lonely.swift": part]) { $1 })
    let outcome = try run("list unreached \(app)", in: folder)
    #expect(outcome.status == 0 && outcome.output == "" && outcome.error == note)
    // The others are empty where there is nothing of the kind.
    #expect(try run("list storyboards \(app)", in: folder).error == "")
  }

  @Test("a part of the graph can be drawn")
  func pictures() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(
      try run("analyze App --json graph.json --dot all.dot --focus CartViewController --dot cart.dot", in: folder)
        .status == 0)
    let part = try folder.text(of: "cart.dot")
    #expect(part.contains("CartViewController") && part.contains("DetailViewController"))
    #expect(!part.contains("ListViewController") && part.contains("CartViewController in App"))
    let whole = try run("draw graph.json --dot - --from start --to Detail*", in: folder).output
    #expect(whole.contains("ListViewController") && !whole.contains("CartViewController"))
    let svg = try run("draw graph.json --focus Detail* --depth 0", in: folder)
    #expect(svg.status == 0 && svg.output.contains("</svg>"))
    let wrong = try run("draw graph.json --focus Nobody --svg a.svg", in: folder)
    #expect(wrong.status == 64 && wrong.error.contains("nothing in the app is called 'Nobody'"))
  }

  @Test(
    "pictures that cannot be had are wrong usage",
    arguments: [
      ("draw graph.json --svg - --dot -", "Two documents cannot go to the same place"),
      ("draw graph.json --svg both --dot ./both", "Two documents cannot go to the same place"),
      (
        "draw graph.json --report csv=a.csv --focus Cart*", "--focus says what pictures show; add --svg or --html"
      ),
      ("analyze App --focus Cart* --hide A", "--focus and --hide say what pictures show; add --svg or --html"),
      ("analyze App --focus Nobody --dot a.dot", "nothing in the app is called 'Nobody'"),
    ])
  func wrongPictures(line: String, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try run("analyze App --json graph.json --quiet", in: folder).status == 0)
    let outcome = try run(line, in: folder)
    #expect(outcome.status == 64 && outcome.error.contains(message) && outcome.output == "")
    #expect(try Set(folder.names()).isDisjoint(with: ["both", "a.dot"]))
  }

  @Test("pictures look as the configuration says, whether sources or a saved graph are drawn")
  func looks() throws {
    let folder = try TemporaryFolder(Self.files.merging(["look.yml": "diagram:\n  theme: dark\n"]) { $1 })
    #expect(try run("analyze App --json graph.json --dot dark.dot --quiet --config look.yml", in: folder).status == 0)
    let colour = try folder.text(of: "dark.dot").firstMatch(of: /bgcolor="?(#[0-9a-f]+)/)?.1
    let dark = try #require(colour)
    for what in ["App", "graph.json"] {
      #expect(try run("draw \(what) --dot - --config look.yml", in: folder).output.contains(dark))
      #expect(try !run("draw \(what) --dot -", in: folder).output.contains(dark))
      #expect(try !run("draw \(what) --dot - --theme light --config look.yml", in: folder).output.contains(dark))
      #expect(try run("path start Cart* \(what) --svg way.svg --config look.yml", in: folder).status == 0)
      #expect(try folder.text(of: "way.svg").contains(dark))
    }
    try folder.write("diagram:\n  theme: dark\n", to: ".navgraph.yml")
    #expect(try run("draw graph.json --dot -", in: folder).output.contains(dark))
  }

  @Test("where there is no way, none is drawn, and one of several is told as that")
  func fewWays() throws {
    let folder = try TemporaryFolder(
      Self.files.merging([
        "App/Help.swift": """
        import UIKit
        class HelpViewController: UIViewController {
          func buy() { present(CartViewController(), animated: true) }
        }
        class MoreViewController: ListViewController {
          func help() { navigationController?.pushViewController(HelpViewController(), animated: true) }
          func more() { navigationController?.pushViewController(DetailViewController(), animated: true) }
        }
        """
      ]) { $1 })
    let none = try run("path Cart* List* App --svg none.svg", in: folder)
    #expect(none.status == 0 && none.error == "")
    #expect(try !folder.names().contains("none.svg"))
    let first = try run("path More* Cart* App --all 1", in: folder)
    #expect(first.output.hasPrefix("The first of several shortest paths of 2 steps:\n"))
  }

  @Test("answers are about all findings, also those that a baseline knows")
  func baseline() throws {
    let cart = """
      import UIKit
      class CartViewController: UIViewController {
        func back() { present(DetailViewController(), animated: true) }
      }
      """
    let folder = try TemporaryFolder(
      Self.files.merging([
        "App/Cart.swift": cart, "App/.navgraph.yml": "baseline: known.txt\n",
      ]) { $1 })
    #expect(try run("analyze App --write-baseline App/known.txt --quiet", in: folder).status == 0)
    #expect(try !run("analyze App", in: folder).output.contains("lead forward in a cycle"))
    #expect(try run("who CartViewController App", in: folder).output.contains("lead forward in a cycle"))
  }

  @Test(
    "what could not be read is said with every answer",
    arguments: ["who Cart* App", "path start Cart* App", "list screens App", "draw App --dot -", "diff App App"])
  func issues(question: String) throws {
    let folder = try TemporaryFolder(Self.files.merging(["App/Main.storyboard": "<document"]) { $1 })
    let outcome = try run(question, in: folder)
    #expect(outcome.status == 0 && outcome.output != "")
    #expect(outcome.error.split(separator: "\n").count { $0.contains("App/Main.storyboard") } == 1)
  }

  @Test("a change is told as text, as a comment and as JSON, and can fail a run")
  func difference() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try run("analyze App --json old.json --quiet", in: folder).status == 0)
    #expect(try run("diff old.json App", in: folder).output == "The screens, transitions and findings are the same.\n")
    try folder.write(
      """
      import UIKit
      class CartViewController: UIViewController {
        func back() { present(DetailViewController(), animated: true) }
      }
      """, to: "App/Cart.swift")
    let changed = try run("diff old.json App --fail-on new", in: folder)
    #expect(changed.status == 1)
    #expect(changed.output.hasPrefix("1 new warning.\n\nNew findings:\n  ! warning: Screens lead forward in a cycle: "))
    #expect(try run("diff old.json App --fail-on error", in: folder).status == 0)
    let comment = try run("diff old.json App --format markdown", in: folder).output
    #expect(comment.hasPrefix("<!-- navgraph diff -->\n\n### Navigation of App\n\n1 new warning.\n"))
    let json = try run("diff old.json App --format json", in: folder).output
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
  }

  @Test("revisions are compared without touching the work tree")
  func revisions() throws {
    let folder = try TemporaryFolder(Self.files)
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main -c commit.gpgsign=false"
    let commit = try CommandLineTool.shell(
      "\(git) init -q . && git add -A && \(git) commit -q -m one && git tag one", in: folder)
    #expect(commit.status == 0)
    try folder.write(
      "import UIKit\nclass CartViewController: UIViewController { func pay() { present(PayViewController(), animated: true) } }\nclass PayViewController: UIViewController {}\n",
      to: "App/Cart.swift")
    let now = try run("diff one --path App", in: folder)
    #expect(now.output.contains("  + screen PayViewController: present from CartViewController  "))
    #expect(now.output.hasPrefix("1 added.\n"))
    _ = try CommandLineTool.shell("\(git) commit -q -a -m two", in: folder)
    #expect(try run("diff one..HEAD --path App", in: folder).output.hasPrefix("1 added.\n"))
    #expect(try run("diff HEAD..one --path App", in: folder).output.hasPrefix("1 removed.\n"))
    #expect(try run("diff one...HEAD --path App", in: folder).output.hasPrefix("1 added.\n"))
    #expect(
      try run("diff HEAD --path App", in: folder).output == "The screens, transitions and findings are the same.\n")
    #expect(try CommandLineTool.shell("git status --porcelain", in: folder).output == "")
    // A repository without a work tree has no folder in which revisions are looked up.
    #expect(try CommandLineTool.shell("git clone -q --bare . shared.git", in: folder).status == 0)
    let bare = try run("diff one..HEAD --path shared.git", in: folder)
    #expect(bare.status == 2 && bare.error.contains("shared.git is a bare repository; add a work tree"))
    #expect(try CommandLineTool.shell("mkdir one", in: folder).status == 0)
    let both = try run("diff one --path App", in: folder)
    #expect(
      both.status == 2 && both.error.contains("'one' is a folder and a revision; write './one' for the folder, or"))
    #expect(both.error.contains("'refs/tags/one' for the revision"))
  }
}
