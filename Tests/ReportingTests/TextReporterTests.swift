import NavigationModel
import TestSupport
import Testing

@testable import Reporting

@Suite("The text report")
struct TextReporterTests {
  @Test("says what is in the app, what is wrong in it and what could not be read")
  func golden() {
    #expect(
      TextReporter().render(Fixtures.shop) == """
        Shop: 14 files (12 swift, 2 storyboard)

          Screens       3
          Coordinators  1
          Transitions   6  push 3, pop 1, present 1, sheet 1
          Unresolved    3  of 5 destinations (60 %), listed by --unresolved
          Flows         1  from screen to screen through other objects
          Objective-C   2  files, not read: what only they show is missing
          In no target  1  file, left out: the Xcode project does not build it

        Cart.swift:30:9: error: List → Cart → List (navigation-cycle)
          note: It is closed by Cart push List.
        List.swift:12:5: note: also here and on line 15 (navigation-cycle)
          help: Go back there.
        List.swift:3:7: warning: List knows 4 concrete screens (tight-coupling)

        Skipped:
          Broken.storyboard:7:3: the XML ends early

        Read in part:
          Main.storyboard: a segue of unknown kind

        1 error, 1 warning, 1 file skipped, 1 read in part

        """)
  }

  @Test("of an app with nothing in it and nothing wrong is short")
  func empty() {
    #expect(
      TextReporter().render(Fixtures.empty) == """
        Empty: 0 files

          Screens       0
          Coordinators  0
          Transitions   0
          Unresolved    0

        0 errors, 0 warnings, no file skipped

        """)
  }

  @Test("shortens long lists and still counts everything")
  func limits() {
    let reporter = TextReporter(style: .plain, findingLimit: 1, placeLimit: 1, issueLimit: 0)
    var result = Fixtures.shop
    result.findings[0].relatedLocations += [3, 9].map { Fixtures.place("Tabs.swift", $0, 1) }
    let text = reporter.render(result)
    #expect(text.contains("… and 2 more places\n"))
    #expect(text.contains("… and 1 more finding\n"))
    #expect(text.contains("Skipped:\n  … and 1 more\n"))
    #expect(text.contains("1 error, 1 warning"))
    #expect(!text.contains("Tabs.swift") && !text.contains("tight-coupling"))
  }

  @Test("has only what was found, and what is gone of a baseline, where it is told to")
  func findingsOnly() {
    var result = Fixtures.shop
    let reporter = TextReporter(style: .plain, placeLimit: 1, showsFindingsOnly: true)
    let findings = """
      Cart.swift:30:9: error: List → Cart → List (navigation-cycle)
        note: It is closed by Cart push List.
      List.swift:12:5: note: also here and on line 15 (navigation-cycle)
        help: Go back there.
      List.swift:3:7: warning: List knows 4 concrete screens (tight-coupling)

      """
    #expect(reporter.render(result) == findings)
    result.baseline = BaselineComparison(known: [], gone: ["a x"])
    #expect(reporter.render(result) == findings + "\ngone: a x\n")
    #expect(reporter.render(Fixtures.empty) == "")
  }

  @Test("has paths that open from where the run was started: absolute ones, where the app lies elsewhere")
  func paths() {
    #expect(TextReporter().render(Fixtures.report).contains("\nApps/Shop/Cart.swift:30:9: error: "))
    #expect(TextReporter().render(Fixtures.report).contains("\nApps/Shop/List.swift:12:5: note: "))
    #expect(TextReporter().render(Fixtures.report).contains("\n  Apps/Shop/Broken.storyboard:7:3: "))
    var report = Fixtures.report
    report.folder = nil
    #expect(TextReporter().render(report).contains("\n/home/Shop/Cart.swift:30:9: error: "))
    #expect(CheckstyleReporter().render(report).contains("name=\"Cart.swift\""))
  }

  @Test("finds what lies above the analyzed folder, as a configuration can")
  func pathsAbove() {
    func path(_ folder: String?, _ file: String) -> String {
      Report(Fixtures.empty, folder: folder, absoluteFolder: "/home/Shop").openPlace(Fixtures.place(file, 1, 1)).file
    }
    #expect(path("Apps/Shop", "../own.yml") == "Apps/own.yml")
    #expect(path("Apps/Shop", "../../own.yml") == "own.yml")
    #expect(path("Shop", "../../own.yml") == "../own.yml")
    #expect(path("", "../own.yml") == "../own.yml")
    #expect(path(nil, "../../own.yml") == "/own.yml")
  }

  @Test("shows every finding and place when there are no limits")
  func withoutLimits() {
    var result = Fixtures.shop
    result.findings[0].relatedLocations = (1...100).map { Fixtures.place("X.swift", $0, 1) }
    let text = TextReporter(style: .plain, findingLimit: nil, placeLimit: nil, issueLimit: nil).render(result)
    #expect(text.contains("X.swift:1:1: note: also here and on lines 2, 3, "))
    #expect(text.contains(" 98, 99 and 100 (navigation-cycle)\n"))
    #expect(!text.contains("…"))
  }

  @Test("has a line for each file of other places, and advice once for all findings that it is for")
  func grouped() {
    var result = Fixtures.shop
    let lines = [1, 2, 3, 4, 5, 6, 7]
    result.findings[0].relatedLocations = lines.flatMap { line in
      ["X.swift", "Y.swift"].map { Fixtures.place($0, line, 1) }
    }
    result.findings[1].help = result.findings[0].help
    let text = TextReporter(style: .plain).render(result)
    #expect(
      text.contains(
        "\nX.swift:1:1: note: also here and on lines 2, 3, 4, 5 and 2 more (navigation-cycle)\nY.swift:1:1"))
    #expect(text.ranges(of: "help: Go back there.").count == 1)
  }

  @Test("aligns large numbers and wraps the kinds of transitions under each other")
  func alignment() {
    var result = Fixtures.empty
    result.metrics.screens = 250
    result.metrics.coordinators = 12
    let kinds = TransitionKind.allCases.enumerated()
    result.metrics.transitions = Dictionary(uniqueKeysWithValues: kinds.map { ($1.rawValue, 100 - $0) })
    let lines = TextReporter().render(result).split(separator: "\n")
    #expect(lines[1] == "  Screens        250")
    #expect(lines[2] == "  Coordinators    12")
    #expect(lines[3].hasPrefix("  Transitions   2") && lines[3].contains("push 100, show 99, "))
    #expect(lines.areThereAndAll { $0.count <= 80 })
    let margin = String(repeating: " ", count: lines[3].prefix { $0 != "p" }.count)
    #expect(lines[4].hasPrefix(margin) && !lines[4].hasPrefix(margin + " "))
  }

  @Test("in colour is the same text with escape sequences that are all ended")
  func colour() {
    let text = TextReporter(style: .coloured).render(Fixtures.shop)
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m List"))
    #expect(text.contains("\u{1B}[1;33mwarning:\u{1B}[0m List"))
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TextReporter().render(Fixtures.shop))
    #expect(text.matches(of: /\u{1B}\[[1-9][0-9;]*m/).count == text.matches(of: /\u{1B}\[0m/).count)
  }
}

