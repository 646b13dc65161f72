import TestSupport
import Testing

@Suite("A screen that is looked up on the stack")
struct StackLookupTests {
  private static let stack = "navigationController?.viewControllers ?? []"
  private static let back = "navigationController?.popToViewController(screen, animated: true)"

  private static func app(_ line: String, besides: String = "") -> Fixture {
    Fixture(
      """
      class Home: UIViewController {
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      class Detail: UIViewController { func close() { \(line) } }
      \(besides)
      """)
  }

  @Test(
    "is of the class that code asks for",
    arguments: [
      "for screen in \(stack) { guard let home = screen as? Home else { continue }; note(home); \(back) }",
      "for page in \(stack) { if let screen = page as? Home { \(back) } }",
      "for screen in \(stack) { if screen is Home { \(back) } }",
      "for screen in \(stack) where screen is Home { \(back) }",
      "for screen in \(stack) where screen.isKind(of: Home.self) { \(back) }",
      "for screen in \(stack) { if isDone, screen.isKind(of: Home.self) { \(back); break } }",
      "for screen in \(stack) { if screen.isKind(of: Home.self) && isDone { \(back) } }",
      "for screen in \(stack) { switch screen { case is Home: \(back); default: break } }",
    ])
  func tested(line: String) {
    let app = Self.app(line)
    #expect(app.differences(from: "Home push Detail\nDetail popTo Home") == [])
    #expect(app.reasons(of: "popToViewController") == [])
  }

  @Test("is of the class that the callers of a function say, through two hands")
  func generic() {
    let app = Self.app(
      "navigationController?.back(to: Home.self)",
      besides: """
        extension UINavigationController {
          func back<Screen: UIViewController>(to type: Screen.Type) {
            for screen in viewControllers {
              if screen.isKind(of: type) { popToViewController(screen, animated: true) }
            }
          }
        }
        """)
    #expect(app.differences(from: "Home push Detail\nDetail popTo Home") == [])
  }

  @Test(
    "is one of those before where no code asks for its class",
    arguments: [
      "for screen in \(stack) { if screen.isReady { \(back) } }",
      "for screen in \(stack) { let home = screen as? Home; note(home); \(back) }",
      "for screen in \(stack) { \(back); guard let home = screen as? Home else { continue }; note(home) }",
    ])
  func untested(line: String) {
    let app = Self.app(line)
    #expect(app.differences(from: "Home push Detail\nDetail popTo ?") == [])
    #expect(app.reasons(of: "popToViewController") == [])
  }

  @Test("is one of those before for those who call a function that counts them")
  func counted() {
    let app = Self.app(
      "navigationController?.back(steps: 2)",
      besides: """
        extension UINavigationController {
          func back(steps: Int) {
            let screen = viewControllers[max(0, viewControllers.count - steps)]
            popToViewController(screen, animated: true)
          }
        }
        """)
    #expect(app.missing("Home push Detail\nDetail popTo ?") == [])
    #expect(app.reasons(of: "popToViewController") == [])
  }
}
