import GraphAnalysis
import Testing

@testable import NavgraphKit

@Suite("The text of a baseline")
struct BaselineTextTests {
  @Test("has one finding a line, sorted, and reads back as what it was")
  func roundTrip() throws {
    let baseline = Baseline(fingerprints: ["b y", "a x", "b y"])
    let text = BaselineText.text(of: baseline)
    #expect(
      text == """
        # navgraph baseline 1
        # Findings that are known, one a line: the rule and what it is about. Only others count.
        # Written by: navgraph analyze --write-baseline
        a x
        b y
        b y

        """)
    #expect(try BaselineText.baseline(from: text, file: "b") == baseline)
  }

  @Test("may be in any order, with comments and empty lines, and with the line ends of any system")
  func freedom() throws {
    let text = "# navgraph baseline 1\r\n\r\n# the wizard\r\nb y\r\na x\r\n"
    #expect(try BaselineText.baseline(from: text, file: "b").fingerprints == ["a x", "b y"])
  }

  @Test(
    "is refused with the line that is wrong",
    arguments: [
      ("", "b:1: a baseline must begin with the line '# navgraph baseline 1'"),
      ("a x", "b:1: a baseline must begin with the line "),
      ("# navgraph baseline 2\na x", "b:1: a baseline must begin with the line "),
      (
        "# navgraph baseline 1\na x\n<<<<<<< HEAD",
        "b:3: this line does not begin with a rule; write the baseline afresh"
      ),
      ("# navgraph baseline 1\n a x", "b:2: this line does not begin with a rule"),
      ("# navgraph baseline 1\n\nApp/A.swift:3 a", "b:3: this line does not begin with a rule"),
    ])
  func faults(text: String, message: String) throws {
    let error = try #require(throws: BaselineError.self) { try BaselineText.baseline(from: text, file: "b") }
    #expect(error.description.hasPrefix(message))
  }
}