@Suite("The list of unresolved destinations")
struct UnresolvedReporterTests {
  @Test("gives the place, kind and reason of each, by source, and the frequent reasons first")
  func golden() {
    #expect(
      UnresolvedReporter().render(Fixtures.shop) == """
        3 of 5 destinations (60 %) could not be resolved

        The most frequent reasons:
          2  `make()` gives a protocol that nothing conforms to

        List: 2
          List.swift:15:5: push "goOn" via Router: `make()` gives a protocol that nothing conforms to
          List.swift:3:7: sheet: a closure that is never set

        Cart: 1
          Cart.swift:30:9: present: `make()` gives a protocol that nothing conforms to
          Cart.swift:33:9: present: `make()` gives a protocol that nothing conforms to

        """)
  }

  @Test("gives each place its own reason where they differ")
  func reasonsOfPlaces() {
    var result = Fixtures.empty
    result.nodes = [Node(id: "unknown:1", name: "?", kind: .unknown)]
    let sites = [3, 5, 8].map { SourceLocation(file: "A.swift", line: $0, column: 1) }
    var edge = Edge(
      source: "a", destination: "unknown:1", kind: .push, confidence: .certain, sites: sites, reason: "it is computed")
    edge.siteReasons = ["it is computed", "it is set elsewhere", "it is computed"]
    result.edges = [edge]
    #expect(
      UnresolvedReporter().render(result).hasSuffix(
        """
        a: 1
          A.swift:3:1: push: it is computed
          A.swift:5:1: push: it is set elsewhere
          A.swift:8:1: push: it is computed

        """))
  }

  @Test("lists as many transitions as the metrics count, leaving out ways back, alerts and starts")
  func whatCounts() {
    var result = Fixtures.empty
    result.nodes = [Node(id: "unknown:1", name: "?", kind: .unknown)]
    result.edges = TransitionKind.allCases.map {
      Edge(source: "gone", destination: "unknown:1", kind: $0, confidence: .possible, sites: [])
    }
    let text = UnresolvedReporter().render(result)
    for kind in TransitionKind.allCases {
      let counts = !kind.goesBack && kind != .alert && kind != .system && kind != .start
      #expect(text.contains("  \(kind.rawValue): no reason is known\n") == counts)
    }
  }

  @Test("is one line when everything is resolved")
  func nothing() {
    #expect(UnresolvedReporter().render(Fixtures.empty) == "0 of 0 destinations (0 %) could not be resolved\n")
  }
}
