import Foundation
import NavigationModel
import SourceScanning
import Testing

@Suite("Comments that suppress findings")
struct SuppressionCommentTests {
  @Test("are written down with their places, in either form of comment")
  func forms() {
    let source = """
      // navgraph:disable all
      class A { // navgraph:disable:this tight-coupling - it is small
        /* navgraph:disable:next x */ var b = 1
        //navgraph:enable   all
      }
      // navgraph:
      """
    #expect(
      comments(source) == [
        "1:1 disable all", "2:11 disable:this tight-coupling - it is small", "3:3 disable:next x", "4:3 enable all",
        "6:1 ",
      ])
  }

  @Test(
    "are none where the words only speak of them",
    arguments: [
      "let a = \"// navgraph:disable all\"", "/// navgraph:disable all\nlet a = 1", "// see navgraph:disable all",
      "/** navgraph:disable all */ let a = 1", "let navgraph: Int",
      "let a = \"\"\"\n  // navgraph:disable all\n  \"\"\"",
      "// navgraph: ".dropLast(2) + "",
    ])
  func others(source: String) {
    #expect(comments(source) == [])
  }

  @Test("end with their line, and with the comment")
  func ends() {
    #expect(comments("/* navgraph:disable all\n   and more */") == ["1:1 disable all"])
    #expect(comments("// navgraph:disable all\r\nlet a = 1") == ["1:1 disable all"])
    #expect(comments("/* navgraph:disable all") == [])
  }

  @Test("are found where the code cannot be parsed")
  func brokenCode() {
    #expect(comments("class { ] // navgraph:disable all\n)") == ["1:11 disable all"])
  }

  private func comments(_ source: String) -> [String] {
    SourceScanner.scan(Data(source.utf8), path: "A.swift").suppressions.map { comment in
      "\(comment.location.line):\(comment.location.column) \(comment.command)"
    }
  }
}
