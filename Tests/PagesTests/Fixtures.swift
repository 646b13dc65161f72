import Foundation
import NavigationModel
import Reporting
import TestSupport

@testable import NavgraphKit

/// Screens and coordinators for a page, as the analysis would have given them.
struct PageApp {
  var nodes: [Node] = []
  var edges: [Edge] = []
  var flows: [Flow] = []
  var parts: [ScreenPart] = []
  var findings: [Finding] = []
  var unreached: [String] = []
  var root = "App"

  mutating func add(
    _ name: String, _ kind: Node.Kind = .screen, in folder: String = "App", module: String? = nil,
    identifier: String? = nil
  ) {
    var node = Node(
      id: "\(kind.rawValue):\(name)", name: name, type: name, kind: kind,
      role: kind == .coordinator ? .coordinator : nil,
      framework: kind == .screen ? .uikit : nil, module: module,
      location: SourceLocation(file: "\(folder)/\(name).swift", line: 3, column: 7))
    node.storyboardIdentifier = identifier
    nodes.append(node)
  }

  /// `"A push B"`
  mutating func add(way: String, confidence: Confidence = .certain) {
    let words = way.split(separator: " ").map(String.init)
    guard words.count == 3, let kind = TransitionKind(rawValue: words[1]) else { return }
    edges.append(
      Edge(
        source: id(words[0]), destination: id(words[2]), kind: kind, confidence: confidence,
        sites: [SourceLocation(file: "App/\(words[0]).swift", line: 12, column: 5)]))
  }

  func id(_ name: String) -> String { nodes.first { $0.name == name }?.id ?? name }

  var result: AnalysisResult {
    let graph = NavigationGraph(
      nodes: nodes.sorted { $0.id < $1.id }, edges: edges.sorted { $0.id < $1.id }, flows: flows)
    var result = AnalysisResult(
      tool: AnalysisResult.Tool(name: "navgraph", version: "0"), root: root, graph: graph,
      metrics: Metrics(
        screens: nodes.count { $0.kind == .screen }, coordinators: nodes.count { $0.kind == .coordinator },
        forwardTransitions: edges.count), findings: findings, issues: [])
    result.parts = parts
    return result
  }

  var report: Report {
    let identifiers = Set(findings.map(\.rule)).sorted()
    return Report(
      result, rules: identifiers.map { RuleHelp(identifier: $0, name: "Rule \($0)", summary: "A summary of `code`.") })
  }

  /// The page, as the command line makes it.
  func page(link: String? = nil) throws -> String {
    var options = DiagramSettings().options
    options.link = link.flatMap { PlaceLink(template: $0) }
    return try PageDocument(report, options).text
  }

  /// The page with what changed since another app.
  func page(since before: PageApp) throws -> String {
    let answer = Questions(report).difference(from: before.result)
    let change = PageDocument.Change(answer: answer, base: before.result)
    return try PageDocument(report, DiagramSettings().options, change: change).text
  }

  /// A shop of four screens, with a coordinator that the screens ask.
  static var shop: PageApp {
    var app = PageApp()
    app.add("AppDelegate", .entry)
    app.add("Flow", .coordinator)
    for name in ["List", "Detail", "Cart", "Help"] {
      app.add(name, module: name == "Help" ? "Support" : "Shop", identifier: name == "Cart" ? "basket" : nil)
    }
    app.add(way: "AppDelegate start Flow")
    app.add(way: "Flow root List", confidence: .inferred)
    app.add(way: "List push Detail")
    app.add(way: "Detail present Cart")
    app.add(way: "Cart push List", confidence: .possible)
    app.flows = [
      Flow(source: "screen:List", destination: "screen:Help", kind: .sheet, via: ["Flow"])
    ]
    app.add(way: "Flow sheet Help")
    app.findings = [
      Finding(
        rule: "tight-coupling", severity: .warning, message: "Detail knows Cart.", notes: ["It makes it."],
        help: "Hand it over.", nodes: ["screen:Detail", "screen:Cart"],
        location: SourceLocation(file: "App/Detail.swift", line: 12, column: 5), fingerprint: "f")
    ]
    return app
  }

  /// Some hundred screens in folders, as large as the largest public apps.
  static var large: PageApp {
    var app = PageApp(root: "Large")
    let (areas, screens) = (30, 20)
    app.add("AppDelegate", .entry)
    app.add("AppCoordinator", .coordinator)
    app.add(way: "AppDelegate start AppCoordinator")
    func name(_ area: Int, _ number: Int) -> String { "Area\(area)Screen\(number)" }
    for area in 0..<areas {
      app.add("Area\(area)Coordinator", .coordinator, in: "App/Area\(area)")
      for number in 0..<screens { app.add(name(area, number), in: "App/Area\(area)") }
    }
    for area in 0..<areas {
      app.add(way: "AppCoordinator start Area\(area)Coordinator")
      app.add(way: "Area\(area)Coordinator root \(name(area, 0))")
      for number in 1..<screens { app.add(way: "\(name(area, (number - 1) / 2)) push \(name(area, number))") }
      app.add(way: "\(name(area, screens - 1)) present \(name((area + 1) % areas, 0))")
    }
    // The largest coordinator, and the shortest cycle.
    for number in 1..<9 { app.add(way: "Area7Coordinator push \(name(7, number))") }
    app.add(way: "\(name(3, 9)) present \(name(3, 4))")
    return app
  }
}

/// A page in a browser.
struct OpenPage {
  let browser: WebDriver
  private let file: URL
  private let folder: TemporaryFolder

  /// Writes a page to a file, opens it, and ends the browser when the test is done.
  static func with(
    _ page: String, at place: String = "", _ test: (OpenPage) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder(["page.html": page])
    let browser = try await WebDriver()
    let open = OpenPage(
      browser: browser, file: URL(fileURLWithPath: folder.path(of: "page.html")), folder: folder)
    do {
      try await open.go(place)
      try await test(open)
    } catch {
      await browser.end()
      throw error
    }
    await browser.end()
  }

  /// Opens a view of the page afresh, as a link to it does.
  func go(_ place: String) async throws { try await browser.open(file, at: place) }

  /// Waits until an option of the address has a value: views are made after the address has changed.
  func wait(for value: String, in options: [String]) async throws {
    let script = """
      const query = new URLSearchParams(location.hash.split("?")[1] ?? "");
      return \(options).map((name) => query.get(name) ?? "").join()
      """
    for _ in 0..<100 {
      let now = try await browser.run(script) as? String
      if value.isEmpty ? now == "" : now?.contains(value) == true { return }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// How large the picture is shown: 1 is as it was drawn.
  var scale: Double {
    get async throws {
      let script = """
        const picture = document.querySelector(".picture");
        return picture.clientWidth / picture.viewBox.baseVal.width
        """
      return try await browser.run(script) as? Double ?? 0
    }
  }

  /// Whether a box of the picture is seen as a whole; nil where there is no such box.
  func inSight(_ id: String) async throws -> Bool? {
    let script = """
      const box = [...document.querySelectorAll(".picture g.node")].find((box) => box.dataset.id === "\(id)");
      if (!box) return null;
      const [inner, outer] = [box, document.getElementById("canvas")].map((found) => found.getBoundingClientRect());
      return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
      """
    return try await browser.run(script) as? Bool
  }

  var address: String {
    get async throws { try await browser.run("return decodeURIComponent(location.hash)") as? String ?? "" }
  }
}
