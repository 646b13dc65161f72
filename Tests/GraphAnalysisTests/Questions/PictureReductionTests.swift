import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("What a picture leaves out")
struct PictureReductionTests {
  /// What is left, as lines of the notation and names of nodes.
  private func left(
    _ reduction: PictureReduction, of sketch: String
  ) throws -> (ways: [String], nodes: [String], title: String) {
    let part = reduction.applied(to: try result(sketch))
    let names = Dictionary(uniqueKeysWithValues: part.nodes.map { ($0.id, $0.name) })
    let ways = part.edges.map { edge in
      "\(names[edge.source] ?? "?") \(edge.kind.rawValue) \(names[edge.destination] ?? "?")"
    }
    return (ways.sorted(), part.nodes.map(\.name).sorted(), part.root)
  }

  private let shop = """
    App start List
    List push Detail
    Detail present Cart
    Cart push SettingsA
    Cart push SettingsB
    SettingsA push SettingsB
    SettingsB present Help
    """

  @Test("Nothing, where nothing is asked for")
  func nothing() throws {
    let whole = try result(shop)
    #expect(PictureReduction().applied(to: whole) == whole)
  }

  @Test("Other kinds, with the screens that only they lead to or leave")
  func kinds() throws {
    let left = try left(PictureReduction(kinds: [.present]), of: shop)
    #expect(left.ways == ["Detail present Cart", "SettingsB present Help"])
    #expect(left.nodes == ["Cart", "Detail", "Help", "SettingsB"])
    #expect(left.title == "App (part)")
  }

  @Test("Of other kinds not the content of a container, nor the screens of a part: a picture draws their transitions")
  func foldedKinds() throws {
    var whole = try result("List present Nav\nNav root Detail\nRow present Help\nList push Cart")
    func id(_ name: String) throws -> String { try #require(whole.nodes.first { $0.name == name }).id }
    let container = try #require(whole.nodes.firstIndex { $0.name == "Nav" })
    whole.nodes[container].kind = .container
    whole.parts = [
      ScreenPart(screen: try id("Cart"), part: try id("Row"), sites: []),
      ScreenPart(screen: try id("Cart"), part: try id("Nav"), sites: []),
    ]
    let part = PictureReduction(kinds: [.present]).applied(to: whole)
    #expect(part.edges.map(\.kind) == [.present, .root, .present])
    #expect(part.nodes.contains { $0.name == "Cart" } && part.parts?.count == 2)
    #expect(PictureReduction(kinds: [.push]).applied(to: whole).nodes.map(\.name).sorted() == ["Cart", "List"])
  }

  @Test("Screens by name or pattern, with their transitions")
  func hide() throws {
    let left = try left(PictureReduction(hide: ["Settings*", "App"]), of: shop)
    #expect(left.ways == ["Detail present Cart", "List push Detail"])
    #expect(left.nodes == ["Cart", "Detail", "Help", "List"])
  }

  @Test("The difference between screens that are one box, and what is between them")
  func collapse() throws {
    let left = try left(PictureReduction(collapse: ["Settings*"]), of: shop)
    #expect(
      left.ways == [
        "App start List", "Cart push Settings* (2)", "Detail present Cart", "List push Detail",
        "Settings* (2) present Help",
      ])
    let one = try result(shop)
    #expect(PictureReduction(collapse: ["Help"]).applied(to: one).nodes == one.nodes)
  }

  @Test("One box for screens of one storyboard is in its frame, one for screens of several in none")
  func collapsedFrames() throws {
    var whole = try result(shop)
    for index in whole.nodes.indices {
      whole.nodes[index].storyboard = whole.nodes[index].name.hasPrefix("Settings") ? "Settings" : "Main"
    }
    func storyboard(_ pattern: String) -> String? {
      let part = PictureReduction(collapse: [pattern]).applied(to: whole)
      return part.nodes.first { $0.id == "collapsed:\(pattern)" }?.storyboard
    }
    #expect(storyboard("Settings*") == "Settings")
    #expect(storyboard("*t*") == nil)
  }

  @Test("Flows and places stay with the box that stands for their screens")
  func collapsedFlows() throws {
    var whole = try result(shop)
    whole.flows = [
      Flow(
        source: whole.nodes.first { $0.name == "List" }?.id ?? "",
        destination: whole.nodes.first { $0.name == "SettingsA" }?.id ?? "", kind: .push, via: ["Flow"])
    ]
    for index in whole.edges.indices {
      whole.edges[index].sites = [SourceLocation(file: "A.swift", line: index, column: 1)]
    }
    // Ways that are the same afterwards are one, as sure as the surest of them.
    whole.flows += ["SettingsB", "SettingsA"].map { name in
      var flow = whole.flows[0]
      flow.destination = whole.nodes.first { $0.name == name }?.id ?? ""
      flow.confidence = .possible
      return flow
    }
    let closing = whole.edges.first { $0.id.contains("push screen:SettingsA") }?.id ?? ""
    whole.findings = [
      Finding(
        rule: "r", severity: .warning, message: "m", nodes: [whole.nodes[0].id], edges: [closing], location: nil,
        fingerprint: "f")
    ]
    let part = PictureReduction(collapse: ["Settings*"]).applied(to: whole)
    #expect(part.flows.map(\.destination) == ["collapsed:Settings*"] && part.flows[0].confidence == nil)
    let edge = try #require(part.edges.first { $0.destination == "collapsed:Settings*" })
    #expect(edge.sites.count == 2 && part.findings.flatMap(\.edges) == [edge.id])
    #expect(part.metrics.forwardTransitions == part.edges.count)
  }

  @Test("No entry is a part of a box that stands for others")
  func entries() throws {
    var whole = try result(shop)
    for index in whole.nodes.indices where whole.nodes[index].name == "App" { whole.nodes[index].kind = .entry }
    let part = PictureReduction(collapse: ["*"]).applied(to: whole)
    #expect(part.nodes.map(\.name) == ["* (6)", "App"])
  }

  @Test("What no finding is about")
  func onlyFindings() throws {
    var whole = try result(shop)
    let ids = Dictionary(uniqueKeysWithValues: whole.nodes.map { ($0.name, $0.id) })
    whole.findings = [
      Finding(
        rule: "r", severity: .warning, message: "m", nodes: [ids["Detail"] ?? "", ids["Cart"] ?? ""], location: nil,
        fingerprint: "f")
    ]
    let part = PictureReduction(onlyFindings: true).applied(to: whole)
    #expect(part.nodes.map(\.name) == ["Cart", "Detail"] && part.edges.count == 1)
    // None of its scenes is the culprit for the size of a storyboard.
    let scenes = whole.nodes.map(\.id)
    whole.findings.append(
      Finding(
        rule: "oversized-storyboard", severity: .warning, message: "m", nodes: scenes, location: nil, fingerprint: "g"))
    let other = PictureReduction(onlyFindings: true).applied(to: whole)
    #expect(other.nodes.map(\.name) == ["Cart", "Detail"])
    whole.findings.removeFirst()
    #expect(PictureReduction(onlyFindings: true).applied(to: whole).nodes.count == 1)
  }
}
