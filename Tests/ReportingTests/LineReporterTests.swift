import NavigationModel
import TestSupport
import Testing

@testable import Reporting

@Suite("The report for Xcode")
struct XcodeReporterTests {
  @Test("has a line for each finding and a note for each further place, by absolute paths")
  func golden() {
    #expect(
      XcodeReporter().render(Fixtures.report) == """
        /home/Shop/Cart.swift:30:9: error: List → Cart → List (navigation-cycle)
        /home/Shop/Cart.swift:30:9: note: It is closed by Cart push List. (navigation-cycle)
        /home/Shop/Cart.swift:30:9: note: Go back there. (navigation-cycle)
        /home/Shop/List.swift:12:5: note: also here (navigation-cycle)
        /home/Shop/List.swift:15:5: note: also here (navigation-cycle)
        /home/Shop/List.swift:3:7: warning: List knows 4 concrete screens (tight-coupling)
        /home/Shop/Broken.storyboard:7:3: warning: The file could not be read: the XML ends early. (skipped-file)
        /home/Shop/Broken.storyboard:7:3: note: Fix the file, or exclude it with the key 'exclude'. (skipped-file)

        """)
  }

  @Test("falls back on paths from the current folder, and on no place at all")
  func places() {
    var report = Fixtures.report
    report.absoluteFolder = nil
    (report.result.nodes, report.result.issues) = ([], [])
    let lines = XcodeReporter().render(report).split(separator: "\n")
    #expect(lines.first?.hasPrefix("Apps/Shop/Cart.swift:30:9: error: ") == true)
    #expect(lines.last == "warning: List knows 4 concrete screens (tight-coupling)")
  }

  @Test("is empty when nothing was found")
  func nothing() {
    #expect(XcodeReporter().render(Fixtures.empty) == "")
  }
}

@Suite("The report for GitHub Actions")
struct GitHubActionsReporterTests {
  @Test("has an annotation for each finding, and one for each file that was skipped")
  func golden() {
    #expect(
      GitHubActionsReporter().render(Fixtures.report) == """
        ::error file=Apps/Shop/Cart.swift,line=30,col=9,title=Navigation cycle::List → Cart → List (navigation-cycle)\
        %0AIt is closed by Cart push List.%0AGo back there.\
        %0Aalso here: Apps/Shop/List.swift:12:5%0Aalso here: Apps/Shop/List.swift:15:5
        ::warning file=Apps/Shop/List.swift,line=3,col=7,title=tight-coupling::List knows 4 concrete screens \
        (tight-coupling)
        ::warning file=Apps/Shop/Broken.storyboard,line=7,col=3,title=Skipped file::The file could not be read: the XML ends early. \
        (skipped-file)%0AFix the file, or exclude it with the key 'exclude'.

        """)
  }

  @Test("names only some of many places, and counts the rest")
  func manyPlaces() {
    var report = Fixtures.report
    report.result.findings[0].relatedLocations = (1...9).map { Fixtures.place("A.swift", $0, 1) }
    let line = GitHubActionsReporter().render(report).split(separator: "\n")[0]
    #expect(line.hasSuffix("A.swift:5:1%0A… and 4 more places"))
  }

  @Test("keeps names from being commands, properties and escapes")
  func markup() throws {
    let lines = GitHubActionsReporter().render(Fixtures.markup).split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      let command = try #require(line.wholeMatch(of: /::(warning|error) ([^:]*)::(.*)/))
      let properties = command.2.split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(properties == ["title"] || properties == ["file", "line", "col", "title"])
      #expect(Self.unescaped(command.3).contains(Fixtures.markup.result.root))
      #expect(Self.unescaped(command.2).contains(Fixtures.markup.result.root) || properties != ["title"])
    }
  }

  /// What GitHub's runner makes of a value.
  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("%2C", with: ",").replacing("%3A", with: ":").replacing("%0A", with: "\n")
      .replacing("%0D", with: "\r").replacing("%25", with: "%")
  }
}

@Suite("The table of findings")
struct CSVReporterTests {
  @Test("has a header and a row for each finding")
  func golden() {
    #expect(
      CSVReporter().render(Fixtures.report) == """
        file,line,column,severity,rule,message,also,fingerprint,notes,help
        Apps/Shop/Cart.swift,30,9,error,navigation-cycle,List → Cart → List,\
        Apps/Shop/List.swift:12:5 Apps/Shop/List.swift:15:5,navigation-cycle screen:Cart screen:List,\
        It is closed by Cart push List.,Go back there.
        Apps/Shop/List.swift,3,7,warning,tight-coupling,List knows 4 concrete screens,,tight-coupling screen:List,,
        Apps/Shop/Broken.storyboard,7,3,warning,skipped-file,The file could not be read: the XML ends early.,,skipped-file Broken.storyboard,,\
        "Fix the file, or exclude it with the key 'exclude'."

        """)
  }

  @Test("keeps commas and quotes within their cells, and cells from being formulas")
  func markup() {
    let rows = Self.rows(CSVReporter().render(Fixtures.markup))
    #expect(rows.map { $0.count } == [10, 10, 10, 10])
    #expect(Array(rows[1].prefix(5)) == ["", "", "", "warning", "'" + Fixtures.markup.result.root])
    #expect(rows.dropFirst().areThereAndAll { row in row.areThereAndAll { !"=+-@".contains($0.first ?? "x") } })
    #expect(rows[2][7] == "'" + Fixtures.markup.result.root)
  }

  @Test("shows characters that would end a row or a cell")
  func hidden() {
    let rows = Self.rows(CSVReporter().render(Fixtures.hostile))
    #expect(rows.map(\.count) == [10, 10, 10])
    #expect(rows[1][5] == Fixtures.hostile.findings[0].message.visible)
  }

  /// The cells of a document by RFC 4180, of which a quoted one may hold commas, quotes and line ends.
  private static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    for character in text {
      switch character {
      case "\"":
        // The second of two quotes within a cell opens it again, and stands for itself.
        if !isQuoted && !cell.isEmpty { cell.append(character) }
        isQuoted.toggle()
      case "," where !isQuoted:
        row.append(cell)
        cell = ""
      case "\n" where !isQuoted:
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.append(character)
      }
    }
    return rows
  }
}
