import TestSupport
import Testing

@Suite("Overloads")
struct OverloadTests {
  @Test("of a framework's method are not meant by what they cannot take")
  func frameworkMethod() {
    let app = Fixture(
      """
      class Router {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
      }
      extension UIViewController {
        func present(_ router: Router, animated: Bool) { present(router.stack, animated: animated) }
      }
      class List: UIViewController {
        func fail() {
          let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
        func open() { present(Router(stack: UINavigationController(rootViewController: Detail())), animated: true) }
        func open(from other: UINavigationController) { _ = Router(stack: other) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.alert) == ["List alert UIAlertController"])
    #expect(!app.edges(.present).contains("List present ?"))
  }

  @Test("for identifiers of the program's own are not the framework's method of that name")
  func identifiers() {
    let app = Fixture(
      """
      protocol Identifier {}
      protocol Showing { func show(_ identifier: Identifier, sender: Any?) }
      class Base: UIViewController, Showing {
        func makeDestination(for identifier: Identifier) -> UIViewController? { nil }
        func show(_ identifier: Identifier, sender: Any?) {
          guard let destination = makeDestination(for: identifier) else { return }
          show(destination, sender: sender)
        }
      }
      class List: Base {
        enum Way: Identifier { case detail }
        override func makeDestination(for identifier: Identifier) -> UIViewController? { Detail() }
        func tap() { self.show(Way.detail, sender: nil) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges.filter { $0.source == "List" }.map(\.ends) == ["List show Detail"])
  }

  @Test("are told apart by the protocols that they ask for, through generic parameters too")
  func protocols() {
    let app = Fixture(
      """
      protocol Factory { func make() -> UIViewController }
      protocol AskingFactory { func make(answer: Int) -> UIViewController }
      protocol Presenting {
        func present(_ factory: Factory, animated: Bool)
        func present<Scene: AskingFactory>(_ factory: Scene, animated: Bool) -> Int
      }
      extension Presenting {
        func present(_ factory: Factory) { present(factory, animated: true) }
        func present<Scene: AskingFactory>(_ factory: Scene) -> Int { present(factory, animated: true) }
      }
      class Scenes: Presenting {
        var root: UIViewController?
        func present(_ factory: Factory, animated: Bool) {
          root?.present(factory.make(), animated: animated)
        }
        func present<Scene: AskingFactory>(_ factory: Scene, animated: Bool) -> Int {
          root?.present(factory.make(answer: 1), animated: animated)
          return 1
        }
      }
      struct PlainFactory: Factory { func make() -> UIViewController { Plain() } }
      struct QuestionFactory: AskingFactory { func make(answer: Int) -> UIViewController { Question() } }
      class Plain: UIViewController {}
      class Question: UIViewController {}
      struct Router {
        let scenes: Presenting
        func plain() { scenes.present(PlainFactory()) }
        func question() -> Int { scenes.present(QuestionFactory()) }
      }
      """)
    #expect(
      app.differences(
        from: """
          Router present Plain [inferred]
          Router present Question [inferred]
          """) == [])
  }

  @Test("of a class for any command are not those of the one command that the class is written for once")
  func specialized() {
    let app = Fixture(
      """
      protocol Command { func open(from screen: UIViewController) }
      struct Coupons: Command {
        func open(from screen: UIViewController) { screen.present(Coupon(), animated: true) }
      }
      class Search<C: Command>: UIViewController {
        let command: C
        init(command: C) {
          self.command = command
          super.init(nibName: nil, bundle: nil)
        }
        init(command: C, style: Int) {
          self.command = command
          super.init(nibName: nil, bundle: nil)
        }
        func tap() { command.open(from: self) }
      }
      struct Orders: Command { func open(from screen: UIViewController) {} }
      class OrderSearch: Search<Orders> {}
      class Home: UIViewController {
        func search() { show(Search(command: Coupons()), sender: nil) }
      }
      class Coupon: UIViewController {}
      """)
    #expect(app.edges.map(\.ends).contains("Search present Coupon"))
  }

  @Test("for controllers are not meant by a case of an enum")
  func casesAndControllers() {
    let app = Fixture(
      """
      enum Kind { case registered, new }
      class Flow {
        let parent: UIViewController
        init(parent: UIViewController) { self.parent = parent }
        func open(with kind: Kind) { open(with: Intro()) }
        private func open(with screen: UIViewController) { parent.present(screen, animated: true) }
        func registered() { open(with: .registered) }
      }
      class Intro: UIViewController {}
      """)
    #expect(Set(app.edges.map(\.ends)) == ["Flow present Intro"])
  }

  @Test(
    "for views of SwiftUI are not meant by a controller, nor those for controllers by a view",
    arguments: [
      ("router.open(Detail())", "Detail"),
      ("let detail = Detail(); router.open(detail, animated: false)", "Detail"),
      ("router.open(makeDetail())", "Detail"),
      ("router.open(UIHostingController(rootView: Page()))", "Page"),
      ("router.open(Page())", "Page"),
      ("router.open(Page(), title: \"…\")", "Page"),
    ])
  func viewsAndControllers(_ code: String, _ shown: String) {
    let app = Fixture(
      """
      class Router {
        let stack = UINavigationController()
        func open<V: View>(_ view: V, animated: Bool = true, title: String? = nil) {
          let host = UIHostingController(rootView: view.padding())
          host.title = title
          stack.pushViewController(host, animated: animated)
        }
        func open(_ controller: UIViewController, animated: Bool = true) {
          stack.pushViewController(controller, animated: animated)
        }
      }
      class List: UIViewController {
        let router = Router()
        func tap() { \(code) }
        func makeDetail() -> Detail { Detail() }
      }
      class Detail: UIViewController {}
      struct Page: View { var body: some View { Text("…") } }
      """)
    #expect(app.edges(.push).filter { $0.hasPrefix("List") } == ["List push \(shown)"])
  }

  @Test("of a data source are each found where it is asked")
  func dataSources() {
    let app = Fixture(
      """
      extension UIPageViewController {
        func goOn() {
          guard let page = viewControllers?.first,
            let next = dataSource?.pageViewController(self, viewControllerAfter: page)
          else { return }
          setViewControllers([next], direction: .forward, animated: true)
        }
      }
      class Guide: UIPageViewController, UIPageViewControllerDataSource {
        func pageViewController(
          _ pager: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { First() }
        func pageViewController(
          _ pager: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { Second() }
      }
      class First: UIViewController {}
      class Second: UIViewController {}
      """)
    #expect(app.edges(.page).contains("UIPageViewController page Second"))
    #expect(app.reasons == [])
  }

  @Test("for buttons are not what a framework has for controllers")
  func overloadsForControls() {
    let app = Fixture(
      """
      class Bar: UIViewController {
        private func transition(from old: UIButton?, to new: UIButton?, with coordinator: Animator?) { view.animate() }
        func update() { transition(from: nil, to: FloatingButton(), with: nil) }
      }
      class Box: UIViewController {
        func swap(_ old: UIViewController) { transition(from: old, to: Page(), duration: 1, options: [], animations: nil) }
      }
      class Page: UIViewController {}
      """)
    #expect(app.differences(from: "Box child Page") == [])
  }

  @Test("that do nothing only stand in for the framework's own, where that is missing")
  func stubs() {
    let app = Fixture(
      """
      #if canImport(AppKit) && !canImport(UIKit)
        extension UIViewController {
          func present(_: UIViewController, animated _: Bool, completion _: (() -> Void)? = nil) {}
        }
      #endif
      class List: UIViewController { func open() { present(Detail(), animated: true) } }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail") == [])
  }

  @Test("of a type and of its objects are told apart by what they are called on")
  func typeAndObject() {
    let app = Fixture(
      """
      class Detail: UIViewController {}
      class Opener {
        let screen: UIViewController
        init(screen: UIViewController) { self.screen = screen }
        static func open(_ id: Int) { print(id) }
        func open(_ id: Int, animated: Bool = true) { screen.present(Detail(), animated: animated) }
      }
      class List: UIViewController { func log() { Opener.open(1) } }
      class Grid: UIViewController { func tap() { let opener = Opener(screen: self); opener.open(1) } }
      """)
    #expect(app.edges(.present) == ["Grid present Detail", "Opener present Detail"])
  }

  @Test("that take a view or its controller are one router, of whose routes the asker names one")
  func viewOrController() {
    let app = Fixture(
      """
      enum Tag {
        case post, user
        var screen: UIViewController {
          switch self {
          case .post: Post()
          case .user: User()
          }
        }
      }
      enum Router {
        static func open(_ tag: Tag, from view: UIView?) { open(tag, from: view?.controller) }
        static func open(_ tag: Tag, from controller: UIViewController?) {
          let screen = prepare(tag)
          controller?.present(screen, animated: true)
        }
        private static func prepare(_ tag: Tag) -> UIViewController {
          if Account.isMissing { return SignIn() }
          return tag.screen
        }
      }
      class Table: UITableView { func select() { Router.open(.post, from: self) } }
      class Post: UIViewController {}
      class User: UIViewController {}
      class SignIn: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Router present SignIn
          Table present Post via Router
          Table present SignIn via Router
          """) == [])
    #expect(app.graph.edges.allSatisfy { $0.confidence != .possible })
  }

  @Test("of a class hide none that a protocol's extension has for another kind of screen")
  func extensionOfProtocol() {
    let app = Fixture(
      """
      protocol Stacking: AnyObject {
        func add(_ screen: UIViewController, animated: Bool)
        func add(_ screen: some View, animated: Bool)
      }
      extension Stacking {
        func add(_ screen: some View, animated: Bool = true) {
          add(UIHostingController(rootView: screen), animated: animated)
        }
      }
      class Stack: Stacking {
        let controller = UINavigationController()
        func add(_ screen: UIViewController, animated: Bool) {
          controller.pushViewController(screen, animated: animated)
        }
      }
      class MailFlow: Stack { func start() { add(Inbox()) } }
      struct Inbox: View { var body: some View { Text("a") } }
      """)
    #expect(app.edges(.push) == ["MailFlow push Inbox"])
  }

  @Test(
    "for a struct are not meant by what is known only by a protocol that the struct has nothing to do with",
    arguments: ["router.setRoot(current)", "router.setAll(all)"])
  func structsBesideProtocols(call: String) {
    let app = Fixture(
      """
      protocol Presentable { func toPresentable() -> UIViewController }
      protocol Coordinator: Presentable {}
      struct Module { let presentable: Presentable }
      protocol RouterType {
        func setRoot(_ presentable: Presentable)
        func setRoot(_ module: Module)
        func setAll(_ presentables: [Presentable])
        func setAll(_ modules: [Module])
      }
      extension RouterType {
        func setRoot(_ module: Module) { setRoot(module.presentable) }
        func setAll(_ modules: [Module]) { setRoot(modules[0].presentable) }
      }
      class Router: RouterType {
        let stack = UINavigationController()
        func setRoot(_ presentable: Presentable) {
          stack.setViewControllers([presentable.toPresentable()], animated: false)
        }
        func setAll(_ presentables: [Presentable]) {
          stack.setViewControllers(presentables.map { $0.toPresentable() }, animated: false)
        }
      }
      class Flow {
        let router: RouterType = Router()
        var current: Coordinator = FirstCoordinator()
        var all: [Presentable] = [FirstCoordinator()]
        func start() { \(call) }
      }
      class FirstCoordinator: Coordinator { func toPresentable() -> UIViewController { First() } }
      class First: UIViewController {}
      class SecondCoordinator: Coordinator { func toPresentable() -> UIViewController { Second() } }
      class Second: UIViewController {}
      class Other {
        let router: RouterType = Router()
        func open() { router.setRoot(Module(presentable: SecondCoordinator())) }
      }
      """)
    #expect(app.edges(.root).filter { $0.hasPrefix("Flow") } == ["Flow root First"])
    #expect(app.edges(.root).contains("Other root Second"))
  }

  @Test("of a transition between children of which a controller has one of its own, with other labels, is that")
  func ownTransition() {
    let app = Fixture(
      """
      class Area: UIViewController {
        enum Layout { case wide(Int), tall }
        enum Kind { case size(Layout), enter }
        var layout = Layout.tall
        func turn(_ kind: Kind) {
          switch (layout, kind, 1) {
          case let (_, .size(newLayout), _): transition(from: layout, to: newLayout, source: 1, with: nil)
          default: break
          }
        }
        private func transition(from old: Layout, to new: Layout, source: Int, with coordinator: Animator?) {
          navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      class Detail: UIViewController {}
      class Desk: NSViewController {
        func turn(_ old: NSViewController) { transition(from: old, to: Page(), options: .crossfade) }
      }
      class Page: NSViewController {}
      """)
    #expect(app.differences(from: "Area push Detail\nDesk child Page") == [])
    #expect(app.account.filter { $0.hasPrefix("unexplained") } == [])
  }

  @Test(
    "is no function that would do nothing but call itself",
    arguments: [
      ("Text", "String", "ask(Text(title), isOn: isOn, actions: actions)"),
      ("Text", "String", "self.ask(Text(title), isOn: isOn, actions: actions).padding()"),
      ("() -> Text", "() -> String", "ask({ Text(title()) }, isOn: isOn, actions: actions)"),
      ("() -> Text", "() -> String", "let text = title(); return ask({ Text(text) }, isOn: isOn, actions: actions)"),
    ])
  func endlessFunctions(_ shown: String, _ given: String, _ code: String) {
    let app = Fixture(
      """
      import SwiftUI
      struct Home: View { var body: some View { Text("a") } }
      extension View {
        func ask(_ title: \(shown), isOn: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View {
          background(EmptyView().confirmationDialog(Text("b"), isPresented: isOn, actions: actions))
        }
        func ask(_ title: \(given), isOn: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View {
          \(code)
        }
      }
      """)
    #expect(app.edges.map(\.ends) == ["View alert ConfirmationDialog"])
    #expect(
      app.reasons(of: "confirmationDialog").areThereAndAll { $0.hasPrefix("unreachable: only functions of its name") })
  }

  @Test(
    "for controllers are not meant by an object of a class that is known to be none",
    arguments: [
      ("", "let modal = Router(Stack())"), (": NSObject", "let modal = Router(Stack())"),
      (": NSObject", "let modal = Router.modal()"), (": Base", "let modal = Router.modal()"),
      (": NSObject", "let modal: Router = .modal()"),
    ])
  func controllersOfRouters(_ superclass: String, _ modal: String) {
    let app = Fixture(
      """
      class Base: NSObject {}
      class Stack: UINavigationController {}
      final class Router\(superclass) {
        let stack: Stack
        init(_ stack: Stack) { self.stack = stack }
        static func modal() -> Router { Router(Stack()) }
        func present(_ router: Router, animated: Bool, completion: (() -> Void)?) {
          stack.present(router, animated: animated, completion: completion)
        }
        func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
          stack.present(controller, animated: animated, completion: completion)
        }
      }
      extension UIViewController {
        func present(_ router: Router, animated: Bool, completion: (() -> Void)?) {
          present(router.stack, animated: animated, completion: completion)
        }
      }
      class Inbox: UIViewController {
        let router: Router
        init(router: Router) { self.router = router }
        func open() {
          \(modal)
          router.present(modal, animated: true, completion: nil)
        }
        func openDetail() { router.present(Detail(), animated: true, completion: nil) }
      }
      class Detail: Page {}
      class Page: UIViewController {}
      """)
    #expect(app.differences(from: "Inbox present Stack\nInbox present Detail") == [])
  }
}
