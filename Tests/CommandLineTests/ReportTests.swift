import Foundation
import NavgraphKit
import TestSupport
import Testing

@Suite("The reports of navgraph analyze")
struct ReportTests {
  @Test("take the place of the summary on standard output", arguments: ReportFormat.all.map(\.name))
  func mainReport(format: String) throws {
    let folder = try TemporaryFolder(CycleApp.files)
    let toOutput = try CommandLineTool.run("analyze", "App", "--format", format, in: folder)
    let toFile = try CommandLineTool.run("analyze", "App", "--format", format, "--output", "file", in: folder)
    #expect(toOutput.status == 1 && toFile.status == 1)
    // The text says by itself why a run fails.
    let verdict = "navgraph: failed: 1 error\n"
    #expect(toOutput.error == (format == "text" ? "" : verdict))
    #expect(toFile.error == "navgraph: wrote file\n" + verdict)
    #expect(toFile.output == "")
    #expect(toOutput.output == (try folder.text(of: "file")))
    #expect(toOutput.output != "")
  }

  @Test("are written beside the summary, several in one run")
  func furtherReports() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    let outcome = try CommandLineTool.run(
      "analyze", "App", "--report", "sarif=a.sarif", "--report", "csv=b=c.csv", in: folder)
    #expect(outcome.output.hasPrefix("App: 2 files"))
    #expect(try folder.names() == ["App", "a.sarif", "b=c.csv"])
    #expect(try folder.text(of: "b=c.csv").contains("\nApp/First.swift,3,"))
    #expect(try folder.text(of: "a.sarif").contains("\"uri\" : \"App/First.swift\""))
  }

  @Test("have paths from the current folder, for Xcode absolute ones")
  func paths() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    func firstPath(_ arguments: String..., from place: String) throws -> Substring? {
      let line = "cd \(place) && \"$NAVGRAPH\" analyze \(arguments.joined(separator: " "))"
      let output = try CommandLineTool.shell(line, in: folder).output
      return output.firstMatch(of: /[\/\w.-]*First\.swift/)?.output
    }
    #expect(try firstPath("App", "--format", "checkstyle", from: ".") == "App/First.swift")
    #expect(try firstPath("--format", "checkstyle", from: "App") == "First.swift")
    #expect(try firstPath("--format", "checkstyle", folder.path(of: "App"), from: "/usr") == "First.swift")
    #expect(try firstPath("--format", "xcode", from: "App")?.description == folder.path(of: "App/First.swift"))
    #expect(try firstPath("App", "--format", "json", from: ".") == "First.swift")
  }

  @Test("have paths that open from the current folder where people read them", arguments: ["text", "unresolved"])
  func openPaths(format: String) throws {
    let folder = try TemporaryFolder(CycleApp.files)
    try folder.write("struct Lost { func go() { UIViewController().show(make(), sender: nil) } }", to: "App/Lost.swift")
    func paths(_ path: String, from place: String) throws -> Set<String> {
      let line = "cd \(place) && \"$NAVGRAPH\" analyze \(path) --format \(format)"
      let output = try CommandLineTool.shell(line, in: folder).output
      return Set(output.matches(of: /[\/\w.-]*\/(?=\w+\.swift:\d)/).map { String($0.output) })
    }
    #expect(try paths("App", from: ".") == ["App/"])
    #expect(try paths("../App", from: "App").isEmpty)
    #expect(try paths(folder.path(of: "App"), from: "/usr") == [folder.path(of: "App/")])
  }

  @Test("give standard output to one alone; the list of unknown destinations then goes to standard error")
  func standardOutput() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    let outcome = try CommandLineTool.run("analyze", "App", "--format", "gitlab", "--unresolved", in: folder)
    #expect(outcome.output.hasPrefix("[\n"))
    #expect(outcome.error.hasPrefix("0 of 2 destinations"))
    let beside = try CommandLineTool.run("analyze", "App", "--report", "gitlab=-", in: folder)
    #expect(beside.output == outcome.output)
    #expect(beside.error.hasPrefix("App: 2 files"))
  }

  @Test("are given as a whole when a run is quiet, which cuts down the summary on the terminal alone")
  func quiet() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    let outcome = try CommandLineTool.run("analyze", "App", "--quiet", "--format", "xcode", in: folder)
    let verdict = "navgraph: failed: 1 error\n"
    #expect(outcome.output.contains("First.swift:3:") && outcome.error == verdict)
    #expect(try CommandLineTool.run("analyze", "App", "-q", "--output", "file", in: folder).error == verdict)
    #expect(try folder.text(of: "file").hasPrefix("App: 2 files"))
  }

  @Test("never have colours in a file")
  func colours() throws {
    let folder = try TemporaryFolder(CycleApp.files)
    _ = try CommandLineTool.run("analyze", "App", "--color", "always", "--output", "file", in: folder)
    #expect(try !folder.text(of: "file").contains("\u{1B}"))
  }

  @Test(
    "are refused with the nearest right word or form",
    arguments: [
      ("--report sarf=a", "There is no format 'sarf'; did you mean 'sarif'?"),
      ("--report sarif", "'sarif' is not of the form NAME=FILE"), ("--report sarif=", "is not of the form NAME=FILE"),
      ("--format yaml", "'yaml' is invalid"), ("--format svg", "'svg' is not a report; use --svg FILE to write it."),
      ("--report html=a", "'html' is not a report; use --html FILE to write it."),
      ("--report csv=a --json a", "Two documents cannot go to the same place"),
      ("--svg a --json ./a", "Two documents cannot go to the same place"),
      ("--format csv --svg /dev/stdout", "Two documents cannot go to the same place"),
      ("--format csv --svg -", "Two documents cannot go to the same place"),
      ("--format csv --report sarif=-", "Two documents cannot go to the same place"),
    ])
  func wrongUsage(options: String, message: String) throws {
    let outcome = try CommandLineTool.shell(
      "\"$NAVGRAPH\" analyze App \(options)", in: TemporaryFolder(CycleApp.files))
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message))
  }
}
