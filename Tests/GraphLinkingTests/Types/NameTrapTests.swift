import TestSupport
import Testing

@Suite("What only looks like navigation")
struct NameTrapTests {
  @Test(
    "is none",
    arguments: [
      "hud.show(in: view)",
      "HUD.show(.progress)",
      "SVProgressHUD.show(withStatus: \"Loading\")",
      "banner.present(in: view)",
      "queue.push(Job())",
      "stack.push(Detail.self)",
      "cache.root = Job()",
      "items.append(Job())",
      "player.dismiss()",
      "menu.show()",
      "database.add(child: Job())",
      "navigation.path = \"x\"",
      "history.popLast()",
    ])
  func nothing(_ line: String) {
    let app = Fixture(
      """
      class List: UIViewController {
        let hud = HUDView()
        let banner = Banner()
        let queue = Queue()
        let stack = Queue()
        let player = Player()
        func run() { \(line) }
      }
      class Queue {
        func push(_ job: Job) {}
        func push(_ type: Detail.Type) {}
      }
      class Job {}
      class Banner { func present(in view: UIView) {} }
      class Player { func dismiss() {} }
      class HUDView: UIView { func show(in view: UIView) {} }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("may be a method of the app's own on something that is no screen")
  func ownMethods() {
    let app = Fixture(
      """
      class Drawer {
        func present(_ panel: Panel, animated: Bool) {}
        func pushViewController(_ panel: Panel, animated: Bool) {}
        func show(_ panel: Panel, sender: Any?) {}
      }
      class Panel {}
      class List: UIViewController {
        let drawer = Drawer()
        func open() {
          drawer.present(Panel(), animated: true)
          drawer.pushViewController(Panel(), animated: true)
          drawer.show(Panel(), sender: nil)
        }
      }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("may be a class that is only named like one of SwiftUI's")
  func ownNavigationPath() {
    let app = Fixture(
      """
      class NavigationPath { func append(_ point: Point) {} }
      struct Point: Hashable {}
      struct Map: View {
        let path = NavigationPath()
        var body: some View { Button("Add") { path.append(Point()) } }
      }
      struct NavigationLink { init(destination: Point) {} }
      struct Shop { let link = NavigationLink(destination: Point()) }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("does not keep an override from doing what its framework's method does")
  func overrides() {
    let app = Fixture(
      """
      class Navigation: UINavigationController {
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
          super.pushViewController(viewController, animated: animated)
        }
        func open() { pushViewController(Detail(), animated: true) }
      }
      class List: UIViewController {
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List push Detail\nNavigation push Detail") == [])
  }

  private static let outsideEditor = """
    extension Editor {
      override public func present(
        _ other: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
      ) {
        super.present(other, animated: flag, completion: completion)
        lookup.hide()
      }
    }
    extension UIViewController {
      func showOnTop() {
        guard let root = UIApplication.shared.delegate?.window??.rootViewController else { return }
        var leaf = root
        while leaf.presentedViewController != nil { leaf = leaf.presentedViewController! }
        leaf.present(self, animated: true, completion: nil)
      }
    }
    class History: UIViewController {}
    class Lock: UIViewController {}
    class Confirmation: UIViewController {}
    """

  @Test("does not make an override in an extension of an outside class claim the calls of all others")
  func overridesInExtensions() {
    let app = Fixture(
      Self.outsideEditor + """

        extension Editor { func openHistory() { present(History(), animated: true) } }
        extension Preferences {
          func openLock() { navigationController?.present(Lock(), animated: true, completion: nil) }
          func ask() { self.present(History(), animated: true, completion: nil) }
        }
        final class Watcher { func fire() { Confirmation().showOnTop() } }
        """)
    #expect(
      app.missing(
        """
        Editor present History
        Preferences present Lock
        Preferences present History
        Watcher present Confirmation via UIViewController
        """) == [])
  }

  @Test("does not make a method of one type claim what others show that are not known")
  func unknownReceivers() {
    let app = Fixture(
      """
      class Bubble { func present(_ text: String, animated: Bool) {} }
      class List: UIViewController {
        func open() { library.stage.present(Detail(), animated: true) }
        func tell() { library.bubble.present("Saved", animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("does not claim what is done with an unknown receiver where a screen overrides it")
  func unknownReceiversOfOverrides() {
    let app = Fixture(
      """
      class Bubble { func dismiss(animated: Bool) {} }
      extension Editor {
        override func dismiss(animated: Bool) { super.dismiss(animated: animated) }
      }
      class Sheet: PresentationBase { func tap() { presentingViewController.dismiss(animated: true) } }
      """)
    #expect(app.missing("Sheet dismiss ?") == [])
  }

  @Test(
    "may be a property of the app's own that is called like that of a window",
    arguments: ["(SheetBuilder) -> Void", "Filling", "Outer"])
  func ownRoot(closure: String) {
    let app = Fixture(
      """
      typealias Outer = (SheetBuilder) -> Void
      final class SheetBuilder {
        typealias Filling = (SheetBuilder) -> Void
        var rootViewController: UIViewController?
        init(_ fill: \(closure)) { fill(self) }
      }
      final class List: UIViewController {
        func more() { _ = SheetBuilder { $0.rootViewController = self } }
      }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test("an overload of a framework's method for something else is not what a controller is given to")
  func overloadsForOthers() {
    let app = Fixture(
      """
      class Importer: NSObject {
        func start(from screen: UIViewController) { screen.present(Progress(), animated: true, completion: nil) }
      }
      extension UIViewController {
        func present(_ importer: Importer, animated: Bool, completion: (() -> Void)?) { importer.start(from: self) }
      }
      class Games: UIViewController {
        func results() {
          let stack = Results.make()
          self.present(stack, animated: true, completion: nil)
        }
        func load() { present(Importer(), animated: true, completion: nil) }
      }
      class Results: UIViewController {
        class func make() -> UINavigationController { UINavigationController(rootViewController: Results()) }
      }
      class Progress: UIViewController {}
      """)
    #expect(
      app.missing("Games present UINavigationController\nUINavigationController root Results") == [])
    #expect(app.edges(.present).contains("Importer present Progress"))
  }

  @Test("an alias in a class names a protocol wherever the class is named with it")
  func nestedAliases() {
    let app = Fixture(
      """
      protocol HomeInteracting { func makeForm() -> UIViewController? }
      class Home: UIViewController { typealias Interacting = HomeInteracting }
      struct HomeInteractor: Home.Interacting { func makeForm() -> UIViewController? { Form() } }
      struct Menu {
        let interactor: Home.Interacting
        let stack: UINavigationController?
        func open() { stack?.present(interactor.makeForm()!, animated: true) }
      }
      class Form: UIViewController {}
      """)
    #expect(app.differences(from: "Menu present Form [inferred]") == [])
  }

  @Test(
    "an alias is what a class specializes its generic superclass with",
    arguments: ["Base<DetailMaker>", "DetailBase", "Again", "Names.OwnBase"])
  func aliasesOfGenericSuperclasses(superclass: String) {
    let app = Fixture(
      """
      class Base<Maker>: UIViewController { var maker: Maker! }
      typealias DetailBase = Base<DetailMaker>
      typealias Again = DetailBase
      enum Names { typealias OwnBase = Base<DetailMaker> }
      class Home: \(superclass) { func open() { present(maker.makePage(), animated: true) } }
      class Other: Base<OtherMaker> {}
      class DetailMaker { func makePage() -> UIViewController { Detail() } }
      class OtherMaker { func makePage() -> UIViewController { Stray() } }
      class Detail: UIViewController {}
      class Stray: UIViewController {}
      """)
    #expect(app.missing("Home present Detail") == [])
    #expect(app.found("Home present Stray") == [])
  }
}
