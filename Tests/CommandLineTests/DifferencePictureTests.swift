import TestSupport
import Testing

@Suite("The picture of a change on the command line")
struct DifferencePictureTests {
  private func run(_ line: String, in folder: TemporaryFolder) throws -> CommandLineTool.Outcome {
    try CommandLineTool.shell("\"$NAVGRAPH\" \(line)", in: folder)
  }

  @Test("a change can be drawn, in light and in dark, to a file or to standard output")
  func picture() throws {
    let folder = try TemporaryFolder(ListApp.files)
    #expect(try run("analyze App --json old.json --quiet", in: folder).status == 0)
    try folder.write(ListApp.change, to: "App/List.swift")
    let drawn = try run("diff old.json App --svg change.svg", in: folder)
    #expect(drawn.status == 0 && drawn.error == "navgraph: wrote change.svg\n")
    #expect(drawn.output.hasPrefix("1 added, 1 transition changed.\n"))
    let svg = try folder.text(of: "change.svg")
    for text in [">+ SearchViewController<", "~ push → present", ">What changed in App<"] {
      #expect(svg.contains(text))
    }
    let dark = try run("diff old.json App --svg - --theme dark", in: folder)
    #expect(dark.output.hasPrefix("<?xml") && dark.output != svg)
    #expect(dark.error.hasPrefix("1 added, 1 transition changed.\n"))
    _ = try run("diff App App --svg same.svg", in: folder)
    #expect(try folder.text(of: "same.svg").contains("Nothing changed in App"))
    #expect(try run("diff old.json App --svg no/such/a.svg", in: folder).status == 2)
  }
}
