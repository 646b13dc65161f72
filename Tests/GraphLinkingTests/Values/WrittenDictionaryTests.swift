import TestSupport
import Testing

@Suite("Dictionaries that are written down")
struct WrittenDictionaryTests {
  @Test(
    "hold cases of the enum that their type names",
    arguments: [
      ("let pages: [String: Page] = [\"a\": .home, \"b\": .news]", "if let page = pages[name] { open(page) }"),
      ("static let pages: [String: Page] = [\"a\": .home, \"b\": .news]", "Self.pages[name].map { open($0) }"),
      ("var pages: [String: Page] { [\"a\": .home, \"b\": .news] }", "for page in pages.values { open(page) }"),
      ("var pages: [String: [Page]] = [\"a\": [.home, .news]]", "for page in pages[name] ?? [] { open(page) }"),
      ("func pages() -> [String: Page] { [\"a\": .home, \"b\": .news] }", "open(pages()[name]!)"),
      ("", "let pages: [String: Page] = [\"a\": .home, \"b\": .news]; open(pages[name]!)"),
      (
        "func each(_ pages: [String: Page]) { pages.values.forEach { open($0) } }",
        "each([\"a\": .home, \"b\": Page.news])"
      ),
    ])
  func cases(members: String, opening: String) {
    let app = Fixture(
      """
      enum Page {
        case home, news, help
        var screen: UIViewController {
          switch self {
          case .home: Home()
          case .news: News()
          case .help: Help()
          }
        }
      }
      class Menu: UIViewController {
        \(members)
        func tap(_ name: String) { \(opening) }
        func open(_ page: Page) { present(page.screen, animated: true) }
      }
      class Home: UIViewController {}
      class News: UIViewController {}
      class Help: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Menu present Home", "Menu present News"])
  }

  @Test("hold the one whose key is known")
  func key() {
    let app = Fixture(
      """
      enum Page {
        case home, news
        var screen: UIViewController {
          switch self {
          case .home: Home()
          case .news: News()
          }
        }
      }
      class Menu: UIViewController {
        let pages: [String: Page] = ["a": .home, "b": .news]
        func tap() { if let page = pages["a"] { present(page.screen, animated: true) } }
      }
      class Home: UIViewController {}
      class News: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Menu present Home"])
  }
}
