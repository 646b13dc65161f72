import TestSupport
import Testing

@Suite("A router that can show every screen in every way")
struct AskedWaysTests {
  private static let screens = """
    class Hello: UIViewController {}
    class Editor: UIViewController {}
    class Picker: UIViewController {}
    class PlainStack: UINavigationController {}
    class IntroStack: UINavigationController {}
    """

  private static let router = """
    enum Page { case hello, editor, picker
      var isIntro: Bool { switch self { case .hello: return true; default: return false } }
    }
    enum Style { case push, modal, bubble(UIView), sheet, swap }
    class Guide {
      func make(_ page: Page) -> UIViewController {
        switch page { case .hello: return Hello(); case .editor: return Editor(); case .picker: return Picker() }
      }
      func go(_ page: Page, from screen: UIViewController, _ style: Style) {
        let target = make(page)
        switch style {
        case .push: screen.show(target, sender: nil)
        case .modal:
          let stack: UINavigationController = {
            if page.isIntro {
              return IntroStack(rootViewController: target)
            } else {
              return PlainStack(rootViewController: target)
            }
          }()
          screen.present(stack, animated: true)
        case .bubble(let view):
          target.modalPresentationStyle = .popover
          target.popoverPresentationController?.sourceView = view
          screen.present(target, animated: true)
        case .sheet: screen.present(target, animated: true)
        case .swap: screen.showDetailViewController(PlainStack(rootViewController: target), sender: nil)
        }
      }
    }
    """

  @Test("shows each screen only in the ways in which somebody asks for it")
  func askedWays() {
    let app = Fixture(
      Self.screens + "\n" + Self.router + """

        class Start: UIViewController {
          let guide = Guide()
          func first() { guide.go(.hello, from: self, .modal) }
          func second() { guide.go(.editor, from: self, .modal) }
        }
        class Box: UIViewController {
          let guide = Guide()
          func third() { guide.go(.picker, from: self, .sheet) }
          func fourth() { guide.go(.editor, from: self, .push) }
        }
        """)
    #expect(
      app.differences(
        from: """
          Box present Picker [inferred] via Guide
          Box show Editor [inferred] via Guide
          Guide present IntroStack(Hello) [inferred]
          Guide present Picker [inferred]
          Guide present PlainStack(Editor) [inferred]
          Guide show Editor [inferred]
          IntroStack(Hello) root Hello [inferred]
          PlainStack(Editor) root Editor [inferred]
          Start present IntroStack(Hello) [inferred] via Guide
          Start present PlainStack(Editor) [inferred] via Guide
          """) == [])
  }

  @Test("keeps every way as possible for a screen that nobody asks for")
  func neverAsked() {
    let app = Fixture(
      """
      class Hello: UIViewController {}
      class Picker: UIViewController {}
      enum Page { case hello, picker }
      class Guide {
        func go(_ page: Page, from screen: UIViewController, isModal: Bool) {
          let target: UIViewController
          switch page { case .hello: target = Hello(); case .picker: target = Picker() }
          if isModal { screen.present(target, animated: true) } else { screen.show(target, sender: nil) }
        }
      }
      class Start: UIViewController {
        let guide = Guide()
        func first() { guide.go(.hello, from: self, isModal: true) }
      }
      """)
    #expect(
      app.differences(
        from: """
          Guide present Hello [certain]
          Guide present Picker [possible]
          Guide show Picker [possible]
          Start present Hello [inferred] via Guide
          """) == [])
  }

  @Test("keeps the way in which it asks itself")
  func asksItself() {
    let app = Fixture(
      """
      class Hello: UIViewController {}
      class Guide {
        let screen = UIViewController()
        func start() { go(isModal: false) }
        func go(isModal: Bool) {
          let target = Hello()
          if isModal { screen.present(target, animated: true) } else { screen.show(target, sender: nil) }
        }
      }
      class Start: UIViewController {
        let guide = Guide()
        func first() { guide.go(isModal: true) }
      }
      """)
    #expect(
      app.differences(
        from: """
          Guide present Hello [certain]
          Guide show Hello [certain]
          Start present Hello [inferred] via Guide
          """) == [])
  }

  @Test("takes no notice of those who only hand on what they are asked for")
  func forwarders() {
    let app = Fixture(
      Self.screens + "\n" + Self.router + """

        class Delegate {
          let guide = Guide()
          func route(_ page: Page, from screen: UIViewController, _ style: Style) { guide.go(page, from: screen, style) }
        }
        extension UIViewController {
          func open(_ page: Page, _ style: Style) { App.delegate.route(page, from: self, style) }
        }
        enum App { static let delegate = Delegate() }
        class Start: UIViewController {
          func first() { open(.hello, .push) }
          func second() { open(.editor, .sheet) }
        }
        """)
    #expect(
      app.edges.filter { $0.source == "Guide" && $0.confidence != .possible }.map(\.ends) == [
        "Guide present Editor", "Guide show Hello",
      ])
  }
}
