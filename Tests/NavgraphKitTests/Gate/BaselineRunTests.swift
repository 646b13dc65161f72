import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

/// Runs over sources that change between them, as they do between two commits.
@Suite("A run with a baseline")
struct BaselineRunTests {
  private static let first = """
    final class FirstViewController: UIViewController {
      func next() { navigationController?.pushViewController(SecondViewController(), animated: true) }
    }
    """

  private static let second = """
    final class SecondViewController: UIViewController {
      func next() { navigationController?.pushViewController(FirstViewController(), animated: true) }
    }
    """

  @Test(
    "knows a finding again after its code has moved",
    arguments: [
      ["A.swift": "import UIKit\n\n// More lines.\n\n\n" + first, "B.swift": "import UIKit\n" + second],
      ["Other/Folder/New.swift": "import UIKit\n" + first, "B.swift": "import UIKit\n" + second],
      ["Z.swift": "import UIKit\n" + first, "A.swift": "import UIKit\n" + second],
      ["Both.swift": "import UIKit\n" + second + "\n" + first],
    ])
  func moves(files: [String: String]) throws {
    let folder = try TemporaryFolder(Self.files("App"))
    let before = try write(folder)
    for (name, text) in files { try folder.write(text, to: "Later/\(name)") }
    let after = try compare(folder, "Later")
    #expect(!before.isEmpty)
    #expect(after.findings == [])
    #expect(after.baseline?.known.map(\.fingerprint).sorted() == before.sorted())
    #expect(after.baseline?.gone == [])
  }

  @Test("tells what is new and what is gone")
  func changes() throws {
    let folder = try TemporaryFolder(Self.files("App"))
    _ = try write(folder)
    try folder.write("import UIKit\n" + Self.first, to: "Later/A.swift")
    try folder.write("import UIKit\nfinal class SecondViewController: UIViewController {}", to: "Later/B.swift")
    let after = try compare(folder, "Later")
    #expect(after.findings == [] && after.baseline?.known == [])
    #expect(
      after.baseline?.gone.contains("navigation-cycle screen:FirstViewController screen:SecondViewController") == true)

    try folder.write("# navgraph baseline 1\n", to: "baseline")
    #expect(try compare(folder, "App").findings.contains { $0.rule == "navigation-cycle" })
  }

  @Test("counts nothing as gone that only rules found which do not run now")
  func selection() throws {
    let folder = try TemporaryFolder(Self.files("App"))
    _ = try write(folder)
    var request = AnalysisRequest(paths: [folder.path(of: "App")])
    request.gate = GateRequest(only: ["god-coordinator"], baseline: folder.path(of: "baseline"))
    #expect(try Analysis(request).run().baseline == BaselineComparison(known: [], gone: []))
  }

  @Test("judges the team's rules as its own, and those that are gone as rules that find nothing")
  func ownRules() throws {
    let folder = try TemporaryFolder(Self.files("App"))
    try folder.write("rules: { forbidden: { name: no-pushing, transitions: push } }", to: "own.yml")
    try folder.write("# navgraph baseline 1\nno-pushing screen:A screen:B\nold-rule screen:A\n", to: "baseline")
    func gone(only rules: Set<String>) throws -> [String] {
      var request = AnalysisRequest(paths: [folder.path(of: "App")], configurationFile: folder.path(of: "own.yml"))
      request.gate = GateRequest(only: rules, baseline: folder.path(of: "baseline"))
      return try Analysis(request).run().baseline?.gone ?? []
    }
    #expect(try gone(only: []) == ["no-pushing screen:A screen:B", "old-rule screen:A"])
    #expect(try gone(only: ["no-pushing"]) == ["no-pushing screen:A screen:B"])
    #expect(try gone(only: ["god-coordinator"]) == [])
  }

  @Test("takes the baseline that the configuration names, beside the configuration")
  func configured() throws {
    let folder = try TemporaryFolder(Self.files("App"))
    _ = try write(folder)
    try folder.write("baseline: ../baseline", to: "App/.navgraph.yml")
    #expect(try Analysis(AnalysisRequest(paths: [folder.path(of: "App")])).run().findings == [])
  }

  @Test("counts a known warning that is an error now, where the baseline says what it was")
  func errors() throws {
    let folder = try TemporaryFolder(Self.files("App"))
    let strict = folder.path(of: "strict.yml")
    try folder.write("rules: { navigation-cycle: { severity: error } }", to: "strict.yml")
    func run(_ baseline: String) throws -> (new: [Severity], remarks: Int) {
      var request = AnalysisRequest(paths: [folder.path(of: "App")], configurationFile: strict)
      request.gate.baseline = folder.path(of: baseline)
      let analysis = try Analysis(request)
      let report = analysis.report(on: try analysis.run())
      return (report.result.findings.map(\.severity), analysis.remarks(on: report).count)
    }
    let before = try write(folder)
    #expect(try run("baseline") == ([.error], 0))
    try folder.write("# navgraph baseline 1\n" + before.joined(separator: "\n"), to: "older")
    #expect(try run("older") == ([], 1))
  }

  @Test("writes down what other findings tell, so that it is known where they are gone")
  func told() throws {
    func screen(_ name: String, _ next: String, _ more: String = "") -> String {
      "import UIKit\nfinal class \(name): UIViewController {\n"
        + "  func next() { navigationController?.pushViewController(\(next)(), animated: true) }\n\(more)}"
    }
    let cast = "  func up() { if let list = presentingViewController as? ListViewController { list.title = nil } }\n"
    let folder = try TemporaryFolder([
      "App/A.swift": screen("ListViewController", "FormViewController"),
      "App/B.swift": screen("FormViewController", "DoneViewController", cast),
      "App/C.swift": screen("DoneViewController", "ListViewController"),
    ])
    #expect(try write(folder).count == 1)
    let lines = try folder.text(of: "baseline").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        == ["warning mutual-knowledge", "warning navigation-cycle"])
  }

  @Test("does not run with a baseline that is missing or is none")
  func wrongBaseline() throws {
    let folder = try TemporaryFolder(Self.files("App"))
    try folder.write("# navgraph baseline 1\n=======\n", to: "conflict")
    var request = AnalysisRequest(paths: [folder.path(of: "App")])
    request.gate.baseline = folder.path(of: "missing")
    #expect(throws: AnalysisError.noSuchBaseline(folder.path(of: "missing"))) { try Analysis(request) }
    request.gate.baseline = folder.path(of: "conflict")
    let error = try #require(throws: AnalysisError.self) { try Analysis(request) }
    #expect(error.description.hasPrefix(folder.path(of: "conflict") + ":2: "))
    request.gate.newBaseline = .file(folder.path(of: "new"))
    #expect(try Analysis(request).run().findings == [])
  }

  private static func files(_ folder: String) -> [String: String] {
    ["\(folder)/A.swift": "import UIKit\n" + first, "\(folder)/B.swift": "import UIKit\n" + second]
  }

  /// Writes the baseline of the app, and gives the fingerprints in it.
  private func write(_ folder: TemporaryFolder) throws -> [String] {
    let result = try Analysis(AnalysisRequest(paths: [folder.path(of: "App")])).run()
    try BaselineFile.write(result, to: folder.path(of: "baseline"))
    return result.findings.map(\.fingerprint)
  }

  private func compare(_ folder: TemporaryFolder, _ name: String) throws -> AnalysisResult {
    var request = AnalysisRequest(paths: [folder.path(of: name)])
    request.gate.baseline = folder.path(of: "baseline")
    return try Analysis(request).run()
  }
}
