import TestSupport
import Testing

/// What the other tests rely on.
@Suite("The notation of the tests")
struct NotationTests {
  private let app = Fixture(
    """
    //- Router.swift
    class Router {
      let navigation = UINavigationController()
      func open(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
    }
    //- List.swift
    class List: UIViewController {
      let router = Router()
      func select() { router.open(Detail()) }
    }
    class Detail: UIViewController {}
    """)

  @Test(
    "agrees with as much as a line says",
    arguments: [
      "List push Detail", "List push Detail [inferred]", "List push Detail via Router", "List push Detail @3",
      "List push Detail [inferred] via Router @3",
    ])
  func agreement(_ line: String) {
    #expect(app.differences(from: line) == [])
    #expect(app.missing(line) == [])
    #expect(app.found(line) != [])
  }

  @Test(
    "disagrees with whatever a line says otherwise",
    arguments: [
      "List present Detail", "Router push Detail", "List push List", "List push ?", "List push Detail [certain]",
      "List push Detail via List", "List push Detail via Router, Router", "List push Detail @4", "",
    ])
  func disagreement(_ line: String) {
    #expect(app.differences(from: line) != [])
    #expect(app.found(line) == [])
  }

  @Test("says what is missing and what is too much")
  func sentences() {
    #expect(
      app.differences(from: "List present Detail") == [
        "missing: List present Detail", "unexpected: List push Detail [inferred] via Router @3",
      ])
    #expect(app.missing("List present Detail\nList push Detail") == ["List present Detail"])
    #expect(app.differences(from: "List push Detail\nList push Detail") == ["missing: List push Detail"])
  }

  @Test("splits files at their marks, with lines counted in each")
  func files() {
    #expect(MarkedFiles("a").files.map(\.path) == ["App.swift"])
    let marked = MarkedFiles("//- A/B.swift\nfirst\n\nsecond\n//- C.storyboard\n<x/>")
    #expect(marked.files.map(\.path) == ["A/B.swift", "C.storyboard"])
    #expect(marked.files.map(\.text) == ["first\n\nsecond", "<x/>"])
  }
}
