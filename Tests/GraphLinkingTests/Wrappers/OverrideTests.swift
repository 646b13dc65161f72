import TestSupport
import Testing

@Suite("Code of a class that classes below it override")
struct OverrideTests {
  @Test(
    "shows what the class below gives, which is the source",
    arguments: [
      "var next: UIViewController? { nil }", "var next: UIViewController? { fatalError(\"override\") }",
      "var next: UIViewController? = nil",
    ],
    ["push(next!)", "let page = next; push(page!)", "if let page = wrapped() { push(page) }"])
  func properties(member: String, statement: String) {
    let app = Fixture(
      """
      class Step: UIViewController {
        \(member)
        @objc func go() { \(statement) }
        private func wrapped() -> UIViewController? { next }
        private func push(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
      }
      class First: Step { override var next: UIViewController? { Terms() } }
      class Second: Step { override var next: UIViewController? { Done() } }
      class Terms: UIViewController {}
      class Done: UIViewController {}
      """)
    #expect(app.differences(from: "First push Terms via Step\nSecond push Done via Step") == [])
  }

  @Test(
    "shows nothing for a class whose own code only ends the program",
    arguments: [
      ("func page() -> UIViewController? {", "present(page()!, animated: true)"),
      ("func page() -> UIViewController? {", "let next = self; present(next.page()!, animated: true)"),
      ("func page() -> UIViewController? {", "let next = self; show(next.page()!)"),
      ("var page: UIViewController? {", "show(page!)"),
    ])
  func abstract(member: String, statement: String) {
    let app = Fixture(
      """
      class Step: UIViewController {
        \(member) nil }
        @objc func go() { \(statement) }
        private func show(_ page: UIViewController) { present(page, animated: true) }
      }
      class FirstStep: Step { override \(member) fatalError("override") } }
      class Welcome: FirstStep { override \(member) Terms() } }
      class Terms: UIViewController {}
      """)
    #expect(app.differences(from: "Welcome present Terms via Step") == [])
  }

