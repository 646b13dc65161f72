import Foundation
import GraphAnalysis
import Testing

@testable import NavgraphKit

@Suite("The text of a baseline")
struct BaselineTextTests {
  @Test("has one finding a line, sorted, and reads back as what it was")
  func roundTrip() throws {
    let baseline = Baseline(entries: [
      Baseline.Entry(fingerprint: "b y", severity: .warning), Baseline.Entry(fingerprint: "a x", severity: .error),
      Baseline.Entry(fingerprint: "b y", severity: .error), Baseline.Entry(fingerprint: "c", severity: nil),
    ])
    let text = BaselineText.text(of: baseline)
    #expect(
      text == """
        # navgraph baseline 2
        # Known findings, one per line: severity, rule, and the nodes that it is about. navgraph reports only new ones.
        # Written by: navgraph analyze --write-baseline
        error a x
        error b y
        warning b y
        c

        """)
    #expect(try BaselineText.baseline(from: text, file: "b") == baseline)
  }

  @Test("may be in any order, with comments and empty lines, and with the line ends of any system")
  func freedom() throws {
    let text = "# navgraph baseline 1\r\n\r\n# the wizard\r\nb y\r\na x\r\n"
    #expect(try BaselineText.baseline(from: text, file: "b") == Baseline(fingerprints: ["a x", "b y"]))
  }

  @Test("may be that of an older navgraph, which wrote no severities down, and may be replaced")
  func olderForm() throws {
    let text = "# navgraph baseline 1\na x\n"
    #expect(try BaselineText.baseline(from: text, file: "b") == Baseline(fingerprints: ["a x"]))
    #expect(BaselineText.isReplaceable(Data(text.utf8)))
    #expect(!BaselineText.isReplaceable(Data("# navgraph baseline 3\n".utf8)))
  }

  @Test("knows findings by the names that metrics had before")
  func formerNames() throws {
    let text = "# navgraph baseline 2\nerror limit-exceeded circles\n"
    let now = try BaselineText.baseline(from: text, file: "b")
    #expect(now.entries == [Baseline.Entry(fingerprint: "limit-exceeded cycles", severity: .error)])
  }

  @Test("tells a severity from a rule of a team's that is called so")
  func severityWords() throws {
    let text = "# navgraph baseline 2\nerror screen:A\nwarning error screen:A\n"
    #expect(
      try BaselineText.baseline(from: text, file: "b").entries == [
        Baseline.Entry(fingerprint: "error screen:A", severity: nil),
        Baseline.Entry(fingerprint: "error screen:A", severity: .warning),
      ])
  }

  @Test(
    "is refused with the line that is wrong",
    arguments: [
      ("", "b:1: a baseline must begin with the line '# navgraph baseline 2'"),
      ("a x", "b:1: a baseline must begin with the line "),
      ("# navgraph baseline 3\na x", "b:1: a baseline must begin with the line "),
      (
        "# navgraph baseline 1\na x\n<<<<<<< HEAD",
        "b:3: this line does not begin with a rule; update the baseline with --write-baseline"
      ),
      ("# navgraph baseline 1\n a x", "b:2: this line does not begin with a rule"),
      ("# navgraph baseline 1\n\nApp/A.swift:3 a", "b:3: this line does not begin with a rule"),
    ])
  func faults(text: String, message: String) throws {
    let error = try #require(throws: BaselineError.self) { try BaselineText.baseline(from: text, file: "b") }
    #expect(error.description.hasPrefix(message))
  }
}
