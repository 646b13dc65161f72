import NavigationIdioms
import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("A project's own idioms")
struct OwnIdiomTests {
  /// A list and a detail, and a function of the list's that a test is about.
  private static func screens(_ function: String) -> String {
    """
    class List: UIViewController { \(function) }
    class Detail: UIViewController {}
    """
  }

  @Test("say what a closed library does")
  func library() throws {
    let source = Self.screens("func open() { drawer?.slideOver(Detail(), from: .left) }")
    #expect(Fixture(source).edges == [])
    let app = try link(
      source,
      """
      transitions: [{call: slideOver, labels: [_, from], on: [DrawerController], shows: argument _, as: present,
        unknown-receiver: false}]
      types: [{name: DrawerController, superclass: UIViewController, role: container, framework: uikit}]
      members: [{owner: UIViewController, name: drawer, type: DrawerController}]
      """)
    #expect(app.differences(from: "List present Detail [certain]") == [])
  }

  @Test("count before navgraph's own")
  func precedence() throws {
    let source = Self.screens("func open() { present(Detail(), animated: true) }")
    #expect(Fixture(source).differences(from: "List present Detail") == [])
    let app = try link(source, "transitions: [{call: present, labels: [_], shows: argument _, as: sheet}]")
    #expect(app.differences(from: "List sheet Detail") == [])
  }

  @Test("say of a library's type what navgraph says otherwise")
  func types() throws {
    let source = """
      class List: UIViewController { func open() { present(UISearchController(), animated: true) } }
      """
    #expect(Fixture(source).differences(from: "List system UISearchController") == [])
    let app = try link(
      source, "types: [{name: UISearchController, superclass: UIViewController, role: container, framework: uikit}]")
    #expect(app.differences(from: "List present UISearchController") == [])
  }

  @Test("mean the methods that the project itself declares, and nothing that is inside of them")
  func ownMethods() throws {
    let source = """
      class List: UIViewController {
        let router = Router()
        func open() { router.show(Detail(), over: self) }
      }
      class Router { func show(_ screen: UIViewController, over list: UIViewController) { list.present(screen, animated: true) } }
      class Detail: UIViewController {}
      """
    #expect(Fixture(source).differences(from: "List present Detail via Router") == [])
    let app = try link(
      source, "transitions: [{call: show, labels: [over], on: [Router], shows: argument _, as: popover}]")
    #expect(app.found("List present Detail") == [])
    #expect(app.missing("List popover Detail [certain]") == [])
  }

  @Test("answer what could not be resolved in the methods that they describe")
  func answered() throws {
    let source = """
      class List: UIViewController { func open() { Router().showShop() } }
      class Router { func showShop() { Container.top.present(Container.make("shop"), animated: true) } }
      class Shop: UIViewController {}
      """
    #expect(Fixture(source).differences(from: "Router present ?") == [])
    let app = try link(source, "transitions: [{call: showShop, on: [Router], shows: fixed Shop, as: present}]")
    #expect(app.differences(from: "List present Shop") == [])
  }

  @Test("mean the project's own views and free functions")
  func ownFunctions() throws {
    let app = try link(
      """
      struct Home: View { var body: some View { Card(title: "Detail") { Detail() } } }
      struct Card<Content: View>: View { let title: String; let content: () -> Content; var body: some View { Text(title) } }
      struct Detail: View { var body: some View { Text("Detail") } }
      class List: UIViewController { func open() { go(to: Last()) } }
      class Last: UIViewController {}
      func go(to screen: UIViewController) {}
      """,
      """
      transitions:
        - {call: Card, labels: [title, {}], shows: builder content, as: push}
        - {call: go, shows: argument to, as: show}
      """)
    #expect(app.missing("Home push Detail\nList show Last") == [])
  }

  @Test("leave alone calls of the name that lack what is shown")
  func missingArgument() throws {
    let app = try link(
      Self.screens("func open() { present(Detail(), animated: true) }"),
      "transitions: [{call: present, shows: argument screen, as: sheet}]")
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("say that assigning a property shows a screen")
  func assignment() throws {
    let app = try link(
      """
      class List: UIViewController {
        let panel = Panel()
        func open() { panel.content = Detail() }
        func other() { title2.content = Detail() }
      }
      class Panel { var content: UIViewController? }
      class Detail: UIViewController {}
      """,
      "transitions: [{assignment: content, on: [Panel], shows: value, as: child, unknown-receiver: false}]")
    #expect(app.differences(from: "List child Detail @3") == [])
  }

  @Test("say that what a method returns is shown, in the types that they name")
  func implementation() throws {
    let source = """
      class Pages: UIViewController, Paging { func makePage(at index: Int) -> UIViewController { Detail() } }
      class Other { func makePage(at index: Int) -> UIViewController { Detail() } }
      protocol Paging {}
      class Detail: UIViewController {}
      """
    let app = try link(
      source, "transitions: [{implementation: makePage, labels: [at], on: [Paging], shows: value, as: page}]")
    #expect(app.differences(from: "Pages page Detail") == [])
  }

  @Test("can name a destination that the code does not")
  func fixed() throws {
    let app = try link(
      Self.screens("func a() { openDetail() }; func b() { openShop() }"),
      """
      transitions:
        - {call: openDetail, shows: fixed Detail, as: push}
        - {call: openShop, shows: fixed ShopViewController, as: present}
      """)
    #expect(app.differences(from: "List push Detail\nList present ShopViewController") == [])
    #expect(app.nodes(.screen) == ["Detail", "List", "ShopViewController"])
  }

  @Test("can register destinations and lead to them")
  func registered() throws {
    let app = try link(
      """
      class Registry { func fill(_ routes: Routes) { routes.add(Item.self) { Detail() } } }
      class List: UIViewController { let routes: Routes; func open() { routes.open(Item()) } }
      struct Item {}
      class Detail: UIViewController {}
      """,
      """
      transitions:
        - {call: open, labels: [_], on: [Routes], shows: registered _, as: push}
        - {call: add, labels: [_], on: [Routes], shows: builder content, as: push, registers-for: _}
      """)
    #expect(app.missing("List push Detail") == [])
  }

  @Test("can start what navgraph does not take for a coordinator")
  func start() throws {
    let app = try link(
      """
      class AppFlow { func run() { LoginFlow().launch() } }
      class LoginFlow { func launch() {} }
      """, "transitions: [{call: launch, on: [LoginFlow], shows: receiver, as: start}]")
    #expect(app.differences(from: "AppFlow start LoginFlow") == [])
  }

  private func link(_ source: String, _ idiom: String) throws -> Fixture {
    let lines = idiom.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    let configuration = try ConfigurationReader(file: "navgraph.yml").read("idioms:\n- name: own\n\(lines)")
    return Fixture(facts: Fixture.scan(source), idioms: configuration.idioms + Idioms.all)
  }
}
