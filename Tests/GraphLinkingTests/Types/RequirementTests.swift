import TestSupport
import Testing

@Suite("What protocols require of a type")
struct RequirementTests {
  private static let hub = """
    class Hub {
      enum Spot { case fans, note }
      func open(_ spot: Spot, from screen: UIViewController) {
        switch spot {
        case .fans: screen.show(Fans(), sender: nil)
        case .note: screen.show(Note(), sender: nil)
        }
      }
    }
    class Fans: UIViewController {}
    class Note: UIViewController {}
    protocol HasHub: AnyObject { var hub: Hub { get } }
    """

  @Test("is known to the code of an extension with a where clause")
  func whereClause() {
    let app = Fixture(
      Self.hub + """

        protocol Signed {}
        protocol RowTaps: AnyObject {}
        extension RowTaps where Self: HasHub & Signed {
          func fansTapped() { hub.open(.fans, from: UIViewController()) }
        }
        """)
    #expect(app.missing("RowTaps show Fans [inferred] via Hub") == [])
  }

  @Test("is known of an argument that has several types, in whatever order they are written")
  func composition() {
    let app = Fixture(
      Self.hub + """

        enum Help {
          static func note(for screen: UIViewController & HasHub) { screen.hub.open(.note, from: screen) }
        }
        """)
    #expect(app.missing("Help show Note [inferred] via Hub") == [])
  }

  @Test("is known of the object in the environment of a generic view")
  func genericEnvironment() {
    let app = Fixture(
      """
      protocol Guide: AnyObject { func open(_ id: String); func open(number: Int) }
      class Ship: Guide, ObservableObject {
        @Published var path = NavigationPath()
        func open(_ id: String) { path.append(Leg.story) }
        func open(number: Int) { path.append(Leg.story) }
      }
      enum Leg: Hashable { case story }
      struct Feed<G: Guide>: View {
        @Environment(G.self) private var guide
        var body: some View { Button("") { guide.open(number: 2) } }
      }
      struct Main: View {
        @StateObject var ship = Ship()
        var body: some View {
          NavigationStack(path: $ship.path) {
            Text("").navigationDestination(for: Leg.self) { _ in Story() }
          }
        }
      }
      struct Story: View { var body: some View { Text("") } }
      """)
    #expect(app.missing("Feed push Story [inferred] via Ship") == [])
  }

  @Test("is what an extension gives to all controllers, called through a protocol or within one")
  func addedToControllers() {
    let app = Fixture(
      """
      protocol Alerting { func warn(_ text: String) }
      extension UIViewController: Alerting {
        func warn(_ text: String) {
          present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
        }
        func bring(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
      }
      protocol ListViewing: AnyObject, Alerting {}
      class List: UIViewController, ListViewing, Opening {
        lazy var presenter = ListPresenter(view: self)
        func tap() { offer() }
      }
      class ListPresenter {
        weak var view: ListViewing?
        init(view: ListViewing) { self.view = view }
        func fail() { view?.warn("") }
      }
      protocol Opening: AnyObject {}
      extension Opening where Self: UIViewController {
        func offer() {
          let open = { [weak self] in
            let detail = Detail()
            self?.bring(detail)
          }
          open()
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          List push Detail via Opening, UIViewController
          ListPresenter alert UIAlertController via UIViewController
          Opening push Detail via UIViewController
          UIViewController alert UIAlertController
          """) == [])
  }

  @Test("is what the type in front of a cast to its protocol implements")
  func upcasts() {
    let app = Fixture(
      """
      @objc protocol Openable { @objc optional func open(on stack: UINavigationController) }
      class Folder: NSObject, Openable {
        func open(on stack: UINavigationController) { stack.pushViewController(FolderScreen(), animated: true) }
      }
      class Command: NSObject, Openable {
        func open(on stack: UINavigationController) { stack.pushViewController(SpacesScreen(), animated: true) }
      }
      class Crumbs: UIViewController {
        func tap(_ folder: Folder) { (folder as Openable).open?(on: navigationController!) }
      }
      class FolderScreen: UIViewController {}
      class SpacesScreen: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Command push SpacesScreen
          Crumbs push FolderScreen [inferred] via Folder
          Folder push FolderScreen
          """) == [])
  }

  @Test("is not what a subclass declares in private under the same name")
  func privateNamesakes() {
    let app = Fixture(
      """
      //- Base.swift
      class Base: UIViewController { override func viewDidLoad() { setup() } }
      private extension Base { func setup() {} }
      //- Profile.swift
      class Profile: Base { func open() { setup() } }
      private extension Profile { func setup() { present(Compose(), animated: true) } }
      class Compose: UIViewController {}
      """)
    #expect(app.differences(from: "Profile present Compose") == [])
  }

  @Test("is not what a sibling overrides")
  func siblings() {
    let app = Fixture(
      """
      class Base: UIViewController {
        func select(_ screen: UIViewController) { handle(screen) }
        func handle(_ screen: UIViewController) {}
      }
      class Files: Base { func all() { select(Detail()) } }
      class Shares: Base {
        override func handle(_ screen: UIViewController) {
          navigationController?.pushViewController(screen, animated: true)
        }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.push).filter { $0.contains("Files") } == [])
  }

  @Test(
    "of a superclass that only ends the program is what its subclasses give",
    arguments: ["fatalError()", "preconditionFailure(\"override\")"])
  func abstractMethods(_ ending: String) {
    let app = Fixture(
      """
      protocol AppController { var root: UIViewController { get } }
      class BaseDelegate: UIResponder, UIApplicationDelegate {
        private lazy var controller: AppController! = self.makeController()
        func makeController() -> AppController { \(ending) }
        func launch(_ window: UIWindow) { window.rootViewController = controller.root }
      }
      class ShopDelegate: BaseDelegate {
        override func makeController() -> AppController { Shop() }
      }
      struct Shop: AppController { let root: UIViewController = Home() }
      struct Experiment: AppController { let root: UIViewController = Trial() }
      class Home: UIViewController {}
      class Trial: UIViewController {}
      """)
    #expect(app.edges(.root) == ["BaseDelegate root Home"])
  }

  @Test(
    "is known of the shared object of an associated type, also of one that an inherited protocol declares",
    arguments: [
      "protocol Desk: UIViewController { associatedtype Helper: Opening & Sharing }",
      """
      protocol Helped: UIViewController { associatedtype Helper: Opening & Sharing }
      protocol Desk: Helped {}
      """,
    ])
  func sharedAssociatedType(_ desk: String) {
    let app = Fixture(
      """
      class Invoice: UIViewController {}
      protocol Opening: AnyObject { func openInvoiceScreen(from: UIViewController) }
      protocol Sharing { static var shared: Self { get } }
      final class Clerk: Opening, Sharing {
        static let shared = Clerk()
        func openInvoiceScreen(from: UIViewController) { from.present(Invoice(), animated: true) }
      }
      \(desk)
      extension Desk { func ask() { Helper.shared.openInvoiceScreen(from: self) } }
      class Counter: UIViewController, Desk {
        typealias Helper = Clerk
        override func viewDidLoad() { ask() }
      }
      """)
    #expect(app.missing("Desk present Invoice") == [])
    #expect(app.parts.contains { $0.hasPrefix("Counter holds Desk") })
  }
}
