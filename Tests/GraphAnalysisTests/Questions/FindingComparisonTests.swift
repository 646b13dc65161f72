import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("A comparison of findings")
struct FindingComparisonTests {
  private func finding(
    _ rule: String, _ nodes: [String], _ severity: Severity = .warning, notes: [String] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: "\(nodes.first ?? "Something") is wrong.", notes: notes, nodes: nodes,
      location: nil, fingerprint: ([rule] + nodes).joined(separator: " "))
  }

  /// A result as a run gives it: what has one cause is one finding.
  private func run(
    _ findings: [Finding], suppressed: [Finding] = [], known: [Finding]? = nil, isOld: Bool = false
  ) throws -> AnalysisResult {
    let parts = SharedCause.parted(findings)
    var result = try result("entry App\nApp root A")
    result.findings = parts.telling
    result.told = isOld ? nil : parts.told
    result.suppressed = suppressed
    result.baseline = known.map { BaselineComparison(known: $0, gone: []) }
    return result
  }

  private func changes(_ base: AnalysisResult, _ head: AnalysisResult) -> [String] {
    let found = GraphComparison.difference(from: base, to: head)
    return found.newFindings.map { "new \($0.rule) \($0.severity.rawValue)" }
      + found.goneFindings.map { "gone \($0.rule)" }
      + found.changedFindings.map { "\($0.after.rule) \($0.before.severity.rawValue) → \($0.after.severity.rawValue)" }
  }

  private var cycle: Finding { finding("navigation-cycle", ["A", "B", "C"]) }
  private var pair: Finding { finding("mutual-knowledge", ["A", "B"]) }

  @Test(
    "sees a finding that others tell, so that a new one is not hidden behind a known one, nor an old one new without it"
  )
  func told() throws {
    #expect(changes(try run([cycle]), try run([cycle, pair])) == ["new mutual-knowledge warning"])
    #expect(changes(try run([cycle, pair]), try run([pair])) == ["gone navigation-cycle"])
    #expect(changes(try run([cycle, pair]), try run([cycle, pair])) == [])
    #expect(changes(try run([cycle, pair]), try run([])) == ["gone navigation-cycle"])
    let both = GraphComparison.difference(from: try run([]), to: try run([cycle, pair]))
    #expect(both.newFindings.map(\.notes) == [["A is wrong. (mutual-knowledge)"]])
  }

  @Test("sees each finding by itself in a result, and in its notes only what it says itself")
  func separated() throws {
    let own = finding("navigation-cycle", ["A", "B", "C"], notes: ["It is long."])
    let result = try run([own, pair])
    #expect(result.findings.map(\.notes) == [["It is long.", "A is wrong. (mutual-knowledge)"]])
    #expect(SharedCause.separated(result) == [pair, own])
  }

  @Test("knows what the notes of older documents tell")
  func olderDocuments() throws {
    let old = try run([cycle, pair], isOld: true)
    #expect(changes(old, try run([cycle, pair])) == [])
    #expect(changes(try run([cycle, pair]), old) == [])
    #expect(changes(try run([cycle], isOld: true), try run([cycle, pair])) == ["new mutual-knowledge warning"])
  }

  @Test("tells a warning that is an error now, and the other way round, and is not silent about one that was excused")
  func severities() throws {
    let (warning, error) = (finding("dangling-segue", ["A"]), finding("dangling-segue", ["A"], .error))
    #expect(changes(try run([warning]), try run([error])) == ["dangling-segue warning → error"])
    #expect(changes(try run([error]), try run([warning])) == ["dangling-segue error → warning"])
    #expect(changes(try run([], known: [warning]), try run([error])) == ["dangling-segue warning → error"])
    #expect(changes(try run([], known: [error]), try run([warning])) == [])
  }

  @Test("takes what is suppressed or known to a baseline for neither new nor gone")
  func excused() throws {
    let (counting, excused) = (try run([pair]), try run([], suppressed: [pair]))
    let known = try run([], known: [pair])
    for other in [excused, known] {
      #expect(changes(other, counting) == [])
      #expect(changes(counting, other) == [])
      #expect(changes(other, try run([])) == [])
    }
    #expect(changes(excused, known) == [])
  }

  @Test("takes a cycle for the same wherever it begins, and for another one where it goes the other way round")
  func directions() throws {
    let (later, back) = (
      finding("navigation-cycle", ["B", "C", "A"]), finding("navigation-cycle", ["A", "C", "B"])
    )
    #expect(changes(try run([cycle]), try run([later])) == [])
    #expect(
      changes(try run([cycle]), try run([back])) == ["new navigation-cycle warning", "gone navigation-cycle"])
    let app = "entry App\nApp root A\nApp present B\nApp present C\n"
    let turned = GraphComparison.difference(
      from: try result(app + "A push B\nB push C\nC push A"), to: try result(app + "A push C\nC push B\nB push A"))
    #expect(turned.newFindings.map(\.rule) == ["navigation-cycle"])
    #expect(turned.goneFindings.map(\.rule) == ["navigation-cycle"])
  }

  @Test("counts findings that have the same fingerprint")
  func counts() throws {
    #expect(changes(try run([pair]), try run([pair, pair])) == ["new mutual-knowledge warning"])
    #expect(changes(try run([pair, pair]), try run([pair])) == ["gone mutual-knowledge"])
  }

  @Test("keeps that nothing leads to a new screen, with what else it tells")
  func addedScreens() throws {
    let sketch = "entry App\nApp root List\n"
    let old = "unmentioned Old\nscene Old in Main\nOld performs gone"
    var head = try result(sketch + old)
    (head.findings, head.told) = SharedCause.parted(head.findings)
    let found = GraphComparison.difference(from: try result(sketch), to: head)
    #expect(found.added.map(\.node.name).contains("Old"))
    #expect(found.newFindings.filter { $0.rule == "unreachable-screen" }.map(\.notes.count) == [1])
  }
}
