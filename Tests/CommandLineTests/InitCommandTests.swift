import TestSupport
import Testing

@Suite("navgraph init")
struct InitCommandTests {
  /// Without a configuration, which would be in the way.
  private static let app = CycleApp.files.filter { !$0.key.hasSuffix(".yml") }

  @Test("writes a baseline and today's limits, by which the first run passes, and what to add for CI")
  func firstRun() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("", to: ".github/CODEOWNERS")
    try folder.write("", to: ".git/config")
    #expect(try CommandLineTool.run("analyze", "App", "--strict", in: folder).status == 1)
    let outcome = try CommandLineTool.run("init", "App", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.error == "navgraph: wrote App/.navgraph-baseline\nnavgraph: wrote App/.navgraph.yml\n")
    #expect(outcome.output.hasPrefix("App: 2 screens; 1 finding is known from now on.\n"))
    #expect(outcome.output.contains("add this to .github/workflows/navigation.yml:"))
    #expect(outcome.output.contains("with: { paths: \"App\" }"))
    #expect(outcome.output.contains("with: { fetch-depth: 0 }"))
    let text = try folder.text(of: "App/.navgraph.yml")
    #expect(text.contains("\nbaseline: .navgraph-baseline\n"))
    #expect(text.contains("\nlimits:\n  cycles: 1 "))

    let first = try CommandLineTool.run("analyze", "App", "--fail-on", "warning", in: folder)
    #expect(first.status == 0 && first.error == "")
    #expect(first.output.contains("\nBaseline: 1 known, 0 new, 0 gone\n"))

    // What the baseline no longer has is new.
    try folder.write("# navgraph baseline 2\n", to: "App/.navgraph-baseline")
    let new = try CommandLineTool.run("analyze", "App", in: folder)
    #expect(new.status == 1)
    #expect(new.output.contains("\nBaseline: 0 known, 1 new, 0 gone\n"))
  }

  @Test("sets limits that a change for the worse exceeds")
  func worse() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeViewController()
          return true
        }
      }
      class HomeViewController: UIViewController {}
      """
    ])
    #expect(try CommandLineTool.run("init", "App", in: folder).status == 0)
    #expect(try CommandLineTool.run("analyze", "App", in: folder).status == 0)
    try folder.write(
      "import UIKit\nclass LostViewController: UIViewController { func f(_ v: UIViewController) { present(v, animated: true) } }",
      to: "App/Lost.swift")
    let worse = try CommandLineTool.run("analyze", "App", in: folder)
    #expect(worse.status == 1)
    #expect(worse.output.contains("(limit-exceeded)"))
  }

  @Test("fails on the first warning in an app that had none")
  func clean() throws {
    var files = Self.app
    files["App/Second.swift"] = "import UIKit\nfinal class SecondViewController: UIViewController {}"
    let folder = try TemporaryFolder(files)
    let outcome = try CommandLineTool.run("init", "App", in: folder)
    #expect(outcome.output.hasPrefix("App: 2 screens; no findings.\n"))
    let written = try folder.text(of: "App/.navgraph.yml")
    #expect(written.contains("# No findings today, so a run fails on every error or warning.\n"))
    #expect(try CommandLineTool.run("analyze", "App", in: folder).status == 0)
    let second = try #require(Self.app["App/Second.swift"])
    try folder.write(second, to: "App/Second.swift")
    let worse = try CommandLineTool.run("analyze", "App", "--skip", "limit-exceeded", in: folder)
    #expect(worse.status == 1 && worse.output.contains("(navigation-cycle)"))
  }

  @Test(
    "offers what the server of the project takes",
    arguments: [
      (".gitlab-ci.yml", "codequality: navigation.json"), (".git/config", "navgraph analyze ."),
    ])
  func servers(file: String, offer: String) throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("", to: file)
    #expect(try CommandLineTool.run("init", in: folder).output.contains(offer))
  }

  @Test("takes names of folders for nothing but names")
  func hostile() throws {
    let name = "A'; rm -rf ~ #"
    let folder = try TemporaryFolder(["\(name)/A.swift": "import UIKit\nclass AViewController: UIViewController {}"])
    try folder.write("", to: ".git/config")
    try folder.write("", to: ".gitlab-ci.yml")
    let output = try CommandLineTool.run("init", name, in: folder).output
    #expect(output.contains(#"-- 'A'\\''; rm -rf ~ #'""#))
    #expect(output.contains(#"- "/opt/navgraph/.build/release/navgraph analyze "#))
  }

  @Test("names the folder from the top of the repository, wherever it is started")
  func pathFromTop() throws {
    let folder = try TemporaryFolder(["Repo/My App/A.swift": "import UIKit\nclass AViewController: UIViewController {}"]
    )
    try folder.write("[remote \"origin\"]\nurl = https://github.com/a/b\n", to: "Repo/.git/config")
    let outcome = try CommandLineTool.shell("cd 'Repo/My App' && \"$NAVGRAPH\" init", in: folder)
    #expect(outcome.output.contains("with: { paths: \"My App\" }"))
  }

  @Test("replaces no baseline unless it is told to, and heeds the configurations of folders below")
  func whatIsThere() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("# navgraph baseline 2\n", to: "App/.navgraph-baseline")
    let refused = try CommandLineTool.run("init", "App", in: folder)
    #expect(
      refused.status == 2 && refused.error.contains("App/.navgraph-baseline: already exists; --force replaces it"))
    try folder.write(
      "import UIKit\nclass ThirdViewController: UIViewController { func f() { present(FirstViewController(), animated: true) } }\n",
      to: "App/Old/Third.swift")
    try folder.write("rules: { screen-navigates: error }\n", to: "App/Old/.navgraph.yml")
    #expect(try CommandLineTool.run("init", "App", "--force", in: folder).status == 0)
    #expect(try CommandLineTool.run("analyze", "App", in: folder).status == 0)
  }

  @Test("writes nothing where there is nothing to analyze")
  func nothing() throws {
    let folder = try TemporaryFolder(["README.md": ""])
    let outcome = try CommandLineTool.run("init", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("no Swift file, storyboard or xib to analyze"))
    #expect(throws: (any Error).self) { try folder.text(of: ".navgraph.yml") }
  }
}
