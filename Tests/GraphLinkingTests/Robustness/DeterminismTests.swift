import NavigationIdioms
import TestSupport
import Testing

@Suite("The order of the files")
struct DeterminismTests {
  private static let source = """
    //- Main.storyboard
    \(Storyboard(initial: "List", .screen("List", .show("Detail", identifier: "open")), .screen("Detail")))
    //- Other/Main.storyboard
    \(Storyboard(initial: "List", .screen("List", .segue("presentation", to: "Detail")), .screen("Detail")))
    //- A.swift
    class List: UIViewController {
      let router = Router()
      func open() { router.open(.detail) }
      func segue() { performSegue(withIdentifier: "open", sender: nil) }
    }
    //- B.swift
    enum Route { case detail, help }
    class Router {
      let navigation = UINavigationController()
      func open(_ route: Route) {
        switch route {
        case .detail: navigation.pushViewController(factory?.make() ?? Detail(), animated: true)
        case .help: navigation.pushViewController(Help(), animated: true)
        }
      }
      var factory: Factory?
    }
    //- C.swift
    protocol Factory { func make() -> UIViewController }
    class FirstFactory: Factory { func make() -> UIViewController { Detail() } }
    class SecondFactory: Factory { func make() -> UIViewController { Help() } }
    //- D.swift
    class Detail: UIViewController { func open() { List().open() } }
    class Help: UIViewController {}
    extension Help { func back() { Router().open(.help) } }
    //- Other/List.swift
    class List: UIViewController { func open() { present(Detail(), animated: true) } }
    //- Other/Detail.swift
    class Detail: UIViewController {}
    """

  @Test("changes nothing", arguments: 1...12)
  func shuffled(_ seed: Int) {
    let facts = Fixture.scan(Self.source)
    var generator = Generator(state: UInt64(seed))
    let shuffled = Fixture(facts: facts.shuffled(using: &generator))
    #expect(shuffled.program == Fixture(facts: facts).program)
  }

  @Test("of the idioms changes nothing either")
  func idioms() {
    let facts = Fixture.scan(Self.source)
    #expect(Fixture(facts: facts, idioms: Idioms.all.reversed()).program == Fixture(facts: facts).program)
  }

  @Test("leaves nodes, edges and sites sorted")
  func sorted() {
    let graph = Fixture(Self.source).graph
    #expect(graph.nodes.map(\.id) == graph.nodes.map(\.id).sorted())
    #expect(graph.edges.map(\.id) == graph.edges.map(\.id).sorted())
    #expect(Set(graph.edges.map(\.id)).count == graph.edges.count)
    for edge in graph.edges { #expect(edge.sites == edge.sites.sorted()) }
    let nodes = Set(graph.nodes.map(\.id))
    for edge in graph.edges { #expect(nodes.isSuperset(of: [edge.source, edge.destination])) }
  }

  /// Knuth's linear congruential generator with the constants of MMIX: the same order on every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }
}
