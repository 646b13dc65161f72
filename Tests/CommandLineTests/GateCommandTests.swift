import TestSupport
import Testing

@Suite("navgraph analyze as a gate")
struct GateCommandTests {
  @Test(
    "ends with the status that its options ask for",
    arguments: [
      ("", 1), ("--lenient", 0), ("--lenient --fail-on warning", 1), ("--fail-on never", 0), ("--fail-on gone", 0),
      ("--only god-coordinator", 0), ("--only navigation-cycle", 1), ("--skip navigation-cycle", 0),
      ("--skip navigation-cycle --strict", 0), ("--only navigation-cycle --only mutual-knowledge", 1),
      ("--only god-coordinator,navigation-cycle", 1), ("--skip 'navigation-cycle, mutual-knowledge'", 0),
    ])
  func statuses(options: String, status: Int32) throws {
    #expect(try analyze(options, in: TemporaryFolder(CycleApp.files)).status == status)
  }

  @Test(
    "ends with 64 for options that make no sense",
    arguments: [
      ("--strict --lenient", "A run cannot be both --strict and --lenient."),
      ("--only navigation-cylce", "there is no rule 'navigation-cylce'; did you mean 'navigation-cycle'?"),
      ("--skip nothing", "there is no rule 'nothing'; 'navgraph rules' lists all rules"),
      ("--only mutual-knowledge,", "there is no rule ''; "),
      ("--fail-on error,gon", "There is no cause 'gon'; did you mean 'gone'?"),
      ("--fail-on sometimes", "There is no cause 'sometimes'; it must be one of error, warning, gone, skipped, never"),
      ("--fail-on never,error", "'never' cannot stand beside other causes."),
      ("--write-baseline known --only god-coordinator", "A baseline contains the findings of all rules"),
      ("--write-baseline known --set god-screen.severity=off", "A baseline contains the findings of all rules"),
    ])
  func wrongUsage(options: String, message: String) throws {
    let outcome = try analyze(options, in: TemporaryFolder(CycleApp.files))
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message))
  }

  @Test("says in every format why a run fails, also where no finding does")
  func verdicts() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    try folder.write("<document>", to: "App/Broken.storyboard")
    let verdict = "failed: 1 file could not be read completely (--fail-on skipped)\n"
    let text = try analyze("--skip navigation-cycle --fail-on skipped", in: folder)
    #expect(text.status == 1 && text.output.hasSuffix("\n\n0 errors, 0 warnings, 1 file skipped\n" + verdict))
    #expect(try analyze("--skip navigation-cycle", in: folder).status == 0)
    for format in [
      "github-actions", "gitlab", "checkstyle", "sonarqube", "junit", "csv", "xcode", "markdown", "sarif", "json",
    ] {
      let outcome = try analyze("--skip navigation-cycle --fail-on skipped --format \(format)", in: folder)
      #expect(outcome.status == 1, "\(format)")
      #expect(outcome.output.contains("Broken.storyboard"), "\(format)")
      #expect(outcome.error.hasSuffix("navgraph: " + verdict), "\(format)")
    }
  }

  @Test("says in every format what of the baseline is gone, if a run fails by that")
  func goneVerdicts() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    _ = try analyze("--write-baseline known", in: folder)
    try folder.write("import UIKit\nfinal class SecondViewController: UIViewController {}\n", to: "App/Second.swift")
    let verdict = "failed: 1 finding of the baseline is gone (--fail-on gone)"
    for format in [
      "github-actions", "gitlab", "checkstyle", "sonarqube", "junit", "csv", "xcode", "markdown", "sarif", "json",
    ] {
      let outcome = try analyze("--baseline known --fail-on gone --format \(format)", in: folder)
      #expect(outcome.status == 1, "\(format)")
      #expect(outcome.error.hasSuffix("navgraph: \(verdict)\n"), "\(format)")
      // SARIF has a field for the reason of the status, and these two have no room for notes.
      let told =
        switch format {
        case "sarif": verdict
        case "checkstyle", "sonarqube": "1 finding of the baseline is gone."
        case "json": "\"navigation-cycle screen:FirstViewController screen:SecondViewController\""
        default: "gone: navigation-cycle "
        }
      #expect(outcome.output.contains(told), "\(format)")
    }
  }

  @Test(
    "tells what it found before it draws, which can take long",
    arguments: ["", "--format github-actions", "--format sarif", "--format json", "--report csv=-"])
  func order(options: String) throws {
    let folder = try TemporaryFolder(CycleApp.files)
    let text = try analyze("\(options) --svg no/a.svg 2>&1", in: folder).output
    let finding = try #require(text.range(of: "First.swift"))
    let picture = try #require(text.range(of: "no/a.svg: cannot be written"))
    #expect(finding.lowerBound < picture.lowerBound)
  }

  @Test("sets options of rules, also by the names that the options had before")
  func settings() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    try folder.write("", to: "App/.navgraph.yml")
    #expect(try analyze("--set navigation-cycle.max-cycles=0", in: folder).status == 1)
    let old = try analyze("--max-cycles 0", in: folder)
    #expect(old.status == 1)
    #expect(
      old.error == "navgraph: warning: --max-cycles is deprecated; write --set navigation-cycle.max-cycles=0\n")
    #expect(try analyze("--set navigation-cycle.severity=error", in: folder).status == 1)
    #expect(try analyze("--set navigation-cycle.max-cycles=5 --max-cycles 0", in: folder).status == 0)
    for wrong in ["navigation-cycle", "navigation-cylce.max-cycles=1", "navigation-cycle.max-cycles=many"] {
      #expect(try analyze("--set \(wrong)", in: folder).status == 64)
    }
  }

  @Test(
    "says of each option that has another name now what to write, and does what that does",
    arguments: [
      ("--max-known-screens 0", "--set tight-coupling.error=0", "knows 1 concrete screen, more than 0", 1),
      ("--max-destinations 0", "--set god-coordinator.error=0", "FlowCoordinator shows 2 screens, more than 0", 1),
      ("--max-share 50", "--set god-coordinator.error-share=0.5", "more than 50 %", 1),
      ("--max-share 100", "--set god-coordinator.error-share=1.0", "0 errors", 0),
    ])
  func oldOptions(old: String, new: String, effect: String, status: Int32) throws {
    let folder = try TemporaryFolder(Self.coordinatedApp)
    let (before, now) = (try analyze(old, in: folder), try analyze(new, in: folder))
    #expect(before.output.contains(effect))
    #expect(before.output == now.output && before.status == status && now.status == status)
    let name = old.prefix { $0 != " " }
    #expect(before.error == "navgraph: warning: \(name) is deprecated; write \(new)\n")
    #expect(now.error == "")
  }

  @Test("says the new name of the option for frames, and draws the same")
  func oldFrames() throws {
    let folder = try TemporaryFolder(Self.coordinatedApp)
    let old = try analyze("--quiet --dot - --clusters folder", in: folder)
    #expect(old.error.contains("navgraph: warning: --clusters is deprecated; write --group-by folder\n"))
    #expect(try old.output == analyze("--quiet --dot - --group-by folder", in: folder).output)
    #expect(try old.output != analyze("--quiet --dot - --group-by none", in: folder).output)
  }

  /// A coordinator that shows two screens, the one of which makes the other.
  private static let coordinatedApp = [
    "App/Flow.swift": """
    import UIKit
    final class FlowCoordinator {
      let stack = UINavigationController()
      func start() { stack.pushViewController(FirstViewController(), animated: true) }
      func next() { stack.pushViewController(SecondViewController(), animated: true) }
    }
    """,
    "App/First.swift": """
    import UIKit
    final class FirstViewController: UIViewController {
      func next() { present(SecondViewController(), animated: true) }
    }
    """,
    "App/Shop/Second.swift": "import UIKit\nfinal class SecondViewController: UIViewController {}\n",
  ]

  @Test("tells what of the configuration has another name now")
  func deprecatedKeys() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    try folder.write("rules:\n  navigation-cycle: { max-circles: 1 }\n", to: "App/.navgraph.yml")
    let outcome = try analyze("", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.error
        == "navgraph: warning: App/.navgraph.yml:2:23: 'max-circles' is deprecated; write 'max-cycles'\n")
    #expect(outcome.output.hasPrefix("App: 2 files (2 swift), configured by App/.navgraph.yml\n"))
    try folder.write("", to: "App/.navgraph.yml")
    try folder.write("import UIKit\nclass ThirdViewController: UIViewController {}\n", to: "App/Old/Third.swift")
    try folder.write("rules: { navigation-cycle: { max-circles: 1 } }\n", to: "App/Old/.navgraph.yml")
    #expect(try analyze("", in: folder).error.contains("App/Old/.navgraph.yml:1:30: 'max-circles' is deprecated"))
  }

  @Test("warns of patterns that stand for nothing, and of a baseline that nobody uses")
  func vain() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    try folder.write("", to: "App/Pods/Kit/A.swift")
    try folder.write("exclude: [Absent]\n", to: "App/.navgraph.yml")
    let outcome = try analyze(
      "--exclude Generated --exclude Pods/Kit --exclude 'Sec*' --include '[ab].swift'", in: folder)
    #expect(
      outcome.error == """
        navgraph: warning: the pattern 'Generated' matches nothing in the analyzed folders; correct or remove it
        navgraph: warning: the pattern '[ab].swift' matches nothing in the analyzed folders; correct or remove it

        """)
    _ = try analyze("--write-baseline App/.navgraph-baseline", in: folder)
    #expect(
      try analyze("", in: folder).error
        == "navgraph: warning: App/.navgraph-baseline exists but is not used; pass it with --baseline, or set the key 'baseline'\n"
    )
  }

  @Test("writes a baseline, by which later runs know what was there")
  func baseline() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    let first = try analyze("--write-baseline known", in: folder)
    #expect(first.status == 0)
    #expect(first.error == "navgraph: wrote known\n")
    #expect(
      try folder.text(of: "known").hasSuffix(
        "\nerror navigation-cycle screen:FirstViewController screen:SecondViewController\n"))

    let second = try analyze("--baseline known", in: folder)
    #expect(second.status == 0)
    #expect(second.output.hasSuffix("\nBaseline: 1 known, 0 new, 0 gone\n\n0 errors, 0 warnings, no file skipped\n"))
    #expect(try analyze("--baseline known --json - --quiet", in: folder).output.contains("\"gone\" : [\n\n    ],"))
  }

  @Test("can fail on what is gone, so that a baseline only shrinks")
  func shrinking() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    _ = try analyze("--write-baseline known", in: folder)
    try folder.write("import UIKit\nfinal class SecondViewController: UIViewController {}\n", to: "App/Second.swift")
    #expect(try analyze("--baseline known", in: folder).status == 0)
    let outcome = try analyze("--baseline known --fail-on error,gone", in: folder)
    #expect(outcome.status == 1)
    let gone = "gone: navigation-cycle screen:FirstViewController screen:SecondViewController\n"
    #expect(outcome.output.contains("\n  \(gone)"))
    let verdict = "failed: 1 finding of the baseline is gone (--fail-on gone)\n"
    #expect(outcome.output.hasSuffix(verdict))
    #expect(try analyze("--baseline known --fail-on gone --quiet", in: folder).output == gone + "\n" + verdict)
    #expect(try analyze("--baseline known --write-baseline known", in: folder).status == 0)
    #expect(try analyze("--baseline known --fail-on error,gone", in: folder).status == 0)
  }

  @Test("writes the baseline where it is read from, unless a file is named")
  func baselineInPlace() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    #expect(try analyze("--write-baseline", in: folder).error == "navgraph: wrote .navgraph-baseline\n")
    #expect(try analyze("--baseline known --write-baseline --quiet", in: folder).status == 0)
    #expect(try folder.text(of: "known") == folder.text(of: ".navgraph-baseline"))
    try folder.write("baseline: ours", to: "App/.navgraph.yml")
    #expect(try analyze("--write-baseline", in: folder).error == "navgraph: wrote App/ours\n")
    #expect(try analyze("", in: folder).status == 0)
  }

  @Test("replaces no file by a baseline that was none before")
  func slipOfThePen() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    let outcome = try analyze("--write-baseline App/First.swift", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("navgraph: error: App/First.swift: already exists and is not a baseline; "))
    #expect(try folder.text(of: "App/First.swift") == CycleApp.files["App/First.swift"])
  }

  @Test("ends with 2 when a file of the gate is missing, is none or cannot be written, in a line each")
  func wrongFiles() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    for (options, message) in [
      ("--baseline nowhere", "nowhere: no such baseline; write it with --write-baseline, or leave it out"),
      ("--baseline App/First.swift", "App/First.swift:1: a baseline must begin with the line "),
      ("--write-baseline no/known", "no/known: cannot be written: there is no folder no; make it first"),
      ("--write-baseline App", "App: cannot be written: it is a folder; name a file in it"),
      ("--baseline App", "App: is a folder; give the baseline, a file that --write-baseline writes"),
      ("--config App", "App: is a folder; give a file, such as App/.navgraph.yml"),
      ("--config /dev/null", "/dev/null: cannot be read: it is a pipe, a socket or a device, not a regular file"),
    ] {
      let outcome = try analyze(options, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.error.hasPrefix("navgraph: error: " + message))
      #expect(outcome.error.split(separator: "\n").count == 1)
    }
  }

  @Test("heeds what comments in the sources suppress, and says how much that is")
  func suppression() throws {
    var files = CycleApp.files
    files["App/First.swift"] = "// navgraph:disable all - a wizard goes round\n" + (files["App/First.swift"] ?? "")
    let outcome = try analyze("", in: TemporaryFolder(files))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n1 finding suppressed\n"))
  }

  private func analyze(_ options: String, in folder: TemporaryFolder) throws -> CommandLineTool.Outcome {
    try CommandLineTool.shell("\"$NAVGRAPH\" analyze App \(options)", in: folder)
  }
}
