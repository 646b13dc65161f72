import Foundation
import NavgraphKit
import TestSupport
import Testing

@Suite("navgraph analyze")
struct AnalyzeCommandTests {
  /// Two screens that lead to each other by going forward only.
  private static let cycle = [
    "App/First.swift": """
    import UIKit
    final class FirstViewController: UIViewController {
      func next() { navigationController?.pushViewController(SecondViewController(), animated: true) }
    }
    """,
    "App/Second.swift": """
    import UIKit
    final class SecondViewController: UIViewController {
      func next() { navigationController?.pushViewController(FirstViewController(), animated: true) }
    }
    """,
  ]

  /// One screen that leads nowhere.
  private static let clean = ["App/Only.swift": "import UIKit\nfinal class OnlyViewController: UIViewController {}\n"]

  @Test("ends with 0 when no limit is exceeded, and prints a summary")
  func clean() throws {
    let outcome = try CommandLineTool.run("analyze", "App", in: TemporaryFolder(Self.clean))
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("App: 1 file (1 swift)\n"))
    #expect(outcome.error == "")
  }

  @Test("analyzes the current folder when no path is given")
  func currentFolder() throws {
    let outcome = try CommandLineTool.run("analyze", in: TemporaryFolder(Self.clean))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("1 file (1 swift)"))
  }

  @Test("ends with 1 when a limit is exceeded, and names it with its place")
  func limitExceeded() throws {
    let outcome = try CommandLineTool.run(
      "analyze", "App", "--set", "navigation-cycle.max-cycles=0", in: TemporaryFolder(Self.cycle))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("First.swift:3:"))
    #expect(outcome.output.contains("(navigation-cycle)"))
  }

  @Test("takes limits from the command line and from the configuration, the command line winning")
  func limits() throws {
    let folder = try TemporaryFolder(Self.cycle)
    #expect(try CommandLineTool.run("analyze", "App", "--set", "navigation-cycle.max-cycles=1", in: folder).status == 0)
    try folder.write("rules:\n  navigation-cycle:\n    max-cycles: 1\n", to: "App/.navgraph.yml")
    #expect(try CommandLineTool.run("analyze", "App", in: folder).status == 0)
    #expect(try CommandLineTool.run("analyze", "App", "--set", "navigation-cycle.max-cycles=0", in: folder).status == 1)
    try folder.write("rules:\n  navigation-cycle: off\n", to: "other.yml")
    #expect(try CommandLineTool.run("analyze", "App", "--config", "other.yml", in: folder).status == 0)
  }

  @Test("ends with 2 when it cannot run, and says why in one line")
  func cannotRun() throws {
    let folder = try TemporaryFolder(["Empty/notes.txt": "", "App/A.swift": "", "App/.navgraph.yml": "ruls:"])
    for (path, reason) in [
      ("Nowhere", "Nowhere: no such file or folder"), ("Empty", "Empty: no Swift file, storyboard or xib"),
      ("App", "error: App/.navgraph.yml:1:1: the configuration cannot have the key 'ruls'; did you mean 'rules'?"),
    ] {
      let outcome = try CommandLineTool.run("analyze", path, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.error.hasPrefix("navgraph: error: ") && outcome.error.contains(reason))
      #expect(outcome.error.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "ends with 64 for wrong usage",
    arguments: [
      ["--no-such-option"], ["--threads", "0"], ["--threads", "many"], ["--max-cycles=-1"], ["--max-share", "101"],
      ["--svg", "-", "--json", "-"], ["--svg", "same", "--dot", "same"], ["--show", "everything"],
      ["--color", "sometimes"], ["--theme", "drak"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let line = "\"$NAVGRAPH\" analyze App " + arguments.joined(separator: " ")
    #expect(try CommandLineTool.shell(line, in: TemporaryFolder(Self.clean)).status == 64)
  }

  @Test("writes several documents at once and says which")
  func documents() throws {
    let folder = try TemporaryFolder(Self.cycle)
    let outcome = try CommandLineTool.run(
      "analyze", "App", "--svg", "a.svg", "--dot", "a.dot", "--json", "a.json", in: folder)
    #expect(
      outcome.error.split(separator: "\n").sorted() == [
        "navgraph: wrote a.dot", "navgraph: wrote a.json", "navgraph: wrote a.svg",
      ])
    #expect(try folder.names() == ["App", "a.dot", "a.json", "a.svg"])
    #expect(try folder.text(of: "a.svg").contains("<svg"))
    #expect(try folder.text(of: "a.dot").contains("digraph"))
    let json = try JSONSerialization.jsonObject(with: Data(try folder.text(of: "a.json").utf8))
    #expect((json as? [String: Any])?["schemaVersion"] as? Int == 3)
  }

  @Test(
    "gives standard output to a document alone, and the summary to standard error", arguments: ["svg", "dot", "json"])
  func documentOnStandardOutput(format: String) throws {
    let folder = try TemporaryFolder(Self.cycle)
    let toFile = try CommandLineTool.run("analyze", "App", "--\(format)", "file", "--quiet", in: folder)
    let toOutput = try CommandLineTool.run("analyze", "App", "--\(format)", "-", in: folder)
    #expect(toFile.status == toOutput.status)
    #expect(toOutput.output == (try folder.text(of: "file")))
    #expect(toOutput.error.hasPrefix("App: 2 files"))
  }

  @Test("says only what it found when it is quiet")
  func quiet() throws {
    let folder = try TemporaryFolder(Self.cycle)
    let outcome = try CommandLineTool.run("analyze", "App", "--json", "a.json", "--quiet", in: folder)
    let loud = try CommandLineTool.run("analyze", "App", in: folder).output
    #expect(outcome.output.hasPrefix("App/First.swift:3:") && outcome.output.hasSuffix(" that is already shown.\n"))
    #expect(loud.contains("\n\n\(outcome.output)\n0 errors, 1 warning, no file skipped\n"))
    #expect(outcome.error == "")
    #expect(try folder.names() == ["App", "a.json"])
    let clean = try CommandLineTool.run(
      "analyze", "App", "--quiet", "--skip", "navigation-cycle,mutual-knowledge", in: folder)
    #expect(clean.output + clean.error == "")
  }

  @Test("writes what it can where one document cannot be written, and ends with 2")
  func unwritable() throws {
    let folder = try TemporaryFolder(Self.clean)
    let outcome = try CommandLineTool.run(
      "analyze", "App", "--dot", "no/a.dot", "--svg", "App", "--json", "a.json", in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains("navgraph: error: no/a.dot: cannot be written: there is no folder no; make it first\n"))
    #expect(
      outcome.error.contains("navgraph: error: App: cannot be written: it is a folder; name a file in it\n"))
    #expect(outcome.output.hasPrefix("App: 1 file"))
    #expect(try folder.names() == ["App", "a.json"])
    // What fails the run fails it all the same.
    let failing = try CommandLineTool.run(
      "analyze", "App", "--svg", "no/a.svg", in: TemporaryFolder(CycleApp.files))
    #expect(failing.status == 1 && failing.error.contains("no/a.svg: cannot be written"))
  }

  @Test("goes on after files that cannot be read, says so at once, and at the end how many and why")
  func brokenFiles() throws {
    let folder = try TemporaryFolder(Self.clean)
    try folder.write("this is no XML", to: "App/Broken.storyboard")
    try folder.link("App/Gone.swift", to: "nowhere")
    let outcome = try CommandLineTool.run("analyze", "App", in: folder)
    #expect(outcome.status == 0)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("navgraph: warning: App/Broken.storyboard: ") == true)
    #expect(lines.last == "navgraph: warning: App/Gone.swift: the link leads nowhere: no such file or directory")
    #expect(outcome.output.contains("2 files skipped"))
    #expect(outcome.output.contains("  App/Gone.swift: the link leads nowhere"))
  }

  @Test("gives the same bytes with one thread and with many")
  func threads() throws {
    let folder = try TemporaryFolder(Self.cycle)
    let outcomes = try ["1", "2", "7"].map { threads in
      try ["svg", "dot", "json"].map { format in
        try CommandLineTool.run("analyze", "App", "--\(format)", "-", "--threads", threads, in: folder).output
      }
    }
    #expect(outcomes[1] == outcomes[0] && outcomes[2] == outcomes[0])
  }

  @Test("lists what could not be resolved when asked to")
  func unresolved() throws {
    let folder = try TemporaryFolder(Self.cycle)
    #expect(
      try CommandLineTool.run("analyze", "App", "--unresolved", in: folder).output.contains("could not be resolved"))
    #expect(try !CommandLineTool.run("analyze", "App", in: folder).output.contains("could not be resolved"))
  }

  @Test("shows the metrics of nodes when asked to")
  func metrics() throws {
    let folder = try TemporaryFolder(Self.cycle)
    #expect(try CommandLineTool.run("analyze", "App", "--metrics", in: folder).output.contains("fan-in  fan-out"))
    #expect(try !CommandLineTool.run("analyze", "App", in: folder).output.contains("fan-in  fan-out"))
  }

  @Test("is judged by the team's own rules and limits")
  func ownRules() throws {
    var files = Self.cycle
    files["App/.navgraph.yml"] = """
      rules:
        navigation-cycle: off
        forbidden:
          - { name: no-pushing, comment: We present here., transitions: push }
      limits:
        fan-out: 0
      """
    let folder = try TemporaryFolder(files)
    let outcome = try CommandLineTool.run("analyze", "App", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("which is forbidden. (no-pushing)\n"))
    #expect(outcome.output.contains("more than 0. (limit-exceeded)\n  note: fan-out: nodes that it leads to.\n"))

    for (options, status) in [
      ("--only no-pushing", 1), ("--only limit-exceeded", 1), ("--skip no-pushing,limit-exceeded", 0),
      ("--only no-pusing", 64), ("--config /dev/null", 2),
    ] as [(String, Int32)] {
      #expect(try CommandLineTool.shell("\"$NAVGRAPH\" analyze App \(options)", in: folder).status == status)
    }
  }

  @Test("says what of the gate can never find anything, and goes on")
  func remarks() throws {
    var files = Self.cycle
    files["own.yml"] = "rules: { forbidden: { name: ours, from: Secnd*, to: First* } }"
    let outcome = try CommandLineTool.run(
      "analyze", "App", "--config", "own.yml", "--fail-on", "gone", in: TemporaryFolder(files))
    #expect(outcome.status == 0)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("navgraph: warning: own.yml:1:21: the rule 'ours' names 'Secnd*', but no ") == true)
    #expect(lines.first?.hasSuffix("; did you mean 'SecondViewController'?") == true)
    #expect(lines.last?.hasPrefix("navgraph: warning: 'gone' in fail-on has no effect without a baseline; ") == true)
  }

  @Test("has colours only when they are asked for or a terminal shows them")
  func colours() throws {
    let folder = try TemporaryFolder(Self.clean)
    #expect(try !CommandLineTool.run("analyze", "App", in: folder).output.contains("\u{1B}["))
    #expect(try CommandLineTool.run("analyze", "App", "--color", "always", in: folder).output.contains("\u{1B}["))
    #expect(try !CommandLineTool.run("analyze", "App", "--color", "never", in: folder).output.contains("\u{1B}["))
  }

  @Test("ends quietly when nobody reads on", arguments: ["", "trap '' PIPE; "])
  func brokenPipe(prefix: String) throws {
    let folder = try TemporaryFolder(Self.clean)
    // The reader is gone by the time there is something to read.
    let line = "{ sleep 0.5; \"$NAVGRAPH\" analyze App --quiet --json - 2>error; echo $? >status; } | true"
    _ = try CommandLineTool.shell(prefix + line, in: folder)
    #expect(try folder.text(of: "error") == "")
    // Ended by the signal for it, or, where the parent has told to ignore that, as if all had been read.
    #expect(["0\n", "141\n"].contains(try folder.text(of: "status")))
  }

  @Test("survives any bytes in files of any kind")
  func anyBytes() throws {
    let folder = try TemporaryFolder(Self.clean)
    // A linear congruential generator (D. Knuth's MMIX): the same bytes in every run.
    var state: UInt64 = 42
    for name in ["A.swift", "A.storyboard", "A.xib", "Info.plist", "A.xcodeproj/project.pbxproj", "Package.swift"] {
      let bytes = (0..<20_000).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      try folder.write(Data(bytes), to: "App/\(name)")
    }
    let outcome = try CommandLineTool.run("analyze", "App", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Screens"))
  }

  @Test("writes what it is asked for, though nobody reads what it says")
  func closedPipe() throws {
    let folder = try TemporaryFolder(Self.clean)
    let command = "{ $NAVGRAPH analyze App --format json --write-baseline new.json; echo $? > status; } | true"
    _ = try CommandLineTool.shell("\(command); until [ -s status ]; do sleep 0.1; done", in: folder)
    #expect(try folder.text(of: "status") == "0\n")
    #expect(try folder.names().contains("new.json"))
  }

  @Test("adds to the log that a stream goes to, and wipes nothing of it", arguments: ["stdout", "stderr"])
  func logs(stream: String) throws {
    let folder = try TemporaryFolder(Self.clean.merging(["log": "before\n"]) { first, _ in first })
    let number = stream == "stdout" ? 1 : 2
    _ = try CommandLineTool.shell("$NAVGRAPH analyze App --json /dev/\(stream) \(number)>>log", in: folder)
    let log = try folder.text(of: "log")
    #expect(log.hasPrefix("before\n"))
    #expect(log.contains("\"edges\""))
  }

  #if os(Linux)
    @Test(
      "runs where there is little memory for the stacks of threads",
      .disabled(if: Sanitizers.areOn, "a sanitizer takes terabytes of addresses"))
    func littleMemory() throws {
      let folder = try TemporaryFolder(Self.clean)
      let outcome = try CommandLineTool.shell("ulimit -v 1500000; exec \"$NAVGRAPH\" analyze App", in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("Screens"))
    }
  #endif

  @Test("reads no configuration and no baseline that says it has a terabyte", arguments: ["--config", "--baseline"])
  func hugeFiles(option: String) throws {
    let folder = try TemporaryFolder(Self.clean.merging(["huge": ""]) { first, _ in first })
    #expect(truncate(folder.path(of: "huge"), 1 << 40) == 0)
    let outcome = try CommandLineTool.run("analyze", "App", option, "huge", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("has at most"))
  }

  @Test(
    "leaves out a file that makes the parser crash, and says so",
    .disabled(if: Sanitizers.areOn, "a sanitizer sees the signal first"))
  func crash() throws {
    let folder = try TemporaryFolder(Self.clean)
    try folder.write("let x = " + String(repeating: "try ", count: 1_000_000), to: "App/Deep.swift")
    let outcome = try CommandLineTool.run("analyze", "App", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.error == "navgraph: warning: App/Deep.swift: makes the parser crash, and was left out\n")
    #expect(outcome.output.contains("1 file skipped"))
  }
}
