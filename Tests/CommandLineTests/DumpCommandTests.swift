import TestSupport
import Testing

@Suite("A graph that is committed")
struct DumpCommandTests {
  private static let files = [
    "App/List.swift": """
    import UIKit
    class ListViewController: UIViewController {
      func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
    }
    """,
    "App/Detail.swift": "import UIKit\nclass DetailViewController: UIViewController {}\n",
  ]

  private func run(_ line: String, in folder: TemporaryFolder) throws -> CommandLineTool.Outcome {
    try CommandLineTool.shell("\"$NAVGRAPH\" \(line)", in: folder)
  }

  @Test("the dump of sources, of a saved graph and of moved code is the same")
  func dump() throws {
    let folder = try TemporaryFolder(Self.files)
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
    try folder.write("\n\n" + (Self.files["App/List.swift"] ?? ""), to: "App/Moved.swift")
    try folder.write("import UIKit\n", to: "App/List.swift")
    #expect(try run("dump App", in: folder).output == dump.output)
  }

  @Test("a dump says which files it could not read, since their screens are missing")
  func unread() throws {
    let folder = try TemporaryFolder(Self.files.merging(["App/Main.storyboard": "<document"]) { $1 })
    #expect(try run("dump App", in: folder).error.hasPrefix("navgraph: warning: App/Main.storyboard: "))
  }
}
