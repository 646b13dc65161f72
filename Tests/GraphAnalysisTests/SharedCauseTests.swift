import NavigationModel
import TestSupport
import Testing

@testable import GraphAnalysis

@Suite("One cause")
struct SharedCauseTests {
  /// A pair of rules, and a program in which both find something for one cause.
  struct Case: CustomTestStringConvertible, Sendable {
    let teller: String
    let told: String
    let sketch: String
    var testDescription: String { "\(teller) tells \(told)" }
  }

  /// An old screen that nothing leads to.
  private static let old = "entry App\nApp root List\nunmentioned Old\n"
  /// What eleven screens are for that others lead to as well, so that no screen is a menu of them.
  private static func coupled(_ screens: String...) -> String {
    (screens + ["Other"]).flatMap { screen in (10..<21).map { "\(screen) push S\($0)" } }.joined(separator: "\n") + "\n"
  }
  private static let hub = (0..<4).map { "P\($0) push Hub\n" }.joined()
  /// A coordinator that shows a screen as often as others do.
  private static func shown(_ screen: String) -> String {
    (0..<4).map { "coordinator Flow\($0)\nFlow\($0) push \(screen)\n" }.joined()
  }

  private static let cases = [
    Case(
      teller: "unreachable-screen", told: "missing-scene-class", sketch: old + "scene Old in Main\nundeclared Old"),
    Case(
      teller: "unreachable-screen", told: "unknown-scene-identifier",
      sketch: old + "scene List in Main as list\nOld instantiates gone from Main"),
    Case(
      teller: "unreachable-screen", told: "dangling-segue", sketch: old + "scene Old in Main\nOld performs gone"),
    Case(
      teller: "unreachable-screen", told: "missing-segue-action",
      sketch: old + "scene Old in Main\nscene List in Main\nOld show List calling make:"),
    Case(teller: "unreachable-screen", told: "tight-coupling", sketch: old + coupled("Old")),
    Case(
      teller: "unreachable-screen", told: "bypassed-coordinator", sketch: old + "Old push Detail\n" + shown("Old")),
    Case(teller: "god-screen", told: "tight-coupling", sketch: hub + coupled("Hub")),
    Case(
      teller: "god-screen", told: "bypassed-coordinator",
      // What a storyboard shows makes a hub, and no tight coupling.
      sketch: hub + coupled("Hub").replacing("\n", with: " in storyboard\n") + "Hub push S10\n" + shown("Hub")),
    Case(teller: "tight-coupling", told: "bypassed-coordinator", sketch: coupled("Home") + shown("Home")),
    Case(teller: "navigation-cycle", told: "mutual-knowledge", sketch: cycle),
  ]

  /// A cycle of three, two of which know each other.
  private static let cycle = "A push B\nB casts A\nB push C\nC push A\n"

  /// What the rules of a case find, or only one of them; so that small programs suffice, menus count as coupled screens and
  /// screens that navigate are nowhere the style of the app.
  private func judge(
    _ example: Case, only rule: String? = nil, weighing severity: Severity? = nil, suppressing suppressed: String? = nil
  ) throws -> Judgement {
    var rules = [
      "tight-coupling": RuleSetting(options: ["menus": 1]), "bypassed-coordinator": RuleSetting(options: ["share": 0]),
    ]
    if let severity { rules[example.told, default: RuleSetting()].severity = severity }
    let place = SourceLocation(file: ".navgraph.yml", line: 1, column: 1)
    let configuration = AnalysisConfiguration(
      rules: rules, selection: RuleSelection(only: rule.map { [$0] } ?? [example.teller, example.told]),
      suppressions: suppressed.map { [ConfiguredSuppression(rule: $0, reason: "A test.", location: place)] } ?? [])
    let judgement = GraphAnalyzer.judge(try GraphSketch.program(example.sketch), configuration: configuration)
    return Judgement(findings: SharedCause.merged(judgement.findings), suppressed: judgement.suppressed)
  }

