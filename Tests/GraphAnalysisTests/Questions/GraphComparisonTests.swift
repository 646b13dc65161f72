import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("A comparison of two graphs")
struct GraphComparisonTests {
  private let shop = """
    entry App
    App root List
    List push Detail
    List present Filter
    Detail push Reviews
    Detail present Cart
    Cart push Checkout
    """

  /// The difference as lines, by which a change that is told twice shows.
  private func changes(_ change: (String) -> String) throws -> [String] {
    let difference = GraphComparison.difference(from: try result(shop), to: try result(change(shop)))
    return difference.added.map { "added \($0.node.name) \($0.edges)" }
      + difference.removed.map { "removed \($0.node.name)" }
      + difference.renamed.map { "renamed \($0.before.name) \($0.after.name)" }
      + difference.addedTransitions.map { "new \($0.id)" } + difference.removedTransitions.map { "gone \($0.id)" }
      + difference.changedTransitions.map {
        "changed \($0.before.id) to \($0.after.kind.rawValue) \($0.after.identifier ?? "")"
      }
      + difference.lost.map { "lost \($0.name)" } + difference.newFindings.map { "found \($0.rule)" }
      + difference.goneFindings.map { "no more \($0.rule)" }
  }

  @Test("finds nothing where nothing but the order of the code changed")
  func same() throws {
    #expect(try changes { $0 } == [])
    #expect(try changes { $0.split(separator: "\n").reversed().joined(separator: "\n") } == [])
  }

  @Test(
    "tells each change once, and nothing else",
    arguments: [
      ("\nList push About", ["added About [\"screen:List push screen:About\"]"]),
      ("\nReviews push Cart", ["new screen:Reviews push screen:Cart"]),
      ("\nCheckout push Cart", ["found navigation-cycle"]),
    ])
  func additions(line: String, expected: [String]) throws {
    #expect(try changes { $0 + line } == expected)
  }

  @Test("keeps the transition that closes a circle, which is told as a finding, for pictures")
  func closing() throws {
    let difference = GraphComparison.difference(
      from: try result(shop), to: try result(shop + "\nCheckout push Cart\nReviews push Cart"))
    #expect(difference.closingTransitions.map(\.id) == ["screen:Checkout push screen:Cart"])
    #expect(difference.addedTransitions.map(\.id) == ["screen:Reviews push screen:Cart"])
  }

  @Test("tells a screen that went, a transition that went, and what cannot be reached any more")
  func removals() throws {
    #expect(try changes { $0.replacing("\nList present Filter", with: "") } == ["removed Filter"])
    #expect(
      try changes { $0.replacing("\nDetail present Cart", with: "") }
        == ["gone screen:Detail present screen:Cart", "lost Cart", "lost Checkout"])
  }

  @Test("takes another kind, identifier or certainty for a change of the transition")
  func kinds() throws {
    #expect(
      try changes { $0.replacing("Detail push Reviews", with: "Detail present Reviews") }
        == ["changed screen:Detail push screen:Reviews to present "])
    #expect(
      try changes { $0.replacing("Detail push Reviews", with: "Detail push(more) Reviews") }
        == ["changed screen:Detail push screen:Reviews to push more"])
    #expect(
      try changes { $0.replacing("Detail push Reviews", with: "Detail push? Reviews") }
        == ["changed screen:Detail push screen:Reviews to push "])
  }

  @Test("knows a renamed screen by what it does, with all that leads to it and its findings")
  func renaming() throws {
    #expect(try changes { $0.replacing("Detail", with: "ProductPage") } == ["renamed Detail ProductPage"])
    let circle = "A push B\nB push A\nB push C"
    let renamed = GraphComparison.difference(
      from: try result(circle), to: try result(circle.replacing("B", with: "Bee")))
    #expect(renamed.renamed.map(\.after.name) == ["Bee"])
    #expect(renamed.newFindings == [] && renamed.goneFindings == [])
    #expect(renamed.addedTransitions == [] && renamed.removedTransitions == [])
  }

  @Test("takes two screens that do different things for two")
  func noRenaming() throws {
    let found = try changes {
      $0.replacing("Detail present Cart\nCart push Checkout", with: "List push Help\nHelp push Map")
    }
    #expect(found.contains("removed Cart") && found.contains { $0.hasPrefix("added Help") })
  }
}

@Suite("The part of a graph that a picture shows")
struct PictureSelectionTests {
  private func names(_ selection: PictureSelection) throws -> [String] {
    let chain = try result("A push B\nB push C\nC push D\nB push X\nY push C")
    return selection.applied(to: chain).nodes.map(\.name)
  }

  @Test("is what is around a screen, between two, or before one")
  func parts() throws {
    #expect(try names(PictureSelection(focus: ["B"])) == ["A", "B", "C", "X"])
    #expect(try names(PictureSelection(focus: ["B"], depth: 2)) == ["A", "B", "C", "D", "X", "Y"])
    #expect(try names(PictureSelection(focus: ["B"], depth: 0)) == ["B"])
    #expect(try names(PictureSelection(from: ["A"], to: ["C"])) == ["A", "B", "C"])
    #expect(try names(PictureSelection(from: ["C"])) == ["C", "D"])
    #expect(try names(PictureSelection(to: ["C"])) == ["A", "B", "C", "Y"])
    #expect(try names(PictureSelection(reaches: ["X"])) == ["A", "B", "X"])
    #expect(try names(PictureSelection()) == ["A", "B", "C", "D", "X", "Y"])
  }

  @Test("counts no step between a container and the screen that it is made around, but one to each tab")
  func freeSteps() throws {
    let sketch =
      "container Stack\npart Row\nList present Stack\nStack root Detail\nDetail holds Row\nRow push Map\nMap push End"
    let app = try result(sketch)
    func names(_ focus: String, _ depth: Int) -> [String] {
      PictureSelection(focus: [focus], depth: depth).applied(to: app).nodes.map(\.name).sorted()
    }
    let tabs = "container Tabs\nTabs tab A\nTabs tab B\nA push C"
    let tab = PictureSelection(focus: ["A"]).applied(to: try result(tabs))
    #expect(tab.nodes.map(\.name).sorted() == ["A", "C", "Tabs"])
    #expect(names("List", 0) == ["List"])
    #expect(names("List", 1) == ["Detail", "List", "Stack"])
    #expect(names("Detail", 1) == ["Detail", "List", "Row", "Stack"])
  }

  @Test("has the transitions and findings of its screens alone")
  func rest() throws {
    let part = PictureSelection(focus: ["A"], depth: 0).applied(to: try result("A push B\nB push A"))
    #expect(part.edges == [] && part.findings.map(\.rule) == ["navigation-cycle"])
    let other = PictureSelection(focus: ["C"], depth: 0).applied(to: try result("A push B\nB push A\nB push C"))
    #expect(other.findings == [])
  }
}
