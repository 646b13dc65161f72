import NavgraphKit
import TestSupport
import Testing

@Suite("The other commands")
struct OtherCommandsTests {
  @Test("name the version")
  func version() throws {
    let outcome = try CommandLineTool.run("--version", in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == Navgraph.version + "\n")
  }

  @Test("list all rules, as they are set here or in the configuration that is given")
  func rules() throws {
    let folder = try TemporaryFolder(["other.yml": "rules: {navigation-cycle: off}"])
    let outcome = try CommandLineTool.run("rules", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try RuleManual().overview(.text)))
    #expect(RuleManual.identifiers.contains("navigation-cycle"))
    let other = try CommandLineTool.run("rules", "--config", "other.yml", in: folder).output
    #expect(other.contains(/navigation-cycle +off\s/))
    let markdown = try CommandLineTool.run("rules", "--format", "markdown", in: folder).output
    #expect(markdown == (try RuleManual().overview(.markdown)))
  }

  @Test("list all formats of reports")
  func reporters() throws {
    let outcome = try CommandLineTool.run("reporters", in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == ReportFormat.overview)
    for format in ReportFormat.all { #expect(outcome.output.contains("\(format.name)  ")) }
  }

  @Test("complete themselves in the shells", arguments: ["zsh", "bash", "fish"])
  func completion(shell: String) throws {
    let outcome = try CommandLineTool.run("--generate-completion-script", shell, in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("navgraph") && outcome.output.contains("github-actions"))
  }

  @Test("explain every rule", arguments: RuleManual.identifiers)
  func explain(rule: String) throws {
    let outcome = try CommandLineTool.run("explain", rule, in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == (try RuleManual().page(for: rule, .text)))
  }

  @Test("begin a configuration with every key, and replace one only when told to")
  func initialize() throws {
    let folder = try TemporaryFolder(["App/A.swift": ""])
    #expect(try CommandLineTool.run("init", "--full", in: folder).error == "navgraph: wrote .navgraph.yml\n")
    #expect(try CommandLineTool.run("analyze", "App", in: folder).status == 0)
    for arguments in [["init", "--full"], ["init"]] {
      let again = try CommandLineTool.shell("$NAVGRAPH \(arguments.joined(separator: " "))", in: folder)
      #expect(again.status == 2)
      #expect(again.error == "navgraph: error: .navgraph.yml: already exists; --force replaces it\n")
    }
    #expect(try CommandLineTool.run("init", "--full", "--force", in: folder).status == 0)
    #expect(try CommandLineTool.run("init", "--full", "App", in: folder).error == "navgraph: wrote App/.navgraph.yml\n")
    for (place, reason) in [
      ("App/A.swift", "App/A.swift: is not a folder; give the folder to write .navgraph.yml to"),
      ("Gone", "Gone/.navgraph.yml: cannot be written: there is no folder Gone; make it first"),
    ] {
      let outcome = try CommandLineTool.run("init", "--full", place, in: folder)
      #expect(outcome.status == 2 && outcome.error == "navgraph: error: \(reason)\n")
    }
  }

  @Test("print the schema of configurations")
  func schema() throws {
    let outcome = try CommandLineTool.run("init", "--schema", in: TemporaryFolder())
    #expect(outcome.status == 0)
    #expect(outcome.output == (try ConfigurationSchema.text()))
    #expect(try CommandLineTool.run("schema", "configuration", in: TemporaryFolder()).output == outcome.output)
    #expect(try CommandLineTool.run("schema", in: TemporaryFolder()).output == Navgraph.graphSchema)
  }

  @Test("know the nearest rule to one that there is not")
  func unknownRule() throws {
    let outcome = try CommandLineTool.run("explain", "god-coordinatr", in: TemporaryFolder())
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("there is no rule 'god-coordinatr'; did you mean 'god-coordinator'?"))
  }

  @Test("know the rules that the configuration declares")
  func ownRules() throws {
    let folder = try TemporaryFolder([
      ".navgraph.yml": "rules: { forbidden: { name: no-pushing, transitions: push } }", "other.yml": "",
    ])
    let page = try CommandLineTool.run("explain", "no-pushing", in: folder)
    #expect(page.status == 0 && page.output.hasPrefix("no-pushing\nteam, error, here on\n"))
    #expect(try CommandLineTool.run("rules", in: folder).output.contains("\nno-pushing "))
    #expect(try CommandLineTool.run("explain", "no-pushing", "--config", "other.yml", in: folder).status == 64)
    try folder.write(
      "rules: { required: { name: help-everywhere, from: Home, to: Help }, god-screen: off }", to: "App/.navgraph.yml")
    #expect(try CommandLineTool.run("explain", "help-everywhere", "App", in: folder).status == 0)
    #expect(
      try CommandLineTool.run("rules", "App", in: folder).output.contains("\ngod-screen                  off   "))
    #expect(try CommandLineTool.run("rules", "Gone", in: folder).status == 2)
  }

  @Test("say which rules are on but can report nothing in an app, and why")
  func idleRules() throws {
    let folder = try TemporaryFolder(
      CycleApp.files.merging(["App/.navgraph.yml": "rules: { unused-segue: off, dead-end-modal: error }"]) { $1 })
    func rules(_ arguments: String) throws -> String {
      try CommandLineTool.shell("\"$NAVGRAPH\" rules \(arguments)", in: folder).output
    }
    let app = try rules("App")
    #expect(app.contains(/dangling-segue +idle +nothing here: there are no storyboards\n/))
    #expect(app.contains(/bypassed-coordinator +idle +nothing here: coordinators perform 0 % of the transitions/))
    #expect(app.contains(/unreachable-screen +idle +nothing here: the app has no known entry point/))
    #expect(app.contains(/unused-segue +off +segues that nothing performs/))
    #expect(app.contains(/navigation-cycle +on\s/) && app.contains(/dead-end-modal +error\s/))
    #expect(try rules("App --format json").contains("\"idleReason\" : \"there are no storyboards\""))
    // Without a folder, no app is analyzed.
    #expect(try !rules("--config App/.navgraph.yml").contains("idle"))
  }

  @Test("are an analysis where only folders are named, and where the word has its other spelling")
  func analysis() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    let expected = try CommandLineTool.run("analyze", "App", in: folder)
    #expect(expected.output.hasPrefix("App: 2 files"))
    for outcome in [
      try CommandLineTool.run("App", in: folder), try CommandLineTool.run("analyse", "App", in: folder),
    ] {
      #expect(outcome.status == expected.status && outcome.output == expected.output && outcome.error == expected.error)
    }
  }

  @Test(
    "are told by their names where a word is nearly one",
    arguments: [
      ("analize App", "analize", "analyze"), ("explian god-screen", "explian", "explain"), ("pth A B", "pth", "path"),
    ])
  func unknownCommand(line: String, word: String, command: String) throws {
    let outcome = try CommandLineTool.shell("\"$NAVGRAPH\" \(line)", in: TemporaryFolder(CycleApp.files))
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains("'\(word)' is neither a command nor a file; did you mean 'navgraph \(command)'?"))
  }

  @Test(
    "are told where a word is a command of another tool",
    arguments: [("lint App", "lint", "analyze"), ("scan App", "scan", "analyze"), ("graph", "graph", "draw")])
  func borrowedCommand(line: String, word: String, command: String) throws {
    let outcome = try CommandLineTool.shell("\"$NAVGRAPH\" \(line)", in: TemporaryFolder(CycleApp.files))
    #expect(outcome.status == 64)
    #expect(
      outcome.error.contains("'\(word)' is neither a command nor a file; did you mean 'navgraph \(command)'?"))
  }

  @Test(
    "say what to write instead of an option of another tool",
    arguments: [
      ("analyze App --reporter json", "--reporter", "choose the format with --format NAME, or add a report"),
      ("App --only-rule tight-coupling", "--only-rule", "run only some rules with --only RULES"),
      ("analyze App --enable-all-rules", "--enable-all-rules", "run opt-in rules with --only RULES"),
      ("analyze App -T svg", "-T", "write a picture with --svg FILE"),
      ("draw App --output-type dot", "--output-type", "choose the format"),
    ])
  func borrowedOption(line: String, option: String, hint: String) throws {
    let outcome = try CommandLineTool.shell("\"$NAVGRAPH\" \(line)", in: TemporaryFolder(CycleApp.files))
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.error.hasPrefix("Error: Unknown option '\(option)'; \(hint)"))
    #expect(outcome.error.contains("\nUsage: navgraph "))
  }

  @Test("leave the parser's own hint where an option is only misspelled")
  func misspelledOption() throws {
    let outcome = try CommandLineTool.shell("\"$NAVGRAPH\" App --fromat json", in: TemporaryFolder(CycleApp.files))
    #expect(outcome.status == 64)
    #expect(outcome.error.hasPrefix("Error: Unknown option '--fromat'. Did you mean '--format'?"))
  }

  @Test("say what there is when nothing is asked for")
  func help() throws {
    let outcome = try CommandLineTool.run(in: TemporaryFolder())
    #expect(outcome.status == 0)
    for command in ["analyze", "init", "rules", "explain", "reporters", "idioms"] {
      #expect(outcome.output.contains(command))
    }
  }
}
