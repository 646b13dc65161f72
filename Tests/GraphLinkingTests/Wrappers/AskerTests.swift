import TestSupport
import Testing

@Suite("Who asks for a transition")
struct AskerTests {
  @Test("is also the type that calls another's method, one type away and no further")
  func oneType() {
    let app = Fixture(
      """
      class Wireframe {
        weak var controller: UIViewController?
        func showDetail() { controller?.present(Detail(), animated: true) }
      }
      class Presenter {
        let wireframe = Wireframe()
        func didSelect() { wireframe.showDetail() }
      }
      class List: UIViewController {
        let presenter = Presenter()
        func tap() { presenter.didSelect() }
      }
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Presenter present Detail [inferred] via Wireframe @7
          Wireframe present Detail [certain] @3
          """) == [])
  }

  @Test("is not every method of the same type on the way")
  func sameType() {
    let app = Fixture(
      """
      class List: UIViewController {
        func tap() { openDetail() }
        func swipe() { tap() }
        private func openDetail() { present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail [certain] @4") == [])
    #expect(app.edges.map(\.lines) == [[4]])
  }

  @Test("is not who calls back later")
  func callbacks() {
    let app = Fixture(
      """
      class Flow {
        let navigation = UINavigationController()
        func showList() {
          let list = List()
          list.onSelect = { self.showDetail() }
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      class Home: UIViewController {
        let flow = Flow()
        func tap() { flow.showList() }
      }
      class List: UIViewController { var onSelect: (() -> Void)? }
      class Detail: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Flow push Detail [certain]
          Flow push List [certain]
          Home push List [inferred] via Flow
          """) == [])
  }

  @Test("is not who has something made that keeps an action")
  func keptActions() {
    let app = Fixture(
      """
      enum Overlay {
        struct Notice {
          let onDetails: () -> Void
          let onRetry: (() -> Void)?
        }
      }
      class Browser: UIViewController {
        var notice: Overlay.Notice?
        func fail() {
          notice = Overlay.Notice(onDetails: { [weak self] in self?.details() }, onRetry: { self.present(Login(), animated: true) })
        }
        func details() { present(Details(), animated: true) }
      }
      class Details: UIViewController {}
      class Login: UIViewController {}
      class Handler {
        weak var browser: Browser?
        func handle() { browser?.fail() }
      }
      """)
    #expect(app.differences(from: "Browser present Details\nBrowser present Login") == [])
  }

  @Test("of a way back through a wrapper is the one who calls the wrapper")
  func back() {
    let app = Fixture(
      """
      class Router {
        let navigation = UINavigationController()
        func close() { navigation.popViewController(animated: true) }
      }
      class Detail: UIViewController {
        let router = Router()
        func done() { router.close() }
      }
      """)
    #expect(app.missing("Detail pop ? via Router @7") == [])
  }

  @Test("may be a free function or the top level of a script")
  func outsideOfTypes() {
    let app = Fixture(
      """
      //- main.swift
      let window = UIWindow()
      window.rootViewController = Home()
      func reset(_ window: UIWindow) { window.rootViewController = Home() }
      class Home: UIViewController {}
      """)
    #expect(app.missing("main.swift root Home\nreset() root Home") == [])
  }

  @Test("is the type that an extension extends, and the innermost of nested types")
  func lexical() {
    let app = Fixture(
      """
      class List: UIViewController {
        class Cell: UITableViewCell {
          weak var owner: UIViewController?
          func tap() { owner?.present(Help(), animated: true) }
        }
      }
      extension List: UITableViewDelegate {
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.missing("List present Detail @8\nList.Cell present Help @4") == [])
  }

  @Test("is the class that overrides what its superclass calls: no object of the superclass does it")
  func templateMethods() {
    let app = Fixture(
      """
      //- Base.swift
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          prepareLayout()
        }
        func prepareLayout() {}
      }
      class Middle: Base {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      //- Feed.swift
      class Feed: Middle {
        override func prepareLayout() { addChild(List()) }
      }
      class List: UIViewController {}
      //- Dialogs.swift
      protocol Dialogs {
        var window: UIWindow { get }
        func show(_ screen: UIViewController)
      }
      extension Dialogs {
        func warn() { showWarning() }
        func showWarning() { show(Warning()) }
      }
      class Presenter: Dialogs {
        let window = UIWindow()
        func show(_ screen: UIViewController) { window.rootViewController?.present(screen, animated: true) }
      }
      class Warning: UIViewController {}
      """)
    #expect(app.edges(.child) == ["Feed child List"])
    #expect(app.edges(.present).contains("Base present Warning") == false)
  }

  @Test("is nobody who calls an object of which many classes override what it then does")
  func manyOverrides() {
    let kinds = (1...9).map {
      "class Action\($0): Action { override func perform() { host.present(Page\($0)(), animated: true) } }"
    }
    let pages = (1...9).map { "class Page\($0): UIViewController {}" }
    let app = Fixture(
      """
      class Action {
        let host: UIViewController
        func run() { perform() }
        func perform() {}
      }
      class Toolbar: UIViewController {
        let actions: [Action]
        func tap(_ index: Int) { actions[index].run() }
      }
      \(kinds.joined(separator: "\n"))
      \(pages.joined(separator: "\n"))
      """)
    #expect(app.edges.map(\.ends) == (1...9).map { "Action\($0) present Page\($0)" })
  }

  @Test("is nobody who only sets up another screen, whose menus and rows wait for the user")
  func actionsOfScreens() {
    let app = Fixture(
      """
      class Editor: UIViewController {
        func setBarItems() {
          item.menu = UIMenu(children: [
            UIAction(title: "Share", handler: { [weak self] _ in self?.share() })
          ] + more.map { _ in UIAction(title: "Help") { _ in self.present(Help(), animated: true) } })
        }
        func share() { present(Share(), animated: true) }
      }
      class Manual: UIViewController {
        let editor: Editor
        override func viewDidDisappear(_ animated: Bool) { editor.setBarItems() }
      }
      class Base: UIViewController {
        func addExport() {
          item.menu = UIMenu(children: [UIAction(title: "Export") { _ in self.present(Export(), animated: true) }])
        }
      }
      class List: Base {
        override func viewDidLoad() {
          addExport()
          button.menu = Menus.standard(on: self)
        }
      }
      enum Menus {
        static func standard(on screen: UIViewController) -> UIMenu {
          UIMenu(children: [UIAction(title: "About", handler: { _ in screen.present(About(), animated: true) })])
        }
      }
      class Share: UIViewController {}
      class Help: UIViewController {}
      class Export: UIViewController {}
      class About: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Editor present Help
          Editor present Share
          Base present Export
          List present Export via Base
          Menus present About
          List present About via Menus
          """) == [])
  }

  @Test("is nobody who has a menu built, through however many methods of its screen", arguments: 1...4)
  func builtMenus(methods: Int) {
    let between = (1..<methods).map { "func update\($0)() { update\($0 + 1)() }" }.joined(separator: "; ")
    let app = Fixture(
      """
      class Editor: UIViewController {
        \(between)
        func update\(methods)() {
          item.menu = UIMenu(children: [
            UIAction(title: "Share") { [weak self] _ in self?.share() },
            UIAction(title: "Help") { [weak self] _ in self?.present(Help(), animated: true) },
          ])
        }
        func share() { present(Share(), animated: true) }
      }
      class Manual: UIViewController {
        weak var editor: Editor?
        func sort() { editor?.update1() }
        func share() { editor?.share() }
      }
      class Share: UIViewController {}
      class Help: UIViewController {}
      """)
    let expected = app.differences(
      from: "Editor present Help\nEditor present Share\nManual present Share via Editor @14")
    #expect(expected == [])
    #expect(app.edges.first { $0.ends == "Manual present Share" }?.lines == [14])
  }

  @Test(
    "is who makes an object that shows itself as soon as it is made",
    arguments: [
      "host.present(self, animated: true)",
      "appear(on: host)",
      "self.appear(on: host)",
      "begin(on: host)",
    ])
  func shownSinceMade(code: String) {
    let app = Fixture(
      """
      class Note: UIViewController {
        init(on host: UIViewController) { super.init(nibName: nil, bundle: nil); \(code) }
        func begin(on host: UIViewController) { self.appear(on: host) }
        func appear(on host: UIViewController) { host.present(self, animated: true) }
      }
      class Home: UIViewController {
        func copy() { _ = Note(on: self) }
      }
      """)
    #expect(app.differences(from: "Home present Note @7") == [])
  }

  @Test("is not who makes an object that shows another one of its class")
  func shownByAnother() {
    let app = Fixture(
      """
      class Note: UIViewController {
        init(after other: Note) { super.init(nibName: nil, bundle: nil); other.appear() }
        func appear() { presentingViewController?.present(self, animated: true) }
      }
      class Home: UIViewController {
        func copy(_ note: Note) { _ = Note(after: note) }
      }
      """)
    #expect(app.found("Home present Note") == [])
  }

  @Test("is not who shows an object whose subclass shows itself by the superclass's method")
  func shownBySuperclass() {
    let app = Fixture(
      """
      class Note: UIViewController {
        func show() { presentingViewController?.present(self, animated: true) }
        func enqueue() { show() }
      }
      class Warning: Note { override func show() { super.show() } }
      class Home: UIViewController {
        func copy() { let note = Note(); note.enqueue() }
      }
      """)
    #expect(app.found("Home present Warning") == [])
  }
}