  /// The finding of a rule about the screen that a case is about.
  private func subject(_ rule: String, in findings: [Finding]) -> Finding? {
    let screens = ["screen:Old", "screen:Hub", "screen:Home", "screen:A"]
    return findings.first { $0.rule == rule && screens.contains($0.nodes.first ?? "") }
  }

  @Test("is one finding, which tells the others in its notes", arguments: cases)
  func told(_ example: Case) throws {
    let findings = try judge(example).findings
    let finding = try #require(subject(example.teller, in: findings))
    let alone = try #require(subject(example.teller, in: try judge(example, only: example.teller).findings))
    let told = try #require(subject(example.told, in: try judge(example, only: example.told).findings))
    #expect(finding.notes == alone.notes + ["\(told.message) (\(example.told))"])
    #expect(finding.message == alone.message && finding.fingerprint == alone.fingerprint)
    #expect(subject(example.told, in: findings) == nil)
  }

  @Test("is told by no warning where the other is an error, so that no gate opens by it", arguments: cases)
  func severities(_ example: Case) throws {
    let findings = try judge(example, weighing: .error).findings
    let teller = try #require(subject(example.teller, in: findings))
    #expect(!teller.notes.contains { $0.hasSuffix("(\(example.told))") })
    #expect(subject(example.told, in: findings)?.severity == .error)
  }

  @Test("is neither told by a finding that is suppressed, nor told where it is suppressed itself", arguments: cases)
  func suppressed(_ example: Case) throws {
    for (rule, other) in [(example.teller, example.told), (example.told, example.teller)] {
      let judgement = try judge(example, suppressing: rule)
      #expect(subject(rule, in: judgement.suppressed) != nil)
      let kept = try #require(subject(other, in: judgement.findings))
      #expect(!(judgement.suppressed + [kept]).flatMap(\.notes).contains { $0.hasSuffix("(\(rule))") })
      #expect(!(judgement.suppressed + [kept]).flatMap(\.notes).contains { $0.hasSuffix("(\(other))") })
    }
  }