  @Test("shows what a method of the class below makes, and what a list of it holds")
  func methods() {
    let app = Fixture(
      """
      class Tour: UIViewController {
        var pages: [UIViewController] { [] }
        func makeHelp() -> UIViewController { fatalError("override") }
        override func viewDidLoad() {
          super.viewDidLoad()
          addPages()
        }
        private func addPages() { for page in pages { addChild(page) } }
        @objc func help() { present(makeHelp(), animated: true) }
      }
      class Welcome: Tour {
        private let intro = Intro()
        override var pages: [UIViewController] { [intro, Terms()] }
        override func makeHelp() -> UIViewController { Help() }
      }
      class Update: Tour {
        override var pages: [UIViewController] { [Terms()] }
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "News"
        }
      }
      class Intro: UIViewController {}
      class Terms: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Update child Terms via Tour
          Welcome child Intro via Tour
          Welcome child Terms via Tour
          Welcome present Help via Tour
          """) == [])
  }

  @Test(
    "keeps in a property what the class below gives, through more code of its own, and by a source that it is itself",
    arguments: [
      "pages = makePages(for: self)", "pages = loaded()", "let found = loaded(); pages = found",
      "if let source { pages = source.makePages(for: self) }",
      "guard let source = source else { return }; pages = source.makePages(for: self)",
    ], ["addChild(pages[index])", "let page = pages[index]; addChild(page)", "for page in pages { addChild(page) }"])
  func kept(setting: String, statement: String) {
    let app = Fixture(
      """
      protocol PagerSource: AnyObject { func makePages(for pager: Pager) -> [UIViewController] }
      class Pager: UIViewController {
        weak var source: PagerSource?
        private(set) var pages = [UIViewController]()
        var index = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          reload()
          \(statement)
        }
        func makePages(for pager: Pager) -> [UIViewController] { [] }
        private func loaded() -> [UIViewController] { makePages(for: self) }
        private func reload() { \(setting) }
      }
      class BarPager<Cell: UIView>: Pager, PagerSource {
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          source = self
        }
      }
      class Library: BarPager<UILabel> {
        override func makePages(for pager: Pager) -> [UIViewController] { fatalError("override") }
      }
      class Music: Library { override func makePages(for pager: Pager) -> [UIViewController] { [Songs(), Albums()] } }
      class Video: Library {
        override func makePages(for pager: Pager) -> [UIViewController] {
          let movies = Movies()
          return [movies]
        }
      }
      class Songs: UIViewController {}
      class Albums: UIViewController {}
      class Movies: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Music child Albums via Pager
          Music child Songs via Pager
          Video child Movies via Pager
          """) == [])
  }

  @Test(
    "shows what it keeps of that, whatever code has put it there",
    arguments: ["page = makePage()", "self.page = loaded()", "page = page ?? makePage()"],
    ["present(page!, animated: true)", "if let page { show(page) }", "show(kept()!)"])
  func keptSince(setting: String, statement: String) {
    let app = Fixture(
      """
      class Pager: UIViewController {
        var page: UIViewController?
        func makePage() -> UIViewController { Empty() }
        override func viewDidLoad() {
          super.viewDidLoad()
          load()
        }
        @objc func go() { \(statement) }
        private func load() { \(setting) }
        private func loaded() -> UIViewController { makePage() }
        private func kept() -> UIViewController? { page }
        private func show(_ page: UIViewController) { present(page, animated: true) }
      }
      class Music: Pager { override func makePage() -> UIViewController { Songs() } }
      class Video: Pager { override var title: String? { get { nil } set {} } }
      class Songs: UIViewController {}
      class Empty: UIViewController {}
      """)
    #expect(app.differences(from: "Pager present Empty\nMusic present Songs via Pager") == [])
  }

  @Test(
    "keeps nothing of its own in a class that overrides something else, or that is not below",
    arguments: [
      "class Plain: Pager { override var title: String? { get { nil } set {} } }",
      "class Plain: Pager { func makePage(named name: String) -> UIViewController { Songs() } }",
      "class Plain: UIViewController { func makePage() -> UIViewController { Songs() } }",
    ])
  func keptElsewhere(other: String) {
    let app = Fixture(
      """
      class Pager: UIViewController {
        var page: UIViewController?
        func makePage() -> UIViewController { Empty() }
        @objc func go() {
          load()
          if let page { present(page, animated: true) }
        }
        private func load() { page = makePage() }
      }
      \(other)
      class Songs: UIViewController {}
      class Empty: UIViewController {}
      """)
    #expect(app.differences(from: "Pager present Empty") == [])
  }

  @Test("leaves to the class itself what it shows by itself, and to the class below what that says")
  func defaults() {
    let app = Fixture(
      """
      class Page: UIViewController {
        func help() -> UIViewController { Help() }
        @objc func open() { present(help(), animated: true) }
      }
      class Account: Page { override func help() -> UIViewController { AccountHelp() } }
      class Archive: Page {}
      class Help: UIViewController {}
      class AccountHelp: UIViewController {}
      """)
    #expect(app.differences(from: "Page present Help\nAccount present AccountHelp via Page") == [])
  }

  @Test("shows nothing for what the code of the class above does not read, or what says how screens look")
  func unread() {
    let app = Fixture(
      """
      class Page: UIViewController {
        var header: UIViewController { Header() }
        var tint: UIColor { .red }
        @objc func open() {
          view.tintColor = tint
          present(Help(), animated: true)
        }
      }
      class Account: Page {
        override var header: UIViewController { Photo() }
        override var tint: UIColor { .blue }
      }
      class Header: UIViewController {}
      class Photo: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.differences(from: "Page present Help") == [])
  }

  @Test("shows it in the way that the object is made with, and perhaps in each of several ways")
  func presentations() {
    let app = Fixture(
      """
      protocol Way {
        func show(_ screen: UIViewController)
      }
      final class Pushing: Way {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func show(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
      }
      final class Presenting: Way {
        let parent: UIViewController
        init(_ parent: UIViewController) { self.parent = parent }
        func show(_ screen: UIViewController) { parent.present(screen, animated: true) }
      }
      class Flow {
        let way: Way
        init(way: Way) { self.way = way }
        func start() { way.show(build()) }
        func build() -> UIViewController { fatalError("override") }
      }
      class AccountFlow: Flow { override func build() -> UIViewController { Account() } }
      class HelpFlow: Flow { override func build() -> UIViewController { Help() } }
      class TermsFlow: Flow { override func build() -> UIViewController { Terms() } }
      class App {
        let stack = UINavigationController()
        func open() {
          AccountFlow(way: Pushing(stack)).start()
          HelpFlow(way: Presenting(stack)).start()
          TermsFlow(way: Pushing(stack)).start()
        }
        func ask() { TermsFlow(way: Presenting(stack)).start() }
      }
      class Account: UIViewController {}
      class Help: UIViewController {}
      class Terms: UIViewController {}
      """)
    #expect(
      app.differences(
        from: """
          AccountFlow push Account via Flow, Pushing
          HelpFlow present Help via Flow, Presenting
          TermsFlow push Terms [possible] via Flow, Pushing
          TermsFlow present Terms [possible] via Flow, Presenting
          """) == [])
  }

  @Test("shows nothing where a class below has a method of its own instead")
  func replaced() {
    let app = Fixture(
      """
      class Step: UIViewController {
        var page: UIViewController { Plain() }
        @objc func go() { navigationController?.pushViewController(page, animated: true) }
      }
      class First: Step {
        override var page: UIViewController { Terms() }
        override func go() { print("closed") }
      }
      class Second: Step {
        override var page: UIViewController { Done() }
        override func go() { super.go() }
      }
      class Plain: UIViewController {}
      class Terms: UIViewController {}
      class Done: UIViewController {}
      """)
    #expect(app.differences(from: "Step push Plain\nSecond push Done via Step") == [])
  }
}
