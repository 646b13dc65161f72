import TestSupport
import Testing

@Suite("A graph that is committed")
struct DumpCommandTests {
  private func run(_ line: String, in folder: TemporaryFolder) throws -> CommandLineTool.Outcome {
    try CommandLineTool.shell("\"$NAVGRAPH\" \(line)", in: folder)
  }

  @Test("the dump of sources, of a saved graph and of moved code is the same")
  func dump() throws {
    let folder = try TemporaryFolder(ListApp.files)
    let dump = try run("dump App", in: folder)
    #expect(dump.status == 0 && dump.error == "")
    #expect(
      dump.output.hasSuffix(
        "\nscreen DetailViewController\nscreen ListViewController\n  push screen DetailViewController\n"))
    #expect(try run("analyze App --json graph.json --quiet", in: folder).status == 0)
    #expect(try run("dump graph.json", in: folder).output == dump.output)
    let written = try run("dump App --output nav.txt", in: folder)
    #expect(written.status == 0 && written.output == "" && written.error == "navgraph: wrote nav.txt\n")
    #expect(try folder.text(of: "nav.txt") == dump.output)
    try folder.write("\n\n" + (ListApp.files["App/List.swift"] ?? ""), to: "App/Moved.swift")
    try folder.write("import UIKit\n", to: "App/List.swift")
    #expect(try run("dump App", in: folder).output == dump.output)
  }

  @Test("a check is quiet where the navigation is what was committed, and fails with the lines where it is not")
  func check() throws {
    let folder = try TemporaryFolder(ListApp.files)
    #expect(try run("dump App --output nav.txt", in: folder).status == 0)
    let same = try run("check App --against nav.txt", in: folder)
    #expect(same.status == 0 && same.error == "")
    #expect(same.output == "The navigation matches nav.txt.\n")
    try folder.write(ListApp.change, to: "App/List.swift")
    let other = try run("check App --against nav.txt --exclude 'No Such*'", in: folder)
    #expect(other.status == 1)
    #expect(
      other.output == """
        The navigation does not match nav.txt: 3 lines added, 1 line removed.

         screen ListViewController
        +  present screen DetailViewController
        +  present screen SearchViewController
        -  push screen DetailViewController
        +screen SearchViewController

        If these changes are intended, update the file and commit it:
        navgraph dump App --exclude 'No Such*' --output nav.txt

        """)
    #expect(try run("dump App --output nav.txt", in: folder).status == 0)
    #expect(try run("check App --against nav.txt", in: folder).status == 0)
  }

  @Test(
    "a check against what cannot be read, or is no dump, says so and has a status of its own",
    arguments: [
      ("check App --against none.txt", "none.txt: cannot be read: there is no such file; write it with 'navgraph dump"),
      (
        "check App --against empty.txt",
        "empty.txt: cannot be read: it is not a dump of this version of navgraph; update it"
      ),
      ("check App --against binary.txt", "binary.txt: cannot be read: it is not a dump of this version of navgraph"),
      ("check App --against App", "App: is a folder; give the file that 'navgraph dump' wrote"),
      ("check Nowhere --against nav.txt", "Nowhere: no such file or folder"),
      ("dump Nowhere", "Nowhere: no such file or folder"),
      ("dump App --output no/such/nav.txt", "no/such/nav.txt: cannot be written: there is no folder no/such"),
    ])
  func failures(line: String, message: String) throws {
    let folder = try TemporaryFolder(ListApp.files.merging(["empty.txt": "", "nav.txt": "# navgraph dump 1\n"]) { $1 })
    _ = try CommandLineTool.shell("printf '# navgraph dump 1\\n\\377\\n' > binary.txt", in: folder)
    let outcome = try run(line, in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message))
    #expect(outcome.output == "")
  }

  @Test("a dump and a check say which files they could not read, since their screens are missing")
  func unread() throws {
    let folder = try TemporaryFolder(ListApp.files.merging(["App/Main.storyboard": "<document"]) { $1 })
    #expect(try run("dump App", in: folder).error.hasPrefix("navgraph: warning: App/Main.storyboard: "))
    try folder.write(try run("dump App", in: folder).output, to: "nav.txt")
    let check = try run("check App --against nav.txt", in: folder)
    #expect(check.status == 0 && check.error.hasPrefix("navgraph: warning: App/Main.storyboard: "))
  }
}
