import NavigationModel
import Testing

@testable import Reporting

@Suite("Hostile names and paths")
struct HostileTextTests {
  @Test(
    "have their hidden characters shown",
    arguments: [
      ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb\r\tc", "a\\nb\\r\\tc"), ("\u{0}\u{7F}", "\\u{0}\\u{7F}"),
      ("\u{9B}31m", "\\u{9B}31m"), ("a\u{202E}b", "a\\u{202E}b"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
      ("\u{200B}\u{FEFF}", "\\u{200B}\\u{FEFF}"), ("\u{E0041}", "\\u{E0041}"),
    ])
  func hidden(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test(
    "command no log of a CI service",
    arguments: [
      ("::error::x", "\\u{3A}:error::x"), (" ::set-env name=a", " \\u{3A}:set-env name=a"),
      ("::\u{301}error::", "\\u{3A}:\u{301}error::"), ("\u{D4E}##vso[x", "\u{D4E}#\\u{23}vso[x"),
      ("###teamcity[x", "##\\u{23}teamcity[x"), ("a##[error]b", "a#\\u{23}[error]b"),
      ("##vso[task.x]##vso[", "#\\u{23}vso[task.x]#\\u{23}vso["),
    ])
  func commands(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test(
    "stay as they are when they are only unusual",
    arguments: ["A::B", "# #[", "Größe", "画面", "👋🏽", "e\u{301}", "a b", "\\n", ""])
  func harmless(text: String) {
    #expect(text.visible == text)
  }

  @Test("reach the terminal from no report", arguments: ReporterRegistry.reporters.map { $0.identifier })
  func reports(identifier: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(identifiedBy: identifier)).init()
    let text = try reporter.render(Fixtures.hostile)
    #expect(!text.unicodeScalars.contains { $0.isHidden && $0 != "\n" })
    #expect(text.contains("owned"))
  }

  @Test("command no log of a CI service from a report", arguments: ReporterRegistry.reporters.map { $0.identifier })
  func commandsInReports(identifier: String) throws {
    let reporter = try #require(ReporterRegistry.reporter(identifiedBy: identifier)).init()
    let text = try reporter.render(Fixtures.hostile)
    for command in String.logCommands { #expect(!text.contains("##\(command)")) }
    // GitHub's own reporter has these for its lines.
    guard identifier != "github-actions" else { return }
    #expect(!text.split(separator: "\n").contains { $0.drop(while: \.isWhitespace).hasPrefix("::") })
  }

  @Test("add no line to a report")
  func lines() throws {
    var harmless = Fixtures.hostile
    harmless.findings[0].message = "x"
    let count = TextReporter().render(Fixtures.hostile).split(separator: "\n").count
    #expect(TextReporter().render(harmless).split(separator: "\n").count == count)
  }

  @Test("come back unchanged from JSON")
  func json() throws {
    #expect(try JSONReporter.read(try JSONReporter().render(Fixtures.hostile)) == Fixtures.hostile)
  }
}