  private func finding(
    _ rule: String, _ nodes: [String], _ severity: Severity = .warning, notes: [String] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: "\(nodes.first ?? "Something") is wrong.", notes: notes, nodes: nodes,
      location: nil, fingerprint: ([rule] + nodes).joined(separator: " "))
  }

  @Test("leaves the others in their order, and the notes that a finding has before those of what it tells")
  func order() {
    let merged = SharedCause.merged([
      finding("navigation-depth", ["Y"]), finding("tight-coupling", ["Hub", "A"]), finding("tight-coupling", ["X"]),
      finding("god-screen", ["Hub"], notes: ["It is large."]), finding("bypassed-coordinator", ["Hub"]),
      finding("navigation-depth", ["Hub"]),
    ])
    #expect(
      merged.map(\.fingerprint) == ["navigation-depth Y", "tight-coupling X", "god-screen Hub", "navigation-depth Hub"])
    #expect(
      merged.map(\.notes) == [
        [], [], ["It is large.", "Hub is wrong. (tight-coupling)", "Hub is wrong. (bypassed-coordinator)"], [],
      ])
  }

  @Test("is told by the first that counts: what another tells tells nothing itself")
  func chains() {
    let all = ["bypassed-coordinator", "tight-coupling", "god-screen", "unreachable-screen"].map { finding($0, ["A"]) }
    let merged = SharedCause.merged(all)
    #expect(merged.map(\.rule) == ["god-screen", "unreachable-screen"])
    #expect(merged.map(\.notes.count) == [0, 2])
    #expect(SharedCause.merged(Array(all.prefix(2))).map(\.notes) == [["A is wrong. (bypassed-coordinator)"]])
  }

  @Test("is told by an error, be it a warning or an error itself, and by a warning only where it is one")
  func weights() {
    for (teller, told, isTold) in [
      (Severity.warning, Severity.warning, true), (.error, .warning, true), (.error, .error, true),
      (.warning, .error, false),
    ] {
      let merged = SharedCause.merged([finding("god-screen", ["A"], teller), finding("tight-coupling", ["A"], told)])
      #expect(merged.count == (isTold ? 1 : 2))
      #expect(merged.map(\.severity) == (isTold ? [teller] : [teller, told]))
    }
  }

  @Test("is of one screen, but for cycles, which tell what all their screens know of each other")
  func subjects() {
    let screens = SharedCause.merged([finding("god-screen", ["A", "B"]), finding("tight-coupling", ["B", "A"])])
    #expect(screens.count == 2)
    let cycle = finding("navigation-cycle", ["A", "B", "C"])
    #expect(SharedCause.merged([cycle, finding("mutual-knowledge", ["B", "C"])]).map(\.rule) == ["navigation-cycle"])
    #expect(SharedCause.merged([cycle, finding("mutual-knowledge", ["B", "D"])]).count == 2)
    #expect(SharedCause.merged([cycle, finding("mutual-knowledge", ["C", "D"]), cycle]).count == 3)
  }

  @Test("is of two that show mostly the same screens, of which the larger one of one rule tells the other")
  func sameScreens() {
    func god(_ name: String, _ screens: ClosedRange<Int>) -> Finding {
      finding("god-coordinator", [name] + screens.map { "S\($0)" })
    }
    let screen = finding("tight-coupling", ["Main"] + (1...14).map { "S\($0)" })
    // Fourteen of eighteen, and thirteen.
    #expect(SharedCause.merged([god("Manager", 1...18), screen]).map(\.rule) == ["tight-coupling"])
    #expect(SharedCause.merged([god("Manager", 2...19), screen]).count == 2)
    #expect(SharedCause.merged([god("A", 1...12), god("B", 1...13)]).map(\.nodes.first) == ["B"])
    #expect(SharedCause.merged([god("A", 1...12), god("B", 1...12), god("C", 1...12)]).map(\.nodes.first) == ["A"])
    #expect(SharedCause.merged([god("A", 1...12), god("B", 9...20)]).count == 2)
  }

  /// An app with dead screens.
  private func dead(_ count: Int, scenes: Bool = true) throws -> [Finding] {
    let names = (0..<count).map { "Old\($0)" }
    let lines = names.map { "unmentioned \($0)" + (scenes ? "\nscene \($0) in Shared" : "") }
    let sketch = "entry App\nApp root List\nOld0 push Editor\n" + lines.joined(separator: "\n")
    return try findings(UnreachableScreen.self, in: sketch)
  }

  @Test("is that of four or more dead screens of one storyboard, which are found by themselves all the same")
  func deadScenes() throws {
    let single = try dead(4)
    #expect(single.count == 4 && single[0].relatedLocations.map(\.file) == ["Shared.storyboard"])
    let group = try #require(SharedCause.merged(single).first)
    #expect(
      group.message
        == "Nothing shows 4 scenes of Shared.storyboard, and no other code names them: Old0, Old1, Old2 and Old3.")
    #expect(group.notes == ["Old0: 1 more unreachable screen is behind it: Editor."])
    #expect(group.nodes == single.flatMap(\.nodes) && group.location == single[0].location)
    #expect(group.relatedLocations == single.dropFirst().compactMap(\.location))
    #expect(SharedCause.merged(try dead(3)).count == 3)
    #expect(SharedCause.merged(Array(single.prefix(3))).count == 3)
    // Files that lie in the analyzed folder itself have nothing in common.
    #expect(SharedCause.merged(try dead(4, scenes: false)).count == 4)
  }

  @Test("is that of four or more dead screens of one folder")
  func deadFolders() throws {
    var single = try dead(5, scenes: false)
    for index in single.indices {
      single[index].location = SourceLocation(
        file: "App/\(index < 4 ? "Old" : "New")/S\(index).swift", line: 1, column: 1)
    }
    let merged = SharedCause.merged(single)
    #expect(merged.map(\.nodes.count) == [4, 1])
    #expect(merged.first?.message.hasPrefix("Nothing shows 4 screens in the folder Old, ") == true)
    single[0].severity = .error
    #expect(SharedCause.merged(single).count == 5)
  }

  /// Groups of dead screens, each with its folder.
  private func deadGroups(_ folders: [String]) throws -> [Finding] {
    var single = try dead(folders.count * 4, scenes: false)
    for index in single.indices {
      single[index].location = SourceLocation(file: "\(folders[index / 4])/S\(index).swift", line: 1, column: 1)
    }
    return SharedCause.merged(single)
  }

  @Test(
    "says more of the path of a folder where others are called like it, and passes over localizations",
    arguments: [
      (["App/Shop/Views", "App/Login/Views"], ["Shop/Views", "Login/Views"]),
      (["App/Shop", "App/Login"], ["Shop", "Login"]),
      (["App/Shop/Base.lproj", "App/Login/de.lproj"], ["Shop", "Login"]),
      (["Views", "App/Views"], ["Views", "App/Views"]),
    ])
  func deadFolderNames(folders: [String], names: [String]) throws {
    let groups = try deadGroups(folders)
    #expect(groups.count == 2)
    for name in names {
      #expect(groups.contains { $0.message.hasPrefix("Nothing shows 4 screens in the folder \(name), ") }, "\(name)")
    }
  }

  @Test("keeps its fingerprint when its folder moves or some of it goes, and has another one than a group of errors")
  func deadFingerprints() throws {
    let fingerprint = try #require(try deadGroups(["App/Old"]).first?.fingerprint)
    #expect(fingerprint == "unreachable-screen with screen:Old0")
    #expect(try deadGroups(["Attic/Legacy"]).map(\.fingerprint) == [fingerprint])
    var single = try dead(8, scenes: false)
    for index in single.indices {
      single[index].location = SourceLocation(file: "App/Old/S\(index).swift", line: 1, column: 1)
      single[index].severity = index < 4 ? .warning : .error
    }
    #expect(SharedCause.merged(single).map(\.fingerprint) == [fingerprint, "unreachable-screen with screen:Old4"])
    single.remove(at: 7)
    single.remove(at: 3)
    for index in single.indices { single[index].severity = .warning }
    #expect(SharedCause.merged(single).map(\.fingerprint) == [fingerprint])
  }

  @Test("names all of the dead screens in a note where the sentence has no room for them")
  func deadNames() throws {
    let long = try deadGroups(["App/Old", "App/Old", "App/Old"])
    #expect(long.count == 1 && long[0].nodes.count == 12)
    #expect(
      long[0].notes.first
        == "All of them: Old0, Old1, Old10, Old11, Old2, Old3, Old4, Old5, Old6, Old7, Old8 and Old9.")
  }

  @Test("is none of findings about no node")
  func nothing() {
    #expect(SharedCause.merged([finding("god-screen", []), finding("tight-coupling", [])]).count == 2)
    #expect(SharedCause.merged([finding("navigation-cycle", ["A"]), finding("mutual-knowledge", [])]).count == 2)
    #expect(SharedCause.merged([]) == [])
  }

  @Test("is told by nobody but the rules that are known to find the same")
  func otherRules() {
    let pairs = Set(Self.cases.map { [$0.teller, $0.told] })
    let rules = RuleRegistry.rules.map(\.identifier)
    for teller in rules {
      for told in rules where told != teller {
        let merged = SharedCause.merged([finding(teller, ["A"]), finding(told, ["A"])])
        let isKnown = pairs.contains([teller, told]) || pairs.contains([told, teller])
        #expect(merged.count == (isKnown ? 1 : 2), "\(teller) and \(told)")
      }
    }
  }
}
