import TestSupport
import Testing

@Suite("An object behind a protocol")
struct GivenObjectTests {
  private let styles = """
    protocol Style {
      func begin(_ screen: UIViewController)
    }
    final class SheetStyle: Style {
      unowned let host: UIViewController
      init(host: UIViewController) { self.host = host }
      func begin(_ screen: UIViewController) { host.present(screen, animated: true) }
    }
    struct StackStyle: Style {
      let stack: UINavigationController
      func begin(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
    }
    final class Notes: UIViewController {}
    final class Tags: UIViewController {}
    final class NotesCoordinator {
      let style: Style
      init(style: Style) { self.style = style }
      func open() { style.begin(Notes()) }
    }
    final class TagsCoordinator {
      private let style: Style
      init(style: Style) { self.style = style }
      func open() { self.style.begin(Tags()) }
    }

    """

  private static let eachByItsOwn = """
    NotesCoordinator present Notes [inferred] via SheetStyle
    TagsCoordinator push Tags [inferred] via StackStyle
    Home present Notes [inferred] via NotesCoordinator, SheetStyle
    Home push Tags [inferred] via TagsCoordinator, StackStyle
    """

  @Test("shows as only those do that are given")
  func given() {
    let app = Fixture(
      styles + """
        final class Home: UIViewController {
          func notes() { NotesCoordinator(style: SheetStyle(host: self)).open() }
          func tags(_ stack: UINavigationController) { TagsCoordinator(style: StackStyle(stack: stack)).open() }
        }
        """)
    #expect(app.differences(from: Self.eachByItsOwn) == [])
  }

  @Test("is handed on from flow to flow")
  func handedOn() {
    let app = Fixture(
      styles + """
        final class OuterCoordinator {
          let style: Style
          init(style: Style) { self.style = style }
          func open() { NotesCoordinator(style: style).open() }
        }
        final class Home: UIViewController {
          func notes() { OuterCoordinator(style: SheetStyle(host: self)).open() }
        }
        """)
    #expect(app.missing("NotesCoordinator present Notes [inferred] via SheetStyle") == [])
    #expect(app.found("NotesCoordinator push Notes") == [])
  }

  @Test("is made by a member that the protocol has for one type alone")
  func staticMembers() {
    let app = Fixture(
      styles + """
        extension Style {
          static func sheet(on host: UIViewController) -> Self where Self == SheetStyle { .init(host: host) }
          static func sheet(on host: UIViewController, isTall: Bool) -> Self where Self == SheetStyle {
            .init(host: host)
          }
        }
        extension Style where Self == StackStyle {
          static func stack(_ stack: UINavigationController) -> Self { Self(stack: stack) }
        }
        final class Home: UIViewController {
          func notes() { NotesCoordinator(style: .sheet(on: self)).open() }
          func tags(_ stack: UINavigationController) { TagsCoordinator(style: .stack(stack)).open() }
        }
        """)
    #expect(app.differences(from: Self.eachByItsOwn) == [])
  }

  @Test("can be any where one that is given is not known, or somebody else sets it")
  func unknown() {
    let app = Fixture(
      styles + """
        final class Home: UIViewController {
          var chosen: Style?
          func notes() { NotesCoordinator(style: SheetStyle(host: self)).open() }
          func more(_ style: Style) { NotesCoordinator(style: style).open() }
        }
        """)
    #expect(app.missing("NotesCoordinator present Notes\nNotesCoordinator push Notes") == [])
  }
}
