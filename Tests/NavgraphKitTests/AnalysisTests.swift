import Diagrams
import NavigationModel
import Reporting
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("An analysis")
struct AnalysisTests {
  /// A list that pushes a detail, which presents settings.
  private static let app = [
    "App/ListViewController.swift": """
    import UIKit
    final class ListViewController: UIViewController {
      func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
    }
    """,
    "App/DetailViewController.swift": """
    import UIKit
    final class DetailViewController: UIViewController {
      @objc func openSettings() { present(SettingsViewController(), animated: true) }
    }
    """,
    "App/SettingsViewController.swift": """
    import UIKit
    final class SettingsViewController: UIViewController {}
    """,
  ]

  @Test("finds the screens and the transitions between them")
  func graph() throws {
    let result = try analyze(try TemporaryFolder(Self.app))
    #expect(result.root == "App")
    #expect(
      result.nodes.filter { $0.kind == .screen }.map(\.name).sorted() == [
        "DetailViewController", "ListViewController", "SettingsViewController",
      ])
    #expect(result.edges.map(\.kind).map(\.rawValue).sorted() == ["present", "push"])
    #expect(result.metrics.files == ["swift": 3])
    #expect(result.metrics.screens == 3)
    #expect(result.tool == Navgraph.tool)
  }

  @Test("gives the same bytes with one thread and with many, from here and from elsewhere")
  func determinism() throws {
    let results = try [1, 2, 8].map { try analyze(try TemporaryFolder(Self.app), threads: $0) }
    let documents = try results.map { result in
      try ([.svg, .dot, .html] + ReportFormat.all.map(DocumentFormat.report)).map {
        try $0.render(Report(result), diagram: DiagramSettings())
      }
    }
    #expect(documents.dropFirst().areThereAndAll { $0 == documents[0] })
  }

  @Test("goes on after files that cannot be read, and says which")
  func brokenFiles() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("this is no XML", to: "App/Broken.storyboard")
    try folder.link("App/Gone.swift", to: "nowhere")
    let result = try analyze(folder)
    #expect(result.metrics.files["swift"] == 3)
    #expect(result.metrics.files["storyboard"] == nil)
    #expect(result.metrics.skippedFiles == 2)
    #expect(result.issues.map(\.location.file) == ["Broken.storyboard", "Gone.swift"])
  }

  @Test("tells tests that lie beside the app's code by what they import, unless they are asked for")
  func testCode() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("import XCTest\nfinal class A {}", to: "App/ListSpec.swift")
    #expect(try analyze(folder).metrics.files == ["swift": 3])
    #expect(try analyze(folder, include: ["*Spec.swift"]).metrics.files == ["swift": 4])
  }

  @Test(
    "tells tests by the libraries that only tests can link, and by the classes of tests that they extend or inherit from",
    arguments: [
      ("import SnapshotTesting\nextension A {}", true), ("import ViewInspector\nfinal class A {}", true),
      ("import Kit\nextension XCTestCase { func look() {} }", true), ("class A: XCTestCase {}", true),
      ("class A: QuickSpec {}", true), ("import XCTestDynamicOverlay\nclass A {}", false),
      ("protocol XCTestCaseLike {}\nclass A: XCTestCaseLike {}", false), ("class A: Case<XCTestCase> {}", false),
    ])
  func testLibraries(source: String, isTest: Bool) throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write(source, to: "App/Helper.swift")
    #expect(try analyze(folder).metrics.files == ["swift": isTest ? 3 : 4])
    #expect(try analyze(folder, include: ["*Helper.swift"]).metrics.files == ["swift": 4])
  }

  @Test("does not run where there is nothing to analyze")
  func nothingToAnalyze() throws {
    let folder = try TemporaryFolder(["App/notes.txt": "", "App/Info.plist": ""])
    let path = folder.path(of: "App")
    #expect(throws: AnalysisError.nothingToAnalyze(paths: [path], issues: [])) { try analyze(folder) }
  }

  @Test("does not run where nothing can be read, and says why not")
  func nothingReadable() throws {
    let folder = try TemporaryFolder()
    try folder.link("App/Gone.swift", to: "nowhere")
    let error = try #require(throws: AnalysisError.self) { try analyze(folder) }
    #expect(error.description.hasSuffix("Gone.swift: the link leads nowhere: no such file or directory"))
  }

  @Test("does not pass a folder of which every file is skipped")
  func allSkipped() throws {
    let folder = try TemporaryFolder(["App/A.swift": "\u{0}"])
    let error = try #require(throws: AnalysisError.self) { try analyze(folder) }
    #expect(error.description.contains("A.swift: is not text"))
  }

  @Test("takes the configuration of the analyzed root, and adds the patterns of the request")
  func configuration() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("exclude: [List*]\nrules: {god-coordinator: {error: 5, share: 0.3}}", to: "App/.navgraph.yml")
    var request = AnalysisRequest(paths: [folder.path(of: "App")], exclude: ["Detail*"])
    request.assignments = [RuleAssignment(rule: "god-coordinator", key: "error", value: "7")]
    let analysis = try Analysis(request)
    #expect(analysis.configuration.exclude.map(\.pattern) == ["List*", "Detail*"])
    #expect(analysis.configuration.rules.rules["god-coordinator"]?.options == ["error": 7, "share": 0.3])
    #expect(try analysis.run().metrics.files == ["swift": 1])
  }

  @Test("takes a configuration that is given in place of the root's")
  func givenConfiguration() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("exclude: [List*]", to: "App/.navgraph.yml")
    try folder.write("diagram: {theme: dark}", to: "other.yml")
    var request = AnalysisRequest(paths: [folder.path(of: "App")], configurationFile: folder.path(of: "other.yml"))
    request.diagram.detail = .full
    let configuration = try Analysis(request).configuration
    #expect(configuration.exclude == [])
    #expect(configuration.diagram.theme == .dark && configuration.diagram.detail == .full)
  }

  @Test("does not run with a configuration that is missing or wrong, or with a pattern that is none")
  func wrongConfiguration() throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("ruls:", to: "wrong.yml")
    let (missing, wrong) = (folder.path(of: "missing.yml"), folder.path(of: "wrong.yml"))
    let paths = [folder.path(of: "App")]
    #expect(throws: AnalysisError.noSuchConfiguration(missing)) {
      try Analysis(AnalysisRequest(paths: paths, configurationFile: missing))
    }
    let problem = "the configuration cannot have the key 'ruls'; did you mean 'rules'?"
    #expect(
      throws: AnalysisError.invalidConfiguration(
        ConfigurationError(file: wrong, line: 1, column: 1, problem: problem))
    ) { try Analysis(AnalysisRequest(paths: paths, configurationFile: wrong)) }
    #expect(throws: AnalysisError.invalidGlob("{", .unbalancedBraces)) {
      try Analysis(AnalysisRequest(paths: paths, exclude: ["{"]))
    }
  }

  @Test(
    "keeps what only code calls that is left out, by a pattern or by the name of its folder",
    arguments: [
      ("Legacy", ["App/Legacy/**"], true), ("Legacy", ["Old.swift"], true), ("BloodTests", [], true),
      ("vendor", [], true), ("Assets.xcassets", [], false), ("Preview Content", [], false),
    ])
  func callersLeftOut(folder name: String, exclude: [String], isKept: Bool) throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "Shop", targets: [.executableTarget(name: "App", path: "App")])
      """,
      "App/Main.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?) -> Bool {
          window?.rootViewController = Home()
          return true
        }
      }
      class Home: UIViewController { func open() { present(Detail(), animated: true) } }
      class Detail: UIViewController {}
      """,
      "App/\(name)/Old.swift": "func old(_ home: Home) { home.open() }",
    ])
    let result = try Analysis(AnalysisRequest(paths: [folder.path(of: "")], exclude: exclude)).run()
    #expect(result.graph.edges.contains { $0.kind == .present } == isKept)
  }

  @Test("tells how far it is, file by file up to the last")
  func progress() throws {
    let folder = try TemporaryFolder(Self.app)
    let steps = Locked<[AnalysisProgress]>([])
    _ = try Analysis(AnalysisRequest(paths: [folder.path(of: "App")], threads: 2)).run { step in
      steps.withLock { $0.append(step) }
    }
    let scanning = (1...3).map { AnalysisProgress.scanning(done: $0, total: 3) }
    #expect(steps.withLock { $0 } == [.discovering] + scanning + [.linking, .judging])
  }

  @Test(
    "survives a file that nests deeper than any stack", arguments: ["(", "[", "{", "a.b", "-", "!a ? b : ", "a + "])
  func deepNesting(text: String) throws {
    let folder = try TemporaryFolder(Self.app)
    try folder.write("import UIKit\nlet x = " + String(repeating: text, count: 10_000), to: "App/Deep.swift")
    #expect(try analyze(folder).metrics.screens == 3)
  }

  private func analyze(
    _ folder: TemporaryFolder, include: [String] = [], threads: Int = 2
  ) throws -> AnalysisResult {
    try Analysis(AnalysisRequest(paths: [folder.path(of: "App")], include: include, threads: threads)).run()
  }
}
