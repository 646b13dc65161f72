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
}
