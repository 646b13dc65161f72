import Testing

@testable import Reporting

@Suite("What differs from a dump")
struct DumpDifferenceTests {
  private let remedy = "navgraph dump --output nav.txt"

  private func dump(_ lines: String...) throws -> GraphDump {
    try #require(GraphDump(text: ([GraphDump.mark] + lines).joined(separator: "\n")))
  }

  private func text(_ before: GraphDump, _ now: GraphDump, _ style: TextStyle = .plain) -> String {
    DumpDifference(from: before, to: now).text(file: "nav.txt", remedy: remedy, style: style)
  }

  @Test("is told line by line with the screen that a line belongs to, and the way out")
  func lines() throws {
    let before = try dump("screen A", "  push screen B", "  push screen C", "screen B", "screen C")
    let now = try dump("screen A", "  present screen B", "  push screen C", "screen B", "  push screen D", "screen D")
    #expect(
      text(before, now) == """
        The navigation does not match nav.txt: 3 lines added, 2 lines removed.

         screen A
        +  present screen B
        -  push screen B
         screen B
        +  push screen D
        -screen C
        +screen D

        If these changes are intended, update the file and commit it:
        navgraph dump --output nav.txt

        """)
    #expect(text(before, before) == "The navigation matches nav.txt.\n")
    #expect(text(before, now, .coloured).contains("\u{1B}[1;32m+screen D\u{1B}[0m"))
  }

  @Test("is cut where nobody would read it, with the number of what is left")
  func long() throws {
    let many = (0..<300).map { "screen S\($0)" }.joined(separator: "\n")
    let lines = text(try dump(), try dump(many)).split(separator: "\n")
    #expect(lines.count == 1 + 200 + 1 + 2)
    #expect(lines.contains("… and 100 more lines"))
    #expect(lines[0] == "The navigation does not match nav.txt: 300 lines added.")
  }

  @Test("shows what a file says without obeying it")
  func hostile() throws {
    let text = text(try dump("screen \u{1B}[2JA"), try dump())
    #expect(text.contains("-screen \\u{1B}[2JA") && !text.contains("\u{1B}"))
  }
}
