import TestSupport
import Testing

@Suite("A property that a view watches")
struct WatchedPropertyTests {
  private static func app(_ watching: String, setting: String, router: String = "") -> Fixture {
    Fixture(
      """
      @Observable class Router { var page: Page? \(router); init(start: Page?) { page = start } }
      enum Page: Hashable { case help, terms }
      struct Root: View {
        @Environment(Router.self) var router: Router?
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Home().navigationDestination(for: Page.self) { page in
              switch page {
              case .help: Help()
              case .terms: Terms()
              }
            }
          }
          .onChange(of: router?.page\(watching.hasPrefix("(") ? ", \(watching.dropFirst())" : ") \(watching)")
        }
        \(watching.contains("open") || watching.contains("check(")
          ? "func open(_ page: Page?) { guard let page else { return }; path.append(page) }" : "")
        \(watching.contains("check(") ? "func check(_ page: Page?) { open(page) }" : "")
      }
      struct Home: View {
        @Environment(Router.self) var router: Router?
        var body: some View { Button("Help") { \(setting) } }
      }
      struct Help: View { var body: some View { Text("help") } }
      struct Terms: View { var body: some View { Text("terms") } }
      """)
  }

  @Test(
    "leads from who sets it to what is shown for the new value",
    arguments: [
      "{ _, page in if let page { path.append(page) } }",
      "{ page in if let new = page { path.append(new) } }",
      "{ if let page = $1 { path.append(page) } }",
      "{ _, page in open(page) }",
      "{ _, page in check(page) }",
      "(perform: open)",
    ])
  func watching(closure: String) {
    let app = Self.app(closure, setting: "router?.page = .help")
    #expect(app.edges.map(\.ends) == ["Home push Help", "Root push Help", "Root push Terms"])
  }

  @Test(
    "is asked for by who calls the function that sets it, through any number of hands",
    arguments: [
      "func show(_ page: Page) { self.page = page }",
      "func show(_ page: Page) { set(page) }; func set(_ new: Page) { page = new }",
      "func show(_ page: Page) { go(page) }; func go(_ page: Page) { set(page) }; func set(_ new: Page) { page = new }",
    ])
  func setters(functions: String) {
    let app = Self.app("{ _, page in open(page) }", setting: "router?.show(.help)", router: functions)
    #expect(app.edges(.push) == ["Home push Help", "Root push Help", "Root push Terms"])
  }

  @Test(
    "shows nothing where only the old value is taken, or it is only taken away",
    arguments: [
      ("{ old, _ in if let old { path.append(old) } }", "router?.page = .help"),
      ("{ if let old = $0 { path.append(old) }; log($1) }", "router?.page = .help"),
      ("{ _, page in open(page) }", "use(Router(start: .help))"),
      ("{ _, page in open(page) }", "router?.page = nil"),
    ])
  func otherValues(watching: String, setting: String) {
    #expect(Self.app(watching, setting: setting).edges.filter { $0.source == "Home" }.map(\.ends) == [])
  }

  @Test("leaves its edges to those who call the function that shows it themselves")
  func otherCallers() {
    let app = Fixture(
      """
      @Observable class Router { var page: Page? }
      enum Page: Hashable { case help, terms }
      struct Root: View {
        @Environment(Router.self) var router: Router?
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Terms") { open(.terms) }.navigationDestination(for: Page.self) { page in
              switch page {
              case .help: Help()
              case .terms: Terms()
              }
            }
          }
          .onChange(of: router?.page) { _, page in if let page { open(page) } }
        }
        func open(_ page: Page) { path.append(page) }
      }
      struct Home: View {
        @Environment(Router.self) var router: Router?
        var body: some View { Button("Help") { router?.page = .help } }
      }
      struct Help: View { var body: some View { Text("help") } }
      struct Terms: View { var body: some View { Text("terms") } }
      """)
    #expect(app.edges(.push) == ["Home push Help", "Root push Help", "Root push Terms"])
    #expect(app.edges.first { $0.ends == "Root push Terms" }?.lines.contains(8) == true)
    #expect(app.program.account.count(of: .unexplained) == 0)
  }
}
