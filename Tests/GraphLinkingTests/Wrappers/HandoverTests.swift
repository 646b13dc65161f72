import TestSupport
import Testing

/// What a method puts into a property before it calls another one that shows it.
@Suite("What methods leave in properties for each other")
struct HandoverTests {
  @Test(
    "is shown for who gave it, through any number of hands",
    arguments: [
      """
      private var pending: UIViewController?
      func show(_ page: UIViewController) { pending = page; showNext() }
      private func showNext() { if let pending { root.present(pending, animated: true) } }
      """,
      """
      private var queue: [UIViewController] = []
      func show(_ page: UIViewController) { queue.append(page); showNext() }
      private func showNext() {
        guard let next = queue.first else { return }
        queue.removeFirst()
        root.present(next, animated: true)
      }
      """,
      """
      private var queue = [UIViewController]()
      func show(_ page: UIViewController) { enqueue(page) }
      private func enqueue(_ page: UIViewController) {
        guard !queue.contains(page) else { return }
        self.queue.append(page)
        DispatchQueue.main.async { self.showLater() }
      }
      private func showLater() { if isReady { showNext() } }
      private func showNext() { root.present(queue.removeFirst(), animated: true) }
      """,
      """
      struct Item { let page: UIViewController; let isAnimated: Bool }
      private var queue: [Item] = []
      func show(_ page: UIViewController) {
        let item = Item(page: page, isAnimated: true)
        queue.append(item)
        showNext()
      }
      func ended() { showNext() }
      private func showNext() {
        guard let next = queue.first else { return }
        root.present(next.page, animated: next.isAnimated)
      }
      """,
    ])
  func pages(code: String) {
    let app = Fixture(
      """
      class Presenter {
        let root = UIViewController()
        var isReady = false
        \(code)
      }
      class List: UIViewController { let presenter = Presenter(); func tap() { presenter.show(Detail()) } }
      class Detail: UIViewController { let presenter = Presenter(); func tap() { presenter.show(Help()) } }
      class Help: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail; Detail present Help".replacing("; ", with: "\n")) == [])
  }

  @Test("is what static methods keep for all, and of which class it is decides where it goes")
  func classes() {
    let app = Fixture(
      """
      enum Presenter {
        private static var queue: [UIViewController] = []
        static func show(_ page: UIViewController) {
          guard let alarm = page as? Alarm else {
            queue.append(page)
            showNext()
            return
          }
          queue.append(alarm)
          showNext()
        }
        private static func showNext() {
          guard let next = Presenter.queue.first else { return }
          UIApplication.top.present(next, animated: true)
        }
      }
      class List: UIViewController {
        func tap() { Presenter.show(Detail()) }
        func ring() { Presenter.show(Alarm()) }
      }
      class Detail: UIViewController {}
      class Alarm: UIViewController {}
      """)
    #expect(app.differences(from: "List present Detail\nList present Alarm") == [])
  }

  @Test("decides which way the other method goes")
  func routes() {
    let app = Fixture(
      """
      class Router {
        enum Route { case detail, help }
        private var pending: Route?
        let stack = UINavigationController()
        func open(_ route: Route) { pending = route; handle() }
        private func handle() {
          switch pending {
          case .detail: stack.pushViewController(Detail(), animated: true)
          case .help: stack.pushViewController(Help(), animated: true)
          case nil: break
          }
        }
      }
      class List: UIViewController { let router = Router(); func tap() { router.open(.detail) } }
      class Detail: UIViewController { let router = Router(); func tap() { router.open(.help) } }
      class Help: UIViewController {}
      """)
    #expect(app.missing("List push Detail\nDetail push Help") == [])
    #expect(app.found("List push Help\nDetail push Detail") == [])
  }

  @Test("leaves alone what a method reads that nobody has just put there")
  func others() {
    let app = Fixture(
      """
      class List: UIViewController {
        private var selected: UIViewController?
        func select() { selected = Detail() }
        func tap() { open() }
        private func open() { if let selected { show(selected, sender: nil) } }
      }
      class Detail: UIViewController {}
      """)
    #expect(app.edges(.show) == ["List show Detail"])
  }
}
