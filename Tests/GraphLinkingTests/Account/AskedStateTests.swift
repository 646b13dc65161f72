import TestSupport
import Testing

@Suite("Functions of the program's own that ask for screens by state")
struct AskedStateTests {
  /// What the account says of the place in line 1 of the app, which is given a router.
  private func outcome(_ router: String, _ views: String = "") -> [String] {
    Fixture(
      """
      struct Home: View { let router: Router; var body: some View { Button("a") { router.push(.reader) } } }
      enum Page: Hashable { case reader, settings }
      struct Reader: View { var body: some View { Text("b") } }
      struct Shop: App { var body: some Scene { WindowGroup { Home(router: Router()) } } }
      \(router)
      \(views)
      """
    ).account.filter { $0.hasSuffix("@1") }
  }

  @Test("are no plain functions where they set what a view watches, through any number of functions")
  func set() {
    #expect(
      outcome(
        """
        class Router: ObservableObject {
          var pending: Page?
          func push(_ page: Page) { enqueue(page) }
          private func enqueue(_ page: Page) { pending = page }
        }
        """,
        "struct Log: View { let router: Router; var body: some View { Text(\"a\").onChange(of: router.pending) { } } }")
        == ["unexplained push @1"])
  }

  @Test("are no plain functions where a computed property stands for what they set")
  func computed() {
    #expect(
      outcome(
        """
        class Router: ObservableObject {
          @Published var home: [Page] = []
          func push(_ page: Page) { all.append(page) }
          var all: [Page] { get { home } set { home = newValue } }
        }
        """,
        "struct Stack: View { let router: Router; var body: some View { NavigationStack(path: $router.home) { } } }")
        == ["unresolved push @1"])
  }

  @Test("are no plain functions where they send what they are given to whoever listens")
  func sent() {
    #expect(
      outcome(
        """
        class Router {
          let pages = PassthroughSubject<Page, Never>()
          func push(_ page: Page) { pages.send(page) }
        }
        """) == ["unexplained push @1"])
  }

  @Test("lead to what a delegate shows whom they call")
  func delegated() {
    #expect(
      outcome(
        """
        protocol RouterDelegate { func router(shows page: Page) }
        class Router {
          let delegate: RouterDelegate
          func push(_ page: Page) { work(page) }
          private func work(_ page: Page) { delegate.router(shows: page) }
        }
        """,
        """
        class Root: UIViewController, RouterDelegate {
          func router(shows page: Page) { present(Detail(), animated: true) }
        }
        class Detail: UIViewController {}
        """) == ["forwarded push @1"])
  }

  @Test("lead to what is shown by who fulfils a requirement that they are")
  func requirements() {
    let app = Fixture(
      """
      class Home: UIViewController { let router: Routing; func tap() { router.push(.reader) } }
      enum Page { case reader }
      protocol Routing { func push(_ page: Page) }
      class Flow: UIViewController, Routing {
        func push(_ page: Page) { work(page) }
        private func work(_ page: Page) { present(Detail(), animated: true) }
      }
      class Detail: UIViewController {}
      func start() { window.rootViewController = Home() }
      """)
    #expect(app.account.filter { $0.hasPrefix("unexplained") || $0.hasPrefix("own") } == [])
    #expect(app.missing("Flow present Detail") == [])
  }

  @Test("lead through a queue to what a delegate shows for the case that they are given")
  func queued() {
    #expect(
      outcome(
        """
        protocol RouterDelegate { func router(shows page: Page) }
        class Router {
          let delegate: RouterDelegate
          var pending: [Page] = []
          func push(_ page: Page) { pending.append(page); work() }
          private func work() { if let page = pending.first { delegate.router(shows: page) } }
        }
        """,
        """
        class Root: UIViewController, RouterDelegate {
          func router(shows page: Page) {
            switch page {
            case .reader: present(Detail(), animated: true)
            case .settings: present(Options(), animated: true)
            }
          }
          func open(_ router: Router) { router.push(.settings) }
        }
        class Detail: UIViewController {}
        class Options: UIViewController {}
        """) == ["forwarded push @1"])
  }

  @Test("are unresolved where they keep in a queue what they are given, and no case is named")
  func queuedValues() {
    let app = Fixture(Self.queue("func tap(_ page: Page) { router.push(page) }"))
    #expect(app.reasons(of: "push").contains { $0.hasPrefix("unresolved: Router.push(_:) calls ") })
    #expect(!app.reasons(of: "push").contains { $0.hasPrefix("forwarded") })
  }

  @Test(
    "lead through a queue to what is done for the very operation that they put there",
    arguments: [
      ("router.push(.reader)", "push", "forwarded: Router.push(_:) leads to Root.router(shows:), which shows it"),
      (
        "router.dismiss(.reader, animated: true)", "dismiss",
        "forwarded: Router.dismiss(_:animated:) leads to Root.router(hides:), which goes back"
      ),
    ])
  func queuedOperations(call: String, name: String, reason: String) {
    let app = Fixture(Self.queue("@objc func tap() { \(call) }"))
    #expect(app.reasons(of: name).contains(reason))
  }

  @Test(
    "lead to what goes back where only the group of a route that was kept decides, whose cases have names of routes",
    arguments: [
      (
        """
        switch shown.page.part {
        case .start: break
        case .reader, .settings: presentedViewController?.dismiss(animated: true)
        }
        """, "forwarded: Router.dismiss(_:animated:) leads to Root.router(hides:), which goes back"
      ),
      (
        """
        switch shown.page.part {
        case .start: present(Detail(), animated: true)
        case .reader, .settings: presentedViewController?.dismiss(animated: true)
        }
        """,
        "unresolved: Router.dismiss(_:animated:) calls Root.router(hides:), and the screen for this call is unknown"
      ),
      (
        """
        switch shown.page {
        case .news: break
        case .reader, .settings: presentedViewController?.dismiss(animated: true)
        }
        """,
        "unexplained: dismiss(_:animated:) calls router(shows:), which shows something, but no edge was found for this call"
      ),
    ])
  func groupsOfRoutes(choice: String, reason: String) {
    let app = Fixture(
      """
      protocol Route {
        associatedtype Part
        var part: Part { get }
      }
      enum Page: Route {
        case reader, settings, news
        var part: Section {
          switch self {
          case .reader: .reader
          case .settings, .news: .settings
          }
        }
      }
      enum Section { case start, reader, settings }
      struct Shown<Target: Route> { var page: Target }
      protocol RouterDelegate {
        func router(shows page: Page)
        func router(hides shown: Shown<Page>)
      }
      class Router {
        enum Operation { case push(Page), dismiss(Page) }
        let delegate: RouterDelegate
        var pending: [Operation] = []
        var shown: [Shown<Page>] = []
        func push(_ page: Page) { enqueue(.push(page)) }
        func dismiss(_ page: Page, animated: Bool) { enqueue(.dismiss(page)) }
        private func enqueue(_ operation: Operation) {
          pending.append(operation)
          work()
        }
        private func work() {
          guard let next = pending.first else { return }
          switch next {
          case .push(let page): delegate.router(shows: page)
          case .dismiss(let page): hide(page)
          }
        }
        private func hide(_ page: Page) {
          guard let last = shown.last else { return }
          delegate.router(hides: last)
        }
      }
      class Home: UIViewController {
        let router: Router
        @objc func tap() { router.dismiss(.news, animated: true) }
      }
      func keep(_ home: Home) {}
      class Root: UIViewController, RouterDelegate {
        func router(shows page: Page) { present(Options(), animated: true) }
        func router(hides shown: Shown<Page>) {
          \(choice)
        }
      }
      class Detail: UIViewController {}
      class Options: UIViewController {}
      """)
    #expect(app.reasons(of: "dismiss") == [reason])
  }

  @Test(
    "lead through a queue to what several cases come to, for each of them",
    arguments: [
      ("router.dismiss(.reader, animated: true)", "dismiss(_:animated:)"),
      ("router.dismiss(animated: true)", "dismiss(animated:)"),
    ])
  func sharedOperations(call: String, function: String) {
    let app = Fixture(
      """
      enum Page { case reader, settings }
      protocol RouterDelegate { func router(hides page: Page) }
      class Router {
        enum Operation { case one(Page), all }
        let delegate: RouterDelegate
        var pending: [Operation] = []
        var shown: [Page] = []
        func dismiss(_ page: Page, animated: Bool) { enqueue(.one(page)) }
        func dismiss(animated: Bool) { enqueue(.all) }
        private func enqueue(_ operation: Operation) {
          pending.append(operation)
          work()
        }
        private func work() {
          guard let next = pending.first else { return }
          switch next {
          case .one(let page): hide(page)
          case .all: hideAll()
          }
        }
        private func hide(_ page: Page) { delegate.router(hides: page) }
        private func hideAll() { if let last = shown.last { delegate.router(hides: last) } }
      }
      class Home: UIViewController {
        let router: Router
        @objc func tap() { \(call) }
      }
      func keep(_ home: Home) {}
      class Root: UIViewController, RouterDelegate {
        func router(hides page: Page) { presentedViewController?.dismiss(animated: true) }
      }
      """)
    #expect(
      app.reasons(of: "dismiss") == ["forwarded: Router.\(function) leads to Root.router(hides:), which goes back"])
  }

  /// A router with a queue of operations, and a screen that asks it for one.
  private static func queue(_ line: String) -> String {
    """
    enum Page { case reader, settings }
    protocol RouterDelegate {
      func router(shows page: Page)
      func router(hides page: Page)
    }
    class Router {
      enum Operation { case push(Page), dismiss(Page) }
      let delegate: RouterDelegate
      var pending: [Operation] = []
      func push(_ page: Page) { enqueue(.push(page)) }
      func dismiss(_ page: Page, animated: Bool) { enqueue(.dismiss(page)) }
      private func enqueue(_ operation: Operation) {
        pending.append(operation)
        work()
      }
      private func work() {
        guard let next = pending.first else { return }
        switch next {
        case .push(let page): delegate.router(shows: page)
        case .dismiss(let page): delegate.router(hides: page)
        }
      }
    }
    class Home: UIViewController {
      let router: Router
      \(line)
    }
    func keep(_ home: Home) {}
    class Root: UIViewController, RouterDelegate {
      func router(shows page: Page) {
        switch page {
        case .reader: present(Detail(), animated: true)
        case .settings: present(Options(), animated: true)
        }
      }
      func router(hides page: Page) {
        switch page {
        case .reader: presentedViewController?.dismiss(animated: true)
        case .settings: break
        }
      }
    }
    class Detail: UIViewController {}
    class Options: UIViewController {}
    """
  }

  @Test("are plain where those who listen to what they send show nothing")
  func heard() {
    let router = """
      class Router {
        let pages = PassthroughSubject<Page, Never>()
        func push(_ page: Page) { pages.send(page) }
      }
      """
    func listener(_ code: String) -> String {
      """
      class Log {
        let router: Router
        var last: Page?
        func listen() { router.pages.sink { [weak self] page in \(code) } }
        func write(_ page: Page) {}
        func keep(_ page: Page) { last = page }
      }
      """
    }
    #expect(outcome(router, listener("self?.write(page)")) == ["own push @1"])
    #expect(outcome(router, listener("self?.last = page")) == ["unexplained push @1"])
    #expect(outcome(router, listener("self?.keep(page)")) == ["unexplained push @1"])
    #expect(outcome(router, listener("self?.write(page); other.keep(page)")) == ["unexplained push @1"])
  }

  @Test("are plain where they only store or compute, or where nobody watches what they set")
  func plain() {
    #expect(
      outcome(
        """
        class Router {
          var pages: [Page] = []
          var count = 0
          func push(_ page: Page) { pages.append(page); count += 1; save(page) }
          private func save(_ page: Page) { defaults.set(page, forKey: "page") }
        }
        """) == ["own push @1"])
  }

  @Test("are plain where they set nothing, which takes a screen away")
  func cleared() {
    #expect(
      outcome(
        """
        class Router: ObservableObject {
          @Published var page: Page?
          func push(_ page: Page) { self.page = nil }
        }
        """) == ["own push @1"])
  }

  /// An app that sets a property of a service to a route, which a view watches in some way.
  private static func watched(_ modifier: String) -> Fixture {
    Fixture(
      """
      //- App.swift
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct OpenIntent: AppIntent { func perform() async throws { Service.shared.action = .reader } }
      class Shortcuts {
        private let service = Service.shared
        func open(_ url: URL) { service.action = Page(url: url) }
      }
      func keep(_ shortcuts: Shortcuts) { shortcuts.open(url) }
      //- Service.swift
      class Service: ObservableObject {
        static let shared = Service()
        @Published var action: Page?
      }
      class Other: ObservableObject { @Published var action: Page? }
      //- Page.swift
      enum Page: Hashable {
        case reader, settings(String)
        var parts: [Page] {
          var all: [Page] = []
          for part in text.split(separator: "/") { all.append(.settings(String(part))) }
          return all
        }
        var text: String { "" }
      }
      //- Home.swift
      struct Home: View {
        @State var path: [Page] = []
        @ObservedObject var other: Other
        var body: some View {
          NavigationStack(path: $path) {
            Text("a").navigationDestination(for: Page.self) { page in
              switch page {
              case .reader: Reader()
              case .settings: Settings()
              }
            }
          }
          .\(modifier)
        }
        func open(_ page: Page) { path = page.parts }
      }
      struct Reader: View { var body: some View { Text("b") } }
      struct Settings: View { var body: some View { Text("c") } }
      """)
  }

  @Test("are shown by whoever watches the property that is set, though nobody can tell what that shows for each value")
  func watchedElsewhere() {
    func outcomes(_ modifier: String) -> [String] {
      let app = Self.watched(modifier)
      return app.reasons(of: "reader") + app.reasons(of: "Page")
    }
    let shown = "forwarded: Home observes the property and shows the new value"
    #expect(
      outcomes("onChange(of: Service.shared.action) { _, new in if let new { open(new) } }") == [shown, shown])
    #expect(!outcomes("onChange(of: Service.shared.action) { _, new in print(new) }").contains(shown))
    #expect(!outcomes("onChange(of: other.action) { _, new in if let new { open(new) } }").contains(shown))
  }

  @Test("are none where the screen has a type of its own under the name of a route")
  func namesake() {
    let app = Fixture(
      """
      struct Form: View {
        enum Field { case address }
        @FocusState var focused: Field?
        var body: some View { Button("a") { focused = .address } }
      }
      struct Recipient: View {
        enum Field: Identifiable { case address }
        @State var scan: Field?
        var body: some View {
          Button("a") { scan = .address }.sheet(item: $scan) { field in
            switch field { case .address: Scanner() }
          }
        }
      }
      struct Scanner: View { var body: some View { Text("a") } }
      """)
    let places = app.program.account.places.filter { $0.name == "address" }
    #expect(places.allSatisfy { $0.site.line == 10 })
  }
}
