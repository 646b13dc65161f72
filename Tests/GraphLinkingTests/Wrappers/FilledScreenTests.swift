import TestSupport
import Testing

@Suite("A screen that fills itself")
struct FilledScreenTests {
  private static let app = """
    class Panel: UIViewController {
      let sub = Sub()
      override func viewDidLoad() { addChild(sub) }
      func changed() { sub.changed() }
    }
    class Sub: UIViewController {
      let pager = UIPageViewController()
      func changed() { render() }
      private func render() { % }
    }
    class Page: UIViewController {}
    """

  @Test(
    "holds what its code puts into it, and those who call that code do not",
    arguments: [
      ("addChild(Page())", "Sub child Page"),
      ("let page = Page(); addChild(page); view.addSubview(page.view)", "Sub child Page"),
      ("pager.setViewControllers([Page()], direction: .forward, animated: true)", "Sub page Page"),
    ])
  func closed(code: String, edge: String) {
    let app = Fixture(Self.app.replacing("%", with: code))
    #expect(app.edges.map(\.ends) == ["Panel child Sub", edge])
  }

  @Test("shows for those who ask it what it presents")
  func presents() {
    let app = Fixture(Self.app.replacing("%", with: "present(Page(), animated: true)"))
    #expect(Set(app.edges.map(\.ends)) == ["Panel child Sub", "Panel present Page", "Sub present Page"])
  }

  @Test("holds what it is given for those who give it")
  func open() {
    let app = Fixture(
      """
      class Wizard: UIViewController {
        let pager = UIPageViewController()
        func show(_ page: UIViewController) { pager.setViewControllers([page], direction: .forward, animated: true) }
      }
      class First: UIViewController {
        weak var wizard: Wizard?
        func next() { wizard?.show(Last()) }
      }
      class Last: UIViewController {}
      """)
    #expect(app.edges(.page) == ["First page Last"])
  }

  @Test("holds it as an object of a subclass, which runs the code of its superclass on itself")
  func inherited() {
    let app = Fixture(
      """
      class Base: UIViewController { func load() { addChild(Spinner()) } }
      class Home: Base { override func viewDidLoad() { load() } }
      class Spinner: UIViewController {}
      """)
    #expect(app.edges(.child).contains("Home child Spinner"))
  }

  @Test("of a window holds what its own code gives it")
  func windows() {
    let app = Fixture(
      """
      class Hover: NSPanel {
        func showList() { contentView = NSHostingView(rootView: ListView()) }
      }
      class Observer {
        let panel = Hover()
        func go() { panel.showList() }
      }
      struct ListView: View { var body: some View { Text("list") } }
      """)
    #expect(app.edges(.root) == ["Hover root ListView"])
  }

  private static func parts(_ members: String) -> Fixture {
    Fixture(
      """
      class Sub: UIViewController {
        func changed() { render() }
        private func render() { addChild(Page()) }
      }
      class Holder {
        var sub: Sub?
        let fixed = Sub()
        weak var user: Sub?
        var shown: Sub? { user }
      }
      class Panel: UIViewController { \(members) }
      class Page: UIViewController {}
      """)
  }

  @Test(
    "is none of those who keep it, under any name and through others that they keep",
    arguments: [
      "weak var sub: Sub?; func make() { let new = Sub(); sub = new }; func go() { sub?.changed() }",
      "let sub: Sub? = Sub(); func go() { if let sub = sub { sub.changed() } }",
      "let sub: Sub? = Sub(); func go() { guard let sub else { return }; sub.changed() }",
      "let sub: UIViewController = Sub(); func go() { guard let it = sub as? Sub else { return }; it.changed() }",
      "lazy var holder = { let new = Holder(); new.sub = Sub(); return new }(); func go() { holder.sub?.changed() }",
      "let holder = Holder(); func go() { holder.fixed.changed() }",
      "let holder = Holder(); func go() { let fixed = self.holder.fixed; fixed.changed() }",
    ])
  func kept(_ members: String) {
    let app = Self.parts(members)
    #expect(app.edges(.child) == ["Sub child Page"])
  }

  @Test(
    "is what those are in who are given it or look it up",
    arguments: [
      "weak var sub: Sub?; func go() { sub?.changed() }",
      "weak var sub: Sub?; init(sub: Sub) { self.sub = sub }; func go() { sub?.changed() }",
      "weak var sub: Sub?; init(sub: Sub) { self.sub = sub }; func go() { guard let it = sub else { return }; it.changed() }",
      "func go() { (parent as? Sub)?.changed() }",
      "weak var holder: Holder?; func go() { holder?.fixed.changed() }",
      "let box = UIWindow(); func go() { guard let it = box.rootViewController as? Sub else { return }; it.changed() }",
      "let bar = UITabBarController(); func go() { if let it = bar.selectedViewController as? Sub { it.changed() } }",
      "let holder = Holder(); func go() { holder.user?.changed() }",
      "let holder = Holder(); func go() { if let user = holder.shown { user.changed() } }",
    ])
  func around(_ members: String) {
    let app = Self.parts(members)
    #expect(app.edges(.child) == ["Panel child Page", "Sub child Page"])
  }

  @Test("fills itself for those who are in it, and ask it for another one")
  func askedFromInside() {
    let app = Fixture(
      """
      class Root: UIViewController { func showMain() { addChild(Main()) } }
      class Login: UIViewController {
        weak var root: Root?
        func done() { root?.showMain() }
      }
      class Main: UIViewController {}
      """)
    #expect(app.edges(.child) == ["Login child Main", "Root child Main"])
  }
}
