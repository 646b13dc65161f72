import TestSupport
import Testing

@Suite("Cases that a case of a library's enum carries")
struct CarriedCaseTests {
  @Test(
    "are of the enum that a function takes",
    arguments: [
      "func load() { handle(.success(.home)) }",
      """
      func load() { fetch { [weak self] in self?.handle($0) } }
      func fetch(_ done: (Answer) -> Void) { done(.success(.home)) }
      """,
      """
      func load() { fetch { [weak self] answer in self?.handle(answer) } }
      func fetch(_ done: @escaping (Answer) -> Void) { wait { done(.success(.home)) } }
      func wait(_ done: () -> Void) { done() }
      """,
    ],
    [
      "switch answer { case .success(let page): open(page); case .failure: break }",
      "guard case .success(let page) = answer else { return }; show(page)",
      "if case .success(let page) = answer { show(page) }",
    ])
  func carried(loading: String, handling: String) {
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
      typealias Answer = Result<Page, Error>
      class Menu: UIViewController {
        \(loading)
        func handle(_ answer: Answer) { \(handling) }
        func show(_ page: Page) { open(page) }
        func open(_ page: Page) { present(page.screen, animated: true) }
      }
      class Home: UIViewController {}
      class News: UIViewController {}
      """)
    #expect(app.edges(.present) == ["Menu present Home"])
  }
}
