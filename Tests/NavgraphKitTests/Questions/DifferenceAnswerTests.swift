import NavigationModel
import Reporting
import Testing

@testable import GraphAnalysis
@testable import NavgraphKit

/// Sketched apps before and after a change, and what a person reads of it.
@Suite("The answer to what a change did")
struct DifferenceAnswerTests {
  private func result(_ sketch: String) throws -> AnalysisResult {
    let program = try GraphSketch.program(sketch)
    let findings = SharedCause.parted(GraphAnalyzer.analyze(program))
    return AnalysisResult(
      tool: Navgraph.tool, root: "App", graph: program.graph, metrics: Metrics(), findings: findings.telling,
      parts: program.parts, knowledge: program.knowledge, reach: ReachFinder.reach(of: program), issues: [],
      told: findings.told)
  }

  private func answer(_ before: String, _ after: String) throws -> DifferenceAnswer {
    let base = try result(before)
    return Questions(Report(try result(after))).difference(from: base)
  }

  /// The answer without the places.
  private func text(_ before: String, _ after: String) throws -> String {
    try answer(before, after).text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\s{2}\S+:\d+:\d+$/, with: "") }.joined(separator: "\n")
  }

  private let app = "entry App\nApp root List\nList push Detail\nDetail push Reviews\nDetail push Help\n"

  @Test("names one and several in the words of people")
  func plurals() throws {
    #expect(
      try answer(app, app.replacing("Detail push Help\n", with: "List push Help\n")).verdict
        == "1 new transition, 1 transition gone.")
    let gone = app.replacing("Detail push Reviews\nDetail push Help\n", with: "Old push Reviews\nOld push Help\n")
    let before = app + "Old push Reviews\nOld push Help\n"
    #expect(try answer(before, gone).verdict == "2 screens without a way in, 2 transitions gone.")
    let changed = app.replacing("Detail push", with: "Detail present")
    #expect(try answer(app, changed).verdict == "2 transitions changed.")
    let cycles = app + "X push Y\nY push X\nP push Q\nQ push P\n"
    let fewer = cycles.replacing("Y push X\n", with: "").replacing("Q push P\n", with: "")
    #expect(try answer(cycles, fewer).verdict == "2 transitions gone, 2 findings gone.")
  }

  @Test("tells a new screen in a stack once, by who shows it")
  func stacks() throws {
    let stack = "container Stack\nList present Stack\nStack root About\n"
    #expect(try text(app, app + stack) == "1 added.\n\nAdded:\n  + screen About: present from List\n")
    #expect(try text(app + stack, app) == "1 removed.\n\nRemoved:\n  - screen About: present from List\n")
    let known = app + "List push About\n"
    #expect(
      try text(known, known + stack) == "1 new transition.\n\nNew transitions:\n  + List present About in Stack\n")
    let direct = known.replacing("List push About", with: "List present About")
    #expect(
      try text(direct, known.replacing("List push About\n", with: stack))
        == "1 transition changed.\n\nTransitions changed:\n  ~ List present About in Stack\n")
  }

  @Test("tells containers that hold each other, which are made around nothing that could be told instead")
  func cyclesOfContainers() throws {
    let held = "container X\ncontainer Y\nX root Y\nY root X\n"
    #expect(
      try text(app, held + app)
        == "2 new transitions.\n\nNew transitions:\n  + X root Y\n  + Y root X\n")
  }

  @Test("tells a transition between two new screens with the one that it leads to")
  func pairs() throws {
    #expect(
      try text(app, app + "List push About\nAbout push Licences\n")
        == "2 added.\n\nAdded:\n  + screen About: push from List\n  + screen Licences: push from About\n")
  }

  @Test("tells a cycle with the step that closes it, and every other new transition by itself")
  func cycles() throws {
    #expect(try answer(app, app + "Help push List\n").verdict == "1 new warning.")
    let halves = (0..<12).map { "S\($0) push S\($0 + 1)" }.filter { $0 != "S5 push S6" && !$0.hasPrefix("S11") }
    let before = (["entry App", "App root Home", "Home push S0", "Home push S6"] + halves).joined(separator: "\n")
    let change = try answer(before, before + "\nS5 push S6\nS11 push S0")
    #expect(change.verdict == "1 new warning, 1 new transition.")
    // The picture of a comment and other programs have both.
    #expect(change.markdown.contains("linkStyle 1 "))
    #expect(
      try change.json().contains("screen:S5 push screen:S6") && change.json().contains("screen:S11 push screen:S0"))
  }

  @Test("says of a new screen that nothing leads to it, and counts that as new")
  func unreachable() throws {
    let change = try answer(app, app + "unmentioned Old\n")
    #expect(change.verdict == "1 new warning, 1 added." && change.hasNewFindings && !change.hasNewErrors)
    let lines = try text(app, app + "unmentioned Old\n")
    #expect(!lines.contains("New findings") && lines.contains("  + screen Old; warning: Nothing shows Old, "))
    let more = try text(app, app + "unmentioned Old\nscene Old in Main\nOld performs gone\n")
    #expect(more.contains("New findings:\n  ! warning: Nothing shows Old, "))
  }

  @Test("tells ways that many screens have now in one line")
  func ways() throws {
    let flow =
      "coordinator Flow\nApp start Flow\nFlow push Detail\nFlow push List\n"
      + (0..<8).map { "Flow push S\($0)\n" }.joined()
    let more = (0..<8).map { "flow S\($0) push Detail via Flow\n" }.joined()
    #expect(
      try text(app + flow, app + flow + more)
        == "8 new flows.\n\nNew flows through coordinators:\n  + S0, S1, S2, S3 and 4 more push Detail via Flow\n")
    let one = (0..<3).map { "flow Help push S\($0) via Flow\n" }.joined()
    #expect(try text(app + flow, app + flow + one).hasSuffix("  + Help push S0, S1 and S2 via Flow\n"))
    let part = "part Row\nList holds Row\nRow push Help\n"
    #expect(
      try text(app + part, app + part + "Detail holds Row\n")
        == "1 new part.\n\nNew parts of screens:\n  + Detail holds Row\n")
    let parts = "part Row\npart Cell\nList holds Row\nList holds Cell\nRow push Help\nCell push Help\n"
    let held = try text(app + parts, app + parts + "Detail holds Row\nDetail holds Cell\n")
    #expect(held.hasSuffix("  + Detail holds Cell and Row\n"))
  }

  @Test("tells what a transition shows otherwise")
  func aspects() throws {
    let modal = app + "List present Filter\n"
    #expect(
      try text(modal, app + "List present Filter as fullScreen\n").hasSuffix(
        "  ~ List present Filter: now with style fullScreen\n"))
    #expect(try text(modal, app + "List push Filter\n").hasSuffix("  ~ List push Filter: before present\n"))
    #expect(
      try text(modal, app + "List present Filter via Router\n").hasSuffix(
        "  ~ List present Filter: now via Router\n"))
    #expect(
      try text(app + "List present Filter via Router\n", modal).hasSuffix(
        "  ~ List present Filter: no longer via Router\n"))
    #expect(
      try text(app + "List present? Filter\n", modal).hasSuffix(
        "  ~ List present Filter: confidence possible → certain\n"))
  }

  @Test("tells no destination where a screen goes back to one that is not known")
  func waysBack() throws {
    #expect(try text(app, app + "Detail dismiss ?\n").hasSuffix("New transitions:\n  + Detail dismiss\n"))
  }

  @Test("draws of a large change as much of what went as of what came, and says how much it leaves out")
  func shares() throws {
    let came = (0..<70).map { "List push New\($0)\n" }.joined()
    let went = (0..<20).map { "Detail push Old\($0)\n" }.joined()
    let change = try answer(app + went, app + came).markdown
    #expect(change.components(separatedBy: " ==>|").count == 41)
    #expect(change.components(separatedBy: " -.->|").count == 21)
    #expect(change.hasSuffix("```\n\nThe diagram shows 60 of 90 transitions.\n"))
    #expect(try !answer(app, app + "List push Help\n").markdown.contains("The diagram shows"))
  }

  @Test("draws a screen that was renamed or only moved as one box")
  func renamed() throws {
    let before = app + "Detail push Cart\n"
    let after = app.replacing("Detail", with: "ItemDetail") + "ItemDetail push Offers\nHelp push Cart\n"
    let change = try answer(before, after)
    #expect(change.difference.newIDs == ["screen:Detail": "screen:ItemDetail"])
    #expect(change.markdown.contains("[\"ItemDetail\"]") && !change.markdown.contains("[\"Detail\"]"))
    #expect(change.markdown.components(separatedBy: "[\"").count - 1 == 4)
  }

  @Test("fails runs by a warning that is an error now")
  func severities() throws {
    var (base, head) = (try result(app + "List push List\nHelp push Detail\n"), try result(app + "Help push Detail\n"))
    for index in head.findings.indices { head.findings[index].severity = .error }
    base.edges = head.edges
    let change = Questions(Report(head)).difference(from: base)
    #expect(change.hasNewErrors && change.hasNewFindings)
    #expect(change.verdict == "1 warning is an error now.")
    #expect(change.text(style: .plain).contains("Errors that were warnings:\n  ! Screens lead forward in a cycle: "))
    let back = Questions(Report(base)).difference(from: head)
    #expect(back.verdict == "1 error is a warning now." && !back.hasNewFindings)
  }
}
