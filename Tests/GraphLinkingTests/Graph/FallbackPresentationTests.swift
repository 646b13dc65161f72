import TestSupport
import Testing

@Suite("A presentation in place of a push")
struct FallbackPresentationTests {
  private func fallbacks(_ body: String, _ more: String = "") -> [String] {
    let app = Fixture(
      """
      protocol Inviting: AnyObject { func invite() }
      class Invite: UIViewController {}
      class Shell: UIViewController, Inviting {
        func invite() {
          let screen = Invite()
          \(body)
        }
        \(more)
      }
      class Menu: UIViewController {
        weak var inviting: Inviting?
        func tap() { inviting?.invite() }
      }
      """)
    return app.program.fallbackPresentations
  }

  @Test(
    "is one that the same function makes where it finds no stack, whoever asks for it",
    arguments: [
      """
      if let stack = navigationController { stack.pushViewController(screen, animated: true) }
      else { present(screen, animated: true) }
      """,
      """
      guard let stack = navigationController else { present(screen, animated: true); return }
      stack.pushViewController(screen, animated: true)
      """,
      """
      load { [weak self] in
        if let stack = self?.navigationController { stack.pushViewController(screen, animated: true) }
        else { self?.present(screen, animated: true) }
      }
      """,
    ])
  func fallback(body: String) {
    #expect(fallbacks(body) == ["screen:Menu present screen:Invite", "screen:Shell present screen:Invite"])
  }

  @Test("is none where another function pushes, or where one place more presents")
  func twoFunctions() {
    let push = "func open() { navigationController?.pushViewController(Invite(), animated: true) }"
    #expect(fallbacks("present(screen, animated: true)", push) == [])
    let both = """
      if let stack = navigationController { stack.pushViewController(screen, animated: true) }
      else { present(screen, animated: true) }
      """
    let more = "func show() { present(Invite(), animated: true) }"
    #expect(fallbacks(both, more) == ["screen:Menu present screen:Invite"])
  }
}
