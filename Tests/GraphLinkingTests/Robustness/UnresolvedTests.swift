import TestSupport
import Testing

@Suite("A transition that cannot be resolved")
struct UnresolvedTests {
  @Test(
    "is kept, with an unknown destination and a reason",
    arguments: [
      "present(table[index](), animated: true)",
      "present(load(), animated: true)",
      "present(Library.shared.next, animated: true)",
      "present(dictionary[key]!, animated: true)",
      "present(NSClassFromString(name) as! UIViewController, animated: true)",
    ])
  func kept(_ call: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        func open() { \(call) }
      }
      """)
    #expect(app.differences(from: "List present ?") == [])
    #expect(app.reasons.map(\.isEmpty) == [false])
    #expect(app.nodes(.unknown) == ["?"])
  }

  @Test("invents no screen: every destination is named in the sources")
  func nothingInvented() {
    let source = """
      class List: UIViewController {
        func a(_ next: UIViewController) { present(next, animated: true) }
        func b() { present(make(), animated: true) }
        func c() { show(factory.make(kind), sender: nil) }
        func d<T: UIViewController>(_ type: T.Type) { show(T(), sender: nil) }
        func make() -> UIViewController { fatalError() }
      }
      """
    let app = Fixture(source)
    for edge in app.edges { #expect(edge.destination == "?" || source.contains("\(edge.destination)(")) }
    #expect(app.graph.edges.areThereAndAll { ($0.reason != nil) == $0.destination.hasPrefix("unknown:") })
  }

  @Test(
    "says what a person can act on",
    arguments: [
      ("present(R.storyboard.main.detail()!, animated: true)", "the name R is not declared in the analyzed files"),
      (
        "present(Library().next(), animated: true)",
        "the result of the method next is not known: none of the analyzed files declares it"
      ),
      ("present(base, animated: true)", "only its type, UIViewController, is known"),
      (
        "performSegue(withIdentifier: \"go\", sender: nil)",
        "no segue with the identifier \"go\" starts in a scene of this class"
      ),
    ])
  func reasons(_ call: String, _ reason: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        weak var base: UIViewController!
        func open() { \(call) }
      }
      class Library {}
      """)
    #expect(app.reasons == [reason])
  }

  @Test(
    "says which scene the storyboard does not have, whatever hands it on as a controller of any class",
    arguments: [
      "make(\"Recents\")", "make()", "computed", "later", "local()",
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Recents\")",
    ])
  func missingScenes(_ screen: String) {
    let app = Fixture(
      """
      //- Main.storyboard
      \(Storyboard(initial: "list", .screen("List", id: "list")))
      //- App.swift
      class List: UIViewController {
        func open() { present(\(screen), animated: true) }
        func make(_ name: String) -> UIViewController {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          let made = storyboard.instantiateViewController(withIdentifier: name)
          return made
        }
        func make() -> UIViewController { make("Recents") }
        func local() -> UIViewController {
          let made: UIViewController = make()
          return made
        }
        var computed: UIViewController { make() }
        lazy var later: UIViewController = make()
      }
      """)
    #expect(app.reasons == ["no scene has the identifier Recents in the storyboard Main"])
  }

  @Test("says at each place why it is unknown there")
  func reasonsOfPlaces() {
    let app = Fixture(
      """
      class List: UIViewController {
        func a() { present(R.detail()!, animated: true) }
        func b() { present(S.detail()!, animated: true) }
      }
      """)
    #expect(
      app.graph.edges.map(\.siteReasons) == [
        ["the name R is not declared in the analyzed files", "the name S is not declared in the analyzed files"]
      ])
  }

  @Test("of a screen and of another have unknown destinations of their own")
  func separate() {
    let app = Fixture(
      """
      class List: UIViewController { func open() { present(load(), animated: true) } }
      class Home: UIViewController { func open() { present(load(), animated: true) } }
      """)
    #expect(Set(app.graph.edges.map(\.destination)).count == 2)
  }

  @Test("says which of several overloads nothing calls")
  func uncalledOverload() {
    let app = Fixture(
      """
      extension UINavigationController {
        func pushViewController(_ screen: UIViewController, then done: () -> Void) {
          pushViewController(screen, animated: true)
        }
      }
      class List: UIViewController {
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.reasons == [
        "it is an argument of pushViewController(_:then:), which nothing in the analyzed files calls"
      ])
  }

  @Test(
    "says what kept it from being followed",
    arguments: [
      (
        "performSegue(withIdentifier: kSegueToUpload, sender: self)",
        "the segue's identifier could not be followed: the name kSegueToUpload is not declared in the analyzed files"
      ),
      (
        "present(Vendor.resolve(), animated: true)",
        "the result of the method resolve is not known: none of the analyzed files declares it"
      ),
    ])
  func causes(line: String, reason: String) {
    let app = Fixture(
      """
      class List: UIViewController { func open() { \(line) } }
      extension Vendor: Sendable {}
      struct Theme { func resolve(in values: Int) -> Int { values } }
      """)
    #expect(app.reasons == [reason])
  }

  @Test(
    "says which type of a property no file declares",
    arguments: [
      ("List", "Store", "the type Store of the property store is not declared in the analyzed files"),
      ("List", "Kit.Store", "the type Kit.Store of the property store is not declared in the analyzed files"),
      ("List<Store>", "Store", "the value of the property store could not be followed"),
      ("List", "Maker", "the value of the property store could not be followed"),
    ])
  func typesOfProperties(name: String, type: String, reason: String) {
    let app = Fixture(
      """
      class \(name): UIViewController {
        let store: \(type)
        func open() { present(store.page(), animated: true) }
      }
      typealias Maker = (Int) -> Int
      """)
    #expect(app.reasons == [reason])
  }

  @Test("says of a view that nothing makes what it is made with")
  func unusedViews() {
    let app = Fixture(
      """
      struct RowLink<Destination: View>: View {
        var destination: Destination
        var body: some View { NavigationLink(destination: destination) { Text("") } }
      }
      """)
    #expect(app.reasons == ["it is given to RowLink, which nothing in the analyzed files creates"])
  }

  @Test("is not what the class of an argument says, though nothing gives it")
  func declaredArguments() {
    let app = Fixture(
      """
      class Player: NSObject {
        let top: UIViewController
        func restore(_ player: AVPlayerViewController) async -> Bool {
          await top.present(player, animated: true)
          return true
        }
        static func show(settings: Settings, in stack: UINavigationController) {
          stack.setViewControllers([settings], animated: false)
        }
      }
      class Settings: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Player root Settings", "Player system AVPlayerViewController"])
  }

  @Test("is no page that comes back", arguments: [".reverse", ".forward"])
  func earlierPages(direction: String) {
    let app = Fixture(
      """
      class Pages: UIPageViewController {
        func go() { setViewControllers([load()], direction: \(direction), animated: true) }
      }
      """)
    #expect(app.edges(.page) == (direction == ".forward" ? ["Pages page ?"] : []))
  }

  @Test("counts what is beyond the number of destinations that are followed")
  func manyDestinations() {
    let routes = 0..<450
    let app = Fixture(
      """
      enum Route { \(routes.map { "case r\($0)" }.joined(separator: "; ")) }
      class Home: UIViewController {
        func show(_ name: String) {
          guard let route = Route(name: name) else { return }
          present(screen(for: route), animated: true)
        }
        func screen(for route: Route) -> UIViewController {
          switch route {
          \(routes.map { "case .r\($0): return S\($0)()" }.joined(separator: "\n"))
          }
        }
      }
      \(routes.map { "class S\($0): UIViewController {}" }.joined(separator: "\n"))
      """)
    #expect(app.reasons == ["it has more possible values than navgraph follows"])
  }

  @Test("of arrays that are added does not depend on what else the program can add")
  func ownOperators() {
    let app = Fixture(
      """
      struct Path {}
      func + (left: Path, right: Path) -> Path { left }
      class List: UIViewController {
        func go(_ stack: UINavigationController, _ others: UIViewController...) {
          let all = [Home()] + others
          stack.setViewControllers(all, animated: true)
        }
      }
      class Menu: UIViewController {
        let list = List()
        func open(_ stack: UINavigationController) { list.go(stack, Detail()) }
      }
      class Home: UIViewController {}
      class Detail: UIViewController {}
      """)
    #expect(app.missing("List root Home\nMenu root Detail") == [])
  }

  @Test("counts what is set at more places than are followed")
  func manySettings() {
    let app = Fixture(
      """
      class Home: UIViewController {
        var screen: UIViewController?
        \((0..<400).map { "func set\($0)() { screen = Detail() }" }.joined(separator: "\n"))
        func help() { screen = Help() }
        func open() { present(screen!, animated: true) }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present ?", "Home present Detail"])
  }

  @Test("of a property does not depend on how many others have its name")
  func manyAssignments() {
    let others = (0..<100).map { "class O\($0) { var screen = 0; func set() { screen = \($0) } }" }
    let app = Fixture(
      """
      \(others.joined(separator: "\n"))
      class Home: UIViewController {
        var screen: UIViewController?
        func prepare() { screen = Detail() }
        func open() { if let screen { present(screen, animated: true) } }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.map(\.ends) == ["Home present Detail"])
  }
}
